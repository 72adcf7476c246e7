"""Worlds at bashifen: the hidden cards laid where they may lie, by all that a seat sees.

What it sees is in its view: its own hand, cards shown and played, who is void in what, the turned kitty, what it has
buried itself. A card goes to one of four places: the hands of the other seats, by their distance to the right, and the
REST, which is the stock and the kitty while cards are drawn, and in play what the ダーチャ has buried.
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
from hachiya.games.bashifen.sets import add, remove, together
from hachiya.games.bashifen.state import DRAWS, KITTY, SEATS, Phase, State
from hachiya.games.bashifen.trumps import suit_of

PLACES, REST = 4, 3
PLAY, DRAW = int(Phase.PLAY), int(Phase.DRAW)

OFTEN = 32
"""A card that counts nothing and wins nothing is buried as often as that; others (below) more seldom."""
BURIED_TRUMP, BURIED_TEN, BURIED_FIVE, BURIED_ACE = 1, 5, 8, 3

MOST_TRIES = 1000

ANYWHERE = (1 << PLACES) - 1
LANES_A_WORD = 7
"""Sets of places, of the fourteen that are neither empty nor all, that are counted in one word, a byte each."""
SPARE = sum(0x80 << 8 * lane for lane in range(LANES_A_WORD))
"""The highest bit of every byte: no count needs it."""


def _with(place: int, first: int) -> int:
    """One in the byte of every set from number `first` on that has this place."""
    return sum((first + lane >> place & 1) << 8 * lane for lane in range(LANES_A_WORD))


LOW = tuple(_with(place, 1) for place in range(PLACES))
HIGH = tuple(_with(place, 1 + LANES_A_WORD) for place in range(PLACES))


@record
class Sketch:
    """A world in the making."""

    kinds: Annotated[list[int], PACK]  # the hidden cards, in random order
    may: Annotated[list[int], PACK]  # where each may lie, as a set of places; 0 once it lies there
    cards: int  # how many there are
    freedoms: int  # in how many places some of them may lie, as a set of numbers
    wanted: Annotated[list[int], PLACES]  # how many cards each place still wants
    # Of each set of places: how many cards may still go to one of them, beyond what they want together.
    low: int
    high: int


@rule
def imagine(world: State, viewer: int, sketch: Sketch, rng: list[int]) -> None:
    """Lay the cards that `viewer` does not see; `world` is a copy of what they see.

    Those that may lie in few places come first, and places are drawn by how many cards they want: exact but for
    overlapping voids. No card is ever laid so that the others have no room.
    """
    hide(world, viewer, sketch, rng)
    if world.phase == PLAY:
        bury_some(world, sketch, rng)
    for places in range(1, PLACES + 1):
        for number in range(sketch.cards if sketch.freedoms >> places & 1 else 0):
            if popcount(sketch.may[number]) == places:
                lay(world, viewer, sketch, number, place_for(sketch, number, rng))


@rule
def hide(world: State, viewer: int, sketch: Sketch, rng: list[int]) -> None:
    """Which cards are hidden, where each of them may lie, and how many each place wants."""
    one, two = together(world.hand_one[viewer], world.hand_two[viewer], world.gone_one, world.gone_two)
    if world.books.dealer == viewer:
        one, two = together(one, two, world.buried_one, world.buried_two)
    left = 0
    hands = 0
    for place in range(REST):
        other = (viewer + 1 + place) % SEATS
        one, two = together(one, two, world.hand_one[other], world.hand_two[other])
        sketch.wanted[place] = world.held[other] - count(world.hand_one[other], world.hand_two[other])
        hands += sketch.wanted[place]
    for kind in range(KINDS):
        sketch.kinds[left] = kind
        left += 1 - (one >> kind & 1)
        sketch.kinds[left] = kind
        left += 1 - (two >> kind & 1)
    sketch.cards = left
    sketch.wanted[REST] = left - hands
    for last in range(left, 1, -1):
        chosen = below(rng, last)
        kind = sketch.kinds[last - 1]
        sketch.kinds[last - 1] = sketch.kinds[chosen]
        sketch.kinds[chosen] = kind
    places = places_by_suit(world, viewer)
    for number in range(left):
        sketch.may[number] = places >> PLACES * suit_of(world.trumps, sketch.kinds[number]) & ANYWHERE
    if world.phase == PLAY and world.books.dealer != viewer:
        keep_turned(world, viewer, sketch)
    sketch.freedoms = 0
    sketch.low = 0
    sketch.high = 0
    for number in range(left):
        sketch.freedoms |= bit(popcount(sketch.may[number]))
        low, high = sets_with(sketch.may[number])
        sketch.low += low
        sketch.high += high
    for place in range(PLACES):
        sketch.low -= sketch.wanted[place] * LOW[place]
        sketch.high -= sketch.wanted[place] * HIGH[place]


@rule
def sets_with(places: int) -> tuple[int, int]:
    """One for every set of places that has one of these."""
    low = 0
    high = 0
    for place in range(PLACES):
        if places >> place & 1:
            low |= LOW[place]
            high |= HIGH[place]
    return low, high


@rule
def places_by_suit(world: State, viewer: int) -> int:
    """Where the hidden cards of each suit may lie, four bits a suit: with no seat that is void in it."""
    found = 0
    for suit in range(NO_SUIT + 1):
        places = bit(REST)
        for place in range(REST):
            if not world.voids[(viewer + 1 + place) % SEATS] >> suit & 1:
                places |= bit(place)
        found |= places << PLACES * suit
    return found


@rule
def keep_turned(world: State, viewer: int, sketch: Sketch) -> None:
    """Of the turned kitty the ダーチャ has, or has buried, what has not been played (C-136)."""
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
def bury_some(world: State, sketch: Sketch, rng: list[int]) -> None:
    """What the ダーチャ has buried: rather cards that they do not miss."""
    while sketch.wanted[REST] > 0:
        number = below(rng, sketch.cards)
        wanted = sketch.may[number] >> REST & 1 and below(rng, OFTEN) < how_often_buried(world, sketch.kinds[number])
        if wanted and fits(sketch, number, REST):
            lay(world, NOBODY, sketch, number, REST)


@rule
def how_often_buried(world: State, kind: int) -> int:
    """How often a card is buried of OFTEN times, before others are looked at."""
    if world.trumps >> kind & 1:
        return BURIED_TRUMP
    if TENS >> kind & 1:
        return BURIED_TEN
    if FIVES >> kind & 1:
        return BURIED_FIVE
    return BURIED_ACE if of_rank(ACE) >> kind & 1 else OFTEN


@rule
def place_for(sketch: Sketch, number: int, rng: list[int]) -> int:
    """A place for a card, the likelier the more cards it wants; the others still have room then."""
    may = sketch.may[number]
    while True:
        wanted = 0
        for place in range(PLACES):
            if may >> place & 1:
                wanted += sketch.wanted[place]
        drawn = below(rng, wanted)
        chosen = 0
        for place in range(PLACES):
            if may >> place & 1 and drawn >= 0:
                drawn -= sketch.wanted[place]
                chosen = place
        if fits(sketch, number, chosen):
            return chosen
        may &= ~bit(chosen)


@rule
def fits(sketch: Sketch, number: int, place: int) -> bool:
    """Can all other cards still be laid if this one lies there? By Hall's theorem, over all sets of places."""
    if sketch.wanted[place] == 0:
        return False
    low, high = sets_bereft(sketch.may[number], place)
    return ((sketch.low | SPARE) - low) & ((sketch.high | SPARE) - high) & SPARE == SPARE


@rule
def sets_bereft(may: int, place: int) -> tuple[int, int]:
    """One for every set of places that loses a card that may lie there to a place outside."""
    low, high = sets_with(may)
    return low & ~LOW[place], high & ~HIGH[place]


@rule
def lay(world: State, viewer: int, sketch: Sketch, number: int, place: int) -> None:
    """A card lies at its place."""
    kind, may = sketch.kinds[number], sketch.may[number]
    card = bit(kind)
    if place < REST:
        seat = (viewer + 1 + place) % SEATS
        world.hand_one[seat], world.hand_two[seat] = add(world.hand_one[seat], world.hand_two[seat], card)
    elif world.phase == DRAW:
        left = sketch.wanted[REST]
        # The kitty lies before the cards drawn, the stock after them.
        world.deck[left - 1 if left <= KITTY else PACK + KITTY - left] = 2 * kind
    else:
        world.buried_one, world.buried_two = add(world.buried_one, world.buried_two, card)
    low, high = sets_bereft(may, place)
    sketch.low -= low
    sketch.high -= high
    sketch.wanted[place] -= 1
    sketch.may[number] = 0


def deal_anew(view: State, viewer: int, rng: Sequence[int]) -> None:
    """Lay all cards that the viewer does not see, from these random numbers; later packs come from them too.

    While cards are drawn somebody else is asked, which the viewer does not see: in the world somebody can declare.
    """
    view.rng[:] = rng
    if view.phase in (Phase.DEAL, Phase.OVER):
        return
    asked = view.phase == Phase.DRAW and view.turn == NOBODY and not view.by_clock
    world, sketch = State(), Sketch()
    for _ in range(MOST_TRIES if asked else 1):
        copy_into(world, view)
        imagine(world, viewer, sketch, view.rng)
        if asked:
            world.turn = _asked(world, viewer)
        if world.turn != NOBODY or not asked:
            break
    if asked and world.turn == NOBODY:
        world.turn = (viewer + 1) % SEATS
    world.rng[:] = view.rng
    copy_into(view, world)


def _asked(world: State, viewer: int) -> int:
    """Who is asked whether they declare, NOBODY if nobody but the viewer could."""
    drawer = (world.books.first + world.drawn - 1) % SEATS
    for place in range(SEATS):
        seat = (drawer + place) % SEATS
        may = world.drawn == DRAWS or declarations(world, seat) != 0
        if seat != viewer and may and not world.passed >> seat & 1:
            return seat
    return NOBODY
