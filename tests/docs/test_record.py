"""The pages of the record format and of the worked examples: their lines replay, and no example is missing."""

import re

import pytest

from hachiya.records import jsonl
from hachiya.records.replay import replays
from tests.docs.pages import DOCS
from tools.docs import record_tables


@pytest.mark.parametrize("record", record_tables.records(), ids=lambda text: re.findall(r'"game":"(\w+)"', text)[0])
def test_the_example_records_replay_to_themselves(record: str) -> None:
    (replay,) = replays(jsonl.loads(record))
    assert jsonl.dump(replay.events) == record


def test_every_json_line_of_the_record_page_is_from_an_example_record() -> None:
    """Facts are checked as parts of lines."""
    shown = re.findall(r"```json\n(.*?)\n```", (DOCS / "library" / "record.md").read_text("utf-8"))
    records = "\n".join(record_tables.records())
    assert len(shown) > 45
    assert [line for line in shown if line not in records] == []


def test_the_worked_examples_page_has_every_example() -> None:
    numbers = {
        int(number)
        for number in re.findall(r"^\| D(\d+) \|", (DOCS / "library" / "worked-examples.md").read_text(), re.M)
    }
    assert numbers == {*range(1, 25), *range(26, 115, 2)}
