"""The functions that make messages, as `words/say.pyi` declares them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

STUB = Path(__file__).parents[2] / "src" / "hachiya" / "words" / "say.pyi"


class Maker(NamedTuple):
    """A function of `words.say`: its topic, its name, and the types of its arguments as they are written."""

    topic: str
    name: str
    arguments: dict[str, str]


def makers() -> Iterator[Maker]:
    """Every function, in the order of the stub."""
    tree = ast.parse(STUB.read_text("utf-8"))
    topics = {
        ast.unparse(node.annotation): ast.unparse(node.target) for node in tree.body if isinstance(node, ast.AnnAssign)
    }
    for of_topic in tree.body:
        if isinstance(of_topic, ast.ClassDef):
            for node in of_topic.body:
                if isinstance(node, ast.FunctionDef):
                    typed = {one.arg: ast.unparse(one.annotation) for one in node.args.kwonlyargs if one.annotation}
                    yield Maker(topics[of_topic.name], node.name, typed)
