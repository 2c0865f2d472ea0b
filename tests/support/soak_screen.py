"""Hours at the real screen, a part of a long run (`scripts/soak.py`): every scene is begun at, computers play along,
and a monkey does everything that hands can do. A scene in which nothing changes any more is a failure, a computer that
never answers, and any report of an error.
"""

from __future__ import annotations

import gc
import hashlib
import os
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from kingsburg_table import load_session, new_session
from tests.support.matches import NAMES
from tests.support.mutate import MUTATIONS, edited
from tests.support.soak import Words, plan
from tests.support.soak_evenings import BEGINNINGS, Evening, beginning

EVENTS_A_ROUND, PARTS = 250, 10
MOST_THOUGHTS = 20_000  #: steps of one thought
#: One step of a thought for each quiet moment, so that the same number does the same on every machine.
SLICES = (
    "table.opponents.THINKING_MS", "table.hints.SLICE_MS", "table.scene.WARMING_MS", "lookback.work.SLICE_MS",
)


@contextmanager
def at_home(folder: Path) -> Iterator[None]:
    """The program's files and a person's own are in a folder of the round's own."""
    names = ("KINGSBURG_TABLE_HOME", "HOME", "USERPROFILE")
    before = {name: os.environ.get(name) for name in names}
    (folder / "user").mkdir()
    os.environ |= {"KINGSBURG_TABLE_HOME": str(folder / "home"), "HOME": str(folder / "user"),
                   "USERPROFILE": str(folder / "user")}  # fmt: skip
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def one_round(number: int, events: int = EVENTS_A_ROUND) -> Words:
    """Random events through the real scenes, over a shelf with broken files; then everything must load."""
    from kingsburg_table.table import matches
    from kingsburg_table.table.folders import reports_folder
    from kingsburg_table.table.scenes.title import TitleScene
    from tests.table.hand import Hand
    from tests.table.monkey import Monkey

    rng, place = random.Random(f"round {number}"), beginning(number)
    wanted, _ = BEGINNINGS[place]
    folder = Path(tempfile.mkdtemp())
    with ExitStack() as held:
        held.callback(shutil.rmtree, folder)
        held.enter_context(at_home(folder))
        for name in SLICES:
            held.enter_context(patch(f"kingsburg_table.table.scenes.{name}", 0.0))
        matches.matches_folder().mkdir(parents=True)
        broken = _broken_files(matches.matches_folder(), number, rng)
        game, mix, players = plan(number)

        def start() -> Hand:
            hand = Hand(rng.choice(((1280, 720), (1280, 720), (1600, 900))), rng.choice(("en", "pl")),
                        tempo=rng.choice(("brisk", "instant", "calm")), dice=rng.choice(("hand", "self", "once")),
                        sand_glass=rng.random() < 0.3)  # fmt: skip
            begin(hand)
            return hand

        def begin(hand: Hand) -> None:
            hand.app.stack.start_over(TitleScene())
            hand.wait()
            BEGINNINGS[place][1](Evening(hand, rng, game, mix, players, number))
            hand.wait()
            assert type(hand.scene).__name__ in (wanted, "GoalScene"), f"{place}: {hand.scene}"

        monkey = Monkey(start, number)
        try:
            for _ in range(PARTS):
                monkey.run(events // PARTS)
                computers_answer(monkey.hand)
                still_moves(monkey.hand)
                if all(type(scene).__name__ != wanted for scene in monkey.hand.app.stack.scenes):
                    begin(monkey.hand)  # hands have wandered off
        finally:
            monkey.hand.close()
        for report in reports_folder().glob("*"):
            raise AssertionError(f"{place}: {report.read_text()}")
        for path in matches.matches_folder().glob("*.match"):
            if path.read_bytes() not in broken:  # under whatever name it has by now
                load_session(path)
    gc.collect()
    seen = Counter({f"seen {name}": count for name, count in monkey.seen.items()})
    return seen + Counter({"events": events, f"rounds with {game}": 1, f"begun at {place}": 1})


def _broken_files(folder: Path, number: int, rng: random.Random) -> set[bytes]:
    """Some files of other days, most of them broken; what is in those."""
    broken = set()
    for place in range(4):
        game, mix, players = plan(number + place)
        path = folder / f"other-{place}.match"
        session = new_session(game, NAMES[:players], seed=number, options=mix, journal=path)
        for _ in range(rng.randrange(40)):
            if session.decision is not None:
                session.act(rng.choice(session.decision.options))
        session.keeper = None
        if place:
            path.write_bytes(rng.choice((*MUTATIONS, edited))(path.read_bytes(), rng))
            broken.add(path.read_bytes())
    return broken


class StuckScene(AssertionError):
    """Nothing that a person can do changes anything any more."""


def computers_answer(hand: Any) -> None:
    """Whatever hands have done: a computer that is asked comes to an answer, and it is played."""
    scene = hand.scene
    match = getattr(scene, "match", None)
    if match is None or not hasattr(scene, "opponents"):
        return
    before = len(match.session.records)
    for _ in range(MOST_THOUGHTS):
        waits = match.computers.seat is None or match.past is not None or scene.staging.throwing.on
        if waits or hand.scene is not scene or len(match.session.records) != before:
            return
        if match.computers.choice is None and not hand.app.motion.moving:
            scene.prepare()
        else:
            hand.wait(1000)
    raise StuckScene(f"the computer of seat {match.computers.seat} never answers")


def still_moves(hand: Any) -> None:
    """Somebody who tries everything sees a change: another picture, another scene, another thing in hand."""
    import pygame

    for code in (pygame.K_SPACE, ord("z"), pygame.K_RETURN, pygame.K_LEFT):
        hand.post(pygame.KEYUP, key=code, mod=0, scancode=0)
    hand.wait(5000)  # what moves by itself comes to rest
    quiet_before = _stands(hand), _picture(hand)
    hand.wait(700)
    lively = quiet_before != (_stands(hand), _picture(hand))  # a caret that blinks is no answer to anybody
    before = _stands(hand), None if lively else _picture(hand)
    for attempt in _attempts(hand):
        attempt()
        hand.wait(700)
        if not hand.app.running or (_stands(hand), None if lively else _picture(hand)) != before:
            hand.app.running = True
            return
    raise StuckScene(f"{type(hand.scene).__name__}: nothing changes any more")


def _attempts(hand: Any) -> Iterator[Any]:
    for name in ("tab", "right", "down", "enter", "escape", "space", "l", "v", "f1", "1", "backspace"):
        yield lambda name=name: hand.key(name)
    scene = hand.scene
    boxes = [widget.box for widget in scene.form.widgets] if hasattr(scene, "form") else []
    if hasattr(scene, "desk"):
        boxes += [spot.box for spot in scene.desk.spots[:40]]
    if hasattr(scene, "scroll"):
        boxes += [control.box for control in scene.scroll.controls]
    for box in boxes:
        yield lambda box=box: hand.click(box.centre)
    wide, high = hand.app.window.metrics.width, hand.app.window.metrics.height
    for at in range(1, 36):
        yield lambda at=at: hand.click((wide * (at % 6) / 6, high * (at // 6) / 6))
    yield lambda: _hold_curtain(hand)


def _hold_curtain(hand: Any) -> None:
    hand.key_down("space")
    hand.wait(900)
    hand.key_up("space")


def _stands(hand: Any) -> tuple[object, ...]:
    """What a hand can change, besides what is painted."""
    scene = hand.scene
    form, match = getattr(scene, "form", None), getattr(scene, "match", None)
    found: list[object] = [tuple(map(id, hand.app.stack.scenes)), getattr(form, "focus", None) and form.focus.id]
    if match is not None and hasattr(scene, "focus"):
        touched = match.narrowing.touched if match.narrowing is not None else {}
        found += [len(match.session.records), dict(touched), match.screen.phase, scene.focus.current]
    return tuple(found)


def _picture(hand: Any) -> bytes:
    import pygame

    hand.app.redraw()
    hand.wait()
    return hashlib.blake2b(pygame.image.tobytes(hand.app.window.frame, "RGB"), digest_size=12).digest()
