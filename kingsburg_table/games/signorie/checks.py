"""What Signorie's data must add up to: the box's counts, the grid of helpers, the balance of the plans' shields."""

from __future__ import annotations

from collections import Counter

from kingsburg_table.core.components import Source
from kingsburg_table.core.keyed import spelled
from kingsburg_table.games.signorie.box import Box
from kingsburg_table.games.signorie.things import CAREERS, COLOURS
from kingsburg_table.games.signorie.words import (
    Advance,
    AnyTask,
    ExtraAction,
    FaceDown,
    FreeHelper,
    Gain,
    Marriage,
    Mission,
    Offspring,
    RaiseThreshold,
    ScorePer,
    Word,
)

BOARD, TASKS, REWARDS, ALLIANCES, FIGURES = (
    "board.yaml", "tasks.yaml", "rewards.yaml", "alliances.yaml", "figures.yaml",
)
PLAYERS = range(2, 5)
HELPER_ROWS = range(1, 4)


def check(source: Source, box: Box) -> None:
    """Note everything that does not fit together."""
    before = len(source.errors)
    source.expect(BOARD, "columns", box.columns, COLOURS)
    source.expect(TASKS, "task_spaces", box.task_spaces, COLOURS)
    source.expect(FIGURES, "careers", box.careers, CAREERS)
    if len(source.errors) > before:
        return
    _check_counts(source, box)
    _check_board(source, box)
    _check_deeds(source, box)
    _check_plans(source, box)
    _check_cities_and_tracks(source, box)
    _check_figures(source, box)


def _check_counts(source: Source, box: Box) -> None:
    counts = box.figures.counts
    for file, section, what, found, wanted in (
        (ALLIANCES, "houses", "alliance tokens", sum(sum(house.tokens.values()) for house in box.houses.values()),
         counts.tokens),
        (TASKS, "tasks", "task tokens", len(box.tasks), counts.tasks),
        (TASKS, "tasks", "task spaces", 2 * len(box.task_spaces), counts.tasks),
        (REWARDS, "rewards", "bonus tokens", sum(r.kind == "bonus" for r in box.rewards.values()), counts.bonus),
        (REWARDS, "rewards", "point tokens", sum(r.kind == "points" for r in box.rewards.values()), counts.points),
        (BOARD, "helpers", "helpers", len(box.helpers), counts.helper_spaces),
        (ALLIANCES, "plans", "plans", len(box.plans), PLAYERS[-1]),
    ):
        if found != wanted:
            source.error(file, (section,), f"expected {wanted} {what} as in the box, found {found}")
    for id, house in box.houses.items():
        if sum(house.tokens.values()) != counts.per_house:
            source.error(ALLIANCES, ("houses", id, "tokens"), f"expected {counts.per_house} tokens of each house")
        if any(copies < 1 or not 1 <= value <= 9 for value, copies in house.tokens.items()):
            source.error(ALLIANCES, ("houses", id, "tokens"), "expected values of 1 to 9 and at least 1 copy of each")


def _check_board(source: Source, box: Box) -> None:
    """S5.1, S5.6: a space hires into another column, and every column is hired into once."""
    hires = [column.hires for column in box.columns.values()]
    for colour, column in box.columns.items():
        if column.hires == colour:
            source.error(BOARD, ("columns", colour, "hires"), "expected another column than its own")
        if column.management not in box.terms:
            source.error(BOARD, ("columns", colour, "management"), f"expected one of {', '.join(box.terms)}")
        if not 1 <= column.value <= 6:
            source.error(BOARD, ("columns", colour, "value"), "expected the value of a die")
    if sorted(hires) != sorted(COLOURS):
        source.error(BOARD, ("columns",), "expected every column to be hired into by one action space")
    taken: dict[tuple[str, int], str] = {}
    for id, helper in box.helpers.items():
        place = (helper.at.column, helper.at.row)
        if helper.at.row not in HELPER_ROWS:
            source.error(BOARD, ("helpers", id, "at", "row"), "expected row 1, 2 or 3")
        elif place in taken:
            source.error(BOARD, ("helpers", id, "at"), f"{taken[place]} stands there already")
        taken[place] = id
        if helper.cost < 0:
            source.error(BOARD, ("helpers", id, "cost"), "expected no negative cost")


#: Words that make sense only in some places: who else could carry them out?
ONLY: dict[type[Word], str] = {
    RaiseThreshold: "tasks", AnyTask: "helpers", FreeHelper: "rewards", ExtraAction: "rewards",
}
#: What is done once, however many pawns are paid (S6.3).
ONCE = (Mission, Marriage, FaceDown, Offspring, ScorePer)


def _check_deeds(source: Source, box: Box) -> None:
    for file, section, things in (
        (BOARD, "columns", box.columns), (BOARD, "helpers", box.helpers), (TASKS, "tasks", box.tasks),
        (REWARDS, "rewards", box.rewards),
    ):
        for id, thing in things.items():
            deed = thing.do
            if ONLY.get(type(deed), section) != section:
                source.error(file, (section, id, "do"), f"{spelled(deed)} cannot be done here")
            if isinstance(deed, Advance) and deed.points == "die" and section != "helpers":
                source.error(file, (section, id, "do"), "only a helper knows the value of a die")
            scores = isinstance(deed, ScorePer) or (isinstance(deed, Gain) and deed.points > 0)
            if scores and section not in ("helpers", "rewards"):
                source.error(file, (section, id, "do"), "only helpers and rewards bring points")
    for id, reward in box.rewards.items():
        if (reward.kind == "points") != isinstance(reward.do, ScorePer):
            source.error(REWARDS, ("rewards", id, "do"), "expected point tokens, and only those, to score")
    for id, task in box.tasks.items():
        if isinstance(task.do, ONCE) and task.pawns[0] != task.pawns[1]:
            message = f"{spelled(task.do)} is done once: expected a fixed number of pawns"
            source.error(TASKS, ("tasks", id, "pawns"), message)


def _check_plans(source: Source, box: Box) -> None:
    """S10.1 and section 5.7: on every plan each house twice in the careers and once in the marriage row; over all plans
    every house is the doubled one equally often, and in each career the doubled houses differ."""
    doubled: dict[str, list[str]] = {career: [] for career in CAREERS}
    for id, plan in box.plans.items():
        for career in CAREERS:
            row = Counter(getattr(plan, career))
            if sorted(row.values()) != [1, 1, 2] or sum(row.values()) != box.figures.counts.row:
                source.error(ALLIANCES, ("plans", id, career), "expected one house twice and two others once")
                continue
            doubled[career].append(row.most_common(1)[0][0])
        for house in {*plan.careers(), *plan.marriage} - box.houses.keys():
            source.error(ALLIANCES, ("plans", id), f"unknown house {house}: expected one of {', '.join(box.houses)}")
        if sorted(plan.marriage) != sorted(box.houses):
            source.error(ALLIANCES, ("plans", id, "marriage"), "expected every house once")
        if any(count != 2 for count in Counter(plan.careers()).values()) or set(plan.careers()) != set(box.houses):
            source.error(ALLIANCES, ("plans", id), "expected every house twice in the three career rows")
    for name, houses in doubled.items():
        if len(set(houses)) != len(houses):
            source.error(ALLIANCES, ("plans",), f"expected different doubled houses in the {name} rows")
    often = Counter(house for houses in doubled.values() for house in houses)
    if len(set(often.values())) > 1:
        source.error(ALLIANCES, ("plans",), "expected every house to be the doubled one equally often")


def _check_cities_and_tracks(source: Source, box: Box) -> None:
    for id, city in box.cities.items():
        if list(city.spaces) != sorted(city.spaces) or not city.spaces:
            source.error(ALLIANCES, ("cities", id, "spaces"), "expected values from low to high")
        elif city.spaces[-1] > box.figures.most_dowry or city.spaces[0] < 1:
            message = f"expected values of 1 to {box.figures.most_dowry}, the highest dowry"
            source.error(ALLIANCES, ("cities", id, "spaces"), message)
    for id, ladder in box.careers.items():
        if not ladder.points or list(ladder.points) != sorted(ladder.points):
            source.error(FIGURES, ("careers", id, "points"), "expected rising points")
        for what in ("florins", "initiative"):
            for space in getattr(ladder, what):
                if not 1 <= space <= len(ladder.points):
                    source.error(FIGURES, ("careers", id, what), f"expected spaces 1 to {len(ladder.points)}")


def _check_figures(source: Source, box: Box) -> None:
    figures = box.figures
    for what in ("dice", "cities", "tokens_removed"):
        for players in PLAYERS:
            if players not in getattr(figures, what):
                source.error(FIGURES, ("figures", what), f"expected a number for {players} players")
    for condition, key, message in (
        (figures.cities.get(PLAYERS[-1]) == len(box.cities), "cities", f"expected all {len(box.cities)} cities"),
        (len(figures.start_florins) >= PLAYERS[-1], "start_florins", "expected a number for every position"),
        (figures.initiative == tuple(sorted(figures.initiative)), "initiative", "expected rising points"),
        (figures.offspring_dice == len(figures.weddings) + 1, "weddings", "expected one offspring die a married man"),
        (figures.brides == len(figures.weddings) * PLAYERS[-1], "brides", "expected a bride for every portrait"),
        (figures.men >= figures.start.men, "men", "expected as many as everybody begins with"),
        (figures.women >= figures.start.women, "women", "expected as many as everybody begins with"),
        (figures.rounds - figures.bonus_rounds <= figures.counts.points, "rounds", "expected a token for every round"),
        (figures.bonus_rounds <= figures.counts.bonus, "bonus_rounds", "expected a token for every round"),
        (figures.most_dice < len(COLOURS), "most_dice", "expected dice to be left for an extra action (S11.11)"),
    ):
        if not condition:
            source.error(FIGURES, ("figures", key), message)
