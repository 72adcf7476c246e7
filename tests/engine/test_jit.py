"""What can be said of the compiler without compiling: when there is one, and that its entries also run plain."""

import sys

import pytest

from hachiya.engine import accel, jit, ledger
from hachiya.engine.rng import LANES, seed
from hachiya.games.hachihachi import entries
from hachiya.games.hachihachi.state import Action, Phase, State
from hachiya.games.registry import find


def test_without_numba_entries_are_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accel, "PLAIN", False)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert jit._numba() is None
    monkeypatch.undo()
    monkeypatch.setattr(accel, "PLAIN", True)
    assert jit._numba() is None


def test_with_numba_they_would_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    numba = pytest.importorskip("numba")
    monkeypatch.setattr(accel, "PLAIN", False)
    assert jit._numba() is numba


def test_entries_run_plain() -> None:
    """These checks run with HACHIYA_PURE=1; the compiled ones compare the two."""
    assert not jit.COMPILED
    state, rules, lanes = State(), find("sannin").new_rules({"multipliers": "A", "overtime": "no"}), [0] * LANES
    rows = ledger.new(256)
    seed(lanes, 1, 2)
    decisions, deals = entries.playouts(state, rules, rows, lanes, 3, 2, 5, 0)
    assert deals == 24
    assert decisions > 24 * 20
    assert state.phase == Phase.OVER
    entries.start_match(state, rules, 3, 0, 5, 1)
    entries.deal_next(state, rules, rows)
    assert entries.legal_now(state) >> Action.PASS & 1
    entries.step_once(state, rules, rows, Action.PASS)
    assert len(ledger.rows(rows)) == 1
    hand = state.hands[1]
    entries.blind_for(state, 1)
    assert state.hands == [0, hand, 0, 0, 0, 0, 0]
