"""How the shelf speaks of a match: where it stands, when it was played and for how long."""

from __future__ import annotations

from datetime import datetime, timedelta

from kingsburg_table.core.shelf import Summary
from kingsburg_table.table.moment_words import moment_words
from kingsburg_table.text import language, t


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def date_words(moment: datetime, today: datetime | None = None) -> str:
    """ "today, 21:40", "Monday, 20:55" within a week, then the date."""
    local = moment.astimezone()
    days = ((today or datetime.now()).astimezone().date() - local.date()) // timedelta(days=1)
    time = f"{local:%H:%M}"
    if days in (0, 1):
        return t("shelf.today" if days == 0 else "shelf.yesterday", time=time)
    if 1 < days < 7:
        return t("shelf.weekday", day=t(f"shelf.day.{local.weekday()}"), time=time)
    return t("shelf.date", d=local.day, month=t(f"shelf.month.{local.month}"), y=local.year)


def length_words(seconds: int) -> str:
    """ "48 min", "1 h 24 min"; nothing where the file does not tell."""
    minutes = round(seconds / 60)
    if seconds <= 0:
        return ""
    if minutes < 60:
        return t("shelf.minutes", m=max(1, minutes))
    return t("shelf.hours", h=minutes // 60, m=f"{minutes % 60:02}")


def where_words(told: Summary) -> str:
    """ "Year III, summer", or "finished"."""
    if told.over:
        return t("shelf.finished") if told.records else t("shelf.begun")
    return moment_words(told.header.game, told.at) or t("shelf.actions", n=told.records)


def winner_words(told: Summary) -> str:
    """ "finished, Ola won"."""
    names = [told.header.seats[seat].name for seat in told.won]
    if not told.over or not names:
        return ""
    if len(names) == 1:
        return t("shelf.won", name=names[0])
    return t("shelf.shared", names=f" {t('shelf.and')} ".join(names))


def number(value: float) -> str:
    """One figure behind the point, or the comma."""
    text = f"{value:.1f}"
    return text.replace(".", ",") if language() == "pl" else text
