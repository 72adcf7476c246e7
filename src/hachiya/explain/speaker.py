"""What every family of games says alike: persons, several of them, sentences in a row, a clause behind a reason."""

from collections.abc import Iterable, Mapping, Sequence

from hachiya.games.words import Words

CLAUSE = Words("（{clause}）", " ({clause})")


class Speaker:
    """One language, and what the seats are called; `own` says some templates in a game's own way."""

    def __init__(self, names: Sequence[str], lang: str, own: Mapping[Words, Words] | None = None) -> None:
        self.names = names
        self.lang = lang
        self.own = own or {}

    def say(self, template: Words, **parts: object) -> str:
        """The template, or what the game says instead, in this language and filled in."""
        template = self.own.get(template, template)
        return (template.ja if self.lang == "ja" else template.en).format(**parts)

    def person(self, seat: int) -> str:
        """Who sits there."""
        return f"{self.names[seat]}さん" if self.lang == "ja" else self.names[seat]

    def people(self, seats: Iterable[int]) -> str:
        """Several persons in a row."""
        *others, last = [self.person(seat) for seat in seats]
        if self.lang == "ja":
            return "と".join([*others, last])
        return f"{', '.join(others)} and {last}" if others else last

    def together(self, *sentences: str) -> str:
        """Sentences in a row."""
        return ("" if self.lang == "ja" else " ").join(sentence for sentence in sentences if sentence)

    def clause(self, clause: str) -> str:
        """The section of the rules, as it stands behind a sentence."""
        return self.say(CLAUSE, clause=clause)
