"""Write all SVG files: `python -m scripts.draw_assets [folder ...]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from .advisors import advisors
from .buildings import buildings
from .covers import covers
from .crests import CRESTS
from .destiny import destiny
from .enemies import enemies
from .governors import governors
from .icons import ICONS
from .ornaments import ornaments
from .pen import sheet
from .portraits import portraits
from .principato_cards import CARDS
from .principato_districts import districts
from .principato_goals import GOALS
from .principato_tokens import TOKENS
from .scenarios import groups, scenarios, tokens
from .signorie_cities import cities
from .signorie_houses import houses
from .signorie_people import people
from .signorie_tiles import helpers, rewards, tasks
from .tuscany_kinds import KINDS as TUSCANY_KINDS
from .tuscany_pieces import CARDS as TUSCANY_CARDS
from .tuscany_pieces import CROPS, SIGNS
from .tuscany_pieces import TOKENS as TUSCANY_TOKENS
from .whims import whims

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def icons() -> dict[str, str]:
    """All icons on the 24-unit grid."""
    return {name: sheet(body, 24, 24, 2) for name, body in ICONS.items()}


def _emblems(drawings: dict[str, Callable[[], str]]) -> dict[str, str]:
    return {name: sheet(draw()) for name, draw in drawings.items()}


FOLDERS: dict[str, Callable[[], dict[str, str]]] = {
    "icons": icons,
    "crests": lambda: CRESTS,
    "kingsburg/advisors": advisors,
    "kingsburg/buildings": buildings,
    "kingsburg/destiny": destiny,
    "kingsburg/enemies": enemies,
    "kingsburg/governors": governors,
    "kingsburg/groups": groups,
    "kingsburg/scenarios": scenarios,
    "kingsburg/tokens": tokens,
    "kingsburg/whims": whims,
    "covers": covers,
    "ornaments": ornaments,
    "portraits": portraits,
    "principato/tokens": lambda: _emblems(TOKENS),
    "principato/cards": lambda: _emblems(CARDS),
    "principato/goals": lambda: _emblems(GOALS),
    "principato/districts": districts,
    "signorie/cities": cities,
    "signorie/houses": houses,
    "signorie/people": people,
    "signorie/tasks": tasks,
    "signorie/rewards": rewards,
    "signorie/helpers": helpers,
    "tuscany/kinds": lambda: _emblems(TUSCANY_KINDS),
    "tuscany/cards": lambda: _emblems(TUSCANY_CARDS),
    "tuscany/crops": lambda: _emblems(CROPS),
    "tuscany/tokens": lambda: _emblems(TUSCANY_TOKENS),
    "tuscany/signs": lambda: _emblems(SIGNS),
}


def write(folder: str) -> int:
    """Write one folder; files that are no longer drawn are removed."""
    target = ASSETS / folder
    target.mkdir(parents=True, exist_ok=True)
    drawings = FOLDERS[folder]()
    for name, text in drawings.items():
        (target / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    for old in target.glob("*.svg"):
        if old.stem not in drawings:
            old.unlink()
    return len(drawings)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or FOLDERS:
        print(f"{wanted}: {write(wanted)}")
