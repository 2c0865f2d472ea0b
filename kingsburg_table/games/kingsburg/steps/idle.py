"""Why the own things that nothing can be done with now lie idle (K2.1, K2.5)."""

from __future__ import annotations

from collections.abc import Iterator

from kingsburg_table.core.actions import Decision, Refusal
from kingsburg_table.games.kingsburg.effects import owned, sources
from kingsburg_table.games.kingsburg.state import KPlay
from kingsburg_table.games.kingsburg.words import GOODS


def idle(play: KPlay, seat: int, asked: Decision | None) -> dict[str, Refusal]:
    """What a seat owns, and the fields of its sheet: things of the kinds that a question is about, but in no option."""
    return _beside(asked, {**dict(_sheet(play, seat)), **dict(_purse(play, seat))})


def purse(play: KPlay, seat: int, asked: Decision | None) -> dict[str, Refusal]:
    """The same of goods and tokens alone."""
    return _beside(asked, dict(_purse(play, seat)))


def _beside(asked: Decision | None, found: dict[str, Refusal]) -> dict[str, Refusal]:
    busy = {target for option in asked.options for target in option.targets} if asked is not None else set()
    kinds = {target.partition(".")[0] for target in busy}
    return {target: why for target, why in found.items() if target not in busy and target.partition(".")[0] in kinds}


def not_owned(play: KPlay, seat: int) -> Iterator[tuple[str, Refusal]]:
    """The fields of the sheet on which nothing stands."""
    player = play.state.players[seat]
    for id in play.data.on_sheet(tuple(player.strips)):
        if id not in player.built:
            yield f"building.{seat}.{id}", Refusal("K2.5", "not_owned", {"building": id})


def _sheet(play: KPlay, seat: int) -> Iterator[tuple[str, Refusal]]:
    yield from not_owned(play, seat)
    for source in sources(play.data, play.state, seat):
        yield play.data.piece(seat, source), Refusal("K2.2", "rests_now", {"building": source})


def _purse(play: KPlay, seat: int) -> Iterator[tuple[str, Refusal]]:
    player = play.state.players[seat]
    for good in GOODS:
        idle, lacks = Refusal("K2.5", "nothing_takes", {"good": good}), Refusal("K2.5", "cannot_pay", {"good": good})
        yield f"good.{seat}.{good}", idle if owned(player, good) else lacks
    yield f"token.{seat}", Refusal("K2.5", "token_idle", {}) if player.tokens else Refusal("K2.5", "no_token", {})
