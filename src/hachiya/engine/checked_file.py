"""Files with a checksum before their content, which are either complete or absent."""

import hashlib
import tempfile
from pathlib import Path

_SUM_BYTES = hashlib.sha256().digest_size


def read(path: Path) -> bytes | None:
    """The content of a file with a checksum; None if it is absent, unreadable or damaged."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    content = data[_SUM_BYTES:]
    return content if data[:_SUM_BYTES] == hashlib.sha256(content).digest() else None


def write(path: Path, content: bytes) -> None:
    """Replace a file by this content with a checksum; readers see the old or the new file. OSError if that fails."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
        try:
            file.write(hashlib.sha256(content).digest() + content)
            file.close()
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise
