"""Whole matches played by bots."""

from collections.abc import Mapping, Sequence

from hachiya.bots.bot import Bot
from hachiya.bots.chooser import Chooser
from hachiya.bots.names import bot_name, number_names
from hachiya.bots.own import find_named_bot
from hachiya.bots.player import Player, bot
from hachiya.bots.registry import names_of_bots
from hachiya.games.registry import find
from hachiya.matches.match import Match
from hachiya.matches.streams import BOTS, stream
from hachiya.words.checks import check_type
from hachiya.words.errors import UnknownName
from hachiya.words.say import bots as say


def play(
    game: str,
    *,
    bots: Sequence[str | Chooser | Bot] | str = "greedy",
    options: Mapping[str, str | int] | None = None,
    names: Sequence[str] | None = None,
    seed: int | None = None,
    number: int = 0,
) -> Match:
    """Play a whole match among bots.

    Args:
        game: The name of a game in `GAMES`.
        bots: The players by seat, each the name of a bot, `MODULE:NAME`, or an object with `choose(view)`; or one
            name for all seats.
        options: Options of the game by name; an option that is missing has its usual value.
        names: The players' names, by seat; without them those of the bots.
        seed: The seed of the draw, the decks and the bots' random numbers, 0 … 2**63 - 1; without it the system's.
        number: The number of the match under this seed, 0 … 2**29 - 1.

    Returns:
        The finished match.

    Raises:
        UnknownName: If there is no such game, option, value or bot, or a player has no `choose`.
        BadSeats: If the game is not played by so many.
        BadNumber: If `seed` or `number` is out of its range.
        MissingExtra: If a bot needs an extra that is not installed.

    Example:
        >>> from hachiya import play
        >>> play("sannin", bots=["greedy", "random", "random"], seed=8)
        <Match of sannin: 596 events, over>
    """
    check_type("game", game, str)
    check_type("bots", bots, str, Sequence)
    seats = find(game).seats[0] if isinstance(bots, str) else len(bots)
    sitters = [bots] * seats if isinstance(bots, str) else bots
    _check_sitters(sitters)
    bots_by_name = {name: bot(name).bot for name in sitters if isinstance(name, str)}
    if names is None:
        names = number_names([name_of(player) for player in sitters])
    match = Match(game, options, seats=seats, names=names, seed=seed, number=number)
    dice = stream(match.seed, BOTS + number)
    definitions = [bots_by_name[player] if isinstance(player, str) else player for player in sitters]
    players = [
        Player(definition.name, definition, dice) if isinstance(definition, Bot) else definition
        for definition in definitions
    ]
    finish(match, players)
    return match


def _check_sitters(players: Sequence[str | Chooser | Bot]) -> None:
    for player in players:
        if not isinstance(player, str) and not callable(getattr(player, "choose", None)):
            raise UnknownName(say.no_chooser(given=repr(player), names=names_of_bots()))


def finish(match: Match, players: Sequence[Chooser]) -> None:
    """Play a match to its end.

    Args:
        match: The match; its decks come from its seed.
        players: The players, by seat.

    Raises:
        IllegalAction: If a player makes a choice that is not legal.

    Example:
        >>> from hachiya import Match, bot
        >>> from hachiya.bots.playing import finish
        >>> match = Match("sannin", seed=8)
        >>> finish(match, [bot("random", seed=seat) for seat in range(3)])
        >>> match.over
        True
    """
    while not match.over:
        if match.awaits_deal:
            match.deal()
        else:
            match.play(players[match.turn or 0].choose(match.view()))


def name_of(player: str | Chooser | Bot) -> str:
    """Name a player.

    Args:
        player: The name of a bot, or an object that chooses; the name of the object is its `name` or its class's.

    Returns:
        The English name.

    Raises:
        UnknownName: If there is no such bot.

    Example:
        >>> from hachiya.bots.playing import name_of
        >>> name_of("random")
        'Whim'
    """
    return bot_name(
        find_named_bot(player).name if isinstance(player, str) else str(getattr(player, "name", type(player).__name__))
    )
