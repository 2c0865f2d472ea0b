"""The modules and scenarios, in the order in which the rulebook has them set up."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.games.kingsburg.box import OFF, Components
from kingsburg_table.games.kingsburg.modules.alternative_rows import AlternativeRows
from kingsburg_table.games.kingsburg.modules.army_tokens import ArmyTokens
from kingsburg_table.games.kingsburg.modules.destiny import DestinyCards
from kingsburg_table.games.kingsburg.modules.extra_rows import ExtraRows
from kingsburg_table.games.kingsburg.modules.goblin_valley import GoblinValley
from kingsburg_table.games.kingsburg.modules.governors import Governors
from kingsburg_table.games.kingsburg.modules.great_tournament import GreatTournament
from kingsburg_table.games.kingsburg.modules.module import KNode, Module, Place
from kingsburg_table.games.kingsburg.modules.pork_barrel import VoteBuying
from kingsburg_table.games.kingsburg.modules.shifting_alliances import ShiftingAlliances
from kingsburg_table.games.kingsburg.modules.whims import Whims

__all__ = ["MODULES", "KNode", "Module", "Place", "in_play", "modules_of"]

#: By option, or by name of the scenario.
MODULES: dict[str, type[Module]] = {
    "extra_rows": ExtraRows, "alternative_rows": AlternativeRows, "governors": Governors, "destiny": DestinyCards,
    "army_tokens": ArmyTokens, "whims": Whims, "pork_barrel": VoteBuying, "shifting_alliances": ShiftingAlliances,
    "goblin_valley": GoblinValley, "great_tournament": GreatTournament,
}


def in_play(box: Components, options: Mapping[str, str]) -> Components:
    """The box as these options have it: with what the modules bring that they turn on."""
    on = {id for id, value in options.items() if value not in OFF} | {options.get("scenario", "")}
    brought = [kind.brings(box.cards) for name, kind in MODULES.items() if name in on]
    data = box.in_play(options, brought)
    return data if data.options else box


def modules_of(data: Components) -> list[Module]:
    """Those that are on."""
    return [kind(data) for name, kind in MODULES.items() if data.has(name)]
