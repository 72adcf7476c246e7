"""A state file: the finished blocks of a job, so that an interrupted arena can continue.

Each line is a JSON object: first the head, which describes the job, then the blocks in the order in which they were
finished. The number of deals is not part of the head, so that a longer job can continue a shorter one.
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
    """The error that a file is not a state of this job; the message says what differs."""


def _sources(own: Iterable[Path]) -> str:
    """A digest of all files that determine how bots play: rules, bots, weights, and the user's `own` files."""
    package = Path(hachiya.__file__).parent
    rooms = (path for room in ("bots", "engine", "games") for path in (package / room).rglob("*.py"))
    weights = (package / "bots").rglob("weights/*.json")
    digest = hashlib.sha256()
    for path in [*sorted(rooms), *sorted(weights), *sorted(own)]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def head_of(job: Job, own: Iterable[Path]) -> dict[str, Any]:
    """The first line of a job's state file, which describes the job."""
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
    """The state file of a job; opening it raises WrongState if the file is not a state of this job."""

    def __init__(self, path: Path, job: Job, own: Iterable[Path] = ()) -> None:
        self.path = path
        self.blocks: dict[int, Block] = {}
        """The job's finished blocks, by number."""
        head = head_of(job, own)
        path.touch()
        lines = path.read_bytes().splitlines(keepends=True)
        if not lines:
            path.write_bytes(_line(head))
        for number, line in enumerate(lines, 1):
            if number > 1 and not line.endswith(b"\n"):  # the arena was interrupted while writing it
                with path.open("r+b") as file:
                    file.truncate(sum(map(len, lines[:-1])))
                break
            self._add_line(number, self._read(number, line), job, head)

    def save(self, blocks: Iterable[Block]) -> Iterator[Block]:
        """Write each block to the file as it comes, and pass it on."""
        with self.path.open("ab") as file:
            for block in blocks:
                file.write(_line(block.to_json()))
                file.flush()
                yield block

    def _add_line(self, number: int, content: dict[str, Any], job: Job, head: dict[str, Any]) -> None:
        if number == 1:
            self._check_head(content, head)
            return
        block = self._block(number, content)
        if block.number < job.deals:
            self.blocks[block.number] = block

    def _read(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            content = json.loads(line)
        except ValueError:
            content = None
        if not isinstance(content, dict):
            raise self._bad_line(number)
        return content

    def _block(self, number: int, content: dict[str, Any]) -> Block:
        try:
            return Block.from_json(content)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise self._bad_line(number) from None

    def _bad_line(self, number: int) -> WrongState:
        return WrongState(say.no_state_file(file=str(self.path), line=number))

    def _check_head(self, actual: dict[str, Any], expected: dict[str, Any]) -> None:
        if actual.keys() != expected.keys():
            raise self._bad_line(1)
        different = [key for key in expected if actual[key] != expected[key]]
        if different:
            key = different[0]
            wrong, right = (json.dumps(head[key], ensure_ascii=False) for head in (actual, expected))
            raise WrongState(say.state_of_other_job(file=str(self.path), key=key, found=wrong, right=right))
