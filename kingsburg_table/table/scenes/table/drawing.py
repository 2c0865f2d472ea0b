"""The table scene's frame, from the boards up to slips, banners and messages."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kingsburg_table.table.draw import paper, slip
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.ledger import BLANK
from kingsburg_table.table.scenes.table import overlays, past_shown, ribbon, throw_tray
from kingsburg_table.table.scenes.table.tabletop import Tabletop

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.table.old import Old
    from kingsburg_table.table.scenes.table.scene import TableScene


def draw(scene: TableScene, canvas: Canvas) -> None:
    match, desk, now = scene.match, scene.desk, scene.app.now
    if match.screen.phase is Phase.CURTAIN and scene.staging.old is None:
        overlays.curtain(canvas, desk, match.screen.handover.progress(now))
        scene.staging.cloth.draw(canvas)
        return
    if scene.staging.throwing.on:
        throw_tray.draw(canvas, scene.staging.throwing, desk)
        return
    if scene.staging.desk is not None and scene.staging.old is not None:
        _still_there(scene, canvas, scene.staging.desk, scene.staging.old)
        return
    looking, ring = scene.focus.looking, scene.focus.keyboard
    desk.draw(canvas, looking, ring, scene.out.page(looking))
    if match.past is not None:
        past_shown.draw(canvas, desk, past_shown.touched(match))
    scene.opponents.draw_signs(canvas)
    scene.opponents.draw_light(canvas)
    scene.draw_ribbon(canvas)
    scene.scroll.why = scene.opponents.why
    scene.scroll.draw(canvas, looking, ring, scene.pointer.pressed)
    scene.opponents.draw_quill(canvas)
    if scene.sand_glass.runs:
        places = scene.scroll.places
        half, side = places.crest_size / 2, places.crest_size * 0.46
        scene.sand_glass.draw(canvas, (places.crest[0] + half * 0.86, places.crest[1] - half * 0.8), side)
    if scene.out.chronicle_shows():
        shown = match.past.record if match.past is not None else None
        scene.chronicle.draw(canvas, desk.speaker.t("desk.chronicle"), scene.travel.row, shown)
    if match.past is not None:
        past_shown.name(canvas, desk)
    elif scene.scroll.news is not None:
        scene.scroll.news.mark(canvas)
    scene.hints.draw(canvas)
    scene.coach.draw(canvas)
    scene.staging.draw(canvas)
    scene.hands.drag.draw(canvas)
    _over(scene, canvas, now)
    scene.staging.cloth.draw(canvas)


def _still_there(scene: TableScene, canvas: Canvas, desk: Tabletop, old: Old) -> None:
    """The mover's table, with the frame around it as it was, until the pieces lie."""
    desk.draw(canvas, None, False, BLANK)
    for region in old.around:
        box = canvas.box(region)
        canvas.surface.blit(old.picture, box, box)
    scene.staging.draw(canvas)


def top(scene: TableScene, canvas: Canvas) -> None:
    ribbon.draw(
        canvas, scene.desk.regions.ribbon, scene.desk.board.ribbon(scene.desk.sight), scene.desk.metrics.wide,
        scene.pointer.button, last=scene.chronicle.rows[-1].markup if scene.chronicle.rows else "",
        aside=lambda on, box: scene.desk.board.aside(on, box, scene.desk.sight),
    )


def _over(scene: TableScene, canvas: Canvas, now: float) -> None:
    match, desk = scene.match, scene.desk
    whole, wide = desk.regions.whole, desk.metrics.wide
    if scene.laid.grid:
        _grid(scene, canvas)
    peeked = match.screen.peeked
    if peeked is not None:
        sight = replace(desk.sight, view=peeked, peeking=True)
        if desk.board.can_peek(sight):
            overlays.peek(canvas, desk.board, desk, sight)
    elif scene.laid.why is not None:
        place = scene.links.slip()
        if place is not None:
            overlays.why_slip(canvas, desk, scene.laid.why[0], place, scene.links.over)
    elif scene.links.shows:
        _tip(scene, canvas)
    if match.screen.handover.banner(now):
        overlays.banner(canvas, desk, match.screen.handover.banner_left(now))
    if scene.laid.message:
        overlays.note(canvas, scene.laid.message, whole, wide)


def _tip(scene: TableScene, canvas: Canvas) -> None:
    tip, place, anchor = scene.links.tip(), scene.links.tip_place(), scene.out.anchor(scene.focus.looking or "")
    if tip is not None and place is not None and anchor is not None:
        whole, wide = scene.desk.regions.whole, scene.desk.metrics.wide
        overlays.tooltip(canvas, tip, place, anchor, whole, wide, scene.laid.zoom, scene.links.over)


def _grid(scene: TableScene, canvas: Canvas) -> None:
    area = scene.desk.regions.estate if scene.desk.regions.estate.h else scene.desk.regions.stage
    paper.sheet(canvas, area.inset(8), seed=6)
    for at, (box, chip) in enumerate(scene.out.grid()):
        scene.scroll.bar.draw(canvas, box, chip, scene.focus.looking == f"grid.{at}")
        if scene.focus.keyboard and scene.focus.looking == f"grid.{at}":
            slip.focus_ring(canvas, box)
