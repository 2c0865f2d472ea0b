"""Worked examples from YAML; the README describes the format. Every mistake is told with file and line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Union

import msgspec

from kingsburg_table.core.actions import Action, GoOn, Seal
from kingsburg_table.core.catalogue import UnknownGame, games, get_controller
from kingsburg_table.core.chance import Scripted
from kingsburg_table.core.components import Source
from kingsburg_table.core.examples.checks import Checks, Keys, Wrong
from kingsburg_table.core.examples.example import Case, Example, Expectation, MayPlay, Plays, Sees, Stands, StoryStep
from kingsburg_table.core.explain import complaints
from kingsburg_table.core.opening import BadOption, checked_options
from kingsburg_table.core.seats import BadSeats, seat_list

Thing = tuple[int | None, str, Any]
_CASE = ("title", "given", "chance", "play", "expect", "at", "turn", "players", "options")
_EXAMPLE = (*_CASE, "rules", "shows", "game", "cases")
_CORE = ("at", "turn", "over", "winners", "tie_break")
_MAY = ("may", "may only", "may not")


def example_files(folder: Path) -> list[Path]:
    """The files of a game's worked examples: `examples.yaml`, `examples_<part>.yaml`."""
    return sorted(folder.glob("examples*.yaml"))


@cache
def examples_in(folder: Path) -> tuple[Example, ...]:
    """All worked examples of a game's folder, read once."""
    return tuple(example for path in example_files(folder) for example in load_examples(path))


def load_examples(path: Path, source: Source | None = None) -> list[Example]:
    """All examples of a file; raises DataErrors with everything that is wrong in it."""
    source = source or Source()
    data = source.document(path)
    if isinstance(data, dict) and set(data) != {"examples"}:
        source.error(path, (), "expected one section: examples")
    entries = data.get("examples") if isinstance(data, dict) else None
    if not isinstance(entries, dict):
        if data is not None:
            source.error(path, ("examples",), "expected a mapping from ids to examples")
        entries = {}
    found = [example for id, entry in entries.items() if (example := _ExampleReader(source, path, id).example(entry))]
    source.raise_if_any()
    return found


class _ExampleReader(Checks):
    """Reads one example."""

    def example(self, entry: Any) -> Example | None:
        try:
            self.mapping(entry, self.top, _EXAMPLE)
            game = self._game(entry)
            cases = entry.get("cases", [{}])
            self.items_of(cases, (*self.top, "cases"))
            rules = entry.get("rules", [])
            self.texts(rules, (*self.top, "rules"))
            shows = entry.get("shows", [])
            self.texts(shows, (*self.top, "shows"))
            common = {key: value for key, value in entry.items() if key in _CASE and key != "title"}
            read = [self._case(game, common, case, number) for number, case in enumerate(cases)]
            title = self.title(entry.get("title"), (*self.top, "title"))
        except Wrong:
            return None
        return Example(
            self.id, game, title, tuple(rules), tuple(read), self.path.as_posix(),
            self.source.line(self.path, *self.top), tuple(shows),
        )

    def _game(self, entry: Mapping[str, Any]) -> str:
        folder = self.path.resolve().parent.name
        game = entry.get("game", folder if folder in games() else None)
        if not isinstance(game, str):
            raise self.wrong(self.top, f"missing key game: expected one of {', '.join(games())}")
        try:
            self.controller = get_controller(game)
        except UnknownGame as error:
            raise self.wrong((*self.top, "game"), str(error)) from None
        return game

    def _case(self, game: str, common: Mapping[str, Any], case: Any, number: int) -> Case:
        keys: Keys = (*self.top, "cases", number)
        self.mapping(case, keys, _CASE)
        whole = {**common, **{key: case[key] for key in ("at", "turn", "players") if key in case}}
        players = whole.get("players", [])
        self.texts(players, self._at(case, keys, "players"))
        self.players = players
        options = self._merged(common, case, keys, "options")
        try:
            seat_list(players, self.controller.players)
            checked_options(self.controller, options)
        except (BadSeats, BadOption) as error:
            raise self.wrong(self.top, str(error)) from None
        at = self.text(whole["at"], self._at(case, keys, "at")) if "at" in whole else None
        given = self._merged(common, case, keys, "given")
        if at is None and given:
            raise self.wrong(self.top, "missing key at: a position needs the path of its open step")
        scratch = self.controller.new_state(len(players), options)
        chance = [
            *self._chance(common.get("chance", []), (*self.top, "chance")),
            *self._chance(case.get("chance", []), (*keys, "chance")),
        ]
        steps = [
            *self._steps(common.get("play", []), (*self.top, "play"), scratch),
            *self._steps(case.get("play", []), (*keys, "play"), scratch),
        ]
        turn = self.seat(whole["turn"], self._at(case, keys, "turn")) if "turn" in whole else -1
        things = self._things(given, self._at(case, keys, "given"))
        for seat, key, value in things:
            self._try_put(scratch, seat, key, value, self._at(case, keys, "given"))
        return Case(
            self.title(case.get("title"), (*keys, "title")), game, tuple(players), options, at, turn, things,
            tuple(chance), tuple(steps),
            self._expectation(self._merged(common, case, keys, "expect"), self._at(case, keys, "expect"), scratch),
        )

    def _merged(self, common: Mapping[str, Any], case: Mapping[str, Any], keys: Keys, part: str) -> dict[str, Any]:
        """The common mapping with the case's over it; a player's things are merged one by one."""
        whole: dict[str, Any] = {}
        for mapping, where in ((common.get(part), (*self.top, part)), (case.get(part), (*keys, part))):
            if mapping is None:
                continue
            if not isinstance(mapping, dict):
                raise self.wrong(where, "expected a mapping")
            for key, value in mapping.items():
                mine = whole.get(key)
                whole[key] = {**mine, **value} if isinstance(mine, dict) and isinstance(value, dict) else value
        return whole

    def _chance(self, data: Any, keys: Keys) -> list[Scripted]:
        self.items_of(data, keys)
        script = []
        for place, entry in enumerate(data):
            if not isinstance(entry, dict) or len(entry) != 1:
                raise self.wrong((*keys, place), "expected one result, as {label: result}")
            label, result = next(iter(entry.items()))
            words = [str(self.names(word)) for word in label.split(" ")]
            script.append(Scripted(" ".join(words), self.names(result)))
        return script

    def _steps(self, data: Any, keys: Keys, scratch: Any) -> list[StoryStep]:
        self.items_of(data, keys)
        steps: list[StoryStep] = []
        for place, entry in enumerate(data):
            where = (*keys, place)
            if not isinstance(entry, dict) or len(entry) != 1:
                raise self.wrong(where, "expected one step, as {player: {do: ...}}")
            key, value = next(iter(entry.items()))
            steps.append(self._step(key, value, (*where, key), scratch))
        return steps

    def _step(self, key: str, value: Any, keys: Keys, scratch: Any) -> StoryStep:
        if key == "expect":
            return Stands(self._expectation(self.dictionary(value, keys), keys, scratch))
        if key == "everybody sees":
            return Sees(None, self._expectation(self.dictionary(value, keys), keys, scratch))
        name = max((name for name in self.players if f"{key} ".startswith(f"{name} ")), key=len, default=None)
        if name is None:
            raise self.wrong(keys, f"expected a player ({', '.join(self.players)}), everybody sees, or expect")
        seat, word = self.players.index(name), key[len(name) + 1 :]
        if not word:
            return self._plays(seat, value, keys)
        if word == "sees":
            return Sees(seat, self._expectation(self.dictionary(value, keys), keys, scratch))
        if word not in _MAY:
            raise self.wrong(keys, f"expected {', '.join(_MAY)} or sees after {name}, not {word!r}")
        patterns = value if isinstance(value, list) else [value]
        return MayPlay(seat, word, tuple(self._pattern(each, keys) for each in patterns))

    def _plays(self, seat: int, value: Any, keys: Keys) -> Plays:
        action = self._action(value, keys)
        refused = self.text(action.pop("refused"), (*keys, "refused")) if "refused" in action else None
        kinds: Any = Union[(*self.controller.actions, Seal, GoOn)]
        try:
            return Plays(seat, msgspec.convert(action, kinds), refused)
        except msgspec.ValidationError:
            for where, message in complaints(action, kinds, keys):
                self.source.error(self.path, where, message)
            raise Wrong from None

    def _pattern(self, value: Any, keys: Keys) -> dict[str, Any]:
        """An action of which only a part may be given; its words must exist all the same."""
        pattern = self._action(value, keys)
        takes: tuple[type[Action], ...] = (*self.controller.actions, Seal, GoOn)
        kinds = {kind.__struct_config__.tag: kind for kind in takes}
        kind = kinds.get(pattern["do"])
        if kind is None:
            raise self.wrong(keys, f"expected do: one of {', '.join(map(str, kinds))}, not {pattern['do']!r}")
        for key in pattern:
            if key != "do" and key not in kind.__struct_fields__:
                raise self.wrong((*keys, key), f"unknown key: expected one of {', '.join(kind.__struct_fields__)}")
        return pattern

    def _action(self, value: Any, keys: Keys) -> dict[str, Any]:
        if isinstance(value, str):
            value = {"do": value}
        value = self.dictionary(value, keys)
        if "do" not in value:
            raise self.wrong(keys, "missing key do: expected an action")
        self.text(value["do"], (*keys, "do"))
        named: dict[str, Any] = self.names(value)
        return named

    def _expectation(self, data: Mapping[str, Any], keys: Keys, scratch: Any) -> Expectation:
        core = {key: self.names(value) for key, value in data.items() if key in _CORE}
        values = self._things({key: value for key, value in data.items() if key not in _CORE}, keys)
        for seat, key, _ in values:
            try:
                self.controller.read(scratch, seat, key)
            except KeyError:
                self._unknown(seat, key, keys)
        seats_in = frozenset(key for _, key, value in self._raw(data) if self.names(value) != value)
        winners = core.get("winners")
        if winners is not None:
            core["winners"] = tuple(winners) if isinstance(winners, list) else (winners,)
        try:
            return msgspec.convert({**core, "values": values, "seats_in": seats_in}, Expectation)
        except msgspec.ValidationError as error:
            raise self.wrong(keys, str(error)) from None

    def _things(self, data: Mapping[str, Any], keys: Keys) -> tuple[Thing, ...]:
        for key in self.players:
            self.dictionary(data.get(key, {}), (*keys, key))
        return tuple((seat, key, self.names(value)) for seat, key, value in self._raw(data))

    def _raw(self, data: Mapping[str, Any]) -> Iterator[Thing]:
        for key, value in data.items():
            if key not in self.players:
                yield None, key, value
                continue
            for name, item in value.items():
                yield self.players.index(key), name, item

    def _try_put(self, scratch: Any, seat: int | None, key: str, value: Any, keys: Keys) -> None:
        where = (*keys, key) if seat is None else (*keys, self.players[seat], key)
        try:
            self.controller.put(scratch, seat, key, value)
        except KeyError:
            self._unknown(seat, key, keys)
        except (msgspec.ValidationError, ValueError, TypeError) as error:
            self.source.error(self.path, where, str(error))

    def _unknown(self, seat: int | None, key: str, keys: Keys) -> None:
        where = (*keys, key) if seat is None else (*keys, self.players[seat], key)
        self.source.error(self.path, where, "unknown key: the game has no such thing here")

    def _at(self, case: Mapping[str, Any], keys: Keys, part: str) -> Keys:
        """Where a part of a case stands in the file: with the case, or with the example."""
        return (*keys, part) if part in case else (*self.top, part)
