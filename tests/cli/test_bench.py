import json
import sys

import pytest

from hachiya.cli import bench
from tests.cli.command import Hachiya

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def found() -> dict[str, object]:
    return bench.measured(runs=1, seconds=0.02, compile_times=False)


def test_the_figures_are_those_that_the_format_names(found: dict[str, dict[str, dict[str, float]]]) -> None:
    assert list(found)[:2] == ["games", "peers"]
    sannin = found["games"]["sannin"]
    assert set(sannin) == {"compiled", "plain", "deals"}
    assert sannin["compiled"] > sannin["deals"] > 0
    assert sannin["compiled"] > sannin["plain"] > 0


def test_the_report_gives_every_figure_a_unit(found: dict[str, object]) -> None:
    text = bench.in_words(found)
    assert "decisions/s" in text
    assert "deals/s" in text
    assert "µs a decision" in text


def test_json_is_one_line(hachiya: Hachiya, monkeypatch: pytest.MonkeyPatch, found: dict[str, object]) -> None:
    monkeypatch.setattr(bench, "measured", lambda: found)
    assert json.loads(hachiya("bench engine --json").text) == found
    assert hachiya("bench engine").text == bench.in_words(found) + "\n"


def test_peers_that_are_not_installed_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    alone = bench.measured(runs=1, seconds=0.01, compile_times=False)
    assert alone["peers"] == {}
    assert "peers not measured" in bench.in_words(alone)


def test_without_numba_the_report_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "COMPILED", False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    plain = bench.measured(runs=1, seconds=0.01)
    assert set(plain["games"]["sannin"]) == {"plain"}
    assert "compile_s" not in plain
    assert "Numba is missing" in bench.in_words(plain)


@pytest.mark.slow  # `make test-all` installs the peer
def test_the_peer_counts_some_21_decisions_a_game() -> None:
    from hachiya.cli.peers import Euchre

    euchre = Euchre(seed=3)
    lengths = [length for _, length in euchre.positions]
    assert all(20 < length < 30 for length in lengths)
    peer = euchre.run(0.01)
    assert peer.playout > peer.whole_game > 0
