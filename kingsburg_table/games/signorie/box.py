"""What is in Signorie's box, as the files of `rules_data/signorie` say it."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingsburg_table.core.bilingual import Bilingual
from kingsburg_table.core.components import Component, Provenance
from kingsburg_table.games.signorie.things import CAREERS, Colour, Sex
from kingsburg_table.games.signorie.words import Word


class Column(Component, frozen=True, kw_only=True):
    """A die colour: its action space and its column of helpers."""

    value: int
    hires: Colour
    management: str  #: the name of the management action, a term
    do: Word
    colour: Bilingual


class At(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place in the grid of helpers; row 1 is the top."""

    column: Colour
    row: int


class Helper(Component, frozen=True, kw_only=True):
    """A space of the grid and what a disc on it does."""

    code: str
    at: At
    cost: int
    do: Word


class Task(Component, frozen=True, kw_only=True):
    """A task token."""

    code: str
    pawns: tuple[int, int]  #: at least, at most
    do: Word

    def __post_init__(self) -> None:
        least, most = self.pawns
        if not 1 <= least <= most:
            raise ValueError("expected at least 1 pawn, and not more at least than at most")


class TaskSpaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sex of the pawns that are paid at the two task spaces of a colour."""

    upper: Sex
    lower: Sex
    source: dict[str, Provenance] = {}


class Reward(Component, frozen=True, kw_only=True):
    """A reward token: a bonus, or points in the last rounds."""

    code: str
    kind: Literal["bonus", "points"]
    do: Word


class House(Component, frozen=True, kw_only=True):
    """A great family and its alliance tokens: value on the front -> copies."""

    tokens: dict[int, int]
    colour: str


class Plan(Component, frozen=True, kw_only=True):
    """The rows of shields of a player board."""

    politics: tuple[str, ...]
    church: tuple[str, ...]
    military: tuple[str, ...]
    marriage: tuple[str, ...]

    def careers(self) -> tuple[str, ...]:
        """The shields of the three career rows together."""
        return tuple(house for career in CAREERS for house in getattr(self, career))


class City(Component, frozen=True, kw_only=True):
    """Values of its pawn spaces, lowest first."""

    spaces: tuple[int, ...]


class Ladder(Component, frozen=True, kw_only=True):
    """A career track from the bottom: points of its spaces, and what arriving on a space brings (S8.3)."""

    points: tuple[int, ...]
    florins: dict[int, int]
    initiative: dict[int, int]


class Term(Component, frozen=True, kw_only=True):
    """A word of the game with its forms."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody begins with."""

    men: int
    women: int
    florins: int


class Threshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The highest sum of dice that is entitled to the reward, and how pawns raise it (S11.4)."""

    base: int
    per_pawn: int
    most: int


class Purchase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Florins for points in the last rounds (S11.13)."""

    florins: int
    points: int


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the box must add up to."""

    tokens: int
    per_house: int
    tasks: int
    bonus: int
    points: int
    helper_spaces: int
    row: int  #: shields of a career row


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The single numbers of the game; those that depend on it by number of players."""

    rounds: int
    bonus_rounds: int
    dice: dict[int, int]
    most_dice: int
    offspring_dice: int
    cities: dict[int, int]
    tokens_removed: dict[int, int]
    helpers: int
    brides: int
    men: int
    women: int
    start: Start
    start_florins: tuple[int, ...]
    threshold: Threshold
    initiative: tuple[int, ...]  #: points of the steps
    offspring_men: tuple[int, ...]  #: faces of the white die that bring a man
    most_dowry: int
    points_per_florin: int
    reward_florins: int
    weddings: tuple[int, ...]  #: points of the portraits below the lord's
    wedding_florins: dict[int, int]  #: by round
    purchase: Purchase
    tokens_to_score: int
    face_down_points: int
    counts: Counts
    source: dict[str, Provenance] = {}


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """All of it together."""

    columns: dict[str, Column]
    helpers: dict[str, Helper]
    tasks: dict[str, Task]
    task_spaces: dict[str, TaskSpaces]
    rewards: dict[str, Reward]
    houses: dict[str, House]
    plans: dict[str, Plan]
    cities: dict[str, City]
    careers: dict[str, Ladder]
    terms: dict[str, Term]
    figures: Figures
