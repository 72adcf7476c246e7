"""A table of flower cards in a terminal: drawn from what one seat sees, and from nothing else."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hachiya.cli.hanafuda.room import Room, View
from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.cli.language import Words, say
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, POT
from hachiya.explain.money import signed, spoken
from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import (
    ANIMALS,
    CARDS,
    DREGS,
    LETTERS,
    LIGHTS,
    MONTHS,
    NAMES,
    RIBBONS,
    card_points,
    letters,
    month_cards,
)
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.sight import cards_held, on_table
from hachiya.games.hanafuda.yaku import title

PILES = (
    (Words("光", "lights"), LIGHTS, "yellow"),
    (Words("種", "tane"), ANIMALS, "green"),
    (Words("短", "ribbons"), RIBBONS, "red"),
    (Words("カス", "kasu"), DREGS, ""),
)
_BETWEEN = Words(" ・ ", " · ")
OWN_HAND = Words("手札", "Your hand")
FIELD = Words("場札", "Field")
_STOCK = Words("山札 {cards}枚", "stock {cards}")
_YOU = Words(" (あなた)", " (you)")
_SAGE = Words(" 下げ", " [sage]")

GridRow = tuple[Words, list[Text]]


def card_text(card: int, lang: str, short: bool = False) -> Text:
    """A card as letter and name, coloured by its kind; `short` leaves out the month of a picture."""
    name = say(NAMES[card], lang)
    if short:
        name = name.split("に")[-1].removesuffix("の短冊") if lang == "ja" else name.split(" ", 1)[-1]
        if RIBBONS >> card & 1:
            name = say(MONTHS[card // 4], lang)
    style = next(style for _, cards, style in PILES if cards >> card & 1)
    between = "" if short and lang == "ja" else " "
    return Text.assemble((LETTERS[card], f"bold {style}"), between, (name, style))


def cards_text(cards: int, lang: str, short: bool = False, between: str = "  ") -> Text:
    """A set of cards by letter and name."""
    return Text(between).join(card_text(card, lang, short) for card in range(CARDS) if cards >> card & 1)


def _short(cards: int, lang: str) -> Text:
    return cards_text(cards, lang, short=True, between=" " if lang == "ja" else ", ")


def draw(console: Console, game: Game, view: View, viewer: int, names: Sequence[str], lang: str) -> None:
    """The whole table as `viewer` sees it; before the deal there are scores alone."""
    _Table(game, view, viewer, names, lang).draw(console)


def _columns(cells: Sequence[Text]) -> Columns:
    """Cells side by side, none broken at the end of a line."""
    return Columns(cells, padding=(0, 3))


class _Table:
    """What one seat sees, in one language."""

    def __init__(self, game: Game, view: View, viewer: int, names: Sequence[str], lang: str) -> None:
        self.room: Room = ROOMS[game.room]
        self.unit = hanafuda(game).unit
        self.view = view
        self.viewer = viewer
        self.names = names
        self.lang = lang
        self.order = seats_in_order(view, self.room)

    def say(self, template: Words, **filled: object) -> str:
        return say(template, self.lang).format(**filled)

    def draw(self, console: Console) -> None:
        """All of it."""
        view, books = self.view, self.view.books
        headline = self.room.headline(view, self.names, self.lang)
        console.rule(Text(self.say(_BETWEEN).join(headline)), characters="─")
        if view.phase == Phase.MIZUTEN:
            console.print(self.grid([self.scores()]))
            return
        console.print(Text(self.on_the_table()))
        console.print(self.grid(self.rows()))
        console.print(Text(self.say(FIELD), style="bold"))
        console.print(_columns(_field(view, self.lang)))
        watching = (books.folded | books.squeezed) & bit(self.viewer)
        title, cards = (self.room.watching, view.returned) if watching else (OWN_HAND, view.hands)
        console.print(Text(self.say(title), style="bold"))
        console.print(_columns([card_text(card, self.lang) for card in range(CARDS) if cards[self.viewer] >> card & 1]))

    def on_the_table(self) -> str:
        """The stock, once it is made, the pot, and what else the game has there."""
        view, said = self.view, []
        if view.phase != Phase.BID:
            said.append(self.say(_STOCK, cards=CARDS - stock_start(view) - view.turned))
        if view.books.scores[POT]:
            said.append(self.say(self.room.pot, pot=spoken(view.books.scores[POT], self.unit, self.lang)))
        return self.say(_BETWEEN).join([*self.room.beside_stock(view, self.names, self.lang), *said])

    def grid(self, rows: Sequence[GridRow]) -> Grid:
        """One column a seat; rows in which nothing stands are left out."""
        grid = Grid(expand=False, show_lines=False, padding=(0, 1))
        grid.add_column()
        for seat in self.order:
            grid.add_column(self.seat_title(seat), overflow="fold")
        for words, cells in rows:
            if any(cells):
                grid.add_row(self.say(words), *cells)
        return grid

    def seat_title(self, seat: int) -> Text:
        """Who sits there, whose turn it is, who has gone on."""
        marks = "► " if self.view.turn == seat else ""
        own = self.say(_YOU) if seat == self.viewer else ""
        sage = self.say(_SAGE) if self.room.sagers(self.view) & bit(seat) else ""
        return Text(f"{marks}{self.names[seat]}{own}{sage}")

    def scores(self) -> GridRow:
        """Everyone's score."""
        scores = [Text(signed(self.view.books.scores[seat], self.unit, self.lang)) for seat in self.order]
        return Words("得点", "score"), scores

    def points(self, cards: int) -> int:
        """What captured cards count."""
        return card_points(cards & self.room.counted)

    def pile(self, seat: int, kind: int) -> Text:
        """The captured cards of a kind, and what they count."""
        cards = self.view.captured[seat] & kind
        if not cards:
            return Text()
        shown = Text(letters(cards)) if kind == DREGS else _short(cards, self.lang)
        return Text.assemble(shown, f" = {self.points(cards)}")

    def yaku(self, made: Sequence[int]) -> list[Text]:
        """Yaku by name."""
        return [Text(title(made[seat], self.lang), style="bold magenta") for seat in self.order]

    def rows(self) -> list[GridRow]:
        """All that lies before the seats."""
        view, books, order, lang = self.view, self.view.books, self.order, self.lang
        held = [cards_held(view, seat) for seat in order]
        won = [str(self.points(view.captured[seat])) if seat in books.order else "" for seat in order]
        gone = on_table(view)
        open_cards = [view.exposed[seat] | books.squeezed_cards[seat] & ~gone for seat in order]
        return [
            self.scores(),
            (self.room.auction, [self.room.said_in_auction(view, seat, lang) for seat in order]),
            (Words("手札", "in hand"), [Text(str(cards) if cards else "") for cards in held]),
            (Words("手役", "hand yaku"), self.yaku(books.shown)),
            (Words("公開札", "open"), [_short(cards, lang) for cards in open_cards]),
            *((words, [self.pile(seat, kind) for seat in order]) for words, kind, _ in PILES),
            (Words("取り札", "card points"), [Text(points) for points in won]),
            (Words("出来役", "yaku"), self.yaku(books.made)),
        ]


def seats_in_order(view: View, room: Room) -> list[int]:
    """Those in play in their order, then the others from the first seat on."""
    books, first = view.books, room.first_seat(view)
    playing = [] if view.phase == Phase.MIZUTEN else [seat for seat in books.order if seat != NOBODY]
    around = [(first + offset) % books.seats for offset in range(books.seats)]
    return playing + [seat for seat in around if seat not in playing]


def _field(view: View, lang: str) -> list[Text]:
    """The field by month."""
    return [cards_text(lying, lang) for month in range(12) if (lying := view.field & month_cards(month))]
