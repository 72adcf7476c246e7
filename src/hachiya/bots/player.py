"""A bot at a table: it sees what its seat sees, and is asked until its choice is whole."""

from collections.abc import Sequence
from importlib.util import find_spec

from hachiya.bots.bot import Bot, Decision
from hachiya.bots.names import bot_name
from hachiya.bots.question import Question
from hachiya.bots.registry import find_bot
from hachiya.engine import accel
from hachiya.engine.wasm.host import has_host
from hachiya.games.choices import Choice
from hachiya.games.table import Table
from hachiya.games.view import choice_of
from hachiya.matches.match import Match
from hachiya.matches.streams import BOTS, seed_of, stream
from hachiya.words.errors import HachiyaError, IllegalAction, MissingExtra
from hachiya.words.say import bots as say
from hachiya.words.say import table as table_words


class BadChoice(HachiyaError):
    """The error that a bot's choice is not legal; the message names the bot and says what is wrong.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.bots.bot import Bot
        >>> from hachiya.bots.player import Player
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> Player("silent", Bot.of_chooser("silent", lambda view, rng: []), []).choose(match)
        Traceback (most recent call last):
            ...
        hachiya.bots.player.BadChoice: The bot silent chose nothing; a choice is one action or more
    """


class Player:
    """A bot with random numbers of its own.

    Example:
        >>> from hachiya import bot
        >>> bot("random", seed=1)
        <bot Whim>
    """

    def __init__(self, name: str, bot: Bot, numbers: list[int]) -> None:
        """Seat a bot.

        Args:
            name: The id of the bot.
            bot: The bot that chooses.
            numbers: The bot's own random numbers.
        """
        self.name = name
        """The id of the bot."""
        self.bot = bot
        """The bot that chooses."""
        self.numbers = numbers
        """The bot's own random numbers."""

    def __repr__(self) -> str:
        return f"<bot {bot_name(self.name)}>"

    def __eq__(self, other: object) -> bool:
        """Whether both are one bot and will throw equal dice."""
        if not isinstance(other, Player):
            return NotImplemented
        return (self.name, self.bot, self.numbers) == (other.name, other.bot, other.numbers)

    __hash__ = None  # type: ignore[assignment]  # the object changes

    def __copy__(self) -> "Player":
        return Player(self.name, self.bot, [*self.numbers])

    def choose(self, match: Match) -> Choice:
        """Choose for the seat at turn of a match, from that seat's view.

        Args:
            match: The match; it is not changed.

        Returns:
            A whole choice, as `Match.play` takes it.

        Raises:
            IllegalAction: If no seat is at turn.
            BadChoice: If the bot makes a choice that is not legal.

        Example:
            >>> from hachiya import Match, bot
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> bot("greedy", seed=1).choose(match).name
            'show aka Sim'
        """
        view = match.view()
        return choice_of(view, tuple(self.think(match.copy_table()).choice))

    def think(self, table: Table) -> Decision:
        """Choose for the seat at turn of a table, and say what the bot expects.

        Args:
            table: The table; it is not changed.

        Returns:
            The actions of a whole choice, and the expected winnings of the deal (points; levels at bashifen).

        Raises:
            BadChoice: If the bot makes a choice that is not legal.

        Example:
            >>> from hachiya import Match, bot
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> bot("greedy", seed=1).think(match.copy_table())
            Decision(choice=[52], expects=None)
        """
        question = Question(table, table.turn)
        expects = None
        while not question.is_answered:
            decision = self.bot.think(question.view(), self.numbers)
            choice = [int(action) for action in decision.choice]
            if not question.answer(choice):
                self._refuse(table, [*question.actions, *choice])
            expects = decision.expects if expects is None else expects
        return Decision(question.actions, expects)

    def _refuse(self, table: Table, actions: Sequence[int]) -> None:
        if not actions:
            raise BadChoice(say.chose_nothing(bot=bot_name(self.name)))
        try:
            table.copy().choose(table.turn, actions)
        except IllegalAction as error:
            if error.message == table_words.more_than_one_choice():
                choice = " ".join(map(str, actions))
                raise BadChoice(say.chose_too_much(bot=bot_name(self.name), choice=choice)) from None
            raise BadChoice(say.chose_wrongly(bot=bot_name(self.name), what=error.message)) from None
        raise AssertionError("a legal choice was refused")


def check_installed(definition: Bot) -> None:
    """Check that the extra of the package that a bot needs is installed.

    Args:
        definition: The bot.

    Raises:
        MissingExtra: If the bot would be too slow without it.

    Example:
        >>> from hachiya.bots.player import check_installed
        >>> from hachiya.bots.registry import find_bot
        >>> check_installed(find_bot("greedy"))
    """
    if definition.extra and not accel.PLAIN and not has_host() and find_spec("numba") is None:
        raise MissingExtra(say.needs_extra(bot=bot_name(definition.name), extra=definition.extra))


def bot(name: str, *, seed: int | None = None) -> Player:
    """Find a bot by name and give it random numbers.

    Args:
        name: The id or the English name of a bot.
        seed: The seed of its random numbers, 0 … 2**63 - 1; without it they are never the same.

    Returns:
        The bot; `Player.choose` asks it for a choice.

    Raises:
        UnknownName: If there is no such bot; the message lists the bots.
        BadNumber: If the seed is out of its range.
        MissingExtra: If the bot needs an extra that is not installed.

    Example:
        >>> from hachiya import bot
        >>> bot("greedy", seed=1)
        <bot Greedy>
    """
    definition = find_bot(name)
    check_installed(definition)
    return Player(definition.name, definition, stream(seed_of(seed), BOTS))
