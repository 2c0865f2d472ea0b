"""A game is a folder. Its `game.yaml` says what the program has to know before the game is loaded.

    game:
      id: pebbles
      name: {en: Pebbles, pl: Kamyki}
      line: {en: Pebbles and hands, pl: Kamyki i dłonie}
      players: [2, 4]
      minutes: [5, 10]
      rank: 5                            # its place on the title; without one it is not there
      controller: pebbles.controller     # the module with `controller()`
      board: pebbles.board               # the module with `board(data, speaker)`; nothing: no table
      texts: texts                       # folders, seen from this one, of what does not lie with the program's own:
      art: art                           # `en/*.po` and `pl/*.po`; drawings
    options:
      rounds:
        name: {en: Length, pl: Długość}
        why: {en: How many rounds are played, pl: Ile rund będzie}
        values: {two: {en: two rounds, pl: dwie rundy}, one: {en: one round, pl: jedna runda}}   # nothing: off, on
        minutes: 5                       # how much longer any value but the first makes a match
        sign: sand_glass                 # an icon
        excludes:                        # what does not go together, and why
          - {value: one, option: hats, not: ["on"], why: {en: Hats need two rounds, pl: Kapelusze wymagają dwóch rund}}
    presets:                             # mixes with a name; options that none of them names are left as they are
      short: {name: {en: Short, pl: Krótko}, options: {rounds: one}}
    # a value may say more of itself: {en: ..., pl: ..., why: {en: ..., pl: ...}, minutes: 10, reconstructed: true}
    drawings:                            # sections whose every entry has a drawing `<id>.svg`, by its folder
      pebbles/hands: {of: {pebbles.yaml: hands}}
    spoken:                              # sections whose every name fills a placeholder of the game's texts
      pebble: {of: {pebbles.yaml: pebbles}}

The YAML of components, rules, examples, teaching and table layout lies beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

from kingsburg_table import places
from kingsburg_table.core.bilingual import Bilingual
from kingsburg_table.core.components import Source

FILE = "game.yaml"
OFF_ON = ("off", "on")


class Exclusion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"against": "not"}):
    """A value of an option that does not go together with values of another one, and why."""

    value: str
    option: str
    against: tuple[str, ...]
    why: Bilingual


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option of a match (a module, a variant): its values, the first one being the default."""

    id: str
    values: tuple[str, ...] = OFF_ON
    excludes: tuple[Exclusion, ...] = ()
    offered: bool = True  #: at the table; the others are for examples, tests and the command line


class Clash(msgspec.Struct, frozen=True):
    """Two options of a match that do not go together; `option.<game>.<option>.<value>.not.<other>` says why."""

    option: str
    value: str
    other: str
    why: Bilingual


def clashes(choices: Iterable[Choice | _Option], options: Mapping[str, str]) -> list[Clash]:
    """What does not go together in these options; those that are not named have their default."""
    choices = tuple(choices)
    chosen = {choice.id: next(iter(choice.values), OFF_ON[0]) for choice in choices} | dict(options)
    return [
        Clash(choice.id, each.value, each.option, each.why)
        for choice in choices
        for each in choice.excludes
        if chosen[choice.id] == each.value and chosen.get(each.option) in each.against
    ]


class BadOption(ValueError):
    """An option of a match that does not exist, or two that do not go together; the message tells more."""


def checked_options(choices: Sequence[Choice], options: Mapping[str, str]) -> dict[str, str]:
    """The options of a match, those that were not named at their defaults."""
    known = {choice.id: choice for choice in choices}
    for key, value in options.items():
        if key not in known:
            raise BadOption(f"there is no option {key!r}; there are {', '.join(known) or 'none'}")
        if value not in known[key].values:
            raise BadOption(f"option {key!r} is one of {', '.join(known[key].values)}, not {value!r}")
    chosen = {key: options.get(key, choice.values[0]) for key, choice in known.items()}
    for clash in clashes(choices, chosen):
        raise BadOption(f"option {clash.option!r} {clash.value} and option {clash.other!r}: {clash.why.en}")
    return chosen


class _Value(Bilingual, frozen=True, forbid_unknown_fields=True):
    why: Bilingual | None = None
    minutes: int = 0
    reconstructed: bool = False


class _Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Bilingual
    why: Bilingual
    values: dict[str, _Value] = {}
    excludes: tuple[Exclusion, ...] = ()
    offered: bool = True
    minutes: int = 0
    sign: str = ""

    def longer(self, value: str) -> int:
        """Minutes that this value adds to a match."""
        first = next(iter(self.values), OFF_ON[0])
        return (self.minutes if value != first else 0) + (self.values[value].minutes if value in self.values else 0)


class _Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Bilingual
    options: dict[str, str]


class _Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Bilingual
    line: Bilingual
    players: tuple[int, int]
    minutes: tuple[int, int]
    controller: str
    board: str = ""
    rank: int | None = None
    texts: str = ""
    art: str = ""


class Entries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All entries of some sections."""

    of: dict[str, str | tuple[str, ...]]  #: data file -> its section or sections


class Manifest(msgspec.Struct, frozen=True):
    """What `game.yaml` says of a game."""

    folder: Path
    game: _Game
    options: tuple[_Option, ...] = ()
    drawings: Mapping[str, Entries] = {}  #: by folder
    spoken: Mapping[str, Entries] = {}  #: by placeholder
    presets: tuple[_Preset, ...] = ()

    @property
    def id(self) -> str:
        return self.game.id

    @property
    def rank(self) -> int | None:
        return self.game.rank

    @property
    def players(self) -> range:
        return range(self.game.players[0], self.game.players[1] + 1)

    @property
    def minutes(self) -> tuple[int, int]:
        return self.game.minutes

    @property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(
            Choice(option.id, tuple(option.values) or OFF_ON, option.excludes, option.offered)
            for option in self.options
        )

    @property
    def art(self) -> Path | None:
        return self.folder / self.game.art if self.game.art else None

    @property
    def texts(self) -> Path | None:
        return self.folder / self.game.texts if self.game.texts else None

    def length(self, players: int) -> int:
        """Minutes to expect: more people take longer."""
        (least, most), (short, long) = self.game.players, self.minutes
        return short + (long - short) * (players - least) // max(1, most - least)

    def messages(self, lang: str) -> Mapping[str, str]:
        """The texts of the manifest by message id: `game.<id>`, `title.<id>.line`, `option.<id>.<option>` ..."""
        said = {f"game.{self.id}": self.game.name, f"title.{self.id}.line": self.game.line}
        for option in self.options:
            own = f"option.{self.id}.{option.id}"
            said |= {own: option.name, f"{own}.why": option.why}
            said |= {f"{own}.{value}": words for value, words in option.values.items()}
            said |= {f"{own}.{value}.why": words.why for value, words in option.values.items() if words.why}
            said |= {f"{own}.{each.value}.not.{each.option}": each.why for each in option.excludes}
        said |= {f"preset.{self.id}.{preset.id}": preset.name for preset in self.presets}
        return {id: getattr(words, lang) for id, words in said.items()}


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a game's folder; raises DataErrors."""
    source = Source(folder)
    game = source.entry(FILE, "game", _Game)
    options = source.entries(FILE, "options", _Option) if source.has_section(FILE, "options") else {}
    if game is not None:
        for key in ("players", "minutes"):
            least, most = getattr(game, key)
            if not 1 <= least <= most:
                source.error(FILE, ("game", key), f"expected the least and the most, got {least} and {most}")
    values = {id: tuple(option.values) or OFF_ON for id, option in options.items()}
    for id, option in options.items():
        for place, each in enumerate(option.excludes):
            unknown = [value for value in each.against if value not in values.get(each.option, ())]
            if each.value not in values[id] or unknown:
                source.error(FILE, ("options", id, "excludes", place), "expected values that these options have")
    presets = source.entries(FILE, "presets", _Preset) if source.has_section(FILE, "presets") else {}
    for id, preset in presets.items():
        for option_id, value in preset.options.items():
            if value not in values.get(option_id, ()):
                source.error(FILE, ("presets", id, "options", option_id), "expected an option and a value that it has")
        if not source.errors and clashes(options.values(), preset.options):
            source.error(FILE, ("presets", id, "options"), "these do not go together")
    drawings, spoken = (
        source.entries(FILE, section, Entries) if source.has_section(FILE, section) else {}
        for section in ("drawings", "spoken")
    )
    source.raise_if_any()
    assert game is not None
    return Manifest(folder, game, tuple(options.values()), drawings, spoken, tuple(presets.values()))


@cache
def shipped(game: str) -> Manifest:
    """The manifest of a game that comes with the program."""
    return read_manifest(places.rules_data() / game)
