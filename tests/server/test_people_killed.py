"""`kill -9` while people meet in the lobby, chat, think under clocks and send words for fair shuffles."""

from pathlib import Path

import pytest

from tests.server.people import check


@pytest.mark.slow
@pytest.mark.parametrize("kills", [24])
def test_no_acknowledged_command_among_persons_is_lost_when_the_server_is_killed(kills: int, tmp_path: Path) -> None:
    seen = check(tmp_path, kills)
    assert seen["kills"] == kills
    # The test has tested something.
    assert seen["between promise and deal"] >= kills // 2
    for what in ("chat", "lobby", "clocks", "words in shuffles", "said", "seats", "choice"):
        assert seen[what] > 0, what
