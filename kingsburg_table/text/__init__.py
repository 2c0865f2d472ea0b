"""Texts: `t(id, **values)` over gettext catalogues in English and Polish. Beside the core, used by cli and table."""

from kingsburg_table.text.catalogue import LANGUAGES
from kingsburg_table.text.current import asks, default_language, has, language, set_language, t
from kingsburg_table.text.speaker import MissingText, Run, Speaker

__all__ = [
    "LANGUAGES", "MissingText", "Run", "Speaker", "asks", "default_language", "has", "language", "set_language", "t",
]
