"""B1: captured yaku equal a slow implementation of the list over sets of letters."""

import pytest
from hypothesis import strategies as st

from hachiya.games.hachiju.captured_yaku import captured_total, captured_yaku
from hachiya.games.hachiju.ruleset import hachiju
from hachiya.games.hanafuda.cards import LETTERS, mask
from hachiya.games.hanafuda.yaku import from_keys, keys
from tests.sampling import drawn

RULES = hachiju({"deals": 12})
KASU_OR_WILLOW = set("CDGHKLOPSTWXabefijmnrtuv") | set("opq")
VALUES = {"shiko": 400, "nanatan": 400, "akatan": 200, "aotan": 200, "inoshikacho": 200, "sujuroku": 600}

piles = st.one_of(
    st.sets(st.sampled_from(LETTERS)),
    st.sets(st.sampled_from("BFJNRVZhlq"), min_size=5),
    st.sets(st.sampled_from(sorted(KASU_OR_WILLOW)), min_size=13),
    st.sets(st.sampled_from("AIcosUYkBFJ"), min_size=6),
)


def slow(pile: set[str]) -> list[str]:
    return [
        name
        for name, made in (
            ("shiko", pile >= set("AIcs")),
            ("nanatan", len(pile & set("BFJNRVZhl")) >= 7),
            ("akatan", pile >= set("BFJ")),
            ("aotan", pile >= set("Vhl")),
            ("inoshikacho", pile >= set("YkU")),
            ("sujuroku", len(pile & KASU_OR_WILLOW) >= 16),
        )
        if made
    ]


@drawn(300, 2000, piles)
def test_b1_captured_yaku_of_a_pile_equal_those_of_the_slow_implementation(pile: set[str]) -> None:
    yaku = captured_yaku(mask("".join(pile)), RULES)
    assert keys(yaku) == slow(pile)
    assert captured_total(RULES, yaku) == sum(VALUES[name] for name in slow(pile))


@pytest.mark.parametrize(
    ("pile", "names"),
    [
        ("AIcos", ["shiko"]),  # no 五光: the light of willow adds nothing
        ("BFJNRVq", ["akatan"]),  # the ribbon of willow is none of seven
        ("BFJNRVhl", ["nanatan", "akatan", "aotan"]),
        ("CDGHKLOPSTWXopqr", ["sujuroku"]),  # C-75: every willow is kasu
        ("CDGHKLOPSTWXopq", []),
        ("AIco", []),
        ("", []),
    ],
)
def test_b1_piles_of_the_source_make_their_yaku(pile: str, names: list[str]) -> None:
    assert keys(captured_yaku(mask(pile), RULES)) == names


def test_b1_the_values_of_all_captured_yaku_add_up() -> None:
    assert captured_total(RULES, from_keys(list(VALUES))) == 2000
