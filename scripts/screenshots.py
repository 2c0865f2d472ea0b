"""Draws every scene, language and size to PNG, from real positions of every phase and the states easily forgotten.

    python scripts/screenshots.py [--out FOLDER] [--sizes 1280x720,3840x2160] [--langs en,pl]
            [--only WORD,WORD] [--list]
    python scripts/screenshots.py --film WORD,WORD [--out FOLDER] [--sizes 1920x1080] [--langs en]

All of them, at three sizes and in two languages, are some 900 pictures: about half an hour. `--only shelf,results`
takes those whose names hold one of these words.

`--film` shows what moves after an action, frame by frame: a sheet of each film whose name holds one of the words
(`--film kingsburg`, `--film _roll`, `--film list` names them), and its frames in a folder of that name.

Look at the pictures as a player would: cut off, overlapping, cramped or ugly is a defect.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from shots.camera import Camera
    from shots.film import Film
    from shots.shots import Shot

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

SIZES = "1280x720,1920x1080,2560x1440"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("screenshots"))
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--langs", default="en,pl")
    parser.add_argument("--only", default="", help="only pictures whose name holds one of these words")
    parser.add_argument("--list", action="store_true", help="only say which pictures there are")
    parser.add_argument("--film", default="", help="films whose names hold one of these words, or list")
    parser.add_argument("--high-contrast", action="store_true")
    parser.add_argument("--grey", action="store_true", help="without any colour")
    parser.add_argument("--text-size", type=int, default=100)
    wishes = parser.parse_args()
    if wishes.film:
        return film(wishes)
    from shots import shots

    chosen = [shot for shot in shots.all_shots() if any(word in shot.name for word in wishes.only.split(","))]
    if wishes.list:
        print("\n".join(shot.name for shot in chosen))
        return 0
    wishes.out.mkdir(parents=True, exist_ok=True)
    sizes = [tuple(map(int, size.split("x"))) for size in wishes.sizes.split(",")]
    total = len(chosen) * len(sizes) * len(wishes.langs.split(","))
    done = 0
    for size in sizes:
        for lang in wishes.langs.split(","):
            for shot in chosen:
                take(shot, (size[0], size[1]), lang, wishes)
                done += 1
                if sys.stderr.isatty():
                    print(f"\r{done}/{total} {shot.name}            ", end="", file=sys.stderr)
    print(f"{done} pictures in {wishes.out}")
    return 0


def film(wishes: argparse.Namespace) -> int:
    """Film strips instead of pictures, in the first size and language."""
    from shots.film import take as take_film
    from shots.films import all_films

    if wishes.film == "list":
        print("\n".join(film.name for film in all_films()))
        return 0
    width, height = map(int, wishes.sizes.replace(SIZES, "1920x1080").split(",")[0].split("x"))
    for each in all_films():
        if any(word in each.name for word in wishes.film.split(",")):
            def shoot(camera: Camera, each: Film = each) -> None:
                print(take_film(each, camera, wishes.out))

            with_camera((width, height), wishes.langs.split(",")[0], wishes, shoot)
    return 0


def take(shot: Shot, size: tuple[int, int], lang: str, wishes: argparse.Namespace) -> None:
    """One picture."""

    def shoot(camera: Camera) -> None:
        shot.show(camera)
        camera.save(wishes.out / f"{shot.name}_{lang}_{size[1]}.png")

    with_camera(size, lang, wishes, shoot)


def with_camera(
    size: tuple[int, int], lang: str, wishes: argparse.Namespace, work: Callable[[Camera], object]
) -> None:
    """The program begins in an empty home of its own, as on its first day."""
    from shots.camera import Camera

    with tempfile.TemporaryDirectory(prefix="screenshots-") as home:
        os.environ["KINGSBURG_TABLE_HOME"] = home
        camera = Camera(size, lang, wishes.high_contrast, wishes.text_size, grey=wishes.grey)
        try:
            work(camera)
        finally:
            camera.close()


if __name__ == "__main__":
    sys.exit(main())
