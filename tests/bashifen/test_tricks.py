"""The winners of tricks (B2, C-91, C-100, C-138 … C-140)."""

import random
from collections import Counter

import pytest

from hachiya.games.bashifen.events import Event
from tests.bashifen.deals import in_play, play
from tests.bashifen.test_follows import Cards, admitted, belongs, world
from tests.bashifen.test_leads import power


def winner(*plays: str, trumps: str = "S", rank: int = 2, more: str = "") -> int:
    """The winner if each seat plays its whole hand; `more` is added to every hand, so that the deal goes on."""
    table = in_play(*(f"{cards} {more}".strip() for cards in plays), trumps=trumps, rank=rank)
    rows = [row for seat, cards in enumerate(plays) for row in play(table, seat, cards)]
    return next(row[1] for row in rows if row[0] == Event.TRICK)


@pytest.mark.parametrize(
    ("plays", "won"),
    [
        (("TH", "KH", "AH", "QH"), 2),
        (("TH", "AH", "AH", "QH"), 1),  # of equal cards the first
        (("TH", "AD", "AC", "QH"), 3),  # other suits never win
        (("AH", "3S", "4S", "QH"), 2),  # ruffs: the highest
        (("AH", "2H", "2D", "QH"), 1),  # equal off-suit level cards: the first
        (("AH", "2H", "2S", "QH"), 2),  # the level card of the trump suit beats the others
        (("AH", "LJ", "2S", "BJ"), 3),
        (("AS", "2H", "KS", "QS"), 1),
        (("LJ", "LJ", "2S", "AS"), 0),
    ],
)
def test_a_trick_of_single_cards_is_won_by_the_highest(plays: Cards, won: int) -> None:
    assert winner(*plays) == won


@pytest.mark.parametrize(
    ("plays", "won"),
    [
        (("5H 5H", "9H 9H", "AH KH", "AH QH"), 1),
        (("5H 5H", "9H 9H", "3S 4S", "BJ AS"), 1),  # two trumps that are no pair
        (("5H 5H", "9H 9H", "3S 3S", "4S 4S"), 3),
        (("5H 5H", "KH QH", "AH 3S", "AD AD"), 0),
        (("5H 5H", "9H 9H", "2H 2D", "3S 3S"), 3),  # two level cards are no pair (C-86)
        (("5H 5H", "BJ LJ", "2H 2H", "3S 3S"), 2),
        (("3S 3S", "AS KS", "4S 4S", "BJ LJ"), 2),
    ],
)
def test_a_trick_of_pairs_is_won_by_the_highest_pair(plays: Cards, won: int) -> None:
    assert winner(*plays) == won


@pytest.mark.parametrize(
    ("plays", "won"),
    [
        (("AH KH KH", "AH 3H 4H", "3S 3S 4S", "5D 6D 7D"), 2),  # one pair in the lead, one in the ruff
        (("AH KH KH", "AH 3H 4H", "3S 4S 5S", "5D 6D 7D"), 0),  # no pair in the ruff
        (("AH KH KH", "AH 3H 4H", "4S 4S 5S", "3S 3S BJ"), 2),  # the highest pair decides, other cards do not count
        (("AH KH KH", "AH 3H 4H", "4S 4S 5S", "4D 4S 6S"), 2),
        (("AH KH KH", "AH 3H AS", "5D 6D 7D", "8D 9D TD"), 0),  # a part-ruff never wins
        (("AH KH KH", "5D 6D AS", "5D 6D 7D", "8D 9D TD"), 0),  # too few trumps (C-139)
        (("AH AH KH", "QH 3H 4H", "3S 3S BJ", "4S 4S 5S"), 3),
        (("AH AH KH KH QH QH", "3S 3S 4S 4S 5S 5S", "7S 7S 8S 8S 9S 6S", "3D 3D 4D 4D 5D 5D"), 1),
    ],
)
def test_a_ruff_wins_a_trick_of_several_top_cards(plays: Cards, won: int) -> None:
    assert winner(*plays) == won


def test_a_lead_without_pairs_is_won_by_the_ruff_with_the_highest_card() -> None:
    """C-91: the highest card wins even if it is one of a pair."""
    plays = ("KH QH", "3S 4S", "5S 5S", "3D 4D")
    assert winner(*plays, rank=14) == 2
    assert winner("KH QH", "3S 6S", "5S 5S", "3D 4D", rank=14) == 1
    assert winner("KH QH", "3S 6S", "4S 6S", "3D 4D", rank=14) == 1  # equal: the earlier


def test_a_lead_of_trump_tops_cannot_be_ruffed() -> None:
    assert winner("BJ BJ LJ", "3S 4S 5S", "AS AS KS", "AH AH KD") == 0


def test_the_winner_of_a_trick_leads_next() -> None:
    table = in_play("TH 3D", "KH 4D", "AH 5D", "QH 6D")
    for seat, cards in enumerate(("TH", "KH", "AH", "QH")):
        play(table, seat, cards)
    assert table.turn == table.state.leader == 2
    assert table.state.plays == 0


def test_trick_points_count_for_the_opponents_only() -> None:
    table = in_play("TH 3D", "KH 4D", "AH 5D", "5H 6D")
    rows = [row for seat, cards in enumerate(("TH", "KH", "AH", "5H")) for row in play(table, seat, cards)]
    assert rows[-1][:3] == [Event.TRICK, 2, 25]
    assert table.state.books.points == 0
    table = in_play("TH 3D", "AH 4D", "KH 5D", "5H 6D")
    for seat, cards in enumerate(("TH", "AH", "KH", "5H")):
        play(table, seat, cards)
    assert table.state.books.points == 25
    assert table.state.taken_one.bit_count() == 3


def test_d110_the_kitty_counts_twice_for_opponents_who_win_the_last_trick() -> None:
    """70 points in tricks and K 10 5 buried make 70 + 2 × 25 = 120; the factor stays two for several cards (C-100)."""
    table = in_play("3H", "4H", "6H", "7H", points=70, buried="KD TD 5D")
    rows = [row for seat, cards in enumerate(("3H", "4H", "6H", "7H")) for row in play(table, seat, cards)]
    assert deal_end(rows) == [120, 25]
    table = in_play("KH KH", "3D 4D", "6C 7C", "3S 3S", points=70, buried="KD TD 5D", rank=14)
    rows = [row for seat, cards in enumerate(("KH KH", "3D 4D", "6C 7C", "3S 3S")) for row in play(table, seat, cards)]
    assert deal_end(rows) == [70 + 20 + 50, 25]


def deal_end(rows: list[list[int]]) -> list[int]:
    """The opponents' points and the kitty's points at the end of the deal."""
    return next(row for row in rows if row[0] == Event.DEAL_END)[1:3]


def test_the_kitty_does_not_count_when_the_declarers_win_the_last_trick() -> None:
    table = in_play("AH", "4H", "6H", "7H", points=70, buried="KD TD 5D")
    rows = [row for seat, cards in enumerate(("AH", "4H", "6H", "7H")) for row in play(table, seat, cards)]
    assert deal_end(rows) == [70, 25]


# ------------------------------------------------------------------------------------- a slow second reading


def claim(cards: Cards, lead: Cards, trumps: str, rank: str) -> tuple[int, int] | None:
    """The strength of a play against the lead as (whether it ruffs, strength); None if it cannot win."""
    suit = belongs(lead[0], trumps, rank)
    pairs = [card for card, number in Counter(cards).items() if number == 2]
    led_pairs = sum(number == 2 for number in Counter(lead).values())
    in_suit = all(belongs(card, trumps, rank) == suit for card in cards)
    if in_suit and len(lead) == 1:
        return 0, power(cards[0], trumps, rank)
    if in_suit and len(lead) == 2 and led_pairs == 1:
        return (0, power(cards[0], trumps, rank)) if pairs else None
    if in_suit or any(belongs(card, trumps, rank) != "trumps" for card in cards) or len(pairs) < led_pairs:
        return None
    return 1, max(power(card, trumps, rank) for card in (pairs if led_pairs else cards))


@pytest.mark.parametrize("seed", range(60))
def test_random_tricks_are_won_as_the_slow_implementation_says(seed: int) -> None:
    dice = random.Random(2000 + seed)
    for _ in range(15):
        table, _, trumps, rank = world(dice)
        lead = dice.choice(sorted(admitted(table), key=lambda cards: (len(cards), cards)))
        rows = play(table, 0, " ".join(lead))
        if any(row[0] == Event.FAILED_LEAD for row in rows):
            continue
        single_or_pair = len(lead) == 1 or (len(lead) == 2 and lead[0] == lead[1])
        best, ahead = (0, max(power(card, trumps, rank) for card in lead)), 0
        if not single_or_pair:
            best = (0, 1000)
        for seat in (1, 2, 3):
            cards = dice.choice(sorted(admitted(table)))
            rows = play(table, seat, " ".join(cards))
            against = claim(cards, lead, trumps, rank)
            if against is not None and against > best:
                best, ahead = against, seat
        assert next(row[1] for row in rows if row[0] == Event.TRICK) == ahead
