"""Stacked decks: a month typed card by card, played through a real table, judged three times.

A script has one entry a turn: the seat, its hand card and the stock card, each with what it takes (`x`) from the
field. Decisions are entries of their own; whoever is not said to show, shows nothing, and a cancel that is not
written is not made. Entries end with `;` or the line:

    0 unseen; 1 out; 2 in; 3 in forced; 4 squeezed akatan: BFJ
    0 in; 1 double; 2 out; 3 squeezed
    0 shows sanbon: def
    0 CxA ixg; 1 F hxj; 2 VxW o
    2 sage; 0 q l; 2 cancel

A decision stands behind its turn. Where yaku are declared at once it is made when the game asks, be it with the hand
card; a stock card that is not turned then may be left out. `forced` says that there was no choice. `...` at the end
lets everyone go on with the first thing that they may do: come in, play their first card, stop at once, never cancel.
Whatever the script does not say must follow from the cards: the table's events are compared with it, the whole record
(brought to its end by months of no account) is replayed line by line, and the rule set's referee, who shares nothing
with the engine, has to accept it. What a seat is told that stopping and cancelling pay is compared with what they then
pay.
"""

import re
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from hachiya.games.hanafuda.cards import LETTERS, card, letters
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.events import Event
from hachiya.records.recorder import recorder_of
from hachiya.records.replay import replays
from tests.advised import check_promise, promise_of
from tests.referee.hanafuda import hachiju, nakayoshi, sannin, shiragiku
from tests.vectors.hanafuda.rule_sets import HAC, NAK, SAN, SHI, Totals

Line = dict[str, Any]

REFEREES = {NAK: nakayoshi.check, SAN: sannin.check, SHI: shiragiku.check, HAC: hachiju.check}
SHORTEST: dict[str, dict[str, str | int]] = {
    NAK: {"length": "half"},
    SAN: {},
    SHI: {"length": "half"},
    HAC: {"deals": 2},
}
"""Options that make matches short and change no payment of a month."""

CLOSING = (("ghijlmn", "ABEFIJM", "CDGHKLN"), "QRUVYZ", "OPSTWXabcdefkopqrstuv")
"""A month that ends the year at once: seat 0 holds 四三 (worked example D7)."""

_TURN = re.compile(r"(\d) (\w)(?:x(\w+))?(?: (\w)(?:x(\w+))?)?$")
_SHOW = re.compile(r"(\d) (shows|squeezed)([a-z ]*):(?: (\w+))?$")
ON = "..."
SEVEN = 7
"""The number of seats at a table where one seat draws the white card."""
_DECISION = re.compile(r"(\d) (sage|stop|cancel)( forced)?$")
_BID = re.compile(r"(\d) (unseen|in|out|double)( forced)?$")
_PUT_OUT = re.compile(r"(\d) squeezed$")
DECISIONS = {"play", "turn", "show", "sage", "stop", "cancel", "bid", "squeezed"}


def pay_line(event: Mapping[str, Any]) -> str:
    """A payment as fuda text, without its clause."""
    words = [f"{event['from']}>{event['to']}", str(event["points"]), event["reason"], *event["yaku"]]
    if "for" in event:
        words += ["for", str(event["for"]), "liable", event["liable"]]
    return " ".join(words)


def around(*hands: str, field: str = "", seats: int = 3) -> tuple[list[str], str, str]:
    """A deal with these hands and field cards; the rest follows in order, with no other light on the field."""
    left = [letter for letter in LETTERS if letter not in "".join(hands) + field]
    plain = [letter for letter in left if letter not in "AIcos"]
    field += "".join(plain[:: len(plain) // 6][: 6 - len(field)])
    left = [letter for letter in left if letter not in field]
    while len(hands) < seats:
        hands = (*hands, "".join(left[:: len(left) // 7][:7]))
        left = [letter for letter in left if letter not in hands[-1]]
    return list(hands), field, "".join(left)


def short_month(seats: int, dealer: int, winner: int, white: int | None = None) -> tuple[list[str], str, str]:
    """A deal in which everyone's first choices let the winner make 赤短 in the third turn.

    Up to five seats hold nothing that is paid for; the holder of the `white` card holds nothing at all.
    """
    field, own, late = "BFJMQU", "CGKchot", "ADEHILY"
    left = [letter for letter in LETTERS if letter not in field + own + late]
    by_offset = ["".join(left[first::4]) for first in range(4)] + [late]
    by_offset.insert((winner - dealer) % seats, own)
    if white is not None:
        by_offset.insert((white - dealer) % seats, "")
    return [by_offset[(seat - dealer) % seats] for seat in range(seats)], field, "".join(left) + late


def seated(deal: tuple[str, str, str, str], dealer: int) -> tuple[list[str], str, str, str]:
    """A deal and its script, written for dealer 0, with this seat as the dealer."""
    by_offset, field, stock, script = deal
    hands = by_offset.split()
    turned = re.sub(r"\b[0-5](?= )", lambda seat: str((int(seat[0]) + dealer) % len(hands)), script)
    return [hands[(seat - dealer) % len(hands)] for seat in range(len(hands))], field, stock, turned


@dataclass(frozen=True)
class Month:
    """The result of a month; `pays` and `net` leave the month stone out, as the worked examples do."""

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
        """The points that each seat won for these reasons; without reasons all but the stone."""
        totals = [0] * len(self.end["scores"])
        for line in self.only("pay"):
            if line["reason"] in reasons or (not reasons and line["reason"] != "stone"):
                for account, sign in ((line["from"], -1), (line["to"], 1)):
                    if account not in ("pot", "board"):
                        totals[account] += sign * line["points"]
        return tuple(totals)

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
        winner: int | None = self.end["winner"]
        return winner


def script_lines(script: str) -> list[Line]:
    """The lines of a record that scripts cover; a turn is two if its stock card is written."""
    lines: list[Line] = []
    for entry in filter(None, (part.strip() for part in re.split(r"[;\n]", script))):
        if entry == ON:
            lines.append({"e": ON})
        elif turn := _TURN.match(entry):
            seat, hand, from_hand, stock, from_stock = turn.groups()
            lines.append({"e": "play", "seat": int(seat), "card": hand, "takes": from_hand or ""})
            if stock:
                lines.append({"e": "turn", "seat": int(seat), "card": stock, "takes": from_stock or ""})
        elif show := _SHOW.match(entry):
            seat, word, yaku, cards = show.groups()
            kind = {"shows": "show", "squeezed": "squeezed"}[word]
            lines.append({"e": kind, "seat": int(seat), "yaku": yaku.split(), "cards": cards or ""})
        elif bid := _BID.match(entry):
            seat, word, forced = bid.groups()
            if word == "unseen":
                lines.append({"e": "mizuten", "seat": int(seat), "yes": True})
            else:
                lines.append({"e": "bid", "seat": int(seat), "bid": word, "forced": bool(forced)})
        elif put_out := _PUT_OUT.match(entry):
            lines.append({"e": "squeezed", "seat": int(put_out[1])})
        elif decision := _DECISION.match(entry):
            seat, word, forced = decision.groups()
            lines.append({"e": word, "seat": int(seat), "forced": bool(forced)})
        else:
            raise ValueError(entry)
    return lines


class Match:
    """A match of stacked months in a record."""

    def __init__(
        self, options: Mapping[str, str | int] | None = None, dealer: int = 0, *, game: str = SAN, seats: int = 3
    ) -> None:
        self.table = Table(find(game), SHORTEST[game] if options is None else options, seats=seats, dealer=dealer)
        self.recorder = recorder_of(self.table, list("ABCDEFG"[:seats]))
        self.record: list[Event] = [self.recorder.match()]

    def month(self, hands: Sequence[str], field: str, stock: str, script: str, *, white: int | None = None) -> Month:
        """Deal these cards and play the script through.

        `stock` lies as it is drawn, after an auction too. A redealt deal ends with its `redeal` line. `white`
        is the seat that draws the white card, and has no hand.
        """
        game, state, seats = self.table.game, self.table.state, self.table.seats
        start = len(self.record)
        left = deque(script_lines(script))
        if not self.table.awaits_deal:
            unseen = bool(left) and left[0]["e"] == "mizuten"
            self._act(left, Action.IN if unseen else Action.PASS)
        if white is not None:
            self._record(left, self.table.draw_white(white))
        cards = [[card(letter) for letter in pile] for pile in (*hands, field, stock)]
        dealt = {number for pile in cards[:-1] for number in pile}
        rest = [number for number in dict.fromkeys(cards[-1]) if number not in dealt]
        deck = hanafuda(game).deck_of(state.books.next_dealer, seats, cards[:seats], cards[seats], rest)
        second = list(dict.fromkeys(cards[-1] + deck))
        self._record(left, self.table.deal(deck, second))
        while not begins_month(self.table):
            self._act(left, self._action(left))
        assert not left or left[0]["e"] == ON, f"the month is over before {left[0]}"
        return Month(cast(list[Line], self.record[start:]))

    def won_by(self, winner: int, bids: str = "") -> Month:
        """Play a month in which this seat makes 赤短, after these bids."""
        dealer = self.table.state.books.next_dealer
        white = (dealer - 1) % SEVEN if self.table.seats == SEVEN else None
        deal = short_month(self.table.seats, dealer, winner, white)
        return self.month(*deal, f"{bids}; {ON}", white=white)

    def pass_month(self) -> Month:
        """Play a month in which its dealer makes 赤短."""
        return self.won_by(self.table.state.books.next_dealer)

    def _act(self, left: deque[Line], action: int) -> None:
        expected = promise_of(self.table, action)
        rows = self.table.act(self.table.turn, action)
        check_promise(expected, rows)
        self._record(left, rows)

    def _record(self, left: deque[Line], rows: Sequence[Sequence[int]]) -> None:
        """Write down what happened, and assert that the script has it."""
        events = self.recorder.events(rows)
        self.record += events
        for event in events:
            self._compare(left, cast(Line, event))

    def _action(self, left: deque[Line]) -> int:
        """The next action of the seat at turn by the script."""
        table = self.table
        phase = table.state.phase
        if phase == Phase.DECIDE_HAND:
            decide_before_stock(left)
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
        if phase == Phase.BID:
            assert kind == "bid", line
            return {"in": Action.IN, "out": Action.OUT, "double": Action.DOUBLE}[line["bid"]]
        assert kind in ("stop", "sage", "cancel"), f"seat {table.turn} has to decide before {line}"
        return {"stop": Action.STOP, "sage": Action.GO_ON, "cancel": Action.CANCEL}[kind]

    def _show(self, line: Line) -> int:
        """The choice that shows what the script says; of 赤's ribbons the choice follows."""
        table = self.table
        for action in table.legal():
            advised = hanafuda(table.game).advise(table.game.observe(table.state, table.turn), table.rules, action)
            if advised.does != "show" or sorted(keys(advised.yaku or 0)) != sorted(line["yaku"]):
                continue
            opened = set(letters(advised.cards or 0))
            chosen = advised.ribbons.count if advised.ribbons else 0
            if opened <= set(line["cards"]) and len(line["cards"]) == len(opened) + chosen:
                return action
        raise AssertionError(f"{letters(table.state.hands[table.turn])} cannot show {line}")

    def _compare(self, left: deque[Line], event: Line) -> None:
        """Assert that an event is the script's next, if scripts cover it."""
        if event["e"] not in DECISIONS and not (event["e"] == "mizuten" and event["yes"]):
            return
        if event["e"] == "show" and not event["yaku"]:
            return
        assert left, f"the script ends before {event}"
        if event["e"] in ("stop", "sage"):
            decide_before_stock(left)
        if left[0]["e"] == ON:
            return
        decision = left.popleft()
        assert {key: event.get(key) for key in decision} == decision, f"{event} is not {decision}"

    def tally(self, lights: str = "", *facts: Line) -> Month:
        """Tell a month by facts. The referee knows only cards, so that the match ends with `replayed`."""
        start = len(self.record)
        books = self.table.state.books
        line: Line = {"e": "tally", "n": books.month + 1, "dealer": books.next_dealer, "lights": lights}
        line |= hanafuda(self.table.game).tally_json(books, self.table.rules, line)
        rows = self.table.tally({**line, "facts": facts})
        line["facts"] = list(facts)
        self.record += [cast(Event, line), *self.recorder.events(rows)]
        return Month(cast(list[Line], self.record[start:]))

    @property
    def final_payments(self) -> list[str]:
        """The payments after the last month."""
        lines = cast(list[Line], self.record)
        last = max(index for index, line in enumerate(lines) if line["e"] == "deal_end")
        return [pay_line(line) for line in lines[last:] if line["e"] == "pay"]

    def replayed(self) -> Line:
        """Replay the whole record line by line, and return its last line, `match_end`."""
        assert self.table.over
        (replay,) = replays(enumerate(self.record, 1))
        assert replay.complete
        assert replay.events == self.record
        return cast(Line, self.record[-1])

    def judged(self) -> Line:
        """Bring the match to its end, replay the record, and ask the referee."""
        name = self.table.game.name
        if name == SAN and not self.table.over:
            self.month(*CLOSING, "0 shows shiso: ghijlmn")
        while not self.table.over:
            self.pass_month()
        REFEREES[name](cast(list[Line], self.record))
        return self.replayed()


def begins_month(table: Table) -> bool:
    """Whether the month is over, the last one included."""
    return table.over or bool(table.game.begins_month(table.state))


def decide_before_stock(left: deque[Line]) -> None:
    """Whether あがり and 下げ after the hand card come before the stock card, which is not turned after あがり."""
    if len(left) > 1 and left[0]["e"] == "turn" and left[1]["e"] in ("stop", "sage"):
        turned = left.popleft()
        if left[0]["e"] == "sage":
            left.insert(1, turned)


def play(
    hands: str,
    field: str,
    stock: str,
    script: str,
    *,
    options: Mapping[str, str | int] | None = None,
    dealer: int = 0,
    game: str = SAN,
) -> Month:
    """Play one month, and judge it. `hands` are those of seats 0, 1, 2 and so on, with blanks between them."""
    match = Match(options, dealer, game=game, seats=len(hands.split()))
    month = match.month(hands.split(), field, stock, script)
    match.judged()
    return month
