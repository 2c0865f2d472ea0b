"""All games and all mixes of their options, as the manifests tell them: what is added is covered at once.

An option that is not offered at the table yet is left out, and so are mixes that do not go together.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

from kingsburg_table.core.catalogue import get_controller, manifests
from kingsburg_table.core.manifest import Choice, clashes
from kingsburg_table.core.opening import checked_options
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.table.gamelist import is_there
from tests.support.matches import NAMES

Mix = dict[str, str]


def games_at_the_table() -> list[str]:
    """The games that the program shows, toys and other people's games left out."""
    return [id for id, manifest in manifests().items() if manifest.rank is not None and is_there(id)]


def offered(game: str) -> list[Choice]:
    """The options that people can choose."""
    return [choice for choice in manifests()[game].choices if choice.offered]


@cache
def mixes(game: str, most: int = 4096) -> list[Mix]:
    """Every mix of options; of very many those in which one or all are changed, and a random choice of the others."""
    return [mix for mix in _any_mixes(offered(game), most) if not clashes(offered(game), mix)]


def _any_mixes(choices: list[Choice], most: int) -> list[Mix]:
    count = 1
    for choice in choices:
        count *= len(choice.values)
    if count <= most:
        ids = [choice.id for choice in choices]
        return [dict(zip(ids, values, strict=True)) for values in product(*(choice.values for choice in choices))]
    plain = {choice.id: choice.values[0] for choice in choices}
    found = [plain, {choice.id: choice.values[-1] for choice in choices}]
    found += [{**plain, choice.id: value} for choice in choices for value in choice.values[1:]]
    rng = random.Random(len(choices))
    while len(found) < most:
        found.append({choice.id: rng.choice(choice.values) for choice in choices})
    return found


def single(game: str) -> list[Mix]:
    """The plain game, each option alone at each of its values, and all of them together."""
    choices = offered(game)
    plain = {choice.id: choice.values[0] for choice in choices}
    alone = [{**plain, choice.id: value} for choice in choices for value in choice.values[1:]]
    return [plain, *alone, {choice.id: choice.values[-1] for choice in choices}] if choices else [plain]


def begin(game: str, players: int, seed: int, mix: Mix, wishes: bool = True) -> Session:
    """A match in which everybody wants to see everything and to seal every turn."""
    seats = tuple(Seat(name, place, place, seal=wishes, look=wishes) for place, name in enumerate(NAMES[:players]))
    controller = get_controller(game)
    return Session(controller, seats, checked_options(controller, mix), seed)


def every_decision(game: str, matches: int = 40) -> Iterator[tuple[Session, str, str]]:
    """Random matches of all mixes and numbers of players, stopped at each kind of decision when it comes for the first
    time in the first and in the second half of a match; ends when no kind is missing, or after so many matches."""
    controller = get_controller(game)
    met: set[tuple[str, str]] = set()
    kinds = {kind for mix in single(game) for kind in controller.rules(mix).agenda.kinds()}
    wanted = {(kind, half) for kind in kinds for half in ("early", "late")}
    plans = [(mix, players) for mix in single(game) for players in (controller.players[-1], controller.players[0])]
    for number in range(max(matches, len(plans))):
        mix, players = plans[number % len(plans)]
        session, rng = begin(game, players, number, mix), random.Random(number)
        count = 0
        while session.decision is not None:
            half = "early" if count < 60 else "late"
            place = (session.decision.kind, half)
            if place not in met:
                met.add(place)
                yield session, *place
            session.act(rng.choice(session.decision.options))
            count += 1
        yield session, "over", "late"
        if wanted <= met:
            return
