"""A table holds one match, and checks decks and actions from outside before any rule runs."""

from collections.abc import Mapping, Sequence

from hachiya.engine import ledger
from hachiya.engine.bits import bit, members
from hachiya.engine.record import copied, copy_into
from hachiya.games.game import Game
from hachiya.games.json_object import JsonObject
from hachiya.games.view import View
from hachiya.words.arguments import Seat
from hachiya.words.checks import check_whole
from hachiya.words.errors import BadDeck, IllegalAction, IllegalFact
from hachiya.words.say import table as say

LEDGER_ROWS = 128
"""The size of a ledger; one action and its consequences write fewer rows."""
ACTIONS = 63
"""The number of actions; an action is a number 0 … 62."""


class Table:
    """One match of a game at the boundary, where decks and actions are checked before the rules see them.

    Calls return the rows that the rules have written: lists of whole numbers as `engine.ledger` describes them.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.games.table import Table
        >>> table = Table(GAMES["sannin"], seed=8)
        >>> table.awaits_deal, table.over
        (True, False)
    """

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
        """Open a table before the first deal.

        Args:
            game: The game.
            options: Options of the game by name; an option that is missing has its usual value.
            seats: The number of players; without it the usual one of the game.
            dealer: The seat that deals first, from 0.
            seed: The seed of the decks, 0 … 2**63 - 1.
            stream: The stream of the seed from which the decks come, 0 … 2**31 - 1.

        Raises:
            UnknownName: If there is no such option or value.
            BadSeats: If the game is not played by so many.
        """
        self.game = game
        """The game that is played."""
        self.options = game.complete_options(options or {})
        """All options of the game by name, each with its value."""
        self.seats = game.seats[0] if seats is None else seats
        """The number of players."""
        game.check_seats(self.seats)
        self.rules = game.new_rules(self.options)
        """The record of the options for the rules, of the game's own class."""
        self.state = game.new_state()
        """The state of the match, of the game's own class."""
        self.ledger = ledger.new(LEDGER_ROWS)
        """The ledger to which the rules write rows."""
        self.chosen: list[int] = []
        """The actions that the seat at turn has made of a choice that is not yet whole."""
        game.start(self.state, self.rules, self.seats, dealer, seed, stream)

    def copy(self) -> "Table":
        """Copy the table, so that the copy can be played on apart from it.

        Returns:
            The copy.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> table = Table(GAMES["sannin"])
            >>> _ = table.copy().deal()
            >>> table.awaits_deal
            True
        """
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = copied(self.state)
        other.ledger = ledger.new(LEDGER_ROWS)
        other.chosen = [*self.chosen]
        return other

    def __eq__(self, other: object) -> bool:
        """Whether both tables play by the same rules, and stand in equal positions with equal decks to come."""
        if not isinstance(other, Table):
            return NotImplemented
        mine = self.game, self.options, self.seats, self.chosen, self.state
        return mine == (other.game, other.options, other.seats, other.chosen, other.state)

    __hash__ = None  # type: ignore[assignment]  # the object changes

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, _memo: object) -> "Table":
        return self.copy()

    def view(self, seat: int) -> View:
        """Make the view of a seat.

        Args:
            seat: The seat, from 0, or `NOBODY` (-1) for an onlooker.

        Returns:
            A copy of the state without the cards that the seat does not see.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["sannin"]).view(1).seat
            1
        """
        return View(self.game, self.rules, self.game.observe(self.state, seat), seat)

    def begin_clock(self) -> None:
        """Let a clock draw the cards from now on, in games where cards are drawn one by one.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> table = Table(GAMES["bashifen"])
            >>> table.begin_clock()
            >>> _ = table.deal()
            >>> table.clock_due
            True
        """
        if self.game.clock is not None:
            self.game.clock.begin(self.state)

    def first_dealer(self, dealer: int) -> None:
        """Choose the seat that deals first, before the first deal.

        Args:
            dealer: The seat, from 0.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> table = Table(GAMES["sannin"])
            >>> table.first_dealer(2)
            >>> _ = table.deal()
            >>> table.turn
            2
        """
        self.game.seat_dealer(self.state, dealer)

    @property
    def over(self) -> bool:
        """Whether the match is finished.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["sannin"]).over
            False
        """
        return bool(self.state.phase == self.game.over_phase)

    @property
    def awaits_deal(self) -> bool:
        """Whether a deal is due.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["sannin"]).awaits_deal
            True
        """
        return bool(self.state.phase == self.game.deal_phase)

    @property
    def turn(self) -> int:
        """The seat that must choose; `NOBODY` (-1) while no seat must.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["sannin"]).turn
            -1
        """
        return int(self.state.turn)

    def legal(self) -> list[int]:
        """List the legal actions of the seat at turn.

        Returns:
            The actions, each 0 … 62, in rising order.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> table = Table(GAMES["sannin"], seed=8)
            >>> _ = table.deal()
            >>> len(table.legal())
            3
        """
        mask = self.game.legal(self.state)
        return [*members(mask)]

    def deal(
        self, deck: Sequence[int] | None = None, second: Sequence[int] | None = None, *, white: int | None = None
    ) -> list[list[int]]:
        """Deal the next hand.

        Args:
            deck: Every card once, in dealing order, by number; without it a deck from the table's seed.
            second: Every card once: the order of a stock that is made later; without it the order of `deck`.
            white: The seat that draws the white card and sits the deal out; not needed for a deck from the seed.

        Returns:
            The rows of the deal.

        Raises:
            IllegalAction: If no deal is due, or the seat `white` does not draw, or a seat must draw and none is named.
            BadDeck: If `deck` or `second` is not every card once.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> table = Table(GAMES["sannin"])
            >>> rows = table.deal(range(48))
            >>> table.awaits_deal
            False
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
        """Let a seat draw the white card before the next deal, so that it sits the deal out.

        Args:
            seat: The seat, from 0.

        Returns:
            The rows of the draw.

        Raises:
            IllegalAction: If no seat draws now, or this one does not.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["sannin"]).draw_white(0)
            Traceback (most recent call last):
                ...
            hachiya.words.errors.IllegalAction: Nobody draws the white card now
        """
        seat, drawing = check_whole("the seat of the white card", seat), self.game.lots(self.state)
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
        """Carry out one action of a seat.

        Args:
            seat: The seat, from 0.
            action: The action, 0 … 62.

        Returns:
            The rows of the action and its consequences.

        Raises:
            IllegalAction: If the seat is not at turn or the action is not legal; the message lists the legal ones.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> table = Table(GAMES["sannin"], seed=8)
            >>> _ = table.deal()
            >>> rows = table.act(0, table.legal()[-1])
            >>> table.turn
            1
        """
        game, state = self.game, self.state
        turn = state.turn
        if self.is_open_call:
            self._check_call(seat, action)
            state.turn = seat
        elif seat != turn:
            self._speak_out_of_turn(seat)
        if not 0 <= action < ACTIONS or not game.legal(state) >> action & 1:
            try:
                self._refuse_action(action)
            finally:
                state.turn = turn
        if game.completes(state, action):
            self.chosen.clear()
        else:
            self.chosen.append(action)
        ledger.clear(self.ledger)
        game.step(state, self.rules, self.ledger, action)
        return ledger.rows(self.ledger)

    def choose(self, seat: int, actions: Sequence[int]) -> list[list[int]]:
        """Carry out a whole choice of a seat, or the rest of one that has begun.

        Args:
            seat: The seat, from 0.
            actions: The actions of the choice, in order.

        Returns:
            The rows of the last action and its consequences.

        Raises:
            IllegalAction: If the choice is not legal, not whole, or more than one; then nothing has changed.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> table = Table(GAMES["sannin"], seed=8)
            >>> _ = table.deal()
            >>> rows = table.choose(0, table.legal()[-1:])
            >>> table.turn
            1
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
        """Whether all seats may make a call now, with no seat at turn.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["sannin"]).is_open_call
            False
        """
        return self.game.clock is not None and self.game.clock.is_open_call(self.state)

    def awaits(self, seat: int) -> bool:
        """Tell whether a seat must choose; in an open call, whether it has not yet passed.

        Args:
            seat: The seat, from 0.

        Returns:
            True if the table waits for the seat.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["sannin"]).awaits(0)
            False
        """
        if self.game.clock is None or not self.is_open_call:
            return seat == self.turn
        return bool(self.game.calls(self.state, seat) & bit(self.game.clock.is_pass))

    def may_choose(self, seat: int) -> bool:
        """Tell whether a seat may choose; in an open call, whether it has a call to make.

        Args:
            seat: The seat, from 0.

        Returns:
            True if the seat may choose.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["sannin"]).may_choose(0)
            False
        """
        return bool(self.game.calls(self.state, seat)) if self.is_open_call else seat == self.turn

    def is_pass(self, action: int) -> bool:
        """Tell whether an action passes in an open call.

        Args:
            action: The action, 0 … 62.

        Returns:
            True if a seat says by the action that it has nothing to call.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["sannin"]).is_pass(0)
            False
        """
        return self.game.clock is not None and self.game.clock.is_pass == action

    @property
    def clock_due(self) -> bool:
        """Whether the clock draws the next card.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["bashifen"]).clock_due
            False
        """
        return self.game.clock is not None and self.game.clock.is_due(self.state)

    def tick(self) -> list[list[int]]:
        """Draw one card by the clock.

        Returns:
            The rows of the draw.

        Raises:
            IllegalAction: If the clock does not draw now.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> Table(GAMES["sannin"]).tick()
            Traceback (most recent call last):
                ...
            hachiya.words.errors.IllegalAction: No card is drawn now
        """
        if self.game.clock is None or not self.clock_due:
            raise IllegalAction(say.no_draw_due())
        ledger.clear(self.ledger)
        self.game.clock.tick(self.state, self.rules, self.ledger)
        return ledger.rows(self.ledger)

    def tally(self, month: JsonObject) -> list[list[int]]:
        """Settle a deal that was played at a real table, from its report.

        Args:
            month: The fields of a `tally` event (docs/library/record.md).

        Returns:
            The rows of the settlement.

        Raises:
            IllegalAction: If no deal is due.
            IllegalFact: If the deal cannot have happened so; then nothing has changed.

        Example:
            >>> from hachiya import GAMES
            >>> from hachiya.games.table import Table
            >>> table = Table(GAMES["sannin"])
            >>> _ = table.deal()
            >>> table.tally({"facts": []})
            Traceback (most recent call last):
                ...
            hachiya.words.errors.IllegalAction: No deal is due now
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
