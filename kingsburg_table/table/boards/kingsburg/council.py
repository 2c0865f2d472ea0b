"""The King's council: eighteen cards on dark cloth, large, compact, or small in build focus."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import Advisor, Components
from kingsburg_table.table.boards.kingsburg import courtiers, ledgers, pictograms
from kingsburg_table.table.boards.kingsburg.courtiers import Laid
from kingsburg_table.table.boards.kingsburg.sets import DiceSet, draw_set, from_targets, place_in_set, standing
from kingsburg_table.table.boards.label import group_size, holds, label, pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, rich, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import icon, plaque
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.theme import FLOOR_PX, SEATS, with_alpha

PAD = 34.0  #: room for a glow
SHADE = 14.0  #: room for a shadow
RADIUS = 8.0
STRIP, FOOT, COMPACT_FOOT = 43.0, 35.0, 34.0
CORNER, TIGHT = 5.0, 19.0  #: how far a name may reach over the round corner of the niche; more where letters lack room
LEDGER_INK = "#E2ECCE"


def things(sight: Sight) -> list[Thing]:
    """High ranks above; in build focus two rows of nine."""
    data: Components = sight.data
    small = sight.focus == "estate"
    rows = ((10, 19), (1, 10)) if small else ((13, 19), (7, 13), (1, 7))
    return [
        Thing("mini" if small else "advisor", f"advisor.{data.by_rank[rank].id}", (rank, standing(sight, rank)))
        for first, last in rows for rank in range(first, last)
    ]


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    wood.cloth(canvas, placed.box)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """An advisor in the influence step: content, and the frame that tells its state."""
    assert isinstance(spot.thing.data, tuple)
    rank, sets = spot.thing.data
    advisor: Advisor = sight.data.by_rank[rank]
    state = state_of(look, bool(sets))
    hot = state == "hot"
    laid = courtiers.laid_on(sight, advisor)
    ledger = ledgers.band(sight, courtiers.giver(sight, advisor)) if hot else ""
    uses = None
    if look.uses and state in ("hot", "lit", "help"):
        uses = from_targets(look.uses, sight.colour(sight.seat), rank)
    box = spot.box.inset(-4, -5) if hot else spot.box
    marked = look.hovered and not hot
    key = ("kingsburg.advisor", rank, state, ledger, marked, laid, sight.wide, sight.lang)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        (_large if sight.wide else _compact)(own, here, advisor, state, ledger, laid, sight)
        if marked:
            own.rrect(here, RADIUS, None, "gold_bright", 2, opacity=0.8)
        rank_at = (17.0, 16.0, 17.0) if sight.wide else (16.0, 15.0, 15.0)
        plaque(own, rank, rank_at[:2], rank_at[2], state == "dim", hot)
    canvas.cached(key, box, draw, PAD if state in ("hot", "lit", "help") else SHADE)
    slot = (_large_slot if sight.wide else _compact_slot)(box)
    _slot(canvas, slot, state, sets, uses, *_dice_sizes(sight.wide))


def place_of_die(box: Box, sight: Sight, at: int, of: int) -> Box:
    """Where a die of a set lies on a card."""
    if sight.focus == "estate":
        return box
    slot = (_large_slot if sight.wide else _compact_slot)(box)
    return place_in_set(slot.inset(3, 4), at, of, _dice_sizes(sight.wide)[0])


def _dice_sizes(wide: bool) -> tuple[float, float]:
    """Of dice that stand there, and of those that a move would use."""
    return (42, 30) if wide else (36, 27)


def state_of(look: Look, taken: bool) -> str:
    """The card's state as the kit names them."""
    if look.chosen or (look.hovered and look.lit):
        return "hot"
    if look.lit:
        return "help" if look.helped else "lit"
    if taken:
        return "taken"
    return "dim" if look.dim else "plain"


def _large(
    canvas: Canvas, box: Box, advisor: Advisor, state: str, ledger: str, laid: Laid, sight: Sight,
) -> None:
    """The bust at the left, as high as the card; beside it name and dice slot, rewards at the foot."""
    card.ground(canvas, box, state, advisor.rank, RADIUS)
    foot, nook = FOOT, _large_nook(box)
    card.band(canvas, box, foot, RADIUS, ledger=bool(ledger))
    _bust(canvas, nook, advisor, state)
    reach = CORNER if canvas.scale >= 1 else TIGHT
    name = Box(nook.right - reach, box.y + 3, box.right - 8 - nook.right + reach, STRIP)
    names = [sight.speaker.name(other) for other in sight.data.advisors]
    size = group_size(canvas, names, (name.w, name.h), 19, "serif", 2, 1.0)
    label(canvas, sight.speaker.name(advisor.id), name, size, face="serif", anchor="r", lines=2, lead=1.0,
          colour="ink_soft" if state == "dim" else "ink")
    rewards = Box(box.x + 6, box.bottom - foot, box.w - 12, foot - 1)
    if laid.tile and not ledger:
        tile = Box(box.x + 3, rewards.y - 1, box.w - 6, rewards.h - 1)
        courtiers.support(canvas, tile, laid, sight.data.whims[advisor.rank], 22)
    else:
        pictures(canvas, ledger or pictograms.support(advisor), rewards, 24.5 if not ledger else 22, anchor="c",
                 colour=LEDGER_INK if ledger else "ink")
    card.frame(canvas, box, state, RADIUS)
    courtiers.marks(canvas, Box(nook.x, nook.bottom - 27, nook.w - 1, 26), laid, True)


def _compact(
    canvas: Canvas, box: Box, advisor: Advisor, state: str, ledger: str, laid: Laid, sight: Sight,
) -> None:
    """No name: the bust over the full height, dice above the rewards."""
    card.ground(canvas, box, state, advisor.rank, RADIUS)
    nook, foot = _compact_nook(box), COMPACT_FOOT
    _bust(canvas, nook, advisor, state)
    rewards = Box(nook.right + 2, box.bottom - foot + 1, box.right - 5 - nook.right, foot - 7)
    if ledger:
        canvas.rrect(rewards, 6, "ledger")
        rewards = rewards.inset(4, 0)
    if laid.tile and not ledger:
        tile = Box(box.x + 4, rewards.y, box.w - 8, rewards.h + 3)
        courtiers.support(canvas, tile, laid, sight.data.whims[advisor.rank], 19)
    else:
        pictures(canvas, ledger.replace(" ", "") or _closely(canvas, advisor, rewards.w), rewards, 21, anchor="c",
                 colour=LEDGER_INK if ledger else "ink")
    card.frame(canvas, box, state, RADIUS)
    low = 26 + (rewards.h if laid.tile else 0)
    courtiers.marks(canvas, Box(nook.x, nook.bottom - low, nook.w - 1, 24), laid, False)


def _large_nook(box: Box) -> Box:
    high = box.h - 9 - FOOT
    return Box(box.x + 7, box.y + 9, min(high * 0.98, box.w * 0.445), high)


def _large_slot(box: Box) -> Box:
    nook = _large_nook(box)
    return Box(nook.right + 7, box.y + STRIP + 4, box.right - 8 - nook.right - 7, box.h - STRIP - FOOT - 10)


def _compact_nook(box: Box) -> Box:
    high = box.h - 11
    return Box(box.x + 6, box.y + 6, high * 0.86, high)


def _compact_slot(box: Box) -> Box:
    nook = _compact_nook(box)
    return Box(nook.right + 6, box.y + 6, box.right - 7 - nook.right - 6, box.h - COMPACT_FOOT - 9)


def _closely(canvas: Canvas, advisor: Advisor, room: float) -> str:
    """The support without gaps; many alike as one picture and a figure where that is what fits."""
    markup = ""
    for most in (4, 2, 1):
        markup = pictograms.support(advisor, most).replace(" ", "")
        if rich.width(canvas, markup, face="serif_bold", px=FLOOR_PX) <= room:
            break
    return markup


def _bust(canvas: Canvas, nook: Box, advisor: Advisor, state: str) -> None:
    card.niche(canvas, nook, card.NICHES[(advisor.rank - 1) // 6])
    size = min(nook.w, nook.h) * 0.99
    icon(canvas, f"kingsburg/advisors/{advisor.id}", (nook.cx, nook.bottom - size / 2 + 0.5), size,
         grey=0.35 if state == "dim" else 0.0)
    canvas.line((nook.x - 2, nook.bottom), (nook.right + 2, nook.bottom), "ink", 2.2)


def _slot(
    canvas: Canvas, slot: Box, state: str, sets: tuple[DiceSet, ...], uses: DiceSet | None, large: float, small: float
) -> None:
    """The owners' dice; or, smaller, the dice that this move would use; or an empty place."""
    parts: list[tuple[DiceSet, str]] = [(dice, "taken") for dice in sets]
    if uses is not None and uses.count:
        parts.append((uses, state))
    if not parts:
        card.slot(canvas, slot, state if state in ("lit", "help") else "plain")
        return
    for (dice, how), part in zip(parts, slot.rows(len(parts), 4), strict=True):
        card.slot(canvas, part, how, 0 if dice.neutral else dice.colour)
        ghost = how in ("lit", "help")
        tight = len(parts) > 1
        draw_set(canvas, part.inset(3, 2 if tight else 4), dice, small if ghost else large, ghost=ghost, gap=3)


def paint_mini(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """Build focus: only who stands where."""
    assert isinstance(spot.thing.data, tuple)
    rank, sets = spot.thing.data
    advisor: Advisor = sight.data.by_rank[rank]
    box, marked = spot.box, look.hovered
    laid = courtiers.laid_on(sight, advisor)
    state = state_of(look, bool(sets)) if look.lit or look.chosen else ""
    key = ("kingsburg.mini", rank, sets, marked, look.lit, state, laid, sight.wide, sight.lang)

    def draw(own: Canvas) -> None:
        here = Box(0, 0, box.w, box.h)
        _mini(own, here, advisor, sets, marked, laid, sight)
        if state:
            card.frame(own, here, state, RADIUS)
    canvas.cached(key, box, draw, PAD)


def _mini(
    canvas: Canvas, box: Box, advisor: Advisor, sets: tuple[DiceSet, ...], marked: bool, laid: Laid, sight: Sight
) -> None:
    owner = next((dice for dice in sets if not dice.neutral), None)
    card.ground(canvas, box, "taken" if sets else "dim", advisor.rank, RADIUS)
    if owner is not None:
        canvas.rrect(box, RADIUS, with_alpha(SEATS[owner.colour].colour, 46))
    names = [sight.speaker.name(other) for other in sight.data.advisors]
    line = all(holds(canvas, name, Box(0, 0, box.w - 4, 27), 18) for name in names)
    foot = (29.0 if line else 41.0) if sight.wide else 6.0
    nook = Box(box.x + 6, box.y + 6, box.w - 12, box.h - foot - 8)
    wide = min(nook.w, nook.h * 1.02)
    nook = Box(nook.x if sets else nook.cx - wide / 2, nook.y, wide, nook.h)
    _bust(canvas, nook, advisor, "taken" if sets else "dim")
    if sight.wide:
        room = (box.w - 4, foot - 2)
        size = group_size(canvas, names, room, 18, "sans", 2, 0.82)
        label(canvas, sight.speaker.name(advisor.id), Box(box.x + 2, box.bottom - foot, *room), size, anchor="c",
              lines=2, lead=0.82, colour="ink" if sets else "ink_soft", icon="")
    card.frame(canvas, box, "taken" if sets else "dim", RADIUS)
    if owner is not None:
        card.seat_frame(canvas, box, owner.colour, RADIUS)
    if marked:
        canvas.rrect(box, RADIUS, None, "gold_bright", 2)
    _owners(canvas, Box(box.x, nook.y, box.w, nook.h), sets, 46 if sight.wide else 36)
    plaque(canvas, advisor.rank, (box.x + 16, box.y + 15), 16 if sight.wide else 14, not sets)
    courtiers.star(canvas, (box.right - 16, box.y + 16), laid, 30)
    courtiers.marks(canvas, Box(box.x, nook.bottom - 26, box.w - (4 if not sets else 48), 26), laid, sight.wide)


def _owners(canvas: Canvas, box: Box, sets: tuple[DiceSet, ...], size: float) -> None:
    for at, dice in enumerate(reversed(sets)):
        x, y = box.right - size * 0.56, box.bottom - size * 0.54 - at * size * 0.92
        if dice.neutral:
            draw_set(canvas, Box(x - size * 0.5, y - size * 0.5, size, size), dice, size * 0.48, gap=2)
        else:
            token(canvas, dice.colour, (x, y), size)
