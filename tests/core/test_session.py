"""A match: acting, refusing, going back and forth, looking."""

from __future__ import annotations

import random

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.actions import Action, Change, GoOn, IllegalAction, Option, Seal, Wish
from kingsburg_table.core.catalogue import UnknownGame
from kingsburg_table.core.chance import DoorShut
from kingsburg_table.core.named import fingerprint
from kingsburg_table.core.opening import BadOption
from kingsburg_table.core.seats import BadSeats, Seat
from kingsburg_table.core.session import Session
from kingsburg_table.core.trial import Trial
from tests.toy.game import Grab, Leave, Show
from tests.toy.lanes import Dig, Put


def lanes(*, seal: bool = False, look: bool = False) -> Session:
    return new_session("lanes", [Seat("Aga", seal=seal, look=look), Seat("Jan", seal=seal)], seed=1)


def pebbles() -> Session:
    session = new_session("pebbles", ["Aga", "Jan"], seed=1)
    session.open_at("round 1 / grab", 0, lambda controller, state: controller.put(state, None, "order", [0, 1]))
    return session


def asked(session: Session) -> int:
    assert session.decision is not None
    return session.decision.seat


# -- beginning ------------------------------------------------------------------------------------------------------


def test_unknown_games_options_and_numbers_are_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are .*pebbles"):
        new_session("chess", ["Aga", "Jan"])
    with pytest.raises(BadOption, match="no option 'speed'; there are rounds"):
        new_session("pebbles", ["Aga", "Jan"], options={"speed": "on"})
    with pytest.raises(BadOption, match="one of two, one, not 'six'"):
        new_session("pebbles", ["Aga", "Jan"], options={"rounds": "six"})
    with pytest.raises(BadSeats, match="2 to 4 players, not 1"):
        new_session("pebbles", ["Aga"])


def test_options_that_are_not_named_have_their_defaults() -> None:
    assert new_session("pebbles", ["Aga", "Jan"]).options == {"rounds": "two"}
    assert new_session("pebbles", ["Aga", "Jan"], options={"rounds": "one"}).options == {"rounds": "one"}


def test_options_have_rules_of_their_own() -> None:
    long, short = (new_session("pebbles", ["Aga", "Jan"], seed=2, options={"rounds": n}) for n in ("two", "one"))
    controller = long.controller
    assert controller.rules({}) is controller.rules({"rounds": "two"}) is long.rules
    assert controller.rules({"rounds": "one"}) is short.rules is not long.rules
    assert controller.rules_of(long.view(0)) is long.rules and controller.rules_of(short.view(None)) is short.rules
    for session in (long, short):
        while session.decision is not None and session.path.startswith("round 1"):
            session.act(session.decision.options[-1])
    assert (short.decision, long.path) == (None, "round 2 / grab")


def test_the_same_seed_gives_the_same_match_and_no_seed_another() -> None:
    one, other = (new_session("pebbles", ["A", "B"], seed=5) for _ in range(2))
    assert one.state_hash() == other.state_hash()
    assert new_session("lanes", ["A", "B"]).seed != new_session("lanes", ["A", "B"]).seed


# -- acting ---------------------------------------------------------------------------------------------------------


def test_an_option_or_its_bare_action_can_be_played() -> None:
    one, other = pebbles(), pebbles()
    assert one.decision is not None
    events = one.act(one.decision.options[1])
    assert other.act(Grab(2)) == events
    assert one.state_hash() == other.state_hash()
    assert [event.kind for event in events] == ["grabbed"]
    assert one.records[0].action == Grab(2)
    assert one.records[0].seat == 0
    assert len(one.records[0].chance[0]) == 2
    assert one.records[0].revealed


@pytest.mark.parametrize(
    ("action", "seat", "rule", "reason"),
    [
        (Grab(4), None, "B1.2", "heap"),
        (Grab(1), 1, "B1.1", "not_asked"),
        (Show("fist"), None, "B2.1", "not_now"),
        (Seal(), None, "seal", "not_now"),
        (Put("left"), None, "core", "unknown_action"),
        (Wish(0, seal=True), None, "core", "unknown_action"),
    ],
)
def test_a_refusal_names_its_rule_and_leaves_everything_as_it_was(
    action: Action, seat: int | None, rule: str, reason: str
) -> None:
    session = pebbles()
    before = (session.codec.pack(session.state), session.decision, list(session.records), list(session.story))
    with pytest.raises(IllegalAction) as refused:
        session.act(action, seat)
    assert (refused.value.rule, refused.value.reason) == (rule, reason)
    assert (session.codec.pack(session.state), session.decision, list(session.records), list(session.story)) == before


def test_an_option_of_another_decision_is_refused() -> None:
    session = pebbles()
    with pytest.raises(IllegalAction):
        session.act(Option(Grab(9), ("pebble",) * 9))


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    session = lanes()
    while session.decision is not None:
        session.act(Put("left"))
    with pytest.raises(IllegalAction) as refused:
        session.act(Put("left"))
    assert refused.value.reason == "match_over"


def test_a_rule_that_fails_half_way_leaves_the_state_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = lanes()
    packed = session.codec.pack(session.state)
    monkeypatch.setattr("tests.toy.lanes.Play.tell", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        session.act(Put("left"))
    assert session.codec.pack(session.state) == packed
    assert (session.records, len(session.story)) == ([], 1)
    monkeypatch.undo()
    session.act(Put("left"))
    assert session.state.players[0].stones == ["left"]


def test_blocked_says_why_for_the_asked_and_for_the_others() -> None:
    session = pebbles()
    assert session.blocked(0) == {}
    assert session.blocked(1)["*"].reason == "not_asked"


# -- time -----------------------------------------------------------------------------------------------------------


def test_undo_and_redo_give_the_same_states() -> None:
    session = lanes()
    hashes = [session.state_hash()]
    for _ in range(2):
        session.act(Put("left"))
        hashes.append(session.state_hash())
    assert session.undo().action == Put("left")
    assert session.state_hash() == hashes[1]
    assert session.redoable is not None
    session.undo()
    assert session.state_hash() == hashes[0]
    assert session.undoable.reason == "start"
    session.redo()
    session.redo()
    assert session.state_hash() == hashes[2]
    assert session.redoable is None
    with pytest.raises(IllegalAction) as refused:
        session.redo()
    assert refused.value.reason == "redo_nothing"


def test_a_new_action_forgets_what_was_undone() -> None:
    session = lanes()
    session.act(Put("left"))
    session.undo()
    session.act(Put("right"))
    assert session.redoable is None
    assert [record.action for record in session.records] == [Put("right")]
    assert len(session.story) == 2


def test_undo_ends_where_something_was_revealed() -> None:
    session = lanes()
    session.act(Dig())
    session.act(Put("left"))
    session.undo()
    assert session.undoable.reason == "revealed"
    with pytest.raises(IllegalAction) as refused:
        session.undo()
    assert refused.value.reason == "undo_revealed"


def test_undo_depends_on_the_position_alone() -> None:
    """After a hand-over the last move can be taken back, and no less after one that was itself taken back."""
    session = lanes()
    session.act(Put("left"))
    session.act(Put("left"))
    assert asked(session) == 1
    assert session.undoable.record is not None
    assert session.undoable.record.seat == 0
    before = session.undoable
    session.act(Put("right"))
    session.undo()
    assert asked(session) == 1
    assert session.undoable == before
    session.undo()
    assert asked(session) == 0


def test_after_a_hand_over_the_seal_is_taken_back_first() -> None:
    session = lanes(seal=True)
    for action in (Put("left"), Put("left"), Seal()):
        session.act(action)
    assert session.undo().action == Seal()
    assert session.decision is not None
    assert session.decision.kind == "seal"
    assert session.undo().action == Put("left")


def test_an_open_curtain_is_a_floor() -> None:
    session = lanes()
    session.act(Put("left"))
    session.act(Put("left"))
    session.curtain_opened()
    assert session.undoable.reason == "curtain"
    session.act(Put("right"))
    assert session.undoable.record is not None
    session.rewind(1)
    assert session.undoable.reason == "curtain"


def test_reset_turn_takes_back_the_whole_turn_and_no_more() -> None:
    session = lanes(seal=True)
    for action in (Put("left"), Put("left"), Seal(), Put("right"), Put("left")):
        session.act(action)
    assert asked(session) == 1
    assert session.reset_turn() == 2
    assert asked(session) == 1
    assert len(session.records) == 3
    assert session.reset_turn() == 0


def test_rewind_goes_back_over_everything() -> None:
    session = pebbles()
    hashes = [session.state_hash()]
    for action in (Grab(1), Grab(2), Leave(), Leave(), Show("fist"), Show("open")):
        session.act(action)
        hashes.append(session.state_hash())
    for records in (6, 4, 1, 0):
        session.rewind(records)
        assert session.state_hash() == hashes[records]
        assert len(session.records) == records
        assert len(session.story) == records + 1
    for wrong in (-1, 1):
        with pytest.raises(IllegalAction):
            session.rewind(wrong)


def test_chance_goes_on_from_the_restored_integer() -> None:
    session = pebbles()
    session.act(Grab(3))
    record = session.records[0]
    session.rewind(0)
    session.act(Grab(3))
    assert session.records[0] == record


def test_state_at_gives_copies_of_every_moment() -> None:
    session = lanes()
    hashes = [session.state_hash()]
    for _ in range(4):
        session.act(Put("left"))
        hashes.append(session.state_hash())
    for records, expected in enumerate(hashes):
        state = session.state_at(records)
        assert fingerprint(state) == expected
        state.players.clear()
    assert session.state_hash() == hashes[-1]


# -- wishes ---------------------------------------------------------------------------------------------------------


def test_a_wish_takes_effect_at_once_and_is_a_record() -> None:
    session = lanes()
    session.wish(0, seal=True, look=False)
    session.act(Put("left"))
    session.act(Put("left"))
    assert session.decision is not None
    assert session.decision.kind == "seal"
    session.wish(0, seal=False, look=False)
    assert asked(session) == 1
    assert [type(record.action) for record in session.records] == [Wish, Put, Put, Wish]


def test_wishes_survive_an_undo() -> None:
    session = lanes()
    session.act(Put("left"))
    session.wish(0, seal=True, look=False)
    assert session.undo().action == Put("left")
    assert session.state.wishes == [1, 0]
    assert session.records == []


def test_a_redo_that_does_not_fit_any_more_is_not_offered() -> None:
    session = lanes(seal=True)
    for action in (Put("left"), Put("left"), Seal()):
        session.act(action)
    session.undo()
    assert session.redoable is not None
    session.wish(0, seal=False, look=False)
    assert asked(session) == 1
    assert session.redoable is None
    with pytest.raises(IllegalAction):
        session.redo()


def test_a_wish_for_nobody_is_refused() -> None:
    with pytest.raises(IllegalAction) as refused:
        lanes().wish(2, seal=True, look=True)
    assert refused.value.reason == "no_seat"


def test_a_wish_after_the_end_can_be_rewound() -> None:
    session = lanes(look=True)
    while session.decision is not None:
        session.act(session.decision.options[0])
    session.wish(0, seal=False, look=False)
    session.rewind(len(session.records) - 1)
    assert session.decision is None
    assert session.undo().action == GoOn()


# -- looking --------------------------------------------------------------------------------------------------------


def test_a_view_has_no_chance_and_is_a_copy() -> None:
    session = pebbles()
    view = session.view(0)
    assert (view.chance, view.script) == (0, None)
    view.players[0].points = 99
    assert session.state.players[0].points == 0


def test_a_preview_shows_what_is_certain_and_nothing_behind_the_door() -> None:
    session = lanes()
    assert session.decision is not None
    before = session.state_hash()
    put, _, dig = session.decision.options
    assert session.preview(put) == (Change(0, "points", 1), Change(0, "stones", 1))
    assert session.preview(dig) == (Change(0, "unknown", None, later=True),)
    assert session.state_hash() == before
    assert session.story[1:] == []


def test_a_preview_ends_with_the_turn() -> None:
    session = lanes()
    session.act(Put("left"))
    assert session.decision is not None
    assert session.preview(session.decision.options[0]) == (Change(0, "points", 1), Change(0, "stones", 1))


def test_a_preview_of_the_last_secret_choice_tells_nothing() -> None:
    session = new_session("pebbles", ["Aga", "Jan"], seed=1)
    for action in (Leave(), Leave(), Show("fist")):
        session.act(action)
    assert session.decision is not None and session.decision.private
    assert [session.preview(option) for option in session.decision.options] == [()] * len(session.decision.options)


def test_a_preview_ends_where_something_is_turned_up() -> None:
    session = lanes()
    looking = Trial(session.controller, session.view(0))
    with pytest.raises(DoorShut):
        looking.reveal()
    assert not looking.revealed
    session.play.reveal()
    assert session.play.revealed


def test_there_is_nothing_to_preview_when_the_match_is_over() -> None:
    session = lanes()
    assert session.decision is not None
    option = session.decision.options[0]
    while session.decision is not None:
        session.act(Put("left"))
    assert session.preview(option) == ()


def test_the_outcome_comes_with_the_end() -> None:
    session = lanes()
    assert session.outcome is None
    rng = random.Random(2)
    while session.decision is not None:
        session.act(rng.choice(session.decision.options))
    assert session.outcome is not None
    assert session.outcome.winners == session.outcome.ranking[0]
    assert sorted(seat for place in session.outcome.ranking for seat in place) == [0, 1]


def test_events_are_told_to_their_audience_only() -> None:
    session = pebbles()
    session.play.tell("peeked", (1,), seat=1, card="x")
    session.history.story[0] += session.running.take_events()
    assert [event.kind for event in session.events_for(1)[0]][-1:] == ["peeked"]
    assert session.events_for(0)[0] == session.events_for(None)[0] == []
