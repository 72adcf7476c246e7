"""`hachiya games`: the games, their seats and options, as one types them for other commands."""

from hachiya.games.registry import GAMES
from hachiya.words.voice import Voice


def print_games(lang: str) -> None:
    """Print each game with its seats, and each option with its values, the usual one first, and its meaning."""
    voice = Voice(lang)
    for name, game in GAMES.items():
        print(f"{name}  {voice.say(game.title)}  --seats {'|'.join(map(str, game.seats))}")
        for option in game.options:
            values = [str(option.usual), *(str(value) for value in option.values if value != option.usual)]
            shown = option.spelt if isinstance(option.values, range) else "|".join(values)
            print(f"  --option {option.name}={shown}\n    {voice.say(option.meaning)}")
