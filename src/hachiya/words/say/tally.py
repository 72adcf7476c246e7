"""The messages of `tally.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Seat, YakuKeys


def at(*, fact: int, what: Message) -> Message:
    """fact { $fact }: { $what }"""
    return Message("tally-at", (("fact", fact), ("what", what)))


def wrong_dealer(*, seat: Seat, other: Seat) -> Message:
    """{ $seat } does not deal this month; { $other } does"""
    return Message("tally-wrong-dealer", (("seat", seat), ("other", other)))


def wrong_dealer_hachiju(*, seat: Seat, other: Seat) -> Message:
    """{ $seat } does not deal now; { $other } does"""
    return Message("tally-wrong-dealer-hachiju", (("seat", seat), ("other", other)))


def no_lights() -> Message:
    """`lights` holds cards that are no brights"""
    return Message("tally-no-lights")


def no_such_fact(*, name: str, names: Sequence[str]) -> Message:
    """there is no { $name } in this game; there are { $names } and void"""
    return Message("tally-no-such-fact", (("name", name), ("names", tuple(names))))


def no_seat(*, seat: Seat) -> Message:
    """there is no { $seat }"""
    return Message("tally-no-seat", (("seat", seat),))


def year_ended() -> Message:
    """a shiso has ended the year"""
    return Message("tally-year-ended")


def played_out(*, names: Sequence[str]) -> Message:
    """all hands are played out; only { $names } can follow"""
    return Message("tally-played-out", (("names", tuple(names)),))


def played_out_hachiju() -> Message:
    """all hands are played out: no fact can follow"""
    return Message("tally-played-out-hachiju")


def month_over(*, seat: Seat) -> Message:
    """{ $seat } has made a yaku: the month is over unless it says sage"""
    return Message("tally-month-over", (("seat", seat),))


def deal_over(*, seat: Seat) -> Message:
    """{ $seat } has made a yaku: the deal is over unless it says sage"""
    return Message("tally-deal-over", (("seat", seat),))


def void_last() -> Message:
    """void ends the month: no fact can follow"""
    return Message("tally-void-last")


def void_last_hachiju() -> Message:
    """void ends the deal: no fact can follow"""
    return Message("tally-void-last-hachiju")


def mizuten_first() -> Message:
    """only the dealer plays unseen, where more than three sit, and it is the first fact of its month"""
    return Message("tally-mizuten-first")


def cannot_bid(*, seat: Seat, bid: str) -> Message:
    """{ $seat } cannot bid { $bid } here"""
    return Message("tally-cannot-bid", (("seat", seat), ("bid", bid)))


def not_squeezed(*, seat: Seat) -> Message:
    """{ $seat } was not squeezed here"""
    return Message("tally-not-squeezed", (("seat", seat),))


def not_put_out(*, seat: Seat) -> Message:
    """{ $seat } is not put out here"""
    return Message("tally-not-put-out", (("seat", seat),))


def not_cards_of(*, letters: str, keys: str) -> Message:
    """{ $letters } are not the cards of { $keys }"""
    return Message("tally-not-cards-of", (("letters", letters), ("keys", keys)))


def not_played(*, yaku: YakuKeys) -> Message:
    """{ $yaku } is not played here"""
    return Message("tally-not-played", (("yaku", yaku),))


def bid_missing(*, seat: Seat) -> Message:
    """the bid of { $seat } is missing"""
    return Message("tally-bid-missing", (("seat", seat),))


def bid_missing_hachiju(*, seat: Seat) -> Message:
    """the bid of { $seat } is missing"""
    return Message("tally-bid-missing-hachiju", (("seat", seat),))


def one_left() -> Message:
    """one seat is left alone: the deal is over"""
    return Message("tally-one-left")


def not_in_play(*, seat: Seat) -> Message:
    """{ $seat } is not in play"""
    return Message("tally-not-in-play", (("seat", seat),))


def shown_once() -> Message:
    """a hand is shown once, before all other facts"""
    return Message("tally-shown-once")


def no_hand(*, keys: str) -> Message:
    """{ $keys } is no hand: one of sanbon … futatatesanbon, one of aka … karasu, or both"""
    return Message("tally-no-hand", (("keys", keys),))


def never_meet(*, keys: str) -> Message:
    """{ $keys } never meet in a hand"""
    return Message("tally-never-meet", (("keys", keys),))


def nothing_shown(*, seat: Seat) -> Message:
    """{ $seat } has shown nothing"""
    return Message("tally-nothing-shown", (("seat", seat),))


def no_diving_three(*, seat: Seat) -> Message:
    """{ $seat } has shown no three that could dive"""
    return Message("tally-no-diving-three", (("seat", seat),))


def all_dived(*, seat: Seat) -> Message:
    """every three of { $seat } has dived already"""
    return Message("tally-all-dived", (("seat", seat),))


def month_dived(*, month: int) -> Message:
    """month { $month } has dived already"""
    return Message("tally-month-dived", (("month", month),))


def no_hatto_on_dives() -> Message:
    """tobikomi has no hatto here"""
    return Message("tally-no-hatto-on-dives")


def cannot_have_fed(*, seat: Seat) -> Message:
    """{ $seat } cannot have fed it"""
    return Message("tally-cannot-have-fed", (("seat", seat),))


def cannot_announce(*, seat: Seat) -> Message:
    """{ $seat } cannot announce here: once, before all other facts, by those in play"""
    return Message("tally-cannot-announce", (("seat", seat),))


def no_hand_hachiju(*, keys: str) -> Message:
    """{ $keys } is no hand: one chaff yaku, one suit yaku, or both"""
    return Message("tally-no-hand-hachiju", (("keys", keys),))


def only_nanatan_longer(*, number: int, most: int) -> Message:
    """extra { $number }: only nanatan has extra cards, { $most } at most"""
    return Message("tally-only-nanatan-longer", (("number", number), ("most", most)))


def nothing_new(*, keys: str, seat: Seat) -> Message:
    """{ $keys } is nothing that { $seat } could newly make"""
    return Message("tally-nothing-new", (("keys", keys), ("seat", seat)))


def no_hatto_protects(*, yaku: YakuKeys) -> Message:
    """no hatto protects { $yaku }"""
    return Message("tally-no-hatto-protects", (("yaku", yaku),))


def neither_hatto_nor_extra() -> Message:
    """there is neither hatto nor extra cards here"""
    return Message("tally-neither-hatto-nor-extra")


def cannot_lie() -> Message:
    """the cards cannot lie so: others have taken what it needs"""
    return Message("tally-cannot-lie")


def cannot_sage(*, seat: Seat) -> Message:
    """{ $seat } cannot sage now"""
    return Message("tally-cannot-sage", (("seat", seat),))


def only_sager_cancels() -> Message:
    """only the sager cancels, and that ends the month"""
    return Message("tally-only-sager-cancels")


def bound_to_go_on(*, seat: Seat) -> Message:
    """{ $seat } knew the next stock card: no cancelling before another yaku"""
    return Message("tally-bound-to-go-on", (("seat", seat),))


def ends_after_sage(*, seat: Seat) -> Message:
    """after the sage of { $seat } the month ends with a yaku or a cancel"""
    return Message("tally-ends-after-sage", (("seat", seat),))


def no_escape(*, seat: Seat) -> Message:
    """{ $seat } has no hand that could escape"""
    return Message("tally-no-escape", (("seat", seat),))


def escapes_differ() -> Message:
    """nuke does not agree with the points"""
    return Message("tally-escapes-differ")


def no_special(*, keys: str, number: int, seat: Seat) -> Message:
    """{ $keys } with { $number } is no special yaku of { $seat }: sohachi is the first player's at 88 points, fut…"""
    return Message("tally-no-special", (("keys", keys), ("number", number), ("seat", seat)))


def told_twice(*, keys: str) -> Message:
    """{ $keys } is told twice"""
    return Message("tally-told-twice", (("keys", keys),))


def points_differ(*, seat: Seat, found: int, points: int) -> Message:
    """{ $seat } has { $found } points by another fact, not { $points }"""
    return Message("tally-points-differ", (("seat", seat), ("found", found), ("points", points)))


def points_sum(*, number: int, total: int) -> Message:
    """three seats' points add up to { $number }, not to { $total }"""
    return Message("tally-points-sum", (("number", number), ("total", total)))


def points_sum_hachiju(*, number: int) -> Message:
    """the points of those in play, fives all, add up to { $number } (of two, to no more); others have 0"""
    return Message("tally-points-sum-hachiju", (("number", number),))


def idle_points(*, seats: Sequence[Seat]) -> Message:
    """{ $seats-and } have not played: they have 0 points"""
    return Message("tally-idle-points", (("seats", tuple(seats)),))


def points_twice() -> Message:
    """points are told twice"""
    return Message("tally-points-twice")


def no_end() -> Message:
    """the month has no end: `points` are missing"""
    return Message("tally-no-end")


def no_end_hachiju() -> Message:
    """the deal has no end: `points` are missing"""
    return Message("tally-no-end-hachiju")


def too_many_cards() -> Message:
    """there are not so many cards"""
    return Message("tally-too-many-cards")


def special_differs(*, seat: Seat) -> Message:
    """the points of { $seat } do not agree with its special yaku"""
    return Message("tally-special-differs", (("seat", seat),))


def dacha_missing() -> Message:
    """the first deal does not say who is declarer: `dealer` is missing"""
    return Message("tally-dacha-missing")


def wrong_dacha(*, seat: Seat, other: Seat) -> Message:
    """{ $seat } is not declarer in this deal; { $other } is"""
    return Message("tally-wrong-dacha", (("seat", seat), ("other", other)))


def points_of_ko(*, points: int, most: int) -> Message:
    """{ $points } points cannot be: the opponents win fives, { $most } at most here"""
    return Message("tally-points-of-ko", (("points", points), ("most", most)))
