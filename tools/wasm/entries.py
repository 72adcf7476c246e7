"""The entries in `rules.wasm`, by room: the playouts and the search, each with arguments of the types that it takes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from hachiya.bots.search.bashifen.entries import Workspace, try_out
from hachiya.bots.search.hanafuda import hachihachi, hachiju
from hachiya.bots.search.standings import Standings
from hachiya.engine.wasm.frame import Kind, shape_of
from hachiya.engine.wasm.host import name_of, results_of
from hachiya.engine.wasm.layout import unpack
from hachiya.games.registry import GAMES, ROOMS

SEARCHES: Mapping[str, tuple[Any, list[Any]]] = {
    "hachihachi": (hachihachi.explore, [[], [], [], [], []]),
    "hachiju": (hachiju.explore, [[], [], [], [], []]),
    "bashifen": (try_out, [[Workspace()], [], [], [], [], []]),
}
"""The search of each room, and its arguments between the rules and the race."""


class WasmEntry(NamedTuple):
    """An entry with plain arguments, which say its types; their lists of numbers are empty."""

    entry: Any
    """The entry, compiled or not in this process."""
    arguments: tuple[Any, ...]

    @property
    def function(self) -> Callable[..., Any]:
        """The plain function."""
        function: Callable[..., Any] = getattr(self.entry, "py_func", None) or self.entry.__wrapped__
        return function

    @property
    def name(self) -> str:
        """The name under which `rules.wasm` exports the entry."""
        return name_of(self.function)

    @property
    def results(self) -> int:
        """The number of integers that the entry returns."""
        return results_of(self.function)

    def plain_arguments(self, arguments: Sequence[Any]) -> list[Any]:
        """Plain copies of arguments that Numba's form of the entry takes."""
        return [plain(example, argument) for example, argument in zip(self.arguments, arguments, strict=True)]


def entries_of(room: str) -> Iterator[WasmEntry]:
    """The entries of a room."""
    game = next(game for game in GAMES.values() if game.room == room)
    state, rules = game.new_state(), game.new_rules(game.complete_options({}))
    playouts = import_module(f"hachiya.games.{room}.entries").playouts
    yield WasmEntry(playouts, (state, rules, [], [], 0, 0, 0, 0))
    search, between = SEARCHES[room]
    yield WasmEntry(search, ([state], rules, *between, [Standings()], 0))


def all_entries() -> dict[str, WasmEntry]:
    """The entries of all rooms by name."""
    return {entry.name: entry for room in ROOMS for entry in entries_of(room)}


def plain(example: Any, argument: Any) -> Any:
    """A plain copy of a NumPy argument, which has the shape of the example."""
    shape = shape_of(example)
    if shape.kind is Kind.NUMBER:
        return int(argument)
    if shape.record is None:
        return argument.tolist()
    records = [shape.record() for _ in range(argument.size)]
    for record, content in zip(records, argument.ravel(), strict=True):
        unpack(record, content.tobytes())
    return records[0] if shape.kind is Kind.RECORD else records
