"""A table of bashifen in a terminal: drawn from what one seat sees, and from nothing else."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hachiya.cli.bashifen.cards import COLOURS, TRUMPS, Row, card_text, cards_text, colour, ordered, rank, rows_of
from hachiya.cli.language import Words, say
from hachiya.engine.ledger import NOBODY
from hachiya.explain.bashifen.speaker import rank_name
from hachiya.explain.columns import left
from hachiya.games.bashifen.cards import ACE, LOWEST_RANK, SUIT_SIGNS, SUITS, count
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.leads import certain_tops
from hachiya.games.bashifen.match import pair_of
from hachiya.games.bashifen.scoring import TO_WIN
from hachiya.games.bashifen.state import DRAWS, PAIRS, SEATS, Level, Phase, State

_BETWEEN = Words(" ・ ", " · ")
_DEAL = Words("第{n}局", "deal {n}")
_PLAYED = Words("打{rank}", "on {rank}")
_TRUMPS = Words("切札 {suit}・{rank}・ジョーカー", "trumps {suit}, {rank}s, jokers")
_NO_SUIT = Words("切札 {rank}・ジョーカー", "trumps {rank}s, jokers")
_DRAWN = Words("ツモ {drawn}/{draws}", "drawn {drawn} of {draws}")
_STANDS = Words("{name} {cards}", "{name} {cards}")
_YOU = Words(" (あなた)", " (you)")
_OYA, _KO, _DACHA = Words("親", "oya"), Words("子", "ko"), Words("ダーチャ", "dacha")
_POINTS = Words("{points}/{to_win}点", "{points} of {to_win} points")
_HEADS = (
    Words("", ""),
    Words("", ""),
    Words("枚数", "cards"),
    Words("見えている札", "known"),
    Words("このトリック", "this trick"),
)
_VOID = Words("{suits}なし", "no {suits}")
_AHEAD = Words("◄ 勝っている", "◄ ahead")
_HAND = Words("手札 {cards}枚", "Your hand, {cards} cards")
_TURNED = Words("めくれた底牌  ", "turned widow  ")
_WON = Words("子の点数札  ", "won by ko  ")
_CERTAIN = Words("* だれにも負けない   + ペアなら負けない", "* nobody can beat it   + nobody can beat the pair")

LABEL = 11
"""Columns before the cards of a hand."""
WIDE, NARROW = 5, 4
"""Columns of a card with its suit, and by its rank alone."""


def draw(console: Console, view: State, viewer: int, names: Sequence[str], lang: str) -> None:
    """The whole table as `viewer` sees it."""
    _Screen(view, viewer, names, lang).draw(console)


class _Screen:
    """What one seat sees, in one language."""

    def __init__(self, view: State, viewer: int, names: Sequence[str], lang: str) -> None:
        self.view = view
        self.viewer = viewer
        self.names = names
        self.lang = lang

    def say(self, template: Words, **filled: object) -> str:
        return say(template, self.lang).format(**filled)

    def draw(self, console: Console) -> None:
        """All of it; while cards are drawn there is no trick."""
        view = self.view
        console.rule(self.headline(), characters="─")
        console.print(self.ladders())
        if view.taken_one:
            console.print(Text.assemble(self.say(_WON), cards_text(ordered(view, view.taken_one, view.taken_two))))
        if view.turned:
            console.print(
                Text.assemble(self.say(_TURNED), cards_text(int(view.deck[at]) >> 1 for at in range(view.turned)))
            )
        if view.phase != Phase.DRAW:
            console.print(self.players())
            console.print()
        for line in self.hand(console.width):
            console.print(line)

    def headline(self) -> Text:
        """The deal, what is played, trumps or how far the drawing is."""
        view, books = self.view, self.view.books
        played = rank_name(books.trump_rank)
        said = [Text(self.say(_DEAL, n=books.deal)), Text(self.say(_PLAYED, rank=played))]
        if view.phase == Phase.DRAW:
            said.append(Text(self.say(_DRAWN, drawn=view.drawn, draws=DRAWS)))
            if view.declarer != NOBODY:
                shown = [view.declared] * (1 if view.level == Level.SINGLE else 2)
                said.append(self.filled(_STANDS, cards=cards_text(shown), name=Text(self.names[view.declarer])))
        elif books.trump_suit == NO_SUIT:
            said.append(Text(self.say(_NO_SUIT, rank=played)))
        else:
            suit = Text(SUIT_SIGNS[books.trump_suit], style=f"bold {COLOURS[books.trump_suit]}")
            said.append(self.filled(_TRUMPS, suit=suit, rank=Text(played)))
        return Text(self.say(_BETWEEN)).join(said)

    def filled(self, template: Words, **parts: Text) -> Text:
        """A template with coloured parts."""
        pieces = say(template, self.lang).replace("}", "{").split("{")
        return Text().join(parts.get(piece, Text(piece)) for piece in pieces)

    # ---------------------------------------------------------------- stages

    def ladders(self) -> Grid:
        """By pair: side, names, where it stands, and of 子 what it has won."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for pair in range(PAIRS):
            people = " & ".join(self.names[seat] for seat in range(pair, SEATS, PAIRS))
            own = "bold" if pair == pair_of(self.viewer) else ""
            dealer = self.view.books.dealer
            is_ko = dealer != NOBODY and pair != pair_of(dealer)
            points = self.say(_POINTS, points=self.view.books.points, to_win=TO_WIN) if is_ko else ""
            grid.add_row(Text(self.side(pair)), Text(people, style=own), self.ladder(pair), Text(points, style="cyan"))
        return grid

    def ladder(self, pair: int) -> Text:
        """The stages 0, 2 … A with that of the pair in brackets."""
        stands = self.view.books.stage[pair]
        steps = [0, *range(LOWEST_RANK, ACE + 1)]
        said = [
            Text(f"[{rank_name(step) if step else 0}]", style="bold")
            if step == stands
            else Text(rank_name(step) if step else "0", style="dim")
            for step in steps
        ]
        return Text(" ").join(said)

    def side(self, pair: int) -> str:
        """親 or 子, once that is known."""
        dealer = self.view.books.dealer
        if dealer == NOBODY:
            return ""
        return self.say(_OYA if pair == pair_of(dealer) else _KO)

    # ---------------------------------------------------------------- players and the trick

    def players(self) -> Grid:
        """One row a seat, in playing order: cards left, what all know of them, what it has played to this trick."""
        view = self.view
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
        for head in _HEADS:
            grid.add_column(self.say(head), overflow="fold")
        first = view.leader if view.leader != NOBODY else view.books.dealer
        for offset in range(SEATS):
            seat = (first + offset) % SEATS
            played = cards_text(ordered(view, view.trick_one[seat], view.trick_two[seat]))
            if view.plays and seat == view.ahead:
                played = Text.assemble(played, "  ", (self.say(_AHEAD), "bold"))
            grid.add_row(self.player(seat), self.role(seat), str(view.held[seat]), self.known(seat), played)
        return grid

    def player(self, seat: int) -> Text:
        """Who sits there, and whose turn it is."""
        mark = "► " if self.view.turn == seat else "  "
        you = self.say(_YOU) if seat == self.viewer else ""
        return Text(f"{mark}{self.names[seat]}{you}", style="bold" if seat == self.viewer else "")

    def role(self, seat: int) -> str:
        """The side, and who is ダーチャ."""
        return self.say(_DACHA) if seat == self.view.books.dealer else self.side(pair_of(seat))

    def known(self, seat: int) -> Text:
        """Cards that all know to be in the hand, and suits that it does not have."""
        view = self.view
        said = []
        if view.open_one[seat]:
            said.append(cards_text(ordered(view, view.open_one[seat], view.open_two[seat])))
        voids = [SUIT_SIGNS[suit] for suit in range(NO_SUIT) if view.voids[seat] >> suit & 1]
        if view.voids[seat] >> NO_SUIT & 1:
            voids.append(say(TRUMPS, self.lang))
        if voids:
            said.append(Text(self.say(_VOID, suits=" ".join(voids)), style="dim"))
        return Text(", ").join(said)

    # ---------------------------------------------------------------- the hand

    def hand(self, width: int) -> Iterator[Text]:
        """The own hand by suits, each card with its number below; of leads what is certain is marked."""
        view, seat = self.view, self.viewer
        yield Text(self.say(_HAND, cards=count(view.one[seat], view.two[seat])), style="bold")
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
            yield Text(self.say(_CERTAIN), style="dim")

    def label(self, row: Row) -> Text:
        """Which suit, by the letter that is typed for it, and how many cards."""
        if row.suit == NO_SUIT:
            return Text(left(f" {say(TRUMPS, self.lang)} {len(row.cards)}", LABEL))
        label = Text.assemble(
            " ", (SUIT_SIGNS[row.suit], COLOURS[row.suit]), f" {SUITS[row.suit]}  {len(row.cards):>2}"
        )
        label.pad_right(LABEL - len(label))
        return label

    def cell(self, kind: int, suit: int, mark: str, columns: int) -> Text:
        """A card, padded."""
        text = card_text(kind) if suit == NO_SUIT else Text(rank(kind), style=colour(kind))
        text.append(mark, style="bold yellow")
        text.pad_right(columns - len(text))
        return text

    def marks(self, row: Row) -> dict[int, str]:
        """The certain tops of a suit, by kind; none before they can be led."""
        if self.view.phase != Phase.PLAY:
            return {}
        singles, pairs = certain_tops(self.view, self.viewer, row.suit)
        return {kind: "*" if singles >> kind & 1 else "+" for kind in row.cards if (singles | pairs) >> kind & 1}
