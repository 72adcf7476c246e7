"""Cells of observations and masks: bits unpacked for NumPy, PyTorch or JAX.

Arrays of all three libraries are unpacked by equal operations, where they lie. An array of one library becomes one of
another by DLPack without a copy, for example by `torch.from_dlpack(words)`.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from hachiya.envs.layout import HALF, Kind, Layout
from hachiya.games.table import ACTIONS

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Ints = npt.NDArray[np.int32]

Array = TypeVar("Array", bound=Any)

_FROM_DLPACK = {"numpy": "numpy", "torch": "torch", "jaxlib": "jax.numpy", "jax": "jax.numpy"}
"""By the package that defines an array's type: the module with `from_dlpack` for such arrays."""


class Cells(NamedTuple):
    """Where each cell of a layout lies, by number of the cell."""

    half: "Ints"
    """The half word of the cell, from 0."""
    shift: "Ints"
    """The lowest of its bits there."""
    mask: "Ints"
    """The bits of the cell, shifted down."""
    sign: "Ints"
    """The bit of the sign; 0 where the cell has none."""
    value: "Ints"
    """For a cell of a choice, the value for which it is 1."""
    choice: "Ints"
    """1 for a cell of a choice, else 0."""
    most: "Ints"
    """The greatest value of the cell, by which it can be scaled."""


@cache
def cells_of(layout: Layout) -> Cells:
    """Find where each cell of a layout lies.

    Args:
        layout: The layout.

    Returns:
        Arrays with an entry for each cell.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.envs.observation import layout_of
        >>> from hachiya.envs.unpack import cells_of
        >>> layout = layout_of(GAMES["sannin"])
        >>> cells_of(layout).most.shape == (layout.cells,)
        True
    """
    import numpy as np  # noqa: PLC0415  (absent in plain installations)

    rows = [_cell(kind, word, bits, value) for kind, word, bits, value in _places(layout)]
    return Cells(*np.array(rows, np.int32).T.copy())


def _places(layout: Layout) -> list[tuple[Kind, int, tuple[int, ...], int]]:
    places = []
    for plane in layout.planes:
        for number in range(len(plane.members)):
            bits = (plane.bits[number],) if plane.kind is Kind.SET else plane.bits
            places.append((plane.kind, plane.word, bits, number))
    return places


def _cell(kind: Kind, word: int, bits: tuple[int, ...], value: int) -> tuple[int, ...]:
    half, shift = divmod(64 * word + bits[0], HALF)
    mask = (1 << len(bits)) - 1
    sign = 1 << len(bits) - 1 if kind is Kind.BALANCE else 0
    is_choice = int(kind is Kind.CHOICE)
    most = 1 if is_choice else sign or mask
    return half, shift, mask, sign, value if is_choice else 0, is_choice, most


def unpack(words: Array, layout: Layout) -> Array:
    """Unpack observations.

    Args:
        words: Observations as an array of NumPy, PyTorch or JAX, whose last axis has the words (int64), or their halves
            (int32), of one observation. JAX has no int64 unless it is told to: give it `words.view(np.int32)`.
        layout: The layout of the observations.

    Returns:
        An array (int32) of the library that the words come from. Its last axis has the cells by the order of planes.
        Divided by `cells_of(layout).most` they lie between -1 and 1.

    Example:
        >>> import numpy as np
        >>> from hachiya import GAMES
        >>> from hachiya.envs.observation import layout_of
        >>> from hachiya.envs.unpack import unpack
        >>> layout = layout_of(GAMES["sannin"])
        >>> unpack(np.full((5, layout.words), 1), layout)[:, :3].tolist()[0]
        [1, 0, 0]
    """
    halves, convert = _halves(words)
    half, shift, mask, sign, value, choice, _ = (convert(column) for column in cells_of(layout))
    bits = halves[..., half] >> shift & mask
    number = bits - 2 * (bits & sign)
    cells: Array = number * (1 - choice) + (bits == value) * choice
    return cells


def unpack_mask(masks: Array) -> Array:
    """Unpack masks of legal actions.

    Args:
        masks: Masks as an array (int64, or halves as int32 on a last axis of two) of NumPy, PyTorch or JAX.

    Returns:
        An array (int32) with a last axis of 63 actions, 1 for legal ones.

    Example:
        >>> import numpy as np
        >>> from hachiya.envs.unpack import unpack_mask
        >>> unpack_mask(np.array([0b101]))[0, :4].tolist()
        [1, 0, 1, 0]
    """
    import numpy as np  # noqa: PLC0415  (absent in plain installations)

    halves, convert = _halves(masks[..., None] if _has_whole_words(masks) else masks)
    actions = np.arange(ACTIONS, dtype=np.int32)
    cells: Array = halves[..., convert(actions // HALF)] >> convert(actions % HALF) & 1
    return cells


def _has_whole_words(array: Any) -> bool:
    return str(array.dtype).endswith("int64")


def _halves(words: Any) -> tuple[Any, Callable[["Ints"], Any]]:
    """The half words of an array, and what makes an array of its library of one of NumPy."""
    library = import_module(_FROM_DLPACK[type(words).__module__.partition(".")[0]])
    device = getattr(words, "device", None)
    if _has_whole_words(words):
        words = words.view(library.int32)

    def convert(array: "Ints") -> Any:
        other = library.from_dlpack(array)
        return other.to(device) if library.__name__ == "torch" else other

    return words, convert
