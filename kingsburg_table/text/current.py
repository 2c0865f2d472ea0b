"""Which language is spoken now, and which one a computer is set to."""

from __future__ import annotations

import locale
import os
import sys
from functools import cache
from typing import Any

from kingsburg_table.text.catalogue import LANGUAGES
from kingsburg_table.text.speaker import MissingText, Speaker

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def default_language() -> str:
    """`pl` on a Polish computer, else `en`."""
    return "pl" if _system_locale().lower().startswith(("pl", "polish")) else "en"


def _system_locale() -> str:
    for variable in _VARIABLES:
        if os.environ.get(variable):
            return os.environ[variable]
    if sys.platform == "win32":
        import ctypes

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return locale.getlocale()[0] or ""


class _Current:
    lang: str | None = None


def language() -> str:
    """The language spoken now."""
    if _Current.lang is None:
        _Current.lang = default_language()
    return _Current.lang


def set_language(lang: str) -> None:
    """Speak another language from now on."""
    if lang not in LANGUAGES:
        raise MissingText(f"no language {lang}: expected one of {', '.join(LANGUAGES)}")
    _Current.lang = lang


@cache
def _speaker(lang: str) -> Speaker:
    return Speaker(lang)


def t(id: str, /, **values: Any) -> str:
    """A message that speaks of no match, in the current language."""
    return _speaker(language()).t(id, **values)


def asks(id: str) -> set[str]:
    """The values that a message cannot do without."""
    return _speaker(language()).asks(id)


def has(id: str) -> bool:
    """Whether there is such a message."""
    return _speaker(language()).has(id)
