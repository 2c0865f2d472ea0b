"""What would be lost is said before it is lost (P1.12, P3.6)."""

from __future__ import annotations

from kingsburg_table.games.principato.actions import Activate
from kingsburg_table.table.play.match import TableMatch
from kingsburg_table.text import LANGUAGES, Speaker
from tests.games.principato.table import TURN, table


def test_cubes_without_room_are_said_to_be_lost() -> None:
    session = table(TURN, ada={"hand": ["market", "writer"], "palazzo": 3, "bank": 1, "money": 1})
    assert session.decision is not None
    option = next(each for each in session.decision.options if isinstance(each.action, Activate))
    assert session.wasted(option) == {"money": 2}
    match = TableMatch(session)
    assert match.narrowing is not None
    match.narrowing.arm(option)
    assert match.asked.wasteful(option) and match.asked.ledger().wasted == {"money": 2}
    assert match.asked.wasted is not None and match.asked.wasted.values == {"n": 2}
    for lang in LANGUAGES:
        assert "2" in Speaker(lang).t(match.asked.wasted.id, **match.asked.wasted.values)
    option = table(TURN, ada={"hand": ["market", "writer"], "palazzo": 1, "bank": 1, "money": 0}).decision.options[0]  # type: ignore[union-attr]
    assert not table(TURN, ada={"hand": ["market", "writer"], "palazzo": 1, "bank": 1, "money": 0}).wasted(option)
