"""What an action space, a helper, a task or a reward does: as a line of pictures, and in a few words."""

from __future__ import annotations

from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.words import CAREERS, Deed
from kingsburg_table.table.boards.signorie.art import SIGNS
from kingsburg_table.text.speaker import Speaker

COUNTED = {
    "helpers": "[helper]", "men_in_cities": "[man]", "women_in_cities": "[woman]", "cities_with_men": "[town][man]",
    "cities_with_women": "[town][woman]",
}
GAINED = {"florins": "[money]", "points": "[points]", "men": "[man]", "women": "[woman]"}


def pictures(deed: Deed, data: Components) -> str:
    """The deed as markup: what and how much."""
    if deed.gain is not None:
        return " ".join(f"{GAINED[name]}+{count}" for name, count in deed.gain.things().items())
    if deed.advance is not None:
        sign = track_sign(deed.advance.on)
        return f"{sign}+[icon:die]" if deed.advance.points == "die" else f"{sign}+{deed.advance.points}"
    if deed.score_per is not None:
        return f"[points]{deed.score_per.points}/{COUNTED[deed.score_per.count]}"
    if deed.raise_threshold:
        return f"[gauge]+{data.figures.threshold.per_pawn}"
    back = "[sgback]"
    return {
        "gain_pawns": f"[man]/[woman]+{deed.gain_pawns}",
        "mission": "[mission]" + (back if deed.mission != "open" else ""),
        "marriage": "[marriage]" + (back if deed.marriage != "open" else ""),
        "offspring": "[offspring]" + ("+[icon:white_die]" if deed.offspring == "one_die" else ""),
        "face_down": f"{back}+{deed.face_down}", "any_task": "[task]", "free_helper": "[helper]",
        "extra_action": "[roll]",
    }[deed.word]


def track_sign(tracks: tuple[str, ...]) -> str:
    """One track's own sign, or steps where there is a choice."""
    return f"[{SIGNS[tracks[0]]}]" if len(tracks) == 1 else "[advance]"


def mark(deed: Deed) -> str:
    """One picture for it: an icon, or an art file."""
    if deed.gain is not None:
        return {"florins": "florin", "points": "points", "men": "man", "women": "woman"}[next(iter(deed.gain.things()))]
    if deed.advance is not None:
        return SIGNS[deed.advance.on[0]] if len(deed.advance.on) == 1 else "advance"
    if deed.score_per is not None:
        counted = {"helpers": "helper", "men_in_cities": "man", "women_in_cities": "woman"}
        return counted.get(deed.score_per.count, "town")
    return {"gain_pawns": "exchange", "face_down": "signorie/houses/back", "any_task": "task", "free_helper": "helper",
            "extra_action": "roll", "raise_threshold": "gauge"}.get(deed.word, deed.word)


def words(deed: Deed, data: Components, speaker: Speaker) -> str:
    """The deed in two or three words."""
    say = speaker.t
    if deed.gain is not None:
        return ", ".join(say(f"board.signorie.deed.{name}", n=count) for name, count in deed.gain.things().items())
    if deed.advance is not None:
        on = deed.advance.on
        where = "one" if len(on) == 1 else "careers" if set(on) == set(CAREERS) else "any"
        how = "die" if deed.advance.points == "die" else "points"
        return say(f"board.signorie.deed.advance_{where}_{how}", n=deed.advance.points, track=_track(on[0], speaker))
    if deed.score_per is not None:
        return say(f"board.signorie.deed.{deed.score_per.count}", n=deed.score_per.points)
    if deed.raise_threshold:
        return say("board.signorie.deed.raise_threshold", n=data.figures.threshold.per_pawn)
    if deed.word in ("mission", "marriage", "offspring"):
        how = {"open": "", "married": ""}.get(str(getattr(deed, deed.word)), "_more")
        return say(f"board.signorie.deed.{deed.word}{how}")
    return say(f"board.signorie.deed.{deed.word}", n=getattr(deed, deed.word))


def short(deed: Deed, speaker: Speaker) -> str:
    """In one word, where two are too long."""
    return speaker.t("board.signorie.deed.any_task.short") if deed.any_task else ""


def _track(id: str, speaker: Speaker) -> str:
    name = speaker.name(id)
    return name[:1].upper() + name[1:]
