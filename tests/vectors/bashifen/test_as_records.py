"""The worked examples at the table of 八十分, D-VIII: real deals, each record put to the referee and replayed.

A vector gives points, not cards: random deals are played until one ends with them.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, cast

import pytest

from hachiya.games.bashifen.cards import NAMES, kind_of
from hachiya.games.bashifen.state import Action, Phase
from hachiya.games.table import Table
from hachiya.records.events import Event
from hachiya.records.jsonl import dump, loads
from hachiya.records.recorder import recorder_of
from hachiya.records.replay import replays
from hachiya.words.errors import BadRecord
from tests.bashifen.deals import OPTIONS, pass_until, stacked, table
from tests.playing import choice, rng
from tests.referee.bashifen import referee as bashifen
from tests.referee.hanafuda import sannin

pytestmark = pytest.mark.no_cover  # others run what these run; measured, they take three times as long


class Match:
    """A match and its record so far."""

    def __init__(self, options: Mapping[str, str] = OPTIONS) -> None:
        self.table: Table = table(options)
        self.recorder = recorder_of(self.table, ["A", "B", "C", "D"])
        self.events: list[Event] = [self.recorder.match()]

    def deal(self, deck: list[int] | None = None) -> None:
        self.events += self.recorder.events(self.table.deal(deck))

    def act(self, seat: int, *actions: int) -> None:
        for action in actions:
            self.events += self.recorder.events(self.table.act(seat, action))

    def play(self, seat: int, cards: str) -> None:
        """A whole lead, follow or burial."""
        leads = self.table.state.phase == Phase.PLAY and self.table.state.plays == 0
        self.act(seat, *map(kind_of, cards.split()), *([Action.COMMIT] if leads else []))

    def pass_until(self, drawn: int) -> None:
        pass_until(self.table, drawn)

    def at_random(self, lanes: list[int], until: tuple[Phase, ...] = (Phase.DEAL, Phase.OVER)) -> None:
        """`random` plays on."""
        while self.table.state.phase not in until:
            for seat, action in choice(self.table, lanes):
                self.act(seat, action)

    kept: Mapping[str, Any] | None = None
    """The end of the deal that the vector speaks of, before the match was played on."""

    @property
    def end(self) -> Mapping[str, Any]:
        """The end of the last deal."""
        if self.kept is not None:
            return self.kept
        return cast(Mapping[str, Any], next(event for event in reversed(self.events) if event["e"] == "deal_end"))

    def judged(self) -> None:
        """Played on to the end of the match, the referee accepts every line, and so does replay."""
        self.kept = self.end
        lanes = rng(0)
        while not self.table.over:
            self.deal()
            self.at_random(lanes)
        bashifen.check([dict(event) for event in self.events])
        (replay,) = replays(loads(dump(self.events)))
        assert replay.events == self.events

    def refused(self, wrong: str, right: str, instead: Mapping[str, Any]) -> str:
        """What replay says if a line is replaced; the referee refuses it too."""
        events = [dict(event) for event in self.events]
        place = events.index(json.loads(right))
        events[place] = json.loads(wrong) | instead
        with pytest.raises(sannin.Disagreement) as disagrees:
            bashifen.check(events)
        assert disagrees.value.index == place
        with pytest.raises(BadRecord) as refused:
            list(replays(loads(dump(events))))
        assert refused.value.line == place + 1
        return str(refused.value)


def first_deals() -> Iterator[Match]:
    """Random first deals, played out."""
    for value in count():
        match = Match()
        match.table.state.rng[:] = rng(value)
        match.deal()
        match.at_random(rng(value + 1))
        yield match


def won(points: int) -> Match:
    """The first of them in which 子 has won so many points."""
    return next(match for match in first_deals() if match.end["points"] == points)


@pytest.mark.parametrize(
    ("points", "rise"), [(0, 5), (10, 5), (15, 4), (30, 4), (35, 3), (50, 3), (55, 2), (70, 2), (75, 1)]
)
def test_d106_the_declarers_rise(points: int, rise: int) -> None:
    match = won(points)
    match.judged()
    trumps = next(event for event in match.events if event["e"] == "trumps")
    stage = [0, 0]
    stage[trumps["dealer"] % 2] = 2 + rise
    assert match.end["stage"] == stage


def test_d108_the_partner_is_declarer_next() -> None:
    match = won(55)
    match.judged()
    dealer = next(event for event in match.events if event["e"] == "trumps")["dealer"]
    assert match.end["stage"][dealer % 2] == 4
    assert match.end["dealer"] == (dealer + 2) % 4


def test_d110_the_last_trick_doubles_the_kitty() -> None:
    """70 in tricks, K 10 5 in the kitty, and the last trick: 120."""
    for value in count():
        match = Match()
        match.table.state.rng[:] = rng(value)
        match.deal()
        lanes = rng(value + 1)
        match.at_random(lanes, until=(Phase.BURY,))
        state = match.table.state
        seat = state.turn
        held = [name for kind, name in enumerate(NAMES) if state.one[seat] >> kind & 1]
        kings, tens, fives = ([name for name in held if name[0] == rank] for rank in "KT5")
        nothing = [name for name in held if name[0] not in "KT5LB"]
        match.play(seat, " ".join([kings[0], tens[0], fives[0], *nothing[:5]]) if kings and tens and fives else "")
        if state.phase != Phase.PLAY:
            continue
        match.at_random(lanes)
        tricks = sum(
            event["points"] for event in match.events if event["e"] == "trick" and event["winner"] % 2 != seat % 2
        )
        if (match.end["points"], match.end["widow_points"], tricks) == (120, 25, 70):
            break
    match.judged()
    assert match.end["stage"][1 - seat % 2] == 3, "0 and two steps"
    assert match.end["dealer"] == (seat + 1) % 4


def test_d112_a_pair_is_followed_with_a_pair() -> None:
    match = Match()
    match.deal(stacked(["2S 5H 5H", "KH 9H 9H", "3S 4S", "3C 4C"]))
    match.act(0, kind_of("2S"))
    match.pass_until(100)
    for seat in range(4):
        match.act(seat, Action.PASS)
    state = match.table.state
    spare = [name for kind, name in enumerate(NAMES) if state.one[0] >> kind & 1 and name not in ("2S", "5H")]
    match.play(0, " ".join(spare[:8]))
    match.play(0, "5H 5H")
    match.play(1, "9H 9H")
    match.at_random(rng(1))
    match.judged()
    said = match.refused('{"e":"play","seat":1,"cards":["KH","9H"]}', '{"e":"play","seat":1,"cards":["9H","9H"]}', {})
    assert "9" in said


def test_d114_after_a_pair_no_other_pair_but_jokers() -> None:
    """At stage 8, which 子 reaches from 2 with more than 200 points: the first lead is wrong."""
    match = Match({**OPTIONS, "start": "two"})
    match.deal(stacked(["2S 3H 4H", "AH KH"]))
    match.act(0, kind_of("2S"))
    match.pass_until(100)
    for seat in range(4):
        match.act(seat, Action.PASS)
    state = match.table.state
    spare = [name for kind, name in enumerate(NAMES) if state.one[0] >> kind & 1 and name not in ("2S", "3H", "4H")]
    match.play(0, " ".join(spare[:8]))
    match.play(0, "3H 4H")
    assert match.events[-2]["e"] == "failed_lead"
    assert match.end["stage"] == [2, 8]
    assert match.end["dealer"] == 1
    match.deal(stacked(["8H 8H", "8C", "8S 8S", "LJ LJ"], first=1))
    match.act(1, kind_of("8C"))
    match.pass_until(8)
    match.act(0, Action.PAIR + 1)
    match.pass_until(100)
    match.act(3, Action.LITTLE_JOKERS)
    match.at_random(rng(2))
    match.judged()
    trumps = [event for event in match.events if event["e"] == "trumps"]
    assert trumps[1]["suit"] == "none"
    right = '{"e":"declare","seat":3,"cards":["LJ","LJ"],"drawn":100}'
    said = match.refused('{"e":"declare","seat":2,"cards":["8S","8S"],"drawn":100}', right, {})
    assert "8" in said
