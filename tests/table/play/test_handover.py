from __future__ import annotations

import pytest

from kingsburg_table.table.play.handover import HandOver, Peek, Phase


def curtained(**more: bool) -> HandOver:
    hand = HandOver(0)
    hand.commit(1, secret=True, recap=more.pop("recap", False), now=0, **more)
    return hand


def test_without_a_secret_a_banner_lies_over_the_next_phase_for_1200_ms() -> None:
    hand = HandOver(0)
    assert hand.commit(1, secret=False, recap=False, now=100) is Phase.TURN
    assert hand.seat == 1 and hand.banner(100) and hand.banner(1299) and not hand.banner(1300)
    assert hand.banner_left(100) == 1 and hand.banner_left(700) == 0.5 and hand.banner_left(2000) == 0


def test_the_press_that_closes_a_recap_does_nothing_else() -> None:
    hand = HandOver(0)
    assert hand.commit(1, secret=False, recap=True, now=0) is Phase.RECAP
    assert hand.dismiss() and hand.phase is Phase.TURN
    assert not hand.dismiss()


@pytest.mark.parametrize("recap, after", [(True, Phase.RECAP), (False, Phase.TURN)])
def test_the_curtain_opens_after_half_a_second_of_holding(recap: bool, after: Phase) -> None:
    hand = curtained(recap=recap)
    assert hand.phase is Phase.CURTAIN and not hand.banner(0) and not hand.dismiss()
    hand.hold(1000)
    assert not hand.tick(1499) and hand.progress(1250) == 0.5
    assert hand.tick(1500) and hand.phase is after
    assert not hand.tick(1600)


def test_letting_go_starts_the_hold_again() -> None:
    hand = curtained()
    hand.hold(0)
    hand.release()
    hand.hold(400)
    assert not hand.tick(600) and hand.tick(900)


def test_holding_again_while_holding_does_not_start_over() -> None:
    hand = curtained()
    hand.hold(0)
    hand.hold(400)
    assert hand.tick(500)


def test_a_hold_that_was_interrupted_needs_a_release() -> None:
    hand = curtained()
    hand.hold(0)
    hand.interrupt()
    assert hand.progress(400) == 0 and not hand.tick(9000)
    hand.hold(500)
    assert not hand.tick(9000)
    hand.release()
    hand.hold(10_000)
    assert hand.tick(10_500)


def test_the_press_that_committed_cannot_open_the_curtain() -> None:
    hand = curtained(pressing=True)
    hand.hold(0)
    assert not hand.tick(9000)
    hand.release()
    hand.hold(9000)
    assert hand.tick(9500)


def test_a_hold_without_a_curtain_is_nothing() -> None:
    hand = HandOver(0)
    hand.hold(0)
    assert not hand.tick(9000) and hand.progress(9000) == 0


def test_a_curtain_over_a_running_turn_opens_onto_the_turn() -> None:
    hand = HandOver(2)
    hand.cover()
    assert hand.phase is Phase.CURTAIN and hand.seat == 2
    hand.hold(0)
    assert hand.tick(500) and hand.phase is Phase.TURN


def test_a_curtain_over_a_curtain_or_a_recap_keeps_the_recap() -> None:
    hand = curtained(recap=True)
    for start in (0, 1000):
        hand.cover()
        hand.hold(start)
        assert hand.tick(start + 500) and hand.phase is Phase.RECAP
        hand.release()


def test_staying_clears_what_lay_between() -> None:
    hand = curtained(recap=True)
    hand.stay(1)
    assert hand.phase is Phase.TURN


def test_a_peek_shows_only_while_held() -> None:
    peek = Peek()
    assert not peek.open and peek.hold("space", True) and peek.open
    assert not peek.hold("eye", True)
    assert not peek.release("eye") and peek.open
    assert peek.release("space") and not peek.open


def test_a_peek_that_ended_early_needs_a_release() -> None:
    peek = Peek()
    peek.hold("space", True)
    assert peek.end() and not peek.open and not peek.end()
    assert not peek.hold("space", True) and not peek.open
    assert not peek.release("space")
    assert peek.hold("space", True)


def test_a_key_held_before_it_was_allowed_does_not_open_later() -> None:
    peek = Peek()
    assert not peek.hold("space", False)
    assert not peek.hold("space", True)
    peek.release("space")
    assert peek.hold("space", True)


def test_a_banner_that_is_put_off_is_whole_when_it_comes() -> None:
    hand = HandOver(0)
    hand.commit(1, secret=False, recap=False, now=100)
    hand.put_off(400)
    assert hand.banner_left(100) == hand.banner_left(500) == 1 and hand.banner(1699) and not hand.banner(1700)
    assert hand.end_banner() and not hand.banner(600) and not hand.end_banner()
