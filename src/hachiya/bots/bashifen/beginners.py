"""The beginners at bashifen: novice and apprentice, who play for themselves and forget what has been played.

Neither sees that its partner's tricks are its own, remembers the cards that are gone, or notes which seats are void.
Neither rolls dice.
"""

from hachiya.bots.bashifen import greedy
from hachiya.engine.bits import bit, lowest, members
from hachiya.engine.record import copied
from hachiya.games.bashifen.cards import KINDS, CardSet, kinds
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.game import rules_of, state_of
from hachiya.games.bashifen.sets import add
from hachiya.games.bashifen.state import KITTY, SEATS, Action, Declaration, Phase, State
from hachiya.games.bashifen.tricks import follow_strength
from hachiya.games.bashifen.trumps import strength, suit_of
from hachiya.games.meaning import ActionSet
from hachiya.games.view import View


def apprentice(view: View, _rng: list[int]) -> list[int]:
    """The choice of the apprentice: that of greedy, by what the apprentice sees."""
    return greedy.choose(seen(state_of(view.state)), rules_of(view.rules), view.actions)


def novice(view: View, _rng: list[int]) -> list[int]:
    """The choice of the novice, who sees strong and weak cards but neither points nor partner.

    It declares the first level card that it can, and buries its weakest cards. It leads its strongest card, trumps
    first, and beats any single card with the strongest that it has. Otherwise it throws its weakest cards, be they
    points.
    """
    st = state_of(view.state)
    if st.phase == Phase.DRAW:
        return [first_declaration(st, view.actions)]
    if st.phase == Phase.BURY:
        return kinds(*weakest_cards(st))
    if st.plays == 0:
        return [strongest_card(st), Action.COMMIT]
    return kinds(*boldest_follow(copied(st), view.actions))


def seen(st: State) -> State:
    """A state without what beginners do not see; a partner who is ahead in the trick is taken for an opponent."""
    state = copied(st)
    state.gone_one = state.gone_two = 0
    state.voids[:] = [0] * SEATS
    if state.phase == Phase.PLAY and state.ahead % 2 == state.turn % 2:
        state.ahead = (state.turn + 1) % SEATS
    return state


def first_declaration(st: State, legal: ActionSet) -> int:
    """The declaration of one card where nobody has declared yet, or pass."""
    cards = legal & (bit(KINDS) - 1)
    return lowest(cards) if cards and st.declaration == Declaration.NONE else Action.PASS


def power(st: State, kind: int) -> tuple[bool, int]:
    """The order of cards by strength, trumps above all others."""
    return suit_of(st.trumps, kind) == NO_SUIT, strength(st.books.trump_rank, st.books.trump_suit, kind)


def weakest_cards(st: State) -> CardSet:
    """The eight weakest cards of the dealer's hand."""
    cards_one, cards_two = 0, 0
    for _ in range(KITTY):
        left = members(st.hand_one[st.turn] & ~cards_one | st.hand_two[st.turn] & ~cards_two)
        cards_one, cards_two = add(cards_one, cards_two, bit(min(left, key=lambda kind: power(st, kind))))
    return cards_one, cards_two


def strongest_card(st: State) -> int:
    """The strongest card of the hand at turn."""
    return max(members(st.hand_one[st.turn]), key=lambda kind: power(st, kind))


def boldest_follow(st: State, legal: ActionSet) -> CardSet:
    """The strongest card if it beats a single card that is ahead, else the cards of least cost, points or not."""
    if st.lead_cards == 1:
        card = max(map(bit, members(legal)), key=lambda card: follow_strength(st, card, 0))
        if follow_strength(st, card, 0) > st.strength:
            return card, 0
    return greedy.cheapest_follow(st, 0)
