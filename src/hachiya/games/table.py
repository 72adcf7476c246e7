"""A table holds one match, and checks decks and actions from outside before any rule runs."""

import copy
from collections.abc import Mapping, Sequence

from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.record import copied, copy_into
from hachiya.games.game import Game
from hachiya.games.json_fields import JsonFields
from hachiya.games.view import View
from hachiya.words.arguments import Seat
from hachiya.words.errors import BadDeck, IllegalAction, IllegalFact
from hachiya.words.say import table as say

LEDGER_ROWS = 128
"""More rows than any action, with all that follows from it, writes."""
ACTIONS = 63


class Table:
    """One match of a game in plain Python. Its calls return the rows of the ledger that they wrote."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str | int] | None = None,
        *,
        seats: int | None = None,
        dealer: int = 0,
        seed: int = 0,
        stream: int = 0,
    ) -> None:
        """Open a table; UnknownName or BadSeats on wrong options or seats.

        `seed` and `stream` fix the decks of `shuffle`.
        """
        self.game = game
        self.options = game.complete_options(options or {})
        self.seats = game.seats[0] if seats is None else seats
        game.check_seats(self.seats)
        self.rules = game.new_rules(self.options)
        self.state = game.new_state()
        self.ledger = ledger.new(LEDGER_ROWS)
        self.chosen: list[int] = []
        """The actions so far of a choice that is not whole."""
        game.start(self.state, self.rules, self.seats, dealer, seed, stream)

    def copy(self) -> "Table":
        """Another table in the same position."""
        other = copy.copy(self)
        other.state = copied(self.state)
        other.ledger = ledger.new(LEDGER_ROWS)
        other.chosen = [*self.chosen]
        return other

    def view(self, seat: int) -> View:
        """The view of a seat, or of an onlooker (`NOBODY`)."""
        return View(self.game, self.rules, self.game.observe(self.state, seat), seat)

    def begin_clock(self) -> None:
        """Let `tick` draw the cards from now on, in a game that has a clock."""
        if self.game.clock is not None:
            self.game.clock.begin(self.state)

    def first_dealer(self, dealer: int) -> None:
        """Make this seat the dealer of the first deal, before it."""
        self.game.seat_dealer(self.state, dealer)

    @property
    def over(self) -> bool:
        """Whether the match is finished."""
        return bool(self.state.phase == self.game.over_phase)

    @property
    def awaits_deal(self) -> bool:
        """Whether a deal is due."""
        return bool(self.state.phase == self.game.deal_phase)

    @property
    def turn(self) -> int:
        """The seat whose choice is awaited, NOBODY if none."""
        return int(self.state.turn)

    def legal(self) -> list[int]:
        """The actions that the seat at turn may choose from, in order."""
        mask = self.game.legal(self.state)
        return [action for action in range(ACTIONS) if mask & bit(action)]

    def deal(
        self, deck: Sequence[int] | None = None, second: Sequence[int] | None = None, *, white: int | None = None
    ) -> list[list[int]]:
        """Deal `deck` (every card, in dealing order), or one from the table's seed; returns the rows.

        Folded hands are shuffled into the stock, whose cards then lie in the order of `second` (every card), else of
        `deck`. If a seat draws the white card and sits the deal out, `white` is that seat; without a `deck` it may be
        omitted.
        """
        if not self.awaits_deal:
            raise IllegalAction(say.no_deal_due())
        if deck is not None:
            self._check_deck(deck)
            self._check_deck(second or deck)
        white_rows = [] if white is None else self.draw_white(white)
        if deck is None:
            self.game.shuffle(self.state)
        elif self.game.lots(self.state):
            raise IllegalAction(say.white_due(seats=self._drawing()))
        else:
            self.game.stack(self.state, deck, second or deck)
        ledger.clear(self.ledger)
        self.game.deal(self.state, self.rules, self.ledger)
        return [*white_rows, *ledger.rows(self.ledger)]

    def draw_white(self, seat: int) -> list[list[int]]:
        """Let this seat draw the white card before the next deal, and sit it out; returns the rows.

        IllegalAction if no white card is due, or this seat may not draw it.
        """
        drawing = self.game.lots(self.state)
        if not drawing or not (self.awaits_deal or self.game.begins_month(self.state)):
            raise IllegalAction(say.no_white_due())
        if not 0 <= seat < self.seats or not drawing & bit(seat):
            raise IllegalAction(say.wrong_white(seat=Seat(seat), seats=self._drawing()))
        ledger.clear(self.ledger)
        self.game.draw_white(self.state, self.ledger, seat)
        return ledger.rows(self.ledger)

    def _drawing(self) -> list[Seat]:
        """The seats that may draw the white card."""
        drawing = self.game.lots(self.state)
        return [Seat(seat) for seat in range(self.seats) if drawing & bit(seat)]

    def act(self, seat: int, action: int) -> list[list[int]]:
        """Take one action of `seat`; returns the rows. IllegalAction lists the legal actions."""
        turn = self.turn
        if self.is_open_call:
            self._check_call(seat, action)
            self.state.turn = seat
        elif seat != turn:
            self._speak_out_of_turn(seat)
        if not 0 <= action < ACTIONS or not self.game.legal(self.state) & bit(action):
            try:
                self._refuse_action(action)
            finally:
                self.state.turn = turn
        if self.game.completes(self.state, action):
            self.chosen.clear()
        else:
            self.chosen.append(action)
        ledger.clear(self.ledger)
        self.game.step(self.state, self.rules, self.ledger, action)
        return ledger.rows(self.ledger)

    def choose(self, seat: int, actions: Sequence[int]) -> list[list[int]]:
        """Make a whole choice of `seat`, or the rest of a half made one; returns the rows of its last action.

        IllegalAction if the choice is illegal, not whole, or more than one; then nothing has changed.
        """
        if not actions:
            raise IllegalAction(say.lacks_rest())
        if len(actions) == 1 and self.game.completes(self.state, actions[0]):
            return self.act(seat, actions[0])
        before = [*self.chosen]
        rows: list[list[int]] = []
        try:
            for remaining, action in zip(range(len(actions) - 1, -1, -1), actions, strict=True):
                if self.game.completes(self.state, action) == (remaining > 0):
                    self._refuse_size(seat, action)
                rows = self.act(seat, action)
        except IllegalAction:
            if self.chosen != before:
                self._withdraw_to(before)
            raise
        return rows

    def _refuse_size(self, seat: int, action: int) -> None:
        """Raise IllegalAction: the choice ends before its last action, or does not end with it."""
        trial = self.copy()
        trial.act(seat, action)
        raise IllegalAction(self.game.lacking(trial.state) if trial.chosen else say.more_than_one_choice())

    def _withdraw_to(self, chosen: Sequence[int]) -> None:
        """Withdraw the half made choice to these actions."""
        self.game.withdraw(self.state)
        for action in chosen:
            self.game.step(self.state, self.rules, self.ledger, action)
        self.chosen = [*chosen]

    @property
    def is_open_call(self) -> bool:
        """Whether all seats may make their calls now, none before the others."""
        return self.game.clock is not None and self.game.clock.is_open_call(self.state)

    def awaits(self, seat: int) -> bool:
        """Whether a choice of this seat is awaited; in an open call, whether it has not passed yet."""
        if self.game.clock is None or not self.is_open_call:
            return seat == self.turn
        return bool(self.game.calls(self.state, seat) & bit(self.game.clock.is_pass))

    def may_choose(self, seat: int) -> bool:
        """Whether this seat has a choice; in an open call, whether it may make any call, awaited or not."""
        return bool(self.game.calls(self.state, seat)) if self.is_open_call else seat == self.turn

    def is_pass(self, action: int) -> bool:
        """Whether this action is that of a seat that makes no call in an open call."""
        return self.game.clock is not None and self.game.clock.is_pass == action

    @property
    def clock_due(self) -> bool:
        """Whether the clock draws the next card."""
        return self.game.clock is not None and self.game.clock.is_due(self.state)

    def tick(self) -> list[list[int]]:
        """Draw one card by the clock; returns the rows."""
        if self.game.clock is None or not self.clock_due:
            raise IllegalAction(say.no_draw_due())
        ledger.clear(self.ledger)
        self.game.clock.tick(self.state, self.rules, self.ledger)
        return ledger.rows(self.ledger)

    def tally(self, month: JsonFields) -> list[list[int]]:
        """Settle a deal that was played at a real table, from a tally event; returns the rows.

        IllegalFact if it cannot have happened; then nothing has changed.
        """
        if not self.game.begins_month(self.state):
            raise IllegalAction(say.no_deal_due())
        if self.game.lots(self.state):
            raise IllegalAction(say.white_due(seats=self._drawing()))
        before = copied(self.state)
        ledger.clear(self.ledger)
        try:
            self.game.tally(self.state, self.rules, self.ledger, month)
        except IllegalFact:
            copy_into(self.state, before)
            ledger.clear(self.ledger)
            raise
        return ledger.rows(self.ledger)

    def _speak_out_of_turn(self, seat: int) -> None:
        """Give the turn to a seat that has a call out of turn; IllegalAction if it has none."""
        if 0 <= seat < self.seats and self.game.calls(self.state, seat):
            self.state.turn = seat
        else:
            self._refuse_seat(seat)

    def _check_call(self, seat: int, action: int) -> None:
        """Raise IllegalAction unless this seat may make this call; the error reveals nothing of others' calls."""
        may = self.game.calls(self.state, seat) if 0 <= seat < self.seats else 0
        if 0 <= action < ACTIONS and may & bit(action):
            return
        name = self.game.action_name(self.state, action)
        legal = [self.game.action_name(self.state, choice) for choice in range(ACTIONS) if may & bit(choice)]
        if not legal:
            raise IllegalAction(say.nothing_to_call(seat=Seat(seat), action=name))
        raise IllegalAction(say.illegal_call(seat=Seat(seat), action=name, legal=legal))

    def _refuse_seat(self, seat: int) -> None:
        if self.over:
            raise IllegalAction(say.over())
        if self.awaits_deal:
            raise IllegalAction(say.deal_due())
        raise IllegalAction(say.not_at_turn(seat=Seat(seat), other=Seat(self.turn)))

    def _refuse_action(self, action: int) -> None:
        name = self.game.action_name(self.state, action)
        legal = [self.game.action_name(self.state, choice) for choice in self.legal()]
        raise IllegalAction(say.illegal(seat=Seat(self.turn), action=name, legal=legal))

    def _check_deck(self, deck: Sequence[int]) -> None:
        cards = self.game.cards
        if sorted(deck) != list(range(cards)):
            raise BadDeck(say.bad_deck(cards=cards))
