"""The messages of `command.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message


def whole_number(*, option: str, low: int, high: int, given: str) -> Message:
    """{ $option } is a whole number from { $low } to { $high }, not { $given }"""
    return Message("command-whole-number", (("option", option), ("low", low), ("high", high), ("given", given)))


def one_of(*, option: str, given: str, names: Sequence[str]) -> Message:
    """{ $option } cannot be { $given }; its values are: { $names }"""
    return Message("command-one-of", (("option", option), ("given", given), ("names", tuple(names))))


def your_name(*, high: int, given: str) -> Message:
    """--name is 1 to { $high } printable characters, not { $given }"""
    return Message("command-your-name", (("high", high), ("given", given)))


def name_and_value(*, given: str, game: Message, names: Sequence[str]) -> Message:
    """--option is name=value, each name once, not { $given }; options of { $game }: { $names }"""
    return Message("command-name-and-value", (("given", given), ("game", game), ("names", tuple(names))))


def no_option(*, given: str, names: Sequence[str]) -> Message:
    """there is no option { $given }; the options are: { $names }, --help"""
    return Message("command-no-option", (("given", given), ("names", tuple(names))))


def needs_value(*, option: str) -> Message:
    """{ $option } needs a value"""
    return Message("command-needs-value", (("option", option),))


def missing(*, option: str) -> Message:
    """{ $option } is missing"""
    return Message("command-missing", (("option", option),))


def together(*, options: Sequence[str]) -> Message:
    """these options need each other: { $options }"""
    return Message("command-together", (("options", tuple(options)),))


def wrong_value(*, option: str, why: str) -> Message:
    """{ $option }: { $why }"""
    return Message("command-wrong-value", (("option", option), ("why", why)))


def unexpected(*, given: str, names: Sequence[str]) -> Message:
    """unexpected argument: { $given }; the options are: { $names }, --help"""
    return Message("command-unexpected", (("given", given), ("names", tuple(names))))


def no_command(*, given: str, names: Sequence[str]) -> Message:
    """there is no command { $given }; the commands are: { $names }"""
    return Message("command-no-command", (("given", given), ("names", tuple(names))))


def needs_command(*, names: Sequence[str]) -> Message:
    """a command is missing; the commands are: { $names }"""
    return Message("command-needs-command", (("names", tuple(names)),))


def as_it_is(*, why: str) -> Message:
    """{ $why }"""
    return Message("command-as-it-is", (("why", why),))


def wrong_picture(*, file: str, names: Sequence[str]) -> Message:
    """--plot { $file }: the name of a picture ends in one of { $names }"""
    return Message("command-wrong-picture", (("file", file), ("names", tuple(names))))


def needs_extra(*, name: str, extra: str) -> Message:
    """this needs { $name }, which is not installed: pip install 'hachiya[{ $extra }]'"""
    return Message("command-needs-extra", (("name", name), ("extra", extra)))


def plot_needs_matplotlib() -> Message:
    """--plot needs matplotlib: pip install 'hachiya[plot]'"""
    return Message("command-plot-needs-matplotlib")


def of_file(*, file: str, why: str) -> Message:
    """{ $file }: { $why }"""
    return Message("command-of-file", (("file", file), ("why", why)))


def not_there(*, file: str) -> Message:
    """{ $file }: No such file or directory"""
    return Message("command-not-there", (("file", file),))


def no_access(*, file: str) -> Message:
    """{ $file }: Permission denied"""
    return Message("command-no-access", (("file", file),))


def not_permitted(*, file: str) -> Message:
    """{ $file }: Operation not permitted"""
    return Message("command-not-permitted", (("file", file),))


def is_directory(*, file: str) -> Message:
    """{ $file }: Is a directory"""
    return Message("command-is-directory", (("file", file),))


def no_directory(*, file: str) -> Message:
    """{ $file }: Not a directory"""
    return Message("command-no-directory", (("file", file),))


def no_space(*, file: str) -> Message:
    """{ $file }: No space left on device"""
    return Message("command-no-space", (("file", file),))


def read_only(*, file: str) -> Message:
    """{ $file }: Read-only file system"""
    return Message("command-read-only", (("file", file),))


def long_name(*, file: str) -> Message:
    """{ $file }: File name too long"""
    return Message("command-long-name", (("file", file),))


def gets_ready(*, bot: str, game: Message, seconds: int) -> Message:
    """{ $bot } gets ready for { $game } (about { $seconds } s the first time)"""
    return Message("command-gets-ready", (("bot", bot), ("game", game), ("seconds", seconds)))


def compiled(*, number: int, total: int) -> Message:
    """{ $number } of { $total } searches compiled"""
    return Message("command-compiled", (("number", number), ("total", total)))


def compiling(*, number: int, total: int, seconds: int) -> Message:
    """{ $number } of { $total } searches compiled, about { $seconds } s to go"""
    return Message("command-compiling", (("number", number), ("total", total), ("seconds", seconds)))


def interrupted() -> Message:
    """interrupted"""
    return Message("command-interrupted")


def serving(*, address: str) -> Message:
    """Hachiya: { $address } (Ctrl-C ends it)"""
    return Message("command-serving", (("address", address),))


def for_others(*, address: str) -> Message:
    """others open: { $address }"""
    return Message("command-for-others", (("address", address),))


def wrong_leads(*, wrong: int, deals: int, share: str) -> Message:
    """wrong throws: { $wrong } of { $deals } deals ({ $share } %)"""
    return Message("command-wrong-leads", (("wrong", wrong), ("deals", deals), ("share", share)))


def summary(*, number: int, game: Message, said: str, played: Message, verified: int) -> Message:
    """match { $number }: { $game }{ $said }, { $played }, verified { $verified } events"""
    return Message(
        "command-summary",
        (("number", number), ("game", game), ("said", said), ("played", played), ("verified", verified)),
    )


def played_months(*, deals: int) -> Message:
    """{ $deals } months"""
    return Message("command-played-months", (("deals", deals),))


def played_deals(*, deals: int) -> Message:
    """{ $deals } deals"""
    return Message("command-played-deals", (("deals", deals),))


def ends_after_match(*, number: int) -> Message:
    """the record breaks off after match { $number }"""
    return Message("command-ends-after-match", (("number", number),))


def ended_early(*, number: int, verified: int) -> Message:
    """all who played match { $number } have ended it early ({ $verified } events verified)"""
    return Message("command-ended-early", (("number", number), ("verified", verified)))


def ends_after_line(*, line: int, number: int, verified: int) -> Message:
    """the record ends after line { $line }, in the middle of match { $number } ({ $verified } events verified)"""
    return Message("command-ends-after-line", (("line", line), ("number", number), ("verified", verified)))


def ends_inside_line(*, line: int, number: int, verified: int) -> Message:
    """the record ends inside a line, after line { $line }, in the middle of match { $number } ({ $verified } even…"""
    return Message("command-ends-inside-line", (("line", line), ("number", number), ("verified", verified)))


def nothing_kept() -> Message:
    """nothing is kept; with --state FILE the same command goes on later"""
    return Message("command-nothing-kept")


def kept(*, number: int, deals: int, file: str) -> Message:
    """{ $number } of { $deals } deals are kept in { $file }; the same command goes on from there"""
    return Message("command-kept", (("number", number), ("deals", deals), ("file", file)))
