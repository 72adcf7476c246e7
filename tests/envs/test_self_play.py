"""The example of a network that plays against itself: training runs, and the bot needs no PyTorch."""

import csv
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples.self_play.network import WEIGHTS
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


@pytest.mark.slow
def test_training_writes_weights_and_a_curve(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="the extra `learn` is in no lock: PyTorch takes a gigabyte")
    line = f"-m examples.self_play.train --minutes 0.1 --matches 16 --out {tmp_path}"
    done = subprocess.run([sys.executable, *line.split()], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    rows = [*csv.DictReader((tmp_path / "curve.csv").read_text().splitlines())]
    assert int(rows[-1]["decisions"]) == len(rows) * 16 * 64
    with np.load(tmp_path / "weights.npz") as new, np.load(WEIGHTS) as kept:
        assert {name: new[name].shape for name in new.files} == {name: kept[name].shape for name in kept.files}
