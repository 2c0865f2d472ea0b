"""How a match ended."""

from kingsburg_table.table.scenes.results.scene import ResultsScene as ResultsScene
