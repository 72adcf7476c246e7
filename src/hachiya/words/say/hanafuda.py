"""The messages of `hanafuda.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Cards, Message, Seat, Sum, YakuKeys


def fold(*, payer: Seat | Message, money: Sum) -> Message:
    """{ $payer } puts { $money } into the pot for folding."""
    return Message("hanafuda-fold", (("payer", payer), ("money", money)))


def fold_hachiju(*, payer: Seat | Message, money: Sum) -> Message:
    """{ $payer } puts { $money } into the pot for folding."""
    return Message("hanafuda-fold-hachiju", (("payer", payer), ("money", money)))


def squeeze(*, payer: Seat | Message, payee: Seat | Message, money: Sum) -> Message:
    """{ $payer } pays { $payee } { $money } for the squeeze."""
    return Message("hanafuda-squeeze", (("payer", payer), ("payee", payee), ("money", money)))


def hand_yaku(*, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
    """{ $payer } pays { $payee } { $money } for the hand yaku { $yaku-explained }."""
    return Message("hanafuda-hand-yaku", (("payer", payer), ("payee", payee), ("money", money), ("yaku", yaku)))


def captured_yaku(*, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
    """{ $payer } pays { $payee } { $money } for the captured yaku { $yaku-explained }."""
    return Message("hanafuda-captured-yaku", (("payer", payer), ("payee", payee), ("money", money), ("yaku", yaku)))


def sage_half(*, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
    """{ $payer } pays { $payee } { $money }, half of the worth of { $yaku-explained }, which went on by sage."""
    return Message("hanafuda-sage-half", (("payer", payer), ("payee", payee), ("money", money), ("yaku", yaku)))


def sage_return(*, payer: Seat | Message, money: Sum, payee: Seat | Message, yaku: YakuKeys) -> Message:
    """{ $payer } returns { $money } to { $payee }, half of what was paid for { $yaku-explained }, which went on b…"""
    return Message("hanafuda-sage-return", (("payer", payer), ("money", money), ("payee", payee), ("yaku", yaku)))


def tobikomi(*, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
    """{ $payer } pays { $payee } { $money } for { $yaku-explained }: all four cards of the month were captured."""
    return Message("hanafuda-tobikomi", (("payer", payer), ("payee", payee), ("money", money), ("yaku", yaku)))


def nuke(*, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
    """{ $payer } pays { $payee } { $money } for { $yaku-explained }: a poor hand took 89 card points or more."""
    return Message("hanafuda-nuke", (("payer", payer), ("payee", payee), ("money", money), ("yaku", yaku)))


def mizuten(*, payer: Seat | Message, payee: Seat | Message, money: Sum) -> Message:
    """{ $payer } pays { $payee } { $money }: the dealer came in unseen and has 89 card points or more."""
    return Message("hanafuda-mizuten", (("payer", payer), ("payee", payee), ("money", money)))


def special(*, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
    """{ $payer } pays { $payee } { $money } for the special yaku { $yaku-explained }."""
    return Message("hanafuda-special", (("payer", payer), ("payee", payee), ("money", money), ("yaku", yaku)))


def refund(*, payer: Seat | Message, money: Sum, payee: Seat | Message, yaku: YakuKeys) -> Message:
    """{ $payer } returns { $money } to { $payee }: { $yaku-explained } no longer counts."""
    return Message("hanafuda-refund", (("payer", payer), ("money", money), ("payee", payee), ("yaku", yaku)))


def refund_all(*, payer: Seat | Message, money: Sum, payee: Seat | Message) -> Message:
    """{ $payer } returns { $money } to { $payee }: it no longer counts."""
    return Message("hanafuda-refund-all", (("payer", payer), ("money", money), ("payee", payee)))


def exempt(*, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message:
    """{ $payer } gives { $payee } back { $money }, the own share of { $yaku-explained }: the hatto was exempt."""
    return Message("hanafuda-exempt", (("payer", payer), ("payee", payee), ("money", money), ("yaku", yaku)))


def card_points(*, payer: Seat | Message, payee: Seat | Message, money: Sum) -> Message:
    """{ $payer } pays { $payee } { $money } for the card points."""
    return Message("hanafuda-card-points", (("payer", payer), ("payee", payee), ("money", money)))


def pot(*, payee: Seat | Message, money: Sum) -> Message:
    """{ $payee } takes { $money } from the pot."""
    return Message("hanafuda-pot", (("payee", payee), ("money", money)))


def pot_hachiju(*, payee: Seat | Message, money: Sum) -> Message:
    """{ $payee } takes { $money } from the pot."""
    return Message("hanafuda-pot-hachiju", (("payee", payee), ("money", money)))


def stone(*, payer: Seat | Message, money: Sum, payee: Seat | Message) -> Message:
    """{ $payer } deals next and puts a month stone of { $money } on { $payee }."""
    return Message("hanafuda-stone", (("payer", payer), ("money", money), ("payee", payee)))


def stone_of_winner(*, payer: Seat | Message, money: Sum, payee: Seat | Message) -> Message:
    """{ $payer } has won the month and puts a month stone of { $money } on { $payee }."""
    return Message("hanafuda-stone-of-winner", (("payer", payer), ("money", money), ("payee", payee)))


def gimmi(*, payer: Seat | Message, payee: Seat | Message, money: Sum) -> Message:
    """{ $payer } pays { $payee } the winner's prize of { $money }."""
    return Message("hanafuda-gimmi", (("payer", payer), ("payee", payee), ("money", money)))


def from_board(*, payee: Seat | Message, money: Sum, payer: Seat | Message) -> Message:
    """{ $payee } receives { $money } in month stones from { $payer }."""
    return Message("hanafuda-from-board", (("payee", payee), ("money", money), ("payer", payer)))


def from_bank(*, payee: Seat | Message, money: Sum) -> Message:
    """{ $payee } receives the winner's prize of { $money }."""
    return Message("hanafuda-from-bank", (("payee", payee), ("money", money)))


def squeezed_for_hand(*, yaku: YakuKeys) -> Message:
    """It is half of the hand yaku { $yaku-explained } in the hand put out."""
    return Message("hanafuda-squeezed-for-hand", (("yaku", yaku),))


def squeezed_for_captured(*, yaku: YakuKeys) -> Message:
    """It is half of { $yaku-explained }, of which the hand put out held all cards."""
    return Message("hanafuda-squeezed-for-captured", (("yaku", yaku),))


def squeezed_for_cards() -> Message:
    """It is for the red and blue ribbons and brights in the hand put out."""
    return Message("hanafuda-squeezed-for-cards")


def liable_hatto(*, other: Seat, payer: Seat | Message) -> Message:
    """This is the share of { $other }, which { $payer } bears for throwing a hatto card."""
    return Message("hanafuda-liable-hatto", (("other", other), ("payer", payer)))


def liable_sage(*, other: Seat, payer: Seat | Message) -> Message:
    """This is the share of { $other }, which { $payer } bears after going on by sage."""
    return Message("hanafuda-liable-sage", (("other", other), ("payer", payer)))


def match(*, people: Sequence[Seat], game: Message) -> Message:
    """{ $people-and } begin a match of { $game }."""
    return Message("hanafuda-match", (("people", tuple(people)), ("game", game)))


def draw_seats(*, person: Seat) -> Message:
    """The cards are drawn: { $person } deals first."""
    return Message("hanafuda-draw-seats", (("person", person),))


def draw_seats_hachiju(*, person: Seat) -> Message:
    """The cards are drawn: { $person } deals first."""
    return Message("hanafuda-draw-seats-hachiju", (("person", person),))


def result(*, results: Sequence[Message]) -> Message:
    """The final result: { $results }."""
    return Message("hanafuda-result", (("results", tuple(results)),))


def result_of(*, person: Seat, money: Sum) -> Message:
    """{ $person } { $money }"""
    return Message("hanafuda-result-of", (("person", person), ("money", money)))


def winner(*, people: Sequence[Seat]) -> Message:
    """The winner is { $people-and }."""
    return Message("hanafuda-winner", (("people", tuple(people)),))


def winners(*, people: Sequence[Seat]) -> Message:
    """The winners are { $people-and }."""
    return Message("hanafuda-winners", (("people", tuple(people)),))


def no_winner() -> Message:
    """Nobody wins."""
    return Message("hanafuda-no-winner")


def month_opens(*, n: int, person: Seat) -> Message:
    """Month { $n }: { $person } deals."""
    return Message("hanafuda-month-opens", (("n", n), ("person", person)))


def deal_opens_hachiju(*, n: int, person: Seat) -> Message:
    """Deal { $n }: { $person } deals."""
    return Message("hanafuda-deal-opens-hachiju", (("n", n), ("person", person)))


def field_is(*, kind: Message) -> Message:
    """It is { $kind }."""
    return Message("hanafuda-field-is", (("kind", kind),))


def void_month() -> Message:
    """This month is void and is dealt again."""
    return Message("hanafuda-void-month")


def void_deal_hachiju() -> Message:
    """This deal is void and is dealt again."""
    return Message("hanafuda-void-deal-hachiju")


def carried(*, kind: Message) -> Message:
    """Carried over to the next month: { $kind }."""
    return Message("hanafuda-carried", (("kind", kind),))


def carried_on(*, kinds: Sequence[Message]) -> Message:
    """Carried over to later months: { $kinds }."""
    return Message("hanafuda-carried-on", (("kinds", tuple(kinds)),))


def redeal() -> Message:
    """Four cards of one month lie on the field, so the cards are dealt again."""
    return Message("hanafuda-redeal")


def shima(*, month: Message, person: Seat) -> Message:
    """All four cards of the { $month } lie on the field, and { $person } takes them (shima)."""
    return Message("hanafuda-shima", (("month", month), ("person", person)))


def next_dealer(*, person: Seat) -> Message:
    """{ $person } deals next."""
    return Message("hanafuda-next-dealer", (("person", person),))


def next_dealer_hachiju(*, person: Seat) -> Message:
    """{ $person } deals next."""
    return Message("hanafuda-next-dealer-hachiju", (("person", person),))


def two_four_threes() -> Message:
    """Two hands hold shiso, so the year is void."""
    return Message("hanafuda-two-four-threes")


def ended_by_yaku(*, person: Seat) -> Message:
    """The captured yaku of { $person } ends the month."""
    return Message("hanafuda-ended-by-yaku", (("person", person),))


def ended_by_yaku_hachiju(*, person: Seat) -> Message:
    """The captured yaku of { $person } ends the deal."""
    return Message("hanafuda-ended-by-yaku-hachiju", (("person", person),))


def ended_by_cancel(*, person: Seat) -> Message:
    """The cancelled sage of { $person } ends the month."""
    return Message("hanafuda-ended-by-cancel", (("person", person),))


def played_out(*, person: Seat) -> Message:
    """All hands are played out, and the month goes to { $person }."""
    return Message("hanafuda-played-out", (("person", person),))


def played_out_hachiju(*, person: Seat) -> Message:
    """All hands are played out, and the deal goes to { $person }."""
    return Message("hanafuda-played-out-hachiju", (("person", person),))


def ended_by_special(*, person: Seat) -> Message:
    """The special yaku of { $person } ends the month."""
    return Message("hanafuda-ended-by-special", (("person", person),))


def ended_by_four_three(*, person: Seat) -> Message:
    """The shiso of { $person } ends the year."""
    return Message("hanafuda-ended-by-four-three", (("person", person),))


def ended_alone(*, person: Seat) -> Message:
    """Only { $person } has joined, and the deal is over."""
    return Message("hanafuda-ended-alone", (("person", person),))


def ended_alone_hachiju(*, person: Seat) -> Message:
    """All others have folded, and the deal goes to { $person }."""
    return Message("hanafuda-ended-alone-hachiju", (("person", person),))


def mizuten_said(*, person: Seat) -> Message:
    """{ $person } comes in unseen (mizuten)."""
    return Message("hanafuda-mizuten-said", (("person", person),))


def white_card(*, person: Seat) -> Message:
    """{ $person } draws the white card and sits the month out."""
    return Message("hanafuda-white-card", (("person", person),))


def bid_in(*, person: Seat) -> Message:
    """{ $person } comes in."""
    return Message("hanafuda-bid-in", (("person", person),))


def bid_out(*, person: Seat) -> Message:
    """{ $person } folds."""
    return Message("hanafuda-bid-out", (("person", person),))


def bid_out_hachiju(*, person: Seat) -> Message:
    """{ $person } folds."""
    return Message("hanafuda-bid-out-hachiju", (("person", person),))


def bid_double(*, person: Seat) -> Message:
    """{ $person } doubles and leads from now on. All who have not folded answer again."""
    return Message("hanafuda-bid-double", (("person", person),))


def squeezed(*, person: Seat) -> Message:
    """{ $person } is squeezed out of this month."""
    return Message("hanafuda-squeezed", (("person", person),))


def squeezed_hachiju(*, person: Seat) -> Message:
    """{ $person } is put out free, for three are in at the highest rate."""
    return Message("hanafuda-squeezed-hachiju", (("person", person),))


def squeezed_holds(*, yaku: YakuKeys) -> Message:
    """The hand holds { $yaku-explained }."""
    return Message("hanafuda-squeezed-holds", (("yaku", yaku),))


def squeezed_shows(*, cards: Cards) -> Message:
    """It shows: { $cards }."""
    return Message("hanafuda-squeezed-shows", (("cards", cards),))


def no_choice() -> Message:
    """No choice was left."""
    return Message("hanafuda-no-choice")


def shows(*, person: Seat, yaku: YakuKeys, cards: Cards) -> Message:
    """{ $person } announces { $yaku-explained } and lays open: { $cards }."""
    return Message("hanafuda-shows", (("person", person), ("yaku", yaku), ("cards", cards)))


def shows_closed(*, person: Seat, yaku: YakuKeys) -> Message:
    """{ $person } announces { $yaku-explained }."""
    return Message("hanafuda-shows-closed", (("person", person), ("yaku", yaku)))


def shows_nothing(*, person: Seat) -> Message:
    """{ $person } shows no hand yaku."""
    return Message("hanafuda-shows-nothing", (("person", person),))


def play_takes(*, person: Seat, card: Cards, takes: Cards) -> Message:
    """{ $person } plays { $card } and takes { $takes }."""
    return Message("hanafuda-play-takes", (("person", person), ("card", card), ("takes", takes)))


def play_lays(*, person: Seat, card: Cards) -> Message:
    """{ $person } lays { $card } on the field."""
    return Message("hanafuda-play-lays", (("person", person), ("card", card)))


def turn_takes(*, person: Seat, card: Cards, takes: Cards) -> Message:
    """{ $person } turns { $card } and takes { $takes }."""
    return Message("hanafuda-turn-takes", (("person", person), ("card", card), ("takes", takes)))


def turn_lays(*, person: Seat, card: Cards) -> Message:
    """{ $person } turns { $card }, which stays on the field."""
    return Message("hanafuda-turn-lays", (("person", person), ("card", card)))


def stop(*, person: Seat, yaku: YakuKeys) -> Message:
    """{ $person } stops with { $yaku-explained }."""
    return Message("hanafuda-stop", (("person", person), ("yaku", yaku)))


def sage(*, person: Seat, yaku: YakuKeys) -> Message:
    """{ $person } goes on with { $yaku-explained } (sage)."""
    return Message("hanafuda-sage", (("person", person), ("yaku", yaku)))


def cancel(*, person: Seat, yaku: YakuKeys) -> Message:
    """{ $person } cancels the sage of { $yaku-explained } and ends the month."""
    return Message("hanafuda-cancel", (("person", person), ("yaku", yaku)))


def stop_forced() -> Message:
    """Going on was not possible."""
    return Message("hanafuda-stop-forced")


def stop_forced_hachiju() -> Message:
    """It was the last card, so going on was not possible."""
    return Message("hanafuda-stop-forced-hachiju")


def cancel_forced() -> Message:
    """The last hand card had brought no new yaku."""
    return Message("hanafuda-cancel-forced")
