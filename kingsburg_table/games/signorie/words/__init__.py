"""The vocabulary in which action spaces, helpers, tasks and rewards say what they do: a Struct a word, with what it
does."""

from kingsburg_table.games.signorie.things import (
    CAREERS,
    COLOURS,
    PLACES,
    POINTS,
    ROWS,
    SEXES,
    TRACKS,
    Colour,
    Counted,
    Sex,
    Token,
    Track,
)
from kingsburg_table.games.signorie.words.acting import AnyTask, ExtraAction, FreeHelper, RaiseThreshold
from kingsburg_table.games.signorie.words.gaining import Gain, Offspring
from kingsburg_table.games.signorie.words.scoring import ScorePer
from kingsburg_table.games.signorie.words.sending import Advance, FaceDown, Marriage, Mission
from kingsburg_table.games.signorie.words.word import Cause, Word

__all__ = [
    "CAREERS", "COLOURS", "PLACES", "POINTS", "ROWS", "SEXES", "TRACKS", "Advance", "AnyTask", "Cause", "Colour",
    "Counted", "ExtraAction", "FaceDown", "FreeHelper", "Gain", "Marriage", "Mission", "Offspring",
    "RaiseThreshold", "ScorePer", "Sex", "Token", "Track", "Word",
]  # fmt: skip
