"""pygame's events become ours; holds end for every reason and need a release."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from kingsburg_table.table.input import (
    EndedBy,
    FocusLost,
    HoldEnd,
    HoldStart,
    Hover,
    Key,
    Minimised,
    PressGuard,
    Text,
    Touch,
    TouchCancel,
    TouchMove,
    TouchUp,
    Wheel,
)
from kingsburg_table.table.input.events import Event
from kingsburg_table.table.input.translate import Translator


@pytest.fixture
def told() -> Translator:
    pygame.display.init()
    return Translator(lambda place: (place[0] / 2, place[1] / 2), lambda place: 0 <= place[0] < 100)


def tell(told: Translator, kind: int, now: float = 0.0, **values: Any) -> list[Event]:
    return told.translate(pygame.event.Event(kind, **values), now)


def down(told: Translator, key: int, now: float = 0.0, char: str = "", mod: int = 0) -> list[Event]:
    return tell(told, pygame.KEYDOWN, now, key=key, unicode=char, mod=mod, scancode=0)


def up(told: Translator, key: int, now: float = 0.0) -> list[Event]:
    return tell(told, pygame.KEYUP, now, key=key, mod=0, scancode=0)


def mouse(told: Translator, kind: int, pos: tuple[int, int], now: float = 0.0, button: int = 1) -> list[Event]:
    if kind == pygame.MOUSEMOTION:
        return tell(told, kind, now, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    return tell(told, kind, now, pos=pos, button=button, touch=False)


def test_a_click_in_units(told: Translator) -> None:
    assert mouse(told, pygame.MOUSEMOTION, (20, 40)) == [Hover((10, 20))]
    assert mouse(told, pygame.MOUSEBUTTONDOWN, (20, 40))[0] == Touch((10, 20))
    assert mouse(told, pygame.MOUSEMOTION, (30, 40)) == [TouchMove((15, 20))]
    assert mouse(told, pygame.MOUSEBUTTONUP, (30, 40), 70) == [
        HoldEnd("touch", EndedBy.RELEASE, 70, 70),
        TouchUp((15, 20), 70),
    ]
    assert mouse(told, pygame.MOUSEBUTTONDOWN, (20, 40), button=4) == []
    assert tell(told, pygame.MOUSEWHEEL, x=0, y=2, flipped=False) == [Wheel((10, 20), 2)]


@pytest.mark.parametrize(
    ("kind", "reason"),
    [(pygame.WINDOWFOCUSLOST, EndedBy.FOCUS_LOST), (pygame.WINDOWMINIMIZED, EndedBy.MINIMISED)],
)
def test_a_hold_ends_with_the_window_and_needs_a_release(told: Translator, kind: int, reason: EndedBy) -> None:
    assert down(told, pygame.K_SPACE, 100)[1] == HoldStart("space", told.pointer, 100)
    ends = tell(told, kind, 400)
    assert ends[0] == HoldEnd("space", reason, 300, 400)
    assert isinstance(ends[-1], (FocusLost, Minimised))
    assert down(told, pygame.K_SPACE, 500) == []  # still down: no repeat, no new hold
    up(told, pygame.K_SPACE, 600)
    assert HoldStart("space", told.pointer, 700) in down(told, pygame.K_SPACE, 700)


def test_a_touch_hold_ends_by_leaving(told: Translator) -> None:
    mouse(told, pygame.MOUSEBUTTONDOWN, (20, 40))
    assert HoldEnd("touch", EndedBy.LEFT, 30, 30) in mouse(told, pygame.MOUSEMOTION, (300, 40), 30)
    assert told.holds.press("touch", (0, 0), 40) is None
    mouse(told, pygame.MOUSEBUTTONUP, (300, 40), 50)
    assert told.holds.press("touch", (0, 0), 60) is not None


def test_a_change_of_scene_ends_holds_and_silences_held_keys(told: Translator) -> None:
    down(told, pygame.K_RETURN, 10)
    mouse(told, pygame.MOUSEBUTTONDOWN, (20, 40), 10)
    ends = told.scene_changed(20)
    assert {(each.source, each.reason) for each in ends if isinstance(each, HoldEnd)} == {
        ("enter", EndedBy.SCENE),
        ("touch", EndedBy.SCENE),
    }
    assert TouchCancel(20) in ends
    assert down(told, pygame.K_RETURN, 30) == []
    up(told, pygame.K_RETURN, 40)
    assert isinstance(down(told, pygame.K_RETURN, 50)[0], Key)


def test_focus_returning_forgets_what_was_released_elsewhere(told: Translator) -> None:
    mouse(told, pygame.MOUSEBUTTONDOWN, (20, 40), 10)
    tell(told, pygame.WINDOWFOCUSLOST, 20)
    tell(told, pygame.WINDOWFOCUSGAINED, 900)  # the button is no longer down
    assert told.holds.press("touch", (0, 0), 910) is not None


def test_keys_tell_their_name_their_sign_and_repeats(told: Translator) -> None:
    first = down(told, pygame.K_a, char="A", mod=pygame.KMOD_LSHIFT)[0]
    assert isinstance(first, Key) and (first.name, first.char, first.mods.shift, first.repeat) == (
        "a",
        "A",
        True,
        False,
    )
    again = down(told, pygame.K_a, char="a")[0]
    assert isinstance(again, Key) and again.repeat
    kp = down(told, pygame.K_KP_ENTER)[0]
    assert isinstance(kp, Key) and kp.name == "enter"
    french = tell(told, pygame.KEYDOWN, key=ord("&"), unicode="&", mod=0, scancode=pygame.KSCAN_1)[0]
    assert isinstance(french, Key) and french.name == "1"


def test_altgr_types_and_is_no_command(told: Translator) -> None:
    key = down(told, pygame.K_z, char="ż", mod=pygame.KMOD_RALT | pygame.KMOD_LCTRL)[0]
    assert isinstance(key, Key) and key.mods.altgr and key.mods.plain and key.char == "ż"
    assert tell(told, pygame.TEXTINPUT, text="ż") == [Text("ż")]
    assert tell(told, pygame.TEXTEDITING, text="n", start=0, length=1) == [Text("n", composing=True)]


def test_no_second_press_within_350_ms() -> None:
    guard = PressGuard()
    assert guard.press("seal", 1000) and not guard.press("seal", 1349) and guard.press("seal", 1350)
    assert guard.press("chip", 1360)
