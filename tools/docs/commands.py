"""A page for each command of `hachiya`, in each language, made from what `--help` says."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hachiya.cli.app import program
from hachiya.cli.help.page import HelpPage, commands_of, help_page, help_pages


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
    whole = program()
    for lang, words in WORDS.items():
        end = "md" if lang == "en" else f"{lang}.md"
        lines = [f"# {words.title}", "", f"| `hachiya` | {words.meaning} |", "| --- | --- |"]
        for row in help_page("hachiya", whole, lang).commands:
            (name,) = row.names
            lines.append(f"| [`{name}`]({name}.{end}) | {_escaped(row.meaning)} |")
        yield f"index.{end}", "\n".join(lines) + "\n"
        for name, command in commands_of(whole).items():
            first, *inner = help_pages(f"hachiya {name}", command, lang)
            parts = [f"# `{first.call}`", *_described(first, lang)]
            for each in inner:
                parts += [f"## `{each.call}`", *_described(each, lang)]
            yield f"{name}.{end}", "\n\n".join(parts) + "\n"


def _described(page: HelpPage, lang: str) -> Iterator[str]:
    yield _escaped(page.text)
    if page.commands:
        return
    yield f"```text\n{page.usage}\n```"
    _, *heads = WORDS[lang]
    yield "\n".join([f"| {' | '.join(heads)} |", "| --- | --- | --- | --- |", *_rows(page)])


def _rows(page: HelpPage) -> Iterator[str]:
    for row in (*page.arguments, *page.options):
        cells = (_code(row.names), _code([row.value]), _escaped(row.meaning), _code([row.default]))
        yield f"| {' | '.join(cells)} |".replace("  ", " ")


def _code(words: Iterable[str]) -> str:
    return ", ".join(f"`{_escaped(word)}`" for word in words if word)


def _escaped(text: str) -> str:
    return text.replace("<", "&lt;").replace("|", "&#124;")
