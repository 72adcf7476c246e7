"""場所決め, the draw for the first dealer: the lowest rank deals, seats of equal rank draw again (RULES C-161)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hachiya.engine.rng import below
from hachiya.words.arguments import Seat
from hachiya.words.errors import BadDraw
from hachiya.words.say import table as say

Draws = list[list[list[int | str]]]
"""The draws for seats: rounds of `[seat, card]`, as records write them."""


class Seating(NamedTuple):
    """The way a game draws for the first dealer (RULES C-161): its pack and the ranks of the cards.

    Example:
        >>> from hachiya import GAMES
        >>> seating = GAMES["sannin"].seating
        >>> len(seating.pack), seating.rank(0)
        (48, 0)
    """

    pack: Sequence[str]
    """The names of the cards that are drawn from; equal cards stand in it more than once."""
    rank: Callable[[int], int]
    """(place in the pack): the rank of the card; the lowest deals, and equal ranks draw again."""
    numbers_seats: bool = False
    """Whether the draws also say where each player sits."""


def draw_seats(rng: list[int], seats: int, seating: Seating) -> Draws:
    """Draw cards until no two players' ranks are equal (RULES C-161).

    Where the draw seats the players, they are numbered after it, so that seat 0 deals (SAN 流れ (2) 2, 3).

    Args:
        rng: The random numbers; they are advanced.
        seats: The number of players.
        seating: The way the game draws.

    Returns:
        The rounds of draws.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.games.seating import draw_seats
        >>> from hachiya.matches.streams import stream
        >>> draw_seats(stream(8, 0), 3, GAMES["sannin"].seating)
        [[[0, 'C'], [1, 'P'], [2, 'U']]]
    """
    rank = seating.rank
    pack = list(range(len(seating.pack)))
    cards_drawn: list[list[int]] = [[] for _ in range(seats)]
    drawing = list(range(seats))
    while drawing:
        for person in drawing:
            cards_drawn[person].append(pack.pop(below(rng, len(pack))))
        ranks = [[rank(place) for place in cards] for cards in cards_drawn]
        drawing = [person for person in drawing if ranks.count(ranks[person]) > 1]
    if seating.numbers_seats:
        cards_drawn.sort(key=lambda cards: [rank(place) for place in cards])
    rounds = max(map(len, cards_drawn))
    return [
        [[seat, seating.pack[cards[turn]]] for seat, cards in enumerate(cards_drawn) if len(cards) > turn]
        for turn in range(rounds)
    ]


def first_dealer(draws: Sequence[Sequence[Sequence[int | str]]], seats: int, seating: Seating) -> int:
    """Find the seat that deals first by its draw (RULES C-161).

    All seats draw; those of equal rank draw again among themselves, from the rest or from the whole pack. Where the
    draw seats the players, the months must rise counter-clockwise from the dealer; elsewhere only the best rank must
    be one seat's.

    Args:
        draws: The rounds of `[seat, card]`.
        seats: The number of players.
        seating: The way the game draws.

    Returns:
        The seat, from 0.

    Raises:
        BadDraw: If the draws are not the rounds that the rule asks for.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.games.seating import draw_seats, first_dealer
        >>> from hachiya.matches.streams import stream
        >>> seating = GAMES["hachiju"].seating
        >>> first_dealer(draw_seats(stream(8, 0), 3, seating), 3, seating)
        0
    """
    ranks: list[list[int]] = [[] for _ in range(seats)]
    drawing = equal = set(range(seats))
    for number, cards in enumerate(draws, 1):
        names: list[str] = []
        drawers = [int(seat) for seat, _ in cards]
        once = len(drawers) == len(set(drawers)) > 0
        if not (once and drawing <= set(drawers) <= equal):
            if not drawing:
                raise BadDraw(say.nobody_draws(turn=number))
            raise BadDraw(say.who_draws(turn=number, seats=[Seat(seat) for seat in sorted(drawing)]))
        for seat, card in cards:
            name = str(card)
            if names.count(name) == seating.pack.count(name):
                raise BadDraw(say.drawn_too_often(card=name))
            names.append(name)
            ranks[int(seat)].append(seating.rank(seating.pack.index(name)))
        equal = {seat for seat in range(seats) if ranks.count(ranks[seat]) > 1}
        drawing = equal if seating.numbers_seats else {seat for seat in equal if ranks[seat] == min(ranks)}
    if drawing:
        raise BadDraw(say.equal_draws(seats=[Seat(seat) for seat in sorted(drawing)]))
    dealer = min(range(seats), key=lambda seat: ranks[seat])
    rising = sorted(range(seats), key=lambda seat: ranks[seat])
    if seating.numbers_seats and rising != [(dealer + place) % seats for place in range(seats)]:
        raise BadDraw(say.seats_follow_draw())
    return dealer
