"""The clipboard, as plain text."""

from __future__ import annotations

import pygame


def paste() -> str:
    """What lies in the clipboard, "" if it is empty or cannot be read."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy(text: str) -> bool:
    """Put text into the clipboard; False if this desktop has none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
