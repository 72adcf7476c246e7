"""Play at rate 1: after the auction a deal pays its rate times as much."""

import random

from hachiya.engine.ledger import PAY, POT
from hachiya.games.hachiju.at_one import play_at_one
from hachiya.games.hachiju.state import Phase
from hachiya.games.registry import find
from hachiya.games.table import Table


def points(rows: list[list[int]]) -> list[list[int]]:
    """Who pays whom how many points, without the pot, which has no rate."""
    return [row[1:4] for row in rows if row[0] == PAY and POT not in row[1:3]]


def test_a_deal_pays_its_rate_times_what_it_pays_at_one() -> None:
    rates = set()
    for seed in range(40):
        played, at_one = (Table(find("hachiju"), seed=seed) for _ in range(2))
        dice = random.Random(seed)
        played.deal()
        at_one.deal()
        while not played.awaits_deal and not played.over:
            bids = played.state.phase == Phase.BID
            rate = played.state.books.rate
            play_at_one(at_one.state, at_one.rules)
            seat, action = played.turn, dice.choice(played.legal())
            of_played, of_one = points(played.act(seat, action)), points(at_one.act(seat, action))
            if bids:
                continue
            if of_one:
                rates.add(rate)
            assert of_played == [[payer, payee, rate * number] for payer, payee, number in of_one]
    assert rates == {1, 2, 4}
