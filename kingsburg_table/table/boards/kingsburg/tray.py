"""The own dice on felt, the sums they can make, and the King's envoy."""

from __future__ import annotations

from math import ceil

from kingsburg_table.games.kingsburg.state import Kingsburg, Player
from kingsburg_table.table.boards.label import label
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import die as dice
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, medal
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

PAD = 26.0
ONE_ROW = 10


def things(sight: Sight) -> list[Thing]:
    """Coloured dice, then white ones, as they were sorted after the roll."""
    player: Player = sight.view.players[sight.seat]
    made = [Thing("die", f"die.{sight.seat}.{face}", (sight.colour(sight.seat), face)) for face in player.dice]
    return made + [Thing("die", f"white.{sight.seat}.{face}", (0, face)) for face in player.white]


def sums_things(sight: Sight) -> list[Thing]:
    found = tuple((rank, True) for rank in sight.hints.get("sums", ()))
    found += tuple((rank, False) for rank in sight.hints.get("helped_sums", ()))
    return [Thing("sums", "", found)] if found else []


def envoy_things(sight: Sight) -> list[Thing]:
    view: Kingsburg = sight.view
    return [Thing("envoy", "envoy")] if view.envoy == sight.seat else []


def arranged(placed: Placed, sight: Sight) -> Placed:
    """Sums and envoy lie on the wood under the felt, the envoy at the left."""
    foot, rim = float(placed.details.get("foot", 40)), 11.0 if sight.wide else 8.0
    strip = Box(placed.box.x + rim, placed.box.bottom - foot - rim + 5, placed.box.w - 2 * rim, foot)
    box = strip
    if placed.id == "envoy":
        box = Box(strip.x, strip.y, strip.h, strip.h)
    elif envoy_things(sight):
        box = strip.cut_left(strip.h + 4)[1]
    return Placed(placed.id, placed.piece, box, placed.details)


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    foot = float(placed.details.get("foot", 40))
    rim = 11.0 if sight.wide else 8.0
    inner = Box(*wood.tray(canvas, placed.box, rim, foot))
    player: Player = sight.view.players[sight.seat]
    if not player.dice and not player.white:
        size = min(inner.h * 0.5, inner.w * 0.2)
        for at in range(3):
            x = inner.cx + (at - 1) * size * 1.3 - size / 2
            canvas.rrect((x, inner.cy - size / 2, size, size), size * 0.2, None, "#E8DCBA", 1.3, (5, 5), 0.35)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A die: raised and glowing when chosen, with a thin light edge when it can be touched, dulled when not."""
    assert isinstance(spot.thing.data, tuple)
    colour, face = spot.thing.data
    size = spot.box.w
    up = -0.06 * size if look.chosen else 0.03 * size
    box = spot.box.moved(0, up)
    raised = look.hovered and not look.dim
    key = ("kingsburg.die", colour, face, look.chosen, look.added, raised, look.dim)

    def draw(own: Canvas) -> None:
        dice.die(own, 0, 0, size, face, colour, selected=look.chosen)
        if raised and not look.chosen:
            own.rrect((-2, -2, size + 4, size + 4), size * 0.22, None, "gold_bright", 2)
        if look.dim:
            own.rrect((0, 0, size, size), size * 0.2, "felt", opacity=0.5)
    canvas.cached(key, box, draw, PAD)


def paint_envoy(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    box = spot.box
    size = min(box.w, box.h)
    key = ("kingsburg.envoy", look.chosen, look.hovered, look.lit)

    def draw(own: Canvas) -> None:
        centre = (box.w / 2, box.h / 2)
        if look.chosen:
            own.glow((centre[0] - size / 2, centre[1] - size / 2, size, size), "gold_bright", size / 2, 8, 255, 2,
                     hollow=False)
        medal(own, "envoy", centre, size * 0.86, ring="gold_bright" if look.lit or look.chosen else "gilt")
        if look.hovered or look.chosen:
            own.circle(centre, size * 0.5, None, "gold_bright", 2.4)
    canvas.cached(key, box, draw, PAD)


def paint_sums(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """The ranks that the dice reach; dotted those that need a token or an ability."""
    assert isinstance(spot.thing.data, tuple)
    found = spot.thing.data
    box = spot.box
    words = sight.speaker.t("board.kingsburg.sums") if sight.wide and len(found) <= ONE_ROW else ""
    key = ("kingsburg.sums", found, words)
    canvas.cached(key, box, lambda own: _sums(own, Box(0, 0, box.w, box.h), found, words), 2)


def _sums(canvas: Canvas, box: Box, found: tuple[tuple[int, bool], ...], words: str) -> None:
    if words:
        wide = min(canvas.text_width(words, "caption") + 6, box.w * 0.28)
        left, box = box.cut_left(wide)
        label(canvas, words, left, 18, colour="#EEDEBA")
    rows = 1 if len(found) <= ONE_ROW else 2
    across = ceil(len(found) / rows)
    gap = 4.0 if box.w > 260 else 2.0
    wide = min(34.0, (box.w - gap * (across - 1)) / across)
    high = min(28.0, (box.h - 3 * (rows - 1)) / rows)
    top = box.cy - (rows * high + 3 * (rows - 1)) / 2
    for at, (rank, plain) in enumerate(found):
        x, y = box.x + at % across * (wide + gap), top + at // across * (high + 3)
        chip = (x, y, wide, high)
        if plain:
            canvas.rrect(chip, 6, "vellum", opacity=0.94)
        else:
            canvas.rrect(chip, 6, "#000000", opacity=0.34)
            canvas.rrect(chip, 6, None, "gold_bright", 1.4, dash=(2.5, 3))
        size = max(min(17.0, high * 0.78), 16 / canvas.scale)
        figure(canvas, str(rank), (x + wide / 2, y + high / 2), size, "ink" if plain else "#F0D68C")
