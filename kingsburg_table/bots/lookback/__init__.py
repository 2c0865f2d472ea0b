"""The look back: what a finished match was worth from moment to moment, what came from luck and what from choice, and
the moments where most was lost or won."""

from __future__ import annotations

from kingsburg_table.bots.lookback.analysis import Depth as Depth
from kingsburg_table.bots.lookback.analysis import LookBack as LookBack
from kingsburg_table.bots.lookback.chances import chances as chances
from kingsburg_table.bots.lookback.chances import doubts as doubts
from kingsburg_table.bots.lookback.found import Course as Course
from kingsburg_table.bots.lookback.found import Unfinished as Unfinished
from kingsburg_table.bots.lookback.found import WeighedDecision as WeighedDecision
from kingsburg_table.bots.lookback.kept import beside as beside
from kingsburg_table.bots.lookback.kept import keep as keep
from kingsburg_table.bots.lookback.kept import recall as recall
