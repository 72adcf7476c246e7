"""Opens batches: checks the settings, and says what would have been right."""

from collections.abc import Mapping

from hachiya.envs.batch.checks import check_choice, check_number, check_unit
from hachiya.envs.batch.entries import MOST_MATCHES
from hachiya.envs.batch.matches import Batch
from hachiya.envs.batch.records import Autoreset, Episode
from hachiya.envs.batch.setup import HIGHEST_SEED, MOST_THREADS, Setup
from hachiya.envs.rewards import Due, units_of
from hachiya.games.registry import find
from hachiya.words.errors import UnknownName
from hachiya.words.say import env as say


def make(
    game: str,
    n: int,
    *,
    seed: int = 0,
    options: Mapping[str, str | int] | None = None,
    seats: int | None = None,
    episode: str = "deal",
    autoreset: str = "next_step",
    reward: str | None = None,
    due: str = "decision",
    perfect_information: bool = False,
    threads: int = 1,
) -> Batch:
    """Open a batch of matches.

    Args:
        game: The name of the game.
        n: The number of matches, 1 to 1,048,576.
        seed: The seed of all decks, 0 … 2**63 - 1.
        options: Options of the game by name; an option that is missing has its usual value.
        seats: The number of players; without it the usual one of the game.
        episode: `"deal"`, and the next episode is the next deal of the match, or `"match"`.
        autoreset: When the next episode begins: `"next_step"`, `"same_step"` or `"disabled"`, as Gymnasium names them.
        reward: The unit of rewards: `"points"` or `"at_one"`, at bashifen `"levels"`; without it the first of these.
        due: When rewards are paid: after each `"decision"`, at the end of each `"deal"` or `"match"`.
        perfect_information: Whether observations show all hands.
        threads: The number of threads that share the matches.

    Returns:
        The batch, before its first `reset`.

    Raises:
        UnknownName: If there is no such game, option, value, mode or unit.
        BadSeats: If the game is not played by so many.
        BadNumber: If `n`, `seed` or `threads` is out of range.

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
    rules = find(game)
    players = rules.seats[0] if seats is None else seats
    rules.check_seats(players)
    units = units_of(rules)
    setup = Setup(
        game=rules,
        n=check_number("n", n, 1, MOST_MATCHES),
        seed=check_number("seed", seed, 0, HIGHEST_SEED),
        options=rules.complete_options(options or {}),
        seats=players,
        episode=check_choice("episode", episode, Episode),
        autoreset=check_choice("autoreset", autoreset, Autoreset),
        reward=check_unit(units[0] if reward is None else reward, units),
        due=check_choice("due", due, Due),
        perfect_information=perfect_information,
        threads=check_number("threads", threads, 1, MOST_THREADS),
    )
    if setup.due is Due.MATCH and setup.episode is Episode.DEAL:
        raise UnknownName(say.no_value(name="due", given="'match'", values=["decision", "deal"]))
    return Batch(setup)
