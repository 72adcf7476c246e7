"""The command that measures the bots keeps what it has measured."""

import json
import shutil
from pathlib import Path

import pytest

from bench import strengths
from hachiya.bots.strength import strength


def test_the_figures_of_one_bot_are_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "strengths.json"
    shutil.copy(strengths.FIGURES, file)
    before = json.loads(file.read_text("utf-8"))
    monkeypatch.setattr(strengths, "FIGURES", file)
    total = strengths.measure("sannin", ("random", "greedy"), 4, None, 1)
    strengths.keep("sannin", total)
    after = json.loads(file.read_text("utf-8"))
    assert [row.keys() for row in after] == [row.keys() for row in before]
    changed = [row for row, old in zip(after, before, strict=True) if row != old]
    assert [(row["game"], row["bot"], row["unit"], row["blocks"]) for row in changed] == [
        ("sannin", "random", "kan at x1", 4)
    ]
    assert changed[0]["mean"] == total.results[0].interval.mean
    assert changed[0]["as_played"]["mean"] == total.results[-1].interval.mean
    assert f"| {changed[0]['as_played']['mean']:+.2f} |" in strengths.row("sannin", total, 1.0)


def test_every_figure_lies_in_its_interval() -> None:
    for row in json.loads(strengths.FIGURES.read_text("utf-8")):
        result = strength(row["game"], row["bot"])
        assert result
        played = result.as_played
        assert played.low is not None
        assert played.high is not None
        assert result.low <= result.mean <= result.high
        assert played.low <= played.mean <= played.high
        assert played.blocks == result.blocks
