"""The running turn as a chain: what was done, what it set off, what is asked now, and what that will bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from kingsburg_table.core.actions import Event
from kingsburg_table.games.tuscany.words import Crops, FreeTile, FreeToken, Gain, Income, Word
from kingsburg_table.table.boards.label import group_size, label
from kingsburg_table.table.boards.tuscany import reading
from kingsburg_table.table.boards.tuscany.links import draw, road
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

#: Questions that are links of their own, and the sign of each.
ASKED = {"castle": "free", "town": "token", "first token": "token", "marble": "extra", "act": "act"}
BROUGHT = ("goods", "points", "hexagon", "no_room", "drew", "nothing_drawn")  #: told after an income card
POINTS = ("region", "colour", "crops", "points")


@dataclass(frozen=True, slots=True)
class Link:
    """A step of the turn. `sign` says which picture, `what` of what; `green`: points it brought."""

    sign: str
    what: str = ""
    n: int = 0
    green: int = 0
    state: str = "done"  #: done, now or next


def things(sight: Sight) -> list[Thing]:
    return [Thing("chain", "chain", links(sight))] if not sight.past else []


def links(sight: Sight) -> tuple[Link, ...]:
    """What has happened in this turn, then what is asked, then what is sure to follow."""
    made = _done(sight.told, sight)
    asked = reading.asked(sight)
    if asked == "pay":
        made += _paying(sight)
    elif asked == "act" and not made:
        made += [Link(sign, n=sight.hints["draws"] if sign == "draw" else 0, state="next")
                 for sign in ("draw", "take", "place")]
    elif asked in ASKED:
        made.append(Link(ASKED[asked], state="now"))
    return tuple(made)


def _done(told: Iterable[Event], sight: Sight) -> list[Link]:
    made: list[Link] = []
    income = False
    for event in told:
        values, kind = event.values, event.kind
        if kind in POINTS and made and "green" in values.get("gain", {}):
            made[-1] = replace(made[-1], green=made[-1].green + values["gain"]["green"])
        if income and kind in BROUGHT:
            income = False
            if kind == "no_room":
                made[-1] = Link("income", "red", values["gain"]["red"])
            continue
        if kind == "income":
            (what, n), = sight.data.income_cards[values["card"]].gain.items()
            made.append(Link("income", what, n))
            income = True
            continue
        link = _link(kind, event, sight)
        if link is not None:
            made.append(link)
    return made


def _link(kind: str, event: Event, sight: Sight) -> Link | None:
    values = event.values
    if kind == "placed":
        return Link("wooden" if values["piece"] == sight.data.pieces["hexagon"].id else "piece", values["kind"])
    if kind == "took":
        return Link("took", reading.kind_of_code(sight.data, sight.data.kind_of[sight.data.code_of[values["tile"]]]))
    if kind == "exchanged":
        return Link("exchanged", values["kind"], values["n"])
    if kind == "drew":
        return Link("cards", n=values["n"])
    if kind == "goods":
        (what, n), = values["gain"].items()
        return Link("goods", what, n)
    if kind == "token":
        return Link("token", values["token"].removeprefix("plus_"))
    return {"hexagon": Link("goods", "hexagon", 1), "used_marble": Link("extra")}.get(kind)


def _paying(sight: Sight) -> list[Link]:
    """The piece that is being paid, and what its kind does then."""
    view, land = sight.view, reading.land_of(sight, sight.seat)
    assert land is not None
    kind = reading.ground(sight.data, land, view.hex)
    code = reading.prince(sight, sight.seat).store[view.space]
    effect = sight.data.kinds[kind].effect
    now = Link("wooden" if code == sight.data.hexagon else "piece", kind, state="now")
    return [now, *PICTURES[type(effect)](effect)]


def _gained(effect: Gain) -> list[Link]:
    return [Link("cards", n=n, state="next") if what == "cards" else Link("goods", what, n, state="next")
            for what, n in effect.things().items()]


#: How each word is drawn as what comes next; crops count with the points of the piece.
PICTURES: Mapping[type[Word], Callable[[Any], list[Link]]] = {
    Gain: _gained,
    Income: lambda word: [Link("income", state="next")],
    Crops: lambda word: [],
    FreeTile: lambda word: [Link("free", state="next")],
    FreeToken: lambda word: [Link("token", state="next")],
}


def words(link: Link, sight: Sight) -> str:
    """What is written under a link."""
    speaker = sight.speaker
    if link.sign in ("piece", "wooden", "took"):
        return speaker.name(link.what)
    return speaker.t(f"board.tuscany.link.{link.what if link.sign == 'goods' else link.sign}", n=link.n)


def in_short(link: Link, sight: Sight) -> str:
    """The same where there are many links."""
    if link.sign in ("piece", "wooden", "took"):
        return sight.speaker.name(link.what, "short")
    return "+1" if link.sign == "extra" else ""


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    paper.sheet(canvas, placed.box, "parchment", seed=9)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """The heading, then the links with arrows between them; the oldest make room for the newest."""
    found = spot.thing.data
    assert isinstance(found, tuple)
    box = spot.box
    head, least, foot = (56.0, 92.0, 23.0) if sight.wide else (48.0, 78.0, 21.0)
    fits = max(1, int((box.w - head) // least))
    shown = found[-fits:]
    said = [(words(link, sight), in_short(link, sight)) for link in shown]
    either = bool(shown) and all(link.state == "next" for link in shown)
    between = sight.speaker.t("board.tuscany.link.or") if either else ""
    title = sight.speaker.t("board.tuscany.chain")
    key = ("tuscany.chain", shown, len(found) > fits, tuple(said), sight.wide, title)

    def paint_all(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        start, rest = here.cut_left(head)
        label(own, title, start, 20 if sight.wide else 18, face="serif", icon="")
        step = min(rest.w / max(1, len(shown)), 160.0 if sight.wide else 124.0)
        room = (step - road(step) - 4, foot)
        size = group_size(own, [whole for whole, _ in said], room, 17, "sans") if said else 17
        for at, (link, text) in enumerate(zip(shown, said, strict=True)):
            part = Box(rest.x + at * step, here.y, step, here.h)
            draw(own, part, link, text, size, foot, between if at else "", bool(at) or len(found) > fits)
    canvas.cached(key, box, paint_all, 16)
