"""The messages of `ask.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message


def no_odds_on(*, game: Message, topic: str, names: Sequence[str]) -> Message:
    """{ $game } has no odds on { $topic }; the games that have them are: { $names }"""
    return Message("ask-no-odds-on", (("game", game), ("topic", topic), ("names", tuple(names))))


def no_topic(*, given: str, names: Sequence[str]) -> Message:
    """there are no odds on { $given }; the topics are: { $names }"""
    return Message("ask-no-topic", (("given", given), ("names", tuple(names))))


def takes_no_k(*, topic: str) -> Message:
    """{ $topic } takes no k"""
    return Message("ask-takes-no-k", (("topic", topic),))


def k_or_cards() -> Message:
    """k is the number of the cards: give one of the two"""
    return Message("ask-k-or-cards")


def wrong_k(*, low: int, high: int, number: int) -> Message:
    """k is a number of cards from { $low } to { $high }, not { $number }"""
    return Message("ask-wrong-k", (("low", low), ("high", high), ("number", number)))


def takes_no_cards(*, topic: str) -> Message:
    """{ $topic } takes no cards"""
    return Message("ask-takes-no-cards", (("topic", topic),))


def wrong_cards(*, given: str, number: int) -> Message:
    """{ $given } is not { $number } different cards; a card is a letter, A to Z and a to v"""
    return Message("ask-wrong-cards", (("given", given), ("number", number)))


def wrong_cards_between(*, given: str, low: int, high: int) -> Message:
    """{ $given } is not { $low } to { $high } different cards; a card is a letter, A to Z and a to v"""
    return Message("ask-wrong-cards-between", (("given", given), ("low", low), ("high", high)))
