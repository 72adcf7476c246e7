"""The messages of `history.ftl`, made by `make docs`."""

from hachiya.words.message import Message


def too_large(*, number: int) -> Message:
    """the file is larger than { $number } bytes"""
    return Message("history-too-large", (("number", number),))


def long_match(*, number: int) -> Message:
    """the match is longer than { $number } bytes"""
    return Message("history-long-match", (("number", number),))


def is_packed() -> Message:
    """the file is packed; unpack it first"""
    return Message("history-is-packed")


def is_fuda() -> Message:
    """a history is JSON Lines; this is a record as text: hachiya replay FILE --format jsonl"""
    return Message("history-is-fuda")


def not_over() -> Message:
    """the match is not over, nor have all ended it; a history has no others"""
    return Message("history-not-over")


def no_player() -> Message:
    """who plays a seat is `person` or the name of a bot"""
    return Message("history-no-player")


def whose() -> Message:
    """it does not say which seat is yours: say by which name you played there"""
    return Message("history-whose")
