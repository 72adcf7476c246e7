"""The story of a match with flower cards: the lead, the dearest yaku, the best month, the luck of the deal."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hachiya.explain.hanafuda.bill import Event, MonthPayments, gains, payments_by_month
from hachiya.explain.money import balance_without_plus, unsigned_sum
from hachiya.explain.story import DearestYaku, Fact, Line, Story, led_since
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import from_keys, in_words
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import story as say

SHOWN = "show"
"""The event of shown hand yaku, whose cards the story names."""
_FOR_YAKU = ("hand_yaku", "captured_yaku", "special")


@dataclass(frozen=True)
class PaidYaku:
    """The points that all payers together paid to a seat for yaku of one month (deal)."""

    seat: int
    yaku: tuple[str, ...]
    points: int
    cards: str = ""
    """The cards shown for hand yaku, or the captured pile with captured yaku; empty for special yaku."""


@dataclass(frozen=True)
class Chapter:
    """The summary of a finished month (deal), in points by seat."""

    n: int
    shiso: int | None
    """The seat whose shiso ended the year."""
    won: Sequence[int]
    scores: Sequence[int]
    """The scores after the month."""
    settled: Sequence[int]
    """The scores with the month stones of the year, after the last month."""
    dearest: Sequence[PaidYaku]
    """The yaku that brought the most to each seat that was paid for yaku."""
    dealt: Sequence[int]
    """The gains by own hand yaku, less the payments for those of others."""


def chapters(events: Sequence[Event]) -> list[Chapter]:
    """The summaries of all finished months (deals) in these events."""
    return [_chapter(month, month.end) for month in payments_by_month(events) if month.end is not None]


def _chapter(month: MonthPayments, end: Event) -> Chapter:
    scores = end["scores"]
    board = gains([pay for pay in month.settlement if pay["from"] == "board"], len(scores))
    undone = any(pay["reason"] == "refund" for pay in month.pays)
    return Chapter(
        month.deal["n"],
        end["winner"] if end["why"] == "four_three" else None,
        gains(month.pays, len(scores)),
        scores,
        [score + board[seat] for seat, score in enumerate(scores)],
        _dearest(month, undone),
        gains([pay for pay in month.pays if pay["reason"] == "hand_yaku" and not undone], len(scores)),
    )


def _dearest(month: MonthPayments, undone: bool) -> list[PaidYaku]:
    """The yaku that brought the most to each seat; only the special yaku counts where it has undone the others."""
    paid: Counter[tuple[int, tuple[str, ...]]] = Counter()
    reasons: dict[tuple[int, tuple[str, ...]], str] = {}
    for pay in month.pays:
        if pay["reason"] in (("special",) if undone else _FOR_YAKU) and not isinstance(pay["to"], str):
            key = pay["to"], tuple(pay["yaku"])
            paid[key] += pay["points"]
            reasons[key] = pay["reason"]
    dearest: dict[int, PaidYaku] = {}
    for (seat, yaku), points in paid.items():
        if seat not in dearest or points > dearest[seat].points:
            dearest[seat] = PaidYaku(seat, yaku, points, _cards(month, seat, reasons[seat, yaku]))
    return [*dearest.values()]


def _cards(month: MonthPayments, seat: int, reason: str) -> str:
    """The cards of a seat that lay open for a payment; empty where none are known."""
    if reason == "hand_yaku":
        return next((show["cards"] for show in month.shown if show["seat"] == seat), "")
    if reason == "captured_yaku" and month.end is not None:
        captured: Sequence[str] = month.end.get("captured") or ()
        return captured[seat] if captured else ""
    return ""


def lines(game: Game, standings: Sequence[Sequence[int]]) -> list[Line]:
    """The chart of a match: the scores of each seat at its start and after each month (deal), in points."""
    unit = hanafuda(game).unit
    return [
        Line([seat], [*at], [say.balance(money=balance_without_plus(points, unit)) for points in at])
        for seat, at in enumerate(zip(*standings, strict=True))
    ]


def story(game: Game, chapters: Sequence[Chapter], end: Event) -> Story:
    """The story of a match by the summaries of its months and the event that ended it."""
    return _Writer(game, chapters, end["winners"]).story()


class _Writer:
    """Writes the story of one match."""

    def __init__(self, game: Game, chapters: Sequence[Chapter], winners: Sequence[int]) -> None:
        self.game, self.chapters, self.winners = game, chapters, winners
        self.unit = hanafuda(game).unit
        self.seats = range(len(chapters[0].scores))
        start = [score - gain for score, gain in zip(chapters[0].scores, chapters[0].won, strict=True)]
        self.standings = [start, *(chapter.scores for chapter in chapters)]

    def story(self) -> Story:
        """The whole story."""
        facts = (self.lead(), self.dearest(), self.best_month(), self.dealt())
        standing = lines(self.game, self.standings)
        numbers = [chapter.n for chapter in self.chapters]
        return Story(self.why(), [fact for fact in facts if fact], numbers, standing, self.dearest_of_winners())

    def dearest_of_winners(self) -> list[DearestYaku]:
        """The yaku that brought the most to each winner in one month."""
        dearest: dict[int, DearestYaku] = {}
        for best, n in sorted(self.paid(), key=lambda paid: -paid[0].points):
            if best.seat in self.winners:
                dearest.setdefault(best.seat, DearestYaku(best.seat, [*best.yaku], best.cards, n))
        return [*dearest.values()]

    def paid(self) -> list[tuple[PaidYaku, int]]:
        """The dearest yaku of each seat and month, with the number of the month."""
        return [(best, chapter.n) for chapter in self.chapters for best in chapter.dearest]

    def why(self) -> list[Message]:
        """The shiso that ended the year, and the lead of the winner over the next seat."""
        if not self.winners:
            return []
        last = self.chapters[-1]
        reasons = [] if last.shiso is None else [say.why_shiso(who=Seat(last.shiso))]
        winner, *others = self.winners
        if others:
            return [*reasons, say.why_equal(people=[*map(Seat, self.winners)])]
        best = max((seat for seat in self.seats if seat != winner), key=lambda seat: last.settled[seat])
        ahead = last.settled[winner] - last.settled[best]
        if ahead > 0:
            reasons.append(say.why_ahead(who=Seat(winner), other=Seat(best), money=unsigned_sum(ahead, self.unit)))
        return reasons

    def lead(self) -> Fact | None:
        """The month from which the only winner led to the end; None in a match of one month."""
        if len(self.winners) != 1 or len(self.chapters) < 2:
            return None
        since = led_since(self.standings[1:], self.winners[0])
        if since is None:
            return None
        return Fact(say.lead(), say.lead_kept(who=Seat(self.winners[0])), self.chapters[since].n)

    def dearest(self) -> Fact | None:
        """The yaku that brought the most points in one month."""
        candidates = self.paid()
        if not candidates:
            return None
        best, n = max(candidates, key=lambda candidate: candidate[0].points)
        yaku, money = in_words(from_keys([*best.yaku])), unsigned_sum(best.points, self.unit)
        return Fact(say.dearest(), say.dearest_of(who=Seat(best.seat), yaku=yaku, money=money), n)

    def best_month(self) -> Fact | None:
        """The gain in a month that was furthest above the seat's average."""
        if len(self.chapters) < 2:
            return None
        average = [sum(chapter.won[seat] for chapter in self.chapters) / len(self.chapters) for seat in self.seats]
        above, n, seat, gain = max(
            (chapter.won[seat] - average[seat], -chapter.n, seat, chapter.won[seat])
            for chapter in self.chapters
            for seat in self.seats
        )
        if gain <= 0:
            return None
        more = unsigned_sum(round(above), self.unit)
        return Fact(
            say.best_month(), say.best_month_of(who=Seat(seat), money=unsigned_sum(gain, self.unit), more=more), -n
        )

    def dealt(self) -> Fact | None:
        """The seat with the largest gain by hand yaku, which are luck of the deal."""
        gains_by_hand = [sum(chapter.dealt[seat] for chapter in self.chapters) for seat in self.seats]
        most = max(gains_by_hand)
        if most <= 0:
            return None
        return Fact(say.dealt(), say.dealt_to(who=Seat(gains_by_hand.index(most)), money=unsigned_sum(most, self.unit)))
