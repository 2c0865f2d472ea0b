"""Alternative rows: dealt or drafted strips, and which of them cover a row (M2)."""

from __future__ import annotations

from itertools import combinations

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Cover, DraftStrip, KeepStrips, Redraw
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.state import Kingsburg, KPlay


class DealStrips(Step[Kingsburg, Components]):
    """Every player gets two strips at random."""

    name, rule = "deal strips", "M2"

    def run(self, play: KPlay, frame: Frame) -> None:
        state = play.state
        state.cards = pool(play)
        for seat in state.order:
            state.players[seat].offered = [draw(play) for _ in range(play.data.figures.strips_dealt)]
            play.tell("strips", seat=seat, rows=state.players[seat].offered[:])


class OpenDraft(Step[Kingsburg, Components]):
    """All strips lie face up."""

    name, rule = "open draft", "M2"

    def run(self, play: KPlay, frame: Frame) -> None:
        play.state.cards = pool(play)


class ExchangeStrip(Step[Kingsburg, Components]):
    """With two identical strips one may be discarded and another drawn; it is out of the game."""

    name, rule, takes = "exchange strip", "M2", (Redraw, KeepStrips)

    def idle(self, play: KPlay, seat: int) -> bool:
        return len(set(play.state.players[seat].offered)) > 1 or not play.state.cards

    def decision(self, play: KPlay, frame: Frame) -> Decision | None:
        if self.idle(play, frame.seat):
            return None
        row = play.state.players[frame.seat].offered[0]
        options = (Option(Redraw(), (f"strip.{row}",)), Option(KeepStrips(), ("keep",)))
        prompt = Prompt("prompt.kingsburg.exchange_strip", {"seat": frame.seat, "row": row})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[1])

    def apply(self, play: KPlay, frame: Frame, action: Redraw | KeepStrips) -> bool:
        if type(action) is KeepStrips:
            return False
        player = play.state.players[frame.seat]
        player.offered[1] = draw(play)
        play.tell("strips", seat=frame.seat, rows=player.offered[:])
        return len(set(player.offered)) == 1 and bool(play.state.cards)


class DraftAStrip(Step[Kingsburg, Components]):
    """One of the strips that lie open."""

    name, rule, takes = "draft strip", "M2", (DraftStrip,)

    def decision(self, play: KPlay, frame: Frame) -> Decision:
        rows = sorted(set(play.state.cards))
        options = tuple(Option(DraftStrip(row), (f"strip.{row}",)) for row in rows)
        prompt = Prompt("prompt.kingsburg.draft_strip", {"seat": frame.seat})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame, action: DraftStrip) -> bool:
        play.state.cards.remove(action.row)
        play.state.players[frame.seat].offered.append(action.row)
        play.tell("drafted", seat=frame.seat, row=action.row)
        return False

    def refuse(self, play: KPlay, seat: int, action: DraftStrip) -> Refusal | None:
        if action.row not in play.state.cards:
            return Refusal("M2", "no_such_strip", {"row": action.row})
        return None


class CoverRows(Step[Kingsburg, Components]):
    """Both strips, one or none; two identical ones can cover only one row."""

    name, rule, takes = "cover rows", "M2", (Cover,)

    def decision(self, play: KPlay, frame: Frame) -> Decision:
        rows = sorted(set(play.state.players[frame.seat].offered))
        ways = [way for count in range(len(rows) + 1) for way in combinations(rows, count)]
        options = tuple(Option(Cover(way), tuple(f"strip.{row}" for row in way) or ("nothing",)) for way in ways)
        prompt = Prompt("prompt.kingsburg.cover_rows", {"seat": frame.seat})
        return Decision(frame.seat, self.name, prompt, self.rule, options, options[0])

    def apply(self, play: KPlay, frame: Frame, action: Cover) -> bool:
        player = play.state.players[frame.seat]
        player.strips = list(action.rows)
        player.offered = []
        play.tell("covered", seat=frame.seat, rows=list(action.rows))
        return False

    def refuse(self, play: KPlay, seat: int, action: Cover) -> Refusal | None:
        missing = next((row for row in action.rows if row not in play.state.players[seat].offered), None)
        return Refusal("M2", "no_such_strip", {"row": missing}) if missing is not None else None


class BoxStrips(Step[Kingsburg, Components]):
    """What nobody took goes back to the box."""

    name, rule = "box strips", "M2"

    def run(self, play: KPlay, frame: Frame) -> None:
        play.state.cards = []


def pool(play: KPlay) -> list[str]:
    """All copies of every strip that fits the sheet."""
    rows = sorted({building.row for building in play.data.buildings.values() if building.strip})
    return [row for row in rows for _ in range(play.data.figures.strip_copies)]


def draw(play: KPlay) -> str:
    row = play.door.draw(play.state, "strip", play.state.cards)
    play.state.cards.remove(row)
    return row
