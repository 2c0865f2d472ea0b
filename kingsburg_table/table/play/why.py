"""Why not: a refusal as a sentence, with the rule to look up and the thing on the table that is the cause."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.core.actions import Refusal
from kingsburg_table.core.history import Undo
from kingsburg_table.table.play.manner import Manner, filled
from kingsburg_table.table.play.words import Words

CORE_RULES = frozenset({"core", "seal", "look"})
CORE_REASONS = frozenset({"not_asked", "not_now", "match_over", "unknown_action"})
PLAIN = Manner()


@dataclass(frozen=True, slots=True)
class Why:
    """`words` says why; `rule` is empty where no rule of the game is meant."""

    words: Words
    rule: str = ""
    cause: str | None = None


def why(game: str, refusal: Refusal, manner: Manner = PLAIN, asked: int = -1, target: str = "") -> Why:
    """`why.<game>.<reason>`, or `why.core.<reason>` for what the core says of every game.

    The cause is the thing to which the red thread leads; None when it is the target itself or not known.
    """
    home = "core" if refusal.rule in CORE_RULES or refusal.reason in CORE_REASONS else game
    rule = "" if refusal.rule in CORE_RULES else refusal.rule
    template = manner.causes.get(refusal.reason, "")
    cause = next(filled(template, {"asked": asked, **refusal.values}), "") if template else ""
    words = Words(f"why.{home}.{refusal.reason}", {**refusal.values, "rule": rule})
    return Why(words, rule, cause if cause not in ("", target) else None)


def why_no_undo(undo: Undo) -> Why | None:
    """What a greyed undo button says; None when there is something to undo."""
    return None if undo.record is not None else Why(Words(f"why.core.undo_{undo.reason}"))


def why_no_redo() -> Why:
    return Why(Words("why.core.redo_nothing"))
