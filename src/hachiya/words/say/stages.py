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


def title_ko(*, pair: Sequence[Seat]) -> Message:
    """{ $pair-name-and }: 80 or more, and they become declarers"""
    return Message("stages-title-ko", (("pair", tuple(pair)),))


def title_oya(*, pair: Sequence[Seat]) -> Message:
    """{ $pair-name-and } held the opponents below 80 and stay declarers"""
    return Message("stages-title-oya", (("pair", tuple(pair)),))


def failed(*, person: Seat, pair: Sequence[Seat]) -> Message:
    """{ $person-name } threw several cards of which one could be beaten. All that was not yet taken, the kitty to…"""
    return Message("stages-failed", (("person", person), ("pair", tuple(pair))))


def kitty_twice(*, points: int) -> Message:
    """{ $points } points buried; they count twice, for the opponents took the end"""
    return Message("stages-kitty-twice", (("points", points),))


def kitty_empty() -> Message:
    """No points were buried"""
    return Message("stages-kitty-empty")


def kitty_oya(*, points: int) -> Message:
    """{ $points } points buried; the declarers took the end, so they do not count"""
    return Message("stages-kitty-oya", (("points", points),))


def then_next(*, person: Seat, rank: str) -> Message:
    """Next declarer: { $person-name }, on level { $rank }."""
    return Message("stages-then-next", (("person", person), ("rank", rank)))


def then_change(*, person: Seat, rank: str) -> Message:
    """The sides change. Next declarer: { $person-name }, on level { $rank }."""
    return Message("stages-then-change", (("person", person), ("rank", rank)))


def then_over() -> Message:
    """The match ends with this deal."""
    return Message("stages-then-over")


def result_past_ace() -> Message:
    """This pair has risen past the ace."""
    return Message("stages-result-past-ace")


def result_ace() -> Message:
    """This pair has reached the ace."""
    return Message("stages-result-ace")


def past_ace() -> Message:
    """past A"""
    return Message("stages-past-ace")
