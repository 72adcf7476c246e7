import io
import itertools
import re
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, BinaryIO, cast

import pytest

from hachiya.cli import main
from hachiya.cli.play import TerminalMatch
from hachiya.cli.story import story
from hachiya.explain.text import sheet
from hachiya.games.hachihachi.state import Action
from hachiya.games.hanafuda.cards import CARDS, LETTERS, card_name
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.jsonl import load
from hachiya.words.voice import say
from tests.cli.command import Hachiya
from tests.sampling import first, slow

SEATS = {"sannin": (3,), "nakayoshi": (3, 4, 5, 6), "shiragiku": (3,), "hachiju": (2, 3, 4, 5, 6)}
YEARS = [(game, number, lang) for game, seats in SEATS.items() for number in seats for lang in ("ja", "en")]
A_FEW_YEARS = [YEARS[place] for place in (0, 7, 10, 19)]
"""One match of every game, with few seats and with many, in both languages."""
LEFT = {"ja": "席を立ちました", "en": "You have left the table"}
UNITS = {"ja": {"sannin": "点", "shiragiku": "点", "nakayoshi": "文", "hachiju": "点"}, "en": {"nakayoshi": "mon"}}


@pytest.mark.parametrize(("game", "seats", "lang"), first(A_FEW_YEARS, YEARS))
def test_a_year_is_played_from_a_pipe(game: str, seats: int, lang: str, hachiya: Hachiya, tmp_path: Path) -> None:
    record = tmp_path / "year.jsonl"
    line = f"play --game {game} --seats {seats} --seed 5 --lang {lang} --record"
    done = hachiya(line, record, stdin=b"1\n" * 400)
    assert (done.code, done.err) == (0, "")
    assert LEFT[lang] not in done.text
    with_kan = game != "hachiju"
    assert done.text.count(f"{find(game).tag} {'A' if with_kan else 'B1'}") >= (24 if with_kan else 12)
    assert (done.text.count({"ja": "貫", "en": " kan"}[lang]) > 50) == with_kan
    unit = UNITS[lang].get(game, "point")
    assert len(re.findall(rf"\d ?{unit}", done.text)) > 12
    events = [event for _, event in load(record)]
    end = "".join(f"{line}\n" for line in story(find(game), events, lang))
    assert done.text.endswith(f"{sheet(events, lang)}\n{end}")
    replayed = hachiya("replay --format jsonl", record)
    assert (replayed.code, replayed.err) == (0, "")
    assert replayed.out == record.read_bytes()


def loaded(record: Path) -> list[Mapping[str, Any]]:
    """The events of a record."""
    return [cast(Mapping[str, Any], event) for _, event in load(record)]


def months(record: Path) -> list[list[Mapping[str, Any]]]:
    """The events of a record by deal."""
    deals: list[list[Mapping[str, Any]]] = []
    for event in loaded(record):
        if event["e"] == "deal":
            deals.append([])
        if deals:
            deals[-1].append(event)
    return deals


def rounds_watched(record: Path, seat: int) -> list[int]:
    """The number of rounds in each month in which the seat did not play."""
    watched = []
    for events in months(record):
        players = [event["seat"] for event in events if event["e"] == "bid" and event["bid"] == "in"]
        if seat not in players:
            watched.append(sum(event["e"] == "play" and event["seat"] == players[0] for event in events))
    return watched


@pytest.mark.parametrize("answer", [b"2\n", slow(b"1\n")], ids=["folding", "in where it can be"])
@pytest.mark.slow
def test_a_player_out_of_play_watches_the_month(answer: bytes, hachiya: Hachiya, tmp_path: Path) -> None:
    record = tmp_path / "year.jsonl"
    text = hachiya("play --game nakayoshi --seats 6 --seed 4 --lang en --record", record, stdin=answer * 400).text
    match = loaded(record)[0]
    watched = rounds_watched(record, match["names"].index("Guest"))
    assert len(watched) > 2
    assert all(watched)
    assert text.count("You watch this month") == sum(watched)
    assert "Leave the table?" not in text


class Terminal(io.StringIO):
    """A terminal with typed answers."""

    def isatty(self) -> bool:
        return True


@pytest.mark.slow
def test_a_terminal_waits_for_enter_while_watching_and_between_months(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    # They fold at each month's start; the empty answers are for the pauses.
    record = tmp_path / "year.jsonl"

    def fold(_console: object, table: Table, *_: object) -> int:
        return next(action for action in (Action.OUT, Action.PASS, table.legal()[0]) if action in table.legal())

    monkeypatch.setattr("hachiya.cli.hanafuda.desk.ask_action", fold)
    monkeypatch.setattr(sys, "stdin", Terminal("\n" * 1000))
    line = "play --game nakayoshi --seats 6 --option length=half --seed 4 --lang en --record"
    assert main([*line.split(), str(record)]) == 0
    text = capsys.readouterr().out
    match = loaded(record)[0]
    assert text.count("Enter to go on > ") == sum(rounds_watched(record, match["names"].index("Guest"))) > 0
    assert text.count("Enter for the next month > ") == 5


def test_a_hachiju_player_who_folds_watches_the_deal(hachiya: Hachiya, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    line = "play --game hachiju --seats 6 --seed 4 --option deals=4 --lang en --record"
    text = hachiya(line, record, stdin=b"2\n" * 100).text
    assert text.count("Guest folds.") > 1
    guest = loaded(record)[0]["names"].index("Guest")
    rounds = 0
    for events in months(record):
        played = [event["seat"] for event in events if event["e"] == "play"]
        rounds += played.count(played[0]) if played and guest not in played else 0
    assert text.count("You watch this deal") == rounds > 0


def test_the_same_seed_gives_the_same_year(hachiya: Hachiya) -> None:
    first, again, other = (hachiya(f"play --seed {seed}", stdin=b"1\n" * 9).text for seed in (5, 5, 6))
    assert first == again != other


@pytest.mark.parametrize("stdin", [b"", b"1\n", b"?\nq\nn\nnonsense\n\nquit\ny\n"])
def test_leaving_is_no_error_and_the_record_so_far_is_written(stdin: bytes, hachiya: Hachiya, tmp_path: Path) -> None:
    record = tmp_path / "so_far.fuda"
    done = hachiya("play --seed 5 --record", record, stdin=stdin)
    assert (done.code, done.err) == (0, "")
    assert done.text.endswith("You have left the table.\n")
    assert record.read_bytes().startswith(b"fuda 1\n")
    assert hachiya("replay", record).code == 0


def end_match(monkeypatch: pytest.MonkeyPatch, how: Callable[[], object]) -> None:
    """Let something happen when the person is asked for their first choice."""
    monkeypatch.setattr("hachiya.cli.hanafuda.desk.ask_action", lambda *_: how())


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(
    "signal_number", [number for number in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", None)) if number]
)
def test_an_interrupt_keeps_the_record_so_far(
    signal_number: signal.Signals, hachiya: Hachiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end_match(monkeypatch, lambda: signal.raise_signal(signal_number))
    record = tmp_path / "so_far.jsonl"
    done = hachiya("play --seed 5 --record", record)
    assert (done.code, done.err) == (130, "hachiya: Interrupted\n")
    assert list(load(record))[2][1]["e"] == "deal"
    assert list(tmp_path.iterdir()) == [record]


@pytest.mark.usefixtures("interruptible")
def test_a_signal_that_comes_twice_interrupts_once(
    hachiya: Hachiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "so_far.jsonl"
    write = TerminalMatch.write

    def write_late(match: TerminalMatch, stream: BinaryIO, form: str) -> None:
        signal.raise_signal(signal.SIGTERM)
        write(match, stream, form)

    end_match(monkeypatch, lambda: signal.raise_signal(signal.SIGTERM))
    monkeypatch.setattr(TerminalMatch, "write", write_late)
    assert hachiya("play --seed 5 --record", record).code == 130
    assert list(load(record))[2][1]["e"] == "deal"
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="Windows has no SIGHUP")
@pytest.mark.usefixtures("interruptible")
def test_a_signal_that_the_program_handles_itself_is_left_alone(
    hachiya: Hachiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    end_match(monkeypatch, lambda: signal.raise_signal(signal.SIGHUP))
    assert hachiya("play --seed 5 --record", tmp_path / "so_far.jsonl").code == 130
    assert signal.getsignal(signal.SIGTERM) is signal.default_int_handler


@pytest.mark.parametrize("error", [SystemExit, RuntimeError])
def test_an_error_keeps_the_record_so_far(
    error: type[BaseException], hachiya: Hachiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rich raises SystemExit where the reader of the output has closed the pipe."""

    def fail() -> None:
        raise error

    end_match(monkeypatch, fail)
    record = tmp_path / "so_far.jsonl"
    with pytest.raises(error):
        hachiya("play --seed 5 --record", record)
    assert list(load(record))[2][1]["e"] == "deal"
    assert list(tmp_path.iterdir()) == [record]


def test_cards_are_chosen_by_letter_and_wrong_answers_are_explained(hachiya: Hachiya) -> None:
    text = hachiya("play --seed 5 --lang en", stdin=b"0\n99\nzz\n?\nV\n").text
    assert "'0' is not a choice" in text
    assert "'99' is not a choice" in text
    assert "'zz' is not a choice" in text
    assert "Play one card." in text
    assert "Guest plays peony ribbon and takes peony butterflies." in text


def test_the_letter_q_plays_the_willow_ribbon_where_it_is_legal(hachiya: Hachiya) -> None:
    for seed in itertools.count():
        text = hachiya(f"play --seed {seed} --lang en", stdin=b"q\nn\n").text
        if "? quit] > q" in text:
            break
    assert "willow ribbon" in text.split("? quit] > q")[1]
    assert "Leave the table?" not in text.split("? quit] > q")[1].split("] > n")[0]


@pytest.mark.parametrize("game", ["sannin", slow("shiragiku"), "nakayoshi --seats 6", slow("hachiju --seats 5")])
@pytest.mark.parametrize("stdin", [b"2\n", slow(b"")])
def test_only_what_the_seat_may_see_is_shown(game: str, stdin: bytes, hachiya: Hachiya, tmp_path: Path) -> None:
    for seed in range(6):
        record = tmp_path / "x.jsonl"
        text = hachiya(f"play --game {game} --seed {seed} --lang en --name Mia --record", record, stdin=stdin).text
        match = loaded(record)[0]
        for deal, *events in months(record)[:1]:
            seen = deal["hands"][match["names"].index("Mia")] + deal["field"]
            seen += "".join(event.get("card", event.get("cards", "")) for event in events if event["e"] != "stock")
            for card in range(CARDS):
                if f"{LETTERS[card]} {say(card_name(card), 'en')}" in re.split(r"(?:Deal|Month) 2:", text)[0]:
                    assert LETTERS[card] in seen


def test_narrated_events_are_redacted_for_the_player(hachiya: Hachiya, monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[dict[str, Any]] = []
    monkeypatch.setattr("hachiya.cli.play.Narrator", lambda *_: SimpleNamespace(tell=events.append))
    hachiya("play --seed 5")
    deal = next(event for event in events if event["e"] == "deal")
    stock = next(event for event in events if event["e"] == "stock")
    assert sorted(hand == "?" * 7 for hand in deal["hands"]) == [False, True, True]
    assert set(stock["cards"]) == {"?"}


def test_markup_in_a_player_name_is_printed_literally(hachiya: Hachiya) -> None:
    assert "[red]Mia[/red] (you)" in hachiya("play --seed 5 --lang en --name", "[red]Mia[/red]", stdin=b"").text


def test_each_other_seat_can_have_a_bot_of_its_own(hachiya: Hachiya, tmp_path: Path) -> None:
    record = tmp_path / "year.jsonl"
    hachiya("play --game hachiju --bots Greedy,whim,novice --seed 5 --name Hana --record", record, stdin=b"1\n" * 3)
    names = [*cast(list[str], loaded(record)[0]["names"])]
    names.remove("Hana")
    assert names == ["Greedy", "Whim", "Novice"]
