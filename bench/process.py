"""Asks a process of its own for a measurement."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any


def ask(*words: str, **environment: str) -> Any:
    """The result of `bench.worker`, which runs with this environment beside our own."""
    worker = subprocess.run(
        [sys.executable, "-m", "bench.worker", *words],
        cwd=Path(__file__).parents[1],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        check=True,
    )
    return json.loads(worker.stdout)
