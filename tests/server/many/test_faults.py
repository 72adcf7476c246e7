"""Everything that servers need fails while people play: processes, connections, disks, clocks, and the program itself.

Nothing that was acknowledged is lost or made twice, and tables go on soon.
"""

from math import inf
from pathlib import Path

import pytest

from tests.server.many.faults import KINDS, MOST_SECONDS, check

FAULTS = 40


@pytest.mark.slow
@pytest.mark.postgres
def test_no_fault_loses_what_was_acknowledged_or_stops_a_table_for_long(tmp_path: Path) -> None:
    outcome = check(tmp_path, FAULTS, inf)
    assert outcome.faults.total() == FAULTS
    assert outcome.faults.keys() == KINDS.keys()
    for kind, seconds in outcome.stillness.items():
        assert seconds, kind
        assert max(seconds) < MOST_SECONDS, (kind, sorted(seconds)[-5:])
    # The test has tested something.
    for what in ("clocks", "words in shuffles", "said", "choices", "seats"):
        assert outcome.seen[what] > FAULTS, what
