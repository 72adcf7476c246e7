"""The result of a match of bashifen, pair by pair."""

from collections.abc import Mapping
from typing import Any, cast

from hachiya.explain.bashifen.cards import level_name
from hachiya.games.bashifen.game import state_of
from hachiya.games.bashifen.state import PAIRS
from hachiya.games.game import Game
from hachiya.records.replaying import Replay
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import command as command_words
from hachiya.words.say import stages, story
from hachiya.words.say import trick as say
from hachiya.words.voice import Voice


def deals_played(_game: Game, deals: int) -> Message:
    """Say how many deals a match had."""
    return command_words.played_deals(deals=deals)


def curve_title(_game: Game) -> Message:
    """Return the title of the curve of levels."""
    return story.curve_bashifen()


def results(replay: Replay, lang: str) -> list[str]:
    """Write a row for each pair: its level, and whether it has won."""
    match, books = cast(Mapping[str, Any], replay.events[0]), state_of(replay.table.state).books
    voice = Voice(lang, [f"{seat} {name}" for seat, name in enumerate(match["names"])])
    rows = []
    for pair in range(PAIRS):
        people = voice.say(stages.pair(people=[Seat(seat) for seat in range(pair, match["seats"], PAIRS)]))
        row = say.stage_won if books.winners == pair else say.stage
        rows.append(voice.say(row(people=people, stage=level_name(books.level[pair]))))
    return rows
