"""The agenda: going round the table, seals and looks, paths, opening in the middle."""

from __future__ import annotations

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.actions import GoOn, Seal
from kingsburg_table.core.agenda import NoSuchPlace
from kingsburg_table.core.play import Agenda
from kingsburg_table.core.rounds import Sequence, Times
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.core.wishes import LookStep
from tests.toy.game import Grab, Leave, Show
from tests.toy.hideouts import Hide, Stash, Walk
from tests.toy.lanes import Dig, Put


def lanes(*, seal: bool = False, look: bool = False) -> Session:
    return new_session("lanes", [Seat("Aga", seal=seal, look=look), Seat("Jan"), Seat("Ewa")], seed=1)


def pebbles(players: int = 3) -> Session:
    session = new_session("pebbles", ["Aga", "Jan", "Ewa"][:players], seed=1)
    order = list(range(players))
    session.open_at("round 1 / grab", -1, lambda controller, state: controller.put(state, None, "order", order))
    return session


def asked(session: Session) -> int:
    assert session.decision is not None
    return session.decision.seat


def test_each_asks_every_seat_once_in_turn_order() -> None:
    session = lanes()
    session.open_at("lap 1 / put", -1, lambda controller, state: controller.put(state, None, "order", [2, 0, 1]))
    turns = []
    while session.path.startswith("lap 1"):
        turns.append(asked(session))
        session.act(Put("left"))
    assert turns == [2, 2, 0, 0, 1, 1]


def test_times_repeats_and_ends() -> None:
    session = lanes()
    laps = []
    while session.decision is not None:
        laps.append(session.path)
        session.act(Put("left"))
    assert laps == ["lap 1 / put"] * 6 + ["lap 2 / put"] * 6
    assert (session.path, session.decision) == ("", None)
    assert session.outcome is not None
    assert session.outcome.points == (4, 4, 4)


def test_rounds_go_on_until_all_have_left() -> None:
    session = pebbles()
    turns = []
    for action in (Grab(1), Leave(), Grab(1), Grab(1), Grab(1), Leave(), Grab(1), Leave()):
        turns.append(asked(session))
        session.act(action)
    assert turns == [0, 1, 2, 0, 2, 0, 2, 2]
    assert session.path == "round 1 / show"


def test_a_forced_choice_is_not_asked() -> None:
    session = pebbles(2)
    for count in (3, 3, 3):
        session.act(Grab(count))
    assert session.state.heap == 0
    assert session.path == "round 1 / show"


def test_what_is_done_secretly_is_revealed_together() -> None:
    session = pebbles(2)
    session.act(Leave())
    session.act(Leave())
    assert session.decision is not None
    assert session.decision.private
    session.act(Show("fist"))
    assert session.state.players[0].hand == "fist"
    assert session.view(0).players[0].hand == "fist"
    assert session.view(1).players[0].hand == "?"
    assert session.view(None).players[0].hand == "?"
    assert session.decision_for(0) is None
    assert session.decision_for(1) is session.decision
    session.act(Show("open"))
    assert session.records[-1].revealed
    assert [event.kind for event in session.story[-1]] == ["showed", "showed"]


def test_a_seal_ends_a_turn_of_several_answers_for_those_who_wish() -> None:
    session = lanes(seal=True)
    session.act(Put("left"))
    session.act(Put("left"))
    assert session.decision is not None
    assert (session.decision.kind, asked(session)) == ("seal", 0)
    assert [option.action for option in session.decision.options] == [Seal()]
    session.act(Seal())
    session.act(Put("left"))
    session.act(Put("left"))
    assert (asked(session), session.path) == (2, "lap 1 / put")


def test_no_seal_after_a_single_answer() -> None:
    session = new_session("pebbles", [Seat("Aga", seal=True), Seat("Jan", seal=True)], seed=1)
    first = asked(session)
    session.act(Leave())
    assert asked(session) != first
    assert session.decision is not None
    assert session.decision.kind == "grab"


def test_a_look_is_asked_of_anyone_when_somebody_wishes_it() -> None:
    session = lanes(look=True)
    for _ in range(6):
        session.act(Put("left"))
    assert session.decision is not None
    assert session.decision.anyone
    assert session.path == "lap 1 / look lap"
    session.act(GoOn())
    assert session.path == "lap 2 / put"


def test_the_step_opens_at_a_path_and_for_a_seat() -> None:
    session = lanes()
    session.open_at("lap 2 / put", 1, lambda controller, state: None)
    assert (session.path, asked(session), session.state.lap) == ("lap 2 / put", 1, 2)
    turns = []
    while session.decision is not None:
        turns.append(asked(session))
        session.act(Put("right"))
    assert turns == [1, 1, 2, 2]


def test_rounds_open_for_a_seat_with_everybody_still_in() -> None:
    session = pebbles()
    session.open_at("round 2 / grab", 2, lambda controller, state: None)
    turns = []
    for _ in range(3):
        turns.append(asked(session))
        session.act(Leave())
    assert turns == [2, 0, 1]


def test_the_position_stands_over_what_a_round_begins_with() -> None:
    session = new_session("pebbles", ["Aga", "Jan"], seed=1)
    session.open_at("round 2 / grab", -1, lambda controller, state: controller.put(state, None, "heap", 4))
    assert session.state.heap == 4


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("lap 3", "lap 1 to 2 expected"),
        ("lap x", "lap 1 to 2 expected"),
        ("year 1", "lap 1 to 2 expected"),
        ("lap 1 / dance", "has no part 'dance'; it has put, look lap"),
        ("lap 1 / put / more", "has no part 'more'"),
    ],
)
def test_a_wrong_path_says_what_there_is(path: str, message: str) -> None:
    with pytest.raises(NoSuchPlace, match=message):
        lanes().open_at(path, -1, lambda controller, state: None)


def test_two_nodes_cannot_have_one_name() -> None:
    part = Sequence("part", LookStep("a"), LookStep("a"))
    with pytest.raises(ValueError, match="two nodes are called 'look a'"):
        Agenda(Times("lap", 1, part, lambda play, number: None))


def test_a_sub_step_may_keep_a_step_open() -> None:
    session = lanes()
    session.act(Dig())
    assert asked(session) == 0
    session.act(Dig())
    assert asked(session) == 1


def test_what_was_revealed_is_seen_by_all() -> None:
    session = new_session("pebbles", [Seat("Aga", look=True), Seat("Jan")], seed=1)
    while session.path != "round 1 / look shown":
        session.act(Leave() if session.path.endswith("grab") else Show("fist"))
    assert session.play.secret_seat() is None
    assert [player.hand for player in session.view(None).players] == ["fist", "fist"]


# -- several secret decisions a seat, below a going-round (hideouts) ------------------------------------------------


def hideouts(*, seal: bool = False) -> Session:
    return new_session("hideouts", [Seat("Aga", seal=seal), Seat("Jan", seal=seal)], seed=1)


def test_several_decisions_of_a_seat_stay_secret_until_all_are_done() -> None:
    session = hideouts()
    for seat in (0, 1):
        for action in (Hide("cave"), Stash(2)):
            decision = session.decision
            assert decision is not None and (decision.seat, decision.private) == (seat, True)
            assert session.decision_for(1 - seat) is None and session.decision_for(None) is None
            others = [session.codec.pack(session.view(eyes)) for eyes in (1 - seat, None)]
            session.act(action)
            if session.path.startswith("hiding"):
                now = [session.view(eyes) for eyes in (1 - seat, None)]
                assert all(view.players[seat].hideout in ("", "?") and view.players[seat].coins == -1 for view in now)
                if asked(session) == seat:
                    assert [session.codec.pack(view) for view in now] == others
                assert [event.audience for event in session.story[-1]] == [(seat,)]
    assert session.records[-1].revealed
    assert [record.revealed for record in session.records] == [False, False, False, True]
    assert [(player.hideout, player.coins) for player in session.view(None).players] == [("cave", 2), ("cave", 2)]
    assert session.path == "walk"


def test_secret_decisions_are_undone_inside_and_back_into() -> None:
    session = hideouts(seal=True)
    session.act(Hide("cave"))
    session.act(Stash(1))
    assert session.decision is not None
    assert (session.decision.kind, asked(session), session.decision.private) == ("seal", 0, True)
    assert session.view(1).players[0].coins == -1 and session.view(0).players[0].coins == 1
    session.undo()
    session.undo()
    session.act(Hide("mill"))
    session.act(Stash(2))
    session.act(Seal())
    assert asked(session) == 1
    session.undo()  # nothing was seen yet: the seal can be broken, and the question is private again
    assert (session.decision.seat, session.decision.private) == (0, True)
    session.act(Seal())
    session.curtain_opened()
    assert session.undoable.reason == "curtain"


def test_a_path_leads_into_a_list_below_a_going_round() -> None:
    session = hideouts()
    session.open_at("hiding / stash", 1, lambda controller, state: None)
    assert (session.path, asked(session)) == ("hiding / stash", 1)
    session.act(Stash(1))
    assert session.path == "walk"
    with pytest.raises(NoSuchPlace, match="has no part 'dig'; it has hide, stash"):
        session.open_at("hiding / dig", 1, lambda controller, state: None)
    session.open_at("hiding", 1, lambda controller, state: None)
    assert (session.path, asked(session)) == ("hiding / hide", 1)
    session.open_at("night 1 / leave", 0, lambda controller, state: None)
    assert (session.path, asked(session)) == ("night 1 / leave", 0)


def test_a_refusal_asks_the_open_step_first() -> None:
    session = hideouts()
    session.open_at("walk", 0, lambda controller, state: None)
    refusal = session.refusal(Walk(9))
    assert refusal is not None and (refusal.rule, refusal.reason) == ("H3", "too_far")
    session.open_at("night 1 / leave", 0, lambda controller, state: None)
    refusal = session.refusal(Walk(9))
    assert refusal is not None and (refusal.rule, refusal.reason) == ("H4", "much_too_far")


def test_an_action_is_accepted_in_any_order() -> None:
    session = hideouts()
    session.open_at("walk", 0, lambda controller, state: None)
    session.act(Walk(2, ("right", "left")))
    assert session.records[-1].action == Walk(2, ("left", "right"))


def test_whereabouts_tell_parts_and_turns() -> None:
    session = lanes()
    session.act(Put("left"))
    where = session.whereabouts
    assert (str(where), where.number("lap"), where.parts[0].of, where.at("put")) == ("lap 1 / put", 1, 2, True)
    turns = where.turns
    assert (turns.of, turns.now, turns.following, turns.to_come, turns.done) == ("put", 0, 1, (1, 2), ())
    session.act(Put("left"))
    turns = session.rules.agenda.whereabouts(session.view(2)).turns
    assert (turns.now, turns.to_come, turns.done, turns.rounds) == (1, (2,), (0,), False)
    rounds = pebbles()
    for action in (Grab(1), Leave(), Grab(1)):
        rounds.act(action)
    turns = rounds.whereabouts.turns
    assert (turns.now, turns.to_come, turns.done, turns.rounds) == (0, (2,), (1,), True)
    while session.decision is not None:
        session.act(session.decision.options[0])
    assert (str(session.whereabouts), session.whereabouts.turns.now) == ("", -1)


def test_the_opening_chance_is_recorded_as_it_came() -> None:
    session = pebbles()
    fresh = new_session("pebbles", ["Aga", "Jan", "Ewa"], seed=1)
    assert fresh.setup_chance == session.setup_chance
    fresh.state.order.reverse()
    assert fresh.setup_chance == session.setup_chance


def test_until_is_a_round_too() -> None:
    session = hideouts()
    session.open_at("night 1 / leave", 0, lambda controller, state: None)
    session.play.round_began = False
    session.act(Walk(1))
    session.act(Walk(1))
    assert session.play.round_began
