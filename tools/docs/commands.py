"""A page for each command of `hachiya`, in each language, made from what `--help` says."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import typer

from hachiya.cli.app import HELP, app
from hachiya.words.message import Message
from hachiya.words.voice import say


class Words(NamedTuple):
    """The words of a page beside the help itself."""

    title: str
    option: str
    value: str
    meaning: str
    default: str


WORDS = {
    "en": Words("The command line", "option", "value", "meaning", "default"),
    "ja": Words("コマンド", "オプション", "値", "意味", "何も書かないとき"),
    "zh": Words("命令行", "选项", "值", "意思", "不写时"),
}


def pages() -> Iterator[tuple[str, str]]:
    """The name and the text of every page: `simulate.md`, `simulate.ja.md`, …, `index.md`."""
    program: Any = typer.main.get_command(app)
    commands = program.commands
    for lang, words in WORDS.items():
        end = "md" if lang == "en" else f"{lang}.md"
        lines = [f"# {words.title}", "", f"| `hachiya` | {words.meaning} |", "| --- | --- |"]
        for name, command in commands.items():
            lines.append(f"| [`{name}`]({name}.{end}) | {_help(command.help, lang).partition(chr(10))[0]} |")
            yield f"{name}.{end}", page(f"hachiya {name}", command, lang)
        yield f"index.{end}", "\n".join(lines) + "\n"


def page(call: str, command: Any, lang: str) -> str:
    """One command, and those inside it as sections."""
    parts = [f"# `{call}`", *_described(call, command, lang)]
    for name, inner in getattr(command, "commands", {}).items():
        parts += [f"## `{call} {name}`", *_described(f"{call} {name}", inner, lang)]
    return "\n\n".join(parts) + "\n"


def _described(call: str, command: Any, lang: str) -> Iterator[str]:
    yield _help(command.help, lang)
    if getattr(command, "commands", None):
        return
    options = [each for each in command.params if each.param_type_name == "option"]
    arguments = [each.metavar or each.name.upper() for each in command.params if each.param_type_name == "argument"]
    yield f"```text\n{' '.join([call, *(['[OPTIONS]'] if options else []), *arguments])}\n```"
    _, *heads = WORDS[lang]
    yield "\n".join([f"| {' | '.join(heads)} |", "| --- | --- | --- | --- |", *_rows(command, lang)])


def _rows(command: Any, lang: str) -> Iterator[str]:
    for each in command.params:
        names = _code([*each.opts, *each.secondary_opts] if each.param_type_name == "option" else [each.metavar])
        takes_value = each.param_type_name == "option" and not each.is_flag and each.metavar
        value = _code([each.metavar]) if takes_value else ""
        has_default = isinstance(each.default, str | int) and not isinstance(each.default, bool)
        default = _code([str(each.default)]) if has_default else ""
        meaning = " ".join(_help(each.help, lang).split())
        yield f"| {names} | {value} | {meaning} | {default} |".replace("  ", " ")


def _code(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _help(key: str | None, lang: str) -> str:
    """What a command or parameter says of itself."""
    text = say(Message(key), lang) if key and key.startswith(HELP) else key or ""
    return text.strip().replace("<", "&lt;").replace("|", "&#124;")
