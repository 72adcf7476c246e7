"""What a person reads when something is wrong: one line, in his language, without a traceback."""

import errno
import re
from typing import Any, cast

import typer

from hachiya.cli.language import Words
from hachiya.engine.errors import HachiyaError

UsageError = cast(type[Exception], typer.BadParameter.__bases__[0])
"""Typer's base of all wrong usage, for which it exports no name."""

_OS_JA = {
    errno.ENOENT: "ファイルやディレクトリがありません",
    errno.EACCES: "アクセスが許されていません",
    errno.EPERM: "許されていない操作です",
    errno.EISDIR: "ディレクトリです",
    errno.ENOTDIR: "ディレクトリではありません",
    errno.ENOSPC: "空き容量がありません",
    errno.EROFS: "読み出し専用です",
    errno.ENAMETOOLONG: "名前が長すぎます",
}


class WrongUsage(HachiyaError):
    """A value on the command line that cannot be; the message says what could."""


def one_line(text: str) -> str:
    """Line breaks and control signs as escapes: what a file says must not write over the terminal."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def in_words(error: Exception) -> Words:
    """The sentence for an error that is the user's to mend."""
    if isinstance(error, HachiyaError):
        return Words(error.ja, error.en)
    if isinstance(error, OSError):
        return _file_words(error)
    return _usage_words(error)


def _file_words(error: OSError) -> Words:
    what = error.strerror or str(error) or type(error).__name__
    where = f"{error.filename}: " if error.filename else ""
    return Words(where + _OS_JA.get(error.errno or 0, what), where + what)


def _usage_words(error: Any) -> Words:
    """What was wrong with the command line, and the names that it could have used."""
    kind, message = type(error).__name__, str(error.message).rstrip(".")
    if kind == "NoSuchOption":
        return _options(error, f"there is no option {error.option_name}", f"{error.option_name} という項目はありません")
    if kind == "BadOptionUsage":  # the only one there is: nothing stands behind the option
        return Words(f"{error.option_name} には値が要ります", f"{error.option_name} needs a value")
    if kind == "MissingParameter":
        name = _names(error.param)
        return Words(f"{name} が要ります", f"{name} is missing")
    if kind == "BadParameter":
        name = _names(error.param)
        return Words(f"{name} の値が違います: {message}", f"{name}: {message}")
    commands = getattr(getattr(error.ctx, "command", None), "commands", None)
    if commands is not None:
        return _commands(message, ", ".join(commands))
    extra = re.search(r"\(([^)]*)\)$", message)
    if extra:
        return _options(error, f"unexpected argument: {extra[1]}", f"余分な引数です: {extra[1]}")
    return Words(message, message)


def _commands(message: str, names: str) -> Words:
    wrong = re.search(r"'(.*?)'", message)
    if not wrong:
        return Words(f"コマンドが要ります: {names}", f"a command is missing; the commands are: {names}")
    return Words(
        f"{wrong[1]!r} というコマンドはありません。コマンドは {names} です",
        f"there is no command {wrong[1]!r}; the commands are: {names}",
    )


def _options(error: Any, en: str, ja: str) -> Words:
    options = [param for param in error.ctx.command.params if param.param_type_name == "option"]
    names = ", ".join(max(option.opts, key=len) for option in options)
    return Words(f"{ja}。使えるのは {names}, --help です", f"{en}; the options are: {names}, --help")


def _names(param: Any) -> str:
    return str(max(param.opts, key=len)) if param.param_type_name == "option" else str(param.metavar or param.name)
