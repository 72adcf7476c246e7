"""The cells of one observation, unpacked by compiled code: for environments that step one match."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hachiya.engine.jit import COMPILED, entry
from hachiya.envs.layout import Layout
from hachiya.envs.unpack import Cells, cells_of, unpack

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Words = npt.NDArray[np.int64]
    Ints = npt.NDArray[np.int32]

_HALF, _SHIFT, _MASK, _SIGN, _VALUE, _CHOICE = (Cells._fields.index(name) for name in Cells._fields[:-1])


@entry
def _unpack_row(halves: "Ints", columns: "Ints", cells: "Ints") -> None:
    for number in range(len(cells)):
        bits = halves[columns[_HALF, number]] >> columns[_SHIFT, number] & columns[_MASK, number]
        if columns[_CHOICE, number]:
            cells[number] = bits == columns[_VALUE, number]
        else:
            cells[number] = bits - 2 * (bits & columns[_SIGN, number])


def unpacker_of(layout: Layout) -> "Callable[[Words], Ints]":
    """Make a function that unpacks one observation.

    Args:
        layout: The layout of the observation.

    Returns:
        A function of the words of an observation: its cells, as `hachiya.envs.unpack.unpack` gives them.

    Example:
        >>> import numpy as np
        >>> from hachiya import GAMES
        >>> from hachiya.envs.cells import unpacker_of
        >>> from hachiya.envs.observation import layout_of
        >>> layout = layout_of(GAMES["sannin"])
        >>> unpacker_of(layout)(np.full(layout.words, 5))[:3].tolist()
        [1, 0, 1]
    """
    import numpy as np  # noqa: PLC0415  (absent in plain installations)

    if not COMPILED:
        return lambda words: unpack(words.view(np.int32), layout)
    columns = np.array(cells_of(layout))

    def unpack_words(words: "Words") -> "Ints":
        cells = np.empty(layout.cells, np.int32)
        _unpack_row(words.view(np.int32), columns, cells)
        return cells

    return unpack_words
