"""Data about decisions as a Parquet file, whose metadata have `hachiya`, JSON that describes the data."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import BinaryIO

import numpy as np

from hachiya.envs.data.columns import Column
from hachiya.words.extras import needs_extra

with needs_extra():
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

GROUP = 1 << 16
"""The decisions of a row group, or a few more: a match stands in one group."""


@contextmanager
def parquet_writer(
    stream: BinaryIO, columns: Sequence[Column], about: Mapping[str, object]
) -> Iterator[Callable[[Sequence[bytes]], None]]:
    """Write a file, group by group.

    Args:
        stream: The stream to write to.
        columns: The columns.
        about: What the metadata say of the data.

    Yields:
        A function that adds the bytes of each column for some decisions.

    Raises:
        MissingExtra: Without `hachiya[parquet]`, when this module is imported.

    Example:
        >>> import io
        >>> import pyarrow.parquet
        >>> from hachiya import play
        >>> from hachiya.envs.data.columns import columns_as_bytes, columns_of
        >>> from hachiya.envs.data.parquet import parquet_writer
        >>> match, file = play("hachiju", seed=8), io.BytesIO()
        >>> with parquet_writer(file, columns_of(match.game, 3), {"schema": 1}) as add:
        ...     add(columns_as_bytes(match, 0))
        >>> pyarrow.parquet.read_table(io.BytesIO(file.getvalue())).num_rows
        252
    """
    fields = [(column.name, _type(column)) for column in columns]
    schema = pa.schema(fields, metadata={"hachiya": json.dumps(about, ensure_ascii=False)})
    with ParquetWriter(stream, schema, compression="zstd") as writer:
        waiting: list[Sequence[bytes]] = []
        rows = 0

        def write() -> None:
            data = [b"".join(parts) for parts in zip(*waiting, strict=True)]
            arrays = [_array(column, content) for column, content in zip(columns, data, strict=True)]
            writer.write_table(pa.table(arrays, schema=schema), row_group_size=rows)

        def add(piece: Sequence[bytes]) -> None:
            nonlocal rows
            waiting.append(piece)
            rows += len(piece[0]) // np.dtype(columns[0].type).itemsize
            if rows >= GROUP:
                write()
                waiting.clear()
                rows = 0

        yield add
        if rows:
            write()


def _type(column: Column) -> "pa.DataType":
    number = pa.from_numpy_dtype(np.dtype(column.type))
    return pa.list_(number, column.width) if column.width else number


def _array(column: Column, content: bytes) -> "pa.Array":
    numbers = pa.array(np.frombuffer(content, np.dtype(column.type).newbyteorder("<")))
    return pa.FixedSizeListArray.from_arrays(numbers, column.width) if column.width else numbers
