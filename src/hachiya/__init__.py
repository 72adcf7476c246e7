"""Hachiya (八屋): five Japanese and Chinese card games, played, scored, explained and analysed.

`GAMES` are the games, `Match` is one match, `Tally` keeps the score of a match at a real table, `load` reads records,
`deals` reads their deals and `events` their events, `bot` finds a bot, `play` lets bots play a whole match, `hint`
judges the choices of a decision, `review` judges a whole match, `verify` checks its fair shuffle, `hand` and `pile`
judge cards, `svg` draws tables and cards, `odds` is the module of exact odds, and `HachiyaError` is the base of all
errors that the caller can mend.
`import hachiya` loads none of them: each is imported at its first use.

Example:
    >>> import hachiya
    >>> match = hachiya.Match("sannin", seed=8)
    >>> match.deal()
    >>> match.play(match.legal()[0])
    >>> hachiya.play("bashifen", bots="random", seed=1).over
    True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hachiya import odds
    from hachiya.bots.player import bot
    from hachiya.bots.playing import play
    from hachiya.games.registry import GAMES
    from hachiya.judge.hands import hand
    from hachiya.judge.piles import pile
    from hachiya.learn.hints import hint
    from hachiya.learn.reviewing import review
    from hachiya.matches.deals import deals
    from hachiya.matches.event_rows import events
    from hachiya.matches.loading import load
    from hachiya.matches.match import Match
    from hachiya.matches.verifying import verify
    from hachiya.pictures.svg import svg
    from hachiya.tally.tally import Tally
    from hachiya.words.errors import HachiyaError

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "HachiyaError",
    "Match",
    "Tally",
    "bot",
    "deals",
    "events",
    "hand",
    "hint",
    "load",
    "odds",
    "pile",
    "play",
    "review",
    "svg",
    "verify",
]

_PLACES = {
    "GAMES": "hachiya.games.registry",
    "HachiyaError": "hachiya.words.errors",
    "Match": "hachiya.matches.match",
    "Tally": "hachiya.tally.tally",
    "bot": "hachiya.bots.player",
    "deals": "hachiya.matches.deals",
    "events": "hachiya.matches.event_rows",
    "hand": "hachiya.judge.hands",
    "hint": "hachiya.learn.hints",
    "load": "hachiya.matches.loading",
    "pile": "hachiya.judge.piles",
    "play": "hachiya.bots.playing",
    "review": "hachiya.learn.reviewing",
    "svg": "hachiya.pictures.svg",
    "verify": "hachiya.matches.verifying",
}


def __getattr__(name: str) -> Any:
    """Import a name of the facade where it is used for the first time."""
    if name == "odds":
        return import_module("hachiya.odds")
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}; it has {', '.join(__all__)}")
    value = globals()[name] = getattr(import_module(_PLACES[name]), name)
    return value


def __dir__() -> list[str]:
    """List the names of the facade, and the names that Python keeps in every module."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
