"""The choice that wins the match more often than the one that brings most in the deal, in the last deals of a match."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from hachiya.bots.search.hanafuda.equity import FRACTION, WORTH
from hachiya.bots.search.standings import Standings
from hachiya.games.choices import Choice
from hachiya.learn.estimates import Estimate, lag
from hachiya.learn.reasons import percent
from hachiya.words.message import Message
from hachiya.words.say import learn as say
from hachiya.words.shape import UNSENT, sent_as, shape

LEAST = 0.01
"""The smallest difference of the chances to win the match that is worth a word."""


@shape("ForMatchJson")
@dataclass(frozen=True)
class ForMatch:
    """A choice that wins the match more often than the best choice of a hint, which brings most in the deal.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.learn.estimates import Estimate
        >>> from hachiya.learn.for_match import ForMatch
        >>> match = Match("hachiju", dealer=0, seed=1)
        >>> match.deal()
        >>> fold = match.legal()[1]
        >>> ForMatch(fold, fold.actions, fold.title, Estimate(0.04, 0.03, 0.05)).choice
        <out: fold>
    """

    choice: Choice = field(metadata=UNSENT)
    """The choice."""
    actions: tuple[int, ...]
    """The actions of the choice, in order."""
    label: Message = field(metadata=sent_as("said"))
    """The name of the choice as people say it."""
    more: Estimate
    """The chance to win the match with this choice, less that with the best choice for the deal."""

    @property
    def text(self) -> Message:
        """The sentence that says what wins the match, and by how many hundredths of matches more.

        Example:
            >>> from hachiya import Match
            >>> from hachiya.learn.estimates import Estimate
            >>> from hachiya.learn.for_match import ForMatch
            >>> match = Match("hachiju", dealer=0, seed=1)
            >>> match.deal()
            >>> fold = match.legal()[1]
            >>> ForMatch(fold, fold.actions, fold.title, Estimate(0.04, 0.03, 0.05)).text.key
            'learn-for-match'
        """
        return say.for_match(choice=self.label, n=percent(self.more.mean))

    @classmethod
    def from_races(cls, points: Standings, equity: Standings, spread: int, choices: Sequence[Choice]) -> Self | None:
        """Compare the choice that is best for the match with the one that is best for the deal.

        Args:
            points: The race of the choices in points.
            equity: The race of the same choices in the same worlds for the match, in equity.
            spread: The standard deviation by which equity was reckoned, in points.
            choices: The choices, by their places in the races.

        Returns:
            The choice that is best for the match, if it surely wins more matches; else None.

        Example:
            >>> from hachiya import Match, hint
            >>> match = Match("hachiju", dealer=0, seed=1)
            >>> match.deal()
            >>> hint(match, worlds=4).for_match is None  # the match is not decided in its first deal
            True
        """
        places = range(len(choices))
        best = max(places, key=lambda place: int(points.sums[place]))
        winner = max(places, key=lambda place: int(equity.sums[place]))
        # A part of the points is in the equity, and not in the chance.
        part = lag(points, winner, best).mean / FRACTION
        gained = lag(equity, best, winner)
        more = Estimate(gained.mean + part, gained.low + part, gained.high + part).in_units(WORTH * spread)
        if gained.low <= 0 or more.mean < LEAST:
            return None
        choice = choices[winner]
        return cls(choice, choice.actions, choice.title, more)
