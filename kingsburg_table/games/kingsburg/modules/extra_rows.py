"""Module 1: the seven-row sheet. Its buildings are in the box; nothing else changes."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.modules.module import Module


class ExtraRows(Module):
    """M1"""
