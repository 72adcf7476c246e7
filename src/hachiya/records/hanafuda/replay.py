"""Replays records of the games with flower cards; payments that fall due together may stand in any order."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, NoReturn, cast

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import BOARD, NOBODY
from hachiya.games.hanafuda.advice import Advice
from hachiya.games.hanafuda.cards import CARDS, LETTERS, card, letters
from hachiya.games.hanafuda.dealing import FIELD_CARDS, HAND
from hachiya.games.hanafuda.events import Liable, Reason
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.yaku import from_keys, in_words, keys
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event
from hachiya.records.facts import Facts
from hachiya.records.hanafuda.recorder import HanafudaRecorder
from hachiya.records.jsonl import dump_line
from hachiya.records.replaying import Replay
from hachiya.words.arguments import Seat
from hachiya.words.errors import HachiyaError, IllegalFact
from hachiya.words.message import Message
from hachiya.words.say import record as say

_BIDS = {"in": Action.IN, "out": Action.OUT, "double": Action.DOUBLE}


class HanafudaReplay(Replay):
    """A match with flower cards."""

    recorders = HanafudaRecorder
    omittable: ClassVar[frozenset[str]] = frozenset(
        {"mizuten", "bid", "squeezed", "shima", "show", "turn", "stop", "cancel", "pay", "deal_end", "match_end"}
    )

    def __init__(self, table: Table, names: Sequence[str], lenient: bool) -> None:
        super().__init__(table, names, lenient)
        self.game = hanafuda(table.game)
        self._drawn: AnyEvent | None = None
        """A white card that was drawn where it is not known yet what came before it."""

    # ---------------------------------------------------------------- what is due

    def _takes(self, event: AnyEvent, right: Event) -> bool:
        if right["e"] == "pay" == event["e"]:
            self._pay(event)
            return True
        if right["e"] == "stock":
            self._stock(event)
            return True
        return False

    def _alike(self, key: str, found: Any, right: Any) -> bool:
        """Yaku and field stand in any order."""
        return sorted(found) == sorted(right) if key in ("field", "yaku") else super()._alike(key, found, right)

    def _disagreement(self, found: AnyEvent, right: AnyEvent) -> str | None:
        """As in `Replay`; the `clause` of a payment may name any section that speaks of it."""
        if right["e"] == found["e"] == "pay" and found.get("clause") in self._clauses(right):
            found = {**found, "clause": right["clause"]}
        return super()._disagreement(found, right)

    @cached_property
    def _chosen(self) -> set[str]:
        """The clauses of options that are not as usual."""
        chosen = [one for one in self.game.options if self.table.options[one.name] != one.usual]
        return {one.clause.partition(" ")[2] for one in chosen}

    def _clauses(self, pay: AnyEvent) -> set[str]:
        payer = BOARD if pay["from"] == "board" else NOBODY
        liable = Liable[pay["liable"].upper()] if "liable" in pay else Liable.NOT
        reason, yaku = Reason[pay["reason"].upper()], from_keys(pay["yaku"])
        sections = self.game.sections(payer, reason, yaku, liable, self._chosen)
        return {f"{self.game.tag} {section}" for section in sections}

    def _ended(self, what: Message) -> Message:
        """As in `Replay`: an end that nobody chose is easily overlooked."""
        for event in reversed(self.events):
            if event["e"] in ("deal", "tally"):
                break
            if event["e"] in ("stop", "cancel") and event["forced"]:
                seat, yaku = Seat(event["seat"]), in_words(from_keys(list(event["yaku"])))
                why = say.had_to_stop if event["e"] == "stop" else say.had_to_cancel
                return say.ended(what=what, reason=why(seat=seat, yaku=yaku))
        return what

    def _pay(self, event: AnyEvent) -> None:
        """One of the payments that are due together."""
        due = []
        for index, right in enumerate(self._due):
            if right["e"] != "pay":
                break
            if self._disagreement(event, right) is None:
                self._accept(index, event)
                return
            due.append(dump_line(right, self.recorder.family))
        self._fail(say.payment_not_due(texts=[" ".join(due)]))

    # ---------------------------------------------------------------- decisions

    def _decide(self, event: AnyEvent) -> None:
        table = self.table
        phase = table.state.phase
        if event["e"] == "white_card" and table.awaits_deal:
            self._draw_white(event)
            return
        if event["e"] == "tally" and table.game.begins_month(table.state):
            self._tally(event)
            return
        if table.awaits_deal:
            self._deal(event)
            return
        if phase == Phase.CANCEL and event["e"] != "cancel":
            self._act(Action.PASS)
        elif phase == Phase.MIZUTEN and self.lenient and event["e"] == "deal":
            self._seat_first(event.get("dealer"))
            self._act(Action.PASS)
        elif phase == Phase.MIZUTEN:
            self._seat_first(event.get("seat"))
            if self._drawn is not None:
                self._fail(say.line_was_due(name=event["e"], key="deal"))
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
            self._act(Action.STOP if event["e"] == "stop" else Action.GO_ON)
        else:
            self._expect(event, "cancel")
            self._act(Action.CANCEL)

    def _bid(self, event: AnyEvent) -> None:
        """What a seat says in the auction."""
        self._act(_BIDS[event["bid"]])

    def _take(self, event: AnyEvent) -> None:
        """Which of two field cards."""
        choices = "".join(LETTERS[action] for action in self.table.legal())
        if len(event.get("takes", "")) != 1 or event["takes"] not in choices:
            self._fail(say.takes_one_of(card=event["card"], cards=choices))
        self._act(card(event["takes"]))

    def _show(self, event: AnyEvent) -> None:
        """The choices that show exactly this: a reading of the willows, and ribbons of 赤."""
        passes = event.get("yaku") == [] and self.table.game.legal(self.table.state) >> Action.PASS & 1
        actions = [int(Action.PASS)] if passes else self._showing(event)
        if actions is None:
            legal = [self.table.game.action_name(self.table.state, choice) for choice in self.table.legal()]
            self._fail(say.cannot_show(legal=legal))
        for action in actions:
            self._act(action)

    def _showing(self, event: AnyEvent) -> list[int] | None:
        """The first choice that shows what the line says; None if no choice does."""
        table = self.table
        for action in table.legal():
            advice = self.game.advise(table.state, table.rules, action)
            ribbons = _ribbons(event, advice)
            if ribbons is None:
                continue
            cards = (advice.cards or 0) | sum(map(bit, ribbons))
            right = {"e": "show", "seat": table.turn, "yaku": keys(advice.yaku or 0), "cards": letters(cards)}
            if self._disagreement(event, right) is None:
                return [action, *ribbons]
        return None

    # ---------------------------------------------------------------- deals

    def feed(self, line: int, event: AnyEvent) -> None:
        """As in `Replay`. Of what is told, and in hand-written lines, the white card may stand before all else."""
        table = self.table
        if event["e"] == "white_card" and table.state.phase == Phase.MIZUTEN and self._drawn is None:
            self.line = line
            self._drawn = event
        else:
            super().feed(line, event)

    def _draw_held(self) -> None:
        """The white card that was told before all else."""
        if self._drawn is not None:
            self._draw_white(self._drawn)
            held, self._drawn = self._drawn, None
            self._is_due(held)

    def _draw_white(self, event: AnyEvent) -> None:
        try:
            rows = self.table.draw_white(event["seat"])
        except HachiyaError as error:
            self._fail(error.message)
        self._due.extend(self.recorder.events(rows))

    def _deal(self, event: AnyEvent) -> None:
        """Hands and field are taken as they were dealt; in which order the rest lies, `stock` will say."""
        table = self.table
        self._draw_held()
        if event["e"] not in ("deal", "redeal"):
            self._fail(self._ended(say.line_was_due(name=event["e"], key="deal")))
        if table.game.lots(table.state):
            self._fail(say.line_was_due(name=event["e"], key="white_card"))
        self._check_hands(event)
        self._seat_first(event.get("dealer"))
        hands = [[card(letter) for letter in hand] for hand in event["hands"]]
        field = [card(letter) for letter in event["field"]]
        dealt = {*field, *(found for hand in hands for found in hand)}
        rest = [found for found in range(CARDS) if found not in dealt]
        deck = self.game.deck_of(table.state.books.next_dealer, table.seats, hands, field, rest)
        self._due.extend(self.recorder.events(table.deal(deck)))

    def _stock(self, event: AnyEvent) -> None:
        """The stock must be all that is neither in a hand nor on the field; its order is the record's."""
        table = self.table
        if event["e"] != "stock":
            self._fail(say.line_was_due(name=event["e"], key="stock"))
        right = {LETTERS[found] for found in self.game.stock_cards(table.state)}
        twice = sorted({letter for letter in event["cards"] if event["cards"].count(letter) > 1 or letter not in right})
        if twice:
            self._refuse_twice(twice)
        missing = "".join(letter for letter in LETTERS if letter in right and letter not in event["cards"])
        if missing:
            self._fail(say.never_dealt(cards=missing))
        self.game.order_stock(table.state, [card(letter) for letter in event["cards"]])
        self._due[0] = cast(Event, {"e": "stock", "cards": event["cards"]})
        self._accept(0, event)

    def _check_hands(self, event: AnyEvent) -> None:
        seats = self.table.seats
        dealt_in = self.table.state.books.dealt_in
        sizes = [HAND * (dealt_in >> seat & 1) for seat in range(seats)]
        if [len(hand) for hand in event["hands"]] != sizes:
            self._fail(say.hand_size(number=HAND, other=dealt_in.bit_count()))
        if len(event["field"]) != FIELD_CARDS:
            self._fail(say.field_size(number=FIELD_CARDS))
        letters = "".join(event["hands"]) + event["field"]
        twice = sorted({letter for letter in letters if letters.count(letter) > 1})
        if twice:
            self._refuse_twice(twice)

    def _refuse_twice(self, twice: list[str]) -> NoReturn:
        self._fail(say.dealt_twice(names=twice))

    def _tally(self, event: AnyEvent) -> None:
        table = self.table
        self._seat_first(event.get("dealer"))
        self._draw_held()
        books = table.state.books
        told = {"dealer": books.next_dealer, **event}
        words = self.game.tally_fields(books, table.rules, told)
        try:
            rows = table.tally({**told, **words})
        except IllegalFact as error:
            self.line = _line_of(error.fact, event["facts"], self.line)
            self._fail(error.message)
        except HachiyaError as error:
            self._fail(error.message)
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


def _ribbons(event: AnyEvent, advice: Advice) -> list[int] | None:
    """The ribbons of 赤 that a line lays open by choice, the first ones where it does not say; None if too few."""
    if advice.ribbons is None:
        return []
    ribbons = [ribbon for ribbon in members(advice.ribbons.of) if LETTERS[ribbon] in event.get("cards", LETTERS)]
    if "cards" in event:  # those that do not lie open in any case must be chosen
        ribbons.sort(key=lambda ribbon: (advice.cards or 0) >> ribbon & 1)
    chosen = sorted(ribbons[: advice.ribbons.count])
    return chosen if len(chosen) == advice.ribbons.count else None


def _line_of(fact: int, facts: list[Any], line: int) -> int:
    """Where a fact stands, by its place from 1: in the spelling for people on its own line.

    What lacks at the end is missed after the last; what is wrong before the first is the tally's, on this `line`.
    """
    if fact == 0 or not isinstance(facts, Facts) or not facts.lines:
        return line
    return facts.lines[min(fact, len(facts)) - 1]
