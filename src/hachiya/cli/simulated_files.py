"""The files of `hachiya simulate`: for each format, what a match adds, and what writes it all."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import BinaryIO, NamedTuple

from hachiya.cli.simulation import Simulation
from hachiya.cli.spelling import encode_events, file_header
from hachiya.matches.match import Match
from hachiya.words.extras import needs_extra

Piece = Sequence[bytes]
"""What a match adds to a file: one text, or the bytes of each column."""
Writer = Callable[[Piece], object]


class FileForm(NamedTuple):
    """A format of the file."""

    piece: Callable[[Match, int], Piece]
    """(match, its number): what the match adds."""
    writer: Callable[[BinaryIO, Simulation], AbstractContextManager[Writer]]
    """(stream, simulation): a context with the function that adds a piece."""


def _text_form(name: str) -> FileForm:
    def piece(match: Match, _number: int) -> Piece:
        return [encode_events(match.events, name)]

    @contextmanager
    def writer(stream: BinaryIO, _plan: Simulation) -> Iterator[Writer]:
        stream.write(file_header(name))
        yield lambda piece: stream.write(piece[0])

    return FileForm(piece, writer)


def _columns(match: Match, number: int) -> Piece:
    with needs_extra():
        from hachiya.envs.data.columns import columns_as_bytes

    return columns_as_bytes(match, number)


@contextmanager
def _npz(stream: BinaryIO, plan: Simulation) -> Iterator[Writer]:
    with needs_extra():
        from hachiya.envs.data.columns import columns_of
        from hachiya.envs.data.npz import npz_writer

    with npz_writer(stream, columns_of(plan.game, len(plan.bots)), _about(plan)) as add:
        yield add


@contextmanager
def _parquet(stream: BinaryIO, plan: Simulation) -> Iterator[Writer]:
    with needs_extra():
        from hachiya.envs.data.columns import columns_of
        from hachiya.envs.data.parquet import parquet_writer

    with parquet_writer(stream, columns_of(plan.game, len(plan.bots)), _about(plan)) as add:
        yield add


def _about(plan: Simulation) -> Mapping[str, object]:
    from hachiya import __version__
    from hachiya.envs.data.columns import SCHEMA
    from hachiya.envs.observation import layout_of

    return {
        "schema": SCHEMA,
        "hachiya": __version__,
        "game": plan.game.name,
        "version": plan.game.version,
        "layout": layout_of(plan.game).name,
        "options": dict(plan.options),
        "seats": len(plan.bots),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "matches": plan.matches,
    }


FILE_FORMS: Mapping[str, FileForm] = {
    "jsonl": _text_form("jsonl"),
    "fuda": _text_form("fuda"),
    "npz": FileForm(_columns, _npz),
    "parquet": FileForm(_columns, _parquet),
}
"""By the name of the format."""
