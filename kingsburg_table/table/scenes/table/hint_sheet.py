"""How advice looks: a sheet over the middle of the scroll, and numbered medals on the things of every plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kingsburg_table.bots.choice import Plan
from kingsburg_table.core.actions import Option
from kingsburg_table.table.boards.tags import kind_of as tag_kind
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import icon, paper, tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.draw.textbox import fits, write
from kingsburg_table.table.pieces.spots import Spot
from kingsburg_table.table.play.because import because, briefly, figure
from kingsburg_table.table.play.narrowing import kind_of
from kingsburg_table.table.play.words import deed
from kingsburg_table.table.scenes.possible import picture_of
from kingsburg_table.table.speech import markup, say_pictured

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.hints import Hints

MEDALS = ("#F2C94C", "#D5DCE4", "#D79A62")  #: gold, silver, bronze
DASHES = (None, (14.0, 6.0), (3.0, 6.0))  #: known without their colour
MOST = 3
BODY = {True: 20.0, False: 16.0}  #: letters of what a plan does
LINE = {True: 24.0, False: 18.0}  #: the line of its reason below that
CHANGES = 4


@dataclass(frozen=True)
class SheetPlaces:
    """Where the parts of the sheet lie."""

    sheet: Box
    head: Box
    shut: Box
    rows: tuple[Box, ...]
    reason: Box


def places(hints: Hints) -> SheetPlaces:
    """It grows upwards from the scroll; what stands in the scroll besides stays where it is."""
    panel, wide = hints.out.scroll.places.panel, hints.out.desk.metrics.wide
    grown = hints.app.theme.text_factor
    head, row, reason, pad = (38.0, 38.0, 66.0, 16.0) if wide else (28.0, 28.0, 56.0, 9.0)
    row, reason = (row * (1.42 if hints.long else 1.0) + LINE[wide] * bool(hints.plans)) * grown, reason * grown
    count = len(hints.plans) or MOST
    high = head + count * row + reason + pad
    bottom = hints.out.desk.regions.scroll.bottom - 5
    sheet = Box(panel.x, bottom - high, panel.w, high)
    inner = sheet.inset(pad, pad / 2)
    top, rest = inner.cut_top(head)
    rows = tuple(Box(rest.x, rest.y + at * row, rest.w, row - 3) for at in range(count))
    shut = top.cut_right((110 if wide else 84) * grown)[0]
    told = Box(rest.x + 10, rows[-1].bottom + 6, rest.w - 20, reason - 4)
    return SheetPlaces(sheet, top, shut, rows, told)


def long_deeds(hints: Hints) -> bool:
    """Whether what a plan does needs two lines."""
    canvas, wide = hints.app.canvas, hints.out.desk.metrics.wide
    room = Box(0, 0, hints.out.scroll.places.panel.w * 0.72, 100)
    said = (_said(hints, plan) for plan in hints.plans)
    return any(not fits(canvas, words, room, BODY[wide], 1, 1.0, "sans_bold") for words in said)


def _said(hints: Hints, plan: Plan) -> str:
    decision = hints.advice.decision if hints.advice is not None else None
    assert decision is not None
    words = deed(hints.out.match.game, plan.option.action, decision.seat)
    return say_pictured(hints.out.desk.speaker, words, hints.out.match.session.seats)


# -- the sheet -------------------------------------------------------------------------------------------------------


def draw(canvas: Canvas, hints: Hints) -> None:
    place, hints, wide = places(hints), hints, hints.out.desk.metrics.wide
    speaker, match = hints.out.desk.speaker, hints.out.match
    _sheet(canvas, place.sheet)
    size, body = (24, 19) if wide else (18, 16)
    head = place.head
    canvas.icon("hint", (head.x + head.h * 0.5, head.cy), head.h * 0.8)
    x = head.x + head.h + 8
    x += canvas.text(speaker.t("hint.title"), (x, head.cy), face="serif_bold", size=size) + 16
    shut = place.shut
    cap = tag.keycap(canvas, "Esc", (shut.x + 22, shut.cy), 16)
    canvas.text(speaker.t("hint.shut"), (shut.x + cap + 10, shut.cy), size=body, colour="ink_soft")
    lead = speaker.t("hint.lead")
    lead_wide = canvas.text_width(lead, size=body, face="serif_italic")
    right = shut.x - 18
    if hints.plans:
        canvas.text(lead, (right, head.cy), face="serif_italic", size=body, colour="ink_soft", anchor="r")
        right -= lead_wide + 20
    decision = hints.advice.decision if hints.advice is not None else None
    assert decision is not None
    knows = markup(speaker.rich("hint.knows", seat=decision.seat))
    if fits(canvas, knows, Box(x, head.y, right - x, head.h), body, 1, face="serif_italic"):
        write(canvas, knows, Box(x, head.y, right - x, head.h), body, face="serif_italic", colour="ink_soft", lines=1)
    if not hints.plans:
        _thinking(canvas, hints, place)
        return
    for at, (plan, box) in enumerate(zip(hints.plans, place.rows, strict=False)):
        _row(canvas, hints, at, plan, box)
    plan = hints.plans[min(hints.chosen, len(hints.plans) - 1)]
    words = because(match.game, decision.seat, plan.reason, plan.option.action)
    said = say_pictured(speaker, words, match.session.seats) if words is not None else escape(speaker.t("hint.only"))
    write(canvas, said, place.reason, body, lines=4, lead=1.08, middle=False)


def _thinking(canvas: Canvas, hints: Hints, place: SheetPlaces) -> None:
    advice, wide = hints.advice, hints.out.desk.metrics.wide
    share = advice.progress if advice is not None else 0.0
    words, bar = place.rows[1], place.rows[2]
    text = hints.out.desk.speaker.t("hint.thinking", n=round(100 * share))
    canvas.text(text, words.centre, face="serif_italic", size=22 if wide else 17, anchor="c", colour="ink_soft")
    progress(canvas, Box(bar.cx - bar.w / 4, bar.cy - 4, bar.w / 2, 8), share)


def progress(canvas: Canvas, line: Box, share: float) -> None:
    """How far somebody has thought."""
    canvas.rrect(line, line.h / 2, "#CDB88A", "gilt_dark", 1)
    if share > 0.01:
        canvas.rrect((line.x + 1, line.y + 1, (line.w - 2) * min(1.0, share), line.h - 2), line.h / 2 - 1, "gilt")


def _row(canvas: Canvas, hints: Hints, at: int, plan: Plan, box: Box) -> None:
    hints, wide = hints, hints.out.desk.metrics.wide
    chosen, hot = at == hints.chosen, at == hints.hovered
    body = BODY[wide]
    if chosen or hot:
        canvas.rrect(box, 7, "#F7E3A4", "gilt_dark" if chosen else "ink_soft", 2 if chosen else 1)
    line, box = box.cut_bottom(LINE[wide] * hints.app.theme.text_factor + 2)
    radius = min(box.h * 0.42, 15.0)
    _brief(canvas, hints, at, plan, Box(line.x + 2 * radius + 18, line.y - 4, line.w - 2 * radius - 28, line.h))
    tag.badge(canvas, str(at + 1), (box.x + radius + 6, box.cy), radius, MEDALS[at])
    value = figure(plan.value, signed=True)
    wide_value = canvas.text(value, (box.right - 10, box.cy), face="serif_bold", size=body + 3, anchor="r")
    left = box.x + 2 * radius + 18
    right = box.right - max(wide_value, 60) - 30
    right = _changes(canvas, hints, plan.option, box, left + (right - left) * 0.55, right)
    room = Box(left, box.y, right - 12 - left, box.h)
    write(canvas, _said(hints, plan), room, body, lines=2, lead=1.0, face="sans_bold")


def _brief(canvas: Canvas, hints: Hints, at: int, plan: Plan, box: Box) -> None:
    """One sentence of its reason; the whole of the chosen one stands below."""
    speaker, size = hints.out.desk.speaker, 17.0 if hints.out.desk.metrics.wide else 16.0
    said = [say_pictured(speaker, words) for words in briefly(hints.out.match.game, plan.reason, at)]
    if said:
        fit = next((one for one in said if fits(canvas, one, box, size, 1, face="serif_italic")), said[-1])
        write(canvas, fit, box, size, lines=1, face="serif_italic", colour="ink_soft")


def _changes(canvas: Canvas, hints: Hints, option: Option, box: Box, left: float, right: float) -> float:
    """What it would change for the own seat, as tags with pictures, from the right; returns where they begin."""
    size = 18 if hints.out.desk.metrics.wide else 16
    page = hints.out.match.asked.ledger_of(option, looking=True)
    own = [each for tags in page.tags.values() for each in tags
           if each.seat == hints.out.match.seat and picture_of(each.counter, hints.out.match.game)]
    x = right
    for each in own[:CHANGES]:
        wide = tag.tag_size(canvas, each.text, tag_kind(each), size)[0]
        if x - wide - size * 1.6 < left:
            break
        tag.tag(canvas, each.text, (x - wide / 2, box.cy), tag_kind(each), size)
        icon.icon(canvas, picture_of(each.counter, hints.out.match.game), (x - wide - size * 0.7, box.cy), size * 1.2)
        x -= wide + size * 1.6
    return x


def _sheet(canvas: Canvas, box: Box) -> None:
    def paint(inner: Canvas) -> None:
        paper.sheet(inner, (0, 0, box.w, box.h), "#FFF6DC", seed=12)
        inner.rrect((4, 4, box.w - 8, box.h - 8), 6, None, "gilt_dark", 2)

    canvas.cached(("hint sheet",), box, paint, pad=22)


# -- on the board ----------------------------------------------------------------------------------------------------


def marks(canvas: Canvas, hints: Hints) -> None:
    """Frames and medals on the things of every plan; what several plans touch has the medals side by side."""
    hints, desk = hints, hints.out.desk
    taken: Counter[str] = Counter()
    radius = 15.0 if desk.metrics.wide else 12.0
    sheet = places(hints).sheet
    for at, plan in reversed(list(enumerate(hints.plans))):
        for spot in spots_of(desk.spots, plan.option):
            if kind_of(spot.target) not in hints.out.layout.manner.means:
                strong = at == hints.chosen
                canvas.rrect(spot.box.inset(-5), 11, None, "walnut_deep", 7 if strong else 5, opacity=0.75)
                canvas.rrect(spot.box.inset(-4), 10, None, MEDALS[at], 4.4 if strong else 3.0, dash=DASHES[at])
    for at, plan in enumerate(hints.plans):
        for spot in spots_of(desk.spots, plan.option):
            small = radius * (0.82 if kind_of(spot.target) in hints.out.layout.manner.means else 1.0)
            x = spot.box.x + small * 0.6 + taken[spot.id] * small * 1.9
            y = spot.box.bottom - small * 0.4
            taken[spot.id] += 1
            if not sheet.holds((x, y)):
                tag.badge(canvas, str(at + 1), (x, y), small, MEDALS[at])


def spots_of(spots: Sequence[Spot], option: Option) -> Iterator[Spot]:
    """The things on the table that an answer touches, each as often as it touches them."""
    wanted = Counter(option.targets)
    for spot in spots:
        if wanted[spot.target] > 0:
            wanted[spot.target] -= 1
            yield spot
