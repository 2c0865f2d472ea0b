"""What a throw looks like: the felt over the darkened table, a lane for each hand, dice in the air and on the felt."""

from __future__ import annotations

from math import degrees

import pygame

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import crest, paper, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.draw.shade import soft
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.draw.tumble import cube_sprite
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.scenes.table import telling
from kingsburg_table.table.scenes.table.aloft import flat_die
from kingsburg_table.table.scenes.table.rolling import Pose, Rolling
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.table.scenes.table.throwing import Lane, Stage, Throwing


def darkened(frame: pygame.Surface) -> pygame.Surface:
    """The old picture of the table, so dark that the felt stands out."""
    old = frame.copy()
    old.fill((150, 144, 138), special_flags=pygame.BLEND_RGB_MULT)
    return old


def draw(canvas: Canvas, throwing: Throwing, desk: Tabletop, empty: bool = False) -> None:
    """`empty`: the dice have just left it."""
    sight = desk.sight
    assert throwing.old is not None
    canvas.surface.blit(throwing.old, (0, 0))
    if throwing.telling:
        now = throwing.told_at
        for told in throwing.prelude:
            if told.begins <= now < told.ends:
                telling.plaque(canvas, desk, told.markup, told.seats, True, telling.opacity(told, now))
        return
    board, lanes = throwing.board, throwing.lanes
    names = tuple((lane.cast.seat, lane.cast.total) for lane in lanes)
    key = ("throw tray", board.w, board.h, names, sight.lang, len(lanes))
    canvas.cached(key, board, lambda own: _tray(own, board, lanes, sight), pad=40)
    _heading(canvas, throwing, sight)
    for lane in lanes:
        _lane(canvas, throwing, lane, sight, empty)


def _tray(canvas: Canvas, board: Box, lanes: list[Lane], sight: Sight) -> None:
    canvas.shadow((0, 0, board.w, board.h), 18, 22, 200, 12)
    wood.tray(canvas, (0, 0, board.w, board.h), 16.0 if sight.wide else 11.0)
    for lane in lanes[1:]:
        y = lane.box.y - board.y
        canvas.line((34, y), (board.w - 34, y), "#E8DCBA", 1, 0.22)
    for lane in lanes:
        box = lane.box.moved(-board.x, -board.y)
        side = min(box.h * 0.62, 58.0 if sight.wide else 40.0)
        middle = (box.x + 12 + side / 2, box.cy)
        words = Box(middle[0] + side / 2 + 10, box.y, 190.0 if sight.wide else 136.0, box.h)
        room = Box(words.x, words.y, max(60.0, lane.felt.x - board.x - words.x - 8), words.h)
        if lane.cast.seat >= 0:
            crest.token(canvas, sight.colour(lane.cast.seat), middle, side)
            write(canvas, escape(sight.name(lane.cast.seat)), room, 24 if sight.wide else 18, face="serif_bold",
                  colour="cream", lines=2)
        else:
            icon(canvas, "die", middle, side * 0.8)


def _heading(canvas: Canvas, throwing: Throwing, sight: Sight) -> None:
    """Who is to throw, and how; afterwards what was thrown."""
    wide, board, lane = sight.wide, throwing.board, throwing.lane
    speaker = sight.speaker
    if lane is None:
        words, hint = speaker.t("throw.done"), ""
    elif lane.by_hand and lane.stage in (Stage.HELD, Stage.SHAKEN):
        words, hint = speaker.t("throw.yours", seat=lane.cast.seat), speaker.t("throw.hint")
    elif sum(each.cast.seat >= 0 for each in throwing.lanes) > 1 and not any(each.by_hand for each in throwing.lanes):
        words, hint = speaker.t("throw.all"), ""
    elif lane.cast.seat >= 0:
        words, hint = speaker.t("throw.theirs", seat=lane.cast.seat), ""
    else:
        words, hint = speaker.t("throw.table"), ""
    high = 52.0 if wide else 38.0
    width = max(canvas.text_width(words, face="serif_bold", size=30 if wide else 22) + 90, board.w * 0.5)
    plate = Box(board.cx - width / 2, board.y - high * 0.42, width, high)
    canvas.cached(("throw head", words, hint), plate, lambda own: _plate(own, plate, words, wide), pad=20)
    if hint:
        room = Box(board.x + 40, plate.bottom + 4, board.w - 80, 30.0 if wide else 24.0)
        write(canvas, hint, room, 20 if wide else 16, face="serif_italic", colour="#EEDEBA", anchor="c", lines=1)


def _plate(canvas: Canvas, plate: Box, words: str, wide: bool) -> None:
    box = Box(0, 0, plate.w, plate.h)
    canvas.shadow(box, 9, 9, 150, 4)
    paper.sheet(canvas, box, "vellum", seed=4)
    write(canvas, escape(words), box.inset(18, 4), 28 if wide else 21, face="serif_bold", anchor="c", lines=1)


def _lane(canvas: Canvas, throwing: Throwing, lane: Lane, sight: Sight, empty: bool) -> None:
    waits = throwing.lane is lane and lane.stage in (Stage.HELD, Stage.SHAKEN) and lane.by_hand
    if waits:
        canvas.rrect(lane.box.inset(2), 12, "gold_bright", opacity=0.12)
        canvas.rrect(lane.box.inset(2), 12, None, "gold_bright", 2.6)
    for each in lane.lying:
        _lies(canvas, each, each.pose(each.lands))
    if empty:
        poses = []
    elif lane.stage is Stage.AIR:
        now = throwing.now_of(lane)
        poses = [(each, each.pose(now)) for each in lane.dice]
    elif lane.stage is Stage.COUNTED:
        poses = [(each, each.pose(each.lands)) for each in lane.dice]
    else:
        offset = throwing.offset(lane)
        poses = [(each, each.huddled(throwing.shake if lane.stage is Stage.SHAKEN else 0.0, offset))
                 for each in lane.dice]
    for each, pose in sorted(poses, key=lambda pair: pair[1].high):
        _shade(canvas, each, pose)
    for each, pose in sorted(poses, key=lambda pair: pair[1].high):
        if pose.roll == 0:
            _lies(canvas, each, pose)
        else:
            top = 1 + each.quarters % 6 if lane.stage in (Stage.HELD, Stage.SHAKEN) else each.face
            sprite = cube_sprite(canvas, each.size, top, each.look, pose.roll, pose.heading, pose.spin)
            canvas.centred(sprite, (pose.at[0], pose.at[1] - pose.high * 0.7))
    if lane.cast.total is not None and lane.stage is Stage.COUNTED:
        _total(canvas, lane, sight)


def _shade(canvas: Canvas, each: Rolling, pose: Pose) -> None:
    """The shadow stays on the felt, wider and fainter the higher the die is."""
    side = each.size * (0.94 + 0.2 * min(1.0, pose.high / each.size))
    x, y = pose.at[0] + pose.high * 0.3 + 2, pose.at[1] + pose.high * 0.22 + 5
    soft(canvas, Box(x - side / 2, y - side / 2, side, side), side * 0.3, 7, "#040805",
         round(0.5 - 0.22 * min(1.0, pose.high / each.size), 1), 0, hollow=False)


def _lies(canvas: Canvas, each: Rolling, pose: Pose) -> None:
    """A die at rest, as crooked as it came to lie."""
    look = each.look
    flat = flat_die(canvas, look, each.face, each.size)
    angle = round(degrees(pose.spin) / 3) * 3
    key = ("lying die", canvas.px(each.size), each.face, look, angle)
    canvas.centred(canvas.sprite(key, lambda: pygame.transform.rotozoom(flat, -angle, 1.0)), pose.at)


def _total(canvas: Canvas, lane: Lane, sight: Sight) -> None:
    side = min(lane.box.h * 0.74, 66.0 if sight.wide else 46.0)
    x = lane.box.right - 16 - side * 0.62
    key = ("throw total", lane.cast.total, side)
    place = Box(x - side * 0.7, lane.box.cy - side / 2, side * 1.4, side)

    def paint(own: Canvas) -> None:
        own.rrect((0, 0, place.w, place.h), 10, "vellum", "gilt", 2)
        figure(own, str(lane.cast.total), (place.w / 2, place.h / 2), side * 0.72, "ink")
    canvas.cached(key, place, paint, pad=4)
