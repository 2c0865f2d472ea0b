"""Finished matches for the screens that tell about them, and a reader of all that a screen says."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

from kingsburg_table.core.opening import new_session
from kingsburg_table.core.session import Session
from kingsburg_table.table.draw.text_account import Said
from kingsburg_table.table.draw.textbox import accounting
from kingsburg_table.table.layout import TableLayout, load_table_layout
from kingsburg_table.table.scenes.form_scene import FormScene
from tests.table.hand import Hand

TOY = Path(__file__).parents[1] / "toy"
NAMES = ("Ola", "Kuba", "Filip", "Sandra", "Nina")
LONG_NAMES = ("Wilhelmina Wołko", "Świętopełkowićów", "Krzysztofmariano", "Maksymilian Wiel", "iiiiiiiiiiiiiiii")


def finished(
    game: str = "kingsburg", seats: int = 3, seed: int = 1, journal: Path | None = None, names: Sequence[str] = NAMES,
    records: int | None = None,
) -> Session[Any, Any]:
    """A match played at random to its end, or for so many actions."""
    session = new_session(game, list(names[:seats]), seed=seed, journal=journal)
    choose = random.Random(seed)
    while session.decision is not None and (records is None or len(session.records) < records):
        session.act(choose.choice(session.decision.options))
    return session


def layout_of(game: str) -> TableLayout | None:
    """The toy's table lies beside its game; the others ship."""
    if game != "pebbles":
        return None
    return load_table_layout(TOY)


def pixels(hand: Hand) -> bytes:
    hand.app.redraw()
    hand.wait()
    return pygame.image.tobytes(hand.app.window.frame, "RGB")


def unfit(hand: Hand) -> list[Said]:
    """Texts of the top scene that do not fit their room or are too small to read."""
    with accounting() as account:
        hand.app.redraw()
        hand.wait()
    scene = hand.scene
    said = [*account, *(each for _, each in scene.said())] if isinstance(scene, FormScene) else account
    assert said
    return [each for each in said if each.text and (not each.fits or each.px < 16)]
