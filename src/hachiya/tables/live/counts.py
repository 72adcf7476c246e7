"""What the server has refused, dropped and failed at, by name; kept in memory for tests and operators."""

from collections import Counter


class Counts(Counter[str]):
    """`refused.<why>`, `dropped.<why>`, `failed.<what>` and how often."""

    def refused(self, why: str) -> None:
        """Something was refused."""
        self[f"refused.{why}"] += 1

    def dropped(self, why: str) -> None:
        """A connection was ended by the server."""
        self[f"dropped.{why}"] += 1

    def failed(self, what: str) -> None:
        """Something went wrong that is not the client's fault."""
        self[f"failed.{what}"] += 1
