"""Signs that nobody sees, made visible: what comes from files, folders and arguments may hold any of them.

Control and escape characters can rewrite a terminal, bidi marks turn a line round, and bytes of a file name that are
no UTF-8 (zip archives from Windows) cannot be written out at all.
"""

from __future__ import annotations

import unicodedata

_HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")


def visible(text: str) -> str:
    r"""The text with every such sign written out, as `\x1b` or `\u202e`; line ends too, so that a line stays one."""
    if text.isprintable():
        return text
    return "".join(_written(char) if unicodedata.category(char) in _HIDDEN else char for char in text)


def visible_lines(text: str) -> str:
    """The same for several lines."""
    return "\n".join(map(visible, text.split("\n")))


def _written(char: str) -> str:
    code = ord(char)
    if 0xDC80 <= code <= 0xDCFF:  # a byte of a file name that is no UTF-8
        return f"\\x{code - 0xDC00:02x}"
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
