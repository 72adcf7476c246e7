"""Statistics as text and as data."""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from hachiya.games.registry import find
from hachiya.statistics.counts import Counts
from hachiya.statistics.families import FAMILIES
from hachiya.statistics.player_tables import tables
from hachiya.statistics.tables import Figure, Table, figure_at
from hachiya.words.columns import one_line_text
from hachiya.words.languages import languages
from hachiya.words.message import Message
from hachiya.words.rows import align_columns
from hachiya.words.say import stats as say
from hachiya.words.voice import Voice
from hachiya.words.voice import say as in_words
from hachiya.words.wire import render_messages

WIDEST_NAME = 24
NOTHING = "–"
_tables: TypeAdapter[tuple[Table, ...]] = TypeAdapter(tuple[Table, ...])
_ROUNDED = 0.0005
"""Smaller shares are written with two significant digits."""


def overview(counts_by_game: Mapping[str, Mapping[str, Counts]], lang: str) -> str:
    """Write a table for each game, with a line for each player."""
    voice, parts = Voice(lang), []
    for game, players in counts_by_game.items():
        places = FAMILIES[find(game).family].overview(find(game))
        rows = [[voice.say(say.player()), *(voice.say(place.title) for place in places)]]
        for player, counts in sorted(players.items()):
            own_tables = tables(game, counts)
            rows.append(
                [one_line_text(player, WIDEST_NAME), *(figure_text(figure_at(own_tables, place)) for place in places)]
            )
        parts.append([voice.say(find(game).title), *align_columns(rows)])
    return _together(parts, voice)


def full_tables(counts_by_game: Mapping[str, Mapping[str, Counts]], lang: str) -> str:
    """Write all tables of each player in each game."""
    voice, parts = Voice(lang), []
    for game, players in counts_by_game.items():
        for player, counts in sorted(players.items()):
            parts.append([voice.say(say.title_of(game=find(game).title, player=one_line_text(player, WIDEST_NAME)))])
            parts += [_table(table, voice) for table in tables(game, counts) if table.rows]
    return _together(parts, voice)


def _together(parts: list[list[str]], voice: Voice) -> str:
    parts.append([voice.say(say.interval_note())])
    return "\n\n".join("\n".join(part) for part in parts)


def _table(table: Table, voice: Voice) -> list[str]:
    rows = [["", *(voice.say(column.title) for column in table.columns)]]
    rows += [[voice.say(row.title), *map(figure_text, row.figures)] for row in table.rows]
    return [voice.say(table.title), *align_columns(rows)]


def figure_text(figure: Figure) -> str:
    """Write a number, with its interval in brackets if it has one."""
    value, low, high = figure.value, figure.low, figure.high
    if value is None:
        return NOTHING
    if figure.measure == "times":
        return f"{value:.0f}"
    if figure.measure == "share":
        return f"{value:.2%}" if value >= _ROUNDED or not value else f"{100 * value:.2g}%"
    if figure.measure == "number":
        return f"{value:.2f}"
    return f"{value:+.2f}" if low is None else f"{value:+.2f} ({low:+.2f} … {high:+.2f})"


def tables_as_data(counts_by_game: Mapping[str, Mapping[str, Counts]]) -> list[dict[str, Any]]:
    """Return all tables as data, with titles in every language, and the counts behind them."""
    return [
        {
            "game": game,
            "player": player,
            "counts": counts.to_json(),
            "tables": render_messages(_tables.dump_python(tables(game, counts), mode="json"), _in_every_language),
        }
        for game, players in counts_by_game.items()
        for player, counts in sorted(players.items())
    ]


def _in_every_language(title: Message) -> dict[str, str]:
    return {lang: in_words(title, lang) for lang in languages()}
