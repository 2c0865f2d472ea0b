"""The principality: districts whose tokens and cubes are the counters, and plates with their caps."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.principato.state import Principality
from kingsburg_table.games.principato.words import CULTURE
from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.principato import art, scenery
from kingsburg_table.table.boards.principato.army import rank_of
from kingsburg_table.table.boards.principato.plan import Packed, Plan, pack, plan
from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw.canvas import Canvas, Point
from kingsburg_table.table.draw.crest import token as crest
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Thing
from kingsburg_table.table.theme import SEATS

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
        (_group("field", player.field, 0, seat), found.fields),
        (_group("farm", player.farm, player.food, seat), found.farms),
        (_group("palazzo", player.palazzo, 0, seat), upper),
        (_group("bank", player.bank, player.money, seat), lower),
    ]
    for kind, column in zip(CULTURE, found.palace.columns(3, 4 * found.k), strict=True):
        owned: list[int] = getattr(player, kind)
        values = tuple(
            value for value, count in zip(sight.data.culture[kind].values, owned, strict=True) for _ in range(count)
        )
        laid.append((Thing("culture_owned", f"token.{seat}.{kind}", Group(kind, len(values), values)), column))
    laid.append((Thing("church", f"church.{seat}", player.favor), _church(found)))
    left, right = found.left_wall, found.right_wall
    shares = (min(max(2, player.militia), 4), min(max(2, player.condottiere), 4))
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
    return [centred(place, side_of(size)) for centre in centres[:count] for place in pair_of(kind, centre, size)]


def packed(kind: str, count: int, box: Box) -> Packed:
    """Size and places of a kind's tokens, printed free places included."""
    count = max(count, SPACES[kind])
    if kind in art.LAND:
        return pack(count, box, box.h * 0.68, 1.16, 0.06)
    return pack(count, box, box.h * 0.96, 1.0, 0.16)


def side_of(size: float) -> float:
    """How large a cube on a token is."""
    return max(size * 0.36, min(18.0, size * 0.42))


def pair_of(kind: str, centre: Point, size: float) -> list[Point]:
    low = centre[1] + size * (0.27 if kind == "farm" else 0.3)
    return [(centre[0] + dx * side_of(size) * 0.56, low) for dx in (-1, 1)]


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
    """The scene; somebody else's principality has a frame in their colour and their name on it."""
    box, colour = placed.box, sight.colour(sight.estate)
    canvas.shadow(box, 7, 12, 150, 6)
    canvas.cached(("principato.town", colour), box, lambda own: scenery.town(own, Box(0, 0, box.w, box.h), colour))
    if sight.estate != sight.seat:
        canvas.rrect(box, 7, None, SEATS[colour].colour, 6)
        name, high = sight.name(sight.estate), 40.0 if sight.wide else 28.0
        wide = min(box.w * 0.3, canvas.text_width(name, face="serif_bold", size=high * 0.6) + high * 2)
        plate = Box(box.cx - wide / 2, box.y + 8, wide, high)
        canvas.rrect(plate, high / 2, "vellum", SEATS[colour].colour, 2.4)
        crest(canvas, colour, (plate.x + high * 0.62, plate.cy), high * 0.8, shadow=False)
        label(canvas, name, Box(plate.x + high * 1.15, plate.y, wide - high * 1.4, high), high * 0.6, face="serif_bold",
              icon="")
