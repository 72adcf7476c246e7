"""The table of hachi-hachi in a terminal: drawn from what one seat sees, and from nothing else."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hachiya.cli.language import Words, say
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY, POT
from hachiya.explain.money import signed, spoken
from hachiya.games.hachihachi.field import owed
from hachiya.games.hachihachi.state import PLACES, STOCK_START, Kind, Phase, State
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
from hachiya.games.hanafuda.sight import cards_held, on_table
from hachiya.games.hanafuda.yaku import title
from hachiya.games.unit import Unit

KINDS = {Kind.SMALL: Words("小場", "small"), Kind.LARGE: Words("大場", "large"), Kind.GRAND: Words("絶場", "grand")}
PILES = (
    (Words("光", "lights"), LIGHTS, "yellow"),
    (Words("種", "tane"), ANIMALS, "green"),
    (Words("短", "ribbons"), RIBBONS, "red"),
    (Words("カス", "kasu"), DREGS, ""),
)
_BETWEEN = Words(" ・ ", " · ")
OWN_HAND = Words("手札", "Your hand")
WATCHING = Words("この月は見ています。山に戻した手札", "You watch this month; the hand you gave back")


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


def draw(console: Console, view: State, viewer: int, names: Sequence[str], unit: Unit, lang: str) -> None:
    """The whole table as `viewer` sees it; before the deal there are scores alone."""
    if view.phase == Phase.MIZUTEN:
        console.rule(Text(_headline(view, view.books.month + 1, view.books.next_dealer, names, lang)), characters="─")
        console.print(_grid(view, viewer, [_scores(view, unit, lang)], names, lang))
        return
    console.rule(Text(_headline(view, view.books.month, view.books.dealer, names, lang)), characters="─")
    console.print(Text(_on_the_table(view, unit, lang)))
    console.print(_grid(view, viewer, _rows(view, unit, lang), names, lang))
    console.print(Text(say(Words("場札", "Field"), lang), style="bold"))
    console.print(_columns(_field(view, lang)))
    watching = (view.books.folded | view.books.squeezed) & bit(viewer)
    title, cards = (WATCHING, view.returned[viewer]) if watching else (OWN_HAND, view.hands[viewer])
    console.print(Text(say(title, lang), style="bold"))
    console.print(_columns([card_text(card, lang) for card in range(CARDS) if cards >> card & 1]))


def _columns(cells: Sequence[Text]) -> Columns:
    """Cells side by side, none broken at the end of a line."""
    return Columns(cells, padding=(0, 3))


def _headline(view: State, month: int, dealer: int, names: Sequence[str], lang: str) -> str:
    """Month and dealer, the kind once it is known, and what is carried to later months."""
    books = view.books
    dealt = view.phase != Phase.MIZUTEN
    said = [say(Words(f"{month}月", f"month {month}"), lang)]
    if dealt:
        kind = KINDS[Kind(books.kind)]
        said.append(say(Words(kind.ja, f"{kind.en} field"), lang))
    if books.carry:
        carried = ", ".join(say(KINDS[kind], lang) for kind in owed(books.carry))
        said.append(say(Words(f"持ち越し: {carried}", f"carried on: {carried}"), lang))
    said.append(say(Words(f"胴 {names[dealer]}", f"dealer {names[dealer]}"), lang))
    return say(_BETWEEN, lang).join(said)


def _on_the_table(view: State, unit: Unit, lang: str) -> str:
    """The stock, once it is made, and the pot."""
    said = []
    if view.books.entered == PLACES:
        stock = CARDS - STOCK_START - view.turned
        said.append(say(Words(f"山札 {stock}枚", f"stock {stock}"), lang))
    if view.books.scores[POT]:
        pot = spoken(view.books.scores[POT], unit, lang)
        said.append(say(Words(f"場の下り賃 {pot}", f"pot {pot}"), lang))
    return say(_BETWEEN, lang).join(said)


def seats_in_order(view: State) -> list[int]:
    """Those in play in their order, then the others from the dealer on."""
    books = view.books
    first = books.next_dealer if view.phase == Phase.MIZUTEN else books.dealer
    playing = [] if view.phase == Phase.MIZUTEN else [seat for seat in books.order if seat != NOBODY]
    around = [(first + offset) % books.seats for offset in range(books.seats)]
    return playing + [seat for seat in around if seat not in playing]


GridRow = tuple[Words, list[Text]]


def _grid(view: State, viewer: int, rows: Sequence[GridRow], names: Sequence[str], lang: str) -> Grid:
    """One column a seat; rows in which nothing stands are left out."""
    grid = Grid(expand=False, show_lines=False, padding=(0, 1))
    grid.add_column()
    for seat in seats_in_order(view):
        grid.add_column(_seat_title(view, viewer, seat, names, lang), overflow="fold")
    for words, cells in rows:
        if any(cells):
            grid.add_row(say(words, lang), *cells)
    return grid


def _seat_title(view: State, viewer: int, seat: int, names: Sequence[str], lang: str) -> Text:
    marks = "► " if view.turn == seat else ""
    own = say(Words(" (あなた)", " (you)"), lang) if seat == viewer else ""
    sage = say(Words(" 下げ", " [sage]"), lang) if view.books.sager == seat else ""
    return Text(f"{marks}{names[seat]}{own}{sage}")


def _scores(view: State, unit: Unit, lang: str) -> GridRow:
    scores = [Text(signed(view.books.scores[seat], unit, lang)) for seat in seats_in_order(view)]
    return Words("得点", "score"), scores


def _said(view: State, seat: int, lang: str) -> Text:
    """What came of the auction for a seat."""
    books = view.books
    if seat in books.order:
        place = list(books.order).index(seat) + 1
        return Text(say(Words(f"出る({place}番)", f"in, plays {place}."), lang))
    if books.folded & bit(seat):
        return Text(say(Words("下りた", "out"), lang), style="dim")
    if books.squeezed & bit(seat):
        return Text(say(Words("追い込み", "put out"), lang), style="dim")
    return Text()


def _rows(view: State, unit: Unit, lang: str) -> list[GridRow]:
    books, order = view.books, seats_in_order(view)

    def pile(seat: int, kind: int) -> Text:
        cards = view.captured[seat] & kind
        if not cards:
            return Text()
        shown = Text(letters(cards)) if kind == DREGS else _short(cards, lang)
        return Text.assemble(shown, f" = {card_points(cards)}")

    def yaku(made: Sequence[int]) -> list[Text]:
        return [Text(title(made[seat], lang), style="bold magenta") for seat in order]

    held = [cards_held(view, seat) for seat in order]
    points = [card_points(view.captured[seat]) for seat in order]
    playing = [seat in books.order for seat in order]
    gone = on_table(view)
    open_cards = [view.exposed[seat] | books.squeezed_cards[seat] & ~gone for seat in order]
    return [
        _scores(view, unit, lang),
        (Words("競り", "auction"), [_said(view, seat, lang) if books.seats > PLACES else Text() for seat in order]),
        (Words("手札", "in hand"), [Text(str(cards) if cards else "") for cards in held]),
        (Words("手役", "hand yaku"), yaku(books.shown)),
        (Words("公開札", "open"), [_short(cards, lang) for cards in open_cards]),
        *((words, [pile(seat, kind) for seat in order]) for words, kind, _ in PILES),
        (
            Words("取り札", "card points"),
            [Text(str(won) if plays else "") for won, plays in zip(points, playing, strict=True)],
        ),
        (Words("出来役", "yaku"), yaku(books.made)),
    ]


def _field(view: State, lang: str) -> list[Text]:
    """The field by month."""
    return [cards_text(lying, lang) for month in range(12) if (lying := view.field & month_cards(month))]
