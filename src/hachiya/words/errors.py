"""Errors that a person reads: each carries a message, which is said in the language of whoever reads it.

Without `hachiya[words]` nothing is said: then an error shows its message as data, and how words are installed.

Rules raise nothing (legality is checked at the boundary), so every error of the project is raised where words or
actions from outside come in, and says what was wrong, where, and what would have been right.
"""

from collections.abc import Sequence

from hachiya.words.message import Message
from hachiya.words.say import record, tally


class HachiyaError(Exception):
    """Base of every error that is the caller's to mend: `message` says what was wrong, `str()` is it in English."""

    names: Sequence[str] = ()
    """What those at the table are called, where it was raised at one that knows."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """The sentence in a `language`, by its code; without `hachiya[words]` the key and arguments of the message."""
        try:
            from hachiya.words.voice import Voice  # noqa: PLC0415  (a program that says nothing loads no catalogue)
        except ModuleNotFoundError:
            return f"{_as_data(self.message)} ({self._to_install})"
        return Voice(language, self.names).say(self.message)

    @property
    def _to_install(self) -> str:
        return "in words with: pip install 'hachiya[words]'"


class UnknownName(HachiyaError):
    """A game, option, value, bot or format that does not exist; the message lists those that do."""


class BadSeats(HachiyaError):
    """A number of seats that the game does not have."""


class IllegalAction(HachiyaError):
    """An action that the rules do not allow here; the message lists what they allow."""


class IllegalFact(HachiyaError):
    """A fact told about a month that cannot have happened; the message says which and what could.

    `fact` is its place among those told, from 1; 0 where the month itself is wrong, one more than there are where
    something is missing.
    """

    def __init__(self, fact: int, what: Message) -> None:
        """Say of the `fact` told in that place (from 1) `what` is wrong with it; of the month itself, `what` alone."""
        super().__init__(tally.at(fact=fact, what=what) if fact else what)
        self.fact = fact


class BadDeck(HachiyaError):
    """A deck that is not every card exactly once."""


class BadDraw(HachiyaError):
    """Draws for the seats that are not the rounds that the rule asks for."""


class BadRecord(HachiyaError):
    """A record that cannot be read or does not follow the rules, with its `line` (1-based) and `column`.

    `column` is None where the whole line is meant; `what` is the message without the place.
    """

    def __init__(self, what: Message, line: int, column: int | None = None) -> None:
        at_line = record.at_line(line=line, what=what)
        super().__init__(record.at_column(line=line, column=column, what=what) if column else at_line)
        self.args = (what, line, column)  # with which a copy is made in another process
        self.what = what
        self.line = line
        self.column = column


class MissingExtra(HachiyaError):
    """What was asked for needs a part that is not installed; the message says how it is."""

    @property
    def extra(self) -> str:
        """The part that brings it: `pip install 'hachiya[EXTRA]'`."""
        return str(dict(self.message.arguments)["extra"])

    @property
    def _to_install(self) -> str:
        return f"not installed: pip install 'hachiya[{self.extra}]'"


class UnknownTopic(HachiyaError):
    """Odds that are not known, or not of this game; the message lists what is."""


class BadNumber(HachiyaError):
    """A number of cards, or a seed, that there cannot be; the message says which there can."""


class BadCards(HachiyaError):
    """Cards that are none, or not as many different ones as are asked for."""


def _as_data(message: Message) -> str:
    import json  # noqa: PLC0415  (only where nothing can be said)

    from hachiya.words.wire import message_json  # noqa: PLC0415

    arguments = message_json(message).get("args", {}).items()
    return " ".join([message.key, *(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in arguments)])
