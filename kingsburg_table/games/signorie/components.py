"""Signorie's components, read from `rules_data/signorie`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kingsburg_table import places
from kingsburg_table.core.components import Name, Source, data_version
from kingsburg_table.games.signorie.box import (
    Box,
    City,
    Column,
    Figures,
    Helper,
    House,
    Ladder,
    Plan,
    Reward,
    Task,
    TaskSpaces,
    Term,
)
from kingsburg_table.games.signorie.checks import check
from kingsburg_table.games.signorie.things import CAREERS, COLOURS, PLACES, ROWS

FILES = ("board", "tasks", "rewards", "alliances", "figures")


class Components:
    """Everything in the box, with the look-ups that steps need; numbers are those of the state."""

    def __init__(self, box: Box) -> None:
        self.columns, self.helpers, self.tasks = box.columns, box.helpers, box.tasks
        self.task_spaces, self.rewards, self.houses = box.task_spaces, box.rewards, box.houses
        self.plans, self.cities, self.careers, self.terms = box.plans, box.cities, box.careers, box.terms
        self.figures = box.figures
        self.column_of = tuple(box.columns[colour] for colour in COLOURS)
        self.colour_number = {colour: number for number, colour in enumerate(COLOURS)}
        self.hires_into = tuple(self.colour_number[column.hires] for column in self.column_of)
        grid = sorted(box.helpers.values(), key=self._space)
        self.helper_of = tuple(grid)  #: by helper space
        self.helper_space = {helper.id: space for space, helper in enumerate(grid)}
        self.task_of = tuple(box.tasks.values())
        self.task_number = {id: number for number, id in enumerate(box.tasks)}
        self.sex_of = tuple(getattr(box.task_spaces[colour], place) for colour in COLOURS for place in PLACES)
        self.house_ids = tuple(box.houses)
        self.house_number = {id: number for number, id in enumerate(box.houses)}
        self.values = tuple(sorted({value for house in box.houses.values() for value in house.tokens}))
        self.value_ids = tuple(str(value) for value in self.values)
        self.city_of = tuple(box.cities.values())
        self.city_number = {id: number for number, id in enumerate(box.cities)}
        self.ladder_of = tuple(box.careers[career] for career in CAREERS)
        self.plan_of = tuple(box.plans.values())
        #: shields[plan][row][house]: how many face-up tokens of the house the row takes (S10.2).
        self.shields: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(tuple(getattr(plan, row).count(house) for house in box.houses) for row in ROWS)
            for plan in self.plan_of
        )
        self.top = len(box.figures.initiative) - 1

    def token(self, number: int) -> tuple[str, int]:
        """House and points of a token."""
        return self.house_ids[number // 10 - 1], number % 10

    def token_number(self, house: str, points: int) -> int:
        """How the state writes a token."""
        return (self.house_number[house] + 1) * 10 + points

    def names(self) -> dict[str, Name]:
        """Every component's name by id, for texts."""
        groups: tuple[dict[str, Any], ...] = (
            self.terms, self.columns, self.helpers, self.tasks, self.rewards, self.houses, self.plans, self.cities,
            self.careers,
        )
        return {id: thing.name for group in groups for id, thing in group.items()}

    @staticmethod
    def _space(helper: Helper) -> int:
        return COLOURS.index(helper.at.column) * 3 + helper.at.row - 1


def load(directory: Path | None = None) -> Components:
    """Read and check the data; raises DataErrors with everything that is wrong."""
    source = Source(directory or places.rules_data() / "signorie")
    figures = source.entry("figures.yaml", "figures", Figures)
    parts: dict[str, Any] = {
        "columns": source.entries("board.yaml", "columns", Column),
        "helpers": source.entries("board.yaml", "helpers", Helper),
        "tasks": source.entries("tasks.yaml", "tasks", Task),
        "task_spaces": source.entries("tasks.yaml", "task_spaces", TaskSpaces),
        "rewards": source.entries("rewards.yaml", "rewards", Reward),
        "houses": source.entries("alliances.yaml", "houses", House),
        "plans": source.entries("alliances.yaml", "plans", Plan),
        "cities": source.entries("alliances.yaml", "cities", City),
        "careers": source.entries("figures.yaml", "careers", Ladder),
        "terms": source.entries("figures.yaml", "terms", Term),
    }
    source.raise_if_any()
    assert figures is not None
    box = Box(figures=figures, **parts)
    check(source, box)
    source.raise_if_any()
    return Components(box)


def version(directory: Path | None = None) -> str:
    """A mark that changes whenever a figure changes."""
    return data_version(directory or places.rules_data() / "signorie", FILES)
