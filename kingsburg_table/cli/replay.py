"""`replay`: the story of a match, or how it stood after some of its actions, as all may see it."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from kingsburg_table.cli.said import complain, say, say_json
from kingsburg_table.core.actions import Event
from kingsburg_table.core.journal.load import load
from kingsburg_table.core.named import spelled_out
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.place import in_words
from kingsburg_table.table.play.words import said
from kingsburg_table.text import Speaker, language, t


def run(arguments: argparse.Namespace) -> int:
    """Tell the match; the file is only read."""
    session = load(arguments.file)
    session.keeper = None
    for notice in session.notices:
        complain(t(notice.id, **notice.values))
    last = len(session.records)
    if arguments.to is not None:
        if not 0 <= arguments.to <= last:
            complain(t("cli.replay.range", n=last, to=arguments.to))
            return 2
        session.rewind(arguments.to)
    if arguments.json:
        told = _state(session) if arguments.to is not None else _story(session)
        say_json(msgspec.json.format(msgspec.json.encode(told)).decode())
        return 0
    _tell(session)
    if arguments.to is not None:
        _stand(session)
    return 0


def _tell(session: Session[Any, Any]) -> None:
    speaker = Speaker(language(), session.controller.names(), [seat.name for seat in session.seats])
    for number, events in enumerate(session.events_for(None)):
        for event in events:
            say(f"{number or '':>4}  {line(speaker, session.game, event)}")
    if session.outcome is not None:
        say()
        for place, seats in enumerate(session.outcome.ranking, start=1):
            for seat in seats:
                say(speaker.t("cli.replay.place", place=place, seat=seat, n=session.outcome.points[seat]))


def line(speaker: Speaker, game: str, event: Event) -> str:
    """A line of the chronicle; a home-made game without texts of its own is told in its own words."""
    words = said(game, event)
    if speaker.has(words.id):
        return speaker.t(words.id, **words.values)
    return " ".join([event.kind, *(f"{key}={value}" for key, value in event.values.items())])


def _stand(session: Session[Any, Any]) -> None:
    say()
    speaker = Speaker(language(), session.controller.names(), [seat.name for seat in session.seats])
    at = in_words(speaker, session.game, session.whereabouts) or t("cli.replay.over")
    say(t("cli.replay.stand", n=len(session.records), at=at))
    view = session.view(None)
    for number, seat in enumerate(session.seats):
        counters = session.controller.counters(view, number)
        say(f"  {seat.name}: " + ", ".join(f"{name} {count}" for name, count in counters.items()))


def _state(session: Session[Any, Any]) -> dict[str, Any]:
    return {
        "game": session.game,
        "seats": [seat.name for seat in session.seats],
        "records": len(session.records),
        "at": session.path,
        "turn": None if session.decision is None else session.decision.seat,
        "state": spelled_out(session.view(None)),
    }


def _story(session: Session[Any, Any]) -> dict[str, Any]:
    """Events of every action; the actions themselves unless somebody's secret choice is still running."""
    stories = session.events_for(None)
    open_actions = session.play.secret_seat() is None
    records = [
        {
            "seat": record.seat,
            **({"action": record.action} if open_actions else {}),
            "events": [{"kind": event.kind, **event.values} for event in events],
        }
        for record, events in zip(session.records, stories[1:], strict=True)
    ]
    opening = [{"kind": event.kind, **event.values} for event in stories[0]]
    return {
        "game": session.game,
        "seats": [seat.name for seat in session.seats],
        "options": session.options,
        "opening": opening,
        "records": records,
        "outcome": session.outcome,
    }
