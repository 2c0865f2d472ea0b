"""What a match is played with: what of the box its modules bring, with the look-ups that steps need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kingsburg_table.core.components import Name
from kingsburg_table.core.effects import Key, Kits
from kingsburg_table.games.kingsburg.pieces import (
    Advisor,
    Brought,
    Building,
    Cards,
    Enemy,
    EnemyKind,
    Figures,
    Phase,
    Term,
)
from kingsburg_table.games.kingsburg.words import AnyFace, Effect, HookName, Office, ScorePer, Word

ROWS, MORE_ROWS, COLUMNS = "BCDEF", "AG", 4
OFF = ("off", "none")
MODULE_OPTIONS = ("extra_rows", "alternative_rows", "governors", "destiny", "army_tokens", "whims", "scenario")


def _needs_more(effect: Effect) -> bool:
    """Whether an effect needs what is left out where only the base game's buildings have effects: a look at where dice
    are put, private spaces, who has built or recruited, battles won."""
    if effect.hook in ("on_place", "recruited") or (effect.condition is not None and effect.condition.somebody_idle):
        return True
    return any(isinstance(word, Office) or (isinstance(word, ScorePer) and word.battles > 0) for word in effect.do)


class Components:
    """`options`: what is on; `brought`: what that adds to the base game's buildings."""

    def __init__(
        self, advisors: dict[str, Advisor], buildings: dict[str, Building], kinds: dict[str, EnemyKind],
        enemies: dict[str, Enemy], phases: dict[str, Phase], terms: dict[str, Term], figures: Figures,
        cards: Cards | None = None, options: Mapping[str, str] | None = None, brought: Sequence[Brought] = (),
    ) -> None:
        self.cards = cards or Cards()
        self.options = {id: value for id, value in (options or {}).items() if value not in OFF and id in MODULE_OPTIONS}
        self.printed, self.brought = buildings, brought
        self.advisors, self.kinds, self.enemies = advisors, kinds, enemies
        self.phases, self.terms, self.figures = phases, terms, figures
        self.buildings = self._buildings_in_play()
        self.by_rank = {advisor.rank: advisor for advisor in advisors.values()}
        self.whims = {whim.rank: whim for whim in self.cards.whims.values()}
        self.rows = self.sheet(())
        self.by_place = {building.at: building for building in self.buildings.values() if not building.strip}
        self._before = {
            id: tuple(b.id for b in self._row(building.row, building.strip) if b.column < building.column)
            for id, building in self.buildings.items()
        }
        self.enemy_pools = [
            [card.id for card in enemies.values() if card.year == year] for year in range(1, figures.years + 1)
        ]
        self._effects = {
            id: source.effects
            for group in (self.buildings, self.cards.governors, self.cards.destiny, self.cards.groups)
            for id, source in group.items()
        }
        self.kits: Kits[Effect] = Kits(self.effects_of)
        in_sight = [effect for id in self.in_sight() for effect in self._effects[id]]
        self.words = frozenset(type(word) for effect in in_sight for word in effect.do)  #: that anything in sight says
        self.fair = AnyFace in self.words  #: a die may show anything somewhere
        self.hooks = frozenset(effect.hook for effect in in_sight)
        #: Effects come from buildings alone, and none of them asks for what only the modules' cards need.
        self.plain = not self.cards_on() and not any(map(_needs_more, in_sight))

    def in_play(self, options: Mapping[str, str], brought: Sequence[Brought]) -> Components:
        """What is played with when these options are on, and their modules bring this."""
        parts = (self.advisors, self.printed, self.kinds, self.enemies, self.phases, self.terms, self.figures)
        return Components(*parts, cards=self.cards, options=options, brought=brought)

    def has(self, option: str) -> bool:
        """Whether a module, or a scenario by its name, is on."""
        return option in self.options or self.options.get("scenario") == option

    def forbidden(self) -> tuple[str, ...]:
        """Destiny cards that the scenario puts away."""
        scenario = self.cards.scenarios.get(self.options.get("scenario", ""))
        return scenario.forbids if scenario is not None else ()

    def cards_on(self) -> bool:
        """Whether anything but buildings may have effects."""
        return any(self.has(option) for option in ("governors", "destiny", "whims", "scenario", "army_tokens"))

    def _buildings_in_play(self) -> dict[str, Building]:
        more = {id: building for each in self.brought for id, building in each.buildings.items()}
        found = self.printed | more
        if more:
            found = {b.id: b for b in sorted(found.values(), key=lambda b: b.at)}
        rows = {building.row for building in found.values()}
        strips = {id: strip for each in self.brought for id, strip in each.strips.items() if strip.row in rows}
        return found | strips

    def in_sight(self) -> list[str]:
        """Everything with effects that this match can see."""
        return [*self.buildings, *(id for each in self.brought for id in each.cards)]

    def _row(self, letter: str, strip: bool) -> tuple[Building, ...]:
        row = (b for b in self.buildings.values() if b.row == letter and b.strip == strip)
        return tuple(sorted(row, key=lambda b: b.column))

    @cache  # noqa: B019 - as long as the data live
    def sheet(self, strips: tuple[str, ...]) -> tuple[tuple[Building, ...], ...]:
        """A player's rows from the top: those of these letters are covered by a strip (M2)."""
        letters = sorted({building.row for building in self.buildings.values()})
        return tuple(self._row(letter, letter in strips) for letter in letters)

    @cache  # noqa: B019
    def on_sheet(self, strips: tuple[str, ...]) -> dict[str, Building]:
        """The buildings of such a sheet."""
        if not strips:
            return {id: building for id, building in self.buildings.items() if not building.strip}
        return {building.id: building for row in self.sheet(strips) for building in row}

    def effects_of(self, source: str) -> tuple[Effect, ...]:
        """Everything that a source does."""
        return self._effects[source]

    def effect(self, key: Key) -> Effect:
        """One effect of a source."""
        return self.effects_of(key[0])[key[1]]

    @cache  # noqa: B019
    def effects(self, source: str, hook: HookName) -> tuple[Effect, ...]:
        """A source's effects at a hook."""
        return tuple(effect for effect in self.effects_of(source) if effect.hook == hook)

    def counts_as(self, source: str, hook: str) -> str:
        """What points from a source count as in the results."""
        for kind, group in (("governors", self.cards.governors), ("destiny", self.cards.destiny),
                            ("scenario", self.cards.groups)):
            if source in group:
                return kind
        return {"battle_win": "battles", "game_end": "end"}.get(hook, "effects")

    def has_source(self, source: str) -> bool:
        """Whether anything of that name has effects."""
        return source in self._effects

    def rule_of(self, source: str) -> str:
        """The rule that a card belongs to."""
        for rule, group in (("M3", self.cards.governors), ("M4", self.cards.destiny), ("SC1", self.cards.groups)):
            if source in group:
                return rule
        return "K2.2"

    def piece(self, seat: int, source: str) -> str:
        """The thing on the table that a player touches for a source's effect."""
        for kind, group in (("governor", self.cards.governors), ("group", self.cards.groups)):
            if source in group:
                return f"{kind}.{seat}.{source}"
        return f"destiny.{source}" if source in self.cards.destiny else f"building.{seat}.{source}"

    def support(self, giver: str) -> tuple[Word, ...]:
        """What an advisor, a whim tile or an office gives."""
        group: Mapping[str, Any] = self.advisors
        if giver not in group:
            group = self.cards.whims if giver in self.cards.whims else self.cards.offices
        support: tuple[Word, ...] = group[giver].support
        return support

    def rank_of(self, giver: str) -> int:
        """The number of an advisor, and of the tile or office that stands for one."""
        rank: int = (self.advisors.get(giver) or self.cards.whims.get(giver) or self.cards.offices[giver]).rank
        return rank

    def before(self, building: Building) -> tuple[str, ...]:
        """The buildings that must stand to its left (K7.2)."""
        return self._before[building.id]

    def names(self) -> dict[str, Name]:
        """Every component's name by id, for texts."""
        cards = self.cards
        groups: tuple[Mapping[str, Any], ...] = (
            self.phases, self.kinds, cards.extra, cards.strips, self.buildings, self.advisors, cards.governors,
            cards.offices, cards.destiny, cards.whims, cards.groups, cards.scenarios,
        )
        names = {id: thing.name for group in groups for id, thing in group.items()}
        names |= {id if id not in names else f"term.{id}": term.name for id, term in self.terms.items()}
        return names | {id: self.kinds[card.kind].name for id, card in self.enemies.items()}
