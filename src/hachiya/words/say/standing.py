"""The messages of `standing.ftl`, made by `make docs`."""

from hachiya.words.message import Message, Sum


def balance(*, money: Sum) -> Message:
    """{ $money }"""
    return Message("standing-balance", (("money", money),))


def levels(*, ours: str, theirs: str) -> Message:
    """level { $ours } to { $theirs }"""
    return Message("standing-levels", (("ours", ours), ("theirs", theirs)))
