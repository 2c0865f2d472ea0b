"""All ways in which dice can be put on advisors (K5.2 to K5.4, K5.11, K10.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from kingsburg_table.core.actions import Option
from kingsburg_table.games.kingsburg.actions import Influence, Pass
from kingsburg_table.games.kingsburg.box import Components
from kingsburg_table.games.kingsburg.effects import KHeld
from kingsburg_table.games.kingsburg.lasting import any_face, shifts
from kingsburg_table.games.kingsburg.state import KPlay, Player
from kingsburg_table.games.kingsburg.steps.entering import entry, own_offices

Way = tuple[int, Option, Option]
Faces = tuple[int, ...]
TOKEN_VALUE = 2
NO_SHIFT = ("", 0)
_PASS = Option(Pass(), ("pass",))


def open_ways(play: KPlay, seat: int, player: Player) -> tuple[Option, ...]:
    """Those to advisors without dice; with the envoy to the others too, after them (K10.3); at last to pass."""
    state = play.state
    found = own_ways(play, seat, player)
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


def own_ways(play: KPlay, seat: int, player: Player) -> Ways:
    """All that a seat can do with its dice, its token and its shift, whoever stands there."""
    token = player.tokens > 0 and not player.token_used
    helped = shifts(play.data, play.state, seat)
    shift = (helped[0].source, helped[1]) if helped is not None else NO_SHIFT
    return ways(play.data, seat, tuple(player.dice), tuple(player.white), token, shift)


class Ways:
    """All ways to place certain dice; what is left of them is kept by the advisors that are closed."""

    MOST = 64  #: kept at a time

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
