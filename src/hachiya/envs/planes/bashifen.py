"""The observation of a seat at bashifen (八十分).

A set of cards is two planes: the kinds of which it holds a card or two, and the kinds of which it holds both. The words
4k to 4k + 3 are those of seat k. The last nine are those of the table. Seat 2 is the partner.
"""

from collections.abc import Iterator

from hachiya.engine.accel import hot_rule
from hachiya.envs.layout import Kind, Part, Plane, parts
from hachiya.envs.planes.packing import in_short_top, limited, names_of_seats, relative
from hachiya.games.bashifen.cards import KINDS, NAMES, POINT_CARDS
from hachiya.games.bashifen.events import TrumpsFixedBy
from hachiya.games.bashifen.sets import add
from hachiya.games.bashifen.state import DRAWS, NOBODY, PAIRS, SEATS, Declaration, Phase, State

WORDS = 4
"""The words of a seat."""
CHOSEN, GONE, TURNED, BURIED, POINTS = 16, 18, 20, 22, 24
"""The first words of the table's sets."""
_MOST_DEALS = 127
_NO_LEAD = 5

_ALL_KINDS = tuple(range(KINDS))
_KINDS = tuple(NAMES)
_POINT_KINDS = tuple(kind for kind in _ALL_KINDS if POINT_CARDS >> kind & 1)
_POINT_NAMES = tuple(NAMES[kind] for kind in _POINT_KINDS)
_SEATS = names_of_seats(SEATS)
_SUITS = ("spades", "hearts", "diamonds", "clubs", "none")
_PHASES = tuple(phase.name.lower() for phase in Phase)
_DECLARATIONS = tuple(declaration.name.lower() for declaration in Declaration)
_FIXED_BY = tuple(by.name.lower() for by in TrumpsFixedBy)
_DECLARED = (*NAMES, "none")
_COPIES = (("one", "a card or two"), ("two", "both cards"))

_OF_SEAT = (
    (
        Part("held", Kind.NUMBER, 6, ("cards",), "The number of cards in the hand."),
        Part("level", Kind.NUMBER, 4, ("level",), "The level of the seat's pair: 0, 2 to 14 (A)."),
    ),
    (
        Part("voids", Kind.SET, 5, (*_SUITS[:4], "trumps"), "The suits that the seat has shown not to hold."),
        Part("passed", Kind.SET, 1, ("passed",), "Whether the seat has passed after the last card was drawn."),
    ),
    (
        Part("declared", Kind.CHOICE, 6, _DECLARED, "The kind that the seat has shown by the best declaration."),
        Part("last_dealer", Kind.SET, 1, ("dealer",), "Whether the seat was the last ダーチャ of its pair."),
    ),
    (),
)
"""The parts above the four sets of a seat."""


def planes(most: int) -> Iterator[Plane]:
    """The planes of a game of so many seats."""
    for seat in range(most):
        hand = "of the own hand" if seat == 0 else "that all know to be in the hand"
        for first, name, where in ((0, "hand", hand), (2, "trick", "that the seat has played to this trick")):
            yield from _set(name, WORDS * seat + first, where, seat)
        for place, listed in enumerate(_OF_SEAT):
            yield from parts(WORDS * seat + place, KINDS, *(part._replace(seat=seat) for part in listed))
    yield from _set("chosen", CHOSEN, "that the seat has chosen so far, for a play or to bury them")
    yield from _set("gone", GONE, "played in this deal")
    yield from _set("turned", TURNED, "of the kitty that were turned for all to see")
    yield from _set("buried", BURIED, "that the seat has buried")
    for shift, (copies, words) in enumerate(_COPIES):
        bits = tuple(kind + shift for kind in _POINT_KINDS)
        meaning = f"The kinds of which the opponents (子) have won {words}, of cards that count."
        yield Plane(f"taken_{copies}", None, Kind.SET, POINTS, bits, _POINT_NAMES, meaning)
    for word, listed in _OF_TABLE:
        yield from parts(word, KINDS, *listed)


def _set(name: str, word: int, where: str, seat: int | None = None) -> Iterator[Plane]:
    for offset, (copies, words) in enumerate(_COPIES):
        meaning = f"The kinds of which there are {words} {where}."
        yield Plane(f"{name}_{copies}", seat, Kind.SET, word + offset, _ALL_KINDS, _KINDS, meaning)


_OF_TABLE = (
    (
        CHOSEN,
        (
            Part("phase", Kind.CHOICE, 3, _PHASES, "The choice that is awaited."),
            Part("turn", Kind.CHOICE, 3, _SEATS, "The seat whose choice is awaited, as far as the own one may know."),
            Part("leader", Kind.CHOICE, 3, _SEATS, "The seat that leads this trick."),
        ),
    ),
    (
        CHOSEN + 1,
        (
            Part("dealer", Kind.CHOICE, 3, _SEATS, "The ダーチャ; in the first deal nobody until trumps are fixed."),
            Part("first", Kind.CHOICE, 3, _SEATS, "The seat that draws first."),
            Part("ahead", Kind.CHOICE, 3, _SEATS, "The seat that wins the trick so far."),
        ),
    ),
    (GONE, (Part("points", Kind.NUMBER, 9, ("points",), "The points that the opponents (子) have won."),)),
    (
        GONE + 1,
        (
            Part("trump_rank", Kind.NUMBER, 4, ("rank",), "The rank of the level cards, 2 to 14 (A)."),
            Part("trump_suit", Kind.CHOICE, 3, ("not_fixed", *_SUITS), "The suit of trumps."),
            Part("trumps_by", Kind.CHOICE, 2, _FIXED_BY, "What has fixed trumps."),
        ),
    ),
    (
        TURNED,
        (
            Part("drawn", Kind.NUMBER, 7, ("cards",), "The number of cards drawn by all four."),
            Part("declaration", Kind.CHOICE, 3, _DECLARATIONS, "The strength of the best declaration."),
        ),
    ),
    (TURNED + 1, (Part("deal", Kind.NUMBER, 7, ("number",), f"The number of the deal, {_MOST_DEALS} at most."),)),
    (BURIED, (Part("lead_cards", Kind.NUMBER, 6, ("cards",), "The number of cards of the lead."),)),
    (
        BURIED + 1,
        (
            Part("lead_pairs", Kind.NUMBER, 4, ("pairs",), "The number of pairs of the lead."),
            Part("lead_suit", Kind.CHOICE, 3, (*_SUITS[:4], "trumps", "none"), "The suit of the lead."),
        ),
    ),
)
"""The parts above the sets of the table, by word."""


@hot_rule
def write(st: State, viewer: int, _most: int, perfect: int, row: list[int]) -> None:
    """Write what `viewer` observes into `row`; if `perfect` is 1, with all hands and the buried cards open."""
    books = st.books
    drawing = st.phase == Phase.DRAW
    passed = 0 if drawing and st.drawn < DRAWS and not perfect else st.passed
    seat = viewer
    for place in range(SEATS):
        word = WORDS * place
        cards_one, cards_two = st.hand_one[seat], st.hand_two[seat]
        if seat != viewer and not perfect:
            cards_one, cards_two = st.open_one[seat], st.open_two[seat]
        pair = seat % PAIRS
        declared = st.declared if st.declarer == seat and st.declared != NOBODY else KINDS
        was_dealer = 1 if books.last_dealer[pair] == seat else 0
        row[word] = cards_one | in_short_top(st.held[seat] | (books.level[pair] << 6))
        row[word + 1] = cards_two | in_short_top(st.voids[seat] | (passed >> seat & 1) << 5)
        row[word + 2] = st.trick_one[seat] | in_short_top(declared | was_dealer << 6)
        row[word + 3] = st.trick_two[seat]
        seat = (seat + 1) % SEATS
    turn = st.turn
    sees_choice = (turn == viewer and not drawing) or perfect
    if drawing and turn != viewer and not perfect:
        turn = NOBODY
    row[CHOSEN] = (st.chosen_one if sees_choice else 0) | in_short_top(
        st.phase | relative(turn, viewer, SEATS) << 3 | relative(st.leader, viewer, SEATS) << 6
    )
    row[CHOSEN + 1] = (st.chosen_two if sees_choice else 0) | in_short_top(
        relative(books.dealer, viewer, SEATS)
        | relative(books.first, viewer, SEATS) << 3
        | relative(st.ahead, viewer, SEATS) << 6
    )
    row[GONE] = st.gone_one | in_short_top(books.points)
    row[GONE + 1] = st.gone_two | in_short_top(books.trump_rank | (books.trump_suit + 1) << 4 | books.trumps_by << 7)
    turned_one = 0
    turned_two = 0
    for position in range(st.turned):
        turned_one, turned_two = add(turned_one, turned_two, 1 << (int(st.deck[position]) >> 1))
    row[TURNED] = turned_one | in_short_top(st.drawn | st.declaration << 7)
    row[TURNED + 1] = turned_two | in_short_top(limited(books.deal, _MOST_DEALS))
    knows_buried = books.dealer == viewer or perfect
    lead_suit = st.lead_suit if st.lead_cards else _NO_LEAD
    row[BURIED] = (st.buried_one if knows_buried else 0) | in_short_top(st.lead_cards)
    row[BURIED + 1] = (st.buried_two if knows_buried else 0) | in_short_top(st.lead_pairs | lead_suit << 4)
    row[POINTS] = st.taken_one | st.taken_two << 1
