"""The principality: districts whose tokens and cubes are the counters, and plates with their caps."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.principato.state import Principality
from kingsburg_table.games.principato.words import CULTURE
from kingsburg_table.table.boards.principato import art, scenery
from kingsburg_table.table.boards.principato.army import Rank, draw_rank, rank_of
from kingsburg_table.table.boards.principato.plan import Packed, Plan, pack, plan
from kingsburg_table.table.boards.tags import Tags, draw_tags, tags
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

PAD = 16.0
Laid = list[tuple[Thing, Box]]
HOLDS = {"farm": "food", "bank": "money"}
SPACES = {"field": 4, "farm": 4, "palazzo": 4, "bank": 4}  #: printed places; they limit nothing (P1.3)


@dataclass(frozen=True, slots=True)
class Group:
    """All tokens of a kind in their district."""

    kind: str
    count: int
    values: tuple[int, ...] = ()
    stored: int = 0  #: cubes on them


def _player(sight: Sight) -> Principality:
    player: Principality = sight.view.players[sight.estate]
    return player


def tokens(box: Box, sight: Sight) -> Laid:
    """Token groups, troops and the church with their rectangles, from the sheet's corner."""
    found, player, seat = plan(box.w, box.h), _player(sight), sight.estate
    upper, lower = found.centre.rows(2, 6 * found.k)
    laid: Laid = [
        (_group("field", player.field, 0, seat), found.fields), (_group("farm", player.farm, player.food, seat), found.farms),
        (_group("palazzo", player.palazzo, 0, seat), upper), (_group("bank", player.bank, player.money, seat), lower),
    ]
    for kind, column in zip(CULTURE, found.palace.columns(3, 4 * found.k), strict=True):
        owned: list[int] = getattr(player, kind)
        values = tuple(
            value for value, count in zip(sight.data.culture[kind].values, owned, strict=True) for _ in range(count)
        )
        laid.append((Thing("culture_owned", f"token.{seat}.{kind}", Group(kind, len(values), values)), column))
    laid.append((Thing("church", f"church.{seat}", player.favor), _church(found)))
    left, right = found.left_wall, found.right_wall
    shares = (max(2, player.militia), max(1, player.condottiere))
    for kind, place in zip(("militia", "condottiere"), left.columns(shares, 8 * found.k), strict=True):
        laid.append((Thing("troops", f"troop.{seat}.{kind}", rank_of(player, kind)), place))
    laid.append((Thing("troops", f"token.{seat}.catapult", rank_of(player, "catapult")), right))
    return laid


def _group(kind: str, count: int, stored: int, seat: int) -> Thing:
    return Thing("tokens", f"token.{seat}.{kind}", Group(kind, count, (), stored))


def _church(found: Plan) -> Box:
    wide = found.church.h * 0.99 * 180 / 170
    return Box(found.church.right - wide, found.church.y, wide, found.church.h)


def cubes(box: Box, sight: Sight) -> Laid:
    """Every stored cube in its farm, bank or niche."""
    found, player, seat = plan(box.w, box.h), _player(sight), sight.estate
    lower = found.centre.rows(2, 6 * found.k)[1]
    laid: Laid = []
    for cube, places in (
        ("food", cube_places("farm", player.farm, found.farms)),
        ("money", cube_places("bank", player.bank, lower)), ("favor", niches(found)),
    ):
        for place in places[: getattr(player, cube)]:
            laid.append((Thing("cube", f"cube.{seat}.{cube}", cube), place))
    return laid


def cube_places(kind: str, count: int, box: Box) -> list[Box]:
    """Two places on every farm or bank."""
    size, centres = packed(kind, count, box)
    return [centred(place, _side(size)) for centre in centres[:count] for place in _pair(kind, centre, size)]


def packed(kind: str, count: int, box: Box) -> Packed:
    """Size and places of a kind's tokens, printed free places included."""
    count = max(count, SPACES[kind])
    if kind in art.LAND:
        return pack(count, box, box.h * 0.68, 1.16, 0.06)
    return pack(count, box, box.h * 0.96, 1.0, 0.16)


def _side(size: float) -> float:
    """How large a cube on a token is."""
    return max(size * 0.36, min(18.0, size * 0.42))


def _pair(kind: str, centre: Point, size: float) -> list[Point]:
    low = centre[1] + size * (0.27 if kind == "farm" else 0.3)
    return [(centre[0] + dx * _side(size) * 0.56, low) for dx in (-1, 1)]


def niches(found: Plan) -> list[Box]:
    """The church's three windows."""
    box = _church(found)
    u = box.h * 0.99 / 170
    y = box.cy - 85 * u + 156 * u - 17 * u
    return [centred((box.x + x * u, y), 31 * u) for x in (72, 107, 142)]


def arranged(placed: Placed, sight: Sight) -> Placed:
    """Pieces `town`, `cubes` and `plates` share the sheet."""
    if placed.id == "plates":
        boxes = list(plan(placed.box.w, placed.box.h).plates.values())
    else:
        boxes = [box for _, box in (tokens if placed.id == "town" else cubes)(placed.box, sight)]
    inside = [(box.x, box.y, box.w, box.h) for box in boxes]
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": inside})


ANY = Box(0, 0, 1138, 575)  #: what lies there does not depend on how large it is


def things(sight: Sight) -> list[Thing]:
    return [thing for thing, _ in tokens(ANY, sight)]


def cube_things(sight: Sight) -> list[Thing]:
    return [thing for thing, _ in cubes(ANY, sight)]


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    box, colour = placed.box, sight.colour(sight.estate)
    canvas.shadow(box, 7, 12, 150, 6)
    canvas.cached(("principato.town", colour), box, lambda own: scenery.town(own, Box(0, 0, box.w, box.h), colour))


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """Tokens of land or city with their free places, and the tag of what is about to come."""
    group = spot.thing.data
    assert isinstance(group, Group)
    box = spot.box
    found = tags(sight, sight.estate, group.kind)
    key = ("principato.tokens", group, found)
    canvas.cached(key, box, lambda own: _tokens(own, Box(0, 0, box.w, box.h), group, found), PAD)


def _tokens(canvas: Canvas, box: Box, group: Group, found: Tags) -> None:
    size, centres = packed(group.kind, group.count, box)
    for at, centre in enumerate(centres):
        if at >= group.count:
            art.slot(canvas, group.kind, centre, size * 0.94)
            continue
        art.token(canvas, group.kind, centre, size)
        cube = HOLDS.get(group.kind)
        if cube:
            for number, place in enumerate(_pair(group.kind, centre, size), start=2 * at):
                if number >= group.stored:
                    art.hollow(canvas, cube, place, _side(size))
    if found:
        at_end = centres[min(group.count, len(centres) - 1)]
        draw_tags(canvas, found, (at_end[0], max(8.0, at_end[1] - size * 0.36)), 90)


def paint_culture(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A column of one kind, the highest value in front; equal ones are counted when there are many."""
    group = spot.thing.data
    assert isinstance(group, Group)
    box = spot.box
    found = tags(sight, sight.estate, group.kind)
    key = ("principato.culture", group, found, look.hovered)
    canvas.cached(key, box, lambda own: _culture(own, Box(0, 0, box.w, box.h), group, found), PAD)


def _culture(canvas: Canvas, box: Box, group: Group, found: Tags) -> None:
    stacks = [(value, group.values.count(value)) for value in dict.fromkeys(group.values)]
    if len(group.values) <= 4:
        stacks = [(value, 1) for value in group.values]
    size = min(box.w / 0.9, box.h * 0.49)
    shown = max(2, len(stacks))
    step = min(size * 1.04, (box.h - size) / max(1, shown - 1))
    for at in range(len(stacks), shown):
        art.slot(canvas, group.kind, (box.cx, box.y + size / 2 + at * step), size * 0.94)
    for at in reversed(range(len(stacks))):
        value, count = stacks[at]
        centre = (box.cx, box.y + size / 2 + at * step)
        art.token(canvas, group.kind, centre, size)
        r = max(8.0, size * 0.19)
        art.value(canvas, value, (centre[0] + size * 0.36, centre[1] + (size * 0.36 if step > size * 0.8 else 0)), r)
        if count > 1:
            art.times(canvas, count, (centre[0] - size * 0.3, centre[1] - size * 0.3), max(18.0, size * 0.28))
    draw_tags(canvas, found, (box.cx, box.y + 6), box.w)


def paint_church(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """The niches; the church itself is part of the scene."""
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    stored = spot.thing.data
    assert isinstance(stored, int)
    key = ("principato.church", state, stored)

    def draw(own: Canvas) -> None:
        u = box.h * 0.99 / 170
        top = box.h / 2 - 85 * u
        for x in (72, 107, 142)[stored:]:
            art.hollow(own, "favor", (x * u, top + 139 * u), 29 * u)
        if state:
            frame = Box(50 * u, top + 106 * u, 114 * u, 54 * u)
            if state == "hot":
                own.glow(frame, "gold_lit", 8, 9, 230, 3)
            own.rrect(frame, 8, None, "gold_hot" if state == "hot" else "gold_lit", 3 if state == "hot" else 2.2)
    canvas.cached(key, box, draw, 30 if state == "hot" else 2)


def paint_cube(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    kind = str(spot.thing.data)
    box = spot.box
    size = box.w
    lift = -size * 0.16 if look.chosen else 0.0
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    key = ("principato.cube", kind, state)

    def draw(own: Canvas) -> None:
        if state == "hot":
            own.glow((-2, -2, size + 4, size + 4), "gold_bright", 5, 8, 255, 2, hollow=False)
        art.cube(own, kind, (size / 2, size / 2), size * 1.02)
        if state:
            own.rrect((-3, -3, size + 6, size + 6), 5, None, "gold_hot" if state == "hot" else "gold_lit",
                      2.6 if state == "hot" else 1.8)
    canvas.cached(key, box.moved(0, lift), draw, 26 if state == "hot" else 8)


def paint_troops(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A row of shields on the wall; the empty ones carry the light."""
    rank = spot.thing.data
    assert isinstance(rank, Rank)
    box = spot.box
    state = "hot" if look.chosen or (look.hovered and look.lit) else "lit" if look.lit else ""
    found = tags(sight, sight.estate, rank.kind)
    key = ("principato.troops", rank, state, found)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        draw_rank(own, here, rank, box.h * 0.8, state, slots=True)
        draw_tags(own, found, (min(box.w - 20, box.h * 0.4), 2), 90)
    canvas.cached(key, box, draw, 30 if state == "hot" else PAD)
