"""The messages of `story.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message, Seat, Sum, YakuKeys


def balance(*, money: Sum) -> Message:
    """{ $money }"""
    return Message("story-balance", (("money", money),))


def who(*, people: Sequence[Seat]) -> Message:
    """{ $people-name-partners }"""
    return Message("story-who", (("people", tuple(people)),))


def why_ahead(*, who: Seat, money: Sum, other: Seat) -> Message:
    """{ $who-name } ended { $money } ahead of { $other-name }."""
    return Message("story-why-ahead", (("who", who), ("money", money), ("other", other)))


def why_equal(*, people: Sequence[Seat]) -> Message:
    """{ $people-name-and } ended with the same sum."""
    return Message("story-why-equal", (("people", tuple(people)),))


def why_shiso(*, who: Seat) -> Message:
    """The shiso of { $who-name } ended the year."""
    return Message("story-why-shiso", (("who", who),))


def why_levels(*, people: Sequence[Seat], steps: int) -> Message:
    """{ $people-name-and } ended { $steps -> [one] one level *[other] { $steps } levels } ahead."""
    return Message("story-why-levels", (("people", tuple(people)), ("steps", steps)))


def lead() -> Message:
    """Went ahead for good"""
    return Message("story-lead")


def lead_kept(*, who: Seat) -> Message:
    """{ $who-name }"""
    return Message("story-lead-kept", (("who", who),))


def lead_kept_by(*, people: Sequence[Seat]) -> Message:
    """{ $people-name-partners }"""
    return Message("story-lead-kept-by", (("people", tuple(people)),))


def dearest() -> Message:
    """Dearest yaku"""
    return Message("story-dearest")


def dearest_of(*, who: Seat, yaku: YakuKeys, money: Sum) -> Message:
    """{ $who-name }: { $yaku }, { $money } from all payers"""
    return Message("story-dearest-of", (("who", who), ("yaku", yaku), ("money", money)))


def best_month() -> Message:
    """Biggest gain"""
    return Message("story-best-month")


def best_month_of(*, who: Seat, money: Sum, more: Sum) -> Message:
    """{ $who-name }: { $money }, { $more } more than on average"""
    return Message("story-best-month-of", (("who", who), ("money", money), ("more", more)))


def dealt() -> Message:
    """Most by luck of the deal"""
    return Message("story-dealt")


def dealt_to(*, who: Seat, money: Sum) -> Message:
    """{ $who-name }: { $money } for hand yaku, all told"""
    return Message("story-dealt-to", (("who", who), ("money", money)))


def rise() -> Message:
    """Greatest rise"""
    return Message("story-rise")


def rise_of(*, people: Sequence[Seat], steps: int) -> Message:
    """{ $people-name-partners }: { $steps -> [one] one level *[other] { $steps } levels }"""
    return Message("story-rise-of", (("people", tuple(people)), ("steps", steps)))


def points() -> Message:
    """Most points in a deal"""
    return Message("story-points")


def points_of(*, people: Sequence[Seat], points: int) -> Message:
    """{ $people-name-partners }: { $points }"""
    return Message("story-points-of", (("people", tuple(people)), ("points", points)))


def kitty() -> Message:
    """Most by luck of the kitty"""
    return Message("story-kitty")


def kitty_of(*, people: Sequence[Seat], points: int) -> Message:
    """{ $people-name-partners }: { $points } points"""
    return Message("story-kitty-of", (("people", tuple(people)), ("points", points)))


def month(*, n: int) -> Message:
    """month { $n }"""
    return Message("story-month", (("n", n),))


def month_hachiju(*, n: int) -> Message:
    """deal { $n }"""
    return Message("story-month-hachiju", (("n", n),))


def month_bashifen(*, n: int) -> Message:
    """deal { $n }"""
    return Message("story-month-bashifen", (("n", n),))


def curve() -> Message:
    """Scores month by month"""
    return Message("story-curve")


def curve_hachiju() -> Message:
    """Scores deal by deal"""
    return Message("story-curve-hachiju")


def curve_bashifen() -> Message:
    """Levels deal by deal"""
    return Message("story-curve-bashifen")
