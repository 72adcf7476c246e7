import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from hachiya.cli import main


class Done(NamedTuple):
    """The result of a command: exit code and output."""

    code: int
    out: bytes
    err: str

    @property
    def text(self) -> str:
        return self.out.decode()


Hachiya = Callable[..., Done]


@pytest.fixture
def hachiya(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Hachiya:
    """Run a command line in this process, with text on standard input."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(line: str, *more: object, stdin: bytes = b"") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(io.BytesIO(stdin)), encoding="utf-8"))
        code = main([*line.split(), *map(str, more)])
        out, err = capsysbinary.readouterr()
        return Done(code, out, err.decode())

    return run


def one_error(done: Done) -> str:
    """The line of an error; asserts that standard output is empty."""
    assert done.code == 2
    assert done.out == b""
    assert done.err.startswith("hachiya: ")
    assert done.err.count("\n") == 1
    assert done.err.endswith("\n")
    return done.err.removeprefix("hachiya: ").rstrip("\n")
