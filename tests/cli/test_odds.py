"""`hachiya odds`: tables, data, figures, and errors for wrong questions."""

import csv
import io
import json
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from hachiya.odds.topics import TOPICS
from tests.cli.command import Hachiya, one_error
from tests.sampling import slow

PNG, SVG = b"\x89PNG", b"<?xml"


def test_odds_topics_are_listed_with_their_games(hachiya: Hachiya) -> None:
    lines = hachiya("odds").text.splitlines()
    assert [line.split()[0] for line in lines] == list(TOPICS)
    assert lines[-1].endswith("[bashifen]")
    assert "手役" in hachiya("--lang ja odds").text


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.slow
def test_every_topic_of_every_game_is_printed_in_both_languages(topic: str, hachiya: Hachiya) -> None:
    for game in TOPICS[topic].games:
        english, japanese = (hachiya(f"--lang {lang} odds {topic} --game {game}") for lang in ("en", "ja"))
        assert english.code == japanese.code == 0
        assert english.text.isascii()
        assert not japanese.text.isascii()
        assert "%" in english.text


def test_the_hand_yaku_table_has_the_known_numbers(hachiya: Hachiya) -> None:
    lines = hachiya("odds hand-yaku").text.splitlines()
    heads, none, chances = lines[2].split(), lines[3].split(), lines[4].split()
    assert heads == ["Compounds", "none", "aka", "tanichi", "toichi", "pikaichi", "karasu", "total"]
    assert none[:4] == ["none", "73.96723%", "2", "kan"]
    assert chances[:2] == ["1/1.35195", "5.954719%"]


def test_json_output_has_exact_fractions(hachiya: Hachiya) -> None:
    answer = json.loads(hachiya("odds field --game nakayoshi --json").text)
    assert (answer["topic"], answer["game"]) == ("field", "nakayoshi")
    kinds = next(table for table in answer["tables"] if table["key"] == "kinds")
    months = [Fraction(row["cells"][3]["exact"]) for row in kinds["rows"]]
    assert sum(months) == 12
    assert [row["cells"][3]["value"] for row in kinds["rows"]] == [float(value) for value in months]


def test_csv_output_has_a_line_for_each_number(hachiya: Hachiya) -> None:
    rows = list(csv.DictReader(io.StringIO(hachiya("odds hand-yaku --game hachiju --csv").text)))
    hands = [
        int(row["hands"]) for row in rows if row["table"] == "compounds" and "total" not in (row["row"], row["column"])
    ]
    assert sum(hands) == 73_629_072
    suroku = next(row for row in rows if (row["row"], row["column"]) == ("sanbon", "suroku"))
    assert (suroku["measure"], suroku["points"]) == ("chance", "100")


def test_first_cards_can_be_given_or_counted(hachiya: Hachiya) -> None:
    text = hachiya("odds first-cards --cards EFGH").text
    assert "any hand yaku" in text
    assert "100.0000%" in text
    assert "1+1" in hachiya("odds first-cards --k 2").text


def test_stage_cards_can_be_limited_to_a_number_of_draws(hachiya: Hachiya) -> None:
    lines = hachiya("odds stage-cards --k 25").text.splitlines()
    assert lines[3].startswith("25 drawn")
    assert len(hachiya("odds stage-cards").text.splitlines()) > 2 * 26


def test_odds_are_written_to_a_file(hachiya: Hachiya, tmp_path: Path) -> None:
    path = tmp_path / "odds.json"
    assert hachiya("odds shima --json --out", path).out == b""
    assert json.loads(path.read_text("utf-8"))["topic"] == "shima"


@pytest.mark.parametrize("topic", [slow("hand-yaku"), slow("field"), "stage-cards"])
def test_a_figure_is_drawn_and_its_file_named(topic: str, hachiya: Hachiya, tmp_path: Path) -> None:
    for name, begin in (("figure.png", PNG), ("figure.svg", SVG)):
        path = tmp_path / name
        done = hachiya(f"odds {topic} --plot", path)
        assert done.text == f"Drawn into {path}\n"
        assert path.read_bytes().startswith(begin)


def test_a_missing_matplotlib_is_reported_with_the_extra_to_install(
    hachiya: Hachiya, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "pip install 'hachiya[plot]'" in one_error(hachiya("odds shima --plot x.png"))
    assert "pip install 'hachiya[plot]'" in one_error(hachiya("--lang ja odds shima --plot x.png"))
