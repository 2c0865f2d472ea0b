"""Phase 8: winter (K12)."""

from __future__ import annotations

from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.asking import ask_loss
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.effects import fire
from kingsburg_table.games.kingsburg.enemy import top_card
from kingsburg_table.games.kingsburg.lasting import strength, wins_ties
from kingsburg_table.games.kingsburg.state import Battle, Kingsburg, KPlay
from kingsburg_table.games.kingsburg.treasury import deal, gain, lose
from kingsburg_table.games.kingsburg.words import GOODS, Cause, give


class Reinforcements(Step[Kingsburg, Components]):
    """The first player rolls one white die; everybody gets that many soldiers (K12.2)."""

    name, rule = "reinforcements", "K12.2"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        state.reinforcements = play.door.roll(state, "reinforcements", 1)[0]
        play.tell("reinforcements", seat=state.order[0], n=state.reinforcements)
        for seat in state.order:
            gain(play, seat, {"soldiers": state.reinforcements}, "reinforcements")


class RevealEnemy(Step[Kingsburg, Components]):
    """The enemy card is turned up (K12.4) and all strengths are fixed (K12.5)."""

    name, rule = "enemy", "K12.4"

    def run(self, play: KPlay, frame: Frame) -> None:
        state, data = play.state, play.data
        play.reveal()
        card = top_card(play)
        state.enemy_shown = True
        play.tell("enemy", enemy=card.id, kind=card.kind, n=card.strength)
        state.battles = [Battle(strength(data, state, seat, card.kind)) for seat in range(len(state.players))]
        highest = max(battle.strength for battle in state.battles)
        for seat, battle in enumerate(state.battles):
            battle.result = _result(battle.strength, card.strength, wins_ties(data, state, seat))
            battle.strongest = battle.result == "win" and battle.strength == highest  # K12.6


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
        card = play.data.enemies[play.state.enemy]
        fire(play, seat, "battle_win", "K12.5")
        if battle.strongest:
            gain(play, seat, {"points": play.data.figures.victory_points_strongest}, "strongest", "battles")
        give(play, seat, card.reward, Cause(card.id, "battles", "K12.5"))

    @staticmethod
    def _lose(play: KPlay, seat: int) -> None:
        """Goods, then buildings, then points (K12.10); the question about goods is pushed last, so asked first."""
        card = play.data.enemies[play.state.enemy]
        player = play.state.players[seat]
        listed = card.loss.things()
        chosen = listed.pop("goods", 0)
        goods = {good: min(listed[good], player.goods[GOODS.index(good)]) for good in GOODS if good in listed}
        lose(play, seat, {good: count for good, count in goods.items() if count}, card.id)
        play.push("aftermath", seat)
        if chosen:
            ask_loss(play, seat, chosen)


class Aftermath(Step[Kingsburg, Components]):
    """What falls and what it costs, after the goods are gone (K12.8, K12.9)."""

    name, rule = "aftermath", "K12.8"

    def run(self, play: KPlay, frame: Frame) -> None:
        card = play.data.enemies[play.state.enemy]
        player = play.state.players[frame.seat]
        for _ in range(card.loss.buildings):
            if not player.built:
                break
            fallen = max((play.data.buildings[id] for id in player.built), key=lambda b: (b.column, -ord(b.row)))
            player.built.remove(fallen.id)
            play.state.battles[frame.seat].fallen.append(fallen.id)
            points = {"points": fallen.points} if fallen.points else {}
            deal(play, "destroyed", frame.seat, points, {}, "buildings", building=fallen.id)
        if card.loss.points:
            lose(play, frame.seat, {"points": card.loss.points}, card.id, "battles")


class EndWinter(Step[Kingsburg, Components]):
    """The card goes to the box and all soldiers go home (K12.11)."""

    name, rule = "end of winter", "K12.11"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        for seat in state.order:
            soldiers = state.players[seat].soldiers
            lose(play, seat, {"soldiers": soldiers} if soldiers else {}, "dismissal")
        state.enemy, state.enemy_shown, state.reinforcements = "", False, 0
        state.peekers.clear()
        state.battles.clear()
