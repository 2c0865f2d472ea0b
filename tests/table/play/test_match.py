from __future__ import annotations

from pathlib import Path

import pytest

from kingsburg_table.core.actions import Event
from kingsburg_table.core.journal.errors import NotWritten
from kingsburg_table.core.opening import load_session, new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.table.play import company
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import TableMatch, at_the_table
from kingsburg_table.table.play.narrowing import Touched
from kingsburg_table.table.play.results import Idle, Moved, Nothing, NotSaved, Played, Refused, Selected
from kingsburg_table.table.play.words import Words
from tests.table.play.made import toy, toy_session
from tests.toy.game import Grab, Leave, Pebbles


def open_curtain(match: TableMatch, now: float) -> None:
    match.screen.handover.release()
    match.screen.handover.hold(now)
    assert match.screen.tick(now + 500) == Moved(0)
    match.screen.handover.release()


def to_the_secret(match: TableMatch) -> None:
    """Everybody leaves; the first to show a hand sits before a curtain."""
    for now in (1000, 2000):
        match.press("leave", now)
        assert isinstance(match.press_seal(now + 400), Played)
        match.clear()
    assert match.session.decision is not None and match.session.decision.kind == "show"


def test_people_at_the_table_seal_and_look_and_computers_do_not() -> None:
    human, computer = at_the_table([Seat("Aga"), Seat("Robot", by="notary")])
    assert (human.seal, human.look, computer.seal, computer.look) == (True, True, False, False)


def test_a_press_selects_and_the_seal_plays() -> None:
    match = toy(recaps=False)
    assert match.press_seal(0) == Nothing(Idle.NOT_ARMED)
    selected = match.press("leave", 1000)
    assert isinstance(selected, Selected) and selected.answer.touched is Touched.ADDED
    assert match.asked.seal is not None and match.asked.seal.words == Words("do.pebbles.leave", {"seat": 0})
    played = match.press("seal", 1100)
    assert isinstance(played, Played) and [event.kind for event in played.events] == ["left"]
    assert match.seat == 1 and match.screen.handover.banner(1100)


def test_the_second_click_plays() -> None:
    match = toy(recaps=False)
    match.press("leave", 1000)
    assert isinstance(match.press("leave", 1200), Selected) and not match.session.records
    assert isinstance(match.press("leave", 1400), Played)


def test_what_reveals_is_played_by_the_seal_only() -> None:
    match = toy(recaps=False)
    match.press("pebble", 0, marked=False)
    again = match.press("pebble", 5000, marked=True)
    assert isinstance(again, Selected) and again.answer.touched is Touched.USE_SEAL
    assert isinstance(match.press_seal(6000), Played)


def test_the_seal_does_not_play_twice_within_350_ms() -> None:
    match = toy(recaps=False)
    match.press("leave", 0)
    match.press_seal(1000)
    match.press("leave", 1100)
    assert match.press_seal(1200) == Nothing(Idle.TOO_SOON)
    assert isinstance(match.press_seal(1350), Played)


def test_a_dimmed_thing_says_why() -> None:
    match = toy()
    refused = match.press("hand.fist", 0)
    assert isinstance(refused, Refused) and refused.why.words.id == "why.core.asked_now"
    assert match.asked.why_not("hand.fist") == refused.why and match.asked.why_not("leave") is None


def test_chips_arm_and_do_not_play() -> None:
    match = toy()
    (leave,) = match.asked.chips({"pebble"})
    assert match.press_chip(leave.option) == Moved(0)
    assert match.narrowing is not None and match.narrowing.armed == leave.option and not match.session.records
    assert match.asked.chips({"pebble"})[0].armed
    assert match.clear() and not match.clear()


def test_the_ledger_shows_what_is_armed_else_what_is_looked_at() -> None:
    """Hovering something else does not overrule what the player chose."""
    match = toy()
    assert match.asked.ledger().empty
    assert match.asked.ledger("pebble").unknown and match.asked.ledger("leave").empty
    leave = next(option for option in match.session.decision.options if option.action == Leave())  # type: ignore[union-attr]
    assert match.asked.ledger_of(leave).empty
    match.press("pebble", 0)
    assert match.asked.ledger().unknown and match.asked.ledger("leave").unknown
    assert match.asked.ledger_of(leave).unknown


def test_the_recap_takes_the_press_that_closes_it() -> None:
    match = toy()
    match.press("leave", 0)
    match.press_seal(1000)
    assert match.screen.phase is Phase.RECAP and [line.kind for line in match.screen.recap] == ["left"]
    assert match.asked.ledger("pebble").empty
    assert match.press("leave", 2000) == Nothing(Idle.RECAP)
    assert match.screen.phase is Phase.TURN and match.screen.recap == ()
    assert match.narrowing is not None and not match.narrowing.touched


# -- secrets ------------------------------------------------------------------------------------------------------


def test_behind_a_curtain_there_is_nothing_to_see_or_do() -> None:
    match = toy()
    to_the_secret(match)
    assert match.screen.phase is Phase.CURTAIN and match.screen.eyes is None and match.decision is None
    asked = match.asked
    assert asked.narrowing is None and asked.seal is None and asked.sentence is None and asked.chips(()) == ()
    assert match.press("hand.fist", 9000) == Nothing(Idle.CURTAIN)
    assert match.press_seal(9000) == Nothing(Idle.CURTAIN)
    assert match.asked.ledger("hand.fist").empty and not match.screen.travel(0)


def test_the_curtain_opens_for_its_seat_and_ends_undo() -> None:
    match = toy()
    to_the_secret(match)
    assert match.undo_label.ready
    open_curtain(match, 9000)
    assert match.screen.eyes == match.seat == 0 and match.decision is not None
    assert match.undo_label.why is not None and match.undo_label.why.words.id == "why.core.undo_curtain"


def test_a_secret_choice_is_in_nothing_that_others_see() -> None:
    shown = []
    for hand in ("fist", "open"):
        match = toy(recaps=False)
        to_the_secret(match)
        open_curtain(match, 9000)
        if match.screen.phase is Phase.RECAP:
            match.clear()
        match.press(f"hand.{hand}", 10_000)
        assert isinstance(match.press_seal(10_400), Played)
        assert match.screen.phase is Phase.CURTAIN and match.seat == 1
        screen, counters = match.screen, (match.counters(0), match.counters(1))
        before = (match.view, screen.story, match.undo_label, match.redo_label, counters)
        open_curtain(match, 11_000)
        page = match.asked.ledger("hand.fist")
        shown.append((before, match.view, screen.hints, screen.story, match.decision, page))
    assert shown[0] == shown[1]


def test_motion_and_sound_get_only_events_that_the_screen_may_show(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy(recaps=False)
    monkeypatch.setattr(
        match.session, "act", lambda option: (Event("open"), Event("for one", {}, (0,)), Event("for other", {}, (1,)))
    )
    match.press("leave", 0)
    played = match.press_seal(400)
    assert isinstance(played, Played) and [event.kind for event in played.events] == ["open"]


def test_undo_of_a_secret_does_not_name_it_and_brings_the_curtain_back() -> None:
    match = toy(recaps=False)
    to_the_secret(match)
    open_curtain(match, 9000)
    match.press("hand.fist", 10_000)
    match.press_seal(10_400)
    assert match.undo_label.words == Words("undo.secret", {"seat": 0}) and match.undo_label.short is None
    assert match.undo(11_000) == Moved(1)
    assert match.screen.phase is Phase.CURTAIN and match.seat == 0
    assert match.redo_label.words == Words("redo.secret", {"seat": 0})
    open_curtain(match, 12_000)
    assert match.redo_label.words.id == "redo.label"


def test_losing_the_window_during_a_secret_draws_the_curtain() -> None:
    match = toy()
    assert not match.screen.hidden_from_sight()
    to_the_secret(match)
    open_curtain(match, 9000)
    match.press("hand.open", 9600)
    assert match.screen.hidden_from_sight()
    assert match.screen.phase is Phase.CURTAIN and match.screen.eyes is None and match.decision is None
    open_curtain(match, 20_000)
    assert match.screen.eyes == 0


def test_the_own_curtain_takes_no_undo_away() -> None:
    match = toy(recaps=False)
    for target, now in (("pebble", 1000), ("leave", 2000), ("leave", 3000)):
        match.press(target, now)
        assert isinstance(match.press_seal(now + 400), Played)
    assert match.screen.phase is Phase.CURTAIN and match.session.records[-1].seat == match.seat == 0
    open_curtain(match, 9000)
    assert match.undo_label.ready and match.can_reset
    match.screen.hidden_from_sight()
    open_curtain(match, 20_000)
    assert match.reset(30_000) == Moved(1)
    assert match.decision is not None and match.decision.kind == "grab" and match.screen.phase is Phase.TURN


def test_one_person_needs_no_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_session()
    monkeypatch.setattr(company, "has_mind", lambda game: True)  # the toy game has no computers of its own
    session = new_session("pebbles", [Seat("Aga"), Seat("Robot", by="notary")], seed=7)
    match = TableMatch(session)
    session.act(Leave())
    session.act(Leave())
    again = TableMatch(session, recaps=False)
    assert again.screen.phase is Phase.TURN and again.screen.eyes == 0
    assert not again.screen.hidden_from_sight() and match.screen.company.people == (0,)


def test_a_match_that_is_opened_again_begins_with_what_happened_since() -> None:
    match = toy(3)
    match.press("leave", 0)
    match.press_seal(1000)
    again = TableMatch(match.session)
    assert again.screen.phase is Phase.RECAP and [line.kind for line in again.screen.recap] == ["left"]
    assert TableMatch(match.session, recaps=False).screen.phase is Phase.TURN


def test_loading_into_a_secret_begins_behind_the_curtain(tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    match = toy(journal=file)
    to_the_secret(match)
    loaded = TableMatch(load_session(file))
    assert loaded.screen.phase is Phase.CURTAIN and loaded.decision is None
    assert TableMatch(toy_session(seed=7)).screen.phase is Phase.TURN


# -- time ---------------------------------------------------------------------------------------------------------


def test_undo_and_redo_name_what_they_do() -> None:
    match = toy(recaps=False)
    assert match.undo_label.words.id == "button.undo" and not match.undo_label.ready and not match.redo_label.ready
    match.press("leave", 0)
    match.press_seal(400)
    what = Words("do.pebbles.leave", {"seat": 0}).nested
    assert match.undo_label.words == Words("log.pebbles.left", {"seat": 0}) and match.undo_label.ready
    assert match.undo_label.seat == 0 != match.seat  # so that the button says whose move it is
    assert match.undo_label.short is not None and match.undo_label.short.nested == what
    assert not match.can_reset
    assert match.undo(1000) == Moved(1) and match.seat == 0 and match.screen.phase is Phase.TURN
    assert match.redo_label.words == Words("redo.label", {"seat": 0, "what": what})
    assert match.redo(2000) == Moved(1) and match.seat == 1
    assert isinstance(match.redo(3000), Refused)


def test_undo_behind_what_was_revealed_is_refused() -> None:
    match = toy()
    match.press("pebble", 0)
    match.press_seal(400)
    refused = match.undo(1000)
    assert isinstance(refused, Refused) and refused.why.words.id == "why.core.undo_revealed"
    assert match.reset(2000) == Moved(0)


def test_the_table_rewinds_only_when_everybody_agrees() -> None:
    match = toy(3, recaps=False)
    match.press("pebble", 0)
    match.press_seal(400)
    vote = match.propose_rewind(0)
    assert vote.asked == 0 and match.agree(0, 1000) == Moved(0) and vote.asked == 1
    match.refuse(1)
    assert match.vote is None and vote.asked is None and match.agree(2, 1500) == Moved(0)
    assert len(match.session.records) == 1
    match.propose_rewind(0)
    for seat in (2, 0):
        assert match.agree(seat, 2000) == Moved(0)
    assert match.agree(1, 2000) == Moved(1) and match.vote is None
    assert not match.session.records and match.screen.story[-1].lines[-1].words == Words("log.core.rewound", {"n": 1})
    with pytest.raises(ValueError, match="no say"):
        match.propose_rewind(0).agree(7)
    with pytest.raises(ValueError, match="no say"):
        match.propose_rewind(0).refuse(7)


def test_a_move_calls_an_open_vote_off() -> None:
    match = toy(recaps=False)
    match.propose_rewind(0)
    match.press("leave", 0)
    match.press_seal(400)
    assert match.vote is None


def test_time_travel_shows_the_past_and_any_press_comes_back() -> None:
    match = toy(recaps=False)
    match.press("pebble", 0)
    match.press_seal(400)
    assert match.screen.travel(0)
    assert match.past is not None and match.past.back == 1 and isinstance(match.view, Pebbles)
    assert match.view.heap > match.screen.present.heap  # type: ignore[attr-defined]
    assert match.asked.ledger("leave").empty
    assert match.press("leave", 5000) == Nothing(Idle.PAST) and match.past is None
    match.screen.travel(0)
    assert match.screen.travel(None) and match.past is None
    match.screen.travel(0, pin=True)
    match.screen.travel(None)
    assert match.past is not None
    match.screen.travel(None, pin=True)
    assert match.past is None
    match.screen.travel(0, pin=True)
    assert match.clear() and match.past is None
    match.session.history.befores[0] = None
    assert not match.screen.travel(0)


def test_a_wish_is_kept_and_changes_what_is_asked() -> None:
    match = toy()
    assert match.wishes(0) == (True, True)
    assert match.wish(0, seal=False, look=True, now=0) == Moved(0)
    assert match.wishes(0) == (False, True)
    assert isinstance(match.wish(9, seal=False, look=False, now=0), Refused)


def test_everybody_looks_and_nobody_is_handed_anything() -> None:
    match = toy(recaps=False)
    to_the_secret(match)
    for seat, now in ((0, 10_000), (1, 20_000)):
        open_curtain(match, now)
        assert match.seat == seat
        match.press("hand.open", now + 1000)
        match.press_seal(now + 1400)
    assert match.decision is not None and match.decision.anyone
    assert match.screen.phase is Phase.TURN and match.screen.eyes is None
    assert match.asked.seal is not None and match.asked.seal.ready
    assert isinstance(match.press("seal", 30_000), Played)


def test_after_the_end_there_is_nothing_to_press() -> None:
    match = toy(recaps=False)
    session = match.session
    now = 0.0
    while session.decision is not None:
        now += 1000
        if match.screen.phase is Phase.CURTAIN:
            open_curtain(match, now)
            continue
        assert match.narrowing is not None
        match.press_chip(match.narrowing.decision.options[-1])
        match.press_seal(now)
    assert match.press("leave", now + 1000) == Nothing(Idle.OVER)
    assert match.asked.sentence is None and match.screen.phase is Phase.TURN and session.outcome is not None


# -- what goes wrong ----------------------------------------------------------------------------------------------


def test_when_saving_fails_nothing_is_lost_and_the_selection_stays(tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    match = toy(journal=file, recaps=False)
    match.press("leave", 0)
    away = file.rename(tmp_path / "away.match")
    before = match.session.state_hash()
    failed = match.press_seal(400)
    assert isinstance(failed, NotSaved) and isinstance(failed.error, NotWritten)
    assert failed.error.id == "journal.not_written" and "reason" in failed.error.values
    assert match.session.state_hash() == before and not match.session.records and match.seat == 0
    assert match.narrowing is not None and match.narrowing.armed is not None
    away.rename(file)
    assert isinstance(match.press_seal(500), Played)
    assert load_session(file).state_hash() == match.session.state_hash()


def test_when_a_curtain_cannot_be_written_it_stays_closed(tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    match = toy(journal=file)
    to_the_secret(match)
    file.rename(tmp_path / "away.match")
    match.screen.handover.hold(9000)
    assert isinstance(match.screen.tick(9500), NotSaved)
    assert match.screen.phase is Phase.CURTAIN and match.decision is None and match.screen.tick(20_000) is None



def test_an_unexpected_error_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy(recaps=False)
    match.press("leave", 0)

    def burst(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(match.session.play, "leave", burst)
    with pytest.raises(ZeroDivisionError):
        match.press_seal(400)
    monkeypatch.undo()
    assert isinstance(match.press_seal(800), Played)
    assert match.session.records[0].action == Leave()


def test_grab_needs_the_seal_and_is_counted() -> None:
    match = toy(recaps=False)
    for now, count in ((0, 1), (100, 2), (200, 3)):
        match.press("pebble", now)
        assert match.narrowing is not None and match.narrowing.armed is not None
        assert match.narrowing.armed.action == Grab(count)
