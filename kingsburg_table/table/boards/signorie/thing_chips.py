"""Things of the board as chips: what can be done with the die in hand, with whom, where. Three lengths of each."""

from __future__ import annotations

from kingsburg_table.games.signorie.actions import DoTask, SendMan
from kingsburg_table.table.boards.label import escape
from kingsburg_table.table.boards.signorie import desk, home, lines, plan, pool
from kingsburg_table.table.boards.signorie.art import SIGNS
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import rich
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.play.prompt import ChipSaid

LINE = "\n"

LINES = {True: 24.0, False: 18.0}  #: how high a line is where two stand over each other


def width(canvas: Canvas, chip: ChipSaid, sight: Sight, brief: int) -> float:
    blocks = _blocks(canvas, chip, sight, brief)
    return max(block.width for block in blocks) / canvas.scale + 4 if blocks else 0.0


def draw(canvas: Canvas, box: Box, chip: ChipSaid, sight: Sight, brief: int) -> bool:
    blocks = _blocks(canvas, chip, sight, brief)
    for block, row in zip(blocks, box.rows(len(blocks)) if len(blocks) > 1 else [box], strict=False):
        rich.draw(canvas, block, row.centre, "ink", "c")
    return bool(blocks)


def _blocks(canvas: Canvas, chip: ChipSaid, sight: Sight, brief: int) -> list[rich.Block]:
    """One line, or pictures over words."""
    lines_ = said(chip, sight)[brief].split(LINE)
    return [rich.layout(line, "sans_bold", _px(canvas, sight, brief)) for line in lines_ if line]


def _px(canvas: Canvas, sight: Sight, brief: int) -> int:
    """Words follow the player's size of text as far as there is room; pictures do not grow with it."""
    size = 19 if sight.wide else 16
    if brief == 2:
        return max(16, canvas.px(size + 1))
    words = canvas.theme.px(size, canvas.scale)
    return words if brief == 0 else max(16, min(words, canvas.px(LINES[sight.wide])))


def said(chip: ChipSaid, sight: Sight) -> tuple[str, str, str]:
    """Markup with words and figures, the same in two lines, and pictures alone."""
    kind, _, rest = chip.target.partition(".")
    parts = rest.split(".")
    if kind == "manage":
        return _manage(parts[1], sight)
    if kind == "task":
        return _task(parts[0], sight)
    if kind == "hire":
        into = f"[>] [sgcol:{sight.data.columns[parts[1]].hires}]"
        words = escape(sight.speaker.t("board.signorie.hires"))
        return f"[helper] {words} {into}", f"[helper] {into}{LINE}{words}", f"[helper] {into}"
    if kind == "helper":
        return _helper(parts[1], sight)
    if kind == "man":
        return _man(parts[1], int(parts[2]), sight)
    if kind == "career":
        return (f"[man] [>] [{SIGNS[parts[0]]}]1",) * 3
    if kind == "disc":
        return (f"[{SIGNS['initiative']}]+1",) * 3
    if kind == "city":
        return _city(parts[0], chip, sight)
    if kind == "row":
        sign, name = f"[{SIGNS[parts[1]]}]", escape(_row(parts[1], sight))
        return f"[sgback] [>] {sign} {name}", f"{sign}{LINE}{name}", sign
    return "", "", ""


def _manage(colour: str, sight: Sight) -> tuple[str, str, str]:
    column = sight.data.columns[colour]
    words, note = sight.speaker.t(f"board.signorie.manage.{column.management}"), desk.much(column, sight)
    sign = f"[{lines.mark(column.do)}]"
    brief = f"{sign} {note}".rstrip()
    return f"{sign} {escape(words)} {note}".rstrip(), f"{brief}{LINE}{escape(words)}", brief


def _task(id: str, sight: Sight) -> tuple[str, str, str]:
    at = next(at for at, number in enumerate(sight.view.tasks) if sight.data.task_of[number].id == id)
    task = pool.task_of(sight, at)
    sign = f"[{lines.mark(sight.data.tasks[id].do)}]"
    words, paid = escape(task.words), f"{_pawns(id, sight)}[{task.sex}]"
    return f"{sign} {words} {paid}", f"{paid}{LINE}{words}", task.effect


def _pawns(id: str, sight: Sight) -> str:
    """From the fewest to the most pawns that may be paid now."""
    assert sight.decision is not None
    asked = [option.action for option in sight.decision.options]
    counts = [action.pawns for action in asked if isinstance(action, DoTask) and action.task == id]
    return str(counts[0]) if len(counts) == 1 else f"{min(counts)}–{max(counts)}"


def _helper(id: str, sight: Sight) -> tuple[str, str, str]:
    """To hire: what it costs; to use: what it does."""
    helper = sight.data.helpers[id]
    words = escape(lines.words(helper.do, sight.data, sight.speaker))
    mark = f"[{lines.mark(helper.do)}]"
    pictures = lines.pictures(helper.do, sight.data)
    decision = sight.decision
    if decision is None or decision.kind != "main":
        return f"{mark} {words}", f"{pictures}{LINE}{words}", pictures
    cost = f"[money]−{helper.cost}"
    return f"[helper] {words} {cost}", f"[helper] {cost}{LINE}{words}", f"{pictures} {cost}"


def _man(career: str, space: int, sight: Sight) -> tuple[str, str, str]:
    """On a Mission, what he scores; with an advancement point, where he comes."""
    sign = f"[{SIGNS[career]}]{space} [>]"
    decision = sight.decision
    if decision is not None and any(isinstance(option.action, SendMan) for option in decision.options):
        made = f"{sign} [points]+{sight.data.careers[career].points[space - 1]}"
    else:
        made = f"{sign} {space + 1}"
    return made, made, made


def _city(id: str, chip: ChipSaid, sight: Sight) -> tuple[str, str, str]:
    """With the token that would come along."""
    name = escape(sight.speaker.name(id))
    _, token = home.brought(chip.option.action, sight)
    if token is None:
        return name, name, name
    house, points = token
    shield = "[sgback]" if house == plan.BACK else f"[sghouse:{house}]{points}"
    return f"{name} {shield}", f"{shield}{LINE}{name}", name


def _row(row: str, sight: Sight) -> str:
    name = sight.speaker.name(row)
    return name[:1].upper() + name[1:]


