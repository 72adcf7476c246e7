"""English messages use the singular for one thing and the plural for two."""

import re
from collections.abc import Iterator

import pytest
from fluent.runtime.types import fluent_number

from hachiya.words.catalogue import catalogue
from hachiya.words.languages import REFERENCE, ROOT

ENGLISH = catalogue(REFERENCE)
KEYS = ENGLISH.all_keys()
VERBS = {"is", "has", "does"}

TWO_OR_MORE = {
    "limits of the program, and sizes that the rules fix": {
        "ask-wrong-cards-between": {"high"},
        "command-player-name": {"high"},
        "hachihachi-explain-unseen": {"points"},
        "hachihachi-unseen": {"points"},
        "history-long-match": {"number"},
        "history-long-name": {"number"},
        "history-too-large": {"number"},
        "match-not-in-deck": {"cards"},
        "odds-at-least-once": {"number"},
        "record-cards-at-most": {"number"},
        "record-cards-exactly": {"number"},
        "record-characters-at-most": {"number"},
        "record-field-size": {"number"},
        "record-hand-size": {"number", "other"},
        "record-long-line": {"number"},
        "reel-too-long": {"seconds"},
        "reel-too-many-deals": {"most"},
        "serve-name-length": {"most"},
        "serve-text-length": {"most"},
        "serve-too-large": {"limit"},
        "table-bad-deck": {"cards"},
        "tally-field-too-large": {"number"},
        "trick-ask-bury": {"number"},
        "trick-legal-bury": {"held"},
    },
    "numbers of the rules pages": {
        "document-futahachi": {"points"},
        "document-mizuten": {"points"},
        "document-nuke": {"points"},
        "document-open-and-ribbons": {"more"},
        "document-sohachi-dealer": {"points"},
        "document-sohachi-leader": {"points"},
        "document-sujuroku": {"number"},
    },
    "fives and tens of playing cards": {
        "bashifen-ko-has": {"points"},
        "bashifen-points-buried": {"points"},
        "bashifen-wins-for-ko": {"points"},
        "bashifen-wins-for-oya": {"points"},
        "pairs-bury-points": {"points"},
        "stages-kitty-oya": {"points"},
        "stages-kitty-twice": {"points"},
        "stages-ko": {"points"},
        "story-kitty-of": {"points"},
        "trick-points": {"need"},
    },
    "seats of a table": {
        "arena-title": {"seats"},
        "match-wrong-names": {"other"},
        "record-names-of-seats": {"other"},
        "record-players-of-seats": {"other"},
        "tally-points-number": {"total"},
    },
    "cards are named from 5 card points on": {
        "learn-card-points-missed": {"worth"},
        "learn-card-points-taken": {"worth"},
        "learn-card-points-thrown": {"worth"},
    },
    "the whole of which there is a part": {
        "action-lacks-cards": {"whole"},
        "command-compiled": {"total"},
        "command-compiling": {"total"},
        "command-kept": {"deals"},
        "db-cut": {"total"},
        "db-would-cut": {"total"},
    },
    "there are two before this can be said": {
        "bashifen-rebels": {"drawn"},
        "bashifen-reinforces": {"drawn"},
        "command-summary": {"verified"},
        "drill-must-follow": {"whole"},
        "insight-judged": {"worlds"},
        "insight-note": {"n"},
        "match-hint": {"number"},
        "pairs-follow-many": {"n"},
        "pairs-follow-some": {"n"},
        "record-no-card-thrice": {"number"},
        "review-head": {"worlds"},
        "trick-ask-follow-pairs": {"number"},
    },
    "less than nothing": {"tally-points-below": {"points"}},
}
"""Numbers that are never 1."""
NEVER_ONE = {(key, name) for group in TWO_OR_MORE.values() for key, names in group.items() for name in names}


def numbers_of(topic: str) -> set[str]:
    """The arguments of a topic that its head declares as numbers."""
    text = (ROOT / REFERENCE / f"{topic}.ftl").read_text("utf-8")
    declared = re.findall(r"^### \$(\w+) \(([^)]*)\)", text, re.MULTILINE)
    return {name for name, kind in declared if "Number" in kind} | ({"kan", "rest"} if topic == "sum" else set())


NUMBERS = {topic: numbers_of(topic) for topic in ENGLISH.topics()}


def text_of(key: str, **numbers: int) -> str:
    """The text of a message with these numbers; other numbers are 7, and other arguments are a name."""
    entry = ENGLISH.find(key)
    assert entry is not None
    plain = {name: numbers.get(name, 7) for name in NUMBERS[key.partition("-")[0]] & entry.variables}
    arguments = {name: fluent_number(number, useGrouping=False) for name, number in plain.items()}
    text, faults = entry.bundle.format_pattern(entry.pattern, dict.fromkeys(entry.variables, "Ann") | arguments)
    assert faults == []
    return str(text)


def counted() -> Iterator[tuple[str, str]]:
    """Every message with each of its numbers."""
    for key in KEYS:
        entry = ENGLISH.find(key)
        assert entry is not None
        for name in sorted(NUMBERS[key.partition("-")[0]] & entry.variables):
            yield key, name


COUNTED = list(counted())
PLURALS = {noun for key, name in COUNTED for noun in re.findall(r"\b2 (\w+s)\b", text_of(key, **{name: 2}))} - VERBS
MANY = re.compile(rf"\b1 (?:(?!of|to)\w+ )?(?:{'|'.join(sorted(PLURALS))})\b")
SINGULARS = {re.sub(r"ie$", "y", noun.removesuffix("s")) for noun in PLURALS} | {"match", "search"}
FEW = re.compile(rf"\b2 (?:{'|'.join(sorted(SINGULARS))})\b(?! points)")


def test_the_plural_nouns_include_all_counted_things() -> None:
    assert {"cards", "points", "deals", "matches", "pairs", "seconds", "entries"} <= PLURALS


def test_messages_about_one_thing_use_the_singular() -> None:
    texts = {(key, name): text_of(key, **{name: 1}) for key, name in COUNTED}
    wrong = {which: text for which, text in texts.items() if MANY.search(text)}
    assert {which: text for which, text in wrong.items() if which not in NEVER_ONE} == {}
    assert {*wrong} >= NEVER_ONE, "these need no exception"


@pytest.mark.parametrize("number", [0, 2])
def test_messages_about_none_or_two_use_the_plural(number: int) -> None:
    texts = {(key, name): text_of(key, **{name: number}).replace(str(number), "2") for key, name in COUNTED}
    assert {which: text for which, text in texts.items() if FEW.search(text)} == {}
