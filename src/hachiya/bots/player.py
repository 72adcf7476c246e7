"""A bot at a table: it sees what its seat sees, and is asked until its choice is whole."""

from collections.abc import Sequence
from importlib.util import find_spec

from hachiya.bots.bot import Bot, Decision
from hachiya.bots.names import called
from hachiya.bots.question import Question
from hachiya.bots.registry import find_bot
from hachiya.engine import accel
from hachiya.games.choices import Choice
from hachiya.games.table import Table
from hachiya.games.view import choice_of
from hachiya.matches.match import Match
from hachiya.matches.streams import BOTS, seed_of, stream
from hachiya.words.errors import HachiyaError, IllegalAction, MissingExtra
from hachiya.words.say import bots as say
from hachiya.words.say import table as table_words


class BadChoice(HachiyaError):
    """An illegal choice of a bot; the message names the bot and says what would have been legal."""


class Player:
    """A bot with its own random numbers: `bot` chooses, `numbers` is its random state, `name` is its name."""

    def __init__(self, name: str, bot: Bot, numbers: list[int]) -> None:
        self.name = name
        self.bot = bot
        self.numbers = numbers

    def __repr__(self) -> str:
        return f"<bot {called(self.name)}>"

    def choose(self, match: Match) -> Choice:
        """A whole choice of the seat at turn in `match`, from what that seat sees.

        IllegalAction if no seat is at turn; BadChoice if the bot's choice is illegal.
        """
        match.check_turn()
        return choice_of(match.view(match.table.turn), tuple(self.think(match.table).choice))

    def think(self, table: Table) -> Decision:
        """A whole choice of the seat at turn at `table`, and what the bot expects of it; BadChoice if it is illegal."""
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
            raise BadChoice(say.chose_nothing(bot=called(self.name)))
        try:
            table.copy().choose(table.turn, actions)
        except IllegalAction as error:
            if error.message == table_words.more_than_one_choice():
                choice = " ".join(map(str, actions))
                raise BadChoice(say.chose_too_much(bot=called(self.name), choice=choice)) from None
            raise BadChoice(say.chose_wrongly(bot=called(self.name), what=error.message)) from None
        raise AssertionError("a legal choice was refused")


def check_installed(definition: Bot) -> None:
    """Raise MissingExtra if a bot needs an extra that is not installed."""
    if definition.extra and not accel.PLAIN and find_spec("numba") is None:
        raise MissingExtra(say.needs_extra(bot=called(definition.name), extra=definition.extra))


def bot(name: str, *, seed: int | None = None) -> Player:
    """The bot called `name`, ready to choose; `seed` fixes its random numbers, which otherwise always differ.

    UnknownName lists the bots there are, BadNumber says which seeds; MissingExtra names what is not installed.
    """
    definition = find_bot(name)
    check_installed(definition)
    return Player(definition.name, definition, stream(seed_of(seed), BOTS))
