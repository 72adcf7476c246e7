"""The real server in a process of its own.

Decks may be laid: then the person who opens a table is seat 0 and deals first, or the seat that is named does.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

SCRIPT = """
import json, sys
from hachiya.server.serve import serve
from hachiya.server.settings import Limits, Settings
from hachiya.tables import dealing, opening

folder, port, decks, dealer = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]), int(sys.argv[4])
if decks:
    by_chance = dealing.fresh_deck
    dealing.fresh_deck = lambda cards: decks.pop(0) if decks else by_chance(cards)
    opening.shuffled = list
    cut = {"bashifen": ["BJ", "AS", "KS", "QS"]}
    opening.draw = lambda game, seats: [
        [[(dealer + step) % seats, cut.get(game.family, "AEIMQU")[step]] for step in range(seats)]
    ]
limits = Limits(tables_rate=1e6, tables_burst=10**6, requests_rate=1e6, requests_burst=10**6)
settings = Settings(database=f"sqlite:///{folder}/tables.sqlite", port=port, pace_ms=0, clock_ms=0, limits=limits)
serve(settings, lambda address: print(address, flush=True))
"""


class Server:
    """A server on the database in `folder`, at a free port or at `port`; a plain one never has strong bots ready."""

    def __init__(
        self,
        folder: Path,
        decks: Sequence[Sequence[int]] = (),
        port: int = 0,
        dealer: int = 0,
        plain: bool = True,
    ) -> None:
        environment = {**os.environ, "HACHIYA_PURE": str(int(plain)), "PYTHONPATH": os.pathsep.join(sys.path)}
        command = (sys.executable, "-c", SCRIPT, str(folder), str(port), json.dumps(list(decks)), str(dealer))
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, "the server did not start"

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it (SIGKILL: at once)."""
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
