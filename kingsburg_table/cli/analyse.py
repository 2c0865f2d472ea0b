"""`analyse`: the look back on a finished match, on the terminal."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from kingsburg_table.bots.lookback import Depth, LookBack, Unfinished, keep, recall
from kingsburg_table.bots.lookback.analysis import Notes
from kingsburg_table.bots.mind import has_mind
from kingsburg_table.cli.said import complain, say, say_json
from kingsburg_table.core.journal.load import load
from kingsburg_table.core.session import Session
from kingsburg_table.table.play import lookback
from kingsburg_table.table.play.because import figure
from kingsburg_table.table.play.place import in_words
from kingsburg_table.table.shelf.trouble import why
from kingsburg_table.text import Speaker, language, t


def run(arguments: argparse.Namespace) -> int:
    """Work it out, or go on where it was stopped; what is found lies beside the match."""
    path = arguments.file
    session = load(path)
    session.keeper = None
    for notice in session.notices:
        complain(t(notice.id, **notice.values))
    if not has_mind(session.game):
        complain(t("lookback.no_mind"))
        return 1
    depth = Depth() if arguments.budget is None else Depth(arguments.budget, 4 * arguments.budget)
    notes = recall(path, session)
    if notes is not None and notes.depth != depth:
        notes = None

    trouble: list[OSError] = []

    def kept(notes: Notes) -> None:
        try:
            keep(path, session, notes)
        except OSError as error:  # what was found is told all the same
            trouble.append(error)

    try:
        looking = LookBack(session, notes, kept, depth)
    except Unfinished:
        complain(t("lookback.unfinished"))
        return 1
    _work(looking)
    if trouble:
        complain(t("lookback.not_kept", reason=why(trouble[-1])))
    speaker = Speaker(language(), session.controller.names(), [seat.name for seat in session.seats])
    if arguments.json:
        told = msgspec.json.format(msgspec.json.encode(_data(session, looking, speaker)))
        say_json(told.decode())
    else:
        _tell(session, looking, speaker)
    return 0


def _work(looking: LookBack) -> None:
    """Progress goes where it disturbs no reader: one line on a terminal, quarters elsewhere."""
    line, shown = sys.stderr.isatty(), 0

    def told(progress: float) -> None:
        nonlocal shown
        percent = int(100 * progress)
        if percent >= shown + (1 if line else 25):
            shown = percent
            words = t("lookback.progress", n=percent)
            if line:
                print(f"\r{words}", end="", file=sys.stderr, flush=True)
            else:
                complain(words)

    looking.finish(told)
    if line and shown:
        print(file=sys.stderr)


def _tell(session: Session[Any, Any], looking: LookBack, speaker: Speaker) -> None:
    course = looking.course
    assert course is not None
    say(t("lookback.luck_and_choice"))
    for seat, chair in enumerate(session.seats):
        values = {
            "start": figure(course.start[seat]), "luck": figure(course.luck[seat], signed=True),
            "choice": figure(course.choice[seat], signed=True),
            "result": f"{course.result[seat]:.0f}".replace("-", "−"),
        }
        say(f"  {chair.name}: {t('lookback.cli.sum', **values)}")
    say()
    say(t("lookback.moments"))
    for place, moment in enumerate(looking.moments, start=1):
        told = lookback.told(session, moment)
        at = in_words(speaker, session.game, session.rules.agenda.whereabouts(session.state_at(moment.record)))
        head = f"{session.seats[moment.seat].name}, {at}"
        say(f"  {place}. {head}: {told.gain}")
        say(f"     {speaker.t(told.line.id, **told.line.values)}")
        if told.reason is not None:
            say(f"     {speaker.t(told.reason.id, **told.reason.values)}")
    if not looking.moments:
        say(f"  {t('lookback.none')}")


def _data(session: Session[Any, Any], looking: LookBack, speaker: Speaker) -> dict[str, Any]:
    course = looking.course
    assert course is not None
    moments = []
    for moment in looking.moments:
        told = lookback.told(session, moment)
        why = speaker.t(told.reason.id, **told.reason.values) if told.reason is not None else ""
        moments.append({
            "record": moment.record, "seat": moment.seat, "gain": moment.gain, "played": told.played.action,
            "other": told.other.action, "parts": dict(moment.parts), "why": why,
        })
    return {
        "game": session.game,
        "seats": [seat.name for seat in session.seats],
        "first": course.first,
        "points": course.points,
        "luck": course.luck,
        "choice": course.choice,
        "result": course.result,
        "weighed": looking.decisions,
        "moments": moments,
    }
