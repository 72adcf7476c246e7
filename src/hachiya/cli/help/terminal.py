"""The help page of a command as text for a terminal."""

from collections.abc import Iterator

from hachiya.cli.help.page import HelpPage, Row
from hachiya.words.columns import align_left, width, wrap
from hachiya.words.message import Message
from hachiya.words.voice import say

_LARGEST_NAMES = 26
"""The most columns for the names; the meaning of longer names begins on the next line."""
_LEAST_MEANING = 20


def terminal_text(page: HelpPage, lang: str, columns: int) -> str:
    """Write a help page in so many columns, without the last line end."""
    usage = say(Message("help-usage", (("form", page.usage),)), lang)
    parts = ["\n".join(wrap(line, columns)) for line in (usage, *page.text.split("\n")) if line]
    sections = {"help-arguments": page.arguments, "help-options": page.options, "help-commands": page.commands}
    for head, rows in sections.items():
        if rows:
            parts.append("\n".join([say(Message(head), lang), *_rows(rows, lang, columns)]))
    return "\n\n".join(parts)


def _rows(rows: tuple[Row, ...], lang: str, columns: int) -> Iterator[str]:
    names = [" ".join(filter(None, (", ".join(row.names), row.value))) for row in rows]
    wide = max((width(name) for name in names if width(name) <= _LARGEST_NAMES), default=_LARGEST_NAMES)
    for row, name in zip(rows, names, strict=True):
        lines = wrap(meaning(row, lang), max(_LEAST_MEANING, columns - wide - 4))
        if width(name) > wide:
            yield f"  {name}"
        else:
            yield f"  {align_left(name, wide)}  {lines.pop(0) if lines else ''}".rstrip()
        yield from (f"{' ' * (wide + 4)}{line}" for line in lines)


def meaning(row: Row, lang: str) -> str:
    """Say what a parameter or command means, with its default and its environment variable."""
    notes = [
        say(Message(key, (("value", value),)), lang)
        for key, value in (("help-default", row.default), ("help-variable", row.variable))
        if value
    ]
    return " ".join([row.meaning, *notes])
