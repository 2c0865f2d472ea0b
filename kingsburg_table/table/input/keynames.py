"""pygame's key codes -> the names that our table of keys uses."""

from __future__ import annotations

import sys

import pygame

from kingsburg_table.table.input.events import Mods

_NAMED = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_TAB: "tab",
    pygame.K_SPACE: "space",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_INSERT: "insert",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_LSHIFT: "shift",
    pygame.K_RSHIFT: "shift",
    pygame.K_LCTRL: "ctrl",
    pygame.K_RCTRL: "ctrl",
    pygame.K_LALT: "alt",
    pygame.K_RALT: "alt",
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_MINUS: "-",
    pygame.K_KP_MULTIPLY: "*",
    pygame.K_KP_DIVIDE: "/",
}
_NAMED |= {getattr(pygame, f"K_F{n}"): f"f{n}" for n in range(1, 16)}
_NAMED |= {getattr(pygame, f"K_KP{n}"): str(n) for n in range(10)}

# The digit row by place: on a French keyboard these keys type & é " without shift.
_DIGIT_ROW = {getattr(pygame, f"KSCAN_{n}"): str(n) for n in range(10)}


def key_name(key: int, scancode: int | None = None) -> str:
    """ "enter", "f11", "a", "7"; "" for a key that nothing here uses."""
    if key in _NAMED:
        return _NAMED[key]
    char = chr(key) if 0 < key < 0x110000 else ""
    if char.isalnum():
        return char.lower()
    if scancode in _DIGIT_ROW:
        return _DIGIT_ROW[scancode]
    return char if char.isprintable() else ""


def mods_of(bits: int) -> Mods:
    """AltGr arrives as right Alt, on Windows together with left Ctrl; on a Mac either Option key types letters."""
    mac = sys.platform == "darwin"
    altgr = bool(bits & (pygame.KMOD_ALT if mac else pygame.KMOD_RALT | pygame.KMOD_MODE))
    ctrl = bool(bits & (pygame.KMOD_META | pygame.KMOD_CTRL)) if mac else bool(bits & pygame.KMOD_CTRL) and not altgr
    return Mods(bool(bits & pygame.KMOD_SHIFT), ctrl, bool(bits & pygame.KMOD_LALT) and not mac, altgr)
