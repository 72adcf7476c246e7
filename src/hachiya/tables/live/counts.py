"""Counters of refusals, dropped connections and failures, in memory, for tests and operators."""

from collections import Counter


class Counts(Counter[str]):
    """Counts refusals, dropped connections and failures, under `refused.<why>`, `dropped.<why>` and `failed.<what>`."""

    def count_refusal(self, why: str) -> None:
        """Count a refusal with this reason."""
        self[f"refused.{why}"] += 1

    def count_dropped(self, why: str) -> None:
        """Count a connection that the server has closed for this reason."""
        self[f"dropped.{why}"] += 1

    def count_failure(self, what: str) -> None:
        """Count a failure of this kind that is not the client's fault."""
        self[f"failed.{what}"] += 1
