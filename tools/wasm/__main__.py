"""`python -m tools.wasm FILE`: write `rules.wasm` to a file."""

import shutil
import sys
from pathlib import Path

from tools.wasm.build import built

if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(built(), target)
