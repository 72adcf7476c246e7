"""A host of `rules.wasm` for tests and measurements: Node, whose engine V8 is that of Chromium."""

import json
import subprocess
from pathlib import Path
from types import TracebackType

from hatch_build import node

SCRIPT = Path(__file__).with_suffix(".mjs")


class Refused(Exception):
    """The error that an entry could not be run."""


class NodeHost:
    """A Node process that runs the entries of a `rules.wasm`; a `hachiya.engine.wasm.host.Host`."""

    def __init__(self, module: Path) -> None:
        self._process = subprocess.Popen(
            [node(), str(SCRIPT), str(module)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.seconds = 0.0
        """The processor time of the last call."""

    def run(self, entry: str, frame: bytearray) -> None:
        """Run an entry on a frame.

        Raises Refused if there is no such entry, or if the frame is not one of its own.
        """
        assert self._process.stdin
        assert self._process.stdout
        request = json.dumps({"entry": entry, "bytes": len(frame)})
        self._process.stdin.write(f"{request}\n".encode() + frame)
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise Refused(answer["error"])
        self.seconds = answer["seconds"]
        frame[:] = self._process.stdout.read(len(frame))

    def __enter__(self) -> "NodeHost":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._process.communicate()
