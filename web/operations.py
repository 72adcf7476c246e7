"""Writes the page's client: `src/protocol/operations.ts`, a function for every operation of the desk."""

import re
from pathlib import Path
from typing import Any

from hachiya.desk.operation import File, Nothing, Operation
from hachiya.desk.operations import OPERATIONS
from hachiya.server.protocol import answer_schemas, json_schema
from web.protocol import WIDTH, comment, page_writer

TARGET = Path(__file__).parent / "src" / "protocol" / "operations.ts"
_COMMENTS = re.compile(r"/\*\*.*?\*/", re.DOTALL)
HEADER = """\
/**
 * What the page asks of the server, a function for each operation. docs/build/protocol.md lists them.
 *
 * Made by web/operations.py from the declarations of the desk: change those, then run `make docs`.
 */
"""
ANYWHERE = """\
/** The operations that this browser can answer too, by name: their answers follow from the request alone. */
export const ANYWHERE: ReadonlySet<string> = new Set("""


def function(operation: Operation[Any, Any], answer: str) -> str:
    """The function of an operation; `answer` is the type of its answer in TypeScript."""
    asked = operation.request.__name__
    if operation.is_for_files:
        asked = f'Omit<{asked}, "data"> & {{ data: Bytes }}'
    ask = "askForFile" if operation.answer is File else f"ask<{answer}>"
    parameter, argument = ("", "") if operation.request is Nothing else (f"asked: {asked}", ", asked")
    about = comment(" ".join(operation.summary.partition("\n\n")[0].split()))
    begin = f"export const {name_of(operation)} = ({parameter}) =>"
    call = f'{ask}("{operation.name}", "{operation.method} {operation.path}"{argument});'
    line = f"{begin} {call}\n"
    return about + (line if len(line) <= WIDTH else f"{begin}\n  {call}\n")


def name_of(operation: Operation[Any, Any]) -> str:
    """The name of an operation in TypeScript."""
    first, *others = operation.name.split("_")
    return first + "".join(part.capitalize() for part in others)


def text() -> str:
    """The content of operations.ts."""
    writer, answers = page_writer(), answer_schemas()
    functions = []
    for operation in OPERATIONS.values():
        schema = answers.get(operation.name)
        functions.append(function(operation, "Done" if schema is None else writer.type(schema)))
    code = "\n".join(functions)
    definitions = json_schema()["$defs"]
    types = sorted({word for word in re.findall(r"\b[A-Z]\w+", _COMMENTS.sub("", code)) if word in definitions})
    clients = [name for name in ("ask", "askForFile", "Bytes", "Done") if re.search(rf"\b{name}\b", code)]
    spelt = ", ".join(name if name.startswith("ask") else f"type {name}" for name in clients)
    listed = "".join(f"  {name},\n" for name in types)
    imports = f'import {{ {spelt} }} from "./ask";\nimport type {{\n{listed}}} from "./messages";\n'
    anywhere = "".join(f'  "{operation.name}",\n' for operation in OPERATIONS.values() if operation.anywhere)
    return f"{HEADER}\n{imports}\n{code}\n{ANYWHERE}[\n{anywhere}]);\n"
