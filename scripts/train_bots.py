"""Learns the weights that ship: contrasts from matches of the computer with itself, generation by generation.

    python scripts/train_bots.py principato --players 2,3,4 --generations 4 --jobs 2

A generation is kept only if it beats its predecessor, one answer ahead, over paired seeds. The weights are written into
the game's `bots.yaml`, with a line that says how they came about.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from kingsburg_table.bots.arena import Pairing, Player, Result, Score, pairings, play_match
from kingsburg_table.bots.learning import Lessons, Sample, learned, samples
from kingsburg_table.bots.mind import FILE, Mind, mind_of
from kingsburg_table.core.catalogue import folder_of, get_controller

STRIDES = (1.0, 8.0)  #: how far a generation dares to go; the better one is taken


def main() -> int:
    arguments = _arguments()
    game, counts = arguments.game, [int(count) for count in arguments.players.split(",")]
    options = dict(pair.split("=", 1) for pair in arguments.option)
    controller = get_controller(game)
    traits = controller.traits(controller.rules(options).data)
    assert traits is not None
    mind, kept, seed = mind_of(game), 0, arguments.seed
    told = ""
    mix = "".join(f", {pair}" for pair in arguments.option)
    how = f"{arguments.games} games each, {arguments.players} players, {arguments.ahead} ahead{mix}"
    lessons = Lessons(games=arguments.games, ahead=arguments.ahead)
    with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
        for generation in range(1, arguments.generations + 1):
            seeds = [(counts[number % len(counts)], seed + number) for number in range(lessons.games)]
            tasks = [pool.submit(_samples, game, options, players, mind, lessons, at) for players, at in seeds]
            found = [sample for task in tasks for sample in task.result()]
            seed += lessons.games
            best: tuple[float, Mind] | None = None
            for trust in STRIDES:
                child = learned(mind, traits.names, found, trust)
                rates = []
                for players in counts:
                    matches = pairings(players, arguments.trials, seed)
                    played = [pool.submit(_trial, game, options, child, mind, match) for match in matches]
                    score = Score(1, {}, [])
                    for task, match in zip(played, matches, strict=True):
                        score.add(match.seed, task.result(), [match.entrants.index(0)])
                    rates.append((score.rate * players - 1) / max(score.error * players, 1e-9))
                worth = sum(rates) / len(rates)
                rated = ", ".join(f"{count}: {rate:+.1f}" for count, rate in zip(counts, rates, strict=True))
                print(f"{generation}: {len(found)} samples, trust {trust}: {rated} standard errors", flush=True)
                if worth > 0.8 and min(rates) > -1.0 and (best is None or worth > best[0]):
                    best = worth, child
            seed += arguments.trials
            if best is not None:
                mind, kept = best[1], kept + 1
                told, before = f"{kept} of {generation} generations kept, {how}, seed {arguments.seed}", told
                if not arguments.dry:
                    _write(folder_of(game) / FILE, mind, told, before)
    return 0


def _samples(
    game: str, options: Mapping[str, str], players: int, mind: Mind, lessons: Lessons, seed: int
) -> list[Sample]:
    return list(samples(get_controller(game), options, players, mind, lessons, seed))


def _trial(game: str, options: Mapping[str, str], new: Mind, old: Mind, match: Pairing) -> Result:
    """Entrant 0 has the new weights, all others the old ones."""
    minds = [new if entrant == 0 else old for entrant in match.entrants]
    return play_match(game, options, [Player("notary")] * len(minds), match.seed, minds)


def _write(path: Path, mind: Mind, how: str, before: str) -> None:
    """The learned weights into the lines of the file, and how they came about after what is told there already."""
    lines = []
    for line in path.read_text(encoding="utf-8").split("\n"):
        match = re.match(r"  (\w+): \{group: (\w+), hand: (\[[^]]*\])", line)
        if match and match[1] in mind.traits and (span := mind.traits[match[1]].learned) is not None:
            lines.append(f"  {match[1]}: {{group: {match[2]}, hand: {match[3]}, learned: [{span[0]}, {span[1]}]}}")
        elif line == "traits:":
            lines += [f"# Learned: {how}.", line]
        elif line not in ("# Learned: not yet.", f"# Learned: {before}."):
            lines.append(line)
    path.write_text("\n".join(lines), encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", default="2")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=20, help="matches a generation learns from")
    parser.add_argument("--trials", type=int, default=60, help="matches against the generation before")
    parser.add_argument("--ahead", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
