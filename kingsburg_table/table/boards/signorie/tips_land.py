"""Tooltips of what everybody shares: cities with their tokens, tracks, rewards."""

from __future__ import annotations

from kingsburg_table.games.signorie.sentences import deed_message
from kingsburg_table.games.signorie.state import NO_TOKEN, Signorie
from kingsburg_table.table.boards.signorie.art import SIGNS
from kingsburg_table.table.boards.signorie.calendar import keeps_tokens
from kingsburg_table.table.boards.tip_parts import Line, reconstructed, say, sentence, title
from kingsburg_table.table.pieces.board import Sight, Tip

INITIATIVE = "initiative"


def city(id: str, sight: Sight) -> Tip:
    """Who may go there, what it asks for, and whether its tokens fit the own plan."""
    view: Signorie = sight.view
    at, picture = sight.data.city_number[id], f"signorie/cities/{id}"
    if at in view.closed:
        return Tip(title(sight, id), lines=(say(sight, "city_closed"),), rules=("S2.1",), picture=picture)
    lowest = sight.hints["lowest"][id]
    if lowest is None:
        found = [say(sight, "city_full")]
    else:
        most, each = sight.data.figures.most_dowry, sight.data.figures.points_per_florin
        found = [say(sight, "city_mission", rank=lowest), say(sight, "city_marriage", least=lowest, most=most, n=each)]
    fits = sight.hints["fits"][id]
    if keeps_tokens(sight):
        found.append(say(sight, "face_down"))
    else:
        found += _token(sight, "mission", view.mission_tokens[at], fits["mission"])
        found += _token(sight, "marriage", view.marriage_tokens[at], ["marriage"] if fits["marriage"] else [])
    return Tip(title(sight, id), "", tuple(found), ("S7.3", "S7.4", "S7.5", "S10.2"), picture,
               reconstructed(sight.data.cities[id].source))


def _token(sight: Sight, by: str, token: int, rows: list[str]) -> list[Line]:
    if token == NO_TOKEN:
        return [say(sight, "no_token", by=by)]
    house, points = sight.data.token(token)
    return [say(sight, "token_fits" if rows else "token_stays", by=by, house=house, n=points, rows=rows)]


def career(id: str, sight: Sight) -> Tip:
    """A whole track."""
    if id == INITIATIVE:
        return Tip(title(sight, id), lines=(say(sight, "initiative"), say(sight, "initiative_reset")),
                   rules=("S8.4", "S11.1", "S11.2"), picture=SIGNS[id])
    found = (say(sight, "career"), say(sight, "career_use"), *_arrivals(id, sight))
    return Tip(title(sight, id), "", found, ("S8.1", "S8.3", "S7.3"), SIGNS[id],
               reconstructed(sight.data.careers[id].source))


def _arrivals(id: str, sight: Sight) -> tuple[Line, ...]:
    ladder = sight.data.careers[id]
    florins = tuple(say(sight, "arrive_florins", rank=rank, n=count) for rank, count in ladder.florins.items())
    return florins + tuple(say(sight, "arrive_disc", rank=rank, n=count) for rank, count in ladder.initiative.items())


def man(rest: str, sight: Sight) -> Tip:
    _, _, place = rest.partition(".")
    return space(place, sight)


def space(rest: str, sight: Sight) -> Tip:
    """A space of a career: rank, what a Mission from there scores, what standing there scores at the end."""
    id, _, rank = rest.partition(".")
    ladder = sight.data.careers[id]
    points = ladder.points[int(rank) - 1]
    found = [say(sight, "space", rank=int(rank), n=points), say(sight, "space_end", n=points // 2)]
    if int(rank) in ladder.florins:
        found.append(say(sight, "arrive_florins", rank=int(rank), n=ladder.florins[int(rank)]))
    if int(rank) in ladder.initiative:
        found.append(say(sight, "arrive_disc", rank=int(rank), n=ladder.initiative[int(rank)]))
    note = sight.speaker.t("board.signorie.tip.rank", rank=int(rank))
    return Tip(title(sight, id), note, tuple(found), ("S8.6", "S7.3", "S13.1"), SIGNS[id], reconstructed(ladder.source))


def step(rest: str, sight: Sight) -> Tip:
    at = int(rest)
    stack = [seat for seat in sight.view.line if sight.view.players[seat].initiative == at]
    found = [say(sight, "step", n=sight.data.figures.initiative[at]), say(sight, "initiative")]
    if len(stack) > 1:
        found.append(say(sight, "stack", seats=stack))
    note = sight.speaker.t("board.signorie.tip.step_of", step=at)
    return Tip(title(sight, INITIATIVE), note, tuple(found), ("S8.4", "S11.1", "S11.2"), SIGNS[INITIATIVE],
               reconstructed(sight.data.figures.source, "initiative"))


def disc(seat: str, sight: Sight) -> Tip:
    return step(str(sight.view.players[int(seat)].initiative), sight)


def round_(rest: str, sight: Sight) -> Tip:
    """The reward of a round."""
    at = int(rest)
    found = reward(sight.view.rewards[at - 1], sight)
    return Tip(found.title, sight.speaker.t("board.signorie.reward_of", round=at), found.lines, found.rules,
               found.picture, found.reconstructed)


def reward(id: str, sight: Sight) -> Tip:
    token, figures = sight.data.rewards[id], sight.data.figures
    found = [sentence(sight, deed_message(sight.data, token.do))]
    if token.kind == "bonus":
        found.append(say(sight, "reward_bonus", n=figures.reward_florins))
    else:
        found.append(say(sight, "purchase", n=figures.purchase.florins, points=figures.purchase.points))
    found.append(say(sight, "reward_who", base=figures.threshold.base))
    rules = ("S11.7", "S11.4", "S11.8") if token.kind == "bonus" else ("S11.13", "S11.4")
    return Tip(title(sight, id), "", tuple(found), rules, f"signorie/rewards/{id}", reconstructed(token.source))
