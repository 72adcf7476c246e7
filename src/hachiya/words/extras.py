"""The optional parts of the package, and which of them brings a missing module."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from hachiya.words.errors import MissingExtra
from hachiya.words.say import command as say

_EXTRAS: Mapping[str, str] = {
    "babel": "words",
    "fluent": "words",
    "httpx": "client",
    "websockets": "client",
    "resvg_py": "cli",
    "rich": "cli",
    "typer": "cli",
    "llvmlite": "fast",
    "numba": "fast",
    "numpy": "fast",
    "platformdirs": "fast",
    "pyspiel": "openspiel",
    "PIL": "rl",
    "gymnasium": "rl",
    "pettingzoo": "rl",
    "pyarrow": "parquet",
}
"""The part that brings each module; modules not listed belong to `server`."""


def missing_extra(error: ModuleNotFoundError) -> MissingExtra | None:
    """The error that names the part to install; None if a module of hachiya is missing, which is a bug."""
    module = (error.name or "").partition(".")[0]
    if module in ("", "hachiya"):
        return None
    return MissingExtra(say.needs_extra(name=module, extra=_EXTRAS.get(module, "server")))


@contextmanager
def needs_extra() -> Iterator[None]:
    """A context for imports from optional parts: a missing module raises MissingExtra, which names its part."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        raise missing from error
