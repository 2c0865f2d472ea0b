"""What the title says of the match that was played last."""

from __future__ import annotations

from datetime import datetime, timedelta

from kingsburg_table.core.shelf import Summary
from kingsburg_table.table.moment_words import moment_words
from kingsburg_table.table.widgets.last_match import MatchWords
from kingsburg_table.text import t


def words_of(last: Summary | None, trouble: str) -> MatchWords:
    """Which one, and where it stands; or that there is none. `trouble`: why the folder cannot be looked at."""
    if trouble:
        return MatchWords(t("title.free"), trouble, "", trouble)
    if last is None:
        return MatchWords(t("title.free"), t("title.free.line"), "", t("title.free.why"))
    where = moment_words(last.header.game, last.at)
    game = t(f"game.{last.header.game}")
    return MatchWords(t("title.continue"), f"{game}, {where}" if where else game, saved_words(last.changed), "")


def seats_of(last: Summary | None) -> list[tuple[int, str, int]]:
    """Colour, name and points of its players."""
    if last is None:
        return []
    seats = last.header.seats
    points = last.points or (0,) * len(seats)
    return [(seat.colour + 1, seat.name, score) for seat, score in zip(seats, points, strict=True)]


def saved_words(moment: datetime, today: datetime | None = None) -> str:
    """ "saved today at 21:40", "saved yesterday ...", or with the date."""
    local = moment.astimezone()
    now = (today or datetime.now()).astimezone()
    time = f"{local:%H:%M}"
    if local.date() == now.date():
        return t("title.saved.today", time=time)
    if local.date() == (now - timedelta(days=1)).date():
        return t("title.saved.yesterday", time=time)
    return t("title.saved.date", time=time, date=t("title.date", d=local.day, m=f"{local.month:02}", y=local.year))
