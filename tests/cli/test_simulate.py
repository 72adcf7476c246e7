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

from hachiya.games.registry import find
from tests.cli.command import Hachiya, one_error
from tests.playing import Menu, plain_menus
from tests.sampling import slow


def events(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def shell(*line: str, **environment: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "hachiya", *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **environment},
    )


def test_the_same_seed_writes_the_same_bytes_in_every_locale(hachiya: Hachiya) -> None:
    line = ["simulate", "--matches", "2", "--seed", "5", "--bots", "greedy"]
    here = hachiya(" ".join(line)).out
    for environment in ({"LC_ALL": "C", "PYTHONUTF8": "0"}, {"LC_ALL": "ja_JP.UTF-8", "PYTHONHASHSEED": "7"}):
        out, err = shell(*line, **environment).communicate(timeout=30)
        assert out == here
        assert err == b""
    assert hachiya("simulate --matches 2 --seed 6 --bots greedy").out != here


@pytest.mark.parametrize("form", ["jsonl", "fuda"])
def test_the_output_file_has_the_bytes_of_standard_output(form: str, hachiya: Hachiya, tmp_path: Path) -> None:
    out = tmp_path / "x.record"
    out.write_text("before")
    out.chmod(0o640)
    done = hachiya(f"simulate --matches 2 --format {form} --out", out)
    assert done == (0, b"", "")
    assert out.read_bytes() == hachiya(f"simulate --matches 2 --format {form}").out
    assert b"\r" not in out.read_bytes()
    assert out.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [out]


def test_a_device_file_is_written_to_and_not_replaced(hachiya: Hachiya) -> None:
    assert hachiya("simulate --out", os.devnull).code == 0
    assert not Path(os.devnull).is_file()


def test_decks_and_seat_draw_do_not_depend_on_the_bots(hachiya: Hachiya) -> None:
    first = [events(hachiya(f"simulate --seed 3 --bots {bots}").text) for bots in ("random", "greedy")]
    heads = [[event for event in match if event["e"] in ("draw_seats", "deal", "stock")][:3] for match in first]
    assert heads[0] == heads[1]
    assert [event["e"] for event in heads[0]] == ["draw_seats", "deal", "stock"]
    stocks = [[event["cards"] for event in match if event["e"] == "stock"] for match in first]
    assert len(stocks[0]) == 12
    assert stocks[0] == stocks[1]
    assert first[0] != first[1]


def test_a_match_does_not_depend_on_the_number_of_matches(hachiya: Hachiya) -> None:
    single = hachiya("simulate --matches 1 --seed 3").out
    three = hachiya("simulate --matches 3 --seed 3").out
    assert three.startswith(single)
    matches = three.split(b'{"e":"match",')[1:]
    assert len(set(matches)) == 3


@pytest.mark.parametrize("game", ["sannin", slow("bashifen")])
def test_the_record_does_not_depend_on_the_number_of_processes(game: str, hachiya: Hachiya) -> None:
    line = f"simulate --game {game} --matches 5 --seed 3 --format fuda"
    done = hachiya(line)
    assert done.out.count(b"\ngame ") == 5
    assert hachiya(f"{line} --workers 2") == done
    assert hachiya(f"{line} --workers 9") == done


@pytest.mark.slow
@pytest.mark.parametrize("form", ["jsonl", "npz"])
def test_a_ray_cluster_writes_the_bytes_of_one_process(form: str, hachiya: Hachiya, tmp_path: Path) -> None:
    line = f"simulate --bots greedy --matches 5 --seed 3 --format {form} --out"
    assert hachiya(line, tmp_path / "alone").code == 0
    assert hachiya(line.replace("--out", "--ray local --workers 2 --out"), tmp_path / "cluster") == (0, b"", "")
    assert (tmp_path / "cluster").read_bytes() == (tmp_path / "alone").read_bytes()


@pytest.mark.slow
def test_an_error_on_a_ray_cluster_is_reported_as_in_this_process(hachiya: Hachiya) -> None:
    line = "simulate --matches 3 --bots whim,whim,tests.arena.jobs:NOTHING"
    assert hachiya(f"{line} --ray local --workers 1").err == hachiya(line).err


def test_a_missing_ray_package_is_named(monkeypatch: pytest.MonkeyPatch, hachiya: Hachiya) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "hachiya[ray]" in one_error(hachiya("simulate --ray local"))


def test_an_error_in_a_worker_is_reported_as_in_this_process(hachiya: Hachiya) -> None:
    line = "simulate --matches 3 --bots whim,whim,tests.arena.jobs:NOTHING"
    assert "chose nothing" in one_error(hachiya(line))
    assert hachiya(f"{line} --workers 2").err == hachiya(line).err


def test_each_seat_can_have_a_bot_of_its_own(hachiya: Hachiya) -> None:
    match, *_ = events(hachiya("simulate --bots Greedy,whim,mc30").text)
    assert match["names"] == ["Greedy", "Whim", "Apprentice"]
    match, *_ = events(hachiya("simulate --game nakayoshi --bots greedy,whim,whim,whim").text)
    assert match["names"] == ["Greedy", "Whim 1", "Whim 2", "Whim 3"]


def test_a_record_begins_with_the_match_and_the_draw_for_seats(hachiya: Hachiya) -> None:
    line = "simulate --option multipliers=B --option overtime=yes --bots greedy --seats 3"
    match, draw, deal, *_, end = events(hachiya(line).text)
    assert match["options"] == {"multipliers": "B", "overtime": "yes", "months": 12}
    assert match["names"] == ["Greedy 1", "Greedy 2", "Greedy 3"]
    assert (draw["e"], draw["dealer"]) == ("draw_seats", 0)
    assert (deal["e"], deal["dealer"]) == ("deal", 0)
    assert end["e"] == "match_end"


@pytest.mark.parametrize("form", ["jsonl", "fuda"])
@pytest.mark.parametrize("bots", ["random", "greedy"])
@plain_menus
def test_every_game_and_seat_count_is_simulated_and_replays_to_itself(
    menu: Menu, bots: str, form: str, hachiya: Hachiya, tmp_path: Path
) -> None:
    out = tmp_path / f"x.{form}"
    done = hachiya(f"simulate --game {menu.game} --seats {menu.seats} --bots {bots} --format {form} --out", out)
    assert (done.code, done.out) == (0, b"")
    assert done.err.count("Wrong throws") == (menu.game == "bashifen")
    assert hachiya(f"replay --format {form}", out) == (0, out.read_bytes(), "")


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.slow
def test_the_share_of_failed_bashifen_throws_is_printed_on_stderr(bots: str, hachiya: Hachiya) -> None:
    line = f"simulate --game bashifen --matches 3 --bots {bots}"
    done = hachiya(line)
    record = events(done.text)
    deals, wrong = (sum(event["e"] == what for event in record) for what in ("deal_end", "failed_lead"))
    assert (wrong > 0) == (bots == "random")
    assert done.err == f"hachiya: Wrong throws: {wrong} of {deals} deals ({100 * wrong / deals:.1f} %)\n"
    again = hachiya(f"--lang ja {line}")
    assert again.out == done.out
    assert again.err == f"hachiya: まちがいのリードで終わった局: {deals}局中{wrong}局 ({100 * wrong / deals:.1f} %)\n"


def test_the_help_of_simulate_describes_random_bashifen_play(hachiya: Hachiya) -> None:
    text = re.sub(r"[\s│]+", " ", hachiya("simulate --help").text)
    assert "a single card six times in ten" in text
    assert "a pair three times" in text
    assert "nine times in ten of cards that its seat knows to be top" in text


def test_chosen_options_are_written_into_the_record(hachiya: Hachiya) -> None:
    line = "simulate --game nakayoshi --option length=half --option extras_on_yaku_end=no --seats 5"
    match, draw, *lines = events(hachiya(line).text)
    chosen = {"extras_on_yaku_end": "no", "length": "half"}
    assert match["options"] == find("nakayoshi").complete_options({}) | chosen
    assert match["names"] == [f"Whim {n}" for n in range(1, 6)]
    assert lines[0] == {"e": "mizuten", "seat": draw["dealer"], "yes": lines[0]["yes"]}
    assert sum(event["e"] == "deal_end" for event in lines) == 6
    assert {event["e"] for event in lines} >= {"bid", "squeezed", "mizuten"}


def test_the_largest_seed_is_accepted(hachiya: Hachiya) -> None:
    assert hachiya(f"simulate --seed {2**63 - 1}").code == 0


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("target", ["new", "there"])
@pytest.mark.slow
def test_an_interrupt_leaves_no_partial_file(target: str, workers: str, tmp_path: Path) -> None:
    out = tmp_path / "x.jsonl"
    if target == "there":
        out.write_text("before")
    process = shell("simulate", "--matches", "1000000", "--workers", workers, "--out", str(out))
    try:
        while not any(path.suffix == ".part" and path.stat().st_size for path in tmp_path.iterdir()):
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        standard, error = process.communicate(timeout=30)
    finally:
        process.kill()  # a million matches are played by nobody who does not hear
    assert process.returncode == 130
    assert standard == b""
    assert error.decode() == "hachiya: Interrupted\n"
    assert [path.read_text() for path in tmp_path.iterdir()] == (["before"] if target == "there" else [])


def test_a_full_disk_leaves_no_file(hachiya: Hachiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    done = hachiya("simulate --out", tmp_path / "x")
    assert (done.code, done.err) == (2, "hachiya: No space left on device\n")
    assert list(tmp_path.iterdir()) == []


def test_a_closed_output_pipe_ends_the_command_quietly() -> None:
    process = shell("simulate", "--matches", "50")
    assert process.stdout
    assert process.stderr
    assert process.stdout.readline().startswith(b'{"e":"match"')
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(30) == 0
    process.stderr.close()
