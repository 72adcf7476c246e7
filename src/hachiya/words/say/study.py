"""The messages of `study.ftl`, made by `make docs`."""

from hachiya.words.message import Message


def with_others() -> Message:
    """hints are there where you play with computer players alone, or where all persons at the table allow them"""
    return Message("study-with-others")


def nothing_to_hint() -> Message:
    """there is nothing to choose for you just now"""
    return Message("study-nothing-to-hint")


def not_ready(*, seconds: int) -> Message:
    """hints are being prepared: about { $seconds } more { $seconds -> [one] second *[other] seconds }"""
    return Message("study-not-ready", (("seconds", seconds),))


def never_ready() -> Message:
    """hints could not be prepared here"""
    return Message("study-never-ready")
