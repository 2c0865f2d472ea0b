"""Tooltips of players: both tracks, a rival with cards, tokens and stack, a row of a scoring, a link of a chain."""

from __future__ import annotations

from kingsburg_table.games.tuscany.state import GREEN, Tuscany
from kingsburg_table.games.tuscany.words import TOKENS
from kingsburg_table.table.boards.tip_parts import Line, say
from kingsburg_table.table.boards.tuscany import reading
from kingsburg_table.table.boards.tuscany.calendar import closing, running
from kingsburg_table.table.boards.tuscany.chain import links
from kingsburg_table.table.boards.tuscany.scoring import KEPT, since
from kingsburg_table.table.pieces.board import Sight, Tip


def tracks(rest: str, sight: Sight) -> Tip:
    """What the tracks are for, and how everybody stands."""
    found = (say(sight, "tracks"), *(_points(seat, sight) for seat in sight.view.order))
    rules = ("T17.1", "T17.2", "T18.6")
    return Tip(sight.speaker.t("board.tuscany.tracks"), lines=found, rules=rules, picture="points")


def _points(seat: int, sight: Sight) -> Line:
    player = reading.prince(sight, seat)
    return say(sight, "tracks_of", seat=seat, green=player.green, red=player.red, n=player.green + player.red)


def seat(rest: str, sight: Sight) -> Tip:
    """A player: points, cards, bonus tokens, and how far the running stack is."""
    who, view = int(rest), sight.view
    player = reading.prince(sight, who)
    found = [_points(who, sight), say(sight, "seat_goods", n=player.cards, worker=player.worker, marble=player.marble)]
    tokens = [token for token, count in zip(TOKENS, player.tokens, strict=False) for _ in range(count)]
    if tokens:
        found.append(say(sight, "seat_tokens", tokens=tokens))
    found.append(_stack(who, view, sight))
    return Tip(sight.name(who), "", tuple(found), ("T19.1", "T8.1", "T8.2", "T8.4"))


def _stack(seat: int, view: Tuscany, sight: Sight) -> Line:
    left, phase = sight.hints["to_phase_end"][seat], running(view)
    return say(sight, "seat_stack", n=left, stack=phase) if left else say(sight, "seat_stack_empty", stack=phase)


def scored(rest: str, sight: Sight) -> Tip:
    """A row of a scoring: what was added, and where it comes from."""
    who = int(rest)
    player = reading.prince(sight, who)
    if closing(sight):
        parts = dict(zip(KEPT, player.kept, strict=True))
        found = (say(sight, "scored", n=sum(player.kept), total=player.red), say(sight, "scored_kept", **parts))
        return Tip(sight.name(who), "", found, ("T18.1", "T18.2", "T18.4", "T18.6"))
    parts = dict(zip(GREEN, since(sight, who), strict=True))
    found = (say(sight, "scored", n=player.scored[-1], total=player.red), say(sight, "scored_from", **parts))
    return Tip(sight.name(who), "", found, ("T17.1", "T17.3"))


def chain(rest: str, sight: Sight) -> Tip:
    """The running turn."""
    begun = any(link.state != "next" for link in links(sight))
    found = (say(sight, "chain" if begun else "chain_one"),)
    return Tip(sight.speaker.t("board.tuscany.chain"), lines=found, rules=("T1.2", "T1.3", "T4.6", "T9.3"))
