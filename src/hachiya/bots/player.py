"""A bot at a table: it sees what its seat sees, and is asked until its choice is whole."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import NoReturn

from hachiya.bots.bot import Bot, Decision
from hachiya.bots.names import bot_name
from hachiya.bots.own import find_named_bot
from hachiya.bots.question import Question
from hachiya.engine import accel
from hachiya.engine.wasm.host import has_host
from hachiya.games.choices import Choice
from hachiya.games.view import View, choice_of
from hachiya.matches.streams import BOTS, seed_of, stream
from hachiya.words.checks import check_type
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
        >>> Player("silent", Bot.of_chooser("silent", lambda view, rng: []), []).choose(match.view())
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

    def choose(self, view: View) -> Choice:
        """Choose for the seat of a view, which is at turn.

        Args:
            view: What the seat sees; it is not changed.

        Returns:
            A whole choice, as `Match.play` takes it.

        Raises:
            BadChoice: If the bot makes a choice that is not legal.

        Example:
            >>> from hachiya import Match, bot
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> bot("greedy", seed=1).choose(match.view()).name
            'show aka Sim'
        """
        return choice_of(view, tuple(self.think(view).choice))

    def think(self, view: View) -> Decision:
        """Choose for the seat of a view, which is at turn, and say what the bot expects.

        Args:
            view: What the seat sees; it is not changed.

        Returns:
            The actions of a whole choice, and the expected winnings of the deal (points; levels at bashifen).

        Raises:
            BadChoice: If the bot makes a choice that is not legal.

        Example:
            >>> from hachiya import Match, bot
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> bot("greedy", seed=1).think(match.view())
            Decision(choice=[52], expects=None)
        """
        check_type("view", view, View)
        question = Question(view)
        expects = None
        while not question.is_answered:
            try:
                decision = self.bot.think(question.view(), self.numbers)
            except IllegalAction as error:
                raise BadChoice(say.chose_wrongly(bot=bot_name(self.name), what=error.message)) from None
            choice = [int(action) for action in decision.choice]
            if not question.answer(choice):
                self._refuse(question, choice)
            expects = decision.expects if expects is None else expects
        return Decision(question.actions, expects)

    def _refuse(self, question: Question, actions: Sequence[int]) -> NoReturn:
        if not actions:
            raise BadChoice(say.chose_nothing(bot=bot_name(self.name)))
        fault = question.fault_of(actions)
        if fault == table_words.more_than_one_choice():
            choice = " ".join(map(str, [*question.actions, *actions]))
            raise BadChoice(say.chose_too_much(bot=bot_name(self.name), choice=choice))
        raise BadChoice(say.chose_wrongly(bot=bot_name(self.name), what=fault))


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
        name: The id or the English name of a bot, or `MODULE:NAME` for one of your own.
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
    definition = find_named_bot(name)
    check_installed(definition)
    return Player(definition.name, definition, stream(seed_of(seed), BOTS))
