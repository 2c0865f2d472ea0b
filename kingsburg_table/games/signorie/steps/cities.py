"""Diplomatic Missions and Marriages (S7.3 to S7.7)."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.actions import Decision, Prompt, Refusal
from kingsburg_table.core.agenda import Frame
from kingsburg_table.games.signorie.actions import Marry, SendMan
from kingsburg_table.games.signorie.alliances import FULL, best_rank, lowest, marry, open_cities, send_man
from kingsburg_table.games.signorie.state import SPlay
from kingsburg_table.games.signorie.steps import options
from kingsburg_table.games.signorie.steps.asked import Question, not_asked
from kingsburg_table.games.signorie.things import CAREERS


class GoOnMissionStep(Question):
    """A man of a career to the lowest empty space of a city; his rank must reach its value (S7.3)."""

    small = True
    name, rule, takes = "mission", "S7.3", (SendMan,)

    def decision(self, play: SPlay, frame: Frame) -> Decision:
        seat, data = frame.seat, play.data
        cities = open_cities(data, play.state)
        found = [
            options.send_man(seat, CAREERS[career], space, data.city_of[city].id)
            for career, men in enumerate(play.state.players[seat].careers)
            for space in dict.fromkeys(men)
            for city, value in cities
            if space >= value
        ]
        prompt = Prompt("prompt.signorie.mission", {"seat": seat})
        return Decision(seat, self.name, prompt, self.rule, tuple(found))

    def apply(self, play: SPlay, frame: Frame, action: SendMan) -> bool:
        career, city = CAREERS.index(action.career), play.data.city_number[action.city]
        send_man(play, frame.seat, career, action.space, city, play.state.face_down)
        return False

    def refuse(self, play: SPlay, seat: int, action: SendMan) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        if action.career not in CAREERS:
            return Refusal("S8.1", "no_such_track")
        men = play.state.players[seat].careers[CAREERS.index(action.career)]
        if action.space not in men:
            return Refusal("S7.3", "no_man_there", {"career": action.career, "rank": action.space})
        value, closed = _space(play, action.city)
        if closed is not None:
            return closed
        if action.space < value:
            return Refusal("S7.3", "rank_too_low", {"rank": action.space, "need": value})
        return None

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        seat, state = frame.seat, play.state
        found = {}
        rank = best_rank(state.players[seat])
        least = min(value for _, value in open_cities(play.data, state))
        for city in play.data.cities:
            value, refusal = _space(play, city)
            if value > rank:
                refusal = Refusal("S7.3", "rank_too_low", {"rank": rank, "need": value})
            if refusal is not None:
                found[f"city.{city}"] = refusal
        for career, men in zip(CAREERS, state.players[seat].careers, strict=True):
            for space in men:
                if space < least:
                    refusal = Refusal("S7.3", "rank_too_low", {"rank": space, "need": least})
                    found[f"man.{seat}.{career}.{space}"] = refusal
        return found


class ArrangeMarriageStep(Question):
    """A woman to the lowest empty space of a city, with a dowry of at least its value (S7.4)."""

    small = True
    name, rule, takes = "marriage", "S7.4", (Marry,)

    def decision(self, play: SPlay, frame: Frame) -> Decision:
        seat, data = frame.seat, play.data
        most = min(data.figures.most_dowry, play.state.players[seat].florins)
        found = [
            options.marry(data.city_of[city].id, dowry)
            for city, value in open_cities(data, play.state)
            for dowry in range(value, most + 1)
        ]
        prompt = Prompt("prompt.signorie.marriage", {"seat": seat})
        return Decision(seat, self.name, prompt, self.rule, tuple(found))

    def apply(self, play: SPlay, frame: Frame, action: Marry) -> bool:
        city = play.data.city_number[action.city]
        marry(play, frame.seat, city, action.dowry, play.state.face_down)
        return False

    def refuse(self, play: SPlay, seat: int, action: Marry) -> Refusal | None:
        if (refusal := not_asked(play, self, seat)) is not None:
            return refusal
        value, closed = _space(play, action.city)
        if closed is not None:
            return closed
        florins = play.state.players[seat].florins
        if florins < value:
            return Refusal("S7.4", "no_dowry", {"n": value, "have": florins})
        most = play.data.figures.most_dowry
        if not value <= action.dowry <= most:
            return Refusal("S7.4", "dowry_range", {"least": value, "most": most})
        if action.dowry > florins:
            return Refusal("S12.1", "florins_short", {"n": action.dowry, "have": florins})
        return None

    def blocked(self, play: SPlay, frame: Frame) -> Mapping[str, Refusal]:
        florins = play.state.players[frame.seat].florins
        found = {}
        for city in play.data.cities:
            value, refusal = _space(play, city)
            if value > florins:
                refusal = Refusal("S7.4", "no_dowry", {"n": value, "have": florins})
            if refusal is not None:
                found[f"city.{city}"] = refusal
        return found


def _space(play: SPlay, id: str) -> tuple[int, Refusal | None]:
    """The value of a city's lowest empty space; FULL, and why, where it cannot be chosen at all."""
    city = play.data.city_number.get(id)
    if city is None:
        return FULL, Refusal("S7.7", "no_such_city")
    if city in play.state.closed:
        return FULL, Refusal("S7.7", "city_closed", {"city": id})
    value = lowest(play.data, play.state, city)
    return value, Refusal("S7.7", "city_full", {"city": id}) if value == FULL else None
