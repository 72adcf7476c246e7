"""場所決め: who deals first. Everyone draws a card; the youngest month deals (RULES A1, C-161)."""

from collections.abc import Sequence

from hachiya.engine.errors import BadDraw
from hachiya.engine.rng import below
from hachiya.games.hanafuda.cards import CARDS, LETTERS, card

Draws = list[list[list[int | str]]]
"""Rounds of `[seat, card letter]`, as records spell them."""


def draw_seats(rng: list[int], seats: int, *, seated_by_draw: bool) -> Draws:
    """Draw until all months differ (C-161).

    Where the draw seats the players, they are numbered after it, so that seat 0 deals (SAN 流れ (2) 2, 3).
    """
    pack = list(range(CARDS))
    drawn: list[list[int]] = [[] for _ in range(seats)]
    drawing = list(range(seats))
    while drawing:
        for person in drawing:
            drawn[person].append(pack.pop(below(rng, len(pack))))
        months = [[found // 4 for found in cards] for cards in drawn]
        drawing = [person for person in drawing if months.count(months[person]) > 1]
    if seated_by_draw:
        drawn.sort(key=lambda cards: [found // 4 for found in cards])
    rounds = max(map(len, drawn))
    return [
        [[seat, LETTERS[cards[turn]]] for seat, cards in enumerate(drawn) if len(cards) > turn]
        for turn in range(rounds)
    ]


def first_dealer(draws: Sequence[Sequence[Sequence[int | str]]], seats: int, *, seated_by_draw: bool) -> int:
    """Who deals first by these draws; BadDraw if they are not the rounds that the rule asks for.

    All seats draw, then those of equal months again among themselves, from what is left or from the whole pack. Where
    the draw seats the players, the months must rise counter-clockwise from the dealer; elsewhere only the youngest
    month has to be one seat's (C-161).
    """
    months: list[list[int]] = [[] for _ in range(seats)]
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
            months[int(seat)].append(found // 4)
        equal = {seat for seat in range(seats) if months.count(months[seat]) > 1}
        drawing = equal if seated_by_draw else {seat for seat in equal if months[seat] == min(months)}
    if drawing:
        who = ", ".join(map(str, sorted(drawing)))
        raise BadDraw(f"seats {who} have equal months and draw again", f"席 {who} は同じ月なので引き直しです")
    dealer = min(range(seats), key=lambda seat: months[seat])
    rising = sorted(range(seats), key=lambda seat: months[seat])
    if seated_by_draw and rising != [(dealer + place) % seats for place in range(seats)]:
        raise BadDraw(
            "seats are numbered after the draw: months rise counter-clockwise from the dealer",
            "席は引いた月の順に、胴から反時計回りに決まります",
        )
    return dealer
