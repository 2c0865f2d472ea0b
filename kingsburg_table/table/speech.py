"""From spoken runs to the drawing kit's markup."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingsburg_table.core.seats import Seat
from kingsburg_table.table.draw import svg
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.play.words import Words
from kingsburg_table.text.speaker import Run, Speaker

#: Amounts whose picture is not an icon of their own name; boards add what only their game has.
PICTURES = {"buildings": "building", "dice": "die", "cards": "card"}


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


def pictured(runs: Iterable[Run], colour: int | None = None) -> str:
    """The same, with amounts as a figure and a picture: shorter, and symbol first. Dice show in a seat's colour."""
    return "".join(_pictured(run, colour) for run in runs)


def _pictured(run: Run, colour: int | None) -> str:
    if run.kind == "amount":
        return _amount(run)
    if run.kind == "dice" and run.id and colour is not None:
        faces = run.id.split(",")
        own = len(faces) - (run.n or 0)
        return "".join(f"[die:{colour if at < own else 0}:{face}]" for at, face in enumerate(faces))
    return _run(run)


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


def say_pictured(speaker: Speaker, words: Words, seats: Sequence[Seat] = ()) -> str:
    """Words as markup, amounts as pictures, and dice too where the seats are known."""
    return pictured(speaker.rich(words.id, **words.values), colour_of(words, seats))


def colour_of(words: Words, seats: Sequence[Seat]) -> int | None:
    """The colour's number of the seat that the words speak of."""
    seat = words.values.get("seat")
    return seats[seat].colour + 1 if isinstance(seat, int) and 0 <= seat < len(seats) else None
