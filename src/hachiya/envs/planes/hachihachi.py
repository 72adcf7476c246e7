"""The observation of a seat at hachi-hachi: sannin, nakayoshi and shiragiku.

The words 3k, 3k + 1 and 3k + 2 are those of seat k. The last four are those of the table.
"""

from collections.abc import Iterator

from hachiya.engine.accel import hot_rule, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.envs.layout import Kind, Part, Plane, parts
from hachiya.envs.planes.packing import in_top, limited, names_of_seats, relative, turned_to
from hachiya.games.hachihachi.field import GRAND_OWED
from hachiya.games.hachihachi.sight import fourth_card_seen
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, PLACES, SEATS, FieldKind, Phase, State
from hachiya.games.hanafuda.cards import CARDS, LETTERS, CardSet
from hachiya.games.hanafuda.sight import surely_in_stock
from hachiya.games.hanafuda.yaku import Yaku

WORDS = 3
"""The words of a seat."""
HIGHEST_SCORE = 32767
_MOST_MONTHS, _MOST_LARGE, _MOST_GRAND = 63, 15, 7
_CAPTURED_BITS = (1 << CAPTURED_YAKU) - 1
SHOW = int(Phase.SHOW)
_EACH_MONTH = 0x111111111111
_DIVE, _THROW, _EXCUSE = 1, 2, 3
"""The places of the planes of months in the four bits of a month; 0 is that of the threes."""

_YAKU = tuple(member.name.lower() for member in Yaku)
_HAND_YAKU, _CAPTURED = _YAKU[:FIRST_CAPTURED], _YAKU[FIRST_CAPTURED : FIRST_CAPTURED + CAPTURED_YAKU]
_MONTHS = tuple(str(month + 1) for month in range(12))
_ALL_CARDS = tuple(range(CARDS))
_CARDS = tuple(LETTERS)
_PHASES = tuple(phase.name.lower() for phase in Phase)
_KINDS = tuple(kind.name.lower() for kind in FieldKind)


def planes(most: int) -> Iterator[Plane]:
    """The planes of a game of at most so many seats."""
    for seat in range(most):
        yield from _of_seat(seat, WORDS * seat)
    yield from _of_table(WORDS * most, most)


def _of_seat(seat: int, word: int) -> Iterator[Plane]:
    hand = "The own hand." if seat == 0 else "The cards that lie open in the hand."
    yield Plane("hand", seat, Kind.SET, word, _ALL_CARDS, _CARDS, hand)
    yield from parts(
        word,
        CARDS,
        Part("score", Kind.BALANCE, 16, ("points",), f"Points (12 are 1 kan), {HIGHEST_SCORE} at most.", seat),
    )
    yield Plane("captured", seat, Kind.SET, word + 1, _ALL_CARDS, _CARDS, "The captured cards.")
    yield from parts(
        word + 1,
        CARDS,
        Part("made", Kind.SET, CAPTURED_YAKU, _CAPTURED, "The captured yaku that the seat has completed.", seat),
        Part(
            "pays_for", Kind.SET, CAPTURED_YAKU, _CAPTURED, "The yaku of others that the seat pays alone (法度).", seat
        ),
        Part("ribbons", Kind.NUMBER, 2, ("ribbons",), "The ribbons that the seat has above the need of 七短.", seat),
    )
    for place, (name, meaning) in enumerate(_OF_MONTHS):
        if place < _EXCUSE or seat == 0:
            bits = tuple(range(place, CARDS, 4))
            yield Plane(name, seat, Kind.SET, word + 2, bits, _MONTHS, meaning)
    yield from parts(
        word + 2,
        CARDS,
        Part("shown", Kind.SET, len(_HAND_YAKU), _HAND_YAKU, "The hand yaku that the seat has shown.", seat),
    )


_OF_MONTHS = (
    ("threes", "The months of shown threes, the fourth card of which would still pay 飛込み."),
    ("dive_fed", "The months in which the seat has helped to a 飛込み against 法度, if that can be seen."),
    ("thrown", "The months in which a 法度 card of the seat lies on the field."),
    ("excused", "The months in which the own 法度 card is excused."),
)


def _of_table(word: int, most: int) -> Iterator[Plane]:
    seats = names_of_seats(most)
    numbered = seats[1:]
    yield Plane("field", None, Kind.SET, word, _ALL_CARDS, _CARDS, "The cards on the field.")
    yield from parts(
        word,
        CARDS,
        Part("phase", Kind.CHOICE, 4, _PHASES, "The choice that is awaited."),
        Part("kind", Kind.CHOICE, 2, _KINDS, "The kind of the field (場)."),
        Part("month", Kind.NUMBER, 6, ("number",), f"The number of the deal, from 1, {_MOST_MONTHS} at most."),
    )
    under_way = (
        "The card that waits for a choice of two field cards; of 赤, the ribbons that the seat has chosen so far."
    )
    yield Plane("under_way", None, Kind.SET, word + 1, _ALL_CARDS, _CARDS, under_way)
    in_stock = "The cards that the seat knows to be in the stock: its own returned hand, and cards of squeezed hands."
    yield Plane("in_stock", None, Kind.SET, word + 2, _ALL_CARDS, _CARDS, in_stock)
    yield from parts(
        word + 2,
        CARDS,
        Part("reading", Kind.NUMBER, 4, ("reading",), "The reading of the willows while the seat exposes ribbons."),
    )
    yield from parts(
        word + 3,
        0,
        Part("dealt_in", Kind.SET, most, numbered, "The seats that get cards."),
        Part("folded", Kind.SET, most, numbered, "The seats that have folded."),
        Part("squeezed", Kind.SET, most, numbered, "The seats put out because three were in."),
    )
    yield from parts(
        word + 3,
        3 * SEATS,
        *(Part(name, Kind.CHOICE, 3, seats, f"The {name} seat in play.") for name in ("first", "second")),
        Part("carried_grand", Kind.NUMBER, 3, ("months",), f"The grand months that are owed, {_MOST_GRAND} at most."),
    )
    yield from parts(
        word + 3,
        HALF_OF_TABLE,
        Part("third", Kind.CHOICE, 3, seats, "The third seat in play."),
        Part("turn", Kind.CHOICE, 3, seats, "The seat whose choice is awaited."),
        Part("dealer", Kind.CHOICE, 3, seats, "The dealer; before the first deal the seat that deals it."),
        Part("continuer", Kind.CHOICE, 3, seats, "The seat that goes on (下げ)."),
        Part("unseen", Kind.CHOICE, 3, seats, "The dealer who joined before the deal (みずてん)."),
        Part("turned", Kind.NUMBER, 5, ("cards",), "The stock cards turned."),
        Part("played", Kind.NUMBER, 5, ("cards",), "The hand cards played."),
        Part("carried_large", Kind.NUMBER, 4, ("months",), f"The large months that are owed, {_MOST_LARGE} at most."),
    )


HALF_OF_TABLE = 32
"""The place of the second half of the last word."""


@hot_rule
def write(st: State, viewer: int, most: int, perfect: int, row: list[int]) -> None:
    """Write what `viewer` observes into `row`, in a layout of `most` seats; with all hands open if `perfect` is 1."""
    books = st.books
    seats = books.seats
    made = 0
    for seat in range(seats):
        made |= books.made[seat]
    seat = viewer
    for place in range(most):
        word = WORDS * place
        if place >= seats:
            row[word] = 0
            row[word + 1] = 0
            row[word + 2] = 0
            continue
        hand = st.hands[seat]
        pays_for = books.hatto_borne[seat]
        if seat != viewer and not perfect:
            hand &= st.exposed[seat]
            pays_for |= st.hatto_spared[seat] & made
        row[word] = hand | in_top(limited(books.scores[seat], HIGHEST_SCORE))
        yaku = (books.made[seat] >> FIRST_CAPTURED & _CAPTURED_BITS) | (
            pays_for >> FIRST_CAPTURED & _CAPTURED_BITS
        ) << CAPTURED_YAKU
        row[word + 1] = st.captured[seat] | in_top(yaku | (books.surplus[seat] & 3) << 14)
        threes = st.threes[seat]
        row[word + 2] = (threes | threes >> 1 | threes >> 2 | threes >> 3) & _EACH_MONTH | in_top(books.shown[seat])
        seat += 1
        if seat == seats:
            seat = 0
    if books.month:
        write_months(st, viewer, perfect, row)
    write_table(st, viewer, perfect, row, WORDS * most, most)


@hot_rule
def write_months(st: State, viewer: int, perfect: int, row: list[int]) -> None:
    """Write the months of 法度 cards into the words of the seats that threw them."""
    seats = st.books.seats
    for month in range(12):
        if st.hatto_bait[month]:
            thrower = st.hatto_thrower[month]
            word = WORDS * (relative(thrower, viewer, seats) - 1) + 2
            row[word] |= bit(4 * month + _THROW)
            if thrower == viewer and st.excused & bit(4 * month):
                row[word] |= bit(4 * month + _EXCUSE)
        offender = st.books.dive_offender[month]
        if offender != NOBODY and (offender == viewer or perfect or fourth_card_seen(st, month)):
            row[WORDS * (relative(offender, viewer, seats) - 1) + 2] |= bit(4 * month + _DIVE)


@hot_rule
def write_table(st: State, viewer: int, perfect: int, row: list[int], word: int, most: int) -> None:
    """Write the planes of the table from `word` on."""
    books = st.books
    seats = books.seats
    phase = st.phase
    cards = 0
    reading = 0
    if phase == Phase.PICK_HAND or phase == Phase.PICK_STOCK:
        cards = bit(st.pending)
    elif phase == Phase.EXPOSE:
        if st.turn == viewer or perfect:
            cards = st.ribbons
            reading = st.reading
        else:
            phase = SHOW
    row[word] = st.field | in_top(phase | (books.kind << 4) | (limited(books.month, _MOST_MONTHS) << 6))
    row[word + 1] = cards
    row[word + 2] = (cards_in_stock(st, viewer, perfect) if seats > PLACES else 0) | in_top(reading)
    grand = limited(books.carry // GRAND_OWED, _MOST_GRAND)
    large = limited(books.carry % GRAND_OWED, _MOST_LARGE)
    dealer = books.next_dealer if books.month == 0 else books.dealer
    lower = (
        turned_to(books.dealt_in, viewer, seats)
        | turned_to(books.folded, viewer, seats) << most
        | turned_to(books.squeezed, viewer, seats) << 2 * most
        | relative(books.order[0], viewer, seats) << 21
        | relative(books.order[1], viewer, seats) << 24
        | grand << 27
    )
    upper = (
        relative(books.order[2], viewer, seats)
        | relative(st.turn, viewer, seats) << 3
        | relative(dealer, viewer, seats) << 6
        | relative(books.continuer, viewer, seats) << 9
        | relative(books.mizuten, viewer, seats) << 12
        | st.turned << 15
        | st.played << 20
        | large << 25
    )
    row[word + 3] = lower | upper << HALF_OF_TABLE


@rule
def cards_in_stock(st: State, viewer: int, perfect: int) -> CardSet:
    """The cards that the viewer knows to be in the stock; with perfect information those of all returned hands."""
    if not perfect:
        return surely_in_stock(st, viewer)
    cards = 0
    for seat in range(st.books.seats):
        cards |= surely_in_stock(st, seat)
    return cards
