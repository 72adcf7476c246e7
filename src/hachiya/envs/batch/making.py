"""Opens batches: checks the settings, and says what would have been right."""

from collections.abc import Mapping
from typing import TypedDict, Unpack

from hachiya.envs.batch.checks import check_choice, check_number, check_unit
from hachiya.envs.batch.entries import MOST_MATCHES
from hachiya.envs.batch.matches import Batch
from hachiya.envs.batch.records import Autoreset, Episode
from hachiya.envs.batch.setup import HIGHEST_SEED, MOST_ROWS, MOST_THREADS, Setup
from hachiya.envs.rewards import Due, units_of
from hachiya.games.registry import find
from hachiya.words.errors import UnknownName
from hachiya.words.say import env as say


class Arguments(TypedDict, total=False):
    """The settings of a batch that may be left out."""

    seed: int
    """The seed of all decks, 0 … 2**63 - 1; without it 0."""
    options: Mapping[str, str | int]
    """Options of the game by name; an option that is missing has its usual value."""
    seats: int | None
    """The number of players; without it the usual one of the game."""
    episode: str
    """`"deal"`, the usual one, where the next episode is the next deal of the match; or `"match"`."""
    autoreset: str
    """When the next episode begins: `"next_step"`, the usual one, `"same_step"` or `"disabled"`."""
    reward: str | None
    """The unit of rewards: `"points"` or `"at_one"`, at bashifen `"levels"`; without it the first of these."""
    due: str
    """When rewards are paid: after each `"decision"`, the usual one, at the end of each `"deal"` or `"match"`."""
    perfect_information: bool
    """Whether observations show all hands; usually not."""
    history: int
    """The rows of the present deal that are kept for `recall`, 0 to 1,024; without it 0."""
    threads: int
    """The number of threads that share the matches; without it 1."""


def make(game: str, n: int, **arguments: Unpack[Arguments]) -> Batch:
    """Open a batch of matches.

    Args:
        game: The name of the game.
        n: The number of matches, 1 to 1,048,576.
        **arguments: Other settings, as `Arguments` describes them.

    Returns:
        The batch, before its first `reset`.

    Raises:
        UnknownName: If there is no such game, option, value, mode or unit.
        BadSeats: If the game is not played by so many.
        BadNumber: If `n`, `seed`, `history` or `threads` is out of range.

    Example:
        >>> import numpy as np
        >>> from hachiya.envs import batch
        >>> env = batch.make("sannin", 4, seed=8)
        >>> env.reset()
        >>> out = np.zeros((4, env.layout.words), np.int64)
        >>> env.observe(out)
        >>> env.step(np.full(4, 56))
        >>> env.turns.tolist()
        [1, 1, 1, 1]
    """
    return Batch(checked_setup(game, n, **arguments))


def checked_setup(game: str, n: int, **arguments: Unpack[Arguments]) -> Setup:
    """Check the settings of a batch.

    Args:
        game: The name of the game.
        n: The number of matches.
        **arguments: Other settings.

    Returns:
        The settings, complete.
    """
    rules = find(game)
    units = units_of(rules)
    seats, reward = arguments.get("seats"), arguments.get("reward")
    seats = rules.seats[0] if seats is None else seats
    rules.check_seats(seats)
    setup = Setup(
        game=rules,
        n=check_number("n", n, 1, MOST_MATCHES),
        seed=check_number("seed", arguments.get("seed", 0), 0, HIGHEST_SEED),
        options=rules.complete_options(arguments.get("options", {})),
        seats=seats,
        episode=check_choice("episode", arguments.get("episode", "deal"), Episode),
        autoreset=check_choice("autoreset", arguments.get("autoreset", "next_step"), Autoreset),
        reward=check_unit(units[0] if reward is None else reward, units),
        due=check_choice("due", arguments.get("due", "decision"), Due),
        perfect_information=arguments.get("perfect_information", False),
        history=check_number("history", arguments.get("history", 0), 0, MOST_ROWS),
        threads=check_number("threads", arguments.get("threads", 1), 1, MOST_THREADS),
    )
    if setup.due is Due.MATCH and setup.episode is Episode.DEAL:
        raise UnknownName(say.no_value(name="due", given="'match'", values=["decision", "deal"]))
    return setup
