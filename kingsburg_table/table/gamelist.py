"""The games as the title shows them, without loading any of them."""

from __future__ import annotations

from functools import cache

from kingsburg_table.core.catalogue import has_game, has_module, manifests
from kingsburg_table.core.manifest import Manifest


def listed() -> list[Manifest]:
    """The games of the title, in its order."""
    return [manifest for manifest in manifests().values() if manifest.rank is not None]


@cache
def is_there(game: str) -> bool:
    """Whether the game can be played at this table: it has rules, a layout and a board. None is loaded for this."""
    if not has_game(game):
        return False
    manifest = manifests()[game]
    return (manifest.folder / "table.yaml").is_file() and has_module(manifest.game.board)
