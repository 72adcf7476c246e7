"""A match at a Python prompt: open it, deal, play by name, look at it, save it."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import dropwhile
from random import Random, SystemRandom
from typing import TYPE_CHECKING, NamedTuple, Self, cast

from hachiya.engine import rng as dice
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copied
from hachiya.games.choices import AND_MORE, Choice
from hachiya.games.game import Game, GameOf
from hachiya.games.json_object import JsonObject
from hachiya.games.registry import find, usual_options
from hachiya.games.seating import first_dealer
from hachiya.games.table import Table
from hachiya.games.view import choices
from hachiya.matches.past import Moment, Past
from hachiya.matches.seat_view import SeatView
from hachiya.matches.streams import DECKS, drawn_seats, match_number, seed_of
from hachiya.records import fuda, jsonl
from hachiya.records.events import FAMILIES, Event, validate_partial
from hachiya.records.families import PARTS
from hachiya.records.positions.text import read as read_position
from hachiya.records.positions.text import write as write_position
from hachiya.records.recorder import recorder_of
from hachiya.records.recording import Recorder
from hachiya.records.redaction import redact_record
from hachiya.records.replaying import ANNOTATIONS
from hachiya.words.arguments import Seat
from hachiya.words.checks import check_type, check_whole
from hachiya.words.codes import language_code
from hachiya.words.errors import BadDeck, BadSeats, HachiyaError, IllegalAction
from hachiya.words.extras import needs_extra
from hachiya.words.notebook import Svg
from hachiya.words.say import match as say
from hachiya.words.say import table as table_words

if TYPE_CHECKING:
    from hachiya.matches.sheet import Sheet
    from hachiya.records.replaying import Replay

BEGINNINGS = {"draw_seats", "mizuten", "white_card", "redeal", "deal", "tally", *ANNOTATIONS}
"""The events that may stand before the cards of a deal; a match that was opened at a position begins with others."""
Card = int | str
"""A card by its number in the deck or by its name (`"A"`, `"10S"` is `"TS"`)."""


class Payment(NamedTuple):
    """One payment of points from one account to another.

    An account is a seat's number or one of `"pot"`, `"board"` and `"bank"`.

    Example:
        >>> from hachiya import play
        >>> payment = play("sannin", bots="random", seed=8).payments[0]
        >>> payment.payer, payment.payee, payment.points, payment.clause
        (0, 1, 120, 'SAN A9')
    """

    payer: int | str
    """The account that pays: a seat (0 … seats - 1), `"pot"`, `"board"` or `"bank"`."""
    payee: int | str
    """The account that receives the points."""
    points: int
    """The amount in points, above 0; 12 points = 1 kan (貫) in games that have kan."""
    reason: str
    """The kind of the payment, a key of the catalogue, such as `"hand"` or `"score"`."""
    yaku: tuple[str, ...]
    """The yaku that are paid for, by the keys of records; empty where no yaku is paid for."""
    clause: str
    """The section of the rules that asks for the payment, such as `"SAN A5"`."""
    instead_of: int | None
    """The seat whose share the payer pays; None where the payer pays its own share."""
    liable: str | None
    """The reason why the payer pays another seat's share; None where the payer pays its own share."""


class Result(NamedTuple):
    """The result of a finished match.

    Example:
        >>> from hachiya import play
        >>> play("sannin", bots="random", seed=8).result
        Result(winners=(1,), scores=(-2040, 1524, 516))
    """

    winners: tuple[int, ...]
    """The seats that have won."""
    scores: tuple[int, ...]
    """The final scores by seat: points (12 = 1 kan 貫), at bashifen the level of the seat's pair."""


class Match:
    """One match of a game, from its first deal to its end.

    Example:
        >>> from hachiya import Match
        >>> match = Match("sannin", names=["east", "south", "west"], seed=8)
        >>> match.deal()
        >>> match.turn, [choice.name for choice in match.legal()]
        (0, ['show aka Simq', 'show aka Sim', 'pass'])
        >>> match.play("pass")
        >>> match.turn
        1
    """

    has_past = True
    """Whether the events lead from the opening of the match to where it stands; not so after `from_position`."""

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
        """Open a match before its first deal.

        `seed` and `number` together fix the draw for seats and all decks.

        Args:
            game: The name of a game in `GAMES`, or the game itself.
            options: Options of the game by name; an option that is missing has its usual value.
            seats: The number of players; without it the number of `names`, or the usual number of the game.
            names: The players' names, by seat; without them `seat 0`, `seat 1` and so on.
            dealer: The seat (0 … seats - 1) that deals first; without it the seats draw cards for it (RULES C-161).
            seed: The seed of the random numbers, 0 … 2**63 - 1; without it the system draws one.
            number: The number of the match under this seed, 0 … 2**29 - 1.

        Raises:
            UnknownName: If there is no such game, option or value.
            BadSeats: If the game is not played by so many seats, the names are too few or too many, or there is no
                such dealer.
            BadNumber: If `seed` or `number` is out of its range.

        Example:
            >>> from hachiya import Match
            >>> Match("bashifen", seed=1)
            <Match of bashifen: 2 events, awaits a deal>
            >>> Match("sannin", seats=9)
            Traceback (most recent call last):
                ...
            hachiya.words.errors.BadSeats: sannin hachi-hachi is for 3 players, not for 9
        """
        check_type("game", game, str, GameOf)
        rules = find(game) if isinstance(game, str) else game
        names = None if names is None else check_names(names)
        self.seed = seed_of(seed)
        """The seed of the draw and the decks, 0 … 2**63 - 1."""
        if seats is None:
            seats = rules.seats[0] if names is None else len(names)
        seats = check_whole("seats", seats)
        self._table = Table(rules, options, seats=seats, seed=self.seed, stream=DECKS + match_number(number))
        names = [say_seat(seat) for seat in range(seats)] if names is None else names
        if len(names) != seats:
            raise BadSeats(say.wrong_names(number=len(names), other=seats))
        self._recorder = recorder_of(self._table, names)
        self._events = [self._recorder.match()]
        if dealer is None:
            draws = drawn_seats(rules, seats, self.seed, number)
            dealer = first_dealer(draws, seats, rules.seating)
            self._events.append(cast(Event, {"e": "draw_seats", "draws": draws, "dealer": dealer}))
        else:
            dealer = _seat_of(seats, check_whole("dealer", dealer))
        self._table.first_dealer(dealer)
        self._past = Past(self._moment())

    @classmethod
    def of(cls, table: Table, recorder: Recorder, events: Sequence[Event]) -> Self:
        """Make a match of a table where play has already begun.

        Args:
            table: The table; the match plays on at it.
            recorder: The recorder that follows the table.
            events: The events so far, from `match` on.

        Returns:
            The match; its `seed` is a new one from the system.

        Example:
            >>> from hachiya import Match
            >>> from hachiya.games.registry import find
            >>> from hachiya.games.table import Table
            >>> from hachiya.records.recorder import recorder_of
            >>> table = Table(find("hachiju"))
            >>> recorder = recorder_of(table, ["east", "south", "west"])
            >>> Match.of(table, recorder, [recorder.match()])
            <Match of hachiju: 1 events, awaits a deal>
        """
        match = cls.__new__(cls)
        match.seed = seed_of(None)
        match._table = table
        match._recorder = recorder
        match._events = [*events]
        match._past = Past(match._moment())
        return match

    def copy_table(self) -> Table:
        """Copy the table of the match; what is played at the copy changes nothing in the match.

        Returns:
            The copy, in this position.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", seed=8)
            >>> rows = match.copy_table().deal()
            >>> match.awaits_deal
            True
        """
        return self._table.copy()

    # ---------------------------------------------------------------- game, options, seats

    @property
    def game(self) -> Game:
        """The game that is played.

        Example:
            >>> from hachiya import Match
            >>> Match("hachiju").game
            <Game hachiju: 2, 3, 4, 5, 6 seats>
        """
        return self._table.game

    @property
    def options(self) -> Mapping[str, str | int]:
        """All options of the game by name, each with its value in this match.

        Example:
            >>> from hachiya import Match
            >>> Match("hachiju", {"deals": 6}).options
            {'deals': 6}
        """
        return self._table.options

    @property
    def seats(self) -> int:
        """The number of players; seats are numbered 0 … seats - 1.

        Example:
            >>> from hachiya import Match
            >>> Match("bashifen").seats
            4
        """
        return self._table.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat.

        Example:
            >>> from hachiya import Match
            >>> Match("sannin").names
            ('seat 0', 'seat 1', 'seat 2')
        """
        return tuple(self._recorder.names)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}: {len(self.events)} events, {self._state()}>"

    def __eq__(self, other: object) -> bool:
        """Whether all that has happened is equal, and all that will follow equal choices."""
        if not isinstance(other, Match):
            return NotImplemented
        return self._table == other._table and self.names == other.names and self.events == other.events

    __hash__ = None  # type: ignore[assignment]  # the object changes

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()

    def _state(self) -> str:
        if self.over:
            return "over"
        return "awaits a deal" if self.awaits_deal else f"seat {self.turn} to choose"

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str = "en") -> str:
        """Describe the whole table in words, with all cards open.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            Several lines of text.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", seed=8)
            >>> match.deal()
            >>> match.text().splitlines()[0]
            'sannin hachi-hachi, month 1'
        """
        with needs_extra():
            from hachiya.explain.text import position  # noqa: PLC0415  (a program that says nothing loads no catalogue)

        return position(self.game, self._table.state, self.names, language_code(lang))

    def svg(self, lang: str = "en", theme: str = "light") -> Svg:
        """Draw the whole table, with all cards open and seat 0 at its foot.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.
            theme: `light` or `dark`.

        Returns:
            The text of an SVG document; a notebook shows it as the picture.

        Raises:
            UnknownName: If there is no such language or theme.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import Match
            >>> Match("sannin").svg().startswith("<svg")
            True
        """
        with needs_extra():
            from hachiya.pictures.table import table_picture  # noqa: PLC0415  (a program that draws nothing loads no art)

        return table_picture(self.game, self._table.state, self.names, 0, lang, theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    # ---------------------------------------------------------------- position

    @property
    def over(self) -> bool:
        """Whether the match is finished.

        Example:
            >>> from hachiya import Match
            >>> Match("sannin").over
            False
        """
        return self._table.over

    @property
    def awaits_deal(self) -> bool:
        """Whether a deal is due.

        Example:
            >>> from hachiya import Match
            >>> Match("sannin").awaits_deal
            True
        """
        return self._table.awaits_deal

    @property
    def turn(self) -> int | None:
        """The seat (0 … seats - 1) that must choose; None while no seat must.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=2, seed=8)
            >>> match.turn
            >>> match.deal()
            >>> match.turn
            2
        """
        return None if self._table.turn == NOBODY else self._table.turn

    @property
    def scores(self) -> list[int]:
        """The scores by seat: points (12 = 1 kan 貫), at bashifen the level of the seat's pair (0, 2 … 14: ace).

        Example:
            >>> from hachiya import Match
            >>> Match("sannin").scores
            [0, 0, 0]
            >>> Match("bashifen").scores
            [0, 0, 0, 0]
        """
        return self.game.scores(self._table.state)

    @property
    def result(self) -> Result | None:
        """The result of the match; None until the match is over.

        Example:
            >>> from hachiya import Match, play
            >>> Match("sannin").result
            >>> play("bashifen", bots="random", seed=1).result
            Result(winners=(0, 2), scores=(14, 11, 14, 11))
        """
        if not self.over:
            return None
        end = cast(JsonObject, next(event for event in reversed(self.events) if event["e"] == "match_end"))
        result = end.get("result")
        return Result(tuple(end["winners"]), tuple(self.scores if result is None else result))

    @property
    def events(self) -> Sequence[Event]:
        """The events of the match so far, as the lines of its record (docs/library/record.md).

        Example:
            >>> from hachiya import Match
            >>> [event["e"] for event in Match("sannin", seed=8).events]
            ['match', 'draw_seats']
        """
        self._events += self._recorder.pop_events()
        return self._events

    @property
    def payments(self) -> list[Payment]:
        """The payments so far; none at bashifen, where levels are won.

        Example:
            >>> from hachiya import play
            >>> [payment.points for payment in play("sannin", bots="random", seed=8).payments][:5]
            [120, 52, 1, 576, 576]
        """
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
        """Deal the next hand, from the seed's deck or from a given one.

        Args:
            deck: Every card once, in dealing order, by number (0 … cards - 1) or name; without it the seed's deck.
            second: Every card once: the order of a stock that is made later, of cards that were not dealt and of folded
                hands; without it these lie as in `deck`.
            white: The seat that draws the white card and sits the deal out, where seven play.

        Raises:
            BadDeck: If `deck` or `second` is not every card once, or `second` is given without `deck`.
            IllegalAction: If no deal is due, or the seat `white` does not draw.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal(range(48))
            >>> match.awaits_deal
            False
            >>> Match("sannin").deal([1, 2, 3])
            Traceback (most recent call last):
                ...
            hachiya.words.errors.BadDeck: A deck must have each of the 48 cards exactly once
        """
        with self._errors_with_names():
            if self.over:
                raise IllegalAction(table_words.over())
            if not self.awaits_deal:
                raise IllegalAction(say.deal_waits(seat=Seat(self._table.turn), names=self._legal_names()))
            cards = None if deck is None else self._numbers(deck)
            second_numbers = None if second is None else self._numbers(second)
            if second_numbers is not None and cards is None:
                raise BadDeck(table_words.bad_deck(cards=self.game.cards))
            self._recorder.add(self._table.deal(cards, second_numbers, white=white))
        self._past.moments.append(self._moment())

    def tally(self, deal: JsonObject, *, white: int | None = None) -> None:
        """Settle a deal that was played at a real table, from what people said there.

        Args:
            deal: The keys of a `tally` event (docs/library/record.md); those that can be recomputed may be missing.
            white: The seat that has drawn the white card and sits the deal out, where seven play.

        Raises:
            IllegalAction: If no deal is due, or the seat `white` does not draw.
            IllegalFact: If the deal cannot have happened so; then nothing has changed.
            HachiyaError: If `deal` has other keys or values than a `tally`.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0)
            >>> akatan = {"what": "captured", "seat": 1, "yaku": ["akatan"], "extra": 0, "fed_by": None}
            >>> match.tally({"lights": "A", "facts": [akatan]})
            >>> match.scores
            [-168, 335, -168]
        """
        family = FAMILIES[self.game.name]
        tally = validate_partial({"e": "tally", **deal}, family)
        with self._errors_with_names():
            events = [*self.events]
            table = self._table.copy()
            recorder = self._recorder.at(table)
            if white is not None:
                events += recorder.events(table.draw_white(white))
            events += PARTS[self.game.family].tally_deal(table, recorder, tally)
        self._table, self._recorder, self._events = table, recorder, events
        self._past.moments.append(self._moment())

    def legal(self) -> list[Choice]:
        """List the legal choices of the seat at turn.

        Up to 32 whole choices are listed as they are. Where there are more, each listed choice is only the next action,
        and `chosen` names the actions made so far.

        Returns:
            The choices; empty while no seat is at turn.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.legal()
            []
            >>> match.deal()
            >>> [choice.name for choice in match.legal()]
            ['show aka Simq', 'show aka Sim', 'pass']
        """
        table = self._table
        return [] if table.turn == NOBODY else choices(table.game, table.rules, table.state, table.turn)

    @property
    def chosen(self) -> list[str]:
        """The names of the actions that the seat at turn has made of a choice that is not yet whole.

        Example:
            >>> from hachiya import Match
            >>> Match("bashifen", seed=1).chosen
            []
        """
        return [self.game.spell(self._table.state, [action]).name for action in self._table.chosen]

    def play(self, choice: Choice | str) -> None:
        """Play a choice of the seat at turn.

        A choice that is not legal changes nothing. A name is a card (`"A"`), a word (`"stop"`), a word with cards
        (`"show aka BFJ"`), or at bashifen all cards of a play (`"AS KS KS"`). A name that ends with an ellipsis only
        begins a choice.

        Args:
            choice: One of `legal()`, or the name of a choice.

        Raises:
            IllegalAction: If the choice is not legal now; the message lists the legal ones.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> match.play("pass")
            >>> match.turn
            1
            >>> match.play(match.legal()[-1])
        """
        table = self._table
        try:
            if not isinstance(choice, Choice):
                seat = table.turn
                actions, is_whole = self._read_choice(str(choice))
            else:
                seat, actions, is_whole = choice.seat, choice.actions, choice.is_whole
                if seat != table.turn:
                    self.check_turn()
                    raise IllegalAction(table_words.not_at_turn(seat=Seat(seat), other=Seat(table.turn)))
            if not is_whole:
                actions = actions[:1]
            rows = table.choose(seat, actions) if is_whole else table.act(seat, actions[0])
        except HachiyaError as error:
            error.names = self.names
            raise
        self._recorder.add(rows)
        self._past.add(actions)

    @property
    def mask(self) -> int:
        """The legal next actions of the seat at turn as a set of bits: bit n stands for action n (0 … 62).

        The mask is 0 while no seat is at turn. An action is a whole choice, or a part of one (`Choice.actions`).

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.mask
            0
            >>> match.deal()
            >>> [action for action in range(63) if match.mask >> action & 1]
            [48, 52, 56]
        """
        return 0 if self._table.turn == NOBODY else int(self.game.legal(self._table.state))

    def act(self, action: int) -> None:
        """Carry out one action of the seat at turn by its number.

        An action that is not legal changes nothing.

        Args:
            action: The action, one of `mask`.

        Raises:
            IllegalAction: If the action is not legal now; the message lists the legal ones.
            TypeError: If `action` is no whole number.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> match.act(56)
            >>> match.turn
            1
        """
        number, table = check_whole("action", action), self._table
        try:
            if table.turn == NOBODY:
                self.check_turn()
            rows = table.act(table.turn, number)
        except HachiyaError as error:
            error.names = self.names
            raise
        self._recorder.add(rows)
        self._past.add((number,))

    def undo(self) -> None:
        """Take back the last call of `play`, `act`, `deal` or `tally`.

        The deck that a taken back deal had from the seed comes again. A match that was loaded goes back choice by
        choice through its record; decks that are dealt instead of recorded ones come from a new seed.

        Raises:
            IllegalAction: If there is nothing to take back.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> match.play("pass")
            >>> match.undo()
            >>> match.turn
            0
            >>> match.undo()
            >>> match.awaits_deal
            True
        """
        calls = self._past.take_back()
        if calls is None:
            self._undo_in_record()
            return
        moment = self._past.moments[-1]
        table = self._table
        table.state, table.chosen = copied(moment.state), [*moment.chosen]
        self._recorder = moment.recorder.at(table)
        del self._events[moment.events :]
        for actions in calls:
            for action in actions:
                self._recorder.add(table.act(table.turn, action))

    def _undo_in_record(self) -> None:
        """Go back to the position before the last decision of the record."""
        from hachiya.records.replay import replay_before_last_decision  # noqa: PLC0415  (as in `steps`)

        replay = None if "viewer" in self.events[0] else replay_before_last_decision(self.events)
        if replay is None:
            raise IllegalAction(say.no_past())
        for lanes in ("rng", "lots"):
            if hasattr(replay.table.state, lanes):
                getattr(replay.table.state, lanes)[:] = getattr(self._table.state, lanes)
        self._table, self._recorder, self._events = replay.table, replay.recorder, [*replay.events]
        self._past = Past(self._moment())

    def _moment(self) -> Moment:
        """The present moment, to which the match can go back."""
        events, table = len(self.events), self._table
        return Moment(copied(table.state), (*table.chosen,), self._recorder.at(table), events)

    @contextmanager
    def _errors_with_names(self) -> Iterator[None]:
        """Give errors the names of the players, for their messages."""
        try:
            yield
        except HachiyaError as error:
            error.names = self.names
            raise

    def _read_choice(self, text: str) -> tuple[Sequence[int], bool]:
        """The actions of the choice with this name, and whether they are a whole choice."""
        self.check_turn()
        table = self._table
        actions = table.game.read(table.state, text)
        if actions and table.game.legal(table.state) >> actions[0] & 1:
            return actions, True
        part = text.strip().removesuffix(AND_MORE).removesuffix("...")
        actions = table.game.read(table.state, part.rstrip()) if part != text else None
        if not actions or not table.game.legal(table.state) >> actions[0] & 1:
            raise IllegalAction(say.no_choice(seat=Seat(table.turn), given=repr(text), names=self._legal_names()))
        return actions, False

    def check_turn(self) -> None:
        """Check that a seat is at turn.

        Raises:
            IllegalAction: If the match is over or a deal is due.

        Example:
            >>> from hachiya import Match
            >>> Match("sannin").check_turn()
            Traceback (most recent call last):
                ...
            hachiya.words.errors.IllegalAction: A deal is due first: deal()
        """
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
                numbers.append(check_whole("a card of a deck", card))
        return numbers

    # ---------------------------------------------------------------- views and copies

    def view(self, seat: int | None = None) -> SeatView:
        """Make the view of a seat: what its player may know, and no more.

        Args:
            seat: The seat, 0 … seats - 1; without it the seat at turn.

        Returns:
            A copy of the state without the cards that the seat does not see.

        Raises:
            BadSeats: If there is no such seat.
            IllegalAction: If `seat` is not given and no seat is at turn.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> match.view(1)
            <what seat 1 sees of sannin>
            >>> match.view()
            <what seat 0 sees of sannin>
        """
        if seat is None:
            self.check_turn()
            seat = self._table.turn
        else:
            seat = self._seat(seat)
        table = self._table
        return SeatView(table.game, table.rules, table.game.observe(table.state, seat), seat, self.names)

    def position(self, seat: int | None = None) -> str:
        """Write the position as text, which a person can read and type (docs/library/position.md).

        The text has no past and no decks to come.

        Args:
            seat: The seat whose view is written, with `?` for every card that it does not know; without it all cards
                are open, those of the stock too.

        Returns:
            Several lines of text, which `from_position` reads.

        Raises:
            BadSeats: If there is no such seat.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", names=["east", "south", "west"], dealer=0, seed=8)
            >>> match.deal()
            >>> print(match.position(0), end="")
            position 1
            game sannin v1 seats 3 names "east" "south" "west"
            viewer 0
            turn 0 show
            deal 1
            kind grand
            hand 0 FRSVimq
            hand 1 ???????
            hand 2 ???????
            field BJhpsu
            stock ?????????????????????
        """
        return write_position(self._table, self.names, None if seat is None else self._seat(seat))

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None) -> Self:
        """Open a match at a position.

        A card that the text hides lies where it may lie, at random. The match has no past: its events begin here, so
        its record cannot be loaded.

        Args:
            text: The position, as `position` writes it.
            seed: The seed of the hidden cards and of later decks, 0 … 2**63 - 1; without it the system draws one.

        Returns:
            The match.

        Raises:
            BadRecord: If the text is no position; the message says where and what would be right.
            BadNumber: If `seed` is out of its range.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> other = Match.from_position(match.position(0), seed=1)
            >>> other.view(0) == match.view(0), other.view(1) == match.view(1)
            (True, False)
        """
        check_type("text", text, str)
        seed = seed_of(seed)
        table, names = read_position(text, seed)
        recorder = recorder_of(table, names)
        match = cls.of(table, recorder, [recorder.match()])
        match.seed, match.has_past = seed, False
        return match

    def copy(self) -> Self:
        """Copy the match, so that the copy can be played on apart from it.

        Returns:
            The copy; the same decks will come in both.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", seed=8)
            >>> other = match.copy()
            >>> other.deal()
            >>> match.awaits_deal, other.awaits_deal
            (True, False)
        """
        match = self._copy_at(self._table.copy(), self.events)
        match.seed = self.seed
        match._past = self._past.copy()
        return match

    def resample(self, seat: int, rng: Random | None = None) -> Self:
        """Copy the match as one seat sees it, with the cards that the seat does not see dealt anew.

        The events so far are those that the seat knows, with `?` for hidden cards.

        Args:
            seat: The seat, 0 … seats - 1.
            rng: The random numbers for the new deal; without them the system's.

        Returns:
            A match that the seat cannot tell from this one.

        Raises:
            BadSeats: If there is no such seat.

        Example:
            >>> from random import Random
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> other = match.resample(0, Random(1))
            >>> other.view(0).text() == match.view(0).text(), other.view(1).text() == match.view(1).text()
            (True, False)
        """
        seat = self._seat(seat)
        numbers = SystemRandom() if rng is None else rng
        check_type("rng", numbers, Random)
        table = self._table.copy()
        table.state = self._table.view(seat).state
        if self.turn != seat:
            table.chosen.clear()
        self.game.deal_anew(table.state, seat, [numbers.getrandbits(32) for _ in range(dice.LANES)])
        number_drawn = getattr(table.state, "drawn", 0)
        return self._copy_at(table, redact_record(self.events, seat, number_drawn))

    def _copy_at(self, table: Table, events: Sequence[Event]) -> Self:
        """A match at a copy of this match's table; `self.events`, read before, has emptied the recorder."""
        match = type(self).of(table, self._recorder.at(table), events)
        match.has_past = self.has_past
        return match

    def _seat(self, seat: int) -> int:
        """The seat as a plain number; BadSeats if there is no such seat."""
        return _seat_of(self.seats, check_whole("seat", seat))

    # ---------------------------------------------------------------- records and texts

    def to_jsonl(self) -> str:
        """Write the record of the match as JSON Lines.

        Returns:
            One line for each event.

        Example:
            >>> from hachiya import Match
            >>> Match("hachiju", dealer=0).to_jsonl()[:43]
            '{"e":"match","format":1,"game":"hachiju","v'
        """
        return jsonl.dump(self.events)

    def to_fuda(self) -> str:
        """Write the record of the match as `.fuda` text.

        Returns:
            The header and one line for each event.

        Example:
            >>> from hachiya import Match
            >>> print(Match("hachiju", dealer=0).to_fuda(), end="")
            fuda 1
            game hachiju v1 seats 3 names "seat 0" "seat 1" "seat 2"
        """
        return fuda.dump(self.events, usual_options)

    def sheet(self) -> "Sheet":
        """Give the score sheet so far, as the game's players write it, of all deals that the events have whole.

        Returns:
            The sheet; `print` and notebooks show it as a table.

        Example:
            >>> from hachiya import play
            >>> print(play("bashifen", bots="random", seed=1).sheet().text().splitlines()[0])
            deal | Whim 1 & Whim 3  | Whim 2 & Whim 4  | declarer | trumps | remarks
        """
        from hachiya.explain.sheet import sheet_of  # noqa: PLC0415  (a program that asks for no sheet loads no writer)
        from hachiya.matches.sheet import Sheet  # noqa: PLC0415  (the same)

        first, *rest = self.events
        whole_deals = dropwhile(lambda event: event["e"] not in BEGINNINGS, rest)
        return Sheet(self.game, sheet_of([first, *whole_deals]))

    def sentences(self, lang: str = "en") -> list[str]:
        """Tell the events so far in sentences.

        Args:
            lang: The code of a language: `en`, `ja` or `zh`.

        Returns:
            One text for each event about which there is something to say.

        Raises:
            UnknownName: If there is no such language.
            MissingExtra: Without `hachiya[words]`.

        Example:
            >>> from hachiya import Match
            >>> Match("sannin", dealer=0).sentences()
            ['seat 0, seat 1 and seat 2 begin a match of sannin hachi-hachi.']
            >>> Match("sannin", dealer=0).sentences("ja")
            ['seat 0さんとseat 1さんとseat 2さんで三人はちはちを始めます。']
        """
        with needs_extra():
            from hachiya.explain.sentences import Narrator  # noqa: PLC0415  (as in `text`)
            from hachiya.words.voice import Voice  # noqa: PLC0415

        narrator, voice = Narrator(self.game), Voice(language_code(lang), self.names)
        return [voice.tell(telling) for event in self.events if (telling := narrator.tell(event))]

    def steps(self) -> Iterator[tuple[Event, Self]]:
        """Go through the events, each with the match as it stood then.

        Yields:
            An event, and the match after the decision behind the event and all that followed from the decision.

        Example:
            >>> from hachiya import play
            >>> match = play("sannin", bots="random", seed=8)
            >>> event, position = next(match.steps())
            >>> event["e"], position.awaits_deal
            ('match', True)
        """
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


def _seat_of(seats: int, number: int) -> int:
    """The seat with this number; BadSeats if there is no such seat."""
    if number not in range(seats):
        raise BadSeats(say.no_seat(number=number, other=seats - 1))
    return number


def check_names(names: Sequence[str]) -> Sequence[str]:
    """Check that names can stand in a record.

    Args:
        names: The names of players.

    Returns:
        The names.

    Raises:
        TypeError: If they are no list of texts.
        BadSeats: If a name has letters that no file can have.

    Example:
        >>> from hachiya.matches.match import check_names
        >>> check_names(["east", "south"])
        ['east', 'south']
    """
    if isinstance(names, str):
        raise TypeError(f"names must be several names, not one text: {names!r:.60}")
    check_type("names", names, Sequence)
    for name in names:
        check_type("a name", name, str)
        if any("\ud800" <= letter <= "\udfff" for letter in name):
            raise BadSeats(say.wrong_name(given=repr(name)))
    return [*names]


def say_seat(seat: int) -> str:
    """Name a seat whose player has no name.

    Args:
        seat: The seat, from 0.

    Returns:
        The name in English.

    Example:
        >>> from hachiya.matches.match import say_seat
        >>> say_seat(2)
        'seat 2'
    """
    return f"seat {seat}"
