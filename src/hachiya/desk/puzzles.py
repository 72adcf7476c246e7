"""Puzzles: a choice in a deal, with the worth of each possibility."""

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from pydantic import SerializeAsAny
from typing_extensions import TypeAliasType, TypedDict

from hachiya.bots.registry import rungs_of
from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.family import Family, family_of
from hachiya.desk.operation import Nothing, operation
from hachiya.games.registry import GAMES
from hachiya.learn.families import FAMILIES
from hachiya.learn.puzzles.difficulty import TRIES, Difficulty
from hachiya.learn.puzzles.pictures import PICTURES
from hachiya.learn.puzzles.puzzle import Puzzle
from hachiya.learn.puzzles.shelf import find_puzzle, puzzle_of_day
from hachiya.learn.puzzles.shelf import puzzles as puzzles_of
from hachiya.learn.puzzles.themes import Theme
from hachiya.learn.reason import Reason
from hachiya.learn.seat_names import SEAT_NAMES
from hachiya.matches.match import Match
from hachiya.records.fields import Count, Text
from hachiya.tables.problems import UnknownChoice
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.replays.replay import Origin, match_replays
from hachiya.tables.replays.shapes import DealAnswer
from hachiya.tables.replays.showing import deal_text
from hachiya.words.errors import UnknownName
from hachiya.words.message import Message
from hachiya.words.shape import sent_as, shape


class PuzzleEntry(TypedDict):
    """A puzzle in a list: its name, its difficulty from 1 to 4, and what its choice is about."""

    name: str
    difficulty: Difficulty
    themes: list[Theme]


class TodaysPuzzle(TypedDict):
    """The puzzle of today: its name, and its position in short, the cards on the table and those of the seat."""

    name: str
    table: list[str]
    hand: list[str]


class PuzzleShelf(TypedDict):
    """The puzzles of a game, and today's puzzle."""

    game: str
    family: Family
    puzzles: list[PuzzleEntry]
    today: TodaysPuzzle


@shape("PuzzleChoice")
@dataclass(frozen=True)
class PuzzleChoice:
    """A choice of a puzzle and its worth; `behind` is the least amount by which it is worse than the best."""

    actions: list[int]
    text: Message = field(metadata=sent_as("said"))
    worth: float
    behind: float


class PuzzleAnswer(TypedDict):
    """A puzzle: the deal up to the choice, as its seat saw it, and all choices, best first.

    `solved` says for each rung of the bots in how many of `tries` tries it has found the best choice.
    """

    name: str
    game: str
    family: Family
    seat: int
    deal: SerializeAsAny[DealAnswer]
    unit: Message
    choices: list[PuzzleChoice]
    reasons: list[Reason]
    difficulty: Difficulty
    themes: list[Theme]
    tries: Count
    solved: dict[str, Count]


PuzzleShelves = TypeAliasType("PuzzleShelves", list[PuzzleShelf])


class PuzzleRequest(Incoming):
    """A request for a puzzle by its name."""

    name: Text


@operation("GET", "/api/puzzles", spends=())
async def puzzle_shelves(_desk: Desk, _caller: Caller, _request: Nothing) -> PuzzleShelves:
    """List the puzzles of each game, and today's puzzle with its position."""
    day = datetime.now(UTC).date()
    return [_shelf(game, puzzle_of_day(game, day).id) for game in GAMES]


@lru_cache(2 * len(GAMES))
def _shelf(game: str, today: str) -> PuzzleShelf:
    family, view = family_of(game), find_puzzle(today).view()
    table, hand = PICTURES[family](view)
    return {
        "game": game,
        "family": family,
        "puzzles": [
            {"name": puzzle.id, "difficulty": puzzle.difficulty, "themes": [*puzzle.themes]}
            for puzzle in puzzles_of(game)
        ],
        "today": {"name": today, "table": table, "hand": hand},
    }


@operation("GET", "/api/puzzles/{name}")
async def puzzle(desk: Desk, caller: Caller, request: PuzzleRequest) -> PuzzleAnswer:
    """Return a puzzle: the deal up to the choice, as its seat saw it, and the worth of the choices."""
    try:
        name = find_puzzle(request.name).id
    except UnknownName as error:
        raise UnknownChoice(error.message) from None
    return await desk.workers.compute(caller.client, _answer, name)


@lru_cache(64)
def _answer(name: str) -> PuzzleAnswer:
    puzzle = find_puzzle(name)
    match = puzzle.match(SEAT_NAMES)
    seat, game = match.view().seat, match.game
    (replay,) = match_replays(enumerate(match.events, 1), Origin(name.ljust(16, "-")))
    unit, _ = FAMILIES[game.family].unit(game)
    deal: Any = json.loads(deal_text(replay, len(replay.deals) - 1, seat, everything=False))
    return {
        "name": name,
        "game": game.name,
        "family": family_of(game.name),
        "seat": seat,
        "deal": deal,
        "unit": unit,
        "choices": _choices(puzzle, match),
        "reasons": [*puzzle.why],
        "difficulty": puzzle.difficulty,
        "themes": [*puzzle.themes],
        "tries": TRIES,
        "solved": {bot.name: count for bot, count in zip(rungs_of(game.name), puzzle.solved, strict=False)},
    }


def _choices(puzzle: Puzzle, match: Match) -> list[PuzzleChoice]:
    choices, state = [], match.view().state
    for worth in puzzle.worths:
        actions = match.game.read(state, worth.name)
        assert actions is not None
        text = match.game.spell(state, actions).title
        choices.append(PuzzleChoice(actions, text, worth.mean, worth.behind))
    return choices
