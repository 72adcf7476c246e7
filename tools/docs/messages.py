"""Rewrites what the program knows of the messages: their types in Python and for the page, names in every language.

A file of messages says at its head of what its messages speak: `### $money (Sum) – what is paid`. So a wrong key or
argument is found by the type checker, here and there. The files of English are read, the other languages follow them.
`make docs` runs this; `--check` changes nothing and names the files that are not up to date (exit code 1).
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from keyword import iskeyword
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from hachiya.games.hanafuda.yaku import Yaku
from hachiya.words.catalogue import catalogue
from hachiya.words.languages import REFERENCE, languages
from hachiya.words.message import Message
from hachiya.words.names import GUEST, name
from hachiya.words.shelves import ALWAYS, FAMILIES, SHELVES
from hachiya.words.voice import say

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "hachiya" / "words"
ENGLISH = WORDS / "catalogue" / "en"
STUB = WORDS / "say.pyi"
NAME_LIST = WORDS / "name_list.py"
PAGE = ROOT / "web" / "src" / "words" / "messages.ts"
SHELF_LIST = PAGE.with_name("shelves.json")

NAMES = {
    "account",
    "bot",
    "card",
    "clause",
    "game",
    "kind",
    "lessons",
    "option",
    "pack",
    "plant",
    "suit",
    "term",
    "unit",
    "yaku",
}
"""Topics whose messages are looked up by the name of a thing (`words.names`)."""
ASIDE = {"help"}
"""Topics whose keys stand where they are said: what `--help` says of a command."""
OF_THE_PAGE = {
    "chat",
    "coach",
    "company",
    "desk",
    "figures",
    "flowers",
    "guide",
    "insight",
    "invite",
    "leave",
    "lobby",
    "meanwhile",
    "notebook",
    "own",
    "page",
    "picker",
    "pairs",
    "replay",
    "rules",
    "shuffle",
    "site",
    "running",
    "start",
    "talk",
    "time",
    "verdict",
}
"""Topics that the page alone speaks of."""
INWARD = {"language", "sum"}
"""Topics that only the voice itself speaks of."""

KINDS = {
    "Text": "str",
    "Number": "int",
    "Seat": "Seat",
    "Sum": "Sum",
    "Cards": "Cards",
    "Pack": "Pack",
    "Yaku": "YakuKeys",
    "Message": "Message",
}
ON_THE_PAGE = {
    "Text": "string",
    "Number": "number",
    "Seat": "SeatJson",
    "Sum": "SumJson",
    "Cards": "CardsJson",
    "Pack": "PackJson",
    "Yaku": "YakuJson",
    "Message": "MessageJson",
}
_DECLARED = re.compile(r"^\$(\w+) \(([\w|\[\]]+)\)", re.MULTILINE)
_WIDE = 120


class Spoken(NamedTuple):
    """A message and the names of what it speaks of, in order."""

    key: str
    variables: list[str]
    text: str


def topics() -> list[str]:
    """The files whose messages are called by functions."""
    return sorted(path.stem for path in ENGLISH.glob("*.ftl") if path.stem not in NAMES | ASIDE | INWARD | OF_THE_PAGE)


def declared(resource: ast.Resource) -> dict[str, str]:
    """The kinds of what a file speaks of, by name."""
    comments = (entry.content or "" for entry in resource.body if isinstance(entry, ast.ResourceComment))
    return {name: kind for comment in comments for name, kind in _DECLARED.findall(comment)}


def spoken(resource: ast.Resource) -> Iterator[Spoken]:
    """The messages of a file."""
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    for key, message in messages.items():
        if message.value is not None:
            names = dict.fromkeys(_variables(message.value, messages))
            yield Spoken(key, list(names), _written(message))


def _written(message: ast.Message) -> str:
    bare = ast.Message(message.id, message.value)
    return FluentSerializer().serialize_entry(bare).partition("=")[2].strip()


def _variables(pattern: ast.Pattern, messages: Mapping[str, ast.Message]) -> Iterator[str]:
    variables = _Variables()
    variables.visit(pattern)
    yield from variables.names
    for reference in variables.references:
        inner = messages[reference].value
        assert inner is not None, reference
        yield from _variables(inner, messages)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []
        self.references: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's way)
        self.names.append(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)


def python_type(kind: str) -> str:
    """The type of an argument: `Seat|Message`, `Seat[]`."""
    return " | ".join(
        f"Sequence[{KINDS[part[:-2]]}]" if part.endswith("[]") else KINDS[part] for part in kind.split("|")
    )


def stub() -> str:
    """The types of every topic's messages, as `words/say.pyi` has them."""
    topics_of_program = topics()
    text = "\n".join(_class(topic) for topic in topics_of_program)
    text += "\n" + "".join(f"{topic}: _{_camel(topic)}\n" for topic in topics_of_program)
    of_arguments = {*KINDS.values()} - {"str", "int", "Message"}
    used = sorted(kind for kind in of_arguments if re.search(rf"\b{kind}\b", text))
    head = '"""What messages there are, and what each speaks of. Made by `make docs`."""\n\n'
    head += "from collections.abc import Sequence\n\n"
    head += f"from hachiya.words.arguments import {', '.join(used)}\n"
    head += "from hachiya.words.message import Message\n\n"
    return _formatted(head + text, STUB)


def _class(topic: str) -> str:
    resource = FluentParser().parse((ENGLISH / f"{topic}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{topic}.ftl: {junk[0]}"
    kinds = declared(resource)
    methods = "".join(_method(topic, message, kinds) for message in spoken(resource))
    return f'class _{_camel(topic)}:\n    """The messages of `{topic}.ftl`."""\n\n{methods}'


def _camel(topic: str) -> str:
    return topic.title().replace("-", "")


def _method(topic: str, message: Spoken, kinds: Mapping[str, str]) -> str:
    name = message.key.removeprefix(f"{topic}-").replace("-", "_")
    assert message.key.startswith(f"{topic}-"), message.key
    assert name.isidentifier(), message.key
    assert not iskeyword(name), message.key
    for variable in message.variables:
        assert variable in kinds, f"{topic}.ftl does not say what kind ${variable} is"
    english = " ".join(message.text.split()).replace("\\", "\\\\").replace('"', '\\"')
    doc = english if len(english) <= _WIDE - 14 else f"{english[: _WIDE - 15]}…"
    typed = [f"{variable}: {python_type(kinds[variable])}" for variable in message.variables]
    parameters = ", ".join(["self", *(["*"] if typed else []), *typed])
    return f'    def {name}({parameters}) -> Message:\n        """{doc}"""\n\n'


def name_list() -> str:
    """The names that programs compare with what people write, by message and language, as `words/name_list.py`."""
    ids = [message.id.name.removeprefix("bot-") for message in catalogue(REFERENCE).sound_messages("bot")]
    bots = [name("bot", bot, part=part) for bot in ids for part in ("", "character")]
    yaku = [name("yaku", each.name.lower(), part=part) for each in Yaku for part in ("", "kana")]
    names = {message.key: _in_languages(message, languages()) for message in (GUEST, *bots)}
    names |= {message.key: _in_languages(message, ["ja"]) for message in yaku}  # records have no other names of yaku
    head = '"""Names that are compared with what people write, by message and language. Made by `make docs`."""\n\n'
    head += "from collections.abc import Mapping\n\n"
    return _formatted(f"{head}NAMES: Mapping[str, Mapping[str, str]] = {names}\n", NAME_LIST)


def _in_languages(message: Message, codes: Sequence[str]) -> dict[str, str]:
    return {code: say(message, code) for code in codes if catalogue(code).find(message.key)}


def _formatted(source: str, path: Path) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout


def page_types() -> str:
    """What the page may say: the arguments of every message on its shelves, by key, as TypeScript."""
    lines = []
    used = set()
    for topic in sorted(topic for shelf in SHELVES.values() for topic in shelf if topic not in NAMES | INWARD):
        resource = FluentParser().parse((ENGLISH / f"{topic}.ftl").read_text("utf-8"))
        kinds = declared(resource)
        for message in spoken(resource):
            typed = "; ".join(f"{variable}: {_page_type(kinds[variable])}" for variable in message.variables)
            lines.append(f'  "{message.key}": {f"{{ {typed} }}" if typed else "Nothing"};\n')
            used |= {
                word for variable in message.variables for word in re.findall(r"\w+Json", _page_type(kinds[variable]))
            }
    return (
        "/** The messages that the page may say, with what they speak of. Made by `make docs`. */\n\n"
        f'import type {{ {", ".join(sorted(used))} }} from "../protocol/messages";\n\n'
        f"type Nothing = Record<never, never>;\n\nexport interface Messages {{\n{''.join(lines)}}}\n"
    )


def _page_type(kind: str) -> str:
    return " | ".join(ON_THE_PAGE[part.removesuffix("[]")] + "[]" * part.endswith("[]") for part in kind.split("|"))


def main(arguments: list[str]) -> int:
    """Rewrite what is made of the messages, or with `--check` name what is not up to date."""
    shelves = json.dumps({"always": ALWAYS, "families": FAMILIES, "shelves": SHELVES}, indent=2) + "\n"
    right = {STUB: stub(), NAME_LIST: name_list(), PAGE: page_types(), SHELF_LIST: shelves}
    stale = [path for path, text in right.items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in stale:
        print(path.relative_to(ROOT))
        if "--check" not in arguments:
            path.write_text(right[path], "utf-8")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
