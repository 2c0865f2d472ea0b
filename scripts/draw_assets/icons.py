"""The one icon sheet of all games."""

from __future__ import annotations

from .icons_chrome import CHROME
from .icons_common import COUNTERS, TURN, VERBS
from .icons_games import PRINCIPATO, SIGNORIE, TUSCANY
from .icons_kingsburg import ENEMIES, PHASES

GROUPS = {"counters": COUNTERS, "verbs": VERBS, "turn": TURN, "chrome": CHROME, "kingsburg": PHASES, "enemies": ENEMIES,
          "principato": PRINCIPATO, "tuscany": TUSCANY, "signorie": SIGNORIE}
ICONS = {name: body for group in GROUPS.values() for name, body in group.items()}
