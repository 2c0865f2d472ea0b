"""A film strip: what is on the screen after a move, every few milliseconds, as one sheet and as single frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pygame

from kingsburg_table.core.actions import Event, Option
from kingsburg_table.core.opening import new_session
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.session import Session
from kingsburg_table.table.input.events import EndedBy, HoldEnd, HoldStart
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.match import at_the_table
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.settings import Dice, Tempo
from shots.camera import Camera
from shots.positions import NAMES
from shots.styles import Chooser, busy

EVERY_MS, STEP_MS, LONGEST_MS = 60.0, 10.0, 9000.0
ACROSS, EDGE, LINE = 4, 8, 22
MOST = 40

Session_ = Session[Any, Any]


@dataclass(frozen=True)
class Film:
    """What happens after the first action (`after` earlier ones apart) that makes one of these events happen."""

    game: str
    scene: str
    kinds: tuple[str, ...]
    players: int = 3
    after: int = 0
    seed: int = 3
    choose: Chooser = busy
    options: Mapping[str, str] = field(default_factory=dict)
    only: Callable[[Sequence[Event]], bool] = bool

    @property
    def name(self) -> str:
        return f"{self.game}_{self.scene}"

    def _new(self) -> Session_:
        seats = at_the_table([Seat(name) for name in NAMES[: self.players]])
        return new_session(self.game, seats, seed=self.seed, options=dict(self.options))

    def position(self) -> tuple[Session_, Option]:
        """The match just before it, and the option that is played."""
        session, rng, played, left = self._new(), Random(self.seed), [], self.after
        while session.decision is not None:
            played.append(self.choose(rng, session.decision))
            events = session.act(played[-1])
            found = [event for event in events if event.kind in self.kinds]
            if found and self.only(found):
                left -= 1
                if left < 0:
                    break
        else:
            raise LookupError(f"{self.name}: it never happens")
        again = self._new()
        for option in played[:-1]:
            again.act(option)
        return again, played[-1]


def _filmed(film: Film, camera: Camera) -> Iterator[tuple[float, pygame.Surface]]:
    """Frames from the press until nothing moves, with their times."""
    session, option = film.position()
    scene = TableScene(session)
    camera.show(scene)
    camera.rest()
    if scene.match.screen.phase is Phase.CURTAIN:
        camera.app.handle(HoldStart("space", (0, 0), camera.now))
        camera.wait(700)
        camera.app.handle(HoldEnd("space", EndedBy.RELEASE, 700, camera.now))
        camera.rest()
    if scene.match.screen.phase is Phase.RECAP:
        camera.click(scene.desk.regions.scroll.centre)
    camera.rest()
    app = camera.app
    app.settings.tempo, app.settings.dice = Tempo.CALM, Dice.SELF
    yield 0.0, app.window.frame.copy()
    scene.hands.after(scene.match.play(option, app.now))
    passed = 0.0
    while passed < LONGEST_MS:
        camera.wait(STEP_MS)
        passed += STEP_MS
        if passed % EVERY_MS == 0:
            yield passed, app.window.frame.copy()
        if passed > EVERY_MS and not (scene.staging.moving or scene.match.screen.handover.banner(app.now)):
            break
    camera.wait(STEP_MS)
    yield passed + STEP_MS, app.window.frame.copy()
    if app.stack.top is not scene:
        raise RuntimeError(f"{film.name}: another scene came over the table")


def take(film: Film, camera: Camera, out: Path) -> Path:
    """Save the sheet, and the frames in a folder of its name."""
    frames = list(_filmed(film, camera))
    folder = out / film.name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jpg"):
        old.unlink()
    for time, frame in frames:
        pygame.image.save(frame, str(folder / f"{time:05.0f}.jpg"))
    shown = frames if len(frames) <= MOST else [frames[at * len(frames) // MOST] for at in range(MOST)]
    wide, high = frames[0][1].get_size()
    small = (480, high * 480 // wide)
    rows = -(-len(shown) // ACROSS)
    sheet = pygame.Surface((ACROSS * (small[0] + EDGE) + EDGE, rows * (small[1] + LINE + EDGE) + EDGE))
    sheet.fill((24, 22, 20))
    font = pygame.font.Font(None, LINE)
    for at, (time, frame) in enumerate(shown):
        x, y = EDGE + at % ACROSS * (small[0] + EDGE), EDGE + at // ACROSS * (small[1] + LINE + EDGE)
        sheet.blit(font.render(f"{time:.0f} ms", True, (230, 220, 200)), (x, y))
        sheet.blit(pygame.transform.smoothscale(frame, small), (x, y + LINE))
    path = out / f"{film.name}.png"
    pygame.image.save(sheet, str(path))
    return path
