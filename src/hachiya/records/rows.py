"""A line of `.fuda` in words: quoted text, comments, columns, and the errors that point at them."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from hachiya.engine.errors import BadRecord
from hachiya.records.complaints import quoted


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
                self.fail(at + 1, 'a closing quote (")', '閉じる引用符（"）')
            if word := found["word"]:
                yield Token(at + 1, word)
            elif text := found["quoted"]:
                yield Token(at + 1, self._unquoted(at, text), quoted=True)
            at = found.end()

    def _unquoted(self, at: int, text: str) -> str:
        try:
            return str(json.loads(text))
        except json.JSONDecodeError as error:
            self.fail(at + error.pos + 1, 'text quoted as in JSON (\\" \\\\ \\n \\u…)', "JSON形式の引用文字列")

    def fail(self, column: int, en: str, ja: str, found: str | None = None) -> NoReturn:
        """Raise: expected this, not that."""
        if found is None:
            raise BadRecord(f"expected {en}", f"{ja}が要ります", self.number, column)
        odd = quoted(found)
        raise BadRecord(f"expected {en}, not {odd}", f"{odd} ではなく{ja}が要ります", self.number, column)
