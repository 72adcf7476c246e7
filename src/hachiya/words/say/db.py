"""The messages of `db.ftl`, made by `make docs`."""

from hachiya.words.message import Message


def no_file() -> Message:
    """there is no such file"""
    return Message("db-no-file")


def no_tables() -> Message:
    """this is no database of hachiya"""
    return Message("db-no-tables")


def older_database() -> Message:
    """the database is of an older version; it is brought up to date when `hachiya serve` starts on it"""
    return Message("db-older-database")


def only_files() -> Message:
    """only a SQLite database is copied this way; of PostgreSQL pg_dump makes a copy"""
    return Message("db-only-files")


def onto_itself() -> Message:
    """this is the database itself"""
    return Message("db-onto-itself")


def bad_table() -> Message:
    """who opened it and how cannot be read"""
    return Message("db-bad-table")


def bad_entry(*, number: int, total: int) -> Message:
    """entry { $number } of { $total } does not follow from those before"""
    return Message("db-bad-entry", (("number", number), ("total", total)))


def bad_packing() -> Message:
    """its packed entries are damaged"""
    return Message("db-bad-packing")


def other_record() -> Message:
    """its record is no longer the one that was packed"""
    return Message("db-other-record")


def kept_twice() -> Message:
    """its entries are there twice, packed and unpacked"""
    return Message("db-kept-twice")


def of_table(*, table: str, what: Message) -> Message:
    """table { $table }: { $what }"""
    return Message("db-of-table", (("table", table), ("what", what)))


def of_file(*, why: str) -> Message:
    """SQLite: { $why }"""
    return Message("db-of-file", (("why", why),))


def checked(*, total: int, finished: int, running: int, outdated: int, damaged: int) -> Message:
    """{ $total } tables: { $finished } finished, { $running } running, { $outdated } of older rules, { $damaged }…"""
    return Message(
        "db-checked",
        (("total", total), ("finished", finished), ("running", running), ("outdated", outdated), ("damaged", damaged)),
    )


def to_repair() -> Message:
    """with no server running, `hachiya db repair` tells what can be kept of them"""
    return Message("db-to-repair")


def exported(*, number: int, file: str) -> Message:
    """{ $number } matches written to { $file }"""
    return Message("db-exported", (("number", number), ("file", file)))


def not_exported(*, table: str) -> Message:
    """table { $table } is damaged and was left out"""
    return Message("db-not-exported", (("table", table),))


def imported(*, number: int, known: int, refused: int) -> Message:
    """{ $number } matches imported, { $known } were there already, { $refused } refused"""
    return Message("db-imported", (("number", number), ("known", known), ("refused", refused)))


def refused(*, file: str, what: Message) -> Message:
    """{ $file }, { $what }"""
    return Message("db-refused", (("file", file), ("what", what)))


def backed_up(*, file: str, size: str) -> Message:
    """{ $file }: { $size }, sound"""
    return Message("db-backed-up", (("file", file), ("size", size)))


def would_prune(*, number: int, day: str) -> Message:
    """{ $number } matches that were over before { $day } would be removed, with their tables, keys and records; -…"""
    return Message("db-would-prune", (("number", number), ("day", day)))


def pruned(*, number: int, day: str) -> Message:
    """{ $number } matches that were over before { $day } are removed"""
    return Message("db-pruned", (("number", number), ("day", day)))


def nothing_to_prune(*, day: str) -> Message:
    """no match was over before { $day }"""
    return Message("db-nothing-to-prune", (("day", day),))


def would_cut(*, table: str, what: Message, number: int, total: int) -> Message:
    """table { $table }: { $what }; { $number } of { $total } entries would be kept"""
    return Message("db-would-cut", (("table", table), ("what", what), ("number", number), ("total", total)))


def cannot_mend(*, table: str, what: Message) -> Message:
    """table { $table }: { $what }; it cannot be mended and stays as it is"""
    return Message("db-cannot-mend", (("table", table), ("what", what)))


def cut(*, table: str, what: Message, number: int, total: int, file: str) -> Message:
    """table { $table }: { $what }; { $number } of { $total } entries are kept, the rest is in { $file }"""
    return Message("db-cut", (("table", table), ("what", what), ("number", number), ("total", total), ("file", file)))


def would_repair(*, number: int) -> Message:
    """{ $number } tables would be cut back; --yes does it"""
    return Message("db-would-repair", (("number", number),))


def nothing_to_repair() -> Message:
    """no table is damaged"""
    return Message("db-nothing-to-repair")
