"""Tests of the compiler without compiling: when it is used, and that entries also run as plain Python."""

import sys

import pytest

from hachiya.engine import accel, jit, ledger
from hachiya.engine.rng import LANES, seed
from hachiya.games.hachihachi.entries import playouts
from hachiya.games.hachihachi.state import Phase, State
from hachiya.games.registry import find


def test_entries_are_plain_functions_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accel, "PLAIN", False)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert jit._numba() is None
    monkeypatch.undo()
    monkeypatch.setattr(accel, "PLAIN", True)
    assert jit._numba() is None


def test_entries_are_compiled_where_numba_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    numba = pytest.importorskip("numba")
    monkeypatch.setattr(accel, "PLAIN", False)
    assert jit._numba() is numba


def test_entries_run_as_plain_python() -> None:
    """These checks run with HACHIYA_PURE=1; the compiled ones compare the two."""
    assert not jit.COMPILED
    state, rules, lanes = (
        State(),
        find("sannin").new_rules({"multipliers": "A", "overtime": "no", "months": 12}),
        [0] * LANES,
    )
    rows = ledger.new(256)
    seed(lanes, 1, 2)
    decisions, deals = playouts(state, rules, rows, lanes, 3, 2, 5, 0)
    assert deals == 24
    assert decisions > 24 * 20
    assert state.phase == Phase.OVER
