"""Write a game's perft file: `python -m tests.perft sannin`."""

import sys

from hachiya.games.registry import find
from tests.perft import FOLDER, lines

(FOLDER / f"{sys.argv[1]}.txt").write_text("\n".join(lines(find(sys.argv[1]))) + "\n")
