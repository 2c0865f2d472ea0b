"""The year and its special phases: K1, K3, K9, K10.1, K10.2, K13, and the set-up."""

from __future__ import annotations

import pytest
import yaml

from kingsburg_table import new_session, places
from kingsburg_table.core.actions import GoOn
from kingsburg_table.core.agenda import Step
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.wishes import LookStep, SealStep
from kingsburg_table.games.kingsburg.actions import BuildNothing, Pass, StopRecruiting, Take
from kingsburg_table.games.kingsburg.state import NOBODY
from tests.games.kingsburg.table import (
    AGA,
    CONTROLLER,
    FILIP,
    KUBA,
    ROLLS,
    SANDRA,
    TOWN_HALL,
    KSession,
    asked,
    goods,
    player,
    points,
    refused,
    table,
    tell,
    told,
)

PASSIVE = (Pass(), BuildNothing(), StopRecruiting(), Take(1))


def idle(session: KSession, until: str) -> None:
    """Everybody passes until a path is reached or the match ends."""
    while session.decision is not None and not session.path.startswith(until):
        options = [option.action for option in session.decision.options]
        session.act(next((action for action in PASSIVE if action in options), options[-1]))


def test_set_up_nobody_has_anything_and_the_order_is_random() -> None:
    orders = set()
    for seed in range(20):
        session = new_session("kingsburg", ["Aga", "Filip", "Sandra"], seed=seed)
        orders.add(tuple(session.state.order))
        assert session.state.envoy == NOBODY and session.state.year == 1 and session.path.startswith("year 1 / aid")
        assert all(goods(session, seat) == (0, 0, 0) and points(session, seat) == 0 for seat in range(3))
        assert told(session, "set_up")[0].values["seats"] == session.state.order
    assert len(orders) > 3


def test_the_eight_phases_in_their_order() -> None:
    """K1.1"""
    session = new_session("kingsburg", ["Aga", "Filip", "Sandra"], seed=5)
    idle(session, "year 2")
    seen = []
    for event in told(session):
        cause = event.values.get("cause")
        seen.append(cause if event.kind == "gained" and cause == "favour" else event.kind)
    wanted = ("year", "aid_shared", "order", "favour", "envoy", "envoy_stays", "reinforcements", "enemy")
    phases = [kind for place, kind in enumerate(seen) if kind in wanted and kind != seen[place - 1]]
    assert phases == [
        "year", "aid_shared", "order", "favour", "order", "envoy_stays", "order", "reinforcements", "enemy", "year",
        "aid_shared",
    ]  # fmt: skip


@pytest.mark.parametrize("phase", ["favour", "envoy", "recruiting"])
def test_each_of_the_four_seasons_frees_what_is_once_per_season(phase: str) -> None:
    """K1.2, K2.1"""
    used = {"used": [["market", 0]], "token_used": True, "passed": True, "goods": {"stone": 2}}
    chance = ROLLS if phase in ("favour", "envoy") else ()
    session = table(f"year 1 / {phase}", chance=chance, aga=used, filip=used, sandra=used)
    assert player(session).used == [] and not player(session).token_used and not player(session).passed
    seasons = {"favour": "summer", "envoy": "autumn", "recruiting": "winter"}
    assert session.state.season == seasons[phase]


def test_a_new_year_frees_it_too() -> None:
    """K1.2, K1.5: spring begins with the year, before the Aid."""
    used = {"used": [["market", 0]], "token_used": True, "passed": True, "goods": {"stone": 2}}
    session = table("year 1 / winter / end of winter", aga=used, filip=used, sandra=used)
    assert session.state.year == 2 and session.state.season == "spring"
    assert player(session).used == [] and not player(session).token_used and not player(session).passed


def test_the_three_productive_seasons_are_alike() -> None:
    """K1.2: with the same dice and choices each brings the same."""
    seen = []
    for season in ("spring", "summer", "autumn"):
        session = table(f"year 1 / {season}", chance=[("dice 0", [1, 1, 6]), *ROLLS[1:]], filip=TOWN_HALL)
        idle(session, f"year 1 / {season} / season end")
        seen.append([event.kind for event in told(session)])
        assert asked(session) == FILIP
    assert seen[0] == seen[1] == seen[2]


def test_the_year_advances_and_the_fifth_is_the_last() -> None:
    """K1.3"""
    session = table("year 4 / winter", chance=[("reinforcements", [1]), ("enemy", "E4-5")])
    assert session.path.startswith("year 5 / aid") and session.state.year == 5
    last = table("year 5 / winter", chance=[("reinforcements", [1]), ("enemy", "E5-1")])
    assert last.decision is None and last.outcome is not None


def test_the_order_of_autumn_holds_until_the_next_spring() -> None:
    """K1.4"""
    rich = {"goods": {"gold": 2}}
    session = table(
        "year 1 / recruiting", order=[SANDRA, AGA, FILIP], aga=rich, filip=rich, sandra=rich,
        chance=[("reinforcements", [6]), ("enemy", "E1-1")],
    )  # fmt: skip
    recruiters = []
    while session.path.startswith("year 1 / recruiting"):
        recruiters.append(asked(session))
        session.act(StopRecruiting())
    assert recruiters == [SANDRA, AGA, FILIP]
    assert told(session, "reinforcements")[0].values["seat"] == SANDRA
    assert [event.values["seat"] for event in told(session, "fought")] == [SANDRA, AGA, FILIP]
    assert session.path.startswith("year 2 / aid") and asked(session) == SANDRA


def test_a_white_die_for_the_fewest_buildings() -> None:
    """K3.1: whatever the goods of the others."""
    built = {"built": ["inn"]}
    session = table(
        "year 2 / aid", aga=built, filip={"goods": {"gold": 9}}, sandra=built,
        chance=[("dice 0", [1, 1, 2]), ("dice 1", [1, 1, 2, 6]), ("dice 2", [1, 1, 2])],
    )  # fmt: skip
    assert player(session, FILIP).white == [6] and player(session, FILIP).aid
    assert player(session).white == [] and not player(session).aid
    assert tell(session, "aid_die") == [("aid_die", FILIP, None)] and not told(session, "aid_shared")


def test_tokens_are_no_goods_for_the_aid() -> None:
    """K3.2"""
    session = table(
        "year 2 / aid", aga={"tokens": 3}, filip={"goods": {"gold": 1}}, sandra={"goods": {"wood": 1}},
        chance=[("dice 0", [1, 1, 2, 6]), *ROLLS[1:]],
    )  # fmt: skip
    assert player(session).aid


def test_those_tied_on_both_take_a_good_each_in_turn_order() -> None:
    """K3.3: not the one who is tied on buildings only."""
    session = table(
        "year 2 / aid", players=4, order=[KUBA, SANDRA, FILIP, AGA], filip={"goods": {"wood": 1}},
        aga={"built": ["inn"]}, chance=[*ROLLS, ("dice 3", [1, 2, 3])],
    )  # fmt: skip
    assert session.decision is not None and session.decision.rule == "K3.3"
    assert [option.action for option in session.decision.options] == [Take(1), Take(0, 1), Take(0, 0, 1)]
    assert asked(session) == KUBA
    assert refused(session, Take(1, 1)) == ("K3.3", "not_offered")
    session.act(Take(0, 0, 1))
    assert asked(session) == SANDRA
    session.act(Take(1))
    assert session.path.startswith("year 2 / spring")
    assert [goods(session, seat) for seat in range(4)] == [(0, 0, 0), (0, 1, 0), (1, 0, 0), (0, 0, 1)]
    assert not any(owner.aid for owner in session.state.players)


def test_in_year_one_everybody_takes_a_good() -> None:
    """K3.4"""
    session = new_session("kingsburg", ["Aga", "Filip", "Sandra", "Kuba", "Ola"], seed=3)
    for seat in session.state.order[:]:
        assert asked(session) == seat
        session.act(Take(0, 1))
    assert all(goods(session, seat) == (0, 1, 0) for seat in range(5))
    assert not any(owner.white for owner in session.state.players)


def test_the_favour_falls_on_everybody_when_nobody_has_built() -> None:
    """K9.1"""
    session = table("year 1 / favour", chance=ROLLS)
    assert [points(session, seat) for seat in range(3)] == [1, 1, 1]
    assert player(session).points == {"favour": 1}
    ahead = table("year 1 / favour", chance=ROLLS, sandra={"built": ["inn"]})
    assert [points(ahead, seat) for seat in range(3)] == [0, 0, 1]


def test_an_unused_envoy_returns_also_when_nobody_gets_it() -> None:
    """K10.1, K10.2"""
    session = table("year 2 / envoy", envoy=FILIP, chance=ROLLS)
    assert session.state.envoy == NOBODY
    assert tell(session, "envoy", "envoy_back", "envoy_stays") == [
        ("envoy_back", FILIP, None), ("envoy_stays", None, None),
    ]  # fmt: skip


def test_the_previous_holder_may_get_the_envoy_again() -> None:
    """K10.2"""
    built = {"built": ["inn"]}
    session = table("year 2 / envoy", envoy=FILIP, chance=ROLLS, aga=built, sandra=built)
    assert session.state.envoy == FILIP
    assert tell(session, "envoy", "envoy_back") == [("envoy_back", FILIP, None), ("envoy", FILIP, None)]
    first = table("year 2 / envoy", chance=ROLLS, aga=built, sandra=built)
    assert first.state.envoy == FILIP and not told(first, "envoy_back")


def test_nothing_happens_at_the_end_of_a_year_of_the_base_game() -> None:
    """K13.1: after the dismissal the next year begins at once, and the fifth year leads to the final scoring."""
    session = table("year 1 / winter", chance=[("reinforcements", [2]), ("enemy", "E1-1")])
    kinds = [event.kind for event in told(session)]
    assert kinds[-5:] == ["lost", "lost", "lost", "year", "aid_shared"]
    last = table("year 5 / winter", chance=[("reinforcements", [2]), ("enemy", "E5-2")])
    assert [event.kind for event in told(last)][-4:] == ["lost", "lost", "lost", "game_over"]


def test_the_year_reads_as_a_list_of_named_steps() -> None:
    """K1.1: these names are the paths of ribbon, examples and tests."""
    nodes = CONTROLLER.rules({}).agenda.nodes.values()
    parts = {node.name: [child.name for child in node.children()] for node in nodes}
    assert parts["phases"] == ["aid", "spring", "favour", "summer", "envoy", "autumn", "recruiting", "winter"]
    assert parts["spring"] == parts["summer"] == parts["autumn"] == [
        "neutral dice", "white dice", "each season start", "roll", "each reroll", "set order", "look dice",
        "rounds influence", "support", "each build", "each season end", "season close",
    ]  # fmt: skip
    assert parts["recruiting"] == ["open recruiting", "each recruit"]
    assert parts["winter"] == [
        "reinforcements", "enemy", "look enemy", "each battle", "look battle", "end of winter",
    ]  # fmt: skip
    assert parts["game"] == ["year", "game end"]


def test_every_step_cites_a_numbered_rule() -> None:
    rules = yaml.safe_load((places.rules_data() / "kingsburg" / "rules.yaml").read_text("utf-8"))["rules"]
    steps = [node for node in CONTROLLER.rules({}).agenda.nodes.values() if isinstance(node, Step)]
    cited = {step.name: step.rule for step in steps if not isinstance(step, (SealStep, LookStep))}
    assert len(cited) > 20 and all(rule in rules for rule in cited.values()), cited


@pytest.mark.parametrize(
    ("at", "season"),
    [
        ("spring / influence", "spring"), ("summer / influence", "summer"), ("autumn / influence", "autumn"),
        ("recruiting / recruit", "winter"), ("winter / reinforcements", "winter"),
    ],
)  # fmt: skip
def test_a_match_opened_in_the_middle_knows_its_season(at: str, season: str) -> None:
    """K1.2"""
    chance = [("reinforcements", [1]), ("enemy", "E1-1")] if season == "winter" else []
    session = table(f"year 1 / {at}", aga={"dice": [1, 2], "goods": {"gold": 9, "wood": 1}}, chance=chance)
    assert session.state.season == season and session.path.startswith(f"year 1 / {at.split(' / ')[0]}")


def test_people_see_dice_enemy_and_battle_before_the_game_goes_on() -> None:
    """K1.1: with the wish to look, three times dice a year, then the enemy and the battle."""
    session = new_session("kingsburg", [Seat("Aga", look=True), Seat("Filip")], seed=5)
    prompts = []
    while session.decision is not None and session.state.year == 1:
        if GoOn() in [option.action for option in session.decision.options]:
            prompts.append(session.decision.prompt.id)
        options = [option.action for option in session.decision.options]
        session.act(next((action for action in PASSIVE if action in options), options[-1]))
    assert prompts == [f"prompt.look.{what}" for what in ("dice", "dice", "dice", "enemy", "battle")]
