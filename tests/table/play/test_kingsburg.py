"""Kingsburg through play alone: every option by touching, whole games, and a secret that nobody sees."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kingsburg_table.core.actions import Decision, GoOn, Option
from kingsburg_table.core.wishes import SealStep
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.play.narrowing import Narrowing, kind_of
from kingsburg_table.table.play.results import Moved, NotSaved, Played, Refused
from kingsburg_table.table.play.words import Words
from tests.table.play.made import KINGSBURG, kingsburg

SCROLL = {"pass", "keep", "nothing", "done", "decline", "seal", "points"}


class OnTable:
    """Everything lies on the table but what the scroll offers."""

    def __contains__(self, target: object) -> bool:
        return kind_of(str(target)) not in SCROLL


def presses(match: TableMatch, wanted: Option, now: float) -> int:
    """Play an option as a person would: the object first, then a chip, then single pieces; how many presses."""
    count = 0
    narrowing = match.narrowing
    assert narrowing is not None
    before = len(match.session.records)
    while len(match.session.records) == before:
        count += 1
        chip = next((chip for chip in match.asked.chips(OnTable()) if wanted in (chip.option, *chip.steps)), None)
        if narrowing.armed == wanted:
            result = match.press_seal(now + 400 * count)
        elif chip is not None:
            result = match.press_chip(wanted)
        else:
            left = Counter(wanted.targets) - Counter(narrowing.touched)
            target = min(left, key=lambda each: (kind_of(each) in KINGSBURG.means, each))
            result = match.press(target, now + 400 * count)
        assert not isinstance(result, (Refused, NotSaved))
        assert count < 20
    assert match.session.records[-1].action == wanted.action
    return count


def influencing() -> TableMatch:
    """Three seats; the first of them may influence an advisor."""
    match, now = kingsburg(3), -100_000.0
    while match.session.decision is not None and match.session.decision.kind != "influence":
        now += 10_000
        if not match.screen.handover.dismiss():
            presses(match, match.session.decision.options[0], now)
    match.screen.handover.dismiss()
    return match


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_takes_at_most_two_and_a_half_presses_a_decision(seats: int) -> None:
    match = kingsburg(seats, seed=seats)
    choose = random.Random(seats)
    now, pressed, decisions, recaps = 0.0, 0, 0, 0
    while match.session.decision is not None:
        now += 10_000
        assert match.screen.phase is not Phase.CURTAIN, "Kingsburg's base game hides nothing in a decision"
        if match.screen.handover.dismiss():
            recaps += 1
            continue
        assert match.decision is not None
        wanted = choose.choice(match.decision.options)
        assert match.asked.ledger_of(wanted) is match.asked.ledger_of(wanted)
        pressed += presses(match, wanted, now)
        decisions += 1
    print(f"{seats} seats: {pressed / decisions:.2f} presses a decision, {recaps} recaps for {decisions} decisions")
    assert pressed / decisions <= 2.5


def decisions(seed: int, wanted: int) -> list[Decision]:
    """Decisions of a random game with a Market, tokens, white dice and the envoy about."""
    match = kingsburg(3, seed=seed)
    session, choose = match.session, random.Random(seed)
    for player in session.state.players:
        player.built += ["inn", "market", "statue", "chapel"]
        player.tokens += 2
        player.white_dice += 1
    found: list[Decision] = []
    while session.decision is not None and len(found) < wanted:
        found.append(session.decision)
        session.act(choose.choice(session.decision.options))
        if choose.random() < 0.2:
            session.state.envoy = choose.randrange(3)
    return found


def test_every_option_of_real_decisions_is_reached_by_touching_in_any_order() -> None:
    choose, seen = random.Random(3), Counter[str]()
    for decision in decisions(11, 60):
        for wanted in decision.options:
            order = list(wanted.targets)
            choose.shuffle(order)
            narrowing = Narrowing(decision, {}, KINGSBURG.means)
            for target in order:
                narrowing.touch(target)
            assert narrowing.armed == wanted
            seen.update({kind_of(target) for target in wanted.targets})
    assert {"die", "white", "token", "building", "envoy", "advisor", "pass"} <= set(seen)


def test_touching_an_advisor_arms_its_cheapest_way_and_offers_the_others() -> None:
    for decision in decisions(12, 40):
        for target in {each for option in decision.options for each in option.targets if kind_of(each) == "advisor"}:
            narrowing = Narrowing(decision, {}, KINGSBURG.means)
            narrowing.touch(target)
            ways = [option for option in decision.options if target in option.targets]
            assert list(narrowing.chips) == ways and narrowing.armed == ways[0]
            assert sorted((*narrowing.uses(target), target)) == sorted(ways[0].targets)


def test_a_way_with_the_card_of_the_year_lies_among_the_others() -> None:
    session = next(
        session for session in (kingsburg(3, seed=seed, options={"destiny": "on"}).session for seed in range(200))
        if session.state.destiny == "fair_days"
    )
    while session.decision is not None and session.decision.kind != "influence":
        session.act(session.decision.options[0])
    assert session.decision is not None
    found = 0
    for option in session.decision.options:
        advisor = next((target for target in option.targets if kind_of(target) == "advisor"), "")
        if advisor and "destiny.fair_days" in option.targets:
            narrowing = Narrowing(session.decision, {}, KINGSBURG.means)
            narrowing.touch(advisor)
            assert option in narrowing.chips
            found += 1
    assert found


def test_what_is_dimmed_has_a_reason_of_the_rules() -> None:
    match = influencing()
    assert match.narrowing is not None
    advisors = [f"advisor.{id}" for id in match.session.rules.data.advisors]
    dim = [target for target in advisors if not match.narrowing.contains(target)]
    assert dim
    for target in dim:
        said = match.asked.why_not(target)
        assert said is not None and said.words.id == "why.kingsburg.no_sum" and said.rule == "K5.2"


def test_the_peeked_enemy_is_seen_only_while_held_and_only_in_the_own_turn() -> None:
    match = influencing()
    state, seat = match.session.state, match.seat
    assert not match.screen.secret_to_peek and not match.screen.hold_peek("space")
    match.screen.release_peek("space")
    state.enemy, state.peekers = "E1-3", [seat]
    match.screen.renew()
    assert match.screen.secret_to_peek and match.screen.peeked is None
    assert match.view.enemy == "?"  # type: ignore[attr-defined]
    assert match.screen.hold_peek("space") and match.screen.peeked is not None
    assert match.screen.peeked.enemy == "E1-3"  # type: ignore[attr-defined]
    assert match.screen.hidden_from_sight() and match.screen.peeked is None and match.screen.phase is Phase.CURTAIN
    match.screen.release_peek("space")
    match.screen.handover.hold(1000)
    assert match.screen.tick(1500) == Moved(0) and match.screen.hold_peek("eye")
    assert match.decision is not None
    match.press_chip(match.decision.options[-1])
    assert isinstance(match.press_seal(5000), Played)
    assert match.screen.peeked is None and match.seat != seat
    match.screen.release_peek("eye")
    match.screen.handover.dismiss()
    assert not match.screen.secret_to_peek and not match.screen.hold_peek("eye")


def test_a_peek_that_is_still_held_does_not_go_on_into_the_next_turn() -> None:
    match = influencing()
    match.session.state.enemy, match.session.state.peekers = "E1-3", [0, 1, 2]
    match.screen.renew()
    assert match.screen.hold_peek("space") and match.decision is not None
    match.press_chip(match.decision.options[-1])
    assert isinstance(match.press_seal(5000), Played)
    match.screen.handover.dismiss()
    assert match.screen.secret_to_peek and match.screen.peeked is None and not match.screen.hold_peek("space")
    match.screen.release_peek("space")
    assert match.screen.hold_peek("space") and match.screen.peeked is not None


def test_states_that_differ_in_a_peeked_enemy_look_the_same() -> None:
    shown = []
    for enemy in ("E1-2", "E1-3"):
        match = influencing()
        match.session.state.enemy, match.session.state.peekers = enemy, [match.seat]
        match.screen.renew()
        targets = sorted(match.narrowing.lit) if match.narrowing else []
        pages = [match.asked.ledger(target) for target in targets]
        screen, asked = match.screen, match.asked
        shown.append((match.view, screen.hints, screen.story, asked.sentence, asked.chips(OnTable()), pages))
    assert shown[0] == shown[1]


def test_a_turn_of_several_answers_is_closed_by_the_seal_and_taken_back_before() -> None:
    match = kingsburg(2, seed=4)
    choose, now = random.Random(4), 0.0
    while match.session.decision is not None and match.session.decision.kind != SealStep.name:
        now += 10_000
        if not match.screen.handover.dismiss():
            assert match.decision is not None
            presses(match, choose.choice(match.decision.options), now)
    assert match.asked.seal is not None and match.asked.seal.ready and match.asked.seal.words.id == "do.core.seal"
    assert match.asked.chips(OnTable()) == ()
    seat, records = match.seat, len(match.session.records)
    assert match.undo_label.ready and match.undo(now + 1000) == Moved(1)
    assert match.seat == seat and match.redo(now + 2000) == Moved(1)
    assert len(match.session.records) == records
    assert isinstance(match.press("seal", now + 3000), Played)


def test_what_rivals_have_coming_is_pending_too() -> None:
    match = kingsburg(3, seed=4)
    choose, found = random.Random(4), 0
    for _ in range(40):
        session, seat = match.session, match.seat
        if session.decision is None or found > 3:
            break
        if session.decision.kind == "influence" and match.screen.phase is not Phase.CURTAIN:
            for rival in {0, 1, 2} - {seat}:
                told = {(change.seat, change.counter) for change in session.pending(rival, seat)}
                assert told <= set(match.pending.tags)
                found += bool(told)
        session.act(choose.choice(session.decision.options))
        match.screen.follow(match.screen.eyes, 0.0, False, False)
    assert found


def test_taking_a_look_back_is_called_going_back_to_what_was_shown() -> None:
    match = kingsburg(3, seed=4)
    while match.session.decision is not None and not isinstance(match.session.decision.options[0].action, GoOn):
        match.session.act(match.session.decision.options[0])
    assert match.session.decision is not None
    match.session.act(match.session.decision.options[0])
    match.screen.follow(match.screen.eyes, 0.0, False, False)
    assert match.undo_label.ready and match.undo_label.words == Words("undo.look") and match.undo_label.seat is None
