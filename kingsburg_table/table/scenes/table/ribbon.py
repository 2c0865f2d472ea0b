"""Region A: the calendar of the game, the menu, the rules and the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw import icon, tag, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import fit, fits, write
from kingsburg_table.table.pieces.board import Ribbon, RibbonStep

BUTTONS = ("menu", "settings", "rules")  #: the first at the left, the others from the right end
COMPACT_STEP = 36.0
Aside = Callable[[Canvas, Box | None], float]


def buttons(box: Box, names: Sequence[str] = BUTTONS) -> dict[str, Box]:
    """Menu at the left, rules and settings at the right."""
    side = box.h - 8
    places = {names[0]: Box(box.x + 10, box.y + 4, side, side)}
    for at, name in enumerate(names[1:]):
        places[name] = Box(box.right - side - 10 - at * (side + 6), box.y + 4, side, side)
    return places


def draw(
    canvas: Canvas, box: Box, ribbon: Ribbon, wide: bool, hovered: str | None, extra: float = 0.0,
    names: Sequence[str] = BUTTONS, last: str = "",
    aside: Aside | None = None,
) -> None:
    """`extra` units are kept free at the right. In the compact layout `aside` draws what has no panel there, and
    `last`, the chronicle's last line, stays here while the chronicle is a drawer."""
    canvas.cached(("ribbon ground",), box, lambda inner: wood.bar(inner, (0, 0, box.w, box.h), 5, "bottom"), pad=4)
    for name, place in buttons(box, names).items():
        if hovered == name:
            canvas.rrect(place, 8, "#FFE2AA", opacity=0.14)
        canvas.icon(name, place.centre, place.h * 0.6, tint="cream", mono=True)
    x = box.x + box.h + 18
    if wide:
        x += canvas.text(ribbon.title, (x, box.cy), face="serif_bold", size=28, colour="cream") + 22
        canvas.line((x - 11, box.y + 14), (x - 11, box.bottom - 14), "gilt", 1, 0.5)
    x = _rounds(canvas, box, ribbon, x, wide)
    right = box.right - 2 * box.h - 14 - extra
    if not wide:
        right = _beside(canvas, Box(x, box.y, right - x, box.h), ribbon, last, aside)
    _steps(canvas, Box(x, box.y, right - x, box.h), ribbon.steps, wide)


def _beside(canvas: Canvas, box: Box, ribbon: Ribbon, last: str, aside: Aside | None) -> float:
    """What has no panel, and the last line, from the right; returns where the calendar must end."""
    calendar = max(128.0, _tab_width(canvas, ribbon.steps, False)) + (len(ribbon.steps) - 1) * COMPACT_STEP
    room = box.w - calendar - 20
    taken = aside(canvas, None) if aside is not None else 0.0
    if aside is not None and 0 < taken <= room:
        aside(canvas, Box(box.right - taken, box.y, taken, box.h))
        room -= taken + 20
    line = Box(box.x + calendar + 14, box.y + 3, room, box.h - 6)
    if last and room > 160 and fits(canvas, last, line, 16, lines=2, lead=1.0):
        write(canvas, last, line, 16, colour="wood_text", lines=2, lead=1.0)
    return box.x + calendar


def _rounds(canvas: Canvas, box: Box, ribbon: Ribbon, x: float, wide: bool) -> float:
    x += canvas.text(ribbon.unit, (x, box.cy), face="serif", size=20 if wide else 16, colour="wood_text") + 10
    radius = 14.0 if wide else 12.0
    for number, name in enumerate(ribbon.rounds):
        centre = (x + radius, box.cy)
        now = number == ribbon.round_now
        canvas.circle(centre, radius, "cream" if now else None, "gilt" if not now else "gold_bright", 1.4)
        canvas.text(name, centre, face="serif_bold", size=14 if wide else 13, anchor="c",
                    colour="ink" if now else "wood_text", px=max(16, canvas.px(16)))
        x += 2 * radius + 5
    return x + 12


def _steps(canvas: Canvas, box: Box, steps: tuple[RibbonStep, ...], wide: bool) -> None:
    if not steps:
        return
    size = 32.0 if wide else 26.0
    tab = max(136.0 if wide else 128.0, _tab_width(canvas, steps, wide))
    room = (box.w - tab) / max(1, len(steps) - 1)
    widths = _shares(canvas, box.w, steps, tab, size + 20) if wide else [room] * len(steps)
    words = wide and all(
        step.state == "now" or fits(canvas, step.label, Box(0, 0, own - size - 20, box.h - 12), 19, lines=2, lead=1.05)
        for step, own in zip(steps, widths, strict=True)
    )  # else the icons speak alone
    letters = _letters(canvas, [(step, own - size - 20) for step, own in zip(steps, widths, strict=True)], box.h - 12)
    x = box.x
    for at, (step, own) in enumerate(zip(steps, widths, strict=True)):
        if step.state == "now":
            _tab(canvas, Box(x, box.y - 6, tab - 8, box.h + 12), step, wide)
            x += tab
            continue
        dull = step.state == "past"
        icon.medal(canvas, step.icon, (x + size / 2 + 4, box.cy), size, dull)
        if words:
            place = Box(x + size + 12, box.y + 6, own - size - 20, box.h - 12)
            write(canvas, step.label, place, letters, colour="#9C8663" if dull else "wood_text", lines=2, lead=1.05)
            if at + 1 < len(steps) and steps[at + 1].state != "now":
                end = place.x + min(place.w, canvas.text_width(step.label, size=letters))
                _stud(canvas, ((end + x + own + 4) / 2, box.cy), dull)
        x += own


def _shares(canvas: Canvas, whole: float, steps: tuple[RibbonStep, ...], tab: float, around: float) -> list[float]:
    """What each step gets: its own width and an equal part of what is left; equal widths where nothing is left."""
    others = [step for step in steps if step.state != "now"]
    wanted = [canvas.text_width(step.label, size=19) + around + 6 for step in steps]
    left = whole - (tab if len(others) < len(steps) else 0.0)
    spare = left - sum(wide for step, wide in zip(steps, wanted, strict=True) if step.state != "now")
    if spare < 0:
        return [left / max(1, len(others))] * len(steps)
    return [wide + spare / max(1, len(others)) for wide in wanted]


def _letters(canvas: Canvas, rooms: list[tuple[RibbonStep, float]], high: float) -> float:
    """One size for the names of all steps."""
    sizes = [fit(canvas, step.label, Box(0, 0, wide, high), 19, lines=2, lead=1.05)[0]
             for step, wide in rooms if step.state != "now"]
    return min(sizes) / (canvas.scale * canvas.theme.text_factor) if sizes else 19.0


def _stud(canvas: Canvas, at: Point, dull: bool) -> None:
    """The small diamond between two steps."""
    x, y = at
    canvas.poly([(x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)], "gilt", opacity=0.45 if dull else 0.8)


def _tab_width(canvas: Canvas, steps: tuple[RibbonStep, ...], wide: bool) -> float:
    now = next((step for step in steps if step.state == "now"), steps[0])
    label = canvas.text_width(now.label, face="serif_bold", size=20 if wide else 17)
    detail = canvas.text_width(now.detail, size=17 if wide else 16)
    return max(label, detail) + (88 if wide else 71)


def _tab(canvas: Canvas, box: Box, step: RibbonStep, wide: bool) -> None:
    tag.ribbon_tab(canvas, box)
    size = 36.0 if wide else 28.0
    icon.medal(canvas, step.icon, (box.x + size / 2 + 12, box.cy), size)
    text = Box(box.x + size + 22, box.y + 7, box.w - size - 28, box.h - 12)
    upper, lower = text.rows(2, 0)
    if step.detail:
        write(canvas, step.label, upper, 20 if wide else 17, face="serif_bold", lines=1)
        write(canvas, step.detail, lower, 17 if wide else 16, colour="ink_soft", lines=1)
    else:
        write(canvas, step.label, text, 21 if wide else 17, face="serif_bold", lines=2)
