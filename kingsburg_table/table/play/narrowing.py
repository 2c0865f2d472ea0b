"""Clicking by narrowing: from touched things to one of the listed options (architecture, section 4).

Only what the player touched narrows; what an armed option needs besides is *added*, so touching a three after an
advisor means "with the three" and not a new selection.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping

from kingsburg_table.core.actions import Decision, Option, Refusal
from kingsburg_table.table.play.answers import Answer as Answer
from kingsburg_table.table.play.answers import Selection as Selection
from kingsburg_table.table.play.answers import Touched as Touched

DOUBLE_PRESS_MS = 350.0
EVERYTHING = "*"


def kind_of(target: str) -> str:
    """`die.2.6` -> `die`."""
    return target.partition(".")[0]


class Narrowing:
    """The touched things of one decision, and what follows from them.

    `means` are the kinds of things with which something is done (dice, tokens, goods): an option that lacks only such
    things fits already, so touching an advisor alone arms its cheapest dice. The game's table.yaml names them.

    >>> narrowing = Narrowing(decision, session.blocked(seat), means=("die", "token"))
    >>> narrowing.touch("advisor.squire").touched
    <Touched.ADDED: 'added'>
    """

    def __init__(
        self, decision: Decision, blocked: Mapping[str, Refusal], means: Collection[str] = (),
        reveals: Callable[[Option], bool] = lambda option: False, preselected: Option | None = None,
        spread: bool = False, alone: Collection[str] = (),
    ) -> None:
        """`reveals` tells of an option whether it turns something up: such a one needs the seal itself. `spread`: all
        answers lie in the scroll before anything is touched. `alone` are things on the table that have no number."""
        self.decision = decision
        self.preselected = preselected  #: armed while nothing is touched; it binds nobody
        self.reveals = reveals
        self.spread = spread
        self._alone = frozenset(alone)
        self._blocked = blocked
        self._means = frozenset(means)
        self._needs = [Counter(option.targets) for option in decision.options]
        self._known = frozenset(target for option in decision.options for target in option.targets)
        self._touched: Counter[str] = Counter()
        self._chosen: Option | None = None
        self._last: str | None = None
        self._last_at = float("-inf")
        self._renew()

    def _renew(self) -> None:
        have = self._touched.items()
        live = [at for at, needs in enumerate(self._needs) if all(needs[target] >= count for target, count in have)]
        options = self.decision.options
        self.live: tuple[Option, ...] = tuple(options[at] for at in live)
        self.lit: frozenset[str] = frozenset(
            target for at in live for target, count in self._needs[at].items() if count > self._touched[target]
        )
        self.chips: tuple[Option, ...] = tuple(options[at] for at in live if self._fits(at, len(live)))
        self.armed: Option | None = self._arm()
        self._would: dict[str, Option | None] = {}

    def _fits(self, at: int, live: int) -> bool:
        if (self.spread and not self._touched) or (live == 1 and (self._touched or len(self.decision.options) == 1)):
            return True
        return bool(self._touched) and all(
            kind_of(target) in self._means for target, count in self._needs[at].items() if count > self._touched[target]
        )

    def _arm(self) -> Option | None:
        if self._chosen is not None and self._chosen in self.live:
            return self._chosen
        self._chosen = None
        size = self._touched.total()
        if size:
            exact = next((option for option in self.live if len(option.targets) == size), None)
            if exact is not None:
                return exact
        if not size and self.preselected is not None:
            return self.preselected
        more_of_it = (option for option in self.chips if self._touched and set(option.targets) <= set(self._touched))
        return next(more_of_it, self.chips[0] if self.chips else None)

    # -- what there is to see ------------------------------------------------------------------------------------

    @property
    def touched(self) -> Mapping[str, int]:
        """What the player touched: how many of each class."""
        return self._touched

    @property
    def added(self) -> Mapping[str, int]:
        """What the armed option needs besides: touched for the player."""
        return {} if self.armed is None else Counter(self.armed.targets) - self._touched

    @property
    def missing(self) -> tuple[str, ...]:
        """Kinds of things that every live option still lacks; without the mere means if there are others."""
        if self.armed is not None or not self.live:
            return ()
        lacks = [
            {kind_of(target) for target in Counter(option.targets) - self._touched} for option in self._touching_live()
        ]
        common = set.intersection(*lacks) if lacks else set()
        kinds = (common - self._means) or common
        order = dict.fromkeys(kind_of(target) for option in self.live for target in option.targets)
        return tuple(kind for kind in order if kind in kinds)

    @property
    def one_of(self) -> tuple[str, ...]:
        """Kinds of things of which one is still to be touched, where different actions ask for different ones."""
        if self.armed is not None:
            return ()
        kinds: dict[type, set[str]] = {}
        for option in self.live:
            lacks = {
                kind_of(target) for target in Counter(option.targets) - self._touched
                if "." in target or target in self._alone
            }
            kinds[type(option.action)] = kinds.get(type(option.action), lacks) & lacks
        order = dict.fromkeys(kind_of(target) for option in self.live for target in option.targets)
        wanted = [next((kind for kind in order if kind in lacks - self._means), "") for lacks in kinds.values()]
        found = tuple(dict.fromkeys(kind for kind in wanted if kind))
        return found if len(found) > 1 else ()

    @property
    def plain_choice(self) -> bool:
        """A few answers that are one thing each, all of another kind: this or that, yes or no."""
        options = self.decision.options
        kinds = {kind_of(target) for option in options for target in option.targets}
        return 1 < len(options) == len(kinds) and all(len(option.targets) == 1 for option in options)

    def _touching_live(self) -> list[Option]:
        """Live options of the decision's main kind of action: what a pass does not need is not missing."""
        main = type(self.live[0].action)
        return [option for option in self.live if type(option.action) is main]

    @property
    def exact(self) -> bool:
        """Whether the player touched all that the armed option needs."""
        return self.armed is not None and self._touched.total() == len(self.armed.targets)

    @property
    def decided(self) -> bool:
        """Whether the armed option is there because the player touched something or chose it."""
        return self.armed is not None and (bool(self._touched) or self._chosen is not None)

    def contains(self, target: str) -> bool:
        """Whether any option of the decision contains the thing at all."""
        return target in self._known

    def would_arm(self, target: str) -> Option | None:
        """The option that would be armed if the thing were touched now: for hover, focus and ledger."""
        if target not in self._would:
            self._would[target] = self._try(target)
        return self._would[target]

    def _try(self, target: str) -> Option | None:
        if target not in self._known:
            return None
        if target not in self.lit and self._touched[target]:
            return self.armed
        trial = Narrowing(self.decision, self._blocked, self._means)
        trial._touched = Counter(self._touched)
        trial._chosen = self._chosen
        trial._renew()
        trial.touch(target)
        return trial.armed

    def ways(self, target: str) -> tuple[Option, ...]:
        """Live options through this thing, cheapest first."""
        more = self._touched[target] + (target in self.lit)
        return tuple(option for option in self.live if option.targets.count(target) >= max(1, more))

    def uses(self, target: str) -> tuple[str, ...]:
        """What else the cheapest option through this thing would use: the dice printed under a lit advisor."""
        through = self.would_arm(target) or next(iter(self.ways(target)), None)
        if through is None:
            return ()
        rest = list(through.targets)
        rest.remove(target)
        return tuple(rest)

    @property
    def blocked(self) -> Mapping[str, Refusal]:
        """Dimmed things and their reasons."""
        return self._blocked

    def why_not(self, target: str) -> Refusal | None:
        """The reason for what no option contains; None for everything else."""
        if target in self._known:
            return None
        refusal = self._blocked.get(target) or self._blocked.get(EVERYTHING)
        return refusal or Refusal(self.decision.rule, "not_now", {"kind": self.decision.kind})

    # -- what a player does --------------------------------------------------------------------------------------

    def touch(self, target: str, marked: bool | None = None) -> Answer:
        """Touch a thing. `marked`: whether this very piece shows as touched; None when pieces are not told apart."""
        if target not in self._known:
            return Answer(Touched.REFUSED, refusal=self.why_not(target))
        have = self._touched[target]
        if have and (marked or (marked is None and target not in self.lit)):
            return self._drop(target, 1 if marked else have)
        if target in self.lit:
            self._touched[target] += 1
            return self._changed(target, Touched.ADDED)
        if have:
            return Answer(Touched.KEPT, self.armed)
        self._touched = Counter({target: 1})
        self._chosen = None
        return self._changed(target, Touched.REPLACED)

    def press(self, target: str, now: float, marked: bool | None = None) -> Answer:
        """A click or key on a thing: a touch, or the second press that plays what is armed."""
        if self.again(target, marked) and self.armed is not None:
            if now - self._last_at < DOUBLE_PRESS_MS:
                return Answer(Touched.TOO_SOON, self.armed)
            return Answer(Touched.USE_SEAL if self.reveals(self.armed) else Touched.PLAY, self.armed)
        answer = self.touch(target, marked)
        if answer.touched is not Touched.REFUSED:
            self._last_at = now
        return answer

    def again(self, target: str, marked: bool | None = None) -> bool:
        """Whether a press on this thing would be the second one, which plays what is armed."""
        twice = self._touched[target] > 0 and (marked or (marked is None and target not in self.lit))
        return bool(twice) and self.armed is not None and target == self._last

    def clear(self) -> bool:
        """Escape: nothing is touched any more. True if something was."""
        had = bool(self._touched) or self._chosen is not None
        self._touched = Counter()
        self._chosen = None
        self._last = None
        self._renew()
        return had

    def arm(self, option: Option) -> None:
        """A chip: arm this option; what it shares with the selection stays touched, so the other chips stay too."""
        if option not in self.decision.options:
            raise ValueError(f"{option.action!r} is not an option of {self.decision.kind!r}")
        if option not in self.live:
            self._touched = Counter()
        self._chosen = option
        self._last = None
        self._renew()

    @property
    def selection(self) -> Selection:
        return Selection(tuple(self._touched.items()), self._chosen, self._last)

    def restore(self, selection: Selection) -> None:
        """Back to an earlier selection: a drag that ended nowhere."""
        self._touched = Counter(dict(selection.touched))
        self._chosen, self._last = selection.chosen, selection.last
        self._renew()

    def _drop(self, target: str, count: int) -> Answer:
        self._touched -= Counter({target: count})
        self._chosen = None
        self._last = None
        self._renew()
        return Answer(Touched.REMOVED, self.armed)

    def _changed(self, target: str, how: Touched) -> Answer:
        self._last = target
        self._renew()
        return Answer(how, self.armed)
