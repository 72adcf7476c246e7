"""The problems of the desk, beside those of tables."""

from hachiya.tables.problems import Problem
from hachiya.words.say import reel, study
from hachiya.words.say import serve as say


class NoSuchPage(Problem):
    """An address without a page."""

    code = "not_found"

    def __init__(self) -> None:
        super().__init__(say.no_page())


class NotYourSeat(Problem):
    """A missing token, or a token of another seat."""

    code = "not_your_seat"

    def __init__(self) -> None:
        super().__init__(say.not_your_seat())


class NoPerson(Problem):
    """A browser that has not played yet, or whose person is forgotten."""

    code = "no_person"

    def __init__(self) -> None:
        super().__init__(say.no_person())


class NoPhrase(Problem):
    """A recovery phrase of nobody, or text that is not a phrase; the answer does not say which."""

    code = "no_phrase"

    def __init__(self) -> None:
        super().__init__(say.no_phrase())


class TooMany(Problem):
    """Too many requests of one client, which may ask again after `seconds`."""

    code = "too_many"

    def __init__(self, seconds: int = 10) -> None:
        super().__init__(say.too_many())
        self.retry_after = seconds


class BadFile(Problem):
    """A wrong record from outside; the message says the line and the reason."""

    code = "bad_record"


class Forgotten(Problem):
    """A record from outside that is no longer stored."""

    code = "forgotten"

    def __init__(self) -> None:
        super().__init__(reel.forgotten())


class NotInRecord(Problem):
    """A deal or seat that does not exist in a record."""

    code = "no_deal"

    def __init__(self) -> None:
        super().__init__(reel.no_deal())


class WithOthers(Problem):
    """A request for hints at a table with several persons who have not all allowed them."""

    code = "with_others"

    def __init__(self) -> None:
        super().__init__(study.with_others())


class NothingToHint(Problem):
    """A request for a hint by a seat that has nothing to choose."""

    code = "nothing_to_hint"

    def __init__(self) -> None:
        super().__init__(study.nothing_to_hint())


class NotReady(Problem):
    """A search that is still being compiled, for about `seconds`; None if it cannot be compiled here."""

    code = "not_ready"

    def __init__(self, seconds: int | None) -> None:
        super().__init__(study.never_ready() if seconds is None else study.not_ready(seconds=seconds))
        self.retry_after = seconds
