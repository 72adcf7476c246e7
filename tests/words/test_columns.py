"""The columns of letters on a terminal agree with `rich`, which draws the terminal's tables."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from hachiya.words.columns import one_line_text, width
from hachiya.words.languages import ROOT

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
RAINBOW_FLAG = "\N{WAVING WHITE FLAG}\N{VARIATION SELECTOR-16}\N{ZERO WIDTH JOINER}\N{RAINBOW}"
NURSE = "\N{WOMAN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}\N{ZERO WIDTH JOINER}\N{STAFF OF AESCULAPIUS}\ufe0f"


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("", 0),
        ("Hana", 4),
        ("花", 2),
        ("ｱｲｳ", 3),
        ("はちはち", 8),
        ("か\u3099", 2),  # with a mark of its own
        ("Đặng Thị", 8),
        ("नमस्ते", 4),
        ("𠮷野", 4),
        ("♠10", 3),
        ("\N{BLACK HEART SUIT}\ufe0f", 2),  # as a picture
        ("A\ufe0f", 1),
        (FAMILY, 2),
        (RAINBOW_FLAG, 2),
        (NURSE, 2),
    ],
)
def test_the_width_of_a_text_is_counted_in_terminal_columns(text: str, columns: int) -> None:
    assert width(text) == columns == cell_len(text)


def test_every_message_has_the_width_that_rich_computes() -> None:
    lines = [line for path in ROOT.rglob("*.ftl") for line in path.read_text("utf-8").splitlines()]
    assert len(lines) > 1000
    assert [line for line in lines if width(line) != cell_len(line)] == []


@pytest.mark.parametrize(
    ("text", "columns", "shown"),
    [
        ("Hana", 4, "Hana"),
        ("Hanako", 5, "Han.."),
        ("はちはち", 8, "はちはち"),
        ("はちはちは", 9, "はちは.."),  # a half letter does not fit
        ("\N{WAVING WHITE FLAG}\ufe0f Hanako", 6, "\N{WAVING WHITE FLAG}\ufe0f H.."),
        ("two\nlines", 12, "two?lines"),
    ],
)
def test_user_text_is_cut_to_its_column(text: str, columns: int, shown: str) -> None:
    assert one_line_text(text, columns) == shown


@given(st.text(max_size=12), st.integers(4, 12))
def test_user_text_never_exceeds_its_column(text: str, columns: int) -> None:
    assert width(one_line_text(text, columns)) <= columns
