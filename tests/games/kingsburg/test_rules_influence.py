"""Influencing advisors: K5, K10.3."""

from __future__ import annotations

import pytest

from kingsburg_table.games.kingsburg.actions import Build, BuildNothing, Cover, Influence, Pair, Pass, Turn, Use
from kingsburg_table.games.kingsburg.state import NOBODY, Marker, Placed
from tests.games.kingsburg.table import (
    AGA,
    FILIP,
    ROLLS,
    SANDRA,
    TOWN_HALL,
    asked,
    listed,
    player,
    points,
    refused,
    table,
    tell,
    told,
)

COUNCIL = "year 1 / spring / influence"
MARKET = ["inn", "market"]


def test_one_advisor_a_turn_round_after_round() -> None:
    """K5.1"""
    session = table(
        COUNCIL, order=[FILIP, AGA, SANDRA], aga={"dice": [1, 2]}, filip={"dice": [3, 4]}, sandra={"dice": [5]}
    )
    assert refused(session, Influence("jester", (1,)), AGA) == ("K5.1", "not_asked")
    turns = []
    while session.path == COUNCIL:
        turns.append(asked(session))
        session.act(listed(session)[0])
    assert turns == [FILIP, AGA, SANDRA, FILIP, AGA]
    assert len(session.state.placed) == 5


def test_a_player_who_passed_is_left_out_of_the_rounds() -> None:
    """K5.1, K5.6"""
    wood = {"goods": {"wood": 1}}
    session = table(COUNCIL, aga={"dice": [1, 2]}, filip={"dice": [3, 4]}, sandra={"dice": [5, 6]} | wood)
    session.act(Influence("jester", (1,)))
    session.act(Pass())
    session.act(Pass())
    assert asked(session) == AGA and player(session, FILIP).passed and player(session, FILIP).dice == [3, 4]
    assert refused(session, Influence("merchant", (4,)), FILIP) == ("K5.6", "passed")
    session.act(Influence("squire", (2,)))
    assert session.path.endswith("build")
    assert told(session, "passed")[0].values == {"seat": FILIP, "dice": [3, 4], "forced": False}


def test_the_sum_must_be_the_rank() -> None:
    """K5.2"""
    session = table(COUNCIL, aga={"dice": [2, 3, 6]})
    assert refused(session, Influence("sergeant", (3,))) == ("K5.2", "wrong_sum")
    assert refused(session, Influence("treasurer", (5, 3))) == ("K5.2", "no_such_die")
    assert refused(session, Influence("merchant", (2, 2))) == ("K5.2", "no_such_die")
    assert refused(session, Influence("sergeant", (3, 2))) is None
    assert [(action.advisor, action.dice) for action in listed(session, Influence)] == [
        ("squire", (2,)), ("architect_adv", (3,)), ("alchemist", (6,)), ("sergeant", (3, 2)), ("treasurer", (6, 2)),
        ("master_hunter", (6, 3)), ("swordsmith", (6, 3, 2)),
    ]  # fmt: skip


def test_targets_are_the_pieces_that_are_touched() -> None:
    """K5.2: equal dice are one option."""
    session = table(
        COUNCIL, envoy=AGA, placed=[[7, FILIP]], aga={"dice": [4, 4], "white": [2], "built": MARKET, "tokens": 1}
    )
    options = {option.action: option.targets for option in session.decision.options}  # type: ignore[union-attr]
    assert options[Influence("merchant", (4,))] == ("advisor.merchant", "die.0.4")
    assert options[Influence("astronomer", (4,), (2,), False, 1, True)] == (
        "advisor.astronomer", "building.0.market", "die.0.4", "envoy", "white.0.2",
    )  # fmt: skip
    assert options[Influence("duchess", (4, 4), (2,), True)] == (
        "advisor.duchess", "die.0.4", "die.0.4", "token.0", "white.0.2",
    )  # fmt: skip
    assert len(set(options.values())) == len(options)
    wrong = session.refusal(Influence("king", (4,), (2,)))
    assert wrong is not None and wrong.values["value"] == 6


def test_plain_ways_come_first_and_the_envoy_last() -> None:
    """K5.11: the cheapest way to an advisor is the one that is armed."""
    session = table(COUNCIL, envoy=AGA, placed=[[2, FILIP]], aga={"dice": [1, 2, 3], "built": MARKET, "tokens": 1})
    ways = [action for action in listed(session, Influence) if action.advisor == "architect_adv"]
    assert [(way.dice, way.token, way.shift) for way in ways] == [
        ((3,), False, 0), ((2, 1), False, 0), ((2,), False, 1), ((3, 1), False, -1), ((1,), True, 0), ((2,), True, -1),
    ]  # fmt: skip
    envoys = [action.envoy for action in listed(session, Influence)]
    assert envoys == sorted(envoys) and any(envoys)
    assert listed(session)[-1] == Pass()


def test_a_coloured_die_is_needed() -> None:
    """K5.3"""
    session = table(COUNCIL, aga={"dice": [3], "white": [4], "tokens": 1})
    assert refused(session, Influence("merchant", (), (4,))) == ("K5.3", "only_white")
    assert refused(session, Influence("squire", (), (), True)) == ("K5.3", "only_white")
    assert all(action.dice for action in listed(session, Influence))
    session.act(Influence("astronomer", (3,), (4,)))
    assert session.state.placed == [Placed(7, AGA, (3,), (4,))]
    assert player(session).dice == [] and player(session).white == []


def test_one_token_a_season_and_it_is_gone_at_once() -> None:
    """K5.4"""
    session = table(COUNCIL, aga={"dice": [1, 2, 3], "tokens": 3}, filip={"dice": [6]})
    assert "token.0" not in session.blocked(AGA)
    session.act(Influence("architect_adv", (1,), (), True))
    assert player(session).tokens == 2 and player(session).token_used
    assert told(session, "placed")[0].values["pay"] == {"tokens": 1}
    session.act(Pass())
    assert refused(session, Influence("merchant", (2,), (), True)) == ("K5.4", "token_used")
    assert session.blocked(AGA)["token.0"].reason == "token_used" and session.blocked(AGA)["token.0"].rule == "K5.4"
    assert refused(session, Influence("merchant", (2,))) == ("K5.2", "wrong_sum"), "without the token it is the sum"
    assert not any(action.token for action in listed(session, Influence))
    session.act(Influence("squire", (2,)))
    assert player(session).tokens == 2 and told(session, "placed")[1].values["pay"] == {}


def test_a_token_paid_at_the_town_hall_does_not_count() -> None:
    """K5.4: nor does one used for influence spoil the Town Hall, nor last year's use this season."""
    session = table(COUNCIL, aga=TOWN_HALL | {"dice": [1], "tokens": 2}, chance=ROLLS)
    session.act(Influence("architect_adv", (1,), (), True))
    session.act(BuildNothing())
    session.act(Use("town_hall", "tokens"))
    assert player(session).tokens == 0 and points(session) == 2 and not player(session).token_used


def test_without_a_token_none_can_be_used() -> None:
    """K5.4"""
    session = table(COUNCIL, aga={"dice": [1, 2]})
    assert refused(session, Influence("architect_adv", (1,), (), True)) == ("K5.4", "no_token")
    assert session.blocked(AGA)["token.0"].reason == "no_token"


def test_whoever_comes_first() -> None:
    """K5.5: also against oneself."""
    session = table(COUNCIL, aga={"dice": [3, 3]}, filip={"dice": [3, 4]})
    session.act(Influence("architect_adv", (3,)))
    refusal = session.refusal(Influence("architect_adv", (3,)))
    assert refusal is not None and (refusal.rule, refusal.values["holder"], refusal.values["own"]) == (
        "K5.5",
        AGA,
        False,
    )
    blocked = session.blocked(FILIP)["advisor.architect_adv"]
    assert (blocked.rule, blocked.reason, blocked.values["rank"]) == ("K5.5", "taken", 3)
    own = session.refusal(Influence("architect_adv", (3,)), AGA)
    assert own is not None and own.rule == "K5.5" and own.values["own"]


@pytest.mark.parametrize(
    ("aga", "left"),
    [({}, []), ({"white": [5]}, [5]), ({"dice": [3]}, [3]), ({"dice": [3], "white": [3]}, [3, 3])],
)  # fmt: skip
def test_who_has_no_legal_assignment_must_pass(aga: dict[str, list[int]], left: list[int]) -> None:
    """K5.6: no dice, only white dice, nothing free; it is played without a question and told."""
    session = table(COUNCIL, placed=[[3, FILIP], [6, FILIP]], aga=aga, filip={"dice": [1]})
    assert asked(session) == FILIP and player(session).passed
    assert told(session, "passed")[0].values == {"seat": AGA, "dice": left, "forced": True}


def test_market_and_token_need_not_be_used_together() -> None:
    """K5.7"""
    session = table(COUNCIL, aga={"dice": [4], "built": MARKET, "tokens": 1})
    reached = {(action.advisor, action.token, action.shift) for action in listed(session, Influence)}
    assert reached == {
        ("merchant", False, 0), ("architect_adv", False, -1), ("sergeant", False, 1), ("alchemist", True, 0),
        ("sergeant", True, -1), ("astronomer", True, 1),
    }  # fmt: skip
    assert refused(session, Influence("alchemist", (4,), (), False, 2)) == ("K5.2", "shift_one")
    wrong = session.refusal(Influence("king", (4,), (), True, -1))
    assert wrong is not None and (wrong.reason, wrong.values["value"]) == ("wrong_sum", 5)
    assert refused(session, Influence("king", (4,), (), False, 1)) == ("K5.2", "wrong_sum")


def test_only_ranks_that_exist_and_faces_stay() -> None:
    """K5.8"""
    session = table(COUNCIL, aga={"dice": [1, 6, 6, 6], "built": MARKET, "tokens": 1})
    values = {sum(action.dice) + 2 * action.token + action.shift for action in listed(session, Influence)}
    assert min(values) == 1 and max(values) == 18
    assert refused(session, Influence("duke", (6,))) == ("K5.8", "no_such_advisor")
    session.act(Influence("astronomer", (6,), (), False, 1))
    assert session.state.placed[-1] == Placed(7, AGA, (6,), (), False, 1)
    assert player(session).used == [("market", 0)]


def test_the_market_needs_a_market() -> None:
    """K5.2, K2.5"""
    session = table(COUNCIL, aga={"dice": [3]})
    assert refused(session, Influence("merchant", (3,), (), False, 1)) == ("K2.5", "no_shift")
    used = table(COUNCIL, aga={"dice": [3], "built": MARKET, "used": [["market", 0]]})
    spent = used.refusal(Influence("merchant", (3,), (), False, 1))
    assert spent is not None and (spent.rule, spent.reason) == ("K2.1", "used_this_season")
    assert spent.values == {"building": "market"}
    assert listed(used, Influence) == [Influence("architect_adv", (3,))]


@pytest.mark.parametrize(
    "helps",
    [
        {"aga": {"dice": [3], "tokens": 1}},
        {"aga": {"dice": [3], "built": MARKET}},
        {"envoy": AGA, "aga": {"dice": [3]}},
    ],
)
def test_nobody_is_forced_to_spend_a_help(helps: dict[str, object]) -> None:
    """K5.9: where only a help leads on, passing is a choice; white dice may stay unused."""
    session = table(COUNCIL, placed=[[3, FILIP]], filip={"goods": {"wood": 1}}, **helps)
    assert asked(session) == AGA and len(listed(session)) > 1
    session.act(Pass())
    assert told(session, "passed")[0].values["forced"] is False
    assert player(session).tokens == helps["aga"].get("tokens", 0) and session.state.envoy == helps.get("envoy", NOBODY)  # type: ignore[attr-defined]


def test_extra_soldiers_come_with_the_support() -> None:
    """K5.10"""
    stable = {"dice": [5], "built": ["palisade", "stable"], "goods": {"wood": 1}}
    session = table(COUNCIL, aga=stable, filip={"dice": [1]})
    session.act(Influence("sergeant", (5,)))
    assert player(session).soldiers == 0
    session.act(Influence("jester", (1,)))
    assert tell(session, "gained")[:3] == [
        ("gained", FILIP, "jester"),
        ("gained", AGA, "sergeant"),
        ("gained", AGA, "stable"),
    ]


def test_the_envoy_opens_any_closed_advisor() -> None:
    """K10.3, K5.11: also one's own and a neutral one; the dice must fit all the same."""
    session = table(COUNCIL, envoy=AGA, placed=[[3, AGA], [4, -1]], aga={"dice": [3, 4, 5]})
    assert refused(session, Influence("architect_adv", (3,), envoy=True)) is None
    assert refused(session, Influence("merchant", (4,), envoy=True)) is None
    assert refused(session, Influence("merchant", (5,), envoy=True)) == ("K5.2", "wrong_sum")
    assert refused(session, Influence("sergeant", (5,), envoy=True)) == ("K5.11", "envoy_not_needed")
    assert refused(session, Influence("architect_adv", (3,))) == ("K5.5", "taken")
    assert session.blocked(AGA) == {
        target: refusal for target, refusal in session.blocked(AGA).items() if refusal.reason in ("no_sum", "no_token")
    }
    other = table(COUNCIL, envoy=FILIP, placed=[[3, AGA], [4, -1]], aga={"dice": [3, 4, 5]})
    assert refused(other, Influence("merchant", (4,), envoy=True)) == ("K10.3", "no_envoy")
    assert other.blocked(AGA)["advisor.merchant"].rule == "K15.4"


def test_sums_that_cannot_be_made_are_blocked_with_those_that_can() -> None:
    """K5.2"""
    session = table(COUNCIL, aga={"dice": [1, 5], "white": [2]})
    blocked = session.blocked(AGA)
    assert blocked["advisor.king"].values == {"rank": 18, "sums": [1, 3, 5, 6, 7, 8]}
    assert blocked["advisor.king"].rule == "K5.2" and blocked["token.0"].rule == "K5.4"
    assert set(blocked) == {
        f"advisor.{id}" for id in session.rules.data.advisors
        if id not in ("jester", "architect_adv", "sergeant", "alchemist", "astronomer", "treasurer")
    } | {"token.0"}  # fmt: skip
    sixes = table(COUNCIL, aga={"dice": [6, 6, 6]}).blocked(AGA)
    assert sixes["advisor.jester"].values == {"rank": 1, "sums": [6, 12, 18]}


def test_the_prompt_counts_all_dice() -> None:
    session = table(COUNCIL, aga={"dice": [1], "white": [2]})
    prompt = session.decision.prompt if session.decision else None
    assert prompt is not None and prompt.values == {"seat": AGA, "n": 2}


def test_a_bare_set_of_dice_is_accepted_in_any_order() -> None:
    """K5.2: dice of a set have no order."""
    session = table(COUNCIL, aga={"dice": [1, 2, 3]}, filip={"dice": [5, 4]})
    session.act(Influence(session.rules.data.by_rank[6].id, (1, 3, 2)))
    assert session.records[-1].action == Influence(session.rules.data.by_rank[6].id, (3, 2, 1))


def test_the_politicians_spaces_say_why_not() -> None:
    """M3: like the council's, and a reservation of the advisor of that rank does not touch them."""
    given = {"aga": {"dice": [1, 4, 6], "governor": "politician"}, "filip": {"dice": [1]}, "destiny": "secret_deals"}
    on = {"governors": "secret", "destiny": "on"}
    session = table("year 1 / spring / influence", options=on, markers=[Marker(5, FILIP)], **given)
    assert {target for target in session.blocked(AGA) if "office" in target} == set()
    session = table("year 1 / spring / influence", options=on, markers=[Marker(5, FILIP)],
                    placed=[Placed(5, AGA, (2, 3), office="office_5")], **given)
    assert session.blocked(AGA)["advisor.office_5"].reason == "taken"
    assert refused(session, Influence("office_5", (1, 4))) == ("K5.5", "taken")
    given["aga"] = {"dice": [1], "governor": "politician"}
    session = table("year 1 / spring / influence", options=on, **given)
    assert session.blocked(AGA)["advisor.office_10"].reason == "no_sum"


def test_whatever_has_no_order_is_accepted_in_any_order() -> None:
    """As decisions list it: dice from the highest down, all else from the lowest up."""
    for bare, as_listed in (
        (Influence("king", (1, 6), (2, 5)), Influence("king", (6, 1), (5, 2))),
        (Turn("prince", (6, 3), (2, 1)), Turn("prince", (3, 6), (1, 2))),
        (Build("inn", less=("wood", "gold")), Build("inn", less=("gold", "wood"))),
        (Cover(("C", "B")), Cover(("B", "C"))), (Pair("whim_merchant", (3, 0)), Pair("whim_merchant", (0, 3))),
    ):  # fmt: skip
        assert bare.normal() == as_listed and as_listed.normal() == as_listed
