"""A person at a table of 八十分, through a pipe and at a terminal."""

import io
import itertools
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from hachiya.bots.registry import find_bot
from hachiya.cli import main
from hachiya.cli.bashifen.cards import typed_cards
from hachiya.cli.bashifen.desk import BashifenDesk
from hachiya.cli.story import story
from hachiya.engine.record import values
from hachiya.explain.text import sheet
from hachiya.games.bashifen.actions import kind_of_shown_pair
from hachiya.games.bashifen.cards import NAMES, kind_of
from hachiya.games.bashifen.state import Action, Phase, State
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.jsonl import load
from tests.bashifen.deals import dealt, in_play
from tests.cli.command import Hachiya
from tests.sampling import slow

PLAYERS = ("Ann", "Bea", "Cho", "Dan")
Answers = list[str]


def answer_of(view: State, chosen: list[int]) -> str:
    """The text of a choice as a person types it."""
    if chosen == [Action.PASS]:
        return ""
    if view.phase == Phase.DRAW:
        pair = kind_of_shown_pair(view.books.trump_rank, chosen[0])
        return typed_cards([chosen[0]] if pair is None else [pair, pair])
    return typed_cards(kind for kind in chosen if kind != Action.COMMIT)


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """All answers of a person who plays like greedy, collected in the order of the questions during a match."""
    answers: Answers = []
    bot = find_bot("greedy")

    def ask(desk: BashifenDesk, view: State) -> list[int]:
        chosen = bot.choose(desk.table.view(desk.seat), [])
        answers.append(answer_of(view, chosen))
        return chosen

    monkeypatch.setattr(BashifenDesk, "ask", ask)
    return answers


def loaded(record: Path) -> list[Mapping[str, Any]]:
    """The events of a record."""
    return [cast(Mapping[str, Any], event) for _, event in load(record)]


@pytest.mark.parametrize(("lang", "left"), [slow("ja", "席を立ちました"), slow("en", "You have left the table")])
def test_a_match_is_played_from_a_pipe(
    lang: str, left: str, hachiya: Hachiya, typist: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, again = tmp_path / "match.jsonl", tmp_path / "again.jsonl"
    line = f"play --game bashifen --option win=ace --seed 5 --lang {lang} --record"
    assert hachiya(line, record).code == 0
    monkeypatch.undo()
    script = "".join(f"{answer}\n" for answer in typist)
    done = hachiya(line, again, stdin=script.encode())
    assert (done.code, done.err) == (0, "")
    assert again.read_bytes() == record.read_bytes()
    assert left not in done.text
    end = "".join(f"{line}\n" for line in story(find("bashifen"), loaded(again), lang))
    assert done.text.endswith(f"{sheet(loaded(again), lang)}\n{end}")
    questions = done.text.count("? q] > ")
    assert questions == len(typist) > 50
    replayed = hachiya("replay --format jsonl", again)
    assert (replayed.out, replayed.err) == (again.read_bytes(), "")
    deals = sum(event["e"] == "deal_end" for event in loaded(again))
    assert " ".join(done.text.split()).count("BAS C-97") == deals - 1


def test_narrated_events_are_redacted_for_the_player(hachiya: Hachiya, monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[dict[str, Any]] = []
    monkeypatch.setattr("hachiya.cli.play.Narrator", lambda *_: SimpleNamespace(tell=events.append))
    hachiya("play --game bashifen --seed 5", stdin=b"\n" * 30)
    deal = next(event for event in events if event["e"] == "deal")
    assert set(deal["draws"]) == set(deal["widow"]) == {"?"}
    assert all(set(event["cards"]) == {"?"} for event in events if event["e"] == "bury")
    assert "play" in {event["e"] for event in events}


def at(
    table: Table, *answers: str, seat: int = 0, lang: str = "en", names: tuple[str, ...] = PLAYERS
) -> tuple[Any, str]:
    """The choice of the person at `seat` by these answers, and the text that they read."""
    console = Console(file=io.StringIO(), width=200, highlight=False, markup=False, emoji=False)
    desk = BashifenDesk(console, lambda: table, seat, names, lang)
    left = list(answers)

    def typed_line(prompt: str, **_: object) -> str:
        console.print(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    vars(console)["input"] = typed_line
    before = values(table.state)
    chosen = desk.choose()
    assert values(table.state) == before
    assert not left
    assert isinstance(console.file, io.StringIO)
    return chosen, console.file.getvalue()


HANDS = ("AS KS KS QS 9S 2H AH", "JS TS 3S 4H 6H LJ 6D", "3D 3D 4D 4D 5D 6D 7D", "3C 3C 4C 4C 5C 6C 7C")


def names(chosen: list[int]) -> str:
    return " ".join(NAMES[action] for action in chosen if action != Action.COMMIT)


def test_a_wrong_answer_repeats_the_question_without_loss() -> None:
    chosen, text = at(in_play(*HANDS, trumps="H"), "AS AH", "XS", "JS", "", "AS")
    assert names(chosen) == "AS"
    for error in ("A lead is of one suit", "'XS' is no card", "You do not hold ♠J", "No card is named"):
        assert error in text
    assert text.count("You lead") == 1
    _, japanese = at(in_play(*HANDS, trumps="H"), "AS AH", "AS", lang="ja")
    assert "リードは1つのスートだけです。♠A はスペード、♥A は切札です。" in japanese


def test_an_uncertain_throw_asks_for_confirmation() -> None:
    table = in_play(*HANDS, trumps="H")
    chosen, text = at(table, "AS KS KS QS", "n", "AS KS KS")
    assert names(chosen) == "AS KS KS"
    assert "If another hand can beat ♠Q, the deal ends there and all points left go to the other side" in text
    chosen, text = at(table, "AS KS KS QS", "y")
    assert names(chosen) == "AS KS KS QS"
    _, japanese = at(table, "AS KS KS QS", "はい", lang="ja")
    assert "♠Q に勝てる札がほかの人の手札にあれば" in japanese


@pytest.mark.parametrize("lead", ["QS", "KS KS", "AS KS KS"])
def test_single_cards_pairs_and_certain_throws_need_no_confirmation(lead: str) -> None:
    chosen, text = at(in_play(*HANDS, trumps="H"), lead)
    assert names(chosen) == lead
    assert chosen[-1] == Action.COMMIT
    assert "y/n" not in text


def test_the_confirmation_of_a_throw_does_not_depend_on_other_hands() -> None:
    # Nobody has an ace of spades beside this one, or all others have: the seat cannot know.
    hands = (
        ("AS QS QS 9S", "KS KS 3S 4H", "3D 3D 4D 4D", "3C 3C 4C 4C"),
        ("AS QS QS 9S", "3D 4D 3S 4H", "3D 4D 5D 6D", "3C 3C 4C 4C"),
    )
    for dealt_so in hands:
        _, text = at(in_play(*dealt_so, trumps="H"), "AS QS QS", "y")
        assert "If another hand can beat ♠Q ♠Q" in text


def test_the_only_legal_play_is_made_without_a_question() -> None:
    table = in_play("AS 2D 2C", "3S 5D 6D", "3D 3D 4D", "3C 3C 4C", trumps="H")
    for action in (kind_of("AS"), Action.COMMIT):
        table.act(0, action)
    chosen, text = at(table, seat=1)
    assert names(chosen) == "3S"
    assert text == "No other choice: ♠3\n"
    last = in_play("AS", "3S", "3D", "3C", trumps="H")
    chosen, text = at(last, lang="ja")
    assert chosen == [kind_of("AS"), Action.COMMIT]
    assert text == "選択の余地なし: ♠A\n"


def test_the_help_text_describes_the_present_choice() -> None:
    _, text = at(in_play(*HANDS, trumps="H"), "?", "AS")
    assert "A lead is one card, a pair of equal cards, or a throw: several top cards of one suit." in text
    assert "Name cards (AS, 10H, BJ, LJ)" in text
    _, text = at(in_play(*HANDS, trumps="H"), "?", "AS", lang="ja")
    assert "トップカードは" in text


def questions_of(
    desk: BashifenDesk, table: Table, answers: Callable[[State], str], shows: int = Action.PASS
) -> list[tuple[int, str]]:
    """The questions to a person at seat 0 during a whole draw: the number of drawn cards, and the answer.

    Seat 1 shows the card `shows` as soon as it may.
    """
    questions = []

    def ask(view: State) -> list[int]:
        answer = answers(view)
        questions.append((int(view.drawn), answer))
        desk.waits_with = table.game.calls(table.state, 0) & ~(1 << Action.PASS) if answer == "w" else 0
        return [Action.PASS] if answer in ("", "w") else [kind_of(answer)]

    vars(desk)["ask"] = ask
    while table.state.phase == Phase.DRAW:
        seat = table.turn
        may_show = seat == 1 and shows in table.legal()
        for action in desk.choose() if seat == 0 else [shows if may_show else Action.PASS]:
            table.act(seat, action)
    return questions


def desk_of(table: Table) -> BashifenDesk:
    return BashifenDesk(Console(file=io.StringIO(), width=80), lambda: table, 0, PLAYERS, "en")


def test_a_player_is_asked_to_declare_after_own_draws_and_at_the_end() -> None:
    table = dealt("3S 2S", "2H 2H 2D 2D 2C 2C 2S")
    questions = questions_of(desk_of(table), table, lambda _: "")
    assert [drawn for drawn, _ in questions] == [*range(5, 100, 4), 100]


def test_a_waiting_player_is_asked_again_when_a_higher_declaration_is_possible() -> None:
    table = dealt("3S 2S 3S 3H 2S", "3H 4S 5S 6S 7S 8S 9S 2H")
    questions = questions_of(desk_of(table), table, lambda _: "w")
    assert [drawn for drawn, _ in questions][:2] == [5, 17]
    assert len(questions) < 6


def test_a_waiting_player_is_asked_after_a_declaration_by_another() -> None:
    table = dealt("2S 3S 2S", "3H 4S 5S 6S 7S 8S 9S 2H 2C", "2D 2H 2C 2D")
    questions = questions_of(desk_of(table), table, lambda _: "w", shows=kind_of("2H"))
    assert [drawn for drawn, _ in questions] == [1, 9, 30, 100]


def test_a_player_who_has_declared_is_not_asked_again_at_once() -> None:
    table = dealt("2S 2S", "2H 2H")
    questions = questions_of(desk_of(table), table, lambda view: "2S" if view.drawn == 1 else "")
    assert questions[0] == (1, "2S")
    assert questions[1][0] == 5


def test_leaving_the_table_is_no_error_and_the_record_so_far_replays(hachiya: Hachiya, tmp_path: Path) -> None:
    for stdin in (b"", b"?\nq\nn\nnonsense\n\nquit\ny\n"):
        record = tmp_path / "so_far.fuda"
        done = hachiya("play --game bashifen --seed 5 --record", record, stdin=stdin)
        assert (done.code, done.err) == (0, "")
        assert done.text.endswith("You have left the table.\n")
        assert hachiya("replay", record).code == 0


class Terminal(io.StringIO):
    """A terminal with typed answers."""

    def isatty(self) -> bool:
        return True


@pytest.mark.slow
def test_a_terminal_waits_for_enter_after_tricks_and_deals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typist: Answers, tmp_path: Path
) -> None:
    record = tmp_path / "match.jsonl"
    monkeypatch.setattr(sys, "stdin", Terminal("\n" * 2000))
    line = "play --game bashifen --option win=ace --seed 5 --lang en --record"
    assert main([*line.split(), str(record)]) == 0
    text = capsys.readouterr().out
    events = loaded(record)
    guest = events[0]["names"].index("Guest")
    deals = sum(event["e"] == "deal_end" for event in events)
    # The prompt comes between two tricks, unless the person leads the next trick.
    leads = [
        later["seat"] for event, later in itertools.pairwise(events) if event["e"] == "trick" and later["e"] == "play"
    ]
    assert text.count("Enter for the next trick > ") == sum(seat != guest for seat in leads) > 50
    assert text.count("Enter for the next deal > ") == deals - 1
    assert typist
