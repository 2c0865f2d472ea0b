"""pygame events -> our events. No pygame event leaves this file."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from kingsburg_table.table.input.events import (
    PRIMARY,
    SECONDARY,
    Dropped,
    EndedBy,
    Event,
    FocusGained,
    FocusLost,
    HoldEnd,
    HoldStart,
    Hover,
    HoverEnd,
    Key,
    KeyUp,
    Minimised,
    Point,
    Quit,
    Resize,
    Restored,
    Text,
    Touch,
    TouchCancel,
    TouchMove,
    TouchUp,
    Wheel,
)
from kingsburg_table.table.input.holds import TOUCH, Holds
from kingsburg_table.table.input.keynames import key_name, mods_of

REPEAT_DELAY_MS, REPEAT_EVERY_MS = 400, 40

Pixel = tuple[float, float]


class Translator:
    """Turns what pygame reports into events in design units, and keeps the holds.

    `to_units` maps a place as pygame tells it to design units; `inside` says whether it lies on the picture.
    """

    def __init__(self, to_units: Callable[[Pixel], Point], inside: Callable[[Pixel], bool]) -> None:
        self.to_units = to_units
        self.inside = inside
        self.holds = Holds()
        self.pointer: Point = (-1.0, -1.0)
        self._down: dict[int, str] = {}
        self._dead: set[int] = set()
        self._buttons: set[int] = set()

    def poll(self, now: float) -> list[Event]:
        """Everything that happened since the last call."""
        events: list[Event] = []
        while True:
            try:
                raw = pygame.event.poll()  # one by one: an event that cannot be read takes no other with it
            except (SystemError, UnicodeDecodeError):  # the name of a file that is no UTF-8, from a Windows archive
                events.append(Dropped("", now))
                continue
            if raw.type == pygame.NOEVENT:
                return events
            events += self.translate(raw, now)

    def translate(self, raw: pygame.event.Event, now: float) -> list[Event]:
        kind = raw.type
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(raw, now)
        if kind == pygame.KEYDOWN:
            return self._key_down(raw, now)
        if kind == pygame.KEYUP:
            return self._key_up(raw, now)
        if kind == pygame.MOUSEWHEEL:
            dy = float(getattr(raw, "precise_y", raw.y)) or float(raw.y)
            dx = float(getattr(raw, "precise_x", raw.x)) or float(raw.x)
            sign = -1.0 if getattr(raw, "flipped", False) else 1.0
            return [Wheel(self.pointer, sign * dy, sign * dx, now)]
        if kind == pygame.TEXTINPUT:
            return [Text(raw.text, False, now)] if raw.text else []
        if kind == pygame.TEXTEDITING:
            return [Text(raw.text, True, now)]
        return self._window(raw, now)

    def scene_changed(self, now: float) -> list[Event]:
        """The events that end every hold for the scene that is going; nothing held reaches the next one."""
        return self._let_go(EndedBy.SCENE, now)

    @property
    def hand_on_mouse(self) -> bool:
        return bool(self._buttons)

    # mouse ------------------------------------------------------------------------------------------

    def _mouse(self, raw: pygame.event.Event, now: float) -> list[Event]:
        at = self.pointer = self.to_units(raw.pos)
        if raw.type == pygame.MOUSEMOTION:
            if not self._buttons:
                return [Hover(at, now)]
            events: list[Event] = [TouchMove(at, now)]
            if not self.inside(raw.pos):
                events += _some(self.holds.cancel(TOUCH, EndedBy.LEFT, now))
            return events
        if not PRIMARY <= raw.button <= SECONDARY:
            return []
        if raw.type == pygame.MOUSEBUTTONDOWN:
            self._buttons.add(raw.button)
            events = [Touch(at, now, raw.button, mods_of(pygame.key.get_mods()))]
            return events + (_some(self.holds.press(TOUCH, at, now)) if raw.button == PRIMARY else [])
        self._buttons.discard(raw.button)
        events = _some(self.holds.release(TOUCH, now)) if raw.button == PRIMARY else []
        return [*events, TouchUp(at, now, raw.button)]

    # keys -------------------------------------------------------------------------------------------

    def _key_down(self, raw: pygame.event.Event, now: float) -> list[Event]:
        name = key_name(raw.key, getattr(raw, "scancode", None))
        if not name or raw.key in self._dead:
            return []
        repeat = raw.key in self._down
        self._down[raw.key] = name
        mods = mods_of(getattr(raw, "mod", 0))
        char = getattr(raw, "unicode", "")
        events: list[Event] = [Key(name, char if char.isprintable() else "", mods, repeat, now)]
        if not repeat:
            events += _some(self.holds.press(name, self.pointer, now))
        return events

    def _key_up(self, raw: pygame.event.Event, now: float) -> list[Event]:
        self._dead.discard(raw.key)
        name = self._down.pop(raw.key, key_name(raw.key, getattr(raw, "scancode", None)))
        if not name:
            return []
        return [*_some(self.holds.release(name, now)), KeyUp(name, now)]

    # window -----------------------------------------------------------------------------------------

    def _window(self, raw: pygame.event.Event, now: float) -> list[Event]:
        kind = raw.type
        if kind == pygame.QUIT:
            return [Quit(now)]
        if kind == pygame.DROPFILE:
            return [Dropped(str(raw.file), now)]
        if kind == pygame.WINDOWSIZECHANGED:
            return [Resize((int(raw.x), int(raw.y)), now)]
        if kind == pygame.WINDOWFOCUSLOST:
            return [*self._let_go(EndedBy.FOCUS_LOST, now), FocusLost(now)]
        if kind == pygame.WINDOWMINIMIZED:
            return [*self._let_go(EndedBy.MINIMISED, now), Minimised(now)]
        if kind == pygame.WINDOWFOCUSGAINED:
            self._see_what_is_down()
            return [FocusGained(now)]
        if kind == pygame.WINDOWLEAVE:
            return [*_some(self.holds.cancel(TOUCH, EndedBy.LEFT, now)), HoverEnd(now)]
        if kind in (pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED):
            return [Restored(now)]
        return []

    def _let_go(self, reason: EndedBy, now: float) -> list[Event]:
        events: list[Event] = list(self.holds.cancel_all(reason, now))
        if self._buttons:
            events.append(TouchCancel(now))
        self._buttons.clear()
        self._dead |= set(self._down)
        self._down.clear()
        return events

    def _see_what_is_down(self) -> None:
        """Releases that happened elsewhere were never reported."""
        pressed = pygame.mouse.get_pressed()
        self._buttons &= {number for number, down in enumerate(pressed, 1) if down}
        self._dead.clear()
        self.holds.forget_spent(frozenset({TOUCH}) if pressed[0] else frozenset())


def _some(event: HoldStart | HoldEnd | None) -> list[Event]:
    return [] if event is None else [event]
