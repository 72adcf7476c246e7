"""A match at a Python prompt: open it, deal, play by name, look at it, save it."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple, Self, cast

from hachiya.engine import rng as dice
from hachiya.engine.ledger import NOBODY
from hachiya.games.choices import AND_MORE, Choice
from hachiya.games.game import Game
from hachiya.games.registry import find, usual_options
from hachiya.games.seating import first_dealer
from hachiya.games.table import Table
from hachiya.games.view import View, choices
from hachiya.matches.seat_view import SeatView
from hachiya.matches.streams import DECKS, drawn_seats, match_number, seed_of
from hachiya.records import fuda, jsonl
from hachiya.records.events import Event
from hachiya.records.recorder import recorder_of
from hachiya.records.recording import Recorder
from hachiya.records.redaction import redact_record
from hachiya.words.arguments import Seat
from hachiya.words.codes import language_code
from hachiya.words.errors import BadDeck, BadSeats, HachiyaError, IllegalAction
from hachiya.words.extras import needs_extra
from hachiya.words.say import match as say
from hachiya.words.say import table as table_words

if TYPE_CHECKING:
    from hachiya.records.replaying import Replay

Card = int | str
"""A card by its number in the deck or by its name (`"A"`, `"10S"` is `"TS"`)."""


class Payment(NamedTuple):
    """A payment of points from one account to another: a seat's number, or `pot`, `board`, `bank`."""

    payer: int | str
    payee: int | str
    points: int
    """The points paid; 12 points are 1 kan, where there are kan."""
    reason: str
    yaku: tuple[str, ...]
    clause: str
    """The section of the rules behind the payment."""
    instead_of: int | None
    """The seat whose share the payer pays, None for their own."""
    liable: str | None
    """The reason to pay the share of another seat."""


class Result(NamedTuple):
    """The result of a match."""

    winners: tuple[int, ...]
    """The seats that have won."""
    scores: tuple[int, ...]
    """The points after the last settlement, by seat; at bashifen the level of the pair."""


class Match:
    """One match of a game, from its first deal to its end.

    Examples:
        >>> match = Match("sannin", names=["east", "south", "west"], seed=8)
        >>> match.deal()
        >>> match.turn, [choice.name for choice in match.legal()]
        (0, ['show aka Simq', 'show aka Sim', 'pass'])
        >>> match.play("pass")
        >>> match.turn
        1
    """

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, str | int] | None = None,
        *,
        seats: int | None = None,
        names: Sequence[str] | None = None,
        dealer: int | None = None,
        seed: int | None = None,
        number: int = 0,
    ) -> None:
        """Open a match; UnknownName, BadSeats and BadNumber list what is possible.

        `game` is a game or its name. Options of the game that are not in `options` have their usual value. `seats` is
        the number of players and `names` has their names. `dealer` deals first; without it the first dealer is drawn.
        `seed` (0 … 2**63 - 1) and `number`, the number of the match among those of the seed, fix the draw and the
        decks; without a seed the system chooses one.
        """
        rules = find(game) if isinstance(game, str) else game
        self.seed = seed_of(seed)
        """The seed of the draw and the decks."""
        seats = seats or (rules.seats[0] if names is None else len(names))
        self.table = Table(rules, options, seats=seats, seed=self.seed, stream=DECKS + match_number(number))
        names = [say_seat(seat) for seat in range(seats)] if names is None else names
        if len(names) != seats:
            raise BadSeats(say.wrong_names(number=len(names), other=seats))
        self._recorder = recorder_of(self.table, names)
        self._events = [self._recorder.match()]
        if dealer is None:
            draws = drawn_seats(rules, seats, self.seed, number)
            dealer = first_dealer(draws, seats, rules.seating)
            self._events.append(cast(Event, {"e": "draw_seats", "draws": draws, "dealer": dealer}))
        elif dealer not in range(seats):
            raise BadSeats(say.no_seat(number=dealer, other=seats - 1))
        self.table.first_dealer(dealer)

    @classmethod
    def of(cls, table: Table, recorder: Recorder, events: Sequence[Event]) -> Self:
        """A match that goes on at `table`, recorded by `recorder`, after these `events`."""
        match = cls.__new__(cls)
        match.seed = seed_of(None)
        match.table = table
        match._recorder = recorder
        match._events = [*events]
        return match

    # ---------------------------------------------------------------- game, options, seats

    @property
    def game(self) -> Game:
        """The game of the match."""
        return self.table.game

    @property
    def options(self) -> Mapping[str, str | int]:
        """Every option of the game with its value."""
        return self.table.options

    @property
    def seats(self) -> int:
        """The number of seats, which are numbered from 0."""
        return self.table.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(self._recorder.names)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}: {len(self.events)} events, {self._state()}>"

    def _state(self) -> str:
        if self.over:
            return "over"
        return "awaits a deal" if self.awaits_deal else f"seat {self.turn} to choose"

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str = "en") -> str:
        """The whole table, all cards open, in the language `lang` (`en`, `ja`, `zh`); UnknownName lists them.

        MissingExtra without `hachiya[words]`, here, of the sheet and of sentences.
        """
        with needs_extra():
            from hachiya.explain.text import position  # noqa: PLC0415  (a program that says nothing loads no catalogue)

        return position(self.game, self.table.state, self.names, language_code(lang))

    # ---------------------------------------------------------------- position

    @property
    def over(self) -> bool:
        """Whether the match is finished."""
        return self.table.over

    @property
    def awaits_deal(self) -> bool:
        """Whether a deal is due."""
        return self.table.awaits_deal

    @property
    def turn(self) -> int | None:
        """The seat whose choice is awaited, None if none."""
        return None if self.table.turn == NOBODY else self.table.turn

    @property
    def scores(self) -> list[int]:
        """The points by seat (12 = 1 kan, where there are kan); at bashifen the level of its pair (0, 2 … 14: ace)."""
        return self.game.scores(self.table.state)

    @property
    def result(self) -> Result | None:
        """The result of the match, None before its end."""
        if not self.over:
            return None
        last = cast(Mapping[str, Any], self.events[-1])
        return Result(tuple(last["winners"]), tuple(last.get("result", self.scores)))

    @property
    def events(self) -> Sequence[Event]:
        """All events so far, as the lines of the record."""
        self._events += self._recorder.pop_events()
        return self._events

    @property
    def payments(self) -> list[Payment]:
        """All payments so far; none at bashifen, where levels are won."""
        payments = []
        for event in self.events:
            if event["e"] == "pay":
                instead_of, liable = event.get("for"), event.get("liable")
                what = event["from"], event["to"], event["points"], event["reason"], tuple(event["yaku"])
                payments.append(Payment(*what, event["clause"], instead_of, liable))
        return payments

    # ---------------------------------------------------------------- playing

    def deal(
        self,
        deck: Sequence[Card] | None = None,
        *,
        second: Sequence[Card] | None = None,
        white: int | None = None,
    ) -> None:
        """Deal a deck from the seed, or `deck`: every card in dealing order, by number or name.

        After an auction the stock consists of the cards that were not dealt and of folded hands, in the order of
        `second` (every card), else of `deck`. At a table of seven `white` is the seat that draws the white card and
        sits the deal out. BadDeck unless a deck has every card once; IllegalAction if no deal is due, or if this seat
        may not draw the white card.
        """
        with self._errors_with_names():
            if self.over:
                raise IllegalAction(table_words.over())
            if not self.awaits_deal:
                raise IllegalAction(say.deal_waits(seat=Seat(self.table.turn), names=self._legal_names()))
            cards = None if deck is None else self._numbers(deck)
            second_numbers = None if second is None else self._numbers(second)
            if second_numbers is not None and cards is None:
                raise BadDeck(table_words.bad_deck(cards=self.game.cards))
            self._recorder.add(self.table.deal(cards, second_numbers, white=white))

    def legal(self) -> list[Choice]:
        """The choices of the seat at turn; empty if no seat is at turn.

        Whole choices if they are few, else the possible next parts of a choice, of which `chosen` has the parts so far.
        """
        table = self.table
        return [] if table.turn == NOBODY else choices(View(table.game, table.rules, table.state, table.turn))

    @property
    def chosen(self) -> list[str]:
        """The names of the parts so far of a choice that is not whole."""
        return [self.game.spell(self.table.state, [action]).name for action in self.table.chosen]

    def play(self, choice: Choice | str) -> None:
        """Make a choice of the seat at turn: one of `legal()`, or its name; IllegalAction lists the legal ones.

        Examples of names: a card (`"A"`), `"stop"`, `"show aka BFJ"`, at bashifen all cards of a play (`"AS KS KS"`).
        A name with an ellipsis at its end begins a choice; the rest is played next. After an error nothing has changed.
        """
        table = self.table
        with self._errors_with_names():
            if not isinstance(choice, Choice):
                self._play_by_name(choice)
            elif choice.seat != table.turn:
                self.check_turn()
                raise IllegalAction(table_words.not_at_turn(seat=Seat(choice.seat), other=Seat(table.turn)))
            elif choice.is_whole:
                self._recorder.add(table.choose(choice.seat, choice.actions))
            else:
                self._recorder.add(table.act(choice.seat, choice.actions[0]))

    @contextmanager
    def _errors_with_names(self) -> Iterator[None]:
        """Give errors the names of the players, for their messages."""
        try:
            yield
        except HachiyaError as error:
            error.names = self.names
            raise

    def _play_by_name(self, text: str) -> None:
        table = self.table
        turn = table.turn
        if turn == NOBODY:
            self.check_turn()
        actions = table.game.read(table.state, str(text))
        if actions:
            self._recorder.add(table.choose(turn, actions))
            return
        part = str(text).strip().removesuffix(AND_MORE).removesuffix("...")
        actions = table.game.read(table.state, part.rstrip()) if part != text else None
        if not actions:
            raise IllegalAction(say.no_choice(seat=Seat(table.turn), given=repr(text), names=self._legal_names()))
        self._recorder.add(table.act(table.turn, actions[0]))

    def check_turn(self) -> None:
        """Raise IllegalAction unless a seat is at turn."""
        if self.over:
            raise IllegalAction(table_words.over())
        if self.awaits_deal:
            raise IllegalAction(say.deal_first())

    def _legal_names(self) -> list[str]:
        return [choice.name for choice in self.legal()]

    def _numbers(self, cards: Sequence[Card]) -> list[int]:
        """A deck in numbers; of equal cards the first has the lowest number."""
        unused: dict[Card, list[int]] = {}
        for number in reversed(range(self.game.cards)):
            unused.setdefault(self.game.card_names[number], []).append(number)
        numbers = []
        for card in cards:
            if isinstance(card, str):
                if not unused.get(card):
                    raise BadDeck(say.not_in_deck(given=repr(card), cards=self.game.cards))
                numbers.append(unused[card].pop())
            else:
                numbers.append(card)
        return numbers

    # ---------------------------------------------------------------- views and copies

    def view(self, seat: int) -> SeatView:
        """The view of `seat` (0 … seats - 1): all that the player may know, and no more."""
        self._check_seat(seat)
        view = self.table.view(seat)
        return SeatView(view.game, view.rules, view.state, seat, self.names)

    def copy(self) -> Self:
        """A copy of the match to play on separately, with the same coming decks."""
        match = self._copy_at(self.table.copy(), self.events)
        match.seed = self.seed
        return match

    def resample(self, seat: int, rng: Random | None = None) -> Self:
        """A match that `seat` cannot tell from this one: cards that it does not see are dealt anew, in a possible way.

        Random numbers come from `rng`, without it from the system. Past events are as the seat knows them, with `?` for
        hidden cards.
        """
        self._check_seat(seat)
        numbers = rng or SystemRandom()
        table = self.table.copy()
        table.state = self.table.view(seat).state
        if self.turn != seat:
            table.chosen.clear()
        self.game.deal_anew(table.state, seat, [numbers.getrandbits(32) for _ in range(dice.LANES)])
        number_drawn = getattr(table.state, "drawn", 0)
        return self._copy_at(table, redact_record(self.events, seat, number_drawn))

    def _copy_at(self, table: Table, events: Sequence[Event]) -> Self:
        """A match at a copy of this match's table; `self.events`, read before, has emptied the recorder."""
        return type(self).of(table, self._recorder.at(table), events)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise BadSeats(say.no_seat(number=seat, other=self.seats - 1))

    # ---------------------------------------------------------------- records and texts

    def to_jsonl(self) -> str:
        """The record as JSON Lines."""
        return jsonl.dump(self.events)

    def to_fuda(self) -> str:
        """The record as `.fuda` text."""
        return fuda.dump(self.events, usual_options)

    def sheet(self, lang: str = "en") -> str:
        """The score sheet so far, as players of the game write it, in the language `lang`."""
        with needs_extra():
            from hachiya.explain.text import sheet  # noqa: PLC0415  (as in `text`)

        return sheet(self.events, language_code(lang))

    def sentences(self, lang: str = "en") -> list[str]:
        """A line of text for each event so far, in the language `lang`."""
        with needs_extra():
            from hachiya.explain.sentences import Narrator  # noqa: PLC0415  (as in `text`)
            from hachiya.words.voice import Voice  # noqa: PLC0415

        narrator, voice = Narrator(self.game), Voice(language_code(lang), self.names)
        return [voice.tell(telling) for event in self.events if (telling := narrator.tell(event))]

    def steps(self) -> Iterator[tuple[Event, Self]]:
        """Every event, with the match after the decision behind the event and all that followed from it."""
        from hachiya.records.replay import open_replay  # noqa: PLC0415  (it imports every family's replay)

        events = self.events
        replay, waiting = open_replay(1, events[0], lenient=False), [events[0]]
        for line, event in enumerate(events[1:], 2):
            if not replay.due:
                yield from self._with_match(replay, waiting)
                waiting = []
            replay.feed(line, event)
            waiting.append(event)
        yield from self._with_match(replay, waiting)

    def _with_match(self, replay: "Replay", events: Sequence[Event]) -> Iterator[tuple[Event, Self]]:
        """These events, each with a match of its own in the position of the replay."""
        for event in events:
            table = replay.table.copy()
            yield event, type(self).of(table, replay.recorder.at(table), replay.events)


def say_seat(seat: int) -> str:
    """The name of a seat without a name."""
    return f"seat {seat}"
