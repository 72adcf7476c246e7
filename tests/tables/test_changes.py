"""Changes between two views are brief, and complete."""

from hypothesis import given
from hypothesis import strategies as st

from hachiya.tables.messages.changes import apply_changes, find_changes

VALUES = st.recursive(
    st.none() | st.integers(0, 3) | st.text("AB?", max_size=6),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("xyz"), inner),
    max_leaves=12,
)
VIEWS = st.fixed_dictionaries({"a": VALUES, "b": VALUES})


@given(VIEWS, VIEWS)
def test_applying_the_changes_between_two_views_gives_the_second_view(
    before: dict[str, object], after: dict[str, object]
) -> None:
    assert apply_changes(before, find_changes(before, after)) == after
    assert find_changes(after, after) == {}


def test_the_changes_of_a_moved_card_hold_that_card_alone() -> None:
    before = {"hands": ["ABCD", "????"], "field": "EIMQ", "turn": 0, "shown": [["aka"], []]}
    after = {"hands": ["ABD", "????"], "field": "CEIMQ", "turn": 1, "shown": [["aka"], []]}
    assert find_changes(before, after) == {"hands": {"0": [2, 1, ""]}, "field": [0, 0, "C"], "turn": [1]}


def test_the_changes_of_a_hand_that_grows_hold_one_card() -> None:
    assert find_changes({"hand": ["?"] * 12}, {"hand": ["?"] * 13}) == {"hand": [12, 0, ["?"]]}
