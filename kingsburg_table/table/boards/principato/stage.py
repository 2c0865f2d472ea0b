"""Military scoring as a stage: everybody's wall side by side in decision order, and where things lie on it."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.principato.state import Principality, Principato
from kingsburg_table.games.principato.words import CUBES
from kingsburg_table.table.boards.principato.army import rank_of
from kingsburg_table.table.boards.principato.calendar import scoring_step
from kingsburg_table.table.boards.principato.plates import strength_change
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Thing

RANKS = ("catapult", "militia", "condottiere")
DECIDING = 1.22  #: how much wider the wall of who decides is
Laid = list[tuple[Thing, Box]]


@dataclass(frozen=True, slots=True)
class Army:
    """What a wall's panel shows besides its shields and cubes."""

    seat: int
    colour: int
    name: str
    order: int
    state: str  #: now, done, waits, or nothing between decisions
    tokens: int
    strength: int
    possible: int
    preview: int  #: change by the looked-at option
    sums: tuple[int, ...]
    stores: tuple[tuple[int, int], ...]
    won: int  #: points of this scoring; -1 before they are handed out


def deciding(sight: Sight) -> int:
    """Who decides in this step; -1 between decisions."""
    decision = sight.decision
    return decision.seat if decision is not None and decision.kind in ("supply", "dismiss") else -1


def armies(sight: Sight) -> list[Army]:
    view: Principato = sight.view
    line: list[int] = list(sight.hints["line"])
    now = deciding(sight)
    made = []
    for at, seat in enumerate(line):
        player: Principality = view.players[seat]
        ranks = [rank_of(player, kind) for kind in RANKS]
        state = ""
        if now >= 0:
            state = "now" if seat == now else "done" if at < line.index(now) else "waits"
        change = strength_change(sight, seat) if scoring_step(sight) == 0 else 0
        stores = tuple(
            (getattr(player, cube), cap) for cube, cap in zip(CUBES, sight.hints["caps"][seat], strict=True)
        )
        made.append(Army(
            seat, sight.colour(seat), sight.name(seat), at + 1, state, player.military_tokens,
            sight.hints["strength"][seat], sight.hints["possible"][seat], change,
            tuple(rank.strength for rank in ranks), stores, view.awarded[seat] if view.awarded else -1,
        ))
    return made


@dataclass(frozen=True, slots=True)
class Panel:
    """The parts of one wall, from the stage piece's corner."""

    whole: Box
    head: Box
    scene: Box
    rows: list[Box]
    sums: Box
    stores: list[Box]


def panels(box: Box, sight: Sight) -> list[Panel]:
    found = armies(sight)
    gap = 12.0 if sight.wide else 8.0
    shares = [DECIDING if army.state == "now" else 1.0 for army in found]
    most = box.w * 0.42
    unit = min((box.w - gap * (len(found) - 1)) / sum(shares), most)
    x = (box.w - unit * sum(shares) - gap * (len(found) - 1)) / 2
    made = []
    for share in shares:
        made.append(panel_of(Box(x, 0, unit * share, box.h), sight.wide))
        x += unit * share + gap
    return made


def panel_of(box: Box, wide: bool) -> Panel:
    head, rest = box.cut_top(92 if wide else 60)
    low, scene = rest.cut_bottom(92 if wide else 62)
    sums, body = scene.cut_right(84 if wide else 56)
    body = Box(body.x + (60 if wide else 34), body.y + 4, body.w - (64 if wide else 36), body.h - 10)
    return Panel(box, head, scene, body.rows(3, 4), sums, low.inset(10, 8).columns(3, 6))


def shield_room(row: Box, wide: bool) -> Box:
    """Where a row's shields lie; in the wide layout its name stands above them."""
    return row.cut_top(20)[1] if wide else row


def ranks(box: Box, sight: Sight) -> Laid:
    """Everybody's catapults and troops."""
    laid: Laid = []
    for army, panel in zip(armies(sight), panels(box, sight), strict=True):
        player: Principality = sight.view.players[army.seat]
        for kind, row in zip(RANKS, panel.rows, strict=True):
            target = f"token.{army.seat}.catapult" if kind == "catapult" else f"troop.{army.seat}.{kind}"
            laid.append((Thing("rank", target, rank_of(player, kind)), shield_room(row, sight.wide)))
    return laid


def larder(box: Box, sight: Sight) -> Laid:
    """Everybody's stored cubes, in their boxes under the wall."""
    laid: Laid = []
    for army, panel in zip(armies(sight), panels(box, sight), strict=True):
        for cube, (have, cap), store in zip(CUBES, army.stores, panel.stores, strict=True):
            for place in cube_places(store, have, cap, sight.wide)[:have]:
                laid.append((Thing("cube", f"cube.{army.seat}.{cube}", cube), place))
    return laid


def cube_places(store: Box, have: int, cap: int, wide: bool) -> list[Box]:
    """Places for as many cubes as fit; closer together when there are many."""
    count = max(have, cap)
    size = min(30.0 if wide else 22.0, store.h * 0.46)
    step = min(size + 6, (store.w - 16 - size) / max(1, count - 1))
    y = store.bottom - size * 0.5 - (7 if wide else 4)
    return [centred((store.x + 8 + size / 2 + at * step, y), size) for at in range(count)]


def arranged(placed: Placed, sight: Sight) -> Placed:
    """Pieces `armies`, `ranks` and `larder` share the middle of the stage."""
    if placed.id == "armies":
        boxes = [panel.whole for panel in panels(placed.box, sight)]
    else:
        boxes = [box for _, box in (ranks if placed.id == "ranks" else larder)(placed.box, sight)]
    inside = [(box.x, box.y, box.w, box.h) for box in boxes]
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": inside})


ANY = Box(0, 0, 1896, 520)  #: what lies there does not depend on how large it is


def things(sight: Sight) -> list[Thing]:
    return [Thing("army", f"army.{army.seat}") for army in armies(sight)]


def rank_things(sight: Sight) -> list[Thing]:
    return [thing for thing, _ in ranks(ANY, sight)]


def larder_things(sight: Sight) -> list[Thing]:
    return [thing for thing, _ in larder(ANY, sight)]
