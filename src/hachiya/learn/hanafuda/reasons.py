"""Why one choice with flower cards is worth more than another: by what each payment is for, and by yaku."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hachiya.bots.search.hanafuda.counts import (
    ANSWERED,
    FIRST_YAKU,
    MADE_MORE,
    PAID_FOR,
    PARTS,
    TRIED,
    YAKU,
    Part,
)
from hachiya.engine.bits import bit
from hachiya.games.hanafuda.game import HanafudaGame, hanafuda
from hachiya.games.hanafuda.yaku import Yaku, in_words
from hachiya.games.unit import KAN
from hachiya.games.view import View
from hachiya.learn.reasons import amounts, differ, percent
from hachiya.statistics.hanafuda.tables import money_of
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import learn as say

MOST_PARTS, MOST_YAKU = 3, 2
"""How many are told."""
LEAST = 0.12
"""A part that makes up less of all that differs is not worth a word."""
NOTHING_WORTH = 0.05
"""Kan: differences that nobody needs to know of."""
CAPTURED = Yaku.SOHACHI - FIRST_YAKU
"""Yaku made of captured cards; special and attached ones come after them."""
USUAL = 10 * KAN
"""What a yaku is taken to be worth of which the month has no price, where yaku are put in order."""


class Compared(NamedTuple):
    """What a part brings with either choice, in points a world."""

    part: Part
    better: float
    other: float

    @property
    def difference(self) -> float:
        """In which they differ."""
        return self.better - self.other


def reasons(view: View, better: Sequence[int], other: Sequence[int], called: Message) -> list[Message]:
    """As `Reasons`: the parts that differ most, each by the yaku that make the difference, else by its amount."""
    worlds = better[TRIED]
    parts = [Compared(part, better[PARTS + part] / worlds, other[PARTS + part] / worlds) for part in Part]
    together = sum(abs(part.difference) for part in parts)
    parts.sort(key=lambda part: -abs(part.difference))
    found: list[Message] = []
    for part in parts[:MOST_PARTS]:
        if abs(part.difference) < max(NOTHING_WORTH * KAN, LEAST * together):
            break
        found += _of_part(view, part, better, other, called)
    return list(dict.fromkeys(found))


def _of_part(
    view: View, part: Compared, better: Sequence[int], other: Sequence[int], called: Message
) -> Iterator[Message]:
    game, worlds = hanafuda(view.game), better[TRIED]
    told = []
    if part.part is Part.SPECIAL:
        told = _of_own_yaku(view, better, other, called, CAPTURED, YAKU)
    elif part.part is Part.OWN_YAKU:
        told = _of_own_yaku(view, better, other, called, 0, CAPTURED)
        if differ(better[MADE_MORE], other[MADE_MORE], worlds):
            shares = percent(better[MADE_MORE] / worlds), percent(other[MADE_MORE] / worlds)
            told.append(say.made_more(share=shares[0], less=shares[1], other=called))
    elif part.part in (Part.OTHERS_YAKU, Part.GO_ON):
        told = _of_others_yaku(view, better, other, called)
    elif part.part is Part.HATTO and differ(better[ANSWERED], other[ANSWERED], worlds):
        shares = percent(better[ANSWERED] / worlds), percent(other[ANSWERED] / worlds)
        told = [say.hatto(share=shares[0], less=shares[1], other=called)]
    if told:
        yield from told
        return
    unit = money_of(game)
    amount, lesser = amounts(part.better / unit.whole, part.other / unit.whole, unit.unit)
    yield say.part(part=_NAMES[part.part](), amount=amount, lesser=lesser, other=called)


def _of_own_yaku(
    view: View, better: Sequence[int], other: Sequence[int], called: Message, lowest: int, end: int
) -> list[Message]:
    """By the yaku of these places that the seat makes."""
    worlds, first = better[TRIED], PAID_FOR + YAKU * view.seat
    found = []
    made = better[first : first + YAKU], other[first : first + YAKU]
    for yaku in _most(hanafuda(view.game), view, *made, worlds, range(lowest, end)):
        shares = percent(better[first + yaku] / worlds), percent(other[first + yaku] / worlds)
        meant = in_words(bit(FIRST_YAKU + yaku))
        found.append(say.yaku_home(yaku=meant, share=shares[0], less=shares[1], other=called))
    return found


def _of_others_yaku(view: View, better: Sequence[int], other: Sequence[int], called: Message) -> list[Message]:
    worlds, found = better[TRIED], []
    for seat in range(view.state.books.seats):
        first = PAID_FOR + YAKU * seat
        if seat != view.seat:
            made = better[first : first + YAKU], other[first : first + YAKU]
            differing = _most(hanafuda(view.game), view, *made, worlds, range(YAKU))
            found += [(abs(made[0][yaku] - made[1][yaku]), seat, yaku, made) for yaku in differing]
    found.sort(key=lambda one: -one[0])
    return [
        say.yaku_given(
            person=Seat(seat),
            yaku=in_words(bit(FIRST_YAKU + yaku)),
            share=percent(made[0][yaku] / worlds),
            less=percent(made[1][yaku] / worlds),
            other=called,
        )
        for _, seat, yaku, made in found[:MOST_YAKU]
    ]


def _most(
    game: HanafudaGame, view: View, better: Sequence[int], other: Sequence[int], worlds: int, among: range
) -> list[int]:
    """The yaku by place, `among` these, that make most difference, in what they are worth this month."""
    worths = {bit(FIRST_YAKU + yaku): USUAL for yaku in range(YAKU)}
    worths |= {worth.yaku: worth.points for worth in game.yaku_worths(view.state.books, view.rules)}
    differing = [yaku for yaku in among if differ(better[yaku], other[yaku], worlds)]
    differing.sort(key=lambda yaku: -abs(better[yaku] - other[yaku]) * worths[bit(FIRST_YAKU + yaku)])
    return differing[:MOST_YAKU]


_NAMES = {
    Part.OWN_YAKU: say.own_yaku,
    Part.OTHERS_YAKU: say.others_yaku,
    Part.HATTO: say.hatto_shares,
    Part.GO_ON: say.sage_shares,
    Part.SPECIAL: say.special_yaku,
    Part.HAND_YAKU: say.hand_yaku,
    Part.CARD_POINTS: say.card_points,
    Part.AUCTION: say.fees,
    Part.MATCH: say.match_end,
}
