"""What advisors will bring: from a placement that is looked at, and from those that stand already (K6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from kingsburg_table.core.actions import Option
from kingsburg_table.core.agenda import Frame
from kingsburg_table.core.outlook import Coming, Outlook
from kingsburg_table.games.kingsburg.actions import Influence
from kingsburg_table.games.kingsburg.prices import price
from kingsburg_table.games.kingsburg.state import KPlay
from kingsburg_table.games.kingsburg.steps.build import next_in_rows
from kingsburg_table.games.kingsburg.steps.support import parts, support_of
from kingsburg_table.games.kingsburg.tasks import AFTER, REFILL, Part
from kingsburg_table.games.kingsburg.words import GOODS, Peek, Word


def forecast(outlook: Outlook, play: KPlay, seat: int, option: Option) -> Sequence[Coming]:
    """The support that a placement will bring, whichever dice it takes."""
    action = option.action
    if not isinstance(action, Influence):
        return ()
    if action.advisor not in outlook.kept:
        outlook.kept[action.advisor] = _forecast(outlook, play, seat, action.advisor)
    found: Sequence[Coming] = outlook.kept[action.advisor]
    return found


def _forecast(outlook: Outlook, play: KPlay, seat: int, advisor: str) -> Sequence[Coming]:
    """What stands on lower ranks has come by then, so it can be paid with."""
    rank = play.data.rank_of(advisor)
    earlier = tuple(part for part in parts(play, seat) if play.data.rank_of(part.giver) < rank)
    way = outlook.copy(play)
    if earlier not in outlook.kept:
        outlook.kept[earlier] = _supported(outlook, play, seat, earlier)
    for at, good in enumerate(GOODS):
        way.play.state.players[seat].goods[at] += max(coming.get((seat, good), 0) for coming in outlook.kept[earlier])
    return _supported(outlook.anew(way.play), way.play, seat, parts(play, seat, advisor))


def pending(outlook: Outlook, play: KPlay, seat: int) -> Sequence[Coming]:
    """What the seat's dice on advisors will bring, before and while they support."""
    return _supported(outlook, play, seat, _waiting(play, seat))


def near(outlook: Outlook, play: KPlay, seat: int, option: Option | None) -> Sequence[str]:
    """Buildings next in their row that could be paid for when all support has come."""
    action = option.action if option is not None else None
    now: Sequence[Coming] = ({},) if action is None or isinstance(action, Influence) else outlook.of(action, seat)
    waiting = _waiting(play, seat)
    if isinstance(action, Influence):
        waiting += parts(play, seat, action.advisor)
        waiting.sort(key=lambda part: play.data.rank_of(part.giver))
    later = _supported(outlook, play, seat, waiting)
    player = play.state.players[seat]
    purses = {
        tuple(have + one.get((seat, good), 0) + other.get((seat, good), 0)
              for good, have in zip(GOODS, player.goods, strict=True))
        for one, other in product(now, later)
    }
    return [
        f"building.{seat}.{building.id}"
        for building in next_in_rows(play, player)
        for cost in (price(play.data, play.state, seat, building),)
        if any(all(need <= have for need, have in zip(cost, purse, strict=True)) for purse in purses)
    ]


def _waiting(play: KPlay, seat: int) -> list[Part]:
    """The support that is still to come."""
    running = next((frame for frame in play.state.agenda if frame.node == "support"), None)
    if running is not None:
        return [part for part in running.todo if isinstance(part, Part) and part.seat == seat and part.place != REFILL]
    here = play.open_step()
    return parts(play, seat) if here is not None and here[0].name == "influence" else []


def _supported(outlook: Outlook, play: KPlay, seat: int, todo: Sequence[Part]) -> Sequence[Coming]:
    """A look at the enemy brings nothing that is counted, and what it shows nobody may know before."""
    seen = [part for part in todo if part.place == AFTER or not isinstance(_word(play, part), Peek)]
    if not seen:
        return ({},)
    way = outlook.copy(play)
    way.play.state.agenda = [Frame("support", 0, -1, [1], seen)]
    return outlook.answered(way, 0, seat)


def _word(play: KPlay, part: Part) -> Word:
    return support_of(play.data, play.state, part.giver)[part.place]
