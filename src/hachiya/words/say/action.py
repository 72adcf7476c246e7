"""The messages of `action.ftl`, made by `make docs`."""

from hachiya.words.message import Cards, Message, Pack, YakuKeys


def card(*, card: Cards) -> Message:
    """{ $card-letters } { $card }"""
    return Message("action-card", (("card", card),))


def show(*, yaku: YakuKeys, cards: Cards) -> Message:
    """show { $yaku } ({ $cards-letters })"""
    return Message("action-show", (("yaku", yaku), ("cards", cards)))


def show_nothing() -> Message:
    """show nothing"""
    return Message("action-show-nothing")


def look() -> Message:
    """look first"""
    return Message("action-look")


def unseen() -> Message:
    """in unseen"""
    return Message("action-unseen")


def join() -> Message:
    """in (play)"""
    return Message("action-join")


def fold() -> Message:
    """out (fold)"""
    return Message("action-fold")


def fold_hachiju() -> Message:
    """out (fold)"""
    return Message("action-fold-hachiju")


def double(*, rate: int) -> Message:
    """double (to { $rate })"""
    return Message("action-double", (("rate", rate),))


def stop() -> Message:
    """stop"""
    return Message("action-stop")


def stop_hachiju() -> Message:
    """stop"""
    return Message("action-stop-hachiju")


def sage() -> Message:
    """sage (go on)"""
    return Message("action-sage")


def cancel() -> Message:
    """cancel the sage"""
    return Message("action-cancel")


def go_on() -> Message:
    """go on"""
    return Message("action-go-on")


def unknown(*, number: int) -> Message:
    """action { $number }"""
    return Message("action-unknown", (("number", number),))


def playing_card(*, playing: Pack) -> Message:
    """{ $playing }"""
    return Message("action-playing-card", (("playing", playing),))


def declare(*, playing: Pack) -> Message:
    """show { $playing }"""
    return Message("action-declare", (("playing", playing),))


def declare_pair(*, playing: Pack) -> Message:
    """show the pair { $playing } { $playing }"""
    return Message("action-declare-pair", (("playing", playing),))


def declare_nothing() -> Message:
    """show nothing"""
    return Message("action-declare-nothing")


def confirm() -> Message:
    """confirm (show no more)"""
    return Message("action-confirm")


def commit() -> Message:
    """lead these"""
    return Message("action-commit")


def lacks_end_of_lead(*, number: int) -> Message:
    """the choice is not complete: a lead ends with action { $number }"""
    return Message("action-lacks-end-of-lead", (("number", number),))


def lacks_cards(*, whole: int, more: int) -> Message:
    """the choice is not complete: { $whole } cards are laid together, { $more } more"""
    return Message("action-lacks-cards", (("whole", whole), ("more", more)))
