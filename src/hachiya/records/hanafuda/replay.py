"""Replays records of the games with flower cards; payments that are due together may stand in any order."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, NoReturn, cast

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import BOARD, NOBODY
from hachiya.games.hanafuda.advice import Advice
from hachiya.games.hanafuda.cards import CARDS, LETTERS, card, letters
from hachiya.games.hanafuda.dealing import FIELD_CARDS, HAND
from hachiya.games.hanafuda.events import Liable, Reason
from hachiya.games.hanafuda.game import hanafuda, state_of
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.yaku import from_keys, in_words, keys
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent
from hachiya.records.events import Event
from hachiya.records.facts import Facts
from hachiya.records.hanafuda.recorder import HanafudaRecorder
from hachiya.records.hanafuda.tallying import tally_deal
from hachiya.records.jsonl import dump_line
from hachiya.records.replaying import Replay
from hachiya.words.arguments import Seat
from hachiya.words.errors import HachiyaError, IllegalFact
from hachiya.words.message import Message
from hachiya.words.say import record as say

_BIDS = {"in": Action.IN, "out": Action.OUT, "double": Action.DOUBLE}


class HanafudaReplay(Replay):
    """The replay of a match with flower cards, line by line."""

    recorders = HanafudaRecorder
    omittable: ClassVar[frozenset[str]] = frozenset(
        {"mizuten", "bid", "squeezed", "shima", "show", "turn", "stop", "cancel", "pay", "deal_end", "match_end"}
    )

    def __init__(self, table: Table, names: Sequence[str], lenient: bool) -> None:
        super().__init__(table, names, lenient)
        self.game = hanafuda(table.game)
        self._early_white_card: AnyEvent | None = None
        """A `white_card` event that stands before みずてん, until the deal begins."""

    # ---------------------------------------------------------------- what is due

    def _accepts_specially(self, event: AnyEvent, due: Event) -> bool:
        if due["e"] == "pay" == event["e"]:
            self._pay(event)
            return True
        if due["e"] == "stock":
            self._stock(event)
            return True
        return False

    def _agrees(self, key: str, value: Any, expected: Any) -> bool:
        """Whether the values are in another order than the expected ones: yaku and field may stand in any."""
        return key in ("field", "yaku") and sorted(value) == sorted(expected)

    def _disagreement(self, event: AnyEvent, expected: AnyEvent) -> str | None:
        """The first key that does not agree; the `clause` of a payment may name any section about it."""
        key = super()._disagreement(event, expected)
        if key == "clause" and event.get(key) in self._clauses(expected):
            return super()._disagreement({**event, key: expected[key]}, expected)
        return key

    @cached_property
    def _option_clauses(self) -> set[str]:
        """The clauses of options that do not have their usual value."""
        options = [option for option in self.game.options if self.table.options[option.name] != option.usual]
        return {option.clause.partition(" ")[2] for option in options}

    def _clauses(self, pay: AnyEvent) -> set[str]:
        payer = BOARD if pay["from"] == "board" else NOBODY
        liable = Liable[pay["liable"].upper()] if "liable" in pay else Liable.NOT
        reason, yaku = Reason[pay["reason"].upper()], from_keys(pay["yaku"])
        sections = self.game.sections(payer, reason, yaku, liable, self._option_clauses)
        return {f"{self.game.tag} {section}" for section in sections}

    def _with_reason_of_end(self, what: Message) -> Message:
        """The refusal of a line after an end, with the reason of a forced end, which is easily overlooked."""
        for event in reversed(self.events):
            if event["e"] in ("deal", "tally"):
                break
            if event["e"] in ("stop", "cancel") and event["forced"]:
                seat, yaku = Seat(event["seat"]), in_words(from_keys(list(event["yaku"])))
                why = say.had_to_stop if event["e"] == "stop" else say.had_to_cancel
                return say.ended(what=what, reason=why(seat=seat, yaku=yaku))
        return what

    def _pay(self, event: AnyEvent) -> None:
        """Accept one of the payments that are due together."""
        texts = []
        for index, payment in enumerate(self._due):
            if payment["e"] != "pay":
                break
            if self._disagreement(event, payment) is None:
                self._accept(index, event)
                return
            texts.append(dump_line(payment, self.recorder.family))
        self._fail(say.payment_not_due(texts=[" ".join(texts)]))

    # ---------------------------------------------------------------- decisions

    def _decide(self, event: AnyEvent) -> None:
        table = self.table
        phase = table.state.phase
        if phase == Phase.PLAY:
            self._expect(event, "play")
            self._act(card(event["card"]))
            if table.state.phase == Phase.PICK_HAND:
                self._take(event)
            return
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
            if self._early_white_card is not None:
                self._fail(say.line_was_due(name=event["e"], key="deal"))
            self._expect(event, "mizuten")
            self._act(Action.IN if event["yes"] else Action.PASS)
        elif phase == Phase.BID:
            self._expect(event, "bid")
            self._bid(event)
        elif phase == Phase.SHOW:
            self._expect(event, "show")
            self._show(event)
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
        """Apply a bid."""
        self._act(_BIDS[event["bid"]])

    def _take(self, event: AnyEvent) -> None:
        """Choose which of two field cards is taken."""
        choices = "".join(LETTERS[action] for action in self.table.legal())
        if len(event.get("takes", "")) != 1 or event["takes"] not in choices:
            self._fail(say.takes_one_of(card=event["card"], cards=choices))
        self._act(card(event["takes"]))

    def _show(self, event: AnyEvent) -> None:
        """Apply the actions that show exactly the hand yaku and cards of the event."""
        passes = event.get("yaku") == [] and self.table.game.legal(self.table.state) >> Action.PASS & 1
        actions = [int(Action.PASS)] if passes else self._actions_to_show(event)
        if actions is None:
            legal = [self.table.game.action_name(self.table.state, choice) for choice in self.table.legal()]
            self._fail(say.cannot_show(legal=legal))
        for action in actions:
            self._act(action)

    def _actions_to_show(self, event: AnyEvent) -> list[int] | None:
        """The first reading of the willows, and ribbons of 赤, that show what the event says; None if none does."""
        table = self.table
        for action in table.legal():
            advice = self.game.advise(table.state, table.rules, action)
            ribbons = _ribbons(event, advice)
            if ribbons is None:
                continue
            cards = (advice.cards or 0) | sum(map(bit, ribbons))
            expected = {"e": "show", "seat": table.turn, "yaku": keys(advice.yaku or 0), "cards": letters(cards)}
            if self._disagreement(event, expected) is None:
                return [action, *ribbons]
        return None

    # ---------------------------------------------------------------- deals

    def feed(self, line: int, event: AnyEvent) -> None:
        """Read the next line; in a tally or a hand-written file the white card may stand before みずてん."""
        table = self.table
        if event["e"] == "white_card" and table.state.phase == Phase.MIZUTEN and self._early_white_card is None:
            self.line = line
            self._early_white_card = event
        else:
            super().feed(line, event)

    def _apply_early_white_card(self) -> None:
        """Draw the white card that stood before みずてん, if any."""
        if self._early_white_card is not None:
            self._draw_white(self._early_white_card)
            event, self._early_white_card = self._early_white_card, None
            self._is_due(event)

    def _draw_white(self, event: AnyEvent) -> None:
        try:
            rows = self.table.draw_white(event["seat"])
        except HachiyaError as error:
            self._fail(error.message)
        self._due.extend(self.recorder.events(rows))

    def _deal(self, event: AnyEvent) -> None:
        """Deal hands and field as the event has them; the later `stock` event gives the order of the rest."""
        table = self.table
        self._apply_early_white_card()
        if event["e"] not in ("deal", "redeal"):
            self._fail(self._with_reason_of_end(say.line_was_due(name=event["e"], key="deal")))
        if table.game.lots(table.state):
            self._fail(say.line_was_due(name=event["e"], key="white_card"))
        self._check_hands(event)
        self._seat_first(event.get("dealer"))
        hands = [[card(letter) for letter in hand] for hand in event["hands"]]
        field = [card(letter) for letter in event["field"]]
        dealt_cards = {*field, *(number for hand in hands for number in hand)}
        rest = [number for number in range(CARDS) if number not in dealt_cards]
        deck = self.game.deck_of(state_of(table.state).books.next_dealer, table.seats, hands, field, rest)
        self._due.extend(self.recorder.events(table.deal(deck)))

    def _stock(self, event: AnyEvent) -> None:
        """Lay the stock in the order of the event; it must be all cards that are in no hand and not on the field."""
        table = self.table
        if event["e"] != "stock":
            self._fail(say.line_was_due(name=event["e"], key="stock"))
        stock = [LETTERS[number] for number in self.game.stock_cards(table.state)]
        if sorted(event["cards"]) != sorted(stock):
            self._refuse_stock(event["cards"], stock)
        self.game.order_stock(table.state, [card(letter) for letter in event["cards"]])
        self._due[0] = cast(Event, {"e": "stock", "cards": event["cards"]})
        self._accept(0, event)

    def _check_hands(self, event: AnyEvent) -> None:
        seats = self.table.seats
        dealt_in = state_of(self.table.state).books.dealt_in
        sizes = [HAND * (dealt_in >> seat & 1) for seat in range(seats)]
        if [len(hand) for hand in event["hands"]] != sizes:
            self._fail(say.hand_size(number=HAND, other=dealt_in.bit_count()))
        if len(event["field"]) != FIELD_CARDS:
            self._fail(say.field_size(number=FIELD_CARDS))
        letters = "".join(event["hands"]) + event["field"]
        if len({*letters}) < len(letters):
            self._refuse_twice(sorted({letter for letter in letters if letters.count(letter) > 1}))

    def _refuse_stock(self, cards: str, stock: list[str]) -> NoReturn:
        """Fail with the cards that are twice in the record, or else with those that are missing."""
        twice = sorted({letter for letter in cards if cards.count(letter) > 1 or letter not in stock})
        if twice:
            self._refuse_twice(twice)
        self._fail(
            say.never_dealt(cards="".join(letter for letter in LETTERS if letter in stock and letter not in cards))
        )

    def _refuse_twice(self, twice: list[str]) -> NoReturn:
        self._fail(say.dealt_twice(names=twice))

    def _tally(self, event: AnyEvent) -> None:
        self._seat_first(event.get("dealer"))
        self._apply_early_white_card()
        try:
            self._due.extend(tally_deal(self.table, self.recorder, event))
        except IllegalFact as error:
            self.line = _line_of(error.fact, event["facts"], self.line)
            self._fail(error.message)
        except HachiyaError as error:
            self._fail(error.message)


def _ribbons(event: AnyEvent, advice: Advice) -> list[int] | None:
    """The ribbons of 赤 that an event lays open by choice, the first ones if it names none; None if too few."""
    if advice.ribbons is None:
        return []
    ribbons = [ribbon for ribbon in members(advice.ribbons.of) if LETTERS[ribbon] in event.get("cards", LETTERS)]
    if "cards" in event:  # ribbons that do not lie open in any case must be chosen
        ribbons.sort(key=lambda ribbon: (advice.cards or 0) >> ribbon & 1)
    chosen = sorted(ribbons[: advice.ribbons.count])
    return chosen if len(chosen) == advice.ribbons.count else None


def _line_of(fact: int, facts: list[Any], line: int) -> int:
    """The line of a fact, by its place from 1; in JSON Lines that of its tally, `line`.

    Place 0, an error before the first fact, is on the line of the tally; a place after the last fact is on that of the
    last.
    """
    if fact == 0 or not isinstance(facts, Facts) or not facts.lines:
        return line
    return facts.lines[min(fact, len(facts)) - 1]
