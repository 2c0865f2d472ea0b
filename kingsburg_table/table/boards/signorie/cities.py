"""Cities: their picture, who stands on which space, and the two alliance tokens one can bring home."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.games.signorie.actions import Marry, SendMan
from kingsburg_table.games.signorie.state import NO_TOKEN, Signorie
from kingsburg_table.games.signorie.words import SEXES
from kingsburg_table.table.boards.label import label
from kingsburg_table.table.boards.signorie import columns
from kingsburg_table.table.boards.signorie.art import CELL, house, settled, state_of
from kingsburg_table.table.boards.signorie.home import brought
from kingsburg_table.table.boards.signorie.plan import BACK
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

Token = tuple[str, int]  #: house and points


@dataclass(frozen=True, slots=True)
class CityShown:
    """What a city's panel shows. `fits`: whether the own plan could take the tokens; `ghost`: who would go there."""

    id: str
    name: str
    values: tuple[int, ...]
    people: tuple[tuple[int, str], ...]  #: seat colour and man or woman, in the order of the spaces
    mission: Token | None
    marriage: Token | None
    fits: tuple[bool, bool] = (False, False)
    ghost: tuple[int, str] | None = None
    closed: str = ""  #: the word for a city that is not in use


def things(sight: Sight) -> list[Thing]:
    """The five cities in their order; closed ones too, so that their places stay."""
    return [Thing("city", f"city.{id}", at) for at, id in enumerate(sight.data.cities)]


def arranged(placed: Placed, sight: Sight) -> Placed:
    """Over the columns of the own board."""
    boxes = columns.columns(Box(0, 0, placed.box.w, placed.box.h), sight.wide)
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": [tuple(box) for box in boxes]})


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    paper.sheet(canvas, placed.box, seed=1)


def city_of(sight: Sight, at: int) -> CityShown:
    """A city as the person in front of the screen sees it."""
    view: Signorie = sight.view
    data = sight.data
    city = data.city_of[at]
    lying = (view.mission_tokens[at], view.marriage_tokens[at])
    tokens = [data.token(token) if token != NO_TOKEN else None for token in lying]
    fits = sight.hints["fits"][city.id]
    mission, marriage = _comes(sight, "mission", city.id), _comes(sight, "marriage", city.id)
    action = sight.page.option.action if sight.page.option is not None else None
    ghost = None
    if isinstance(action, (SendMan, Marry)) and action.city == city.id:
        ghost = (sight.colour(sight.seat), "man" if isinstance(action, SendMan) else "woman")
    closed = sight.speaker.t("board.signorie.closed") if at in view.closed else ""
    return CityShown(
        city.id, sight.speaker.name(city.id), city.spaces,
        tuple((sight.colour(pawn // 2), SEXES[pawn % 2]) for pawn in view.cities[at]), tokens[0], tokens[1],
        (bool(fits["mission"]) and mission, fits["marriage"] and marriage), ghost, closed,
    )


def _comes(sight: Sight, by: str, city: str) -> bool:
    """Whether the city's token may come along with a Mission or Marriage; while it is asked for, with an answer."""
    if sight.decision is None or sight.decision.kind != by:
        return True
    tokens = [brought(option.action, sight)[1] for option in sight.decision.options if f"city.{city}" in option.targets]
    return any(token is not None and token[0] != BACK for token in tokens)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, int)
    box, city, wide = spot.box, city_of(sight, spot.thing.data), sight.wide
    state = "plain" if city.closed else state_of(look, spot.target, sight)
    key = ("signorie.city", city, state, wide)
    canvas.cached(key, box, lambda own: _draw(own, Box(0, 0, box.w, box.h), city, state, wide), 34)


def _draw(canvas: Canvas, box: Box, city: CityShown, state: str, wide: bool) -> None:
    card.ground(canvas, box, state if state != "dim" else "plain", 3, 7, CELL)
    picture = Box(box.x + 5, box.y + 5, box.w - 10, box.w * (0.27 if wide else 0.25))
    with canvas.clip(picture):
        icon(canvas, f"signorie/cities/{city.id}", picture.centre, picture.w * 0.29, grey=0.85 if city.closed else 0.0)
    canvas.rrect(picture, 2, None, "ink", 1.2)
    high = 26.0 if wide else 21.0
    name = Box(box.x + 10, picture.bottom - high * 0.52, box.w - 20, high)
    size = 19.0 if wide else 17.0
    span = min(name.w, canvas.text_width(city.name, face="serif_bold", size=size) + 18)
    canvas.rrect((name.cx - span / 2, name.y, span, name.h), 5, CELL, "ink", 1.2)
    label(canvas, city.name, Box(name.cx - span / 2 + 3, name.y, span - 6, name.h), size, face="serif_bold", anchor="c",
          icon="")
    rest = Box(box.x + 6, name.bottom, box.w - 12, box.bottom - name.bottom)
    if city.closed:
        label(canvas, city.closed, rest.inset(6, 8), 18, colour="ink_soft", anchor="c", lines=3, icon="")
        canvas.rrect(box, 7, "#8A7A5E", opacity=0.28)
        card.frame(canvas, box, "plain", 7)
        return
    low, spaces = rest.cut_bottom(rest.h * (0.38 if wide else 0.37))
    _spaces(canvas, spaces, city)
    canvas.line((low.x + 3, low.y), (low.right - 3, low.y), "ink_soft", 1, 0.4)
    for at, (part, sign, token) in enumerate(zip(low.columns(2), ("mission", "marriage"), (city.mission, city.marriage),
                                                 strict=True)):
        _token(canvas, part, sign, token, city.fits[at])
    card.frame(canvas, box, state, 7)


def _spaces(canvas: Canvas, box: Box, city: CityShown) -> None:
    """Lowest first, in rows of four; the next one to be taken is rimmed in gold."""
    count = len(city.values)
    across = 4
    rows = -(-count // across)
    d = min(box.w / across - 3, box.h / rows - 1.5)
    for at, value in enumerate(city.values):
        spot = (box.x + box.w * (at % across + 0.5) / across, box.y + 1 + (box.h - 2) * (at // across + 0.5) / rows)
        if at < len(city.people):
            settled(canvas, *city.people[at], spot, d)
            continue
        following = at == len(city.people)
        canvas.circle(spot, d * 0.48, "chosen" if following else "parchment", "gilt_dark" if following else "#5A46328C",
                      2 if following else 1.2)
        if following and city.ghost is not None:
            settled(canvas, *city.ghost, spot, d, opacity=0.6)
        else:
            figure(canvas, str(value), spot, max(16.0, d * 0.56), "ink" if following else "ink_soft")


def _token(canvas: Canvas, box: Box, sign: str, token: Token | None, fits: bool) -> None:
    high = min(box.h - 6, box.w * 0.52)
    icon(canvas, sign, (box.x + high * 0.36, box.cy), high * 0.66)
    spot = (box.x + box.w * 0.62, box.cy)
    if token is None:
        wide = high * 0.78
        free = (spot[0] - wide / 2, spot[1] - high * 0.46, wide, high * 0.92)
        canvas.rrect(free, 6, None, "#5A46328C", 1.3, dash=(4, 4))
        return
    house(canvas, spot, high, *token)
    if fits:
        place = (spot[0] - high * 0.36, spot[1] - high * 0.36)
        canvas.circle(place, high * 0.24, "good", CELL, 1.4)
        icon(canvas, "check", place, high * 0.32, tint="cream", mono=True)
