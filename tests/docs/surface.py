"""The public surface: the modules in tools/surface.txt, and what is public in them.

The first of these modules is the facade. The others define the classes and functions that the facade names, and those
that the annotations of their public members name.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.docs.pages import ROOT

SOURCES = tuple(ROOT / line for line in (ROOT / "tools" / "surface.txt").read_text("utf-8").split())


def module_of(source: Path) -> str:
    """The dotted name of a module."""
    name = source.relative_to(ROOT / "src").with_suffix("").as_posix().replace("/", ".")
    return name.removesuffix(".__init__")


MODULES = {module_of(source): source for source in SOURCES}
"""The files of the surface by the dotted names of their modules."""

BEHIND = {
    "hachiya.bots.search": "the races of bots that search",
    "hachiya.client.asking": "the requests of a client, at work behind `House`",
    "hachiya.desk": "requests and answers of a house, which docs/build/protocol.md describes",
    "hachiya.engine": "the machine of rules: ledgers, records of integers, random numbers",
    "hachiya.games.hanafuda": "the rules of games with flower cards",
    "hachiya.games.json_object": "a mapping, which docs/library/record.md describes",
    "hachiya.records.common_events": "events are mappings, which docs/library/record.md describes",
    "hachiya.records.events": "events are mappings, which docs/library/record.md describes",
    "hachiya.records.fields": "values of events, which docs/library/record.md describes",
    "hachiya.records.lines": "the lines of a file",
    "hachiya.records.recording": "the recorder of a table, at work behind `Match`",
    "hachiya.records.replaying": "the replay of a match, at work behind `load`",
    "hachiya.records.traced_match": "a replay with its calls, at work behind reviews",
    "hachiya.statistics.deals": "the deals of a match, at work behind counts",
    "hachiya.explain": "score sheets, which docs/build/protocol.md describes",
    "hachiya.pictures.drawable": "a match or a view, which are documented",
    "hachiya.tables": "messages of a table, which docs/build/protocol.md describes",
    "hachiya.tally.deals": "facts are mappings, which docs/library/tally.md describes",
    "hachiya.tally.notebook": "a mapping, which docs/library/tally.md describes",
    "hachiya.words.catalogue": "the sentences of a language",
    "hachiya.words.shape": "the names of dataclasses in JSON",
    "hachiya.words.values": "numbers and texts as JSON checks them",
}
"""The modules that public annotations reach and that are not part of the surface, with the reason."""


class Public(NamedTuple):
    """A public class, function or attribute."""

    name: str
    """The full name, with the module's."""
    node: ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign
    docstring: str


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text("utf-8"))


def is_public(name: str) -> bool:
    return not name.startswith("_")


def members(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[Public]:
    """The public classes and functions of a module or class, with `__init__` methods."""
    for child in node.body:
        if isinstance(child, ast.ClassDef) and is_public(child.name):
            name = f"{prefix}.{child.name}"
            yield Public(name, child, ast.get_docstring(child) or "")
            yield from members(child, name)
        elif isinstance(child, ast.FunctionDef) and (is_public(child.name) or child.name == "__init__"):
            yield Public(f"{prefix}.{child.name}", child, ast.get_docstring(child) or "")


def attributes(owner: Public) -> Iterator[Public]:
    """The public attributes of a class, in its body and in its `__init__`; exceptions inherit `args`."""
    if not isinstance(owner.node, ast.ClassDef):
        return
    makers = [node for node in owner.node.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    for body, name_of in ((owner.node.body, _field), *((maker.body, _own) for maker in makers)):
        for child, after in zip(body, [*body[1:], ast.Pass()], strict=True):
            if not isinstance(child, ast.AnnAssign | ast.Assign):
                continue
            name = name_of(child.target if isinstance(child, ast.AnnAssign) else child.targets[0])
            if name and is_public(name) and name != "args":
                yield Public(f"{owner.name}.{name}", child, _literal(after))


def _field(target: ast.expr) -> str | None:
    return target.id if isinstance(target, ast.Name) else None


def _own(target: ast.expr) -> str | None:
    return target.attr if isinstance(target, ast.Attribute) else None


def _literal(node: ast.stmt) -> str:
    """The string that documents an assignment, as the statement behind it."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def surface() -> list[Public]:
    """All public classes and functions of the surface."""
    return [member for module in MODULES for member in members(tree_of(module), module)]


def modules_in_annotations(module: str) -> set[str]:
    """The modules of the package from which the public annotations of a module take their names."""
    sources = {
        alias.asname or alias.name: str(node.module)
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    names = {
        name.id
        for member in members(tree_of(module), module)
        for annotation in _annotations(member)
        for name in ast.walk(annotation)
        if isinstance(name, ast.Name)
    }
    return {sources[name] for name in names if sources.get(name, "").startswith("hachiya")}


def _annotations(member: Public) -> Iterator[ast.expr]:
    if isinstance(member.node, ast.FunctionDef):
        arguments = member.node.args
        for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            if argument.annotation:
                yield _plain(argument.annotation)
        if member.node.returns:
            yield _plain(member.node.returns)
    for attribute in attributes(member):
        if isinstance(attribute.node, ast.AnnAssign):
            yield _plain(attribute.node.annotation)


def _plain(annotation: ast.expr) -> ast.expr:
    """The annotation as an expression, also where it is written as a string."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return ast.parse(annotation.value, mode="eval").body
    return annotation
