"""Stacked decks: a month typed card by card, played through a real table, judged three times.

A script has one entry a turn: the seat, its hand card and the stock card, each with what it takes (`x`) from the
field. Decisions are entries of their own; whoever is not said to show, shows nothing, and a cancel that is not
written is not made. Entries end with `;` or the line:

    0 shows sanbon: def
    0 CxA ixg; 1 F hxj; 2 VxW o
    2 sage; 0 q l; 2 cancel

`forced` behind `stop` or `cancel` says that there was no choice. `...` at the end lets everyone go on with the first
thing that he may do: play his first card, stop at once, never cancel. Whatever the script does not say must follow from
the cards: the table's events are compared with it, the whole record (closed by a month with 四三) is replayed line
by line, and the referee, who shares nothing with the engine, has to accept it. What a seat is told that stopping and
cancelling pay is compared with what they then pay.
"""

import re
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from hachiya.games.hachihachi.hand_yaku import exposed, hand_yaku, ribbons_to_expose
from hachiya.games.hachihachi.state import KAN, Action, Phase
from hachiya.games.hanafuda.cards import LETTERS, card, letters
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.events import Event
from hachiya.records.recorder import Recorder
from hachiya.records.replay import replays
from tests.advised import check_what_was_said, said_to_be_paid
from tests.playing import NAMES
from tests.referee.sannin import check

Line = dict[str, Any]
Totals = tuple[int, int, int]

CLOSING = (("ghijlmn", "ABEFIJM", "CDGHKLN"), "QRUVYZ", "OPSTWXabcdefkopqrstuv")
"""A month that ends the year at once: seat 0 holds 四三 (VECTORS D7)."""

_TURN = re.compile(r"(\d) (\w)(?:x(\w+))? (\w)(?:x(\w+))?$")
_SHOW = re.compile(r"(\d) shows ([a-z ]+): (\w*)$")
ON = "..."
_DECISION = re.compile(r"(\d) (sage|stop|cancel)( forced)?$")


def kan(*by_seat: float) -> Totals:
    """Points by seat from kan."""
    a, b, c = (int(each * KAN) for each in by_seat)
    return a, b, c


def pay_line(event: Mapping[str, Any]) -> str:
    """A payment as `.fuda` text spells it, without its clause."""
    words = [f"{event['from']}>{event['to']}", str(event["points"]), event["reason"], *event["yaku"]]
    if "for" in event:
        words += ["for", str(event["for"]), "liable", event["liable"]]
    return " ".join(words)


def around(*hands: str, field: str = "") -> tuple[list[str], str, str]:
    """A deal with these hands and field cards. The rest follows in order; no other light comes to the field."""
    left = [letter for letter in LETTERS if letter not in "".join(hands) + field]
    plain = [letter for letter in left if letter not in "AIcos"]
    field += "".join(plain[:: len(plain) // 6][: 6 - len(field)])
    left = [letter for letter in left if letter not in field]
    while len(hands) < 3:
        hands = (*hands, "".join(left[:7]))
        del left[:7]
    return list(hands), field, "".join(left)


@dataclass(frozen=True)
class Month:
    """What a month came to. `pays` and `net` leave the month stone out, as VECTORS.md does."""

    lines: Sequence[Line]

    def only(self, kind: str) -> list[Line]:
        """The lines of one kind."""
        return [line for line in self.lines if line["e"] == kind]

    @property
    def pays(self) -> list[str]:
        return sorted(pay_line(line) for line in self.only("pay") if line["reason"] != "stone")

    def pays_for(self, *reasons: str) -> list[str]:
        """The payments for these reasons."""
        return sorted(pay_line(line) for line in self.only("pay") if line["reason"] in reasons)

    @property
    def net(self) -> Totals:
        return self.net_of()

    def net_of(self, *reasons: str) -> Totals:
        """What each seat won for these reasons; for none named, for everything but the stone."""
        totals = [0, 0, 0]
        for line in self.only("pay"):
            if line["reason"] in reasons or (not reasons and line["reason"] != "stone"):
                totals[line["from"]] -= line["points"]
                totals[line["to"]] += line["points"]
        return totals[0], totals[1], totals[2]

    @property
    def kind(self) -> str:
        return str(self.only("deal")[0]["kind"])

    @property
    def end(self) -> Line:
        """The `deal_end` line."""
        return self.only("deal_end")[0]

    @property
    def why(self) -> str:
        return str(self.end["why"])

    @property
    def winner(self) -> int | None:
        found: int | None = self.end["winner"]
        return found


def script_lines(script: str) -> list[Line]:
    """What a script says, as lines of a record; a turn is two."""
    lines: list[Line] = []
    for entry in filter(None, (part.strip() for part in re.split(r"[;\n]", script))):
        if entry == ON:
            lines.append({"e": ON})
        elif turn := _TURN.match(entry):
            seat, hand, taken, stock, taken_too = turn.groups()
            lines.append({"e": "play", "seat": int(seat), "card": hand, "takes": taken or ""})
            lines.append({"e": "turn", "seat": int(seat), "card": stock, "takes": taken_too or ""})
        elif show := _SHOW.match(entry):
            seat, yaku, cards = show.groups()
            lines.append({"e": "show", "seat": int(seat), "yaku": yaku.split(), "cards": cards})
        elif decision := _DECISION.match(entry):
            seat, word, forced = decision.groups()
            lines.append({"e": word, "seat": int(seat), "forced": bool(forced)})
        else:
            raise ValueError(entry)
    return lines


class Match:
    """A match of stacked months in a record."""

    def __init__(self, options: Mapping[str, str] | None = None, dealer: int = 0) -> None:
        self.table = Table(find("sannin"), options, dealer=dealer)
        self.recorder = Recorder(self.table, NAMES)
        self.record: list[Event] = [self.recorder.match()]

    def month(self, hands: Sequence[str], field: str, stock: str, script: str) -> Month:
        """Deal these cards and play the script through."""
        game, state = self.table.game, self.table.state
        start = len(self.record)
        cards = [[card(letter) for letter in pile] for pile in (*hands, field, stock)]
        deck = game.deck_of(state.books.next_dealer, self.table.seats, cards[:3], cards[3], cards[4])
        self.record += self.recorder.events(self.table.deal(deck))
        left = deque(script_lines(script))
        while not (self.table.awaits_deal or self.table.over):
            action = self._action(left)
            said = said_to_be_paid(self.table, action)
            rows = self.table.act(self.table.turn, action)
            check_what_was_said(said, rows)
            events = self.recorder.events(rows)
            self.record += events
            for event in events:
                self._compare(left, cast(Line, event))
        assert not left or left[0]["e"] == ON, f"the month is over before {left[0]}"
        return Month(cast(list[Line], self.record[start:]))

    def _action(self, left: deque[Line]) -> int:
        """What the seat at turn does next by the script."""
        table = self.table
        phase = table.state.phase
        line: Line = left[0] if left else {"e": "the end", "seat": table.turn}
        kind = line["e"]
        if phase == Phase.SHOW:
            return self._show(line) if kind == "show" and line["seat"] == table.turn else Action.PASS
        if kind == ON:
            return table.legal()[0]
        if phase == Phase.EXPOSE:
            return next(ribbon for ribbon in table.legal() if ribbon in map(card, line["cards"]))
        if phase == Phase.CANCEL and (kind != "cancel" or line["forced"]):
            return Action.PASS
        assert line["seat"] == table.turn, f"seat {table.turn} is at turn, not {line}"
        if phase == Phase.PLAY:
            assert kind == "play", line
            return card(line["card"])
        if phase in (Phase.PICK_HAND, Phase.PICK_STOCK):
            return card(line["takes"])
        assert kind in ("stop", "sage", "cancel"), f"seat {table.turn} has to decide before {line}"
        return {"stop": Action.STOP, "sage": Action.SAGE, "cancel": Action.CANCEL}[kind]

    def _show(self, line: Line) -> int:
        """The reading of the willows that shows what the script says; of 赤's ribbons the choice follows."""
        hand = self.table.state.hands[self.table.turn]
        for action in self.table.legal():
            reading = action - Action.READ
            if action == Action.PASS or sorted(keys(hand_yaku(hand, reading))) != sorted(line["yaku"]):
                continue
            opened = set(letters(exposed(hand, reading)))
            if opened <= set(line["cards"]) and len(line["cards"]) == len(opened) + ribbons_to_expose(hand, reading):
                return action
        raise AssertionError(f"{letters(hand)} cannot show {line}")

    def _compare(self, left: deque[Line], event: Line) -> None:
        """An event must be what the script says next, if it is one that scripts speak of."""
        if event["e"] not in ("play", "turn", "show", "sage", "stop", "cancel"):
            return
        if event["e"] == "show" and not event["yaku"]:
            return
        assert left, f"the script ends before {event}"
        if left[0]["e"] == ON:
            return
        said = left.popleft()
        assert {key: event.get(key) for key in said} == said, f"{event} is not {said}"

    def tally(self, lights: str = "", *facts: Line) -> Month:
        """A month told by facts. The referee knows only cards: such a match ends with `replayed`."""
        start = len(self.record)
        books = self.table.state.books
        line: Line = {"e": "tally", "n": books.month + 1, "dealer": books.next_dealer, "lights": lights}
        rows = self.table.tally({**line, "facts": facts})
        words = {0: "small", 1: "large", 2: "grand"}
        line |= {"kind": words[books.kind], "carry": [words[books.carry]] if books.carry else [], "facts": list(facts)}
        self.record += [cast(Event, line), *self.recorder.events(rows)]
        return Month(cast(list[Line], self.record[start:]))

    def replayed(self) -> Line:
        """Replay the whole record line by line; returns its last line, `match_end`."""
        assert self.table.over
        (replay,) = replays(enumerate(self.record, 1))
        assert replay.complete
        assert replay.events == self.record
        return cast(Line, self.record[-1])

    def judged(self) -> Line:
        """Replay the record and ask the referee; a year under way is closed by 四三 first."""
        if not self.table.over:
            self.month(*CLOSING, "0 shows shiso: ghijlmn")
        check(cast(list[Line], self.record))
        return self.replayed()


def play(
    hands: str, field: str, stock: str, script: str, *, options: Mapping[str, str] | None = None, dealer: int = 0
) -> Month:
    """One month, judged. `hands` are those of seats 0, 1 and 2, with blanks between them."""
    match = Match(options, dealer)
    month = match.month(hands.split(), field, stock, script)
    match.judged()
    return month
