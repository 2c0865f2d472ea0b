"""What texts may say of actions, tiles and cards besides their fields; it follows from the data alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kingsburg_table.core.actions import Action
from kingsburg_table.games.tuscany.actions import Pay
from kingsburg_table.games.tuscany.box import BonusToken, IncomeCard, TileKind
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.words import KINDS, Crops, FreeTile, FreeToken, Gain, Income, Word

Message = tuple[str, dict[str, Any]]


def said(data: Components, action: Action) -> Mapping[str, Any]:
    """What is paid, as amounts."""
    if isinstance(action, Pay):
        paid = {kind: getattr(action, kind) for kind in (*KINDS, "worker")}
        return {"what": {thing: count for thing, count in paid.items() if count}}
    return {}


def kind_message(data: Components, kind: TileKind) -> Message:
    """What happens when a piece of a kind is placed (T9 to T16)."""
    id, values = WORDS[type(kind.effect)](kind.effect, data)
    if kind.more:
        return f"{id}_more", {**values, "token": kind.more}
    return id, values


#: What each word says.
WORDS: Mapping[type[Word], Callable[[Any, Components], Message]] = {
    Gain: lambda word, data: ("effect.tuscany.gain", {"gain": word.things()}),
    Income: lambda word, data: ("effect.tuscany.income", {"n": word.cards}),
    Crops: lambda word, data: ("effect.tuscany.crops", {"n": word.points, "hexagon": data.figures.hexagon_crop}),
    FreeTile: lambda word, data: ("effect.tuscany.free_tile", {}),
    FreeToken: lambda word, data: ("effect.tuscany.free_token", {}),
}


def income_message(data: Components, card: IncomeCard) -> Message:
    """What an income card brings."""
    if "hexagon" in card.gain:
        return "effect.tuscany.hexagon", {"gain": dict(card.gain), "n": data.figures.no_room_red}
    return "effect.tuscany.gain", {"gain": dict(card.gain)}


def token_message(data: Components, token: BonusToken) -> Message:
    """What a bonus token adds."""
    if token.space:
        return "effect.tuscany.space", {"n": token.space, "gain": {"green": token.green}}
    if token.id == data.figures.draw_more:
        return "effect.tuscany.more_cards", {}
    kind = next(id for id, kind in data.kinds.items() if kind.more == token.id)
    return "effect.tuscany.more", {"kind": kind}
