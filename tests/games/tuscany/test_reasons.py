"""Refusals agree with the lists of options, every thing on the table is lit or says why not, and previews come true."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable

import pytest

from kingsburg_table.core.actions import Action, Option
from kingsburg_table.core.outlook import Outlook
from kingsburg_table.core.previews import Foresight
from kingsburg_table.core.trial import Preview
from kingsburg_table.games.tuscany.actions import (
    Decline,
    Draw,
    EndTurn,
    Exchange,
    Join,
    Pay,
    Place,
    PlaceFree,
    PlaceStartCastle,
    ReadyMade,
    Swap,
    Take,
    TakeToken,
    Turn,
    UseMarble,
)
from kingsburg_table.games.tuscany.payment import payments
from kingsburg_table.games.tuscany.placing import points_for
from kingsburg_table.games.tuscany.words import KINDS, TOKENS
from tests.games.tuscany.table import ACT, ADA, BRUNO, CONTROLLER, DATA, TSession, begin, busy, listed, player, table


def everything(session: TSession, seat: int) -> set[Action]:
    """All actions there could be for a seat, and many that cannot."""
    owner = player(session, seat)
    land = DATA.land(owner.estate)
    cells = [*land.cells, (40, 40)]
    pieces = [*dict.fromkeys(DATA.id_of[code] for code in owner.store if code in DATA.id_of), "town", "hexagon"]
    tiles = [*dict.fromkeys(DATA.id_of[code] for code in session.state.display if code in DATA.id_of), "castle"]
    boards = [*DATA.plan(owner.estate).boards, "A9"]
    pays = {Pay(**dict(zip(KINDS, way.cards, strict=True)), worker=way.workers)
            for place in range(len(KINDS)) for way in payments((4,) * len(KINDS), place, 2)}
    return {
        Draw(), Decline(), UseMarble(), EndTurn(), ReadyMade(), Pay(), *pays,
        *(Take(tile, slot, space, out) for tile in tiles for slot in range(10)
          for space, out in ((0, ""), *((at, piece) for at in range(1, 4) for piece in pieces))),
        *(Exchange(kind) for kind in KINDS),
        *(Place(piece, space, cell) for piece in pieces for space in range(4) for cell in cells),
        *(PlaceFree(tile, slot, cell) for tile in tiles for slot in (1, 4, 8) for cell in cells),
        *(TakeToken(token) for token in TOKENS), *(PlaceStartCastle(cell) for cell in cells),
        *(Turn(board, place) for board in boards for place in range(5)),
        *(Swap(one, at, two, to) for one in boards for two in boards for at in (1, 2, 3) for to in (2, 3, 4)),
        *(Join(joint, way) for joint in range(4) for way in ("up", "down", "left")),
    }  # fmt: skip


@pytest.mark.slow
def test_what_is_listed_is_not_refused_and_what_is_not_listed_is() -> None:
    """T1.5, T4.8: `refuse` alone says the same as the list, for all tiles, places, hexes and payments there are."""
    kinds = Counter[str]()
    for seed in range(4):
        session, rng = begin(2 + seed % 3, seed), random.Random(seed)
        while session.decision is not None:
            decision = session.decision
            kinds[decision.kind] += 1
            if rng.random() < (0.05 if decision.kind == "act" else 0.4 if kinds[decision.kind] < 12 else 0.02):
                for seat in range(len(session.seats)):
                    may = {option.action.normal() for option in decision.options} if seat == decision.seat else set()
                    for action in everything(session, seat) | may:
                        refusal = session.refusal(action, seat)
                        assert (refusal is None) == (action.normal() in may), (decision.kind, action, refusal)
            session.act(busy(session, rng))
    assert {"act", "pay", "estate", "first token", "town", "castle", "marble"} <= kinds.keys()


def test_every_own_thing_is_lit_or_says_why_not() -> None:
    """Hexes, stored pieces, tiles on offer, cards, workers, tokens and boards: never silent."""
    for seed in range(3):
        session, rng = begin(2, seed), random.Random(seed)
        while session.decision is not None:
            decision = session.decision
            lit = {target for option in decision.options for target in option.targets}
            blocked = session.blocked(decision.seat)
            assert not lit & blocked.keys() - {"exchange"}, (decision.kind, lit & blocked.keys())
            for target in things(session, decision.kind, decision.seat):
                assert target in lit or target in blocked, (decision.kind, target)
            session.act(busy(session, rng))


def things(session: TSession, kind: str, seat: int) -> list[str]:
    owner = player(session, seat)
    hexes = [f"hex.{seat}.{number}" for number in range(1, 31)]
    store = [f"store.{seat}.{space}" for space in range(1, len(owner.store) + 1)]
    offer = [f"offer.{slot}" for slot in range(1, 9)]
    if kind == "act":
        return ["deck", "exchange", *offer, *store, *hexes]
    if kind == "pay":
        return [f"worker.{seat}", *(f"card.{seat}.{each}" for each in KINDS)]
    if kind in ("first token", "town"):
        return [f"token.{token}" for token in TOKENS]
    if kind == "castle":
        return [*offer, *hexes]
    if kind == "estate":
        return [*hexes, *(f"{thing}.{seat}.{at}" for thing in ("board", "turn") for at in (1, 2, 3))]
    return []


def test_others_things_are_theirs() -> None:
    blocked = table(ACT, ada={"store": ["village"]}).blocked(ADA)
    assert (blocked["store.1.1"].reason, blocked["hex.1.7"].reason) == ("not_yours", "not_yours")


def test_the_reasons_of_hexes() -> None:
    """The nearest reason first: taken, no neighbour, nothing that fits, nothing to pay with."""
    session = table(ACT, ada={"store": ["village"], "tokens": {"plus_storage": 1}})
    found = {target: refusal.reason for target, refusal in session.blocked(ADA).items() if target.startswith("hex.0")}
    land = DATA.land("A1 C1r B1r dd")
    reasons = {cell: found.get(f"hex.0.{number}") for number, cell in enumerate(land.cells, start=1)}
    assert reasons[0, 1] == "hex_taken" and reasons[8, -1] == "not_adjacent"
    assert reasons[0, 2] == "nothing_stored" and reasons[0, 0] == "too_dear"


def test_previews_come_true() -> None:
    """What is certain now and hides nothing is what happens; it says something of every placement."""
    placements = kept = 0
    for seed in range(3):
        session, rng = begin(2, seed), random.Random(seed)
        while session.decision is not None:
            decision = session.decision
            option = busy(session, rng)
            changes = session.preview(option)
            before = [session.counters(seat) for seat in range(2)]
            if isinstance(option.action, Place):
                placements += any(change.counter in ("green", "hexes") for change in changes)
            session.act(option)
            if any(change.counter == "unknown" for change in changes) or session.records[-1].revealed:
                continue
            if session.decision is None or session.decision.seat != decision.seat or decision.kind == "act":
                continue
            now = [session.counters(seat) for seat in range(2)]
            for change in changes:
                if not change.choice and not change.later:
                    came = now[change.seat][change.counter] - before[change.seat][change.counter]
                    assert came == change.amount, (option.action, change)
                    kept += 1
    assert placements > 20 and kept > 100


def test_options_that_are_alike_change_the_same() -> None:
    """Each option looked at by itself says what the mark of its likes says: all tiles, hexes and pieces of a game."""
    previewed = alike = 0
    for seed in range(3):
        session, rng = begin(2 + seed % 2, seed), random.Random(seed)
        while session.decision is not None:
            decision = session.decision
            if decision.kind in ("act", "pay") and rng.random() < 0.25:
                play = Preview(CONTROLLER, session.view(decision.seat))
                marks: dict[Hashable, Option] = {}
                for option in decision.options:
                    mark = CONTROLLER.alike(play, decision.seat, option)
                    first = marks.setdefault(mark, option)
                    if mark is not None and first is not option:
                        outlook = Foresight(CONTROLLER, session.view(decision.seat), decision.seat)
                        assert outlook.preview(option) == session.preview(first), (option, first)
                        alike += 1
                    previewed += 1
            session.act(busy(session, rng))
    assert previewed > 300 and alike > 150


def test_of_many_places_few_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hexagons and a full storage: one look for taking, one for each colour and number of points."""
    looked: list[object] = []
    of = Outlook.of

    def count(outlook: Outlook, action: Action, seat: int) -> object:
        looked.append(action)
        return of(outlook, action, seat)

    monkeypatch.setattr(Outlook, "of", count)
    session = table(ACT, ada={
        "hand": dict.fromkeys(KINDS, 4), "worker": 3, "tokens": {"plus_storage": 2},
        "store": ["hexagon", "hexagon", "village"], "placed": [
            [0, 1, "start_castle"], [3, 0, "cart"], [4, -1, "town"], [6, -1, "cart"], [2, 0, "town"],
            [7, -2, "monastery"], [8, -2, "town"]]})
    assert session.decision is not None and len(session.decision.options) == 67
    told = {option: session.preview(option) for option in session.decision.options}
    assert len(looked) <= 16
    for option, changes in told.items():
        assert Foresight(CONTROLLER, session.view(ADA), ADA).preview(option) == changes, option


def test_a_preview_of_a_placement_shows_points_and_price() -> None:
    session = table(ACT, ada={
        "hand": {"village": 1, "cart": 2, "inn": 2}, "store": ["village"], "worker": 1,
        "placed": [[0, 1, "start_castle"], [1, 0, "village"]]})
    option = next(o for o in session.decision.options if o.action == Place("village", 1, (0, 0)))  # type: ignore[union-attr]
    changes = {(change.counter, change.amount, change.choice > 0) for change in session.preview(option)}
    assert {("green", 3, False), ("hexes", 1, False)} <= changes
    assert any(counter == "cards" and amount is not None and amount < 0 for counter, amount, _ in changes)


def test_previews_tell_how_many_cards_are_drawn_but_not_which() -> None:
    session = table(ACT, ada={"tokens": {"plus_card": 2}})
    draw = next(option for option in session.decision.options if option.action == Draw())  # type: ignore[union-attr]
    found = {change.counter: change for change in session.preview(draw)}
    assert found["cards"].amount == 5 and found["cards"].later and "unknown" in found


def test_a_preview_of_a_castles_tile_tells_its_points() -> None:
    session = table(ACT, ada={
        "hand": {"castle": 2}, "store": ["castle"],
        "placed": [[0, 1, "start_castle"], [3, 1, "quarry"], [3, 0, "cart"]]})
    session.act(Place("castle", 1, (4, 1)))
    option = next(o for o in session.decision.options if o.action == PlaceFree("cart", 7, (4, 0)))  # type: ignore[union-attr]
    found = {change.counter: change.amount for change in session.preview(option)}
    assert found["green"] == 3 and found["hexes"] == 1


def test_hints() -> None:
    """What a screen shows that follows from rules agrees with what happens."""
    session = table(ACT, ada={"store": ["village"], "hand": {"village": 2, "castle": 1}, "green": 5, "red": 48,
                              "marble": 2, "placed": [[0, 1, "start_castle"], [1, 0, "village"]]})
    hints = session.hints(ADA)
    owner = player(session)
    land = DATA.land(owner.estate)
    for piece, gains in hints["gains"].items():
        code = DATA.code_of[piece]
        for hex, points in gains.items():
            assert points == sum(points_for(DATA, session.state, ADA, code, hex - 1))
    assert hints["gains"]["village"] == {land.number[0, 0] + 1: 3}
    assert hints["fits"] == [sum(1 for _ in hints["gains"][DATA.id_of[code]]) for code in session.state.display]
    assert set(hints["payable"]) == set(KINDS) & {"village", "castle"}
    assert hints["draws"] == 3 and hints["room"] == 0 and hints["deck"] == 122 - 3
    assert hints["stacks"] == [[7, 7, 7], [7, 7, 7]] and hints["to_phase_end"] == [7, 7]
    assert hints["if_scored"] == [53, 0] and hints["kept"] == [1 + 2, 0]
    assert hints["spaces"][0] == (5, 48, 0) and hints["bonus"]["village"] == 4
    assert session.hints(BRUNO)["payable"] == []


def test_hints_agree_with_the_list() -> None:
    for seed in range(3):
        session, rng = begin(3, seed), random.Random(seed)
        while session.decision is not None:
            seat, hints = session.decision.seat, session.hints(session.decision.seat)
            if session.decision.kind == "act" and not session.state.exchanging:
                owner = player(session, seat)
                places = {(action.piece, action.hex) for action in listed(session, Place)}
                land = DATA.land(owner.estate)
                stored = {DATA.id_of[code] for code in owner.store if code != "."}
                expected = {
                    (piece, land.cells[hex - 1]) for piece in stored for hex in hints["gains"][piece]
                    if DATA.kind_ids[DATA.place_of_code[land.kinds[hex - 1]]] in hints["payable"]
                }
                assert places == expected
            session.act(busy(session, rng))
