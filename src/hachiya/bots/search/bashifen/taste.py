"""What the policy of the trials values: numbers found by play against itself, a change kept if it won over
some ten thousand deals."""

from typing import NamedTuple


class Taste(NamedTuple):
    """Leads, follows and burials each have a scale of their own; a step of strength is a rank of a suit."""

    # A lead: what speaks for it.
    card_strength: int = 8  # a single card loses this for each step of its strength
    breaks_pair: int = 30  # a single card of a pair loses this
    pair: int = 60  # what a pair is better than a single card
    pair_strength: int = 1  # a pair gains this for each step of its strength
    pair_points: int = 2  # a pair loses this for each point that one of its cards counts
    suit_length: int = 14  # a side suit loses this for each card of it in hand
    partner_ruffs: int = 60  # a side suit gains this if the partner can ruff it
    opponent_ruffs: int = 65  # it loses this for each opponent who can
    trump_lead: int = -428  # what trumps have instead
    trump_length: int = 5  # trumps gain this for each of them in hand above eight
    tops: int = 66  # certain tops of a side suit gain this
    tops_cards: int = 31  # and this for each card
    tops_points: int = 10  # and this for each point, those of trumps too
    tops_ruffed: int = 31  # and lose this for each point and each opponent who can ruff
    trump_tops: int = 50  # certain tops of trumps gain this instead
    trump_tops_cards: int = 3  # and this for each card

    # A follow: chances in hundredths.
    partner_takes: int = 40  # that a partner who is still to play takes a trick from an opponent
    partner_takes_many: int = 2  # the same, of several cards
    ruff_stays: int = 100  # that a ruff is not beaten
    ruffed: int = 20  # that a card stays ahead of an opponent who can ruff
    not_ruffed: int = 100  # that an opponent of whom no void is known does not ruff
    not_there: int = 34  # that a hidden higher card is not where it would beat
    many_stay: int = 67  # that several cards of the partner stay ahead
    many_ruffed: int = 53  # the same, if an opponent who is still to play can ruff

    # A follow: what is won and what is missed.
    trick: int = 1  # what a trick is worth beside its points, in points
    points_won: int = 15  # what a point is worth
    pair_points_won: int = 3  # what a point in a winning pair outweighs in steps of strength
    ruff_for: int = 0  # the points that must lie for several cards to be ruffed
    keep_trump: int = 76  # what a trump is missed
    keep_trump_strength: int = 10  # and for each step of its strength
    keep_strength: int = 0  # what another card is missed for each step of its strength
    keep_long: int = 13  # and for each card of its suit in hand, up to five
    keep_ace: int = 101  # and an ace
    keep_pair: int = 123  # and one of a pair
    keep_ten: int = 0  # and what counts ten, beside its points
    keep_five: int = 12  # and what counts five

    # A burial: what a card is missed.
    bury_trump: int = 5000  # a trump
    bury_length: int = 60  # another card, for each card of its suit that is left
    bury_top: int = 600  # a certain top
    bury_pair: int = 140  # one of a pair
    bury_ten: int = 220  # what counts ten
    bury_five: int = 120  # what counts five


TASTE = Taste()
