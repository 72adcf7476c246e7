"""The messages of `difference.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Sum


def none() -> Message:
    """none"""
    return Message("difference-none")


def yes() -> Message:
    """yes"""
    return Message("difference-yes")


def no() -> Message:
    """no"""
    return Message("difference-no")


def seats() -> Message:
    """players"""
    return Message("difference-seats")


def from_to(*, low: int, high: int) -> Message:
    """{ $low } to { $high }"""
    return Message("difference-from-to", (("low", low), ("high", high)))


def auction() -> Message:
    """auction"""
    return Message("difference-auction")


def unseen() -> Message:
    """the dealer may come in unseen (mizuten)"""
    return Message("difference-unseen")


def put_out() -> Message:
    """who is put out by three others"""
    return Message("difference-put-out")


def put_out_paid() -> Message:
    """is paid for the hand, and shows what for"""
    return Message("difference-put-out-paid")


def put_out_unpaid() -> Message:
    """is paid nothing"""
    return Message("difference-put-out-unpaid")


def start_and_end() -> Message:
    """points at the start / given back"""
    return Message("difference-start-and-end")


def begins_and_asked(*, begins: Sum, asked: Sum) -> Message:
    """{ $begins } / { $asked }"""
    return Message("difference-begins-and-asked", (("begins", begins), ("asked", asked)))


def lights() -> Message:
    """several brights"""
    return Message("difference-lights")


def lights_same_kind() -> Message:
    """two of a kind: the next month too"""
    return Message("difference-lights-same-kind")


def lights_each() -> Message:
    """each beyond the first: a later month"""
    return Message("difference-lights-each")


def showing() -> Message:
    """showing hand yaku"""
    return Message("difference-showing")


def always() -> Message:
    """always"""
    return Message("difference-always")


def as_one_likes() -> Message:
    """as one likes"""
    return Message("difference-as-one-likes")


def willows() -> Message:
    """willows in a hand yaku"""
    return Message("difference-willows")


def willows_plain() -> Message:
    """chaff"""
    return Message("difference-willows-plain")


def willows_as_one_likes() -> Message:
    """chaff or themselves, as one likes"""
    return Message("difference-willows-as-one-likes")


def in_kan(*, yaku: Message) -> Message:
    """{ $yaku }, kan"""
    return Message("difference-in-kan", (("yaku", yaku),))


def shiso_ends() -> Message:
    """shiso ends the year"""
    return Message("difference-shiso-ends")


def haneken_tobikomi() -> Message:
    """tobikomi after haneken"""
    return Message("difference-haneken-tobikomi")


def tobikomi_paid() -> Message:
    """tobikomi is paid"""
    return Message("difference-tobikomi-paid")


def at_the_end() -> Message:
    """at the month's end"""
    return Message("difference-at-the-end")


def at_once() -> Message:
    """at once"""
    return Message("difference-at-once")


def nuke_after_yaku() -> Message:
    """nuke also in a month that a captured yaku ends"""
    return Message("difference-nuke-after-yaku")


def kan_and_more(*, kan: int, more: int) -> Message:
    """{ $kan }, +{ $more } a further card"""
    return Message("difference-kan-and-more", (("kan", kan), ("more", more)))


def willow_ribbon() -> Message:
    """the willow's ribbon in nanatan"""
    return Message("difference-willow-ribbon")


def goko_after_shiko() -> Message:
    """goko after shiko"""
    return Message("difference-goko-after-shiko")


def goko_replaces() -> Message:
    """takes its place"""
    return Message("difference-goko-replaces")


def goko_barred() -> Message:
    """not possible"""
    return Message("difference-goko-barred")


def goko_added() -> Message:
    """comes on top"""
    return Message("difference-goko-added")


def declared() -> Message:
    """captured yaku are declared"""
    return Message("difference-declared")


def declared_after() -> Message:
    """after the turn"""
    return Message("difference-declared-after")


def declared_completed() -> Message:
    """when completed, before the stock card too"""
    return Message("difference-declared-completed")


def paid() -> Message:
    """captured yaku are paid"""
    return Message("difference-paid")


def paid_at_stop() -> Message:
    """at the stop"""
    return Message("difference-paid-at-stop")


def paid_when_completed() -> Message:
    """when completed"""
    return Message("difference-paid-when-completed")


def sage_offered() -> Message:
    """sage is offered"""
    return Message("difference-sage-offered")


def sage_always() -> Message:
    """always"""
    return Message("difference-sage-always")


def sage_with_hope() -> Message:
    """while another yaku is still possible"""
    return Message("difference-sage-with-hope")


def last_hand_card() -> Message:
    """a yaku with the last hand card"""
    return Message("difference-last-hand-card")


def last_hand_card_stops() -> Message:
    """stops"""
    return Message("difference-last-hand-card-stops")


def last_hand_card_sage() -> Message:
    """sage while the stock card is to come"""
    return Message("difference-last-hand-card-sage")


def cancelling() -> Message:
    """sage can be cancelled"""
    return Message("difference-cancelling")


def sage_fails() -> Message:
    """sage without a further yaku"""
    return Message("difference-sage-fails")


def sage_cancelled() -> Message:
    """half, and the month ends with the last hand card"""
    return Message("difference-sage-cancelled")


def sage_halved() -> Message:
    """played out, half, no card points"""
    return Message("difference-sage-halved")


def sage_returned() -> Message:
    """played out, half goes back, card points too"""
    return Message("difference-sage-returned")


def sage_beaten() -> Message:
    """the sager's yaku when another makes one"""
    return Message("difference-sage-beaten")


def half() -> Message:
    """half"""
    return Message("difference-half")


def nothing() -> Message:
    """nothing"""
    return Message("difference-nothing")


def hatto() -> Message:
    """protected by hatto"""
    return Message("difference-hatto")


def yaku(*, listed: Sequence[Message]) -> Message:
    """{ $listed }"""
    return Message("difference-yaku", (("listed", tuple(listed)),))


def hatto_cards() -> Message:
    """cards that are hatto"""
    return Message("difference-hatto-cards")


def hatto_last() -> Message:
    """the last card"""
    return Message("difference-hatto-last")


def hatto_shadow() -> Message:
    """the last card and its shadow"""
    return Message("difference-hatto-shadow")


def hatto_month() -> Message:
    """the last card and any of its month"""
    return Message("difference-hatto-month")


def excuses() -> Message:
    """exempt from hatto"""
    return Message("difference-excuses")


def excuses_last() -> Message:
    """the last hand card"""
    return Message("difference-excuses-last")


def excuses_all() -> Message:
    """the last hand card, a hand of hatto alone"""
    return Message("difference-excuses-all")


def dive_hatto() -> Message:
    """hatto for tobikomi"""
    return Message("difference-dive-hatto")


def dive_discard() -> Message:
    """throwing the fourth card"""
    return Message("difference-dive-discard")


def dive_inaction() -> Message:
    """throwing the fourth card, leaving one of the three"""
    return Message("difference-dive-inaction")


def deals_on() -> Message:
    """the last month has a next dealer"""
    return Message("difference-deals-on")


def stone() -> Message:
    """month stone"""
    return Message("difference-stone")


def year_end() -> Message:
    """end of the year"""
    return Message("difference-year-end")


def balance() -> Message:
    """balances in whole kan"""
    return Message("difference-balance")


def prize() -> Message:
    """scores, and a prize from the bank"""
    return Message("difference-prize")


def gimmi() -> Message:
    """what the losers pay the winner, alone"""
    return Message("difference-gimmi")
