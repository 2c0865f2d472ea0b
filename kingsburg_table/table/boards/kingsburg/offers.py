"""Choices that have no place of their own on the table: deals of a tile, groups, decks, neighbours, army tokens.

They are laid over the province sheet, beside the card that asks.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import ceil

from kingsburg_table.games.kingsburg.cards import Group
from kingsburg_table.games.kingsburg.words import Different, Either, offers_of
from kingsburg_table.table.boards.kingsburg import army, cards, faces, pictograms
from kingsburg_table.table.boards.kingsburg.faces import Face
from kingsburg_table.table.boards.kingsburg.wording import words_runs
from kingsburg_table.table.boards.label import label, pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, textbox, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.speech import pictured

KINDS = ("deal", "less", "more", "deck", "group", "seat", "army")
#: What the set-up's own views show.
STAGED = ("choose governor", "auction", "draft strip", "exchange strip", "cover rows")
ROW = 5
PAD = 30.0
RADIUS = 9.0
CLOSE = 1.06  #: lines of the groups' sentences
HEAD = 30.0  #: room of the words over army tokens


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that can be chosen; `markup` is what it brings."""

    kind: str
    id: str
    words: str = ""
    markup: str = ""
    colour: int = 0
    taken: int = 0  #: the colour of who has it already
    short: str = ""  #: the same in pictures


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
        sign = pictograms.MINUS if kind == "less" else "+"
        return Offer(kind, id, t(f"board.kingsburg.offer.{kind}"), f"{sign}1 [{pictograms.COUNTER_ICONS[id]}]")
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
            return [pictograms.bundle(each) for each in word.of]
        if found := offers_of(word):
            return [pictograms.bundle(each) for each in found]
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
    canvas.cached(key, box, lambda own: _draw(own, Box(0, 0, box.w, box.h), offer, state, look.hovered, sight), PAD)


def _draw(canvas: Canvas, box: Box, offer: Offer, state: str, hovered: bool, sight: Sight) -> None:
    if offer.kind == "army":
        _army(canvas, box, offer, state)
        return
    card.ground(canvas, box, "plain" if state == "taken" else state, len(offer.id), RADIUS)
    inner = box.inset(8, 6)
    CONTENTS[offer.kind](canvas, inner, offer, sight)
    card.frame(canvas, box, state, RADIUS)
    if offer.taken:
        card.seat_frame(canvas, box, offer.taken, RADIUS)
        token(canvas, offer.taken, (box.right - 22, box.y + 22), 34)
    if hovered and state not in ("hot",):
        canvas.rrect(box, RADIUS, None, "gold_bright", 2)


def _army(canvas: Canvas, box: Box, offer: Offer, state: str) -> None:
    """The token, how many of it are left, and the strength that it would make."""
    foot, rest = box.cut_bottom(box.h * 0.24)
    size = min(rest.w, rest.h) * 0.94
    army.coin(canvas, rest.centre, size, int(offer.id), offer.colour, lit=state == "lit", chosen=state == "hot")
    pictures(canvas, offer.markup, foot, 30, anchor="c", colour="cream")
    if offer.words:
        mark = size * 0.17
        at = (rest.cx + size * 0.4, rest.cy + size * 0.38)
        canvas.circle(at, mark, "ink", "gilt", 1.4)
        figure(canvas, offer.words, at, mark * 1.05, "cream")


def _deal(canvas: Canvas, box: Box, offer: Offer, sight: Sight) -> None:
    paid, arrow, got = offer.markup.partition("[>]")
    if not arrow:
        pictures(canvas, paid.strip(), box, 42, anchor="c")
        return
    for markup, row in zip((paid.strip(), "[>]", got.strip()), box.rows((1, 0.5, 1)), strict=True):
        pictures(canvas, markup, row, 36 if markup != "[>]" else 26, anchor="c")


def _swap(canvas: Canvas, box: Box, offer: Offer, sight: Sight) -> None:
    head, rest = box.cut_top(box.h * 0.34)
    label(canvas, offer.words, head, 20, anchor="c", lines=2, colour="carmine" if offer.kind == "less" else "good",
          face="sans_bold", icon="")
    pictures(canvas, offer.markup, rest, 34, anchor="c")


def _deck(canvas: Canvas, box: Box, offer: Offer, sight: Sight) -> None:
    foot, rest = box.cut_bottom(min(56.0, box.h * 0.36))
    high = rest.h - 4
    wide = min(rest.w, high * 0.72)
    back = Box(rest.cx - wide / 2, rest.y, wide, high)
    if offer.id == "valley":
        card.back(canvas, back, "", "goblins", "#2E4A22", pattern="diagonal")
    else:
        card.back(canvas, back, "", "snow")
    label(canvas, offer.words, foot, 19, anchor="c", lines=2, lead=0.98, icon="")


def _group(canvas: Canvas, box: Box, offer: Offer, sight: Sight) -> None:
    size = min(box.h * (0.34 if sight.wide else 0.26), box.w * 0.4, 74.0)
    head, foot = box.inset(0 if sight.wide else -2).cut_top(size + (4 if sight.wide else 0))
    icon(canvas, f"kingsburg/groups/{offer.id}", (head.x + size / 2, head.cy), size, grey=0.5 if offer.taken else 0.0)
    name = Box(head.x + size + 8, head.y, head.w - size - 8 - (34 if offer.taken else 0), head.h)
    label(canvas, offer.words, name, 21, face="serif_bold", lines=2, lead=0.95, icon="")
    whole = textbox.fits(canvas, offer.markup, foot, 19, lead=CLOSE)
    textbox.write(canvas, offer.markup if whole else offer.short, foot, 19, anchor="c", lead=CLOSE)


def _seat(canvas: Canvas, box: Box, offer: Offer, sight: Sight) -> None:
    foot, rest = box.cut_bottom(min(70.0, box.h * 0.44))
    token(canvas, offer.colour, rest.centre, min(rest.h, rest.w) * 0.86)
    name, store = foot.rows((1.1, 1))
    label(canvas, offer.words, name, 22, face="serif_bold", anchor="c", lines=2, lead=0.92, icon="")
    pictures(canvas, offer.markup, store, 19, anchor="c", must=False)


CONTENTS = {"deal": _deal, "less": _swap, "more": _swap, "deck": _deck, "group": _group, "seat": _seat}
