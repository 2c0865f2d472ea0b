"""Tooltips of what belongs to a player: counters, pawns, plan, portraits, and the player."""

from __future__ import annotations

from kingsburg_table.games.signorie.words import ROWS
from kingsburg_table.table.boards.signorie.art import SIGNS
from kingsburg_table.table.boards.tip_parts import Line, capital, reconstructed, say, title
from kingsburg_table.table.pieces.board import Sight, Tip


def pawn(rest: str, sight: Sight) -> Tip:
    seat, _, sex = rest.partition(".")
    player = sight.view.players[int(seat)]
    have, more = (player.men, player.reserve_men) if sex == "man" else (player.women, player.reserve_women)
    found = (say(sight, sex), say(sight, "pawns", have=have, more=more))
    return Tip(_many(sight, sex), "", found, ("S6.2", "S8.1" if sex == "man" else "S7.4"), f"signorie/people/{sex}")


def reserve(rest: str, sight: Sight) -> Tip:
    seat, _, sex = rest.partition(".")
    player = sight.view.players[int(seat)]
    more = player.reserve_men if sex == "man" else player.reserve_women
    found = (say(sight, "reserve", n=more), say(sight, "reserve_use"))
    heading = sight.speaker.t("board.signorie.tip.reserve_title")
    return Tip(heading, _many(sight, sex), found, ("S12.3", "S7.8"), f"signorie/people/{sex}")


def _many(sight: Sight, sex: str) -> str:
    return capital(sight.speaker.name(sex, "many"))


def counter(rest: str, sight: Sight) -> Tip | None:
    seat, _, kind = rest.partition(".")
    if kind == "sum":
        return _sum(int(seat), sight)
    if kind == "florins":
        return Tip(title(sight, "florins"), lines=(say(sight, "florins"),), rules=("S12.1", "S4.2"), picture="florin")
    return _points(int(seat), sight)


def _points(seat: int, sight: Sight) -> Tip:
    """The points, and what the end would add now."""
    final = sight.hints["final"][seat]
    found = (say(sight, "points", seat=seat, n=sight.counters[seat]["points"]), *_final(final, sight))
    return Tip(sight.speaker.t("board.signorie.end.head.points"), lines=found, rules=("S13.1", "S13.2", "S14.1"),
               picture="points")


def _final(final: dict[str, int], sight: Sight) -> tuple[Line, ...]:
    return (say(sight, "final", careers=final["careers"], alliances=final["alliances"]),)


def _sum(seat: int, sight: Sight) -> Tip:
    figures = sight.data.figures.threshold
    found = (say(sight, "sum", n=sight.hints["sums"][seat], threshold=sight.hints["thresholds"][seat]),
             say(sight, "sum_pawns", n=figures.per_pawn, most=figures.most))
    return Tip(sight.speaker.t("board.signorie.sum"), "", found, ("S11.4", "S11.5"), "gauge",
               reconstructed(sight.data.figures.source, "threshold.most"))


def row(rest: str, sight: Sight) -> Tip:
    """A row of a plan: what it is worth, what it still needs, which houses are missing."""
    who, _, id = rest.partition(".")
    seat, data = int(who), sight.data
    worth, player = sight.estate_hints["rows"][seat][id], sight.view.players[seat]
    plan = data.plan_of[player.plan]
    if worth["needs"]:
        found = [say(sight, "row_needs", n=worth["needs"], points=worth["points"])]
    else:
        found = [say(sight, "row_scores", n=worth["scores"])]
    laid = [data.token(token)[0] for token in player.rows[ROWS.index(id)]]
    missing = list(getattr(plan, id))
    for house in laid:
        missing.remove(house)
    found.append(say(sight, "row_missing", houses=missing) if missing else say(sight, "row_full"))
    found.append(say(sight, "row_marriage" if id == "marriage" else "row_mission", row=id))
    return Tip(title(sight, id), sight.speaker.t("board.signorie.tip.row"), tuple(found), ("S10.1", "S10.2", "S13.2"),
               SIGNS[id], reconstructed(plan.source, id))


def portrait(rest: str, sight: Sight) -> Tip:
    """The lord, or a place for a bride."""
    at = int(rest.partition(".")[2])
    found: tuple[Line, ...] = (say(sight, "married"),)
    if at == 0:
        heading = sight.speaker.t("board.signorie.tip.lord")
        return Tip(heading, "", found, ("S7.8",), "signorie/people/lord")
    figures = sight.data.figures
    found = (say(sight, "portrait", n=figures.weddings[at - 1]), *found)
    return Tip(title(sight, "bride"), "", found, ("S11.8", "S7.8"), "signorie/people/bride",
               reconstructed(figures.source, "weddings"))


def wedding(rest: str, sight: Sight) -> Tip:
    brings = sight.hints["wedding"]
    found = (say(sight, "wedding", points=brings["points"] or 0, florins=brings["florins"]), say(sight, "married"))
    return Tip(title(sight, "wedding"), "", found, ("S11.8", "S11.9"), "signorie/people/bride")


def seat(rest: str, sight: Sight) -> Tip:
    """A player: the sum against the threshold, and what the end would add now."""
    at = int(rest)
    sums, thresholds = sight.hints["sums"][at], sight.hints["thresholds"][at]
    found = (say(sight, "seat", sum=sums, threshold=thresholds), *_final(sight.hints["final"][at], sight))
    return Tip(sight.name(at), "", found, ("S11.4", "S13.1", "S13.2"))
