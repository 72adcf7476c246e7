"""The messages of `drill.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Cards, Message, Pack, Seat, Sum, YakuKeys


def title_points() -> Message:
    """Counting points"""
    return Message("drill-title-points")


def title_yaku() -> Message:
    """Hand yaku"""
    return Message("drill-title-yaku")


def title_settlement() -> Message:
    """Who pays what"""
    return Message("drill-title-settlement")


def title_follows() -> Message:
    """What must follow"""
    return Message("drill-title-follows")


def title_throws() -> Message:
    """Safe throws"""
    return Message("drill-title-throws")


def no_kind(*, given: str, names: Sequence[str]) -> Message:
    """there is no drill { $given }; the drills are: { $names }"""
    return Message("drill-no-kind", (("given", given), ("names", tuple(names))))


def how_many_points() -> Message:
    """How many card points lie here?"""
    return Message("drill-how-many-points")


def pile() -> Message:
    """Captured cards"""
    return Message("drill-pile")


def hand() -> Message:
    """Hand"""
    return Message("drill-hand")


def points(*, points: int) -> Message:
    """{ $points }"""
    return Message("drill-points", (("points", points),))


def brights(*, number: int, points: int) -> Message:
    """brights: { $number }, together { $points }"""
    return Message("drill-brights", (("number", number), ("points", points)))


def animals(*, number: int, points: int) -> Message:
    """animals: { $number }, together { $points }"""
    return Message("drill-animals", (("number", number), ("points", points)))


def ribbons(*, number: int, points: int) -> Message:
    """ribbons: { $number }, together { $points }"""
    return Message("drill-ribbons", (("number", number), ("points", points)))


def chaff(*, number: int, points: int) -> Message:
    """chaff: { $number }, together { $points }"""
    return Message("drill-chaff", (("number", number), ("points", points)))


def what_is_made() -> Message:
    """Which hand yaku do these seven make, the willows being chaff?"""
    return Message("drill-what-is-made")


def yaku(*, yaku: YakuKeys) -> Message:
    """{ $yaku }"""
    return Message("drill-yaku", (("yaku", yaku),))


def nothing() -> Message:
    """none"""
    return Message("drill-nothing")


def who_pays(*, person: Seat, other: Seat) -> Message:
    """Sannin. How much does { $person } pay { $other }?"""
    return Message("drill-who-pays", (("person", person), ("other", other)))


def field(*, kind: Message) -> Message:
    """It is { $kind }."""
    return Message("drill-field", (("kind", kind),))


def makes(*, person: Seat, yaku: YakuKeys) -> Message:
    """{ $person } makes { $yaku } and ends the month."""
    return Message("drill-makes", (("person", person), ("yaku", yaku)))


def threw_hatto(*, person: Seat) -> Message:
    """{ $person } has thrown the hatto card that completed it."""
    return Message("drill-threw-hatto", (("person", person),))


def had_gone_on(*, person: Seat) -> Message:
    """{ $person } had gone on by sage before."""
    return Message("drill-had-gone-on", (("person", person),))


def amount(*, money: Sum) -> Message:
    """{ $money }"""
    return Message("drill-amount", (("money", money),))


def share(*, money: Sum) -> Message:
    """A share is { $money }."""
    return Message("drill-share", (("money", money),))


def both_for_hatto(*, person: Seat) -> Message:
    """{ $person } pays both shares for the hatto card."""
    return Message("drill-both-for-hatto", (("person", person),))


def both_for_sage(*, person: Seat) -> Message:
    """{ $person } had gone on by sage and pays both shares."""
    return Message("drill-both-for-sage", (("person", person),))


def trumps(*, rank: str, suit: Message) -> Message:
    """Level { $rank }, trumps { $suit }"""
    return Message("drill-trumps", (("rank", rank), ("suit", suit)))


def no_suit() -> Message:
    """none"""
    return Message("drill-no-suit")


def led() -> Message:
    """Led"""
    return Message("drill-led")


def gone() -> Message:
    """Played of this suit"""
    return Message("drill-gone")


def throw() -> Message:
    """The throw"""
    return Message("drill-throw")


def cards(*, cards: Pack) -> Message:
    """{ $cards }"""
    return Message("drill-cards", (("cards", cards),))


def flowers(*, flowers: Cards) -> Message:
    """{ $flowers } ({ $flowers-letters })"""
    return Message("drill-flowers", (("flowers", flowers),))


def what_follows() -> Message:
    """Which of these may be played?"""
    return Message("drill-what-follows")


def must_follow(*, whole: int, more: int, number: int, pairs: int) -> Message:
    """{ $whole } cards with { $more } pairs were led; the hand has { $number } of this suit, { $pairs } pairs amo…"""
    return Message("drill-must-follow", (("whole", whole), ("more", more), ("number", number), ("pairs", pairs)))


def is_it_safe() -> Message:
    """Is this throw surely right, by what its seat knows?"""
    return Message("drill-is-it-safe")


def safe() -> Message:
    """surely right"""
    return Message("drill-safe")


def may_fail() -> Message:
    """it may fail"""
    return Message("drill-may-fail")


def all_safe() -> Message:
    """Nothing that is hidden beats any part of it."""
    return Message("drill-all-safe")


def not_safe(*, cards: Pack) -> Message:
    """{ $cards } may be beaten by a hidden card."""
    return Message("drill-not-safe", (("cards", cards),))
