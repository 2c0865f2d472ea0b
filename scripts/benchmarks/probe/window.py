"""Runs inside the measured process: the real program in a real window. Prints its figures as one line of JSON."""

from __future__ import annotations

import json
import os
import random
import resource
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

PART, BEGAN = sys.argv[1], float(sys.argv[2])
SIZE = (1920, 1080)


def main() -> None:
    from kingsburg_table.table.app import App
    from kingsburg_table.table.scenes.title import TitleScene

    app = App(size=SIZE)
    app.stack.push(TitleScene())
    app.draw()
    figures = {"start": time.time() - BEGAN}
    if PART == "play":
        figures |= play(app)
    app.close()
    print(json.dumps(figures))


def play(app: object) -> dict[str, float]:
    from kingsburg_table.table import matches
    from kingsburg_table.table.app import App
    from kingsburg_table.table.loop import Loop, clock
    from kingsburg_table.table.scenes.start import continue_match
    from kingsburg_table.table.scenes.table import TableScene

    assert isinstance(app, App)
    app.settings.language = "en"
    path = matches.fresh_path("kingsburg")
    half_a_match(path)
    half = path.with_name("half.match")
    shutil.copy(path, half)
    figures: dict[str, float] = {}
    began = time.perf_counter()
    continue_match(app, path)
    whole(app)
    figures["continue"] = time.perf_counter() - began
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    loop = Loop(app)
    figures["hover"] = hovers(app, scene)
    figures["moving"] = moving(app, scene, loop)
    figures["press"], figures["press_whole"], figures["sync"] = presses(app, scene, loop)
    figures["language"] = taken(lambda: app.change_language("pl"), app)
    figures["ui_size"] = taken(lambda: ui_size(app, 90), app)
    ui_size(app, 100)
    figures["resize"] = taken(lambda: resize(app), app)
    scene.match.screen.handover.dismiss()
    scene.match.screen.handover._banner_until = float("-inf")  # the presses ran ahead of the clock
    app.last_sign = app.now = clock()
    figures["idle"] = idle(loop, clock)
    figures["memory"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 if sys.platform != "linux" else rss()
    figures["moment"], figures["moment_whole"] = moments(app, scene)
    figures["hover_thinking"] = hovers_while_a_computer_thinks(app, half)
    figures["shelf"] = shelf(app, path)
    return figures


def half_a_match(path: Path) -> None:
    from kingsburg_table import new_session
    from kingsburg_table.core.seats import Seat
    from kingsburg_table.table.play.match import at_the_table

    names = ("Ola", "Kuba", "Filip", "Sandra", "Nina")
    session = new_session("kingsburg", at_the_table([Seat(name) for name in names]), seed=5, journal=path)
    rng = random.Random(5)
    while session.decision is not None and (session.state.year < 2 or session.decision.kind != "influence"):
        session.act(rng.choice(session.decision.options))


def whole(app: object) -> None:
    """Frames until nothing is left for the next one."""
    app.redraw()  # type: ignore[attr-defined]
    while app.draw():  # type: ignore[attr-defined]
        pass


def p99(times: list[float]) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.99))] * 1000


def hovers(app: object, scene: object) -> float:
    from kingsburg_table.table.input.events import Hover

    boxes = [spot.box.centre for spot in scene.desk.spots if spot.target]  # type: ignore[attr-defined]
    rng, times = random.Random(1), []
    for _ in range(40):  # the table has just opened: a player looks for a third of a second
        app.prepare(8.0)  # type: ignore[attr-defined]
    for number in range(300):
        at = rng.choice(boxes)
        began = time.perf_counter()
        app.handle(Hover(at, app.now))  # type: ignore[attr-defined]
        app.draw()  # type: ignore[attr-defined]
        if number >= 100:  # first looks make the sprites that idle slices would have made
            times.append(time.perf_counter() - began)
    return p99(times)


def hovers_while_a_computer_thinks(app: object, half: Path) -> float:
    """The same from another copy of the match, where the next seat is the prince's: a look comes after a slice of
    thought that had begun."""
    from kingsburg_table.table import matches
    from kingsburg_table.table.app import App
    from kingsburg_table.table.input.events import Hover
    from kingsburg_table.table.play.computers import Computers
    from kingsburg_table.table.scenes.table import TableScene

    assert isinstance(app, App)
    session = matches.open_match(half)
    decision = session.decision
    assert decision is not None
    session.take_over(decision.seat, "prince")
    scene, before = TableScene(session, half), app.stack.top
    app.stack.push(scene)
    whole(app)
    boxes = [spot.box.centre for spot in scene.desk.spots if spot.target]
    rng = random.Random(1)
    times: list[float] = []
    while len(times) < 300:
        at = rng.choice(boxes)
        began = time.perf_counter()
        app.prepare(8.0)
        app.handle(Hover(at, app.now))
        app.draw()
        times.append(time.perf_counter() - began)
        if not scene.match.computers.thinking:  # thought out: the same question once more
            scene.match.computers = Computers(session)
    assert before is not None
    app.stack.pop()
    half.unlink()
    return p99(times[100:])


def moving(app: object, scene: object, loop: object) -> float:
    """The hand goes on while dice, goods and cubes of eight moves are in the air."""
    from kingsburg_table.table.input.events import Hover
    from kingsburg_table.table.play.handover import Phase

    boxes = [spot.box.centre for spot in scene.desk.spots if spot.target]  # type: ignore[attr-defined]
    rng, times, now = random.Random(4), [], app.now  # type: ignore[attr-defined]
    match = scene.match  # type: ignore[attr-defined]
    for _ in range(8):
        for _ in range(40):
            app.prepare(8.0)  # type: ignore[attr-defined]
        match.screen.handover.dismiss()
        assert match.screen.phase is Phase.TURN
        played = match.play(rng.choice(match.session.decision.options), app.now)  # type: ignore[attr-defined]
        scene.hands.after(played)  # type: ignore[attr-defined]
        app.draw()  # type: ignore[attr-defined]
        while scene.staging.moving:  # type: ignore[attr-defined]
            loop.rest(0.0)  # type: ignore[attr-defined]
            now += 16
            app.begin_turn(now)  # type: ignore[attr-defined]
            began = time.perf_counter()
            app.handle(Hover(rng.choice(boxes), now))  # type: ignore[attr-defined]
            app.tick(now, 16)  # type: ignore[attr-defined]
            app.draw()  # type: ignore[attr-defined]
            times.append(time.perf_counter() - began)
    return p99(times)


class Syncs:
    """What the disk takes to sync, told apart from what the program does."""

    def __init__(self) -> None:
        self.taken = 0.0
        self._sync = os.fsync
        os.fsync = self  # type: ignore[assignment]

    def __call__(self, file: int) -> None:
        began = time.perf_counter()
        self._sync(file)
        self.taken += time.perf_counter() - began

    def give_back(self) -> None:
        os.fsync = self._sync


class Shows:
    """When the screen changed first after a press: every way to it is watched."""

    def __init__(self, window: object) -> None:
        self.first = 0.0
        for way in ("over_the_old", "present"):
            setattr(window, way, self._seen(getattr(window, way)))

    def _seen(self, way: Callable[..., None]) -> Callable[..., None]:
        def shown(*args: object) -> None:
            way(*args)
            self.first = self.first or time.perf_counter()

        return shown


def presses(app: object, scene: object, loop: object) -> tuple[float, float, float]:
    """Arm by the option, press the seal: until the screen first shows that it was felt, until the whole picture after
    rules and journal; and the sync of the disk."""
    from kingsburg_table.table.input.events import Touch, TouchUp

    shows = Shows(app.window)  # type: ignore[attr-defined]
    rng, firsts, times, waits, now = random.Random(2), [], [], [], app.now  # type: ignore[attr-defined]
    match, syncs = scene.match, Syncs()  # type: ignore[attr-defined]
    while match.session.decision is not None:
        now += 1500
        loop.step(now)  # type: ignore[attr-defined]
        for _ in range(40):  # a player who looks for a third of a second
            app.prepare(8.0)  # type: ignore[attr-defined]
        if app.stack.top is not scene:  # type: ignore[attr-defined]
            break
        match.screen.handover.dismiss()
        decision = match.session.decision
        match.press_chip(rng.choice(decision.options))
        scene.renew()
        loop.step(now + 10)  # type: ignore[attr-defined]
        at = scene.desk.regions.seal
        syncs.taken = shows.first = 0.0
        began = time.perf_counter()
        app.handle(Touch(at, now + 600))  # type: ignore[attr-defined]
        app.draw()  # type: ignore[attr-defined]
        times.append(time.perf_counter() - began - syncs.taken)
        firsts.append(shows.first - began)
        waits.append(syncs.taken)
        app.handle(TouchUp(at, now + 610))  # type: ignore[attr-defined]
    syncs.give_back()
    while app.stack.top is not scene:  # type: ignore[attr-defined]
        app.stack.pop()  # type: ignore[attr-defined]
    return p99(firsts), p99(times), p99(waits)


def moments(app: object, scene: object) -> tuple[float, float]:
    """Jumps through the finished match, each to its first frame and to the one that leaves nothing for the next."""
    from kingsburg_table.table.scenes.replay import ReplayScene

    replay = ReplayScene(scene.match.session)  # type: ignore[attr-defined]
    app.stack.push(replay)  # type: ignore[attr-defined]
    whole(app)
    rng, first, last = random.Random(3), [], []
    for _ in range(200):
        for _ in range(40):  # a player who looks for a third of a second
            app.prepare(8.0)  # type: ignore[attr-defined]
        began = time.perf_counter()
        replay.seek(rng.randrange(len(replay.replayer.timeline)))
        app.draw()  # type: ignore[attr-defined]
        first.append(time.perf_counter() - began)
        while app.draw():  # type: ignore[attr-defined]
            pass
        last.append(time.perf_counter() - began)
    app.stack.pop()  # type: ignore[attr-defined]
    return p99(first), p99(last)


def shelf(app: object, path: Path) -> float:
    """From the press on the title to the shelf's first whole frame, with a thousand match files in the folder."""
    from kingsburg_table.table.scenes.shelf import ShelfScene

    for number in range(999):
        shutil.copy(path, path.with_name(f"copy{number}.match"))
    while len(app.stack.scenes) > 1:  # type: ignore[attr-defined]
        app.stack.pop()  # type: ignore[attr-defined]
    whole(app)
    return taken(lambda: app.stack.push(ShelfScene()), app)  # type: ignore[attr-defined]


def taken(change: object, app: object) -> float:
    began = time.perf_counter()
    change()  # type: ignore[operator]
    whole(app)
    return time.perf_counter() - began


def ui_size(app: object, percent: int) -> None:
    app.settings.ui_size = percent  # type: ignore[attr-defined]
    app.rebuild()  # type: ignore[attr-defined]


def resize(app: object) -> None:
    app.window.set_size((1720, 980))  # type: ignore[attr-defined]
    app.rebuild()  # type: ignore[attr-defined]


def idle(loop: object, clock: object) -> float:
    """CPU over ten seconds, beginning ten seconds after the last input."""
    end = time.perf_counter() + 10
    run_until(loop, clock, end)
    before, began = time.process_time(), time.perf_counter()
    run_until(loop, clock, began + 10)
    return (time.process_time() - before) / (time.perf_counter() - began) * 100


def run_until(loop: object, clock: object, end: float) -> None:
    while time.perf_counter() < end:
        began = clock()  # type: ignore[operator]
        wait = loop.step(began)  # type: ignore[attr-defined]
        left = wait - (clock() - began)  # type: ignore[operator]
        if left > 1:
            loop.app.prepare(left)  # type: ignore[attr-defined]
            left = wait - (clock() - began)  # type: ignore[operator]
        if left > 0:
            time.sleep(left / 1000)


def rss() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1048576


if __name__ == "__main__":
    main()
