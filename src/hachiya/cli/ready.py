"""Bots that search get ready before they sit down."""

from hachiya.bots.bot import Bot
from hachiya.bots.search.bot import COMPILING_SECONDS
from hachiya.cli.language import Words, say
from hachiya.games.game import Game


def get_ready(bot: Bot, game: Game, lang: str) -> None:
    """Compile what the bot needs for this game, if it does, with a word about it at a terminal.

    From the disk cache that takes a second.
    """
    if bot.is_ready(game.room):
        return
    from rich.console import Console

    seconds = round(COMPILING_SECONDS[game.room])
    told = Words(
        f"{bot.name} が{game.ja}の準備をしています（初回は{seconds}秒ほど）",
        f"{bot.name} gets ready for {game.name} (about {seconds} s the first time)",
    )
    with Console(stderr=True).status(say(told, lang)):
        bot.prepare(game.room)
