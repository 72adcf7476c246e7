"""The functions that make messages, read from `words/say.pyi`."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

STUB = Path(__file__).parents[2] / "src" / "hachiya" / "words" / "say.pyi"


class Maker(NamedTuple):
    """A function of `words.say`: its topic, its name, and the types of its arguments as text."""

    topic: str
    name: str
    arguments: dict[str, str]


def makers() -> Iterator[Maker]:
    """All functions, in the order of the stub."""
    tree = ast.parse(STUB.read_text("utf-8"))
    topics = {
        ast.unparse(node.annotation): ast.unparse(node.target) for node in tree.body if isinstance(node, ast.AnnAssign)
    }
    for of_topic in tree.body:
        if isinstance(of_topic, ast.ClassDef):
            for node in of_topic.body:
                if isinstance(node, ast.FunctionDef):
                    typed = {each.arg: ast.unparse(each.annotation) for each in node.args.kwonlyargs if each.annotation}
                    yield Maker(topics[of_topic.name], node.name, typed)
