"""The hidden cards of a position are dealt anew."""

from typing import Any, NamedTuple

from hachiya.engine.record import copy_into
from hachiya.engine.rng import shuffle
from hachiya.games.bashifen.cards import kinds, masks, names
from hachiya.games.bashifen.sets import remove
from hachiya.games.bashifen.state import KITTY, SEATS, Phase
from hachiya.games.table import Table


class Cards(NamedTuple):
    """The kinds of cards that a seat has: known to the others, hidden in the hand, and hidden among buried cards."""

    hand_open: list[int]
    hand: list[int]
    buried_open: list[int]
    buried: list[int]


def taken_by(state: Any) -> int:
    """The seat that has taken the kitty; -1 before that."""
    return int(state.books.dealer) if state.phase in (Phase.BURY, Phase.PLAY) else -1


def cards_of(state: Any, seat: int) -> Cards:
    """The cards of a seat; a turned kitty is known to be in the hand or buried by the dacha (C-136)."""
    open_one, open_two = state.open_one[seat], state.open_two[seat]
    hand = kinds(*remove(state.hand_one[seat], state.hand_two[seat], open_one, open_two))
    cards = Cards(kinds(open_one, open_two), hand, [], [])
    if taken_by(state) != seat or state.phase != Phase.PLAY:
        return cards
    cards.buried.extend(kinds(state.buried_one, state.buried_two))
    for card in state.deck[: state.turned]:
        for closed, known in ((cards.hand, cards.hand_open), (cards.buried, cards.buried_open)):
            if int(card) // 2 in closed:
                closed.remove(int(card) // 2)
                known.append(int(card) // 2)
                break
    return cards


def positions_of(state: Any, seat: int) -> list[int]:
    """The places in the deck of the cards that a seat got unseen."""
    got = [KITTY + place for place in range(state.drawn) if (state.books.first + place) % SEATS == seat]
    return got + (list(range(state.turned, KITTY)) if taken_by(state) == seat else [])


def dealt_anew(table: Table, viewer: int, lanes: list[int]) -> Any:
    """Return a copy of the state in which the cards hidden from `viewer` lie elsewhere."""
    state = table.game.new_state()
    copy_into(state, table.state)
    if state.phase in (Phase.DEAL, Phase.OVER):
        return state
    hidden = list(range(KITTY + state.drawn, len(state.deck)))
    if taken_by(state) < 0:
        hidden += range(state.turned, KITTY)
    places: dict[int, list[int]] = {}
    parts = {seat: cards_of(state, seat) for seat in range(SEATS) if seat != viewer}
    for seat, cards in parts.items():
        closed = cards.hand + cards.buried
        places[seat] = []
        for position in positions_of(state, seat):
            if int(state.deck[position]) // 2 in closed:
                closed.remove(int(state.deck[position]) // 2)
                places[seat].append(position)
        assert not closed
        hidden += places[seat]
    pool = [int(state.deck[position]) for position in hidden]
    shuffle(lanes, pool)
    for position, card in zip(hidden, pool, strict=True):
        state.deck[position] = card
    for seat, cards in parts.items():
        now = [int(state.deck[position]) // 2 for position in places[seat]]
        shuffle(lanes, now)
        split = len(cards.hand)
        state.hand_one[seat], state.hand_two[seat] = set_of(cards.hand_open + now[:split])
        if taken_by(state) == seat:
            state.buried_one, state.buried_two = set_of(cards.buried_open + now[split:])
    if state.turn != viewer:
        state.chosen_one = state.chosen_two = 0
    return state


def set_of(cards: list[int]) -> tuple[int, int]:
    """A set of kinds, of which some occur twice."""
    return masks(name for kind in cards for name in names(1 << kind, 0))
