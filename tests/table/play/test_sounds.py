"""Events and what they sound like."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsburg_table import places
from kingsburg_table.core.actions import Event
from kingsburg_table.core.documents import DataErrors
from kingsburg_table.table.layout import load_table_layout
from kingsburg_table.table.play.sounds import ByValue, EventSounds
from kingsburg_table.text.speaker import Speaker

GOODS = {"gold": "coin", "wood": "wood_log"}
SOUNDS = EventSounds(
    {
        "rolled": ("shake", "settle"), "order": "bell", "gained": ByValue("gain", GOODS, "tile"),
        "fought": ByValue("result", {"win": "victory"}), "placed": ByValue("token", {"yes": "tokens", "no": "die"}),
        "drawn": ByValue("cards", {"red": "a", "blue": "b"}),
    },
    otherwise="quill",
)  # fmt: skip
GAMES = [file.parent.name for file in sorted(places.rules_data().glob("*/table.yaml"))]
TOY = Path(__file__).parents[2] / "toy"


@pytest.mark.parametrize(("events", "heard"), [
    ([Event("order")], ("bell",)),
    ([Event("rolled"), Event("rolled"), Event("order")], ("shake", "settle", "bell")),
    ([Event("gained", {"gain": {"gold": 2, "wood": 0}})], ("coin",)),
    ([Event("gained", {"gain": {"wood": 1, "gold": 1}})], ("wood_log", "coin")),
    ([Event("gained", {"gain": {"soldiers": 1}})], ("tile",)),
    ([Event("fought", {"result": "win"}), Event("fought", {"result": "loss"})], ("victory",)),
    ([Event("placed", {"token": True})], ("tokens",)),
    ([Event("placed", {"token": False})], ("die",)),
    ([Event("drawn", {"cards": ["blue", "red", "blue"]})], ("b", "a")),
    ([Event("unheard of")], ("quill",)),
    ([Event("unheard of"), Event("order")], ("bell",)),
    ([Event("fought", {"result": "loss"})], ()),
    ([Event("gained", {})], ("tile",)),
    ([], ()),
])  # fmt: skip
def test_what_is_heard(events: list[Event], heard: tuple[str, ...]) -> None:
    assert SOUNDS.of(events) == heard


def test_of_many_sounds_the_first_and_the_last_are_heard() -> None:
    many = EventSounds({str(number): f"sound {number}" for number in range(9)})
    assert many.of([Event(str(number)) for number in range(9)]) == tuple(f"sound {at}" for at in (0, 1, 6, 7, 8))


def files() -> set[str]:
    """Names that can be played: files, and the common name of numbered ones."""
    stems = {file.stem for file in (places.assets() / "sounds").glob("*.wav")}
    return stems | {stem.rpartition("_")[0] for stem in stems if stem.rpartition("_")[2].isdigit()}


@pytest.mark.parametrize("game", GAMES)
def test_every_named_sound_exists(game: str) -> None:
    sounds = load_table_layout(places.rules_data() / game).sounds
    assert sounds.events
    assert sounds.named() <= files()


@pytest.mark.parametrize("game", GAMES)
def test_every_named_event_is_one_that_the_chronicle_knows(game: str) -> None:
    speaker = Speaker("en")
    for kind in load_table_layout(places.rules_data() / game).sounds.events:
        assert speaker.has(f"log.{game}.{kind}"), kind


def test_the_section_may_be_missing() -> None:
    assert load_table_layout(TOY).sounds == EventSounds()


@pytest.mark.parametrize(("section", "complaint"), [
    ("sounds: {evnts: {}}", "evnts"),
    ("sounds: {events: {rolled: 3}}", "rolled"),
    ("sounds: {events: {fought: {by: result, sound: {}}}}", "fought"),
    ("sounds: {touch: {die: [a]}}", "touch"),
])  # fmt: skip
def test_mistakes_are_reported_with_their_line(tmp_path: Path, section: str, complaint: str) -> None:
    text = (TOY / "table.yaml").read_text("utf-8")
    (tmp_path / "table.yaml").write_text(f"{text}{section}\n", "utf-8")
    with pytest.raises(DataErrors) as raised:
        load_table_layout(tmp_path)
    assert complaint in str(raised.value)
    assert f"table.yaml:{len(text.splitlines()) + 1}" in str(raised.value)
