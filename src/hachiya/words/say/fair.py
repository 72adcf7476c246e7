"""The messages of `fair.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Seat


def late() -> Message:
    """its secret was promised when the cards were dealt already"""
    return Message("fair-late")


def words_late(*, seat: Seat) -> Message:
    """{ $seat }'s words came too late"""
    return Message("fair-words-late", (("seat", seat),))


def other_words(*, seat: Seat) -> Message:
    """{ $seat }'s words are not the ones that were promised"""
    return Message("fair-other-words", (("seat", seat),))


def told_early() -> Message:
    """its secret was told before the deal"""
    return Message("fair-told-early")


def other_secret() -> Message:
    """its secret is not the one that was promised"""
    return Message("fair-other-secret")


def other_cards() -> Message:
    """its cards are not those that follow from secret and words"""
    return Message("fair-other-cards")


def other_stock() -> Message:
    """its stock is not the one that follows from secret and words"""
    return Message("fair-other-stock")


def deal(*, number: int, what: Message) -> Message:
    """deal { $number }: { $what }"""
    return Message("fair-deal", (("number", number), ("what", what)))


def holds(*, seats: Sequence[Seat]) -> Message:
    """the cards follow from the secret that was promised and the words of { $seats-and }"""
    return Message("fair-holds", (("seats", tuple(seats)),))


def holds_alone() -> Message:
    """the cards follow from the secret that was promised; nobody added words"""
    return Message("fair-holds-alone")


def is_plain() -> Message:
    """nothing was promised; the server alone has shuffled"""
    return Message("fair-is-plain")


def is_sealed() -> Message:
    """promised; its secret has not been told yet"""
    return Message("fair-is-sealed")


def all_hold(*, total: int) -> Message:
    """{ $total -> [one] the deal holds *[other] all { $total } deals hold }"""
    return Message("fair-all-hold", (("total", total),))


def none() -> Message:
    """this record has no fair shuffle"""
    return Message("fair-none")


def some_wrong(*, number: int, total: int) -> Message:
    """{ $number } of { $total } deals do not hold"""
    return Message("fair-some-wrong", (("number", number), ("total", total)))


def of_match(*, number: int, what: Message) -> Message:
    """match { $number }: { $what }"""
    return Message("fair-of-match", (("number", number), ("what", what)))


def some_open(*, number: int, total: int) -> Message:
    """{ $number } of { $total } deals hold; of the others nothing is known"""
    return Message("fair-some-open", (("number", number), ("total", total)))
