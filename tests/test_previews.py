"""The ghost ledger never lies: what a preview says of an option is what comes of it, in random games of every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from kingsburg_table.core.actions import Action, Change, GoOn, Option, Seal
from kingsburg_table.core.agenda import Frame, State
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.controller import Controller
from kingsburg_table.core.outlook import VALUES
from kingsburg_table.core.play import Play
from kingsburg_table.core.previews import Foresight
from kingsburg_table.games.kingsburg.actions import Influence
from tests.support.games import AnySession, begin
from tests.support.mixes import mixes
from tests.test_games import MATCHES, REAL

Real = Counter[tuple[int, str]]
SAMPLE = 20  #: options that are looked at in the matches of a game, at least
MOST_MATCHES = 10


def counted(session: AnySession) -> Real:
    return count_of(session.controller, session.state)


def count_of(controller: Controller[Any, Any], state: State) -> Real:
    return Counter({
        (seat, name): count
        for seat in range(len(state.order))
        for name, count in controller.counters(state, seat).items()
    })


def agrees(changes: Iterable[Change], real: Real) -> str:
    """What is wrong with a preview, set beside what really came; "" where nothing is."""
    certain, most, least, free = Real(), Real(), Real(), set()
    totals: dict[int, tuple[int, set[tuple[int, str]]]] = {}
    for change in changes:
        key = change.seat, change.counter
        if change.amount is None:
            free.add(key)
        elif not change.choice:
            certain[key] += change.amount
        else:
            most[key] = max(most[key], change.amount)
            least[key] = min(least[key], change.amount)
            if change.least:  # all values of it are in this one change
                certain[key] += change.least
                most[key], least[key] = max(0, change.amount - change.least), min(0, change.amount - change.least)
            if change.total:
                totals.setdefault(change.choice, (change.total, set()))[1].add(key)
    for key in {*certain, *most, *least, *real} - free:
        if not certain[key] + least[key] <= real[key] <= certain[key] + most[key]:
            return f"{key}: {real[key]} is not {certain[key]} with {least[key]} to {most[key]} of choice"
    for total, keys in totals.values():
        came = abs(sum(real[key] - certain[key] for key in keys))
        if came not in (0, total):
            return f"{keys}: {came} came, not {total} of choice"
    return ""


class Ends:
    """How things stood when the first turn ended: a preview ends there too."""

    def __init__(self) -> None:
        self.first: Real | None = None
        self.session: AnySession | None = None
        self.depth: int | None = None  #: frames of the agenda that the first action left below what it put there
        self.owes = False  #: whether some of that is still there, so that its small questions are the action's own

    def taken(self, before: Sequence[Frame], after: Sequence[Frame]) -> None:
        """An action was carried out, and nothing has gone on by itself yet."""
        if self.depth is None:
            same = [old is now for old, now in zip(before, after, strict=False)]
            self.depth = same.index(False) if False in same else len(same)
        self.owes = len(after) > self.depth

    def after(
        self, session: AnySession, path: Sequence[Action], rng: random.Random | None = None, beyond: bool = False
    ) -> Real | None:
        """Play these actions, and small questions at random; how the counters change, and the match as before. None
        where something was turned up on the way, unless one looks `beyond` that."""
        before, records, asked = counted(session), len(session.records), small(session)
        self.first, self.session, self.depth = None, session, None
        for action in path:
            session.act(action)
        while rng is not None and self.owes and own_question(session, session.records[records].seat, asked):
            assert session.decision is not None
            session.act(rng.choice(session.decision.options))
        after = counted(session) if self.first is None else self.first
        after.subtract(before)
        revealed = any(record.revealed for record in session.records[records:])
        strange = asked and self.first is None and small(session)  # behind it waits a question of something else
        self.session = None
        session.rewind(records)
        return None if (revealed and not beyond) or strange else after


def own_question(session: AnySession, seat: int, asked: bool) -> bool:
    return session.decision is not None and small(session) and session.decision.seat == seat and not asked


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> Ends:
    made, honest, take = Ends(), Play.turn_over, Play.take

    def turn_over(self: Play[Any, Any], seat: int) -> bool:
        if made.session is not None and not self.preview and made.first is None:
            made.first = count_of(made.session.controller, self.state)
        return honest(self, seat)

    def spied(self: Play[Any, Any], action: Action) -> None:
        before = list(self.state.agenda)
        take(self, action)
        if made.session is not None and not self.preview:
            made.taken(before, self.state.agenda)

    monkeypatch.setattr(Play, "turn_over", turn_over)
    monkeypatch.setattr(Play, "take", spied)
    return made


def small(session: AnySession) -> bool:
    here = session.play.open_step()
    return here is not None and here[0].small


@pytest.mark.parametrize(("game", "players"), [each for each in MATCHES if each[0] in REAL])
def test_what_a_preview_says_now_is_what_happens(game: str, players: int, ends: Ends) -> None:
    """What an option changes until the turn ends, and what its small questions may change."""
    seen = 0
    for seed in range(MOST_MATCHES):
        if seed > 1 and seen > SAMPLE:
            break  # in Tuscany most answers turn something up
        seen += kept_in(begin(game, players, seed), seed, ends)
    assert seen > SAMPLE


@pytest.mark.parametrize("seed", range(4))
def test_in_mixes_of_kingsburgs_modules_too(seed: int, ends: Ends) -> None:
    rng = random.Random(seed)
    mix = rng.choice([mix for mix in mixes("kingsburg") if sum(value != "off" for value in mix.values()) > 3])
    assert kept_in(begin("kingsburg", 2 + seed, seed, options=mix), seed, ends) > SAMPLE // 2


def kept_in(session: AnySession, seed: int, ends: Ends) -> int:
    """A random match in which previews come true; how many were looked at."""
    rng, seen = random.Random(seed), 0
    while session.decision is not None:
        option = rng.choice(session.decision.options)
        if isinstance(option.action, (GoOn, Seal)):
            assert session.preview(option) == ()  # what follows is another seat's, and nobody chose it
        elif rng.random() < 0.4:
            changes = session.preview(option)
            real = ends.after(session, [option.action], rng)
            if real is not None and all(change.counter != "unknown" for change in changes):
                now = [change for change in changes if not change.later]
                assert agrees(now, real) == "", (seed, len(session.records), option.action)
                seen += 1
        session.act(option)
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lies_behind_the_door_of_chance_and_is_told_all_the_same_comes(players: int, ends: Ends) -> None:
    """Tuscany: so many cards, whatever they are; what a castle's tile brings once the display is full (T9.4)."""
    seen: Counter[str] = Counter()
    for seed in range(16):
        session, rng = begin("tuscany", players, seed), random.Random(seed)
        while session.decision is not None:
            options = session.decision.options
            placing = [option for option in options if type(option.action).__name__ in ("Place", "PlaceFree", "Pay")]
            option = rng.choice(placing if placing and rng.random() < 0.8 else options)
            changes = session.preview(option) if not isinstance(option.action, (GoOn, Seal)) else ()
            later = [change for change in changes if change.later and change.counter != "unknown"]
            if later:
                real = ends.after(session, [option.action], rng, beyond=True)
                told = {(change.seat, change.counter) for change in later}
                about = [change for change in changes if (change.seat, change.counter) in told]
                if real is not None:
                    came = Real({key: count for key, count in real.items() if key in told})
                    assert agrees(about, came) == "", (seed, len(session.records), option.action)
                    seen[type(option.action).__name__] += 1
            session.act(option)
    assert seen["Draw"] > 20 and seen.total() - seen["Draw"] > 15, seen


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_an_advisor_is_said_to_bring_comes(players: int) -> None:
    """Kingsburg: later, in the support phase, with the goods that are there by then (K6)."""
    seen: Counter[str] = Counter()
    for seed in range(3):
        session, rng = begin("kingsburg", players, seed), random.Random(seed)
        said: dict[tuple[int, str], tuple[list[Change], int]] = {}
        while session.decision is not None:
            seat, option = session.decision.seat, rng.choice(session.decision.options)
            if isinstance(option.action, Influence):
                later = [change for change in session.preview(option) if change.later and change.counter != "unknown"]
                advisors = session.rules.data.advisors
                for other in [a for a in advisors if advisors[a].rank > advisors[option.action.advisor].rank]:
                    said.pop((seat, other), None)  # it was said before this one's goods could pay for it
                twice = any(placed.seat == seat and placed.rank == advisors[option.action.advisor].rank
                            for placed in session.state.placed)
                said[seat, option.action.advisor] = [] if twice else later, len(session.records)
            events = session.act(option)
            if said and any(event.kind == "supported" for event in events):
                came = brought(session, min(at for _, at in said.values()))
                for (owner, advisor), (changes, at) in said.items():
                    if not changes:
                        continue
                    assert agrees(changes, came.get((owner, advisor), Counter())) == "", (seed, at, owner, advisor)
                    seen[advisor] += 1
                said = {}
    assert {"merchant", "alchemist", "duchess", "smuggler"} <= set(seen) and sum(seen.values()) > 70


def brought(session: AnySession, since: int) -> dict[tuple[int, str], Real]:
    """What each advisor brought to each seat since then, out of the story."""
    came: dict[tuple[int, str], Real] = {}
    last: dict[int, str] = {}  #: a building that helps an advisor counts as the advisor
    for events in session.story[since + 1:]:
        for event in events:
            giver, seat = event.values.get("cause"), event.values.get("seat")
            if event.kind in ("gained", "traded") and seat is not None:
                if giver not in session.rules.data.advisors and giver != "stable":
                    continue
                last[seat] = giver if giver in session.rules.data.advisors else last.get(seat, "")
                changed = came.setdefault((seat, last[seat]), Counter())
                changed.update({(seat, name): count for name, count in event.values["gain"].items()})
                changed.subtract({(seat, name): count for name, count in event.values["pay"].items()})
                if "soldiers" in event.values["gain"]:
                    changed[seat, "strength"] += event.values["gain"]["soldiers"]
                if "soldiers" in event.values["pay"]:
                    changed[seat, "strength"] -= event.values["pay"]["soldiers"]
    return came


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [each for each in MATCHES if each[0] in REAL])
def test_every_alternative_that_is_shown_can_be_chosen(game: str, players: int, ends: Ends) -> None:
    """Nothing is promised that cannot be had: each tag of choice is the end of some way through the questions."""
    seen = sum(alternatives_of(game, players, seed, ends) for seed in range(5, 5 + MOST_MATCHES // 2))
    assert seen > 3 or game == "kingsburg"  # there all choice comes later, in the support phase


def alternatives_of(game: str, players: int, seed: int, ends: Ends) -> int:
    """How many options with alternatives were looked at."""
    session, rng, seen = begin(game, players, seed), random.Random(seed), 0
    while session.decision is not None and seen < SAMPLE:
        option = rng.choice(session.decision.options)
        changes = [change for change in session.preview(option) if not change.later]
        chosen = [change for change in changes if change.choice and change.amount is not None]
        if chosen and not small(session):
            certain = Real()
            for change in changes:
                if not change.choice and change.amount is not None:
                    certain[change.seat, change.counter] += change.amount
            ways = [way for way in every_way(session, option, ends) if way is not None]
            for change in chosen if ways else ():
                key = change.seat, change.counter
                for end in {change.amount, change.amount if change.least is None else change.least}:
                    assert any(way[key] - certain[key] == end for way in ways), (option.action, change)
                assert change.least is None or all(abs(way[key]) >= abs(change.least) for way in ways)
            seen += bool(ways)
        session.act(option)
    return seen


def every_way(session: AnySession, option: Option, ends: Ends) -> Iterable[Real | None]:
    seat = session.decision.seat if session.decision is not None else -1
    records, open_ = len(session.records), [[option.action]]
    while open_:
        path = open_.pop()
        for action in path:
            session.act(action)
        asked = own_question(session, seat, False)
        following = [other.action for other in session.decision.options] if asked and session.decision else []
        session.rewind(records)
        if following:
            open_ += [[*path, action] for action in following]
        else:
            yield ends.after(session, path)


def test_of_many_values_the_least_and_the_most_are_told() -> None:
    """A recruitment of any number of troops is no row of tags."""
    session, rng = begin("principato", 3, 1), random.Random(1)
    while session.decision is not None:
        for option in session.decision.options[:4]:
            by_counter = Counter(change.counter for change in session.preview(option))
            assert max(by_counter.values(), default=0) <= 2 * VALUES
        session.act(rng.choice(session.decision.options))


@pytest.mark.parametrize("game", [game for game in REAL if get_controller(game).counted_alone])
def test_counters_of_untouched_seats_are_as_they_were(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game says that a seat's counters follow from what lies before it, looking at everybody says the same."""
    session, rng = begin(game, 3, 4), random.Random(4)
    looked = 0
    while session.decision is not None and looked < 300:
        decision, seen = session.decision, session.view(session.decision.seat)
        for option in decision.options[:6] if rng.random() < 0.3 else ():
            looked += 1
            found = Foresight(session.controller, seen, decision.seat).preview(option)
            with monkeypatch.context() as everybody:
                everybody.setattr(session.controller, "counted_alone", False)
                assert Foresight(session.controller, seen, decision.seat).preview(option) == found
        session.act(rng.choice(decision.options))
    assert looked >= 100
