"""No text of the table scene is cut off or too small: real positions of every phase, both languages, large text."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kingsburg_table.table.written import accounting

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))

from shots.camera import Camera
from shots.shots import kingsburg_shots

SHOTS = {shot.name.removeprefix("kingsburg_"): shot for shot in kingsburg_shots()}
SEEN = (
    "aid", "influence", "why_not", "five_long_names", "extremes", "build", "recruit", "winter_battle", "rival", "menu",
)
LOOKS = [((1280, 720), 100), ((1920, 1080), 150)]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("size", "text"), LOOKS)
@pytest.mark.parametrize("name", SEEN)
def test_every_text_has_room(name: str, size: tuple[int, int], text: int, lang: str) -> None:
    camera = Camera(size, lang, text_size=text)
    try:
        with accounting() as account:
            SHOTS[name].show(camera)
            camera.app.redraw()
            camera.wait()
        assert account, "nothing was written"
        cut = [(said.text, said.wanted, said.given) for said in account if not said.fits]
        assert not cut
        assert min(said.px for said in account) >= 16
    finally:
        camera.close()
