"""Errors that a person reads: one sentence in English, the same in Japanese.

Rules raise nothing (legality is checked at the boundary), so every error of the project is raised where
words or actions from outside come in, and says what was wrong, where, and what would have been right.
"""


class HachiyaError(Exception):
    """Base of every error that is the caller's to mend; `str()` is the English sentence."""

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.en = en
        self.ja = ja

    def text(self, lang: str) -> str:
        """The sentence in `lang` (`"ja"` or `"en"`)."""
        return self.ja if lang == "ja" else self.en


class UnknownName(HachiyaError):
    """A game, option, value, bot or format that does not exist; the message lists those that do."""


class BadSeats(HachiyaError):
    """A number of seats that the game does not have."""


class IllegalAction(HachiyaError):
    """An action that the rules do not allow here; the message lists what they allow."""


class IllegalFact(HachiyaError):
    """A fact told about a month that cannot have happened; the message says which and what could."""


class BadDeck(HachiyaError):
    """A deck that is not every card exactly once."""


class BadDraw(HachiyaError):
    """Draws for the seats that are not the rounds that the rule asks for."""


class BadRecord(HachiyaError):
    """A record that cannot be read or does not follow the rules, with its line (1-based) and column.

    `column` is None where the whole line is meant.
    """

    def __init__(self, en: str, ja: str, line: int, column: int | None = None) -> None:
        where = f"line {line}" + (f", column {column}" if column else "")
        doko = f"{line}行目" + (f"{column}桁目" if column else "")
        super().__init__(f"{where}: {en}", f"{doko}: {ja}")
        self.line = line
        self.column = column


class UnknownTopic(HachiyaError):
    """Odds that are not known, or not of this game; the message lists what is."""


class BadNumber(HachiyaError):
    """A number of cards that there cannot be; the message says which there can."""


class BadCards(HachiyaError):
    """Cards that are none, or not as many different ones as are asked for."""
