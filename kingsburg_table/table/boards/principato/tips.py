"""Tooltips: what a thing is, what it does in words, under which rules; and whether a figure is a reconstruction."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.games.principato.sentences import card_messages
from kingsburg_table.games.principato.state import Principato
from kingsburg_table.games.principato.words import CULTURE, Gain
from kingsburg_table.table.boards.principato.calendar import ROMAN
from kingsburg_table.table.boards.principato.goals import text as goal_text
from kingsburg_table.table.boards.principato.lines import left_of
from kingsburg_table.table.pieces.board import Sight, Tip
from kingsburg_table.text.speaker import Run

Line = tuple[Run, ...]
PILES = {"food": "food", "money": "money", "favor": "favor", "field": "land", "farm": "land", "palazzo": "city",
         "bank": "city", "catapult": "catapults", "militia": "troops", "condottiere": "troops"}
RULES = {
    "field": ("P1.5",), "farm": ("P1.4", "P1.6"), "palazzo": ("P1.5",), "bank": ("P1.4", "P1.6"), "catapult": ("P6.3",),
    "militia": ("P1.4", "P6.3"), "condottiere": ("P1.4", "P6.3"), "monument": ("P9.1",), "book": ("P9.1",),
    "painting": ("P9.1",), "food": ("P1.4", "P3.2"), "money": ("P1.4", "P3.2"), "favor": ("P3.2", "P5.1"),
    "palace_area": ("P9.1",), "city_center": ("P1.4",), "church": ("P1.4", "P5.1"), "city_walls": ("P6.3",),
    "environs": ("P1.4",),
}


def tip(target: str, sight: Sight) -> Tip | None:
    """The tooltip of a thing on the table; None for what has none."""
    kind, _, rest = target.partition(".")
    id = rest.rpartition(".")[2]
    view: Principato = sight.view
    if kind == "display" and id.isdigit() and int(id) <= len(view.display):
        note = _say(sight, "leaves_now") if id == "1" else _say(sight, "leaves_in", n=int(id))
        return _card(sight.data.ids[view.display[int(id) - 1]], sight, note)
    if kind == "hand":
        seat, place = map(int, rest.split("."))
        return _card(sight.data.ids[view.players[seat].hand[place - 1]], sight)
    if kind == "choice":
        place, option = map(int, rest.split("."))
        return _option(sight.data.ids[view.players[sight.seat].hand[place - 1]], option, sight)
    if kind in ("token", "troop", "cube", "area"):
        return _piece(id, int(rest.partition(".")[0]), sight)
    if kind == "church":
        return _piece("church", int(rest), sight)
    if kind == "culture":
        return _culture(rest, sight)
    if kind == "favor":
        return Tip(_name(sight, "favor"), lines=(_say(sight, "take_favor", n=view.stock.favor),),
                   rules=("P5.1", "P5.2"), picture="favour")
    if kind == "deck":
        return _deck(sight)
    if kind == "goals":
        return _goals(int(rest), sight)
    if kind == "army":
        lines = (_say(sight, "army"), _say(sight, "army_order"))
        return Tip(sight.name(int(rest)), lines=lines, rules=("P6.1", "P6.3", "P6.4"))
    return None


def _say(sight: Sight, id: str, **values: object) -> Line:
    return tuple(sight.speaker.rich(f"board.principato.tip.{id}", **values))


def _name(sight: Sight, id: str) -> str:
    name = sight.speaker.name(id)
    return name[:1].upper() + name[1:]


def _reconstructed(source: Mapping[str, str]) -> bool:
    """Whether a figure or effect is; a translated name is nobody's figure."""
    return any(where == "reconstructed" for field, where in source.items() if not field.startswith("name"))


def _sentence(runs: list[Run]) -> Line:
    """A message as a sentence of its own."""
    if runs and runs[0].text:
        first = runs[0]
        runs = [Run(first.text[:1].upper() + first.text[1:], first.style, first.kind, first.id, first.n), *runs[1:]]
    return (*runs, Run("."))


def _card(id: str, sight: Sight, *more: Line) -> Tip:
    card = sight.data.cards[id]
    lines = [_sentence(sight.speaker.rich(message, **values)) for message, values in card_messages(card)]
    given = [kind for deal in card.options if isinstance(deal.do, Gain) for kind in deal.do.things()]
    lines += [line for kind in dict.fromkeys(given) if (line := _stock(kind, sight))]
    rules = ["P3.1", "P3.8" if card.exchange else "P3.9", "P4.1"]
    area = sight.speaker.name(card.area, "short") if card.area else ""
    return Tip(sight.speaker.name(id), area, (*lines, *more), tuple(rules), f"principato/cards/{id}",
               _reconstructed(card.source))


def _option(id: str, option: int, sight: Sight) -> Tip:
    card = sight.data.cards[id]
    messages = card_messages(card)
    lines = [_sentence(sight.speaker.rich(*messages[at][:1], **messages[at][1])) for at in (option - 1, -1)]
    return Tip(sight.speaker.name(id), "", tuple(lines), ("P3.1", "P3.2"), f"principato/cards/{id}",
               _reconstructed(card.source))


def _piece(id: str, seat: int, sight: Sight) -> Tip | None:
    """A kind of token or cube, or a district."""
    if id not in RULES:
        return None
    numbers = sight.counters[seat]
    lines = [_say(sight, id)]
    if id in numbers:
        lines.append(_say(sight, "owned", seat=seat, n=numbers[id]))
    for kind in CULTURE if id == "palace_area" else (id,):
        lines += [line] if (line := _stock(kind, sight)) else []
    reconstructed = id in CULTURE and _reconstructed(sight.data.culture[id].source)
    tokens = {*sight.data.tokens, *CULTURE}
    picture = f"principato/tokens/{id}" if id in tokens else {"favor": "favour"}.get(id, id if id in numbers else "")
    return Tip(_name(sight, id), "", tuple(lines), RULES[id], picture, reconstructed)


def _stock(kind: str, sight: Sight) -> Line:
    """What is left of it in the general supply, which lies open; of culture with the values."""
    if kind in CULTURE:
        left = [f"{value} (×{count})" for value, count in left_of(kind, sight)]
        return _say(sight, "stock_values", kind=_name(sight, kind), values=", ".join(left)) if left else \
            _say(sight, "stock_none", kind=_name(sight, kind))
    pile = PILES.get(kind)
    return _say(sight, "stock", n=getattr(sight.view.stock, pile)) if pile is not None else ()


def _culture(rest: str, sight: Sight) -> Tip:
    kind, _, value = rest.partition(".")
    values = sight.data.culture[kind].values
    left = getattr(sight.view.stock, kind)[values.index(int(value))]
    return Tip(_name(sight, kind), lines=(_say(sight, "culture", value=int(value), n=left),), rules=("P3.13", "P9.1"),
               picture=f"principato/tokens/{kind}", reconstructed=_reconstructed(sight.data.culture[kind].source))


def _deck(sight: Sight) -> Tip:
    """How many cards, whether a scoring hides; what the decks of later years hold in numbers."""
    hints = sight.hints
    lines = [_say(sight, "deck", n=hints["cards_left"])]
    lines.append(_say(sight, "deck_hides" if hints["scoring_hides"] else "deck_no_scoring"))
    if hints["later_decks"]:
        lines.append(_say(sight, "later", counts=", ".join(map(str, hints["later_decks"]))))
    title = sight.speaker.t("board.principato.year_of", year=ROMAN[max(1, sight.view.year)])
    return Tip(title, lines=tuple(lines), rules=("P5.7", "P7.1", "P8.1"), reconstructed=True)


def _goals(seat: int, sight: Sight) -> Tip:
    """Before they are turned up only that they are there, whoever asks."""
    if not sight.view.goals_up:
        lines: tuple[Line, ...] = (_say(sight, "goals"),)
        if seat == sight.seat:
            lines += (_say(sight, "goals_peek"),)
        return Tip(sight.speaker.t("board.principato.goals"), lines=lines, rules=("P10.1", "P9.5"))
    goals = [sight.data.goals[goal] for goal in sight.view.players[seat].goals]
    said = tuple((Run(f"{sight.speaker.name(goal.id)}: {goal_text(goal, sight)}"),) for goal in goals)
    return Tip(sight.speaker.t("board.principato.goals"), lines=said, rules=("P9.1",),
               reconstructed=any(_reconstructed(goal.source) for goal in goals))
