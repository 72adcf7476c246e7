"""The host of searches in a tab: it waits for the other worker where the browser can switch stacks."""

import pytest

from hachiya.tab.thinking import Bytes, ThinkingHost
from tests.tab.switching import Array, Browser


class TwoWorkers:
    """Both workers of a page; each adds a letter of its own to the entry's name, and returns it as the frame."""

    def run_here(self, entry: str, frame: Bytes) -> Bytes:
        return self._run(entry, frame, "h")

    async def run_elsewhere(self, entry: str, frame: Bytes) -> Bytes:
        return self._run(entry, frame, "e")

    def _run(self, entry: str, frame: Bytes, letter: str) -> Bytes:
        before = bytearray(3)
        frame.assign_to(before)
        return Array(f"{entry}{letter}{chr(before[0])}".encode())


@pytest.mark.parametrize(("can_switch", "letter"), [(True, "e"), (False, "h")])
def test_an_entry_runs_in_the_other_worker_if_the_browser_can_switch_stacks(can_switch: bool, letter: str) -> None:
    frame = bytearray(b"xyz")
    ThinkingHost(TwoWorkers(), Browser(can_switch)).run("a", frame)
    assert frame == f"a{letter}x".encode()
