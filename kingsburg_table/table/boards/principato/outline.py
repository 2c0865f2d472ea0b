"""Drawn scenes for the high-contrast theme: black lines on white."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

GATE: Final = "#2A1C10"
PAVING: Final = "#F6ECD2"
_TINT = re.compile(r'fill="(#[0-9A-F]{6})"(?: fill-opacity="[.0-9]+")?')
_STROKE = re.compile(r'stroke="#[0-9A-F]{6}"')
_TEXTURE = re.compile(r'<path [^>]*stroke-opacity="\.[0-3][0-9]?"[^>]*/>')


@lru_cache(maxsize=12)
def outlined(body: str, colour: str) -> str:
    """A scene for the high-contrast theme: black lines on white, without tints, hatching and stones. What tells whose
    it is keeps its colour, what is open stays dark."""
    kept = (colour.upper(), GATE)
    body = _TEXTURE.sub("", body)
    body = _TINT.sub(lambda found: found[0] if found[1] in kept else 'fill="#FFFFFF"', body)
    return _STROKE.sub(lambda found: 'stroke="#FFFFFF"' if PAVING in found[0] else 'stroke="#000000"', body)
