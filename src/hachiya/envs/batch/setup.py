"""The checked settings of a batch."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hachiya.envs.batch.records import Autoreset, Episode, Settings
from hachiya.envs.rewards import AT_ONE, Due
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import hanafuda

HIGHEST_SEED = 2**63 - 1
MOST_THREADS = 256
MOST_ROWS = 1024


class Setup(NamedTuple):
    """The settings with which a batch was opened.

    Example:
        >>> from hachiya.envs import batch
        >>> batch.make("shiragiku", 2).setup.options["length"]
        'year'
    """

    game: Game
    """The game."""
    n: int
    """The number of matches."""
    seed: int
    """The seed of all decks."""
    options: Mapping[str, str | int]
    """All options of the game."""
    seats: int
    """The number of players of a match."""
    episode: Episode
    """What an episode is."""
    autoreset: Autoreset
    """When the next episode begins."""
    reward: str
    """The unit of rewards."""
    due: Due
    """When rewards are paid."""
    perfect_information: bool
    """Whether observations show all hands."""
    history: int
    """The number of rows that are kept of the present deal."""
    threads: int
    """The number of threads."""

    def rules(self) -> Any:
        """Make the record of the options for the rules.

        Returns:
            A plain record of the game's own class.
        """
        rules = self.game.new_rules(self.options)
        if self.reward == AT_ONE:
            hanafuda(self.game).play_at_one(self.game.new_state(), rules)
        return rules

    def for_entries(self, most_seats: int) -> Settings:
        """Make the record of settings for the entries.

        Args:
            most_seats: The most seats of the game.

        Returns:
            A plain record.
        """
        settings = Settings()
        settings.seats, settings.blank, settings.most = self.seats, self.n, most_seats
        settings.value, settings.at_one = self.seed, int(self.reward == AT_ONE)
        settings.episode, settings.autoreset, settings.due = int(self.episode), int(self.autoreset), int(self.due)
        settings.perfect = int(self.perfect_information)
        return settings
