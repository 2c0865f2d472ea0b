"""Before the first year: which of its staged views is open, how far each seat is, and the modules in the ribbon."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.state import Kingsburg
from kingsburg_table.table.pieces.board import Ribbon, RibbonStep, Sight

#: Label of a step -> staged view.
STAGES = {
    "choose governor": "choice", "auction": "bidding", "draft strip": "draft", "exchange strip": "strips",
    "cover rows": "strips",
}
#: Modules in the order in which they are set up, with their icons.
MODULES = (
    ("extra_rows", "building"), ("alternative_rows", "exchange"), ("governors", "governor"), ("destiny", "event"),
    ("army_tokens", "reinforcement"), ("whims", "envoy"), ("scenario", "task"),
)
OFF = ("off", "none", "")


def step(sight: Sight) -> str:
    """The step of the set-up that is open; empty once the years have begun."""
    if sight.view.year:
        return ""
    here = sight.where.first(tuple(STAGES))
    return here or (sight.where.turns.of if sight.where.turns.of in STAGES else "")


def stage(sight: Sight) -> str:
    """The staged view that is open. An auction shows all cards until one is called."""
    found = STAGES.get(step(sight), "")
    return "naming" if found == "bidding" and not sight.hints.get("auction") else found


def state_of(sight: Sight, seat: int) -> str:
    """How far a seat is with what is done now: done, now, out, waits."""
    view: Kingsburg = sight.view
    turns, open_ = sight.where.turns, sight.hints.get("auction")
    if stage(sight) in ("naming", "bidding"):
        if view.players[seat].governor:
            return "owns"
        if open_ is None:
            asked = sight.decision.seat if sight.decision is not None else -1
            return "now" if seat == asked else "waits"
        if seat in open_["out"]:
            return "out"
        return "now" if seat == open_["asked"] else "holds" if seat == open_["holder"] else "bids"
    if stage(sight) == "choice":
        if view.players[seat].governor:
            return "done"
        return "now" if seat == turns.now else "waits"
    return "now" if seat == turns.now else "done" if seat in turns.done else "waits"


def order(sight: Sight) -> list[int]:
    """Seats as they come to their turns; round the table in an auction."""
    view: Kingsburg = sight.view
    return list(range(len(view.players))) if stage(sight) in ("naming", "bidding") else list(view.order)


def ribbon(sight: Sight, years: tuple[str, ...]) -> Ribbon:
    """The modules of this match instead of the phases of a year, then the first year."""
    options = sight.data.options
    used = [(id, icon) for id, icon in MODULES if options.get(id, "off") not in OFF]
    here = "governors" if stage(sight) in ("choice", "naming", "bidding") else "alternative_rows"
    at = next((number for number, (id, _) in enumerate(used) if id == here), 0)
    say = sight.speaker.t
    steps = [
        RibbonStep(icon, say(f"option.kingsburg.{id}"), "past" if n < at else "now" if n == at else "next",
                   say(f"board.kingsburg.overture.{stage(sight)}") if n == at else "",
                   say(f"board.kingsburg.overture.{id}.short"))
        for n, (id, icon) in enumerate(used)
    ]
    steps.append(RibbonStep("crown", say("board.kingsburg.overture.year"), "next", "",
                            say("board.kingsburg.overture.year.short")))
    return Ribbon(say("board.kingsburg.title"), say("board.kingsburg.year"), years, -1, tuple(steps))
