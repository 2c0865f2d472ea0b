"""Tuscany's board: everything an option needs lies on the table, every state can be drawn, words fit, nothing leaks."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

from kingsburg_table.games.tuscany.actions import Decline, Draw, PlaceFree, UseMarble
from kingsburg_table.games.tuscany.words import KINDS
from kingsburg_table.table.boards.tuscany import chain, flights, reading, scoring
from kingsburg_table.table.boards.tuscany.art import GROUNDS
from kingsburg_table.table.book.library import book
from kingsburg_table.table.layout import Focus
from kingsburg_table.table.pieces.spots import Look, Spot
from kingsburg_table.table.play.why import why
from kingsburg_table.table.theme import HIGH_CONTRAST
from kingsburg_table.text.speaker import Speaker
from tests.games.tuscany.table import ACT, BRUNO, begin, busy, player, table
from tests.support.secrets import tuscany as other_secrets
from tests.table.boards.room import WAYS_TO_READ, texts_have_room
from tests.table.boards.sights import Kingsburg, Table, layout_of

CHIPS = {"ready_made", "decline", "end", "seal"}  #: answers without a thing on the table
KINDS_OF_DECISION = [
    "estate", "first token", "act", "pay", "castle", "town", "marble", "look scoring", "look final",
]
SIZES = pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])


@cache
def _seed(kind: str, players: int) -> int:
    return next(seed for seed in range(400) if _played(kind, players, seed).decision is not None)


def _played(kind: str, players: int, seed: int) -> Kingsburg:
    session, rng = begin(players, seed), random.Random(seed)
    for at in range(len(session.seats)):
        session.wish(at, seal=False, look=True)
    while session.decision is not None and session.decision.kind != kind:
        session.act(busy(session, rng))
    return session


def decided(kind: str, players: int = 3) -> Kingsburg:
    """The first such decision in some game of busy players."""
    return _played(kind, players, _seed(kind, players))


def seen(session: Kingsburg, lang: str = "en", size: tuple[int, int] = (1920, 1080), **more: object) -> Table:
    """The table of who is asked, with what that seat may see."""
    assert session.decision is not None
    return Table(session, lang, size, view=session.view(session.decision.seat), **more)


def states(spot: Spot) -> Look:
    """All looks, one after the other over the things of the table."""
    return [
        Look(lit=True), Look(lit=True, hovered=True), Look(touched=True), Look(added=True), Look(dim=True),
        Look(dim=True, hovered=True),
    ][sum(map(ord, spot.id)) % 6]


@pytest.mark.parametrize("kind", KINDS_OF_DECISION)
def test_every_target_of_every_option_lies_on_the_table(kind: str) -> None:
    session = decided(kind)
    targets = {target for option in session.decision.options for target in option.targets}
    assert targets - CHIPS <= seen(session).targets


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize("kind", KINDS_OF_DECISION)
def test_everything_has_a_tooltip_with_rules_in_every_phase_and_look(kind: str, size: tuple[int, int]) -> None:
    found = seen(decided(kind), "pl", size)
    found.draw(states)
    for target in (found.targets | {"seat.0", "seat.1"}) - {""}:
        tip = found.board.tip(target, found.sight)
        assert tip is not None and tip.title and tip.lines, target
        assert tip.rules and set(tip.rules) <= set(book("tuscany").rules), target


def said(session: Kingsburg, target: str) -> str:
    found = seen(session)
    tip = found.board.tip(target, found.sight)
    assert tip is not None
    return " ".join([tip.title, tip.note, *("".join(run.text for run in line) for line in tip.lines)])


def test_tooltips_tell_how_things_stand() -> None:
    session = table(ACT, ada={"hand": {"village": 2, "cart": 1}, "store": ["village"], "marble": 2})
    state = session.state
    land = session.rules.data.land(player(session).estate)
    start = player(session).pieces.index(session.rules.data.start_castle) + 1
    assert "In this hand: 2. In the game: 18" in said(session, "card.0.village")
    assert "Ada has 2" in said(session, "marble.0") and "Once a turn" in said(session, "marble.0")
    assert "0 of 5 hexes" in said(session, "colour.village") and "first to fill" in said(session, "colour.village")
    assert "start castle" in said(session, f"hex.0.{start}")
    far = next(hex + 1 for hex in range(30) if not land.near[hex] & land.bit[start - 1] and hex != start - 1)
    assert "touches no filled hex" in said(session, f"hex.0.{far}")
    assert "draw 3 cards" in said(session, "deck") and "3 cards" not in said(session, "exchange")
    player(session).tokens[0] = 2
    assert "draw 5 cards" in said(session, "deck")
    state.bonuses[KINDS.index("village")] = 2
    assert "Both have been taken" in said(session, "colour.village")
    player(session, BRUNO).green, player(session, BRUNO).red = 7, 20
    assert "7 green, 20 red; 27" in said(session, "seat.1") and "7 more tiles empty stack 1" in said(session, "seat.1")


FOCUS: list[tuple[str, Focus, str]] = [
    ("act", "piazza", ""), ("pay", "piazza", ""), ("first token", "piazza", ""), ("estate", "stage", "estate"),
    ("look scoring", "stage", "scoring"), ("look final", "stage", "scoring"),
]


@pytest.mark.parametrize(("kind", "focus", "stage"), FOCUS)
def test_laying_out_and_scoring_have_stages_of_their_own(kind: str, focus: Focus, stage: str) -> None:
    found = seen(decided(kind))
    assert found.sight.focus == focus and found.board.stage(found.sight) == stage


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["estate", "act", "pay", "castle", "look scoring", "look final"])
@WAYS_TO_READ
def test_no_text_is_cut_off_or_too_small(
    kind: str, size: tuple[int, int], lang: str, text: float, speaker: Callable[..., Speaker],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = decided(kind, 4)
    for owner in session.state.players:
        owner.marble, owner.worker = 11, 14
    texts_have_room(session, size, lang, text, speaker, monkeypatch)


@SIZES
def test_things_of_one_piece_do_not_lie_on_each_other(size: tuple[int, int]) -> None:
    session = decided("act", 4)
    player(session, session.decision.seat).tokens = [1, 4, 1, 1, 1]
    player(session, session.decision.seat).store = "...V."
    found = seen(session, "pl", size)
    for piece in ("offer", "store", "own_tokens", "goods", "rack", "colours"):
        boxes = [spot.box for spot in found.spots if spot.piece == piece]
        assert boxes
        for at, one in enumerate(boxes):
            for other in boxes[at + 1 :]:
                apart = (one.right <= other.x + 1 or other.right <= one.x + 1 or one.bottom <= other.y + 1
                         or other.bottom <= one.y + 1)
                assert apart, (piece, one, other)


# -- the chain of a turn

def chained(session: Kingsburg) -> list[tuple[str, str, int, int, str]]:
    links = chain.links(seen(session).sight)
    return [(link.sign, link.what, link.n, link.green, link.state) for link in links]


def test_a_turn_begins_with_its_three_actions() -> None:
    session = table(ACT, ada={"hand": {"village": 2}, "store": ["village"]})
    assert chained(session) == [("draw", "", 3, 0, "next"), ("take", "", 0, 0, "next"), ("place", "", 0, 0, "next")]


def test_a_chain_tells_what_was_done_what_is_asked_and_what_follows() -> None:
    """A castle and a marble: placed, a free tile is asked; declined, the extra action is; taken, it runs."""
    session = _chain()
    assert chained(session)[-1] == ("free", "", 0, 0, "now")
    placed = chained(session)[0]
    assert placed[:2] == ("piece", "castle") and placed[3] > 0 and placed[4] == "done"
    before = session.state_hash()
    free = next(option for option in session.decision.options if isinstance(option.action, PlaceFree))
    session.act(free)
    assert chained(session)[1][:2] == ("piece", reading.kind_of_code(
        session.rules.data, session.rules.data.kind_of[session.rules.data.code_of[free.action.tile]]))
    session = _chain()
    assert session.state_hash() == before
    session.act(Decline())
    assert chained(session) == [placed, ("extra", "", 0, 0, "now")]
    session.act(UseMarble())
    assert chained(session) == [placed, ("extra", "", 0, 0, "done"), ("act", "", 0, 0, "now")]
    session.undo()
    assert chained(session) == [placed, ("extra", "", 0, 0, "now")]


def _chain() -> Kingsburg:
    session = decided("castle")
    player(session, session.decision.seat).marble = 1
    session.running.run_on()
    return session


def test_an_income_card_is_a_link_with_what_it_brings() -> None:
    from kingsburg_table.core.actions import Event

    found = seen(decided("act"))
    told = (
        Event("placed", {"seat": 0, "piece": "cart", "kind": "cart", "hex": 3}),
        Event("region", {"seat": 0, "kind": "cart", "n": 2, "gain": {"green": 3}}),
        Event("colour", {"seat": 0, "kind": "cart", "first": 1, "gain": {"green": 3}}),
        Event("income", {"seat": 0, "card": "green2"}), Event("points", {"seat": 0, "gain": {"green": 2}}),
        Event("income", {"seat": 0, "card": "hexagon1"}), Event("no_room", {"seat": 0, "gain": {"red": 2}}),
        Event("income", {"seat": 0, "card": "worker1"}), Event("goods", {"seat": 0, "gain": {"worker": 1}}),
    )
    made = [(link.sign, link.what, link.n, link.green) for link in chain._done(told, found.sight)]
    assert made == [("piece", "cart", 0, 6), ("income", "green", 2, 2), ("income", "red", 2, 0),
                    ("income", "worker", 1, 0)]


def test_another_seats_turn_is_no_part_of_the_chain() -> None:
    session = decided("act")
    first = session.decision.seat
    session.act(next(option for option in session.decision.options if isinstance(option.action, Draw)))
    while session.decision.seat == first:
        session.act(session.decision.options[-1])
    if session.decision.kind == "act":
        assert {state for *_, state in chained(session)} == {"next"}


# -- scoring

def test_a_scoring_tells_green_since_the_one_before() -> None:
    """What was counted and what is new add up to what flows, whatever phase it is."""
    session, rng, looked = begin(3, 11), random.Random(11), set[int]()
    for at in range(3):
        session.wish(at, seal=False, look=True)
    while session.decision is not None:
        if session.decision.kind == "look scoring" and session.state.phase not in looked:
            looked.add(session.state.phase)
            for row in scoring.rows(seen(session).sight):
                assert row.counted + sum(row.parts) == row.added == row.green
        session.act(busy(session, rng))
    assert looked == {1, 2, 3}


# -- without colour

def test_kinds_are_told_apart_without_colour() -> None:
    """Each of the eight has a hatch of its own, and a silhouette of its own on tile, card and sign."""
    from kingsburg_table.table.draw import svg

    assert len({ground.hatch for ground in GROUNDS.values()}) == len(GROUNDS) == len(KINDS)
    for folder in ("tuscany/kinds", "icons"):
        drawn = {svg.source(f"{folder}/{kind}") for kind in KINDS}
        assert len(drawn) == len(KINDS)


# -- what may be seen

@pytest.mark.parametrize("kind", ["act", "first token", "town"])
@SIZES
def test_no_pixel_depends_on_what_the_seat_may_not_see(kind: str, size: tuple[int, int]) -> None:
    """The others' hands and what is in the deck, whichever they may be (T19.1, T19.2)."""
    session = decided(kind, 4)
    seat = session.decision.seat
    first = seen(session, size=size).draw().get_buffer().raw
    before = [list(other.hand) for other in session.state.players]
    other_secrets(session.controller, session.state, seat, None, random.Random(5))
    assert before != [list(other.hand) for other in session.state.players]
    assert seen(session, size=size).draw().get_buffer().raw == first


def test_no_pixel_depends_on_an_estate_that_another_lays_out() -> None:
    """T19.4: those that are done and those that are not."""
    session = decided("estate", 4)
    session.act(session.decision.options[0])
    seat, done = session.decision.seat, session.state.order[0]
    assert seat != done
    for estate in (seat, done):
        first = seen(session, estate=estate).draw().get_buffer().raw
        held = session.codec.copy(session.state)
        other_secrets(session.controller, session.state, seat, None, random.Random(2))
        assert held.players[done].estate != session.state.players[done].estate
        assert seen(session, estate=estate).draw().get_buffer().raw == first


def test_with_open_hands_the_others_cards_are_shown() -> None:
    session = begin(2, 3, open_hands="on")
    while session.decision is not None and session.decision.kind != "act":
        session.act(session.decision.options[0])
    assert session.decision is not None and not session.decision.private
    rival = 1 - session.decision.seat
    assert any(target.startswith(f"card.{rival}.") for target in seen(session, estate=rival).targets)
    closed = decided("act", 2)
    rival = 1 - closed.decision.seat
    assert closed.decision.private
    assert not any(target.startswith(f"card.{rival}.") for target in seen(closed, estate=rival).targets)


@pytest.mark.parametrize("kind", ["act", "estate", "look scoring"])
def test_high_contrast_draws_over_all_art(kind: str) -> None:
    seen(decided(kind, 4), theme=HIGH_CONTRAST).draw(states)


# -- flights and causes

def test_pieces_travel_between_things_that_lie_on_the_table() -> None:
    rng, session, kinds = random.Random(5), begin(3, 5), set[str]()
    while session.decision is not None and session.state.round < 26:
        seat = session.decision.seat
        session.act(busy(session, rng))
        found = Table(session, estate=seat, view=session.view(seat))
        if found.sight.focus == "stage":
            continue
        for event in session.story[-1]:
            if event.values.get("seat") != seat or not event.seen_by(seat) or event.kind == "scored":  # on its stage
                continue
            for flight in flights.flights(event, found.sight):
                kinds.add(event.kind)
                gone = flight.start.startswith(("token.", "offer.")) or not flight.start
                assert flight.end in found.targets | {f"seat.{seat}"}, (event, flight)
                assert gone or flight.start in found.targets, (event, flight)
    assert {"took", "removed", "turned_up", "placed", "drew_cards", "paid", "goods", "region", "crops"} <= kinds


def test_every_reason_that_has_a_cause_leads_to_a_thing_on_the_table() -> None:
    manner, reasons = layout_of("tuscany").manner, set[str]()
    for kind in ("estate", "act", "pay", "castle"):
        for seed in range(3):
            session = _played(kind, 3, seed or _seed(kind, 3))
            if session.decision is None:
                continue
            seat = session.decision.seat
            found = seen(session)
            for target, refusal in session.blocked(seat).items():
                cause = why("tuscany", refusal, manner, seat, target).cause
                if refusal.reason in manner.causes and cause is not None:
                    reasons.add(refusal.reason)
                    assert cause in found.targets | {f"seat.{other}" for other in range(3)}, (target, refusal, cause)
    assert {"something_fits", "nothing_stored", "castle_hex_only", "not_yours"} <= reasons


def test_who_can_do_anything_is_told_all_of_it() -> None:
    """Deck, offer and estate glow: the seal names all three, though only the deck has no number."""
    from kingsburg_table.table.play.narrowing import Narrowing

    session = table(ACT, ada={"hand": {"village": 2}, "store": ["village"]})
    manner = layout_of("tuscany").manner
    narrowing = Narrowing(session.decision, {}, manner.means, alone=manner.alone)
    assert narrowing.one_of == ("deck", "offer", "hex")
    bare = table(ACT, ada={"hand": {}, "store": []})
    assert Narrowing(bare.decision, {}, manner.means, alone=manner.alone).one_of == ("deck", "offer")


def test_payments_lie_in_the_scroll_before_anything_is_touched() -> None:
    from kingsburg_table.table.play import prompt
    from kingsburg_table.table.play.narrowing import Narrowing

    session = decided("pay")
    manner, decision = layout_of("tuscany").manner, session.decision
    narrowing = Narrowing(decision, {}, manner.means, preselected=decision.default, spread=True)
    chips = prompt.chips("tuscany", narrowing, seen(session).targets)
    assert [chip.option for chip in chips] == list(decision.options) and chips[0].armed
    assert narrowing.armed is decision.options[0] and "pay" in manner.spread
    narrowing.arm(decision.options[-1])
    assert [chip.armed for chip in prompt.chips("tuscany", narrowing, seen(session).targets)][-1]
    touched = decision.options[-1].targets[0]
    narrowing.touch(touched)
    assert all(touched in option.targets for option in narrowing.chips)
