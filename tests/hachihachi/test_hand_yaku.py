"""SAN A5: hand yaku equal a slow implementation of the clauses over sets of letters."""

from collections import Counter
from itertools import combinations

from hypothesis import strategies as st

from hachiya.games.hachihachi.hand_yaku import (
    READINGS,
    exposed,
    hand_yaku,
    readings,
    ribbons_to_expose,
    suit_yaku,
)
from hachiya.games.hanafuda.cards import LETTERS, letters, mask
from hachiya.games.hanafuda.hand import cards_of_threes
from hachiya.games.hanafuda.yaku import keys
from tests.playing import HACHIHACHI_MENUS, Menu
from tests.sampling import drawn

BRIGHTS, ANIMALS, RIBBONS = set("AIcos"), set("EMQUYdgkp"), set("BFJNRVZhlq")
WILLOW = "opq"
hands = st.sets(st.sampled_from(LETTERS), min_size=7, max_size=7)
PIECES = st.one_of(
    hands,
    # Many of a month, many ribbons, many kasu and willows: what makes yaku.
    st.permutations([LETTERS[i : i + 4] for i in range(0, 48, 4)]).map(lambda m: set("".join(m)[:7])),
    st.permutations(sorted(RIBBONS) + list("CDopr")).map(lambda cards: set(cards[:7])),
    st.permutations(sorted(set(LETTERS) - BRIGHTS - ANIMALS - RIBBONS) + list("opqFBAE")).map(lambda c: set(c[:7])),
    st.permutations(list("MNOPQRSTYZabstuv")).map(lambda cards: set(cards[:7])),
)


def month(letter: str) -> int:
    """The month of a card, 1 to 12."""
    return LETTERS.index(letter) // 4 + 1


def slow_suit(hand: set[str]) -> tuple[str | None, set[str], list[set[str]]]:
    """The suit yaku, its exposed cards, and its threes."""
    months = Counter(map(month, hand))
    shape = tuple(sorted(months.values(), reverse=True))
    threes = [{c for c in hand if month(c) == m} for m, n in months.items() if n == 3]
    tate = [t for t in threes if month(min(t)) in (4, 5, 7) or t == set("tuv")]
    of = {n: {c for c in hand if months[month(c)] == n} for n in (2, 3, 4)}
    table = {
        (3, 1, 1, 1, 1): ("tatesanbon" if tate else "sanbon", of[3]),
        (3, 2, 1, 1): ("tatesanbon" if tate else "sanbon", of[3]),
        (2, 2, 2, 1): ("kuttsuki", of[2]),
        (4, 1, 1, 1): ("teshi", of[4]),
        (3, 2, 2): ("haneken", hand),
        (4, 2, 1): ("ichinishi", hand),
        (4, 3): ("shiso", hand),
        (3, 3, 1): (("futasanbon", "sanbontatesanbon", "futatatesanbon")[len(tate)], of[3]),
    }
    name, cards = table.get(shape, (None, set()))
    return name, cards, threes if name and shape[0] == 3 else []


def slow_kasu(hand: set[str], own: set[str]) -> tuple[str | None, set[str]]:
    """The kasu yaku and the kasu if the willows in `own` count as themselves."""
    special = {c for c in hand if c in BRIGHTS | ANIMALS | RIBBONS and (c not in WILLOW or c in own)}
    kinds = [len(special & kind) for kind in (BRIGHTS, ANIMALS, RIBBONS)]
    dregs = hand - special
    if kinds == [0, 0, 0]:
        return "karasu", dregs
    if kinds == [1, 0, 0]:
        return "pikaichi", dregs
    if kinds == [0, 1, 0]:
        return "toichi", dregs
    if kinds == [0, 0, 1]:
        return "tanichi", dregs
    if kinds[:2] == [0, 0]:
        return "aka", dregs
    return None, set()


def slow_outcomes(hand: set[str]) -> set[tuple[tuple[str, ...], str]]:
    """Everything that may be shown, as (yaku, exposed cards)."""
    suit, suit_cards, _ = slow_suit(hand)
    outcomes = set()
    for size in range(4):
        for own in combinations(sorted(hand & set(WILLOW)), size):
            kasu, dregs = slow_kasu(hand, set(own))
            names = tuple(name for name in (suit, kasu) if name)
            if not names:
                continue
            closed = hand - dregs
            extra = max(0, len(closed) - 4) if kasu == "aka" else 0
            for chosen in combinations(sorted(closed), extra):
                cards = (suit_cards if suit else set()) | (dregs if kasu else set()) | set(chosen)
                outcomes.add((names, "".join(sorted(cards, key=LETTERS.index))))
    return outcomes


def engine_outcomes(hand: set[str]) -> list[tuple[tuple[str, ...], str]]:
    """The outcomes of the engine, one entry for each way to choose it."""
    cards = mask("".join(hand))
    outcomes = []
    for reading in range(READINGS):
        if not readings(cards) >> reading & 1:
            continue
        yaku = tuple(keys(hand_yaku(cards, reading)))
        open_cards = exposed(cards, reading)
        ribbons = sorted(c for c in hand if c in RIBBONS and (c != "q" or reading & 4))
        choices = combinations(ribbons, ribbons_to_expose(cards, reading))
        outcomes += [(yaku, letters(open_cards | mask("".join(chosen)))) for chosen in choices]
    return outcomes


@drawn(600, 5000, PIECES)
def test_a5_every_showing_of_a_hand_equals_the_slow_implementation(hand: set[str]) -> None:
    engine = engine_outcomes(hand)
    assert len(engine) == len(set(engine)), "one outcome, one name"
    assert set(engine) == slow_outcomes(hand)


@drawn(300, 2000, PIECES, st.sampled_from(HACHIHACHI_MENUS))
def test_a5_threes_that_may_dive_equal_the_slow_implementation(hand: set[str], menu: Menu) -> None:
    """はねけん dives in SAN only (C-59)."""
    yaku, _, threes = slow_suit(hand)
    cards = mask("".join(hand))
    dives = bool(suit_yaku(cards) & menu.table(0).rules.diving)
    assert dives == (bool(threes) and (menu.game == "sannin" or yaku != "haneken"))
    if dives:
        assert cards_of_threes(cards) == mask("".join("".join(three) for three in threes))


def test_hands_named_by_the_source_have_its_readings() -> None:
    """SAN 補足 (5): oCKLafm is 空素 or 光一, FqKLafm 短一 or 赤; C-168: FRSTlmp may be 立三本 alone."""

    def names(hand: str) -> set[tuple[str, ...]]:
        return {yaku for yaku, _ in engine_outcomes(set(hand))}

    assert names("oCKLafm") == {("karasu",), ("pikaichi",)}
    assert names("FqKLafm") == {("tanichi",), ("aka",)}
    assert names("FRSTlmp") == {("tatesanbon", "aka"), ("tatesanbon",)}


def test_aka_of_seven_ribbons_exposes_any_three() -> None:
    """SAN 補足 (6)."""
    assert len(engine_outcomes(set("BFJNRVZ"))) == 35
