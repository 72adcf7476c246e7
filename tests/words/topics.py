"""The topics of the catalogue that a message uses."""

from typing import Any

OF_KINDS = {"cards": "card", "pack": "pack", "yaku": "yaku", "sum": "sum", "seat": "language"}


def topics(plain: Any) -> set[str]:
    """The topics of a message as JSON, with those of its arguments."""
    if isinstance(plain, list):
        return {topic for part in plain for topic in topics(part)}
    if not isinstance(plain, dict):
        return set()
    if "key" in plain:
        return {plain["key"].split("-")[0], *topics([*plain.get("args", {}).values()])}
    return {OF_KINDS[kind] for kind in plain}
