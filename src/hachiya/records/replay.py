"""Replays records: every line is played or recomputed by the engine and must agree with it.

What a seat or a shuffle decided is taken from the record, if it is legal; everything that follows from it (turned
cards, payments, ends) is due next and must stand there. Payments that fall due together may stand in any order.
In a hand-written file (`lenient`) what can be recomputed may be missing; what is written is checked.
"""

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NoReturn, cast

from hachiya.engine.errors import BadRecord, HachiyaError
from hachiya.engine.record import copy_into
from hachiya.games import registry
from hachiya.games.hanafuda.cards import CARDS, LETTERS, card
from hachiya.games.hanafuda.dealing import FIELD_CARDS, HAND
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.seating import first_dealer
from hachiya.games.table import Table
from hachiya.records.events import Event
from hachiya.records.jsonl import dump_line
from hachiya.records.lines import TruncatedRecord
from hachiya.records.recorder import Recorder

AROUND = {"commit", "entropy", "reveal", "seat", "note"}
"""Events around the game: they carry no rule."""

OMITTABLE = {
    "mizuten", "bid", "squeezed", "shima", "show", "turn", "stop", "cancel", "pay", "deal_end", "match_end",
}  # fmt: skip
"""What a hand-written file may leave out where it follows by itself."""

_BIDS = {"in": Action.IN, "out": Action.OUT, "double": Action.DOUBLE}
_CLAUSE = re.compile(r"[A-Z]{3} ([AB]\d+|C-\d+)")


class Replay:
    """One match, line by line. `events` are the verified events, complete ones also where the file was not."""

    def __init__(self, lenient: bool) -> None:
        self.lenient = lenient
        self.table: Table | None = None
        self.events: list[Event] = []
        self.line = 0
        self.truncated = False
        self._due: deque[Event] = deque()

    @property
    def complete(self) -> bool:
        """Has the match been played to its end?"""
        return self.table is not None and self.table.over and not self._due

    def feed(self, line: int, event: Mapping[str, Any]) -> None:
        """The next line; BadRecord if it does not follow from those before."""
        self.line = line
        if event["e"] in AROUND and self.table is not None:
            self.events.append(cast(Event, dict(event)))
        elif self.table is None:
            self._open(event)
        elif event["e"] == "draw_seats":
            self._draw_seats(event)
        else:
            while not self._is_due(event):
                self._decide(event)

    def end(self) -> None:
        """No more lines: in a hand-written file what follows by itself is added."""
        if self.lenient:
            while self._due and self._due[0]["e"] in OMITTABLE:
                self.events.append(self._due.popleft())

    def _fail(self, en: str, ja: str) -> NoReturn:
        raise BadRecord(en, ja, self.line)

    # ---------------------------------------------------------------- the head

    def _open(self, event: Mapping[str, Any]) -> None:
        if event["e"] != "match":
            self._fail("a record begins with a `match` event", "記録は match で始まります")
        if "viewer" in event:
            self._fail(
                f"this is what viewer {event['viewer']!r} saw; only the full record can be replayed",
                f"これは {event['viewer']!r} から見た記録です。再生できるのは全体の記録だけです",
            )
        try:
            game = registry.find(event["game"])
            if event["version"] != game.version:
                self._fail(
                    f"{game.name} version {event['version']} is unknown; this program plays version {game.version}",
                    f"{game.name} のバージョン {event['version']} は未知です。{game.version} に対応しています",
                )
            self.table = Table(game, event.get("options", {}), seats=event.get("seats"))
        except BadRecord:
            raise
        except HachiyaError as error:
            self._fail(error.en, error.ja)
        missing = self.table.options.keys() - event.get("options", {}).keys()
        if missing and not self.lenient:
            names = ", ".join(sorted(missing))
            self._fail(f"`options` lacks {names}", f"options に {names} がありません")
        seats = self.table.seats
        names = event.get("names", [str(seat) for seat in range(seats)])
        if len(names) != seats:
            self._fail(f"`names` has {len(names)} names for {seats} seats", f"{seats}席に名前が{len(names)}個あります")
        self.recorder = Recorder(self.table, names)
        match = cast(dict[str, Any], self.recorder.match())
        self.events.append(cast(Event, match | {key: event[key] for key in ("id", "t") if key in event}))

    def _draw_seats(self, event: Mapping[str, Any]) -> None:
        assert self.table is not None
        if any(seen["e"] not in AROUND | {"match"} for seen in self.events):
            self._fail("`draw_seats` stands before the first deal", "draw_seats は最初の deal の前に置きます")
        try:
            dealer = first_dealer(event["draws"], self.table.seats, self.table.game.seating)
        except HachiyaError as error:
            self._fail(error.en, error.ja)
        if event.get("dealer", dealer) != dealer:
            self._fail(
                f"by these draws seat {dealer} is the first dealer, not seat {event['dealer']}",
                f"この札では最初の胴は席{event['dealer']}ではなく席{dealer}です",
            )
        self.table.first_dealer(dealer)
        self.events.append(cast(Event, {**event, "dealer": dealer}))

    # ---------------------------------------------------------------- what is due

    def _is_due(self, event: Mapping[str, Any]) -> bool:
        """Check `event` against what is due; False if nothing is, and a decision is wanted."""
        while self._due:
            right = self._due[0]
            if right["e"] == "pay" == event["e"]:
                self._pay(event)
                return True
            if right["e"] == "stock":
                self._stock(event)
                return True
            omitted = self.lenient and right["e"] in OMITTABLE and right.get("seat") != event.get("seat")
            if right["e"] == event["e"] and not omitted:
                wrong = disagreement(event, right, self.lenient)
                if wrong:
                    self._fail(
                        f"{wrong} does not agree: right is {dump_line(right)}",
                        f"{wrong} が合いません。正しくは {dump_line(right)} です",
                    )
                self._accept(0, event)
                return True
            if not (self.lenient and right["e"] in OMITTABLE):
                self._fail(
                    f"found `{event['e']}` where this was due: {dump_line(right)}",
                    f"`{event['e']}` がありますが、ここでは {dump_line(right)} のはずです",
                )
            self.events.append(self._due.popleft())
        return False

    def _pay(self, event: Mapping[str, Any]) -> None:
        """One of the payments that are due together."""
        due = []
        for index, right in enumerate(self._due):
            if right["e"] != "pay":
                break
            if disagreement(event, right, self.lenient) is None:
                self._accept(index, event)
                return
            due.append(dump_line(right))
        self._fail(
            f"this payment is not due; due: {' '.join(due)}",
            f"この支払いはここでは生じません。生じるのは {' '.join(due)} です",
        )

    def _accept(self, index: int, event: Mapping[str, Any]) -> None:
        right = cast(dict[str, Any], self._due[index])
        del self._due[index]
        written = {key: event[key] for key in ("clause", "t") if key in event}
        self.events.append(cast(Event, right | written))

    # ---------------------------------------------------------------- decisions

    def _decide(self, event: Mapping[str, Any]) -> None:
        """Nothing is due: `event` must be what a shuffle or the seat at turn decided."""
        table = self.table
        assert table is not None
        if table.over:
            self._fail("the match is over", "勝負は終わっています")
        phase = table.state.phase
        if event["e"] == "tally" and table.game.begins_month(table.state):
            self._tally(event)
            return
        if table.awaits_deal:
            self._deal(event)
            return
        if phase == Phase.CANCEL and event["e"] != "cancel":
            self._act(Action.PASS)
        elif phase == Phase.MIZUTEN and self.lenient and event["e"] == "deal":
            self._seat_first_dealer(event.get("dealer"))
            self._act(Action.PASS)
        elif phase == Phase.MIZUTEN:
            self._seat_first_dealer(event.get("seat"))
            self._expect(event, "mizuten")
            self._act(Action.IN if event["yes"] else Action.PASS)
        elif phase == Phase.BID:
            self._expect(event, "bid")
            self._bid(event)
        elif phase == Phase.SHOW:
            self._expect(event, "show")
            self._show(event)
        elif phase == Phase.PLAY:
            self._expect(event, "play")
            self._act(card(event["card"]))
            if table.state.phase == Phase.PICK_HAND:
                self._take(event)
        elif phase == Phase.PICK_STOCK:
            self._expect(event, "turn")
            self._take(event)
        elif phase in (Phase.DECIDE, Phase.DECIDE_HAND):
            self._expect(event, "stop", "sage")
            self._act(Action.STOP if event["e"] == "stop" else Action.SAGE)
        else:
            self._expect(event, "cancel")
            self._act(Action.CANCEL)

    def _expect(self, event: Mapping[str, Any], *kinds: str) -> None:
        assert self.table is not None
        seat = self.table.turn
        if event["e"] not in kinds or event["seat"] != seat:
            words = " or ".join(f"`{kind}`" for kind in kinds)
            found = f"`{event['e']}`" + (f" of seat {event['seat']}" if "seat" in event else "")
            self._fail(
                f"found {found} where {words} of seat {seat} was due",
                f"ここでは席{seat}の {words} のはずですが、{found} があります",
            )

    def _act(self, action: int) -> None:
        assert self.table is not None
        try:
            rows = self.table.act(self.table.turn, action)
        except HachiyaError as error:
            self._fail(error.en, error.ja)
        self._due.extend(self.recorder.events(rows))

    def _bid(self, event: Mapping[str, Any]) -> None:
        """What a seat says in the auction."""
        self._act(_BIDS[event["bid"]])

    def _take(self, event: Mapping[str, Any]) -> None:
        """Which of two field cards."""
        assert self.table is not None
        choices = "".join(LETTERS[action] for action in self.table.legal())
        if len(event.get("takes", "")) != 1 or event["takes"] not in choices:
            self._fail(
                f"{event['card']} takes one of {choices}: `takes` must say which",
                f"{event['card']} は {choices} のどちらかを取ります。takes に書いてください",
            )
        self._act(card(event["takes"]))

    def _show(self, event: Mapping[str, Any]) -> None:
        """The choices that show exactly this: a reading of the willows, and ribbons of 赤."""
        assert self.table is not None
        path = self._path_to(event, self.table.state)
        if path is None:
            names = [self.table.game.action_name(self.table.state, choice) for choice in self.table.legal()]
            self._fail(
                f"this hand cannot show that; legal: {', '.join(name.en for name in names)}"
                " (and of 赤's ribbons all but four)",
                f"この手からそれは公開できません。できるのは {'、'.join(name.ja for name in names)} です"
                "(赤の短冊は4枚まで伏せます)",
            )
        for action in path:
            self._act(action)

    def _path_to(self, event: Mapping[str, Any], state: Any) -> list[int] | None:
        assert self.table is not None
        game = self.table.game
        for action in range(CARDS + Action.PASS):
            if not game.legal(state) >> action & 1:
                continue
            trial = Table(game, self.table.options)
            copy_into(trial.state, state)
            shown = Recorder(trial, self.recorder.names).events(trial.act(trial.turn, action))
            if shown and disagreement(event, shown[0], self.lenient) is None:
                return [action]
            rest = None if shown else self._path_to(event, trial.state)
            if rest is not None:
                return [action, *rest]
        return None

    # ---------------------------------------------------------------- deals

    def _deal(self, event: Mapping[str, Any]) -> None:
        """Hands and field are taken as they were dealt; in which order the rest lies, `stock` will say."""
        table = self.table
        assert table is not None
        if event["e"] not in ("deal", "redeal"):
            self._fail(f"found `{event['e']}` where `deal` was due", f"`{event['e']}` がありますが deal のはずです")
        self._check_hands(event)
        self._seat_first_dealer(event.get("dealer"))
        hands = [[card(letter) for letter in hand] for hand in event["hands"]]
        field = [card(letter) for letter in event["field"]]
        dealt = {*field, *(found for hand in hands for found in hand)}
        rest = [found for found in range(CARDS) if found not in dealt]
        deck = hanafuda(table.game).deck_of(table.state.books.next_dealer, table.seats, hands, field, rest)
        self._due.extend(self.recorder.events(table.deal(deck)))

    def _stock(self, event: Mapping[str, Any]) -> None:
        """The stock must be all that is neither in a hand nor on the field; its order is the record's."""
        table = self.table
        assert table is not None
        if event["e"] != "stock":
            self._fail(f"found `{event['e']}` where `stock` was due", f"`{event['e']}` がありますが stock のはずです")
        right = {LETTERS[found] for found in hanafuda(table.game).stock_cards(table.state)}
        twice = sorted({letter for letter in event["cards"] if event["cards"].count(letter) > 1 or letter not in right})
        if twice:
            self._refuse_twice(twice)
        missing = "".join(letter for letter in LETTERS if letter in right and letter not in event["cards"])
        if missing:
            self._fail(f"these cards are never dealt: {missing}", f"配られていない札があります: {missing}")
        hanafuda(table.game).order_stock(table.state, [card(letter) for letter in event["cards"]])
        self._due[0] = cast(Event, {"e": "stock", "cards": event["cards"]})
        self._accept(0, event)

    def _check_hands(self, event: Mapping[str, Any]) -> None:
        assert self.table is not None
        seats = self.table.seats
        if len(event["hands"]) != seats or {len(hand) for hand in event["hands"]} != {HAND}:
            self._fail(f"a deal gives {HAND} cards to each of {seats} seats", f"{seats}人に{HAND}枚ずつ配ります")
        if len(event["field"]) != FIELD_CARDS:
            self._fail(f"{FIELD_CARDS} cards lie on the field", f"場札は{FIELD_CARDS}枚です")
        letters = "".join(event["hands"]) + event["field"]
        twice = sorted({letter for letter in letters if letters.count(letter) > 1})
        if twice:
            self._refuse_twice(twice)

    def _refuse_twice(self, twice: list[str]) -> NoReturn:
        names = ", ".join(twice)
        self._fail(f"these cards are dealt twice: {names}", f"2回配られた札があります: {names}")

    def _seat_first_dealer(self, dealer: int | None) -> None:
        """Without a draw of seats the first deal alone says who deals it."""
        assert self.table is not None
        if dealer is None:
            return
        if dealer not in range(self.table.seats):
            self._fail(f"there is no seat {dealer}", f"席{dealer}はありません")
        if not any(seen["e"] in ("draw_seats", "mizuten", "deal", "tally") for seen in self.events):
            self.table.first_dealer(dealer)

    def _tally(self, event: Mapping[str, Any]) -> None:
        table = self.table
        assert table is not None
        self._seat_first_dealer(event.get("dealer"))
        books = table.state.books
        told = {"dealer": books.next_dealer, **event}
        words = hanafuda(table.game).tally_words(books, table.rules, told)
        try:
            rows = table.tally({**told, **words})
        except HachiyaError as error:
            self._fail(error.en, error.ja)
        void = any(fact["what"] == "void" for fact in event["facts"])
        tallied = {
            "e": "tally",
            "n": books.month + void,
            "dealer": told["dealer"],
            **words,
            "facts": event["facts"],
        }
        self._due.append(cast(Event, tallied))
        self._due.extend(self.recorder.events(rows))


def disagreement(found: Mapping[str, Any], right: Mapping[str, Any], lenient: bool) -> str | None:
    """The first key of a line that does not agree with what is right, None if all do.

    `t` is anyone's; a `clause` may name any section of the rules. `lenient` allows keys to be missing, but a payment
    without `for` and `liable` is one's own.
    """
    for key in dict.fromkeys([*found, *right]):
        if key == "t" or (key == "clause" and _CLAUSE.match(str(found.get(key, "")))):
            continue
        if key not in found and lenient and key not in ("for", "liable"):
            continue
        if key == "field" and sorted(found[key]) == sorted(right[key]):
            continue  # as dealt: in any order
        if key not in found or key not in right or found[key] != right[key]:
            return f"`{key}`"
    return None


def replays(lines: Iterable[tuple[int, Mapping[str, Any]]], lenient: bool = False) -> Iterator[Replay]:
    """Every match of a file, verified; the last may be incomplete, where the file ends early.

    BadRecord at the first line that cannot be.
    """
    replay: Replay | None = None
    source = iter(lines)
    while True:
        try:
            line, event = next(source)
        except StopIteration:
            break
        except TruncatedRecord:
            if replay is None:
                raise
            replay.truncated = True
            break
        if event["e"] == "match" and replay is not None:
            replay.end()
            if not replay.complete:
                raise BadRecord(
                    "a new match begins before the last one has ended",
                    "前の勝負が終わる前に次の勝負が始まっています",
                    line,
                )
            yield replay
            replay = None
        if replay is None:
            replay = Replay(lenient)
        replay.feed(line, event)
    if replay is not None:
        replay.end()
        yield replay
