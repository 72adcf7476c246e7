"""Errors for people: each carries a message, which can be said in any language of the catalogue.

Without `hachiya[words]` an error shows the key and arguments of its message, and how to install words.

Every error is raised at the boundary, where text or actions come in; the rules themselves raise nothing. A message says
what was wrong, where, and what would have been right.
"""

from collections.abc import Sequence

from hachiya.words.message import Message
from hachiya.words.say import record, tally


class HachiyaError(Exception):
    """The base of all errors that callers can correct: `message` says what was wrong, `str()` says it in English."""

    names: Sequence[str] = ()
    """The names of the players, where the error was raised at a table that has names."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """The message in `language`, a code such as `ja`; without `hachiya[words]` its key and arguments."""
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
    """A number of seats that the game cannot be played with."""


class IllegalAction(HachiyaError):
    """An action that the rules do not allow here; the message lists what they allow."""


class IllegalFact(HachiyaError):
    """A fact in the summary of a month that contradicts the rules; the message names the fact and the possible ones.

    `fact` is the number of the wrong fact, from 1. It is 0 if the month as a whole is wrong, and one more than the
    number of facts if a fact is missing.
    """

    def __init__(self, fact: int, what: Message) -> None:
        """`what` says what is wrong with the fact of this number (from 1), or with the month (0)."""
        super().__init__(tally.at(fact=fact, what=what) if fact else what)
        self.fact = fact


class BadDeck(HachiyaError):
    """A deck that does not hold each card the right number of times."""


class BadDraw(HachiyaError):
    """Draws for the seats that do not form the rounds of the rule."""


class BadRecord(HachiyaError):
    """A record that cannot be read or breaks the rules, at a `line` (from 1) and `column`.

    `column` is None if the fault is in the line as a whole; `what` is the message without the place.
    """

    def __init__(self, what: Message, line: int, column: int | None = None) -> None:
        at_line = record.at_line(line=line, what=what)
        super().__init__(record.at_column(line=line, column=column, what=what) if column else at_line)
        self.args = (what, line, column)  # unpickling in another process calls the class with these
        self.what = what
        self.line = line
        self.column = column


class MissingExtra(HachiyaError):
    """An optional part of the package that is needed but not installed; the message says how to install it."""

    @property
    def extra(self) -> str:
        """The name of the part: `pip install 'hachiya[EXTRA]'`."""
        return str(dict(self.message.arguments)["extra"])

    @property
    def _to_install(self) -> str:
        return f"not installed: pip install 'hachiya[{self.extra}]'"


class UnknownTopic(HachiyaError):
    """A topic of odds that does not exist, or that this game does not have; the message lists the topics."""


class BadNumber(HachiyaError):
    """A number (of cards, a seed) outside its range; the message gives the range."""


class BadCards(HachiyaError):
    """Letters that are not card letters, or not the required number of distinct cards."""


def _as_data(message: Message) -> str:
    import json  # noqa: PLC0415  (needed only without `hachiya[words]`)

    from hachiya.words.wire import message_json  # noqa: PLC0415

    arguments = message_json(message).get("args", {}).items()
    return " ".join([message.key, *(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in arguments)])
