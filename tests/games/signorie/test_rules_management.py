"""Management: S7."""

from __future__ import annotations

import pytest

from kingsburg_table.core.actions import Refusal
from kingsburg_table.games.signorie.actions import (
    Manage,
    Marry,
    PlaceMan,
    Promote,
    RaiseDisc,
    SendMan,
    StopAdvancing,
    TakeDie,
)
from tests.games.signorie.table import (
    ADA,
    BRUNO,
    CONTROLLER,
    TURN,
    asked,
    listed,
    play,
    player,
    refused,
    table,
    told,
)

FOUR = [["Bruno", "man"], ["Bruno", "man"], ["Bruno", "woman"], ["Bruno", "woman"]]


def in_city(*pawns: tuple[int, str]) -> list[list[object]]:
    return [[seat, sex] for seat, sex in pawns]


def test_florins() -> None:
    """S7.1"""
    session = play(table(TURN), TakeDie("yellow", 6), Manage("yellow"))
    assert player(session).florins == 9 and told(session, "got_florins")[0].values["gain"] == {"florins": 3}


def test_four_points_anywhere() -> None:
    """S7.2: on careers and initiative, at most four, at least one."""
    session = play(table(TURN, ada={"politics": [1]}), TakeDie("turquoise", 6), Manage("turquoise"))
    assert listed(session) == [
        PlaceMan("politics"), Promote("politics", 1), PlaceMan("church"), PlaceMan("military"), RaiseDisc(),
    ]  # fmt: skip
    play(session, RaiseDisc(), PlaceMan("church"), Promote("church", 1))
    assert StopAdvancing() in listed(session)
    play(session, PlaceMan("military"))
    assert asked(session) == ("turn", BRUNO)
    assert (player(session).initiative, player(session).men) == (1, 2)


def test_advancement_needs_a_point_that_can_be_spent() -> None:
    """S7.2, S8.7"""
    stuck = {"men": 0, "politics": [7], "initiative": 10, "florins": 0}
    session = play(table(TURN, ada=stuck), TakeDie("turquoise", 6))
    assert refused(session, Manage("turquoise")) == ("S8.7", "no_point_to_spend")
    assert Manage("turquoise") not in listed(session)


def test_a_mission_goes_to_the_lowest_empty_space() -> None:
    """S7.3, S8.6, S7.7: points of the space left, rank at least the value, the man stays in the city."""
    session = table(
        TURN, players=3, closed=["roma"], ada={"politics": [1, 3], "church": [2]},
        cities={"milano": in_city(*[(BRUNO, "man")] * 4), "venezia": in_city(*[(BRUNO, "woman")] * 2)},
    )  # fmt: skip
    play(session, TakeDie("grey", 6), Manage("grey"))
    assert set(listed(session)) == {
        SendMan("politics", 1, "firenze"), SendMan("politics", 1, "napoli"), SendMan("church", 2, "venezia"),
        SendMan("church", 2, "firenze"), SendMan("church", 2, "napoli"), SendMan("politics", 3, "milano"),
        SendMan("politics", 3, "venezia"), SendMan("politics", 3, "firenze"), SendMan("politics", 3, "napoli"),
    }  # fmt: skip
    assert refused(session, SendMan("church", 2, "milano")) == ("S7.3", "rank_too_low")
    assert refused(session, SendMan("church", 3, "milano")) == ("S7.3", "no_man_there")
    assert refused(session, SendMan("church", 8, "milano")) == ("S7.3", "no_man_there")
    assert refused(session, SendMan("church", 0, "milano")) == ("S7.3", "no_man_there")
    assert refused(session, SendMan("poetry", 1, "milano")) == ("S8.1", "no_such_track")
    assert refused(session, SendMan("church", 2, "roma")) == ("S7.7", "city_closed")
    assert refused(session, SendMan("church", 2, "pisa")) == ("S7.7", "no_such_city")
    play(session, SendMan("politics", 3, "milano"))
    ada = player(session)
    assert ada.points == 5 and ada.careers[0] == [1] and session.state.cities[0][-1] == ADA * 2
    assert (ada.men, ada.reserve_men) == (4, 5)
    (event,) = told(session, "mission")
    assert (event.values["rank"], event.values["city"], event.values["n"]) == (3, "milano", 5)


@pytest.mark.parametrize(("space", "points"), list(enumerate((1, 3, 5, 7, 9, 11, 13), start=1)))
def test_points_of_the_space_left(space: int, points: int) -> None:
    """S7.3"""
    session = play(table(TURN, ada={"military": [space]}), TakeDie("grey", 6), Manage("grey"))
    play(session, SendMan("military", space, "firenze"))
    assert player(session).points == points


def test_a_marriage() -> None:
    """S7.4: dowry from the value of the space to 4, two points a florin, the token to the marriage row."""
    session = table(
        TURN, ada={"florins": 9, "women": 1}, cities={"milano": in_city(*[(BRUNO, "man")] * 4)},
        marriage_tokens={"milano": "sforza 4"}, mission_tokens={"milano": "gonzaga 5"},
    )  # fmt: skip
    play(session, TakeDie("red", 6), Manage("red"))
    assert [action for action in listed(session) if action.city == "milano"] == [Marry("milano", 3), Marry("milano", 4)]
    assert [action.dowry for action in listed(session) if action.city == "firenze"] == [1, 2, 3, 4]
    for dowry in (2, 5, -1):
        assert refused(session, Marry("milano", dowry)) == ("S7.4", "dowry_range")
    play(session, Marry("milano", 3))
    ada = player(session)
    assert (ada.florins, ada.women, ada.reserve_women, ada.points) == (6, 0, 10, 6)
    assert session.state.cities[0][-1] == ADA * 2 + 1 and CONTROLLER.read(session.state, ADA, "rows") == {
        "marriage": ["sforza 4"],
    }  # fmt: skip
    assert CONTROLLER.read(session.state, None, "mission_tokens") == {"milano": "gonzaga 5"}


@pytest.mark.parametrize(("florins", "dowries"), [(1, [1]), (3, [1, 2, 3]), (4, [1, 2, 3, 4]), (20, [1, 2, 3, 4])])
def test_a_dowry_is_paid_from_what_one_has(florins: int, dowries: list[int]) -> None:
    """S7.4, S12.1"""
    session = play(table(TURN, ada={"florins": florins}), TakeDie("red", 6), Manage("red"))
    assert [action.dowry for action in listed(session) if action.city == "milano"] == dowries
    short = refused(session, Marry("milano", 4))
    assert short == (None if florins >= 4 else ("S12.1", "florins_short"))


def test_men_and_women_share_the_spaces() -> None:
    """S7.5: any number of one's own; the eighth pawn fills the city."""
    full = {"milano": in_city(*[(BRUNO, "man")] * 3, *[(BRUNO, "woman")] * 4)}
    session = table(TURN, ada={"politics": [4], "florins": 4}, cities=full)
    assert session.hints(ADA)["lowest"] == {"milano": 4, "venezia": 1, "firenze": 1}
    play(session, TakeDie("grey", 6), Manage("grey"), SendMan("politics", 4, "milano"))
    assert session.hints(ADA)["lowest"]["milano"] is None
    play(session, TakeDie("red", 6), Manage("red"))
    assert refused(session, Marry("milano", 4)) == ("S7.7", "city_full")
    assert session.blocked(BRUNO)["city.milano"].reason == "city_full"
    assert session.blocked(BRUNO)["city.roma"].reason == "city_closed"


ALL_BUT = {
    city: [[ADA, "man"]] * 4 + [[BRUNO, "man"]] * (3 if city == "firenze" else 4) for city in ("venezia", "firenze")
}  # fmt: skip


@pytest.mark.parametrize(("ada", "reason"), [
    ({"women": 0, "florins": 9}, "no_woman"), ({"women": 1, "florins": 3}, "no_dowry"),
    ({"women": 1, "florins": 4}, None),
])  # fmt: skip
def test_when_a_marriage_is_possible(ada: dict[str, int], reason: str | None) -> None:
    """S7.7: here the last empty space is a 4."""
    cities = {**ALL_BUT, "milano": [[BRUNO, "woman"]] * 8}
    session = table(TURN, cities=cities, ada=ada)
    play(session, TakeDie("red", 6))
    assert refused(session, Manage("red")) == (None if reason is None else ("S7.7", reason))
    if reason is None:
        play(session, Manage("red"))
        assert asked(session) == ("turn", BRUNO) and player(session).points == 8  # the only way there is


@pytest.mark.parametrize(("ada", "reason"), [
    ({}, "no_man_on_career"), ({"politics": [3]}, "rank_too_low"), ({"politics": [3], "church": [4]}, None),
])  # fmt: skip
def test_when_a_mission_is_possible(ada: dict[str, list[int]], reason: str | None) -> None:
    """S7.7: some man must reach the lowest empty space of some city."""
    cities = {**ALL_BUT, "milano": [[BRUNO, "woman"]] * 8}
    session = table(TURN, cities=cities, ada={**ada, "florins": 9})
    play(session, TakeDie("grey", 6))
    assert refused(session, Manage("grey")) == (None if reason is None else ("S7.7", reason))


@pytest.mark.parametrize("city", ["milano", "venezia", "firenze"])
def test_one_city_within_reach_is_enough(city: str) -> None:
    """S7.7: wherever it lies among the dear ones."""
    cities = {other: [[BRUNO, "man"]] * 6 for other in ("milano", "venezia", "firenze") if other != city}
    session = play(table(TURN, cities=cities, ada={"politics": [1], "florins": 1}), TakeDie("grey", 6))
    assert refused(session, Manage("grey")) is None
    session = play(table(TURN, cities=cities, ada={"florins": 1}), TakeDie("red", 6))
    assert refused(session, Manage("red")) is None


def test_a_city_that_is_too_dear() -> None:
    """S7.4, ST28: the reason tells what its space asks for."""
    cities = {"firenze": [[BRUNO, "man"]] * 4}
    session = play(table(TURN, cities=cities, ada={"florins": 2}), TakeDie("red", 6), Manage("red"))
    assert refused(session, Marry("firenze", 3)) == ("S7.4", "no_dowry")
    assert session.blocked(ADA)["city.firenze"].values == {"n": 3, "have": 2}


def test_dimmed_cities_and_men_say_why() -> None:
    """S7.3, S7.4, S7.7: with rule and figures; a full or closed city says that before all else."""
    cities = {
        "milano": in_city(*[(BRUNO, "woman")] * 8), "venezia": in_city(*[(BRUNO, "man")] * 2),
        "firenze": in_city(*[(BRUNO, "man")] * 4), "napoli": in_city(*[(2, "woman")] * 2),
    }  # fmt: skip
    where = {"players": 3, "closed": ["roma"], "cities": cities}
    full, closed = Refusal("S7.7", "city_full", {"city": "milano"}), Refusal("S7.7", "city_closed", {"city": "roma"})
    session = play(table(TURN, **where, ada={"politics": [1, 2]}), TakeDie("grey", 6), Manage("grey"))
    assert session.blocked(ADA) == {
        "city.milano": full, "city.roma": closed,
        "city.firenze": Refusal("S7.3", "rank_too_low", {"rank": 2, "need": 3}),
        "man.0.politics.1": Refusal("S7.3", "rank_too_low", {"rank": 1, "need": 2}),
    }
    session = play(table(TURN, **where, ada={"florins": 2}), TakeDie("red", 6), Manage("red"))
    dear = Refusal("S7.4", "no_dowry", {"n": 3, "have": 2})
    blocked = session.blocked(ADA)
    assert (blocked["city.milano"], blocked["city.roma"], blocked["city.firenze"]) == (full, closed, dear)
    assert "city.venezia" not in blocked and session.refusal(Marry("firenze", 3)) == dear


def test_full_cities() -> None:
    """S7.7: nobody can be sent or married any more."""
    cities = {"milano": [[BRUNO, "woman"]] * 8, "venezia": [[ADA, "man"]] * 4 + [[BRUNO, "man"]] * 4,
              "firenze": [[ADA, "woman"]] * 4 + [[BRUNO, "man"]] * 4}  # fmt: skip
    session = table(TURN, cities=cities, ada={"politics": [7], "women": 2, "florins": 9})
    play(session, TakeDie("red", 6))
    assert refused(session, Manage("red")) == ("S7.7", "cities_full")
    session.undo()
    play(session, TakeDie("grey", 6))
    assert refused(session, Manage("grey")) == ("S7.7", "cities_full")


def test_men_who_cannot_go_are_dimmed() -> None:
    """S7.3"""
    cities = {city: [[BRUNO, "man"]] * 2 for city in ("milano", "venezia", "firenze")}
    session = table(TURN, cities=cities, ada={"politics": [1, 2], "church": [2]})
    play(session, TakeDie("grey", 6), Manage("grey"))
    blocked = session.blocked(ADA)
    assert blocked["man.0.politics.1"].values == {"rank": 1, "need": 2}
    assert "man.0.politics.2" not in blocked and "city.milano" not in blocked


@pytest.mark.parametrize(("brides", "dice"), [(0, [4]), (2, [1, 3, 6]), (4, [1, 2, 3, 4, 5])])
def test_a_die_for_every_married_man(brides: int, dice: list[int]) -> None:
    """S7.8, S12.2: 1 to 3 a woman, 4 to 6 a man."""
    session = table(TURN, ada={"brides": brides}, chance=[("offspring", dice)])
    play(session, TakeDie("purple", 6), Manage("purple"))
    women = sum(die <= 3 for die in dice)
    assert (player(session).women, player(session).men) == (3 + women, 4 + len(dice) - women)
    (event,) = told(session, "offspring")
    assert event.values["dice"] == dice


@pytest.mark.parametrize(("men", "women", "gain"), [
    (12, 3, {"women": 2}), (4, 10, {"women": 1, "men": 2}), (12, 11, {}),
])  # fmt: skip
def test_children_who_are_missing_are_lost(men: int, women: int, gain: dict[str, int]) -> None:
    """S7.8, S12.3; Q13: also with nobody left."""
    session = table(TURN, ada={"brides": 3, "men": men, "women": women}, chance=[("offspring", [1, 2, 4, 5])])
    play(session, TakeDie("purple", 6), Manage("purple"))
    assert told(session, "offspring")[0].values["gain"] == gain


def test_a_bride_of_a_rival_rolls_no_die() -> None:
    """S7.8"""
    session = table(TURN, bruno={"brides": 4}, chance=[("offspring", [2])])
    play(session, TakeDie("purple", 6), Manage("purple"))
    assert player(session).women == 4
