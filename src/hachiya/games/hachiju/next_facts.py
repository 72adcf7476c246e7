"""The facts that may come next in a deal at a real table: those that its settlement takes."""

from collections.abc import Iterator

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachiju.auction import auction_is_decided, bids, not_folded
from hachiya.games.hachiju.state import HAND_YAKU, PLACES, Rules, State
from hachiya.games.hachiju.tally import ALL_POINTS, BIDS, FactSettler
from hachiya.games.hanafuda.cards import LETTERS
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.json_object import JsonObject
from hachiya.games.next_facts import VOID, FactForm, NextFacts, Stage
from hachiya.words.errors import IllegalFact
from hachiya.words.message import Message


def next_facts(st: State, rules: Rules, ledger: list[int], deal: JsonObject) -> NextFacts:
    """What may be told next of a deal, of which `dealer` and `facts` of a tally event are known.

    The facts so far are settled in `st` and `ledger`; IllegalFact if they are impossible.
    """
    settler = FactSettler(st, rules, ledger, deal)
    settler.settle_facts()
    if settler.is_void:
        return NextFacts("end", None, (), None)
    forms = DealForms(settler)
    return NextFacts(forms.stage(), forms.speaker(), (*forms.all(), VOID), forms.lacks())


class DealForms:
    """The forms of facts that the settler of a deal takes now; each value is tried on a copy of it."""

    def __init__(self, settler: FactSettler) -> None:
        self.settler = settler
        self.st, self.books, self.rules = settler.st, settler.books, settler.rules
        self.auction_is_open = not self.books.entered and not auction_is_decided(self.st)
        self.is_alone = popcount(not_folded(self.books)) == 1

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
        """The part of the deal that is reached."""
        settler = self.settler
        if self.auction_is_open:
            return "auction"
        if settler.at_choice != NOBODY:
            return "choice"
        if settler.points_told or self.is_alone:
            return "end"
        return "showing" if settler.showing else "play"

    def speaker(self) -> int | None:
        """The seat whose word is awaited, None if any seat may come next."""
        if self.auction_is_open:
            return self.st.turn
        return None if self.settler.at_choice == NOBODY else self.settler.at_choice

    def lacks(self) -> Message | None:
        """What is missing before the deal can be closed."""
        trial = self.settler.copy()
        trial.number = 0
        try:
            trial.close()
        except IllegalFact as error:
            return error.message
        return None

    def all(self) -> Iterator[FactForm]:
        """All forms, in the order in which a table tells them."""
        if self.auction_is_open:
            legal = bids(self.st)
            names = tuple(name for name, (_, action) in BIDS.items() if legal & bit(action))
            yield FactForm(what="bid", seat=self.st.turn, bids=names)
        elif not self.is_alone:
            order = self.playing_seats()
            others = (seat for seat in range(self.books.seats) if self.takes("squeezed", seat=seat))
            yield from (FactForm(what="squeezed", seat=seat) for seat in others)
            yield from self.hands(order)
            yield from self.captured(order)
            yield from (FactForm(what="sage", seat=seat) for seat in order if self.takes("sage", seat=seat))
            yield from self.points(order)

    def playing_seats(self) -> list[int]:
        """The seats in play, from the leader (仮親) on."""
        trial = self.settler.copy()
        trial.close_auction()
        return list(trial.books.order[: trial.books.entered])

    def hands(self, order: list[int]) -> Iterator[FactForm]:
        """手役 (hand yaku) of each seat that may still announce."""
        for seat in order:
            every = keys(sum(bit(index) for index in range(HAND_YAKU) if self.rules.hand_points[index]))
            yaku = tuple(key for key in every if self.takes("hand", seat=seat, yaku=[key]))
            if yaku:
                yield FactForm(what="hand", seat=seat, yaku=yaku, cards=LETTERS)

    def captured(self, order: list[int]) -> Iterator[FactForm]:
        """出来役 (captured yaku) of each seat in play."""
        every = keys(sum(bit(number) for number in self.rules.captured_yaku))
        for seat in order:
            yaku = tuple(key for key in every if self.takes("captured", seat=seat, yaku=[key], extra=0, fed_by=None))
            if yaku:
                yield FactForm(what="captured", seat=seat, yaku=yaku)

    def points(self, order: list[int]) -> Iterator[FactForm]:
        """The card points of the seats in play, which are multiples of five."""
        settler = self.settler
        if settler.at_choice == NOBODY and not settler.points_told:
            total = ALL_POINTS if len(order) == PLACES else None
            yield FactForm(what="points", seats=tuple(order), least=0, most=ALL_POINTS, step=5, total=total)
