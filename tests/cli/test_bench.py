import json
import sys
from typing import Any

import pytest

from hachiya.cli import bench
from hachiya.cli.measure import CONTESTS, SANNIN, Contest, random_play
from hachiya.engine.record import values
from hachiya.games.registry import GAMES
from tests.cli.command import Hachiya

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def found() -> dict[str, object]:
    return bench.measured(runs=1, seconds=0.02, compile_times=False)


def test_the_figures_are_those_that_the_format_names(found: dict[str, dict[str, dict[str, float]]]) -> None:
    assert list(found)[:2] == ["games", "peers"]
    assert set(found["games"]) == {
        "sannin",
        "nakayoshi",
        "nakayoshi-6",
        "shiragiku",
        "hachiju",
        "hachiju-6",
        "bashifen",
    }
    for game in found["games"].values():
        assert set(game) == {"compiled", "plain", "deals"}
        assert game["compiled"] > game["deals"] > 0
        assert game["compiled"] > game["plain"] > 0


def test_every_game_is_measured_with_its_usual_and_its_largest_number_of_seats() -> None:
    measured = [(contest.game, contest.seats) for contest in CONTESTS]
    assert {game for game, _ in measured} == set(GAMES)
    assert ("nakayoshi", 4) in measured
    assert ("nakayoshi", 6) in measured
    assert len(set(map(str, CONTESTS))) == len(CONTESTS)


@pytest.mark.parametrize("contest", CONTESTS, ids=str)
def test_a_contest_plays_its_own_rules_with_its_own_seats(contest: Contest, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def playouts(_state: Any, rules: Any, *more: Any) -> tuple[int, int]:
        played.append((values(rules), more[2]))
        return 1, 1

    monkeypatch.setattr(f"hachiya.games.{GAMES[contest.game].room}.entries.playouts", playouts)
    random_play(0.0, 1, contest, compiled=False)
    game = GAMES[contest.game]
    usual = values(game.new_rules(game.complete_options({})))
    assert played
    assert all(found == (usual, contest.seats) for found in played)


def test_the_report_compares_each_game_with_sannin() -> None:
    games = {
        "sannin": {"compiled": 9e6, "deals": 4e5, "plain": 1e5},
        "other": {"compiled": 6e6, "deals": 1e5, "plain": 8e4},
    }
    text = bench.in_words({"games": games, "peers": {}, "latency_us": {}, "machine": {}})
    rows = text.splitlines()
    at = rows.index(next(row for row in rows if row.startswith("other, compiled")))
    assert "6,000,000 decisions/s" in rows[at]
    assert "100,000 deals/s" in rows[at + 1]
    assert "1.50 × the time of a decision of sannin" in rows[at + 2]
    assert "80,000 decisions/s" in rows[at + 3]
    assert "12.5 µs a decision" in rows[at + 4]
    assert "1.25 × the time of a decision of sannin" in rows[at + 5]


def test_the_report_gives_every_figure_a_unit(found: dict[str, object]) -> None:
    text = bench.in_words(found)
    assert "decisions/s" in text
    assert "deals/s" in text
    assert "µs a decision" in text
    assert "at bashifen each card of a play is one, and the end of a lead too." in text


def test_json_is_one_line(hachiya: Hachiya, monkeypatch: pytest.MonkeyPatch, found: dict[str, object]) -> None:
    monkeypatch.setattr(bench, "measured", lambda: found)
    assert json.loads(hachiya("bench engine --json").text) == found
    assert hachiya("bench engine").text == bench.in_words(found) + "\n"


def test_peers_that_are_not_installed_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(bench, "CONTESTS", (SANNIN,))
    alone = bench.measured(runs=1, seconds=0.01, compile_times=False)
    assert alone["peers"] == {}
    assert "peers not measured" in bench.in_words(alone)


def test_without_numba_the_report_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "COMPILED", False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(bench, "CONTESTS", (SANNIN,))
    plain = bench.measured(runs=1, seconds=0.01)
    assert {frozenset(game) for game in plain["games"].values()} == {frozenset({"plain"})}
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
