"""Personalities are recognisable in play: each has more of what it likes than the other two, at one table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping

import pytest

from kingsburg_table import places
from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.mind import mind_of
from kingsburg_table.core.simulate import begin
from tests.bots.test_bot import GAMES

SEEDS = 3
Seen = Mapping[str, float]
#: What somebody is known by: of the numbers on the cards, on average over a match, and of answers in a match.
KNOWN: dict[str, dict[str, Callable[[Seen], float]]] = {
    "kingsburg": {
        "builder": lambda seen: seen["buildings"], "condottiere": lambda seen: seen["strength"],
        "courtier": lambda seen: seen["tokens"],
    },
    "principato": {
        "builder": lambda seen: seen["field"] + seen["farm"], "condottiere": lambda seen: seen["militia"],
        "courtier": lambda seen: seen["goal points"],
    },
    "tuscany": {
        "builder": lambda seen: -seen["cards"], "merchant": lambda seen: seen["stored"],
        "steward": lambda seen: seen["TakeToken"],
    },
    "signorie": {
        "patriarch": lambda seen: seen["men"] + seen["women"], "condottiere": lambda seen: seen["career points"],
        "courtier": lambda seen: seen["Hire"],
    },
}


def seen_of(game: str) -> dict[str, Seen]:
    """One of each personality at a table, in every order of the seats."""
    tastes = list(mind_of(game).personalities)
    found: dict[str, dict[str, float]] = {taste: defaultdict(float) for taste in tastes}
    asked = dict.fromkeys(tastes, 0)
    for seed in range(SEEDS):
        for turn in range(len(tastes)):
            order = tastes[turn:] + tastes[:turn]
            session = begin(game, len(order), seed, {})
            bots = [Bot(session.controller, {}, "notary", taste) for taste in order]
            while session.decision is not None:
                decision = session.decision
                taste = order[decision.seat]
                option = bots[decision.seat].choose(session.view(decision.seat), decision).option
                asked[taste] += 1
                for counter, count in session.controller.counters(session.state, decision.seat).items():
                    found[taste][counter] += count
                found[taste][f"asked {type(option.action).__name__}"] += 1
                session.act(option)
            outcome = session.outcome
            assert outcome is not None
            for taste, sources in zip(order, outcome.sources, strict=True):
                found[taste]["sum goal points"] += sum(sources.get(f"goal_{n}", 0) for n in (1, 2))
                found[taste]["sum career points"] += sources.get("careers", 0)
    matches = SEEDS * len(tastes)
    made: dict[str, Seen] = {}
    for taste, numbers in found.items():
        whole = {name.partition(" ")[2]: each / matches for name, each in numbers.items() if " " in name}
        made[taste] = defaultdict(float, {
            **{name: each / asked[taste] for name, each in numbers.items() if " " not in name}, **whole,
        })
    return made


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_each_is_known_by_what_it_likes(game: str) -> None:
    seen = seen_of(game)
    assert set(KNOWN[game]) == set(seen)
    for taste, measure in KNOWN[game].items():
        figures = {other: round(measure(each), 2) for other, each in seen.items()}
        assert max(figures, key=lambda other: figures[other]) == taste, f"{taste}: {figures}"


@pytest.mark.parametrize("game", GAMES)
def test_each_has_a_name_a_crest_and_a_portrait_of_its_own(game: str) -> None:
    personalities = mind_of(game).personalities.values()
    assert len(personalities) == 3
    assert len({each.crest for each in personalities}) == 3 == len({str(each.name) for each in personalities})
    drawn = {file.stem for file in (places.assets() / "portraits").glob("*.svg")}
    assert len({each.portrait for each in personalities} & {f"portraits/{each}" for each in drawn}) == 3
    icons = {file.stem for file in (places.assets() / "icons").glob("*.svg")}
    assert {each.crest for each in personalities} <= icons
