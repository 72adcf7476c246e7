"""場所決め: who deals first. Everyone draws a card; the youngest month deals (RULES A1, C-161)."""

from collections.abc import Callable, Sequence

from hachiya.engine.bits import bit
from hachiya.engine.errors import BadDraw
from hachiya.engine.rng import below
from hachiya.games.hanafuda.cards import CARDS, LETTERS, card, card_points

Rank = Callable[[int], int]
Draws = list[list[list[int | str]]]
"""Rounds of `[seat, card letter]`, as records spell them."""


def by_month(card: int) -> int:
    """The youngest month deals (C-161)."""
    return card // 4


def by_month_and_points(card: int) -> int:
    """The youngest month, of one month the card with most points; only kasu of one month are equal (HAC ①)."""
    return 100 * (card // 4) - card_points(bit(card))


def draw_seats(rng: list[int], seats: int, rank: Rank, *, seated_by_draw: bool) -> Draws:
    """Draw until no two are equal (C-161).

    Where the draw seats the players, they are numbered after it, so that seat 0 deals (SAN 流れ (2) 2, 3).
    """
    pack = list(range(CARDS))
    drawn: list[list[int]] = [[] for _ in range(seats)]
    drawing = list(range(seats))
    while drawing:
        for person in drawing:
            drawn[person].append(pack.pop(below(rng, len(pack))))
        ranks = [[rank(found) for found in cards] for cards in drawn]
        drawing = [person for person in drawing if ranks.count(ranks[person]) > 1]
    if seated_by_draw:
        drawn.sort(key=lambda cards: [rank(found) for found in cards])
    rounds = max(map(len, drawn))
    return [
        [[seat, LETTERS[cards[turn]]] for seat, cards in enumerate(drawn) if len(cards) > turn]
        for turn in range(rounds)
    ]


def first_dealer(
    draws: Sequence[Sequence[Sequence[int | str]]], seats: int, rank: Rank, *, seated_by_draw: bool
) -> int:
    """Who deals first by these draws; BadDraw if they are not the rounds that the rule asks for.

    All seats draw, then those of equal rank again among themselves, from what is left or from the whole pack. Where
    the draw seats the players, the months must rise counter-clockwise from the dealer; elsewhere only the best
    rank has to be one seat's (C-161).
    """
    ranks: list[list[int]] = [[] for _ in range(seats)]
    drawing = equal = set(range(seats))
    for number, cards in enumerate(draws, 1):
        seen: set[int] = set()
        drawers = [int(seat) for seat, _ in cards]
        once = len(drawers) == len(set(drawers)) > 0
        if not (once and drawing <= set(drawers) <= equal):
            who = ", ".join(map(str, sorted(drawing))) or "-"
            raise BadDraw(f"in round {number} seats {who} draw", f"{number}回目に札を引くのは席 {who} です")
        for seat, letter in cards:
            found = card(str(letter))
            if found in seen:
                raise BadDraw(f"{letter} is drawn twice", f"{letter} が2回引かれています")
            seen.add(found)
            ranks[int(seat)].append(rank(found))
        equal = {seat for seat in range(seats) if ranks.count(ranks[seat]) > 1}
        drawing = equal if seated_by_draw else {seat for seat in equal if ranks[seat] == min(ranks)}
    if drawing:
        who = ", ".join(map(str, sorted(drawing)))
        raise BadDraw(f"seats {who} are equal and draw again", f"席 {who} は同じなので引き直しです")
    dealer = min(range(seats), key=lambda seat: ranks[seat])
    rising = sorted(range(seats), key=lambda seat: ranks[seat])
    if seated_by_draw and rising != [(dealer + place) % seats for place in range(seats)]:
        raise BadDraw(
            "seats are numbered after the draw: months rise counter-clockwise from the dealer",
            "席は引いた月の順に、胴から反時計回りに決まります",
        )
    return dealer
