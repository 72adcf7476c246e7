"""The problems of operations, beside those of tables."""

from hachiya.tables.problems import Problem
from hachiya.words.say import reel, study
from hachiya.words.say import serve as say


class NoSuchPage(Problem):
    """An address that leads to no page."""

    code = "not_found"

    def __init__(self) -> None:
        super().__init__(say.no_page())


class NoPerson(Problem):
    """A caller without a person: the browser has not played yet, or the person is forgotten."""

    code = "no_person"

    def __init__(self) -> None:
        super().__init__(say.no_person())


class NoPhrase(Problem):
    """A recovery phrase that belongs to nobody, or text that is not a phrase; the answer does not say which."""

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
    """A sent record with an error; the message says the line and the reason."""

    code = "bad_record"


class Forgotten(Problem):
    """A sent record that is no longer stored."""

    code = "forgotten"

    def __init__(self) -> None:
        super().__init__(reel.forgotten())


class NotInRecord(Problem):
    """A match, deal, seat or moment that a record does not have."""

    code = "no_deal"

    def __init__(self) -> None:
        super().__init__(reel.no_deal())


class WithOthers(Problem):
    """A hint at a table with several persons who have not all allowed hints."""

    code = "with_others"

    def __init__(self) -> None:
        super().__init__(study.with_others())


class NothingToHint(Problem):
    """A hint for a seat that has nothing to choose."""

    code = "nothing_to_hint"

    def __init__(self) -> None:
        super().__init__(study.nothing_to_hint())


class NotReady(Problem):
    """A search that is still being compiled, for about `seconds`; None if it cannot be compiled here."""

    code = "not_ready"

    def __init__(self, seconds: int | None) -> None:
        super().__init__(study.never_ready() if seconds is None else study.not_ready(seconds=seconds))
        self.retry_after = seconds
