import itertools
from pathlib import Path
from typing import Any

import pytest

from hachiya.cli.choices import choices_of, pays_now
from hachiya.engine.ledger import PAY
from hachiya.engine.record import copy_into
from hachiya.explain.sheet import sheet
from hachiya.games.hachihachi.state import Action, Phase
from hachiya.games.hanafuda.cards import CARDS, LETTERS, NAMES
from hachiya.games.hanafuda.events import Reason
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.jsonl import load
from tests.cli.command import Hachiya
from tests.playing import positions


@pytest.mark.parametrize(("lang", "left"), [("ja", "席を立ちました"), ("en", "You have left the table")])
def test_a_year_is_played_from_a_pipe(lang: str, left: str, hachiya: Hachiya, tmp_path: Path) -> None:
    record = tmp_path / "year.jsonl"
    done = hachiya(f"play --seed 5 --lang {lang} --record", record, stdin=b"1\n" * 400)
    assert (done.code, done.err) == (0, "")
    assert left not in done.text
    assert done.text.count("SAN A9") >= 12  # month stones
    assert done.text.count({"ja": "貫", "en": "kan"}[lang]) > 50
    assert done.text.endswith(sheet([event for _, event in load(record)], lang).rstrip("\n") + "\n")
    replayed = hachiya("replay --format jsonl", record)
    assert (replayed.code, replayed.err) == (0, "")
    assert replayed.out == record.read_bytes()


def test_the_same_seed_is_the_same_year(hachiya: Hachiya) -> None:
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


def test_an_interrupt_keeps_the_record_so_far(
    hachiya: Hachiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("hachiya.cli.play.ask", interrupted)
    record = tmp_path / "so_far.jsonl"
    done = hachiya("play --seed 5 --record", record)
    assert (done.code, done.err) == (130, "hachiya: interrupted / 中断しました\n")
    assert list(load(record))[2][1]["e"] == "deal"
    assert list(tmp_path.iterdir()) == [record]


def test_cards_are_chosen_by_letter_and_wrong_answers_are_explained(hachiya: Hachiya) -> None:
    text = hachiya("play --seed 5 --lang en", stdin=b"0\n99\nzz\n?\nV\n").text
    assert "'0' is not a choice" in text
    assert "'99' is not a choice" in text
    assert "'zz' is not a choice" in text
    assert "Play one card." in text
    assert "Guest plays peony ribbon and takes peony butterflies." in text


def test_the_letter_q_is_the_willow_ribbon_where_that_can_be_played(hachiya: Hachiya) -> None:
    for seed in itertools.count():
        text = hachiya(f"play --seed {seed} --lang en", stdin=b"q\nn\n").text
        if "? quit] > q" in text:
            break
    assert "willow ribbon" in text.split("? quit] > q")[1]
    assert "Leave the table?" not in text.split("? quit] > q")[1].split("] > n")[0]


def test_only_what_the_seat_may_see_is_shown(hachiya: Hachiya, tmp_path: Path) -> None:
    for seed in range(6):
        record = tmp_path / "x.jsonl"
        text = hachiya(f"play --seed {seed} --lang en --name Mia --record", record).text
        match, _, deal, *events = [event for _, event in load(record)]
        assert match["e"] == "match"
        assert deal["e"] == "deal"
        seen = deal["hands"][match["names"].index("Mia")] + deal["field"]
        seen += "".join(str(event.get("card", event.get("cards", ""))) for event in events[1:])
        for card in range(CARDS):
            if f"{LETTERS[card]} {NAMES[card].en}" in text:
                assert LETTERS[card] in seen


def test_what_is_put_into_words_is_redacted_first(hachiya: Hachiya, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []
    monkeypatch.setattr("hachiya.cli.play.event_sentence", lambda event, *_: told.append(event))
    hachiya("play --seed 5")
    deal = next(event for event in told if event["e"] == "deal")
    stock = next(event for event in told if event["e"] == "stock")
    assert sorted(hand == "?" * 7 for hand in deal["hands"]) == [False, True, True]
    assert set(stock["cards"]) == {"?"}


def test_a_name_is_shown_as_it_is(hachiya: Hachiya) -> None:
    assert "[red]Mia[/red] (you)" in hachiya("play --seed 5 --lang en --name", "[red]Mia[/red]", stdin=b"").text


def test_stopping_says_what_it_pays_now() -> None:
    checked = 0
    for seed in range(20):
        for table in positions(seed):
            for action in (Action.STOP, Action.CANCEL):
                if table.state.phase not in (Phase.DECIDE, Phase.CANCEL) or action not in table.legal():
                    continue
                offer = next(choice for choice in choices_of(table, "abc", "en") if choice.action == action)
                foretold = pays_now(table, action)
                trial = Table(find("sannin"), table.options)
                copy_into(trial.state, table.state)
                paid = [0, 0, 0]
                for event, payer, payee, points, reason, *_ in trial.act(table.turn, action):
                    if event == PAY and reason != Reason.STONE:
                        paid[payer] -= points
                        paid[payee] += points
                assert foretold == paid
                assert f"{foretold[0]:+d}" in offer.text.plain
                checked += 1
    assert checked > 5
