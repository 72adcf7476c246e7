"""A line of `.fuda` in words: quoted text, comments, columns, and the errors that point at them."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from hachiya.records.validation_errors import quoted
from hachiya.words.errors import BadRecord
from hachiya.words.message import Message
from hachiya.words.say import record as say


class Token(NamedTuple):
    """A word of a line, with its column (1-based)."""

    column: int
    text: str
    quoted: bool = False


class Row:
    """A line in words; `fail` raises its errors."""

    def __init__(self, number: int, text: str, start: int = 0) -> None:
        self.number = number
        self.text = text
        self.end = len(text.rstrip()) + 1
        self.tokens = list(self._tokens(start))

    _TOKEN = re.compile(r'\s+|#.*|(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<word>[^\s"#]+)')

    def _tokens(self, at: int) -> Iterator[Token]:
        while at < len(self.text):
            found = self._TOKEN.match(self.text, at)
            if not found:
                self.fail(at + 1, say.closing_quote())
            if word := found["word"]:
                yield Token(at + 1, word)
            elif text := found["quoted"]:
                yield Token(at + 1, self._unquoted(at, text), quoted=True)
            at = found.end()

    def _unquoted(self, at: int, text: str) -> str:
        try:
            return str(json.loads(text))
        except json.JSONDecodeError as error:
            self.fail(at + error.pos + 1, say.json_text())

    def fail(self, column: int, right: Message, found: str | None = None) -> NoReturn:
        """Raise: expected this, not that."""
        if found is None:
            raise BadRecord(say.expected(expected=[right]), self.number, column)
        raise BadRecord(say.expected_not(expected=[right], found=quoted(found)), self.number, column)
