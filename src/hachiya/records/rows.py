"""Splits a line of `.fuda` into words: quoted text, comments, columns, and errors that point at a column."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from hachiya.records.validation_errors import quoted
from hachiya.words.errors import BadRecord
from hachiya.words.message import Message
from hachiya.words.say import record as say


class Token(NamedTuple):
    """A word of a line, with its column (from 1)."""

    column: int
    text: str
    quoted: bool = False


class LineWords:
    """A line of a `.fuda` file split into words; `fail` raises errors that point at a column."""

    def __init__(self, number: int, text: str, start: int = 0) -> None:
        self.number = number
        self.text = text
        self.end = len(text.rstrip()) + 1
        self.tokens = list(self._tokens(start))

    _TOKEN = re.compile(r'\s+|#.*|(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<word>[^\s"#]+)')

    def _tokens(self, at: int) -> Iterator[Token]:
        while at < len(self.text):
            match = self._TOKEN.match(self.text, at)
            if not match:
                self.fail(at + 1, say.closing_quote())
            if word := match["word"]:
                yield Token(at + 1, word)
            elif text := match["quoted"]:
                yield Token(at + 1, self._unquoted(at, text), quoted=True)
            at = match.end()

    def _unquoted(self, at: int, text: str) -> str:
        try:
            return str(json.loads(text))
        except json.JSONDecodeError as error:
            self.fail(at + error.pos + 1, say.json_text())

    def fail(self, column: int, right: Message, text: str | None = None) -> NoReturn:
        """Raise BadRecord: expected `right`, and `text`, if any, stands there instead."""
        if text is None:
            raise BadRecord(say.expected(expected=[right]), self.number, column)
        raise BadRecord(say.expected_not(expected=[right], found=quoted(text)), self.number, column)
