"""The messages of `terminal.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Seat, Sum, YakuKeys


def left_table() -> Message:
    """You have left the table."""
    return Message("terminal-left-table")


def leave_table() -> Message:
    """Leave the table?"""
    return Message("terminal-leave-table")


def you(*, name: str) -> Message:
    """{ $name } (you)"""
    return Message("terminal-you", (("name", name),))


def gone_on(*, name: str) -> Message:
    """{ $name } [sage]"""
    return Message("terminal-gone-on", (("name", name),))


def between() -> Message:
    """{ \" · \" }"""
    return Message("terminal-between")


def only_choice(*, first: str) -> Message:
    """No other choice: { $first }"""
    return Message("terminal-only-choice", (("first", first),))


def keys(*, leave: str) -> Message:
    """Choose by number or by a card's letter. ? explains, { $leave } leaves"""
    return Message("terminal-keys", (("leave", leave),))


def not_a_choice(*, wrong: str) -> Message:
    """{ $wrong } is not a choice."""
    return Message("terminal-not-a-choice", (("wrong", wrong),))


def go_on() -> Message:
    """Enter to go on"""
    return Message("terminal-go-on")


def next_month() -> Message:
    """Enter for the next month"""
    return Message("terminal-next-month")


def next_deal() -> Message:
    """Enter for the next deal"""
    return Message("terminal-next-deal")


def next_trick() -> Message:
    """Enter for the next trick"""
    return Message("terminal-next-trick")


def pending(*, first: str) -> Message:
    """The card: { $first }"""
    return Message("terminal-pending", (("first", first),))


def lights() -> Message:
    """brights"""
    return Message("terminal-lights")


def animals() -> Message:
    """animals"""
    return Message("terminal-animals")


def ribbons() -> Message:
    """ribbons"""
    return Message("terminal-ribbons")


def chaff() -> Message:
    """chaff"""
    return Message("terminal-chaff")


def your_hand() -> Message:
    """Your hand"""
    return Message("terminal-your-hand")


def field() -> Message:
    """Field"""
    return Message("terminal-field")


def stock(*, cards: int) -> Message:
    """stock { $cards }"""
    return Message("terminal-stock", (("cards", cards),))


def pot(*, money: Sum) -> Message:
    """pot { $money }"""
    return Message("terminal-pot", (("money", money),))


def pot_hachiju(*, money: Sum) -> Message:
    """pot { $money }"""
    return Message("terminal-pot-hachiju", (("money", money),))


def score() -> Message:
    """score"""
    return Message("terminal-score")


def in_hand() -> Message:
    """in hand"""
    return Message("terminal-in-hand")


def hand_yaku() -> Message:
    """hand yaku"""
    return Message("terminal-hand-yaku")


def lying_open() -> Message:
    """open"""
    return Message("terminal-lying-open")


def card_points() -> Message:
    """card points"""
    return Message("terminal-card-points")


def made() -> Message:
    """yaku"""
    return Message("terminal-made")


def auction() -> Message:
    """auction"""
    return Message("terminal-auction")


def auction_hachiju() -> Message:
    """auction"""
    return Message("terminal-auction-hachiju")


def watching() -> Message:
    """You watch this month; the hand you gave back"""
    return Message("terminal-watching")


def watching_hachiju() -> Message:
    """You watch this deal; the hand you gave back"""
    return Message("terminal-watching-hachiju")


def stays() -> Message:
    """stays on the field"""
    return Message("terminal-stays")


def takes(*, letters: str) -> Message:
    """takes { $letters }"""
    return Message("terminal-takes", (("letters", letters),))


def takes_either(*, others: Sequence[str]) -> Message:
    """takes { $others-or }"""
    return Message("terminal-takes-either", (("others", tuple(others)),))


def comes_to(*, first: str, meant: Message) -> Message:
    """{ $first } → { $meant }"""
    return Message("terminal-comes-to", (("first", first), ("meant", meant)))


def would_help(*, person: Seat, yaku: YakuKeys, money: Sum) -> Message:
    """⚠ hatto: helps { $person-name } to { $yaku }; you would pay for both, { $money }"""
    return Message("terminal-would-help", (("person", person), ("yaku", yaku), ("money", money)))


def would_help_excused(*, person: Seat, yaku: YakuKeys, money: Sum) -> Message:
    """hatto, excused: may help { $person-name } to { $yaku }; you would pay your own share, { $money }"""
    return Message("terminal-would-help-excused", (("person", person), ("yaku", yaku), ("money", money)))


def pays_now(*, amounts: Sequence[Message]) -> Message:
    """pays now: { $amounts }"""
    return Message("terminal-pays-now", (("amounts", tuple(amounts)),))


def pays_nothing() -> Message:
    """nothing more is paid"""
    return Message("terminal-pays-nothing")


def wins(*, person: Seat, money: Sum) -> Message:
    """{ $person-name } { $money }"""
    return Message("terminal-wins", (("person", person), ("money", money)))


def all_of(*, said: Sequence[Message]) -> Message:
    """{ $said }"""
    return Message("terminal-all-of", (("said", tuple(said)),))


def ask_mizuten() -> Message:
    """Come in before you have seen your cards?"""
    return Message("terminal-ask-mizuten")


def ask_bid() -> Message:
    """In or out?"""
    return Message("terminal-ask-bid")


def ask_bid_hachiju() -> Message:
    """In, out or double?"""
    return Message("terminal-ask-bid-hachiju")


def ask_show() -> Message:
    """Show your hand yaku?"""
    return Message("terminal-ask-show")


def ask_expose() -> Message:
    """Which ribbon do you expose?"""
    return Message("terminal-ask-expose")


def ask_play() -> Message:
    """Play a card"""
    return Message("terminal-ask-play")


def ask_pick() -> Message:
    """Which of the two do you take?"""
    return Message("terminal-ask-pick")


def ask_decide_early() -> Message:
    """Before the stock card: stop or go on?"""
    return Message("terminal-ask-decide-early")


def ask_decide() -> Message:
    """Stop or go on?"""
    return Message("terminal-ask-decide")


def ask_cancel() -> Message:
    """Cancel your sage?"""
    return Message("terminal-ask-cancel")


def explain_play() -> Message:
    """Play one card. It takes a card of its month from the field, or stays there; then the stock's top card is tu…"""
    return Message("terminal-explain-play")


def explain_pick() -> Message:
    """Two cards of the month lie on the field: choose one."""
    return Message("terminal-explain-pick")


def explain_pick_turned() -> Message:
    """Two cards of the turned card's month lie on the field: choose one."""
    return Message("terminal-explain-pick-turned")


def explain_made() -> Message:
    """You have made a captured yaku."""
    return Message("terminal-explain-made")


def seat_score(*, name: str, score: Sum) -> Message:
    """{ $name } { $score }"""
    return Message("terminal-seat-score", (("name", name), ("score", score)))


def seat_final(*, name: str, score: Sum, result: Sum) -> Message:
    """{ $name } { $score } final { $result }"""
    return Message("terminal-seat-final", (("name", name), ("score", score), ("result", result)))


def seat_won(*, name: str, score: Sum, result: Sum) -> Message:
    """{ $name } { $score } final { $result } winner"""
    return Message("terminal-seat-won", (("name", name), ("score", score), ("result", result)))
