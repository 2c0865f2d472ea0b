"""Step b: influencing advisors (K5, K10.3)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Influence, Pass
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.lasting import any_face, shifts
from kingsburg_table.games.kingsburg.placing import arrive
from kingsburg_table.games.kingsburg.state import NOBODY, Kingsburg, KPlay, Placed
from kingsburg_table.games.kingsburg.steps.assigning import open_ways, own_ways
from kingsburg_table.games.kingsburg.steps.entering import advisor_of, entry, own_offices, shut_to
from kingsburg_table.games.kingsburg.steps.idle import idle
from kingsburg_table.games.kingsburg.steps.misplaced import dice_refusal, fair_refusal, value_refusal


class InfluenceAdvisor(Step[Kingsburg, Components]):
    """Assign dice to one advisor, or pass (K5.1)."""

    name, rule, takes = "influence", "K5.1", (Influence, Pass)

    def decision(self, play: KPlay, frame: Frame) -> Decision:
        state, seat = play.state, frame.seat
        player = state.players[seat]
        values = {"seat": seat, "n": len(player.dice) + len(player.white)}
        prompt = Prompt("prompt.kingsburg.influence", values)
        return Decision(seat, self.name, prompt, self.rule, open_ways(play, seat, player))

    def apply(self, play: KPlay, frame: Frame, action: Influence | Pass) -> bool:
        state, seat = play.state, frame.seat
        player = state.players[seat]
        if type(action) is Pass:
            player.passed = True
            play.leave()
            play.tell("passed", seat=seat, dice=player.dice + player.white, forced=play.forced)  # K5.6
            return False
        for face in action.dice:
            player.dice.remove(face)
        for face in action.white:
            player.white.remove(face)
        if action.token:
            player.tokens -= 1
            player.token_used = True
        if action.shift or action.fair:
            helped = (any_face if action.fair else shifts)(play.data, state, seat)
            if helped is not None and helped[0].effect.limit:
                player.used.append(helped[0].key)
        if action.envoy:
            state.envoy = NOBODY
        plain = play.data.plain
        office = "" if plain or action.advisor not in play.data.cards.offices else action.advisor
        rank = play.data.rank_of(action.advisor)
        state.placed.append(
            Placed(rank, seat, action.dice, action.white, action.token, action.shift, action.envoy, office, action.fair)
        )
        play.tell(
            "placed", seat=seat, advisor=action.advisor, dice=[*action.dice, *action.white], white=len(action.white),
            token=action.token, shift=action.shift, envoy=action.envoy, fair=action.fair,
            pay={"tokens": 1} if action.token else {},
        )
        if not plain:
            arrive(play, seat, rank, action.advisor, office)
        return False

    def refuse(self, play: KPlay, seat: int, action: Influence | Pass) -> Refusal | None:
        player = play.state.players[seat]
        if player.passed:
            return Refusal("K5.6", "passed", {})
        if type(action) is Pass:
            return None
        advisor = advisor_of(play.data, action.advisor)
        if advisor is None:
            return Refusal("K5.8", "no_such_advisor", {"advisor": action.advisor})
        office = action.advisor if action.advisor in play.data.cards.offices else ""
        if office and office not in {own.id for own in own_offices(play.data, play.state, seat)}:
            return Refusal("M3", "not_your_office", {"advisor": office})
        return (
            dice_refusal(play, seat, player, action)
            or fair_refusal(play, seat, action, advisor.rank)
            or value_refusal(play, seat, action, advisor.rank, office)
        )

    def blocked(self, play: KPlay, frame: Frame) -> Mapping[str, Refusal]:
        state, seat = play.state, frame.seat
        player = state.players[seat]
        reachable = own_ways(play, seat, player).ranks
        closed = {(placed.rank, placed.office): placed for placed in reversed(state.placed)}
        fair = any_face(play.data, state, seat)
        anyhow = fair[1] if fair is not None and player.dice else 0
        found: dict[str, Refusal] = {}
        board = [(advisor.id, rank, "") for rank, advisor in play.data.by_rank.items()]
        for id, rank, office in (*board, *((own.id, own.rank, own.id) for own in own_offices(play.data, state, seat))):
            if rank not in reachable and rank > anyhow:
                sums = sorted(reachable)
                found[f"advisor.{id}"] = Refusal("K5.2", "no_sum", {"rank": rank, "sums": sums})
            elif (shut := entry(play, seat, rank, office)) is not None and (shut == "never" or state.envoy != seat):
                found[f"advisor.{id}"] = shut_to(play, id, rank, seat, closed.get((rank, office)), office)
        if not player.tokens:
            found[f"token.{seat}"] = Refusal("K5.4", "no_token", {})
        elif player.token_used:
            found[f"token.{seat}"] = Refusal("K5.4", "token_used", {})
        asked = self.decision(play, frame)
        busy = {target for option in asked.options for target in option.targets} if asked is not None else set()
        if f"token.{seat}" not in found.keys() | busy:
            found[f"token.{seat}"] = Refusal("K5.2", "token_idle", {})
        if state.envoy == seat and "envoy" not in busy:
            found["envoy"] = Refusal("K5.11", "envoy_idle", {})
        return {**idle(play, seat, asked), **found}
