"""The sounds under assets/sounds: what the script makes, and fit to be heard."""

from __future__ import annotations

import array
import itertools
import sys
import wave
from pathlib import Path

import pytest

from scripts.make_sounds.__main__ import FOLDER, TAKES, samples

pytestmark = pytest.mark.slow

LISTED = [
    "dice_shake", "dice_settle_1", "dice_settle_2", "dice_settle_3", "card_slide", "card_flip", "tile_click",
    "coin_1", "coin_2", "wood_log", "stone", "grain", "quill", "page_turn", "seal_press", "seal_lift",
    "soft_no", "hover_tick", "build_hammer", "trumpet", "bell", "drum", "victory", "defeat", "curtain",
    "chime_1", "chime_2", "chime_3", "chime_4", "chime_5", "hourglass", "score_tick", "fanfare",
    "music_courtyard", "music_evening",
]  # fmt: skip
MUSIC = [name for name in LISTED if name.startswith("music_")]
FULL = 32767


def read(name: str) -> tuple[int, list[int]]:
    """Rate and samples of a file, which must be 16 bit and mono."""
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        numbers = array.array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            numbers.byteswap()
        return file.getframerate(), list(numbers)


def test_all_sounds_of_the_design_are_there_and_no_others() -> None:
    assert sorted(TAKES) == sorted(LISTED)
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(LISTED)


def test_the_folder_stays_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 3.1e6


@pytest.mark.parametrize("name", LISTED)
def test_a_file_is_what_the_script_makes(name: str) -> None:
    """Other machines may round a sine differently in its last digit: one step of 65536 is allowed."""
    rate, there = read(name)
    made = samples(name)
    assert (rate, len(there)) == (TAKES[name].rate, len(made))
    assert max(abs(a - b) for a, b in zip(there, made, strict=True)) <= 1


@pytest.mark.parametrize("name", LISTED)
def test_a_sound_is_quiet_and_clean(name: str) -> None:
    rate, there = read(name)
    peak = max(abs(sample) for sample in there)
    assert 0.02 * FULL < peak < 0.4 * FULL  # never near clipping
    assert abs(sum(there) / len(there)) < 0.001 * FULL  # no offset
    if name not in MUSIC:
        assert len(there) / rate < 2.5
        assert abs(there[0]) <= 1 and abs(there[-1]) <= 1  # no click at either end
        assert max(abs(sample) for sample in there[: rate // 10000]) < peak / 4


@pytest.mark.parametrize("name", MUSIC)
def test_music_goes_round_without_a_seam(name: str) -> None:
    """The step from the end to the beginning is no larger than steps nearby."""
    rate, there = read(name)
    assert 20 < len(there) / rate < 40
    seam = abs(there[0] - there[-1])
    near = [*there[-rate // 20 :], *there[: rate // 20]]
    steps = sorted(abs(b - a) for a, b in itertools.pairwise(near))
    assert seam <= steps[round(len(steps) * 0.98)] + 1


def test_seats_have_notes_of_their_own() -> None:
    assert len({Path(FOLDER / f"chime_{number}.wav").read_bytes() for number in range(1, 6)}) == 5
