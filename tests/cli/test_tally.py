"""`hachiya tally`, as a person at a real table types it."""

import re
from pathlib import Path

import pytest

from hachiya import Tally, load
from hachiya.cli.tally.keeper import Keeper
from hachiya.words.languages import languages
from tests.cli.command import Hachiya, one_error

NAMES = "--names Aki,Ben,Chie"
FIRST_MONTH = "1|A |1|3|1 |3|2|5| |c"
"""The field with A; hand yaku: Chie, sanbon; captured yaku: Ben, akatan, thrown by nobody; close."""
SECOND_MONTH = "1| |1|2|12 |7|78|89| |c"
"""The field without brights; hand yaku: Ben, tanichi; card points, of which Chie's follow; close."""
CORRECTED_FIRST_MONTH = "e|1 |u |3|1|5| |c"
"""The first month again, without its last fact; captured yaku: Aki, akatan; close."""


def typed(*parts: str) -> bytes:
    """Lines as they are typed: `|` ends a line."""
    return "".join(f"{line.strip()}\n" for part in parts for line in part.split("|")).encode()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sunday.fuda"


def test_a_month_is_entered_and_its_payments_are_told(hachiya: Hachiya, path: Path) -> None:
    done = hachiya(f"tally {NAMES}", path, stdin=typed(FIRST_MONTH, "q"))
    assert (done.code, done.err) == (0, "")
    assert "month 1, Aki deals, a large field\n· field: pine crane\n· Chie showed sanbon\n" in done.text
    assert "Aki pays Chie 4 kan for the hand yaku sanbon" in done.text
    assert done.text.count("Aki pays Chie 4 kan for the hand yaku sanbon") == 1
    assert "· Ben completed akatan\n" in done.text
    assert "Chie pays Ben 14 kan for the captured yaku akatan" in done.text
    assert "month 2, Ben deals" in done.text
    assert done.text.rstrip().splitlines()[-1].startswith("sum")


def test_the_record_is_verified_and_continued(hachiya: Hachiya, path: Path) -> None:
    hachiya(f"tally {NAMES}", path, stdin=typed(FIRST_MONTH, "q"))
    assert hachiya("replay", path).code == 0
    done = hachiya("tally", path, stdin=typed(SECOND_MONTH, "q"))
    assert "month 2, Ben deals" in done.text
    assert "· card points: Aki 78, Ben 89, Chie 97\n" in done.text
    assert "Aki pays Ben 1 kan for nuke" in done.text
    (match,) = load(path)
    assert match.names == ("Aki", "Ben", "Chie")
    assert match.scores == Tally.load(path).match.scores == [-216 - 58, 336 - 49 + 97, -72 - 40]


@pytest.mark.parametrize(
    ("language", "change"),
    [
        ("en", "Deal 1: Aki −18 kan, Ben +23 kan 11 points, Chie −6 kan → Aki +23 kan 11 points"),
        ("ja", "1回目: Akiさん −18貫、Benさん +23貫11点、Chieさん −6貫 → Akiさん +23貫11点、Benさん −18貫"),
        ("zh", "第 1 局：Aki −18贯、Ben +23贯11点、Chie −6贯 → Aki +23贯11点、Ben −18贯"),
    ],
)
def test_an_earlier_month_is_corrected_in_every_language(
    hachiya: Hachiya, path: Path, language: str, change: str
) -> None:
    parts = typed(FIRST_MONTH, SECOND_MONTH, CORRECTED_FIRST_MONTH, "s", "q")
    done = hachiya(f"tally --lang {language} {NAMES}", path, stdin=parts)
    assert change in " ".join(done.text.split("\n"))
    assert Tally.load(path).match.scores == [287 - 58, -216 + 97, -72 - 40]


def test_everything_can_be_taken_back(hachiya: Hachiya, path: Path) -> None:
    done = hachiya(f"tally {NAMES}", path, stdin=typed(FIRST_MONTH, "u|u|u|u", "u", "q"))
    assert "Deal 1: Aki −18 kan, Ben +23 kan 11 points, Chie −6 kan → not settled" in done.text
    assert "u is not possible here." in done.text
    assert Tally.load(path).deals == ()


def test_the_first_dealer_stays_where_every_deal_was_taken_back(hachiya: Hachiya, path: Path) -> None:
    hachiya(f"tally {NAMES} --dealer 2", path, stdin=typed("2|c|u|q"))
    assert Tally.load(path).deals == ()
    assert "month 1, Chie deals" in hachiya("tally --dealer 2", path, stdin=b"q\n").text


@pytest.mark.parametrize("language", languages())
def test_a_file_that_another_tally_has_changed_is_kept(
    hachiya: Hachiya, path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second tally writes while the first one asks for its second month."""
    other = Tally("sannin", dealer=1)
    other.enter({"what": "void"})
    other.close()

    def change_file(keeper: Keeper) -> None:
        if keeper.tally.deals:
            path.write_text(other.match.to_fuda(), "utf-8")
        step(keeper)

    step = Keeper.step
    monkeypatch.setattr(Keeper, "step", change_file)
    monkeypatch.chdir(path.parent)  # the message names the file as it was typed, and a long path would be broken
    done = hachiya(f"tally --lang {language} {NAMES}", path.name, stdin=typed(FIRST_MONTH, SECOND_MONTH, "q"))
    apart = path.with_name("sunday-2.fuda")
    assert done.code == 0
    assert re.search(r"sunday\.fuda .*sunday-2\.fuda", done.text.replace("\n", " "))
    assert Tally.load(path).match.events == other.match.events
    assert len(Tally.load(apart).deals) == 2


def test_an_impossible_entry_is_refused_with_its_reason(hachiya: Hachiya) -> None:
    done = hachiya(f"tally {NAMES}", stdin=typed("1| ", "5|88|88|87", "5|200|100| ", "1|1|1 4", "x", "c", "q"))
    assert "Three seats' points add up to 264, not to 263" in done.text
    assert "Chie cannot have -36 points: the least is 0" in done.text
    assert "sanbon + teshi is not a hand" in done.text
    assert "x is not possible here." in done.text
    assert "c is not possible here." in done.text
    assert "You have left the table; the record lacks 1 fact of the open deal." in done.text


def test_a_number_that_is_too_long_is_refused(hachiya: Hachiya) -> None:
    """In the list of facts, the number of a player, of yaku, and of points."""
    long = "9" * 5000
    done = hachiya(f"tally {NAMES}", stdin=typed(long, f"1| |1|{long}|1|{long}|1", f"7|{long}|80| | ", "q"))
    assert (done.code, done.err) == (0, "")
    assert done.text.count("is not possible here.") == 4
    assert "· Aki showed sanbon" in done.text


def test_an_auction_asks_seat_by_seat(hachiya: Hachiya) -> None:
    done = hachiya("tally --game hachiju --names A,B,C,D", stdin=typed("1|1", "1|2", "1|3", "1|1", "1|1", "q"))
    assert "A? > 1" in done.text
    assert "· B: out" in done.text
    assert "B puts 20 points into the pot for folding." in done.text
    assert "deal 1, A deals, rate 2" in done.text
    assert done.text.count("· C: double\n") > 1


def test_a_deal_of_bashifen_needs_two_facts(hachiya: Hachiya, path: Path) -> None:
    done = hachiya("tally --game bashifen", path, stdin=typed("1|4", "2|45", "c", "q"))
    assert "· seat 3 was declarer" in done.text
    assert "· the opponents won 45" in done.text
    assert Tally.load(path).match.scores == [0, 3 + 2, 0, 3 + 2]


def test_piles_are_counted_by_their_cards(hachiya: Hachiya) -> None:
    pile = "ABCDEFGHIJKLMNOP"
    done = hachiya(f"tally {NAMES}", stdin=typed("1| ", f"5|{pile}|QRSTUVWXYZabcdef| ", "q"))
    assert "· card points: Aki 88, Ben 83, Chie 93" in done.text


def test_wrong_files_and_names_are_errors_of_one_line(hachiya: Hachiya, tmp_path: Path) -> None:
    assert "sannin hachi-hachi is for 3 players" in one_error(hachiya("tally --names A,B"))
    played = tmp_path / "played.jsonl"
    played.write_bytes(hachiya("simulate --seed 1").out)
    assert "Cards were dealt in deal 1" in one_error(hachiya("tally", played))
