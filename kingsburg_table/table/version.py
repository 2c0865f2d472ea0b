"""Which version of the program this is."""

from __future__ import annotations

import sys
from pathlib import Path


def installed_version() -> str:
    """The installed version, or the one of the source tree."""
    for path in sys.path:
        for info in Path(path or ".").glob("kingsburg_table-*.dist-info"):  # the metadata module takes a frame's time
            return info.name.removesuffix(".dist-info").rpartition("-")[2]
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:  # in an archive, or where another packager put it
        return installed("kingsburg-table")
    except PackageNotFoundError:
        return "0.1.0"
