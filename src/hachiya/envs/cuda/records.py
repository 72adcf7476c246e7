"""Arrays of records on a device."""

from typing import Any

import numpy as np
from numba import cuda

from hachiya.engine.record import dtype, fields, values
from hachiya.envs.cuda.device import IS_SIMULATED
from hachiya.words.errors import BadArray
from hachiya.words.say import env as say


def record_type(cls: type[Any]) -> "np.dtype[Any]":
    """The dtype of a record class on the device.

    The simulator computes with the numbers of NumPy, which keep the width of a narrow field. There all fields are wide.
    """
    return _wide(cls) if IS_SIMULATED else dtype(cls)


def _wide(cls: type[Any]) -> "np.dtype[Any]":
    return np.dtype(
        (
            np.record,
            [
                (name, _wide(nested)) if nested else (name, np.int64, length) if length else (name, np.int64)
                for name, length, _, nested in fields(cls)
            ],
        )
    )


def zeros(cls: type[Any], count: int) -> Any:
    """An array of records of zeros on the device."""
    return cuda.to_device(np.zeros(count, record_type(cls)))


def one_record(record: Any) -> Any:
    """An array on the device of one record, with the values of a plain record."""
    target = np.zeros(1, record_type(type(record)))
    target[0] = values(record)
    return cuda.to_device(target)


def check_device_array(name: str, value: Any, shape: tuple[int, ...]) -> Any:
    """An array of int64 on the device, copied there from NumPy if need be; BadArray if it differs."""
    array = cuda.as_cuda_array(value) if hasattr(value, "__cuda_array_interface__") else value
    if getattr(array, "dtype", None) != np.int64 or array.shape != shape:
        what = f"{getattr(array, 'dtype', type(value).__name__)} {getattr(array, 'shape', '')}".strip()
        raise BadArray(say.bad_array(name=name, right="int64", shape=str(shape), given=what))
    return cuda.to_device(array) if isinstance(array, np.ndarray) else array
