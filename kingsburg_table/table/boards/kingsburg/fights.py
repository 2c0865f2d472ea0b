"""What a battle row shows, read from the view: strength as blocks, result, gains and losses."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.core.whereabouts import NOBODY
from kingsburg_table.games.kingsburg.components import Components, Enemy
from kingsburg_table.games.kingsburg.lasting import doubles_rewards, spares
from kingsburg_table.games.kingsburg.state import Battle, Kingsburg
from kingsburg_table.games.kingsburg.words import Gain, Strength
from kingsburg_table.games.kingsburg.words.effect import Condition
from kingsburg_table.table.boards.kingsburg import cards
from kingsburg_table.table.boards.kingsburg.province import sheet
from kingsburg_table.table.pieces.board import Sight

TRIBE = "goblins"
COUNTERS = ("gold", "wood", "stone", "points")


@dataclass(frozen=True, slots=True)
class FightShown:
    """One seat's battle against the card that was turned up."""

    seat: int
    colour: int
    name: str
    enemy: int
    strength: int
    soldiers: int
    reinforcements: int
    die: int
    means: str  #: what the reinforcements came from: die, army, fixed
    helping: tuple[tuple[str, int], ...]
    hindering: tuple[tuple[str, int], ...]
    idle: tuple[str, ...]  #: buildings that count only against others
    result: str  #: win, draw, loss
    strongest: bool
    fought: bool
    fighting: bool
    gains: tuple[tuple[str, int], ...]
    losses: tuple[tuple[str, int], ...]
    fallen: tuple[str, ...]
    built: tuple[bool, ...]
    counters: tuple[int, ...]
    before: tuple[int, ...]
    governor: str = ""
    number: int = 0  #: of the governor

    @property
    def blocks(self) -> int:
        """Points of strength before anything is taken away."""
        return self.soldiers + self.reinforcements + sum(n for _, n in self.helping)


def fights(sight: Sight) -> list[FightShown]:
    """In turn order."""
    view: Kingsburg = sight.view
    return [_fight(sight, seat) for seat in view.order] if view.enemy_shown and view.battles else []


def _fight(sight: Sight, seat: int) -> FightShown:
    view: Kingsburg = sight.view
    data: Components = sight.data
    battle, player = view.battles[seat], view.players[seat]
    standing = [*player.built, *battle.fallen]
    sources = [*(place.id for place in sheet(sight, seat) if place.id in standing), *_cards(sight, seat)]
    added = {id: _against(sight, seat, id) for id in sources}
    counted = [(id, n) for id, n in added.items() if n is not None]
    base = battle.strength - sum(n for _, n in counted)
    fresh = player.reinforced if apart(data) else view.reinforcements
    governor = cards.governor_of(sight, seat)
    turns = sight.where.turns if sight.where.turns.of == "battle" else NOBODY
    fought = not sight.where.at("look enemy") and seat != turns.now and seat not in turns.to_come
    names = (*COUNTERS,)
    return FightShown(
        seat, sight.colour(seat), sight.name(seat), strength_of_enemy(sight), battle.strength,
        max(0, base - fresh), min(fresh, max(0, base)), fresh, means(sight),
        tuple((id, n) for id, n in counted if n > 0), tuple((id, n) for id, n in counted if n < 0),
        tuple(id for id, n in counted if n == 0), battle.result, battle.strongest, fought,
        turns.now == seat, _gains(sight, seat, battle), _losses(sight, seat, battle), tuple(battle.fallen),
        tuple(place.id in player.built for place in sheet(sight, seat)),
        tuple(sight.counters[seat][name] for name in names),
        tuple(sight.before[seat][name] for name in names) if sight.before else (),
        governor.id if governor is not None else "", governor.number if governor is not None else 0,
    )


def apart(data: Components) -> bool:
    """Whether reinforcements may differ from seat to seat."""
    return not data.plain or "reinforce" in data.hooks


def means(sight: Sight) -> str:
    """Where this winter's reinforcements come from: a die, army tokens, or a number that a card fixes."""
    if sight.data.has("army_tokens"):
        return "army"
    return "die" if sight.view.reinforcements else "fixed"


def joins(sight: Sight) -> bool:
    """Whether the Valley's tribe fights beside the enemy (SC3)."""
    view: Kingsburg = sight.view
    valley = sight.data.enemies.get(view.valley)
    return valley is not None and (valley.kind == TRIBE or view.year == sight.data.figures.years)


def enemies(sight: Sight) -> list[Enemy]:
    """The cards whose rewards and losses count, the main one first."""
    view: Kingsburg = sight.view
    return [sight.data.enemies[card] for card in (view.enemy, *((view.valley,) if joins(sight) else ()))]


def strength_of_enemy(sight: Sight) -> int:
    return sum(card.strength for card in enemies(sight)) + int(sight.hints.get("enemy_bonus", 0))


def _cards(sight: Sight, seat: int) -> list[str]:
    """Cards that add to the seat's strength."""
    governor = cards.governor_of(sight, seat)
    return [governor.id] if governor is not None else []


def _against(sight: Sight, seat: int, source: str) -> int | None:
    """What a building or card adds against this enemy; None for one that has nothing to do with battles."""
    data: Components = sight.data
    kinds = (data.enemies[sight.view.enemy].kind, *((TRIBE,) if joins(sight) else ()))
    found: list[int] = []
    for effect in data.effects(source, "battle_mod"):
        works = effect.condition is None or _met(effect.condition, seat, sight)
        found += [word.by(kinds) if works else 0 for word in effect.do if isinstance(word, Strength)]
    fortified = sight.view.players[seat].fortified.get(source)
    found += [fortified] if fortified is not None else []
    return sum(found) if found else None


def _met(condition: Condition, seat: int, sight: Sight) -> bool:
    """The conditions that effects of battles name."""
    view: Kingsburg = sight.view
    printed = sight.data.enemies[view.enemy].strength
    if condition.printed_at_most is not None and printed > condition.printed_at_most:
        return False
    return not condition.peeked or seat in view.peekers


def _gains(sight: Sight, seat: int, battle: Battle) -> tuple[tuple[str, int], ...]:
    if battle.result != "win":
        return ()
    data: Components = sight.data
    times = 2 if doubles_rewards(data, sight.view, seat) else 1
    things: dict[str, int] = {}
    for card in enemies(sight):
        for name, n in card.reward.things().items():
            things[name] = things.get(name, 0) + n * times
    points = data.figures.victory_points_strongest if battle.strongest else 0
    destiny = [sight.view.destiny] if sight.view.destiny else []
    for id in (*sight.view.players[seat].built, *_cards(sight, seat), *destiny):
        words = [word for effect in data.effects(id, "battle_win") for word in effect.do]
        points += sum(word.points for word in words if isinstance(word, Gain))
    if points:
        things["points"] = things.get("points", 0) + points
    return tuple(things.items())


def _losses(sight: Sight, seat: int, battle: Battle) -> tuple[tuple[str, int], ...]:
    if battle.result != "loss":
        return ()
    things: dict[str, int] = {}
    for card in enemies(sight):
        for name, n in card.loss.things().items():
            what = "points" if name == "points" else "goods"
            if name == "buildings" or not spares(sight.data, sight.view, seat, what):
                things[name] = things.get(name, 0) + n
    return tuple(things.items())
