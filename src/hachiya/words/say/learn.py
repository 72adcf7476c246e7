"""The messages of `learn.ftl`, made by `make docs`."""

from hachiya.words.message import Message, Seat, YakuKeys


def amount(*, number: str, unit: Message) -> Message:
    """{ $number } { $unit }"""
    return Message("learn-amount", (("number", number), ("unit", unit)))


def nothing_to_choose() -> Message:
    """there is nothing to choose here: a hint judges two choices or more"""
    return Message("learn-nothing-to-choose")


def yaku_home(*, yaku: YakuKeys, share: int, other: Message, less: int) -> Message:
    """{ $yaku-explained } comes home in { $share } % of the ways the cards can lie (after “{ $other }” in { $less…"""
    return Message("learn-yaku-home", (("yaku", yaku), ("share", share), ("other", other), ("less", less)))


def yaku_given(*, person: Seat, yaku: YakuKeys, share: int, other: Message, less: int) -> Message:
    """{ $person } gets { $yaku-explained } in { $share } % of the ways the cards can lie (after “{ $other }” in {…"""
    return Message(
        "learn-yaku-given", (("person", person), ("yaku", yaku), ("share", share), ("other", other), ("less", less))
    )


def made_more(*, share: int, other: Message, less: int) -> Message:
    """Going on by sage leads to more yaku in { $share } % of the ways the cards can lie (after “{ $other }” in { …"""
    return Message("learn-made-more", (("share", share), ("other", other), ("less", less)))


def hatto(*, share: int, other: Message, less: int) -> Message:
    """Hatto has to be paid for in { $share } % of the ways the cards can lie (after “{ $other }” in { $less } %)."""
    return Message("learn-hatto", (("share", share), ("other", other), ("less", less)))


def part(*, part: Message, amount: Message, other: Message, lesser: Message) -> Message:
    """{ $part }: { $amount } on average (after “{ $other }” { $lesser })."""
    return Message("learn-part", (("part", part), ("amount", amount), ("other", other), ("lesser", lesser)))


def own_yaku() -> Message:
    """Own captured yaku"""
    return Message("learn-own-yaku")


def others_yaku() -> Message:
    """Others’ captured yaku"""
    return Message("learn-others-yaku")


def hatto_shares() -> Message:
    """Shares paid for hatto"""
    return Message("learn-hatto-shares")


def sage_shares() -> Message:
    """Shares paid for going on by sage"""
    return Message("learn-sage-shares")


def special_yaku() -> Message:
    """Special and attached yaku"""
    return Message("learn-special-yaku")


def hand_yaku() -> Message:
    """Hand yaku"""
    return Message("learn-hand-yaku")


def card_points() -> Message:
    """Card points"""
    return Message("learn-card-points")


def fees() -> Message:
    """Fees and the pot"""
    return Message("learn-fees")


def match_end() -> Message:
    """Month stones and the end of the match"""
    return Message("learn-match-end")


def throw_fails(*, share: int, other: Message, less: int) -> Message:
    """The throw is wrong in { $share } % of the ways the cards can lie (“{ $other }” in { $less } %)."""
    return Message("learn-throw-fails", (("share", share), ("other", other), ("less", less)))


def declares(*, share: int, other: Message, less: int) -> Message:
    """The own pair is declarers in { $share } % of the ways the cards can lie (after “{ $other }” in { $less } %)…"""
    return Message("learn-declares", (("share", share), ("other", other), ("less", less)))


def deal_won(*, share: int, other: Message, less: int) -> Message:
    """The own pair wins the deal in { $share } % of the ways the cards can lie (after “{ $other }” in { $less } %…"""
    return Message("learn-deal-won", (("share", share), ("other", other), ("less", less)))


def rises(*, amount: Message, other: Message, lesser: Message) -> Message:
    """{ $amount } for the own pair on average, what the others rise taken off (after “{ $other }” { $lesser })."""
    return Message("learn-rises", (("amount", amount), ("other", other), ("lesser", lesser)))


def opponents_points(*, points: int, other: Message, fewer: int) -> Message:
    """The opponents end with { $points } points on average (after “{ $other }” with { $fewer })."""
    return Message("learn-opponents-points", (("points", points), ("other", other), ("fewer", fewer)))


def trick_won(*, share: int, points: int, other: Message, less: int, fewer: int) -> Message:
    """The own pair wins this trick in { $share } % of the ways the cards can lie, { $points } points on average (…"""
    return Message(
        "learn-trick-won", (("share", share), ("points", points), ("other", other), ("less", less), ("fewer", fewer))
    )
