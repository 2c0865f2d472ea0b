"""Draws every scene, language and size to PNG, from real positions of every phase and the states easily forgotten.

    python scripts/screenshots.py [--out FOLDER] [--sizes 1280x720,1920x1080,2560x1440] [--langs en,pl] [--only WORD]

Look at the pictures as a player would: cut off, overlapping, cramped or ugly is a defect.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

SIZES = "1280x720,1920x1080,2560x1440"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("screenshots"))
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--langs", default="en,pl")
    parser.add_argument("--only", default="", help="only pictures whose name holds this word")
    parser.add_argument("--high-contrast", action="store_true")
    parser.add_argument("--text-size", type=int, default=100)
    wishes = parser.parse_args()
    os.environ["KINGSBURG_TABLE_HOME"] = tempfile.mkdtemp(prefix="screenshots-")
    from shots import shots
    from shots.camera import Camera

    wishes.out.mkdir(parents=True, exist_ok=True)
    chosen = [shot for shot in shots.all_shots() if wishes.only in shot.name]
    sizes = [tuple(map(int, size.split("x"))) for size in wishes.sizes.split(",")]
    total = len(chosen) * len(sizes) * len(wishes.langs.split(","))
    done = 0
    for size in sizes:
        for lang in wishes.langs.split(","):
            for shot in chosen:
                camera = Camera((size[0], size[1]), lang, wishes.high_contrast, wishes.text_size)
                try:
                    shot.show(camera)
                    camera.save(wishes.out / f"{shot.name}_{lang}_{size[1]}.png")
                finally:
                    camera.close()
                done += 1
                if sys.stderr.isatty():
                    print(f"\r{done}/{total} {shot.name}            ", end="", file=sys.stderr)
    print(f"{done} pictures in {wishes.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
