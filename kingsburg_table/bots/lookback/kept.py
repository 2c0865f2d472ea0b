"""A look back is kept in a file beside its match. A file that does not belong to this match, this engine or this world
of figures is nobody's: it is not read, and the next one takes its place."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from kingsburg_table.bots.lookback.analysis import Notes, sound
from kingsburg_table.bots.lookback.found import WeighedDecision
from kingsburg_table.bots.lookback.weighing import answered
from kingsburg_table.bots.mind import mind_of
from kingsburg_table.bots.values import RIVALS, SCORE
from kingsburg_table.core import disk
from kingsburg_table.core.session import Session

SUFFIX = ".lookback"
LARGEST = 4_000_000  #: bytes
VERSION = 3  #: counts up when the same file would mean something else


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """The file: `match` and `engine` say what it is about."""

    match: str
    engine: str
    notes: Notes


def beside(path: Path) -> Path:
    """Where a match's look back is kept."""
    return path.with_name(path.name + SUFFIX)


def keep(path: Path, session: Session[Any, Any], notes: Notes) -> None:
    """Raises OSError; what was kept before then stays."""
    content = msgspec.json.encode(Kept(match_mark(session), engine_mark(session.game), notes))
    disk.replace(beside(path), content)


def recall(path: Path, session: Session[Any, Any]) -> Notes | None:
    """What is known of this match already; None where there is nothing that can be trusted."""
    try:
        kept = msgspec.json.decode(disk.read(beside(path), LARGEST), type=Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    if kept.match != match_mark(session) or kept.engine != engine_mark(session.game):
        return None
    groups = mind_of(session.game).groups
    things = session.controller.names()
    if not sound(kept.notes, session, {*groups, *(RIVALS + group for group in groups), SCORE}, things):
        return None
    return kept.notes if all(_is_there(session, moment) for moment in kept.notes.again) else None


def _is_there(session: Session[Any, Any], moment: WeighedDecision) -> bool:
    """Whether a moment names a decision of the match and answers that it had."""
    found = answered(session, moment.record)
    if found is None:
        return False
    decision, played = found
    count = len(decision.options)
    here = moment.seat == decision.seat and moment.played < count and moment.other < count
    return here and moment.other != moment.played and decision.options[moment.played] == played


def match_mark(session: Session[Any, Any]) -> str:
    """The same for the same match, as long as it ends as it does."""
    records = [(record.seat, record.action, record.chance) for record in session.records]
    content = msgspec.json.encode((session.game, session.options, session.seed, session.setup_chance, records))
    return hashlib.sha256(content + session.state_hash().encode()).hexdigest()


def engine_mark(game: str) -> str:
    """Other weights weigh otherwise."""
    mind = mind_of(game)
    content = msgspec.json.encode((VERSION, mind.traits, mind.levels), order="sorted")
    return hashlib.sha256(content).hexdigest()
