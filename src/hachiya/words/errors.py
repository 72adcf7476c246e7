"""Errors for people: each carries a message, which can be said in any language of the catalogue.

Without `hachiya[words]` an error shows the key and arguments of its message, and how to install words. Only an error
that names a missing extra speaks then too.

Every error is raised at the boundary, where text or actions come in; the rules themselves raise nothing. A message says
what was wrong, where, and what would have been right.
"""

from collections.abc import Sequence

from hachiya.words.message import Message
from hachiya.words.say import record, tally


class HachiyaError(Exception):
    """The base of all errors that the caller can mend.

    Example:
        >>> from hachiya import HachiyaError, Match
        >>> try:
        ...     Match("poker")
        ... except HachiyaError as error:
        ...     print(error.message.key, error, sep=": ")
        table-no-game: There is no game 'poker'; the games are: sannin, nakayoshi, shiragiku, hachiju, bashifen
    """

    names: Sequence[str] = ()
    """The players' names by seat, where the error was raised at a table that has them."""

    def __init__(self, message: Message) -> None:
        """Make an error of its message.

        Args:
            message: What is wrong, as a message of the catalogue.
        """
        super().__init__(message)
        self.message = message
        """The message that says what is wrong."""

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """Say the error in a language.

        Args:
            language: The code of a language: `en`, `ja` or `zh`.

        Returns:
            The sentence; without `hachiya[words]` the key and the arguments of the message.

        Example:
            >>> from hachiya import HachiyaError, Match
            >>> try:
            ...     Match("sannin").play("pass")
            ... except HachiyaError as error:
            ...     print(error.text("ja"))
            先に札を配ってください: deal()
        """
        try:
            from hachiya.words.voice import Voice  # noqa: PLC0415  (a program that says nothing loads no catalogue)
        except ModuleNotFoundError:
            return self._without_words(language)
        return Voice(language, self.names).say(self.message)

    def _without_words(self, _language: str) -> str:
        return f"{_as_data(self.message)} (in words with: pip install 'hachiya[words]')"


class UnknownName(HachiyaError):
    """Raised for a game, option, value, bot, language or format that does not exist; the message lists those that do.

    Example:
        >>> from hachiya import Match
        >>> Match("sannin").text("la")
        Traceback (most recent call last):
            ...
        hachiya.words.errors.UnknownName: There is no language 'la'; the languages are: en, ja, zh
    """


class BadSeats(HachiyaError):
    """Raised for a number of seats that the game does not have, or a seat that does not exist.

    Example:
        >>> from hachiya import Match
        >>> Match("bashifen", seats=3)
        Traceback (most recent call last):
            ...
        hachiya.words.errors.BadSeats: bashifen is for 4 players, not for 3
    """


class IllegalAction(HachiyaError):
    """Raised for an action that the rules do not allow now; the message lists the allowed actions.

    Example:
        >>> from hachiya import Match
        >>> Match("sannin").play("pass")
        Traceback (most recent call last):
            ...
        hachiya.words.errors.IllegalAction: A deal is due first: deal()
    """


class IllegalFact(HachiyaError):
    """Raised for a fact about a deal that cannot have happened; the message says which and what could have.

    Example:
        >>> from hachiya.words.errors import IllegalFact
        >>> from hachiya.words.say import table
        >>> IllegalFact(2, table.over()).fact
        2
    """

    def __init__(self, fact: int, what: Message) -> None:
        """Make an error of the fact's place and of what is wrong.

        Args:
            fact: The place of the fact among those of the deal, from 1; 0 where the deal itself is wrong; one more than
                there are facts where one is missing.
            what: What is wrong with the fact or the deal.
        """
        super().__init__(tally.at(fact=fact, what=what) if fact else what)
        self.args = (fact, what)  # unpickling in another process calls the class with these
        self.what = what
        """What is wrong, without the place of the fact."""
        self.fact = fact
        """The place of the fact among those of the deal, from 1; 0 where the deal itself is wrong."""


class BadDeck(HachiyaError):
    """Raised for a deck that is not every card exactly once.

    Example:
        >>> from hachiya import Match
        >>> Match("sannin").deal([0, 0])
        Traceback (most recent call last):
            ...
        hachiya.words.errors.BadDeck: A deck must have each of the 48 cards exactly once
    """


class BadDraw(HachiyaError):
    """Raised for draws for seats that are not the rounds that the rule asks for (RULES C-161).

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.games.seating import first_dealer
        >>> first_dealer([], 3, GAMES["sannin"].seating)
        Traceback (most recent call last):
            ...
        hachiya.words.errors.BadDraw: seat 0, seat 1 and seat 2 have drawn equal cards and must draw again
    """


class BadRecord(HachiyaError):
    """Raised for a record that cannot be read or does not follow the rules.

    Example:
        >>> from hachiya.records.jsonl import loads
        >>> list(loads("nothing"))
        Traceback (most recent call last):
            ...
        hachiya.words.errors.BadRecord: Line 1, column 1: Not JSON: Expecting value
    """

    def __init__(self, what: Message, line: int, column: int | None = None) -> None:
        """Make an error of its place in a record.

        Args:
            what: The message without the place.
            line: The number of the line, from 1.
            column: The number of the column, from 1; None where the whole line is meant.
        """
        at_line = record.at_line(line=line, what=what)
        super().__init__(record.at_column(line=line, column=column, what=what) if column else at_line)
        self.args = (what, line, column)  # unpickling in another process calls the class with these
        self.what = what
        """The message without the place."""
        self.line = line
        """The number of the line, from 1."""
        self.column = column
        """The number of the column, from 1; None where the whole line is meant."""


class MissingExtra(HachiyaError):
    """Raised if a part of the package is needed and not installed; the message says how to install it.

    Example:
        >>> from hachiya.words.errors import MissingExtra
        >>> from hachiya.words.say import command
        >>> print(MissingExtra(command.needs_extra(name="rich", extra="cli")))
        This needs rich, which is not installed: pip install 'hachiya[cli]'
    """

    @property
    def extra(self) -> str:
        """The name of the extra to install: `pip install 'hachiya[EXTRA]'`.

        Example:
            >>> from hachiya.words.errors import MissingExtra
            >>> from hachiya.words.say import command
            >>> MissingExtra(command.needs_extra(name="rich", extra="cli")).extra
            'cli'
        """
        return str(dict(self.message.arguments)["extra"])

    def _without_words(self, language: str) -> str:
        """Say the sentence without the extra that reads the catalogue: it has no forms, and its arguments are text."""
        import re  # noqa: PLC0415  (needed only without `hachiya[words]`)

        from hachiya.words.languages import ROOT  # noqa: PLC0415

        arguments, topic = dict(self.message.arguments), self.message.key.partition("-")[0]
        text = (ROOT / language / f"{topic}.ftl").read_text("utf-8")
        (sentence,) = re.findall(rf"^{self.message.key} = (.*)$", text, re.MULTILINE)
        return re.sub(r"{ \$(\w+) }", lambda match: str(arguments[match[1]]), sentence)


class UnknownTopic(HachiyaError):
    """Raised for a topic of odds that does not exist or that the game does not have; the message lists those that do.

    Example:
        >>> from hachiya import odds
        >>> odds.odds("stage-cards", "hachiju")
        Traceback (most recent call last):
            ...
        hachiya.words.errors.UnknownTopic: hachijū has no odds on stage-cards; the games that have them are: bashifen
    """


class BadNumber(HachiyaError):
    """Raised for a number out of its range, such as a seed or a number of cards; the message says the range.

    Example:
        >>> from hachiya import Match
        >>> Match("sannin", seed=-1)
        Traceback (most recent call last):
            ...
        hachiya.words.errors.BadNumber: seed is a whole number from 0 to 9223372036854775807, not -1
    """


class BadCards(HachiyaError):
    """Raised for letters that are no cards, or not the right number of different cards.

    Example:
        >>> from hachiya import odds
        >>> odds.first_cards("sannin", cards="AA")
        Traceback (most recent call last):
            ...
        hachiya.words.errors.BadCards: 'AA' is not 1 to 7 different cards; a card is a letter, A to Z and a to v
    """


class BadArray(HachiyaError):
    """Raised for an array that an environment cannot take; the message says what it must be.

    Example:
        >>> import numpy as np
        >>> from hachiya.envs import batch
        >>> env = batch.make("sannin", 2)
        >>> env.reset()
        >>> env.step(np.zeros(3, np.int64))
        Traceback (most recent call last):
            ...
        hachiya.words.errors.BadArray: actions must be an array of integers with the shape (2,), not int64 (3,)
    """


class EnvironmentNotReady(HachiyaError):
    """Raised for a call of an environment that is closed, that has not begun, or whose episode is over.

    Example:
        >>> from hachiya.envs import batch
        >>> env = batch.make("sannin", 2)
        >>> env.close()
        >>> env.reset()
        Traceback (most recent call last):
            ...
        hachiya.words.errors.EnvironmentNotReady: The environment is closed: make a new one
    """


def _as_data(message: Message) -> str:
    import json  # noqa: PLC0415  (needed only without `hachiya[words]`)

    from hachiya.words.wire import message_json  # noqa: PLC0415

    arguments = message_json(message).get("args", {}).items()
    return " ".join([message.key, *(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in arguments)])
