import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from bench import __main__ as command
from bench import measured as bench
from bench.compilers import compilers
from bench.contests import CONTESTS, SANNIN
from bench.equality import Different
from bench.report import in_words

Main = Callable[..., str]

FIGURES: dict[str, Any] = {
    "games": {
        "sannin": {
            "compiled": 9e6,
            "deals": 4e5,
            "plain": 1e5,
            "times": {"C by gcc 12": 0.987, "open_spiel euchre playout": 2.1},
        },
        "other": {"compiled": 6e6, "deals": 1e5, "plain": 8e4, "times": {}},
    },
    "peers": {"open_spiel euchre playout": 4.3e6},
    "c": {"C by gcc 12": 9.1e6},
    "copies": [{"states": 1024, "ns": {"engine": 50.04, "C by gcc 12": 45.0}, "times": {"C by gcc 12": 0.9}}],
    "batches": [{"states": 65_536, "ns": {"engine": 120.0}, "times": {}}],
    "state_bytes": {"sannin": 1680, "C by gcc 12": 472},
    "latency_us": {"snapshot": 47.0},
    "compile_s": {"compiling": {"imports": 0.2, "call": 11.8}},
    "machine": {"hachiya": "0.1.0"},
}


@pytest.fixture
def main(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Main:
    """A function that runs `python -m bench` in this process and returns its output."""

    def run(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["bench", *words])
        command.main()
        return capsys.readouterr().out

    return run


def test_every_figure_of_the_report_has_a_unit() -> None:
    rows = in_words(FIGURES).splitlines()
    assert "at bashifen each card of a play is one, and the end of a lead too." in rows
    table = "\n".join(rows[rows.index(next(row for row in rows if row.startswith("sannin, compiled"))) :])
    assert [" ".join(row.split()) for row in table.splitlines()] == [
        "sannin, compiled random play 9,000,000 decisions/s",
        "400,000 deals/s",
        "0.99 × C by gcc 12",
        "2.10 × open_spiel euchre playout",
        "1.00 × the time of a decision of sannin",
        "sannin, plain random play 100,000 decisions/s",
        "10.0 µs a decision",
        "1.00 × the time of a decision of sannin",
        "other, compiled random play 6,000,000 decisions/s",
        "100,000 deals/s",
        "1.50 × the time of a decision of sannin",
        "other, plain random play 80,000 decisions/s",
        "12.5 µs a decision",
        "1.25 × the time of a decision of sannin",
        "sannin, C by gcc 12 9,100,000 decisions/s",
        "open_spiel euchre playout 4,300,000 decisions/s",
        "copy and step, a row of 1,024 50.0 ns",
        "0.90 × C by gcc 12 (45.0 ns)",
        "a state in a batch of 65,536 120.0 ns",
        "a state, sannin 1,680 bytes",
        "a state, C by gcc 12 472 bytes",
        "snapshot for one seat 47.0 µs",
        "first call of playouts, compiling 11.80 s (after 0.20 s of imports)",
    ]


def test_the_json_report_is_one_line(main: Main, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "measured", lambda: FIGURES)
    output = main("--json")
    assert output.count("\n") == 1
    assert json.loads(output) == FIGURES
    assert main() == in_words(FIGURES) + "\n"


def test_a_different_c_program_ends_the_benchmark_before_any_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured() -> dict[str, Any]:
        raise Different("match 17 differs")

    monkeypatch.setattr(command, "measured", measured)
    monkeypatch.setattr(sys, "argv", ["bench"])
    with pytest.raises(SystemExit, match=r"^bench: match 17 differs$"):
        command.main()
    assert capsys.readouterr().out == ""


def test_the_report_names_what_cannot_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "COMPILED", False)
    monkeypatch.setattr(bench, "CONTESTS", (SANNIN,))
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    result = bench.measured(rounds=1, seconds=0.01)
    assert set(result["games"]["sannin"]) == {"plain"}
    assert result["peers"] == result["c"] == {}
    assert not {"copies", "batches", "compile_s"} & set(result)
    assert set(result["latency_us"]) == {"redacted event", "redacted deal", "snapshot"}
    text = in_words(result)
    assert "not measured: Numba is missing or HACHIYA_PURE is set" in text
    assert "peers not measured (install the extra: pip install 'hachiya[bench]')" in text
    assert "C program left out: no compiled engine to measure beside it" in text


def test_the_report_names_a_missing_c_compiler() -> None:
    assert "C program left out: no gcc, clang or cc found" in in_words({**FIGURES, "c": {}}).splitlines()


@pytest.mark.compiled
@pytest.mark.slow
def test_the_benchmark_measures_engine_c_program_and_peers() -> None:
    result = bench.measured(
        rounds=1, seconds=0.02, matches=2000, compile_times=False, copied_from=(1, 64), batches=(1024,)
    )
    c, peers = list(result["c"]), {"open_spiel euchre playout", "open_spiel spades playout"}
    assert len(c) == len(compilers()) > 0
    assert set(result["games"]) == set(map(str, CONTESTS))
    for name, game in result["games"].items():
        assert set(game) == {"compiled", "deals", "plain", "times"}
        assert game["compiled"] > game["deals"] > 0 < game["plain"]
        assert set(game["times"]) == peers | set(c if name == "sannin" else ())
    assert [size["states"] for size in result["copies"]] == [1, 64]
    assert [size["states"] for size in result["batches"]] == [1024]
    for size in (*result["copies"], *result["batches"]):
        assert set(size["ns"]) == {"engine", *c}
        assert set(size["times"]) == set(c)
    assert set(result["state_bytes"]) == {"sannin", "nakayoshi", "shiragiku", "hachiju", "bashifen", *c}
    assert json.loads(json.dumps(result)) == result
