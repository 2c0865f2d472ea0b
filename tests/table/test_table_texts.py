"""No text of any picture is cut off or too small: every scene and state that is photographed, in both languages.

The smallest window, where room is scarcest, shows every picture in both languages. In the usual one the languages take
turns, at 2560x1440 one of each kind is shown. KINGSBURG_TABLE_SHOTS=all shows everything everywhere (half an hour).
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kingsburg_table.table.draw import ink
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.text_account import Said
from kingsburg_table.table.draw.textbox import accounting, tell
from kingsburg_table.table.scenes.form_scene import FormScene
from kingsburg_table.table.theme import ROLE_FACES
from kingsburg_table.text.speaker import Run, Speaker
from kingsburg_table.text.template import Literal
from tests.support.shelves import Telling

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))

from shots.camera import Camera
from shots.shots import all_shots

pytestmark = pytest.mark.slow

SHOTS = {shot.name: shot for shot in all_shots()}
SMALL, USUAL, LARGE = (1280, 720), (1920, 1080), (2560, 1440)
LANGS = ("en", "pl")
ALL = os.environ.get("KINGSBURG_TABLE_SHOTS") == "all"
BEYOND = "beyond its picture: "
SPRITES, STRETCHED = Telling(), Telling()
#: one of each kind, for large letters and long words
SEEN = (
    "kingsburg_aid", "kingsburg_influence", "kingsburg_why_not", "kingsburg_influence_tip", "kingsburg_five_long_names",
    "kingsburg_extremes", "kingsburg_build", "kingsburg_recruit", "kingsburg_winter_battle", "kingsburg_rival",
    "kingsburg_curtain", "kingsburg_menu", "kingsburg_rewind", "kingsburg_consent", "kingsburg_chronicle",
    "kingsburg_travel_pinned", "kingsburg_recap_long_names", "kingsburg_message", "kingsburg_hint_influence",
    "kingsburg_goal_dice", "kingsburg_try_middle", "kingsburg_replay_long_names", "kingsburg_over",
    "kingsburg_choice", "kingsburg_auction", "kingsburg_draft", "kingsburg_cover", "kingsburg_court_influence",
    "kingsburg_court_build", "kingsburg_court_deal", "kingsburg_court_muster", "kingsburg_court_winter",
    "kingsburg_votes", "kingsburg_alliances", "kingsburg_valley_winter", "kingsburg_tournament",
    "principato_turn", "principato_pay", "principato_long_names", "principato_recap", "principato_replay",
    "signorie_turn", "signorie_main", "signorie_marriage", "signorie_long_end", "signorie_crowded", "signorie_final",
)  # fmt: skip
MORE = (
    "shelf", "shelf_delete", "hall", "kingsburg_results_long_names", "kingsburg_rules", "kingsburg_almanac",
    "principato_lookback_long_names", "signorie_plans",
    "settings_long_names", "settings_keys", "error", "title_continue", "kingsburg_setup_full",
    "kingsburg_setup_court",
)  # fmt: skip


def looks(names: Sequence[str], shift: int = 0) -> list[tuple[str, str]]:
    """Pictures with a language each, in turns; all of them in both if that is wished."""
    turns = [(name, LANGS[(at + shift) % 2]) for at, name in enumerate(names)]
    return [(name, lang) for name in SHOTS for lang in LANGS] if ALL else turns


class Reader:
    """Reads along while a picture is made: what was written into boxes, and letters beyond what they are drawn on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sprites = SPRITES
        plain = Canvas.text

        def text(canvas: Canvas, text: str, where: Any, role: str = "body", **more: Any) -> float:
            wide = plain(canvas, text, where, role, **more)
            face = more.get("face") or ROLE_FACES[role]
            px = more.get("px") or canvas.text_px(role, more.get("size"))
            anchor = more.get("anchor", "l")
            x, _ = canvas._spot(where, anchor)
            real = ink.width(text, face, px, more.get("track", 0.0) * canvas.scale) if text.strip() else 0
            left = x - {"l": 0.0, "c": real / 2, "r": real}[anchor[0]]
            if left < -1 or left + real > canvas.surface.get_width() + 1:
                tell([Said(BEYOND + repr(text), (real, 0), (canvas.surface.get_width(), 0), px)])
            return wide

        monkeypatch.setattr(Canvas, "text", text)

    def wrong(self, name: str, size: tuple[int, int], lang: str, text_size: int = 100) -> list[str]:
        """Texts of a picture that have no room or are too small to read."""
        camera = Camera(size, lang, text_size=text_size, sprites=self.sprites)
        try:
            with accounting() as account:
                SHOTS[name].show(camera)
                camera.app.redraw()
                camera.wait()
            top = camera.app.stack.top
            said = [*account, *(each for _, each in top.said())] if isinstance(top, FormScene) else account
            assert said, "nothing was written"
        finally:
            camera.close()
        bad = (each for each in said if each.text and (not each.fits or each.px < 16 or each.text.startswith(BEYOND)))
        return list(dict.fromkeys(_words(each) for each in bad))


def _words(said: Said) -> str:
    return f"{said.text!r} wants {said.wanted} has {said.given}, {said.px} px"


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    return Reader(monkeypatch)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", SHOTS)
def test_every_text_has_room_in_a_small_window(reader: Reader, name: str, lang: str) -> None:
    assert reader.wrong(name, SMALL, lang) == []


@pytest.mark.parametrize(("name", "lang"), looks(list(SHOTS)))
def test_every_text_has_room_in_a_usual_window(reader: Reader, name: str, lang: str) -> None:
    assert reader.wrong(name, USUAL, lang) == []


@pytest.mark.parametrize(("name", "lang"), looks((*SEEN, *MORE), 1))
def test_every_text_has_room_on_a_large_screen(reader: Reader, name: str, lang: str) -> None:
    assert reader.wrong(name, LARGE, lang) == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", (*SEEN, *MORE))
def test_large_letters_have_room(reader: Reader, name: str, lang: str) -> None:
    assert reader.wrong(name, USUAL, lang, 150) == []


@pytest.mark.parametrize(("name", "lang"), looks((*SEEN, *MORE, "tuscany_marble", "principato_supply")))
def test_the_largest_letters_have_room_in_the_smallest_window(reader: Reader, name: str, lang: str) -> None:
    assert reader.wrong(name, SMALL, lang, 150) == []


@pytest.mark.parametrize("size", [SMALL, USUAL])
@pytest.mark.parametrize("name", SEEN)
def test_a_language_that_is_longer_by_two_fifths_has_room(
    reader: Reader, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    stretch(monkeypatch)
    reader.sprites = STRETCHED
    assert reader.wrong(name, size, "en") == []


def stretch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every word of a message and every name of a component gets longer; people keep their names."""
    plain, named = Speaker._say, Speaker._name

    def say(self: Speaker, id: str, part: Any, values: Mapping[str, Any]) -> list[Run]:
        said = plain(self, id, part, values)
        return [replace(run, text=_longer(run.text)) for run in said] if isinstance(part, Literal) else said

    def name(self: Speaker, id: str | int, case: str) -> Run:
        run = named(self, id, case)
        return replace(run, text=_longer(run.text))

    monkeypatch.setattr(Speaker, "_say", say)
    monkeypatch.setattr(Speaker, "_name", name)


def _longer(text: str) -> str:
    return re.sub(r"[^\W\d_]{2,}", lambda word: word.group() + "e" * round(len(word.group()) * 0.4), text)
