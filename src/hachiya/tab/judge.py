"""The judge of a served house in a visitor's browser: it makes hints and reviews there, in place of the server.

It also answers the operations that a browser can answer when the server is out of reach. JavaScript calls it through
Pyodide, as it calls the house of a tab (`tab.page`). It keeps nothing.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import TypeVar, cast

from hachiya.desk.hints import find_round, hint, hint_answer
from hachiya.desk.positions import read_position
from hachiya.desk.review_job import ReviewJob
from hachiya.desk.reviewing import make_review
from hachiya.desk.reviews import review_text
from hachiya.desk.searches import find_hint
from hachiya.engine.wasm.host import use_host
from hachiya.tab.house import House
from hachiya.tab.journal import Commit
from hachiya.tab.thinking import Switches, Thinker, ThinkingHost
from hachiya.tables.replays.replay import Origin, read_replays

Item = TypeVar("Item")
Result = TypeVar("Result")

_ORIGIN = Origin("")
"""A record says all that a review needs; the id of its table is only for replays."""


class NoJournal:
    """A `Journal` of a house that keeps nothing."""

    async def commit(self, _commit: Commit) -> bool:
        """Store nothing."""
        return True

    async def lines(self, _table: str) -> Sequence[str]:
        """Return no lines."""
        return ()

    async def summaries(self) -> Mapping[str, str]:
        """Return no summaries."""
        return {}


class Judge:
    """Makes the answers that the server would make of the same positions, records and requests."""

    @cached_property
    def _house(self) -> House:
        return House(NoJournal())

    async def answer(self, name: str, arguments: str, language: str) -> str:
        """Answer a request for an operation that a browser can answer; the parts of the answer as JSON."""
        text, file, refusal = await self._house.ask(name, arguments, language)
        content = None if file is None else (file[1], file[2].decode())
        return json.dumps({"text": text, "file": content, "refusal": refusal}, ensure_ascii=False)

    async def hint(self, position: str, version: int, number: int) -> str:
        """Make a round of hints for a position as JSON; BadPosition, NothingToHint."""
        view = read_position(position)
        worlds, more = find_round(view.game, number)
        return hint.answers.dump_json(hint_answer(version, find_hint(view, worlds), more)).decode()

    async def review(self, record: bytes, tell: Callable[[str], None]) -> str:
        """Review the match of a record; `tell` gets the progress as JSON after each step. BadRecord."""
        (replay,) = read_replays(bytes(record), _ORIGIN)
        job = ReviewJob()

        def search_each(function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
            for item in items:
                tell(review_text(replay, job))
                yield function(item)

        make_review(job, replay, search_each)
        return review_text(replay, job)


def start(thinker: Thinker) -> Judge:
    """Start the judge; its searches run in `rules.wasm`."""
    use_host(ThinkingHost(thinker, cast(Switches, import_module("pyodide.ffi"))))
    return Judge()
