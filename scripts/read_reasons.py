"""Prints what computers answered in a match of theirs, and why, in both languages: for reading by people.

    python scripts/read_reasons.py kingsburg --players 5 --count 50
    python scripts/read_reasons.py kingsburg --option governors=auction --option destiny=on --parts

Every answer is told as the best plan of a hint tells it, with the position as the asking seat sees it.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.choice import Chosen
from kingsburg_table.bots.mind import LEVELS
from kingsburg_table.core.actions import Decision
from kingsburg_table.core.session import Session
from kingsburg_table.core.simulate import begin
from kingsburg_table.table.play.because import because, figure
from kingsburg_table.table.play.words import Words, deed
from kingsburg_table.text import LANGUAGES, Speaker, set_language


def main() -> int:
    arguments = _arguments()
    options = dict(pair.split("=", 1) for pair in arguments.option)
    session = begin(arguments.game, arguments.players, arguments.seed, options)
    bots = {level: Bot(session.controller, options, level) for level in ("notary", arguments.level)}
    told = choices = 0
    while session.decision is not None and told < arguments.count:
        decision = session.decision
        view = session.view(decision.seat)
        option = bots["notary"].choose(view, decision).option
        if len(decision.options) > 1:
            choices += 1
            if choices % arguments.every == 0:
                chosen = bots[arguments.level].choose(view, decision)
                if chosen.reason.against is not None:
                    told, option = told + 1, chosen.option
                    _tell(told, session, decision, chosen, arguments.parts)
        session.act(option)
    return 0


def _tell(number: int, session: Session[Any, Any], decision: Decision, chosen: Chosen, parts: bool) -> None:
    game, seat = session.game, decision.seat
    print(f"--- {number}. {session.path} {decision.kind}, {len(decision.options)} options")
    view = session.view(seat)
    for each, _ in enumerate(session.seats):
        counters = session.controller.counters(view, each)
        mark = ">" if each == seat else " "
        print(f" {mark}{each}: " + ", ".join(f"{name} {count}" for name, count in counters.items() if count))
    for lang in LANGUAGES:
        set_language(lang)
        speaker = Speaker(lang, session.controller.names(), [chair.name for chair in session.seats])
        print(f"  {lang}: {_said(speaker, deed(game, chosen.option.action, seat))} ({figure(chosen.value)})")
        words = because(game, seat, chosen.reason, chosen.option.action)
        if words is not None:
            print(f"      {_said(speaker, words)}")
    if parts:
        print("      " + ", ".join(f"{group} {amount:+.2f}" for group, amount in chosen.reason.parts))
        print(f"      {chosen.reason.facts} {chosen.reason.reach}")


def _said(speaker: Speaker, words: Words) -> str:
    return speaker.t(words.id, **words.values)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", choices=LEVELS, default="prince")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--every", type=int, default=5, help="one of so many decisions with a choice is told")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--parts", action="store_true", help="with the figures that the sentences come from")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
