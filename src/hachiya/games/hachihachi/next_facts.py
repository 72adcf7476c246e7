"""The facts that may come next in a month (deal) at a real table: those that its settlement takes."""

from collections.abc import Iterator

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachihachi.auction import auction_is_decided, white_card_drawers
from hachiya.games.hachihachi.field import GRAND_BRIGHTS, LARGE_BRIGHTS
from hachiya.games.hachihachi.short_facts import concluding_facts
from hachiya.games.hachihachi.special import (
    FUTAHACHI,
    FUTAHACHI_POINTS,
    SOHACHI,
    SUJUROKU,
    SUJUROKU_CARDS,
)
from hachiya.games.hachihachi.squeeze import HELD_SETS
from hachiya.games.hachihachi.state import HAND_YAKU, PAR, PLACES, DiveHatto, Rules, State
from hachiya.games.hachihachi.tally import MOST_DREGS, MOST_EXTRA, FactSettler
from hachiya.games.hanafuda.cards import DECK, TOTAL_POINTS, letters
from hachiya.games.hanafuda.yaku import from_keys, keys
from hachiya.games.json_object import JsonObject
from hachiya.games.next_facts import VOID, FactForm, FactName, NextFacts, Stage
from hachiya.words.errors import IllegalFact
from hachiya.words.message import Message
from hachiya.words.say import tally as say

CAPTURED_KEYS = keys(HELD_SETS)
LONGER = "nanatan"
"""The captured yaku that counts cards above its seven."""
SPECIALS = ((SOHACHI, PAR, PAR), (FUTAHACHI, FUTAHACHI_POINTS, TOTAL_POINTS), (SUJUROKU, SUJUROKU_CARDS, MOST_DREGS))
"""The special yaku with the least and the greatest number that is told of each."""


def next_facts(st: State, rules: Rules, ledger: list[int], month: JsonObject) -> NextFacts:
    """What may be told next of a month (deal), of which `dealer`, `lights` and `facts` of a tally event are known.

    `lights` is None while nobody has told the field. The facts so far are settled in `st` and `ledger`; IllegalFact if
    they are impossible.
    """
    drawers = [*members(white_card_drawers(st))]
    field_is_missing = month["lights"] is None
    settler = FactSettler(st, rules, ledger, month)
    settler.settle_facts()
    if settler.is_void:
        return NextFacts("end", None, (), None)
    forms = MonthForms(settler)
    if drawers or field_is_missing:
        white = [FactForm(what="white", seats=tuple(drawers))] if drawers else []
        field = [FactForm(what="field", cards=letters(LARGE_BRIGHTS | GRAND_BRIGHTS))] if field_is_missing else []
        void = () if drawers else (VOID,)
        lacks = say.white_missing() if drawers else say.field_missing()
        return NextFacts("field", None, (*white, *forms.mizuten(), *field, *void), lacks)
    return NextFacts(forms.stage(), forms.speaker(), (*forms.all(), VOID), forms.lacks())


class MonthForms:
    """The forms of facts that the settler of a month (deal) takes now; each value is tried on a copy of it."""

    def __init__(self, settler: FactSettler) -> None:
        self.settler = settler
        self.books, self.rules = settler.books, settler.rules
        self.hand_keys = keys(sum(bit(index) for index in range(HAND_YAKU) if self.rules.hand_kan[index]))
        self.hand_cards = letters(DECK & ~settler.elsewhere)
        self.playing = [seat for seat in self.books.order if seat != NOBODY]
        self.auction_is_open = settler.bidding and not auction_is_decided(self.books)
        self.squeezes = settler.bidding and self.books.entered == PLACES

    def takes(self, what: str, **values: object) -> bool:
        """Whether the settler takes this fact."""
        trial = self.settler.copy()
        trial.number += 1
        try:
            trial.settle_fact({"what": what, **values})
        except IllegalFact:
            return False
        return True

    def stage(self) -> Stage:
        """The part of the month (deal) that is reached."""
        settler = self.settler
        if self.auction_is_open or self.squeezes:
            return "auction" if self.auction_is_open else "squeeze"
        if settler.at_choice != NOBODY:
            return "choice"
        if settler.played_out or settler.cancelled:
            return "end"
        return "showing" if settler.showing else "play"

    def speaker(self) -> int | None:
        """The seat whose word is awaited, None if any seat may come next."""
        settler = self.settler
        if self.auction_is_open or self.squeezes:
            return settler.speaker
        return None if settler.at_choice == NOBODY else settler.at_choice

    def lacks(self) -> Message | None:
        """What is missing before the month (deal) can be closed."""
        trial = self.settler.copy()
        try:
            for fact in concluding_facts(trial):
                trial.settle_fact(fact)
            trial.number = 0
            trial.close()
        except IllegalFact as error:
            return error.message
        return None

    def all(self) -> Iterator[FactForm]:
        """All forms, in the order in which a table tells them."""
        yield from self.mizuten()
        yield from self.bids()
        if self.auction_is_open:
            return
        yield from self.hands()
        yield from self.tobikomi()
        yield from self.captured()
        yield from self.plain("sage", "cancel", "nuke", "two_turned", "annul")
        yield from self.specials()
        yield from self.points()

    def mizuten(self) -> Iterator[FactForm]:
        """みずてん (joining before seeing the cards), of the dealer."""
        dealer = self.settler.dealer
        if self.takes("mizuten", seat=dealer):
            yield FactForm(what="mizuten", seat=dealer)

    def bids(self) -> Iterator[FactForm]:
        """競り (the auction): the bids of the seat whose turn it is, or what it shows when it is put out."""
        seat = self.settler.speaker
        if self.auction_is_open:
            bids = tuple(bid for bid in ("in", "out") if self.takes("bid", seat=seat, bid=bid))
            yield FactForm(what="bid", seat=seat, bids=bids)
        elif self.squeezes and self.rules.squeeze_shows:
            yaku = (*self.hand_keys, *self.played_keys())
            yield FactForm(what="squeezed", seat=seat, yaku=yaku, cards=self.hand_cards)
        elif self.squeezes:
            yield FactForm(what="squeezed", seat=seat)

    def hands(self) -> Iterator[FactForm]:
        """手役 (hand yaku) of each seat that may still show."""
        if self.settler.showing:
            for seat in self.playing_seats():
                yaku = tuple(key for key in self.hand_keys if self.takes("hand", seat=seat, yaku=[key]))
                if yaku:
                    yield FactForm(what="hand", seat=seat, yaku=yaku, cards=self.hand_cards)

    def playing_seats(self) -> list[int]:
        """The seats in play, also while those that are put out may still show."""
        trial = self.settler.copy()
        trial.close_auction()
        return list(trial.books.order)

    def tobikomi(self) -> Iterator[FactForm]:
        """飛込み (tobikomi) of each seat that has shown a three."""
        for seat in self.playing:
            months = tuple(
                month for month in range(1, 13) if self.takes("tobikomi", seat=seat, month=month, fed_by=None)
            )
            if months:
                others = self.others(seat) if self.rules.dive_hatto != DiveHatto.NONE else None
                yield FactForm(what="tobikomi", seat=seat, months=months, fed_by=others)

    def captured(self) -> Iterator[FactForm]:
        """出来役 (captured yaku) of each seat in play."""
        for seat in self.playing_seats():
            yaku = tuple(key for key in self.played_keys() if self.makes(seat, key, 0))
            extra = max((more for more in range(1, MOST_EXTRA + 1) if self.makes(seat, LONGER, more)), default=0)
            if extra and LONGER not in yaku:
                yaku = (*yaku, LONGER)
            protected = tuple(key for key in yaku if from_keys([key]) & self.rules.hatto)
            if yaku:
                yield FactForm(
                    what="captured",
                    seat=seat,
                    yaku=yaku,
                    extra=extra or None,
                    longer=(LONGER,) if extra else None,
                    protected=protected or None,
                    fed_by=self.others(seat) if protected else None,
                )

    def makes(self, seat: int, key: str, extra: int) -> bool:
        """Whether a seat may have completed this captured yaku."""
        return self.takes("captured", seat=seat, yaku=[key], extra=extra, fed_by=None)

    def played_keys(self) -> list[str]:
        """The captured yaku that the rule set has."""
        return [key for key, cards in zip(CAPTURED_KEYS, self.rules.captured_cards, strict=True) if cards]

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats in play."""
        return tuple(other for other in self.playing_seats() if other != seat)

    def plain(self, *names: FactName) -> Iterator[FactForm]:
        """The forms of facts of these kinds, which have a seat alone."""
        for what in names:
            for seat in range(self.books.seats):
                if what in self.settler.settlers() and self.takes(what, seat=seat):
                    yield FactForm(what=what, seat=seat)

    def specials(self) -> Iterator[FactForm]:
        """特殊役 (special yaku), one form for each seat and yaku."""
        for seat in self.playing_seats():
            for yaku, least, most in SPECIALS:
                if self.takes("special", seat=seat, yaku=keys(yaku), count=least):
                    yield FactForm(what="special", seat=seat, yaku=tuple(keys(yaku)), least=least, most=most)

    def points(self) -> Iterator[FactForm]:
        """The card points of the seats in play."""
        order = self.playing_seats()
        known = {seat: self.books.points[seat] for seat in order if self.books.points[seat]}
        free = [seat for seat in order if seat not in known]
        rest = TOTAL_POINTS - sum(known.values())
        points = [known.get(seat, 0) for seat in range(self.books.seats)]
        if free:
            points[free[0]] = rest
        if self.takes("points", points=points):
            yield FactForm(what="points", seats=tuple(order), least=0, most=TOTAL_POINTS, step=1, total=TOTAL_POINTS)
