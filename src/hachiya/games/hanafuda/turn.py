"""花合わせ: a card that comes to the field captures the field cards of its suit (month) (RULES A3, B1)."""

from hachiya.engine.accel import hot_rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import note
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.position import Position


@hot_rule
def lay_card(st: Position, ledger: list[int], event: int, seat: int, card: int, takes: CardSet) -> CardSet:
    """Lay a seat's `card` on the field, where it captures the cards `takes`; returns the captured cards.

    Without cards to capture it stays on the field.
    """
    note(ledger, event, seat, card, takes, 0, 0)
    if takes == 0:
        st.field |= bit(card)
        return 0
    captured = takes | bit(card)
    st.field &= ~takes
    st.fresh |= captured
    st.captured[seat] |= captured
    return captured


@hot_rule
def leave_hand(st: Position, seat: int, card: int) -> None:
    """Move a card from a seat's hand to the field."""
    st.played += 1
    st.hands[seat] &= ~bit(card)
    st.exposed[seat] &= ~bit(card)
