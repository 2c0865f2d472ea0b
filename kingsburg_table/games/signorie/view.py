"""What a screen needs of Signorie. Everything lies open: fronts of unseen tokens are nowhere in the state (S15.1).

Targets of options and of dimmed things:
    die.<colour>.<value>            a die of the pool (also the dice left for an extra action)
    pass                            take no more dice
    manage.<seat>.<colour>          the management action of a column
    task.<task>                     a task token; with it as many `pawn.<seat>.<man|woman>` as are paid
    helper.<seat>.<helper>          a space of the own grid: to hire (with hire.<seat>.<colour>), or to activate
    hire.<seat>.<colour>            the hiring of a column's action space
    pawn.<seat>.<man|woman>         an available pawn; reserve.<seat>.<man|woman>: one in the general supply
    career.<career>                 where an available man enters (with pawn.<seat>.man)
    man.<seat>.<career>.<space>     a man on a career: to promote, or (with city.<city>) to send on a Mission
    disc.<seat>                     the initiative disc
    city.<city>                     for a Mission, or (with amount.<dowry>) for a Marriage
    row.<seat>.<row>                a row of the plan, for a face-down token
    reward.<reward>, florins        the round's bonus, or florins instead
    wedding, purchase               what an entitled player may do besides
    end                             no further helper or point, no wedding, no purchase

Counters: florins, men, women, initiative (step), place (in the turn order), sum (of the dice), threshold, helpers,
brides, tokens, standing (points of the men on careers), points.

Hints, for the seat asked about unless it says "by seat": see `hints`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsburg_table.games.signorie.alliances import fits, marriage_in_reach, mission_in_reach
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.possible import main_actions
from kingsburg_table.games.signorie.scoring import (
    alliance_points,
    career_points,
    count,
    dice_sum,
    row_points,
    row_scores,
    standing,
    threshold,
)
from kingsburg_table.games.signorie.state import Signorie, SPlay
from kingsburg_table.games.signorie.things import CAREERS, COLOURS, ROWS
from kingsburg_table.games.signorie.words import ScorePer

BOOKED = ("florins", "men", "women", "helpers", "brides", "points")


def counters(data: Components, view: Signorie, seat: int) -> Mapping[str, int]:
    """What ledger, recap and chart speak of."""
    player = view.players[seat]
    return {
        "florins": player.florins,
        "men": player.men,
        "women": player.women,
        "initiative": player.initiative,
        "place": view.order.index(seat) + 1 if seat in view.order else 0,
        "sum": dice_sum(view, seat),
        "threshold": threshold(data, view, seat),
        "helpers": len(player.helpers),
        "brides": player.brides,
        "tokens": sum(map(len, player.rows)) + sum(player.face_down),
        "standing": standing(data, player),
        "points": player.points,
    }


def hints(play: SPlay, seat: int) -> Mapping[str, Any]:
    """Prices, what dice are for, sums against thresholds, what fits the plan, what rows and careers would bring."""
    data, view = play.data, play.state
    figures, player, seats = data.figures, view.players[seat], range(len(view.players))
    reward = data.rewards[view.rewards[max(view.round, 1) - 1]]
    per = reward.do if isinstance(reward.do, ScorePer) else None
    free = any(player.aside for player in view.players)  # the dice that were left cost nothing (S11.11)
    portrait = figures.weddings[player.brides] if player.brides < len(figures.weddings) else None
    return {
        "price": {  # florins for a die of the value on the action space
            colour: {value: 0 if free else max(0, data.columns[colour].value - value) for value in range(1, 7)}
            for colour in COLOURS
        },
        "main": main_actions(play, seat, free),  # by colour and value of a die in the pool: what it could be used for
        "sums": [dice_sum(view, other) for other in seats],  # by seat
        "thresholds": [threshold(data, view, other) for other in seats],  # by seat
        "room": threshold(data, view, seat) - dice_sum(view, seat),
        "dice_left": figures.most_dice - sum(value > 0 for value in player.dice),
        "lowest": {  # the value of the lowest empty space of each city in use, None where it is full
            city.id: city.spaces[len(pawns)] if len(pawns) < len(city.spaces) else None
            for number, (city, pawns) in enumerate(zip(data.city_of, view.cities, strict=True))
            if number not in view.closed
        },
        "fits": {  # rows of the plan that would take the city's token
            city.id: {
                "mission": [CAREERS[row] for row in range(len(CAREERS)) if fits(data, view, seat, row, mission)],
                "marriage": fits(data, view, seat, len(CAREERS), marriage),
            }
            for city, mission, marriage in zip(data.city_of, view.mission_tokens, view.marriage_tokens, strict=True)
        },
        "rows": [  # by seat and row: points of its tokens, what it would score now, tokens still needed to score
            {
                name: {
                    "points": row_points(data, other, row),
                    "scores": row_scores(data, other, row),
                    "needs": max(0, figures.tokens_to_score - len(other.rows[row]) - other.face_down[row]),
                }
                for row, name in enumerate(ROWS)
            }
            for other in view.players
        ],
        "reach": [  # by seat: what a Mission, from which career, and a Marriage could score now
            {"career": CAREERS[career], "mission": points, "marriage": marriage_in_reach(data, view, other)}
            for other in seats for career, points in (mission_in_reach(data, view, other),)
        ],
        "final": [  # by seat: what final scoring would add now
            {"careers": career_points(data, other), "alliances": alliance_points(data, other)} for other in view.players
        ],
        "initiative": [figures.initiative[other.initiative] for other in view.players],  # by seat: points of the step
        "line": view.line,  # seats, the highest disc first
        "reward": reward.id,
        "reward_points": [  # by seat, in rounds with a point token
            per.points * count(view, other, per.count) if per is not None else 0 for other in range(len(view.players))
        ],
        "wedding": {"points": portrait, "florins": figures.wedding_florins.get(view.round, 0)},
        "married": player.married,
    }
