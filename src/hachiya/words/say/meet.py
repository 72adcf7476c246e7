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


def lobby_full() -> Message:
    """there are as many tables in the lobby as it takes; come to one of them, or try again in a minute"""
    return Message("meet-lobby-full")


def not_in_lobby() -> Message:
    """one comes to this table by invitation alone"""
    return Message("meet-not-in-lobby")


def too_chatty() -> Message:
    """too much at once: others cannot read so fast"""
    return Message("meet-too-chatty")


def chat_full() -> Message:
    """as much has been said at this table as it keeps"""
    return Message("meet-chat-full")


def silenced() -> Message:
    """who opened the table has silenced this seat"""
    return Message("meet-silenced")


def phrases_only() -> Message:
    """phrases only are allowed at this table"""
    return Message("meet-phrases-only")


def not_said() -> Message:
    """nothing was said by this number"""
    return Message("meet-not-said")
