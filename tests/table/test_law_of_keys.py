"""One law for keys: nothing is played by a key that the seal did not name in the frame before, in any game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from kingsburg_table.core.actions import Action, Option, Wish
from kingsburg_table.core.catalogue import games
from kingsburg_table.games.kingsburg.actions import Build, BuildNothing
from kingsburg_table.table.boards import has_board
from kingsburg_table.table.book.lesson import Lesson
from kingsburg_table.table.book.library import book
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.scenes.rules import RulesScene
from kingsburg_table.table.scenes.rules.tryout import TryScene
from kingsburg_table.table.scenes.table import TableScene
from tests.table.hand import Hand
from tests.table.sitting import Sitting

STROKES = [
    *["tab", "left", "right", "up", "down", "enter", "enter", "enter", "escape"], *"123456789", *"lvpaezr",
    "f2", "f3",
]  # and now and then "backspace"
COURT = {"extra_rows": "on", "alternative_rows": "deal", "governors": "secret", "destiny": "on", "army_tokens": "on",
         "whims": "drawn"}
AUCTION = {"alternative_rows": "draft", "governors": "auction", "whims": "tradition", "scenario": "goblin_valley"}
TAKES_BACK = ("undo", "redo", "reset")
SHOWN = [game for game in games() if has_board(game) and game not in ("pebbles", "lanes", "hideouts")]


def named(scene: TableScene) -> Action | None:
    """What the seal says it will do."""
    label = scene.match.asked.seal
    ready = label is not None and label.ready and scene.match.past is None and scene.match.screen.phase is Phase.TURN
    return label.option.action if ready and label is not None and label.option is not None else None


def far(sitting: Sitting, rng: random.Random, actions: int) -> None:
    """Somewhere in a match, without a hand on anything."""
    for _ in range(actions):
        if sitting.session.decision is None:
            return
        sitting.session.act(rng.choice(sitting.session.decision.options))
    sitting.match.screen.follow(None, sitting.hand.app.now, False, False)
    sitting.scene.out.renew(follow=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seed", "options"),
    [*((game, seed, {}) for game in SHOWN for seed in (1, 2)), ("kingsburg", 3, COURT), ("kingsburg", 4, AUCTION)],
)
def test_no_key_plays_what_the_seal_did_not_name(
    hand: Callable[..., Hand], game: str, seed: int, options: dict[str, str]
) -> None:
    sitting, rng, played = Sitting(hand((1280, 720)), game, 3, seed, options=options), random.Random(seed), 0
    far(sitting, rng, rng.randrange(20, 90) if not options else 0)
    for _ in range(400):
        played += press(sitting, rng.choice(STROKES) if rng.random() < 0.99 else "backspace")
    assert played > 1


@pytest.mark.slow
@pytest.mark.parametrize("game", SHOWN)
def test_the_same_in_a_tried_example(
    hand: Callable[..., Hand], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands, rng, played = hand((1280, 720)), random.Random(7), 0
    rules = RulesScene(game)
    hands.show(rules)
    shows = book(game).shows
    for show in (shows[0], shows[len(shows) // 2]):
        scene = TryScene(show, set(), rules)
        hands.show(scene)
        done = played_in(scene.lesson, monkeypatch)
        for _ in range(150):
            label, count = scene.match.asked.seal, len(done)
            stroke = rng.choice(STROKES)
            with hands.unseen():
                hands.key(stroke)
                hands.wait(400)
            for action in done[count:]:
                assert stroke == "enter" and label is not None and label.option is not None
                assert label.option.action == action
            while hands.app.stack.top is not scene:
                if rules in (hands.app.stack.top, hands.scene):
                    hands.show(scene)
                else:
                    hands.key("escape")
                hands.wait(400)
        played += len(done)
    assert played


def played_in(lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """What is played in a lesson from now on."""
    done, play = list[Action](), lesson.play

    def told(option: Option, act: Callable[[Option], object]) -> None:
        done.append(option.action)
        play(option, act)

    monkeypatch.setattr(lesson, "play", told)
    return done


def press(sitting: Sitting, stroke: str) -> int:
    """One key; how many actions it played, each of them named before."""
    hand, scene, session = sitting.hand, sitting.scene, sitting.session
    before, records, focus = named(scene), list(session.records), scene.focus
    on_undo = focus.keyboard and focus.current in TAKES_BACK
    at_table = top(hand) is scene
    with hand.unseen():
        hand.key(stroke)
        hand.wait(400)
    for record in () if on_undo and stroke == "enter" else session.records[len(records):]:
        if isinstance(record.action, Wish):
            continue
        assert at_table and stroke == "enter", f"{stroke} played {record.action}"
        assert record.action == before, f"the seal said {before}, and {record.action} was played"
    if len(session.records) < len(records):
        assert stroke == "backspace" or (stroke == "enter" and on_undo), f"{stroke} took something back"
        return 0
    if top(hand) is not scene and stroke != "escape":
        hand.key("escape")
        hand.wait(400)
    if scene.match.screen.phase is not Phase.TURN:
        sitting.ready("keys")
    return len(session.records) - len(records)


def top(hand: Hand) -> Scene | None:
    return hand.app.stack.top


def building(hand: Callable[..., Hand]) -> Sitting:
    """Somebody can build."""
    sitting, rng = Sitting(hand(), "kingsburg", 3, 4), random.Random(4)
    for _ in range(400):
        decision = sitting.session.decision
        assert decision is not None
        if decision.kind == "build" and len(decision.options) > 1:
            break
        sitting.session.act(rng.choice(decision.options))
    sitting.match.screen.follow(None, sitting.hand.app.now, False, False)
    sitting.scene.out.renew(follow=True)
    return sitting


def spot_of(sitting: Sitting, target: str) -> str:
    return next(spot.id for spot in sitting.scene.desk.spots if spot.target == target)


def chip_of(sitting: Sitting, kind: type[Any]) -> str:
    return next(chip.key for chip in sitting.scene.scroll.bar.chips if isinstance(chip.option.action, kind)).lower()


def test_a_chips_key_selects_it_and_takes_the_focus(hand: Callable[..., Hand]) -> None:
    """With a building focused, the key of "build nothing" and Enter build nothing."""
    sitting = building(hand)
    scene, decision = sitting.scene, sitting.session.decision
    assert decision is not None
    scene.focus.take(spot_of(sitting, next(o.targets[0] for o in decision.options if isinstance(o.action, Build))))
    sitting.hand.key(chip_of(sitting, BuildNothing))
    assert scene.focus.keyboard and (scene.focus.current or "").startswith("chip.")
    assert isinstance(named(scene), BuildNothing)
    records = len(sitting.session.records)
    sitting.hand.wait(400)
    sitting.hand.key("enter")
    assert isinstance(sitting.session.records[records].action, BuildNothing)


def test_the_same_key_twice_never_plays(hand: Callable[..., Hand]) -> None:
    sitting = building(hand)
    records, key = len(sitting.session.records), chip_of(sitting, BuildNothing)
    for _ in range(3):
        sitting.hand.key(key)
        sitting.hand.wait(400)
    assert len(sitting.session.records) == records and isinstance(named(sitting.scene), BuildNothing)


@pytest.mark.parametrize("key", ["l", "v"])
def test_what_is_closed_gives_the_focus_back(hand: Callable[..., Hand], key: str) -> None:
    """The chronicle used to leave it on undo, where Enter took a rival's move back."""
    sitting = building(hand)
    scene, decision = sitting.scene, sitting.session.decision
    assert decision is not None
    home = spot_of(sitting, next(o.targets[0] for o in decision.options if isinstance(o.action, Build)))
    scene.focus.take(home)
    for _ in range(1 if key == "l" else len(scene.desk.rivals)):
        sitting.hand.key(key)
        sitting.hand.wait(100)
    assert scene.laid.drawer or scene.desk.over is not None
    if key == "l":
        sitting.hand.key("up")
    sitting.hand.key(key)
    assert not scene.laid.drawer and scene.desk.over is None
    assert scene.focus.current == home and scene.focus.keyboard


def test_the_focus_never_falls_on_undo(hand: Callable[..., Hand]) -> None:
    sitting = building(hand)
    focus = sitting.scene.focus
    things = [thing for thing in sitting.scene.out.focusable() if thing.region == "scroll"]
    sitting.hand.key("l")
    focus.place(things)
    assert focus.current not in TAKES_BACK
