"""What a screen is given: targets, reasons, previews, hints, prompts."""

from __future__ import annotations

import random

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.actions import Action, Refusal
from kingsburg_table.games.principato.actions import Activate, Pay, Recruit, Replace, Station, TakeToken
from kingsburg_table.games.principato.words import CULTURE
from tests.games.principato.table import ADA, BRUNO, DATA, ROW, SUPPLY, TURN, PSession, table


def why(session: PSession, action: Action, seat: int | None = None) -> Refusal:
    refusal = session.refusal(action, seat)
    assert refusal is not None
    return refusal


def test_every_own_thing_is_lit_or_says_why_not() -> None:
    """In a turn and in a supply step a piece is in an option or blocked, never both, never neither."""
    for seed in range(6):
        session, rng = new_session("principato", ["A", "B", "C"], seed=seed), random.Random(seed)
        while session.decision is not None:
            decision = session.decision
            seat, known = decision.seat, {target for option in decision.options for target in option.targets}
            blocked = session.blocked(seat)
            assert not known & set(blocked), decision.kind
            things = {f"cube.{seat}.{cube}" for cube in ("food", "money", "favor")} | {f"troop.{seat}.militia"}
            things.add(f"troop.{seat}.condottiere")
            if decision.kind == "act":
                hand = session.state.players[seat].hand
                things |= {"favor", f"church.{seat}"}
                things |= {f"choice.{n}.{t.option}" for n, own in enumerate(hand, 1) for t in DATA.terms_of[own]}
            if decision.kind in ("act", "supply"):
                assert things <= known | set(blocked)
            session.act(rng.choice(decision.options))


def test_values_of_refusals() -> None:
    session = table(
        TURN, ada={"hand": ["build_catapult_early", "build_farm"], "food": 1, "money": 0, "favor": 1, "bank": 2},
        bruno={"field": 20, "farm": 19},
    )
    refusal = why(session, Activate("build_catapult_early", 1, 2))
    assert (refusal.rule, refusal.values) == (
        "P3.4", {"card": "build_catapult_early", "price": {"food": 3, "money": 2}, "n": 3},
    )
    short = table(TURN, ada={"hand": ["build_farm", "writer"], "money": 3, "bank": 2}, bruno={"field": 20, "farm": 19})
    assert why(short, Activate("build_farm", 1, 2)).values == {"thing": "farm", "n": 2, "left": 1}
    assert why(short, Activate("build_farm", 1, 3)).values == {"card": "build_farm", "n": 2}
    assert why(short, Activate("market", 1)).values == {"cards": ["build_farm", "writer"]}


def test_reasons_while_paying() -> None:
    session = table(TURN, ada={"hand": ["build_farm", "writer"], "money": 1, "favor": 1, "food": 1})
    session.act(Activate("build_farm", 1))
    decision = session.decision
    assert decision is not None and decision.rule == "P3.2"
    assert decision.prompt.values == {"seat": ADA, "card": "build_farm"}
    assert [session.reveals(option) for option in decision.options] == [False, False]
    assert session.blocked(ADA) == {"cube.0.food": Refusal("P3.2", "wrong_payment", {"price": {"money": 1}})}
    assert why(session, Pay(1, 0, 0)).values == {"price": {"money": 1}}
    assert why(session, Pay(0, 1, 0), BRUNO).reason == "nothing_runs"
    eating = table(TURN, ada={"hand": ["build_bank", "writer"], "money": 1, "favor": 1, "food": 1})
    eating.act(Activate("build_bank", 1))
    assert eating.blocked(ADA) == {"cube.0.money": Refusal("P3.2", "wrong_payment", {"price": {"food": 1}})}


def test_reasons_while_exchanging() -> None:
    session = table(TURN, display=ROW, ada={"hand": ["market", "writer"]})
    session.act(Activate("market", 1))
    decision = session.decision
    assert decision is not None and decision.rule == "P3.8" and decision.default is None
    assert decision.prompt.values == {"seat": ADA, "card": "market"}
    assert [option.targets for option in decision.options] == [(f"display.{n}",) for n in range(1, 6)]
    must = Refusal("P3.8", "must_exchange", {"card": "market"})
    assert session.blocked(ADA) == {"hand.0.1": must, "hand.0.2": must, "end": must, "favor": must}
    assert why(session, Replace("harvest", 1)).values == {"n": 5}
    assert why(session, Replace("sculptor", 1), BRUNO).rule == "P3.9"


def test_reasons_while_choosing_a_token() -> None:
    session = table(TURN, ada={"hand": ["writer", "market"], "farm": 2, "food": 4, "favor": 0}, bruno={"book": [4] * 5})
    session.act(Activate("writer", 1))
    decision = session.decision
    assert decision is not None and decision.rule == "P3.13"
    assert decision.prompt.values == {"seat": ADA, "token": "book"}
    assert [option.targets for option in decision.options] == [("culture.book.3",), ("culture.book.2",)]
    blocked = session.blocked(ADA)
    assert blocked["culture.book.4"] == Refusal("P11.3", "no_such_token", {"token": "book", "n": 4})
    assert {target for target in blocked if target != "culture.book.4"} == {
        f"culture.{kind}.{value}" for kind in CULTURE if kind != "book" for value in DATA.culture[kind].values
    }
    assert blocked["culture.painting.5"] == Refusal("P3.13", "other_token", {"token": "book"})
    assert why(session, TakeToken("book", 3), BRUNO).reason == "nothing_runs"


def test_reasons_while_sharing_out_and_recruiting() -> None:
    session = table(TURN, ada={"hand": ["market", "recruit_militia"], "palazzo": 3, "money": 0, "condottiere": 2})
    assert why(session, Station("condottiere", 1)).reason == "nothing_runs"
    session.act(Activate("market", 1))
    decision = session.decision
    assert decision is not None and decision.rule == "P1.13"
    assert decision.prompt.values == {"seat": ADA, "cubes": {"money": 3}, "troop": "condottiere"}
    assert [option.targets for option in decision.options] == [("amount.1",), ("amount.2",)]
    assert why(session, Station("condottiere", 3)).values == {"troop": "condottiere", "least": 1, "most": 2}
    assert why(session, Station("condottiere", 1), BRUNO).reason == "nothing_runs"
    other = table(TURN, ada={"hand": ["recruit_militia", "writer"]}, bruno={"militia": 30})
    other.act(Activate("recruit_militia", 1))
    decision = other.decision
    assert decision is not None and decision.rule == "P3.7"
    assert decision.prompt.values == {"seat": ADA, "troop": "militia", "n": 7}
    assert why(other, Recruit("militia", -1)).values == {"n": 7}
    assert why(other, Recruit("militia", 1), BRUNO).reason == "nothing_runs"


def test_prompts_of_a_turn_and_of_a_scoring() -> None:
    session = table(TURN)
    assert session.decision is not None and session.decision.rule == "P2.3"
    assert session.decision.prompt.values == {"seat": ADA, "n": 2} and session.decision.default is None
    scoring = table(SUPPLY, ada={"militia": 2, "food": 2, "money": 0, "favor": 0})
    assert scoring.decision is not None and scoring.decision.rule == "P6.2"
    assert scoring.decision.prompt.values == {"seat": ADA, "n": -2, "most": 2}
    dismissal = table(SUPPLY, ada={"militia": 2, "food": 0, "money": 0, "favor": 0})
    assert dismissal.decision is not None and dismissal.decision.rule == "P6.8"
    assert dismissal.decision.prompt.values == {"seat": ADA, "troop": "militia", "n": 2}


@pytest.mark.parametrize(("card", "kind"), [("market", "station"), ("writer", "token"), ("sculptor", "pay")])
@pytest.mark.parametrize("actions", [1, 2])
def test_the_last_question_of_the_last_action_reveals(card: str, kind: str, actions: int) -> None:
    """After paying for a sculptor a token is still to be chosen, after a market what it is exchanged for."""
    things = {"farm": 2, "food": 4, "money": 2, "palazzo": 2, "bank": 2, "condottiere": 2, "favor": 0}
    session = table(TURN, ada={**things, "hand": [card, "harvest"], "favor": int(kind == "pay")}, actions=actions)
    session.state.actions = actions
    session.act(Activate(card, 1))
    assert session.decision is not None and session.decision.kind == kind
    last = actions == 1 and kind == "token"
    assert {session.reveals(option) for option in session.decision.options} == {last}


@pytest.mark.parametrize("seal", [False, True])
def test_follow_up_questions_reveal_with_the_second_action(seal: bool) -> None:
    """Only without a seal does the last answer turn a card up."""
    session = table(TURN, display=ROW, seal=seal, ada={"hand": ["market", "recruit_militia"], "favor": 0})
    for card, place in (("market", 1), ("recruit_militia", 2)):
        last = place == 2
        session.act(Activate(card, place))
        assert session.decision is not None
        assert {session.reveals(option) for option in session.decision.options} == {False}
        if last:
            session.act(Recruit("militia", 0))
        assert session.decision.kind == "replace"
        assert {session.reveals(option) for option in session.decision.options} == {last and not seal}
        if not last:
            session.act(Replace("painter", 4))
