"""The count of deals in a simulation that a wrong lead of top cards has ended (RULES C-90)."""

from collections.abc import Mapping
from typing import Any

from hachiya.words.say import command as command_words
from hachiya.words.voice import say


class WrongLeads:
    """Counts the deals of a simulation, and those that a wrong lead has ended."""

    def __init__(self) -> None:
        self.deals = 0
        self.wrong = 0

    def count_event(self, event: Mapping[str, Any]) -> None:
        """Count the next event of any match."""
        self.deals += event["e"] == "deal_end"
        self.wrong += event["e"] == "failed_lead"

    def add(self, other: "WrongLeads") -> None:
        """Add what has been counted in other matches."""
        self.deals += other.deals
        self.wrong += other.wrong

    def summary(self, lang: str) -> str:
        """Write a sentence with the share of deals that a wrong lead has ended."""
        share = f"{100 * self.wrong / self.deals:.1f}"
        return say(command_words.wrong_leads(wrong=self.wrong, deals=self.deals, share=share), lang)
