"""Careers as three bands, the initiative track and the rewards of the seven rounds."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.signorie.art import LINE, PALE, state_of
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.laurel import laurel
from kingsburg_table.table.pieces.spots import Look


@dataclass(frozen=True, slots=True)
class Bands:
    """The parts of the sheet: rows of tracks (label and cells), and the tiles of the rewards."""

    labels: tuple[Box, ...]
    cells: tuple[tuple[Box, ...], ...]
    rewards: tuple[Box, ...]


def bands(box: Box, careers: int, spaces: int, steps: int, rounds: int, wide: bool) -> Bands:
    inner = box.inset(12, 11) if wide else box.inset(9, 8)
    high = 76.0 if wide else 46.0
    low, upper = inner.cut_bottom(high)
    rows = Box(upper.x, upper.y, upper.w, upper.h - (8 if wide else 5)).rows(careers + 1, 5 if wide else 3)
    head = 46.0 if wide else 33.0
    labels, cells = [], []
    for at, row in enumerate(rows):
        own, rest = row.cut_left(head)
        labels.append(own)
        cells.append(tuple(rest.columns(spaces if at < careers else steps, 3 if wide else 2)))
    return Bands(tuple(labels), tuple(cells), tuple(low.columns(rounds, 5 if wide else 4)))


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
    x = box.cx if step.stacked else box.x + size * 0.72
    figure(canvas, str(step.value), (x, box.y + size * 0.66), size, "gilt_dark")
    if step.bonus:
        icon(canvas, step.bonus, (box.right - size * 0.7, box.y + size * 0.68), size)
    who = step.who + ((step.ghost,) if step.ghost else ())
    room = Box(box.x + 2, box.y + size * 1.2, box.w - 4, box.h - size * 1.2 - 2)
    solid = len(step.who)
    for at, (seat, spot, d) in enumerate(_standing(who, room, step.stacked)):
        token(canvas, seat, spot, d, shadow=False, opacity=1.0 if at < solid else 0.55)


def _standing(who: tuple[int, ...], room: Box, stacked: bool) -> list[tuple[int, tuple[float, float], float]]:
    """Side by side, closer when there are many; discs of the initiative lie on each other, the last on top."""
    count = len(who)
    if not count:
        return []
    if stacked:
        d = min(room.h * (1.0 if count == 1 else 0.82), room.w * (0.86 - 0.05 * count), 34.0)
        gaps = max(1, count - 1)
        aside, rise = min(d * 0.4, (room.w - d) / gaps), min(d * 0.36, (room.h - d) / gaps)
        start = room.cx - aside * (count - 1) / 2
        return [(seat, (start + at * aside, room.bottom - d / 2 - at * rise), d) for at, seat in enumerate(who)]
    d = min(room.h, 40.0)
    rows = 1
    if count * d * 0.72 > room.w:
        rows, d = 2, room.h * 0.58
    across = -(-count // rows)
    step = min(d * 1.02, (room.w - d) / max(1, across - 1))
    made = []
    for at, seat in enumerate(who):
        line, place = divmod(at, across)
        here = min(across, count - line * across)
        x = room.cx + (place - (here - 1) / 2) * step
        y = room.cy if rows == 1 else room.y + d / 2 + line * (room.h - d)
        made.append((seat, (x, y), d))
    return made


@dataclass(frozen=True, slots=True)
class Reward:
    """A round's reward: `mark` is an icon or an alliance token's back, `points` when it counts something."""

    round: int
    mark: str
    points: bool
    state: str  #: past, now, next


def draw_reward(canvas: Canvas, box: Box, reward: Reward, look: Look, wide: bool) -> None:
    state = state_of(look)
    key = ("signorie.reward", reward, state, wide)
    canvas.cached(key, box, lambda own: _reward(own, Box(0, 0, box.w, box.h), reward, state, wide), 16)


def _reward(canvas: Canvas, box: Box, reward: Reward, state: str, wide: bool) -> None:
    now, past = reward.state == "now", reward.state == "past"
    if now or state in ("lit", "hot"):
        canvas.glow(box, "gold_bright", 6, 6 if state not in ("lit", "hot") else 9, 220, 1)
    canvas.rrect(box, 6, "#FFF6DA" if now else "#E2D3AE" if past else PALE, "gilt_dark" if now else LINE,
                 2.4 if now else 1)
    high = box.h > box.w * 0.9
    place = Box(box.x, box.y + 3, box.w, 22) if high else Box(box.x + 2, box.y, 20, box.h)
    label(canvas, str(reward.round), place, 19 if wide else 17, face="serif_bold", anchor="c",
          colour="muted" if past else "ink", icon="")
    spot = (box.cx, box.y + 24 + (box.h - 28) / 2) if high else (box.x + box.w * 0.62, box.cy)
    size = min(box.h - 30, box.w - 8, 40.0) if high else min(box.h * 0.66, box.w * 0.56, 32.0)
    if past:
        icon(canvas, "check", spot, size * 0.7, tint="#8A7A5E", mono=True)
    elif reward.points:
        laurel(canvas, None, spot, size * 1.3)
        icon(canvas, reward.mark, spot, size * 0.6)
    else:
        icon(canvas, reward.mark, spot, size)
