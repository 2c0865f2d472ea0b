"""Ctrl-C waits until what has begun is done, so that a match on disk and the one in memory never come apart.

Python's own handler, which raises KeyboardInterrupt wherever the program is, is replaced once by one that knows whether
something is under way: setting a handler anew for every action costs as much as the action.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from types import FrameType
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_handler = import_module("_signal").getsignal  # `signal.getsignal` looks an enumeration up, which costs much more
_thread = threading.get_ident
_MAIN = threading.main_thread().ident
_CTRL_C = int(signal.SIGINT)


class _Gate:
    """How many things are under way, one within the other, and whether Ctrl-C waits for their end."""

    __slots__ = ("depth", "waits")

    def __init__(self) -> None:
        self.depth, self.waits = 0, False


_gate = _Gate()


def _interrupt(number: int, frame: FrameType | None) -> None:
    if _gate.depth:
        _gate.waits = True
        return
    _gate.waits = False
    signal.default_int_handler(number, frame)


class Unbroken:
    """Between enter and exit an interrupt is only noted; it comes again at the end. Other threads are never
    interrupted. A handler that somebody else has set is put back at the end."""

    def __init__(self) -> None:
        self._here = _thread() == _MAIN
        self._before: Any = None

    def __enter__(self) -> None:
        if not self._here:
            return
        _gate.depth += 1
        handler = _handler(_CTRL_C)
        if handler is not _interrupt and handler is not None:
            signal.signal(signal.SIGINT, _interrupt)
            if handler is not signal.default_int_handler:
                self._before = handler

    def __exit__(self, *_: object) -> None:
        if not self._here:
            return
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
        _open()


def hold() -> Unbroken | None:
    """What follows happens as a whole, up to `release`. Once our handler is there, the gate alone is enough."""
    if _handler(_CTRL_C) is _interrupt and _thread() == _MAIN:
        _gate.depth += 1
        return None
    held = Unbroken()
    held.__enter__()
    return held


def release(held: Unbroken | None) -> None:
    if held is None:
        _open()
    else:
        held.__exit__()


def _open() -> None:
    """What was held back comes now, unless something else is still under way."""
    _gate.depth -= 1
    if _gate.waits and not _gate.depth:
        _gate.waits = False
        signal.raise_signal(signal.SIGINT)


def unbroken(method: Callable[Concatenate[Any, P], R]) -> Callable[Concatenate[Any, P], R]:
    """A method that happens as a whole, however often somebody presses Ctrl-C."""

    @wraps(method)
    def whole(self: Any, /, *args: P.args, **more: P.kwargs) -> R:
        held = hold()
        try:
            return method(self, *args, **more)
        finally:
            release(held)

    return whole
