"""Giving the screen to the next player: COMMIT -> (secret? CURTAIN : BANNER) -> RECAP -> TURN (table design 4.3).

The banner lies over the next phase and lets everything through, so it is not a phase but a time. Times are
milliseconds of the loop's clock.
"""

from __future__ import annotations

from enum import StrEnum

BANNER_MS = 1200.0
CURTAIN_HOLD_MS = 500.0


class Phase(StrEnum):
    CURTAIN = "curtain"
    RECAP = "recap"
    TURN = "turn"


class HandOver:
    """Whose turn the screen shows, and what lies between two turns."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.phase = Phase.TURN
        self._banner_until = float("-inf")
        self._held_since: float | None = None
        self._spent = False
        self._recap_after = False

    # -- changes of turn -----------------------------------------------------------------------------------------

    def commit(self, seat: int, *, secret: bool, recap: bool, now: float, pressing: bool = False) -> Phase:
        """The next decision is `seat`'s. `pressing`: a key or button is still down and must be released first."""
        self.seat = seat
        self._held_since = None
        self._recap_after = recap
        if secret:
            self.phase = Phase.CURTAIN
            self._spent = pressing
            self._banner_until = float("-inf")
        else:
            self.phase = Phase.RECAP if recap else Phase.TURN
            self._banner_until = now + BANNER_MS
        return self.phase

    def cover(self, pressing: bool = False) -> Phase:
        """Draw the curtain over the running turn: after loading, and when the window loses focus in a secret."""
        self._recap_after = self.phase is Phase.RECAP or (self.phase is Phase.CURTAIN and self._recap_after)
        self.phase = Phase.CURTAIN
        self._held_since = None
        self._spent = pressing
        return self.phase

    def stay(self, seat: int) -> None:
        """The same player goes on, or everybody looks: nothing lies between."""
        self.seat = seat
        self.phase = Phase.TURN
        self._held_since = None

    # -- curtain -------------------------------------------------------------------------------------------------

    def hold(self, now: float) -> None:
        """The crest or the player's key goes down."""
        if self.phase is Phase.CURTAIN and not self._spent and self._held_since is None:
            self._held_since = now

    def release(self) -> None:
        """It goes up; the next hold counts again."""
        self._held_since = None
        self._spent = False

    def interrupt(self) -> None:
        """Left, lost focus, minimised or another scene: the hold ends and needs a release before the next."""
        if self._held_since is not None:
            self._held_since = None
            self._spent = True

    def progress(self, now: float) -> float:
        """How far the curtain's hold has come, 0 to 1."""
        return 0.0 if self._held_since is None else min(1.0, max(0.0, (now - self._held_since) / CURTAIN_HOLD_MS))

    def tick(self, now: float) -> bool:
        """True when the curtain opens in this moment."""
        if self.phase is not Phase.CURTAIN or self.progress(now) < 1.0:
            return False
        self._held_since = None
        self._spent = True
        self.phase = Phase.RECAP if self._recap_after else Phase.TURN
        self._recap_after = False
        return True

    # -- banner and recap ----------------------------------------------------------------------------------------

    def banner(self, now: float) -> bool:
        """Whether the banner with the next player's name shows."""
        return self.phase is not Phase.CURTAIN and now < self._banner_until

    def put_off(self, ms: float) -> None:
        """The banner waits until the last move was seen."""
        self._banner_until += ms

    def end_banner(self) -> bool:
        """Any input takes it away; True if it showed."""
        showed, self._banner_until = self._banner_until > float("-inf"), float("-inf")
        return showed

    def banner_left(self, now: float) -> float:
        """Its share that is left, 1 to 0."""
        return min(1.0, max(0.0, (self._banner_until - now) / BANNER_MS)) if self.banner(now) else 0.0

    def dismiss(self) -> bool:
        """Any press while the recap lies there. True: it closed the recap and must do nothing else."""
        if self.phase is not Phase.RECAP:
            return False
        self.phase = Phase.TURN
        return True


class Peek:
    """Looking at a secret: only in the peeker's own turn, only while held."""

    def __init__(self) -> None:
        self._source: str | None = None
        self._spent: set[str] = set()

    @property
    def open(self) -> bool:
        return self._source is not None

    def hold(self, source: str, allowed: bool) -> bool:
        """Space or the eye goes down; True if the secret shows now. A hold that was not allowed stays dead."""
        if source in self._spent or self._source is not None:
            return False
        if not allowed:
            self._spent.add(source)
            return False
        self._source = source
        return True

    def release(self, source: str) -> bool:
        """It goes up; True if that closed the secret."""
        self._spent.discard(source)
        closed = self._source == source
        if closed:
            self._source = None
        return closed

    def end(self) -> bool:
        """Leaving, focus loss, minimising, change of scene or of turn; needs a release before the next."""
        if self._source is None:
            return False
        self._spent.add(self._source)
        self._source = None
        return True
