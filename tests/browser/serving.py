"""Servers for browsers: one in a thread of this process, and one in its own process, which can be killed.

With prepared decks the person who opens a table is seat 0 and deals first, unless another seat is named.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import pytest

from hachiya.games.game import Game
from hachiya.games.seating import Draws
from hachiya.tables.match import dealing
from hachiya.tables.match import seating as opening
from tests.server.running import running, settings_in

Decks = Sequence[Sequence[int]]
CUT = {"bashifen": ["BJ", "AS", "KS", "QS"], "hanafuda": list("AEIMQUY")}
"""The cards drawn for the first dealer, the winning one first."""


@contextmanager
def laid(decks: Decks, dealer: int) -> Iterator[None]:
    """Deal these decks one after another, and random ones afterwards."""
    if not decks:
        yield
        return
    waiting, by_chance = [list(deck) for deck in decks], dealing.fresh_deck

    def draw(game: Game, seats: int) -> Draws:
        return [[[(dealer + step) % seats, CUT[game.family][step]] for step in range(seats)]]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(dealing, "fresh_deck", lambda table: waiting.pop(0) if waiting else by_chance(table))
        patched.setattr(opening, "shuffled", list)
        patched.setattr(opening, "draw_first_dealer", draw)
        yield


@contextmanager
def serving(folder: Path, decks: Decks = (), dealer: int = 0, **settings: Any) -> Iterator[str]:
    """Serve in a thread of this process on the database in `folder`, and give the address."""
    with laid(decks, dealer), running(settings_in(folder, **settings)) as server:
        yield server.address


SCRIPT = """
import json, sys
from dataclasses import replace
from pathlib import Path
from typing import Self
from hachiya.server.serve import serve
from tests.browser.serving import laid
from tests.server.running import settings_in

folder, port, decks = sys.argv[1:]
with laid(json.loads(decks), 0):
    serve(replace(settings_in(Path(folder)), port=int(port)), lambda found: print(found.here, flush=True))
"""


class SeparateServer:
    """A server in its own process, at a free port or at `port`; a plain server never has strong bots ready."""

    def __init__(self, folder: Path, decks: Decks = (), port: int = 0, plain: bool = True) -> None:
        environment = {**os.environ, "HACHIYA_PURE": str(int(plain)), "PYTHONPATH": os.pathsep.join(sys.path)}
        command = (sys.executable, "-c", SCRIPT, str(folder), str(port), json.dumps(list(decks)))
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, "the server did not start"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end()

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop the server; SIGKILL stops it at once."""
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
