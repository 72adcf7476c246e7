"""The catalogue of messages in the format of Project Fluent: a folder for each language, a file for each topic.

A key begins with the name of its topic. A file is read when the first of its messages is needed. A message that cannot
be read is a damage: the log reports it, and English stands in for it.
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
    """A fault in a file of the catalogue, described in English, since the catalogue is at fault."""

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
    """A message that can be said: its text in one language."""

    bundle: FluentBundle
    pattern: Any
    variables: frozenset[str]


@cache
def catalogue(language: str) -> "Catalogue":
    """The catalogue of messages in one language."""
    return Catalogue(language)


def damages() -> list[Damage]:
    """All faults in the catalogues of all languages; every file is read for it."""
    return [damage for language in shelf.languages() for damage in Catalogue(language).damages()]


class Catalogue:
    """The messages of one language; each file is read when it is needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.folder = shelf.ROOT / language
        self._bundle = FluentBundle([language, REFERENCE], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        self._read_topics: set[str] = set()
        self._entries: dict[str, Entry | None] = {}
        self._names_by_topic: dict[str, frozenset[str]] = {}
        self._lock = RLock()

    def find(self, key: str) -> Entry | None:
        """The message with this `key`, or a part of a message (`key.part`); None if the language does not have it."""
        if key not in self._entries:
            with self._lock:
                for damage in self.read(key.partition("-")[0]):
                    _log.error("%s", damage)
                self._entries[key] = self._entry(key)
        return self._entries[key]

    def all_keys(self) -> list[str]:
        """The keys of all messages and of all their parts."""
        for topic in self.topics():
            self.read(topic)
        parts = [f"{key}.{part.id.name}" for key, message in self._messages.items() for part in message.attributes]
        return [*(key for key, message in self._messages.items() if message.value), *parts]

    def topics(self) -> list[str]:
        """The names of the language's files, without `.ftl`."""
        return sorted(path.stem for path in self.folder.glob("*.ftl"))

    def sound_messages(self, topic: str) -> list[ast.Message]:
        """The messages of a topic that have no fault."""
        with self._lock:
            self.read(topic)
            own = [message for key, message in self._messages.items() if key.partition("-")[0] == topic]
            return [message for message in own if not self._missing_variables(message.id.name)]

    def names_of(self, topic: str) -> frozenset[str]:
        """All names in a topic of names (`bot`); messages with variables are no names."""
        if topic not in self._names_by_topic:
            entries = [self.find(message.id.name) for message in self.sound_messages(topic)]
            bare = [entry for entry in entries if entry is not None and not entry.variables]
            self._names_by_topic[topic] = frozenset(
                str(entry.bundle.format_pattern(entry.pattern, {})[0]) for entry in bare
            )
        return self._names_by_topic[topic]

    def forget(self, key: str) -> None:
        """Treat a message that cannot be said as absent."""
        self._entries[key] = None

    def damages(self) -> Iterator[Damage]:
        """The faults of the language: files that cannot be read, unknown messages, unknown variables."""
        for topic in self.topics():
            yield from self.read(topic)
        for key in self.all_keys():
            file, missing = f"{key.partition('-')[0]}.ftl", self._missing_variables(key)
            if catalogue(REFERENCE).find(key) is None and "." not in key:  # parts may be a language's own
                yield Damage(self.language, file, 0, key, "there is no such message")
            elif missing:
                yield Damage(self.language, file, 0, key, f"it is told nothing of {', '.join(missing)}")

    def _missing_variables(self, key: str) -> list[str]:
        """The variables of a message that the English message does not have."""
        entry, english = self._entry(key), catalogue(REFERENCE).find(key)
        if entry is None or english is None:
            return []
        available = {name.partition("-")[0] for name in english.variables}
        return sorted(name for name in entry.variables if name.partition("-")[0] not in available)

    def read(self, topic: str) -> list[Damage]:
        """Read a topic's file on the first call and return its faults; later calls return an empty list."""
        if topic in self._read_topics:
            return []
        self._read_topics.add(topic)
        path = self.folder / f"{topic}.ftl"
        try:
            text = path.read_text("utf-8")
        except FileNotFoundError:
            return []
        except (OSError, UnicodeDecodeError) as error:
            return [Damage(self.language, path.name, 0, "", f"it cannot be read ({error})")]
        resource = FluentParser().parse(text)
        faults = []
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                faults.append(self._junk(path.name, text, entry))
            elif isinstance(entry, ast.Message):
                key = entry.id.name
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                if key.partition("-")[0] != topic:
                    faults.append(Damage(self.language, path.name, line, key, f"its key does not begin with {topic}-"))
                elif key in self._messages:
                    faults.append(Damage(self.language, path.name, line, key, "it stands there twice"))
                else:
                    self._messages[key] = entry
        self._bundle.add_resource(resource)
        return faults

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
        values = {"": message.value} | {attribute.id.name: attribute.value for attribute in message.attributes}
        if (value := values.get(part)) is None:
            return None
        compiled = self._bundle.get_message(name)
        pattern = compiled.attributes[part] if part else compiled.value
        return Entry(self._bundle, pattern, frozenset(self._variables(value)))

    def _variables(self, pattern: ast.Pattern) -> set[str]:
        """The variables of a pattern and of all patterns to which it refers."""
        names = _Names()
        names.visit(pattern)
        for name in names.references:
            inner = self._messages.get(name)
            if inner is not None and inner.value is not None:
                names.variables |= self._variables(inner.value)
        return names.variables


class _Names(Visitor):
    """Collects the variables of a pattern and the messages to which the pattern refers."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's way)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)
