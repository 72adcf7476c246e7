"""Plays that people call wrong although little is lost by them; the strongest bot leaves them out.

The search values them about as high as other plays, so it would make them now and then. What gifts of points win is too
little to be seen (see "What was tried" in `docs/play/bots.md`).
"""

from hachiya.bots.search.bashifen.choices import Cards
from hachiya.engine.bits import bit, lowest, members
from hachiya.games.bashifen.cards import ACE, POINT_CARDS, TENS, of_rank, points
from hachiya.games.bashifen.follows import follow_choices
from hachiya.games.bashifen.leads import unseen
from hachiya.games.bashifen.state import SEATS, State
from hachiya.games.bashifen.tricks import follow_strength
from hachiya.games.bashifen.trumps import cards_of, stronger_kinds, suit_of

HIGHER = 2
"""The number of hidden higher cards from which on the lead of a ten or king is a gift."""
LAST_CARDS = 4
"""The number of cards in hand up to which there may be no better lead."""


def is_called_wrong(view: State, play: Cards) -> bool:
    """Whether people call a play of a single card wrong.

    They do if a side card with points is led or thrown where the opponents win it, and if the last seat wins the trick
    with a higher card than it need.
    """
    card, pair = play
    if pair or card & (card - 1):
        return False
    if view.plays == SEATS - 1:
        return wins_too_high(view, card)
    if not card & POINT_CARDS & ~view.trumps:
        return False
    return leads_ten_under_higher(view, card) if view.plays == 0 else throws_points_under_lead(view, card)


def wins_too_high(view: State, card: int) -> bool:
    """Whether the last seat takes a trick of single cards, though a lower card takes it with no fewer points.

    A card of a pair is not lower, because the pair is lost with it.
    """
    if view.lead_cards > 1:
        return False
    strength, worth = follow_strength(view, card, 0), points(card, 0)
    others = (bit(kind) for kind in members(follow_choices(view) & ~view.hand_two[view.turn]))
    return any(
        view.strength < follow_strength(view, other, 0) < strength and points(other, 0) >= worth for other in others
    )


def leads_ten_under_higher(view: State, card: int) -> bool:
    """Whether a ten or king is led under higher cards that are hidden, and the partner cannot ruff."""
    higher = stronger_kinds(view, lowest(card))
    hidden = sum((higher & live).bit_count() for live in unseen(view, view.turn))
    partner_is_void = view.voids[(view.turn + 2) % SEATS] >> suit_of(view.trumps, lowest(card)) & 1
    return bool(card & TENS) and hidden >= HIGHER and not partner_is_void and view.held[view.turn] > LAST_CARDS


def throws_points_under_lead(view: State, card: int) -> bool:
    """Whether the second seat throws points under an opponent's card, though it has a worthless card of their suit.

    An ace is not worthless.
    """
    if view.plays > 1 or view.lead_cards > 1 or follow_strength(view, card, 0) > view.strength:
        return False
    own = view.hand_one[view.turn] & cards_of(view.trumps, suit_of(view.trumps, lowest(card)))
    return own & ~POINT_CARDS & ~of_rank(ACE) != 0
