"""Rule text of advisors and effects, from the same words that rules read."""

from __future__ import annotations

from collections.abc import Sequence

from kingsburg_table.games.kingsburg.wording import effect_message, words_message
from kingsburg_table.games.kingsburg.words import Effect, Word
from kingsburg_table.text.sentences import sentence
from kingsburg_table.text.speaker import Run, Speaker


def effect_runs(speaker: Speaker, effect: Effect) -> list[Run]:
    """An effect as a sentence in pieces; those of kind `amount` carry what and how many, to be drawn as icons."""
    return sentence(speaker, effect_message(effect, speaker.has))


def words_runs(speaker: Speaker, words: Sequence[Word]) -> list[Run]:
    """Words without a hook, such as an advisor's support."""
    return sentence(speaker, words_message(words, speaker.has))
