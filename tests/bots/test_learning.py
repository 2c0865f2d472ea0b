"""Learning: what samples say comes back as weights; a search judges by both; the file keeps how it came about."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import msgspec
import pytest

from kingsburg_table.bots.learning import Lessons, learned, samples, solve
from kingsburg_table.bots.mind import FILE, Mind, load_mind, mind_of
from kingsburg_table.bots.rollout import FIRST, Candidate, judged
from kingsburg_table.bots.values import Seen
from kingsburg_table.core.actions import Option, Seal
from kingsburg_table.core.catalogue import folder_of, get_controller
from scripts import train_bots


def test_equations_are_solved() -> None:
    assert solve([[0, 2, 1], [1, 1, 0], [3, 0, 1]], [7, 3, 6]) == pytest.approx([1, 2, 3])


def test_weights_move_towards_what_explains_the_samples() -> None:
    mind = mind_of("principato")
    names = get_controller("principato").traits(get_controller("principato").rules({}).data).names
    begin, end = mind.weights(names, "learned")
    true = [*begin, *end]
    true[3] += 0.5
    true[len(names) + 5] -= 0.25
    rng = random.Random(2)
    rows = [[rng.uniform(-3, 3) for _ in true] for _ in range(400)]
    found = [(row, sum(x * weight for x, weight in zip(row, true, strict=True))) for row in rows]
    near, far = (learned(mind, names, found, trust).weights(names, "learned") for trust in (0.001, 1e6))
    assert [*far[0], *far[1]] == pytest.approx(true, abs=0.01)
    assert abs(near[0][3] - true[3]) > 0.3  # without trust nothing is learned


def test_a_match_gives_samples_of_contrasts() -> None:
    controller = get_controller("kingsburg")
    lessons = Lessons(games=1, asked=0.05, options=3, worlds=1, ahead=1)
    found = list(samples(controller, {}, 2, mind_of("kingsburg"), lessons, 3))
    assert found and {len(row) for row, _ in found} == {2 * len(controller.traits(controller.rules({}).data).names)}


def test_while_rollouts_are_few_the_first_value_counts_too() -> None:
    good, lucky = (Candidate(Option(Seal(), (name,)), first) for name, first in (("good", 5.0), ("lucky", 0.0)))
    good.note(Seen(10.0, (), (), ()))
    lucky.note(Seen(11.0, (), (), ()))
    assert judged([lucky, good]) == [good, lucky]
    for _ in range(12 * FIRST):
        good.note(Seen(10.0, (), (), ()))
        lucky.note(Seen(11.0, (), (), ()))
    assert judged([good, lucky]) == [lucky, good]


def test_what_was_done_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / FILE
    shutil.copy(folder_of("signorie") / FILE, path)
    before = path.read_text(encoding="utf-8")
    mind = load_mind(tmp_path)
    points = msgspec.structs.replace(mind.traits["points"], learned=(0.5, 0.75))
    changed: Mind = msgspec.structs.replace(mind, traits={**mind.traits, "points": points})
    train_bots._write(path, changed, "1 of 2 generations kept", "")
    train_bots._write(path, changed, "2 of 2 generations kept", "1 of 2 generations kept")
    text = path.read_text(encoding="utf-8")
    told = [line for line in text.split("\n") if line.startswith("# Learned")]
    assert told == [*(line for line in before.split("\n") if line.startswith("# Learned")),
                    "# Learned: 2 of 2 generations kept."]
    assert load_mind(tmp_path) == changed
