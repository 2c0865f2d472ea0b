"""Hatch runs this at every build: it compiles the catalogues and puts rules_data and assets into a wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHIPPED = ("rules_data", "assets")


class Hook(BuildHookInterface[Any]):
    """The project's own build step."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are collected; `version` is `editable` for an editable install."""
        sys.path.insert(0, self.root)
        try:
            from kingsburg_table.text.catalogue import compile_all
        finally:
            sys.path.remove(self.root)
        compile_all(Path(self.root, "kingsburg_table", "text", "catalogues"))
        if self.target_name == "wheel" and version == "standard":
            for folder in SHIPPED:
                build_data["force_include"][str(Path(self.root, folder))] = f"kingsburg_table/_shipped/{folder}"
