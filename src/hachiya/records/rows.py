"""Splits a line of `.fuda` into words: quoted text, comments, columns, and errors that point at a column."""

import json
import re
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
        self.tokens = self._split(start)

    _TOKEN = re.compile(r'(?:(?P<word>[^\s"#]+)|(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<comment>#.*))\s*')
    _SPACE = re.compile(r"\s*")

    def _split(self, start: int) -> list[Token]:
        tokens = []
        text, match_token = self.text, self._TOKEN.match
        space = self._SPACE.match(text, start)
        at = space.end() if space else start
        while at < len(text):
            match = match_token(text, at)
            if not match:
                self.fail(at + 1, say.closing_quote())
            if match.lastgroup == "word":
                tokens.append(Token(at + 1, match[1]))
            elif match.lastgroup == "quoted":
                tokens.append(Token(at + 1, self._unquoted(at, match[2]), quoted=True))
            at = match.end()
        return tokens

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
