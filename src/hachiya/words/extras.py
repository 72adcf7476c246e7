"""Parts of the package that need not be installed: which of them brings a module that is missing."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from hachiya.words.errors import MissingExtra
from hachiya.words.say import command as say

_EXTRAS: Mapping[str, str] = {
    "babel": "words",
    "fluent": "words",
    "rich": "cli",
    "typer": "cli",
    "llvmlite": "fast",
    "numba": "fast",
    "numpy": "fast",
    "platformdirs": "fast",
}
"""By module; all others are the server's."""


def what_is_missing(error: ModuleNotFoundError) -> MissingExtra | None:
    """Which part to install; None if a module of our own is missing, which is a fault of the program."""
    module = (error.name or "").partition(".")[0]
    if module in ("", "hachiya"):
        return None
    return MissingExtra(say.needs_extra(name=module, extra=_EXTRAS.get(module, "server")))


@contextmanager
def needs_extra() -> Iterator[None]:
    """What is imported in here need not be installed: MissingExtra says which part brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = what_is_missing(error)
        if missing is None:
            raise
        raise missing from error
