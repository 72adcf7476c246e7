"""Our compiler of rules, without any of its optimizations, and Numba's compiler give the same results."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hachiya.engine.accel import nth_bit, rule
from hachiya.engine.jit import BUILD, entry
from tests.compiled.traced import ALL, PARTS

pytestmark = pytest.mark.compiled

ROOMS = ("bashifen", "hachiju", "hachihachi")


def traces(room: str, without: str, cache: Path | None = None) -> tuple[dict[str, Any], str]:
    """The output of `traced` in a separate process, and its standard error, with a given or the common cache."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.traced", room, without],
        env=os.environ | ({"XDG_CACHE_HOME": str(cache)} if cache else {}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    content: dict[str, Any] = json.loads(done.stdout)
    return content, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(("room", "part"), [(room, part) for room in ROOMS for part in PARTS])
def test_states_and_ledgers_are_equal_without_each_compiler_optimisation(room: str, part: str, tmp_path: Path) -> None:
    whole, errors = traces(room, "nothing")
    assert whole["build"].startswith("rules compiler")
    assert not errors
    less, errors = traces(room, part, tmp_path)
    assert less["menus"] == whole["menus"]
    assert len(whole["menus"]) >= 10
    assert (part == ALL) == less["build"].startswith("numba compiler") == ("compiled by Numba alone" in errors)
    assert (part == "PDEP") == less["build"].endswith("a loop") or not BUILD or not BUILD.deposit


def test_the_compiled_nth_bit_equals_the_plain_one() -> None:
    @entry
    def compiled(mask: int, n: int) -> int:
        return nth_bit(mask, n)

    lanes = np.random.default_rng(8)
    for _ in range(2000):
        mask = int(lanes.integers(1, 1 << 62))
        n = int(lanes.integers(0, mask.bit_count()))
        assert compiled(mask, n) == nth_bit(mask, n)


def test_a_rule_that_allocates_memory_is_refused_by_the_compiler() -> None:
    @rule
    def wasteful(n: int) -> int:
        return len(np.zeros(n))

    @entry
    def called(n: int) -> int:
        return wasteful(n)

    with pytest.raises(Exception, match=r"\S+wasteful allocates memory.* allocate nothing"):
        called(3)


def test_an_entry_that_allocates_memory_is_refused_by_the_compiler() -> None:
    @entry
    def wasteful(n: int) -> int:
        content = [n]
        content.append(n)
        return len(content)

    with pytest.raises(Exception, match="wasteful allocates memory"):
        wasteful(3)
