"""Tracks and rewards as they stand: men on the careers, discs on the initiative track, tokens of the rounds."""

from __future__ import annotations

from kingsburg_table.games.signorie.actions import PlaceMan, Promote, RaiseDisc
from kingsburg_table.games.signorie.state import Signorie
from kingsburg_table.games.signorie.words import CAREERS
from kingsburg_table.table.boards.label import holds, label
from kingsburg_table.table.boards.signorie import lines, tracks
from kingsburg_table.table.boards.signorie.art import SIGNS, state_of
from kingsburg_table.table.boards.signorie.desk import looked
from kingsburg_table.table.boards.signorie.tracks import Bands, RewardShown, Step
from kingsburg_table.table.boards.tags import draw_tags, lost
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

TRACKS = (*CAREERS, "initiative")


def bands(box: Box, sight: Sight) -> Bands:
    spaces, steps = len(sight.data.ladder_of[0].points), len(sight.data.figures.initiative)
    return tracks.bands(box, len(CAREERS), spaces, steps, sight.data.figures.rounds, sight.wide)


def things(sight: Sight) -> list[Thing]:
    """The signs of the tracks, then every space: an own man's, the own disc's, or one to ask about."""
    made = [Thing("career", f"career.{track}", track) for track in TRACKS]
    for row in range(len(CAREERS)):
        spaces = range(len(sight.data.ladder_of[row].points))
        made += [Thing("step", space_target(sight, row, at + 1), (row, at)) for at in spaces]
    steps = range(len(sight.data.figures.initiative))
    return made + [Thing("step", step_target(sight, step), (len(CAREERS), step)) for step in steps]


def space_target(sight: Sight, row: int, rank: int) -> str:
    """What a space of a career is: an own man's, or one to ask about."""
    careers = sight.view.players[sight.seat].careers
    here = bool(careers and rank in careers[row])
    return f"man.{sight.seat}.{CAREERS[row]}.{rank}" if here else f"space.{CAREERS[row]}.{rank}"


def step_target(sight: Sight, step: int) -> str:
    """The own disc's step of the initiative track, or one to ask about."""
    return f"disc.{sight.seat}" if sight.view.players[sight.seat].initiative == step else f"step.{step}"


def reward_things(sight: Sight) -> list[Thing]:
    return [Thing("round", f"round.{at}", at) for at in range(1, len(sight.view.rewards) + 1)]


def arranged(placed: Placed, sight: Sight) -> Placed:
    laid = bands(Box(0, 0, placed.box.w, placed.box.h), sight)
    boxes = laid.rewards if placed.id == "rewards" else (*laid.labels, *(cell for row in laid.cells for cell in row))
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": [tuple(box) for box in boxes]})


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The sheet, and over the careers the rank of each space: a man's rank opens cities to him (S7.3)."""
    paper.sheet(canvas, placed.box, seed=3)
    laid, size = bands(placed.box, sight), 18.0 if sight.wide else 16.0
    words = sight.speaker.t("board.signorie.rank")
    label(canvas, words, laid.head.inset(0, -3), size, colour="ink_soft", anchor="l", icon="")
    for rank, box in enumerate(laid.ranks, start=1):
        figure(canvas, str(rank), box.centre, size, "ink_soft", "sans")


def paint_career(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """The sign of a track; lit where an available man may enter."""
    assert isinstance(spot.thing.data, str)
    state = state_of(look)
    if state in ("lit", "hot"):
        canvas.glow(spot.box, "#FFD66E" if state == "hot" else "#ECB636", 6, 8, 255, 1)
        canvas.rrect(spot.box, 6, "#FFF3C6", "gold_hot" if state == "hot" else "gold_lit", 3)
    size = min(36.0, spot.box.h * 0.62, spot.box.w * 0.8)
    name = sight.speaker.name(spot.thing.data)
    words = Box(spot.box.x + 2, spot.box.bottom - spot.box.h * 0.4, spot.box.w - 4, spot.box.h * 0.34)
    named = sight.wide and holds(canvas, name, words, 18)
    if named:
        label(canvas, name[:1].upper() + name[1:], words, 18, anchor="c", icon="")
    icon(canvas, SIGNS[spot.thing.data], (spot.box.cx, spot.box.cy - (spot.box.h * 0.18 if named else 0)), size)
    points = spot.thing.data if spot.thing.data == "initiative" else f"{spot.thing.data}_points"
    draw_tags(canvas, lost(sight, sight.seat, points, "advances"), (spot.box.cx, spot.box.y + 8), spot.box.w + 24)


def paint_step(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, tuple)
    tracks.draw_step(canvas, spot.box, step_of(sight, *spot.thing.data), look, sight.wide)


def step_of(sight: Sight, row: int, at: int) -> Step:
    """A space; in the turn of who decides, with the man or disc that would come there."""
    view: Signorie = sight.view
    action = looked(sight)
    own = sight.colour(sight.seat)
    if row < len(CAREERS):
        ladder = sight.data.ladder_of[row]
        men = [(seat, space) for seat in view.order for space in view.players[seat].careers[row]]
        who = tuple(sight.colour(seat) for seat, space in men if space == at + 1)
        bonus = "money" if at + 1 in ladder.florins else "initiative" if at + 1 in ladder.initiative else ""
        career = CAREERS[row]
        coming = (isinstance(action, PlaceMan) and action.career == career and at == 0) or (
            isinstance(action, Promote) and action.career == career and action.space == at)
        return Step(career, ladder.points[at], bonus, who, own if coming else 0)
    stack = tuple(sight.colour(seat) for seat in reversed(view.line) if view.players[seat].initiative == at)
    coming = isinstance(action, RaiseDisc) and view.players[sight.seat].initiative + 1 == at
    return Step("initiative", sight.data.figures.initiative[at], "", stack, own if coming else 0, True)


def paint_reward(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, int)
    tracks.draw_reward(canvas, spot.box, reward_of(sight, spot.thing.data), look, sight.wide)


def reward_of(sight: Sight, number: int) -> RewardShown:
    view: Signorie = sight.view
    reward = sight.data.rewards[view.rewards[number - 1]]
    now = max(1, view.round)
    state = "now" if number == now else "past" if number < now else "next"
    return RewardShown(number, lines.mark(reward.do), reward.kind == "points", state)
