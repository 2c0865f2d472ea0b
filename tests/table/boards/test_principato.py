"""Principato's board: everything an option needs lies on the table, every state can be drawn, words fit."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kingsburg_table.table.boards.principato import lines, tips
from kingsburg_table.table.box import Box
from kingsburg_table.table.layout import Focus
from kingsburg_table.table.pieces.spots import Look, Spot
from kingsburg_table.table.theme import HIGH_CONTRAST, NORMAL
from kingsburg_table.text.speaker import Speaker
from tests.table.boards.room import WAYS_TO_READ, texts_have_room
from tests.table.boards.sights import Kingsburg, Table, match
from tests.table.boards.sights import decided as decided_in

CHIPS = {"end", "all", "seal"}  #: answers without a thing on the table
KINDS = [
    "act", "pay", "station", "token", "recruit", "replace", "supply", "look scoring", "dismiss", "seal", "look final",
]


def decided(kind: str, players: int = 3, year: int = 1) -> Kingsburg:
    return decided_in(kind, players, year, "principato")


def on_the_table(session: Kingsburg) -> bool:
    assert session.decision is not None
    targets = {target for option in session.decision.options for target in option.targets}
    return targets - CHIPS <= Table(session).targets


@pytest.mark.parametrize("players", [2, 4])
def test_every_target_of_every_option_lies_on_the_table(players: int) -> None:
    rnd = random.Random(3)
    session = match(players, players, "principato")
    while session.decision is not None:
        if rnd.random() < 0.3:
            assert on_the_table(session), session.path
        session.act(rnd.choice(session.decision.options))


@pytest.mark.parametrize("kind", KINDS)
def test_so_do_those_of_rare_decisions(kind: str) -> None:
    assert on_the_table(decided(kind, year=2))


def test_as_many_pieces_lie_there_as_an_option_needs() -> None:
    """A price of three food touches three cubes."""
    session = decided("pay", year=2)
    table = Table(session)
    assert session.decision is not None
    for option in session.decision.options:
        for target in set(option.targets):
            lying = sum(spot.target == target for spot in table.spots)
            assert lying >= option.targets.count(target), target


def states(spot: Spot) -> Look:
    """All looks, one after the other over the things of the table."""
    number = sum(map(ord, spot.id)) % 6
    uses = ("hand.0.1", "display.2")
    return [
        Look(lit=True), Look(lit=True, uses=uses), Look(lit=True, hovered=True, uses=uses),
        Look(touched=True, uses=uses), Look(dim=True), Look(dim=True, hovered=True),
    ][number]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("kind", KINDS)
def test_every_phase_can_be_drawn_in_every_look(kind: str, size: tuple[int, int]) -> None:
    table = Table(decided(kind), "pl", size)
    table.draw(states)
    for target in table.targets - {""}:
        tip = table.board.tip(target, table.sight)
        if not target.startswith("amount."):
            assert tip is not None and tip.title and tip.lines, target


FOCUS: list[tuple[str, Focus]] = [("act", "piazza"), ("pay", "piazza"), ("supply", "stage"), ("dismiss", "stage")]


@pytest.mark.parametrize(("kind", "focus"), FOCUS)
def test_a_scoring_has_a_stage_of_its_own(kind: str, focus: Focus) -> None:
    assert Table(decided(kind)).sight.focus == focus


def test_the_ribbon_tells_year_turn_and_the_five_scorings() -> None:
    table = Table(decided("act", year=2), "en")
    ribbon = table.board.ribbon(table.sight)
    assert ribbon.rounds == ("I", "II", "III") and ribbon.round_now == 1
    labels = [(step.label, step.state) for step in ribbon.steps]
    assert labels == [
        ("End of year I", "past"), ("Turn 1 of 21", "now"), ("Hidden in year II", "next"), ("End of year II", "next"),
        ("Hidden in year III", "next"), ("End of year III", "next"),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["act", "supply", "look scoring", "dismiss", "token"])
@WAYS_TO_READ
def test_no_text_is_cut_off_or_too_small(
    kind: str, size: tuple[int, int], lang: str, text: float, speaker: Callable[..., Speaker],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Names of 16 letters; a real language never has to fall back on a sign instead of words."""
    texts_have_room(decided(kind, 4, 2), size, lang, text, speaker, monkeypatch)


def crowded(session: Kingsburg) -> Kingsburg:
    for player in session.state.players:
        player.field, player.farm, player.palazzo, player.bank = 14, 12, 13, 11
        player.food, player.money, player.favor = 24, 22, 3
        player.militia, player.condottiere, player.catapult = 18, 12, 9
        player.militia_food, player.militia_favor, player.condottiere_money = 7, 2, 3
        player.monument, player.book, player.painting = [5, 5, 5], [4, 3, 2], [5, 0, 0]
        player.military = 140
    return session


@pytest.mark.parametrize("kind", ["act", "supply"])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_many_tokens_stay_in_their_districts(kind: str, size: tuple[int, int]) -> None:
    table = Table(crowded(decided(kind, 4)), "pl", size)
    table.draw(states)
    whole = table.regions.stage.inset(-2)
    for spot in table.spots:
        assert whole.holds((spot.box.x, spot.box.y)) and whole.holds((spot.box.right, spot.box.bottom)), spot.id
    cubes = [spot.box for spot in table.spots if spot.target.endswith(".food") and spot.piece == "cubes"]
    assert len({(box.x, box.y) for box in cubes}) == len(cubes)


@pytest.mark.parametrize("kind", ["act", "supply"])
def test_high_contrast_draws_over_all_art(kind: str) -> None:
    Table(decided(kind, 4), "en", theme=HIGH_CONTRAST).draw(states)


def test_nothing_is_peeked_at_without_being_told_the_goals() -> None:
    table = Table(decided("act"))
    before = table.surface.copy()
    table.board.peek(table.canvas, Box(700, 200, 330, 480), table.sight)
    assert before.get_buffer().raw == table.surface.get_buffer().raw


@pytest.mark.parametrize(("kind", "piece"), [("act", "sheet"), ("supply", "armies")])
def test_in_high_contrast_the_scene_is_black_on_white(kind: str, piece: str) -> None:
    """Only pieces, roofs of the church and pennants have a colour; the ground has none."""
    grey = {}
    for theme in (NORMAL, HIGH_CONTRAST):
        table = Table(decided(kind, year=2), theme=theme)
        surface = table.draw()
        place = next(each.box for each in table.pieces if each.id == piece)
        step, colourless, all_of_them = 7, 0, 0
        for x in range(int(place.x) + 12, int(place.right) - 12, step):
            for y in range(int(place.y) + 12, int(place.bottom) - 12, step):
                r, g, b = surface.get_at((x, y))[:3]
                all_of_them += 1
                colourless += max(r, g, b) - min(r, g, b) < 12
        grey[theme.name] = colourless / all_of_them
    assert grey["contrast"] > 0.7 > 0.3 > grey[NORMAL.name], grey


def test_a_card_says_what_culture_is_worth_before_it_is_paid_for_and_the_stock_lies_open() -> None:
    session = decided("act")
    table = Table(session)
    sculptor = table.sight.data.cards["sculptor"]
    assert lines.worth(sculptor.options[0], table.sight) == " [points]1–3"
    session.state.stock.monument = [0, 2, 0]
    assert lines.worth(sculptor.options[0], Table(session).sight) == " [points]2"
    session.state.stock.land = 7
    sight = Table(session).sight
    said = {id: "".join(run.text for line in tip.lines for run in line)
            for id in ("token.0.monument", "token.0.field", "area.0.palace_area")
            if (tip := tips.tip(id, sight)) is not None}
    assert "2 (×2)" in said["token.0.monument"] and "In stock: 7." in said["token.0.field"]
    assert all(name in said["area.0.palace_area"] for name in ("Monument", "Book", "Painting"))
