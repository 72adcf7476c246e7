"""A match at a prompt: open it, deal, play by name, look at it, keep it."""

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
    """Points that went from one account to another: a seat's number, or `pot`, `board`, `bank`."""

    payer: int | str
    payee: int | str
    points: int
    """12 points = 1 kan, where there are kan."""
    reason: str
    yaku: tuple[str, ...]
    clause: str
    """The section of the rules behind it."""
    instead_of: int | None
    """The seat whose share it is, if the payer pays it for another."""
    liable: str | None
    """Why."""


class Result(NamedTuple):
    """How a match has ended."""

    winners: tuple[int, ...]
    """Seats."""
    scores: tuple[int, ...]
    """By seat: points after the last settlement; at bashifen the level of its pair."""


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
        """Open a match; UnknownName, BadSeats, BadNumber say what there is.

        `game` is its name or itself. `options` are the game's, those not given as usual; `seats` how many play,
        `names` what they are called; `dealer` deals first, without one it is drawn. `seed` (0 … 2**63 - 1) and
        `number`, which match of the seed it is, fix the draw and the decks; without a seed they come from the system.
        """
        rules = find(game) if isinstance(game, str) else game
        self.seed = seed_of(seed)
        """What its draw and decks come from."""
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
        """A match that has been played so far elsewhere: at `table`, recorded by `recorder`, with these `events`."""
        match = cls.__new__(cls)
        match.seed = seed_of(None)
        match.table = table
        match._recorder = recorder
        match._events = [*events]
        return match

    # ---------------------------------------------------------------- what it is

    @property
    def game(self) -> Game:
        """Its game."""
        return self.table.game

    @property
    def options(self) -> Mapping[str, str | int]:
        """Every option of the game with its value."""
        return self.table.options

    @property
    def seats(self) -> int:
        """How many play; seats are numbered from 0."""
        return self.table.seats

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
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

    # ---------------------------------------------------------------- how it stands

    @property
    def over(self) -> bool:
        """Is it finished?"""
        return self.table.over

    @property
    def awaits_deal(self) -> bool:
        """Is a deal due?"""
        return self.table.awaits_deal

    @property
    def turn(self) -> int | None:
        """The seat whose choice is awaited, None if none."""
        return None if self.table.turn == NOBODY else self.table.turn

    @property
    def scores(self) -> list[int]:
        """By seat: points (12 = 1 kan, where there are kan); at bashifen the level of its pair (0, 2 … 14: ace)."""
        return self.game.scores(self.table.state)

    @property
    def result(self) -> Result | None:
        """How it has ended; None until then."""
        if not self.over:
            return None
        last = cast(Mapping[str, Any], self.events[-1])
        return Result(tuple(last["winners"]), tuple(last.get("result", self.scores)))

    @property
    def events(self) -> Sequence[Event]:
        """All that has happened, as the lines of its record."""
        self._events += self._recorder.pop_events()
        return self._events

    @property
    def payments(self) -> list[Payment]:
        """All payments so far; none at bashifen, where levels are won."""
        found = []
        for event in self.events:
            if event["e"] == "pay":
                instead_of, liable = event.get("for"), event.get("liable")
                of = event["from"], event["to"], event["points"], event["reason"], tuple(event["yaku"])
                found.append(Payment(*of, event["clause"], instead_of, liable))
        return found

    # ---------------------------------------------------------------- playing

    def deal(
        self,
        deck: Sequence[Card] | None = None,
        *,
        second: Sequence[Card] | None = None,
        white: int | None = None,
    ) -> None:
        """Deal: a deck from the seed, or `deck`, every card in dealing order, by number or name.

        `second` is the order of a stock that is made later, of the cards that were not dealt and of folded hands
        (every card; without it they lie as in `deck`). Of seven at the table `white` is the seat that draws the white
        card and sits the deal out. BadDeck unless they are every card once; IllegalAction while no deal is due, or
        where that seat does not draw.
        """
        with self._told_by_name():
            if self.over:
                raise IllegalAction(table_words.over())
            if not self.awaits_deal:
                raise IllegalAction(say.deal_waits(seat=Seat(self.table.turn), names=self._legal_names()))
            cards = None if deck is None else self._numbers(deck)
            again = None if second is None else self._numbers(second)
            if again is not None and cards is None:
                raise BadDeck(table_words.bad_deck(cards=self.game.cards))
            self._recorder.add(self.table.deal(cards, again, white=white))

    def legal(self) -> list[Choice]:
        """What the seat at turn may choose; empty while none is.

        Whole choices where they are few, else with what a choice may begin or go on: then `chosen` is what has been
        chosen of it so far.
        """
        table = self.table
        return [] if table.turn == NOBODY else choices(View(table.game, table.rules, table.state, table.turn))

    @property
    def chosen(self) -> list[str]:
        """The names of what the seat at turn has chosen so far of a choice that is not whole."""
        return [self.game.spell(self.table.state, [action]).name for action in self.table.chosen]

    def play(self, choice: Choice | str) -> None:
        """The seat at turn makes a `choice`: one of `legal()`, or by name; IllegalAction lists what is legal.

        A whole choice, or nothing happens. Names: a card (`"A"`), `"stop"`, `"show aka BFJ"`, at bashifen all cards of
        a play (`"AS KS KS"`). What ends with an ellipsis is only begun, and the rest is played next.
        """
        table = self.table
        with self._told_by_name():
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
    def _told_by_name(self) -> Iterator[None]:
        """Whoever reads of an error reads what those at the table are called."""
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
        """IllegalAction unless a seat is to choose."""
        if self.over:
            raise IllegalAction(table_words.over())
        if self.awaits_deal:
            raise IllegalAction(say.deal_first())

    def _legal_names(self) -> list[str]:
        return [choice.name for choice in self.legal()]

    def _numbers(self, cards: Sequence[Card]) -> list[int]:
        """A deck in numbers; of several equal cards the first is the lowest."""
        left: dict[Card, list[int]] = {}
        for number in reversed(range(self.game.cards)):
            left.setdefault(self.game.card_names[number], []).append(number)
        found = []
        for card in cards:
            if isinstance(card, str):
                if not left.get(card):
                    raise BadDeck(say.not_in_deck(given=repr(card), cards=self.game.cards))
                found.append(left[card].pop())
            else:
                found.append(card)
        return found

    # ---------------------------------------------------------------- looking at it, and on

    def view(self, seat: int) -> SeatView:
        """What `seat` (0 … seats - 1) sees of it: all that a player may know, and no more."""
        self._check_seat(seat)
        seen = self.table.view(seat)
        return SeatView(seen.game, seen.rules, seen.state, seat, self.names)

    def copy(self) -> Self:
        """The same match, to be played on apart from this one; the same decks will come."""
        match = self._beside(self.table.copy(), self.events)
        match.seed = self.seed
        return match

    def resample(self, seat: int, rng: Random | None = None) -> Self:
        """A match that `seat` cannot tell from this one: what it does not see lies in one of the ways it may.

        `rng` deals, without one the system does. The past is there as the seat knows it, with `?` for hidden cards.
        """
        self._check_seat(seat)
        numbers = rng or SystemRandom()
        table = self.table.copy()
        table.state = self.table.view(seat).state
        if self.turn != seat:
            table.chosen.clear()
        self.game.deal_anew(table.state, seat, [numbers.getrandbits(32) for _ in range(dice.LANES)])
        drawn = getattr(table.state, "drawn", 0)
        return self._beside(table, redact_record(self.events, seat, drawn))

    def _beside(self, table: Table, events: Sequence[Event]) -> Self:
        """A match at a copy of this one's table. Asking for `events` has emptied the recorder, so none comes twice."""
        return type(self).of(table, self._recorder.at(table), events)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise BadSeats(say.no_seat(number=seat, other=self.seats - 1))

    # ---------------------------------------------------------------- keeping and telling it

    def to_jsonl(self) -> str:
        """Its record as JSON Lines."""
        return jsonl.dump(self.events)

    def to_fuda(self) -> str:
        """Its record as `.fuda` text."""
        return fuda.dump(self.events, usual_options)

    def sheet(self, lang: str = "en") -> str:
        """The score sheet so far, as its game's players write it, in the language `lang`."""
        with needs_extra():
            from hachiya.explain.text import sheet  # noqa: PLC0415  (as in `text`)

        return sheet(self.events, language_code(lang))

    def sentences(self, lang: str = "en") -> list[str]:
        """All that has happened, an event a line, in the language `lang`."""
        with needs_extra():
            from hachiya.explain.sentences import Narrator  # noqa: PLC0415  (as in `text`)
            from hachiya.words.voice import Voice  # noqa: PLC0415

        narrator, voice = Narrator(self.game), Voice(language_code(lang), self.names)
        return [voice.tell(telling) for event in self.events if (telling := narrator.tell(event))]

    def steps(self) -> Iterator[tuple[Event, Self]]:
        """Every event of it, with the match as it stood after the decision behind the event and all that came of it."""
        from hachiya.records.replay import open_replay  # noqa: PLC0415  (it imports every family's replay)

        events = self.events
        replay, waiting = open_replay(1, events[0], lenient=False), [events[0]]
        for line, event in enumerate(events[1:], 2):
            if not replay.due:
                yield from self._reached(replay, waiting)
                waiting = []
            replay.feed(line, event)
            waiting.append(event)
        yield from self._reached(replay, waiting)

    def _reached(self, replay: "Replay", events: Sequence[Event]) -> Iterator[tuple[Event, Self]]:
        """These events, each with a match of its own as the replay stands."""
        for event in events:
            table = replay.table.copy()
            yield event, type(self).of(table, replay.recorder.at(table), replay.events)


def say_seat(seat: int) -> str:
    """What `seat` is called if it has no name."""
    return f"seat {seat}"
