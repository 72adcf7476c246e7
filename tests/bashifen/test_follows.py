"""The step-by-step masks of leads and follows equal all subsets of a hand that a slow implementation accepts."""

import random
from collections import Counter
from itertools import combinations

import pytest

from hachiya.games.bashifen.cards import NAMES, RANKS, SUITS, kind_of, masks
from hachiya.games.bashifen.state import Action, Phase
from hachiya.games.table import Table
from hachiya.words.errors import IllegalAction
from tests.bashifen.deals import ALL_CARDS, in_play, may, play

Cards = tuple[str, ...]


# ------------------------------------------------------------------------------------- the slow reading


def belongs(card: str, trumps: str, rank: str) -> str:
    """Whether a card belongs to the trumps or to its suit; jokers and level cards are trumps (台札のスート)."""
    if card in ("BJ", "LJ") or card[0] == rank or card[1] == trumps:
        return "trumps"
    return card[1]


def pairs_in(cards: Cards) -> int:
    """The pairs of identical cards (C-86)."""
    return sum(number // 2 for number in Counter(cards).values())


def may_follow(hand: Cards, chosen: Cards, lead: Cards, trumps: str, rank: str) -> bool:
    """Whether a follow is legal: equal size, then the led suit, then pairs (BAS 複数枚リード, C-92)."""
    suit = belongs(lead[0], trumps, rank)
    own = tuple(card for card in hand if belongs(card, trumps, rank) == suit)
    in_suit = tuple(card for card in chosen if belongs(card, trumps, rank) == suit)
    if len(chosen) != len(lead):
        return False
    if len(in_suit) != min(len(own), len(lead)):
        return False
    return pairs_in(in_suit) >= min(pairs_in(lead), pairs_in(own))


def may_lead(chosen: Cards, trumps: str, rank: str) -> bool:
    """Whether a lead is of one suit; a throw that fails is punished, not refused (C-90)."""
    return len(chosen) > 0 and len({belongs(card, trumps, rank) for card in chosen}) == 1


# ------------------------------------------------------------------------------------- what the masks admit


def admitted(table: Table) -> set[Cards]:
    """Every play that can be built step by step, as sorted cards; no step leads to a dead end."""
    plays: set[Cards] = set()
    seen: set[Cards] = set()
    todo: list[Cards] = [()]
    state = table.state
    leads = state.plays == 0
    while todo:
        chosen = todo.pop()
        state.chosen_one, state.chosen_two = masks(chosen)
        legal = table.legal()
        assert legal, f"{chosen} cannot be completed"
        for action in legal:
            if action == Action.COMMIT:
                plays.add(chosen)
                continue
            more = tuple(sorted((*chosen, NAMES[action])))
            if not leads and len(more) == state.lead_cards:
                plays.add(more)
            elif more not in seen:
                seen.add(more)
                todo.append(more)
    state.chosen_one = state.chosen_two = 0
    return plays


def subsets(hand: Cards, sizes: range) -> set[Cards]:
    return {tuple(sorted(chosen)) for size in sizes for chosen in combinations(hand, size)}


def small_world(dice: random.Random, size: int) -> tuple[list[Cards], str, str]:
    """Four small hands of few kinds with many pairs, the trumps and the level."""
    trumps, rank = dice.choice((*SUITS, "none")), dice.choice(RANKS)
    ranks = {rank, *dice.sample(RANKS, dice.randint(2, 5))}
    kinds = {f"{rank}{suit}" for rank in ranks for suit in dice.sample(SUITS, dice.randint(2, 4))} | {"BJ", "LJ"}
    cards = sorted(card for card in ALL_CARDS if card in kinds)
    dice.shuffle(cards)
    size = min(size, len(cards) // 4)
    return [tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(4)], trumps, rank


def world(dice: random.Random, size: int = 0) -> tuple[Table, list[Cards], str, str]:
    """The middle of a deal with small hands of `size` cards, or of four to seven."""
    hands, trumps, rank = small_world(dice, size or dice.randint(4, 7))
    rank_number = RANKS.index(rank) + 2
    table = in_play(*(" ".join(hand) for hand in hands), trumps=trumps, rank=rank_number)
    return table, hands, trumps, rank


@pytest.mark.parametrize("seed", range(150))
def test_legal_leads_and_follows_equal_those_of_all_subsets_of_small_hands(seed: int) -> None:
    """The masks admit exactly the leads and follows of the rule in ten small worlds each."""
    dice = random.Random(seed)
    for _ in range(10):
        table, hands, trumps, rank = world(dice)
        lead = dice.choice(sorted(plays := admitted(table), key=lambda cards: (len(cards), cards)))
        assert plays == {cards for cards in subsets(hands[0], range(1, 8)) if may_lead(cards, trumps, rank)}
        play(table, 0, " ".join(lead))
        for seat in (1, 2, 3):
            if table.state.phase != Phase.PLAY:
                break  # the lead was wrong
            plays = admitted(table)
            all_of_size = subsets(hands[seat], range(len(lead), len(lead) + 1))
            assert plays == {cards for cards in all_of_size if may_follow(hands[seat], cards, lead, trumps, rank)}
            play(table, seat, " ".join(dice.choice(sorted(plays))))


# ------------------------------------------------------------------------------------- single cases


def test_d112_a_pair_must_be_followed_with_a_pair() -> None:
    table = in_play("5H 5H", "KH 9H 9H", "3H 4H", "6H 7H")
    play(table, 0, "5H 5H")
    assert may(table) == {"9H"}
    with pytest.raises(IllegalAction, match=r"cannot choose ♥K; legal: ♥9$"):
        play(table, 1, "KH 9H")
    play(table, 1, "9H 9H")


def test_a_follow_that_breaks_suit_is_refused_without_losing_the_turn() -> None:
    table = in_play("AH", "3H 4D", "5H 5D", "6H 6D")
    play(table, 0, "AH")
    with pytest.raises(IllegalAction, match=r"seat 1 cannot choose ♦4; legal: ♥3"):
        table.act(1, kind_of("4D"))
    assert table.turn == 1
    assert table.state.held[1] == 2
    play(table, 1, "3H")


def test_a_lead_of_two_suits_is_refused() -> None:
    table = in_play("AH KH 4D", "3H 4D 5D", "5H 5D 6D", "6H 6D 7D")
    table.act(0, kind_of("AH"))
    with pytest.raises(IllegalAction, match=r"seat 0 cannot choose ♦4; legal: ♥K, lead these"):
        table.act(0, kind_of("4D"))


def test_level_cards_and_jokers_do_not_follow_their_printed_suit() -> None:
    """With level 8 and spades as trumps the ♥8 is no heart (切札は別のスート, B2)."""
    table = in_play("AH", "8H 3D", "8S 3H", "BJ 4D", trumps="S", rank=8)
    play(table, 0, "AH")
    assert may(table) == {"8H", "3D"}
    play(table, 1, "3D")
    assert may(table) == {"3H"}
    play(table, 2, "3H")
    assert may(table) == {"BJ", "4D"}


def test_a_trump_lead_is_followed_with_jokers_and_level_cards() -> None:
    table = in_play("4S", "8H 3D", "LJ AH", "AS 4D", trumps="S", rank=8)
    play(table, 0, "4S")
    assert may(table) == {"8H"}
    play(table, 1, "8H")
    assert may(table) == {"LJ"}


def test_jokers_and_level_cards_are_a_fifth_suit_in_deals_without_trumps() -> None:
    """A lead of a joker or level card is followed with jokers and level cards (Ⓑ 2, C-157)."""
    table = in_play("8C", "8H 3S", "AS KS", "BJ 4S", trumps="none", rank=8)
    play(table, 0, "8C")
    assert may(table) == {"8H"}
    play(table, 1, "8H")
    assert may(table) == {"AS", "KS"}


def test_a_short_hand_follows_with_its_whole_suit_and_any_other_cards() -> None:
    """Six cards are led and four of the suit are held: all four are played with any two others (フォロー 2)."""
    table = in_play("KH QH JH TH 9H 8H", "2H 3H 4H 5H KS KD QD", "6S 7S 8S 9S TS JS", "6D 7D 8D 9D TD JD", rank=14)
    play(table, 0, "KH QH JH TH 9H 8H")
    assert may(table) == {"2H", "3H", "4H", "5H", "KS", "KD", "QD"}
    table.act(1, kind_of("KS"))
    table.act(1, kind_of("QD"))
    assert may(table) == {"2H", "3H", "4H", "5H"}
    play(table, 1, "2H 3H 4H 5H")
    assert table.turn == 2
    assert table.state.voids[1] == 1 << SUITS.index("H")


def test_a_follow_has_as_many_pairs_as_were_led_or_all_that_are_held() -> None:
    """The only pair held is played; of three pairs any two are played (トップカードにペアが含まれている場合, C-92)."""
    table = in_play("KH QH QH JH JH", "2H 2H 3H 4H 5H 6H", "2D 2D 3D 3D 4D", "2C 2C 3C 3C 4C", rank=14)
    play(table, 0, "KH QH QH JH JH")
    table.act(1, kind_of("3H"))
    table.act(1, kind_of("4H"))
    table.act(1, kind_of("5H"))
    assert may(table) == {"2H"}
    table = in_play("KH QH QH JH JH", "2H 2H 3H 3H 4H 4H 6H", "2D 2D 3D 3D 4D", "2C 2C 3C 3C 4C", rank=14)
    play(table, 0, "KH QH QH JH JH")
    table.act(1, kind_of("6H"))
    assert may(table) == {"2H", "3H", "4H"}
    table.act(1, kind_of("2H"))
    table.act(1, kind_of("3H"))
    assert may(table) == {"2H", "3H"}


def test_a_follow_may_have_more_pairs_than_were_led() -> None:
    table = in_play("KH QH", "2H 2H 3H 4H", "2D 2D 3D 3D", "2C 2C 3C 3C", rank=14)
    play(table, 0, "KH QH")
    play(table, 1, "2H 2H")


def test_a_follow_never_needs_pairs_of_another_suit() -> None:
    """フォロー 4 (the fourth rule of follows)."""
    table = in_play("KH KH", "2D 2D 3S", "2S 3D 4D", "2C 3C 4C", rank=14)
    play(table, 0, "KH KH")
    play(table, 1, "2D 3S")


def test_two_different_off_suit_level_cards_are_no_pair() -> None:
    """C-86: the cards are of equal strength, but not identical."""
    table = in_play("9S 9S", "8H 8D 4S 4S", "6S 7S JS", "6D 7D 8D", trumps="S", rank=8)
    play(table, 0, "9S 9S")
    assert may(table) == {"4S"}
