"""Keeps the score of a match at a real table, fact by fact."""

import copy
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, Self, cast

from hachiya.engine import ledger
from hachiya.games.game import Game
from hachiya.games.next_facts import NextFacts
from hachiya.games.seating import Draws, first_dealer
from hachiya.games.table import LEDGER_ROWS, Table
from hachiya.matches.loading import load as load_matches
from hachiya.matches.match import Match
from hachiya.records.events import Event, validate_fact
from hachiya.records.fields import HIDDEN
from hachiya.records.recorder import recorder_of
from hachiya.records.validation_errors import Invalid
from hachiya.tally.changes import Change, Settled, changes_between, settlements
from hachiya.tally.deals import PARTS, Deal, Fact
from hachiya.tally.notebook import Notebook, read_notebook
from hachiya.tally.notes import Entry, Facts, Notes, entries_of, notes_of
from hachiya.tally.open_deal import OpenDeal
from hachiya.words.checks import check_type, check_whole
from hachiya.words.errors import HachiyaError, IllegalAction, IllegalFact
from hachiya.words.message import Message
from hachiya.words.say import record as record_words
from hachiya.words.say import table as table_words
from hachiya.words.say import tally as say


class Waiting(NamedTuple):
    """A later deal that cannot have happened as entered, since an earlier one was corrected.

    Example:
        >>> from hachiya import Tally
        >>> tally = Tally("bashifen")
        >>> for dealer, points in (3, 45), (1, 90), (2, 45):
        ...     tally.enter({"what": "dealer", "seat": dealer})
        ...     tally.enter({"what": "opponents", "points": points})
        ...     tally.close()
        >>> facts = [{"what": "dealer", "seat": 1}, {"what": "opponents", "points": 45}]
        >>> waiting = tally.correct(2, facts).waiting
        >>> waiting.deal, waiting.what.key
        (3, 'tally-wrong-dacha')
    """

    deal: int
    """The place of the deal, from 1; the open deal comes after all closed ones."""
    what: Message
    """What is wrong."""


class Correction(NamedTuple):
    """What a correction has changed.

    Example:
        >>> from hachiya import Tally
        >>> tally = Tally("bashifen")
        >>> tally.enter({"what": "dealer", "seat": 3})
        >>> tally.undo()
        Correction(changes=(), waiting=None)
    """

    changes: tuple[Change, ...]
    """The deals that are settled otherwise now, in order."""
    waiting: Waiting | None
    """The first deal that must be corrected too, because it cannot have happened as entered."""


class Tally:
    """The score of a match at a real table: facts are entered one by one, and every deal is settled by the rules.

    A fact that cannot be is refused and changes nothing. Every entry can be taken back, and every deal corrected.

    Example:
        >>> from hachiya import Tally
        >>> tally = Tally("sannin", names=["east", "south", "west"])
        >>> tally.enter({"what": "field", "cards": "A"})
        >>> tally.enter({"what": "hand", "seat": 2, "cards": "EFG"})
        >>> tally.enter({"what": "captured", "seat": 1, "yaku": "akatan"})
        >>> tally.close()
        >>> tally.match.scores
        [-216, 287, -72]
    """

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, str | int] | None = None,
        *,
        seats: int | None = None,
        names: Sequence[str] | None = None,
        dealer: int = 0,
        draws: Draws | None = None,
    ) -> None:
        """Open a tally before the first deal.

        Args:
            game: The name of a game in `GAMES`, or the game itself.
            options: Options of the game by name; an option that is missing has its usual value.
            seats: The number of players; without it the number of `names`, or the usual number of the game.
            names: The players' names, by seat; without them `seat 0`, `seat 1` and so on.
            dealer: The seat (0 … seats - 1) that deals first, at bashifen the one that draws first.
            draws: The cards that the players have drawn for the first deal: rounds of `[seat, card]` (RULES C-161); the
                dealer follows from them.

        Raises:
            TypeError: If an argument has another type.
            BadDraw: If the draws are not the rounds that the rule asks for.
            UnknownName: If there is no such game, option or value.
            BadSeats: If the game is not played by so many seats, the names are too few or too many, or there is no
                such dealer.
        """
        dealer = check_whole("dealer", dealer)
        match = Match(game, options, seats=seats, names=names, dealer=dealer, seed=0)
        if draws is not None:
            draws = [[*map(_seat_and_card, cards)] for cards in draws]
        self._dealer, self._draws = dealer, draws
        self._entries: list[Entry] = []
        self._notes = Notes()
        self._positions = [match if draws is None else _seated(match, draws)]
        """The match before its first deal, and after each deal that stands."""
        self._waiting: Waiting | None = None

    # ---------------------------------------------------------------- what has been entered

    @property
    def match(self) -> Match:
        """The match after the last closed deal, with its scores, sheet, sentences and record; a copy of its own.

        Example:
            >>> from hachiya import Tally
            >>> print(Tally("hachiju").match.to_fuda(), end="")
            fuda 1
            game hachiju v1 seats 3 names "seat 0" "seat 1" "seat 2"
        """
        return self._position.copy()

    @property
    def deals(self) -> tuple[tuple[Fact, ...], ...]:
        """The facts of each closed deal, in order; void deals are among them.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("bashifen")
            >>> tally.enter({"what": "dealer", "seat": 3})
            >>> tally.enter({"what": "opponents", "points": 45})
            >>> tally.close()
            >>> len(tally.deals), len(tally.facts)
            (1, 0)
        """
        return self._notes.closed

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The facts of the open deal, in order, each with all its keys.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("hachiju")
            >>> tally.enter({"what": "bid", "seat": 0, "bid": "in"})
            >>> tally.facts
            ({'what': 'bid', 'seat': 0, 'bid': 'in'},)
        """
        return self._notes.open

    @property
    def undoable(self) -> bool:
        """Whether there is an entry to take back.

        Example:
            >>> from hachiya import Tally
            >>> Tally("hachiju").undoable
            False
        """
        return bool(self._entries)

    @property
    def settled(self) -> list[Settled]:
        """How each closed deal is settled, up to the first that waits to be corrected.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("bashifen")
            >>> tally.enter({"what": "dealer", "seat": 3})
            >>> tally.enter({"what": "opponents", "points": 45})
            >>> tally.close()
            >>> [deal.won for deal in tally.settled]
            [(0, 5, 0, 5)]
        """
        return settlements(self._positions)

    @property
    def so_far(self) -> list[Event]:
        """The payments of the open deal so far, as events of a record.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("hachiju")
            >>> tally.enter({"what": "bid", "seat": 0, "bid": "out"})
            >>> [(event["from"], event["to"], event["points"]) for event in tally.so_far]
            [(0, 'pot', 20)]
        """
        if self._waiting or self._position.over:
            return []
        table, deal = _opened(self._position, self.facts)
        recorder = recorder_of(table, self._position.names)
        rows = ledger.new(LEDGER_ROWS)
        table.game.settle_facts(table.state, table.rules, rows, deal.tally)
        return recorder.events(ledger.rows(rows))

    @property
    def open(self) -> OpenDeal | None:
        """What is known of the open deal: its number, dealer and field, and the scores so far; None if there is none.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("sannin")
            >>> tally.enter({"what": "field", "cards": "AI"})
            >>> tally.open.n, tally.open.dealer, tally.open.kind, tally.open.carry
            (1, 0, 'large', ('large',))
        """
        if self._waiting or self._position.over:
            return None
        table, deal = _opened(self._position, self.facts)
        table.game.settle_facts(table.state, table.rules, ledger.new(LEDGER_ROWS), deal.tally)
        return PARTS[table.game.family].open(table, deal)

    @property
    def next(self) -> NextFacts | None:
        """What may be entered next, and what the open deal lacks; None if the match is over or a deal waits.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("hachiju", dealer=1)
            >>> tally.next.stage, tally.next.seat, [form.what for form in tally.next.forms]
            ('auction', 1, ['bid', 'void'])
        """
        if self._waiting or self._position.over:
            return None
        table, deal = _opened(self._position, self.facts)
        return table.game.next_facts(table.state, table.rules, ledger.new(LEDGER_ROWS), deal.tally)

    @property
    def waiting(self) -> Waiting | None:
        """The first deal that must be corrected before play goes on, since it cannot have happened as entered.

        Example:
            >>> from hachiya import Tally
            >>> Tally("sannin").waiting
        """
        return self._waiting

    @property
    def _position(self) -> Match:
        return self._positions[-1]

    def __repr__(self) -> str:
        return f"<Tally of {self._position.game.name}: {len(self.deals)} deals, {len(self.facts)} facts of the next>"

    # ---------------------------------------------------------------- entering

    def enter(self, fact: Fact) -> None:
        """Enter the next fact of the open deal.

        Args:
            fact: The fact, as docs/library/tally.md lists them.

        Raises:
            IllegalFact: If it is no fact, or cannot have happened so; then nothing has changed.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("sannin")
            >>> tally.enter({"what": "sage", "seat": 0})
            Traceback (most recent call last):
                ...
            hachiya.words.errors.IllegalFact: It is not known yet which brights lie on the field
        """
        with self._refusals():
            self._check_open()
            facts = _spelt_out(self._position, self.facts, fact)
            _check(self._position, (*self.facts, *facts))
        self._add({"do": "enter", "facts": facts})

    def close(self) -> None:
        """Close the open deal: it is settled, and the next one opens.

        Raises:
            IllegalFact: If something is missing, or the facts do not fit together; then nothing has changed.

        Example:
            >>> from hachiya import Tally
            >>> Tally("bashifen").close()
            Traceback (most recent call last):
                ...
            hachiya.words.errors.IllegalFact: It is not known yet who is declarer in the first deal
        """
        with self._refusals():
            self._check_open()
            facts = _concluding(self._position, self.facts)
            _settled(self._position, (*self.facts, *facts))
        self._add({"do": "close", "facts": facts})

    def undo(self) -> Correction:
        """Take back the last entry: a fact, the close of a deal, or a correction.

        Returns:
            What has changed in closed deals.

        Raises:
            IllegalAction: If nothing has been entered.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("sannin")
            >>> tally.enter({"what": "field", "cards": ""})
            >>> tally.undo()
            Correction(changes=(), waiting=None)
            >>> tally.facts
            ()
        """
        if not self._entries:
            raise IllegalAction(say.nothing_to_undo())
        before = self._positions
        del self._entries[-1]
        self._settle(notes_of(self._entries))
        return Correction(changes_between(before, self._positions), self._waiting)

    # ---------------------------------------------------------------- correcting

    def reopen(self, deal: int) -> Self:
        """Make a tally in which a closed deal is open again, with all its facts, and the deals after it are missing.

        Args:
            deal: The place of the deal, from 1; the open deal comes after all closed ones.

        Returns:
            A tally apart from this one; `correct` takes its facts.

        Raises:
            BadNumber: If there is no such deal.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("bashifen")
            >>> tally.enter({"what": "dealer", "seat": 3})
            >>> tally.enter({"what": "opponents", "points": 45})
            >>> tally.close()
            >>> draft = tally.reopen(1)
            >>> draft.undo()
            Correction(changes=(), waiting=None)
            >>> draft.enter({"what": "opponents", "points": 95})
            >>> tally.correct(1, draft.facts).changes[0].after.next_dealer
            0
        """
        place = self._place(deal)
        return self._with(entries_of(self.deals[:place], self._facts_of(place)))

    def correct(self, deal: int, facts: Sequence[Fact]) -> Correction:
        """Correct a closed deal; all deals after it are settled anew.

        A later deal that cannot have happened so then waits to be corrected too.

        Args:
            deal: The place of the deal, from 1; the open deal comes after all closed ones.
            facts: All facts of the deal, in order.

        Returns:
            What has changed.

        Raises:
            BadNumber: If there is no such deal.
            IllegalFact: If the facts cannot be, or something is missing; then nothing has changed.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("bashifen")
            >>> tally.enter({"what": "dealer", "seat": 3})
            >>> tally.enter({"what": "opponents", "points": 45})
            >>> tally.close()
            >>> facts = [{"what": "dealer", "seat": 3}, {"what": "opponents", "points": 55}]
            >>> tally.correct(1, facts).changes[0].after.won
            (0, 4, 0, 4)
        """
        place = self._place(deal)
        whole: list[Fact] = []
        with self._refusals():
            if place >= len(self._positions):
                raise IllegalFact(0, say.earlier_waits())
            position = self._positions[place]
            for number, fact in enumerate(facts, 1):
                with _numbered(number):
                    whole += _spelt_out(position, whole, fact)
                    _check(position, whole)
            if place < len(self.deals):
                whole += _concluding(position, whole)
                _settled(position, whole)
        return self._change({"do": "correct", "deal": place + 1, "facts": whole})

    def remove(self, deal: int) -> Correction:
        """Remove a closed deal that was never played; all deals after it are settled anew.

        Args:
            deal: The place of the deal, from 1; the open deal comes after all closed ones.

        Returns:
            What has changed.

        Raises:
            BadNumber: If there is no such deal.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("bashifen")
            >>> tally.enter({"what": "dealer", "seat": 3})
            >>> tally.enter({"what": "opponents", "points": 45})
            >>> tally.close()
            >>> tally.remove(1).changes[0].after
            >>> tally.deals
            ()
        """
        return self._change({"do": "remove", "deal": self._place(deal) + 1})

    # ---------------------------------------------------------------- keeping

    def copy(self) -> Self:
        """Copy the tally.

        Returns:
            A tally apart from this one, in which the same has been entered.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("hachiju")
            >>> other = tally.copy()
            >>> other.enter({"what": "bid", "seat": 0, "bid": "in"})
            >>> len(tally.facts), len(other.facts)
            (0, 1)
        """
        other = copy.copy(self)
        other._entries = [*self._entries]
        return other

    def to_json(self) -> Notebook:
        """Write all that has been entered, so that it can be kept anywhere and entered on.

        Returns:
            A JSON object: the game, its options, the players, and all entries in order.

        Example:
            >>> from hachiya import Tally
            >>> tally = Tally("hachiju")
            >>> tally.enter({"what": "bid", "seat": 0, "bid": "in"})
            >>> tally.to_json()["entries"]
            [{'do': 'enter', 'facts': [{'what': 'bid', 'seat': 0, 'bid': 'in'}]}]
        """
        match = self._positions[0]
        return {
            "game": match.game.name,
            "version": match.game.version,
            "options": dict(match.options),
            "names": list(match.names),
            "dealer": self._dealer,
            "draws": self._draws,
            "entries": [*self._entries],
        }

    @classmethod
    def from_json(cls, notebook: object) -> Self:
        """Read what `to_json` has written.

        Args:
            notebook: The JSON object.

        Returns:
            A tally in which the same has been entered.

        Raises:
            HachiyaError: If it is no such object.

        Example:
            >>> from hachiya import Tally
            >>> Tally.from_json(Tally("hachiju", seats=2).to_json())
            <Tally of hachiju: 0 deals, 0 facts of the next>
        """
        game, plain = read_notebook(notebook)
        tally = cls(game, plain["options"], names=plain["names"], dealer=plain["dealer"], draws=plain["draws"])
        return tally._with(plain["entries"])

    @classmethod
    def load(cls, path: Path | str, *, dealer: int = 0) -> Self:
        """Load a record whose deals have all been entered by facts, verify it, and enter on.

        Args:
            path: The path of a `.jsonl` or `.fuda` file with one match.
            dealer: The seat (0 … seats - 1) that deals first where the record does not say it: it has neither a deal
                nor a draw for seats.

        Returns:
            A tally with the deals of the record.

        Raises:
            BadRecord: If a line cannot be read or does not follow the rules.
            BadSeats: If there is no such dealer.
            IllegalAction: If the record has another number of matches, or a deal with cards.
            OSError: If the file cannot be opened.

        Example:
            >>> from pathlib import Path
            >>> from tempfile import TemporaryDirectory
            >>> from hachiya import Tally
            >>> with TemporaryDirectory() as folder:
            ...     path = Path(folder) / "match.fuda"
            ...     _ = path.write_text(Tally("hachiju").match.to_fuda(), "utf-8")
            ...     Tally.load(path)
            <Tally of hachiju: 0 deals, 0 facts of the next>
        """
        matches = [*load_matches(path)]
        if len(matches) != 1:
            raise IllegalAction(say.one_match(number=len(matches)))
        (match,) = matches
        draws = next((event["draws"] for event in match.events if event["e"] == "draw_seats"), None)
        first = next((event["dealer"] for event in match.events if event["e"] == "tally"), dealer)
        tally = cls(match.game, match.options, names=match.names, dealer=first, draws=draws)
        return tally._with(entries_of(_deals_of(match)))

    # ---------------------------------------------------------------- inside

    def _with(self, entries: Sequence[Entry]) -> Self:
        """A tally of the same match in which these entries have been made."""
        other = copy.copy(self)
        other._entries = [*entries]
        other._settle(notes_of(entries))
        return other

    def _add(self, entry: Entry) -> None:
        """Make an entry that has been checked."""
        self._entries.append(entry)
        self._settle(self._notes.after(entry))

    def _change(self, entry: Entry) -> Correction:
        """Make a correction that has been checked."""
        before = self._positions
        self._add(entry)
        return Correction(changes_between(before, self._positions), self._waiting)

    def _settle(self, notes: Notes) -> None:
        """Settle all deals of these notes, from the first one that is not settled yet."""
        positions = self._positions[:1]
        waiting = None
        is_settled = True
        for place, facts in enumerate(notes.closed):
            is_settled = is_settled and place + 1 < len(self._positions) and self.deals[place] == facts
            try:
                positions.append(self._positions[place + 1] if is_settled else _settled(positions[-1], facts))
            except HachiyaError as error:
                waiting = _waiting_for(place + 1, error)
                break
        else:
            try:
                _check(positions[-1], notes.open)
            except HachiyaError as error:
                waiting = _waiting_for(len(notes.closed) + 1, error)
        self._positions, self._notes, self._waiting = positions, notes, waiting

    def _check_open(self) -> None:
        """Raise IllegalFact unless facts of the open deal may be entered."""
        if self._waiting:
            raise IllegalFact(0, say.waits(number=self._waiting.deal, what=self._waiting.what))
        if self._position.over:
            raise IllegalFact(0, table_words.over())

    def _place(self, deal: int) -> int:
        """The index of a deal by its place from 1; BadNumber if there is no such deal."""
        return self._notes.place(check_whole("deal", deal))

    def _facts_of(self, place: int) -> Facts:
        return self.deals[place] if place < len(self.deals) else self.facts

    @contextmanager
    def _refusals(self) -> Iterator[None]:
        """Give errors the names of the players; the fact that is being entered needs no number."""
        try:
            yield
        except HachiyaError as error:
            error.names = self._position.names
            raise


@contextmanager
def _numbered(number: int) -> Iterator[None]:
    """Give errors about a fact its number."""
    try:
        yield
    except IllegalFact as error:
        raise IllegalFact(number, error.what) from None


def _waiting_for(deal: int, error: HachiyaError) -> Waiting:
    return Waiting(deal, error.what if isinstance(error, IllegalFact) else error.message)


def _seat_and_card(drawn: Sequence[int | str]) -> list[int | str]:
    """A draw as a record has it; TypeError if it is no seat with its card."""
    check_type("a draw, a seat and its card,", drawn, list, tuple)
    if len(drawn) != len(("seat", "card")):
        raise TypeError(f"a draw must be a seat and its card, not {drawn!r:.60}")
    seat, card = drawn
    return [check_whole("the seat of a draw", seat), card]


def _seated(match: Match, draws: Draws) -> Match:
    """The match with the draw for seats, which names the first dealer."""
    table, dealer = match.copy_table(), first_dealer(draws, match.seats, match.game.seating)
    table.first_dealer(dealer)
    event = cast(Event, {"e": "draw_seats", "draws": draws, "dealer": dealer})
    return Match.of(table, recorder_of(table, match.names), [*match.events, event])


def _opened(match: Match, facts: Sequence[Fact]) -> tuple[Table, Deal]:
    """A copy of the table before a deal, with the white card drawn, and the deal as far as it is known."""
    table = match.copy_table()
    deal = PARTS[match.game.family].deal(table, facts)
    if deal.white is not None:
        table.draw_white(deal.white)
    return table, deal


def _check(match: Match, facts: Sequence[Fact]) -> None:
    """Raise IllegalFact unless an open deal can have these facts so far."""
    if match.over and facts:
        raise IllegalFact(0, table_words.over())
    if not match.over:
        table, deal = _opened(match, facts)
        with _unnumbered():
            table.game.settle_facts(table.state, table.rules, ledger.new(LEDGER_ROWS), deal.tally)


def _spelt_out(match: Match, facts: Sequence[Fact], fact: Fact) -> list[Fact]:
    """The facts with all their keys for which a fact as it is entered stands; IllegalFact if it is none."""
    try:
        valid = validate_fact(fact, PARTS[match.game.family].types)
    except Invalid as error:
        raise IllegalFact(0, error.message) from None
    if HIDDEN in json.dumps(valid):
        raise IllegalFact(0, record_words.hidden_cards())
    table, deal = _opened(match, facts)
    with _unnumbered():
        return [dict(part) for part in table.game.spell_out(table.state, table.rules, deal.tally, valid)]


def _concluding(match: Match, facts: Sequence[Fact]) -> list[Fact]:
    """The facts that follow from the others at the end of a deal."""
    if match.over:
        return []
    table, deal = _opened(match, facts)
    return [dict(fact) for fact in table.game.conclude(table.state, table.rules, deal.tally)]


def _settled(match: Match, facts: Sequence[Fact]) -> Match:
    """The match after a deal with these facts; IllegalFact if they cannot be, or something is missing."""
    if match.over:
        raise IllegalFact(0, table_words.over())
    table, deal = _opened(match, facts)
    if deal.white is None and match.game.lots(table.state):
        raise IllegalFact(0, say.white_missing())
    if deal.tally.get("lights", "") is None:
        raise IllegalFact(0, say.field_missing())
    other = match.copy()
    known = {key: value for key, value in deal.tally.items() if value is not None}
    with _unnumbered():
        other.tally(known, white=deal.white)
    return other


@contextmanager
def _unnumbered() -> Iterator[None]:
    """Leave out the number of a fact, which counts facts of the record and not those that were entered."""
    try:
        yield
    except IllegalFact as error:
        raise IllegalFact(0, error.what) from None


def _deals_of(match: Match) -> list[Facts]:
    """The facts of each deal of a match, as they are entered; IllegalAction if a deal has cards."""
    deals: list[Facts] = []
    white: int | None = None
    for event in match.events:
        if event["e"] == "white_card":
            white = event["seat"]
        elif event["e"] == "tally":
            deals.append(tuple(PARTS[match.game.family].facts(event, white)))
            white = None
        elif event["e"] == "deal":
            raise IllegalAction(say.deal_with_cards(number=event["n"]))
    return deals
