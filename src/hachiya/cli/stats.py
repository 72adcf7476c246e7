"""`hachiya stats`: statistics of players over all deals of records, which are verified first."""

import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from io import BufferedReader
from pathlib import Path
from typing import cast

from hachiya.bots.registry import names_of_bots
from hachiya.cli.failures import WrongUsage
from hachiya.cli.progress import Advance, progress
from hachiya.cli.replay import early_end_notice
from hachiya.cli.stats_report import full_tables, overview, tables_as_data
from hachiya.games.registry import GAMES, find, usual_options
from hachiya.records.lines import open_file
from hachiya.records.load import load_stream
from hachiya.records.replay import replays
from hachiya.statistics.counting import count
from hachiya.statistics.counts import Counts
from hachiya.words.errors import BadRecord, HachiyaError
from hachiya.words.say import stats as say
from hachiya.words.voice import say as in_words

CountsByGame = Mapping[str, Mapping[str, Counts]]
"""The counts by game and player."""


class WrongFile(HachiyaError):
    """An error in a record, with the name of its file."""


@dataclass(frozen=True)
class Query:
    """A request for the statistics of records; `player` and `game` are None for all players and games."""

    files: Sequence[Path | None]
    """The files; None is standard input."""
    player: str | None
    game: str | None
    as_json: bool


def stats(query: Query, lang: str) -> None:
    """Count all matches of the files and print the statistics; nothing is printed if a record is wrong."""
    if query.game is not None:
        find(query.game)
    # A file that is given twice is read once.
    files = list({path and path.resolve(): path for path in query.files}.values())
    with progress(sum(path.stat().st_size for path in files if path)) as advance:
        counts_by_game = _count_files(files, advance, lang)
    selection = _select(counts_by_game, query)
    if query.as_json:
        print(json.dumps(tables_as_data(selection), ensure_ascii=False))
    else:
        print(overview(selection, lang) if query.player is None else full_tables(selection, lang))


def _count_files(files: Iterable[Path | None], advance: Advance, lang: str) -> CountsByGame:
    bots = names_of_bots()

    def player(_seat: int, name: str) -> str:
        bare = re.sub(r" \d+$", "", name)
        return bare if bare in bots else name

    counts_by_game: dict[str, dict[str, Counts]] = {game: {} for game in GAMES}
    for path in files:
        name_of_file = "-" if path is None else str(path)
        try:
            with _open(path) as stream:
                spelling, lines = load_stream(stream, usual_options)
                place = 0
                for number, match in enumerate(replays(lines, lenient=spelling == "fuda"), 1):
                    players = counts_by_game[match.table.game.name]
                    for name, counts in count(match.events, player).items():
                        players.setdefault(name, Counts()).add(counts)
                    place, before = _place(stream), place
                    advance(place - before)
                    if match.truncated or not match.complete:
                        early = say.in_file(file=name_of_file, what=early_end_notice(number, match))
                        print(f"hachiya: {in_words(early, lang)}", file=sys.stderr)
        except BadRecord as error:
            raise WrongFile(say.in_file(file=name_of_file, what=error.message)) from None
    return counts_by_game


def _open(path: Path | None) -> AbstractContextManager[BufferedReader]:
    return nullcontext(cast(BufferedReader, sys.stdin.buffer)) if path is None else open_file(path)


def _place(stream: BufferedReader) -> int:
    """How many bytes of a file are read; 0 for a pipe, which counts none."""
    return stream.tell() if stream.seekable() else 0


def _select(counts_by_game: CountsByGame, query: Query) -> CountsByGame:
    """The counts that the query asks for; WrongUsage if there are none."""
    games = {game: players for game, players in counts_by_game.items() if players and query.game in (None, game)}
    if not games:
        raise WrongUsage(say.no_deal() if query.game is None else say.no_match_of(game=find(query.game).title))
    if query.player is None:
        return games
    player = query.player.casefold()
    selection = {
        game: own
        for game, players in games.items()
        if (own := {name: counts for name, counts in players.items() if name.casefold() == player})
    }
    if not selection:
        names = sorted({name for players in games.values() for name in players})
        raise WrongUsage(say.no_player(given=repr(query.player), names=names))
    return selection
