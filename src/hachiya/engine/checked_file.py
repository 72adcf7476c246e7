"""Files that are whole or not there: bytes behind their checksum, written under another name first."""

import hashlib
import tempfile
from pathlib import Path

_SUM_BYTES = hashlib.sha256().digest_size


def read(path: Path) -> bytes | None:
    """The content; None if there is no such file, if it cannot be read, or if it is damaged."""
    try:
        found = path.read_bytes()
    except OSError:
        return None
    content = found[_SUM_BYTES:]
    return content if found[:_SUM_BYTES] == hashlib.sha256(content).digest() else None


def write(path: Path, content: bytes) -> None:
    """Keep the content in the place of what was there: others see the old file or the new one. OSError if it fails."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
        try:
            file.write(hashlib.sha256(content).digest() + content)
            file.close()
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise
