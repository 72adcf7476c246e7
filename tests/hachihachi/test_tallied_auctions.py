"""Auctions entered at a real table: impossible ones are refused, and facts that follow from others may be omitted."""

import pytest

from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.words.errors import IllegalFact
from tests.vectors.hanafuda.facts import Fact, bids, makes, points, shows, squeezed, unseen

PLAYED = points(100, 84, 80, 0, 0)


def tallied(*facts: Fact, seats: int = 5) -> Table:
    """A month of nakayoshi that seat 0 deals."""
    table = Table(find("nakayoshi"), seats=seats)
    table.tally({"dealer": 0, "lights": "", "facts": list(facts)})
    return table


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ([*bids((0, "in")), unseen(0), PLAYED], "Fact 2: Only the dealer can play unseen"),
        ([unseen(1), PLAYED], "Fact 1: Only the dealer can play unseen"),
        ([*bids((1, "in"))], "Fact 1: seat 1 cannot bid in here"),
        ([*bids((0, "double"))], "Fact 1: seat 0 cannot bid double here"),
        ([*bids((0, "out"), (1, "out"), (2, "out"))], "Fact 3: seat 2 cannot bid out here"),
        ([*bids((0, "in"), (1, "in"), (2, "in"), (3, "out"))], "Fact 4: seat 3 cannot bid out here"),
        ([squeezed(0)], "Fact 1: seat 0 was not squeezed here"),
        ([*bids((0, "in"), (1, "in"), (2, "in")), squeezed(4)], "Fact 4: seat 4 was not squeezed here"),
        (
            [*bids((0, "in"), (1, "in"), (2, "in")), squeezed(3, "akatan", cards="BF")],
            "pine ribbon, plum ribbon are not the cards of",
        ),
        ([*bids((0, "in"), (1, "in"), (2, "in")), squeezed(3, "goun", cards="EQUYg")], "goun is not played here"),
        ([*bids((0, "in"), (1, "in")), PLAYED], "Fact 3: The bid of seat 2 is missing"),
        ([*bids((0, "in"), (1, "in"), (2, "in")), shows(3, "sanbon"), PLAYED], "Fact 4: seat 3 is not in play"),
        ([*bids((0, "in"), (1, "in"), (2, "in")), points(100, 84, 40, 40, 0)], "have not played: they have 0 points"),
    ],
)
def test_an_impossible_auction_is_refused(facts: list[Fact], words: str) -> None:
    with pytest.raises(IllegalFact) as error:
        tallied(*facts)
    assert words in error.value.text("en")
    assert any(ord(letter) > 0x3000 for letter in error.value.text("ja"))


def test_facts_that_follow_from_others_may_be_omitted() -> None:
    """Forced bids, squeezed hands without yaku, and the bid of a dealer who plays unseen may be omitted."""
    at = tallied(*bids((0, "out"), (1, "out"), (2, "in"), (3, "in"), (4, "in")), points(0, 0, 100, 84, 80))
    left_out = tallied(*bids((0, "out"), (1, "out")), points(0, 0, 100, 84, 80))
    assert at.state.books.scores == left_out.state.books.scores
    at = tallied(unseen(0), *bids((0, "in"), (1, "in"), (2, "in")), squeezed(3), squeezed(4), PLAYED)
    left_out = tallied(unseen(0), *bids((1, "in"), (2, "in")), {"what": "squeezed", "seat": 3}, PLAYED)
    assert at.state.books.scores == left_out.state.books.scores
    assert at.state.books.scores[:5] == [-60 + 12 + 4 * 12, -60 - 4 - 12, -60 - 8 - 12, -72, -72]


def test_goko_made_at_once_counts_as_goko() -> None:
    """五光 after 四光 counts nothing in nakayoshi (C-25), but made at once it counts as 五光."""
    table = tallied(makes(0, "goko"), seats=3)
    assert table.state.books.scores[0] == -60 + 2 * 12 * 12


def test_an_annulled_four_three_is_refunded_to_folded_seats_too() -> None:
    """C-178: folded seats pay for 四三 where it ends the match."""
    table = Table(find("nakayoshi"), {"yonsan": "ends"}, seats=4)
    facts = [*bids((0, "out")), shows(1, "shiso"), {"what": "annul", "seat": 1}, points(0, 88, 89, 87)]
    table.tally({"dealer": 0, "lights": "", "facts": facts})
    assert table.state.books.scores[:4] == [-60 - 12, -60, -60 + 1 + 12, -60 - 1]
