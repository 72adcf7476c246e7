"""The story of a match with flower cards: the lead, the dearest yaku, the best month, what the deal gave."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hachiya.explain.hanafuda.bill import Event, Month, gains, months_of
from hachiya.explain.money import bare, spoken
from hachiya.explain.story import Fact, Line, Story, led_since
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import from_keys, in_words
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import story as say

_FOR_YAKU = ("hand_yaku", "captured_yaku", "special")


@dataclass(frozen=True)
class Made:
    """What was paid to a seat for yaku of one month, all payers together."""

    seat: int
    yaku: tuple[str, ...]
    points: int


@dataclass(frozen=True)
class Chapter:
    """What a month has come to, in points by seat."""

    n: int
    shiso: int | None
    """Whose shiso has ended the year."""
    won: Sequence[int]
    scores: Sequence[int]
    """After it."""
    settled: Sequence[int]
    """With the month stones of the year, where it is the last."""
    dearest: Made | None
    dealt: Sequence[int]
    """What hand yaku brought, less what was paid for those of others."""


def chapters(events: Sequence[Event]) -> list[Chapter]:
    """Of every month that is over."""
    return [_chapter(month, month.end) for month in months_of(events) if month.end is not None]


def _chapter(month: Month, end: Event) -> Chapter:
    scores = end["scores"]
    board = gains([pay for pay in month.settlement if pay["from"] == "board"], len(scores))
    undone = any(pay["reason"] == "refund" for pay in month.pays)
    return Chapter(
        month.deal["n"],
        end["winner"] if end["why"] == "four_three" else None,
        gains(month.pays, len(scores)),
        scores,
        [score + board[seat] for seat, score in enumerate(scores)],
        _dearest(month.pays, undone),
        gains([pay for pay in month.pays if pay["reason"] == "hand_yaku" and not undone], len(scores)),
    )


def _dearest(pays: Sequence[Event], undone: bool) -> Made | None:
    """Where a special yaku has undone the others, it alone counts."""
    paid: Counter[tuple[int, tuple[str, ...]]] = Counter()
    for pay in pays:
        if pay["reason"] in (("special",) if undone else _FOR_YAKU) and not isinstance(pay["to"], str):
            paid[pay["to"], tuple(pay["yaku"])] += pay["points"]
    return max((Made(seat, yaku, points) for (seat, yaku), points in paid.items()), key=_points, default=None)


def _points(made: Made) -> int:
    return made.points


def lines(game: Game, standings: Sequence[Sequence[int]]) -> list[Line]:
    """How the seats stood, at the start and after each month: by seat, in points."""
    unit = hanafuda(game).unit
    return [
        Line([seat], [*at], [say.balance(money=bare(points, unit)) for points in at])
        for seat, at in enumerate(zip(*standings, strict=True))
    ]


def story(game: Game, told: Sequence[Chapter], end: Event) -> Story:
    """Of a match of these months; `end` says who has won it."""
    return _Writer(game, told, end["winners"]).story()


class _Writer:
    """Writes the story of one match."""

    def __init__(self, game: Game, told: Sequence[Chapter], winners: Sequence[int]) -> None:
        self.game, self.told, self.winners = game, told, winners
        self.unit = hanafuda(game).unit
        self.seats = range(len(told[0].scores))
        start = [score - gain for score, gain in zip(told[0].scores, told[0].won, strict=True)]
        self.standings = [start, *(chapter.scores for chapter in told)]

    def story(self) -> Story:
        """All of it."""
        facts = (self.lead(), self.dearest(), self.best_month(), self.dealt())
        standing = lines(self.game, self.standings)
        return Story(self.why(), [fact for fact in facts if fact], [chapter.n for chapter in self.told], standing)

    def why(self) -> list[Message]:
        """A shiso that has ended the year, and by how much the winner is ahead of the next seat."""
        if not self.winners:
            return []
        last = self.told[-1]
        found = [] if last.shiso is None else [say.why_shiso(who=Seat(last.shiso))]
        winner, *also = self.winners
        if also:
            return [*found, say.why_equal(people=[*map(Seat, self.winners)])]
        best = max((seat for seat in self.seats if seat != winner), key=lambda seat: last.settled[seat])
        ahead = last.settled[winner] - last.settled[best]
        if ahead > 0:
            found.append(say.why_ahead(who=Seat(winner), other=Seat(best), money=spoken(ahead, self.unit)))
        return found

    def lead(self) -> Fact | None:
        """When a winner who stands alone went ahead for good; a single month needs no word about it."""
        if len(self.winners) != 1 or len(self.told) < 2:
            return None
        since = led_since(self.standings[1:], self.winners[0])
        if since is None:
            return None
        return Fact(say.lead(), say.lead_kept(who=Seat(self.winners[0])), self.told[since].n)

    def dearest(self) -> Fact | None:
        """The yaku that brought most in one month."""
        made = [(chapter.dearest, chapter.n) for chapter in self.told if chapter.dearest]
        if not made:
            return None
        best, n = max(made, key=lambda one: one[0].points)
        yaku, money = in_words(from_keys([*best.yaku])), spoken(best.points, self.unit)
        return Fact(say.dearest(), say.dearest_of(who=Seat(best.seat), yaku=yaku, money=money), n)

    def best_month(self) -> Fact | None:
        """The gain that lay furthest above what the same seat won in a month on average."""
        if len(self.told) < 2:
            return None
        average = [sum(chapter.won[seat] for chapter in self.told) / len(self.told) for seat in self.seats]
        above, n, seat, gain = max(
            (chapter.won[seat] - average[seat], -chapter.n, seat, chapter.won[seat])
            for chapter in self.told
            for seat in self.seats
        )
        if gain <= 0:
            return None
        more = spoken(round(above), self.unit)
        return Fact(say.best_month(), say.best_month_of(who=Seat(seat), money=spoken(gain, self.unit), more=more), -n)

    def dealt(self) -> Fact | None:
        """Who had most from hand yaku, which nobody can do anything for."""
        brought = [sum(chapter.dealt[seat] for chapter in self.told) for seat in self.seats]
        most = max(brought)
        if most <= 0:
            return None
        return Fact(say.dealt(), say.dealt_to(who=Seat(brought.index(most)), money=spoken(most, self.unit)))
