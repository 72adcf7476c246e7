"""The two names of a choice: the one to type and the one to read."""

from typing import NamedTuple

from hachiya.words.message import Message


class Spelt(NamedTuple):
    """The two names of a choice: as it is typed, and as it is read.

    Example:
        >>> from hachiya import Match
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> match.game.spell(match.view(0).state, match.legal()[-1].actions).name
        'pass'
    """

    name: str
    """The name that is typed; no other legal choice has it at the moment."""
    title: Message
    """The name as people say it."""
