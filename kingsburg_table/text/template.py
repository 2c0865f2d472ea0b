"""Messages with placeholders that say what their value is.

    {n}               a number or a text as it is
    {seat:player}     a seat number: the player's name, bold
    {seats:players}   a list of seat numbers
    {advisor:loc}     a component's id: its name in a case (or `short`, `many` ...)
    {dice:list}       a list of plain values: "6, 5 and 1"
    {built:list.acc}  a list of component ids, each name in a case
    {gain:amounts}    {gold: 2, wood: 1}: each a phrase with its own plural (`amount.gold`); {gain:amounts.gen}
    {k:count.cards}   one number of a thing, as `amounts` would say it; {k:count.cards.gen}
    {offers:either}   a list of such mappings: "1 gold or 1 wood"
    {dice:sum}        a list of plain values: "6 + 5"
    {dice:dice}       faces of dice, as a list says them; a table draws them. {dice:dice.white}: the value `white` tells
                      which of them are nobody's: a number of them at the end, or all where it is these faces
    {n:signed}        a number with its sign
    {why:text}        another message: an id, or [id, {values}]; null says nothing
    {parts:texts}     a list of such messages, joined with "and"; {parts:texts.or} with "or"
    {result:pick}     one of the messages `<id>.result.win`, `<id>.result.loss` ..., chosen by the value, with the same
                      values. A yes or no picks `yes` or `no`, a list or mapping its length; `other` stands for all that
                      have no message; an empty value (no, 0, nothing in it) without its own message says nothing
    {rule:rule}       a rule's number, to be clicked
    {gold+wood:...}   several values together: numbers as one mapping, lists as one list
    {@gold}           an icon; its text is the message `icon.gold`
    <b>...</b>        bold; <i>...</i> italic; {{ and }} are braces
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "short", "one", "many")
KINDS = ("player", "players", "list", "amounts", "count", "either", "sum", "dice", "signed", "text", "texts", "pick",
         "rule")
_PARTS = re.compile(
    r"(?P<brace>\{\{|\}\})"
    r"|\{@(?P<icon>[a-z][a-z0-9_.]*)\}"
    r"|\{(?P<name>[a-z][a-z0-9_]*(?:\+[a-z][a-z0-9_]*)*)(?::(?P<kind>[a-z][a-z0-9_.]*))?\}"
    r"|<(?P<end>/?)(?P<style>[bi])>"
    r"|(?P<wrong>[{}])"
)
_STYLES = {"b": "bold", "i": "italic"}


class BadTemplate(ValueError):
    """A message's text is not well formed."""


@dataclass(frozen=True, slots=True)
class Literal:
    """Text as it stands."""

    text: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture inside the line."""

    id: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class Placeholder:
    """A value to be spoken: `{name:kind.detail}`. A case is the kind `name` with the case as its detail."""

    name: str
    kind: str
    detail: str = ""
    style: str = ""


Part = Literal | Icon | Placeholder


def is_case(word: str) -> bool:
    """Whether a word names a form of a name."""
    return word in CASES or word.removeprefix("many_") in CASES[:6]


@lru_cache(maxsize=4096)
def parse(text: str) -> tuple[Part, ...]:
    """The parts of a message; raises `BadTemplate`."""
    parts: list[Part] = []
    style, end = "", 0
    for match in _PARTS.finditer(text):
        if match.start() > end:
            parts.append(Literal(text[end : match.start()], style))
        end = match.end()
        if match["wrong"]:
            raise BadTemplate(f"a lone brace at {text[match.start() : match.start() + 20]!r}; write it twice")
        if match["brace"]:
            parts.append(Literal(match["brace"][0], style))
        elif match["icon"]:
            parts.append(Icon(match["icon"], style))
        elif match["name"]:
            parts.append(_placeholder(match["name"], match["kind"] or "", style))
        else:
            style = _styled(match["style"], bool(match["end"]), style)
    if style:
        raise BadTemplate(f"{style} is not closed")
    if end < len(text):
        parts.append(Literal(text[end:]))
    return tuple(parts)


def _styled(letter: str, closing: bool, style: str) -> str:
    named = _STYLES[letter]
    if closing != bool(style) or (closing and style != named):
        raise BadTemplate(f"<{'/' * closing}{letter}> does not fit here; styles do not nest")
    return "" if closing else named


def _placeholder(name: str, kind: str, style: str) -> Placeholder:
    if not kind:
        return Placeholder(name, "plain", style=style)
    if is_case(kind):
        return Placeholder(name, "name", kind, style)
    word, _, detail = kind.partition(".")
    fits = {"list": not detail or is_case(detail), "amounts": True, "either": True, "count": bool(detail), "dice": True,
            "texts": detail in ("", "or")}
    if word not in KINDS or not fits.get(word, not detail) or (word == "pick" and "+" in name):
        raise BadTemplate(f"{{{name}:{kind}}}: expected a case or one of {', '.join(KINDS)}")
    return Placeholder(name, word, detail, style)
