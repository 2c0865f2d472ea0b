"""How effects work: K2, and the moments of a season's start and end, K4.2, K8."""

from __future__ import annotations

import msgspec
import pytest

from kingsburg_table.core.actions import Refusal
from kingsburg_table.core.agenda import Step
from kingsburg_table.core.effects import Held
from kingsburg_table.core.opening import new_session
from kingsburg_table.games.kingsburg.actions import (
    Bid,
    Build,
    BuildNothing,
    Decline,
    Done,
    Influence,
    Pass,
    SendChampions,
    Take,
    Trade,
    Use,
)
from kingsburg_table.games.kingsburg.effects import used_up
from kingsburg_table.games.kingsburg.lasting import modifiers, strength, white_dice
from kingsburg_table.games.kingsburg.treasury import gain, lose
from tests.games.kingsburg.table import (
    AGA,
    CONTROLLER,
    DATA,
    FILIP,
    ROLLS,
    SANDRA,
    TOWN_HALL,
    alone,
    asked,
    goods,
    listed,
    player,
    points,
    refused,
    table,
    tell,
    told,
)

END = "year 1 / spring / season end"


def test_once_per_season_and_again_in_the_next() -> None:
    """K2.1"""
    session = table(END, aga=TOWN_HALL | {"tokens": 2}, chance=ROLLS)
    session.act(Use("town_hall", "tokens"))
    assert session.path.startswith("year 1 / summer") and points(session) == 2  # the Town Hall's, and the favour
    assert refused(session, Use("town_hall", "gold"), AGA) != ("K2.1", "used_this_season")


@pytest.mark.parametrize(("source", "reason"), [("ambassador", "used_this_year"), ("spy", "used_this_season")])
def test_a_used_effect_says_how_often_it_can_help(source: str, reason: str) -> None:
    """K2.1"""
    effect = CONTROLLER.box.cards.governors[source].effects[0]  # type: ignore[attr-defined]
    assert used_up(Held(source, 0, effect)) == Refusal("K2.1", reason, {"building": source})


def test_a_discount_is_not_limited() -> None:
    """K2.1: the Crane works on both buildings of a turn."""
    session = table(
        "year 1 / spring / build", envoy=AGA, filip={"goods": {"wood": 1}},
        aga={"built": ["inn", "market", "barricade", "crane"], "goods": {"gold": 2, "wood": 4, "stone": 2}},
    )  # fmt: skip
    session.act(Build("farm"))
    session.act(Build("town_hall", True))
    assert goods(session) == (0, 0, 0)


def test_the_owner_orders_and_conditions_are_looked_at_again() -> None:
    """K2.2: with the token used up, only goods can still pay."""
    session = table("year 1 / summer / season end", aga=TOWN_HALL | {"built": [*TOWN_HALL["built"], "inn"]})
    assert listed(session) == [Use("town_hall", "tokens"), Use("town_hall", "gold"), Done()]


def test_players_one_after_the_other_in_turn_order() -> None:
    """K2.4, K8.1"""
    session = table(END, order=[SANDRA, AGA, FILIP], aga=TOWN_HALL, sandra=TOWN_HALL, filip={"built": ["inn"]})
    assert asked(session) == SANDRA
    session.act(Use("town_hall", "gold"))
    assert asked(session) == AGA and refused(session, Use("town_hall", "gold"), SANDRA) == ("K2.1", "used_this_season")


def test_what_cannot_be_paid_cannot_be_used() -> None:
    """K2.5"""
    session = table(END, aga=TOWN_HALL, filip=TOWN_HALL | {"tokens": 1})
    assert listed(session) == [Use("town_hall", "gold"), Done()]
    assert refused(session, Use("town_hall", "tokens")) == ("K2.5", "no_token")
    assert refused(session, Use("town_hall", "wood")) == ("K2.5", "cannot_pay")
    assert refused(session, Use("embassy")) == ("K2.5", "not_owned")
    assert refused(session, Use("moat")) == ("K2.2", "no_such_building")
    assert refused(session, Use("town_hall", "gold"), FILIP) == ("K2.2", "not_asked")
    assert refused(session, Use("town_hall", "tokens"), FILIP) == ("K2.2", "not_asked")
    session.act(Done())
    assert points(session) == 0 and goods(session) == (1, 0, 0) and asked(session) == FILIP


def test_an_owner_without_means_is_not_asked() -> None:
    """K2.5"""
    session = table(END, aga=TOWN_HALL | {"goods": {}}, filip=TOWN_HALL)
    assert asked(session) == FILIP


def test_plain_statements_simply_happen() -> None:
    """K2.5, K2.11: points and tokens first, without a question."""
    row = ["barricade", "crane", "town_hall", "embassy", "inn"]
    session = table("year 1 / summer / season end", aga={"built": row, "goods": {"wood": 1}})
    assert points(session) == 1 and player(session).tokens == 1 and player(session).points == {"effects": 1}
    assert tell(session, "gained") == [("gained", AGA, "embassy"), ("gained", AGA, "inn")]
    assert listed(session) == [Use("town_hall", "tokens"), Use("town_hall", "wood"), Done()]
    assert refused(session, Use("embassy")) == ("K2.2", "not_now")


@pytest.mark.parametrize(("season", "tokens"), [("spring", 0), ("summer", 1), ("autumn", 0)])
def test_the_inn_pays_only_in_summer(season: str, tokens: int) -> None:
    """K2.6, K8.1"""
    session = table(f"year 1 / {season} / season end", aga={"built": ["inn"]}, filip=TOWN_HALL)
    assert player(session).tokens == tokens and asked(session) == FILIP


def test_later_buildings_switch_nothing_off() -> None:
    """K2.7"""
    row = ["guard_tower", "blacksmith", "barracks", "wizards_guild"]
    owner = alone(built=[*row, "palisade", "stable", "stone_wall", "fortress"], soldiers=2)
    assert dict(modifiers(DATA, owner, 0, "orcs")) == {
        "guard_tower": 1, "blacksmith": 1, "wizards_guild": 2, "palisade": 1, "stone_wall": 1, "fortress": 1,
    }  # fmt: skip
    assert strength(DATA, owner, 0, "orcs") == 9 and strength(DATA, owner, 0, "zombies") == 10


@pytest.mark.parametrize(("rank", "pay"), [(6, "gold"), (14, "points")])
def test_a_price_may_be_declined(rank: int, pay: str) -> None:
    """K2.8"""
    session = table(
        "year 1 / spring / support", placed=[[rank, AGA]], aga={"goods": {"gold": 1}}, filip={"goods": {"wood": 1}}
    )
    assert session.decision is not None and session.decision.rule == "K2.8"
    assert listed(session) == [Trade(pay), Decline()]
    session.act(Decline())
    assert goods(session) == (1, 0, 0) and points(session) == 0 and told(session, "declined")
    assert session.path.endswith("build")


def test_a_free_gain_cannot_be_refused() -> None:
    """K2.8"""
    session = table("year 1 / spring / support", placed=[[12, AGA]])
    assert player(session).tokens == 1
    assert len(listed(session)) == len(listed(session, Take)) == 6
    assert refused(session, Decline()) == ("K2.8", "not_now")


def test_points_can_be_paid_below_zero() -> None:
    """K2.9"""
    session = table("year 1 / spring / support", placed=[[14, AGA]], aga={"points": -3})
    session.act(Trade("points"))
    assert points(session) == -4 and player(session).points["advisors"] == -1
    assert session.decision is not None and session.decision.prompt.values["n"] == 3


def test_soldiers_stop_at_zero_and_have_no_upper_limit() -> None:
    """K2.10"""
    session = table(END, aga=TOWN_HALL | {"soldiers": 3})
    gain(session.play, AGA, {"soldiers": 40}, "king", "advisors")
    assert player(session).soldiers == 43
    lose(session.play, AGA, {"soldiers": 50}, "E1-1", "battles")
    assert player(session).soldiers == 0


def test_each_effect_of_a_moment_once_and_the_owner_may_stop() -> None:
    """K2.11"""
    session = table(END, aga=TOWN_HALL | {"tokens": 5}, filip=TOWN_HALL, chance=ROLLS)
    assert session.decision is not None and session.decision.rule == "K2.2"
    session.act(Use("town_hall", "tokens"))
    assert asked(session) == FILIP and player(session).tokens == 4
    session.act(Use("town_hall", "gold"))
    assert goods(session, FILIP) == (0, 0, 0) and points(session, FILIP) == 1 + 1  # with the favour


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_before_the_roll(season: str) -> None:
    """K4.2: the Guild pays, the Farm brings its die, in every productive season."""
    row = ["inn", "market", "farm", "merchants_guild"]
    session = table(f"year 1 / {season}", chance=[("dice 0", [1, 2, 3, 6]), *ROLLS[1:]], aga={"built": row})
    assert goods(session) == (1, 0, 0) and player(session).white == [6]
    kinds = [event.kind for event in told(session)]
    assert kinds.index("gained") < kinds.index("rolled")
    assert tell(session, "gained") == [("gained", AGA, "merchants_guild")]


def test_white_dice_add_up() -> None:
    """K4.2"""
    farm = ["inn", "market", "farm"]
    counts = [white_dice(DATA, alone(built=built, aid=aid), 0) for built in ([], farm) for aid in (False, True)]
    assert counts == [0, 1, 1, 2]


def test_summer_ends_before_the_envoy_and_autumn_before_recruiting() -> None:
    """K8.3"""
    session = table("year 1 / summer / season end", aga={"built": ["inn"]}, chance=ROLLS)
    assert tell(session, "gained", "envoy_stays") == [("gained", AGA, "inn"), ("envoy_stays", None, None)]
    autumn = table("year 1 / autumn / season end", aga=TOWN_HALL | {"goods": {"gold": 3}})
    autumn.act(Use("town_hall", "gold"))
    assert autumn.path.startswith("year 1 / recruiting") and points(autumn) == 1


def test_dice_go_back_after_the_effects_of_the_season_end() -> None:
    """K8.2, K8.4, K6.6, K15.4: coloured, white and neutral dice."""
    neutral = [("neutral 3 dice", [6, 6, 6]), ("neutral 2 dice", [6, 6])]
    rolls = [("dice 0", [1, 2, 2]), ("dice 1", [2, 3, 5])]
    session = table(
        "year 1 / spring", players=2, aga=TOWN_HALL | {"aid": True},
        chance=[*neutral, ("dice 0", [1, 2, 2, 4]), rolls[1], *neutral, *rolls],
    )  # fmt: skip
    session.act(Influence("astronomer", (2, 1), (4,)))
    session.act(Pass())
    session.act(Pass())
    session.act(Take(1))
    session.act(BuildNothing())
    assert session.path.endswith("season end")
    assert [(placed.rank, placed.seat) for placed in session.state.placed] == [(18, -1), (12, -1), (7, AGA)]
    session.act(Done())
    assert session.path.startswith("year 1 / summer")
    assert [(placed.rank, placed.seat) for placed in session.state.placed] == [(18, -1), (12, -1)]
    assert player(session).dice == [1, 2, 2] and player(session).white == [] and not player(session).aid


def test_after_the_season_no_roll_is_left() -> None:
    """K8.2"""
    rolled = {"dice": [1, 2, 3], "white": [4], "white_dice": 1, "total": 10, "aid": True}
    session = table("year 1 / autumn / season end", aga=rolled, filip={"goods": {"gold": 2}})
    assert session.path.startswith("year 1 / recruiting")
    owner = player(session)
    assert (owner.dice, owner.white, owner.white_dice, owner.total, owner.aid) == ([], [], 0, 0, False)


def test_every_change_is_told() -> None:
    """The books: what a seat has is what was told."""
    session = table(END, aga=TOWN_HALL | {"tokens": 1}, chance=ROLLS)
    session.act(Use("town_hall", "tokens"))
    event = told(session, "traded")[0]
    assert msgspec.to_builtins(event.values) == {
        "seat": AGA, "pay": {"tokens": 1}, "gain": {"points": 1}, "cause": "town_hall",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("moment", "building"), [("season end", "town_hall"), ("season start", "merchants_guild"), ("reroll", "statue")]
)
def test_a_moment_passes_over_those_who_own_nothing_for_it(moment: str, building: str) -> None:
    """K2.4, K4.4"""
    session = table(END, aga=TOWN_HALL | {"built": [*TOWN_HALL["built"], building]}, filip={"built": ["palisade"]})
    step = CONTROLLER.rules({}).agenda.nodes[moment]
    assert isinstance(step, Step)
    assert [step.idle(session.play, seat) for seat in (AGA, FILIP)] == [False, True]


def test_what_cannot_help_at_a_moment_says_why() -> None:
    """K2.1, K2.5: its condition, its price, or that it was used."""
    built = ["brewery", "bridge", "altar", "monastery", "barricade", "crane", "town_hall"]
    session = table("year 1 / summer / season end", options={"alternative_rows": "deal"},
                    aga={"strips": ["B", "C"], "built": built, "goods": {"wood": 1}, "soldiers": 1})
    idle = {"rests_now", "not_owned", "nothing_takes", "cannot_pay", "no_token"}  # what does nothing at this moment
    why = {target: refusal.reason for target, refusal in session.blocked(AGA).items()}
    assert {target: reason for target, reason in why.items() if reason not in idle} == {
        "building.0.monastery": "condition_unmet",
    }
    assert [why[f"building.0.{id}"] for id in ("crane", "embassy")] == ["rests_now", "not_owned"]
    assert why["good.0.gold"] == "cannot_pay"
    assert refused(session, Use("monastery")) == ("K2.5", "condition_unmet")
    session.act(Use("town_hall", "wood"))
    why = {target: refusal.reason for target, refusal in session.blocked(AGA).items()}
    assert {target: reason for target, reason in why.items() if reason not in idle} == {
        "building.0.town_hall": "used_this_season",
    }


def test_bids_below_the_highest_say_why() -> None:
    """M3"""
    session = new_session("kingsburg", ["Aga", "Filip", "Sandra"], seed=1, options={"governors": "auction"})
    assert session.decision is not None
    session.act(session.decision.options[0])
    session.act(Bid(2))
    assert session.decision is not None
    refusals = session.blocked(session.decision.seat)
    assert set(refusals) == {"bid.0", "bid.1", "bid.2"} and refusals["bid.2"].values == {"n": 3, "most": 20}


def test_everybody_hears_how_many_champions_there_are() -> None:
    """SC4: openly, in turn order; the prompt says what there is to beat."""
    session = table("year 1 / summer / champions", options={"scenario": "great_tournament"}, chance=ROLLS,
                    aga={"soldiers": 2}, filip={"soldiers": 1})
    assert session.decision is not None and session.decision.prompt.values["most"] == 0
    session.act(SendChampions(2))
    assert session.decision is not None and session.decision.prompt.values["most"] == 2
    session.act(SendChampions(0))
    assert [(event.values["seat"], event.values["n"]) for event in told(session, "champions")][:2] == [
        (AGA, 2), (FILIP, 0),
    ]
