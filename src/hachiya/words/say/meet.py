"""The messages of `meet.ftl`, made by `make docs`."""

from hachiya.words.message import Message


def begun() -> Message:
    """the cards are dealt: that is possible only before the first deal"""
    return Message("meet-begun")


def no_sitter() -> Message:
    """no person sits there who could be sent away"""
    return Message("meet-no-sitter")


def not_welcome() -> Message:
    """this table is played without onlookers"""
    return Message("meet-not-welcome")
