"""What is in the box tonight: the options of the match, what does not go together, named mixes. No pygame."""

from __future__ import annotations

from collections.abc import Mapping

from kingsburg_table.core.manifest import OFF_ON, Manifest, clashes

STARTER = "starting_player"


class Tonight:
    """The options that a game offers, over the values that were chosen; `values` is the set-up's own mapping."""

    def __init__(self, manifest: Manifest, values: dict[str, str]) -> None:
        self.manifest, self.values = manifest, values
        self.choices = [each for each in manifest.choices if each.offered]
        known = {choice.id: choice.values for choice in self.choices}
        for id in [id for id, value in values.items() if value not in known.get(id, ())]:
            del values[id]
        for clash in clashes(self.choices, values):  # an edited file, or a rule that came since
            values.pop(clash.option, None)

    def now(self, id: str) -> str:
        return self.values.get(id, self._first(id))

    def choose(self, id: str, value: str) -> None:
        self.values[id] = value

    def hindered(self, id: str, value: str) -> str:
        """The text that says why this value does not go with what was chosen already, "" where it does."""
        if self.now(id) == value:
            return ""
        return self._clash({**self.values, id: value})

    def longer(self, id: str, value: str) -> int:
        """Minutes that a value adds."""
        return next(each.longer(value) for each in self.manifest.options if each.id == id)

    @property
    def added(self) -> int:
        """Minutes that all chosen values add."""
        return sum(self.longer(choice.id, self.now(choice.id)) for choice in self.choices)

    # named mixes ------------------------------------------------------------------------------------

    @property
    def presets(self) -> list[str]:
        """Those that can be chosen here; none where a part of them is not offered."""
        offered = {choice.id for choice in self.choices}
        return [each.id for each in self.manifest.presets] if self._named() <= offered else []

    @property
    def preset(self) -> str:
        """The named mix that is chosen, "" if it is another one."""
        return next((id for id in self.presets if all(self.now(key) == value for key, value in self._mix(id).items())),
                    "")

    def take(self, preset: str) -> None:
        self.values.update(self._mix(preset))

    def _mix(self, preset: str) -> Mapping[str, str]:
        """All options that any preset names: as this one has them, the others as at first."""
        chosen = next(each.options for each in self.manifest.presets if each.id == preset)
        return {id: chosen.get(id, self._first(id)) for id in sorted(self._named())}

    def _named(self) -> set[str]:
        return {id for preset in self.manifest.presets for id in preset.options}

    def _first(self, id: str) -> str:
        return next((choice.values[0] for choice in self.choices if choice.id == id), OFF_ON[0])

    def _clash(self, values: Mapping[str, str]) -> str:
        found = clashes(self.choices, values)
        return f"option.{self.manifest.id}.{found[0].option}.{found[0].value}.not.{found[0].other}" if found else ""
