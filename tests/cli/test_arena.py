"""`hachiya arena`: its output, its state file and its errors."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from hachiya.games.registry import GAMES
from hachiya.words.languages import languages
from tests.cli.command import Hachiya, one_error
from tests.sampling import first

PAGES = [Path(__file__).parents[2] / "docs" / "library" / f"arena{lang}.md" for lang in ("", ".ja")]
SHORT = "arena --deals 3 --workers 1"


def shell(folder: Path, *line: str) -> "subprocess.Popen[bytes]":
    path = os.pathsep.join(filter(None, sys.path))
    return subprocess.Popen(
        [sys.executable, "-m", "hachiya", *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "LC_ALL": "C"},
    )


def figures(text: str) -> dict[str, Any]:
    """The results without the times."""
    results: dict[str, Any] = json.loads(text)
    for times in results.pop("ms_per_move").values():
        assert times.keys() == {"p50", "p95"}
        assert 0 < times["p50"] <= times["p95"]
    return results


@pytest.mark.parametrize("game", GAMES)
def test_json_output_is_one_line_with_every_key(game: str, hachiya: Hachiya) -> None:
    done = hachiya(f"{SHORT} --game {game} --seed 7 --json")
    assert (done.code, done.err) == (0, "")
    assert done.text.count("\n") == 1
    results = json.loads(done.text)
    assert list(results) == ["game", "deals", "seed", "pairs", "ms_per_move"]
    assert (results["game"], results["deals"], results["seed"]) == (game, 3, 7)
    assert list(results["ms_per_move"]) == ["greedy", "random"]
    units = ["stages"] if game == "bashifen" else ["kan at x1", "kan as played"]
    both = [("greedy", "random"), ("random", "greedy")]
    assert [(pair["a"], pair["b"], pair["unit"]) for pair in results["pairs"]] == [
        (a, b, unit) for a, b in both for unit in units
    ]
    for pair in results["pairs"]:
        assert list(pair) == ["a", "b", "unit", "mean", "low", "high", "sd", "blocks"]
        assert pair["low"] < pair["mean"] < pair["high"]
        assert pair["blocks"] == 3


def test_the_same_seed_gives_the_same_results_with_any_number_of_workers(hachiya: Hachiya) -> None:
    serial = figures(hachiya("arena --deals 5 --seed 2 --json --workers 1").text)
    assert figures(hachiya("arena --deals 5 --seed 2 --json --workers 2").text) == serial
    assert figures(hachiya("arena --deals 5 --seed 3 --json --workers 1").text) != serial


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "line", ["--game nakayoshi --seats 5", "--game hachiju", "--game bashifen", "--option multipliers=F"]
)
def test_results_are_printed_as_tables_in_every_language(line: str, lang: str, hachiya: Hachiya) -> None:
    done = hachiya(f"{SHORT} {line} --lang {lang}")
    assert (done.code, done.err) == (0, "")
    title = {"ja": "3局、乱数の種 0", "en": "3 deals, seed 0", "zh": "3 局，随机种子 0"}[lang]
    assert title in done.text.splitlines()[0]
    assert re.search(r"Greedy +Whim +[+-]\d+\.\d{3} +[+-]\d+\.\d{3} … [+-]\d+\.\d{3} +\d+\.\d{3} +3\n", done.text)
    assert ("入札" in done.text) == (lang == "ja" and "sannin" not in line and "multipliers" not in line)
    hatto = {"en": "hatto"}.get(lang, "法度")
    assert (hatto in done.text) == ("nakayoshi" in line or "multipliers" in line)


def test_three_bots_are_printed_as_a_cross_table(hachiya: Hachiya) -> None:
    done = hachiya(f"{SHORT} --bots greedy,random,greedy")
    assert " ± " not in done.text
    assert re.search(r"^  Greedy +Greedy +\+0\.000 ", done.text, re.MULTILINE)


def test_a_single_deal_has_no_interval(hachiya: Hachiya) -> None:
    pairs = json.loads(hachiya("arena --deals 1 --json").text)["pairs"]
    assert {(pair["low"], pair["high"], pair["sd"], pair["blocks"]) for pair in pairs} == {(None, None, None, 1)}
    assert re.search(r" –  ", hachiya("arena --deals 1").text)


def test_an_arena_run_continues_from_its_state_file(hachiya: Hachiya, tmp_path: Path) -> None:
    state = tmp_path / "state"
    whole = figures(hachiya("arena --deals 6 --json --workers 1").text)
    assert hachiya("arena --deals 4 --json --workers 1 --state", state).code == 0
    assert len(state.read_bytes().splitlines()) == 5
    assert figures(hachiya("arena --deals 6 --json --workers 1 --state", state).text) == whole
    assert len(state.read_bytes().splitlines()) == 7
    assert figures(hachiya("arena --deals 6 --json --workers 1 --state", state).text) == whole
    assert len(state.read_bytes().splitlines()) == 7


@pytest.mark.slow
@pytest.mark.usefixtures("interruptible")
def test_an_interrupted_arena_run_keeps_its_finished_blocks(hachiya: Hachiya, tmp_path: Path) -> None:
    state = tmp_path / "state"
    line = ["arena", "--deals", "40", "--json", "--workers", "2", "--state", str(state)]
    process = shell(tmp_path, *line)
    while not state.exists() or state.read_bytes().count(b"\n") < 4:
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    notice = re.fullmatch(
        rf"hachiya: (\d+) of 40 deals are saved in {re.escape(str(state))}; the same command continues from there\n"
        r"hachiya: Interrupted\n",
        err.decode(),
    )
    assert notice, err.decode()
    kept = state.read_bytes().count(b"\n") - 1
    assert kept == int(notice[1]) < 40
    again = hachiya(" ".join(line))
    assert state.read_bytes().count(b"\n") == 41
    assert figures(again.text) == figures(hachiya("arena --deals 40 --json --workers 1").text)


@pytest.mark.slow
def test_workers_end_when_the_command_is_killed(tmp_path: Path) -> None:
    bots = "greedy,tests.arena.jobs:LEAVES_A_TRACE"
    process = shell(tmp_path, "arena", "--deals", "100000", "--workers", "2", "--bots", bots)
    while len(list(tmp_path.glob("*.pid"))) < 2:
        assert process.poll() is None
        time.sleep(0.01)
    process.kill()
    process.communicate(timeout=60)  # which ends when nobody holds its streams any more


def test_an_interrupted_run_reports_what_is_saved(hachiya: Hachiya, tmp_path: Path) -> None:
    line = f"{SHORT} --bots greedy,tests.arena.jobs:INTERRUPTS"
    done = hachiya(f"{line} --lang en")
    assert (done.code, done.out) == (130, b"")
    assert "No progress was saved; with --state FILE the same command can continue later" in done.err
    state = tmp_path / "state"
    assert f"3局のうち0局を {state} に残しました" in hachiya(f"{line} --lang ja --state", state).err


@pytest.mark.slow
def test_a_plot_is_written_as_png_svg_or_pdf(hachiya: Hachiya, tmp_path: Path) -> None:
    starts = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}
    for form, start in starts.items():
        path = tmp_path / f"arena.{form}"
        done = hachiya(f"{SHORT} --game hachiju --plot", path)
        assert (done.code, done.err) == (0, "")
        assert path.read_bytes().startswith(start)


WRONG = {
    "--deals 0": ["--deals", "1 to"],
    "--deals -3": ["--deals", "'-3'"],
    "--deals x": ["--deals", "'x'"],
    "--workers 0": ["--workers", "1 to"],
    "--bots greedy": ["--bots", "'greedy'", "greedy,whim"],
    "--bots greedy,": ["''", "Whim, Novice"],
    "--bots greedy,clever": ["'clever'", "Whim, Novice, Apprentice, Greedy"],
    "--bots greedy,no_such_module:BOT": ["no_such_module", "this directory"],
    "--bots greedy,:BOT": ["''"],
    "--bots greedy,json:loads": ["loads", "choose(view)"],
    "--bots greedy,json:BOT": ["'BOT'", "json"],
    "--bots greedy,tests.arena.jobs:SANNIN_ONLY --game hachiju": ["SANNIN_ONLY", "hachijū", "sannin"],
    "--bots greedy,tests.arena.jobs:NOTHING": ["tests.arena.jobs:NOTHING", "chose nothing"],
    "--game chess": ["'chess'", "sannin"],
    "--seats 4": ["3", "4"],
    "--option multipliers=G": ["'G'", "A, B, C, D, E, F"],
    "--plot x.gif": ["x.gif", ".png, .svg, .pdf"],
    "--plot /no/such/folder/x.png": ["/no/such/folder/x.png"],
    "--state /no/such/folder/x": ["/no/such/folder/x"],
    "--state /": ["/"],
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("line", WRONG)
def test_wrong_usage_of_arena_is_one_line(line: str, lang: str, hachiya: Hachiya) -> None:
    message = one_error(hachiya(f"--lang {lang} arena --deals 2 --workers 1 {line}"))
    for word in WRONG[line] if lang == "en" else WRONG[line][:1]:
        assert word in message


def test_a_state_file_of_another_job_is_refused(hachiya: Hachiya, tmp_path: Path) -> None:
    state = tmp_path / "state"
    assert hachiya(f"{SHORT} --state", state).code == 0
    message = one_error(hachiya(f"{SHORT} --game shiragiku --state", state))
    assert 'its game is "sannin", and here it is "shiragiku"' in message
    assert one_error(hachiya(f"{SHORT} --seed 5 --lang ja --state", state)).endswith("seed が 0 で、今回は 5 です")


def test_a_missing_matplotlib_is_reported_before_any_deal(
    hachiya: Hachiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "hachiya[plot]" in one_error(hachiya("arena --deals 100000 --plot", tmp_path / "x.png"))


@pytest.mark.parametrize("page", first(PAGES[:1], PAGES), ids=lambda page: page.name)
def test_the_example_bot_of_the_arena_page_plays(page: Path, tmp_path: Path) -> None:
    text = page.read_text("utf-8")
    source = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    command = re.search(r"^hachiya (arena .*my_bot:\w+.*)$", text, re.MULTILINE)
    assert source
    assert command
    (bot,) = re.findall(r"my_bot:\w+", command[1])
    (tmp_path / "my_bot.py").write_text(source[1], "utf-8")
    process = shell(tmp_path, *command[1].split(), "--deals", "4", "--workers", "2", "--json")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert {pair["a"] for pair in figures(out.decode())["pairs"]} >= {bot}
