"""How far the points that computers expect lie from the result: measured in matches of notaries, for `bots.yaml`.

    python scripts/measure_doubt.py kingsburg --players 2,3,4 --games 6

Prints the standard deviation, seat by seat and beside the mean of the table, in every tenth of a match. `doubt` in a
game's `bots.yaml` is the line through these figures; it is measured anew when weights change.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict

from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.mind import mind_of
from kingsburg_table.bots.values import Value
from kingsburg_table.core.simulate import begin

PARTS = 10


def main() -> int:
    arguments = _arguments()
    for players in map(int, arguments.players.split(",")):
        found = missed(arguments.game, players, range(arguments.seed, arguments.seed + arguments.games))
        told = ", ".join(f"{math.sqrt(sum(each) / len(each)):.1f}" for _, each in sorted(found.items()))
        print(f"{arguments.game}, {players} players: {told}", flush=True)
    return 0


def missed(game: str, players: int, seeds: range) -> dict[int, list[float]]:
    """The squares of what was missed, by tenths of a match."""
    found: dict[int, list[float]] = defaultdict(list)
    tastes = list(mind_of(game).personalities)
    for seed in seeds:
        session = begin(game, players, seed, {})
        traits = session.controller.traits(session.rules.data)
        assert traits is not None
        value = Value(session.controller, traits, mind_of(game), "learned")
        bots = [Bot(session.controller, {}, "notary", tastes[seat % len(tastes)]) for seat in range(players)]
        expected: list[tuple[int, list[float]]] = []
        while session.decision is not None:
            decision = session.decision
            part = min(PARTS - 1, int(PARTS * traits.progress(session.state)))
            expected.append((part, apart(value.points(session.state))))
            session.act(bots[decision.seat].choose(session.view(decision.seat), decision).option)
        outcome = session.outcome
        assert outcome is not None
        result = apart(list(map(float, outcome.points)))
        for part, points in expected:
            found[part] += [(one - other) ** 2 for one, other in zip(points, result, strict=True)]
    return found


def apart(points: list[float]) -> list[float]:
    """Beside the mean of the table."""
    mean = sum(points) / len(points)
    return [each - mean for each in points]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=900)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
