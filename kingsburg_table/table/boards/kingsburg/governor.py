"""The governor's card with its state, and the spaces for dice that a governor may have."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.cards import Office
from kingsburg_table.games.kingsburg.words import Office as OfficeWord
from kingsburg_table.table.boards.kingsburg import cards, council, faces, pictograms
from kingsburg_table.table.boards.kingsburg.court import court
from kingsburg_table.table.boards.kingsburg.sets import DiceSet, draw_set, from_targets, on_office
from kingsburg_table.table.boards.label import pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import plaque
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

PAD = 30.0
RADIUS = 7.0


def things(sight: Sight) -> list[Thing]:
    """The card of whose province lies open, then its spaces for dice."""
    if not court(sight).governor:
        return []
    seat = sight.estate
    governor = cards.governor_of(sight, seat)
    if governor is None:
        return [Thing("governor", "", (seat, ""))]
    target = f"governor.{seat}.{governor.id}"
    found = [Thing("governor", target, (seat, governor.id))]
    return found + [Thing("office", f"advisor.{office.id}", (seat, office.id)) for office in offices(sight, seat)]


def offices(sight: Sight, seat: int) -> list[Office]:
    """Spaces that only this seat's governor has; they take dice in the influence step."""
    governor = cards.governor_of(sight, seat)
    words = (word for effect in governor.effects for word in effect.do) if governor is not None else ()
    return [sight.data.cards.offices[word.id] for word in words if isinstance(word, OfficeWord)]


def arranged(placed: Placed, sight: Sight) -> Placed:
    """The whole card, and its spaces over the lower part."""
    box = placed.box
    if not court(sight).governor:
        return placed
    places = [(0.0, 0.0, box.w, box.h)]
    here = offices(sight, sight.estate)
    if here:
        places += [_within(part, box) for part in _spaces(box, len(here), sight.wide)]
    return Placed(placed.id, placed.piece, box, {**placed.details, "places": places})


def _within(part: Box, box: Box) -> tuple[float, float, float, float]:
    return part.x - box.x, part.y - box.y, part.w, part.h


def _spaces(box: Box, count: int, wide: bool) -> list[Box]:
    """Side by side at the foot of the card."""
    high = min(120.0, box.h * 0.5)
    foot = box.inset(8 if wide else 6).cut_bottom(high)[0]
    return foot.columns(count, 6)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, tuple)
    seat, id = spot.thing.data
    box = spot.box
    if not id:
        words = sight.speaker.t("board.kingsburg.no_governor")
        canvas.cached(("kingsburg.no governor", words), box,
                      lambda own: cards.empty(own, Box(0, 0, box.w, box.h), words), PAD)
        return
    face = cards.face_of("governors", id, sight, cards.framed(look), seat)
    spaces = _spaces(Box(0, 0, box.w, box.h), len(offices(sight, seat)), sight.wide) if offices(sight, seat) else []
    foot = box.h - spaces[0].y + 4 if spaces else 0.0
    key = ("kingsburg.governor", face, foot, look.hovered, sight.wide, sight.estate == sight.seat)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        faces.draw(own, here, face, sight.wide, foot)
        if look.hovered and face.look == "plain":
            own.rrect(here, faces.RADIUS, None, "gold_bright", 2)
    canvas.cached(key, box, draw, PAD)


def paint_office(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A space of the governor's own: number, dice, what it gives."""
    assert isinstance(spot.thing.data, tuple)
    seat, id = spot.thing.data
    office: Office = sight.data.cards.offices[id]
    sets = on_office(sight, seat, id)
    state = council.state_of(look, bool(sets))
    uses = None
    if look.uses and state in ("hot", "lit", "help"):
        uses = from_targets(look.uses, sight.colour(sight.seat), office.rank)
    box = spot.box
    key = ("kingsburg.office", id, state, sets, uses, look.hovered, sight.wide)
    canvas.cached(key, box, lambda own: _office(own, Box(0, 0, box.w, box.h), office, state, sets, uses), PAD)


def _office(
    canvas: Canvas, box: Box, office: Office, state: str, sets: tuple[DiceSet, ...], uses: DiceSet | None
) -> None:
    card.ground(canvas, box, state, office.rank, RADIUS)
    foot, upper = box.cut_bottom(min(28.0, box.h * 0.34))
    card.band(canvas, box, foot.h, RADIUS)
    pictures(canvas, pictograms.support(office).replace(" ", ""), foot.inset(3, 0), 20, anchor="c")
    slot = upper.inset(5, 4)
    parts = [*((dice, "taken") for dice in sets), *(((uses, state),) if uses is not None and uses.count else ())]
    if not parts:
        card.slot(canvas, slot, state if state in ("lit", "help") else "plain")
    for (dice, how), part in zip(parts, slot.rows(max(1, len(parts)), 3), strict=False):
        card.slot(canvas, part, how, dice.colour)
        draw_set(canvas, part.inset(3, 2), dice, 30, ghost=how in ("lit", "help"), gap=2)
    card.frame(canvas, box, state, RADIUS)
    plaque(canvas, office.rank, (box.x + 13, box.y + 12), 13, state == "dim", state == "hot")
