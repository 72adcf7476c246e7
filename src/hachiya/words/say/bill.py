"""The messages of `bill.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Seat, YakuKeys


def title_yaku(*, who: Seat, yaku: YakuKeys) -> Message:
    """{ $who-name } with { $yaku }"""
    return Message("bill-title-yaku", (("who", who), ("yaku", yaku)))


def title_cancel(*, who: Seat, yaku: YakuKeys) -> Message:
    """{ $who-name }: sage of { $yaku } cancelled"""
    return Message("bill-title-cancel", (("who", who), ("yaku", yaku)))


def title_played_out(*, who: Seat) -> Message:
    """{ $who-name }: most card points"""
    return Message("bill-title-played-out", (("who", who),))


def title_flow(*, who: Seat, yaku: YakuKeys) -> Message:
    """{ $who-name }: nothing came of the sage of { $yaku }"""
    return Message("bill-title-flow", (("who", who), ("yaku", yaku)))


def title_flow_hachiju(*, who: Seat, yaku: YakuKeys) -> Message:
    """{ $who-name }: half of { $yaku }, gone on with by sage"""
    return Message("bill-title-flow-hachiju", (("who", who), ("yaku", yaku)))


def title_special(*, who: Seat, yaku: YakuKeys) -> Message:
    """{ $who-name } with { $yaku }"""
    return Message("bill-title-special", (("who", who), ("yaku", yaku)))


def title_four_three(*, who: Seat) -> Message:
    """{ $who-name }: shiso ends the year"""
    return Message("bill-title-four-three", (("who", who),))


def title_void() -> Message:
    """Two shiso: the year is void"""
    return Message("bill-title-void")


def title_alone(*, who: Seat) -> Message:
    """{ $who-name } alone"""
    return Message("bill-title-alone", (("who", who),))


def group_auction() -> Message:
    """Auction"""
    return Message("bill-group-auction")


def group_hand() -> Message:
    """Hand yaku"""
    return Message("bill-group-hand")


def group_captured() -> Message:
    """Captured yaku"""
    return Message("bill-group-captured")


def group_end() -> Message:
    """End of the month"""
    return Message("bill-group-end")


def group_end_hachiju() -> Message:
    """End of the deal"""
    return Message("bill-group-end-hachiju")


def account_pot() -> Message:
    """Pot"""
    return Message("bill-account-pot")


def account_pot_hachiju() -> Message:
    """Pot"""
    return Message("bill-account-pot-hachiju")


def account_board() -> Message:
    """Month stones"""
    return Message("bill-account-board")


def account_bank() -> Message:
    """Bank"""
    return Message("bill-account-bank")


def reason_fold() -> Message:
    """Fold fee: not in this month"""
    return Message("bill-reason-fold")


def reason_fold_hachiju() -> Message:
    """Fold fee: not in this deal"""
    return Message("bill-reason-fold-hachiju")


def reason_squeeze(*, yaku: YakuKeys) -> Message:
    """Squeezed out: half of { $yaku }"""
    return Message("bill-reason-squeeze", (("yaku", yaku),))


def reason_squeeze_cards() -> Message:
    """Squeezed out: red and blue ribbons and brights in hand"""
    return Message("bill-reason-squeeze-cards")


def reason_hand_yaku(*, yaku: YakuKeys, about: Sequence[Message]) -> Message:
    """Hand yaku { $yaku }: { $about-and }"""
    return Message("bill-reason-hand-yaku", (("yaku", yaku), ("about", tuple(about))))


def reason_captured_yaku(*, yaku: YakuKeys, about: Sequence[Message]) -> Message:
    """Captured yaku { $yaku }: { $about-and }"""
    return Message("bill-reason-captured-yaku", (("yaku", yaku), ("about", tuple(about))))


def reason_sage_half(*, yaku: YakuKeys) -> Message:
    """Half of { $yaku }, gone on with by sage"""
    return Message("bill-reason-sage-half", (("yaku", yaku),))


def reason_sage_return(*, yaku: YakuKeys) -> Message:
    """Half of { $yaku } returned: the sage brought nothing more"""
    return Message("bill-reason-sage-return", (("yaku", yaku),))


def reason_tobikomi() -> Message:
    """Tobikomi: all four of the shown month captured"""
    return Message("bill-reason-tobikomi")


def reason_nuke() -> Message:
    """Nuke: more than an equal share of card points after a hand of chaff"""
    return Message("bill-reason-nuke")


def reason_mizuten() -> Message:
    """Mizuten: the dealer came in unseen and has more than an equal share of card points"""
    return Message("bill-reason-mizuten")


def reason_special(*, yaku: YakuKeys, about: Sequence[Message]) -> Message:
    """Special yaku { $yaku }: { $about-and }"""
    return Message("bill-reason-special", (("yaku", yaku), ("about", tuple(about))))


def reason_refund(*, yaku: YakuKeys) -> Message:
    """{ $yaku } no longer counts: a special yaku was made"""
    return Message("bill-reason-refund", (("yaku", yaku),))


def reason_refund_all() -> Message:
    """It no longer counts"""
    return Message("bill-reason-refund-all")


def reason_exempt(*, yaku: YakuKeys) -> Message:
    """Own share of { $yaku } given back: the hatto was exempt"""
    return Message("bill-reason-exempt", (("yaku", yaku),))


def reason_card_points() -> Message:
    """Card points: the difference to an equal share"""
    return Message("bill-reason-card-points")


def reason_card_points_hachiju() -> Message:
    """Card points: the difference, times the rate"""
    return Message("bill-reason-card-points-hachiju")


def reason_pot() -> Message:
    """The pot of fold fees, to the winner"""
    return Message("bill-reason-pot")


def reason_pot_hachiju() -> Message:
    """The pot of fold fees, to the winner"""
    return Message("bill-reason-pot-hachiju")


def reason_stone() -> Message:
    """Month stone of the next dealer"""
    return Message("bill-reason-stone")


def reason_board() -> Message:
    """The month stones of the year"""
    return Message("bill-reason-board")


def reason_bank() -> Message:
    """First prize, for the highest score"""
    return Message("bill-reason-bank")


def reason_gimmi() -> Message:
    """Gimmi: the winner’s kan and 15 more"""
    return Message("bill-reason-gimmi")


def liable_hatto(*, other: Seat) -> Message:
    """Share of { $other-name }, borne for throwing a hatto card"""
    return Message("bill-liable-hatto", (("other", other),))


def liable_sage(*, other: Seat) -> Message:
    """Share of { $other-name }, borne after going on by sage"""
    return Message("bill-liable-sage", (("other", other),))
