"""Rule texts as markup: hits of a search marked, the first sentence in bold."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kingsburg_table.table.book.search import Span
from kingsburg_table.table.draw.rich import escape

LONGEST_LEAD = 120
_SENTENCE = re.compile(r"[.!?…][”\"’)]?(?=\s+\S)")


def marked(text: str, spans: Sequence[Span] = (), lead: int = 0) -> str:
    """A text as markup: hits get a marker stroke, the first `lead` letters are bold."""
    parts, at = [], 0
    for start, end in spans:
        parts += _plainly(text, at, start, lead)
        hit = text[start:end]
        if "]" in hit or "[" in hit or "\\" in hit:
            parts += _plainly(text, start, end, lead)
        else:
            parts.append(f"*[={hit}]*" if start < lead else f"[={hit}]")
        at = end
    parts += _plainly(text, at, len(text), lead)
    return "".join(parts)


def _plainly(text: str, start: int, end: int, lead: int) -> list[str]:
    bold, rest = text[start : min(end, max(start, lead))], text[max(start, lead) : end] if end > lead else ""
    made = []
    if bold.strip():
        made.append(f"*{escape(bold)}*")
    elif bold:
        made.append(escape(bold))
    return [*made, escape(rest)] if rest else made


def lead_of(text: str) -> int:
    """How long the first of several sentences is; 0 where there is only one or a long one: it would not stand out."""
    found = _SENTENCE.search(text)
    return found.end() if found and found.end() <= LONGEST_LEAD else 0
