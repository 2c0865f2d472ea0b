"""Files that lie beside the matches, broken on purpose: settings, the index of the hall, a kept look back."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import msgspec

from kingsburg_table import load_session
from kingsburg_table.bots.lookback import Depth, LookBack, beside, keep, recall
from kingsburg_table.core.records import Archive, hall, people
from kingsburg_table.table.play import lookback
from kingsburg_table.table.scenes.setup.model import SetupModel
from kingsburg_table.table.settings import Learning, SeatMemory, Settings, SettingsFile, SetupMemory
from kingsburg_table.text import Speaker
from tests.support.hostile import forged_state
from tests.support.mutate import MUTATIONS

FINISHED = Path(__file__).parents[1] / "recorded" / "v0.1-kingsburg-2-finished.match"


class FilesBeside:
    """The good ones, and what becomes of them."""

    def __init__(self, folder: Path) -> None:
        self.match = folder / "finished.match"
        shutil.copy(FINISHED, self.match)
        self.session = load_session(self.match)
        self.session.keeper = None
        looking = LookBack(self.session, depth=Depth(1, 1))
        looking.finish()
        keep(self.match, self.session, looking.notes)
        self.settings, self.index = folder / "settings.json", folder / "records.json"
        archive = Archive([self.match], self.index)
        archive.read_all()
        seats = [SeatMemory("Ola", 0, 0), SeatMemory("Bot", 1, 2, "prince:builder")]
        known = Settings(
            language="pl", quick_end={"ola": True}, learning={"kingsburg/ola": Learning(True, ["influence"])},
            last_setup={"kingsburg": SetupMemory(seats, {"whims": "drawn", "look": True}, 1)},
        )
        self.good = {
            self.settings: msgspec.json.encode(known), self.index: archive.index_text(),
            beside(self.match): beside(self.match).read_bytes(),
        }

    def one(self, rng: random.Random) -> str:
        """Break one of them and read it as the program does; says which."""
        path, raw = rng.choice(list(self.good.items()))
        if rng.random() < 0.4:
            path.write_bytes(rng.choice(MUTATIONS)(raw, rng))
        else:
            path.write_bytes(json.dumps(forged_state(json.loads(raw), rng)[1]).encode())
        if path == self.settings:
            self._begin()
        elif path == self.index:
            archive = Archive([self.match], self.index)
            found = archive.read_all()
            hall(found), people(found)
        else:
            self._look_back()
        return path.suffix.removeprefix(".") if path.suffix == ".lookback" else path.stem

    def _begin(self) -> None:
        values = SettingsFile(self.settings).values
        for memory in values.last_setup.values():
            model = SetupModel((2, 5), ["Ada", "Jan"], memory)
            assert model.seats(values) and model.memory()
        for aside in self.settings.parent.glob("settings.damaged-*.json"):
            aside.unlink()

    def _look_back(self) -> None:
        notes = recall(self.match, self.session)
        if notes is None:
            return
        speaker = Speaker("pl", self.session.controller.names(), [seat.name for seat in self.session.seats])
        for moment in LookBack(self.session, notes).moments:
            told = lookback.told(self.session, moment)
            for words in filter(None, (told.line, told.reason)):
                assert speaker.t(words.id, **words.values)
