"""The messages of `stats.ftl`, made by `make docs`."""

from collections.abc import Sequence

from hachiya.words.message import Message


def title_of(*, game: Message, player: str) -> Message:
    """{ $game }: { $player }"""
    return Message("stats-title-of", (("game", game), ("player", player)))


def player() -> Message:
    """player"""
    return Message("stats-player")


def no_player(*, given: str, names: Sequence[str]) -> Message:
    """nobody in these records is called { $given }; the players are: { $names }"""
    return Message("stats-no-player", (("given", given), ("names", tuple(names))))


def no_match_of(*, game: Message) -> Message:
    """no deal of { $game } has ended in these records"""
    return Message("stats-no-match-of", (("game", game),))


def no_deal() -> Message:
    """no deal has ended in these records"""
    return Message("stats-no-deal")


def in_file(*, file: str, what: Message) -> Message:
    """{ $file }: { $what }"""
    return Message("stats-in-file", (("file", file), ("what", what)))


def interval_note() -> Message:
    """In brackets: the 95 % interval of the mean, in which a match is one observation, for its deals hang togethe…"""
    return Message("stats-interval-note")


def times() -> Message:
    """times"""
    return Message("stats-times")


def share() -> Message:
    """share"""
    return Message("stats-share")


def odds() -> Message:
    """exact odds"""
    return Message("stats-odds")


def mean() -> Message:
    """mean"""
    return Message("stats-mean")


def number() -> Message:
    """number"""
    return Message("stats-number")


def matches() -> Message:
    """matches"""
    return Message("stats-matches")


def shown() -> Message:
    """shown"""
    return Message("stats-shown")


def shown_share() -> Message:
    """of deals"""
    return Message("stats-shown-share")


def share_of_played() -> Message:
    """of deals played"""
    return Message("stats-share-of-played")


def blocks() -> Message:
    """observations"""
    return Message("stats-blocks")


def won_afterwards(*, unit: Message) -> Message:
    """{ $unit } afterwards"""
    return Message("stats-won-afterwards", (("unit", unit),))


def each_time(*, unit: Message) -> Message:
    """{ $unit } each time"""
    return Message("stats-each-time", (("unit", unit),))


def in_all(*, unit: Message) -> Message:
    """{ $unit } in all"""
    return Message("stats-in-all", (("unit", unit),))


def a_deal_each() -> Message:
    """a deal"""
    return Message("stats-a-deal-each")


def winnings() -> Message:
    """Won"""
    return Message("stats-winnings")


def kan() -> Message:
    """kan"""
    return Message("stats-kan")


def points() -> Message:
    """points"""
    return Message("stats-points")


def levels() -> Message:
    """levels"""
    return Message("stats-levels")


def deal_at_one(*, unit: Message) -> Message:
    """{ $unit } a deal, at ×1"""
    return Message("stats-deal-at-one", (("unit", unit),))


def deal_as_played(*, unit: Message) -> Message:
    """{ $unit } a deal, as played"""
    return Message("stats-deal-as-played", (("unit", unit),))


def a_match(*, unit: Message) -> Message:
    """{ $unit } a match"""
    return Message("stats-a-match", (("unit", unit),))


def a_deal(*, unit: Message) -> Message:
    """{ $unit } a deal"""
    return Message("stats-a-deal", (("unit", unit),))


def as_dealer() -> Message:
    """as declarers"""
    return Message("stats-as-dealer")


def as_opponent() -> Message:
    """as opponents"""
    return Message("stats-as-opponent")


def course() -> Message:
    """Matches and deals"""
    return Message("stats-course")


def finished() -> Message:
    """finished"""
    return Message("stats-finished")


def matches_won() -> Message:
    """matches won"""
    return Message("stats-matches-won")


def deals() -> Message:
    """deals"""
    return Message("stats-deals")


def deals_won() -> Message:
    """deals won"""
    return Message("stats-deals-won")


def played() -> Message:
    """deals played"""
    return Message("stats-played")


def declared() -> Message:
    """declared trumps"""
    return Message("stats-declared")


def hand_yaku() -> Message:
    """Hand yaku held, beside the exact odds"""
    return Message("stats-hand-yaku")


def no_yaku() -> Message:
    """none"""
    return Message("stats-no-yaku")


def made() -> Message:
    """Yaku made in play"""
    return Message("stats-made")


def sage() -> Message:
    """Sage, where one could choose"""
    return Message("stats-sage")


def stopped() -> Message:
    """stopped"""
    return Message("stats-stopped")


def tried() -> Message:
    """went on"""
    return Message("stats-tried")


def succeeded() -> Message:
    """… and made more"""
    return Message("stats-succeeded")


def failed() -> Message:
    """… in vain"""
    return Message("stats-failed")


def paid() -> Message:
    """Paid"""
    return Message("stats-paid")


def fees() -> Message:
    """fees for folding"""
    return Message("stats-fees")


def hatto() -> Message:
    """hatto: for others"""
    return Message("stats-hatto")


def sage_tried() -> Message:
    """sage tried"""
    return Message("stats-sage-tried")


def sage_won() -> Message:
    """sage won"""
    return Message("stats-sage-won")


def hatto_short() -> Message:
    """hatto"""
    return Message("stats-hatto-short")


def fees_short() -> Message:
    """fees"""
    return Message("stats-fees-short")


def sides() -> Message:
    """By side"""
    return Message("stats-sides")


def opponents_points() -> Message:
    """points of the opponents"""
    return Message("stats-opponents-points")


def drawn() -> Message:
    """Pairs among the cards drawn, beside the exact odds"""
    return Message("stats-drawn")


def stage_pair() -> Message:
    """level pair"""
    return Message("stats-stage-pair")


def joker_pair() -> Message:
    """joker pair"""
    return Message("stats-joker-pair")


def leading() -> Message:
    """Leads and tricks"""
    return Message("stats-leading")


def leads() -> Message:
    """leads"""
    return Message("stats-leads")


def throws() -> Message:
    """throws"""
    return Message("stats-throws")


def failed_leads() -> Message:
    """wrong throws"""
    return Message("stats-failed-leads")


def tricks() -> Message:
    """tricks taken"""
    return Message("stats-tricks")


def trick_points() -> Message:
    """points in them"""
    return Message("stats-trick-points")
