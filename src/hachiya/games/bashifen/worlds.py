"""Possible worlds of bashifen: the hidden cards are dealt anew, to places where they may lie as far as a seat knows.

The seat knows its view: its own hand, shown and played cards, voids of other seats, the turned kitty, and the cards
that it has buried. A card goes to one of four places: the hands of the other seats, by their distance to the right,
and the REST, which is the stock and the kitty while cards are drawn, and the buried cards in play.
"""

from collections.abc import Sequence
from typing import Annotated

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copy_into, record
from hachiya.engine.rng import below
from hachiya.games.bashifen.cards import ACE, FIVES, KINDS, PACK, TENS, count, of_rank
from hachiya.games.bashifen.drawing import declarations
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.sets import add, remove, union
from hachiya.games.bashifen.state import DRAWS, KITTY, SEATS, Phase, State
from hachiya.games.bashifen.trumps import suit_of

PLACES, REST = 4, 3
PLAY, DRAW = int(Phase.PLAY), int(Phase.DRAW)

OFTEN = 32
"""The weight with which a card without points that wins nothing is buried; other cards have the weights below."""
BURIED_TRUMP, BURIED_TEN, BURIED_FIVE, BURIED_ACE = 1, 5, 8, 3

MOST_TRIES = 1000

ANYWHERE = (1 << PLACES) - 1
LANES_A_WORD = 7
"""A word has a byte for each of seven sets of places; fourteen sets are neither empty nor all places."""
SPARE = sum(0x80 << 8 * lane for lane in range(LANES_A_WORD))
"""The highest bit of every byte, which no count needs."""


def _with(place: int, first: int) -> int:
    """A word with 1 in the byte of every set, from number `first` on, that has this place."""
    return sum((first + lane >> place & 1) << 8 * lane for lane in range(LANES_A_WORD))


LOW = tuple(_with(place, 1) for place in range(PLACES))
HIGH = tuple(_with(place, 1 + LANES_A_WORD) for place in range(PLACES))


@record
class Sketch:
    """The work space for laying the hidden cards of a world."""

    kinds: Annotated[list[int], PACK]  # the hidden cards, in random order
    may: Annotated[list[int], PACK]  # the places where each may lie, as a set; 0 once it is laid
    cards: int  # the number of hidden cards
    freedoms: int  # the numbers of places where some card may lie, as a set
    lacking: Annotated[list[int], PLACES]  # the number of cards that each place still lacks
    # For each set of places: the cards that may still go there, minus those that its places lack together.
    low: int
    high: int


@rule
def lay_hidden_cards(world: State, viewer: int, sketch: Sketch, rng: list[int]) -> None:
    """Lay the cards that `viewer` does not see at random; `world` is a copy of their view.

    Cards that may lie in few places come first, and a place is drawn in proportion to the cards that it lacks, which is
    exact except for overlapping voids. A card is never laid so that others cannot be laid.
    """
    find_hidden_cards(world, viewer, sketch, rng)
    if world.phase == PLAY:
        lay_buried_cards(world, sketch, rng)
    for places in range(1, PLACES + 1):
        for number in range(sketch.cards if sketch.freedoms >> places & 1 else 0):
            if popcount(sketch.may[number]) == places:
                lay_card(world, viewer, sketch, number, draw_place(sketch, number, rng))


@rule
def find_hidden_cards(world: State, viewer: int, sketch: Sketch, rng: list[int]) -> None:
    """Find the hidden cards, the places of each, and the number of cards that each place lacks."""
    cards_one, cards_two = union(world.hand_one[viewer], world.hand_two[viewer], world.gone_one, world.gone_two)
    if world.books.dealer == viewer:
        cards_one, cards_two = union(cards_one, cards_two, world.buried_one, world.buried_two)
    number_hidden = 0
    hands = 0
    for place in range(REST):
        other = (viewer + 1 + place) % SEATS
        cards_one, cards_two = union(cards_one, cards_two, world.hand_one[other], world.hand_two[other])
        sketch.lacking[place] = world.held[other] - count(world.hand_one[other], world.hand_two[other])
        hands += sketch.lacking[place]
    for kind in range(KINDS):
        sketch.kinds[number_hidden] = kind
        number_hidden += 1 - (cards_one >> kind & 1)
        sketch.kinds[number_hidden] = kind
        number_hidden += 1 - (cards_two >> kind & 1)
    sketch.cards = number_hidden
    sketch.lacking[REST] = number_hidden - hands
    for last in range(number_hidden, 1, -1):
        other_number = below(rng, last)
        kind = sketch.kinds[last - 1]
        sketch.kinds[last - 1] = sketch.kinds[other_number]
        sketch.kinds[other_number] = kind
    places = places_by_suit(world, viewer)
    for number in range(number_hidden):
        sketch.may[number] = places >> PLACES * suit_of(world.trumps, sketch.kinds[number]) & ANYWHERE
    if world.phase == PLAY and world.books.dealer != viewer:
        lay_turned_kitty(world, viewer, sketch)
    sketch.freedoms = 0
    sketch.low = 0
    sketch.high = 0
    for number in range(number_hidden):
        sketch.freedoms |= bit(popcount(sketch.may[number]))
        low, high = sets_with(sketch.may[number])
        sketch.low += low
        sketch.high += high
    for place in range(PLACES):
        sketch.low -= sketch.lacking[place] * LOW[place]
        sketch.high -= sketch.lacking[place] * HIGH[place]


@rule
def sets_with(places: int) -> tuple[int, int]:
    """For each set of places: 1 if it has one of these `places`, packed into two words."""
    low = 0
    high = 0
    for place in range(PLACES):
        if places >> place & 1:
            low |= LOW[place]
            high |= HIGH[place]
    return low, high


@rule
def places_by_suit(world: State, viewer: int) -> int:
    """The places where hidden cards of each suit may lie, four bits a suit: no hand that is void in it."""
    all_places = 0
    for suit in range(NO_SUIT + 1):
        places = bit(REST)
        for place in range(REST):
            if not world.voids[(viewer + 1 + place) % SEATS] >> suit & 1:
                places |= bit(place)
        all_places |= places << PLACES * suit
    return all_places


@rule
def lay_turned_kitty(world: State, viewer: int, sketch: Sketch) -> None:
    """Bind the turned cards of the kitty that were not played to the dealer's hand or the buried cards (C-136)."""
    gone_one, gone_two = world.gone_one, world.gone_two
    keeps = bit(REST) | bit((world.books.dealer - viewer - 1) % SEATS)
    for position in range(world.turned):
        card = bit(int(world.deck[position]) >> 1)
        if gone_one & card:
            gone_one, gone_two = remove(gone_one, gone_two, card, 0)
            continue
        for number in range(sketch.cards):
            if bit(sketch.kinds[number]) == card and sketch.may[number] & ~keeps:
                sketch.may[number] &= keeps
                break


@rule
def lay_buried_cards(world: State, sketch: Sketch, rng: list[int]) -> None:
    """Lay the buried cards at random, with preference for cards that the dealer does not miss."""
    while sketch.lacking[REST] > 0:
        number = below(rng, sketch.cards)
        is_candidate = sketch.may[number] >> REST & 1 and below(rng, OFTEN) < burial_weight(world, sketch.kinds[number])
        if is_candidate and rest_can_be_laid(sketch, number, REST):
            lay_card(world, NOBODY, sketch, number, REST)


@rule
def burial_weight(world: State, kind: int) -> int:
    """The weight, up to OFTEN, with which a card of this kind is laid among the buried ones."""
    if world.trumps >> kind & 1:
        return BURIED_TRUMP
    if TENS >> kind & 1:
        return BURIED_TEN
    if FIVES >> kind & 1:
        return BURIED_FIVE
    return BURIED_ACE if of_rank(ACE) >> kind & 1 else OFTEN


@rule
def draw_place(sketch: Sketch, number: int, rng: list[int]) -> int:
    """A random place for a hidden card, by the cards that places lack, so that the others can still be laid."""
    may = sketch.may[number]
    while True:
        lacking = 0
        for place in range(PLACES):
            if may >> place & 1:
                lacking += sketch.lacking[place]
        number_drawn = below(rng, lacking)
        choice = 0
        for place in range(PLACES):
            if may >> place & 1 and number_drawn >= 0:
                number_drawn -= sketch.lacking[place]
                choice = place
        if rest_can_be_laid(sketch, number, choice):
            return choice
        may &= ~bit(choice)


@rule
def rest_can_be_laid(sketch: Sketch, number: int, place: int) -> bool:
    """Whether all other hidden cards can be laid after this one, by Hall's theorem over all sets of places."""
    if sketch.lacking[place] == 0:
        return False
    low, high = sets_losing_a_place(sketch.may[number], place)
    return ((sketch.low | SPARE) - low) & ((sketch.high | SPARE) - high) & SPARE == SPARE


@rule
def sets_losing_a_place(may: int, place: int) -> tuple[int, int]:
    """For each set of places: 1 if it loses a card to this place, which it does not have, packed into two words."""
    low, high = sets_with(may)
    return low & ~LOW[place], high & ~HIGH[place]


@rule
def lay_card(world: State, viewer: int, sketch: Sketch, number: int, place: int) -> None:
    """Lay a hidden card at its place."""
    kind, may = sketch.kinds[number], sketch.may[number]
    card = bit(kind)
    if place < REST:
        seat = (viewer + 1 + place) % SEATS
        world.hand_one[seat], world.hand_two[seat] = add(world.hand_one[seat], world.hand_two[seat], card)
    elif world.phase == DRAW:
        lacking = sketch.lacking[REST]
        # The kitty lies before the cards drawn, the stock after them.
        world.deck[lacking - 1 if lacking <= KITTY else PACK + KITTY - lacking] = 2 * kind
    else:
        world.buried_one, world.buried_two = add(world.buried_one, world.buried_two, card)
    low, high = sets_losing_a_place(may, place)
    sketch.low -= low
    sketch.high -= high
    sketch.lacking[place] -= 1
    sketch.may[number] = 0


def deal_anew(view: State, viewer: int, rng: Sequence[int]) -> None:
    """Lay all cards that the viewer does not see, drawn with these random numbers, from which later packs come too.

    While cards are drawn without a clock, another seat is asked, which the viewer does not see: in the world some other
    seat can declare.
    """
    view.rng[:] = rng
    if view.phase in (Phase.DEAL, Phase.OVER):
        return
    other_is_asked = view.phase == Phase.DRAW and view.turn == NOBODY and not view.by_clock
    world, sketch = State(), Sketch()
    for _ in range(MOST_TRIES if other_is_asked else 1):
        copy_into(world, view)
        lay_hidden_cards(world, viewer, sketch, view.rng)
        if other_is_asked:
            world.turn = _seat_asked(world, viewer)
        if world.turn != NOBODY or not other_is_asked:
            break
    if other_is_asked and world.turn == NOBODY:
        world.turn = (viewer + 1) % SEATS
    world.rng[:] = view.rng
    copy_into(view, world)


def _seat_asked(world: State, viewer: int) -> int:
    """The seat that is asked to declare, NOBODY if only the viewer could."""
    drawer = (world.books.first + world.drawn - 1) % SEATS
    for place in range(SEATS):
        seat = (drawer + place) % SEATS
        may = world.drawn == DRAWS or declarations(world, seat) != 0
        if seat != viewer and may and not world.passed >> seat & 1:
            return seat
    return NOBODY
