"""What the scenarios ask: groups (SC1), the second deck (SC3), the tournament (SC4)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Canvass, LookAt, SendChampions, Twofold
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import fire, in_force
from kingsburg_table.games.kingsburg.enemy import peek, peek_valley
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay
from kingsburg_table.games.kingsburg.steps.roll import lead
from kingsburg_table.games.kingsburg.treasury import deal, gain
from kingsburg_table.games.kingsburg.words import DoubleSupport

TOURNAMENT = "great_tournament"


class BuyGroup(Step[Kingsburg, Components]):
    """Each player picks a group that nobody has this year (SC1)."""

    name, rule, takes = "canvass", "SC1", (Canvass,)

    def decision(self, play: KPlay, frame: Frame) -> Decision:
        taken = {player.group for player in play.state.players}
        options = tuple(
            Option(Canvass(group), (f"group.{group}",)) for group in play.data.cards.groups if group not in taken
        )
        prompt = Prompt("prompt.kingsburg.canvass", {"seat": frame.seat})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame, action: Canvass) -> bool:
        play.state.players[frame.seat].group = action.group
        play.tell("canvassed", seat=frame.seat, group=action.group)
        lead(play)
        fire(play, frame.seat, "joined", self.rule)
        return False

    def refuse(self, play: KPlay, seat: int, action: Canvass) -> Refusal | None:
        holder = next((other for other, player in enumerate(play.state.players) if player.group == action.group), None)
        if holder is not None:
            return Refusal("SC1", "group_taken", {"group": action.group, "holder": holder})
        if action.group not in play.data.cards.groups:
            return Refusal("SC1", "no_such_group", {"group": action.group})
        return None

    def blocked(self, play: KPlay, frame: Frame) -> Mapping[str, Refusal]:
        asked = ((group, self.refuse(play, frame.seat, Canvass(group))) for group in play.data.cards.groups)
        return {f"group.{group}": refusal for group, refusal in asked if refusal is not None}


class ReleaseGroups(Step[Kingsburg, Components]):
    """All tokens come off at the end of the year (K13.1)."""

    name, rule = "release groups", "SC1"

    def run(self, play: KPlay, frame: Frame) -> None:
        play.state.markers.clear()
        for player in play.state.players:
            player.group = ""


class NameDoubled(Step[Kingsburg, Components]):
    """Who influenced only low advisors names one that supports twice (Peasants)."""

    name, rule, takes = "twofold", "SC1", (Twofold,)

    def idle(self, play: KPlay, seat: int) -> bool:
        return not any(in_force(play.data, play.state, seat, "council", DoubleSupport))

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        for word in in_force(play.data, play.state, frame.seat, "council", DoubleSupport):
            sets = [placed for placed in play.state.placed if placed.seat == frame.seat]
            if sets and all(placed.rank <= word.up_to for placed in sets):
                ids = sorted({(placed.rank, placed.office or play.data.by_rank[placed.rank].id) for placed in sets})
                options = tuple(Option(Twofold(id), (f"advisor.{id}",)) for _, id in ids)
                prompt = Prompt("prompt.kingsburg.twofold", {"seat": frame.seat})
                return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])
        return None

    def apply(self, play: KPlay, frame: Frame, action: Twofold) -> bool:
        play.state.players[frame.seat].doubled = action.advisor
        play.tell("twofold", seat=frame.seat, advisor=action.advisor)
        return False

    def refuse(self, play: KPlay, seat: int, action: Twofold) -> Refusal | None:
        return Refusal("SC1", "not_influenced", {"advisor": action.advisor})

    def blocked(self, play: KPlay, frame: Frame) -> Mapping[str, Refusal]:
        own = {placed.rank for placed in play.state.placed if placed.seat == frame.seat and not placed.office}
        return {
            f"advisor.{advisor.id}": Refusal("SC1", "not_influenced", {"advisor": advisor.id})
            for rank, advisor in play.data.by_rank.items() if rank not in own
        }


class ChooseDeck(Step[Kingsburg, Components]):
    """At which deck a peek looks (SC3)."""

    name, rule, takes = "choose deck", "SC3", (LookAt,)

    def decision(self, play: KPlay, frame: Frame) -> Decision:
        options = tuple(Option(LookAt(deck), (f"deck.{deck}",)) for deck in ("enemy", "valley"))
        prompt = Prompt("prompt.kingsburg.choose_deck", {"seat": frame.seat})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame, action: LookAt) -> bool:
        (peek if action.deck == "enemy" else peek_valley)(play, frame.seat)
        return False

    def refuse(self, play: KPlay, seat: int, action: LookAt) -> Refusal | None:
        return Refusal("SC3", "no_such_deck", {})


class Champions(Step[Kingsburg, Components]):
    """Any number of soldiers is sent to the tournament, openly (SC4)."""

    name, rule, takes = "champions", "SC4", (SendChampions,)

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        if play.state.season != "summer":
            return None
        soldiers = play.state.players[frame.seat].soldiers
        options = tuple(Option(SendChampions(n), (f"soldiers.{frame.seat}",) * n or ("none",))
                        for n in range(soldiers + 1))
        most = max(player.champions for player in play.state.players)
        prompt = Prompt("prompt.kingsburg.champions", {"seat": frame.seat, "most": most})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame, action: SendChampions) -> bool:
        play.state.players[frame.seat].champions = action.n
        deal(play, "champions", frame.seat, {"soldiers": action.n} if action.n else {}, {}, about={"n": action.n})
        return False

    def refuse(self, play: KPlay, seat: int, action: SendChampions) -> Refusal | None:
        return Refusal("SC4", "too_many_champions", {"n": play.state.players[seat].soldiers})


class AwardTournament(Step[Kingsburg, Components]):
    """Most champions win; behind a sole winner a sole second scores with three or more players."""

    name, rule = "tournament", "SC4"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        if state.season != "summer":
            return
        prizes = play.data.cards.scenarios[TOURNAMENT].prizes
        assert prizes is not None  # the data check asks for them
        sent = [player.champions for player in state.players]
        for player in state.players:
            player.champions = 0
        most = max(sent)
        first = [seat for seat in state.order if sent[seat] == most and most]
        for seat in first:
            points = prizes.alone if len(first) == 1 else prizes.shared
            gain(play, seat, {"points": points}, TOURNAMENT, "scenario")
        if len(first) != 1 or len(sent) < 3:
            return
        next_most = max(n for seat, n in enumerate(sent) if seat != first[0])
        second = [seat for seat in state.order if sent[seat] == next_most and next_most and seat != first[0]]
        if len(second) == 1:
            gain(play, second[0], {"points": prizes.second}, TOURNAMENT, "scenario")
