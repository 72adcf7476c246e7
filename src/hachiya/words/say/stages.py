"""The messages of `stages.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Seat


def deal() -> Message:
    """deal"""
    return Message("stages-deal")


def dacha() -> Message:
    """declarer"""
    return Message("stages-dacha")


def trumps() -> Message:
    """trumps"""
    return Message("stages-trumps")


def remark() -> Message:
    """remarks"""
    return Message("stages-remark")


def pair(*, people: Sequence[Seat]) -> Message:
    """{ $people-name-partners }"""
    return Message("stages-pair", (("people", tuple(people)),))


def oya(*, rank: str) -> Message:
    """plays { $rank }"""
    return Message("stages-oya", (("rank", rank),))


def ko(*, points: int) -> Message:
    """{ $points } pts"""
    return Message("stages-ko", (("points", points),))


def after(*, stage: str) -> Message:
    """→ { $stage }"""
    return Message("stages-after", (("stage", stage),))


def rose(*, steps: int, stage: str) -> Message:
    """+{ $steps } → { $stage }"""
    return Message("stages-rose", (("steps", steps), ("stage", stage)))


def won(*, steps: int) -> Message:
    """+{ $steps } → won"""
    return Message("stages-won", (("steps", steps),))


def no_suit() -> Message:
    """none"""
    return Message("stages-no-suit")


def remarks(*, remarks: Sequence[Message]) -> Message:
    """{ $remarks }"""
    return Message("stages-remarks", (("remarks", tuple(remarks)),))


def widow(*, points: int) -> Message:
    """kitty { $points } × 2"""
    return Message("stages-widow", (("points", points),))


def wrong_lead(*, person: Seat) -> Message:
    """wrong throw by { $person-name }"""
    return Message("stages-wrong-lead", (("person", person),))


def undeclared() -> Message:
    """turned kitty"""
    return Message("stages-undeclared")


def winners(*, people: Sequence[Seat]) -> Message:
    """winners: { $people-name-partners }"""
    return Message("stages-winners", (("people", tuple(people)),))
