"""The preparation of bots that search, before a match begins."""

from hachiya.bots.bot import Bot
from hachiya.bots.names import bot_name
from hachiya.bots.player import check_installed
from hachiya.bots.rooms import PARTS
from hachiya.games.game import Game
from hachiya.words.say import command as command_words
from hachiya.words.voice import say


def prepare_bot(bot: Bot, game: Game, lang: str) -> None:
    """Compile the search of a bot for a game, if it has one, with a notice on a terminal.

    It takes about a second if the disk cache has the search.
    """
    check_installed(bot)
    if bot.is_ready(game.room):
        return
    from rich.console import Console

    seconds = round(PARTS[game.room].seconds)
    notice = say(command_words.gets_ready(bot=bot_name(bot.name), game=game.title, seconds=seconds), lang)
    with Console(stderr=True).status(notice):
        bot.prepare(game.room)
