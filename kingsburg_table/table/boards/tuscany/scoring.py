"""The scoring of a phase as a stage: what everybody adds to red and from where, and the heading over it."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.tuscany.state import GREEN, Tuscany
from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.tuscany import art
from kingsburg_table.table.boards.tuscany.calendar import PHASES, ROMAN, closing, scored
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card as kit
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.steps import steps
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight

#: Where green comes from: its sign, the tone and the hatch of its part of the bar.
SOURCES = {
    "regions": ("tuscany/signs/region", art.GREEN, "solid"), "colours": ("tuscany/signs/colour", "#6C8B34", "diagonal"),
    "crops": ("tuscany/crops/grapes", "#3C6E48", "dots"), "tokens": ("tuscany/tokens/storage", "#7A7B2E", "bars"),
    "income": ("tuscany/tokens/income", "#54703A", "checker"),
}
KEPT = ("card", "tile", "hexagon", "marble", "worker")  #: what is left at the end, as `Prince.kept`
KEPT_SIGNS = ("tuscany/tokens/card", "tile", "tuscany/tokens/hexagon", "tuscany/tokens/marble", "tuscany/tokens/worker")
PALE = "#C3CE9C"


@dataclass(frozen=True, slots=True)
class Row:
    """One player in a scoring: what was added to red, from where, and the place before and after."""

    seat: int
    colour: int
    name: str
    counted: int  #: green that was counted at the last scoring already
    parts: tuple[int, ...]  #: green since then by source; at the end what was kept
    added: int
    red: int  #: before the scoring
    place: int
    came_from: int
    green: int

    @property
    def after(self) -> int:
        return self.red + self.added


def rows(sight: Sight) -> tuple[Row, ...]:
    """Everybody, best first; equals share a place, and at the end tie-breaks tell them apart."""
    view: Tuscany = sight.view
    final = closing(sight)
    made = []
    for seat in view.order:
        player = view.players[seat]
        added = sum(player.kept) if final else player.scored[-1]
        counted = player.scored[-2] if sight.before and len(player.scored) > 1 else 0
        parts = tuple(player.kept) if final else since(sight, seat)
        made.append((seat, player, added, counted, parts))
    was = {seat: 1 + sum(other.red - more > player.red - added for _, other, more, _, _ in made)
           for seat, player, added, _, _ in made}
    now = dict(enumerate(sight.hints["places"])) if final else {
        seat: 1 + sum(other.red > player.red for _, other, *_ in made) for seat, player, *_ in made}
    return tuple(
        Row(seat, sight.colour(seat), sight.name(seat), counted, parts, added, player.red - added, now[seat], was[seat],
            player.green)
        for seat, player, added, counted, parts in sorted(made, key=lambda each: now[each[0]])
    )


def since(sight: Sight, seat: int) -> tuple[int, ...]:
    """Green points by source since the last scoring; the whole of it where that is not known any more."""
    player = sight.view.players[seat]
    before = sight.before[seat] if sight.before else {}
    return tuple(
        total - before.get(f"green_{source}", 0) for source, total in zip(GREEN, player.green_from, strict=True)
    )


def ground_head(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """What is scored, the rule in a sentence, and the steps of it."""
    box, say, wide = placed.box, sight.speaker.t, sight.wide
    final, phase = closing(sight), scored(sight.view)
    paper.sheet(canvas, box, "vellum", seed=1, frame=False)
    at = Box(box.x + 12, box.y + 5, (box.h - 10) * 0.66, box.h - 10)
    kit.back(canvas, at, "", "trophy" if final else "crown", "#2F4A2C", 5)
    words = Box(at.right + 14, box.y + 4, 400 if wide else 236, box.h - 8)
    title, note = words.rows((1.2, 1))
    label(canvas, say("board.tuscany.final") if final else say("board.tuscany.scoring_of", phase=ROMAN[phase]), title,
          28 if wide else 20, face="serif", icon="")
    short = say("board.tuscany.round", n=sight.view.round)
    emptied = [seat for seat, left in enumerate(sight.hints["to_phase_end"]) if not left]
    said = short if final or len(emptied) != 1 else say(
        "board.tuscany.emptied", seat=emptied[0], stack=phase, n=sight.view.round - sight.view.extra)
    label(canvas, said, note, 18, colour="ink_soft", icon="", short=short)
    key = "final" if final else "last" if phase == PHASES else "more"
    third = say("board.tuscany.next_phase", phase=ROMAN[phase + 1]) if phase < PHASES else say("board.tuscany.final")
    named = (say("board.tuscany.round_ends"), say("board.tuscany.flows"), third)
    start = steps(canvas, box, named, 2 if final else 1, wide)
    rest = Box(words.right + 20, box.y + 6, start - words.right - 40, box.h - 12)
    canvas.line((rest.x - 10, box.y + 12), (rest.x - 10, box.bottom - 12), "ink_soft", 1, 0.4)
    said = say(f"board.tuscany.scoring_says.{key}", next=ROMAN[min(phase + 1, PHASES)])
    label(canvas, said, rest, 19 if wide else 17, lines=2, icon="",
          short=say(f"board.tuscany.scoring_says.{key}.short"))
