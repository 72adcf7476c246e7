"""The events of docs/library/record.md: keys, order, types, cards, and invalid ones."""

import json
import subprocess
import sys
from types import NoneType
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hachiya.games.bashifen.cards import NAMES
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.records.events import (
    BASHIFEN,
    FAMILIES,
    HANAFUDA,
    START,
    EventFamily,
    cards_in,
    json_schema,
    refuse_hidden,
    validate,
    validate_fact,
    validate_partial,
    with_ordered_keys,
)
from hachiya.records.fields import CARD_TYPES, DRAW_TYPES, Game, base_type
from hachiya.records.hanafuda.events import FACT_HINTS, FACT_TYPES, Fact
from hachiya.records.validation_errors import Invalid
from tests.records.strategies import QUICK, SORTS, Sort, events, facts

HANAFUDA_KEYS = {
    "draw_seats": "e draws dealer t",
    "mizuten": "e seat yes t",
    "white_card": "e n seat t",
    "deal": "e n dealer hands field kind carry t",
    "redeal": "e n why hands field t",
    "bid": "e seat bid forced t",
    "squeezed": "e seat yaku cards t",
    "stock": "e cards t",
    "shima": "e seat cards t",
    "show": "e seat yaku cards t",
    "play": "e seat card takes t",
    "turn": "e seat card takes t",
    "stop": "e seat yaku forced t",
    "sage": "e seat yaku forced t",
    "cancel": "e seat yaku forced t",
    "pay": "e from to points reason yaku clause for liable t",
    "deal_end": "e why winner captured scores next_dealer t",
    "match_end": "e totals result winners t",
    "tally": "e n dealer lights kind carry facts t",
}
BASHIFEN_KEYS = {
    "draw_seats": "e draws dealer t",
    "deal": "e n dealer stage trump_rank first draws widow t",
    "declare": "e seat cards drawn t",
    "trumps": "e suit dealer by t",
    "bury": "e seat cards t",
    "play": "e seat cards t",
    "trick": "e winner points t",
    "failed_lead": "e seat t",
    "deal_end": "e points widow_points stage dealer t",
    "match_end": "e winners t",
    "tally": "e n dealer stage points failed_lead t",
}
COMMON_KEYS = {
    "match": "e format game version options seats names viewer id players opened own t",
    "commit": "e n sha256 t",
    "entropy": "e n seat sha256 words t",
    "reveal": "e n secret t",
    "seat": "e seat by name t",
    "note": "e text t",
}
"""The tables of docs/library/record.md, typed by hand."""

FACT_KEYS = {
    "mizuten": "seat",
    "bid": "seat bid",
    "squeezed": "seat yaku cards",
    "hand": "seat yaku",
    "annul": "seat",
    "two_turned": "seat",
    "tobikomi": "seat month fed_by",
    "captured": "seat yaku extra fed_by",
    "sage": "seat",
    "cancel": "seat",
    "nuke": "seat",
    "special": "seat yaku count",
    "points": "points",
    "void": "",
}

PLAY = {"e": "play", "seat": 1, "card": "A", "takes": "C"}
PAY = {
    "e": "pay", "from": 2, "to": 1, "points": 84, "reason": "captured_yaku", "yaku": ["akatan"], "clause": "SAN A7",
}  # fmt: skip
DEAL = {
    "e": "deal", "n": 1, "dealer": 0, "hands": ["ABCDEFG", "HIJKLMN", "OPQRSTU"], "field": "VWXYZa",
    "kind": "small", "carry": [],
}  # fmt: skip


def test_every_event_and_fact_has_the_keys_of_the_format_in_its_order() -> None:
    def keys(family: EventFamily) -> dict[str, str]:
        return {name: " ".join(hints) for name, hints in family.hints.items()}

    assert keys(START) == COMMON_KEYS
    assert keys(HANAFUDA) == COMMON_KEYS | HANAFUDA_KEYS
    assert keys(BASHIFEN) == COMMON_KEYS | BASHIFEN_KEYS
    assert {name: " ".join(hints) for name, hints in FACT_HINTS.items()} == {
        what: f"what {keys}".strip() for what, keys in FACT_KEYS.items()
    }


@QUICK
@given(st.data())
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("sort", SORTS, ids=str)
def test_a_valid_event_is_accepted_unchanged(sort: Sort, hidden: bool, data: st.DataObject) -> None:
    event = data.draw(events(sort, hidden))
    assert validate(event, sort.family) == event == validate_partial(event, sort.family)
    assert list(with_ordered_keys(event, sort.family)) == [key for key in sort.hints if key in event]


@QUICK
@given(st.data())
@pytest.mark.parametrize("sort", SORTS, ids=str)
def test_an_event_of_one_family_is_invalid_in_the_other(sort: Sort, data: st.DataObject) -> None:
    other = BASHIFEN if sort.family is HANAFUDA else HANAFUDA
    alike = sort.name == "draw_seats" or sort.name in COMMON_KEYS
    event = data.draw(events(sort))
    if alike and sort.name != "draw_seats":
        assert validate(event, other) == event
    else:
        with pytest.raises(Invalid):
            validate(event, other)


def test_every_game_has_a_family() -> None:
    assert set(FAMILIES) == set(get_args(Game))


@QUICK
@given(st.data())
@pytest.mark.parametrize("what", FACT_TYPES)
def test_a_valid_fact_is_accepted_unchanged(what: str, data: st.DataObject) -> None:
    fact = data.draw(facts(what))
    assert validate_fact(fact) == fact


def _numbers(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    paths = [path] if isinstance(value, int) and not isinstance(value, bool) else []
    return paths + [deeper for key, inner in inside for deeper in _numbers(inner, (*path, key))]


@QUICK
@given(st.data())
@pytest.mark.parametrize("sort", SORTS, ids=str)
def test_a_bool_float_or_string_is_no_integer(sort: Sort, data: st.DataObject) -> None:
    event: Any = data.draw(events(sort))
    paths = [path for path in _numbers(event) if path[0] != "options"]
    if not paths:
        return
    path = data.draw(st.sampled_from(paths))
    holder = event
    for part in path[:-1]:
        holder = holder[part]
    for wrong in (True, 1.0, "1", None):
        if wrong is None and (path[-1] == "fed_by" or NoneType in get_args(sort.hints[path[0]])):
            continue
        holder[path[-1]] = wrong
        with pytest.raises(Invalid) as caught:
            validate(event, sort.family)
        assert caught.value.path == path


@QUICK
@given(st.data())
@pytest.mark.parametrize("sort", SORTS, ids=str)
def test_the_error_names_a_missing_or_additional_key(sort: Sort, data: st.DataObject) -> None:
    event = data.draw(events(sort))
    missing = data.draw(st.sampled_from(sorted(sort.kind.__required_keys__ - {"e"})))
    with pytest.raises(Invalid, match=f'{sort.name} needs the key "{missing}"'):
        validate({key: value for key, value in event.items() if key != missing}, sort.family)
    for check in (validate, validate_partial):
        with pytest.raises(Invalid, match=f'{sort.name} has no key "colour"; its keys: e ') as caught:
            check({**event, "colour": 1}, sort.family)
        assert (caught.value.path, caught.value.key) == (("colour",), True)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), lambda inner: (
    st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["e", "what", "facts"]), inner)
)))  # fmt: skip
def test_values_that_are_no_event_are_invalid(value: object) -> None:
    for family in (START, HANAFUDA, BASHIFEN):
        for check in (validate, validate_partial):
            with pytest.raises(Invalid):
                check(value, family)
    with pytest.raises(Invalid):
        validate_fact(value)


@pytest.mark.parametrize(
    ("event", "path", "en"),
    [
        ({**PLAY, "seat": 7}, ("seat",), "play seat: expected at most 6, not 7"),
        ({**PLAY, "card": "w"}, ("card",), 'play card: expected one card (A–Z, a–v), not "w"'),
        ({**PLAY, "takes": "BC"}, ("takes",), 'play takes: expected 0, 1 or 3 cards, not "BC"'),
        ({**PLAY, "takes": "CB"}, ("takes",), 'expected cards in the order A–Z, a–v ("BC"), not "CB"'),
        ({**PLAY, "takes": "BBC"}, ("takes",), "expected each card once (B is there twice)"),
        ({**PLAY, "takes": "?B"}, ("takes",), "expected the unknown cards (?) after the known"),
        ({**DEAL, "hands": ["A", "B", "zC"]}, ("hands", 2), 'deal hands[2]: expected cards A–Z, a–v (there is no "z")'),
        ({**DEAL, "hands": ["A"]}, ("hands",), "deal hands: expected at least 2 entries"),
        ({**DEAL, "kind": "huge"}, ("kind",), 'deal kind: expected small, large or grand, not "huge"'),
        ({**DEAL, "e": "deel"}, ("e",), 'Unknown event "deel"; known: match draw_seats'),
        ({"e": "stock", "cards": "kAk"}, ("cards",), "stock cards: expected each card once (k is there twice)"),
        ({"e": "stock", "cards": "k?A"}, ("cards",), "expected the unknown cards (?) after the known"),
        ({**PAY, "from": "bench"}, ("from",), "expected an integer or pot, board or bank, not"),
        ({**PAY, "to": "bank"}, ("to",), 'pay to: expected an integer or pot or board, not "bank"'),
        ({**PAY, "points": 0}, ("points",), "pay points: expected at least 1, not 0"),
        ({**PAY, "points": 2**53}, ("points",), "pay points: expected at most 9007199254740991"),
        ({**PAY, "yaku": ["akatan", "red"]}, ("yaku", 1), 'or mizuten, not "red"'),
        ({**PAY, "clause": "\ud800"}, ("clause",), "expected text that UTF-8 can write"),
        ({"e": "draw_seats", "draws": [[[0, "A"], [1]]], "dealer": 0}, ("draws", 0, 1), "[seat, card], not [1]"),
        ({"e": "draw_seats", "draws": [[[0, "A", 1]]], "dealer": 0}, ("draws", 0, 0), "expected at most 2 entries"),
        ({"e": "draw_seats", "draws": [], "dealer": 0}, ("draws",), "expected at least 1 entry"),
        ({"e": "commit", "n": 1, "sha256": "ab"}, ("sha256",), "expected 64 hexadecimal digits"),
        ({"e": "entropy", "n": 1, "seat": 0}, (), '`entropy` needs either "sha256" or "words"'),
        ({"e": "deal_end", "why": "yaku", "winner": "A", "scores": [0, 0], "next_dealer": None}, ("winner",),
         'deal_end winner: expected an integer or null, not "A"'),
        ([1], (), "event: expected an object, not [1]"),
        ({"n": 1}, (), 'Needs the key "e", one of: match'),
    ],
)  # fmt: skip
def test_the_error_of_an_invalid_event_names_its_place_and_the_legal_values(
    event: object, path: tuple[Any, ...], en: str
) -> None:
    complains(event, HANAFUDA, path, en)


def complains(event: object, family: EventFamily, path: tuple[Any, ...], en: str) -> None:
    with pytest.raises(Invalid) as caught:
        validate(event, family)
    assert caught.value.path == path
    assert en in caught.value.text("en")
    assert not caught.value.text("ja").isascii()


PACK_DEAL = {
    "e": "deal", "n": 1, "dealer": None, "stage": [0, 0], "trump_rank": 2, "first": 2,
    "draws": [*NAMES[:50], *NAMES[:50]], "widow": [*NAMES[50:], *NAMES[50:]],
}  # fmt: skip
DECLARE = {"e": "declare", "seat": 2, "cards": ["2H", "2H"], "drawn": 37}
LEAD = {"e": "play", "seat": 2, "cards": ["AS", "KS", "KS"]}


@pytest.mark.parametrize(
    ("event", "path", "en"),
    [
        ({**LEAD, "cards": ["10S"]}, ("cards", 0),
         'play cards[0]: expected a card (2–9 T J Q K A with S H D C; LJ, BJ), not "10S"'),
        ({**LEAD, "cards": ["AS", "as"]}, ("cards", 1), 'play cards[1]: expected a card'),
        ({**LEAD, "cards": []}, ("cards",), "play cards: expected at least 1 card, not []"),
        ({**LEAD, "cards": ["AS"] * 3}, ("cards",), "expected no card more than twice (AS is there 3 times)"),
        ({**LEAD, "cards": "AS"}, ("cards",), 'play cards: expected a list, not "AS"'),
        (PLAY, ("card",), 'play has no key "card"; its keys: e seat cards t'),
        (PAY, ("e",), 'Unknown event "pay"; known: match'),
        (DEAL, ("hands",), 'deal has no key "hands"; its keys: e n dealer stage'),
        ({**PACK_DEAL, "draws": list(NAMES)}, ("draws",), "deal draws: expected exactly 100 cards (54 here)"),
        ({**PACK_DEAL, "widow": list(NAMES[:9])}, ("widow",), "deal widow: expected exactly 8 cards (9 here)"),
        ({**PACK_DEAL, "stage": [0, 1]}, ("stage", 1), "deal stage[1]: expected a level (0 or 2 … 14), not 1"),
        ({**PACK_DEAL, "stage": [15, 2]}, ("stage", 0), "deal stage[0]: expected at most 14, not 15"),
        ({**PACK_DEAL, "stage": [2]}, ("stage",), "deal stage: expected at least 2 entries"),
        ({**PACK_DEAL, "trump_rank": 0}, ("trump_rank",), "deal trump_rank: expected at least 2, not 0"),
        ({**PACK_DEAL, "dealer": "N"}, ("dealer",), 'deal dealer: expected an integer or null, not "N"'),
        ({**DECLARE, "cards": ["LJ", "LJ", "2H"]}, ("cards",), "declare cards: expected at most 2 cards (3 here)"),
        ({**DECLARE, "drawn": 0}, ("drawn",), "declare drawn: expected at least 1, not 0"),
        ({**DECLARE, "drawn": 101}, ("drawn",), "declare drawn: expected at most 100, not 101"),
        ({"e": "bury", "seat": 0, "cards": ["2S"]}, ("cards",), "bury cards: expected exactly 8 cards (1 here)"),
        ({"e": "trumps", "suit": "X", "dealer": 0, "by": "cut"}, ("suit",), 'expected S, H, D, C or none, not "X"'),
        ({"e": "trumps", "suit": "S", "dealer": 0, "by": "law"}, ("by",), "expected declared, cut or widow"),
        ({"e": "draw_seats", "draws": [[[0, "A"]]], "dealer": 0}, ("draws", 0, 0, 1), 'expected a card (2–9'),
    ],
)  # fmt: skip
def test_the_error_of_an_invalid_bashifen_event_names_its_place_and_the_legal_values(
    event: object, path: tuple[Any, ...], en: str
) -> None:
    complains(event, BASHIFEN, path, en)


def test_only_common_events_are_known_before_a_match() -> None:
    complains(PLAY, START, ("e",), 'Unknown event "play"; known: match commit entropy reveal seat note')
    complains(LEAD, HANAFUDA, ("cards",), 'play has no key "cards"; its keys: e seat card takes t')


def test_the_error_of_an_invalid_fact_names_the_fact() -> None:
    tally = {"e": "tally", "n": 1, "dealer": 0, "lights": "A", "facts": [{"what": "void"}, {"what": "sage"}]}
    with pytest.raises(Invalid, match='sage needs the key "seat"') as caught:
        validate(tally, HANAFUDA)
    assert caught.value.path == ("facts", 1)
    with pytest.raises(Invalid, match='Unknown fact "sago"; known: mizuten') as caught:
        validate({**tally, "facts": [{"what": "sago"}]}, HANAFUDA)
    assert caught.value.path == ("facts", 0, "what")


def test_a_fact_may_give_one_yaku_without_a_list() -> None:
    tally: Any = {"e": "tally", "n": 1, "dealer": 0, "lights": "", "facts": [
        {"what": "hand", "seat": 0, "yaku": "sanbon"},
        {"what": "captured", "seat": 1, "yaku": "akatan", "extra": 0, "fed_by": None},
        {"what": "special", "seat": 1, "yaku": "sujuroku", "count": 17},
    ]}  # fmt: skip
    event: Any = validate(tally, HANAFUDA)
    assert [fact["yaku"] for fact in event["facts"]] == [["sanbon"], ["akatan"], ["sujuroku"]]
    with pytest.raises(Invalid):
        validate({"e": "show", "seat": 0, "yaku": "sanbon", "cards": ""}, HANAFUDA)


def test_cards_in_finds_every_card_of_an_event() -> None:
    assert dict(cards_in(DEAL, HANAFUDA)) == {
        ("hands", 0): "ABCDEFG", ("hands", 1): "HIJKLMN", ("hands", 2): "OPQRSTU", ("field",): "VWXYZa",
    }  # fmt: skip
    assert dict(cards_in({"e": "draw_seats", "draws": [[[0, "A"]], [[1, "B"]]]}, HANAFUDA)) == {
        ("draws", 0, 0, 1): "A", ("draws", 1, 0, 1): "B",
    }  # fmt: skip
    squeezed = {"what": "squeezed", "seat": 0, "cards": "AB"}
    tally = {"e": "tally", "lights": "c", "facts": [{"what": "void"}, squeezed]}
    assert dict(cards_in(tally, HANAFUDA)) == {
        ("lights",): "c", ("facts", 1, "cards"): "AB",
    }  # fmt: skip
    assert not list(cards_in(PAY, HANAFUDA))
    assert dict(cards_in(DECLARE, BASHIFEN)) == {("cards", 0): "2H", ("cards", 1): "2H"}
    assert [(path[0], card) for path, card in cards_in(PACK_DEAL, BASHIFEN)] == [
        *(("draws", card) for card in NAMES[:50] * 2), *(("widow", card) for card in NAMES[50:] * 2),
    ]  # fmt: skip
    cut = {"e": "draw_seats", "draws": [[[0, "AS"], [1, "LJ"]]]}
    assert dict(cards_in(cut, BASHIFEN)) == {("draws", 0, 0, 1): "AS", ("draws", 0, 1, 1): "LJ"}


def test_unknown_cards_are_found() -> None:
    refuse_hidden({"e": "note", "text": "who has it?"}, START)
    with pytest.raises(Invalid, match="Unknown cards") as caught:
        refuse_hidden({**DEAL, "hands": ["A", "???"]}, HANAFUDA)
    assert caught.value.path == ("hands", 1)
    with pytest.raises(Invalid, match="Unknown cards") as caught:
        refuse_hidden({**LEAD, "cards": ["AS", "?"]}, BASHIFEN)
    assert caught.value.path == ("cards", 1)


def test_every_card_bearing_field_has_a_card_type_in_the_schema() -> None:
    schema = json_schema()
    cards = {f"#/$defs/{kind.__name__}" for kind in CARD_TYPES}

    def refs(node: Any) -> set[str]:
        """Every definition that this part of the schema refers to."""
        inside = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
        names = set().union(*(refs(inner) for inner in inside))
        if isinstance(node, dict) and "$ref" in node:
            names |= {node["$ref"]} | refs(schema["$defs"][node["$ref"].rpartition("/")[2]])
        return names

    def holds_cards(hint: Any) -> bool:
        return hint in (*CARD_TYPES, *DRAW_TYPES, Fact) or any(
            holds_cards(inner) for inner in get_args(base_type(hint))
        )

    for sort in SORTS:
        for key, field in schema["$defs"][sort.kind.__name__]["properties"].items():
            assert bool(refs(field) & cards) == holds_cards(sort.hints[key]), (str(sort), key)
    assert json.dumps(schema)


def test_card_letters_are_in_index_order_as_ascii() -> None:
    assert "".join(sorted(LETTERS)) == LETTERS


def test_records_need_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = sys.modules['numba'] = None;"
        "import hachiya.records.load, hachiya.records.jsonl, hachiya.records.fuda"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": ":".join(sys.path)})
