"""Phase 3: initiative, new order, threshold, rewards, weddings, clean-up (S11)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.signorie.actions import Buy, NoPurchase, NoWedding, TakeBonus, TakeFlorins, Wed
from kingsburg_table.games.signorie.box import Reward
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.means import means
from kingsburg_table.games.signorie.scoring import dice_sum, threshold
from kingsburg_table.games.signorie.state import NO_DIE, NONE, Signorie, SPlay
from kingsburg_table.games.signorie.steps import options
from kingsburg_table.games.signorie.steps.ahead import reward_runs_on
from kingsburg_table.games.signorie.steps.asked import Question, not_asked
from kingsburg_table.games.signorie.things import COLOURS
from kingsburg_table.games.signorie.treasury import gain_florins, pay_florins, return_laid_pawns, score
from kingsburg_table.games.signorie.words import Cause, ExtraAction


def reward(play: SPlay) -> Reward:
    """The token of the running round."""
    return play.data.rewards[play.state.rewards[play.state.round - 1]]


class ScoreInitiative(Step[Signorie, Components]):
    """The points of the step on which the own disc stands (S11.1)."""

    name, rule = "initiative", "S11.1"

    def run(self, play: SPlay, frame: Frame) -> None:
        state = play.state
        state.colour = NONE
        for seat in state.line:
            points = play.data.figures.initiative[state.players[seat].initiative]
            play.tell("initiative", seat=seat, n=points, gain=score(play, seat, "initiative", points))


class SetOrder(Step[Signorie, Components]):
    """Highest disc first, on one step the upper one; then all go back, the first player's on top (S11.2, S11.3)."""

    name, rule = "order", "S11.2"

    def run(self, play: SPlay, frame: Frame) -> None:
        state = play.state
        state.order = state.line[:]
        for player in state.players:
            player.initiative = 0
            player.passed = False
        play.tell("new_order", seats=state.order[:])


class CheckThreshold(Step[Signorie, Components]):
    """All at once: whose dice are not above the own threshold (S11.4); the dice leave for an extra action (S11.11)."""

    name, rule = "threshold", "S11.4"

    def run(self, play: SPlay, frame: Frame) -> None:
        state = play.state
        state.sums = [dice_sum(state, seat) for seat in range(len(state.players))]
        state.thresholds = [threshold(play.data, state, seat) for seat in range(len(state.players))]
        state.entitled = [seat for seat in state.order if state.sums[seat] <= state.thresholds[seat]]
        for seat in state.order:
            kind = "entitled" if seat in state.entitled else "not_entitled"
            play.tell(kind, seat=seat, sum=state.sums[seat], threshold=state.thresholds[seat])
        if type(reward(play).do) is ExtraAction:
            for player in state.players:
                player.aside, player.dice = player.dice, [NO_DIE] * len(COLOURS)


class ClaimReward(Question):
    """Rounds 1 to 5: the bonus or florins, one of them (S11.7); a bonus that cannot be done is not offered (S11.10)."""

    name, rule, takes = "reward", "S11.7", (TakeBonus, TakeFlorins)

    def decision(self, play: SPlay, frame: Frame) -> Decision | None:
        state, seat = play.state, frame.seat
        if state.round > play.data.figures.bonus_rounds:
            return None
        token = reward(play).id
        possible = reward(play).do.obstacle(play, seat, means(play, seat)) is None
        found = (options.take_bonus(token), options.TAKE_FLORINS) if possible else (options.TAKE_FLORINS,)
        prompt = Prompt("prompt.signorie.reward", {"seat": seat, "reward": token})
        return Decision(seat, self.name, prompt, self.rule, found)

    def apply(self, play: SPlay, frame: Frame, action: TakeBonus | TakeFlorins) -> bool:
        seat = frame.seat
        if type(action) is TakeBonus:
            play.tell("took_bonus", seat=seat, reward=action.reward)
            reward(play).do.perform(play, seat, Cause("rewards"))
        else:
            gain_florins(play, seat, play.data.figures.reward_florins)
        return False

    def refuse(self, play: SPlay, seat: int, action: TakeBonus | TakeFlorins) -> Refusal | None:
        if (refusal := refuse_unentitled(play, seat)) is not None:
            return refusal
        if play.state.round > play.data.figures.bonus_rounds:
            return Refusal("S11.13", "points_only")
        if type(action) is TakeBonus:
            if action.reward != reward(play).id:
                return Refusal("S11.7", "other_reward", {"reward": reward(play).id})
            if (obstacle := reward(play).do.obstacle(play, seat, means(play, seat))) is not None:
                return obstacle
        return not_asked(play, self, seat)

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        found = {}
        for round_, token in enumerate(play.state.rewards, start=1):
            if round_ != play.state.round:
                found[f"reward.{token}"] = Refusal("S11.7", "other_reward", {"reward": reward(play).id})
        return found


def refuse_unentitled(play: SPlay, seat: int) -> Refusal | None:
    """Whoever is above the threshold gets nothing of the rewards (S11.4)."""
    state = play.state
    if not state.sums:
        return Refusal("S11.6", "no_rewards_now")
    if seat not in state.entitled:
        return Refusal("S11.4", "above_threshold", {"sum": state.sums[seat], "threshold": state.thresholds[seat]})
    return None


class HoldWedding(Question):
    """Rounds 1 to 5: a bride for the topmost portrait without one (S11.8). Who has no portrait left and is the last
    still ends the round, so that the next dice do not fall unasked."""

    name, rule, takes = "wedding", "S11.8", (Wed, NoWedding)

    def decision(self, play: SPlay, frame: Frame) -> Decision | None:
        state, seat, figures = play.state, frame.seat, play.data.figures
        brides, last = state.players[seat].brides, reward_runs_on(play, seat, sealed=False)
        if state.round > figures.bonus_rounds:
            return None
        wed, none = options.weddings(reward_runs_on(play, seat, sealed=True), last)
        if brides == len(figures.weddings):
            prompt = Prompt("prompt.signorie.no_portrait", {"seat": seat, "n": brides})
            return Decision(seat, self.name, prompt, self.rule, (none,), none) if last else None
        values = {"seat": seat, "n": figures.weddings[brides], "florins": figures.wedding_florins.get(state.round, 0)}
        return Decision(seat, self.name, Prompt("prompt.signorie.wedding", values), self.rule, (wed, none), wed)

    def apply(self, play: SPlay, frame: Frame, action: Wed | NoWedding) -> bool:
        if type(action) is NoWedding:
            play.tell("no_wedding", seat=frame.seat)
            return False
        state, seat, figures = play.state, frame.seat, play.data.figures
        player = state.players[seat]
        gained = {"brides": 1, **score(play, seat, "weddings", figures.weddings[player.brides])}
        player.brides += 1
        state.brides -= 1
        if florins := figures.wedding_florins.get(state.round, 0):
            player.florins += florins
            gained["florins"] = florins
        play.tell("wedding", seat=seat, gain=gained)
        return False

    def refuse(self, play: SPlay, seat: int, action: Wed | NoWedding) -> Refusal | None:
        if (refusal := refuse_unentitled(play, seat)) is not None:
            return refusal
        if play.state.round > play.data.figures.bonus_rounds:
            return Refusal("S11.13", "points_only")
        if type(action) is Wed and play.state.players[seat].brides == len(play.data.figures.weddings):
            return Refusal("S11.8", "all_married", {"n": len(play.data.figures.weddings)})
        return not_asked(play, self, seat)


class ScoreReward(Step[Signorie, Components]):
    """Rounds 6 and 7: the points of the token (S11.13)."""

    name, rule = "reward points", "S11.13"

    def run(self, play: SPlay, frame: Frame) -> None:
        if play.state.round > play.data.figures.bonus_rounds:
            reward(play).do.perform(play, frame.seat, Cause("rewards"))


class BuyPoints(Question):
    """Rounds 6 and 7: florins for points, once (S11.13)."""

    name, rule, takes = "purchase", "S11.13", (Buy, NoPurchase)

    def decision(self, play: SPlay, frame: Frame) -> Decision | None:
        figures, seat = play.data.figures, frame.seat
        price = figures.purchase
        if play.state.round <= figures.bonus_rounds or play.state.players[seat].florins < price.florins:
            return None
        found = options.purchases(reward_runs_on(play, seat, sealed=False))
        values = {"seat": seat, "n": price.florins, "points": price.points}
        return Decision(seat, self.name, Prompt("prompt.signorie.purchase", values), self.rule, found, found[0])

    def apply(self, play: SPlay, frame: Frame, action: Buy | NoPurchase) -> bool:
        if type(action) is Buy:
            price, seat = play.data.figures.purchase, frame.seat
            paid = pay_florins(play, seat, price.florins)
            play.tell("bought", seat=seat, pay=paid, gain=score(play, seat, "purchases", price.points))
        return False

    def refuse(self, play: SPlay, seat: int, action: Buy | NoPurchase) -> Refusal | None:
        if (refusal := refuse_unentitled(play, seat)) is not None:
            return refusal
        figures = play.data.figures
        if play.state.round <= figures.bonus_rounds:
            return Refusal("S11.13", "no_purchase_yet", {"n": figures.bonus_rounds + 1})
        if play.state.players[seat].florins < figures.purchase.florins:
            have = play.state.players[seat].florins
            return Refusal("S11.13", "purchase_too_dear", {"n": figures.purchase.florins, "have": have})
        return not_asked(play, self, seat)


class CleanUp(Step[Signorie, Components]):
    """The reward token leaves; pawns of the threshold area go to the general supply (S11.14)."""

    name, rule = "clean up", "S11.14"

    def run(self, play: SPlay, frame: Frame) -> None:
        state = play.state
        state.cleared += 1
        state.sums, state.thresholds, state.entitled = [], [], []
        state.colour = NONE
        for seat in range(len(state.players)):
            return_laid_pawns(play, seat)
