"""Where there is no Numba, a host gives bots, hints and reviews their full strength."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.test_search import A_FEW, first_thoughts

pytestmark = pytest.mark.compiled

HOSTED = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from pathlib import Path
from hachiya import bot
from hachiya.bots.registry import find_bot
from hachiya.engine.wasm.host import has_host, use_host
from hachiya.games.registry import GAMES, ROOMS
from hachiya.learn.speed import PLAIN, effort
from tests.bots.test_search import A_FEW, first_thoughts
from tools.wasm.node_host import NodeHost
master = find_bot("master")
assert not any(map(master.is_ready, ROOMS))
assert {effort(game) for game in GAMES.values()} == {PLAIN}
with NodeHost(Path(sys.argv[1])) as host:
    use_host(host)
    bot("master")
    for room in ROOMS:
        master.prepare(room)
    assert all(map(master.is_ready, ROOMS))
    assert not any(effort(game) == PLAIN for game in GAMES.values())
    print(*map(first_thoughts, A_FEW), sep="\\n")
    assert host.seconds > 0
"""


def test_a_process_without_numba_thinks_as_native_code_does(rules_wasm: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", HOSTED, str(rules_wasm)], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.stdout.splitlines(), done.stderr) == ([str(first_thoughts(menu)) for menu in A_FEW], "")
