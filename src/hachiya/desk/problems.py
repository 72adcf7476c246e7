"""What the desk refuses beside what tables refuse."""

from hachiya.tables.problems import Problem
from hachiya.words.say import reel, study
from hachiya.words.say import serve as say


class NoSuchPage(Problem):
    """A path that leads nowhere."""

    code = "not_found"

    def __init__(self) -> None:
        super().__init__(say.no_page())


class NotYourSeat(Problem):
    """No token, or not this seat's."""

    code = "not_your_seat"

    def __init__(self) -> None:
        super().__init__(say.not_your_seat())


class NoPerson(Problem):
    """This browser has played at no table, or is forgotten."""

    code = "no_person"

    def __init__(self) -> None:
        super().__init__(say.no_person())


class NoPhrase(Problem):
    """A recovery phrase that is nobody's, or none at all: which of both is not told."""

    code = "no_phrase"

    def __init__(self) -> None:
        super().__init__(say.no_phrase())


class TooMany(Problem):
    """More than one client may have or ask for; after so many seconds it may ask again."""

    code = "too_many"

    def __init__(self, seconds: int = 10) -> None:
        super().__init__(say.too_many())
        self.retry_after = seconds


class BadFile(Problem):
    """A record from outside that cannot be; the message says in which line, and why."""

    code = "bad_record"


class Forgotten(Problem):
    """A record from outside that is not in memory any more."""

    code = "forgotten"

    def __init__(self) -> None:
        super().__init__(reel.forgotten())


class NoSuchDeal(Problem):
    """A deal or seat that a record does not have."""

    code = "no_deal"

    def __init__(self) -> None:
        super().__init__(reel.no_deal())


class WithOthers(Problem):
    """Hints are given where one person plays with bots alone, or where all persons allow them."""

    code = "with_others"

    def __init__(self) -> None:
        super().__init__(study.with_others())


class NothingToHint(Problem):
    """The seat is not asked, or has nothing to choose."""

    code = "nothing_to_hint"

    def __init__(self) -> None:
        super().__init__(study.nothing_to_hint())


class NotReady(Problem):
    """The search is being compiled, for so many seconds more; None: it never will be."""

    code = "not_ready"

    def __init__(self, seconds: int | None) -> None:
        super().__init__(study.never_ready() if seconds is None else study.not_ready(seconds=seconds))
        self.retry_after = seconds
