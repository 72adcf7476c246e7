"""A state file: the blocks that are done, so that an arena that was interrupted goes on where it was.

One JSON object a line: first what is played, then a block each, in the order in which they were done. How many deals
are wanted is no part of it: a longer job goes on from a shorter one.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import hachiya
from hachiya.bots.arena.block import Block
from hachiya.bots.arena.job import Job
from hachiya.games.registry import find
from hachiya.words.errors import HachiyaError
from hachiya.words.say import bots as say


class WrongState(HachiyaError):
    """A file that is no state of this job; the message says what in it is otherwise."""


def _sources(own: Iterable[Path]) -> str:
    """A digest of all that can change how bots play: rules, bots, and files of one's own."""
    package = Path(hachiya.__file__).parent
    rooms = (path for room in ("bots", "engine", "games") for path in (package / room).rglob("*.py"))
    weights = (package / "bots").rglob("weights/*.json")
    digest = hashlib.sha256()
    for path in [*sorted(rooms), *sorted(weights), *sorted(own)]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def head_of(job: Job, own: Iterable[Path]) -> dict[str, Any]:
    """What the first line says."""
    return {
        "game": job.game,
        "version": find(job.game).version,
        "options": dict(job.options),
        "seats": job.seats,
        "bots": list(job.bots),
        "seed": job.seed,
        "sources": _sources(own),
    }


def _line(plain: dict[str, Any]) -> bytes:
    return json.dumps(plain, ensure_ascii=False).encode() + b"\n"


class Checkpoint:
    """The state file of a job; WrongState if it is another's, or none."""

    def __init__(self, path: Path, job: Job, own: Iterable[Path] = ()) -> None:
        self.path = path
        self.blocks: dict[int, Block] = {}
        """Those of the job that were done before, by number."""
        head = head_of(job, own)
        path.touch()
        lines = path.read_bytes().splitlines(keepends=True)
        if not lines:
            path.write_bytes(_line(head))
        for number, line in enumerate(lines, 1):
            if number > 1 and not line.endswith(b"\n"):  # it was being written when all stopped
                with path.open("r+b") as file:
                    file.truncate(sum(map(len, lines[:-1])))
                break
            self._take(number, self._read(number, line), job, head)

    def keep(self, blocks: Iterable[Block]) -> Iterator[Block]:
        """The same blocks, each written down as it comes."""
        with self.path.open("ab") as file:
            for block in blocks:
                file.write(_line(block.to_json()))
                file.flush()
                yield block

    def _take(self, number: int, read: dict[str, Any], job: Job, head: dict[str, Any]) -> None:
        if number == 1:
            self._check(read, head)
            return
        block = self._block(number, read)
        if block.number < job.deals:
            self.blocks[block.number] = block

    def _read(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            read = json.loads(line)
        except ValueError:
            read = None
        if not isinstance(read, dict):
            raise self._no_line(number)
        return read

    def _block(self, number: int, read: dict[str, Any]) -> Block:
        try:
            return Block.from_json(read)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise self._no_line(number) from None

    def _no_line(self, number: int) -> WrongState:
        return WrongState(say.no_state_file(file=str(self.path), line=number))

    def _check(self, found: dict[str, Any], head: dict[str, Any]) -> None:
        if found.keys() != head.keys():
            raise self._no_line(1)
        other = [name for name in head if found[name] != head[name]]
        if other:
            name = other[0]
            there, run_serial = (json.dumps(line[name], ensure_ascii=False) for line in (found, head))
            raise WrongState(say.state_of_other_job(file=str(self.path), key=name, found=there, right=run_serial))
