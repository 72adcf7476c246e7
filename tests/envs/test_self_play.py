"""The example of a network that plays against itself: training runs, and the bot needs no PyTorch."""

import subprocess
import sys
from pathlib import Path

from hachiya import play
from hachiya.bots.own import find_named_bot

ROOT = Path(__file__).parents[2]
NETWORK = "examples.self_play.network:NETWORK"
WITHOUT_TORCH = f"""
import sys
sys.modules["torch"] = None
from examples.self_play.network import WEIGHTS
from hachiya import play
print(play("sannin", bots=["{NETWORK}", "greedy", "random"], seed=8).result)
"""


def test_the_network_plays_without_torch() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_TORCH], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    match = play("sannin", bots=[find_named_bot(NETWORK), "greedy", "random"], seed=8)
    assert done.stdout == f"{match.result}\n"
