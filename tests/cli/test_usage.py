"""Wrong usage gives a single line that says what would be right, and exit code 2."""

import socket
import sys
from pathlib import Path

import pytest

from hachiya import __version__
from hachiya.cli import main
from hachiya.cli.failures import escape_line, message_of_error
from hachiya.cli.language import language
from hachiya.games.registry import GAMES
from hachiya.words.languages import languages
from hachiya.words.voice import say
from tests.cli.command import Hachiya, one_error
from tests.sampling import slow

COMMANDS = (
    "simulate, replay, verify, review, stats, play, render, tally, serve, games, hand, hint, odds, "
    "arena, completion, admin, db, puzzles, site"
)
WRONG = {
    "simulat": [
        "'simulat'",
        COMMANDS,
    ],
    "simulate --matchs 3": ["--matchs", "--matches"],
    "simulate --matches": ["--matches"],
    "simulate 3 4": ["3 4", "--matches"],
    "replay": ["FILE"],
    "simulate --game chess": ["'chess'", "sannin"],
    "play --game chess": ["'chess'", "sannin"],
    "simulate --option overtme=yes": ["'overtme'", "multipliers, overtime"],
    "simulate --option multipliers=G": ["'G'", "A, B, C, D, E, F"],
    "simulate --option months=13": ["'13'", "12, 6, 3, 1"],
    f"simulate --option months={'9' * 5000}": ["12, 6, 3, 1"],
    "simulate --option overtime": ["'overtime'", "name=value"],
    "simulate --option overtime=no --option overtime=yes": ["overtime=yes", "once"],
    "simulate --seats 4": ["3", "4"],
    "simulate --game nakayoshi --seats 8": ["3", "4", "5", "6", "7", "8"],
    "play --game nakayoshi --seats 2": ["3", "4", "5", "6", "2"],
    "simulate --game shiragiku --seats 2": ["3", "4", "5", "6", "7", "2"],
    "simulate --game nakayoshi --option multipliers=B": ["'multipliers'", "length, extras_on_yaku_end"],
    "play --game shiragiku --option extras_on_yaku_end=no": ["'extras_on_yaku_end'", "length, overtime, inoshikacho"],
    "simulate --game nakayoshi --option length=long": ["'long'", "year, half"],
    "simulate --seats x": ["--seats", "'x'"],
    "simulate --matches 0": ["--matches", "1 to"],
    "simulate --matches 1e3": ["--matches", "'1e3'"],
    "simulate --matches ３": ["--matches", "'３'"],
    "simulate --seed -1": ["--seed", "'-1'"],
    "simulate --seed 9223372036854775808": ["--seed", "9223372036854775807"],
    f"simulate --seed {'9' * 5000}": ["--seed"],
    "simulate --bots clever": ["'clever'", "Whim, Novice, Apprentice, Greedy"],
    "simulate --bots greedy,": ["''", "Whim, Novice, Apprentice, Greedy"],
    "simulate --game bashifen --seats 4 --bots greedy,whim": ["--bots", "4", "2"],
    "simulate --bots greedy,whim": ["3", "2"],
    "play --seats 3 --bots greedy,whim,whim": ["--bots", "2", "3"],
    "play --bots nowhere:Bot": ["nowhere"],
    "simulate --workers 0": ["--workers", "1 to"],
    "games --lang=": ["''", "en, ja, zh"],
    "review x --json=yes": ["--json"],
    "completion tcsh": ["'tcsh'", "bash, zsh, fish"],
    "play --bots clever": ["'clever'", "Whim, Novice, Apprentice, Greedy"],
    "simulate --format xml": ["'xml'", "jsonl, fuda"],
    "replay x --format xml": ["'xml'", "jsonl, sheet, fuda"],
    "--lang fr simulate": ["'fr'", "en, ja, zh"],
    "admin close": ["TABLE"],
    "admin silence x y": ["SEAT", "'y'"],
    "admin ban 192.0.2.1 --minutes 0": ["--minutes", "1 to"],
    "admin drain --seconds x": ["--seconds", "'x'"],
    "serve --metrics here": ["--metrics", "HOST:PORT", "'here'"],
    "serve --metrics 99999": ["--metrics", "'99999'"],
    "serve --metrics :9464": ["--metrics", "':9464'"],
    "serve --log xml": ["--log", "'xml'", "text, json"],
    "db chekc": ["'chekc'", "check, export, import, backup, prune, repair"],
    "db import": ["FILE"],
    "db prune": ["--days"],
    "db prune --days x": ["--days", "'x'"],
    "replay /no/such/file": ["/no/such/file"],
    "replay /": ["/"],
    "simulate --out /no/such/folder/x": ["/no/such/folder/x"],
    "simulate --out /": ["/"],
    "play --record /no/such/folder/x": ["/no/such/folder/x"],
    "odds weather": ["'weather'", "hand-yaku, field, shima, first-cards, stage-cards"],
    "odds field --game hachiju": ["hachijū", "sannin, nakayoshi, shiragiku"],
    "odds stage-cards --game sannin": ["sannin", "bashifen"],
    "odds shima --game chess": ["'chess'", "sannin"],
    "odds first-cards --k 8": ["0 to 7", "8"],
    "odds stage-cards --k 26": ["0 to 25", "26"],
    "odds first-cards --k x": ["--k", "'x'"],
    "odds shima --k 3": ["shima", "k"],
    "odds shima --cards ABC": ["shima"],
    "odds first-cards --cards AB --k 3": ["k"],
    "odds first-cards --cards AA": ["'AA'", "1 to 7"],
    "odds first-cards --cards A1": ["'A1'", "1 to 7"],
    "odds first-cards --cards ABCDEFGH": ["'ABCDEFGH'", "1 to 7"],
    "odds shima --format xml": ["--format", "--json, --csv"],
    "odds shima --plot x.pdf": ["x.pdf", ".png, .svg"],
    "odds shima --json --csv": ["--json, --csv"],
    "odds shima --csv --plot x.png": ["--csv, --plot"],
    "odds shima --plot x.png --out y.txt": ["--plot, --out"],
    "odds --json": ["TOPIC"],
    "odds --out x.txt": ["TOPIC"],
    "odds --game sannin": ["TOPIC"],
    "render --cards A --event 5": ["--cards, --event"],
    "render --cards A --seat 1": ["--cards, --seat"],
    "tally --names a,,b": ["--names", "1 to 24", "''"],
    "tally --names=": ["--names", "1 to 24", "''"],
    "simul'ate": ["simul'ate", COMMANDS],
    "odds shima --out /no/such/folder/x": ["/no/such/folder/x"],
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_usage_is_one_line_with_the_right_usage(line: str, hachiya: Hachiya) -> None:
    message = one_error(hachiya(line))
    for word in WRONG[line]:
        assert word in message


@pytest.mark.parametrize("line", [line for line in WRONG if not line.startswith("--lang")])
def test_wrong_usage_is_reported_in_every_language(line: str, hachiya: Hachiya) -> None:
    errors = {language: one_error(hachiya(f"--lang {language} {line}")) for language in languages()}
    assert len({*errors.values()}) == len(languages())
    assert all(language == "en" or not message.isascii() for language, message in errors.items())


NEAR = {
    "simulat": "simulate",
    "db bakup": "backup",
    "simulate --matchs 3": "--matches",
    "simulate --game sanin": "sannin",
    "simulate --bots gredy": "Greedy",
    "simulate --option multipliers=A --option overtme=yes": "overtime",
    "simulate --format jsnl": "jsonl",
    "odds hand-yako": "hand-yaku",
    "puzzles drill pionts": "points",
}


@pytest.mark.parametrize("line", NEAR)
def test_a_misspelt_name_is_answered_with_the_nearest(line: str, hachiya: Hachiya) -> None:
    assert one_error(hachiya(line)).endswith(f" Did you mean {NEAR[line]}?")
    assert NEAR[line] in one_error(hachiya(f"--lang ja {line}")).rpartition("。")[2]


def test_a_name_like_no_other_is_answered_without_a_guess(hachiya: Hachiya) -> None:
    assert "Did you mean" not in one_error(hachiya("simulate --game chess"))


def test_an_unprintable_name_is_refused(hachiya: Hachiya) -> None:
    for name in ("", "  ", "a\nb", "\x1b[31m", "x" * 25):
        assert "--name" in one_error(hachiya("play --name", name))


def test_version_and_help_are_printed(hachiya: Hachiya) -> None:
    assert hachiya("--version").text == hachiya("-V").text == f"hachiya {__version__}\n"
    assert hachiya("simulate -h").text == hachiya("simulate --help").text
    done = hachiya("--help")
    assert done.code == 0
    for command in ("simulate", "replay", "play", "arena", "odds"):
        assert command in done.text


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_names_every_game(command: str, hachiya: Hachiya) -> None:
    text = hachiya(f"{command} --help").text
    assert all(name in text for name in GAMES)


def test_the_command_line_overrides_the_language_of_the_locale() -> None:
    assert language([], {}) == "en"
    assert language([], {"LANG": "ja_JP.UTF-8"}) == "ja"
    assert language([], {"LANG": "ja_JP.UTF-8", "LC_ALL": "de_DE"}) == "en"
    assert language(["play", "--lang", "ja"], {}) == "ja"
    assert language(["--lang=en", "play"], {"LANG": "ja"}) == "en"
    assert language(["--lang", "fr"], {"LANG": "ja"}) == "ja"
    assert language([], {"LANG": "zh_CN.UTF-8"}) == language(["--lang", "zh"], {"LANG": "ja"}) == "zh"


def test_control_characters_of_a_file_do_not_reach_the_terminal() -> None:
    assert escape_line("a\x1b[2Jb\nc松") == "a\\x1b[2Jb\\nc松"


def test_a_system_error_names_the_file() -> None:
    words = message_of_error(FileNotFoundError(2, "No such file or directory", "x.jsonl"))
    assert say(words, "en") == "x.jsonl: No such file or directory"
    assert say(words, "ja") == "x.jsonl: ファイルやディレクトリがありません"
    assert say(message_of_error(OSError("odd")), "en") == "odd"


def test_an_unwritable_target_is_reported_before_anything_is_played(
    hachiya: Hachiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hachiya.cli.simulate.play_match", lambda *_: pytest.fail("a match was played"))
    one_error(hachiya("simulate --out", tmp_path / "no" / "x"))
    one_error(hachiya("simulate --out", tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_prints_one_line_and_exits_with_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_argv: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("hachiya.cli.app.run", interrupted)
    assert main(["play", "--lang", "en"]) == 130
    assert capsys.readouterr().err == "hachiya: Interrupted\n"
    assert main(["play", "--lang", "zh"]) == 130
    assert capsys.readouterr().err == "hachiya: 已中断\n"


@pytest.mark.parametrize(
    ("closed", "line", "code"),
    [
        ("stdout", "games", 0),
        ("stdout", "odds shima", 0),
        ("stderr", "nonsense", 2),
        ("stdin", "replay -", 2),
        ("stdin", "stats -", 2),
        ("stdin", "play", 0),
        ("stdin", "tally", 0),
    ],
)
def test_a_closed_stream_is_an_empty_one(closed: str, line: str, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, closed, None)
    assert main(line.split()) == code
    getattr(sys, closed).close()


def test_a_password_file_that_is_no_text_is_named(hachiya: Hachiya, tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_bytes(b"\xff\xfe")
    for command in ("serve --no-open", "db check"):
        message = one_error(hachiya(f"{command} --database sqlite:// --database-password-file", file))
        assert message == f"{file}: The file is not text in UTF-8"


@pytest.mark.parametrize("host", ["nonsense..", slow("no.such.host.invalid"), slow("a b")])
def test_a_host_that_does_not_exist_is_named(hachiya: Hachiya, tmp_path: Path, host: str) -> None:
    line = ["--database", f"sqlite:///{tmp_path}/x.sqlite", "--host", host]
    assert one_error(hachiya("serve --no-open --port 0", *line)).startswith(f"There is no host '{host}'")
    assert host in one_error(hachiya("serve --no-open --lang ja --port 0", *line))


def test_a_port_in_use_or_out_of_range_is_named(hachiya: Hachiya, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        message = one_error(hachiya(f"serve --no-open --database sqlite:///{tmp_path}/x.sqlite --port {port}"))
        assert message.startswith(f"127.0.0.1:{port} is in use")
    assert "0 to 65535" in one_error(hachiya("serve --no-open --port 65536"))
