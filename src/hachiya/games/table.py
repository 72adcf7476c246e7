"""A table: one match at the boundary, where decks and actions from outside are checked before a rule sees them."""

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
"""More than one action and all that follows from it ever writes."""
ACTIONS = 63


class Table:
    """One match of a game in plain Python. `rows` of the last call tell what happened in it."""

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
        """The actions of a choice that is not whole yet."""
        game.start(self.state, self.rules, self.seats, dealer, seed, stream)

    def copy(self) -> "Table":
        """The same position at a table of its own."""
        other = copy.copy(self)
        other.state = copied(self.state)
        other.ledger = ledger.new(LEDGER_ROWS)
        other.chosen = [*self.chosen]
        return other

    def view(self, seat: int) -> View:
        """What a seat sees; `NOBODY` is who looks on."""
        return View(self.game, self.rules, self.game.observe(self.state, seat), seat)

    def begin_clock(self) -> None:
        """From now on `tick` draws, in games where cards are drawn one by one."""
        if self.game.clock is not None:
            self.game.clock.begin(self.state)

    def first_dealer(self, dealer: int) -> None:
        """Before the first deal: this seat deals it."""
        self.game.seat_dealer(self.state, dealer)

    @property
    def over(self) -> bool:
        """Is the match finished?"""
        return bool(self.state.phase == self.game.over_phase)

    @property
    def awaits_deal(self) -> bool:
        """Is a deck wanted next?"""
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
        """Deal `deck` (every card, in dealing order), or one from the table's seed; returns what happened.

        Hands that are folded are shuffled into the stock: its cards then lie in the order in which they stand in
        `second` (every card), else in `deck`. Where one seat draws the white card and sits the deal out, `white` is
        that seat; it may be left out where the deck is.
        """
        if not self.awaits_deal:
            raise IllegalAction(say.no_deal_due())
        if deck is not None:
            self._check_deck(deck)
            self._check_deck(second or deck)
        drawn = [] if white is None else self.draw_white(white)
        if deck is None:
            self.game.shuffle(self.state)
        elif self.game.lots(self.state):
            raise IllegalAction(say.white_due(seats=self._drawing()))
        else:
            self.game.stack(self.state, deck, second or deck)
        ledger.clear(self.ledger)
        self.game.deal(self.state, self.rules, self.ledger)
        return [*drawn, *ledger.rows(self.ledger)]

    def draw_white(self, seat: int) -> list[list[int]]:
        """Before the next deal this seat draws the white card and sits it out; returns what happened.

        IllegalAction where nobody draws it, or this seat does not.
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
        """Who may draw the white card."""
        drawing = self.game.lots(self.state)
        return [Seat(seat) for seat in range(self.seats) if drawing & bit(seat)]

    def act(self, seat: int, action: int) -> list[list[int]]:
        """One action of `seat`; returns what happened. IllegalAction says what would have been legal."""
        asked = self.turn
        if self.is_open_call:
            self._check_call(seat, action)
            self.state.turn = seat
        elif seat != asked:
            self._speak_out_of_turn(seat)
        if not 0 <= action < ACTIONS or not self.game.legal(self.state) & bit(action):
            try:
                self._refuse_action(action)
            finally:
                self.state.turn = asked
        if self.game.completes(self.state, action):
            self.chosen.clear()
        else:
            self.chosen.append(action)
        ledger.clear(self.ledger)
        self.game.step(self.state, self.rules, self.ledger, action)
        return ledger.rows(self.ledger)

    def choose(self, seat: int, actions: Sequence[int]) -> list[list[int]]:
        """A whole choice of `seat`, or the rest of one that has begun; returns what happened.

        IllegalAction where it is not legal, not whole, or more than one; then nothing has changed.
        """
        if not actions:
            raise IllegalAction(say.lacks_rest())
        if len(actions) == 1 and self.game.completes(self.state, actions[0]):
            return self.act(seat, actions[0])
        begun = [*self.chosen]
        rows: list[list[int]] = []
        try:
            for left, action in zip(range(len(actions) - 1, -1, -1), actions, strict=True):
                if self.game.completes(self.state, action) == (left > 0):
                    self._refuse_size(seat, action)
                rows = self.act(seat, action)
        except IllegalAction:
            if self.chosen != begun:
                self._withdraw_to(begun)
            raise
        return rows

    def _refuse_size(self, seat: int, action: int) -> None:
        """IllegalAction: the choice ends with this action and there are more, or there are no more and it does not."""
        trial = self.copy()
        trial.act(seat, action)
        raise IllegalAction(self.game.lacking(trial.state) if trial.chosen else say.more_than_one_choice())

    def _withdraw_to(self, begun: Sequence[int]) -> None:
        """Only so much is chosen of a choice that is not whole."""
        self.game.withdraw(self.state)
        for action in begun:
            self.game.step(self.state, self.rules, self.ledger, action)
        self.chosen = [*begun]

    @property
    def is_open_call(self) -> bool:
        """May each seat say something now, with none before the others?"""
        return self.game.clock is not None and self.game.clock.is_open_call(self.state)

    def awaits(self, seat: int) -> bool:
        """Is a choice of this seat awaited? Where all speak: has it not yet said that it has nothing to say?"""
        if self.game.clock is None or not self.is_open_call:
            return seat == self.turn
        return bool(self.game.calls(self.state, seat) & bit(self.game.clock.is_pass))

    def may_choose(self, seat: int) -> bool:
        """Has this seat something to choose? Where all may speak, whoever has something to say, awaited or not."""
        return bool(self.game.calls(self.state, seat)) if self.is_open_call else seat == self.turn

    def is_pass(self, action: int) -> bool:
        """Where all may speak: does a seat say by this action that it has nothing to say?"""
        return self.game.clock is not None and self.game.clock.is_pass == action

    @property
    def clock_due(self) -> bool:
        """Is the next card the clock's to draw?"""
        return self.game.clock is not None and self.game.clock.is_due(self.state)

    def tick(self) -> list[list[int]]:
        """The clock draws one card; returns what happened."""
        if self.game.clock is None or not self.clock_due:
            raise IllegalAction(say.no_draw_due())
        ledger.clear(self.ledger)
        self.game.clock.tick(self.state, self.rules, self.ledger)
        return ledger.rows(self.ledger)

    def tally(self, month: JsonFields) -> list[list[int]]:
        """Settle a deal from what was said at a real table (a tally event); returns what came of it.

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
        """Where all may speak at once, it is the turn of whoever does; elsewhere IllegalAction."""
        if 0 <= seat < self.seats and self.game.calls(self.state, seat):
            self.state.turn = seat
        else:
            self._refuse_seat(seat)

    def _check_call(self, seat: int, action: int) -> None:
        """IllegalAction unless this seat may say this now; it tells nothing of what others may say."""
        may = self.game.calls(self.state, seat) if 0 <= seat < self.seats else 0
        if 0 <= action < ACTIONS and may & bit(action):
            return
        wrong = self.game.action_name(self.state, action)
        right = [self.game.action_name(self.state, choice) for choice in range(ACTIONS) if may & bit(choice)]
        if not right:
            raise IllegalAction(say.nothing_to_call(seat=Seat(seat), action=wrong))
        raise IllegalAction(say.illegal_call(seat=Seat(seat), action=wrong, legal=right))

    def _refuse_seat(self, seat: int) -> None:
        if self.over:
            raise IllegalAction(say.over())
        if self.awaits_deal:
            raise IllegalAction(say.deal_due())
        raise IllegalAction(say.not_at_turn(seat=Seat(seat), other=Seat(self.turn)))

    def _refuse_action(self, action: int) -> None:
        wrong = self.game.action_name(self.state, action)
        right = [self.game.action_name(self.state, choice) for choice in self.legal()]
        raise IllegalAction(say.illegal(seat=Seat(self.turn), action=wrong, legal=right))

    def _check_deck(self, deck: Sequence[int]) -> None:
        cards = self.game.cards
        if sorted(deck) != list(range(cards)):
            raise BadDeck(say.bad_deck(cards=cards))
