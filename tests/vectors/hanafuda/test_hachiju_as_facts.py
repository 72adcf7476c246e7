"""The worked examples through the settlement of 八十, D-VII: facts as told at a real table in, payments out."""

from typing import Any

from hachiya.engine.ledger import POT
from tests.vectors.hanafuda.facts import A, B, C, Fact, bids, makes, net, points, sages, shows, table, tell
from tests.vectors.hanafuda.rule_sets import HAC, Totals

D = 3

FOUR = bids((A, "in"), (B, "in"), (C, "in"), (D, "out"))
THREE = bids((A, "in"), (B, "in"), (C, "in"))
TWO = bids((A, "in"), (B, "in"))


def settled(seats: int, *facts: Fact) -> tuple[Totals, Any]:
    """A deal of its own: net points by seat, and the books."""
    at = table(game=HAC, seats=seats)
    rows = tell(at, *facts)
    assert sum(at.state.books.scores) == at.state.books.scores[POT] == 0
    return net(rows, seats=seats), at.state.books


def test_d92_sanbon_against_suroku_of_two() -> None:
    totals, _ = settled(2, *TWO, shows(A, "sanbon"), shows(B, "suroku"), points(100, 100))
    assert totals == (-20, 20)


def test_d94_suroku_and_sanbon_of_three() -> None:
    totals, _ = settled(3, *THREE, shows(A, "suroku", "sanbon"), points(80, 80, 80))
    assert totals == (100, -50, -50)


def test_d96_akatan_and_nanatan_with_the_pot() -> None:
    totals, books = settled(4, *FOUR, makes(A, "akatan", "nanatan"))
    assert totals == (620, -300, -300, -20)
    assert books.next_dealer == A


def test_d98_sage_of_akatan_played_out_with_the_pot() -> None:
    totals, books = settled(4, *FOUR, makes(A, "akatan"), sages(A))
    assert totals == (120, -50, -50, -20)
    assert books.next_dealer == A


def test_d100_sage_is_void_when_another_stops() -> None:
    totals, books = settled(3, *THREE, makes(A, "akatan"), sages(A), makes(B, "aotan"))
    assert totals == (-100, 200, -100)
    assert books.next_dealer == B


def test_d102_card_points_of_two_at_rate_4() -> None:
    totals, _ = settled(2, *bids((A, "double"), (B, "double"), (A, "in")), points(95, 70))
    assert totals == (100, -100)


def test_d104_a_double_begins_a_new_round() -> None:
    """P4 plays first; of 100 points each P4 and P3, P4 is the earlier and takes the pot."""
    first = bids((A, "in"), (B, "in"), (C, "in"), (D, "double"))
    totals, books = settled(4, *first, *bids((A, "in"), (B, "out"), (C, "in")), points(40, 0, 100, 100))
    assert (books.rate, books.leader, books.doubler) == (2, D, D)
    assert list(books.order) == [D, A, C]
    assert totals == (-160, -20, 80, 100)
    assert books.next_dealer == D
