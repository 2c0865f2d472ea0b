"""The face of a card of the modules: title, picture, what it does, and whether it can still be used."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.boards.label import holds, label, parted
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, svg, textbox
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.theme import mix

RADIUS = 8.0
TONES = {"possible": "good", "used": "carmine", "lasting": "gilt_dark", "spent": "ink_soft"}
LEAST_PICTURE = 33.0


@dataclass(frozen=True, slots=True)
class Face:
    """Everything a card's picture depends on. `text` is markup; `short` the same as pictures alone."""

    title: str
    picture: str
    text: str
    short: str
    least: str = ""  #: only the pictures, without a word
    niche: int = -1  #: number of the niche behind a bust; below 0: the picture stands alone
    colour: int = 0  #: whose card it is
    state: str = ""  #: possible, used, lasting, spent
    state_word: str = ""
    look: str = "plain"  #: the card's frame
    tilted: bool = False  #: used: its picture is dulled


def draw(canvas: Canvas, box: Box, face: Face, wide: bool, foot: float = 0.0) -> None:
    """Upright where the card is high, else with the picture at the left; the text takes what it needs.

    `foot` is kept free.
    """
    card.ground(canvas, box, face.look, len(face.title), RADIUS)
    inner = box.inset(9 if wide else 6, 6 if wide else 4)
    if foot:
        inner = Box(inner.x, inner.y, inner.w, box.bottom - foot - inner.y)
    elif face.state_word:
        low, inner = inner.cut_bottom(30.0 if wide else 24.0)
        _state(canvas, Box(low.x, low.y + 2, low.w, low.h - 4), face)
    if inner.w > inner.h * 1.45:
        _lying(canvas, inner, face, wide)
    else:
        _upright(canvas, inner, face, wide)
    card.frame(canvas, box, face.look, RADIUS)
    if face.colour and face.look in ("plain", "dim", "taken"):
        card.seat_frame(canvas, box, face.colour, RADIUS)


def _upright(canvas: Canvas, box: Box, face: Face, wide: bool) -> None:
    size = 24.0 if wide else 19.0
    head, rest = box.cut_top(32.0 if wide else 24.0)
    if not holds(canvas, face.title, head, size, face="serif_bold"):
        head, rest = box.cut_top(min(head.h * 1.75, box.h * 0.5))
    _title(canvas, head, face, size)
    size = 20.0 if wide else 17.0
    high, text = _text(canvas, face, Box(rest.x, rest.y, rest.w, rest.h - LEAST_PICTURE - 6), size)
    picture, words = rest.cut_top(min(rest.w * 1.02, rest.h - high - 6))
    _picture(canvas, picture, face)
    _words(canvas, Box(words.x, words.y + 6, words.w, words.h - 6), text, size, "c")


def _lying(canvas: Canvas, box: Box, face: Face, wide: bool) -> None:
    """Title and words beside the picture; the title over both, or the words below both, where they are too long."""
    size, letters = 24.0 if wide else 20.0, 20.0 if wide else 17.5
    high, across = 34.0 if wide else 23.0, min(box.h * 0.86, box.w * (0.36 if wide else 0.33))
    picture, rest = box.cut_left(across)
    head, words = rest.cut_left(9)[1].cut_top(high)
    if not holds(canvas, face.title, head, size, face="serif_bold"):
        head, low = box.cut_top(high)
        picture, words = low.cut_left(min(across, low.h))
        words = words.cut_left(9)[1]
    text = _text(canvas, face, words.cut_top(3)[1], letters)[1]
    if not text:
        top, words = box.cut_top(high)
        picture, head = top.cut_left(high)
        head = head.cut_left(5)[1]
        text = _text(canvas, face, words.cut_top(3)[1], letters)[1]
    _picture(canvas, picture, face)
    _title(canvas, head, face, size, "l")
    canvas.line((head.x, head.bottom - 1), (head.right, head.bottom - 1), "gilt_dark", 1, 0.6)
    _words(canvas, words.cut_top(3)[1], text, letters, "l")


def _title(canvas: Canvas, box: Box, face: Face, size: float, anchor: str = "c") -> None:
    lines = 2 if box.h > 40 else 1
    whole = holds(canvas, face.title, box, size, face="serif_bold", lines=lines, lead=0.95)
    label(canvas, face.title if whole else parted(face.title), box, size, face="serif_bold", anchor=anchor,
          lines=lines, lead=0.95, icon="")


def _picture(canvas: Canvas, box: Box, face: Face) -> None:
    """A bust in its niche, or a plate of its own."""
    size = min(box.w, box.h)
    if size < 16:
        return
    grey = 0.55 if face.tilted else 0.0
    if face.niche < 0:
        icon(canvas, face.picture, box.centre, size, grey=grey)
        return
    nook = Box(box.cx - size / 2, box.bottom - size, size, size)
    card.niche(canvas, nook, card.NICHES[face.niche % len(card.NICHES)])
    icon(canvas, face.picture, (nook.cx, nook.bottom - size * 0.49), size * 0.98, grey=grey)
    canvas.line((nook.x - 2, nook.bottom), (nook.right + 2, nook.bottom), "ink", 2)


def _text(canvas: Canvas, face: Face, room: Box, size: float) -> tuple[float, str]:
    """The longest form that fits, and how high it becomes; nothing where the picture has to say it all."""
    for text in (face.text, face.short, face.least):
        block = textbox.fit(canvas, text, room, size)[1]
        high = block.height / canvas.scale
        if text and high <= room.h and block.width <= room.w * canvas.scale:
            return high + 4, text
    return 0.0, ""


def _words(canvas: Canvas, box: Box, text: str, size: float, anchor: str) -> None:
    if text:
        textbox.write(canvas, text, box, size, anchor=anchor)


def _state(canvas: Canvas, box: Box, face: Face) -> None:
    """Used, still possible, always at work: told by form and word, not by colour alone."""
    tone = TONES[face.state]
    base = mix(canvas.theme.hex(tone), "#F8F1DF", 0.86) if canvas.theme.textures else "#FFFFFF"
    dash = (4, 4) if face.state == "possible" else None
    canvas.rrect(box, box.h / 2, base, None)
    canvas.rrect(box, box.h / 2, None, tone, 1.6, dash)
    sign = {"possible": "", "used": "check", "lasting": "", "spent": "check"}[face.state]
    words = box.inset(8, 0)
    if sign:
        icon(canvas, sign, (box.x + 16, box.cy), 16, tint=tone, mono=True)
        words = words.cut_left(18)[1]
    if holds(canvas, face.state_word, words, 18, face="sans_bold"):
        label(canvas, face.state_word, words, 18, face="sans_bold", colour=tone, anchor="c", icon="")


def source_picture(id: str) -> str:
    """The picture of what has an effect: a building, or a card of the modules."""
    paths = (f"kingsburg/{kind}/{id}" for kind in ("buildings", "governors", "destiny", "groups"))
    return next(path for path in paths if svg.exists(path))


def medallion(canvas: Canvas, picture: str, centre: tuple[float, float], size: float, niche: int, dull: bool = False,
              ring: str = "gilt") -> None:
    """A bust in a small round frame: whose governor a rival's is."""
    x, y = centre
    r = size / 2
    canvas.circle(centre, r, "ink")
    canvas.circle(centre, r - 1.2, ring)
    canvas.circle(centre, r - 2.8, card.NICHES[niche % len(card.NICHES)])
    with canvas.clip((x - r, y - r, size, size - 3)):
        icon(canvas, picture, (x, y + r * 0.1), size * 0.82, grey=0.6 if dull else 0.0)
