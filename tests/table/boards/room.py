"""Whether every text of a board has room, for any game's board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from kingsburg_table.table import fit
from kingsburg_table.table.draw import textbox
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.theme import NORMAL
from kingsburg_table.text.speaker import Speaker
from tests.table.boards.sights import Kingsburg, Table


class Longer(Speaker):
    """Everything two fifths longer, in its longest word."""

    @staticmethod
    def _long(text: str) -> str:
        words = text.split(" ")
        at = max(range(len(words)), key=lambda number: len(words[number]))
        words[at] += "ę" * round(len(words[at]) * 0.4)
        return " ".join(words)

    def t(self, id: str, /, **values: object) -> str:
        return self._long(super().t(id, **values))

    def name(self, id: str | int, case: str = "nom") -> str:
        return self._long(super().name(id, case))


WAYS_TO_READ = pytest.mark.parametrize(
    ("size", "lang", "text", "speaker"),
    [
        ((1280, 720), "pl", 1.0, Speaker), ((1600, 900), "pl", 1.0, Speaker), ((1600, 900), "en", 1.0, Speaker),
        ((1920, 1080), "pl", 1.5, Speaker), ((2560, 1440), "en", 1.0, Speaker),
        ((1600, 1200), "pl", 1.0, Speaker), ((1920, 1080), "en", 1.0, Longer), ((1280, 720), "en", 1.0, Longer),
    ],
)


def texts_have_room(
    session: Kingsburg, size: tuple[int, int], lang: str, text: float, speaker: Callable[..., Speaker],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is cut off or too small; a real language never has to fall back on a sign, nor, from 1600x900 up,
    on nothing, instead of words."""
    signs: list[str] = []
    draw, ladder = fit.draw, fit.fit

    def find(words: fit.FitWords, *rest: object) -> fit.Fitted:
        found = ladder(words, *rest)  # type: ignore[arg-type]
        signs.extend([words.whole] if found.block is None and not words.icon and table.metrics.wide else [])
        return found

    def spy(canvas: Canvas, fitted: fit.Fitted, *rest: object, **named: object) -> None:
        signs.extend([fitted.words.whole] if fitted.block is None else [])
        draw(canvas, fitted, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(fit, "draw", spy)
    monkeypatch.setattr(fit, "fit", find)
    table = Table(session, lang, size, theme=replace(NORMAL, text_factor=text), speaker=speaker)
    with textbox.accounting() as account:
        table.draw()
    assert account or not table.metrics.wide
    assert [said for said in account if not said.fits or said.px < 16] == []
    if speaker is Speaker:
        assert signs == [], signs
