"""The operations of the desk as a table, from their declarations."""

from typing import Any

from hachiya.desk.operation import File, Operation
from hachiya.desk.operations import OPERATIONS

_WHO = {"anyone": "", "visitor": "", "person": "a known person", "seat": "the seat's key"}


def operations(_of: str) -> str:
    """Every operation: its address, what is asked beside it, what it answers, what it does, and who may ask."""
    rows = "".join(_row(operation) for operation in OPERATIONS.values())
    return f"| operation | address | asks | answers | what it does | who may |\n|---|---|---|---|---|---|\n{rows}"


def _row(operation: Operation[Any, Any]) -> str:
    address = f"`{operation.method} {operation.path}`"
    summary = " ".join(operation.summary.split())
    asks, answers = _asks(operation), _answers(operation)
    return f"| `{operation.name}` | {address} | {asks} | {answers} | {summary} | {_WHO[operation.who]} |\n"


def _asks(operation: Operation[Any, Any]) -> str:
    fields = operation.request.model_fields.items()
    parts = [f"{name}{'' if field.is_required() else '?'}" for name, field in fields if name not in operation.places]
    if operation.is_for_files:
        parts.remove("data")
        return "a file" + "".join(f", `{part}`" for part in parts)
    return f"`{', '.join(parts)}`" if parts else ""


def _answers(operation: Operation[Any, Any]) -> str:
    if operation.answer is None:
        return ""
    if operation.answer is File:
        return "a file"
    return f"`{getattr(operation.answer, '__name__', 'HandAnswer')}`"
