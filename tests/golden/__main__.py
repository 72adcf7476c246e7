"""Write a game's golden record: `python -m tests.golden sannin`."""

import sys

from tests.golden import FOLDER, lines

(FOLDER / f"{sys.argv[1]}.jsonl").write_text("\n".join(lines(sys.argv[1])) + "\n")
