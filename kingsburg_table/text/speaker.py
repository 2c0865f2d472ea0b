"""Says messages in one language: chooses plural forms, puts names into their case, joins lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from kingsburg_table.text.catalogue import LANGUAGES, catalogue
from kingsburg_table.text.template import BadTemplate, Icon, Literal, Placeholder, parse
from kingsburg_table.visible import visible


class MissingText(LookupError):
    """A message, a value for a placeholder, a name or one of its forms is not there."""


class Named(Protocol):
    """Something whose name has forms; `core.components.Name` is one."""

    def form(self, lang: str, case: str = "nom") -> str | None:
        """The name in a language and case, or None."""


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a spoken line.

    `kind` is empty for plain text, else `player`, `name`, `amount`, `rule`, `icon` or `dice`, with the `id` of what is
    meant (and `n`, how many of it), so that the table can draw a picture or a link; `text` says the same in words. The
    id of dice is their faces, "6,5"; the last `n` of them are nobody's.
    """

    text: str
    style: str = ""
    kind: str = ""
    id: str = ""
    n: int | None = None


class Speaker:
    """Speaks one language about one match.

    >>> speaker = Speaker("en", seats=["Ada", "Jan"])
    >>> speaker.t("log.core.passes", seat=0)
    'Ada passes'
    """

    def __init__(self, lang: str, names: Mapping[str, Named] | None = None, seats: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise MissingText(f"no language {lang}: expected one of {', '.join(LANGUAGES)}")
        self.lang = lang
        self.names = names or {}
        self.seats = seats
        self._catalogue = catalogue(lang)
        self._kinds: dict[str, Callable[[Placeholder, Any], list[Run]]] = {
            "plain": lambda part, value: [Run(self._plain(value))],
            "signed": lambda part, value: [Run(f"+{value}" if value > 0 else self._plain(value))],
            "name": lambda part, value: [self._name(value, part.detail)],
            "player": lambda part, value: [self._player(value)],
            "players": lambda part, value: self._join([[self._player(seat)] for seat in value]),
            "list": self._list,
            "amounts": self._amounts,
            "count": self._count,
            "either": lambda part, value: self._join([self._amounts(part, offer) for offer in value], "list.or"),
            "sum": lambda part, value: [Run(self.t("list.plus").join(map(self._plain, value)))],
            "text": lambda part, value: self._message(value),
            "texts": lambda part, value: self._join(
                [self._message(message) for message in value], "list.or" if part.detail == "or" else "list.and"
            ),
            "rule": lambda part, value: [Run(str(value), kind="rule", id=str(value))],
        }

    def t(self, id: str, /, **values: Any) -> str:
        """The message as plain text."""
        return "".join(run.text for run in self.rich(id, **values))

    def rich(self, id: str, /, **values: Any) -> list[Run]:
        """The message in pieces, with styles, players, names, amounts and icons marked."""
        runs: list[Run] = []
        try:
            for part in parse(self._text(id, values)):
                for run in self._say(id, part, values):
                    _add(runs, replace(run, style=part.style) if part.style and not run.style else run)
        except (MissingText, BadTemplate) as error:
            raise MissingText(f"{self.lang}: {id}: {error}") from None
        except (TypeError, AttributeError, IndexError) as error:
            raise MissingText(f"{self.lang}: {id}: a value does not fit its placeholder ({error})") from error
        return runs

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._catalogue.gettext(id) != id  # also when it has plural forms

    def asks(self, id: str) -> set[str]:
        """The values that a message cannot do without."""
        parts = parse(self._catalogue.gettext(id))
        return {name for part in parts if isinstance(part, Placeholder) for name in part.name.split("+")}

    def name(self, id: str | int, case: str = "nom") -> str:
        """A component's name in a case."""
        return self._name(id, case).text

    def _text(self, id: str, values: Mapping[str, Any]) -> str:
        n = values.get("n")
        if isinstance(n, int):
            text = self._catalogue.ngettext(id, id, abs(n))
            if text != id:
                return text
        text = self._catalogue.gettext(id)
        if text == id:
            raise MissingText("no such message")
        if n is None and self._catalogue.ngettext(id, id, 5) not in (id, text):
            raise MissingText("the message has plural forms and needs a value n")
        return text

    def _say(self, id: str, part: Literal | Icon | Placeholder, values: Mapping[str, Any]) -> list[Run]:
        if isinstance(part, Literal):
            return [Run(part.text)]
        if isinstance(part, Icon):
            return [Run(self.t(f"icon.{part.id}"), kind="icon", id=part.id)]
        for name in part.name.split("+"):
            if name not in values:
                raise MissingText(f"no value for {{{name}}}")
        if part.kind == "pick":
            return self._pick(f"{id}.{part.name}", values[part.name], values)
        if part.kind == "dice":
            return [self._dice(values[part.name], values.get(part.detail, 0))]
        return self._kinds[part.kind](part, _together(part.name, values))

    def _plain(self, value: Any) -> str:
        return f"−{-value}" if isinstance(value, int) and value < 0 else visible(str(value))

    def _name(self, id: str | int, case: str) -> Run:
        named = self.names.get(str(id))
        if named is None:
            raise MissingText(f"no name for {id}")
        form = named.form(self.lang, case)
        if form is None:
            raise MissingText(f"the name of {id} has no form {case}")
        return Run(visible(form), kind="name", id=str(id))

    def _player(self, seat: int) -> Run:
        if not 0 <= seat < len(self.seats):
            raise MissingText(f"no seat {seat}")
        return Run(visible(self.seats[seat]), style="bold", kind="player", id=str(seat))

    def _dice(self, faces: Sequence[int], white: int | Sequence[int]) -> Run:
        words = self._join([[Run(self._plain(face))] for face in faces])
        count = white if isinstance(white, int) else len(faces)
        return Run("".join(run.text for run in words), kind="dice", id=",".join(map(str, faces)), n=count)

    def _list(self, part: Placeholder, value: Sequence[Any]) -> list[Run]:
        if part.detail:
            return self._join([[self._name(id, part.detail)] for id in value])
        return self._join([[Run(self._plain(item))] for item in value])

    def _amounts(self, part: Placeholder, value: Mapping[str, int]) -> list[Run]:
        said = [[self._amount(thing, n, part.detail)] for thing, n in value.items() if n]
        if said:
            return self._join(said)
        nothing = f"amount.nothing.{part.detail}"
        return [Run(self.t(nothing if self.has(nothing) else "amount.nothing"))]

    def _count(self, part: Placeholder, value: int) -> list[Run]:
        thing, _, case = part.detail.partition(".")
        return [self._amount(thing, value, case)]

    def _amount(self, thing: str, n: int, case: str) -> Run:
        id = f"amount.{thing}.{case}" if case else f"amount.{thing}"
        return Run(self.t(id, n=n), kind="amount", id=thing, n=n)

    def _message(self, value: Any) -> list[Run]:
        if value is None:
            return []
        if isinstance(value, str):
            return self.rich(value)
        id, values = value
        return self.rich(id, **values)

    def _pick(self, stem: str, value: Any, values: Mapping[str, Any]) -> list[Run]:
        """The message that stands for a value."""
        for choice in (_choice(value), "other") if value else (_choice(value),):
            if self.has(f"{stem}.{choice}"):
                return self.rich(f"{stem}.{choice}", **values)
        if value:
            raise MissingText(f"no message {stem}.{_choice(value)}")
        return []

    def _join(self, items: list[list[Run]], last: str = "list.and") -> list[Run]:
        """Items with commas, and the language's "and" before the last."""
        if not items:
            return [Run(self.t("list.none"))]
        runs: list[Run] = []
        for place, item in enumerate(items):
            if place:
                runs.append(Run(self.t(last if place == len(items) - 1 else "list.comma")))
            runs += item
        return runs


def _choice(value: Any) -> str:
    """How a value is called where a message is picked by it."""
    if value is None or isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, (int, str)) else str(len(value))


def _together(names: str, values: Mapping[str, Any]) -> Any:
    """One value, or several: numbers as a mapping, lists as one list."""
    if "+" not in names:
        return values[names]
    parts = {name: values[name] for name in names.split("+")}
    if all(isinstance(value, int) for value in parts.values()):
        return parts
    return [item for value in parts.values() for item in value]


def _add(runs: list[Run], run: Run) -> None:
    """Append a run; plain neighbours of one style become one."""
    if runs and not run.kind and not runs[-1].kind and run.style == runs[-1].style:
        runs[-1] = replace(runs[-1], text=runs[-1].text + run.text)
    elif run.text or run.kind:
        runs.append(run)
