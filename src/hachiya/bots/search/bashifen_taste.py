"""What the policy of the trials values, in numbers that were found by play against itself."""

from typing import NamedTuple


class Taste(NamedTuple):
    """See `bashifen_policy`."""

    card_strength: int = 8
    card_points: int = 0
    pair: int = 60
    pair_strength: int = 1
    pair_points: int = 2
    breaks_pair: int = 30
    trump_lead: int = -428
    trump_length: int = 5
    suit_length: int = 14
    partner_ruffs: int = 60
    opponent_ruffs: int = 65
    tops: int = 66
    tops_cards: int = 31
    tops_points: int = 10
    trump_tops: int = 50
    trump_tops_cards: int = 3
    tops_ruffed: int = 31
    partner_takes: int = 40
    trick: int = 1
    points_won: int = 15
    ruff_stays: int = 100
    ruffed: int = 20
    not_ruffed: int = 100
    not_there: int = 34
    keep_trump: int = 76
    keep_trump_strength: int = 10
    keep_strength: int = 0
    keep_long: int = 13
    keep_ace: int = 101
    keep_pair: int = 123
    keep_ten: int = 0
    keep_five: int = 12
    many_stay: int = 67
    many_ruffed: int = 53
    partner_takes_many: int = 2
    pair_points_won: int = 3
    ruff_for: int = 0
    bury_trump: int = 5000
    bury_length: int = 60
    bury_top: int = 600
    bury_pair: int = 140
    bury_ten: int = 220
    bury_five: int = 120


TASTE = Taste()
