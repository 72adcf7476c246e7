"""The manual page of `hachiya` for `man`, in each language, made from what `--help` says."""

from collections.abc import Iterator
from typing import NamedTuple

from hachiya.cli.app import program
from hachiya.cli.help.page import HelpPage, Row, help_pages
from hachiya.cli.help.terminal import meaning


class Heads(NamedTuple):
    """The heads of the sections, as manual pages in a language have them."""

    name: str
    synopsis: str
    options: str
    commands: str


HEADS = {
    "en": Heads("NAME", "SYNOPSIS", "OPTIONS", "COMMANDS"),
    "ja": Heads("名前", "書式", "オプション", "コマンド"),
    "zh": Heads("名称", "概要", "选项", "命令"),
}


def man_page(lang: str) -> str:
    """Write the manual page in a language: the program, and a section for each command."""
    heads = HEADS[lang]
    whole, *commands = help_pages("hachiya", program(), lang)
    lines = [
        ".TH HACHIYA 1",
        ".ad l",
        f".SH {heads.name}",
        rf"hachiya \- {_escaped(whole.text)}",
        f".SH {heads.synopsis}",
        _bold(whole.usage),
        f".SH {heads.options}",
        *_parameters(whole, lang),
        f".SH {heads.commands}",
    ]
    for page in commands:
        lines += [f".SS {_quoted(page.usage)}", *_paragraphs(page.text), *_parameters(page, lang)]
    return "\n".join(lines) + "\n"


def _paragraphs(text: str) -> Iterator[str]:
    for paragraph in filter(None, text.split("\n")):
        yield ".PP"
        yield _escaped(paragraph)


def _parameters(page: HelpPage, lang: str) -> Iterator[str]:
    for row in (*page.arguments, *page.options):
        yield ".TP"
        yield _name(row)
        yield _escaped(meaning(row, lang))


def _name(row: Row) -> str:
    names = ", ".join(map(_bold, row.names))
    return rf"{names} \fI{_escaped(row.value)}\fR" if row.value else names


def _bold(text: str) -> str:
    return rf"\fB{_escaped(text)}\fR"


def _quoted(text: str) -> str:
    return f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    """Escape what the formatter would read as its own: backslashes, hyphens, quotes, and a point at the beginning."""
    return r"\&" * text.startswith((".", "'")) + text.replace("\\", r"\e").replace("-", r"\-").replace('"', r"\(dq")
