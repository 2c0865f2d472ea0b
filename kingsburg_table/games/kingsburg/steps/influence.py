"""Step b: influencing advisors (K5, K10.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from kingsburg_table.core.actions import Decision, Option, Prompt, Refusal
from kingsburg_table.core.agenda import Frame, Step
from kingsburg_table.games.kingsburg.actions import Influence, Pass
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import KHeld, at_hook, in_force
from kingsburg_table.games.kingsburg.lasting import any_face, shifts
from kingsburg_table.games.kingsburg.placing import arrive, reserved_for, strictly
from kingsburg_table.games.kingsburg.state import NEUTRAL, NOBODY, Kingsburg, KPlay, Placed, Player
from kingsburg_table.games.kingsburg.words import Office, Shift

Way = tuple[int, Option, Option]
Faces = tuple[int, ...]
TOKEN_VALUE = 2
NO_SHIFT = ("", 0)
_PASS = Option(Pass(), ("pass",))


class InfluenceAdvisor(Step[Kingsburg, Components]):
    """Assign dice to one advisor, or pass (K5.1)."""

    name, rule, takes = "influence", "K5.1", (Influence, Pass)

    def decision(self, play: KPlay, frame: Frame) -> Decision:
        state, seat = play.state, frame.seat
        player = state.players[seat]
        values = {"seat": seat, "n": len(player.dice) + len(player.white)}
        prompt = Prompt("prompt.kingsburg.influence", values)
        return Decision(seat, self.name, prompt, self.rule, _open_ways(play, seat, player))

    def apply(self, play: KPlay, frame: Frame, action: Influence | Pass) -> bool:
        state, seat = play.state, frame.seat
        player = state.players[seat]
        if type(action) is Pass:
            player.passed = True
            play.leave()
            play.tell("passed", seat=seat, dice=player.dice + player.white, forced=play.forced)  # K5.6
            return False
        for face in action.dice:
            player.dice.remove(face)
        for face in action.white:
            player.white.remove(face)
        if action.token:
            player.tokens -= 1
            player.token_used = True
        if action.shift or action.fair:
            helped = (any_face if action.fair else shifts)(play.data, state, seat)
            if helped is not None and helped[0].effect.limit:
                player.used.append(helped[0].key)
        if action.envoy:
            state.envoy = NOBODY
        plain = play.data.plain
        office = "" if plain or action.advisor not in play.data.cards.offices else action.advisor
        rank = play.data.rank_of(action.advisor)
        state.placed.append(
            Placed(rank, seat, action.dice, action.white, action.token, action.shift, action.envoy, office, action.fair)
        )
        play.tell(
            "placed", seat=seat, advisor=action.advisor, dice=[*action.dice, *action.white], white=len(action.white),
            token=action.token, shift=action.shift, envoy=action.envoy, fair=action.fair,
            pay={"tokens": 1} if action.token else {},
        )
        if not plain:
            arrive(play, seat, rank, action.advisor, office)
        return False

    def refuse(self, play: KPlay, seat: int, action: Influence | Pass) -> Refusal | None:
        player = play.state.players[seat]
        if player.passed:
            return Refusal("K5.6", "passed", {})
        if type(action) is Pass:
            return None
        advisor = _advisor(play.data, action.advisor)
        if advisor is None:
            return Refusal("K5.8", "no_such_advisor", {"advisor": action.advisor})
        office = action.advisor if action.advisor in play.data.cards.offices else ""
        if office and office not in {own.id for own in own_offices(play.data, play.state, seat)}:
            return Refusal("M3", "not_your_office", {"advisor": office})
        return (
            _dice_refusal(play, seat, player, action)
            or _fair_refusal(play, seat, action, advisor.rank)
            or _value_refusal(play, seat, action, advisor.rank, office)
        )

    def blocked(self, play: KPlay, frame: Frame) -> Mapping[str, Refusal]:
        state, seat = play.state, frame.seat
        player = state.players[seat]
        reachable = _ways(play, seat, player).ranks
        closed = {placed.rank: placed for placed in reversed(state.placed) if not placed.office}
        fair = any_face(play.data, state, seat)
        anyhow = fair[1] if fair is not None and player.dice else 0
        found: dict[str, Refusal] = {}
        for rank, advisor in play.data.by_rank.items():
            if rank not in reachable and rank > anyhow:
                sums = sorted(reachable)
                found[f"advisor.{advisor.id}"] = Refusal("K5.2", "no_sum", {"rank": rank, "sums": sums})
            elif (shut := entry(play, seat, rank, "")) is not None and (shut == "never" or state.envoy != seat):
                found[f"advisor.{advisor.id}"] = _shut(play, advisor.id, rank, seat, closed.get(rank))
        if not player.tokens:
            found[f"token.{seat}"] = Refusal("K5.4", "no_token", {})
        elif player.token_used:
            found[f"token.{seat}"] = Refusal("K5.4", "token_used", {})
        return found


def entry(play: KPlay, seat: int, rank: int, office: str) -> str | None:
    """Whether a seat may place dice there: None, `envoy` (only with the envoy, K5.5) or `never` (Secret Society)."""
    state = play.state
    owner = reserved_for(play, rank, office) if state.markers else None
    if owner is not None and owner != seat:
        return "never" if strictly(play) else "envoy"
    here = [placed for placed in state.placed if placed.rank == rank and placed.office == office]
    if owner == seat and not strictly(play):
        here = [placed for placed in here if placed.seat in (seat, NEUTRAL)]  # with the envoy others do not block it
    return "envoy" if here else None


def _advisor(data: Components, id: str) -> Any:
    return data.advisors.get(id) or data.cards.offices.get(id)


def own_offices(data: Components, state: Kingsburg, seat: int) -> list[Any]:
    """The spaces that only this seat has (Politician)."""
    if data.plain:
        return []
    return [data.cards.offices[word.id] for word in in_force(data, state, seat, "influence", Office)]


def _at_office(option: Option, office: str) -> Option:
    action = option.action
    assert isinstance(action, Influence)
    targets = tuple(sorted(f"advisor.{office}" if t.startswith("advisor.") else t for t in option.targets))
    return Option(replace(action, advisor=office), targets)


def _low_advisors(play: KPlay, seat: int, up_to: int) -> Iterator[tuple[int, str]]:
    yield from ((rank, "") for rank in play.data.by_rank if rank <= up_to)
    yield from ((own.rank, own.id) for own in own_offices(play.data, play.state, seat) if own.rank <= up_to)


def _fair_ways(
    play: KPlay, seat: int, player: Player, rank: int, office: str, held: KHeld, envoy: bool
) -> Iterator[Option]:
    """A single own die that does not show the rank (K5.11)."""
    id = office or play.data.by_rank[rank].id
    for face in sorted(set(player.dice), reverse=True):
        if face != rank:
            targets = [f"advisor.{id}", f"die.{seat}.{face}", play.data.piece(seat, held.source), *["envoy"] * envoy]
            yield Option(Influence(id, (face,), envoy=envoy, fair=True), tuple(sorted(targets)))


def _fair_refusal(play: KPlay, seat: int, action: Influence, rank: int) -> Refusal | None:
    if not action.fair:
        return None
    helped = any_face(play.data, play.state, seat)
    if helped is None:
        return Refusal("K2.5", "no_fair", {})
    if len(action.dice) != 1 or action.white or action.token or action.shift:
        return Refusal("M2", "fair_one_die", {})
    if rank > helped[1]:
        return Refusal("M2", "fair_too_high", {"most": helped[1]})
    if action.dice[0] == rank:
        return Refusal("K5.11", "fair_not_needed", {"rank": rank})
    return None


def _dice_refusal(play: KPlay, seat: int, player: Player, action: Influence) -> Refusal | None:
    for faces, own in ((action.dice, player.dice), (action.white, player.white)):
        left = list(own)
        for face in faces:
            if face not in left:
                return Refusal("K5.2", "no_such_die", {"n": face})
            left.remove(face)
    if not action.dice:
        return Refusal("K5.3", "only_white", {})
    if action.token and player.token_used:
        return Refusal("K5.4", "token_used", {})
    if action.token and not player.tokens:
        return Refusal("K5.4", "no_token", {})
    if action.shift:
        helped = shifts(play.data, play.state, seat)
        if helped is None:
            return _no_shift(play, seat)
        if abs(action.shift) != helped[1]:
            return Refusal("K5.2", "shift_one", {"n": helped[1]})
    return None


def _no_shift(play: KPlay, seat: int) -> Refusal:
    used = play.state.players[seat].used
    for held in at_hook(play.data, play.state, seat, "influence"):
        if held.key in used and any(type(word) is Shift for word in held.effect.do):
            return Refusal("K2.1", "used_this_season", {"building": held.source})
    return Refusal("K2.5", "no_shift", {})


def _value_refusal(play: KPlay, seat: int, action: Influence, rank: int, office: str) -> Refusal | None:
    value = sum(action.dice) + sum(action.white) + TOKEN_VALUE * action.token + action.shift
    if value != rank and not action.fair:
        return Refusal("K5.2", "wrong_sum", {"value": value, "rank": rank, "advisor": action.advisor})
    holder = next(
        (placed for placed in play.state.placed if placed.rank == rank and placed.office == office), None
    )
    if action.envoy and play.state.envoy != seat:
        return Refusal("K10.3", "no_envoy", {})
    shut = entry(play, seat, rank, office)
    if action.envoy and shut is None:
        return Refusal("K5.11", "envoy_not_needed", {"advisor": action.advisor})
    if shut == "never" or (shut is not None and not action.envoy):
        return _shut(play, action.advisor, rank, seat, holder)
    return None


def _shut(play: KPlay, advisor: str, rank: int, seat: int, holder: Placed | None) -> Refusal:
    owner = reserved_for(play, rank)
    if owner is not None and owner != seat:
        return Refusal("SC1" if strictly(play) else "M4", "reserved", {"advisor": advisor, "holder": owner})
    return _taken(advisor, rank, holder.seat if holder is not None else NEUTRAL, seat)


def _taken(advisor: str, rank: int, holder: int, seat: int) -> Refusal:
    if holder == NEUTRAL:
        return Refusal("K15.4", "neutral_there", {"advisor": advisor, "rank": rank})
    return Refusal("K5.5", "taken", {"advisor": advisor, "rank": rank, "holder": holder, "own": holder == seat})


def _open_ways(play: KPlay, seat: int, player: Player) -> tuple[Option, ...]:
    """Those to advisors without dice; with the envoy to the others too, after them (K10.3); at last to pass."""
    state = play.state
    found = _ways(play, seat, player)
    fair = any_face(play.data, state, seat) if play.data.fair else None
    if not play.data.plain or fair is not None:
        return (*_ways_with_cards(play, seat, player, found.all, fair), _PASS)
    closed = found.ranks.intersection([placed.rank for placed in state.placed])
    return found.past(closed, state.envoy == seat)


def _ways_with_cards(
    play: KPlay, seat: int, player: Player, found: Sequence[Way], fair: tuple[KHeld, int] | None
) -> list[Option]:
    """With cards and tokens about: who may enter is looked at advisor by advisor."""
    envoy = play.state.envoy == seat
    board = {rank: entry(play, seat, rank, "") for rank in play.data.by_rank}
    open_, helped = [], []
    for rank, plain, with_envoy in found:
        if board[rank] is None:
            open_.append(plain)
        elif envoy and board[rank] != "never":
            helped.append(with_envoy)
    for office in own_offices(play.data, play.state, seat):
        closed = entry(play, seat, office.rank, office.id)
        here = [way for way in found if way[0] == office.rank]
        if closed is None:
            open_ += [_at_office(plain, office.id) for _, plain, _ in here]
        elif envoy:
            helped += [_at_office(with_envoy, office.id) for _, _, with_envoy in here]
    if fair is not None:
        for rank, office_id in _low_advisors(play, seat, fair[1]):
            closed = entry(play, seat, rank, office_id)
            if closed is None:
                open_ += _fair_ways(play, seat, player, rank, office_id, fair[0], False)
            elif envoy and closed != "never":
                helped += _fair_ways(play, seat, player, rank, office_id, fair[0], True)
    return open_ + helped


def _ways(play: KPlay, seat: int, player: Player) -> Ways:
    token = player.tokens > 0 and not player.token_used
    helped = shifts(play.data, play.state, seat)
    shift = (helped[0].source, helped[1]) if helped is not None else NO_SHIFT
    return ways(play.data, seat, tuple(player.dice), tuple(player.white), token, shift)


class Ways:
    """All ways to place certain dice; what is left of them is kept by the advisors that are closed."""

    MOST = 256  #: kept at a time

    def __init__(self, all: tuple[Way, ...]) -> None:
        self.all = all
        self.ranks = frozenset(rank for rank, _, _ in all)
        self._past: dict[tuple[frozenset[int], bool], tuple[Option, ...]] = {}

    def past(self, closed: frozenset[int], envoy: bool) -> tuple[Option, ...]:
        """Those to advisors that are not closed, with the envoy those to the others, and to pass."""
        options = self._past.get((closed, envoy))
        if options is None:
            open_ = [plain for rank, plain, _ in self.all if rank not in closed]
            helped = [with_envoy for rank, _, with_envoy in self.all if envoy and rank in closed]
            if len(self._past) >= self.MOST:
                self._past.clear()
            options = self._past[closed, envoy] = (*open_, *helped, _PASS)
        return options


@lru_cache(maxsize=4096)
def ways(data: Components, seat: int, dice: Faces, white: Faces, token: bool, shift: tuple[str, int]) -> Ways:
    """Every assignment of these dice: rank, plain option, option with the envoy; the cheapest first.

    Cheap is without help (a token costs more than a shift), then with few dice: so a plain legal assignment never costs
    a help by default.
    """
    found: list[tuple[tuple[int, ...], int, Option, Option]] = []
    for own in _subsets(dice):
        if not own:
            continue  # K5.3
        for others in _subsets(white):
            for plus in (False, True) if token else (False,):
                for moved in (0, -shift[1], shift[1]) if shift[1] else (0,):
                    rank = sum(own) + sum(others) + TOKEN_VALUE * plus + moved
                    advisor = data.by_rank.get(rank)
                    if advisor is None:
                        continue  # K5.8
                    targets = [f"advisor.{advisor.id}"]
                    targets += [f"die.{seat}.{face}" for face in own] + [f"white.{seat}.{face}" for face in others]
                    targets += [f"token.{seat}"] * plus + [data.piece(seat, shift[0])] * bool(moved)
                    cost = (plus, abs(moved), len(own) + len(others), len(own), rank, moved)
                    plain = Option(Influence(advisor.id, own, others, plus, moved), tuple(sorted(targets)))
                    helped = Option(
                        Influence(advisor.id, own, others, plus, moved, True), tuple(sorted([*targets, "envoy"]))
                    )
                    found.append((cost, rank, plain, helped))
    found.sort(key=lambda way: way[0])
    return Ways(tuple((rank, plain, helped) for _, rank, plain, helped in found))


@lru_cache(maxsize=4096)
def _subsets(faces: Faces) -> tuple[Faces, ...]:
    """Distinct sub-multisets, descending faces (as people say them)."""
    high = sorted(faces, reverse=True)
    return tuple(dict.fromkeys(chosen for size in range(len(high) + 1) for chosen in combinations(high, size)))
