"""Everything that a game can say: read from its source, and said in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kingsburg_table.core.actions import Action, Decision, Event, Refusal, snake
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.text import LANGUAGES, Speaker

CORE_REASONS = ("not_asked", "not_now", "match_over", "unknown_action")
Call = tuple[str, list[ast.expr]]


def sources(package: str) -> tuple[Path, ...]:
    """The files of a package and of all packages in it."""
    return tuple(sorted(Path(next(iter(import_module(package).__path__))).rglob("*.py")))


def calls(package: str, name: str, place: int) -> set[str]:
    """The texts that are given to all calls of a function, at one place of its arguments."""
    return {
        text for called, arguments in _calls(package) if called == name and len(arguments) > place
        for text in _constants(arguments[place])
    }


@cache
def _calls(package: str) -> list[Call]:
    return [call for path in sources(package) for call in _calls_in(path)]


def _calls_in(path: Path) -> Iterator[Call]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            yield getattr(node.func, "attr", getattr(node.func, "id", "")), node.args


def _constants(node: ast.expr) -> Iterator[str]:
    for part in [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]:
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


class Saying:
    """Says things of a game in every language; raises MissingText when a text, value, name or form is not there.

    `silent`: first words of targets that are no things on the table, so that nobody has to name them.
    """

    def __init__(self, game: str, people: Sequence[str], silent: Iterable[str] = ()) -> None:
        self.game, self.controller, self.silent = game, get_controller(game), frozenset(silent)
        self.speakers = [Speaker(lang, self.controller.names(), list(people)) for lang in LANGUAGES]
        self.reasons: set[str] = set()
        self.events: set[str] = set()
        self.prompts: set[str] = set()
        self._said: set[Any] = set()

    def say(self, id: str, /, **values: Any) -> list[str]:
        said = [speaker.t(id, **values) for speaker in self.speakers]
        assert all(text and text == text.strip() and "  " not in text for text in said), (id, said)
        return said

    def action(self, action: Action, seat: int) -> None:
        """What a chip and a seal say of it."""
        if (action, seat) in self._said:
            return
        self._said.add((action, seat))
        values = {"seat": seat, **msgspec.structs.asdict(action), **self.controller.said(action)}
        for part in ("do", "way"):
            self.say(f"{part}.{self.game}.{snake(type(action).__name__)}", **values)

    def target(self, target: str) -> None:
        kind = target.partition(".")[0]
        if kind not in self._said and kind not in self.silent:
            self._said.add(kind)
            self.say(f"kind.{self.game}.{kind}")

    def refusal(self, refusal: Refusal | None) -> None:
        if refusal is None or (said := (refusal.reason, repr(refusal.values))) in self._said:
            return
        self._said.add(said)
        home = "core" if refusal.reason in CORE_REASONS else self.game
        self.say(f"why.{home}.{refusal.reason}", **refusal.values)
        self.reasons.add(refusal.reason)

    def event(self, event: Event) -> None:
        self.say(f"log.{self.game}.{event.kind}", **event.values)
        self.events.add(event.kind)

    def question(self, decision: Decision) -> None:
        """The question with all its answers."""
        self.say(decision.prompt.id, **{"seat": decision.seat, **decision.prompt.values})
        self.prompts.add(decision.prompt.id)
        for option in decision.options:
            self.action(option.action, decision.seat)
            for target in option.targets:
                self.target(target)

    def refusals(self, session: Any, seat: int, actions: Iterable[Action], rng: Random) -> None:
        """Why things are dimmed, and why these actions are refused to the seat and to anybody."""
        for target, refusal in session.blocked(seat).items():
            self.target(target)
            self.refusal(refusal)
        for action in actions:
            for asker in (seat, rng.randrange(len(session.seats))):
                self.refusal(session.refusal(action, asker))

    def story(self, session: Any) -> None:
        for events in session.story:
            for event in events:
                self.event(event)
