"""The end of a round: S11.1 to S11.10, S11.15."""

from __future__ import annotations

import msgspec
import pytest

from kingsburg_table.games.signorie.actions import (
    Buy,
    Hire,
    LayToken,
    Marry,
    NoPurchase,
    NoWedding,
    PlaceMan,
    RaiseDisc,
    SendMan,
    StopAdvancing,
    TakeBonus,
    TakeFlorins,
    Wed,
)
from kingsburg_table.games.signorie.words import Gain
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CELIA,
    CHECK,
    CONTROLLER,
    DARIO,
    DATA,
    asked,
    listed,
    play,
    player,
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
    assert (values["seat"], values["n"], values["florins"]) == (ADA, points, florins)
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
    assert refused(session, NoWedding(), ADA) == ("S3.1", "not_your_turn")
    play(session, TakeFlorins())
    assert listed(session) == [NoWedding()] and session.decision is not None
    assert session.decision.options[0].reveals and session.decision.prompt.id == "prompt.signorie.no_portrait"
    assert session.decision.prompt.values == {"seat": BRUNO, "n": 4}
    assert refused(session, Wed()) == ("S11.8", "all_married") and refused(session, NoWedding()) is None


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
    step = CONTROLLER.rules({}).agenda.nodes["free helper"]
    assert step.refuse(helper.play, BRUNO, Hire("florins3")).reason == "not_your_turn"  # type: ignore[attr-defined]
    play(helper, Hire("mission_facedown"))
    assert player(helper).florins == 0 and helper.state.helpers == 46 and asked(helper) == ("wedding", ADA)
    assert told(helper, "hired")[0].values["n"] == 0


def test_a_bonus_of_points_counts_as_a_reward(monkeypatch: pytest.MonkeyPatch) -> None:
    """S11.7: none of the box gives points at once, but the data may say so."""
    token = msgspec.structs.replace(DATA.rewards["reward_men"], do=Gain(points=2))
    monkeypatch.setitem(DATA.rewards, "reward_men", token)
    session = play(table(CHECK, reward="reward_men"), TakeBonus("reward_men"))
    assert CONTROLLER.read(session.state, ADA, "points.rewards") == 2


def test_points_of_initiative_after_the_reset() -> None:
    """S11.10, S11.15: they count for the next order; the later disc lies on top."""
    session = table(CHECK, players=3, reward="reward_initiative")
    play(session, TakeBonus("reward_initiative"), RaiseDisc(), StopAdvancing(), NoWedding())
    assert (session.state.order, session.state.line) == ([0, 1, 2], [0, 1, 2]) and player(session).initiative == 2
    play(session, TakeBonus("reward_initiative"), RaiseDisc(), StopAdvancing(), NoWedding())
    assert (session.state.order, session.state.line) == ([0, 1, 2], [1, 0, 2]) and asked(session) == ("reward", CELIA)


def test_while_all_look_together_it_is_nobodys_turn() -> None:
    """S11.7: who would take the reward is told that it is not the moment, not that somebody else's turn it is."""
    session = table(CHECK, look=True)
    assert session.decision is not None and session.decision.kind == "look threshold"
    for seat in (ADA, BRUNO):
        assert refused(session, TakeFlorins(), seat) == ("S11.7", "not_this_moment")
