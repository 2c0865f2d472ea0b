"""What computer players look at in Principato."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from kingsburg_table.core.actions import Action
from kingsburg_table.core.traits import Traits
from kingsburg_table.games.principato.actions import TakeToken
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.scoring import goal_points
from kingsburg_table.games.principato.state import Principality, Principato
from kingsburg_table.games.principato.strength import award, culture_points, possible_strength, strength
from kingsburg_table.games.principato.treasury import left
from kingsburg_table.games.principato.view import HIDDEN
from kingsburg_table.games.principato.words import CULTURE, Gain, GainPer

TOKENS = ("field", "farm", "palazzo", "bank", "catapult", "militia", "condottiere")
NAMES = (
    "military", "culture", "goals", "goal_steps",
    "food", "money", "favor", "room_food", "room_money",
    *TOKENS, "supplied", "strength", "possible", "award", "award_soon",
    "hand_cubes", "hand_tokens", "hand_culture", "hand_near", "hand_troops", "actions",
)
SOON = 8  #: so many cards before the end of a deck a scoring is near


class PrincipatoTraits(Traits[Principato]):
    names = NAMES
    parts = frozenset({"pay", "replace", "station", "token", "recruit"})

    def __init__(self, data: Components) -> None:
        self._data = data
        self._turns: dict[int, list[int]] = {}

    def of(self, state: Principato, seat: int) -> Sequence[float]:
        data = self._data
        player = state.players[seat]
        farms, banks = player.farm * data.figures.per_farm, player.bank * data.figures.per_bank
        steps, goals = self._goals(player)
        may = possible_strength(player)
        awards = self._awards(state, seat)
        near = self._near(state)
        return (
            player.military, culture_points(data, player), goals, steps,
            player.food, player.money, player.favor, farms - player.food, banks - player.money,
            player.field, player.farm, player.palazzo, player.bank, player.catapult, player.militia,
            player.condottiere,
            player.militia + player.condottiere - player.free_militia - player.free_condottieri,
            strength(player), may, awards, awards * near,
            *self._hand(state, player, farms, banks),
            state.actions if state.active == seat else 0,
        )

    def progress(self, state: Principato) -> float:
        """By the turns that are over and those that the decks still hold."""
        total = self._total(len(state.players))
        return min(1.0, state.turns / total)

    def horizon(self, state: Principato) -> Hashable:
        """Once round the table."""
        return state.turns // len(state.players), state.scorings

    def aim(self, action: Action) -> str:
        return action.token if isinstance(action, TakeToken) else ""

    def facts(self, state: Principato, seat: int) -> Mapping[str, float]:
        player = state.players[seat]
        return {
            "strength": possible_strength(player), "award": self._awards(state, seat),
            "culture": culture_points(self._data, player), "cubes": player.food + player.money + player.favor,
        }

    def _total(self, players: int) -> int:
        if players not in self._turns:
            years = range(1, self._data.figures.years + 1)
            self._turns[players] = [sum(sum(self._data.deck(year, players)) + 1 for year in years)]
        return self._turns[players][0]

    def _near(self, state: Principato) -> float:
        """How near a scoring is: an extra one that hides in the deck, or the one at its end."""
        cards = sum(state.deck)
        if not cards:
            return 1.0
        hidden = len(state.players) / cards if state.deck[0] else 0.0
        return min(1.0, max(hidden, (SOON - cards) / SOON))

    def _awards(self, state: Principato, seat: int) -> float:
        """What a scoring would bring if everybody supplied all they can."""
        figures = self._data.figures
        if state.scorings >= figures.scorings:
            return 0.0
        strengths = [possible_strength(player) for player in state.players]
        return award(figures.military[len(state.players)], strengths)[seat]

    def _goals(self, player: Principality) -> tuple[float, float]:
        """Steps on the way to the next points of the own goals, and their points now; unknown goals count nothing."""
        steps = points = 0.0
        for goal in player.goals:
            if goal == HIDDEN:
                continue
            points += goal_points(self._data, player, goal)
            card = self._data.goals[goal]
            if card.sets is not None:
                counts = [sum(getattr(player, kind)) for kind in card.sets.of]
                sets = min(counts)
                if sets < len(card.sets.points):
                    gain = card.sets.points[sets] - (card.sets.points[sets - 1] if sets else 0)
                    steps += gain * sum(count > sets for count in counts) / len(counts)
            elif card.per is not None:
                counted = sum(getattr(player, thing) for thing in card.per.count) - card.per.beyond
                steps += counted / max(card.per.beyond, card.per.each) if counted < 0 else (
                    counted % card.per.each / card.per.each
                )
        return steps, points

    def _hand(
        self, state: Principato, player: Principality, farms: int, banks: int
    ) -> tuple[float, float, float, float, float]:
        """What the two cards could bring now: cubes, tokens, culture values, how near unpaid culture is, troops."""
        cubes = tokens = culture = near = troops = 0.0
        for number in player.hand:
            card = self._data.card(number)
            best_cubes = best_tokens = best_culture = best_near = 0.0
            for deal, terms in zip(card.options, self._data.terms_of[number], strict=True):
                short = max(0, terms.food - player.food) + max(0, terms.money - player.money) - player.favor
                word = deal.do
                if isinstance(word, GainPer):
                    free = farms - player.food if word.cube == "food" else banks - player.money
                    best_cubes = max(best_cubes, min(getattr(player, word.token), max(0, free) + 1))
                elif not isinstance(word, Gain):
                    troops += 1.0
                elif word.culture:
                    value = self._best_left(state, word.culture)
                    if short <= 0:
                        best_culture = max(best_culture, value)
                    price = terms.food + terms.money
                    best_near = max(best_near, value * max(0.0, 1 - max(0, short) / max(1, price)))
                elif word.cubes:
                    best_cubes = max(best_cubes, word.food + word.money)
                elif short <= 0 and (not terms.pile or left(state.stock, terms.pile) >= terms.need):
                    best_tokens = max(best_tokens, sum(word.things().values()))
            cubes += best_cubes
            tokens += best_tokens
            culture += best_culture
            near += best_near
        return cubes, tokens, culture, near, troops

    def _best_left(self, state: Principato, kind: str) -> float:
        assert kind in CULTURE
        counts = getattr(state.stock, kind)
        return next((v for v, count in zip(self._data.culture[kind].values, counts, strict=True) if count), 0)

