"""Arbitrary values at every public function: refused by a `HachiyaError` or a `TypeError`, and never halfway."""

from collections.abc import Callable, Mapping
from functools import cache
from inspect import signature
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import hachiya
from hachiya.records import jsonl
from hachiya.words.errors import BadSeats, HachiyaError
from hachiya.words.languages import languages


class Thing:
    """An object of no use."""


@cache
def match_of(game: str) -> hachiya.Match:
    match = hachiya.Match(game, dealer=0, seed=8)
    match.deal()
    return match


def begun(game: str = "sannin") -> hachiya.Match:
    return match_of(game).copy()


plain = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([-1, 0, 1, 2, 3, 48, 63, 1 << 63, 1 << 70, 0.5, float("nan"), float("inf"), 1j])
    | st.text(max_size=6)
    | st.binary(max_size=4)
    | st.sampled_from(["\0", "\ud800"])  # no file has such a name
    | st.sampled_from(
        ["sannin", "bashifen", "greedy", "A", "AFJ", "stop", "pass", "en", "xx", "nowhere:BOT", ":", "\0", "\ud800"]
    )
    | st.builds(Thing)
    | st.just(Thing)
    | st.builds(Random)
    | st.builds(begun, st.sampled_from(["sannin", "bashifen"]))
)
anything = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=4) | st.integers(), inner, max_size=3)
        | st.sets(st.integers() | st.text(max_size=2), max_size=3)
    ),
    max_leaves=6,
)

Call = Callable[..., object]
FUNCTIONS: Mapping[str, tuple[Call, Mapping[str, object]]] = {
    "Match": (hachiya.Match, {"game": "sannin", "seed": 1}),
    "Match.from_position": (hachiya.Match.from_position, {"text": "", "seed": 1}),
    "Match.deal": (lambda **values: hachiya.Match("sannin", seed=1).deal(**values), {"deck": range(48)}),
    "Match.play": (lambda **values: begun().play(**values), {"choice": "pass"}),
    "Match.act": (lambda **values: begun().act(**values), {"action": 56}),
    "Match.view": (lambda **values: begun().view(**values), {"seat": 0}),
    "Match.position": (lambda **values: begun().position(**values), {"seat": 0}),
    "Match.resample": (lambda **values: begun().resample(**values), {"seat": 0, "rng": Random(1)}),
    "Match.tally": (
        lambda **values: hachiya.Match("sannin", dealer=0, seed=1).tally(**values),
        {"deal": {"facts": []}},
    ),
    "Match.text": (lambda **values: begun().text(**values), {"lang": "en"}),
    "Sheet.text": (lambda **values: begun().sheet().text(**values), {"lang": "en"}),
    "Sheet.html": (lambda **values: begun().sheet().html(**values), {"lang": "en"}),
    "Match.sentences": (lambda **values: begun().sentences(**values), {"lang": "en"}),
    "Odds.html": (hachiya.odds.shima().html, {"lang": "en"}),
    "Hint.html": (lambda **values: hachiya.hint(begun(), worlds=1).html(**values), {"lang": "en"}),
    "SeatView.text": (lambda **values: begun().view(0).text(**values), {"lang": "en"}),
    "Choice.text": (begun().legal()[0].text, {"language": "en"}),
    "bot": (hachiya.bot, {"name": "greedy", "seed": 1}),
    "Player.choose": (lambda **values: hachiya.bot("greedy").choose(**values), {"view": begun().view()}),
    "play": (hachiya.play, {"game": "hachiju", "bots": "random", "options": {"deals": 1}, "seed": 1}),
    "hint": (hachiya.hint, {"match": begun(), "worlds": 1}),
    "review": (hachiya.review, {"match": hachiya.Match("hachiju", dealer=0, seed=1), "worlds": 1}),
    "verify": (hachiya.verify, {"match": begun()}),
    "load": (lambda **values: list(hachiya.load(**values)), {"source": "nowhere.fuda"}),
    "deals": (lambda **values: list(hachiya.deals(**values)), {"source": "nowhere.fuda"}),
    "events": (lambda **values: list(hachiya.events(**values)), {"source": "nowhere.fuda"}),
    "hand": (hachiya.hand, {"cards": "BFJ"}),
    "pile": (hachiya.pile, {"cards": "BFJ"}),
    "odds.odds": (hachiya.odds.odds, {"topic": "field", "game": "sannin"}),
    "odds.field": (hachiya.odds.field, {"game": "sannin"}),
    "odds.first_cards": (hachiya.odds.first_cards, {"game": "sannin", "cards": "A"}),
    "Tally": (hachiya.Tally, {"game": "sannin"}),
    "Tally.enter": (lambda **values: hachiya.Tally("sannin", dealer=0).enter(**values), {"fact": {}}),
}


def arguments(name: str) -> st.SearchStrategy[dict[str, object]]:
    """The usual arguments of a function, some of them replaced by anything."""
    function, usual = FUNCTIONS[name]
    names = [*usual]
    if isinstance(function, type) or name in (
        "bot",
        "play",
        "hint",
        "review",
        "hand",
        "pile",
        "odds.odds",
        "odds.field",
    ):
        names = list(signature(function).parameters)
    return st.dictionaries(st.sampled_from(names), anything, min_size=1, max_size=2).map(lambda odd: {**usual, **odd})


@pytest.mark.parametrize("name", FUNCTIONS)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_value_is_taken_or_refused_with_a_reason(name: str, data: st.DataObject) -> None:
    function, _ = FUNCTIONS[name]
    given_arguments = data.draw(arguments(name))
    refusal = refusal_of(function, given_arguments)
    if isinstance(refusal, HachiyaError):
        assert all(refusal.text(language) for language in languages())
    else:
        assert refusal is None or isinstance(refusal, TypeError) or name in ("load", "deals", "events")


def refusal_of(function: Call, given_arguments: Mapping[str, object]) -> Exception | None:
    """The error by which a function refuses arguments."""
    try:
        function(**given_arguments)
    except (HachiyaError, TypeError, OSError) as error:
        return error
    return None


@settings(max_examples=200, deadline=None)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=8), min_size=3, max_size=3))
@example(["", "\n", "\x00"])
def test_a_match_with_any_names_can_be_saved_and_loaded(names: list[str]) -> None:
    match = hachiya.Match("sannin", names=names, seed=1)
    assert [event for _, event in jsonl.loads(match.to_jsonl())] == match.events
    assert hachiya.Match.from_position(match.position(), seed=1).names == tuple(names)


@pytest.mark.parametrize("names", [[1, 2, 3], "abc", 7, [None] * 3, {"a": 1}])
def test_names_that_are_no_texts_are_refused(names: list[str]) -> None:
    with pytest.raises(TypeError, match="name"):
        hachiya.Match("sannin", names=names)


def test_a_name_that_no_file_can_have_is_refused() -> None:
    with pytest.raises(BadSeats, match="cannot be a name"):
        hachiya.Match("sannin", names=["\ud800", "a", "b"])


def test_refused_calls_change_nothing() -> None:
    match = begun()
    before = match.copy()
    calls: list[Call] = [lambda: match.play("nonsense"), lambda: match.act(99), match.deal, lambda: match.tally({})]
    for call in calls:
        with pytest.raises(HachiyaError):
            call()
        assert match == before
