"""One name for one thing: no two classes of the parts that games share, and no two of one game, are called the same.

Different games may call different things the same: each has its `Controller`, its `Components`, its `EndTurn`.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from kingsburg_table import places

PACKAGE = Path(__file__).parents[1] / "kingsburg_table"
GAMES = tuple(sorted(folder.name for folder in places.rules_data().iterdir()))
#: Spelled by data and by files: `{reroll: {dice: all}}` of a card, `{"do": "reroll"}` of a player.
SPELLED = ("words", "words.py", "actions.py")


def game_of(path: Path) -> str:
    """Whose file it is: its rules and its board are one game's; "" for what all share."""
    parts = path.relative_to(PACKAGE).parts
    return next((game for game in GAMES if game in parts), "")


def doubles(game: str) -> dict[str, list[str]]:
    """Where classes of one name stand, in one game's folders or in the shared parts."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        spelled = game and any(part in SPELLED for part in path.parts)
        for thing in ast.parse(path.read_text("utf-8")).body if game_of(path) == game and not spelled else ():
            if isinstance(thing, ast.ClassDef):
                found[thing.name].append(path.relative_to(PACKAGE).as_posix())
    return {name: where for name, where in found.items() if len(where) > 1}


@pytest.mark.parametrize("game", ["", *GAMES])
def test_one_name_for_one_thing(game: str) -> None:
    assert doubles(game) == {}
