"""The messages of `arena.ftl`, made by `make docs`."""

from hachiya.words.message import Message


def title(*, game: Message, said: str, seats: int, deals: int, seed: str) -> Message:
    """{ $game }{ $said }, { $seats } seats, { $deals } deals, seed { $seed }"""
    return Message("arena-title", (("game", game), ("said", said), ("seats", seats), ("deals", deals), ("seed", seed)))


def unit_title(*, unit: Message) -> Message:
    """{ $unit } a deal: one bot in one side, the other in all others"""
    return Message("arena-unit-title", (("unit", unit),))


def kan_at_one() -> Message:
    """kan at ×1"""
    return Message("arena-kan-at-one")


def kan_as_played() -> Message:
    """kan as played"""
    return Message("arena-kan-as-played")


def stages() -> Message:
    """levels"""
    return Message("arena-stages")


def bot() -> Message:
    """bot"""
    return Message("arena-bot")


def against() -> Message:
    """against"""
    return Message("arena-against")


def mean() -> Message:
    """mean"""
    return Message("arena-mean")


def interval() -> Message:
    """95 % interval"""
    return Message("arena-interval")


def sd() -> Message:
    """sd"""
    return Message("arena-sd")


def deals() -> Message:
    """deals"""
    return Message("arena-deals")


def bids() -> Message:
    """Bids"""
    return Message("arena-bids")


def bids_of(*, bot: str) -> Message:
    """Bids of { $bot }: what it expected and what it won, by tenths of what was expected"""
    return Message("arena-bids-of", (("bot", bot),))


def could_go_on() -> Message:
    """Where one could go on (sage)"""
    return Message("arena-could-go-on")


def choice() -> Message:
    """choice"""
    return Message("arena-choice")


def times() -> Message:
    """times"""
    return Message("arena-times")


def share() -> Message:
    """share"""
    return Message("arena-share")


def won_afterwards(*, unit: Message) -> Message:
    """won afterwards, { $unit }"""
    return Message("arena-won-afterwards", (("unit", unit),))


def bid_count() -> Message:
    """bids"""
    return Message("arena-bid-count")


def expected(*, unit: Message) -> Message:
    """expected, { $unit }"""
    return Message("arena-expected", (("unit", unit),))


def won() -> Message:
    """won"""
    return Message("arena-won")


def milliseconds() -> Message:
    """ms a move, p50"""
    return Message("arena-milliseconds")


def slow_milliseconds() -> Message:
    """p95"""
    return Message("arena-slow-milliseconds")


def hatto() -> Message:
    """deals paid for hatto"""
    return Message("arena-hatto")


def chose_mizuten() -> Message:
    """in unseen (mizuten)"""
    return Message("arena-chose-mizuten")


def chose_look() -> Message:
    """looks first"""
    return Message("arena-chose-look")


def chose_in() -> Message:
    """in"""
    return Message("arena-chose-in")


def chose_out() -> Message:
    """out"""
    return Message("arena-chose-out")


def chose_double() -> Message:
    """double"""
    return Message("arena-chose-double")


def chose_single() -> Message:
    """shows one"""
    return Message("arena-chose-single")


def chose_pair() -> Message:
    """shows a pair"""
    return Message("arena-chose-pair")


def chose_jokers() -> Message:
    """shows jokers"""
    return Message("arena-chose-jokers")


def chose_pass() -> Message:
    """shows nothing"""
    return Message("arena-chose-pass")


def went_stopped() -> Message:
    """stopped"""
    return Message("arena-went-stopped")


def went_succeeded() -> Message:
    """went on, made more"""
    return Message("arena-went-succeeded")


def went_failed() -> Message:
    """went on in vain"""
    return Message("arena-went-failed")
