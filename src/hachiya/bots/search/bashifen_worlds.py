"""Worlds at bashifen: the hidden cards laid where they may lie, by all that a seat sees.

What it sees is in its view: its own hand, cards shown and played, who is void in what, the turned widow, what it has
buried itself. A card goes to one of four places: the hands of the other seats, by their distance to the right, and the
REST, which is the stock and the widow while cards are drawn, and in play what the ダーチャ has buried.
"""

from typing import Annotated

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import record
from hachiya.engine.rng import below
from hachiya.games.bashifen.cards import ACE, FIVES, KINDS, PACK, TENS, count, of_rank
from hachiya.games.bashifen.sets import add, remove, together
from hachiya.games.bashifen.state import SEATS, WIDOW, Phase, State
from hachiya.games.bashifen.trumps import suit_of

PLACES, REST = 4, 3
ANYWHERE = (1 << PLACES) - 1
SUBSETS = 1 << PLACES
PLAY, DRAW = int(Phase.PLAY), int(Phase.DRAW)

OFTEN = 32
"""A card that counts nothing and wins nothing is buried as often as that; others (below) more seldom."""
BURIED_TRUMP, BURIED_TEN, BURIED_FIVE, BURIED_ACE = 1, 5, 8, 3


@record
class Sketch:
    """A world in the making. Of a set of places (an index of four bits):"""

    kinds: Annotated[list[int], PACK]  # the hidden cards, in random order
    may: Annotated[list[int], PACK]  # where each may lie, as a set of places; 0 once it lies there
    cards: int  # how many there are
    wanted: Annotated[list[int], SUBSETS]  # how many cards these places still want together
    there: Annotated[list[int], SUBSETS]  # how many cards may still go to one of them


@rule
def imagine(world: State, viewer: int, sketch: Sketch, rng: list[int]) -> None:
    """Lay the cards that `viewer` does not see; `world` is a copy of what he sees.

    Those that may lie in few places come first, and places are drawn by how many cards they want: exact but for
    overlapping voids. No card is ever laid so that the others have no room.
    """
    hide(world, viewer, sketch, rng)
    if world.phase == PLAY:
        bury_some(world, sketch, rng)
    for places in range(1, PLACES + 1):
        for number in range(sketch.cards):
            if popcount(sketch.may[number]) == places:
                lay(world, viewer, sketch, number, place_for(sketch, number, rng))


@rule
def hide(world: State, viewer: int, sketch: Sketch, rng: list[int]) -> None:
    """Which cards are hidden, where each of them may lie, and how many each place wants."""
    one, two = together(world.one[viewer], world.two[viewer], world.gone_one, world.gone_two)
    if world.books.dealer == viewer:
        one, two = together(one, two, world.buried_one, world.buried_two)
    for subset in range(SUBSETS):
        sketch.wanted[subset] = 0
        sketch.there[subset] = 0
    left = 0
    for place in range(REST):
        other = (viewer + 1 + place) % SEATS
        one, two = together(one, two, world.one[other], world.two[other])
        want(sketch, place, world.held[other] - count(world.one[other], world.two[other]))
    for kind in range(KINDS):
        for _ in range(2 - (one >> kind & 1) - (two >> kind & 1)):
            sketch.kinds[left] = kind
            left += 1
    sketch.cards = left
    want(sketch, REST, left - sketch.wanted[ANYWHERE])
    for last in range(left, 1, -1):
        chosen = below(rng, last)
        kind = sketch.kinds[last - 1]
        sketch.kinds[last - 1] = sketch.kinds[chosen]
        sketch.kinds[chosen] = kind
    for number in range(left):
        sketch.may[number] = places_of(world, viewer, sketch.kinds[number])
    if world.phase == PLAY and world.books.dealer != viewer:
        keep_turned(world, viewer, sketch)
    for number in range(left):
        for subset in range(SUBSETS):
            if subset & sketch.may[number]:
                sketch.there[subset] += 1


@rule
def want(sketch: Sketch, place: int, cards: int) -> None:
    """A place wants so many cards."""
    for subset in range(SUBSETS):
        if subset >> place & 1:
            sketch.wanted[subset] += cards


@rule
def places_of(world: State, viewer: int, kind: int) -> int:
    """Where a hidden card may lie: with no seat that is void in its suit."""
    found = bit(REST)
    for place in range(REST):
        if not world.voids[(viewer + 1 + place) % SEATS] >> suit_of(world.trumps, kind) & 1:
            found |= bit(place)
    return found


@rule
def keep_turned(world: State, viewer: int, sketch: Sketch) -> None:
    """Of the turned widow the ダーチャ has, or has buried, what has not been played (C-136)."""
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
    """What the ダーチャ has buried: rather cards that he does not miss."""
    while sketch.wanted[bit(REST)] > 0:
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
                wanted += sketch.wanted[bit(place)]
        drawn = below(rng, wanted)
        chosen = 0
        for place in range(PLACES):
            if may >> place & 1 and drawn >= 0:
                drawn -= sketch.wanted[bit(place)]
                chosen = place
        if fits(sketch, number, chosen):
            return chosen
        may &= ~bit(chosen)


@rule
def fits(sketch: Sketch, number: int, place: int) -> bool:
    """Can all other cards still be laid if this one lies there? By Hall's theorem, over all sets of places."""
    may = sketch.may[number]
    if sketch.wanted[bit(place)] == 0:
        return False
    for subset in range(1, SUBSETS):
        if subset & may and not subset >> place & 1 and sketch.wanted[subset] >= sketch.there[subset]:
            return False
    return True


@rule
def lay(world: State, viewer: int, sketch: Sketch, number: int, place: int) -> None:
    """A card lies at its place."""
    kind, may = sketch.kinds[number], sketch.may[number]
    card = bit(kind)
    if place < REST:
        seat = (viewer + 1 + place) % SEATS
        world.one[seat], world.two[seat] = add(world.one[seat], world.two[seat], card)
    elif world.phase == DRAW:
        left = sketch.wanted[bit(REST)]
        # The widow lies before the cards drawn, the stock after them.
        world.deck[left - 1 if left <= WIDOW else PACK + WIDOW - left] = 2 * kind
    else:
        world.buried_one, world.buried_two = add(world.buried_one, world.buried_two, card)
    sketch.may[number] = 0
    for subset in range(SUBSETS):
        if subset >> place & 1:
            sketch.wanted[subset] -= 1
        if subset & may:
            sketch.there[subset] -= 1
