"""Parts of the package that need not be installed: which of them brings a module that is missing."""

from hachiya.words.message import Message
from hachiya.words.say import command as command_words

_OF_COMMAND = {"typer"}
_OF_SPEED = {"llvmlite", "numba", "numpy"}


def what_is_missing(error: ModuleNotFoundError) -> Message | None:
    """What to install; None if a module of our own is missing, which is a fault of the program."""
    module = (error.name or "").partition(".")[0]
    if module in ("", "hachiya"):
        return None
    extra = "cli" if module in _OF_COMMAND else "fast" if module in _OF_SPEED else "server"
    return command_words.needs_extra(name=module, extra=extra)
