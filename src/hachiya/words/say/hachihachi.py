"""The messages of `hachihachi.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Sum


def month(*, n: int) -> Message:
    """month { $n }"""
    return Message("hachihachi-month", (("n", n),))


def field(*, kind: Message) -> Message:
    """{ $kind } field"""
    return Message("hachihachi-field", (("kind", kind),))


def carried(*, kinds: Sequence[Message]) -> Message:
    """carried on: { $kinds }"""
    return Message("hachihachi-carried", (("kinds", tuple(kinds)),))


def dealer(*, name: str) -> Message:
    """dealer { $name }"""
    return Message("hachihachi-dealer", (("name", name),))


def in_as(*, place: int) -> Message:
    """in, plays { $place }."""
    return Message("hachihachi-in-as", (("place", place),))


def out() -> Message:
    """out"""
    return Message("hachihachi-out")


def white_card() -> Message:
    """white card"""
    return Message("hachihachi-white-card")


def put_out() -> Message:
    """put out"""
    return Message("hachihachi-put-out")


def unseen(*, points: int, money: Sum) -> Message:
    """no folding; with { $points } points or more { $money } from everyone, times the field"""
    return Message("hachihachi-unseen", (("points", points), ("money", money)))


def fold(*, money: Sum) -> Message:
    """pay { $money } into the pot and watch"""
    return Message("hachihachi-fold", (("money", money),))


def fold_free() -> Message:
    """watch this month; it costs nothing"""
    return Message("hachihachi-fold-free")


def stay() -> Message:
    """play this month to its end"""
    return Message("hachihachi-stay")


def hand_brings(*, money: Sum) -> Message:
    """{ $money } from each of two for your hand"""
    return Message("hachihachi-hand-brings", (("money", money),))


def pot_if_won(*, money: Sum) -> Message:
    """the pot of { $money } if you win"""
    return Message("hachihachi-pot-if-won", (("money", money),))


def later(*, alone: Sum, beaten: Sum) -> Message:
    """if nothing is added { $alone }; if another makes a yaku { $beaten }, and both shares of theirs to pay"""
    return Message("hachihachi-later", (("alone", alone), ("beaten", beaten)))


def explain_unseen(*, points: int, money: Sum) -> Message:
    """Who comes in unseen cannot fold, but with { $points } card points or more they are paid { $money } by every…"""
    return Message("hachihachi-explain-unseen", (("points", points), ("money", money)))


def explain_auction() -> Message:
    """Three play this month. Who comes in plays it to the end, in the order of coming in."""
    return Message("hachihachi-explain-auction")


def fee(*, place: int, money: Sum) -> Message:
    """{ $place -> [1] { $money } *[other] then { $money } }"""
    return Message("hachihachi-fee", (("place", place), ("money", money)))


def explain_fees(*, fees: Sequence[Message]) -> Message:
    """Out, you pay a fee into the pot ({ $fees }, times the field) and watch this month."""
    return Message("hachihachi-explain-fees", (("fees", tuple(fees)),))


def explain_free() -> Message:
    """Out, you pay nothing and watch this month."""
    return Message("hachihachi-explain-free")


def explain_squeeze(*, money: Sum) -> Message:
    """With three in, the others are put out; each of the three pays them half of their hand yaku and of whole cap…"""
    return Message("hachihachi-explain-squeeze", (("money", money),))


def explain_put_out() -> Message:
    """With three in, the others are put out: they pay nothing and get nothing, and their hands stay hidden."""
    return Message("hachihachi-explain-put-out")


def explain_last_bids() -> Message:
    """When all but three have folded, the rest must play."""
    return Message("hachihachi-explain-last-bids")


def explain_show() -> Message:
    """A hand yaku, made by your seven cards, is paid by both others if you show it; what you show lies open. The …"""
    return Message("hachihachi-explain-show")


def explain_expose() -> Message:
    """Of the ribbons of aka four may stay hidden; choose the others, one at a time."""
    return Message("hachihachi-explain-expose")


def hatto_last_card() -> Message:
    """Who throws the one card that another lacks for a yaku may have to pay for all (hatto)."""
    return Message("hachihachi-hatto-last-card")


def hatto_shadow() -> Message:
    """Who throws the one card that another lacks for a yaku, or the card that must meet it, may have to pay for a…"""
    return Message("hachihachi-hatto-shadow")


def hatto_month() -> Message:
    """Who throws the one card that another lacks for a yaku, or any card of its month, may have to pay for all (h…"""
    return Message("hachihachi-hatto-month")


def hatto_on_dives() -> Message:
    """So may whoever throws the fourth card of a shown three."""
    return Message("hachihachi-hatto-on-dives")


def hatto_on_leaving() -> Message:
    """So may whoever throws the fourth card of a shown three, or holds it and leaves one of the three lying."""
    return Message("hachihachi-hatto-on-leaving")


def stop_pays() -> Message:
    """Stop, and it is paid now and the month is over."""
    return Message("hachihachi-stop-pays")


def stop_has_paid() -> Message:
    """It has been paid. Stop, and the month is over."""
    return Message("hachihachi-stop-has-paid")


def go_on_cancelled() -> Message:
    """Go on (sage), and you may add to it; if nothing is added by your last hand card, the month ends there and i…"""
    return Message("hachihachi-go-on-cancelled")


def go_on_halved() -> Message:
    """Go on (sage), and you may add to it; if the hands are played out without a further yaku, it pays half and c…"""
    return Message("hachihachi-go-on-halved")


def go_on_returned() -> Message:
    """Go on (sage), and you may add to it; if the hands are played out without a further yaku, you return half, a…"""
    return Message("hachihachi-go-on-returned")


def beaten_void() -> Message:
    """If another makes a yaku first, yours is void and you pay both shares of theirs."""
    return Message("hachihachi-beaten-void")


def beaten_half() -> Message:
    """If another makes a yaku first, yours pays half and you pay both shares of theirs."""
    return Message("hachihachi-beaten-half")


def beaten_returns() -> Message:
    """If another makes a yaku first, you return half and pay both shares of theirs."""
    return Message("hachihachi-beaten-returns")


def cannot_cancel() -> Message:
    """A sage cannot be cancelled."""
    return Message("hachihachi-cannot-cancel")


def can_cancel() -> Message:
    """From the next turn on it can be cancelled for half."""
    return Message("hachihachi-can-cancel")


def no_stock_card() -> Message:
    """If you stop, no stock card is turned."""
    return Message("hachihachi-no-stock-card")


def explain_cancel() -> Message:
    """Cancelling ends the month here, for half of what stopping would have paid."""
    return Message("hachihachi-explain-cancel")
