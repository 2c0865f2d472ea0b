"""What a player took at the end of a round, and what is still to come: as a picture and a line each."""

from __future__ import annotations

from typing import NamedTuple

from kingsburg_table.games.signorie.state import Signorie
from kingsburg_table.table.boards.label import escape
from kingsburg_table.table.boards.signorie import lines
from kingsburg_table.table.pieces.board import Sight

GAINS = (("men", "[man]"), ("women", "[woman]"), ("helpers", "[helper]"), ("tokens", "[sgback]"))
BRIDE = "signorie/people/bride"


class Said(NamedTuple):
    """A line of the verdict. `faded`: it is still to come."""

    sign: str
    words: str  #: markup
    faded: bool = False


def bonus_round(sight: Sight) -> bool:
    """Whether the round's token is a bonus; the last ones are for points."""
    last: int = sight.data.figures.bonus_rounds
    return bool(sight.view.round <= last)


def coming(sight: Sight, seat: int) -> tuple[Said, ...]:
    """Before a player's turn: the reward, and the wedding or purchase that may follow."""
    view: Signorie = sight.view
    reward = sight.data.rewards[view.rewards[view.round - 1]]
    name = escape(sight.speaker.name(reward.id, "short"))
    figures = sight.data.figures
    if not bonus_round(sight):
        points = sight.hints["reward_points"][seat]
        said = [Said(lines.mark(reward.do), f"*{name}* [points]+{points}", True)]
        if view.players[seat].florins >= figures.purchase.florins:
            words = f"[money]{figures.purchase.florins} [>] [points]+{figures.purchase.points}"
            said.append(Said("florin", words, True))
        return tuple(said)
    said = [Said(lines.mark(reward.do), f"*{name}*", True)]
    brides = view.players[seat].brides
    if brides < len(figures.weddings):
        florins = figures.wedding_florins.get(view.round, 0)
        said.append(Said(BRIDE, _wedding(sight, figures.weddings[brides], florins), True))
    return tuple(said)


def taken(sight: Sight, seat: int) -> tuple[Said, ...]:
    """After a player's turn; nothing where the beginning of the rewards is not known."""
    if not sight.before:
        return ()
    return _points(sight, seat) if not bonus_round(sight) else _bonus(sight, seat)


def _points(sight: Sight, seat: int) -> tuple[Said, ...]:
    before, now, price = sight.before[seat], sight.counters[seat], sight.data.figures.purchase
    bought = now["florins"] < before["florins"]
    gained = now["points"] - before["points"] - _initiative(sight, seat) - (price.points if bought else 0)
    reward = sight.data.rewards[sight.view.rewards[sight.view.round - 1]]
    said = [Said(lines.mark(reward.do), f"*{escape(sight.speaker.name(reward.id, 'short'))}* [points]+{gained}")]
    if bought:
        said.append(Said("florin", f"[money]−{price.florins} [>] [points]+{price.points}"))
    return tuple(said)


def _bonus(sight: Sight, seat: int) -> tuple[Said, ...]:
    view: Signorie = sight.view
    before, now, figures = sight.before[seat], sight.counters[seat], sight.data.figures
    wed = now["brides"] > before["brides"]
    dowry = figures.wedding_florins.get(view.round, 0) if wed else 0
    honour = figures.weddings[before["brides"]] if wed else 0
    florins = now["florins"] - before["florins"] - dowry
    points = now["points"] - before["points"] - _initiative(sight, seat) - honour
    gains = [f"{sign}+{now[name] - before[name]}" for name, sign in GAINS if now[name] > before[name]]
    if florins == figures.reward_florins and not gains and not points:
        said = [Said("florin", f"*{escape(sight.speaker.t('board.signorie.deed.florins', n=florins))}*")]
    else:
        reward = sight.data.rewards[view.rewards[view.round - 1]]
        gains += [f"[points]+{points}"] if points > 0 else []
        name = escape(sight.speaker.name(reward.id, "short"))
        said = [Said(lines.mark(reward.do), " ".join([f"*{name}*", *gains]))]
    if wed:
        said.append(Said(BRIDE, _wedding(sight, honour, dowry)))
    elif before["brides"] < len(figures.weddings):
        said.append(Said(BRIDE, escape(sight.speaker.t("board.signorie.end.no_wedding")), True))
    return tuple(said)


def _wedding(sight: Sight, points: int, florins: int) -> str:
    brings = " ".join(f"{sign}+{count}" for count, sign in ((points, "[points]"), (florins, "[money]")) if count)
    return f"{escape(sight.speaker.t('board.signorie.end.wedding'))} {brings}".strip()


def _initiative(sight: Sight, seat: int) -> int:
    """What the initiative disc scored before the rewards (S11.1)."""
    values: tuple[int, ...] = sight.data.figures.initiative
    return values[sight.before[seat]["initiative"]]
