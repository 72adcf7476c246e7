"""The terminal's text while searches are compiled."""

import io
import sys

import pytest

from hachiya.cli.preparing import progress_of_preparation, progress_text
from hachiya.workers.preparing import Progress

RUN = (Progress(0, 2, 38.2), Progress(0, 2, 37.2), Progress(1, 2, 12.4), Progress(1, 2, 1.0), Progress(2, 2, 0))


@pytest.mark.parametrize(
    ("progress", "en", "ja"),
    [
        (RUN[0], "0 of 2 searches compiled, about 40 s left", "探索 2 件中 0 件をコンパイル済み、あと約 40 秒"),
        (RUN[2], "1 of 2 searches compiled, about 10 s left", "探索 2 件中 1 件をコンパイル済み、あと約 10 秒"),
        (RUN[3], "1 of 2 searches compiled, about 5 s left", "探索 2 件中 1 件をコンパイル済み、あと約 5 秒"),
        (RUN[4], "2 of 2 searches compiled", "探索 2 件中 2 件のコンパイルが済みました"),
    ],
)
def test_compile_progress_is_described_in_words(progress: Progress, en: str, ja: str) -> None:
    assert (progress_text(progress, "en"), progress_text(progress, "ja")) == (en, ja)


def test_progress_in_a_file_has_a_line_for_each_search(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_of_preparation("en") as show:
        for progress in RUN:
            show(progress)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [progress_text(progress, "en") for progress in (RUN[0], RUN[2], RUN[4])]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_on_a_terminal_updates_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress_of_preparation("en") as show:
        for progress in RUN:
            show(progress)
    text = terminal.getvalue()
    assert text.count("\n") == 1
    for progress in RUN:
        assert progress_text(progress, "en") in text


def test_no_progress_is_printed_where_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress_of_preparation("en"):
        pass
    assert terminal.getvalue() == ""
