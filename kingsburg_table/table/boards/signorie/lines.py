"""What an action space, a helper, a task or a reward does: as a line of pictures, and in a few words."""

from __future__ import annotations

from kingsburg_table.core.keyed import spelled
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.words import (
    CAREERS,
    Advance,
    AnyTask,
    Gain,
    Marriage,
    Mission,
    Offspring,
    RaiseThreshold,
    ScorePer,
    Word,
)
from kingsburg_table.table.boards.signorie.art import SIGNS
from kingsburg_table.text.speaker import Speaker

COUNTED = {
    "helpers": "[helper]", "men_in_cities": "[man]", "women_in_cities": "[woman]", "cities_with_men": "[town][man]",
    "cities_with_women": "[town][woman]",
}
GAINED = {"florins": "[money]", "points": "[points]", "men": "[man]", "women": "[woman]", "pawns": "[man]/[woman]"}
MARKS = {"florins": "florin", "points": "points", "men": "man", "women": "woman", "pawns": "exchange"}


def pictures(deed: Word, data: Components, times: int = 1) -> str:
    """The deed as markup: what and how much, done so many times."""
    if isinstance(deed, Gain):
        return " ".join(f"{GAINED[name]}+{count * times}" for name, count in deed.things().items())
    if isinstance(deed, Advance):
        sign = track_sign(deed.tracks)
        return f"{sign}+[icon:die]" if isinstance(deed.points, str) else f"{sign}+{deed.points * times}"
    if isinstance(deed, ScorePer):
        return f"[points]{deed.points}/{COUNTED[deed.count]}"
    if isinstance(deed, RaiseThreshold):
        return f"[gauge]+{data.figures.threshold.per_pawn * times}"
    if isinstance(deed, (Mission, Marriage)):
        return f"[{spelled(deed)}]" + ("[sgback]" if deed.token == "face_down" else "")
    if isinstance(deed, Offspring):
        return "[offspring]" + ("+[icon:white_die]" if deed.dice == "one" else "")
    return {"face_down": "[sgback]+1", "any_task": "[task]", "free_helper": "[helper]", "extra_action": "[roll]"}[
        spelled(deed)
    ]


def track_sign(tracks: tuple[str, ...]) -> str:
    """One track's own sign, or steps where there is a choice."""
    return f"[{SIGNS[tracks[0]]}]" if len(tracks) == 1 else "[advance]"


def mark(deed: Word) -> str:
    """One picture for it: an icon, or an art file."""
    if isinstance(deed, Gain):
        return MARKS[next(iter(deed.things()))]
    if isinstance(deed, Advance):
        return SIGNS[deed.tracks[0]] if len(deed.tracks) == 1 else "advance"
    if isinstance(deed, ScorePer):
        counted = {"helpers": "helper", "men_in_cities": "man", "women_in_cities": "woman"}
        return counted.get(deed.count, "town")
    word = spelled(deed)
    return {"face_down": "signorie/houses/back", "any_task": "task", "free_helper": "helper", "extra_action": "roll",
            "raise_threshold": "gauge"}.get(word, word)


def words(deed: Word, data: Components, speaker: Speaker) -> str:
    """The deed in two or three words."""
    say, word = speaker.t, spelled(deed)
    if isinstance(deed, Gain):
        if deed.pawns:
            return say("board.signorie.deed.gain_pawns", n=deed.pawns)
        return ", ".join(say(f"board.signorie.deed.{name}", n=count) for name, count in deed.things().items())
    if isinstance(deed, Advance):
        on = deed.tracks
        where = "one" if len(on) == 1 else "careers" if set(on) == set(CAREERS) else "any"
        how = "die" if deed.points == "die" else "points"
        return say(f"board.signorie.deed.advance_{where}_{how}", n=deed.points, track=_track(on[0], speaker))
    if isinstance(deed, ScorePer):
        return say(f"board.signorie.deed.{deed.count}", n=deed.points)
    if isinstance(deed, RaiseThreshold):
        return say("board.signorie.deed.raise_threshold", n=data.figures.threshold.per_pawn)
    more = isinstance(deed, (Mission, Marriage)) and deed.token == "face_down"
    more = more or (isinstance(deed, Offspring) and deed.dice == "one")
    return say(f"board.signorie.deed.{word}_more" if more else f"board.signorie.deed.{word}", n=1)


def short(deed: Word, speaker: Speaker) -> str:
    """In one word, where two are too long."""
    return speaker.t("board.signorie.deed.any_task.short") if isinstance(deed, AnyTask) else ""


def _track(id: str, speaker: Speaker) -> str:
    name = speaker.name(id)
    return name[:1].upper() + name[1:]
