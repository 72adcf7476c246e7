"""A shell completes commands, options and values of a line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hachiya.cli import completion
from hachiya.cli.app import program
from hachiya.games.registry import GAMES
from tests.cli.command import Hachiya, one_error

LINES = {
    "hachiya si": ["simulate", "site"],
    "hachiya db b": ["backup"],
    "hachiya simulate --wor": ["--workers"],
    "hachiya simulate --game ": [*GAMES],
    "hachiya simulate --game bash": ["bashifen"],
    "hachiya simulate --option mul": [f"multipliers={letter}" for letter in "ABCDEF"],
    "hachiya simulate --game bashifen --option win": ["win=past_ace", "win=ace"],
    "hachiya simulate --bots gr": ["greedy", "grandmaster"],
    "hachiya simulate --bots greedy,wh": ["greedy,whim"],
    "hachiya simulate --lang ": ["en", "ja", "zh"],
    "hachiya replay --format ": ["jsonl", "sheet", "fuda"],
    "hachiya odds fi": ["field", "first-cards"],
    "hachiya puzzles drill th": ["throws"],
    "hachiya completion z": ["zsh"],
    "hachiya replay x": [],
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_completed(line: str, hachiya: Hachiya, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", line)
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    monkeypatch.setenv(completion.VARIABLE, "complete_fish")
    done = hachiya("")
    assert [row.partition("\t")[0] for row in done.text.splitlines() if row] == LINES[line]


def test_descriptions_are_in_the_language_of_the_shell(hachiya: Hachiya, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    monkeypatch.setenv(completion.VARIABLE, "complete_fish")
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    for line in ("hachiya ", "hachiya simulate --", "hachiya simulate --game "):
        monkeypatch.setenv("_TYPER_COMPLETE_ARGS", line)
        rows = hachiya("").text.splitlines()
        assert rows
        assert not any(row.partition("\t")[2].isascii() for row in rows)


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_a_script_is_printed_for_each_shell(shell: str, hachiya: Hachiya) -> None:
    done = hachiya(f"completion {shell}")
    assert (done.code, done.err) == (0, "")
    assert "hachiya" in done.text
    assert completion.VARIABLE in done.text


def test_a_wrong_shell_is_refused(hachiya: Hachiya) -> None:
    assert "bash, zsh, fish, powershell" in one_error(hachiya("completion bsh"))


def test_bash_completes_a_line_by_the_script(hachiya: Hachiya, tmp_path: Path) -> None:
    command = tmp_path / "hachiya"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hachiya "$@"\n')
    command.chmod(0o755)
    (tmp_path / "script").write_bytes(hachiya("completion bash").out)
    asked = "source script; COMP_WORDS=(hachiya simu); COMP_CWORD=1; _hachiya_completion hachiya; echo ${COMPREPLY[@]}"
    environment = {
        **os.environ,
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }
    done = subprocess.run(["bash", "-c", asked], cwd=tmp_path, env=environment, capture_output=True, check=False)
    assert (done.stdout, done.stderr) == (b"simulate\n", b"")


def test_every_option_that_lists_its_values_completes_them() -> None:
    for command in program().commands.values():
        for parameter in command.params:
            if "|" in str(getattr(parameter, "metavar", "")):
                assert parameter.shell_complete(None, "")  # type: ignore[arg-type]  # it needs no context
