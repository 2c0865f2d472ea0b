"""Tooltips: what a thing is and does in words, how things stand with it, and under which rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingsburg_table.games.tuscany.sentences import kind_message, token_message
from kingsburg_table.games.tuscany.state import Tuscany
from kingsburg_table.games.tuscany.words import TOKENS
from kingsburg_table.table.boards.tip_parts import Line, reconstructed, say, sentence, title
from kingsburg_table.table.boards.tuscany import reading, tips_estate, tips_people
from kingsburg_table.table.boards.tuscany.offer import deck_left
from kingsburg_table.table.boards.tuscany.tips_estate import EFFECTS
from kingsburg_table.table.pieces.board import Sight, Tip

#: Under which rules a bonus token works.
TOKEN_RULES = {
    "plus_card": ("T2.2", "T15.1"), "plus_storage": ("T10.2", "T3.2"), "plus_marble": ("T13.1",),
    "plus_worker": ("T14.1",), "plus_income": ("T16.1",),
}


def tip(target: str, sight: Sight) -> Tip | None:
    """The tooltip of a thing on the table; None for what has none."""
    kind, _, rest = target.partition(".")
    made = TIPS.get(kind)
    return made(rest, sight) if made is not None else None


def _offer(rest: str, sight: Sight) -> Tip:
    """A tile on offer: what it does, where it fits, how many of its colour there are."""
    view: Tuscany = sight.view
    at, data = int(rest) - 1, sight.data
    code, back = view.display[at], view.backs[at]
    lies = reading.piece(data, code)
    if lies is None:
        return Tip(sight.speaker.t("board.tuscany.offer"), lines=(say(sight, "slot_empty"),), rules=("T7.7",))
    same = sum(data.kind_of.get(other) == data.kind_of[code] for other in view.display)
    found = [*_does(lies.kind, sight), _fits(lies.kind, sight),
             say(sight, "offered", n=same, crowd=data.figures.crowd)]
    whose = sight.speaker.t("board.tuscany.tip.tile_of", seat=int(back)) if back.isdigit() else \
        sight.speaker.name("neutral_tile")
    return Tip(title(sight, data.id_of[code]), whose, tuple(found), ("T3.1", EFFECTS[lies.kind], "T7.1"),
               f"tuscany/kinds/{lies.kind}")


def _does(kind: str, sight: Sight) -> tuple[Line, ...]:
    return (say(sight, "when_placed", what=list(kind_message(sight.data, sight.data.kinds[kind]))),)


def _fits(kind: str, sight: Sight) -> Line:
    """On how many own hexes a tile would fit now."""
    fits = reading.open_hexes(sight, sight.seat, kind)
    return say(sight, "tile_fits", n=fits) if fits else say(sight, "tile_fits_not")


def _exchange(rest: str, sight: Sight) -> Tip:
    found = (say(sight, "exchange"), say(sight, "neutral_left", n=len(sight.view.neutral)))
    return Tip(sight.speaker.t("board.tuscany.tip.exchange_title"), lines=found, rules=("T3.8", "T7.9", "T7.1"),
               picture="exchange")


def _deck(rest: str, sight: Sight) -> Tip:
    view: Tuscany = sight.view
    found = (say(sight, "deck", n=sight.hints["draws"]),
             say(sight, "deck_left", n=deck_left(sight), discard=sum(view.discard)))
    return Tip(sight.speaker.t("board.tuscany.tip.deck_title"), lines=found, rules=("T2.1", "T2.2", "T2.4"),
               picture="card_back")


def _token(rest: str, sight: Sight) -> Tip:
    """A pile of bonus tokens."""
    left = sight.view.tokens[TOKENS.index(rest)]
    return _bonus(rest, sight, say(sight, "token_left", n=left, of=sight.data.tokens[rest].count))


def _owned(rest: str, sight: Sight) -> Tip:
    """Bonus tokens of a player."""
    seat, _, token = rest.partition(".")
    count = reading.prince(sight, int(seat)).tokens[TOKENS.index(token)]
    return _bonus(token, sight, say(sight, "owned", seat=int(seat), n=count))


def _bonus(token: str, sight: Sight, more: Line) -> Tip:
    found = (sentence(sight, token_message(sight.data, sight.data.tokens[token])), more)
    return Tip(title(sight, token), sight.speaker.name("bonus_token"), found, ("T10.1", *TOKEN_RULES[token]),
               f"tuscany/tokens/{token.removeprefix('plus_')}")


def _store(rest: str, sight: Sight) -> Tip:
    """A storage space, and what lies there."""
    seat, space = (int(part) for part in rest.split("."))
    code = reading.prince(sight, seat).store[space - 1]
    lies, data = reading.piece(sight.data, code), sight.data
    name = sight.speaker.name("storage_space")
    if lies is None:
        return Tip(title(sight, "storage_space"), lines=(say(sight, "store_free"),), rules=("T3.2", "T10.2"))
    if lies.wooden:
        wood = (say(sight, "hexagon"), say(sight, "kept"))
        return Tip(title(sight, "hexagon"), name, wood, ("T11.2", "T11.4", "T18.3"), "tuscany/tokens/hexagon")
    found = (*_does(lies.kind, sight), _fits(lies.kind, sight), say(sight, "store_place"), say(sight, "kept"))
    return Tip(title(sight, data.id_of[code]), name, found, ("T4.1", "T4.2", EFFECTS[lies.kind], "T18.2"),
               f"tuscany/kinds/{lies.kind}")


def _good(good: str, rules: tuple[str, ...]) -> Callable[[str, Sight], Tip]:
    def made(rest: str, sight: Sight) -> Tip:
        count = getattr(reading.prince(sight, int(rest)), good)
        found = (say(sight, good), say(sight, "owned", seat=int(rest), n=count), say(sight, "kept_good"))
        return Tip(title(sight, good), lines=found, rules=rules, picture=f"tuscany/tokens/{good}")
    return made


def _card(rest: str, sight: Sight) -> Tip:
    """Estate cards of a kind, in a hand that these eyes see."""
    seat, _, kind = rest.partition(".")
    component, data = sight.data.kinds[kind], sight.data
    held = reading.prince(sight, int(seat)).hand
    found = [say(sight, "card_use")]
    if held:
        found.append(say(sight, "card_held", n=held[data.place[kind]], of=component.cards))
    found.append(say(sight, "card_end", n=data.figures.cards_per_point))
    return Tip(title(sight, kind), sight.speaker.name("cards"), tuple(found), ("T4.2", "T2.3", "T18.1"),
               f"tuscany/kinds/{kind}", reconstructed(component.source, "cards"))


TIPS: Mapping[str, Callable[[str, Sight], Tip | None]] = {
    "offer": _offer, "exchange": _exchange, "deck": _deck, "token": _token, "owned": _owned, "store": _store,
    "marble": _good("marble", ("T1.3", "T13.1", "T18.4")), "worker": _good("worker", ("T4.2", "T14.1", "T18.5")),
    "card": _card, "hex": tips_estate.hex_, "colour": tips_estate.colour, "board": tips_estate.board,
    "turn": tips_estate.turn, "joint": tips_estate.joint, "tracks": tips_people.tracks, "seat": tips_people.seat,
    "scored": tips_people.scored, "chain": tips_people.chain,
}
