"""The messages of `bots.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message


def no_bot(*, given: str, names: Sequence[str]) -> Message:
    """there is no bot { $given }; the bots are: { $names }"""
    return Message("bots-no-bot", (("given", given), ("names", tuple(names))))


def no_chooser(*, given: str, names: Sequence[str]) -> Message:
    """{ $given } cannot play: it is neither the name of a bot nor an object with choose(match); the bots are: { $…"""
    return Message("bots-no-chooser", (("given", given), ("names", tuple(names))))


def not_two(*, given: str, names: Sequence[str]) -> Message:
    """--bots is two names or more with commas between them, as greedy,whim, not { $given }; the bots are: { $name…"""
    return Message("bots-not-two", (("given", given), ("names", tuple(names))))


def no_module(*, bot: str, module: str) -> Message:
    """--bots { $bot }: there is no module { $module }, neither in this directory nor installed"""
    return Message("bots-no-module", (("bot", bot), ("module", module)))


def no_such_bot(*, bot: str, attribute: str, module: str) -> Message:
    """--bots { $bot }: { $attribute } of { $module } is not a hachiya.bots.bot.Bot"""
    return Message("bots-no-such-bot", (("bot", bot), ("attribute", attribute), ("module", module)))


def does_not_play(*, bot: str, game: Message, names: Sequence[str]) -> Message:
    """the bot { $bot } does not play { $game }; it plays: { $names }"""
    return Message("bots-does-not-play", (("bot", bot), ("game", game), ("names", tuple(names))))


def chose_nothing(*, bot: str) -> Message:
    """the bot { $bot } chose nothing; a choice is one action or more"""
    return Message("bots-chose-nothing", (("bot", bot),))


def chose_too_much(*, bot: str, choice: str) -> Message:
    """the bot { $bot } chose { $choice }: more than it was asked for"""
    return Message("bots-chose-too-much", (("bot", bot), ("choice", choice)))


def chose_wrongly(*, bot: str, what: Message) -> Message:
    """the bot { $bot }: { $what }"""
    return Message("bots-chose-wrongly", (("bot", bot), ("what", what)))


def worker_ended() -> Message:
    """a worker process has ended by itself: its memory may have run out; try fewer --workers"""
    return Message("bots-worker-ended")


def needs_extra(*, bot: str, extra: str) -> Message:
    """the bot { $bot } needs what is not installed: pip install 'hachiya[{ $extra }]'"""
    return Message("bots-needs-extra", (("bot", bot), ("extra", extra)))


def needs_ray() -> Message:
    """--ray needs Ray: pip install 'hachiya[ray]'"""
    return Message("bots-needs-ray")


def no_cluster(*, address: str, why: str) -> Message:
    """no Ray cluster answers at { $address }: { $why }"""
    return Message("bots-no-cluster", (("address", address), ("why", why)))


def cluster_failed(*, why: str) -> Message:
    """the Ray cluster has failed: { $why }"""
    return Message("bots-cluster-failed", (("why", why),))


def no_state_file(*, file: str, line: int) -> Message:
    """{ $file } is no state file of an arena: line { $line } is not one of its lines"""
    return Message("bots-no-state-file", (("file", file), ("line", line)))


def state_of_other_job(*, file: str, key: str, found: str, right: str) -> Message:
    """{ $file } is the state of another job: its { $key } is { $found }, and here it is { $right }"""
    return Message("bots-state-of-other-job", (("file", file), ("key", key), ("found", found), ("right", right)))
