"""The look back on a finished match."""

from kingsburg_table.table.scenes.lookback.scene import LookBackScene as LookBackScene
from kingsburg_table.table.scenes.lookback.scene import open_look_back as open_look_back
