from __future__ import annotations

import pygame

from kingsburg_table.table.draw.sprites import BUDGET_1080P, MOST_WANTED, Sprites, budget_for, weight


def square(side: int = 16) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_a_sprite_is_made_once() -> None:
    sprites = Sprites()
    first = sprites.get("a", square)
    assert sprites.get("a", square) is first
    assert sprites.made == 1


def test_the_cache_is_bounded_in_bytes_and_drops_the_longest_unused() -> None:
    sprites = Sprites(16 * weight(square()))  # three small parts fit
    for key in "abc":
        sprites.get(key, square)
    sprites.get("a", square)
    sprites.get("d", square)
    assert "b" not in sprites and {"a", "c", "d"} == {k for k in "abcd" if k in sprites}
    for i in range(200):
        sprites.get(i, lambda i=i: square(1 + i % 30))  # type: ignore[misc]
        assert sprites.nbytes <= max(sprites.budget, weight(square(1 + i % 30)))


def test_a_smaller_budget_takes_effect_at_once() -> None:
    sprites = Sprites()
    for i in range(10):
        sprites.get(i, square)
    sprites.resize(11 * weight(square()))  # two small parts fit
    assert len(sprites) == 2 and sprites.nbytes <= sprites.budget


def test_widgets_do_not_push_out_what_they_are_made_of() -> None:
    sprites = Sprites(10 * weight(square()))
    sprites.get("part", square)
    for number in range(50):
        sprites.get(("widget", number), square)
    assert "part" in sprites and ("widget", 49) in sprites and ("widget", 0) not in sprites


def test_stretched_edges_push_out_nothing_else() -> None:
    """They come by the thousand, and icons take a hundred times longer to make."""
    sprites = Sprites(14 * weight(square()))
    sprites.get("icon", square)
    sprites.get(("widget", 0), square)
    for number in range(50):
        sprites.get(("patch", number), square)
    assert "icon" in sprites and ("widget", 0) in sprites and ("patch", 0) not in sprites


def test_the_budget_grows_with_the_pixels() -> None:
    assert budget_for((1920, 1080)) == BUDGET_1080P
    assert budget_for((3840, 2160)) == 4 * BUDGET_1080P
    assert budget_for((1280, 720)) < BUDGET_1080P


def test_wanted_sprites_are_made_in_slices() -> None:
    sprites = Sprites()
    for i in range(5):
        sprites.later(i, square)
    assert sprites.work(0.0) and len(sprites) == 0
    assert not sprites.work(1.0) and len(sprites) == 5


def test_a_maker_may_ask_for_other_sprites() -> None:
    sprites = Sprites()

    def whole() -> pygame.Surface:
        sprites.get("part", square)
        return square(32)
    sprites.get("whole", whole)
    assert sprites.nbytes == weight(square()) + weight(square(32))


def test_wishes_are_bounded_where_there_is_no_time_for_them() -> None:
    """A wish holds on to everything that it would be painted from: a whole match of them grew by 600 MB."""
    sprites = Sprites()
    asked: list[int] = []
    for number in range(5000):
        sprites.later(("later", number), lambda number=number: asked.append(number) or square())  # type: ignore[misc]
    for _ in range(3):
        sprites.later(("later", 4999), lambda: asked.append(-1) or square())  # type: ignore[func-returns-value]
    while sprites.work(1.0):
        pass
    assert len(asked) == MOST_WANTED and asked[0] == 5000 - MOST_WANTED and asked[-1] == -1
