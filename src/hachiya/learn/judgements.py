"""The judgements of a match, as a review holds them."""

from dataclasses import dataclass

from hachiya.games.choices import Choice
from hachiya.learn.estimates import Estimate
from hachiya.learn.for_match import ForMatch
from hachiya.learn.reason import Reason
from hachiya.learn.verdict import Verdict
from hachiya.records.fields import Number
from hachiya.words.message import Message
from hachiya.words.shape import shape


@shape("MomentJson")
@dataclass(frozen=True)
class Moment:
    """The judgement of one decision of a match.

    Example:
        >>> from hachiya import play
        >>> from hachiya.learn.material import material
        >>> from hachiya.learn.review import review
        >>> from hachiya.records.jsonl import loads
        >>> from hachiya.records.replay import replays
        >>> from hachiya.records.traced_match import traced_match
        >>> from hachiya.records.traced_table import TracedTable
        >>> record = play("hachiju", options={"deals": 1}, bots="random", seed=8).to_jsonl()
        >>> replay = next(replays(loads(record), table=TracedTable))
        >>> moment = review(material(traced_match(replay)), worlds=2).moments[0]
        >>> moment.kind, moment.chosen
        ('bid', <double: double (to 2)>)
    """

    deal: int
    """The number of the deal in the match, from 1."""
    at: int
    """The number of moments of the match before it."""
    seat: int
    """The seat that decided, from 0."""
    kind: str
    """`card`, `take`, `sage`, `show`, `bid`; `declare`, `bury`, `lead`, `follow`."""
    chosen: Choice
    """The choice that was made."""
    best: Choice
    """The best choice."""
    best_actions: tuple[int, ...]
    """The actions of the best choice, in order."""
    loss: Number
    """The sum that the choice surely cost, in the unit of the review; 0 where chance may have made the difference.

    It is 0 too for the choice that wins the match more often.
    """
    verdict: Verdict
    """`best`, `small`, `mistake` or `blunder`, by the loss."""
    lag: Estimate
    """The difference of the best choice's worth and the made one's, in the unit of the review."""
    why: tuple[Reason, ...]
    """The reasons why the best choice is better."""
    for_match: ForMatch | None = None
    """The choice that wins the match more often than the best one for the deal, in its last deals; else None."""


@shape("AccuracyJson")
@dataclass(frozen=True)
class Accuracy:
    """The count of decisions that were as good as the best, and the loss of the others.

    Example:
        >>> from hachiya.learn.judgements import Accuracy
        >>> Accuracy(decisions=3, good=2, loss=0.5).good
        2
    """

    decisions: int
    """The number of decisions."""
    good: int
    """The number of decisions that may have been as good as the best."""
    loss: Number
    """The sum of the losses of all other decisions, in the unit of the review."""


@shape("SkillJson")
@dataclass(frozen=True)
class Skill:
    """The mean sum a deal that a seat has won beyond its luck, with a 95 % interval over deals.

    Example:
        >>> from hachiya.learn.judgements import Skill
        >>> Skill(mean=0, low=None, high=None).low is None
        True
    """

    mean: Number
    """The mean a deal, in the unit of the review."""
    low: Number | None
    """The lower end of the 95 % interval; None where there are fewer than two deals."""
    high: Number | None
    """The upper end of the 95 % interval; None where there are fewer than two deals."""


@shape("SatJson")
@dataclass(frozen=True)
class SeatReview:
    """The results of one seat in a reviewed match.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.learn.material import Material
        >>> from hachiya.learn.review import review
        >>> review(Material(GAMES["sannin"], ["east", "south", "west"]), worlds=2).seats[0].name
        'east'
    """

    name: str
    """The name of the seat's player."""
    won: Number
    """The winnings in all deals that have ended, in the unit of the review, without the settlement of the match."""
    luck: Number
    """The part of the winnings that the seat's cards bring among equal players."""
    skill: Skill
    """The mean of the other part, with its interval."""
    deals: int
    """The number of deals that have ended."""
    decisions: int
    """The number of the seat's decisions."""
    good: int
    """The number of decisions that may have been as good as the best."""
    loss: Number
    """The sum of the losses of all other decisions, in the unit of the review."""
    kinds: dict[str, Accuracy]
    """The counts of decisions by their kind."""


@shape("ReviewedDealJson")
@dataclass(frozen=True)
class ReviewedDeal:
    """One deal of a reviewed match: the winnings of each seat, and the part that luck brought.

    Example:
        >>> from hachiya.learn.judgements import ReviewedDeal
        >>> ReviewedDeal(n=1, won=(12, -12), luck=(6, -6)).won
        (12, -12)
    """

    n: int
    """The number of the deal, from 1."""
    won: tuple[Number, ...]
    """The winnings by seat, in the unit of the review."""
    luck: tuple[Number, ...]
    """The part of the winnings by seat that the cards bring among equal players."""


@dataclass(frozen=True)
class Judgements:
    """All decisions of a match judged, and luck apart from skill.

    Example:
        >>> from hachiya import Match, review
        >>> from hachiya.learn.judgements import Judgements
        >>> isinstance(review(Match("hachiju", seed=1), worlds=2), Judgements)
        True
    """

    game: str
    """The name of the game."""
    worlds: int
    """The number of worlds in which each decision was judged."""
    unit: Message
    """The unit of all sums, as people say it: kan, points where there are no kan, or levels."""
    seats: tuple[SeatReview, ...]
    """The results by seat."""
    deals: tuple[ReviewedDeal, ...]
    """The deals that have ended."""
    moments: tuple[Moment, ...]
    """The decisions in order."""
    dearest: tuple[int, ...]
    """The places among `moments` of the decisions that cost most, the dearest first."""
