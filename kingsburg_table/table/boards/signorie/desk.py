"""The own action columns: what lies on them, in their places, for the seat whose estate is shown."""

from __future__ import annotations

from kingsburg_table.core.actions import Action
from kingsburg_table.games.signorie.actions import Activate, Hire, TakeDie, TakeLeftDie
from kingsburg_table.games.signorie.box import Column
from kingsburg_table.games.signorie.state import NONE, Family, Signorie
from kingsburg_table.games.signorie.words import COLOURS, Advance, Gain, Offspring
from kingsburg_table.table.boards.signorie import columns, lines
from kingsburg_table.table.boards.signorie.art import state_with_die
from kingsburg_table.table.boards.signorie.columns import ChoiceShown, ColumnShown, HelperShown
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import hatch, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.theme import SEATS

ROWS = 3  #: helper spaces of a column


def looked(sight: Sight) -> Action | None:
    """The armed or looked-at action."""
    return sight.page.option.action if sight.page.option is not None else None


def owner(sight: Sight) -> Family:
    """Whose board lies in the estate."""
    family: Family = sight.view.players[sight.estate]
    return family


def acting(sight: Sight) -> bool:
    """Whether the shown estate belongs to who decides."""
    return sight.decision is not None and sight.decision.seat == sight.estate


def option_things(sight: Sight) -> list[Thing]:
    """In every column the management action; under it, where it hires."""
    return [
        Thing(kind, f"{kind}.{sight.estate}.{colour}", at)
        for at, colour in enumerate(COLOURS) for kind in ("manage", "hire")
    ]


def helper_things(sight: Sight) -> list[Thing]:
    return [Thing("helper", f"helper.{sight.estate}.{helper.id}", at) for at, helper in enumerate(sight.data.helper_of)]


def arranged(placed: Placed, sight: Sight) -> Placed:
    """Pieces `options` and `helpers` lie on the columns."""
    found = columns.places(Box(0, 0, placed.box.w, placed.box.h), sight.wide)
    rows = [box for place in found for box in (place.options if placed.id == "options" else place.helpers)]
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": [tuple(box) for box in rows]})


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The sheet, rimmed in the rival's colour where it is not the own one, and the five columns."""
    box = placed.box
    sheet(canvas, box, sight, 2)
    for at, place in enumerate(columns.places(box, sight.wide)):
        columns.draw_column(canvas, place.whole, column_of(sight, at), sight.wide)


def sheet(canvas: Canvas, box: Box, sight: Sight, seed: int) -> None:
    paper.sheet(canvas, box, "vellum", seed=seed)
    if sight.estate != sight.seat:
        colour = sight.colour(sight.estate)
        canvas.rrect(box, 7, SEATS[colour].colour, opacity=0.12)
        canvas.rrect(box, 7, None, SEATS[colour].colour, 5)
        with canvas.clip((box.x, box.y, box.w, 8)):
            hatch.band(canvas, (box.x, box.y, box.w, 14), colour, 7)


def column_of(sight: Sight, at: int) -> ColumnShown:
    view: Signorie = sight.view
    family, colour, action = owner(sight), COLOURS[at], looked(sight)
    placed = family.dice[at] if family.dice else 0
    price = sight.estate_hints["price"][colour]
    held = acting(sight) and view.colour == at
    ghost = 0
    if isinstance(action, (TakeDie, TakeLeftDie)) and action.colour == colour and acting(sight):
        ghost = action.value
    prices = sorted({price[value] for value in ([ghost] if ghost else view.pool[at] if view.pool else [])})
    free = isinstance(action, TakeLeftDie) and bool(ghost)
    said = "" if placed or not prices else "0" if free else _between(prices)
    dear = bool(prices) and min(prices) > family.florins and not free
    return ColumnShown(colour, sight.data.column_of[at].value, placed, 0 if placed else ghost, said, dear,
                       bool(placed) and not held, held or bool(ghost))


def _between(prices: list[int]) -> str:
    """One price, or from the lowest to the highest."""
    low, high = prices[0], prices[-1]
    return str(low) if low == high else f"{low}–{high}"


def paint_manage(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, int)
    at = spot.thing.data
    column: Column = sight.data.column_of[at]
    words = sight.speaker.t(f"board.signorie.manage.{column.management}")
    option = ChoiceShown(column.id, lines.mark(column.do), words, much(column, sight), _used(sight, at))
    columns.draw_option(canvas, spot.box, option, state_with_die(look, spot.target, sight), sight.wide)


def much(column: Column, sight: Sight) -> str:
    """How much a management action brings, where that is a number."""
    deed = column.do
    if isinstance(deed, Gain):
        return f"+{next(iter(deed.things().values()))}"
    if isinstance(deed, Advance):
        return f"1–{deed.points}"
    return f"×{owner(sight).married}" if isinstance(deed, Offspring) else ""


def _used(sight: Sight, at: int) -> bool:
    """A column that has its die and is not being used now."""
    family = owner(sight)
    return bool(family.dice and family.dice[at]) and not (acting(sight) and sight.view.colour == at)


def paint_hire(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, int)
    at = spot.thing.data
    into = sight.data.column_of[at].hires
    option = ChoiceShown(COLOURS[at], "helper", sight.speaker.t("board.signorie.hires"), f"[>][sgcol:{into}]",
                         _used(sight, at))
    columns.draw_option(canvas, spot.box, option, state_with_die(look, spot.target, sight), sight.wide)


def paint_helper(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, int)
    state = state_with_die(look, spot.target, sight)
    columns.draw_helper(canvas, spot.box, helper_of(sight, spot.thing.data, look), state, sight.wide)


def _done(sight: Sight, helper: str) -> str:
    """Whether a helper whose moment in this turn is over was used or skipped."""
    for event in reversed(sight.told):
        if event.kind == "took_die":
            break
        if event.kind == "activated" and event.values["helper"] == helper:
            return "used"
    return "skipped"


def helper_of(sight: Sight, space: int, look: Look) -> HelperShown:
    view: Signorie = sight.view
    helper = sight.data.helper_of[space]
    column, row = divmod(space, ROWS)
    hired = space in owner(sight).helpers
    action = looked(sight)
    over = acting(sight) and view.colour == column != NONE and row < view.row
    if isinstance(action, (Hire, Activate)) and action.helper == helper.id and acting(sight):
        over = False
    return HelperShown(
        helper.id, COLOURS[column], sight.speaker.name(helper.id), lines.pictures(helper.do, sight.data), helper.cost,
        hired, _done(sight, helper.id) if hired and over else "", not hired and look.lit,
        lines.words(helper.do, sight.data, sight.speaker), lines.short(helper.do, sight.speaker),
    )
