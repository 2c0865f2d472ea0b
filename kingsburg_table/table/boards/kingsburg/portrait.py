"""A governor's card in large: bust, moment, what it does as pictures and in whole sentences, and who says so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kingsburg_table.games.kingsburg.cards import Governor, Office
from kingsburg_table.games.kingsburg.words import Office as OfficeWord
from kingsburg_table.table.boards.kingsburg import cards, pictograms
from kingsburg_table.table.boards.label import escape, holds, label, pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, hatch, paper, textbox
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.draw.shade import glow
from kingsburg_table.table.draw.tag import label_pill
from kingsburg_table.table.pieces.board import Sight

NAVY, RADIUS = "#22345A", 10.0
PAD = 40.0
LEAST = 150.0  #: width of a card with sentences on it


@dataclass(frozen=True, slots=True)
class Portrait:
    """Everything a card's picture depends on."""

    id: str
    title: str
    number: int
    when: str
    brief: str
    text: str
    source: str  #: who says so: rulebook, public, reconstructed, partly
    source_word: str
    state: str = "plain"
    note: str = ""  #: a band over the picture: under the hammer, sold
    brief_shown: bool = True  #: with a line of pictures
    text_size: float = 22.0
    beside: tuple[str, ...] = ()  #: texts of the cards in the same row: all leave room for the longest


def portrait(
    id: str, sight: Sight, size: float, state: str = "plain", note: str = "", brief: bool = True,
    beside: Iterable[str] = (),
) -> Portrait:
    """`brief`: with a line of pictures over the sentences; `beside`: the governors of the same row."""
    governor: Governor = sight.data.cards.governors[id]
    hooks = dict.fromkeys(effect.hook for effect in governor.effects)
    words = [sight.speaker.t(f"board.kingsburg.brief.{hook}") for hook in hooks
             if sight.speaker.has(f"board.kingsburg.brief.{hook}")]
    whole = {where for field, where in governor.source.items() if not field.startswith("name.")}
    source = "partly" if len(whole) > 1 and "reconstructed" in whole else governor.source.get("effects", "rulebook")
    return Portrait(
        id, sight.speaker.name(id), governor.number, _capital(" · ".join(words)), _brief(governor, sight),
        _said(governor, sight), source, sight.speaker.t(f"board.kingsburg.source.{source}"), state, note,
        brief, size, tuple(_said(sight.data.cards.governors[other], sight) for other in beside if other != id),
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _offices(governor: Governor, sight: Sight) -> list[Office]:
    words = (word for effect in governor.effects for word in effect.do if isinstance(word, OfficeWord))
    return [sight.data.cards.offices[word.id] for word in words]


def _brief(governor: Governor, sight: Sight) -> str:
    offices = [f"*{each.rank}* [>] {pictograms.support(each)}" for each in _offices(governor, sight)]
    return " [_] ".join(offices) or pictograms.effects(governor)


def _said(governor: Governor, sight: Sight) -> str:
    """Whole sentences; spaces for dice say their rank and what they give."""
    found = _offices(governor, sight)
    if not found:
        return cards.said(governor, sight)
    ranks = ", ".join(f"{each.rank}: {pictograms.support(each)}" for each in found)
    return f"{escape(sight.speaker.t('board.kingsburg.offices'))} {ranks}."


def draw(canvas: Canvas, box: Box, face: Portrait, wide: bool) -> None:
    """What is written takes what it needs, the picture has the rest."""
    _ground(canvas, box, face)
    if box.w < LEAST:
        _small(canvas, box.inset(12), face)
        return
    if box.h < box.w * 0.94 and not face.brief_shown:
        _low(canvas, box.inset(24 if wide else 16), face, wide)
        return
    inner = box.inset(24 if wide else 17)
    head, rest = inner.cut_top(44.0 if wide else 28.0)
    _title(canvas, head, face, wide)
    foot, rest = rest.cut_bottom(34.0 if wide else 25.0)
    _foot(canvas, foot, face, wide)
    band, line = (38.0, 46.0) if wide else (28.0, 30.0)
    if not face.brief_shown or not face.brief:
        line = 8.0
    factor = canvas.theme.text_factor
    most = rest.h - band * factor - line - min(rest.w * 0.42, rest.h * 0.3)
    room = Box(rest.x, 0, rest.w, max(most, rest.h * 0.3))
    texts = (face.text, *face.beside)
    high = max(textbox.fit(canvas, text, room, face.text_size)[1].height for text in texts) / canvas.scale + 10
    picture, rest = rest.cut_top(max(rest.h * 0.14, rest.h - high - band * factor - line - 8))
    _picture(canvas, picture, face)
    when, rest = rest.cut_top(band * factor + 8)
    _when(canvas, when.cut_top(8)[1], face, wide)
    if line > 8:
        strip, rest = rest.cut_top(line)
        pictures(canvas, face.brief, strip, 30 if wide else 21, anchor="c")
        paper.rule(canvas, strip.x, strip.right, strip.bottom, opacity=0.4)
    textbox.write(canvas, face.text, rest.cut_top(8 if line > 8 else 4)[1], face.text_size, middle=False)


def _small(canvas: Canvas, box: Box, face: Portrait) -> None:
    """A card in an excerpt: who it is; what it does is told by its tooltip."""
    title, picture = box.cut_top(box.h * 0.3)
    label(canvas, face.title, title, 18, face="serif_bold", anchor="c", lines=2, lead=0.95, icon="")
    _picture(canvas, picture.cut_top(4)[1], face)


def _low(canvas: Canvas, box: Box, face: Portrait, wide: bool) -> None:
    """A card with little height: the bust beside the title."""
    factor = canvas.theme.text_factor
    high, band = (92.0, 34.0) if wide else (52.0, 25.0)
    room = Box(0, 0, box.w, box.h - high * max(1.0, factor * 0.8) - band * factor - 11)
    if not textbox.fits(canvas, face.text, room, face.text_size):
        factor = 1.0  # the sentences need the room more than title and moment
    head, rest = box.cut_top(high * max(1.0, factor * 0.8))
    picture, words = head.cut_left(head.h * 1.1)
    _picture(canvas, picture, face)
    words = words.cut_left(8)[1]
    title, note = words.rows([1.1, 1])
    label(canvas, face.title, title, 26 if wide else 19, face="serif_bold", icon="")
    if face.note:
        label(canvas, face.note, note, 18 if wide else 16, face="sans_bold", colour="ink_soft", icon="")
    rest = rest.cut_top(6)[1]
    when, rest = rest.cut_top(band * factor)
    _when(canvas, when, face, wide)
    high = textbox.fit(canvas, face.text, Box(0, 0, rest.w, rest.h), face.text_size)[1].height / canvas.scale
    if rest.h - high > 42:
        foot, rest = rest.cut_bottom(34.0 if wide else 26.0)
        _foot(canvas, foot, face, wide)
    textbox.write(canvas, face.text, rest.cut_top(5)[1], face.text_size, middle=False)


def _ground(canvas: Canvas, box: Box, face: Portrait) -> None:
    """A blue frame with a gilt line; who can be chosen shines, who is chosen shines more."""
    if face.state == "hot":
        glow(canvas, box, "#FFD66E", RADIUS, 26, 255, 8)
    elif face.state == "lit":
        glow(canvas, box, "#ECB636", RADIUS, 14, 255, 4)
    else:
        canvas.shadow(box, RADIUS, 10, 150, 4)
    canvas.rrect(box, RADIUS, NAVY)
    light = canvas.theme.rgba("#3D5488")
    hatch.pattern(canvas, box.inset(3), "diagonal", light, 6, RADIUS - 2)
    canvas.rrect(box.inset(5), RADIUS - 3, None, "gilt", 1.6)
    paper.piece(canvas, box.inset(10), "vellum", 5, face.number, 0.8)
    canvas.rrect(box.inset(10), 5, None, "ink", 1.3)
    if face.state == "hot":
        canvas.rrect(box, RADIUS, None, "gold_hot", 5)
    elif face.state == "lit":
        canvas.rrect(box, RADIUS, None, "gold_lit", 3)
    else:
        canvas.rrect(box, RADIUS, None, "ink", 1.4)


def _title(canvas: Canvas, box: Box, face: Portrait, wide: bool) -> None:
    size = 30.0 if wide else 20.0
    label(canvas, face.title, box, size, face="serif_bold", anchor="c", lines=2 if box.h > 40 else 1, lead=0.92,
          icon="")


def _picture(canvas: Canvas, box: Box, face: Portrait) -> None:
    """The bust in a niche of masonry, as large as the room."""
    tint = card.NICHES[face.number % len(card.NICHES)]
    canvas.rrect(box, 3, "#A9A08C" if canvas.theme.textures else "#FFFFFF")
    _stones(canvas, box)
    size = min(box.w * 0.9, box.h)
    nook = Box(box.cx - size / 2, box.y + box.h * 0.04, size, box.h * 0.96)  # props end at its sides
    card.niche(canvas, nook, tint)
    grey = 0.6 if face.state == "dim" else 0.0
    icon(canvas, f"kingsburg/governors/{face.id}", (box.cx, box.bottom - size * 0.49), size, grey=grey)
    canvas.rrect(box, 3, None, "ink", 1.8)
    if face.note and box.h > 110:
        label_pill(canvas, face.note, box.cx, box.y + 18, "carmine" if face.state == "lot" else "walnut", anchor="c",
                   size=18)


def _stones(canvas: Canvas, box: Box) -> None:
    """Joints of a wall."""
    high = 26.0
    rows = int(box.h / high) + 1
    for row in range(rows):
        y = box.y + row * high
        if row:
            canvas.line((box.x, y), (box.right, y), "#241A12", 1, 0.25)
        x = box.x + (18 if row % 2 else 46)
        while x < box.right:
            canvas.line((x, y), (x, min(y + high, box.bottom)), "#241A12", 1, 0.25)
            x += 58


def _when(canvas: Canvas, box: Box, face: Portrait, wide: bool) -> None:
    canvas.rrect(box, 5, NAVY, "gilt", 1.4)
    label(canvas, face.when, box.inset(10, 0), 20 if wide else 17, face="sans_bold", colour="#FFF6DF", anchor="c",
          short=face.when.partition(" · ")[0], icon="")


def _foot(canvas: Canvas, box: Box, face: Portrait, wide: bool) -> None:
    """Who says so, in form and word; the rule."""
    rule = Box(box.right - 40, box.y, 40, box.h)
    label(canvas, "M3", rule, 18, face="sans_bold", colour="focus", anchor="r", icon="")
    tone = {"reconstructed": "carmine", "partly": "gilt_dark"}.get(face.source, "good")
    size = 17.0 if wide else 16.0
    sign = "quill" if face.source in ("reconstructed", "partly") else "book"
    wide_ = min(canvas.text_width(face.source_word, face="sans_bold", size=size) + 50, box.w - 48)
    words = Box(0, 0, wide_ - 44, box.h)
    if words.w <= 0 or not holds(canvas, face.source_word, words, size, face="sans_bold"):
        icon(canvas, sign, (box.x + 10, box.cy), 18, tint=tone, mono=True)
        return
    plate = Box(box.x, box.cy - box.h * 0.42, wide_, box.h * 0.84)
    dash = (4, 4) if face.source in ("reconstructed", "partly") else None
    canvas.rrect(plate, plate.h / 2, None, tone, 1.4, dash)
    icon(canvas, sign, (plate.x + 18, plate.cy), 18)
    label(canvas, face.source_word, Box(plate.x + 32, plate.y, plate.w - 42, plate.h), size, face="sans_bold",
          colour=tone, icon="")
