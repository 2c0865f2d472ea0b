"""Careers as three bands, the initiative track and the rewards of the seven rounds."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.signorie.art import LINE, PALE, state_of
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.pieces.spots import Look


@dataclass(frozen=True, slots=True)
class Bands:
    """The parts of the sheet: the ranks over the careers, rows of tracks (label and cells), tiles of the rewards."""

    head: Box  #: what the ranks are called
    ranks: tuple[Box, ...]
    labels: tuple[Box, ...]
    cells: tuple[tuple[Box, ...], ...]
    rewards: tuple[Box, ...]


def bands(box: Box, careers: int, spaces: int, steps: int, rounds: int, wide: bool) -> Bands:
    inner = box.inset(12, 11) if wide else box.inset(9, 8)
    high, top = (74.0, 20.0) if wide else (43.0, 16.0)
    low, upper = inner.cut_bottom(high)
    line, upper = Box(upper.x, upper.y - 4, upper.w, upper.h + 4).cut_top(top)
    rows = Box(upper.x, upper.y, upper.w, upper.h - (8 if wide else 5)).rows(careers + 1, 5 if wide else 3)
    head = 92.0 if wide else 42.0
    named, above = line.cut_left(head)
    gap = 3.0 if wide else 2.0
    labels, cells = [], []
    for at, row in enumerate(rows):
        own, rest = row.cut_left(head)
        labels.append(own)
        cells.append(tuple(rest.columns(spaces if at < careers else steps, gap)))
    ranks, tiles = above.columns(spaces, gap), low.columns(rounds, 5 if wide else 4)
    return Bands(named, tuple(ranks), tuple(labels), tuple(cells), tuple(tiles))


@dataclass(frozen=True, slots=True)
class Step:
    """A space of a track: its points, what arriving brings, and who stands there (seat colours, lowest first)."""

    track: str
    value: int
    bonus: str
    who: tuple[int, ...]
    ghost: int = 0
    stacked: bool = False  #: initiative: discs lie on each other


def draw_step(canvas: Canvas, box: Box, step: Step, look: Look, wide: bool) -> None:
    state = state_of(look)
    key = ("signorie.step", step, state, wide)
    canvas.cached(key, box, lambda own: _step(own, Box(0, 0, box.w, box.h), step, state, wide), 16)


def _step(canvas: Canvas, box: Box, step: Step, state: str, wide: bool) -> None:
    base = "#F3E2AE" if step.stacked else PALE
    if state in ("lit", "hot"):
        canvas.glow(box, "#FFD66E" if state == "hot" else "#ECB636", 4, 8, 255, 2)
        canvas.rrect(box, 5, "#FFF0BE", "gold_lit" if state == "lit" else "gold_hot", 3)
        canvas.rrect(box, 5, None, "gilt_dark", 1)
    else:
        canvas.rrect(box, 5, "#FFF0BE" if step.ghost else base, "gilt_dark" if step.ghost else LINE,
                     1.6 if step.ghost else 1)
    size = 19.0 if wide else 16.0
    x, low = (box.cx if step.stacked else box.x + size * 0.72), size * (1.2 if wide else 0.98)
    figure(canvas, str(step.value), (x, box.y + low * 0.56), size, "gilt_dark")
    if step.bonus:
        icon(canvas, step.bonus, (box.right - size * 0.7, box.y + low * 0.58), size)
    room = Box(box.x + 2, box.y + low, box.w - 4, box.h - low - (2 if wide else 1))
    if step.stacked:
        _stack(canvas, step, room)
    else:
        _crowd(canvas, step, room)


def _stack(canvas: Canvas, step: Step, room: Box) -> None:
    """Discs of the initiative lie on each other, the last on top."""
    who = step.who + ((step.ghost,) if step.ghost else ())
    if not who:
        return
    gaps = max(1, len(who) - 1)
    d = max(16.0, min(room.w, room.h - 7 * (len(who) - 1), 40.0))
    rise = min(8.0, (room.h - d) / gaps)
    aside = 0.0 if rise >= 5 else min(d * 0.4, (room.w - d) / gaps)
    for at, seat in enumerate(who):
        spot = (room.cx + aside * (at - gaps / 2) * (len(who) > 1), room.bottom - d / 2 - at * rise)
        token(canvas, seat, spot, d, shadow=False, opacity=0.55 if at >= len(step.who) else 1.0)


def _crowd(canvas: Canvas, step: Step, room: Box) -> None:
    """Men side by side; of many, one crest a family with their number."""
    found = [(seat, 1, 1.0) for seat in step.who] + ([(step.ghost, 1, 0.55)] if step.ghost else [])
    if len(found) > 3 or len(found) * 18 > room.w:
        found = [(seat, step.who.count(seat), 1.0) for seat in dict.fromkeys(step.who)]
        found += [(step.ghost, 1, 0.55)] if step.ghost and step.ghost not in step.who else []
    for (seat, count, opacity), (spot, d) in zip(found, _places(len(found), room), strict=True):
        token(canvas, seat, spot, d, shadow=False, opacity=opacity)
        if count > 1:
            place = (spot[0] + d * 0.36, spot[1] + d * 0.3)
            tag.badge(canvas, str(count), place, max(8.0, d * 0.3), "slip", "ink", "ink")


def _places(count: int, room: Box) -> list[tuple[tuple[float, float], float]]:
    """In one row, or in two where they would be too small."""
    if not count:
        return []
    d = min(room.h, 40.0, room.w / count * 1.1)
    if count < 3 or d >= room.h * 0.56:
        step = min(d * 1.02, (room.w - d) / max(1, count - 1))
        return [((room.cx + (at - (count - 1) / 2) * step, room.cy), d) for at in range(count)]
    across, d = -(-count // 2), min(room.h * 0.56, room.w / -(-count // 2))
    made = []
    for at in range(count):
        line, place = divmod(at, across)
        here = min(across, count - line * across)
        made.append(((room.cx + (place - (here - 1) / 2) * d * 1.05, room.y + d / 2 + line * (room.h - d)), d))
    return made


@dataclass(frozen=True, slots=True)
class RewardShown:
    """A round's reward: `mark` is an icon or an alliance token's back, `points` when it counts something."""

    round: int
    mark: str
    points: bool
    state: str  #: past, now, next


def draw_reward(canvas: Canvas, box: Box, reward: RewardShown, look: Look, wide: bool) -> None:
    state = state_of(look)
    key = ("signorie.reward", reward, state, wide)
    canvas.cached(key, box, lambda own: _reward(own, Box(0, 0, box.w, box.h), reward, state, wide), 16)


def _reward(canvas: Canvas, box: Box, reward: RewardShown, state: str, wide: bool) -> None:
    now, past = reward.state == "now", reward.state == "past"
    if now or state in ("lit", "hot"):
        canvas.glow(box, "gold_bright", 6, 6 if state not in ("lit", "hot") else 9, 220, 1)
    canvas.rrect(box, 6, "slip" if now else "parchment" if past else PALE, "gilt_dark" if now else LINE,
                 2.4 if now else 1)
    high = box.h > box.w * 0.9
    place = Box(box.x, box.y + 1, box.w, 25) if high else Box(box.x + 2, box.y, 20, box.h)
    label(canvas, str(reward.round), place, 19 if wide else 17, face="serif_bold", anchor="c",
          colour="muted" if past else "ink", icon="")
    spot = (box.cx, box.y + 24 + (box.h - 28) / 2) if high else (box.x + box.w * 0.62, box.cy)
    size = min(box.h - 30, box.w - 8, 40.0) if high else min(box.h * 0.66, box.w * 0.5, 32.0)
    if past:
        icon(canvas, "check", spot, size * 0.7, tint="#8A7A5E", mono=True)
    elif reward.points:
        laurel(canvas, None, spot, size * (1.3 if high else 1.16))
        icon(canvas, reward.mark, spot, size * 0.6)
    else:
        icon(canvas, reward.mark, spot, size)
