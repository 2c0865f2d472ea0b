"""The end of a round: S11."""

from __future__ import annotations

import pytest

from kingsburg_table.games.signorie.actions import (
    Activate,
    Buy,
    DoTask,
    EndTurn,
    Hire,
    LayToken,
    Manage,
    Marry,
    NoPurchase,
    NoWedding,
    Pass,
    PlaceMan,
    RaiseDisc,
    SendMan,
    SkipHelpers,
    StopAdvancing,
    TakeBonus,
    TakeFlorins,
    TakeLeftDie,
    Wed,
)
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CELIA,
    CHECK,
    CONTROLLER,
    DARIO,
    DATA,
    SSession,
    asked,
    listed,
    play,
    player,
    preparation,
    refused,
    table,
    told,
)


@pytest.mark.parametrize(("step", "points"), list(enumerate((0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 9))))
def test_points_of_initiative(step: int, points: int) -> None:
    """S11.1"""
    session = table("round 2 / rewards / initiative", ada={"initiative": step})
    assert CONTROLLER.read(session.state, ADA, "points.initiative") == points and player(session, BRUNO).points == 0


def test_the_new_order() -> None:
    """S11.2, S11.3, S11.6: upper before lower; passed discs return; all go back in this order."""
    session = table(
        "round 2 / rewards / initiative", players=4, ada={"initiative": 3}, bruno={"initiative": 7},
        celia={"initiative": 3}, line=[BRUNO, CELIA, ADA, DARIO], dario={"passed": True},
    )  # fmt: skip
    assert session.state.order == session.state.line == [BRUNO, CELIA, ADA, DARIO]
    assert [family.initiative for family in session.state.players] == [0, 0, 0, 0]
    assert not any(family.passed for family in session.state.players)
    assert told(session, "new_order")[0].values["seats"] == [BRUNO, CELIA, ADA, DARIO]
    asked_of = []
    while session.path.startswith("round 2 / rewards") and session.decision is not None:
        asked_of.append(session.decision.seat)
        if session.decision.seat == DARIO and session.decision.kind == "wedding":
            break
        session.act(TakeFlorins() if session.decision.kind == "reward" else NoWedding())
    assert list(dict.fromkeys(asked_of)) == [BRUNO, CELIA, ADA, DARIO]


@pytest.mark.parametrize(("dice", "laid", "entitled"), [
    ((6, 6, 1), {}, True), ((6, 6, 2), {}, False), ((6, 6, 4), {"laid_men": 1}, True),
    ((6, 6, 5), {"laid_men": 1}, False), ((6, 6, 6, 1), {"laid_men": 1, "laid_women": 1}, True),
    ((6, 6, 6, 4), {"laid_women": 3}, True), ((6, 6, 6, 5), {"laid_women": 3, "laid_men": 2}, False), ((), {}, True),
])  # fmt: skip
def test_the_threshold(dice: tuple[int, ...], laid: dict[str, int], entitled: bool) -> None:
    """S11.4, S11.5: 13 and 3 for each own pawn, at most 22; Q20."""
    placed = dict(zip(DATA.columns, dice, strict=False))
    session = table(CHECK, ada={"dice": placed, **laid}, bruno={"laid_men": 3})
    assert (ADA in session.state.entitled) == entitled and BRUNO in session.state.entitled
    assert asked(session) == ("reward", ADA if entitled else BRUNO)
    kinds = [event.kind for event in told(session, "entitled", "not_entitled")]
    assert kinds == ["entitled" if entitled else "not_entitled", "entitled"]
    if not entitled:
        for action in (TakeFlorins(), TakeBonus("reward_men"), Wed(), Buy()):
            assert refused(session, action, ADA) == ("S11.4", "above_threshold")


def test_before_the_check_there_are_no_rewards() -> None:
    """S11.6"""
    session = table("round 2 / actions / turn")
    for action in (TakeFlorins(), TakeBonus("reward_men"), Wed(), NoWedding(), Buy(), NoPurchase()):
        assert refused(session, action) == ("S11.6", "no_rewards_now")


def test_bonus_or_florins_then_perhaps_a_wedding() -> None:
    """S11.7, S11.9: one of the two must be taken; the wedding may be declined."""
    session = table("round 1 / rewards / threshold", reward="reward_men")
    assert listed(session) == [TakeBonus("reward_men"), TakeFlorins()]
    assert refused(session, NoWedding()) == ("S11.8", "not_this_moment")
    assert refused(session, TakeBonus("reward_women")) == ("S11.7", "other_reward")
    assert refused(session, Buy()) == ("S11.13", "no_purchase_yet")
    assert session.blocked(ADA)[f"reward.{session.state.rewards[2]}"].reason == "other_reward"
    play(session, TakeBonus("reward_men"))
    assert player(session).men == 6 and listed(session) == [Wed(), NoWedding()]
    assert refused(session, TakeFlorins()) == ("S11.7", "not_this_moment")
    play(session, NoWedding())
    assert asked(session) == ("reward", BRUNO) and player(session).brides == 0
    play(session, TakeFlorins())
    assert player(session, BRUNO).florins == 10 and told(session, "no_wedding")


@pytest.mark.parametrize(("round", "brides", "points", "florins"), [
    (1, 0, 0, 0), (2, 0, 0, 2), (2, 1, 1, 2), (3, 2, 2, 2), (4, 3, 4, 2), (5, 0, 0, 2),
])  # fmt: skip
def test_weddings(round: int, brides: int, points: int, florins: int) -> None:
    """S11.8, table 5.11: the topmost free portrait; 2 florins from round 2 on."""
    session = table(f"round {round} / rewards / threshold", reward="reward_women", ada={"brides": brides, "florins": 0})
    session.act(TakeFlorins())
    assert session.decision is not None
    values = session.decision.prompt.values
    assert (values["n"], values["florins"]) == (points, florins)
    play(session, Wed())
    ada = player(session)
    assert (ada.brides, ada.points, ada.florins) == (brides + 1, points, 3 + florins)
    assert session.state.brides == 16 - brides - 1 and ada.married == brides + 2
    gain = {"brides": 1, **({"points": points} if points else {}), **({"florins": florins} if florins else {})}
    assert told(session, "wedding")[0].values["gain"] == gain
    assert asked(session) == ("reward", BRUNO)  # one a round


def test_four_weddings_in_a_game() -> None:
    """S11.8: with all portraits filled nothing is asked, except to end the round."""
    session = table("round 5 / rewards / threshold", ada={"brides": 4}, bruno={"brides": 4})
    play(session, TakeFlorins())
    assert asked(session) == ("reward", BRUNO) and refused(session, Wed(), ADA) == ("S11.8", "all_married")
    play(session, TakeFlorins())
    assert listed(session) == [NoWedding()] and session.decision is not None
    assert session.decision.options[0].reveals and session.decision.prompt.id == "prompt.signorie.no_portrait"
    assert refused(session, Wed()) == ("S11.8", "all_married")


def test_the_florins_of_a_wedding_come_after_the_bonus() -> None:
    """S11.9, Q9: they pay no dowry of the bonus; a new bride rolls no die yet."""
    session = table(CHECK, reward="reward_marriage", ada={"florins": 0})
    assert asked(session) == ("wedding", ADA) and player(session).florins == 3
    play(session, Wed())
    assert (player(session).florins, player(session).women) == (5, 3)


@pytest.mark.parametrize(("reward", "ada", "reason"), [
    ("reward_mission", {}, ("S7.7", "no_man_on_career")), ("reward_mission", {"church": [1]}, None),
    ("reward_marriage", {"women": 0}, ("S7.7", "no_woman")), ("reward_marriage", {"florins": 1}, None),
    ("reward_men", {"men": 12}, ("S11.10", "none_in_reserve")), ("reward_men", {"men": 11}, None),
    ("reward_women", {"women": 11, "men": 3}, ("S11.10", "none_in_reserve")), ("reward_women", {"women": 10}, None),
    ("reward_career", {"men": 0, "church": [7]}, ("S8.7", "no_point_to_spend")), ("reward_career", {"men": 1}, None),
    ("reward_initiative", {"initiative": 10}, ("S8.7", "no_point_to_spend")), ("reward_initiative", {}, None),
    ("reward_facedown", {"face_down": {"church": 42}}, ("S10.6", "stack_empty")), ("reward_facedown", {}, None),
    ("reward_helper", {"helpers": list(DATA.helpers)}, ("S11.10", "grid_full")),
    ("reward_helper", {"helpers": list(DATA.helpers)[1:]}, None),
    ("reward_action", {}, None),
])  # fmt: skip
def test_when_a_bonus_can_be_chosen(reward: str, ada: dict[str, object], reason: tuple[str, str] | None) -> None:
    """S11.10: otherwise the 3 florins come."""
    florins = int(str(ada.get("florins", 5)))
    session = table(CHECK, reward=reward, ada={"florins": 5, **ada})
    if reason is None:
        assert listed(session) == [TakeBonus(reward), TakeFlorins()] and refused(session, TakeBonus(reward)) is None
    else:
        assert asked(session) == ("wedding", ADA) and refused(session, TakeBonus(reward)) == reason
        assert player(session).florins == florins + 3 and refused(session, TakeFlorins())[0] == "S11.7"  # type: ignore[index]


@pytest.mark.parametrize(("reserve", "gained"), [(8, 2), (2, 2), (1, 1)])
@pytest.mark.parametrize("sex", ["men", "women"])
def test_as_many_pawns_as_there_are(sex: str, reserve: int, gained: int) -> None:
    """S11.10, S12.3: R03, R04."""
    session = table(CHECK, reward=f"reward_{sex}", ada={f"reserve_{sex}": reserve})
    before = getattr(player(session), sex)
    play(session, TakeBonus(f"reward_{sex}"))
    assert getattr(player(session), sex) == before + gained
    assert told(session, "got_pawns")[0].values["gain"] == {sex: gained}


def test_bonuses_that_ask() -> None:
    """Table 5.5: R01, R02, R05, R06, R07, R08."""
    mission = play(table(CHECK, reward="reward_mission", ada={"church": [2]}), TakeBonus("reward_mission"))
    play(mission, SendMan("church", 2, "milano"))
    assert CONTROLLER.read(mission.state, ADA, "points.missions") == 3 and asked(mission) == ("wedding", ADA)
    marriage = play(table(CHECK, reward="reward_marriage"), TakeBonus("reward_marriage"), Marry("milano", 4))
    assert CONTROLLER.read(marriage.state, ADA, "points.marriages") == 8
    career = play(table(CHECK, reward="reward_career"), TakeBonus("reward_career"))
    assert career.state.points == 3
    assert listed(career) == [PlaceMan(track) for track in ("politics", "church", "military")]
    initiative = play(table(CHECK, reward="reward_initiative"), TakeBonus("reward_initiative"))
    assert initiative.state.points == 2 and listed(initiative) == [RaiseDisc(), StopAdvancing()]
    token = play(table(CHECK, reward="reward_facedown"), TakeBonus("reward_facedown"), LayToken("marriage"))
    assert player(token).face_down == [0, 0, 0, 1]
    helper = table(CHECK, reward="reward_helper", ada={"florins": 0, "helpers": ["vp3"]})
    play(helper, TakeBonus("reward_helper"))
    assert [hire.helper for hire in listed(helper)] == [each.id for each in DATA.helper_of if each.id != "vp3"]
    assert refused(helper, Hire("vp3")) == ("S5.2", "space_taken")
    assert refused(helper, Hire("jester")) == ("S5.2", "no_such_helper")
    assert set(helper.blocked(ADA)) == {"helper.0.vp3"}
    play(helper, Hire("mission_facedown"))
    assert player(helper).florins == 0 and helper.state.helpers == 46 and asked(helper) == ("wedding", ADA)


def test_points_of_initiative_after_the_reset() -> None:
    """S11.10, S11.15: they count for the next order; the later disc lies on top."""
    session = table(CHECK, players=3, reward="reward_initiative")
    play(session, TakeBonus("reward_initiative"), RaiseDisc(), StopAdvancing(), NoWedding())
    assert (session.state.order, session.state.line) == ([0, 1, 2], [0, 1, 2]) and player(session).initiative == 2
    play(session, TakeBonus("reward_initiative"), RaiseDisc(), StopAdvancing(), NoWedding())
    assert (session.state.order, session.state.line) == ([0, 1, 2], [1, 0, 2]) and asked(session) == ("reward", CELIA)


def extra(**given: object) -> SSession:
    """The bonus of an extra action; Ada used a red die and a yellow one."""
    whole = {"ada": {"dice": {"red": 5, "yellow": 3}, "florins": 0}, "pool": {"turquoise": [1, 1]}, **given}
    return table(CHECK, reward="reward_action", **whole)


def test_dice_leave_the_boards_for_an_extra_action() -> None:
    """S11.11: once, before the first decides; what was checked stays known."""
    session = extra(bruno={"dice": {"grey": 6}})
    assert (player(session).dice, player(session).aside) == ([0] * 5, [3, 5, 0, 0, 0])
    assert (player(session, BRUNO).dice, player(session, BRUNO).aside) == ([0] * 5, [0, 0, 0, 6, 0])
    assert session.counters(ADA)["sum"] == 8 and session.hints(ADA)["sums"] == [8, 6]
    other = table(CHECK, reward="reward_men", ada={"dice": {"red": 5}})
    assert player(other).dice == [0, 5, 0, 0, 0]


def test_an_extra_action_costs_nothing_and_any_colour_will_do() -> None:
    """S11.11: no price, a colour used before, all other costs paid, the helpers of that column."""
    session = play(extra(), TakeBonus("reward_action"))
    dice = [(die.colour, die.value) for die in listed(session)]
    assert dice == [("yellow", 6), ("red", 6), ("purple", 6), ("turquoise", 1)]  # nobody for grey
    assert refused(session, TakeLeftDie("red", 5)) == ("S11.11", "no_such_die")  # Q18: those set aside
    assert refused(session, TakeLeftDie("green", 5)) == ("S11.11", "no_such_die")
    play(session, TakeLeftDie("turquoise", 1))
    ada = player(session)
    assert (ada.florins, ada.dice) == (0, [0, 0, 0, 0, 1]) and session.state.pool[4] == [1]
    assert session.counters(ADA)["sum"] == 8 and not told(session, "took_die")[-1].values["pay"]
    play(session, Manage("turquoise"), PlaceMan("church"), StopAdvancing())
    assert asked(session) == ("wedding", ADA)


def test_only_a_die_with_a_possible_main_action() -> None:
    """S11.11, S4.4"""
    session = extra(
        tasks={"red upper": "task_mission", "red lower": "task_marriage"},
        ada={"dice": {"red": 5}, "florins": 0, "men": 0, "women": 1}, pool={"red": [6]},
    )  # fmt: skip
    play(session, TakeBonus("reward_action"))
    assert not any(die.colour == "red" for die in listed(session))
    assert refused(session, TakeLeftDie("red", 6)) == ("S4.4", "nothing_to_do")
    assert session.blocked(ADA)["die.red.6"].reason == "nothing_to_do" and "die.yellow.6" not in session.blocked(ADA)


def test_a_bonus_without_a_die_to_use() -> None:
    """S11.10: R09 needs a remaining die with which something can be done."""
    none = {"dice": {"yellow": 1, "purple": 1, "turquoise": 1, "grey": 1}, "florins": 0, "men": 0, "women": 0}
    session = table(CHECK, reward="reward_action", ada=none, bruno={"dice": {"yellow": 1, "purple": 1, "turquoise": 1}})
    assert asked(session) == ("wedding", ADA) and player(session).florins == 3
    few = {**none, "florins": 2}
    assert asked(table(CHECK, reward="reward_action", ada=few, bruno={"dice": {"yellow": 1}})) == ("reward", ADA)
    stuck = table(CHECK, reward="reward_action", ada={**none, "dice": {**none["dice"], "red": 1}}, bruno={
        "dice": {"yellow": 1, "red": 1, "purple": 1, "turquoise": 1}, "laid_men": 3,
    })  # fmt: skip
    assert asked(stuck) == ("wedding", ADA) and player(stuck).florins == 3


def test_helpers_of_an_extra_action_come_before_the_wedding() -> None:
    """S11.11, S11.16: the value of the die counts; then the wedding."""
    session = extra(ada={"dice": {"red": 5}, "helpers": ["advdie_politics", "florins3"], "florins": 9})
    play(session, TakeBonus("reward_action"), TakeLeftDie("turquoise", 1), Hire("facedown_any"))
    assert listed(session) == [Activate("florins3"), Activate("advdie_politics"), SkipHelpers()]
    assert EndTurn() not in listed(session)
    play(session, Activate("advdie_politics"))
    assert player(session).careers[0] == [1] and asked(session) == ("wedding", ADA)  # one point, one way
    play(session, NoWedding())
    assert player(session).dice == [0, 0, 0, 0, 1] and asked(session) == ("reward", BRUNO)


def test_the_limit_of_four_dice_does_not_hold() -> None:
    """S11.11"""
    four = {"yellow": 1, "red": 1, "purple": 1, "grey": 1}
    session = play(extra(ada={"dice": four}), TakeBonus("reward_action"), TakeLeftDie("yellow", 6), Manage("yellow"))
    assert player(session).florins == 9 and asked(session) == ("wedding", ADA)


def test_a_die_taken_is_gone_for_the_next() -> None:
    """S11.11, S11.16: who takes florins leaves the dice to the others."""
    session = play(extra(), TakeBonus("reward_action"), TakeLeftDie("purple", 6))
    play(session, DoTask("task_threshold", "man", 1), NoWedding())
    assert [len(dice) for dice in session.state.pool] == [1, 1, 1, 2, 2]
    play(session, TakeBonus("reward_action"))
    assert TakeLeftDie("purple", 6) in listed(session)
    passed = play(extra(), TakeFlorins(), NoWedding(), TakeBonus("reward_action"))
    assert [len(dice) for dice in passed.state.pool] == [1, 1, 2, 2, 2]


def test_threshold_pawns_of_an_extra_action_change_nothing() -> None:
    """S11.12: whoever is entitled stays so, and nobody else is."""
    session = extra(bruno={"dice": {"yellow": 6, "red": 6, "grey": 6}}, order=[ADA, BRUNO])
    play(session, TakeBonus("reward_action"), TakeLeftDie("purple", 6), DoTask("task_threshold", "man", 3))
    assert player(session).laid_men == 3 and session.state.entitled == [ADA]
    assert session.counters(ADA)["threshold"] == 13 and session.hints(ADA)["thresholds"] == [13, 13]


@pytest.mark.parametrize(("token", "ada", "points"), [
    ("points_helpers", {"helpers": ["vp3", "take_pawn", "florins3"]}, 6), ("points_cities_men", {}, 8),
    ("points_cities_women", {}, 4), ("points_men", {}, 6), ("points_women", {}, 4),
])  # fmt: skip
@pytest.mark.parametrize("round", [6, 7])
def test_points_of_the_last_rounds(round: int, token: str, ada: dict[str, object], points: int) -> None:
    """S11.13, table 5.5: V01 to V05."""
    cities = {"milano": [[ADA, "man"], [ADA, "man"], [BRUNO, "man"], [ADA, "woman"], [ADA, "woman"]],
              "firenze": [[ADA, "man"], [BRUNO, "woman"]]}  # fmt: skip
    session = table(f"round {round} / rewards / threshold", reward=token, cities=cities, ada={**ada, "florins": 5})
    assert CONTROLLER.read(session.state, ADA, "points.rewards") == points and asked(session) == ("purchase", ADA)
    for action in (TakeFlorins(), TakeBonus(token), Wed(), NoWedding()):
        assert refused(session, action) == ("S11.13", "points_only")
    (first, *_) = told(session, "scored_per")
    assert first.values["seat"] == ADA and first.values["n"] == points


@pytest.mark.parametrize(("florins", "possible"), [(5, True), (4, False), (12, True)])
def test_points_for_florins_once(florins: int, possible: bool) -> None:
    """S11.13: exactly 5 for 5, once a round, also with a token worth nothing."""
    ada, bruno = {"florins": florins}, {"florins": 9}
    session = table("round 6 / rewards / threshold", reward="points_men", ada=ada, bruno=bruno)
    if not possible:
        assert asked(session) == ("purchase", BRUNO)
        assert refused(session, Buy(), ADA) == ("S11.13", "purchase_too_dear")
        return
    assert listed(session) == [Buy(), NoPurchase()]
    play(session, Buy())
    assert (player(session).florins, player(session).points) == (florins - 5, 5)
    assert asked(session) == ("purchase", BRUNO)


def test_a_purchase_may_be_declined_and_needs_the_threshold() -> None:
    """S11.13"""
    session = table("round 7 / rewards / threshold", ada={"florins": 9, "dice": {"yellow": 6, "red": 6, "grey": 2}},
                    bruno={"florins": 9})  # fmt: skip
    assert asked(session) == ("purchase", BRUNO) and player(session).points == 0
    play(session, NoPurchase())
    assert session.decision is None and player(session, BRUNO).florins == 9


def test_clean_up() -> None:
    """S11.14: also when nobody was entitled; the token is gone, pawns return."""
    over = {"dice": {"yellow": 6, "red": 6, "grey": 6, "purple": 6}, "laid_men": 2, "laid_women": 1, "florins": 9}
    session = table(
        "round 6 / rewards / threshold", ada=over, bruno={**over, "face_down": {"church": 42}}, chance=preparation(),
    )  # fmt: skip
    assert session.path == "round 7 / actions / turn" and session.state.cleared == 6
    for family in session.state.players:
        assert (family.laid_men, family.laid_women, family.reserve_men, family.reserve_women) == (0, 0, 8, 8)
    assert session.state.entitled == session.state.sums == session.state.thresholds == []
    assert not told(session, "scored_per")


def test_the_order_of_the_rewards_is_that_of_the_next_round() -> None:
    """S11.2: discs that move in the rewards do not change it."""
    session = table(
        "round 2 / rewards / initiative", reward="reward_initiative", chance=preparation(),
        bruno={"initiative": 1, "face_down": {"church": 42}},
    )  # fmt: skip
    play(session, TakeFlorins(), NoWedding(), TakeBonus("reward_initiative"), StopAdvancing(), NoWedding())
    assert session.path == "round 3 / actions / turn" and asked(session) == ("turn", BRUNO)
    assert (session.state.order, session.state.line) == ([BRUNO, ADA], [ADA, BRUNO])
    play(session, Pass())
    assert asked(session) == ("turn", ADA)
