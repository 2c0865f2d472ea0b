"""Army tokens: those that a seat still has, and the one it chose in secret (M5)."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.state import Kingsburg, Player
from kingsburg_table.table.boards.kingsburg.court import court
from kingsburg_table.table.boards.label import heading
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.theme import SEATS

PAD = 18.0
HEADED = 50.0


def things(sight: Sight) -> list[Thing]:
    """Every token of the set from the lowest up; spent ones leave their place empty."""
    if not court(sight).army:
        return []
    player: Player = sight.view.players[sight.estate]
    left = list(player.army)
    chosen = player.mustered
    choosing = sight.decision is not None and sight.decision.kind == "muster"  # they lie large over the sheet
    made = []
    for value in sorted(sight.data.cards.army):
        there = value in left
        if there:
            left.remove(value)
        out = there and value == chosen
        chosen = -1 if out else chosen
        target = f"army.{sight.estate}.{value}" if there and not choosing else ""
        made.append(Thing("army", target, (value, there, out)))
    return made


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    if not court(sight).army:
        return
    box = placed.box
    paper.sheet(canvas, box, "parchment", seed=14)
    if box.h > HEADED and placed.details.get("head"):
        title = sight.speaker.t("board.kingsburg.army")
        heading(canvas, title, Box(box.x + 12, box.y + 6, box.w - 24, float(placed.details["head"]) - 2), 17)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, tuple)
    value, there, out = spot.thing.data
    box, colour = spot.box, sight.colour(sight.estate)
    key = ("kingsburg.army", value, there, out, colour, look.lit, look.chosen, look.hovered)
    lifted = look.chosen or out

    def draw(own: Canvas) -> None:
        coin(own, (box.w / 2, box.h / 2 - (3 if lifted else 0)), min(box.w, box.h), value, colour if there else 0,
             lit=look.lit, chosen=lifted, hovered=look.hovered and there)
    canvas.cached(key, box, draw, PAD)


def coin(
    canvas: Canvas, centre: tuple[float, float], size: float, value: int | None, colour: int, *, lit: bool = False,
    chosen: bool = False, hovered: bool = False,
) -> None:
    """A token in its owner's colour; without a value face down, without a colour only its empty place."""
    x, y = centre
    r = size / 2
    if not colour:
        canvas.circle(centre, r - 2, "#5A46321E")
        canvas.rrect((x - r + 2, y - r + 2, size - 4, size - 4), r - 2, None, "#5A46328C", 1.2, (3, 4))
        return
    if lit or chosen:
        canvas.glow((x - r, y - r, size, size), "gold_bright" if chosen else "#ECB636", r, 8, 255, 2, hollow=False)
    canvas.circle(centre, r, "ink")
    canvas.circle(centre, r - 1.2, SEATS[colour].colour)
    if value is None:
        icon(canvas, "soldiers", centre, size * 0.62, tint="#FFF3DA" if SEATS[colour].dark else "ink")
        return
    canvas.circle(centre, r * 0.74, "ink")
    canvas.circle(centre, r * 0.74 - 1, "vellum")
    figure(canvas, str(value), centre, size * 0.52, "ink")
    if hovered or chosen:
        canvas.circle(centre, r + 1, None, "gold_bright", 2.4)


def left(sight: Sight, seat: int) -> tuple[int, ...]:
    """The tokens that a seat has not spent; everybody may know them (M5)."""
    view: Kingsburg = sight.view
    return tuple(sorted(view.players[seat].army))
