"""Kingsburg's modules on the table: all that options need lies there, every state can be drawn, texts have room."""

from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.table.boards.kingsburg import (
    bands,
    blocks,
    cards,
    cells,
    courtiers,
    fights,
    offers,
    pictograms,
)
from kingsburg_table.table.boards.kingsburg.fields import Field
from kingsburg_table.table.boards.kingsburg.wording import effect_runs
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import accounting
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.scenes.table import overlays
from tests.table.boards.mixes import moments, played
from tests.table.boards.sights import Kingsburg, Table, decided
from tests.table.boards.test_kingsburg import CHIPS, states

#: Answers without a thing on the table; faces are chosen as chips after their governor.
ANSWERS = CHIPS | {"take", "none"}
FACES = ("face.", "whiteface.")


def targets(session: Kingsburg) -> set[str]:
    assert session.decision is not None
    found = {target for option in session.decision.options for target in option.targets}
    return {target for target in found - ANSWERS if not target.startswith(FACES)}


@pytest.mark.slow
@pytest.mark.parametrize(("mix", "players"), [
    ("full", 2), ("full", 5), ("votes", 3), ("alliances", 4), ("valley", 3), ("tournament", 4),
])
def test_every_target_of_every_option_lies_on_the_table(mix: str, players: int) -> None:
    sizes = ((1920, 1080), (1280, 720))
    for at, session in enumerate(moments(mix, players, seed=players)):
        table = Table(session, size=sizes[at % 2])
        assert targets(session) <= table.targets, (session.path, targets(session) - table.targets)
        for target in table.targets - {""}:
            assert "." in target or target in ("envoy", "order", "enemy"), target
            if not target.startswith(("deal.", "less.", "more.", "seat.")):
                tip = table.board.tip(target, table.sight)
                assert tip is not None and tip.title and tip.lines, target


KINDS = [
    ("full", "influence"), ("full", "muster"), ("full", "look battle"), ("votes", "canvass"), ("votes", "build"),
    ("alliances", "alliance"), ("valley", "look enemy"), ("full", "choose deal"), ("tournament", "champions"),
]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize(("mix", "kind"), KINDS)
def test_every_phase_can_be_drawn_and_texts_have_room(mix: str, kind: str, size: tuple[int, int]) -> None:
    table = Table(found(mix, kind), "pl", size)
    with accounting() as account:
        table.draw(states)
    poor = [said for said in account if said.text and (not said.fits or said.px < 16)]
    assert not poor


def found(mix: str, kind: str, year: int = 2) -> Kingsburg:
    for seed in range(1, 40):
        session = played(mix, 4, seed, lambda s: s.state.year >= year and s.decision is not None
                         and s.decision.kind == kind)
        if session.decision is not None:
            return session
    raise AssertionError(f"no game has {kind!r}")


def sight_of(mix: str, kind: str) -> Sight:
    return Table(found(mix, kind)).sight


def test_rows_that_a_strip_covers_differ_from_seat_to_seat() -> None:
    session = played("full", 5, 3, lambda s: s.state.year >= 1)
    sheets = set()
    for seat, player in enumerate(session.state.players):
        table = Table(session, estate=seat)
        shown = {t.rpartition(".")[2] for t in table.targets if t.startswith("building.")}
        assert shown == set(session.rules.data.on_sheet(tuple(player.strips))) and len(shown) == 28
        sheets.add(frozenset(shown))
    assert len(sheets) > 1


def test_a_rivals_governor_lies_beside_the_rivals_sheet() -> None:
    session = found("full", "influence")
    for seat, player in enumerate(session.state.players):
        assert f"governor.{seat}.{player.governor}" in Table(session, estate=seat).targets


def test_a_rivals_tooltip_tells_which_rows_are_covered() -> None:
    table = Table(played("full", 4, 1, lambda s: s.state.year >= 1))
    for seat, player in enumerate(table.sight.view.players):
        tip = table.board.tip(f"seat.{seat}", table.sight)
        assert tip is not None
        said = ["".join(run.text for run in line) for line in tip.lines]
        assert any(line.startswith("Alternative rows: ") for line in said) is bool(player.strips)
        assert all(any(row in line.partition(":")[2] for line in said) for row in player.strips)


def test_a_governor_tells_whether_it_can_still_be_used() -> None:
    sight = sight_of("full", "influence")
    said = {}
    for id, used in (("preacher", False), ("prince", False), ("prince", True), ("paladin", False), ("thief", False)):
        view = sight.view.players[0]
        view.used = [(id, 0)] if used else []
        said[id, used] = cards.usage(sight.data.cards.governors[id], 0, sight)
    assert said == {
        ("preacher", False): "possible", ("prince", False): "possible", ("prince", True): "used",
        ("paladin", False): "lasting", ("thief", False): "spent",
    }


def test_tiles_tokens_and_gifts_lie_on_their_advisors() -> None:
    sight = sight_of("alliances", "influence")
    for rank, advisor in sight.data.by_rank.items():
        laid = courtiers.laid_on(sight, advisor)
        assert bool(laid.tile) == (rank in sight.view.whims)
        assert sum(n for _, n in laid.tokens) == sum(marker.rank == rank for marker in sight.view.markers)
        assert not laid.locked  # alliances reserve nothing
    assert any(courtiers.laid_on(sight, advisor).tokens for advisor in sight.data.advisors.values())


def test_strengths_are_what_the_battle_counted() -> None:
    for mix in ("full", "valley", "votes"):
        sight = sight_of(mix, "look enemy")
        for row in fights.fights(sight):
            counted = sum(n for _, n in (*row.helping, *row.hindering))
            assert row.soldiers + row.reinforcements + counted == row.strength
            assert row.result == ("win" if row.strength > row.enemy else row.result)
            assert (row.strength < row.enemy) == (row.result == "loss")


def test_groups_that_are_taken_show_who_has_them() -> None:
    session = played("votes", 4, 2, lambda s: s.decision is not None and s.decision.kind == "canvass"
                     and sum(bool(player.group) for player in s.state.players) == 2)
    sight = Table(session).sight
    shown = [thing.data for thing in offers.things(sight)]
    assert len(shown) == len(sight.data.cards.groups)
    taken = [offer.taken for offer in shown if isinstance(offer, offers.Offer) and offer.taken]
    assert len(taken) == 2


def test_without_modules_nothing_of_them_is_there() -> None:
    table = Table(decided("influence"))
    assert not {spot.piece for spot in table.spots} & {"destiny", "governor", "army", "offers", "scenario"}
    assert table.board.share("piazza", table.sight) is None


#: Drawn behind what comes of it, or told by the words of the card alone.
OTHERWISE = {
    "all_dice_equal", "roll_at_most", "printed_at_most", "support_gives", "owns", "lacks", "used", "advisors",
    "overtakes", "free_rank",
}


def test_conditions_of_cards_are_drawn_before_what_comes_of_them() -> None:
    data = decided("influence").rules.data
    cards_ = data.cards
    sources = (*cards_.governors.values(), *cards_.destiny.values(), *cards_.groups.values(), *cards_.extra.values(),
               *cards_.strips.values())
    asked = {what for source in sources for effect in source.effects if effect.condition is not None
             for what in effect.condition.said()}
    assert asked <= set(pictograms.CONDITIONS) | OTHERWISE and set(pictograms.CONDITIONS) <= asked
    assert pictograms.effects(cards_.governors["preacher"]) == "[building]*0* [>] [points]+1"
    assert pictograms.effects(cards_.strips["school"]) == "[soldiers]*≥3* [>] [points]+2"


def test_a_tile_says_what_it_gives_on_the_smallest_card() -> None:
    table = Table(found("full", "influence"), size=(1280, 720))
    narrow = min(spot.box.w for spot in table.spots if spot.target.startswith("advisor."))
    for whim in table.sight.data.cards.whims.values():
        assert courtiers.shortest(table.canvas, whim, narrow - 8 - 0.86 * 33), whim.id


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_strip_names_its_buildings_and_its_tooltip_says_what_they_do(lang: str) -> None:
    table = Table(played("alliances", 3, 1, lambda s: s.decision is not None), lang, (1280, 720))
    sight, speaker = table.sight, table.sight.speaker
    for strip in sight.data.cards.strips.values():
        for wide, high in ((211, 118), (214, 58)):
            with accounting() as account:
                cells.printed(table.canvas, Box(0, 0, wide, high), strip, sight)
            written = {said.text.replace("- ", "") for said in account}
            assert speaker.name(strip.id) in written, (strip.id, wide)
            assert all(said.fits and said.px >= 16 for said in account if said.text), strip.id
        tip = table.board.tip(f"strip.{strip.row}", sight)
        assert tip is not None and tip.rules == ("M2",) and tip.reconstructed and len(tip.lines) == 4
        words = ["".join(run.text for run in line) for line in tip.lines][strip.column - 1]
        assert speaker.name(strip.id) in words
        for effect in strip.effects:
            assert "".join(run.text for run in effect_runs(speaker, effect)) in words


def test_a_building_that_may_come_next_says_what_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the small rows too, as far as there is room; it never covers whose building it is."""
    table = Table(decided("build"), size=(1280, 720))
    drawn: list[tuple[str, float, float]] = []
    real = cells.pictures

    def note(canvas: Canvas, markup: str, box: Box, *size: float, **more: Any) -> float:
        wide = real(canvas, markup, box, *size, **more)
        drawn.append((markup, wide, box.w))
        return wide

    monkeypatch.setattr(cells, "pictures", note)
    inn = table.sight.data.buildings["inn"]
    for owned in (True, False):
        field = Field("inn", "built" if owned else "open", 1, inn.price, owned=owned)
        drawn.clear()
        cells._one_line(table.canvas, Box(0, 0, 218, 48), field, inn, table.sight)
        effect = next(row for row in drawn if row[0] == pictograms.effects(inn))
        assert 0 < effect[1] <= effect[2]


def test_price_and_effect_have_a_line_each_where_one_is_too_short(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(played("alliances", 3, 1, lambda s: s.decision is not None), size=(1280, 720))
    drawn: dict[str, Box] = {}
    monkeypatch.setattr(cells, "pictures", lambda canvas, markup, box, *size, **more: drawn.setdefault(markup, box).w)
    strips = table.sight.data.cards.strips
    for id, apart in (("brewery", True), ("armory", False), ("garrison", False)):
        drawn.clear()
        cells.printed(table.canvas, Box(0, 0, 226, 58), strips[id], table.sight)
        price, effect = drawn.values()
        assert (effect.y > price.y) is apart, id


def test_the_seasons_of_an_effect_stand_on_its_band() -> None:
    sight = Table(decided("build")).sight
    assert bands.described(sight.data.cards.strips["vineyard"], sight.speaker).startswith("[leaf]")


@pytest.mark.parametrize("id", ["pork_barrel", "shifting_alliances", "goblin_valley", "great_tournament"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_scenario_tells_its_whole_rule(id: str, lang: str) -> None:
    table = Table(found("full", "influence"), lang)
    tip = table.board.tip(f"scenario.{id}", table.sight)
    assert tip is not None
    said = " ".join("".join(run.text for run in line) for line in tip.lines)
    scenario = table.sight.data.cards.scenarios[id]
    assert all(table.sight.speaker.name(card) in said for card in scenario.forbids)
    prizes = [] if scenario.prizes is None else [scenario.prizes.alone, scenario.prizes.shared, scenario.prizes.second]
    assert all(str(prize) in said for prize in prizes) and len(tip.lines) >= 2


def test_many_soldiers_stand_as_one_block_with_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, int]] = []
    monkeypatch.setattr(blocks, "_troop", lambda canvas, part, kind, row, count: drawn.append((kind, count)))
    table = Table(found("valley", "look battle"), size=(1280, 720))
    row = max(fights.fights(table.sight), key=lambda row: row.soldiers)
    for units, expected in ((30, True), (8, False)):
        drawn.clear()
        blocks.draw(table.canvas, Box(0, 0, 440, 90), row, units, table.sight)
        assert bool(drawn) is expected
    blocks.draw(table.canvas, Box(0, 0, 440, 90), row, 30, table.sight)
    assert row.soldiers == 0 or ("soldiers", row.soldiers) in drawn


@pytest.mark.parametrize(("target", "ours"), [
    ("governor.0.hermit", True), ("governor.0.tax_collector", False), ("destiny.snowstorm", False),
    ("destiny.plague", True), ("scenario.great_tournament", True), ("scenario.goblin_valley", False),
])
def test_a_tooltip_says_what_is_reconstructed(monkeypatch: pytest.MonkeyPatch, target: str, ours: bool) -> None:
    table = Table(found("full", "influence"), size=(1280, 720))
    tip = table.board.tip(target, table.sight)
    assert tip is not None and tip.reconstructed is ours
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "icon", lambda self, name, *where, **more: drawn.append(name))
    whole = Box(0, 0, 1280, 720)
    place = overlays.tip_place(table.canvas, tip, Box(600, 300, 80, 80), whole, False)
    overlays.tooltip(table.canvas, tip, place, Box(600, 300, 80, 80), whole, False)
    assert ("quill" in drawn) is ours
