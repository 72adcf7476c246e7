"""The file of a tally's record, which another program may write too."""

from itertools import count
from pathlib import Path

from hachiya.cli.output import open_output
from hachiya.cli.spelling import encode_events, file_header
from hachiya.tally.tally import Tally
from hachiya.words.message import Message
from hachiya.words.say import keeper as say


class RecordFile:
    """A file that never overwrites what another program has written into it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._content = _content(path)
        """What the file has as far as the tally knows; None for no file."""

    def store(self, tally: Tally) -> Message | None:
        """Write the record of a tally; where another program has changed the file, write another file and say so."""
        path = self._path
        if _content(path) not in (None, self._content):
            self._path = next(other for n in count(2) if not (other := path.with_stem(f"{path.stem}-{n}")).exists())
        form = "fuda" if self._path.suffix == ".fuda" else "jsonl"
        self._content = file_header(form) + encode_events(tally.match.events, form)
        with open_output(self._path) as stream:
            stream.write(self._content)
        return None if self._path == path else say.stored_apart(file=str(path), other=str(self._path))


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None
