import json
from pathlib import Path

import pytest

from hachiya.records.jsonl import dump
from tests.cli.command import Hachiya, one_error
from tests.records.fair.shuffled import fair_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of a match with fair shuffles."""
    path = tmp_path / "fair.jsonl"
    path.write_bytes(dump(fair_record(3)).encode())
    return path


def test_verify_reports_each_deal_and_the_seats_whose_words_it_uses(record: Path, hachiya: Hachiya) -> None:
    done = hachiya("verify", record)
    assert (done.code, done.err) == (0, "")
    first, *deals = done.text.splitlines()
    assert first == "Match 1: All 12 deals are as promised"
    assert deals[0] == "  Deal 1: The cards follow from the secret that was promised and the words of A and C"
    assert deals[2] == "  Deal 3: The cards follow from the secret that was promised; nobody added words"
    assert len(deals) == 12


def test_verify_reports_the_same_for_both_formats_in_every_language(
    record: Path, hachiya: Hachiya, tmp_path: Path
) -> None:
    fuda = tmp_path / "fair.fuda"
    fuda.write_bytes(hachiya("replay --format fuda", record).out)
    assert hachiya("verify", fuda) == hachiya("verify", record)
    assert hachiya("verify --lang ja", record).text.startswith("勝負1: 全12局が約束どおりです")
    assert hachiya("verify --lang zh", record).text.startswith("第 1 场：全部 12 局都符合承诺")


def test_a_failed_verification_sets_the_exit_code(record: Path, hachiya: Hachiya, tmp_path: Path) -> None:
    """Exit code 1 for a wrong secret, a secret that was not revealed, or no secrets at all; 2 for a wrong record."""
    text = record.read_text()
    wrong = hachiya("verify -", stdin=text.replace("02" * 32, "ab" * 32).encode())
    assert wrong.code == 1
    assert wrong.text.startswith("Match 1: 1 of 12 deals is not as promised\n")
    assert "  Deal 2: Its secret is not the one that was promised\n" in wrong.text
    sealed = "".join(line for line in text.splitlines(True) if '"reveal","n":2,' not in line)
    done = hachiya("verify -", stdin=sealed.encode())
    assert done.code == 1
    assert done.text.startswith("Match 1: 11 of 12 deals are as promised; the others cannot be checked\n")
    plain = tmp_path / "plain.jsonl"
    hachiya("simulate --seed 8 --out", plain)
    done = hachiya("verify", plain)
    assert done.code == 1
    assert done.text.startswith("Match 1: This record has no fair shuffle\n")
    assert one_error(hachiya("verify -", stdin=text.replace('"kind":"small"', '"kind":"grand"', 1).encode()))


def test_verify_json_has_a_line_for_each_match(record: Path, hachiya: Hachiya) -> None:
    (line,) = hachiya("verify --json", record).text.splitlines()
    result = json.loads(line)
    assert result["match"] == 1
    assert result["deals"][0] == {"n": 1, "verdict": "holds", "words": [0, 2], "why": None}
