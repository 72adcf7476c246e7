"""In English a message that stands alone begins with a capital letter."""

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hachiya.words.languages import REFERENCE, ROOT

SOURCES = sorted((Path(__file__).parents[2] / "src").rglob("*.py"))

TOPICS = {
    "admin",
    "ask",
    "bots",
    "command",
    "db",
    "env",
    "fair",
    "history",
    "meet",
    "puzzle",
    "record",
    "reel",
    "serve",
    "study",
    "table",
    "judge",
    "tally",
}
"""Topics of errors and notices; all their messages stand alone, except for `PARTS`."""
FAMILIES = (
    "action-lacks-",
    "client-",
    "drill-no-kind",
    "learn-nothing-to-choose",
    "match-deal-",
    "match-no-",
    "match-not-",
    "match-over",
    "match-to-",
    "match-wrong-",
    "picture-",
    "position-",
    "odds-drawn-into",
    "odds-needs-",
    "odds-wrong-",
    "own-take-in-",
    "page-gone-",
    "page-offline-",
    "review-nothing",
    "shuffle-",
    "start-failed",
    "stats-in-",
    "stats-no-",
    "trick-follow-",
    "trick-held-",
    "trick-jokers-",
    "trick-no-",
    "trick-none-",
    "trick-not-",
    "trick-number-",
    "trick-only-",
    "trick-pair-",
    "trick-single-",
    "trick-that-",
    "trick-two-",
    "trick-wrong",
)
"""Errors and notices of topics that are mostly labels."""
PARTS = (
    "admin-spectator",
    "admin-state-",
    "command-chosen-ribbons",
    "command-played-",
    "match-no-suit",
    "record-had-to-",
    "stats-no-yaku",
    "trick-no-suit",
)
"""Messages that are parts of other messages, or labels."""
SECTION_OF_PARTS = "What could be expected"
"""The heading above further messages that are parts of other messages."""


def english() -> Iterator[tuple[str, ftl.Message]]:
    """Every English message with the heading above it."""
    for path in sorted((ROOT / REFERENCE).glob("*.ftl")):
        heading = ""
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.GroupComment):
                heading = entry.content or ""
            elif isinstance(entry, ftl.Message):
                yield heading, entry


def stands_alone(heading: str, key: str) -> bool:
    """Whether a message is shown as a sentence of its own."""
    if heading == SECTION_OF_PARTS or key.startswith(PARTS):
        return False
    return key.partition("-")[0] in TOPICS or key.startswith(FAMILIES)


ALONE = {entry.id.name: entry for heading, entry in english() if stands_alone(heading, entry.id.name)}


def beginnings(pattern: ftl.Pattern) -> Iterator[str]:
    """The first text of each variant; variants that begin with an argument are left out."""
    first = pattern.elements[0]
    if isinstance(first, ftl.TextElement):
        yield first.value
    elif isinstance(first.expression, ftl.SelectExpression):
        for variant in first.expression.variants:
            yield from beginnings(variant.value)


def test_standalone_english_messages_begin_with_a_capital_or_literal() -> None:
    texts = [(key, text) for key, entry in ALONE.items() if entry.value for text in beginnings(entry.value)]
    assert len(texts) > 200
    assert [(key, text) for key, text in texts if not (text[0].isupper() or text[0] in "0123456789`-'“…")] == []


def raised() -> Iterator[str]:
    """The key of each message that forms a whole error."""
    for path in SOURCES:
        tree = ast.parse(path.read_text("utf-8"))
        imports = [
            node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "hachiya.words.say"
        ]
        topics = {name.asname or name.name: name.name for node in imports for name in node.names}
        for node in ast.walk(tree):
            match node:
                case ast.Raise(exc=ast.Call(args=[*_, ast.Call(func=ast.Attribute(ast.Name(topic), name))])):
                    pass
                case ast.Call(
                    func=ast.Attribute(ast.Call(ast.Name("super")), "__init__"),
                    args=[ast.Call(func=ast.Attribute(ast.Name(topic), name))],
                ):
                    pass
                case _:
                    continue
            if topic in topics:
                yield f"{topics[topic]}-{name.replace('_', '-')}"


def test_every_error_message_is_listed_as_standalone() -> None:
    keys = {*raised()}
    assert len(keys) > 200
    assert keys - ALONE.keys() == set()
