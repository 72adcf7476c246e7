"""Settles a deal from facts, as a score keeper at a real table hears them; payments are those of play.

The event is `tally`, and docs/library/record.md lists the facts.
"""

import copy
from collections import Counter
from collections.abc import Callable

from hachiya.engine import ledger as ledger_rows
from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, lowest
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copied
from hachiya.games.hachiju.auction import (
    DOUBLE,
    IN,
    OUT,
    auction_is_decided,
    bids,
    close_auction,
    enter_bid,
    not_folded,
    open_auction,
)
from hachiya.games.hachiju.could_hold import hands_possible, least_points
from hachiya.games.hachiju.hand_yaku import KASU_YAKU
from hachiya.games.hachiju.match import end_deal, open_deal
from hachiya.games.hachiju.settlement import pay_hand_yaku, pay_pot, settle_played_out, settle_stop
from hachiya.games.hachiju.state import HAND_YAKU, Action, Phase, Rules, State
from hachiya.games.hanafuda.events import EndReason, Liable, Reason
from hachiya.games.hanafuda.yaku import YakuSet, from_keys, in_words
from hachiya.games.json_object import JsonObject
from hachiya.words.arguments import Seat
from hachiya.words.errors import IllegalFact
from hachiya.words.message import Message
from hachiya.words.say import fact as fact_words
from hachiya.words.say import tally as say

ALONE, YAKU, PLAYED_OUT = int(EndReason.ALONE), int(EndReason.YAKU), int(EndReason.PLAYED_OUT)
REFUND, OWN = int(Reason.REFUND), int(Liable.NOT)
BIDS = {"in": (IN, Action.IN), "out": (OUT, Action.OUT), "double": (DOUBLE, Action.DOUBLE)}
BID_WORDS = {"in": fact_words.bid_in(), "out": fact_words.bid_out_hachiju(), "double": fact_words.bid_double()}
ALL_POINTS = 240
"""The card points of the deck, in which kasu count nothing (C-159)."""


def tally(st: State, rules: Rules, ledger: list[int], deal: JsonObject) -> None:
    """Settle a deal from `dealer` and `facts` of a tally event; IllegalFact if they are impossible.

    The payments of a void deal are returned, and the deal is awaited again. After an error `st` must not be used.
    """
    FactSettler(st, rules, ledger, deal).settle()


def settle_facts(st: State, rules: Rules, ledger: list[int], deal: JsonObject) -> None:
    """Settle a deal as far as its facts go."""
    FactSettler(st, rules, ledger, deal).settle_facts()


class FactSettler:
    """Settles the facts of a deal in the order in which they happened."""

    def __init__(self, st: State, rules: Rules, ledger: list[int], deal: JsonObject) -> None:
        self.st, self.rules, self.ledger = st, rules, ledger
        self.books = st.books
        self.facts = list(deal["facts"])
        self.dealer = int(deal["dealer"])
        self.number = 0  # of the fact at hand, from 1
        self.showing = True
        self.at_choice = NOBODY  # the seat that has made a yaku and may still go on
        self.points_told = False
        self.is_void = any(fact["what"] == "void" for fact in self.facts)  # the cards may have been dealt wrongly then

    def fail(self, what: Message) -> IllegalFact:
        """The error about the fact that is being settled."""
        return IllegalFact(self.number, what)

    def settle(self) -> None:
        """Settle all facts, then the end of the deal."""
        self.settle_facts()
        if not self.is_void:
            self.number += 1
            self.close()

    def settle_facts(self) -> None:
        """Settle all facts, without an end of the deal."""
        books = self.books
        if self.dealer != books.next_dealer:
            raise self.fail(say.wrong_dealer_hachiju(seat=Seat(self.dealer), other=Seat(books.next_dealer)))
        open_deal(books)
        open_auction(self.st)
        for fact in self.facts:
            self.number += 1
            if fact["what"] == "void":
                self.void()
                return
            self.settle_fact(fact)

    def copy(self) -> "FactSettler":
        """Copy the settler, so that the copy can settle more facts apart from it."""
        other = copy.copy(self)
        other.st = copied(self.st)
        other.books = other.st.books
        other.ledger = [*self.ledger]
        return other

    def settle_fact(self, fact: JsonObject) -> None:
        """Settle one fact."""
        settlers: dict[str, Callable[[JsonObject], None]] = {
            "bid": self.bid,
            "squeezed": self.squeezed,
            "hand": self.hand,
            "captured": self.captured,
            "sage": self.go_on,
            "points": self.points,
        }
        what = fact["what"]
        if what not in settlers:
            raise self.fail(say.no_such_fact(name=repr(what), names=[*settlers]))
        if "seat" in fact and fact["seat"] not in range(self.books.seats):
            raise self.fail(say.no_seat(seat=Seat(fact["seat"])))
        if what not in ("bid", "squeezed"):
            self.close_auction()
            if what != "hand":
                self.close_showing()
        if self.points_told:
            raise self.fail(say.played_out_hachiju())
        if self.at_choice != NOBODY and what != "sage":
            raise self.fail(say.deal_over(seat=Seat(self.at_choice)))
        settlers[what](fact)

    # ---------------------------------------------------------------- the auction

    def bid(self, fact: JsonObject) -> None:
        """Settle a bid: in (出る), out (降りる) or double (ダブル)."""
        st, seat, (choice, action) = self.st, int(fact["seat"]), BIDS[fact["bid"]]
        if self.books.entered or auction_is_decided(st) or seat != st.turn or not bids(st) & bit(action):
            raise self.fail(say.cannot_bid(seat=Seat(seat), bid=BID_WORDS[fact["bid"]]))
        enter_bid(self.books, self.rules, self.ledger, seat, choice)
        if choice == DOUBLE:
            st.to_speak = not_folded(self.books) & ~bit(seat)
        else:
            st.to_speak &= ~bit(seat)
        while not auction_is_decided(st) and not st.to_speak & bit(st.turn):
            st.turn = (st.turn + 1) % self.books.seats

    def squeezed(self, fact: JsonObject) -> None:
        """Settle a seat put out (追い込み), free and with nothing shown; the fact may be omitted."""
        seat, books = int(fact["seat"]), self.books
        free = not_folded(books) & ~(books.joined | books.squeezed)
        over = not books.entered and auction_is_decided(self.st) and popcount(not_folded(books)) > 1
        if not over or not free & bit(seat) or fact.get("yaku") or fact.get("cards"):
            raise self.fail(say.not_put_out(seat=Seat(seat)))
        books.squeezed |= bit(seat)

    def close_auction(self) -> None:
        """Close the auction, which must be over at the first other fact."""
        if self.books.entered:
            return
        if not auction_is_decided(self.st):
            raise self.fail(say.bid_missing_hachiju(seat=Seat(self.st.turn)))
        if popcount(not_folded(self.books)) == 1:
            raise self.fail(say.one_left())
        close_auction(self.books, [0])

    def close_showing(self) -> None:
        """Pay hand yaku, after all seats have shown."""
        if self.showing:
            self.showing = False
            pay_hand_yaku(self.books, self.rules, self.ledger)

    # ---------------------------------------------------------------- the deal

    def hand(self, fact: JsonObject) -> None:
        """Settle hand yaku that a seat has shown, at most one of each family."""
        seat, yaku = int(fact["seat"]), from_keys(fact["yaku"])
        playable = sum(bit(index) for index in range(HAND_YAKU) if self.rules.hand_points[index])
        families = (yaku & KASU_YAKU, yaku & ~KASU_YAKU)
        if seat not in self.books.order or not self.showing or self.books.shown[seat]:
            raise self.fail(say.cannot_announce(seat=Seat(seat)))
        if yaku == 0:
            raise self.fail(say.yaku_missing())
        if yaku & ~playable or any(family & (family - 1) for family in families):
            raise self.fail(say.no_hand_hachiju(yaku=in_words(yaku)))
        self.books.shown[seat] = yaku
        if not self.is_void and not hands_possible(self.books):
            raise self.fail(say.no_month_left(yaku=in_words(yaku)))

    def captured(self, fact: JsonObject) -> None:
        """Settle captured yaku."""
        seat, yaku = int(fact["seat"]), from_keys(fact["yaku"])
        playable = sum(bit(number) for number in self.rules.captured_yaku)
        books = self.books
        if yaku == 0:
            raise self.fail(say.yaku_missing())
        if (
            seat not in books.order
            or yaku & ~playable
            or any(yaku & made for made in books.made)
            or not (self.is_void or self.cards_for(seat, yaku))
        ):
            raise self.fail(say.nothing_new(yaku=in_words(yaku), seat=Seat(seat)))
        if fact["fed_by"] is not None or fact["extra"]:
            raise self.fail(say.neither_hatto_nor_extra())
        books.made[seat] |= yaku
        self.at_choice = seat

    def cards_for(self, seat: int, yaku: YakuSet) -> bool:
        """Whether the cards of the pack suffice for these yaku of a seat and for those that others have made."""
        books = self.books
        made = [books.made[other] | (yaku if other == seat else 0) for other in range(books.seats)]
        for owner, own in enumerate(made):
            unavailable = 0
            for other in made[:owner] + made[owner + 1 :]:
                for cards, need in self.sets(other):
                    unavailable |= cards if popcount(cards) == need else 0
            if any(popcount(cards & ~unavailable) < need for cards, need in self.sets(own)):
                return False
        return True

    def sets(self, yaku: YakuSet) -> list[tuple[int, int]]:
        """The cards of each of these captured yaku, with the number of them that it needs."""
        rules = self.rules
        return [
            (rules.captured_cards[index], rules.captured_need[index])
            for index, number in enumerate(rules.captured_yaku)
            if yaku & bit(number)
        ]

    def go_on(self, fact: JsonObject) -> None:
        """Settle the fact that a seat goes on (下げ)."""
        seat = int(fact["seat"])
        if seat != self.at_choice:
            raise self.fail(say.cannot_sage(seat=Seat(seat)))
        self.books.continuers |= bit(seat)
        self.at_choice = NOBODY

    def points(self, fact: JsonObject) -> None:
        """Settle the card points of all seats."""
        listed, books = [int(points) for points in fact["points"]], self.books
        idle = [seat for seat in range(books.seats) if seat not in books.order]
        whole = sum(listed) == ALL_POINTS or (books.entered == 2 and sum(listed) < ALL_POINTS)
        fives = all(points >= 0 and points % 5 == 0 for points in listed)
        if len(listed) != books.seats or not whole or not fives or any(listed[seat] for seat in idle):
            raise self.fail(say.points_sum_hachiju(number=ALL_POINTS))
        for seat, points in enumerate(listed):
            if points < least_points(books, self.rules, seat) and not self.is_void:
                raise self.fail(say.points_too_few(points=points, seat=Seat(seat)))
            books.points[seat] = points
        self.points_told = True

    def void(self) -> None:
        """Void the deal, which is dealt again, and return all its payments."""
        books = self.books
        if self.number != len(self.facts):
            raise self.fail(say.void_last_hachiju())
        payments: Counter[tuple[int, int, int]] = Counter()
        for _, payer, payee, points, _, yaku, _, _ in ledger_rows.rows(self.ledger):
            payments[payer, payee, yaku] += points
        for (payer, payee, yaku), points in payments.items():
            ledger_rows.pay(books.scores, self.ledger, payee, payer, points, REFUND, yaku, NOBODY, OWN)
        books.month -= 1
        self.st.phase, self.st.turn = Phase.DEAL, NOBODY

    def close(self) -> None:
        """Settle the end of the deal."""
        st, books, rules, ledger = self.st, self.books, self.rules, self.ledger
        if auction_is_decided(st) and popcount(not_folded(books)) == 1:
            winner = lowest(not_folded(books))
            pay_pot(books, ledger, winner)
            end_deal(st, rules, ledger, ALONE, winner)
            return
        self.close_auction()
        self.close_showing()
        if self.at_choice != NOBODY:
            settle_stop(books, rules, ledger, self.at_choice)
            end_deal(st, rules, ledger, YAKU, self.at_choice)
        elif books.continuers or self.points_told:
            end_deal(st, rules, ledger, PLAYED_OUT, settle_played_out(books, rules, ledger))
        else:
            raise self.fail(say.no_end_hachiju())
