"""How long computers think: milliseconds an answer by level, with the most players."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from statistics import median

from benchmarks.row import Row
from kingsburg_table.bots.bot import Bot
from kingsburg_table.core.simulate import begin

COURT = {
    "extra_rows": "on", "alternative_rows": "deal", "governors": "secret", "destiny": "on", "army_tokens": "on",
    "whims": "drawn",
}
TABLES: tuple[tuple[str, str, int, Mapping[str, str]], ...] = (
    ("kingsburg", "kingsburg", 5, {}), ("kingsburg, full court", "kingsburg", 5, COURT),
    ("principato", "principato", 4, {}), ("tuscany", "tuscany", 4, {}), ("signorie", "signorie", 4, {}),
)
EVERY = 12  #: every so many-th choice is asked of the prince too


def rows() -> Iterator[Row]:
    """One match of notaries a table; the prince is asked on the way."""
    for title, game, players, options in TABLES:
        session = begin(game, players, 7, options)
        notary, prince = (Bot(session.controller, options, level) for level in ("notary", "prince"))
        taken: dict[str, list[float]] = {"notary": [], "prince": []}
        choices = 0
        while session.decision is not None:
            decision = session.decision
            option = decision.options[0]
            if len(decision.options) > 1:
                choices += 1
                view = session.view(decision.seat)
                bots = {"notary": notary, **({"prince": prince} if choices % EVERY == 0 else {})}
                for level, bot in bots.items():
                    began = time.perf_counter()
                    answer = bot.choose(view, decision).option
                    taken[level].append(1000 * (time.perf_counter() - began))
                    option = answer if level == "notary" else option
            session.act(option)
        yield Row(f"{title}: notary, an answer, median", median(taken["notary"]), "ms", most=50)
        yield Row(f"{title}: notary, the slowest answer", max(taken["notary"]), "ms")
        yield Row(f"{title}: prince, an answer, median", median(taken["prince"]), "ms", most=1000)
        yield Row(f"{title}: prince, the slowest answer", max(taken["prince"]), "ms", most=2000)
