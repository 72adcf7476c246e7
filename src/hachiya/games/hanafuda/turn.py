"""花合わせ: a card that comes to the field captures cards of its month (RULES A3, B1)."""

from hachiya.engine.accel import hot_rule
from hachiya.engine.bits import bit
from hachiya.engine.ledger import note
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.position import Position


@hot_rule
def lay_card(st: Position, ledger: list[int], event: int, seat: int, card: int, takes: CardSet) -> CardSet:
    """Lay `card` of `seat`, which captures `takes`, or stays if that is empty; returns the captured cards."""
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
    """Move `card` from the hand of `seat` to the field."""
    st.played += 1
    st.hands[seat] &= ~bit(card)
    st.exposed[seat] &= ~bit(card)
