"""The difference between two views of one viewer; a message about an entry sends it instead of the view.

A change is one of three, and a list or object says which: `[value]` puts another value there; `[at, cut, put]` cuts so
many letters or items out of a text or list and puts others there; an object changes the parts that it names, of an
object by key, of a list by index.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, Union

from pydantic import Strict
from typing_extensions import TypeAliasType

if TYPE_CHECKING:
    Change: TypeAlias = "list[Any] | dict[str, Change]"
else:  # the same, as pydantic wants a type that holds itself
    Change = TypeAliasType("Change", Union[Annotated[list[Any], Strict()], dict[str, "Change"]])  # noqa: UP007

Changes: TypeAlias = dict[str, Change]
"""The changed values of an object, by key."""


def find_changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Changes:
    """Return the changes that turn the view `before` into `after`; both have the same keys."""
    return {key: _change(before[key], value) for key, value in after.items() if before[key] != value}


def apply_changes(before: Any, change: Change) -> Any:
    """Return a copy of a view with the changes made, as each client makes them."""
    if isinstance(change, dict):
        if isinstance(before, dict):
            return {**before, **{key: apply_changes(before[key], part) for key, part in change.items()}}
        return [apply_changes(old, change[str(at)]) if str(at) in change else old for at, old in enumerate(before)]
    if len(change) == 1:
        return change[0]
    at, cut, put = change
    return before[:at] + put + before[at + cut :]


def _change(before: Any, after: Any) -> Change:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return find_changes(before, after)
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return {
            str(at): _change(old, new) for at, (old, new) in enumerate(zip(before, after, strict=True)) if old != new
        }
    if isinstance(after, str | list) and type(before) is type(after):
        return _splice(before, after)
    return [after]


def _splice(before: Sequence[Any], after: Sequence[Any]) -> Change:
    shorter = min(len(before), len(after))
    head = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    rest = shorter - head
    tail = next((at for at in range(rest) if before[-1 - at] != after[-1 - at]), rest)
    if not head and not tail:
        return [after]
    return [head, len(before) - head - tail, after[head : len(after) - tail]]
