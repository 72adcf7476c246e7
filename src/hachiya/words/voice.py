"""Says messages in a language.

An argument named `x` fills `{ $x }`. A message may ask for another way of saying an argument by words behind its name
(`$x-name-and`):

- several arguments: with commas between them, or with `and`, `or`, `beside` (side by side), `partners`, or by `count`;
- a seat: by the name and title of its player, or by the bare `name`;
- cards: by name, by `letters` or by `count`;
- yaku: by name, or `explained` with their meaning.
"""

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

from fluent.runtime.types import fluent_number

from hachiya.words.arguments import Cards, Pack, Seat, Sum, YakuKeys
from hachiya.words.catalogue import Catalogue, Entry, catalogue
from hachiya.words.languages import REFERENCE
from hachiya.words.message import Argument, Message, Sentence, Telling

LONGEST = 2000
"""The most letters of one argument; longer text is cut, since the library accepts no more than 2,500."""
HIDDEN = "?"
_NUMBER = re.compile(r" \d+$")
_SUITS = dict(zip("SHDC", "♠♥♦♣", strict=True))

_log = logging.getLogger(__name__)


class WrongMessage(LookupError):
    """The error that a message does not exist or lacks an argument: a bug of the program.

    Example:
        >>> from hachiya.words.message import Message
        >>> from hachiya.words.voice import say
        >>> say(Message("nothing"), "en")
        Traceback (most recent call last):
            ...
        hachiya.words.voice.WrongMessage: there is no message nothing
    """


LARGEST = 10**15
"""Larger numbers are said as they are, because babel cannot write them all."""


def say(message: Message, language: str) -> str:
    """Say a message that names nobody at a table.

    Args:
        message: The message.
        language: The code of a language: `en`, `ja` or `zh`.

    Returns:
        The text.

    Raises:
        WrongMessage: If no language has the message, or if it lacks an argument.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.words.voice import say
        >>> say(GAMES["sannin"].title, "ja")
        '三人はちはち'
    """
    return Voice(language).say(message)


class Voice:
    """Says messages in a language, with the names of the players at a table.

    Example:
        >>> from hachiya.words.voice import Voice
        >>> Voice("en", ["Hana"]).language
        'en'
    """

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        """Load the messages of a language.

        Args:
            language: The code of a language: `en`, `ja` or `zh`.
            names: The players' names by seat; without them seats are said by number.
        """
        self.language = language
        """The code of the language."""
        self.names = names
        """The players' names by seat; empty where they are unknown."""
        self._own = catalogue(language)
        self._stand_in = catalogue(REFERENCE)

    def say(self, message: Message) -> str:
        """Say a message.

        Args:
            message: The message.

        Returns:
            The text.

        Raises:
            WrongMessage: If no language has the message, or if it lacks an argument.

        Example:
            >>> from hachiya.words.names import name
            >>> from hachiya.words.voice import Voice
            >>> Voice("en").say(name("yaku", "aka"))
            'aka'
        """
        arguments = dict(message.arguments)
        for words in (self._own, self._stand_in):
            entry = words.find(message.key)
            text = None if entry is None else self._filled(entry, arguments, words, message.key)
            if text is not None:
                return text
        raise WrongMessage(f"there is no message {message.key}")

    def tell(self, telling: Telling) -> str:
        """Say several sentences, each with its section of the rules.

        Args:
            telling: The sentences.

        Returns:
            The text.

        Raises:
            WrongMessage: If no language has a message, or if it lacks an argument.

        Example:
            >>> from hachiya.words.voice import Voice
            >>> Voice("en").tell([])
            ''
        """
        return self._side_by_side("language-sentences", [self.sentence(sentence) for sentence in telling])

    def sentence(self, sentence: Sentence) -> str:
        """Say one sentence with its section of the rules.

        Args:
            sentence: The sentence.

        Returns:
            The text.

        Raises:
            WrongMessage: If no language has the message, or if it lacks an argument.

        Example:
            >>> from hachiya.words.message import Sentence
            >>> from hachiya.words.names import name
            >>> from hachiya.words.voice import Voice
            >>> Voice("en").sentence(Sentence(name("game", "sannin"), "SAN A1"))
            'sannin hachi-hachi (SAN A1)'
        """
        text = self.say(sentence.message)
        if sentence.clause is None:
            return text
        return self._say("language-clause", sentence=text, clause=sentence.clause)

    def person(self, seat: int) -> str:
        """Name the player of a seat. A language may give persons a title (花さん); bots have none.

        Args:
            seat: The seat, from 0.

        Returns:
            The name; without one the number of the seat.

        Example:
            >>> from hachiya.words.voice import Voice
            >>> Voice("ja", ["花"]).person(0)
            '花さん'
        """
        if not 0 <= seat < len(self.names):
            return self._say("language-seat", number=seat)
        name = _cut(self.names[seat])
        return self._say("language-bot" if self._is_bot(name) else "language-person", name=name)

    def _is_bot(self, name: str) -> bool:
        """Whether a bot has this name, in this language or in records (no person may have it)."""
        bare = _NUMBER.sub("", name)
        return any(bare in words.names_of("bot") for words in (self._own, self._stand_in))

    def money(self, money: Sum) -> str:
        """Say a sum.

        Args:
            money: The sum.

        Returns:
            The text.

        Example:
            >>> from hachiya.words.arguments import Sum
            >>> from hachiya.words.voice import Voice
            >>> Voice("en").money(Sum("+", 1, None, "point"))
            '+1 kan'
        """
        return self._sum(money, ())

    def yaku(self, yaku: YakuKeys) -> str:
        """Name yaku.

        Args:
            yaku: The yaku, in groups.

        Returns:
            The names.

        Example:
            >>> from hachiya.words.arguments import YakuKeys
            >>> from hachiya.words.voice import Voice
            >>> Voice("ja").yaku(YakuKeys((("aka", "sanbon"),)))
            '赤三本'
        """
        return self._yaku(yaku, ())

    @property
    def breaks_anywhere(self) -> bool:
        """Whether a line may break between any two letters, and not only at spaces.

        Example:
            >>> from hachiya.words.voice import Voice
            >>> Voice("ja").breaks_anywhere, Voice("en").breaks_anywhere
            (True, False)
        """
        return self._say("language-breaks") == "anywhere"

    # ---------------------------------------------------------------- arguments

    def _filled(self, entry: Entry, arguments: Mapping[str, Argument], words: Catalogue, key: str) -> str | None:
        """The pattern with its arguments; None if it is at fault in a language other than the reference."""
        missing = sorted(name for name in entry.variables if name.partition("-")[0] not in arguments)
        fault = f"it is not told of ${missing[0]}" if missing else None
        if fault is None:
            texts = {name: self._argument(name, arguments) for name in entry.variables}
            text, faults = entry.bundle.format_pattern(entry.pattern, texts)
            if not faults:
                return str(text)
            fault = str(faults[0])
        if words is self._stand_in:
            raise WrongMessage(f"{key}: {fault}")
        _log.error("messages %s, %s: %s", words.language, key, fault)
        words.forget(key)
        return None

    def _argument(self, name: str, arguments: Mapping[str, Argument]) -> Any:
        base, *ways = name.split("-")
        value = arguments[base]
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False) if abs(value) < LARGEST else str(value)
        if ways == ["count"]:
            return fluent_number(_count(value), useGrouping=False)
        return _cut(self._in_words(value, ways))

    def _in_words(self, value: Argument, ways: Sequence[str]) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, tuple):
            between = next((way for way in ways if way in _BETWEEN), "")
            return self._joined([self._in_words(item, ways) for item in value], between)
        if isinstance(value, int):
            return str(value)
        return self._WAYS[type(value)](self, value, ways)

    def _joined(self, texts: Sequence[str], way: str = "") -> str:
        """Several texts with commas between them, or with another word before the last."""
        if len(texts) < 2:
            return "".join(texts)
        *others, last = texts
        between, before_last = _BETWEEN[way]
        first = reduce(lambda text, other: self._say(between, first=text, second=other), others)
        return self._say(before_last, first=first, second=last)

    def _seat(self, seat: Seat, ways: Sequence[str]) -> str:
        if "name" in ways and 0 <= seat.number < len(self.names):
            return self.names[seat.number]
        return self.person(seat.number)

    def _sum(self, money: Sum, _ways: Sequence[str]) -> str:
        parts = "-".join(part for part, number in (("kan", money.kan), (money.unit, money.rest)) if number is not None)
        return self._say(f"sum-{parts}", sign=money.sign, kan=money.kan or 0, rest=money.rest or 0)

    def _cards(self, cards: Cards, ways: Sequence[str]) -> str:
        if "letters" in ways:
            return cards.letters
        return self._joined([self._card(letter) for letter in cards.letters])

    def _card(self, letter: str) -> str:
        return self._say("card-hidden" if letter == HIDDEN else f"card-{letter}")

    def _pack(self, cards: Pack, _ways: Sequence[str]) -> str:
        return " ".join(self._playing_card(name) for name in cards.names)

    def _playing_card(self, name: str) -> str:
        if name[-1] in _SUITS:
            return _SUITS[name[-1]] + name[:-1].replace("T", "10")
        return self._say("pack-hidden" if name == HIDDEN else f"pack-{name}")

    def _yaku(self, yaku: YakuKeys, ways: Sequence[str]) -> str:
        if "explained" not in ways:
            return self._side_by_side("yaku-and", [self._compound("yaku-compound", keys) for keys in yaku.groups])
        texts = [self._say("yaku-explained", meant=self._compound("yaku-compound-meant", keys)) for keys in yaku.groups]
        return self._side_by_side("yaku-and-explained", texts)

    def _compound(self, between: str, keys: Sequence[str]) -> str:
        """The yaku of a group, which people name by one word."""
        names = [self._say(f"yaku-{key}") for key in keys]
        if not between.endswith("meant"):
            return self._side_by_side(between, names)
        meanings = (self._say(f"yaku-{key}.meaning") for key in keys)
        pairs = zip(names, meanings, strict=True)
        return self._side_by_side(between, [self._say("yaku-meant", name=name, meaning=text) for name, text in pairs])

    def _side_by_side(self, between: str, texts: Sequence[str]) -> str:
        return reduce(lambda text, other: self._say(between, first=text, second=other), texts) if texts else ""

    def _say(self, key: str, **arguments: Argument) -> str:
        return self.say(Message(key, tuple(arguments.items())))

    _WAYS: Mapping[type, Callable[["Voice", Any, Sequence[str]], str]] = {
        Message: lambda voice, message, _: voice.say(message),
        Seat: _seat,
        Sum: _sum,
        Cards: _cards,
        Pack: _pack,
        YakuKeys: _yaku,
    }


_BETWEEN = {
    "": ("language-comma", "language-comma"),
    "and": ("language-and-more", "language-and"),
    "or": ("language-or-more", "language-or"),
    "beside": ("language-beside", "language-beside"),
    "partners": ("language-partners", "language-partners"),
}
"""The messages that join several texts, by the way of joining: between any two, and before the last."""


def _count(value: Argument) -> int:
    if isinstance(value, Cards):
        return len(value.letters)
    if isinstance(value, Pack):
        return len(value.names)
    return len(value) if isinstance(value, tuple) else 1


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
