"""Says messages in a language.

An argument named `x` fills `{ $x }`; some kinds can be said in more than one way, which a message asks for by words
behind the name (`$x-name-and`):

- several of a kind: with commas between them, or `and`, `or`, `beside` (nothing but what must be), `partners`, `count`;
- a seat: as a person is spoken of, or the bare `name`;
- cards: by name, or their `letters`, their `count`;
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
"""Letters of one argument; the library takes no more than 2,500. What is longer is cut."""
HIDDEN = "?"
_NUMBER = re.compile(r" \d+$")
_SUITS = dict(zip("SHDC", "♠♥♦♣", strict=True))

_log = logging.getLogger(__name__)


class WrongMessage(LookupError):
    """A message that does not exist, or lacks what it speaks of: a fault of the program."""


def say(message: Message, language: str) -> str:
    """A message in which nobody at a table is named."""
    return Voice(language).say(message)


class Voice:
    """One language, and what the persons at the table are called."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._own = catalogue(language)
        self._stand_in = catalogue(REFERENCE)

    def say(self, message: Message) -> str:
        """The message in words. WrongMessage if no language has it, or it lacks an argument."""
        given = dict(message.arguments)
        for words in (self._own, self._stand_in):
            entry = words.find(message.key)
            said = None if entry is None else self._filled(entry, given, words, message.key)
            if said is not None:
                return said
        raise WrongMessage(f"there is no message {message.key}")

    def tell(self, telling: Telling) -> str:
        """Sentences in a row, each with its section of the rules."""
        return self._side_by_side("language-sentences", [self.sentence(sentence) for sentence in telling])

    def sentence(self, sentence: Sentence) -> str:
        """One sentence with its section of the rules."""
        said = self.say(sentence.message)
        if sentence.clause is None:
            return said
        return self._say("language-clause", sentence=said, clause=sentence.clause)

    def person(self, seat: int) -> str:
        """Who sits there. A computer player is named, and not spoken of as a person is."""
        if not 0 <= seat < len(self.names):
            return self._say("language-seat", number=seat)
        called = _cut(self.names[seat])
        return self._say("language-bot" if self._is_bot(called) else "language-person", name=called)

    def _is_bot(self, called: str) -> bool:
        """Is it the name of a computer player, here or in records? No person is called so."""
        bare = _NUMBER.sub("", called)
        return any(bare in words.named("bot") for words in (self._own, self._stand_in))

    def money(self, money: Sum) -> str:
        """A sum by itself."""
        return self._sum(money, ())

    def yaku(self, yaku: YakuKeys) -> str:
        """Yaku by themselves, by name."""
        return self._yaku(yaku, ())

    @property
    def breaks_anywhere(self) -> bool:
        """May a line be broken between any two letters, and not at spaces alone?"""
        return self._say("language-breaks") == "anywhere"

    # ---------------------------------------------------------------- arguments

    def _filled(self, entry: Entry, given: Mapping[str, Argument], words: Catalogue, key: str) -> str | None:
        """The pattern filled in; None where a language other than the reference cannot be said so."""
        untold = sorted(name for name in entry.variables if name.partition("-")[0] not in given)
        fault = f"it is not told of ${untold[0]}" if untold else None
        if fault is None:
            filled = {name: self._argument(name, given) for name in entry.variables}
            said, faults = entry.bundle.format_pattern(entry.pattern, filled)
            if not faults:
                return str(said)
            fault = str(faults[0])
        if words is self._stand_in:
            raise WrongMessage(f"{key}: {fault}")
        _log.error("messages %s, %s: %s", words.language, key, fault)
        words.forget(key)
        return None

    def _argument(self, name: str, given: Mapping[str, Argument]) -> Any:
        base, *ways = name.split("-")
        value = given[base]
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        if ways == ["count"]:
            return fluent_number(_count(value), useGrouping=False)
        return _cut(self._in_words(value, ways))

    def _in_words(self, value: Argument, ways: Sequence[str]) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, tuple):
            between = next((way for way in ways if way in _BETWEEN), "")
            return self._joined([self._in_words(one, ways) for one in value], between)
        if isinstance(value, int):
            return str(value)
        return self._WAYS[type(value)](self, value, ways)

    def _joined(self, said: Sequence[str], way: str = "") -> str:
        """Several, with commas between all of them, or with another word before the last one."""
        if len(said) < 2:
            return "".join(said)
        *others, last = said
        between, before_last = _BETWEEN[way]
        first = reduce(lambda one, two: self._say(between, first=one, second=two), others)
        return self._say(before_last, first=first, second=last)

    def _seat(self, seat: Seat, ways: Sequence[str]) -> str:
        if "name" in ways and 0 <= seat.number < len(self.names):
            return self.names[seat.number]
        return self.person(seat.number)

    def _sum(self, money: Sum, _ways: Sequence[str]) -> str:
        parts = "-".join(part for part, there in (("kan", money.kan), (money.unit, money.rest)) if there is not None)
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
        said = [self._say("yaku-explained", meant=self._compound("yaku-compound-meant", keys)) for keys in yaku.groups]
        return self._side_by_side("yaku-and-explained", said)

    def _compound(self, between: str, keys: Sequence[str]) -> str:
        """The yaku of a group, which people say in one."""
        said = [self._say(f"yaku-{key}") for key in keys]
        if between.endswith("meant"):
            meant = (self._say(f"yaku-{key}.meaning") for key in keys)
            said = [
                self._say("yaku-meant", name=name, meaning=meaning) for name, meaning in zip(said, meant, strict=True)
            ]
        return self._side_by_side(between, said)

    def _side_by_side(self, between: str, said: Sequence[str]) -> str:
        return reduce(lambda one, two: self._say(between, first=one, second=two), said) if said else ""

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
"""How several are said: what stands between them, and before the last."""


def _count(value: Argument) -> int:
    if isinstance(value, Cards):
        return len(value.letters)
    if isinstance(value, Pack):
        return len(value.names)
    return len(value) if isinstance(value, tuple) else 1


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
