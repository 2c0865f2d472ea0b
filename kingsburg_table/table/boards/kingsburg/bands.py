"""What buildings do, in few words and pictures: the band of a large cell."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.games.kingsburg.components import Building
from kingsburg_table.games.kingsburg.words import Effect, Price, Reroll, Shift, Strength, WhiteDice, WinTies, Word
from kingsburg_table.table.boards.kingsburg import counted, pictograms
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.text.speaker import Speaker


def described(building: Building, speaker: Speaker) -> str:
    """A building's effects in few words and pictures, for the band of a large cell."""
    alone = len(building.effects) == 1
    return " [_] ".join(_described(effect, speaker, alone) for effect in building.effects)


def _described(effect: Effect, speaker: Speaker, alone: bool) -> str:
    when = _when(effect, speaker)
    what = " ".join(_what(word, speaker, alone) for word in effect.do) if not effect.cost else pictograms.done(effect)
    what = pictograms.condition(effect) + what
    return f"{when} {what}" if when else what


def _when(effect: Effect, speaker: Speaker) -> str:
    def say(id: str, **values: object) -> str:
        return escape(speaker.t(f"board.kingsburg.when.{id}", **values))
    condition = effect.condition.said() if effect.condition is not None else {}
    if "all_dice_equal" in condition:
        return say("all_dice_equal")
    if "roll_at_most" in condition:
        return say("roll_at_most", most=condition["roll_at_most"])
    if "support_gives" in condition:
        return say("support")
    pictures = "".join(f"[{counted.SEASON_ICONS[season]}]" for season in effect.seasons)
    if effect.hook in ("season_start", "season_end"):
        return f"{say('end_of')} {pictures}:" if pictures else say("each_season")
    if pictures:
        return pictures
    for word in effect.do:
        if isinstance(word, Price) and word.columns:
            return say("columns", columns=", ".join(counted.ROMAN[column] for column in word.columns))
    return say(effect.hook) if effect.hook in ("game_end", "battle_win", "recruit") else ""


def _what(word: Word, speaker: Speaker, alone: bool) -> str:
    def say(id: str, **values: object) -> str:
        return escape(speaker.t(f"board.kingsburg.what.{id}", **values))
    if isinstance(word, Strength):
        return _in_battle(word.against, speaker, alone)
    if isinstance(word, WinTies):
        return say("win_ties")
    if isinstance(word, Shift):
        return f"{say('shift')} *±{word.by}* {say('once')}"
    if isinstance(word, Reroll):
        return f"[reroll] {say('reroll_' + word.dice)}"
    if isinstance(word, WhiteDice):
        return f"[die:0:5] *+{word.n}* {say('white_die', n=word.n)}"
    return pictograms.word_of(word)


def _in_battle(strength: Mapping[str, int], speaker: Speaker, alone: bool) -> str:
    """`+1 in battle` where a building does nothing else, `+1 against Demons`, `+1` and `+2 against Zombies`."""
    parts = []
    for kind, count in strength.items():
        figure = f"*{counted.coloured(count)}*" if count >= 0 else counted.coloured(count)
        if kind != "any":
            name = escape(speaker.t("board.kingsburg.what.against", kind=kind))
            parts.append(f"[defence] {figure} {name} [{kind}]")
        elif len(strength) == 1 and count > 0 and alone:
            parts.append(f"[defence] {figure} {escape(speaker.t('board.kingsburg.what.in_battle'))}")
        else:
            parts.append(f"[defence] {figure}")
    return " [_] ".join(parts)
