"""Whole matches played by bots."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from hachiya.bots.names import called, numbered
from hachiya.bots.player import Player, bot
from hachiya.bots.registry import find_bot, names_of_bots
from hachiya.games.choices import Choice
from hachiya.games.registry import find
from hachiya.matches.match import Match
from hachiya.matches.streams import BOTS, stream
from hachiya.words.errors import UnknownName
from hachiya.words.say import bots as say


class Chooser(Protocol):
    """A player: a bot of the house, or any object that chooses at a match."""

    def choose(self, match: Match) -> Choice | str:
        """The choice of the seat at turn in `match`, in a form that `Match.play` accepts."""


def play(
    game: str,
    *,
    bots: Sequence[str | Chooser] | str = "greedy",
    options: Mapping[str, str | int] | None = None,
    names: Sequence[str] | None = None,
    seed: int | None = None,
    number: int = 0,
) -> Match:
    """Play a whole match of `game` among `bots`: one name for all, or a name or an object with `choose` for each seat.

    `options` are the game's, `names` the names of the seats. `seed` and `number` fix the draw for seats, the decks and
    the random numbers of named bots. Errors are those of `Match` and `bot`; an object without `choose` is UnknownName.
    """
    seats = find(game).seats[0] if isinstance(bots, str) else len(bots)
    sitters = [bots] * seats if isinstance(bots, str) else bots
    _check_sitters(sitters)
    named_bots = {name: bot(name).bot for name in sitters if isinstance(name, str)}
    if names is None:
        names = numbered([name_of(player) for player in sitters])
    match = Match(game, options, seats=seats, names=names, seed=seed, number=number)
    dice = stream(match.seed, BOTS + number)
    players = [Player(player, named_bots[player], dice) if isinstance(player, str) else player for player in sitters]
    finish(match, players)
    return match


def _check_sitters(players: Sequence[str | Chooser]) -> None:
    for player in players:
        if not isinstance(player, str) and not callable(getattr(player, "choose", None)):
            raise UnknownName(say.no_chooser(given=repr(player), names=names_of_bots()))


def finish(match: Match, players: Sequence[Chooser]) -> None:
    """Play `match` to its end: decks come from its seed, choices from `players`, by seat."""
    while not match.over:
        if match.awaits_deal:
            match.deal()
        else:
            match.play(players[match.table.turn].choose(match))


def name_of(player: str | Chooser) -> str:
    """The name of the bot `player`."""
    return called(
        find_bot(player).name if isinstance(player, str) else str(getattr(player, "name", type(player).__name__))
    )
