"""Rule text of advisors and effects, from the same words that rules read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingsburg_table.games.kingsburg.cards import Scenario
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


def scenario_said(scenario: Scenario) -> list[tuple[str, Mapping[str, int]]]:
    """What a scenario is about, and how it goes, with its figures: messages with their values."""
    about = f"board.kingsburg.scenario.{scenario.id}"
    prizes = scenario.prizes
    figures = {} if prizes is None else {"alone": prizes.alone, "shared": prizes.shared, "second": prizes.second}
    return [(about, {}), (f"{about}.rule", figures)]
