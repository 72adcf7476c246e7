"""The observation of a seat at hachiju (八十).

The words 2k and 2k + 1 are those of seat k. The last five are those of the table.
"""

from collections.abc import Iterator

from hachiya.engine.accel import hot_rule
from hachiya.engine.bits import bit
from hachiya.envs.layout import Kind, Part, Plane, parts
from hachiya.envs.planes.packing import in_top, limited, names_of_seats, relative, turned_to
from hachiya.games.hachiju.state import HAND_YAKU, HIGHEST_RATE, NOBODY, PLACES, Phase, State
from hachiya.games.hanafuda.cards import CARDS, LETTERS
from hachiya.games.hanafuda.sight import surely_in_stock
from hachiya.games.hanafuda.yaku import Yaku

WORDS = 2
"""The words of a seat."""
HIGHEST_SCORE = 32767
_MOST_DEALS = 127
_FIRST_CAPTURED, _CAPTURED_YAKU = int(Yaku.SHIKO), 10
_CAPTURED_BITS = (1 << _CAPTURED_YAKU) - 1
_HALF = 32

_YAKU = tuple(member.name.lower() for member in Yaku)
_HAND_YAKU, _CAPTURED = _YAKU[:HAND_YAKU], _YAKU[_FIRST_CAPTURED : _FIRST_CAPTURED + _CAPTURED_YAKU]
_ALL_CARDS = tuple(range(CARDS))
_CARDS = tuple(LETTERS)
_PHASES = tuple(phase.name.lower() for phase in Phase)
_RATES = tuple(str(rate) for rate in range(HIGHEST_RATE + 1))


def planes(most: int) -> Iterator[Plane]:
    """The planes of a game of at most so many seats."""
    for seat in range(most):
        yield from _of_seat(seat, WORDS * seat)
    yield from _of_table(WORDS * most, most)


def _of_seat(seat: int, word: int) -> Iterator[Plane]:
    hand = "The own hand." if seat == 0 else "The cards that lie open in the hand."
    yield Plane("hand", seat, Kind.SET, word, _ALL_CARDS, _CARDS, hand)
    yield from parts(
        word, CARDS, Part("score", Kind.BALANCE, 16, ("points",), f"Points, {HIGHEST_SCORE} at most.", seat)
    )
    yield Plane("captured", seat, Kind.SET, word + 1, _ALL_CARDS, _CARDS, "The captured cards.")
    shown = Part("shown", Kind.SET, HAND_YAKU, _HAND_YAKU, "The hand yaku that the seat has announced.", seat)
    yield from parts(word + 1, CARDS, shown)


def _of_table(word: int, most: int) -> Iterator[Plane]:
    seats = names_of_seats(most)
    numbered = seats[1:]
    yield Plane("field", None, Kind.SET, word, _ALL_CARDS, _CARDS, "The cards on the field.")
    yield from parts(
        word,
        CARDS,
        Part("phase", Kind.CHOICE, 4, _PHASES, "The choice that is awaited."),
        Part("rate", Kind.CHOICE, 3, _RATES, "The rate; 0 before the first deal."),
        Part("deal", Kind.NUMBER, 7, ("number",), f"The number of the deal, from 1, {_MOST_DEALS} at most."),
    )
    under_way = "The card that waits for a choice of two field cards."
    yield Plane("under_way", None, Kind.SET, word + 1, _ALL_CARDS, _CARDS, under_way)
    in_stock = "The cards that the seat knows to be in the stock: the hand that it gave back."
    yield Plane("in_stock", None, Kind.SET, word + 2, _ALL_CARDS, _CARDS, in_stock)
    yield from parts(
        word + 3,
        0,
        *(
            Part("made", Kind.SET, _CAPTURED_YAKU, _CAPTURED, "The captured yaku that the seat has completed.", seat)
            for seat in range(most)
        ),
    )
    yield from parts(
        word + 4,
        0,
        Part("to_speak", Kind.SET, most, numbered, "The seats that have not bid in this round of the auction."),
        Part("joined", Kind.SET, most, numbered, "The seats that are in at this rate."),
        Part("folded", Kind.SET, most, numbered, "The seats that have folded."),
        Part("squeezed", Kind.SET, most, numbered, "The seats put out because three were in."),
        Part("continuers", Kind.SET, most, numbered, "The seats that go on (下げ)."),
    )
    order = ("first", "second", "third")
    yield from parts(
        word + 4,
        _HALF,
        *(Part(name, Kind.CHOICE, 3, seats, f"The {name} seat in play.") for name in order),
        Part("turn", Kind.CHOICE, 3, seats, "The seat whose choice is awaited."),
        Part("leader", Kind.CHOICE, 3, seats, "The leader (仮親) now."),
        Part("doubler", Kind.CHOICE, 3, seats, "The seat that doubled last."),
        Part("turned", Kind.NUMBER, 5, ("cards",), "The stock cards turned."),
        Part("played", Kind.NUMBER, 5, ("cards",), "The hand cards played."),
    )


@hot_rule
def write(st: State, viewer: int, most: int, perfect: int, row: list[int]) -> None:
    """Write what `viewer` observes into `row`, in a layout of `most` seats; with all hands open if `perfect` is 1."""
    books = st.books
    seats = books.seats
    table = WORDS * most
    made = 0
    seat = viewer
    for place in range(most):
        word = WORDS * place
        if place >= seats:
            row[word] = 0
            row[word + 1] = 0
            continue
        hand = st.hands[seat]
        if seat != viewer and not perfect:
            hand &= st.exposed[seat]
        row[word] = hand | in_top(limited(books.scores[seat], HIGHEST_SCORE))
        row[word + 1] = st.captured[seat] | in_top(books.shown[seat])
        made |= (books.made[seat] >> _FIRST_CAPTURED & _CAPTURED_BITS) << _CAPTURED_YAKU * place
        seat += 1
        if seat == seats:
            seat = 0
    cards = 0
    if st.phase == Phase.PICK_HAND or st.phase == Phase.PICK_STOCK:
        cards = bit(st.pending)
    row[table] = st.field | in_top(st.phase | (books.rate << 4) | (limited(books.month, _MOST_DEALS) << 7))
    row[table + 1] = cards
    in_stock = surely_in_stock(st, viewer)
    if perfect:
        for other in range(seats):
            in_stock |= surely_in_stock(st, other)
    row[table + 2] = in_stock
    row[table + 3] = made
    lower = (
        turned_to(st.to_speak, viewer, seats)
        | turned_to(books.joined, viewer, seats) << most
        | turned_to(books.folded, viewer, seats) << 2 * most
        | turned_to(books.squeezed, viewer, seats) << 3 * most
        | turned_to(books.continuers, viewer, seats) << 4 * most
    )
    upper = 0
    for place in range(PLACES):
        in_play = books.order[place] if place < books.entered else NOBODY
        upper |= relative(in_play, viewer, seats) << 3 * place
    leader = books.next_dealer if books.month == 0 else books.leader
    doubler = NOBODY if books.month == 0 else books.doubler
    upper |= (
        relative(st.turn, viewer, seats) << 9
        | relative(leader, viewer, seats) << 12
        | relative(doubler, viewer, seats) << 15
        | st.turned << 18
        | st.played << 23
    )
    row[table + 4] = lower | upper << _HALF
