"""Write all sounds: `python -m scripts.make_sounds [name ...]`."""

from __future__ import annotations

import array
import io
import sys
import wave
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from . import cloth, lute, metal, music, wood
from .studio import Samples, Studio, decibels

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
FINE, PLAIN, MUSIC = 32000, 22050, 16000  #: what rustles and clinks, what sings and thuds, what plays long


@dataclass(frozen=True)
class Take:
    """How one sound is made: by whom, at which rate, how loud at its peak (dB)."""

    make: Callable[[Studio], Samples]
    peak: float
    rate: int = FINE
    loops: bool = False


TAKES: dict[str, Take] = {
    "dice_shake": Take(wood.dice_shake, -15),
    "dice_settle_1": Take(partial(wood.dice_settle, bounces=4, pace=0.085), -12),
    "dice_settle_2": Take(partial(wood.dice_settle, bounces=5, pace=0.07), -12),
    "dice_settle_3": Take(partial(wood.dice_settle, bounces=3, pace=0.105), -12),
    "card_slide": Take(cloth.card_slide, -21),
    "card_flip": Take(cloth.card_flip, -18),
    "tile_click": Take(wood.tile_click, -13),
    "coin_1": Take(partial(metal.coin, pitch=2640, gap=0.055), -19),
    "coin_2": Take(partial(metal.coin, pitch=2960, gap=0.041), -19),
    "wood_log": Take(wood.wood_log, -12),
    "stone": Take(wood.stone, -13),
    "grain": Take(cloth.grain, -16),
    "quill": Take(cloth.quill, -24),
    "page_turn": Take(cloth.page_turn, -19),
    "seal_press": Take(cloth.seal_press, -10),
    "seal_lift": Take(cloth.seal_lift, -14),
    "soft_no": Take(wood.soft_no, -13),
    "hover_tick": Take(wood.hover_tick, -30),
    "build_hammer": Take(wood.build_hammer, -11),
    "trumpet": Take(metal.trumpet, -17, PLAIN),
    "bell": Take(metal.bell, -15, PLAIN),
    "drum": Take(metal.drum, -9, PLAIN),
    "victory": Take(metal.victory, -15, PLAIN),
    "defeat": Take(metal.defeat, -14, PLAIN),
    "curtain": Take(cloth.curtain, -17, PLAIN),
    **{f"chime_{at}": Take(partial(lute.chime, note=note), -15, PLAIN) for at, note in enumerate(lute.CHIMES, 1)},
    "hourglass": Take(cloth.hourglass, -17),
    "score_tick": Take(wood.score_tick, -18),
    "fanfare": Take(metal.fanfare, -14, PLAIN),
    "music_courtyard": Take(partial(music.play, piece=music.COURTYARD), -12, MUSIC, loops=True),
    "music_evening": Take(partial(music.play, piece=music.EVENING), -12, MUSIC, loops=True),
}


def samples(name: str) -> list[int]:
    """One sound as 16 bit numbers."""
    take = TAKES[name]
    studio = Studio(take.rate, name)
    made = take.make(studio)
    if take.loops:
        most = max(abs(sample) for sample in made)
        made = [sample * decibels(take.peak) / most for sample in made]
    else:
        made = studio.finished(made, take.peak)
    return [round(32767 * sample) for sample in made]


def wav(name: str) -> bytes:
    """One sound as a file: 16 bit, one channel."""
    numbers = array.array("h", samples(name))
    if sys.byteorder == "big":
        numbers.byteswap()
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(TAKES[name].rate)
        file.writeframes(numbers.tobytes())
    return out.getvalue()


def main(names: list[str]) -> int:
    """Write the named sounds, or all; files that are no longer made are removed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or TAKES:
        content = wav(name)
        (FOLDER / f"{name}.wav").write_bytes(content)
        print(f"{name}: {len(content) // 1024} KB")
    for old in FOLDER.glob("*.wav"):
        if old.stem not in TAKES:
            old.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
