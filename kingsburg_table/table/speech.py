"""From spoken runs to the drawing kit's markup."""

from __future__ import annotations

from collections.abc import Iterable

from kingsburg_table.table.draw import svg
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.play.words import Words
from kingsburg_table.text.speaker import Run, Speaker

#: Amounts whose picture is not an icon of their own name.
PICTURES = {"tokens": "token:+2", "all_goods": "goods", "buildings": "building", "dice": "die", "cards": "card"}


def markup(runs: Iterable[Run]) -> str:
    """Runs as markup: players and stressed words bold, icons as pictures, rules in their colour."""
    return "".join(map(_run, runs))


def _run(run: Run) -> str:
    if run.kind == "icon":
        return f"[{run.id}]"
    text = escape(run.text)
    if run.kind == "rule":
        return f"[focus|{text}]"
    return f"*{text}*" if run.style == "bold" and text.strip() else text


def pictured(runs: Iterable[Run]) -> str:
    """The same, with amounts as a figure and a picture: shorter, and symbol first."""
    return "".join(_amount(run) if run.kind == "amount" else _run(run) for run in runs)


def _amount(run: Run) -> str:
    picture = PICTURES.get(run.id, run.id)
    if run.n is None or not (":" in picture or svg.exists(f"icons/{picture}")):
        return _run(run)
    figure = f"−{-run.n}" if run.n < 0 else f"{run.n}"
    return f"{figure}\u00a0[{picture}]"


def say(speaker: Speaker, words: Words) -> str:
    """Words as plain text."""
    return speaker.t(words.id, **words.values)


def say_rich(speaker: Speaker, words: Words) -> str:
    """Words as markup."""
    return markup(speaker.rich(words.id, **words.values))


def say_pictured(speaker: Speaker, words: Words) -> str:
    """Words as markup, amounts as pictures."""
    return pictured(speaker.rich(words.id, **words.values))
