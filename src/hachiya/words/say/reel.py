"""The messages of `reel.ftl`, made by `make docs`."""

from hachiya.words.message import Message


def no_deals() -> Message:
    """the record has no deals"""
    return Message("reel-no-deals")


def too_many_deals(*, most: int) -> Message:
    """more than { $most } deals in one file; cut it into several"""
    return Message("reel-too-many-deals", (("most", most),))


def too_long(*, seconds: int) -> Message:
    """the file takes longer than { $seconds } seconds to verify up to here; cut it into several"""
    return Message("reel-too-long", (("seconds", seconds),))


def running() -> Message:
    """this match is still being played; it can be seen again when it is over, and watched until then"""
    return Message("reel-running")


def forgotten() -> Message:
    """the file has been forgotten meanwhile; send it again"""
    return Message("reel-forgotten")


def no_deal() -> Message:
    """the record has no such deal or seat"""
    return Message("reel-no-deal")
