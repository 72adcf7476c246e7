"""What all tables of the pages are made with."""

from collections.abc import Iterable
from typing import NamedTuple

from hachiya.games.game import Game
from hachiya.games.options import Option
from hachiya.words.voice import say as in_words

Row = tuple[str, ...]

OPTIONS_HEAD = {
    "en": ("option", "values, default first", "what", "clause"),
    "ja": ("選択事項", "値（先頭が既定）", "内容", "条項"),
    "zh": ("选项", "取值（首个为默认）", "内容", "条款"),
}


class Words(NamedTuple):
    """The same in Japanese and in English."""

    ja: str
    en: str


def say(ja: str, en: str, lang: str) -> str:
    """One of two wordings."""
    return ja if lang == "ja" else en


def table(head: Row, rows: Iterable[Row], numbers: Iterable[int] = ()) -> str:
    """A Markdown table; the columns `numbers` stand to the right."""
    right = set(numbers)
    rule = tuple("---:" if column in right else "---" for column in range(len(head)))
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *rows))


def values_of(option: Option) -> str:
    """The values, the default first; of many numbers the first and the last."""
    if isinstance(option.values, range):
        return f"`{option.usual}` (`{option.values[0]}` … `{option.values[-1]}`)"
    return " ".join(f"`{value}`" for value in option.values)


def options_table(game: Game, lang: str) -> str:
    """Every option with its values, the default first."""
    rows = (
        (
            f"`{option.name}`",
            values_of(option),
            in_words(option.meaning, lang),
            option.clause,
        )
        for option in game.options
    )
    return table(OPTIONS_HEAD[lang], rows)
