"""What is due and cannot be given is said before it is lost, and told when it is (S12.3, S7.8, S8.3, S9.5, S11.4)."""

from __future__ import annotations

from typing import Any

import pytest

from kingsburg_table.core.actions import Action
from kingsburg_table.games.signorie.actions import (
    Activate,
    DoTask,
    Manage,
    Marry,
    PlaceMan,
    Promote,
    RaiseDisc,
    StopAdvancing,
    TakeBonus,
    TakeDie,
)
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.table.play.possible import possible
from kingsburg_table.table.scenes.possible import losses_of, picture_of
from kingsburg_table.text import LANGUAGES, Speaker
from tests.games.signorie.table import CHECK, CONTROLLER, TURN, SSession, helping, play, player, table, told


def wasted(session: SSession, action: Action) -> Any:
    assert session.decision is not None
    option = session.decision.option(action)
    assert option is not None
    return session.wasted(option)


def lost(session: SSession) -> dict[str, int]:
    """What was lost so far, in all."""
    found: dict[str, int] = {}
    for event in told(session, "lost"):
        for thing, count in event.values["things"].items():
            found[thing] = found.get(thing, 0) + count
    return found


def task(name: str, space: str = "purple upper", **ada: Any) -> SSession:
    return play(table(TURN, tasks={space: name}, ada=ada), TakeDie(space.partition(" ")[0], 6))


def comes_true(session: SSession, action: Action, expected: dict[str, int], *then: Action) -> None:
    """It is said beforehand, to be seen on the table, and told afterwards."""
    assert wasted(session, action) == expected
    play(session, action, *then)
    assert lost(session) == expected
    for lang in LANGUAGES:
        speaker = Speaker(lang, CONTROLLER.names(), ["Ada", "Bruno"])
        for event in told(session, "lost"):
            said = speaker.t("log.signorie.lost", **event.values)
            assert str(next(iter(event.values["things"].values()))) in said and "Ada" in said


def test_pawns_that_the_general_supply_lacks() -> None:
    """S11.10: R03 gives as many men as there are."""
    session = table(CHECK, reward="reward_men", ada={"men": 11, "reserve_men": 1})
    due = CONTROLLER.rules({}).data.rewards["reward_men"].do.men
    comes_true(session, TakeBonus("reward_men"), {"men": due - 1})
    enough = table(CHECK, reward="reward_men")
    comes_true(enough, TakeBonus("reward_men"), {})


def test_points_beyond_the_end_of_the_initiative_track() -> None:
    """S6.7: each number of pawns tells its own."""
    for women, expected in ((1, 1), (2, 3), (3, 5)):
        comes_true(
            task("task_initiative", initiative=9), DoTask("task_initiative", "woman", women), {"initiative": expected}
        )
    comes_true(task("task_initiative"), DoTask("task_initiative", "woman", 3), {}, *[RaiseDisc()] * 5)


def test_points_beyond_the_end_of_a_career() -> None:
    """S8.2: two men on their way and nobody available; with one more at hand there is room."""
    short: dict[str, Any] = {"politics": [6, 6], "men": 0}
    comes_true(
        task("task_politics", **short), DoTask("task_politics", "woman", 2), {"politics_points": 2},
    )  # fmt: skip
    assert wasted(task("task_politics", politics=[6, 6], men=1), DoTask("task_politics", "woman", 2)) == {}


def test_a_free_step_beyond_the_top_is_lost() -> None:
    """S8.3: a man arriving on the sixth space; where the disc stands on top, and where it has just come there."""
    session = play(table(TURN, ada={"politics": [5], "initiative": 10}), TakeDie("turquoise", 6), Manage("turquoise"))
    comes_true(session, Promote("politics", 5), {"initiative": 1})
    last = table(TURN, ada={"politics": [5], "initiative": 9, "men": 0})
    play(last, TakeDie("turquoise", 6))
    assert wasted(last, Manage("turquoise")) == {"advances": 1}  # of 4 points 2 for the man, 1 for the disc
    play(last, Manage("turquoise"))
    assert last.decision is not None and last.decision.prompt.values["n"] == 3
    assert wasted(last, RaiseDisc()) == {}
    assert wasted(last, Promote("politics", 5)) == {"advances": 1}  # the free step takes the disc's last


def test_points_that_are_given_up() -> None:
    """S8.8: the end of the advancement says how many."""
    session = play(table(TURN), TakeDie("turquoise", 6), Manage("turquoise"), PlaceMan("church"))
    assert wasted(session, StopAdvancing()) == {"advances": 3}
    play(session, StopAdvancing())
    assert told(session, "stopped")[0].values["n"] == 3 and lost(session) == {}


def test_a_threshold_that_cannot_rise() -> None:
    """S11.4, Q20: up to 22; S11.12: after the check nothing."""
    session = task("task_threshold", laid_women=2)
    assert wasted(session, DoTask("task_threshold", "woman", 1)) == {}
    comes_true(session, DoTask("task_threshold", "woman", 3), {"threshold": 6})
    session = task("task_threshold")
    session.state.thresholds = [13, 13]
    assert wasted(session, DoTask("task_threshold", "woman", 2)) == {"threshold": 6}


def test_a_token_of_an_empty_stack() -> None:
    """S9.5: the Marriage is held all the same."""
    session = helping("yellow", helpers=["marriage_facedown"], women=4, florins=5)
    session.state.stack = 0
    option = session.decision.option(Activate("marriage_facedown"))
    assert option is not None and session.wasted(option) == {"alliances": 1}
    assert all(change.counter != "tokens" for change in session.preview(option))


def test_children_for_whom_there_is_no_pawn() -> None:
    """S7.8: what is certain, and before the dice what may be; afterwards what it came to."""
    ada = {"brides": 2, "men": 11, "reserve_men": 1, "women": 10, "reserve_women": 1}
    session = table(TURN, ada=ada, chance=[("offspring", [6, 6, 5])])
    play(session, TakeDie("purple", 6))
    option = session.decision.option(Manage("purple"))
    assert option is not None
    assert session.wasted(option) == {"pawns": 1} and session.risked(option) == {"men": 2, "women": 2}
    play(session, Manage("purple"))
    assert lost(session) == {"men": 2} and player(session).men == 12 and not told(session, "at_risk")
    enough = play(table(TURN, ada={"brides": 2}), TakeDie("purple", 6))
    option = enough.decision.option(Manage("purple"))
    assert option is not None and not enough.wasted(option) and not enough.risked(option)


@pytest.mark.parametrize(("men", "women", "said", "glows"), [
    (1, 1, ("seal.wasted", 1), False), (1, 8, ("seal.risked", 2), True), (8, 8, None, True),
])  # fmt: skip
def test_the_seal_says_it_and_what_loses_for_certain_does_not_glow(
    men: int, women: int, said: tuple[str, int] | None, glows: bool
) -> None:
    ada = {"brides": 2, "men": 12 - men, "reserve_men": men, "women": 11 - women, "reserve_women": women}
    session = play(table(TURN, ada=ada), TakeDie("purple", 6))
    match = TableMatch(session)
    option = session.decision.option(Manage("purple"))
    assert option is not None and match.narrowing is not None
    match.narrowing.arm(option)
    words = match.asked.wasted
    assert (None if words is None else (words.id, words.values["n"])) == said
    assert match.asked.wasteful(option) is not glows
    for lang in LANGUAGES:
        assert words is None or str(words.values["n"]) in Speaker(lang).t(words.id, **words.values)


def test_the_list_of_what_may_be_done_says_it_with_signorie_s_own_pictures() -> None:
    ada = {"brides": 2, "men": 11, "reserve_men": 1, "women": 10, "reserve_women": 1, "initiative": 9}
    session = play(
        table(TURN, tasks={"purple upper": "task_initiative", "purple lower": "task_threshold"}, ada=ada),
        TakeDie("purple", 6),
    )  # fmt: skip
    match = TableMatch(session)
    assert session.decision is not None
    pages = [match.asked.ledger_of(option, looking=True) for option in session.decision.options]
    found = possible(session.decision, pages, ["pawn", "hire"])
    rows = {row.option.action: losses_of(row, "signorie") for row in found}
    assert [pictures for pictures, _, _ in rows[Manage("purple")]] == [(), ("man",)]
    (initiative,) = rows[DoTask("task_initiative", "woman", 1)]
    assert initiative[0] == ("initiative",) and initiative[2] == "maybe_loss" and "1" in initiative[1]
    assert picture_of("tokens", "signorie") == picture_of("alliances", "signorie") == "alliance"
    assert picture_of("tokens", "kingsburg") != "alliance" and picture_of("threshold", "signorie") == "gauge"


def changes_of(session: SSession, action: Action) -> list[tuple[str, int | None, int | None, bool]]:
    option = session.decision.option(action)
    assert option is not None
    return [(change.counter, change.least, change.amount, not change.choice) for change in session.preview(option)]


def test_a_marriage_says_what_it_brings_before_its_city_is_chosen() -> None:
    """S7.4: a woman for certain, 2 points for every florin of dowry, a token of choice."""
    session = play(table(TURN, ada={"florins": 5}, marriage_tokens={"milano": "este 4"}), TakeDie("red", 6))
    expected = {("women", None, -1, True), ("florins", -1, -4, False), ("points", 2, 8, False),
                ("tokens", None, 1, False)}  # fmt: skip
    assert set(changes_of(session, Manage("red"))) == expected
    play(session, Manage("red"), Marry("milano", 3))
    assert player(session).florins == 2 and player(session).points == 6


def test_a_mission_says_what_it_brings_before_man_and_city_are_chosen() -> None:
    """S7.3: points of every man whose rank suffices; one man: certain."""
    ada = {"politics": [2], "church": [5]}
    session = play(table(TURN, ada=ada, mission_tokens={"milano": "gonzaga 3"}), TakeDie("grey", 6))
    points = {change[2:] for change in changes_of(session, Manage("grey")) if change[0] == "points"}
    assert points == {(3, False), (9, False)}
    one = play(table(TURN, ada={"church": [5]}, mission_tokens={}), TakeDie("grey", 6))
    assert ("points", None, 9, True) in changes_of(one, Manage("grey"))
    helped = helping("yellow", helpers=["marriage_facedown"], women=4, florins=5)
    assert ("tokens", None, 1, True) in changes_of(helped, Activate("marriage_facedown"))
