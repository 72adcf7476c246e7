"""A bot at a table: it is asked until its choice is whole, and sees what its seat sees."""

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
    """A bot has chosen what it may not; the message names it and says what would have been right."""


class Player:
    """A bot with random numbers of its own: `bot` chooses, `numbers` are its dice, `name` is what it is called."""

    def __init__(self, name: str, bot: Bot, numbers: list[int]) -> None:
        self.name = name
        self.bot = bot
        self.numbers = numbers

    def __repr__(self) -> str:
        return f"<bot {called(self.name)}>"

    def choose(self, match: Match) -> Choice:
        """A whole choice of the seat at turn in `match`, from what that seat sees; IllegalAction if none is.

        BadChoice if the bot chooses what it may not.
        """
        match.check_turn()
        return choice_of(match.view(match.table.turn), tuple(self.think(match.table).choice))

    def think(self, table: Table) -> Decision:
        """A whole choice of the seat at turn at `table`, and what the bot expects of it; BadChoice as above."""
        question = Question(table, table.turn)
        expects = None
        while not question.is_answered:
            thought = self.bot.think(question.view(), self.numbers)
            choice = [int(action) for action in thought.choice]
            if not question.answer(choice):
                self._refuse(table, [*question.actions, *choice])
            expects = thought.expects if expects is None else expects
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


def check_installed(found: Bot) -> None:
    """MissingExtra if the bot `found` would be too slow to be played with as things are."""
    if found.extra and not accel.PLAIN and find_spec("numba") is None:
        raise MissingExtra(say.needs_extra(bot=called(found.name), extra=found.extra))


def bot(name: str, *, seed: int | None = None) -> Player:
    """The bot called `name`, to be asked for choices; `seed` fixes its dice, without one they are never the same.

    UnknownName lists the bots there are, BadNumber says which seeds; MissingExtra names what is not installed.
    """
    found = find_bot(name)
    check_installed(found)
    return Player(found.name, found, stream(seed_of(seed), BOTS))
