"""The events of RECORD.md: keys, order, types, cards, and what is refused."""

import json
import subprocess
import sys
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hachiya.games.hanafuda.cards import LETTERS
from hachiya.records.complaints import Invalid
from hachiya.records.events import (
    EVENT_HINTS,
    EVENT_TYPES,
    FACT_HINTS,
    FACT_TYPES,
    Fact,
    cards_in,
    json_schema,
    ordered,
    refuse_hidden,
    validate,
    validate_fact,
    validate_partial,
)
from hachiya.records.fields import CARD_TYPES, Draw, bare
from tests.records.strategies import QUICK, events, facts

KEYS = {
    "match": "e format game version options seats names viewer id t",
    "draw_seats": "e draws dealer t",
    "mizuten": "e seat yes t",
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
    "commit": "e n sha256 t",
    "entropy": "e n seat sha256 words t",
    "reveal": "e n secret t",
    "seat": "e seat by name t",
    "note": "e text t",
}
"""RECORD.md's tables, typed off by hand."""

FACT_KEYS = {
    "mizuten": "seat",
    "bid": "seat bid",
    "squeezed": "seat yaku cards",
    "hand": "seat yaku",
    "annul": "seat",
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
    assert {name: " ".join(hints) for name, hints in EVENT_HINTS.items()} == KEYS
    assert {name: " ".join(hints) for name, hints in FACT_HINTS.items()} == {
        what: f"what {keys}".strip() for what, keys in FACT_KEYS.items()
    }


@QUICK
@given(st.data())
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("name", EVENT_TYPES)
def test_a_valid_event_is_accepted_unchanged(name: str, hidden: bool, data: st.DataObject) -> None:
    event = data.draw(events(name, hidden))
    assert validate(event) == event == validate_partial(event)
    assert list(ordered(event)) == [key for key in EVENT_HINTS[name] if key in event]


@QUICK
@given(st.data())
@pytest.mark.parametrize("what", FACT_TYPES)
def test_a_valid_fact_is_accepted_unchanged(what: str, data: st.DataObject) -> None:
    fact = data.draw(facts(what))
    assert validate_fact(fact) == fact


def _numbers(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [path] if isinstance(value, int) and not isinstance(value, bool) else []
    return found + [deeper for key, inner in inside for deeper in _numbers(inner, (*path, key))]


@QUICK
@given(st.data())
@pytest.mark.parametrize("name", EVENT_TYPES)
def test_no_integer_may_be_a_bool_a_float_or_a_string(name: str, data: st.DataObject) -> None:
    event: Any = data.draw(events(name))
    paths = [path for path in _numbers(event) if path[0] != "options"]
    if not paths:
        return
    path = data.draw(st.sampled_from(paths))
    holder = event
    for part in path[:-1]:
        holder = holder[part]
    for wrong in (True, 1.0, "1", None):
        if wrong is None and path[-1] in ("winner", "next_dealer", "fed_by"):
            continue
        holder[path[-1]] = wrong
        with pytest.raises(Invalid) as caught:
            validate(event)
        assert caught.value.path == path


@QUICK
@given(st.data())
@pytest.mark.parametrize("name", EVENT_TYPES)
def test_a_missing_or_added_key_is_named(name: str, data: st.DataObject) -> None:
    event = data.draw(events(name))
    kind: Any = EVENT_TYPES[name]
    missing = data.draw(st.sampled_from(sorted(kind.__required_keys__ - {"e"})))
    with pytest.raises(Invalid, match=f'{name} needs the key "{missing}"'):
        validate({key: value for key, value in event.items() if key != missing})
    for check in (validate, validate_partial):
        with pytest.raises(Invalid, match=f'{name} has no key "colour"; its keys: e ') as caught:
            check({**event, "colour": 1})
        assert (caught.value.path, caught.value.key) == (("colour",), True)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), lambda inner: (
    st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["e", "what", "facts"]), inner)
)))  # fmt: skip
def test_anything_else_is_refused_as_invalid(value: object) -> None:
    for check in (validate, validate_partial, validate_fact):
        with pytest.raises(Invalid):
            check(value)


@pytest.mark.parametrize(
    ("event", "path", "en"),
    [
        ({**PLAY, "seat": 6}, ("seat",), "play seat: expected at most 5, not 6"),
        ({**PLAY, "card": "w"}, ("card",), 'play card: expected one card (A–Z, a–v), not "w"'),
        ({**PLAY, "takes": "BC"}, ("takes",), 'play takes: expected 0, 1 or 3 cards, not "BC"'),
        ({**PLAY, "takes": "CB"}, ("takes",), 'expected cards in index order ("BC"), not "CB"'),
        ({**PLAY, "takes": "BBC"}, ("takes",), "expected each card once (B is there twice)"),
        ({**PLAY, "takes": "?B"}, ("takes",), "expected the unknown cards (?) after the known"),
        ({**DEAL, "hands": ["A", "B", "zC"]}, ("hands", 2), 'deal hands[2]: expected cards A–Z, a–v (there is no "z")'),
        ({**DEAL, "hands": ["A"]}, ("hands",), "deal hands: expected at least 2 entries"),
        ({**DEAL, "kind": "huge"}, ("kind",), 'deal kind: expected small, large or grand, not "huge"'),
        ({**DEAL, "e": "deel"}, ("e",), 'unknown event "deel"; known: match draw_seats'),
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
        ({"e": "draw_seats", "draws": [], "dealer": 0}, ("draws",), "expected at least 1 entries"),
        ({"e": "commit", "n": 1, "sha256": "ab"}, ("sha256",), "expected 64 hexadecimal digits"),
        ({"e": "entropy", "n": 1, "seat": 0}, (), 'entropy needs either "sha256" or "words"'),
        ({"e": "deal_end", "why": "yaku", "winner": "A", "scores": [0, 0], "next_dealer": None}, ("winner",),
         'deal_end winner: expected an integer or null, not "A"'),
        ([1], (), "event: expected an object, not [1]"),
        ({"n": 1}, (), 'needs the key "e", one of: match'),
    ],
)  # fmt: skip
def test_a_complaint_names_the_place_and_what_would_be_legal(event: object, path: tuple[Any, ...], en: str) -> None:
    with pytest.raises(Invalid) as caught:
        validate(event)
    assert caught.value.path == path
    assert en in caught.value.en
    assert not caught.value.ja.isascii()


def test_a_complaint_about_a_fact_names_the_fact() -> None:
    tally = {"e": "tally", "n": 1, "dealer": 0, "lights": "A", "facts": [{"what": "void"}, {"what": "sage"}]}
    with pytest.raises(Invalid, match='sage needs the key "seat"') as caught:
        validate(tally)
    assert caught.value.path == ("facts", 1)
    with pytest.raises(Invalid, match='unknown fact "sago"; known: mizuten') as caught:
        validate({**tally, "facts": [{"what": "sago"}]})
    assert caught.value.path == ("facts", 0, "what")


def test_a_fact_may_give_one_yaku_without_a_list() -> None:
    tally: Any = {"e": "tally", "n": 1, "dealer": 0, "lights": "", "facts": [
        {"what": "hand", "seat": 0, "yaku": "sanbon"},
        {"what": "captured", "seat": 1, "yaku": "akatan", "extra": 0, "fed_by": None},
        {"what": "special", "seat": 1, "yaku": "sujuroku", "count": 17},
    ]}  # fmt: skip
    found: Any = validate(tally)
    assert [fact["yaku"] for fact in found["facts"]] == [["sanbon"], ["akatan"], ["sujuroku"]]
    with pytest.raises(Invalid):
        validate({"e": "show", "seat": 0, "yaku": "sanbon", "cards": ""})


def test_cards_in_finds_every_card_of_an_event() -> None:
    assert dict(cards_in(DEAL)) == {
        ("hands", 0): "ABCDEFG", ("hands", 1): "HIJKLMN", ("hands", 2): "OPQRSTU", ("field",): "VWXYZa",
    }  # fmt: skip
    assert dict(cards_in({"e": "draw_seats", "draws": [[[0, "A"]], [[1, "B"]]]})) == {
        ("draws", 0, 0, 1): "A", ("draws", 1, 0, 1): "B",
    }  # fmt: skip
    squeezed = {"what": "squeezed", "seat": 0, "cards": "AB"}
    assert dict(cards_in({"e": "tally", "lights": "c", "facts": [{"what": "void"}, squeezed]})) == {
        ("lights",): "c", ("facts", 1, "cards"): "AB",
    }  # fmt: skip
    assert not list(cards_in(PAY))


def test_unknown_cards_are_found() -> None:
    refuse_hidden({"e": "note", "text": "who has it?"})
    with pytest.raises(Invalid, match="unknown cards") as caught:
        refuse_hidden({**DEAL, "hands": ["A", "???"]})
    assert caught.value.path == ("hands", 1)


def test_every_card_bearing_field_has_a_card_type_in_the_schema() -> None:
    schema = json_schema()
    cards = {f"#/$defs/{kind.__name__}" for kind in CARD_TYPES}

    def refs(node: Any) -> set[str]:
        """Every definition that this part of the schema refers to."""
        inside = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
        found = set().union(*(refs(inner) for inner in inside))
        if isinstance(node, dict) and "$ref" in node:
            found |= {node["$ref"]} | refs(schema["$defs"][node["$ref"].rpartition("/")[2]])
        return found

    def holds_cards(hint: Any) -> bool:
        return hint in (*CARD_TYPES, Draw, Fact) or any(holds_cards(one) for one in get_args(bare(hint)))

    for name, kind in EVENT_TYPES.items():
        for key, field in schema["$defs"][kind.__name__]["properties"].items():
            assert bool(refs(field) & cards) == holds_cards(EVENT_HINTS[name][key]), (name, key)
    assert json.dumps(schema)


def test_card_letters_are_in_index_order_as_ascii() -> None:
    assert "".join(sorted(LETTERS)) == LETTERS


def test_records_need_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = sys.modules['numba'] = None;"
        "import hachiya.records.load, hachiya.records.jsonl, hachiya.records.fuda"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": ":".join(sys.path)})
