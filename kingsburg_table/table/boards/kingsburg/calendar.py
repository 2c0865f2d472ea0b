"""Where the match stands, year, phase, step, whose turn, who is next."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.table.boards.kingsburg import overture
from kingsburg_table.table.boards.kingsburg.counted import ROMAN
from kingsburg_table.table.pieces.board import Ribbon, RibbonStep, Sight

PHASES = ("aid", "spring", "favour", "summer", "envoy", "autumn", "recruiting", "winter")
PHASE_ICONS = ("crown", "flower", "heart", "sun", "envoy", "leaf", "swords", "snow")
STEPS = {
    "season start": "dice", "roll": "dice", "reroll": "dice", "set order": "dice", "look dice": "dice",
    "influence": "influence", "support": "support", "build": "build", "season end": "season_end",
    "reinforcements": "reinforcements", "enemy": "enemy", "look enemy": "enemy", "battle": "battles",
    "look battle": "battles", "end of winter": "dismissal", "prayer": "dice", "white die": "dice", "order set": "dice",
    "influence end": "influence", "twofold": "influence", "after support": "support", "champions": "season_end",
    "muster": "reinforcements", "reinforce": "reinforcements", "pre reveal": "reinforcements",
    "winter end": "dismissal",
}
NUMBERED = ("dice", "influence", "support", "build")
WINTER = ("reinforcements", "enemy", "battles", "dismissal")


def phase(sight: Sight) -> int:
    """The phase of the year, 0 to 7; 8 when the last year is over."""
    found = sight.where.first(PHASES)
    if found:
        return PHASES.index(found)
    return 0 if sight.view.year == 0 or sight.where.at("year") else len(PHASES)


def step(sight: Sight) -> str:
    """The step of the phase: dice, influence, support, build, season_end; or one of winter's four."""
    return STEPS.get(sight.where.first(tuple(STEPS)) or sight.where.turns.of, "")  # under a seal there is no part


def status(sight: Sight, seat: int) -> str:
    """A word for a seat's card: now, next, passed, done, moved, waits; empty where no round is running."""
    view: Kingsburg = sight.view
    found = sight.where.turns
    if found.now < 0 or step(sight) not in ("influence", "build", "season_end", "battles", "dice", ""):
        return ""
    if seat == found.now:
        return "now"
    if found.rounds and seat in found.done:
        return "passed"
    if seat == found.following:
        return "next"
    if not found.rounds:
        return "done" if seat in found.done else "waits"
    return "moved" if view.order.index(seat) < view.order.index(found.now) else "waits"


def ribbon(sight: Sight) -> Ribbon:
    """Years as medals, the eight phases, and where in its phase the match is."""
    view: Kingsburg = sight.view
    years = tuple(ROMAN[1 : sight.data.figures.years + 1])
    if overture.stage(sight):
        return overture.ribbon(sight, years)
    now = phase(sight)
    steps = tuple(
        RibbonStep(
            icon, sight.speaker.t(f"board.kingsburg.phase.{name}"),
            "past" if at < now else "now" if at == now else "next", _detail(sight) if at == now else "",
            sight.speaker.t(f"board.kingsburg.phase.{name}.short"),
        )
        for at, (name, icon) in enumerate(zip(PHASES, PHASE_ICONS, strict=True))
    )
    return Ribbon(sight.speaker.t("board.kingsburg.title"), sight.speaker.t("board.kingsburg.year"), years,
                  max(0, view.year - 1), steps)


def _detail(sight: Sight) -> str:
    found = step(sight)
    if not found:
        return ""
    word = sight.speaker.t(f"board.kingsburg.step.{found}")
    for order in (NUMBERED, WINTER):
        if found in order:
            return f"{word} {order.index(found) + 1}/{len(order)}"
    return word
