"""The messages of `table.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Seat


def no_game(*, given: str, names: Sequence[str]) -> Message:
    """there is no game { $given }; the games are: { $names }"""
    return Message("table-no-game", (("given", given), ("names", tuple(names))))


def no_option(*, game: Message, given: str, names: Sequence[str]) -> Message:
    """{ $game } has no option { $given }; its options are: { $names }"""
    return Message("table-no-option", (("game", game), ("given", given), ("names", tuple(names))))


def no_value(*, name: str, game: Message, given: str, values: str) -> Message:
    """option { $name } of { $game } cannot be { $given }; its values are: { $values }"""
    return Message("table-no-value", (("name", name), ("game", game), ("given", given), ("values", values)))


def wrong_seats(*, game: Message, numbers: Sequence[int], found: int) -> Message:
    """{ $game } is played by { $numbers-or }, not by { $found }"""
    return Message("table-wrong-seats", (("game", game), ("numbers", tuple(numbers)), ("found", found)))


def who_draws(*, turn: int, seats: Sequence[Seat]) -> Message:
    """in round { $turn } { $seats-and } draw"""
    return Message("table-who-draws", (("turn", turn), ("seats", tuple(seats))))


def nobody_draws(*, turn: int) -> Message:
    """in round { $turn } nobody draws"""
    return Message("table-nobody-draws", (("turn", turn),))


def drawn_too_often(*, card: str) -> Message:
    """{ $card } is drawn too often"""
    return Message("table-drawn-too-often", (("card", card),))


def equal_draws(*, seats: Sequence[Seat]) -> Message:
    """{ $seats-and } are equal and draw again"""
    return Message("table-equal-draws", (("seats", tuple(seats)),))


def seats_follow_draw() -> Message:
    """seats are numbered after the draw: months rise counter-clockwise from the dealer"""
    return Message("table-seats-follow-draw")


def bad_deck(*, cards: int) -> Message:
    """a deck is each of the { $cards } cards exactly once"""
    return Message("table-bad-deck", (("cards", cards),))


def no_deal_due() -> Message:
    """no deal is due now"""
    return Message("table-no-deal-due")


def no_draw_due() -> Message:
    """no card is drawn now"""
    return Message("table-no-draw-due")


def over() -> Message:
    """the match is over"""
    return Message("table-over")


def deal_due() -> Message:
    """the next deal is due, no seat is at turn"""
    return Message("table-deal-due")


def not_at_turn(*, seat: Seat, other: Seat) -> Message:
    """{ $seat } is not at turn; { $other } is"""
    return Message("table-not-at-turn", (("seat", seat), ("other", other)))


def illegal(*, seat: Seat, action: Message, legal: Sequence[Message]) -> Message:
    """{ $seat } cannot choose { $action }; legal: { $legal }"""
    return Message("table-illegal", (("seat", seat), ("action", action), ("legal", tuple(legal))))


def illegal_call(*, seat: Seat, action: Message, legal: Sequence[Message]) -> Message:
    """{ $seat } cannot choose { $action } now; legal: { $legal }"""
    return Message("table-illegal-call", (("seat", seat), ("action", action), ("legal", tuple(legal))))


def nothing_to_call(*, seat: Seat, action: Message) -> Message:
    """{ $seat } cannot choose { $action } now; legal: nothing"""
    return Message("table-nothing-to-call", (("seat", seat), ("action", action)))


def white_due(*, seats: Sequence[Seat]) -> Message:
    """one of { $seats-and } draws the white card before this deal: say which"""
    return Message("table-white-due", (("seats", tuple(seats)),))


def no_white_due() -> Message:
    """nobody draws the white card now"""
    return Message("table-no-white-due")


def wrong_white(*, seat: Seat, seats: Sequence[Seat]) -> Message:
    """{ $seat } cannot draw the white card; one of { $seats-and } does"""
    return Message("table-wrong-white", (("seat", seat), ("seats", tuple(seats))))


def lacks_rest() -> Message:
    """the choice is not complete: say the rest of it too"""
    return Message("table-lacks-rest")


def lacks_ribbons() -> Message:
    """the choice is not complete: say with it which ribbons are laid open"""
    return Message("table-lacks-ribbons")


def more_than_one_choice() -> Message:
    """this is more than one choice"""
    return Message("table-more-than-one-choice")
