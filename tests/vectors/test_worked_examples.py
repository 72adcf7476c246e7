"""The worked examples, each under its number: matches in `data`, recomputed line by line and put to a referee.

A match breaks off where its example ends. Its first note says what the example is about, and what each seat wins in
the last deal, the month stone left out; after `for` stand the reasons that count. `refused` says why the last line is
wrong. `alike in` names the games in which the same holds. Where payments are written, nothing else is paid in that deal
but stones.
"""

import re
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hachiya.games.registry import find, usual_options
from hachiya.games.unit import KAN
from hachiya.records import fuda
from hachiya.records.replay import replays
from hachiya.words.errors import BadRecord
from tests.referee.bashifen import referee as bashifen
from tests.referee.hanafuda import hachiju, nakayoshi, sannin, shiragiku

pytestmark = pytest.mark.no_cover  # others run what these run; measured, they take three times as long

DATA = Path(__file__).parent / "data"
Line = dict[str, Any]
REFEREES: dict[str, Callable[[list[Line]], None]] = {
    "nakayoshi": nakayoshi.check,
    "sannin": sannin.check,
    "shiragiku": shiragiku.check,
    "hachiju": hachiju.check,
    "bashifen": bashifen.check,
}
GAME = re.compile(r"^game (\w+)(\S*) v\d+( seats \d)?")
NOTE = re.compile(r'^note "D(?P<number>\d+) [^:"]+(?:: (?:refused, (?P<fault>[^"]+)|(?P<wins>[^"]+)))?"$', re.MULTILINE)
ALIKE = re.compile(r'^note "alike in ([^"]+)"$', re.MULTILINE)
DEAL = re.compile(r"^(?:deal|tally) ", re.MULTILINE)
PAY = re.compile(r"^pay (?!.* stone)", re.MULTILINE)


class Example(NamedTuple):
    """A match of an example in one game."""

    number: int
    game: str
    text: str
    fault: str | None
    """The error of the last line."""
    wins: str | None

    def __str__(self) -> str:
        return f"d{self.number}-{self.game}"


def examples() -> Iterator[Example]:
    for file in DATA.glob("*.fuda"):
        for text in re.split(r"^(?=game )", file.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            head, note, alike = GAME.match(text), NOTE.search(text), ALIKE.search(text)
            assert head, text
            assert note, text
            for game in [head[1], *(alike[1].split() if alike else ())]:
                own = GAME.sub(rf"game {game}\2 v{find(game).version} seats 3", text) if game != head[1] else text
                yield Example(int(note["number"]), game, own, note["fault"], note["wins"])


def won(payments: list[Line], reasons: list[str], seats: int) -> list[int]:
    """The points that each seat wins for these reasons; without reasons all."""
    totals = [0] * seats
    for line in payments:
        for account, sign in ((line["from"], -1), (line["to"], 1)):
            if account in range(seats) and line["reason"] in (reasons or [line["reason"]]):
                totals[account] += sign * line["points"]
    return totals


def points(wins: str, seats: int) -> list[int]:
    """`A +4 B -2 C -2 kan` in points by seat; in an auction the seats are P1, P2 and so on."""
    totals = [0] * seats
    for seat, number in re.findall(r"(P?\w) ([+-]\d+)", wins):
        totals["ABCDEF".index(seat) if len(seat) == 1 else int(seat[1]) - 1] = int(number)
    return [total * KAN for total in totals] if wins.endswith("kan") else totals


@pytest.mark.parametrize("example", sorted(examples()), ids=str)
def test_a_worked_example_is_recomputed(example: Example) -> None:
    lines = fuda.load(BytesIO(f"{fuda.HEADER}\n{example.text}".encode()), usual_options)
    if example.fault:
        with pytest.raises(BadRecord, match=re.escape(example.fault)):
            list(replays(lines, lenient=True))
        return
    (replay,) = replays(lines, lenient=True)
    events = [dict(event) for event in replay.events]
    last = max(index for index, event in enumerate(events) if event["e"] in ("deal", "tally"))
    payments = [event for event in events[last:] if event["e"] == "pay" and event["reason"] != "stone"]
    seats = replay.table.seats
    if example.wins:
        wins, _, reasons = example.wins.partition(" for ")
        assert won(payments, reasons.split(), seats) == points(wins, seats)
    written = len(PAY.findall(DEAL.split(example.text)[-1]))
    assert written in (0, len(payments))
    if "\ntally " not in example.text:
        judge(example.game, events)


def judge(game: str, events: list[Line]) -> None:
    """Assert that the referee accepts every line, or misses the next one where the match breaks off."""
    try:
        REFEREES[game](events)
    except sannin.Disagreement as disagreement:
        if disagreement.index < len(events):
            raise


def test_the_worked_examples_are_complete() -> None:
    assert {example.number for example in examples()} == {*range(1, 25), *range(26, 115, 2)}
