"""The messages of `match.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Seat


def wrong_names(*, number: int, other: int) -> Message:
    """there are { $number } names for { $other } seats"""
    return Message("match-wrong-names", (("number", number), ("other", other)))


def no_seat(*, number: int, other: int) -> Message:
    """there is no seat { $number }; the seats are 0 … { $other }"""
    return Message("match-no-seat", (("number", number), ("other", other)))


def deal_waits(*, seat: Seat, names: Sequence[str]) -> Message:
    """no deal is due: { $seat } is to choose first; legal: { $names }"""
    return Message("match-deal-waits", (("seat", seat), ("names", tuple(names))))


def deal_first() -> Message:
    """a deal is due first: deal()"""
    return Message("match-deal-first")


def no_choice(*, seat: Seat, given: str, names: Sequence[str]) -> Message:
    """{ $seat } cannot choose { $given }; legal: { $names }"""
    return Message("match-no-choice", (("seat", seat), ("given", given), ("names", tuple(names))))


def not_in_deck(*, given: str, cards: int) -> Message:
    """there is no card { $given } left; a deck is each of the { $cards } cards exactly once"""
    return Message("match-not-in-deck", (("given", given), ("cards", cards)))


def no_language(*, given: str, names: Sequence[str]) -> Message:
    """there is no language { $given }; the languages are: { $names }"""
    return Message("match-no-language", (("given", given), ("names", tuple(names))))


def wrong_number(*, name: str, number: int, given: str) -> Message:
    """{ $name } is a whole number from 0 to { $number }, not { $given }"""
    return Message("match-wrong-number", (("name", name), ("number", number), ("given", given)))


def head(*, game: Message, deal: Message) -> Message:
    """{ $game }, { $deal }"""
    return Message("match-head", (("game", game), ("deal", deal)))


def seat() -> Message:
    """seat"""
    return Message("match-seat")


def hand() -> Message:
    """hand"""
    return Message("match-hand")


def shown() -> Message:
    """shown"""
    return Message("match-shown")


def captured() -> Message:
    """captured"""
    return Message("match-captured")


def made() -> Message:
    """yaku"""
    return Message("match-made")


def score() -> Message:
    """score"""
    return Message("match-score")


def field() -> Message:
    """field"""
    return Message("match-field")


def pending() -> Message:
    """to be taken with"""
    return Message("match-pending")


def stock(*, cards: int) -> Message:
    """stock: { $cards }"""
    return Message("match-stock", (("cards", cards),))


def trick() -> Message:
    """trick"""
    return Message("match-trick")


def stage() -> Message:
    """level"""
    return Message("match-stage")


def trumps() -> Message:
    """trumps"""
    return Message("match-trumps")


def no_suit() -> Message:
    """no suit"""
    return Message("match-no-suit")


def rank() -> Message:
    """rank"""
    return Message("match-rank")


def taken() -> Message:
    """points won"""
    return Message("match-taken")


def drawn(*, drawn: int) -> Message:
    """drawn: { $drawn }"""
    return Message("match-drawn", (("drawn", drawn),))


def to_choose(*, name: str) -> Message:
    """{ $name } is to choose"""
    return Message("match-to-choose", (("name", name),))


def to_deal() -> Message:
    """a deal is due"""
    return Message("match-to-deal")


def over() -> Message:
    """the match is over"""
    return Message("match-over")


def hint(*, number: int, unit: Message) -> Message:
    """What each choice brings until the end of the deal, on average over { $number } ways in which the hidden car…"""
    return Message("match-hint", (("number", number), ("unit", unit)))


def choice() -> Message:
    """choice"""
    return Message("match-choice")


def brings() -> Message:
    """brings"""
    return Message("match-brings")


def behind() -> Message:
    """behind the best"""
    return Message("match-behind")
