"""The parameters of the policy in the trials, found by self-play: a change was kept if it won over some ten thousand
deals."""

from typing import NamedTuple


class PolicyParameters(NamedTuple):
    """The parameters of the policy; leads, follows and burials each have a scale of their own."""

    # The value of a lead.
    card_strength: int = 8  # a single card loses this for each step of its strength
    breaks_pair: int = 30  # a single card of a pair loses this
    pair: int = 60  # a pair is better than a single card by this
    pair_strength: int = 1  # a pair gains this for each step of its strength
    pair_points: int = 2  # a pair loses this for each point that one of its cards counts
    suit_length: int = 14  # a side suit loses this for each card of it in hand
    partner_ruffs: int = 60  # a side suit gains this if the partner can ruff it
    opponent_ruffs: int = 65  # it loses this for each opponent who can
    trump_lead: int = -428  # trumps have this instead
    trump_length: int = 5  # trumps gain this for each of them in hand above eight
    tops: int = 66  # certain tops of a side suit gain this
    tops_cards: int = 31  # and this for each card
    tops_points: int = 10  # and this for each point, those of trumps too
    tops_ruffed: int = 31  # and lose this for each point and each opponent who can ruff
    trump_tops: int = 50  # certain tops of trumps gain this instead
    trump_tops_cards: int = 3  # and this for each card

    # The chances of a follow, in percent.
    partner_takes: int = 40  # that a partner who is still to play takes a trick from an opponent
    partner_takes_many: int = 2  # that the partner takes a trick of several cards
    ruff_stays: int = 100  # that a ruff is not beaten
    ruffed: int = 20  # that a card stays ahead of an opponent who can ruff
    not_ruffed: int = 100  # that an opponent of whom no void is known does not ruff
    not_there: int = 34  # that a hidden higher card is not where it would beat
    many_stay: int = 67  # that several cards of the partner stay ahead
    many_ruffed: int = 53  # that they stay ahead if an opponent who is still to play can ruff

    # The points and the costs of a follow.
    trick: int = 1  # points that a trick is worth besides those in it
    points_won: int = 15  # the value of a point
    pair_points_won: int = 3  # the steps of strength that a point in a winning pair outweighs
    ruff_for: int = 0  # the points that a trick must hold for several cards to be ruffed
    keep_trump: int = 76  # the cost of a trump
    keep_trump_strength: int = 10  # and of each step of its strength
    keep_strength: int = 0  # the cost of each step of strength of another card
    keep_long: int = 13  # and of each card of its suit in hand, up to five
    keep_ace: int = 101  # what an ace costs more
    keep_pair: int = 123  # what a card of a pair costs more
    keep_ten: int = 0  # what a card of ten points costs more
    keep_five: int = 12  # what a card of five points costs more

    # The cost of burying a card.
    bury_trump: int = 5000  # a trump
    bury_length: int = 60  # another card, for each card of its suit that is left
    bury_top: int = 600  # what a certain top costs more
    bury_pair: int = 140  # what a card of a pair costs more
    bury_ten: int = 220  # what a card of ten points costs more
    bury_five: int = 120  # what a card of five points costs more


TASTE = PolicyParameters()
