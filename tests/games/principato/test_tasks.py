"""What a step keeps in mind survives copies and save files in the middle of a question."""

from __future__ import annotations

import random

import msgspec
import pytest

from kingsburg_table import new_session
from kingsburg_table.core.named import named, unnamed
from kingsburg_table.games.principato.tasks import Dismissed, Gained, Tasks


@pytest.mark.parametrize("kind", [Gained, Dismissed])
def test_a_match_can_stop_while_a_task_is_open(kind: type[Tasks]) -> None:
    rng = random.Random(4)
    while True:
        session = new_session("principato", ["Ada", "Jan", "Ewa"], seed=rng.randrange(1000))
        while (decision := session.decision) is not None:
            if any(isinstance(task, kind) for task in session.state.agenda[-1].todo):
                text = msgspec.json.encode(named(session.state))
                read = unnamed(session.controller.state_type, msgspec.json.decode(text))
                copy = session.codec.copy(session.state)
                assert read == copy == session.state
                assert type(read.agenda[-1].todo[0]) is type(copy.agenda[-1].todo[0]) is kind
                return
            session.act(rng.choice(decision.options))
