"""Choices in the scroll as pictures: sets of dice, goods, buildings."""

from __future__ import annotations

from typing import Any, TypeVar

from kingsburg_table.games.kingsburg.actions import (
    Accept,
    Build,
    GiveAway,
    Influence,
    Lose,
    Pair,
    Recruit,
    Reroll,
    SendChampions,
    Swap,
    Take,
    Trade,
    Turn,
    Use,
)
from kingsburg_table.games.kingsburg.words import GOODS, Different, Either
from kingsburg_table.table.boards.kingsburg import counted, pictograms
from kingsburg_table.table.boards.kingsburg.counted import COUNTER_ICONS
from kingsburg_table.table.boards.kingsburg.faces import source_picture
from kingsburg_table.table.boards.kingsburg.sets import DiceSet, draw_set, set_width
from kingsburg_table.table.boards.label import escape, label
from kingsburg_table.table.boards.markup_chip import draw_markup, markup_width
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.pieces.board import Sight

NAME = 20.0


def width(canvas: Canvas, action: Any, height: float, sight: Sight) -> float:
    """How wide the picture of an action is; 0 where words say it better."""
    if isinstance(action, Influence):
        return set_width(_set(action, sight), _side(height))
    if named := _named(action):
        return height * 0.62 + 6 + canvas.text_width(sight.speaker.name(named[1]), size=NAME)
    return markup_width(canvas, _markup(action, sight), height)


def draw(canvas: Canvas, box: Box, action: Any, sight: Sight) -> bool:
    """Draw it centred in the box; False where the table shall write words."""
    if isinstance(action, Influence):
        draw_set(canvas, box, _set(action, sight), _side(box.h), gap=5)
        return True
    if named := _named(action):
        size = box.h * 0.62
        icon(canvas, named[0], (box.x + size / 2, box.cy), size)
        label(canvas, sight.speaker.name(named[1]), Box(box.x + size + 6, box.y, box.w - size - 6, box.h), NAME,
              lines=2)
        return True
    return draw_markup(canvas, _markup(action, sight), box)


def _named(action: Any) -> tuple[str, str] | None:
    """Picture and name of what stands in the chip alone: a building, or the source of an effect without a price."""
    if isinstance(action, Build):
        return f"kingsburg/buildings/{action.building}", action.building
    if isinstance(action, Use) and not action.pay:
        return source_picture(action.by), action.by
    return None


def _side(height: float) -> float:
    return height * 0.64


def _set(action: Influence, sight: Sight) -> DiceSet:
    return DiceSet(sight.colour(sight.seat), action.dice, action.white, action.token, action.shift, action.envoy)


def _markup(action: Any, sight: Sight) -> str:
    if isinstance(action, (Take, Lose, Recruit)):
        goods = [f"[{good}]" * count for good in GOODS if (count := getattr(action, good))]
        end = "[>][soldiers]" if isinstance(action, Recruit) else ""
        return "".join(goods) + end
    if isinstance(action, SendChampions):
        return f"*{action.n}* [soldiers]"
    if isinstance(action, Trade):
        return _paid(action.pay)
    if isinstance(action, Use):
        return f"[{source_picture(action.by)}]{_paid(action.pay)}"
    if isinstance(action, Reroll):
        which = f"[die:{0 if action.white else sight.colour(sight.seat)}:{action.die}]" if action.die else ""
        return f"[{source_picture(action.by)}][reroll]{which}"
    if isinstance(action, Turn):
        own = "".join(f"[die:{sight.colour(sight.seat)}:{face}]" for face in reversed(action.dice))
        return own + "".join(f"[die:0:{face}]" for face in reversed(action.white))
    if isinstance(action, GiveAway):
        return f"[{action.good}][>][crest:{sight.colour(action.to)}]"
    return _of_tile(action, sight)


def _of_tile(action: Any, sight: Sight) -> str:
    """What a tile gives: a deal with its payment, several things, one thing for another."""
    if isinstance(action, Accept):
        deal = _word(action.tile, Either, sight).deals[action.deal]
        return f"{_paid(action.pay)}[>]{counted.bundle(deal.gain)}" if action.pay else pictograms.deal(deal)
    if isinstance(action, Pair):
        word = _word(action.tile, Different, sight)
        return " ".join(counted.bundle(word.of[place]) for place in action.places)
    if isinstance(action, Swap) and action.give != "none":
        return f"[{COUNTER_ICONS[action.give]}][>][{COUNTER_ICONS[action.get]}]"
    return ""


W = TypeVar("W", Either, Different)


def _word(tile: str, kind: type[W], sight: Sight) -> W:
    return next(word for word in sight.data.support(tile) if isinstance(word, kind))


def _paid(what: str) -> str:
    if what == "tokens":
        return "[token:+2]"
    return "[vp:–1]" if what == "points" else f"[{COUNTER_ICONS.get(what, escape(what))}]"
