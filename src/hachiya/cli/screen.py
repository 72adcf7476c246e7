"""The table of hachi-hachi in a terminal: drawn from what one seat sees, and from nothing else."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hachiya.cli.language import Words, say
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachihachi.state import KAN, STOCK_START, Kind, State
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
from hachiya.games.hanafuda.sight import cards_held
from hachiya.games.hanafuda.yaku import title

KINDS = {Kind.SMALL: Words("小場", "small"), Kind.LARGE: Words("大場", "large"), Kind.GRAND: Words("絶場", "grand")}
PILES = (
    (Words("光", "lights"), LIGHTS, "yellow"),
    (Words("種", "tane"), ANIMALS, "green"),
    (Words("短", "ribbons"), RIBBONS, "red"),
    (Words("カス", "kasu"), DREGS, ""),
)


def money(points: int, lang: str) -> str:
    """An amount in points and in kan: `+40点 (3貫4点)`."""
    kan, rest = divmod(abs(points), KAN)
    sign = "-" if points < 0 else ""
    if lang == "ja":
        return f"{points:+d}点 ({sign}{kan}貫{f'{rest}点' if rest else ''})"
    return f"{points:+d} ({sign}{kan} kan{f' {rest}' if rest else ''})"


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


def draw(console: Console, view: State, viewer: int, names: Sequence[str], lang: str) -> None:
    """The whole table as `viewer` sees it."""
    console.rule(Text(_headline(view, names, lang)), characters="─")
    console.print(_seats(view, viewer, names, lang))
    console.print(Text(say(Words("場札", "Field"), lang), style="bold"))
    console.print(_columns(_field(view, lang)))
    console.print(Text(say(Words("手札", "Your hand"), lang), style="bold"))
    console.print(_columns([card_text(card, lang) for card in range(CARDS) if view.hands[viewer] >> card & 1]))


def _columns(cells: Sequence[Text]) -> Columns:
    """Cells side by side, none broken at the end of a line."""
    return Columns(cells, padding=(0, 3))


def _headline(view: State, names: Sequence[str], lang: str) -> str:
    books = view.books
    kind, carry = say(KINDS[Kind(books.kind)], lang), say(KINDS[Kind(books.carry)], lang)
    stock = CARDS - STOCK_START - view.turned
    dealer = names[books.dealer]
    if lang == "ja":
        carried = f" ・ 二代しばり: {carry}" if books.carry else ""
        return f"{books.month}月 ・ {kind}{carried} ・ 胴 {dealer} ・ 山札 {stock}枚"
    carried = f" · carried on: {carry}" if books.carry else ""
    return f"month {books.month} · {kind} field{carried} · dealer {dealer} · stock {stock}"


def _seats(view: State, viewer: int, names: Sequence[str], lang: str) -> Grid:
    """One column a seat, in playing order, the dealer first."""
    grid = Grid(expand=False, show_lines=False, padding=(0, 1))
    grid.add_column()
    order = [seat for seat in view.books.order if seat != NOBODY]
    for seat in order:
        grid.add_column(_seat_title(view, viewer, seat, names, lang), overflow="fold")
    for words, cells in _rows(view, order, lang):
        if any(cells):
            grid.add_row(say(words, lang), *cells)
    return grid


def _seat_title(view: State, viewer: int, seat: int, names: Sequence[str], lang: str) -> Text:
    marks = "► " if view.turn == seat else ""
    own = say(Words(" (あなた)", " (you)"), lang) if seat == viewer else ""
    sage = say(Words(" 下げ", " [sage]"), lang) if view.books.sager == seat else ""
    return Text(f"{marks}{names[seat]}{own}{sage}")


def _rows(view: State, order: Sequence[int], lang: str) -> list[tuple[Words, list[Text]]]:
    books = view.books

    def pile(seat: int, kind: int) -> Text:
        cards = view.captured[seat] & kind
        if not cards:
            return Text()
        shown = Text(letters(cards)) if kind == DREGS else _short(cards, lang)
        return Text.assemble(shown, f" = {card_points(cards)}")

    def yaku(made: Sequence[int]) -> list[Text]:
        return [Text(title(made[seat], lang), style="bold magenta") for seat in order]

    return [
        (Words("得点", "score"), [Text(money(books.scores[seat], lang)) for seat in order]),
        (Words("手札", "in hand"), [Text(str(cards_held(view, seat))) for seat in order]),
        (Words("手役", "hand yaku"), yaku(books.shown)),
        (Words("公開札", "open"), [_short(view.exposed[seat], lang) for seat in order]),
        *((words, [pile(seat, kind) for seat in order]) for words, kind, _ in PILES),
        (Words("取り札", "card points"), [Text(str(card_points(view.captured[seat]))) for seat in order]),
        (Words("出来役", "yaku"), yaku(books.made)),
    ]


def _field(view: State, lang: str) -> list[Text]:
    """The field by month."""
    return [cards_text(lying, lang) for month in range(12) if (lying := view.field & month_cards(month))]
