"""What an action space, a helper, a task or a reward does: as a line of pictures, and in a few words."""

from __future__ import annotations

from kingsburg_table.core.keyed import spelled
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.words import (
    CAREERS,
    Advance,
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


def pictures(deed: Word, data: Components, times: int = 0) -> str:
    """The deed as markup: what and how much. `times`: for so many pawns; 0 where it is done once, as it is printed."""
    often = max(1, times)
    if isinstance(deed, Gain):
        return " ".join(f"{GAINED[name]}+{count * often}" for name, count in deed.things().items())
    if isinstance(deed, Advance):
        sign = track_sign(deed.tracks)
        if isinstance(deed.points, str):
            return f"{sign}1–[icon:die]"
        return f"{sign}+{deed.points * times}" if times else f"{sign}1–{deed.points}"
    if isinstance(deed, ScorePer):
        return f"[points]{deed.points}/{COUNTED[deed.count]}"
    if isinstance(deed, RaiseThreshold):
        return f"[gauge]+{data.figures.threshold.per_pawn * often}"
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
    say = speaker.t
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
    return say(f"board.signorie.deed.{_kind(deed)}", n=1)


def short(deed: Word, speaker: Speaker) -> str:
    """In one word, where two are too long."""
    kind = deed.count if isinstance(deed, ScorePer) else _kind(deed)
    id = f"board.signorie.deed.{kind}.short"
    return speaker.t(id) if speaker.has(id) else ""


def _kind(deed: Word) -> str:
    """The word; a Mission or Marriage with a face-down token and a single offspring die are kinds of their own."""
    more = isinstance(deed, (Mission, Marriage)) and deed.token == "face_down"
    more = more or (isinstance(deed, Offspring) and deed.dice == "one")
    return f"{spelled(deed)}_more" if more else spelled(deed)


def _track(id: str, speaker: Speaker) -> str:
    name = speaker.name(id)
    return name[:1].upper() + name[1:]
