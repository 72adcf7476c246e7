"""The catalogue: one folder a language, one file of messages a topic, in the format of Project Fluent.

A key begins with its topic, so that a language's files are read one by one, when the first of their messages is said.
What cannot be read is damage: it is named, and English stands in for it.
"""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from threading import RLock
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hachiya.words import languages as shelf
from hachiya.words.languages import REFERENCE

_log = logging.getLogger(__name__)


class Damage(NamedTuple):
    """What is wrong with a file of messages, in English: the catalogue itself cannot say it."""

    language: str
    file: str
    line: int
    key: str
    what: str

    def __str__(self) -> str:
        place = f"{self.language}/{self.file}" + (f", line {self.line}" if self.line else "")
        return f"messages {place}{f', {self.key}' if self.key else ''}: {self.what}"


@dataclass(frozen=True)
class Entry:
    """A message that can be said, in the language that has it."""

    bundle: FluentBundle
    pattern: Any
    variables: frozenset[str]


@cache
def catalogue(language: str) -> "Catalogue":
    """The messages of a language."""
    return Catalogue(language)


def damages() -> list[Damage]:
    """Everything that is wrong with any language, all of it read."""
    return [damage for language in shelf.languages() for damage in Catalogue(language).damages()]


class Catalogue:
    """The messages of one language, read as they are needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.folder = shelf.ROOT / language
        self._bundle = FluentBundle([language, REFERENCE], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        self._read: set[str] = set()
        self._found: dict[str, Entry | None] = {}
        self._named: dict[str, frozenset[str]] = {}
        self._lock = RLock()

    def find(self, key: str) -> Entry | None:
        """The message of this key, or of its part behind a dot; None if this language has none."""
        if key not in self._found:
            with self._lock:
                for damage in self.read(key.partition("-")[0]):
                    _log.error("%s", damage)
                self._found[key] = self._entry(key)
        return self._found[key]

    def all_keys(self) -> list[str]:
        """Every key, those of parts too."""
        for topic in self.topics():
            self.read(topic)
        parts = [f"{key}.{part.id.name}" for key, message in self._messages.items() for part in message.attributes]
        return [*(key for key, message in self._messages.items() if message.value), *parts]

    def topics(self) -> list[str]:
        """The files of the language, without their ending."""
        return sorted(path.stem for path in self.folder.glob("*.ftl"))

    def sound(self, topic: str) -> list[ast.Message]:
        """The messages of a topic that can be said."""
        with self._lock:
            self.read(topic)
            own = [message for key, message in self._messages.items() if key.partition("-")[0] == topic]
            return [message for message in own if not self._wants(message.id.name)]

    def named(self, topic: str) -> frozenset[str]:
        """What the things of a topic are called, those whose names speak of nothing."""
        if topic not in self._named:
            entries = [self.find(message.id.name) for message in self.sound(topic)]
            bare = [entry for entry in entries if entry is not None and not entry.variables]
            self._named[topic] = frozenset(str(one.bundle.format_pattern(one.pattern, {})[0]) for one in bare)
        return self._named[topic]

    def forget(self, key: str) -> None:
        """Do without a message that cannot be said."""
        self._found[key] = None

    def damages(self) -> Iterator[Damage]:
        """What is wrong with it: files that cannot be read, and messages that want what they are not given."""
        for topic in self.topics():
            yield from self.read(topic)
        for key in self.all_keys():
            file, wanted = f"{key.partition('-')[0]}.ftl", self._wants(key)
            if catalogue(REFERENCE).find(key) is None and "." not in key:  # parts may be a language's own
                yield Damage(self.language, file, 0, key, "there is no such message")
            elif wanted:
                yield Damage(self.language, file, 0, key, f"it is told nothing of {', '.join(wanted)}")

    def _wants(self, key: str) -> list[str]:
        """What a message speaks of although it is not told of it."""
        entry, right = self._entry(key), catalogue(REFERENCE).find(key)
        if entry is None or right is None:
            return []
        given = {name.partition("-")[0] for name in right.variables}
        return sorted(name for name in entry.variables if name.partition("-")[0] not in given)

    def read(self, topic: str) -> list[Damage]:
        """Read a topic's file, if that has not been done; what is wrong with it."""
        if topic in self._read:
            return []
        self._read.add(topic)
        path = self.folder / f"{topic}.ftl"
        try:
            text = path.read_text("utf-8")
        except FileNotFoundError:
            return []
        except (OSError, UnicodeDecodeError) as error:
            return [Damage(self.language, path.name, 0, "", f"it cannot be read ({error})")]
        resource = FluentParser().parse(text)
        found = []
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                found.append(self._junk(path.name, text, entry))
            elif isinstance(entry, ast.Message):
                key = entry.id.name
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                if key.partition("-")[0] != topic:
                    found.append(Damage(self.language, path.name, line, key, f"its key does not begin with {topic}-"))
                elif key in self._messages:
                    found.append(Damage(self.language, path.name, line, key, "it stands there twice"))
                else:
                    self._messages[key] = entry
        self._bundle.add_resource(resource)
        return found

    def _junk(self, file: str, text: str, junk: ast.Junk) -> Damage:
        content = junk.content or ""
        begin = junk.span.start if junk.span else 0
        start = begin + len(content) - len(content.lstrip())
        key = content.split("=")[0].strip().splitlines()[-1:] or [""]
        what = junk.annotations[0].message if junk.annotations else "it cannot be read"
        return Damage(self.language, file, text.count("\n", 0, start) + 1, key[0], str(what))

    def _entry(self, key: str) -> Entry | None:
        name, _, part = key.partition(".")
        message = self._messages.get(name)
        if message is None:
            return None
        found = next((one.value for one in message.attributes if one.id.name == part), None) if part else message.value
        if found is None:
            return None
        compiled = self._bundle.get_message(name)
        pattern = compiled.attributes[part] if part else compiled.value
        return Entry(self._bundle, pattern, frozenset(self._variables(found)))

    def _variables(self, pattern: ast.Pattern) -> set[str]:
        """What the pattern, and those that it refers to, say something of."""
        seen = _Names()
        seen.visit(pattern)
        for name in seen.references:
            inner = self._messages.get(name)
            if inner is not None and inner.value is not None:
                seen.variables |= self._variables(inner.value)
        return seen.variables


class _Names(Visitor):
    """Collects the variables of a pattern, and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's way)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)
