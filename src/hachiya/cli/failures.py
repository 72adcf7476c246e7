"""Errors as one line of text in the person's language, without a traceback."""

import errno
import re
from collections.abc import Callable, Mapping
from typing import Any, cast

import typer

from hachiya.words.errors import HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import command as say

UsageError = cast(type[Exception], typer.BadParameter.__bases__[0])
"""Typer's base class of all usage errors, which Typer does not export."""

_OS: Mapping[int, Callable[..., Message]] = {
    errno.ENOENT: say.not_there,
    errno.EACCES: say.no_access,
    errno.EPERM: say.not_permitted,
    errno.EISDIR: say.is_directory,
    errno.ENOTDIR: say.no_directory,
    errno.ENOSPC: say.no_space,
    errno.EROFS: say.read_only,
    errno.ENAMETOOLONG: say.long_name,
}


class WrongUsage(HachiyaError):
    """A wrong value on the command line; the message lists the right values."""


def escape_line(text: str) -> str:
    """Escape line breaks and control characters of a text, so that text of a file cannot control the terminal."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def message_of_error(error: Exception) -> Message:
    """Make the message for an error that the user can correct."""
    if isinstance(error, HachiyaError):
        return error.message
    if isinstance(error, OSError):
        return _of_system(error)
    return _of_usage(error)


def _of_system(error: OSError) -> Message:
    what = error.strerror or str(error) or type(error).__name__
    if not error.filename:
        return say.as_it_is(why=what)
    if error.errno in _OS and error.errno:
        return _OS[error.errno](file=str(error.filename))
    return say.of_file(file=str(error.filename), why=what)


def _of_usage(error: Any) -> Message:
    """The message for a usage error; it lists the names that the command line can use."""
    kind, message = type(error).__name__, str(error.message).rstrip(".")
    if kind == "NoSuchOption":
        return say.no_option(given=error.option_name, names=_options(error))
    if kind == "BadOptionUsage":  # an option without its value, or a value for an option that has none
        return (say.takes_no_value if "not take" in message else say.needs_value)(option=error.option_name)
    if kind == "MissingParameter":
        return say.missing(option=_name(error.param))
    if kind == "BadParameter":
        return say.wrong_value(option=_name(error.param), why=message)
    wrong = re.search(r"No such command (['\"])(.*?)\1", message)
    if wrong:
        return say.no_command(given=repr(wrong[2]), names=[*error.ctx.command.commands])
    extra = re.search(r"\(([^)]*)\)$", message)
    return say.unexpected(given=extra[1], names=_options(error)) if extra else say.as_it_is(why=message)


def _options(error: Any) -> list[str]:
    options = [param for param in error.ctx.command.params if param.param_type_name == "option"]
    return [max(option.opts, key=len) for option in options]


def _name(param: Any) -> str:
    return str(max(param.opts, key=len)) if param.param_type_name == "option" else str(param.metavar or param.name)
