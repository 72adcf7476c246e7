"""A table of bashifen in a terminal, drawn only from what one seat sees."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hachiya.cli.bashifen.cards import COLOURS, Row, card_text, cards_text, rank_text, rows_of, sort_cards, suit_colour
from hachiya.cli.texts import fill_message
from hachiya.engine.ledger import NOBODY
from hachiya.explain.bashifen.cards import level_name, rank_name
from hachiya.games.bashifen.cards import ACE, LOWEST_RANK, SUIT_SIGNS, SUITS, count
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.leads import certain_tops
from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.scoring import TO_WIN
from hachiya.games.bashifen.state import DRAWS, PAIRS, SEATS, Declaration, Phase, State
from hachiya.words.columns import align_left
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import terminal
from hachiya.words.say import trick as say
from hachiya.words.voice import Voice

LABEL = 11
"""The columns before the cards of a hand."""
WIDE, NARROW = 5, 4
"""The columns of a card with its suit, and of a card with its rank only."""


def draw(console: Console, view: State, viewer: int, voice: Voice) -> None:
    """Draw the whole table in the terminal as `viewer` sees it."""
    _Screen(view, viewer, voice).draw(console)


class _Screen:
    """The table of one seat in one language."""

    def __init__(self, view: State, viewer: int, voice: Voice) -> None:
        self.view = view
        self.viewer = viewer
        self.names = voice.names
        self.voice = voice

    def say(self, message: Message) -> str:
        return self.voice.say(message)

    def draw(self, console: Console) -> None:
        """Draw the whole table, during the draw without the trick."""
        view = self.view
        console.rule(self.headline(), characters="─")
        console.print(self.ladders())
        if view.taken_one:
            console.print(
                Text.assemble(f"{self.say(say.won())}  ", cards_text(sort_cards(view, view.taken_one, view.taken_two)))
            )
        if view.turned:
            console.print(
                Text.assemble(
                    f"{self.say(say.turned())}  ", cards_text(int(view.deck[at]) >> 1 for at in range(view.turned))
                )
            )
        if view.phase != Phase.DRAW:
            console.print(self.players())
            console.print()
        for line in self.hand(console.width):
            console.print(line)

    def headline(self) -> Text:
        """The number of the deal, the rank, and the trumps or the number of drawn cards."""
        view, books = self.view, self.view.books
        rank = rank_name(books.trump_rank)
        texts = [Text(self.say(say.headline_deal(n=books.deal))), Text(self.say(say.headline_rank(rank=rank)))]
        if view.phase == Phase.DRAW:
            texts.append(Text(self.say(say.headline_drawn(drawn=view.drawn, draws=DRAWS))))
            if view.declarer != NOBODY:
                cards = [view.declared] * (1 if view.declaration == Declaration.SINGLE else 2)
                texts.append(Text.assemble(f"{self.names[view.declarer]} ", cards_text(cards)))
        elif books.trump_suit == NO_SUIT:
            texts.append(Text(self.say(say.headline_no_suit(rank=rank))))
        else:
            suit = Text(SUIT_SIGNS[books.trump_suit], style=f"bold {COLOURS[books.trump_suit]}")
            texts.append(fill_message(self.voice, say.headline_trumps, suit=suit, rank=Text(rank)))
        return Text(self.say(terminal.between())).join(texts)

    # ---------------------------------------------------------------- levels

    def ladders(self) -> Grid:
        """A row for each pair: side, names and level, and the points of 子."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for pair in range(PAIRS):
            people = " & ".join(self.names[seat] for seat in range(pair, SEATS, PAIRS))
            own = "bold" if pair == pair_of(self.viewer) else ""
            dealer = self.view.books.dealer
            is_ko = dealer != NOBODY and pair != pair_of(dealer)
            points = self.say(say.points(points=self.view.books.points, need=TO_WIN)) if is_ko else ""
            grid.add_row(Text(self.side(pair)), Text(people, style=own), self.ladder(pair), Text(points, style="cyan"))
        return grid

    def ladder(self, pair: int) -> Text:
        """The levels 0, 2 … A with that of the pair in brackets."""
        stands = self.view.books.level[pair]
        steps = [0, *range(LOWEST_RANK, ACE + 1)]
        texts = [
            Text(f"[{level_name(step)}]", style="bold") if step == stands else Text(level_name(step), style="dim")
            for step in steps
        ]
        return Text(" ").join(texts)

    def side(self, pair: int) -> str:
        """親 or 子; empty while it is unknown."""
        dealer = self.view.books.dealer
        if dealer == NOBODY:
            return ""
        return self.say(say.oya() if pair == pair_of(dealer) else say.ko())

    # ---------------------------------------------------------------- players and the trick

    def players(self) -> Grid:
        """A row for each seat in playing order: number of cards, cards that all know, and its play to this trick."""
        view = self.view
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
        for head in ("", "", *map(self.say, (say.head_cards(), say.head_known(), say.head_trick()))):
            grid.add_column(head, overflow="fold")
        first = view.leader if view.leader != NOBODY else view.books.dealer
        for offset in range(SEATS):
            seat = (first + offset) % SEATS
            played = cards_text(sort_cards(view, view.trick_one[seat], view.trick_two[seat]))
            if view.plays and seat == view.ahead:
                played = Text.assemble(played, "  ", (self.say(say.ahead()), "bold"))
            grid.add_row(self.player(seat), self.role(seat), str(view.held[seat]), self.known_cards(seat), played)
        return grid

    def player(self, seat: int) -> Text:
        """The name of a seat, with a mark on the seat at turn."""
        mark = "► " if self.view.turn == seat else "  "
        name = self.names[seat]
        if seat == self.viewer:
            name = self.say(terminal.you(name=name))
        return Text(f"{mark}{name}", style="bold" if seat == self.viewer else "")

    def role(self, seat: int) -> str:
        """The side of a seat, or ダーチャ."""
        return self.say(say.dacha()) if seat == self.view.books.dealer else self.side(pair_of(seat))

    def known_cards(self, seat: int) -> Text:
        """The cards that all know to be in a hand, and the suits that it certainly lacks."""
        view = self.view
        texts = []
        if view.open_one[seat]:
            texts.append(cards_text(sort_cards(view, view.open_one[seat], view.open_two[seat])))
        void = self.void(view.voids[seat])
        if void:
            texts.append(Text(self.say(void), style="dim"))
        return Text(", ").join(texts)

    def void(self, voids: int) -> Message | None:
        """The suits that a hand certainly lacks."""
        suits = " ".join(SUIT_SIGNS[suit] for suit in range(NO_SUIT) if voids >> suit & 1)
        if not voids >> NO_SUIT & 1:
            return say.void(suits=suits) if suits else None
        return say.void_with_trumps(suits=suits) if suits else say.void_of_trumps()

    # ---------------------------------------------------------------- the hand

    def hand(self, width: int) -> Iterator[Text]:
        """The own hand by suits, each card above its number; cards that are certain to win as leads have marks."""
        view, seat = self.view, self.viewer
        yield Text(self.say(say.hand(number=count(view.hand_one[seat], view.hand_two[seat]))), style="bold")
        marked = False
        for row in rows_of(view, seat):
            cell = WIDE if row.suit == NO_SUIT else NARROW
            marks = self.marks(row)
            marked = marked or bool(marks)
            per_line = max((width - LABEL) // cell, 1)
            for start in range(0, len(row.cards), per_line):
                part = row.cards[start : start + per_line]
                cards = [self.cell(kind, row.suit, marks.get(kind, ""), cell) for kind in part]
                numbers = "".join(f"{row.first + start + at:<{cell}}" for at in range(len(part)))
                yield Text.assemble(self.label(row) if start == 0 else " " * LABEL, *cards)
                yield Text(f"{' ' * LABEL}{numbers}".rstrip(), style="dim")
        if marked:
            yield Text(self.say(say.certain()), style="dim")

    def label(self, row: Row) -> Text:
        """The suit with the letter that is typed for it, and the number of cards."""
        if row.suit == NO_SUIT:
            return Text(align_left(f" {self.say(name('suit', 'trumps'))} {len(row.cards)}", LABEL))
        label = Text.assemble(
            " ", (SUIT_SIGNS[row.suit], COLOURS[row.suit]), f" {SUITS[row.suit]}  {len(row.cards):>2}"
        )
        label.pad_right(LABEL - len(label))
        return label

    def cell(self, kind: int, suit: int, mark: str, columns: int) -> Text:
        """A card, padded to its columns."""
        text = card_text(kind) if suit == NO_SUIT else Text(rank_text(kind), style=suit_colour(kind))
        text.append(mark, style="bold yellow")
        text.pad_right(columns - len(text))
        return text

    def marks(self, row: Row) -> dict[int, str]:
        """The marks of the certain tops of a suit, by kind; empty before play."""
        if self.view.phase != Phase.PLAY:
            return {}
        singles, pairs = certain_tops(self.view, self.viewer, row.suit)
        return {kind: "*" if singles >> kind & 1 else "+" for kind in row.cards if (singles | pairs) >> kind & 1}
