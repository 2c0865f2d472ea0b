"""Phase 8: winter (K12)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.asking import ask_loss
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import fire, for_everybody, in_force
from kingsburg_table.games.kingsburg.enemy import top_card, valley_card
from kingsburg_table.games.kingsburg.lasting import (
    doubles_rewards,
    enemy_bonus,
    indestructible,
    spares,
    strength,
    wins_ties,
)
from kingsburg_table.games.kingsburg.pieces import Enemy
from kingsburg_table.games.kingsburg.state import NOBODY, Battle, Kingsburg, KPlay
from kingsburg_table.games.kingsburg.tasks import Defeat
from kingsburg_table.games.kingsburg.treasury import deal, gain, lose
from kingsburg_table.games.kingsburg.words import GOODS, Bundle, Cause, FixedReinforcements, HigherDie, give

TRIBE = "goblins"


class Reinforcements(Step[Kingsburg, Components]):
    """The first player rolls one white die; everybody gets that many soldiers (K12.2)."""

    name, rule = "reinforcements", "K12.2"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        fixed = fixed_reinforcements(play)
        if fixed is not None:
            play.tell("fixed_reinforcements", n=fixed[0], cause=fixed[1])
            for seat in state.order:
                reinforce(play, seat, fixed[0])
            return
        holder = higher_die(play)
        rolled = play.door.roll(state, "reinforcements", 1 if holder == NOBODY else 2)
        state.reinforcements = min(rolled)
        play.tell("reinforcements", seat=state.order[0], n=state.reinforcements)
        if holder != NOBODY:
            play.tell("higher_die", seat=holder, n=max(rolled))
        for seat in state.order:
            reinforce(play, seat, max(rolled) if seat == holder else state.reinforcements)


def reinforce(play: KPlay, seat: int, n: int) -> None:
    """Soldiers of this winter's die or token; what they were is remembered for those who may better them."""
    if not play.data.plain or "reinforce" in play.data.hooks:
        play.state.players[seat].reinforced = n
    gain(play, seat, {"soldiers": n} if n else {}, "reinforcements")


def fixed_reinforcements(play: KPlay) -> tuple[int, str] | None:
    """How many soldiers come without a die this year (Snowstorm)."""
    for effect, cause in for_everybody(play.data, play.state, "reinforcing"):
        for word in effect.do:
            if type(word) is FixedReinforcements:
                return word.n, cause.id
    return None


def higher_die(play: KPlay) -> int:
    """Who counts the higher of two dice (Military)."""
    if "reinforcing" in play.data.hooks:
        for seat in play.state.order:
            if any(in_force(play.data, play.state, seat, "reinforcing", HigherDie)):
                return seat
    return NOBODY


class RevealEnemy(Step[Kingsburg, Components]):
    """The enemy card is turned up (K12.4) and all strengths are fixed (K12.5)."""

    name, rule = "enemy", "K12.4"

    def run(self, play: KPlay, frame: Frame) -> None:
        state, data = play.state, play.data
        play.reveal()
        card = top_card(play)
        state.enemy_shown = True
        play.tell("enemy", enemy=card.id, kind=card.kind, n=card.strength)
        kinds, enemy = joined(play, card)
        bonus = enemy_bonus(data, state)
        if bonus:
            play.tell("fiercer", n=bonus, cause=state.destiny)
        enemy += bonus
        seats = range(len(state.players))
        state.battles = [Battle(strength(data, state, seat, kinds, card.strength)) for seat in seats]
        highest = max(battle.strength for battle in state.battles)
        for seat, battle in enumerate(state.battles):
            battle.result = _result(battle.strength, enemy, wins_ties(data, state, seat))
            battle.strongest = battle.result == "win" and battle.strength == highest  # K12.6


def joined(play: KPlay, card: Enemy) -> tuple[str | tuple[str, ...], int]:
    """Kinds and strength of the enemy, with the Valley's tribe if it joins (SC3)."""
    if not play.data.has("goblin_valley"):
        return card.kind, card.strength
    valley = valley_card(play)
    joins = tribe_joins(play)
    play.tell("valley", enemy=valley.id, kind=valley.kind, n=valley.strength, joins=joins)
    if not joins:
        return card.kind, card.strength
    for seat in play.state.order:
        gain(play, seat, {"soldiers": play.state.year}, "goblin_valley")
    return (card.kind, TRIBE), card.strength + valley.strength


def tribe_joins(play: KPlay) -> bool:
    """Goblins join, and in the last year whoever it is counts as Goblins (SC3)."""
    state = play.state
    if not state.valley:
        return False
    return play.data.enemies[state.valley].kind == TRIBE or state.year == play.data.figures.years


def cards_of(play: KPlay) -> list[Enemy]:
    """Whose rewards and losses count, the main card first."""
    state, enemies = play.state, play.data.enemies
    return [enemies[state.enemy], *([enemies[state.valley]] if tribe_joins(play) else [])]


def _result(own: int, enemy: int, ties: bool) -> str:
    if own == enemy:
        return "win" if ties else "draw"
    return "win" if own > enemy else "loss"


class Fight(Step[Kingsburg, Components]):
    """A player's own battle: rewards or losses (K12.5 to K12.10)."""

    name, rule = "battle", "K12.5"

    def run(self, play: KPlay, frame: Frame) -> None:
        battle = play.state.battles[frame.seat]
        card = play.data.enemies[play.state.enemy]
        play.tell("fought", seat=frame.seat, result=battle.result, n=battle.strength, enemy=card.id)
        if battle.result == "win":
            self._win(play, frame.seat, battle)
        elif battle.result == "loss":
            self._lose(play, frame.seat)

    @staticmethod
    def _win(play: KPlay, seat: int, battle: Battle) -> None:
        if not play.data.plain:
            play.state.players[seat].won += 1
        fire(play, seat, "battle_win", "K12.5")
        if battle.strongest:
            gain(play, seat, {"points": play.data.figures.victory_points_strongest}, "strongest", "battles")
        times = 2 if doubles_rewards(play.data, play.state, seat) else 1
        for card in reversed(cards_of(play)):  # a question about the last one given is asked first
            reward = card.reward
            if times > 1:
                reward = Bundle(**{name: count * times for name, count in reward.things().items()})
            give(play, seat, reward, Cause(card.id, "battles", "K12.5"))

    @staticmethod
    def _lose(play: KPlay, seat: int) -> None:
        """Goods, then buildings, then points (K12.10), card by card; what protects is judged now."""
        keeps = spares(play.data, play.state, seat, "points")
        for card in cards_of(play)[:0:-1]:
            play.push("further defeat", seat, [Defeat(card.id, keeps)])
        suffer(play, seat, cards_of(play)[0], [Defeat("", True)] if keeps else [])
        fire(play, seat, "battle_loss", "K12.5")


def suffer(play: KPlay, seat: int, card: Enemy, aftermath: list[Defeat]) -> None:
    """The goods of a defeat; the question about goods is pushed last, so asked first."""
    player = play.state.players[seat]
    listed = card.loss.things()
    chosen = listed.pop("goods", 0)
    spared = spares(play.data, play.state, seat, "goods")
    goods = {good: min(listed[good], player.goods[GOODS.index(good)]) for good in GOODS if good in listed}
    if not spared:
        lose(play, seat, {good: count for good, count in goods.items() if count}, card.id)
    play.push("aftermath", seat, list(aftermath))
    if chosen and not spared:
        ask_loss(play, seat, chosen)


class FurtherDefeat(Step[Kingsburg, Components]):
    """The second card of a lost battle (SC3)."""

    name, rule = "further defeat", "SC3"

    def run(self, play: KPlay, frame: Frame[Defeat]) -> None:
        (defeat,) = frame.todo
        play.state.agenda.pop()
        suffer(play, frame.seat, play.data.enemies[defeat.card], [defeat])


class Aftermath(Step[Kingsburg, Components]):
    """What falls and what it costs, after the goods are gone (K12.8, K12.9)."""

    name, rule = "aftermath", "K12.8"

    def run(self, play: KPlay, frame: Frame[Defeat]) -> None:
        defeat = frame.todo[0] if frame.todo else Defeat()
        card = play.data.enemies[defeat.card or play.state.enemy]
        player = play.state.players[frame.seat]
        for _ in range(card.loss.buildings):
            standing = [play.data.buildings[id] for id in player.built if not indestructible(play.data, id)]
            if not standing:
                break
            fallen = max(standing, key=lambda b: (b.column, -ord(b.row)))
            player.built.remove(fallen.id)
            play.state.battles[frame.seat].fallen.append(fallen.id)
            points = {"points": fallen.points} if fallen.points and fallen.id not in player.unscored else {}
            if fallen.id in player.unscored:
                player.unscored.remove(fallen.id)
            deal(play, "destroyed", frame.seat, points, {}, "buildings", {"building": fallen.id})
        if card.loss.points and not defeat.keeps_points:
            lose(play, frame.seat, {"points": card.loss.points}, card.id, "battles")


class EndWinter(Step[Kingsburg, Components]):
    """The card goes to the box and all soldiers go home (K12.11)."""

    name, rule = "end of winter", "K12.11"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        for seat in state.order:
            player = state.players[seat]
            soldiers = player.soldiers - min(player.kept, player.soldiers)
            lose(play, seat, {"soldiers": soldiers} if soldiers else {}, "dismissal")
            player.kept = player.reinforced = 0
            player.fortified = {}
        state.enemy, state.enemy_shown, state.reinforcements = "", False, 0
        state.valley = ""
        state.scouts.clear()
        state.peekers.clear()
        state.battles.clear()
