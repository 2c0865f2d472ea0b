"""Where the match stands, read from the view's agenda: year, phase, step, whose turn, who is next."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.core.agenda import Frame
from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.table.boards.kingsburg.pictograms import ROMAN
from kingsburg_table.table.pieces.board import Ribbon, RibbonStep, Sight

PHASES = ("aid", "spring", "favour", "summer", "envoy", "autumn", "recruiting", "winter")
PHASE_ICONS = ("crown", "flower", "heart", "sun", "envoy", "leaf", "swords", "snow")
SEASON_STEPS = {
    "each season start": "dice", "roll": "dice", "each reroll": "dice", "set order": "dice", "look dice": "dice",
    "rounds influence": "influence", "support": "support", "each build": "build", "each season end": "season_end",
}
WINTER_STEPS = {"reinforcements": "reinforcements", "enemy": "enemy", "look enemy": "enemy", "each battle": "battles",
                "look battle": "battles", "end of winter": "dismissal"}
NUMBERED = ("dice", "influence", "support", "build")
WINTER = ("reinforcements", "enemy", "battles", "dismissal")


def frame_of(view: Kingsburg, node: str) -> Frame | None:
    return next((frame for frame in view.agenda if frame.node == node), None)


def phase(view: Kingsburg) -> int:
    """The phase of the year, 0 to 7; 8 when the last year is over."""
    frame = frame_of(view, "phases")
    if frame is None:
        return 0 if view.year == 0 else len(PHASES)
    return max(0, frame.at - 1)


def step(view: Kingsburg) -> str:
    """The step of the phase: dice, influence, support, build, season_end; or one of winter's four."""
    for frame in view.agenda:
        found = SEASON_STEPS.get(frame.node) or WINTER_STEPS.get(frame.node)
        if found:
            return found
    return ""


@dataclass(frozen=True, slots=True)
class Turns:
    """Who acts, who comes after, and who is through with this step; seats."""

    now: int = -1
    following: int = -1
    done: tuple[int, ...] = ()
    round_based: bool = False


def turns(view: Kingsburg) -> Turns:
    """Read from the innermost round the table is in."""
    frame = next((frame for frame in reversed(view.agenda) if frame.node.startswith(("each ", "rounds "))), None)
    if frame is None:
        return Turns()
    done = tuple(seat for seat in view.order if seat not in frame.queue)
    if frame.node.startswith("rounds ") and frame.queue:
        at = frame.at % len(frame.queue)
        after = frame.queue[(at + 1) % len(frame.queue)]
        return Turns(frame.queue[at], after if after != frame.queue[at] else -1, done, True)
    now = frame.queue[0] if frame.queue else -1
    return Turns(now, frame.queue[1] if len(frame.queue) > 1 else -1, done)


def status(sight: Sight, seat: int) -> str:
    """A word for a seat's card: now, next, passed, done, moved, waits; empty where no round is running."""
    view: Kingsburg = sight.view
    found = turns(view)
    if found.now < 0 or step(view) not in ("influence", "build", "season_end", "battles", "dice", ""):
        return ""
    if seat == found.now:
        return "now"
    if found.round_based and seat in found.done:
        return "passed"
    if seat == found.following:
        return "next"
    if not found.round_based:
        return "done" if seat in found.done else "waits"
    return "moved" if view.order.index(seat) < view.order.index(found.now) else "waits"


def ribbon(sight: Sight) -> Ribbon:
    """Years as medals, the eight phases, and where in its phase the match is."""
    view: Kingsburg = sight.view
    now = phase(view)
    steps = tuple(
        RibbonStep(
            icon, sight.speaker.t(f"board.kingsburg.phase.{name}"),
            "past" if at < now else "now" if at == now else "next", _detail(sight) if at == now else "",
            sight.speaker.t(f"board.kingsburg.phase.{name}.short"),
        )
        for at, (name, icon) in enumerate(zip(PHASES, PHASE_ICONS, strict=True))
    )
    years = tuple(ROMAN[1 : sight.data.figures.years + 1])
    return Ribbon(sight.speaker.t("board.kingsburg.title"), sight.speaker.t("board.kingsburg.year"), years,
                  max(0, view.year - 1), steps)


def _detail(sight: Sight) -> str:
    found = step(sight.view)
    if not found:
        return ""
    word = sight.speaker.t(f"board.kingsburg.step.{found}")
    for order in (NUMBERED, WINTER):
        if found in order:
            return f"{word} {order.index(found) + 1}/{len(order)}"
    return word
