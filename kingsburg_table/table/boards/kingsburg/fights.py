"""What a battle row shows, read from the view: strength as blocks, result, gains and losses."""

from __future__ import annotations

from dataclasses import dataclass

from kingsburg_table.core.whereabouts import NOBODY
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.state import Battle, Kingsburg
from kingsburg_table.games.kingsburg.words import Gain, Strength
from kingsburg_table.table.boards.kingsburg.province import sheet
from kingsburg_table.table.pieces.board import Sight

COUNTERS = ("gold", "wood", "stone", "points")


@dataclass(frozen=True, slots=True)
class Fight:
    """One seat's battle against the card that was turned up."""

    seat: int
    colour: int
    name: str
    enemy: int
    strength: int
    soldiers: int
    reinforcements: int
    die: int
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

    @property
    def blocks(self) -> int:
        """Points of strength before anything is taken away."""
        return self.soldiers + self.reinforcements + sum(n for _, n in self.helping)


def fights(sight: Sight) -> list[Fight]:
    """In turn order."""
    view: Kingsburg = sight.view
    return [_fight(sight, seat) for seat in view.order] if view.enemy_shown and view.battles else []


def _fight(sight: Sight, seat: int) -> Fight:
    view: Kingsburg = sight.view
    data: Components = sight.data
    card, battle, player = data.enemies[view.enemy], view.battles[seat], view.players[seat]
    standing = [*player.built, *battle.fallen]
    added = {id: _against(data, id, card.kind) for id in (place.id for place in sheet(sight, seat)) if id in standing}
    counted = [(id, n) for id, n in added.items() if n is not None]
    base = battle.strength - sum(n for _, n in counted)
    turns = sight.where.turns if sight.where.turns.of == "battle" else NOBODY
    fought = not sight.where.at("look enemy") and seat != turns.now and seat not in turns.to_come
    names = (*COUNTERS,)
    return Fight(
        seat, sight.colour(seat), sight.name(seat), card.strength, battle.strength,
        max(0, base - view.reinforcements), min(view.reinforcements, max(0, base)), view.reinforcements,
        tuple((id, n) for id, n in counted if n > 0), tuple((id, n) for id, n in counted if n < 0),
        tuple(id for id, n in counted if n == 0), battle.result, battle.strongest, fought,
        turns.now == seat, _gains(sight, seat, battle), _losses(sight, battle), tuple(battle.fallen),
        tuple(place.id in player.built for place in sheet(sight, seat)),
        tuple(sight.counters[seat][name] for name in names),
        tuple(sight.before[seat][name] for name in names) if sight.before else (),
    )


def _against(data: Components, building: str, kind: str) -> int | None:
    """What a building adds against this kind; None for one that has nothing to do with battles."""
    words = [word for effect in data.effects(building, "battle_mod") for word in effect.do]
    strengths = [word.by(kind) for word in words if isinstance(word, Strength)]
    return sum(strengths) if strengths else None


def _gains(sight: Sight, seat: int, battle: Battle) -> tuple[tuple[str, int], ...]:
    if battle.result != "win":
        return ()
    data: Components = sight.data
    things = dict(data.enemies[sight.view.enemy].reward.things())
    points = data.figures.victory_points_strongest if battle.strongest else 0
    for id in sight.view.players[seat].built:
        words = [word for effect in data.effects(id, "battle_win") for word in effect.do]
        points += sum(word.points for word in words if isinstance(word, Gain))
    if points:
        things["points"] = things.get("points", 0) + points
    return tuple(things.items())


def _losses(sight: Sight, battle: Battle) -> tuple[tuple[str, int], ...]:
    if battle.result != "loss":
        return ()
    things: dict[str, int] = sight.data.enemies[sight.view.enemy].loss.things()
    return tuple(things.items())
