"""The counters of faults, without those of stored entries."""

from collections.abc import Mapping


def faults(counts: Mapping[str, int]) -> dict[str, int]:
    """Return the counters of refusals, cut connections and failures."""
    return {name: number for name, number in counts.items() if name.startswith(("refused.", "dropped.", "failed."))}
