"""Choices that have no place of their own on the table: deals of a tile, groups, decks, neighbours, army tokens.

They are laid over the province sheet, beside the card that asks.
"""

from __future__ import annotations

from collections import Counter
from math import ceil

from kingsburg_table.games.kingsburg.cards import Group
from kingsburg_table.games.kingsburg.words import Different, Either, offers_of
from kingsburg_table.table.boards.kingsburg import army, cards, counted, faces, pictograms
from kingsburg_table.table.boards.kingsburg.faces import Face
from kingsburg_table.table.boards.kingsburg.offer_contents import Offer, draw_offer
from kingsburg_table.table.boards.kingsburg.wording import words_runs
from kingsburg_table.table.boards.label import label
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.speech import pictured

KINDS = ("deal", "less", "more", "deck", "group", "seat", "army")
#: What the set-up's own views show.
STAGED = ("choose governor", "auction", "draft strip", "exchange strip", "cover rows")
ROW = 5
PAD = 30.0
HEAD = 30.0  #: room of the words over army tokens


def open_now(sight: Sight) -> bool:
    """Whether choices are laid over the own sheet."""
    decision = sight.decision
    if decision is None or decision.kind in STAGED or sight.estate != sight.seat or sight.focus == "stage":
        return False
    return any(_kind(target) in KINDS and _shown(target) for option in decision.options for target in option.targets)


def _kind(target: str) -> str:
    return target.partition(".")[0]


def _shown(target: str) -> bool:
    """A group that was bought has its place beside the council; one that is for sale has not."""
    return _kind(target) != "group" or target.count(".") == 1


def things(sight: Sight) -> list[Thing]:
    if not open_now(sight):
        return []
    assert sight.decision is not None
    most: Counter[str] = Counter()
    for option in sight.decision.options:
        most |= Counter(target for target in option.targets if _kind(target) in KINDS and _shown(target))
    targets = list(most.elements())
    kinds = {_kind(target) for target in targets}
    if "group" in kinds:  # those that are taken lie there too
        targets = [f"group.{id}" for id in sight.data.cards.groups]
    if "deal" in kinds:
        targets = [*(target for target in targets if _kind(target) != "deal"),
                   *(f"deal.{at}" for at in range(len(_deals(sight))))]
    targets.sort(key=lambda target: KINDS.index(_kind(target)))
    return [Thing("offer", target, _offer(target, sight)) for target in targets]


def _offer(target: str, sight: Sight) -> Offer:
    kind, _, id = target.partition(".")
    t = sight.speaker.t
    if kind == "deal":
        return Offer(kind, id, "", _deals(sight)[int(id)])
    if kind in ("less", "more"):
        sign = counted.MINUS if kind == "less" else "+"
        return Offer(kind, id, t(f"board.kingsburg.offer.{kind}"), f"{sign}1 [{counted.COUNTER_ICONS[id]}]")
    if kind == "deck":
        return Offer(kind, id, t(f"do.kingsburg.look_at.deck.{id}"))
    if kind == "group":
        group: Group = sight.data.cards.groups[id]
        holder = next((seat for seat, player in enumerate(sight.view.players) if player.group == id), -1)
        said = cards.said(group, sight)
        return Offer(kind, id, sight.speaker.name(id), said, 0, sight.colour(holder), cards.in_brief(group, sight))
    if kind == "seat":
        return Offer(kind, id, sight.name(int(id)), _store(sight, int(id)), sight.colour(int(id)))
    seat, _, value = id.partition(".")
    many = army.left(sight, int(seat)).count(int(value))
    strength = sight.counters[int(seat)]["strength"]
    return Offer(kind, value, f"×{many}" if many > 1 else "", f"[defence] *{strength + int(value)}*",
                 sight.colour(int(seat)))


def _store(sight: Sight, seat: int) -> str:
    numbers = sight.counters[seat]
    return " ".join(f"[{name}]{numbers[name]}" for name in ("gold", "wood", "stone", "soldiers"))


def _giver(sight: Sight) -> str:
    return str(sight.decision.prompt.values.get("cause", "")) if sight.decision is not None else ""


def _deals(sight: Sight) -> list[str]:
    """What each place of the asking tile gives."""
    for word in sight.data.support(_giver(sight)):
        if isinstance(word, Either):
            return [pictograms.deal(each) for each in word.deals]
        if isinstance(word, Different):
            return [counted.bundle(each) for each in word.of]
        if found := offers_of(word):
            return [counted.bundle(each) for each in found]
    raise LookupError(_giver(sight))


def _asks(sight: Sight) -> Face | None:
    """The face of what asks: a tile, or the scenario."""
    giver = _giver(sight)
    if giver in sight.data.cards.whims:
        whim = sight.data.cards.whims[giver]
        text = pictured(words_runs(sight.speaker, whim.support))
        return Face(sight.speaker.name(giver), f"kingsburg/whims/{giver}", text, pictograms.support(whim))
    return None


def arranged(placed: Placed, sight: Sight) -> Placed:
    """The cards in one or two rows, at the right of the card that asks."""
    if not open_now(sight):
        return placed
    whole = Box(0, 0, placed.box.w, placed.box.h).inset(20 if sight.wide else 13)
    asks, rest = _parts(whole, sight)
    shown = things(sight)
    count, group = len(shown), shown[0].target.startswith("group.")
    rows = 1 if count <= ROW else 2
    columns = ceil(count / rows)
    gap = 14.0 if sight.wide else 9.0
    most = 250.0 if sight.wide else 190.0
    wide = min((rest.w - gap * (columns - 1)) / columns, most if not group else most * 2)
    high = min((rest.h - gap * (rows - 1)) / rows, wide * 1.15)
    top = rest.cy - (rows * high + (rows - 1) * gap) / 2
    places = []
    for at in range(count):
        row, column = divmod(at, columns)
        across = min(columns, count - row * columns)
        left = rest.cx - (across * wide + (across - 1) * gap) / 2
        places.append((left + column * (wide + gap), top + row * (high + gap), wide, high))
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": places, "asks": asks})


def _parts(whole: Box, sight: Sight) -> tuple[Box | None, Box]:
    if _mustering(sight):
        return None, whole.cut_top(HEAD)[1]
    if _asks(sight) is None:
        return None, whole
    asks, rest = whole.cut_left(min(whole.w * 0.27, 300.0))
    return asks, rest.cut_left(20 if sight.wide else 12)[1]


def _mustering(sight: Sight) -> bool:
    return sight.decision is not None and sight.decision.kind == "muster"


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """Dark cloth, and the card that asks."""
    if not open_now(sight):
        return
    wood.cloth(canvas, placed.box)
    if _mustering(sight):
        head = placed.box.inset(20, 10).cut_top(HEAD)[0]
        label(canvas, sight.speaker.t("board.kingsburg.offer.army"), head, 21 if sight.wide else 17, anchor="c",
              colour="cream", icon="")
    asks, face = placed.details.get("asks"), _asks(sight)
    if asks is not None and face is not None:
        faces.draw(canvas, asks.moved(placed.box.x, placed.box.y), face, sight.wide)


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    offer = spot.thing.data
    assert isinstance(offer, Offer)
    state = cards.framed(look)
    if offer.taken:
        state = "taken"
    elif state == "plain" and look.dim:
        state = "dim"
    box = spot.box.inset(-3) if state == "hot" else spot.box
    key = ("kingsburg.offer", offer, state, look.hovered, sight.wide, sight.lang)
    whole = Box(0, 0, box.w, box.h)
    canvas.cached(key, box, lambda own: draw_offer(own, whole, offer, state, look.hovered, sight), PAD)
