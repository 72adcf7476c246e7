"""出降り: B1 and C-69 … C-74 clause by clause, and compared with a slow implementation of HAC ③."""

from typing import Any

import pytest
from hypothesis import strategies as st

from hachiya.engine.ledger import POT
from hachiya.engine.record import values
from hachiya.games.hanafuda.events import Event
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.table import Table
from hachiya.words.errors import IllegalAction
from tests.hachiju.deals import BIDS, dealt, may, say
from tests.sampling import drawn

ALL = ["in", "out", "double"]


def playing(table: Table) -> list[int]:
    """The seats in play, in order."""
    books = table.state.books
    return [int(seat) for seat in books.order[: books.entered]]


def put_out(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if table.state.books.squeezed >> seat & 1]


# ------------------------------------------------------------------------------ a slow reading


class ReferenceAuction:
    """An auction by HAC ③, as a list of the seats that have yet to bid in this round."""

    def __init__(self, seats: int, dealer: int) -> None:
        self.queue = [(dealer + place) % seats for place in range(seats)]
        self.leader = dealer
        self.seats = seats
        self.rate = 1
        self.here = set(range(seats))
        self.said_in: list[int] = []
        self.fees: list[int] = []

    @property
    def over(self) -> bool:
        three_at_four = self.rate == 4 and len(self.said_in) == 3
        return not self.queue or len(self.here) == 1 or three_at_four

    @property
    def open(self) -> set[str]:
        words = {"out"}
        if len(self.said_in) < 3:
            words.add("in")
        if self.rate < 4:
            words.add("double")
        return words

    def say(self, word: str) -> None:
        seat = self.queue.pop(0)
        if word == "out":
            self.here.discard(seat)
            self.fees.append(seat)
        elif word == "in":
            self.said_in.append(seat)
        else:
            self.rate, self.leader, self.said_in = self.rate * 2, seat, [seat]
            around = [(seat + step) % self.seats for step in range(1, self.seats)]
            self.queue = [other for other in around if other in self.here]

    @property
    def players(self) -> list[int]:
        around = [(self.leader + step) % self.seats for step in range(self.seats)]
        return [seat for seat in around if seat in self.said_in]


@drawn(100, 1000, st.integers(2, 6), st.integers(0, 5), st.lists(st.sampled_from(ALL), min_size=40, max_size=40))
def test_b1_every_auction_equals_that_of_the_slow_implementation(seats: int, dealer: int, wishes: list[str]) -> None:
    table = dealt(seats=seats, dealer=dealer % seats)
    reference = ReferenceAuction(seats, dealer % seats)
    for wish in wishes:
        assert table.turn == reference.queue[0]
        assert set(may(table)) == reference.open
        word = wish if wish in reference.open else "out"
        reference.say(word)
        say(table, f"{table.turn} {word}")
        if reference.over:
            break
    assert reference.over
    books = table.state.books
    assert (books.rate, books.leader) == (reference.rate, reference.leader)
    if len(reference.here) == 1:
        (winner,) = reference.here
        assert table.state.phase == Phase.DEAL
        assert books.next_dealer == winner
        scores = [-20 if seat in reference.fees else 0 for seat in range(seats)]
        scores[winner] = 20 * len(reference.fees)
        assert list(books.scores[:seats]) == scores
        return
    assert table.state.phase == Phase.SHOW
    assert playing(table) == reference.players
    assert 2 <= len(playing(table)) <= 3
    assert put_out(table) == sorted(reference.here - set(reference.players))
    assert books.scores[POT] == 20 * len(reference.fees)
    assert len(reference.fees) == len(set(reference.fees))
    stock = hanafuda(table.game).stock_cards(table.state)
    assert len(stock) == {2: 28, 3: 21}[len(playing(table))]
    assert table.turn == playing(table)[0]


# ------------------------------------------------------------------------------ clause by clause


def test_b1_the_dealer_bids_first_and_may_bid_anything() -> None:
    table = dealt(seats=4, dealer=2)
    assert table.turn == 2
    assert may(table) == ALL


def test_b1_the_fourth_seat_may_only_fold_or_double_after_three_are_in() -> None:
    table = dealt(seats=4)
    say(table, "0 in; 1 in; 2 in")
    assert may(table) == ["out", "double"]
    before = values(table.state)
    with pytest.raises(IllegalAction, match=r"seat 3 cannot choose come in; legal: fold, double \(to 2\)"):
        table.act(3, Action.IN)
    assert values(table.state) == before


def test_b1_no_seat_may_double_at_rate_4() -> None:
    table = dealt(seats=3)
    say(table, "0 double; 1 double")
    assert may(table) == ["in", "out"]
    before = values(table.state)
    with pytest.raises(IllegalAction, match=r"seat 2 cannot choose double \(to 4\)"):
        table.act(2, Action.DOUBLE)
    assert values(table.state) == before


def test_b1_a_seat_that_has_folded_is_not_asked_again() -> None:
    table = dealt(seats=4)
    say(table, "0 out; 1 in; 2 double")
    before = values(table.state)
    for word in ALL:
        with pytest.raises(IllegalAction, match="seat 0 is not at turn; seat 3 is"):
            table.act(0, BIDS[word])
    assert values(table.state) == before
    say(table, "3 in")
    assert table.turn == 1  # not 0


def test_b1_a_bid_after_the_auction_is_illegal() -> None:
    table = dealt(seats=2)
    say(table, "0 in; 1 in")
    before = values(table.state)
    with pytest.raises(IllegalAction, match="cannot choose double"):
        table.act(0, Action.DOUBLE)
    assert values(table.state) == before


def test_c69_the_doubler_does_not_bid_again_in_the_round() -> None:
    table = dealt(seats=3)
    say(table, "0 in; 1 double; 2 in")
    assert table.turn == 0
    say(table, "0 in")
    assert table.state.phase == Phase.SHOW
    assert playing(table) == [1, 2, 0]
    assert table.state.books.rate == 2


def test_c70_a_seat_that_folds_after_a_double_pays_20_once() -> None:
    table = dealt(seats=3)
    say(table, "0 in; 1 in; 2 double; 0 out")
    assert table.state.books.scores[0] == -20
    say(table, "1 in")
    assert list(table.state.books.scores[:3]) == [-20, 0, 0]
    assert playing(table) == [2, 1]


def test_b1_the_fee_is_20_at_every_rate() -> None:
    table = dealt(seats=4)
    say(table, "0 out; 1 double; 2 out; 3 double; 1 out")
    assert list(table.state.books.scores[:4]) == [-20, -20, -20, 60]


def test_c71_the_doubler_is_one_of_the_three_in_play() -> None:
    table = dealt(seats=5)
    say(table, "0 double; 1 in; 2 in")
    assert may(table) == ["out", "double"]


def test_c72_the_last_seat_left_takes_the_pot_without_a_bid() -> None:
    table = dealt("opqrtuv", seats=4, dealer=1)
    say(table, "1 out; 2 out; 3 out")
    books = table.state.books
    assert table.state.phase == Phase.DEAL
    assert list(books.scores[:4]) == [60, -20, -20, -20]  # their 四三 and 空素 are not paid
    assert (books.month, books.next_dealer) == (1, 0)


def test_c72_the_first_seat_in_play_leads_where_the_dealer_folded() -> None:
    table = dealt(seats=4, dealer=3)
    say(table, "3 out; 0 out; 1 in; 2 in")
    assert playing(table) == [1, 2]
    assert table.turn == 1


def test_c73_seats_not_yet_asked_leave_free_at_rate_4_with_three_in() -> None:
    """Seat 0 doubled and seat 1 was in at rate 2; neither has been asked at rate 4."""
    table = dealt(seats=6)
    rows = say(table, "0 double; 1 in; 2 double; 3 in; 4 out; 5 in")
    assert put_out(table) == [0, 1]
    assert [seat for event, seat, *_ in rows if event == Event.SQUEEZED] == [0, 1]
    assert playing(table) == [2, 3, 5]
    assert list(table.state.books.scores[:6]) == [0, 0, 0, 0, -20, 0]
    assert table.state.returned[0].bit_count() == table.state.returned[1].bit_count() == 7


def test_c74_the_auction_of_two_seats_ends_with_a_fold_or_two_bids() -> None:
    table = dealt(seats=2)
    say(table, "0 in; 1 in")
    assert playing(table) == [0, 1]
    table = dealt(seats=2)
    say(table, "0 out")
    assert list(table.state.books.scores[:2]) == [-20, 20]
    assert table.state.phase == Phase.DEAL


def test_c74_two_seats_may_double_twice() -> None:
    table = dealt(seats=2)
    say(table, "0 double; 1 double")
    assert may(table) == ["in", "out"]
    say(table, "0 in")
    assert (table.state.books.rate, playing(table)) == (4, [1, 0])


def test_b1_folded_hands_are_shuffled_into_the_stock() -> None:
    table = dealt(seats=4)
    table.state.second[:] = list(range(47, -1, -1))
    say(table, "0 in; 1 in; 2 out; 3 out")
    stock = hanafuda(table.game).stock_cards(table.state)
    assert stock == sorted(stock, reverse=True)
    held = table.state.field | table.state.hands[0] | table.state.hands[1]
    assert sum(1 << number for number in stock) == (1 << 48) - 1 & ~held


def test_b1_a_new_deal_begins_at_rate_1() -> None:
    table = dealt(seats=3)
    say(table, "0 double; 1 out; 2 out")
    assert hanafuda(table.game).view_json(table.state)["doubler"] == 0
    table.deal()
    words = hanafuda(table.game).view_json(table.state)
    assert words == {"rate": 1, "doubler": None, "leader": 0, "joined": [], "sagers": []}


def test_a_view_before_the_first_deal_names_no_doubler() -> None:
    table = Table(dealt().game, seats=4, dealer=2)
    words: dict[str, Any] = {"rate": 1, "doubler": None, "leader": 2, "joined": [], "sagers": []}
    assert hanafuda(table.game).view_json(table.state) == words
    table.first_dealer(3)
    assert hanafuda(table.game).view_json(table.state) == {**words, "leader": 3}


def test_a_view_shows_the_rate_and_the_seats_that_are_in() -> None:
    table = dealt(seats=4)
    say(table, "0 in; 1 double; 2 in")
    words = hanafuda(table.game).view_json(table.game.observe(table.state, 3))
    assert words == {"rate": 2, "doubler": 1, "leader": 1, "joined": [1, 2], "sagers": []}
