"""Points so far: where they come from, beside the own crest and in tooltips, and the sign of whoever leads."""

from __future__ import annotations

from dataclasses import replace

from kingsburg_table.table.box import Box, Point
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.board import Board, Sight, Tip
from kingsburg_table.text.speaker import Run, Speaker

LEADS = "trophy"


def source_name(speaker: Speaker, game: str, source: str) -> str:
    """What a source of points is called."""
    id = f"source.{game}.{source}"
    return speaker.t(id) if speaker.has(id) else source.replace("_", " ")


def parts(sight: Sight, seat: int) -> list[tuple[str, int]]:
    """Where a seat's open points come from, what brought most first."""
    by = sight.sources[seat] if sight.sources else {}
    return sorted(((name, points) for name, points in by.items() if points), key=lambda part: -part[1])


def figure(points: int) -> str:
    return str(points).replace("-", "−")


def draw(canvas: Canvas, box: Box, found: list[tuple[str, int]], board: Board, size: float) -> None:
    """Sources as picture and figure, as many as have room; the rest as one sum."""
    side, x = box.h * 0.86, box.x
    wide = [side + 2 + canvas.text_width(figure(points), face="serif_bold", size=size) + 7 for _, points in found]
    known = [source in board.sources for source, _ in found]
    shown = 0
    for at in range(len(found) + 1):
        rest = sum(points for _, points in found[at:])
        more = canvas.text_width(f"+{figure(rest)}", face="serif_bold", size=size) if at < len(found) else -7
        if all(known[:at]) and sum(wide[:at]) + more <= box.w:
            shown = at
    for (source, points), room in zip(found[:shown], wide, strict=False):
        canvas.icon(board.sources[source], (x + side / 2, box.cy), side, tint="gold_text", mono=True)
        canvas.text(figure(points), (x + side + 2, box.cy), face="serif_bold", size=size, colour="cream")
        x += room
    rest = sum(points for _, points in found[shown:])
    if shown and rest:
        canvas.text(f"{'+' if rest > 0 else ''}{figure(rest)}", (x, box.cy), face="serif_bold", size=size,
                    colour="wood_text")


def leader(canvas: Canvas, centre: Point, radius: float) -> None:
    """Whoever has most points now."""
    canvas.circle(centre, radius, "walnut_deep", "gold_bright", 2)
    canvas.icon(LEADS, centre, radius * 1.35, tint="gold_bright", mono=True)


def said(sight: Sight, seat: int) -> tuple[tuple[Run, ...], ...]:
    """The sources line by line."""
    return tuple(
        (Run(f"{source_name(sight.speaker, sight.game, source)}: {figure(points)}"),)
        for source, points in parts(sight, seat)
    )


def of_rival(tip: Tip | None, sight: Sight, seat: int) -> Tip:
    """The tooltip of a rival's card: who leads and why comes first."""
    tip = tip or Tip(sight.name(seat))
    named = ", ".join(f"{source_name(sight.speaker, sight.game, source)} {figure(points)}"
                      for source, points in parts(sight, seat))
    lines = (tuple(sight.speaker.rich("desk.points_from", parts=named)),) if named else ()
    note = sight.speaker.t("desk.leads") if sight.leads(seat) else ""
    return replace(tip, note=tip.note or note, lines=(*lines, *tip.lines))
