"""The messages of `puzzle.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Seat


def bad_line(*, number: int, what: Message) -> Message:
    """line { $number } is no puzzle: { $what }"""
    return Message("puzzle-bad-line", (("number", number), ("what", what)))


def no_json() -> Message:
    """it is not one JSON object"""
    return Message("puzzle-no-json")


def lacks(*, key: str) -> Message:
    """`{ $key }` is missing or not what it should be"""
    return Message("puzzle-lacks", (("key", key),))


def obvious(*, given: str) -> Message:
    """its solution { $given } is the obvious choice"""
    return Message("puzzle-obvious", (("given", given),))


def not_clear(*, given: str) -> Message:
    """its best choice { $given } is not the best by the margin it needs"""
    return Message("puzzle-not-clear", (("given", given),))


def no_game(*, given: str, names: Sequence[str]) -> Message:
    """there are no puzzles of { $given }; there are some of: { $names }"""
    return Message("puzzle-no-game", (("given", given), ("names", tuple(names))))


def no_puzzle(*, given: str, names: Sequence[str]) -> Message:
    """there is no puzzle { $given }; the puzzles are: { $names }"""
    return Message("puzzle-no-puzzle", (("given", given), ("names", tuple(names))))


def title(*, name: str, game: Message, person: Seat) -> Message:
    """{ $name }: { $game }, { $person } to choose"""
    return Message("puzzle-title", (("name", name), ("game", game), ("person", person)))


def choices(*, names: Sequence[str]) -> Message:
    """Choices: { $names }"""
    return Message("puzzle-choices", (("names", tuple(names)),))


def solution(*, choice: Message, amount: Message) -> Message:
    """Best is “{ $choice }”, worth { $amount }:"""
    return Message("puzzle-solution", (("choice", choice), ("amount", amount)))


def other(*, choice: Message, amount: Message) -> Message:
    """“{ $choice }”: { $amount }"""
    return Message("puzzle-other", (("choice", choice), ("amount", amount)))


def checked(*, number: int) -> Message:
    """{ $number } { $number -> [one] puzzle is *[other] puzzles are } sound"""
    return Message("puzzle-checked", (("number", number),))
