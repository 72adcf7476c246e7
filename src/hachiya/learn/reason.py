"""A reason of a judgement: a sentence, and the side that it takes."""

from dataclasses import dataclass, field
from typing import Literal

from hachiya.words.message import Message
from hachiya.words.shape import sent_as, shape

Side = Literal["for", "against"]


@shape("ReasonJson")
@dataclass(frozen=True)
class Reason:
    """A sentence that speaks for the best choice or against it.

    Example:
        >>> from hachiya import Match, hint
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> hint(match, worlds=4).judged[-1].why[0].side
        'for'
    """

    side: Side
    """The side that the sentence takes: `"for"` the best choice or `"against"` it."""
    message: Message = field(metadata=sent_as("say"))
    """The sentence; cards, yaku, seats and sums are its arguments."""
