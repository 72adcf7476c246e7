"""Writes words_fixtures.json: messages of every kind, and the program's text of each in every language."""

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from pydantic import TypeAdapter

from hachiya.words import say
from hachiya.words.arguments import Cards, Pack, Seat, Sign, Sum, YakuKeys
from hachiya.words.languages import languages
from hachiya.words.message import Argument, Message, Sentence
from hachiya.words.say import hanafuda
from hachiya.words.voice import Voice
from hachiya.words.wire import message_json
from tests.words.stub import makers

TARGET = Path(__file__).with_suffix(".json")
NAMES = ("Ann", "Ben", "Chie")
TOPICS = ("action", "bashifen", "hanafuda", "sheet", "stages", "table")
MINUS: Sign = "\N{MINUS SIGN}"

SAMPLES: dict[str, tuple[Argument, ...]] = {
    "str": ("text", "42"),
    "int": (1, 2, 30_000, 100),
    "Seat": (Seat(0), Seat(2), Seat(7)),
    "Sum": (
        Sum("", 3, 6, "point"),
        Sum(MINUS, 0, 8, "mon"),
        Sum("+", 7, None, "point"),
        Sum("", None, 1, "point"),
        Sum("", None, 40, "mon"),
    ),
    "Cards": (Cards("A"), Cards("AB?"), Cards("oq")),
    "Pack": (Pack(("TS", "BJ", "?")), Pack(("AH",))),
    "YakuKeys": (YakuKeys((("aka", "sanbon"), ("akatan",))), YakuKeys((("goko",),))),
    "Message": (Message("kind-grand"), Message("card-A"), Message("kind-small", ())),
}
"""Values of an argument by its kind; they are used in turns."""


def cases() -> Iterator[Message]:
    """Every message about a game, with arguments of its kinds."""
    turn = count()
    for maker in sorted(makers()):
        if maker.topic in TOPICS:
            arguments = {name: argument(kinds, next(turn)) for name, kinds in maker.arguments.items()}
            yield getattr(getattr(say, maker.topic), maker.name)(**arguments)


def argument(kinds: str, turn: int) -> Argument:
    """A value of an argument's kind: `Seat`, `Sequence[Seat]`, `Seat | Message`."""
    kind = kinds.split(" | ")[turn % len(kinds.split(" | "))]
    if kind.startswith("Sequence["):
        samples = SAMPLES[kind.removeprefix("Sequence[").removesuffix("]")]
        return samples[: turn % 3 + 1]
    return SAMPLES[kind][turn % len(SAMPLES[kind])]


def texts(message: Message) -> dict[str, str]:
    """A message in words, by language."""
    return {language: Voice(language, NAMES).say(message) for language in languages()}


def text() -> str:
    """The content of words_fixtures.json."""
    sentences = [Sentence(hanafuda.winner(people=[Seat(0)])), Sentence(hanafuda.no_winner(), "SAN A6")]
    content = {
        "names": NAMES,
        "messages": [[message_json(message), texts(message)] for message in cases()],
        "telling": TypeAdapter(list[Sentence]).dump_python(sentences, mode="json"),
        "texts": {language: Voice(language, NAMES).tell(sentences) for language in languages()},
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace('[{"key"', '\n[{"key"') + "\n"
