"""`hachiya render`: pictures of records and of cards."""

from pathlib import Path

import pytest

import hachiya as library
from tests.cli.command import Hachiya, one_error


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.fuda"
    path.write_text(library.play("sannin", bots="random", seed=8).to_fuda(), "utf-8")
    return path


def test_the_last_table_of_a_record_is_printed(hachiya: Hachiya, record: Path) -> None:
    assert hachiya("render", record).text == library.svg(next(library.load(record)))


def test_a_record_is_read_from_standard_input(hachiya: Hachiya, record: Path) -> None:
    assert hachiya("render - --event 12", stdin=record.read_bytes()) == hachiya("render --event 12", record)


def test_an_earlier_table_is_drawn_as_a_seat_sees_it(hachiya: Hachiya, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    assert hachiya(f"render {record} --event 12 --seat 1 --theme dark --lang ja --out {out}").code == 0
    match = next(at for number, (_, at) in enumerate(next(library.load(record)).steps(), 1) if number == 12)
    assert out.read_text("utf-8") == library.svg(match.view(1), lang="ja", theme="dark")


def test_cards_are_drawn_as_png_in_double_size(hachiya: Hachiya, tmp_path: Path) -> None:
    out = tmp_path / "cards.png"
    assert hachiya("render --cards", "AS BJ", "--out", out).code == 0
    content = out.read_bytes()
    assert content.startswith(b"\x89PNG")
    assert int.from_bytes(content[16:20]) == 2 * (2 * 88 + 16)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("render", "Either a record or --cards is to be drawn"),
        ("render --cards A {record}", "Either a record or --cards is to be drawn"),
        ("render --cards A1", "There is no card '1'"),
        ("render --cards A --out x.gif", "ends in .svg or .png, not to x.gif"),
        ("render --cards A --theme blue", "--theme"),
        ("render {record} --event 9999", "events, and none after 9999"),
        ("render {record} --seat 3", "There is no seat 3"),
        ("render nothing.fuda", "nothing.fuda"),
    ],
)
def test_wrong_wishes_are_refused(hachiya: Hachiya, record: Path, line: str, complaint: str) -> None:
    assert complaint in one_error(hachiya(line.format(record=record)))
