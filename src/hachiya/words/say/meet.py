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
