"""The display: cards in their order, the way they slide, the one that leaves; the deck of the year beside it."""

from __future__ import annotations

from kingsburg_table.games.principato.box import Card
from kingsburg_table.games.principato.state import Principato
from kingsburg_table.table.boards.headings import headline
from kingsburg_table.table.boards.label import label, marked
from kingsburg_table.table.boards.principato import art, faces
from kingsburg_table.table.boards.principato.calendar import AMOUNTS, ROMAN, asked
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card as kit
from kingsburg_table.table.draw import paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.arrange import row
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

BACK = "#6B2A2A"


def covered(sight: Sight) -> bool:
    """Whether something else lies where the display is: amounts, culture tokens, the goals at the end."""
    return asked(sight) in (*AMOUNTS, "token") or sight.view.goals_up


def things(sight: Sight) -> list[Thing]:
    if covered(sight):
        return []
    view: Principato = sight.view
    return [Thing("card", f"display.{at}", sight.data.ids[number]) for at, number in enumerate(view.display, start=1)]


def deck_things(sight: Sight) -> list[Thing]:
    view: Principato = sight.view
    if view.goals_up:
        return []
    return [Thing("deck", "deck", (view.year, sight.hints["cards_left"], sight.hints["scoring_hides"]))]


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """The panel over B, with its heading."""
    box = placed.box
    paper.sheet(canvas, box, "parchment", seed=4)
    if sight.wide and not covered(sight):
        headline(canvas, Box(box.x + 22, box.y + 8, box.w * 0.79, 34), sight.speaker.t("board.principato.display"),
                 sight.speaker.t("board.principato.slides"))


def slide(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    """Under the row: which way it moves, and the hourglass under the card that leaves."""
    if covered(sight):
        return
    view: Principato = sight.view
    count = len(view.display)
    if not count:
        return
    boxes = row(placed.box, count, placed.details)
    low = Box(placed.box.x, placed.box.bottom, boxes[-1].right - placed.box.x, float(placed.details.get("foot", 34)))
    canvas.cached(("principato.slide", count, boxes[0].w, sight.lang, sight.wide), low,
                  lambda own: _slide(own, low, boxes, sight), 8)


def _slide(canvas: Canvas, low: Box, boxes: list[Box], sight: Sight) -> None:
    y = low.h / 2 + 1
    places = [box.moved(-low.x, -low.y) for box in boxes]
    if len(places) > 1:
        canvas.line((places[1].x - 4, y), (places[-1].right, y), "oak", 2.6, dash=(2, 6))
        for box in places[1:]:
            x = box.x - 9
            canvas.poly([(x - 4, y), (x + 8, y - 6), (x + 8, y + 6)], "oak")
    first = places[0]
    high = min(30.0, low.h - 2)
    pill = Box(first.x, y - high / 2, first.w, high)
    canvas.rrect(pill, high / 2, "carmine", "#4A0C0C", 1.3)
    icon(canvas, "sand_glass", (pill.x + high * 0.62, y), high * 0.66, tint="#FFF3E6", mono=True)
    words = Box(pill.x + high, pill.y, pill.w - high * 1.15, pill.h)
    label(canvas, sight.speaker.t("board.principato.leaves"), words, 18, face="sans_bold", colour="#FFF3E6",
          short=sight.speaker.t("board.principato.leaves.short"), icon="")


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    card = sight.data.cards[spot.thing.data]
    leaves = spot.target == "display.1"
    box = spot.box.moved(0, -6) if look.chosen else spot.box
    faces.draw(canvas, box, card, sight, state_of(look, asked(sight) == "replace"))
    other = _leaving(look, sight)
    if other >= 0:
        exchange(canvas, box, sight.data.card(other))
    if leaves:
        canvas.rrect(box.inset(-2.5), 11, None, "carmine", 3)
        if not (look.lit or look.chosen or look.hovered):
            canvas.rrect(box, 9, "#5A4632", opacity=0.16)


def _leaving(look: Look, sight: Sight) -> int:
    """The own card that would come here instead; -1 for none."""
    view: Principato = sight.view
    if not (look.chosen or (look.hovered and look.lit)):
        return -1
    if asked(sight) == "replace":
        return view.players[sight.seat].hand[view.place]
    own = next((used for used in look.uses if used.startswith("hand.")), "")
    return view.players[sight.seat].hand[int(own.rpartition(".")[2]) - 1] if own else -1


def exchange(canvas: Canvas, box: Box, card: Card) -> None:
    """In the corner of a card: the one that takes its place."""
    wide = box.w * 0.4
    place = Box(box.right - wide * 0.86, box.y - wide * 0.16, wide, wide * 1.28)
    faces.mini(canvas, place, card)
    canvas.rrect(place, 5, None, "gold_hot", 2.4)
    art.exchange_mark(canvas, (place.x, place.bottom - wide * 0.1), wide * 0.26)


def state_of(look: Look, alone: bool) -> str:
    """How a card lies there; `alone`: these are the only things that can be touched, so they glow."""
    if look.chosen or (look.hovered and look.lit):
        return "hot"
    if look.lit:
        return "lit" if alone else "soft"
    return "dim" if look.dim else "plain"


def paint_deck(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, tuple)
    year, left, hides = spot.thing.data
    box = spot.box
    key = ("principato.deck", year, left, hides, sight.wide, sight.lang, look.hovered)
    canvas.cached(key, box, lambda own: _deck(own, Box(0, 0, box.w, box.h), year, left, hides, sight), 20)


def _deck(canvas: Canvas, box: Box, year: int, left: int, hides: bool, sight: Sight) -> None:
    """Year on the back, cards left, and whether a military scoring hides among them."""
    wide = sight.wide
    high = min(box.h * (0.62 if wide else 0.6), box.w * 0.7)
    pile = Box(box.x + 10, box.y + (14 if wide else 8), high * 0.7, high)
    say = sight.speaker.t
    if left:
        for at in range(max(1, min(4, left // 6 + 1)), 0, -1):
            canvas.rrect(pile.moved(at * 2.4, -at * 2.4), 8, "#E9DCB8", "ink", 1.2)
        kit.back(canvas, pile, ROMAN[max(1, year)], base=BACK, pattern="checker")
        canvas.circle((pile.right, pile.bottom), 19 if wide else 16, "ink", "gold_bright", 1.6)
        figure(canvas, str(left), (pile.right, pile.bottom), 22 if wide else 19, "gold_text")
    else:
        canvas.rrect(pile, 8, "#FBF5E459", "#5A46328C", 1.4, dash=(6, 5))
        figure(canvas, ROMAN[max(1, year)], (pile.cx, pile.cy), pile.w * 0.4, "muted")
    foot = Box(box.x + 2, pile.bottom + 12, box.w - 4, box.bottom - pile.bottom - 12)
    words = say("board.principato.cards_left", n=left) if left else say("board.principato.last_turn")
    marked(canvas, words, foot, 18, anchor="l", lines=2, colour="ink_soft", icon="")
    side = Box(pile.right + 22, pile.y, box.right - pile.right - 24, pile.h)
    icon(canvas, "military_scoring", (side.x + (18 if wide else 14), side.y + 16), 34 if wide else 26,
         opacity=1.0 if hides else 0.4)
    said = say("board.principato.hides" if hides else "board.principato.hides_not")
    marked(canvas, said, Box(side.x, side.y + 36, side.w, side.h - 40), 18, lines=6, lead=1.1,
           short=say("board.principato.hides.short" if hides else "board.principato.hides_not.short"),
           colour="ink" if hides else "ink_soft", icon="")
