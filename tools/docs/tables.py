"""What all tables of the pages are made with."""

from collections.abc import Iterable

from hachiya.games.game import Game
from hachiya.games.options import Option
from hachiya.words.message import Message
from hachiya.words.say import document as say
from hachiya.words.voice import Voice

Cell = str | Message
"""What is written as it stands, or texts in the language of the page."""


def table(head: Iterable[Cell], rows: Iterable[Iterable[Cell]], lang: str, numbers: Iterable[int] = ()) -> str:
    """A Markdown table in a language; the columns `numbers` stand to the right."""
    voice, right = Voice(lang), set(numbers)

    def line(cells: Iterable[Cell]) -> str:
        texts = (cell if isinstance(cell, str) else voice.say(cell) for cell in cells)
        return f"| {' | '.join(texts)} |\n"

    heads = list(head)
    rule = ("---:" if column in right else "---" for column in range(len(heads)))
    return "".join(map(line, (heads, rule, *rows)))


def values_of(option: Option) -> str:
    """The values, the default first; of many numbers the first and the last."""
    if isinstance(option.values, range):
        return f"`{option.usual}` (`{option.values[0]}` … `{option.values[-1]}`)"
    return " ".join(f"`{value}`" for value in option.values)


def options_table(game: Game, lang: str) -> str:
    """Every option with its values, the default first."""
    head = (say.head_option(), say.head_values(), say.head_meaning(), say.head_clause())
    rows = ((f"`{option.name}`", values_of(option), option.meaning, option.clause) for option in game.options)
    return table(head, rows, lang)
