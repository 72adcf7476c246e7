"""Data about decisions as a file of NumPy (`.npz`): a member for each column, and `about`, JSON as a text."""

import io
import json
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from tempfile import TemporaryFile
from typing import BinaryIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import numpy as np
import numpy.typing as npt

from hachiya.envs.data.columns import Column


@contextmanager
def npz_writer(
    stream: BinaryIO, columns: Sequence[Column], about: Mapping[str, object]
) -> Iterator[Callable[[Sequence[bytes]], None]]:
    """Write a file: columns wait in temporary files until all of them are complete.

    Args:
        stream: The stream to write to.
        columns: The columns.
        about: What `about` says of the data.

    Yields:
        A function that adds the bytes of each column for some decisions.

    Example:
        >>> import io
        >>> import numpy as np
        >>> from hachiya import play
        >>> from hachiya.envs.data.columns import columns_as_bytes, columns_of
        >>> from hachiya.envs.data.npz import npz_writer
        >>> match, file = play("hachiju", seed=8), io.BytesIO()
        >>> with npz_writer(file, columns_of(match.game, 3), {"schema": 1}) as add:
        ...     add(columns_as_bytes(match, 0))
        >>> np.load(io.BytesIO(file.getvalue()))["observation"].shape
        (252, 17)
    """
    with ExitStack() as stack:
        parts = [stack.enter_context(TemporaryFile()) for _ in columns]

        def add(piece: Sequence[bytes]) -> None:
            for part, data in zip(parts, piece, strict=True):
                part.write(data)

        yield add
        archive = stack.enter_context(ZipFile(stream, "w"))
        text = io.BytesIO()
        np.save(text, np.array(json.dumps(about, ensure_ascii=False)), allow_pickle=False)
        text.seek(0)
        _write_member(archive, "about", text)
        for column, part in zip(columns, parts, strict=True):
            dtype = np.dtype(column.type).newbyteorder("<")
            count = part.tell() // (dtype.itemsize * max(1, column.width))
            part.seek(0)
            _write_member(archive, column.name, part, _header(dtype, (count, column.width)[: 1 + (column.width > 0)]))


def _header(dtype: npt.DTypeLike, shape: tuple[int, ...]) -> bytes:
    header = io.BytesIO()
    descr = np.lib.format.dtype_to_descr(np.dtype(dtype))
    np.lib.format.write_array_header_1_0(header, {"descr": descr, "fortran_order": False, "shape": shape})
    return header.getvalue()


def _write_member(archive: ZipFile, name: str, content: BinaryIO, header: bytes = b"") -> None:
    member = ZipInfo(f"{name}.npy")  # dated 1980, so that equal data makes equal files
    member.compress_type = ZIP_DEFLATED
    with archive.open(member, "w", force_zip64=True) as out:
        out.write(header)
        shutil.copyfileobj(content, out)
