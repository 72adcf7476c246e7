"""A table of flower cards in a terminal, drawn only from what one seat sees."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hachiya.cli.hanafuda.room import Room, View
from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, POT
from hachiya.explain.money import signed_sum, unsigned_sum
from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import (
    ANIMALS,
    BRIGHTS,
    CARDS,
    CHAFF,
    LETTERS,
    RIBBONS,
    card_points,
    letters,
    month_cards,
)
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.sight import cards_held, on_table
from hachiya.games.hanafuda.yaku import in_words
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import terminal as say
from hachiya.words.voice import Voice

PILES = (
    (say.lights(), BRIGHTS, "yellow"),
    (say.animals(), ANIMALS, "green"),
    (say.ribbons(), RIBBONS, "red"),
    (say.chaff(), CHAFF, ""),
)

GridRow = tuple[Message, list[Text]]


def card_text(card: int, voice: Voice, short: bool = False) -> Text:
    """Write a card by letter and name in the colour of its kind; the `short` name omits the month."""
    title = voice.say(name("card", LETTERS[card], part="short" if short else ""))
    style = next(style for _, cards, style in PILES if cards >> card & 1)
    between = "" if short and voice.breaks_anywhere else " "
    return Text.assemble((LETTERS[card], f"bold {style}"), between, (title, style))


def cards_text(cards: int, voice: Voice, short: bool = False, between: str = "  ") -> Text:
    """Write the cards of a set (a mask) by letter and name."""
    return Text(between).join(card_text(card, voice, short) for card in range(CARDS) if cards >> card & 1)


def _short(cards: int, voice: Voice) -> Text:
    return cards_text(cards, voice, short=True, between=" " if voice.breaks_anywhere else ", ")


def draw(console: Console, game: Game, view: View, viewer: int, voice: Voice) -> None:
    """Draw the whole table in the terminal as `viewer` sees it; before the deal only the scores."""
    _Table(game, view, viewer, voice).draw(console)


def _columns(cells: Sequence[Text]) -> Columns:
    """Cells side by side, none of them broken at the end of a line."""
    return Columns(cells, padding=(0, 3))


class _Table:
    """The table of one seat in one language."""

    def __init__(self, game: Game, view: View, viewer: int, voice: Voice) -> None:
        self.room: Room = ROOMS[game.room]
        self.unit = hanafuda(game).unit
        self.view = view
        self.viewer = viewer
        self.names = voice.names
        self.voice = voice
        self.order = seats_in_order(view, self.room)

    def say(self, message: Message) -> str:
        return self.voice.say(message)

    def draw(self, console: Console) -> None:
        """Draw the whole table."""
        view, books = self.view, self.view.books
        headline = [self.say(message) for message in self.room.headline(view, self.names)]
        console.rule(Text(self.say(say.between()).join(headline)), characters="─")
        if view.phase == Phase.MIZUTEN:
            console.print(self.grid([self.scores()]))
            return
        console.print(Text(self.on_the_table()))
        console.print(self.grid(self.rows()))
        console.print(Text(self.say(say.field()), style="bold"))
        console.print(_columns(_field(view, self.voice)))
        watching = (books.folded | books.squeezed | ~books.dealt_in) & bit(self.viewer)
        title, cards = (self.room.watching, view.returned) if watching else (say.your_hand(), view.hands)
        console.print(Text(self.say(title), style="bold"))
        console.print(
            _columns([card_text(card, self.voice) for card in range(CARDS) if cards[self.viewer] >> card & 1])
        )

    def on_the_table(self) -> str:
        """The stock once it is made, the pot, and the room's own things in the middle."""
        view, messages = self.view, []
        if view.phase != Phase.BID:
            messages.append(say.stock(cards=CARDS - stock_start(view) - view.turned))
        if view.books.scores[POT]:
            messages.append(self.room.pot(money=unsigned_sum(view.books.scores[POT], self.unit)))
        beside = self.room.beside_stock(view, self.names)
        return self.say(say.between()).join(map(self.say, [*beside, *messages]))

    def grid(self, rows: Sequence[GridRow]) -> Grid:
        """A grid with a column for each seat, without empty rows."""
        grid = Grid(expand=False, show_lines=False, padding=(0, 1))
        grid.add_column()
        for seat in self.order:
            grid.add_column(self.seat_title(seat), overflow="fold")
        for head, cells in rows:
            if any(cells):
                grid.add_row(self.say(head), *cells)
        return grid

    def seat_title(self, seat: int) -> Text:
        """The name of a seat, with marks for its turn and for going on."""
        title = self.names[seat]
        if seat == self.viewer:
            title = self.say(say.you(name=title))
        if self.room.continuers(self.view) & bit(seat):
            title = self.say(say.gone_on(name=title))
        return Text(f"► {title}" if self.view.turn == seat else title)

    def scores(self) -> GridRow:
        """The row of the scores."""
        scores = [Text(self.voice.money(signed_sum(self.view.books.scores[seat], self.unit))) for seat in self.order]
        return say.score(), scores

    def points(self, cards: int) -> int:
        """The points of captured cards."""
        return card_points(cards & self.room.counting_cards)

    def pile(self, seat: int, kind: int) -> Text:
        """The captured cards of a kind with their points."""
        cards = self.view.captured[seat] & kind
        if not cards:
            return Text()
        names = Text(letters(cards)) if kind == CHAFF else _short(cards, self.voice)
        return Text.assemble(names, f" = {self.points(cards)}")

    def yaku(self, by_seat: Sequence[int]) -> list[Text]:
        """The names of the yaku of each seat."""
        return [Text(self.voice.yaku(in_words(by_seat[seat])), style="bold magenta") for seat in self.order]

    def auction(self, seat: int) -> Text:
        """The standing of a seat in or after the auction."""
        standing = self.room.auction_standing(self.view, seat)
        if standing is None:
            return Text()
        return Text(self.say(standing.message), style="" if standing.plays else "dim")

    def rows(self) -> list[GridRow]:
        """The rows of the table: everything before the seats."""
        view, books, order = self.view, self.view.books, self.order
        hand_sizes = [cards_held(view, seat) for seat in order]
        won = [str(self.points(view.captured[seat])) if seat in books.order else "" for seat in order]
        lying_open = on_table(view)
        open_cards = [view.exposed[seat] | books.squeezed_cards[seat] & ~lying_open for seat in order]
        return [
            self.scores(),
            (self.room.auction, [self.auction(seat) for seat in order]),
            (say.in_hand(), [Text(str(cards) if cards else "") for cards in hand_sizes]),
            (say.hand_yaku(), self.yaku(books.shown)),
            (say.lying_open(), [_short(cards, self.voice) for cards in open_cards]),
            *((head, [self.pile(seat, kind) for seat in order]) for head, kind, _ in PILES),
            (say.card_points(), [Text(points) for points in won]),
            (say.made(), self.yaku(books.made)),
        ]


def seats_in_order(view: View, room: Room) -> list[int]:
    """List the seats in play in their order, then the other seats from the first seat on."""
    books, first = view.books, room.first_seat(view)
    playing = [] if view.phase == Phase.MIZUTEN else [seat for seat in books.order if seat != NOBODY]
    around = [(first + offset) % books.seats for offset in range(books.seats)]
    return playing + [seat for seat in around if seat not in playing]


def _field(view: View, voice: Voice) -> list[Text]:
    """The cards on the field by month."""
    return [cards_text(lying, voice) for month in range(12) if (lying := view.field & month_cards(month))]
