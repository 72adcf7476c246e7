"""Settles a month from facts, as a score keeper at a real table hears them; payments are those of play.

The event is `tally`, and docs/library/record.md lists the facts.
"""

import copy
from collections import Counter
from collections.abc import Callable

from hachiya.engine import ledger as ledger_rows
from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copied
from hachiya.games.hachihachi.attached import pay_tobikomi
from hachiya.games.hachihachi.auction import IN, OUT, auction_is_decided, enter_bid
from hachiya.games.hachihachi.captured_payments import CAPTURED_YAKU, pay_captured
from hachiya.games.hachihachi.captured_yaku import GOKO, NANATAN, SHIKO, another_possible
from hachiya.games.hachihachi.could_count import escapes_possible, points_possible, specials_possible
from hachiya.games.hachihachi.could_hold import brights_suffice, kasu_suffice, months_possible, squeezed_hand_can_show
from hachiya.games.hachihachi.could_lie import piles_possible, sure_cards
from hachiya.games.hachihachi.field import GRAND_BRIGHTS, LARGE_BRIGHTS
from hachiya.games.hachihachi.going_on import added_yaku, complete, declare_go_on
from hachiya.games.hachihachi.hand_payments import (
    DIVING,
    REFUND,
    four_threes,
    give_back,
    pay_hand_yaku,
)
from hachiya.games.hachihachi.hand_yaku import (
    AKA,
    FUTASANBON,
    FUTATATESANBON,
    KARASU,
    NUKE_YAKU,
    PIKAICHI,
    SANBONTATESANBON,
    SHISO,
    SUIT_YAKU,
)
from hachiya.games.hachihachi.match import end_month, open_month
from hachiya.games.hachihachi.payments import OWN
from hachiya.games.hachihachi.settlement import (
    failed_going_on_settles,
    settle_cancel,
    settle_four_three,
    settle_played_out,
    settle_stop,
    why_played_out,
)
from hachiya.games.hachihachi.special import FUTAHACHI_POINTS, SUJUROKU_CARDS, special_winner, special_yaku
from hachiya.games.hachihachi.squeeze import HELD_SETS, pay_squeezed
from hachiya.games.hachihachi.state import (
    FIRST_CAPTURED,
    PAR,
    PLACES,
    SEATS,
    BrightsGrow,
    DiveHatto,
    FailedGoingOn,
    FourThree,
    Rules,
    State,
)
from hachiya.games.hachihachi.worth import attached_worth, hand_worth
from hachiya.games.hanafuda.cards import TOTAL_POINTS, CardSet, letters, mask, month_cards
from hachiya.games.hanafuda.dealing import first_dealt
from hachiya.games.hanafuda.events import EndReason
from hachiya.games.hanafuda.yaku import Yaku, YakuSet, from_keys, in_words
from hachiya.games.json_object import JsonObject
from hachiya.words.arguments import Cards, Seat
from hachiya.words.errors import IllegalFact
from hachiya.words.message import Message
from hachiya.words.say import fact as fact_words
from hachiya.words.say import tally as say

YAKU, CANCEL, FOUR_THREE = int(EndReason.YAKU), int(EndReason.CANCEL), int(EndReason.FOUR_THREE)

TWO_THREES = FUTASANBON | SANBONTATESANBON | FUTATATESANBON
NEVER_MEET = (FUTASANBON | KARASU, FUTATATESANBON | PIKAICHI, FUTATATESANBON | KARASU)
"""Compound hand yaku that no seven cards make (RULES E)."""
MEET_BY_CHOICE = SHISO | AKA
"""Possible only if 柳に短冊 may count as a ribbon beside other willows: `FGHopqr`."""
MOST_DREGS = 27
"""The kasu of the deck, with the willows."""
MOST_EXTRA = 3
"""The most ribbons above the seven of 七短."""
BIDS = {"in": IN, "out": OUT}
BID_WORDS = {"in": fact_words.bid_in(), "out": fact_words.bid_out(), "double": fact_words.bid_double()}
AUCTION_FACTS = ("mizuten", "bid", "squeezed")
LAST_FACTS = ("nuke", "special", "points")
"""The facts of a month that was played out, in any order."""


def tally(st: State, rules: Rules, ledger: list[int], month: JsonObject) -> None:
    """Settle a deal from the keys `dealer`, `lights` and `facts` of a tally event; IllegalFact if they are impossible.

    The payments of a void month are returned, and the month is awaited again. After an error `st` must not be used.
    """
    FactSettler(st, rules, ledger, month).settle()


def settle_facts(st: State, rules: Rules, ledger: list[int], month: JsonObject) -> None:
    """Settle a month (deal) as far as its facts go; `lights` may be None while the field is not known."""
    FactSettler(st, rules, ledger, month).settle_facts()


class FactSettler:
    """Settles the facts of a month (deal) in the order in which they happened."""

    def __init__(self, st: State, rules: Rules, ledger: list[int], month: JsonObject) -> None:
        self.st, self.rules, self.ledger = st, rules, ledger
        self.books = st.books
        self.facts = list(month["facts"])
        self.number = 0  # of the fact at hand, from 1
        self.lights = mask(month["lights"] or "")
        self.dealer = int(month["dealer"])
        self.bidding = self.books.seats > PLACES
        self.speaker = first_dealt(self.books, self.dealer)  # the seat that bids next
        self.showing = True
        self.at_choice = NOBODY  # the seat that has made a yaku and may still go on
        self.peeking = 0  # the seats that know a stock card to come, as a set
        self.bound = False  # the continuer must go on until they have made another yaku
        self.cancelled = False
        self.played_out = False
        self.points_told = False
        self.specials = 0
        self.specials_by = [0] * SEATS
        self.nukes = 0
        self.before = (self.books.carry, self.books.next_dealer)
        self.is_void = any(fact["what"] == "void" for fact in self.facts)  # the cards may have been dealt wrongly then
        self.wrong_hands = {
            fact["seat"] for fact in self.facts if fact["what"] == "annul"
        }  # seats without their hand yaku

    def fail(self, what: Message) -> IllegalFact:
        """The error about the fact that is being settled."""
        return IllegalFact(self.number, what)

    def settle(self) -> None:
        """Settle all facts, then the end of the month (deal)."""
        self.settle_facts()
        if not self.is_void:
            self.number += 1
            self.close()

    def settle_facts(self) -> None:
        """Settle all facts, without an end of the month (deal)."""
        books = self.books
        if self.dealer != books.next_dealer:
            raise self.fail(say.wrong_dealer(seat=Seat(self.dealer), other=Seat(books.next_dealer)))
        if self.lights & ~(LARGE_BRIGHTS | GRAND_BRIGHTS):
            raise self.fail(say.no_lights())
        open_month(books, self.rules, self.lights)
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
        other.specials_by = [*self.specials_by]
        return other

    def settle_fact(self, fact: JsonObject) -> None:
        """Settle one fact."""
        settlers = self.settlers()
        what = fact["what"]
        if what not in settlers:
            raise self.fail(say.no_such_fact(name=repr(what), names=[*settlers]))
        if "seat" in fact and fact["seat"] not in range(self.books.seats):
            raise self.fail(say.no_seat(seat=Seat(fact["seat"])))
        if what not in AUCTION_FACTS:
            self.close_auction()
            if self.showing and what != "hand":
                self.close_showing()
        if self.rules.four_three and four_threes(self.books) and what not in ("hand", "annul"):
            raise self.fail(say.year_ended())
        if self.played_out and what not in (*LAST_FACTS, "annul"):
            raise self.fail(say.played_out(names=LAST_FACTS))
        self.played_out = self.played_out or what in LAST_FACTS
        if self.bound and self.at_choice not in (NOBODY, fact.get("seat")) and what != "sage":
            self.go_on_unstated()
        if self.cancelled and what not in self.extras():
            raise self.fail(say.only_sager_cancels())
        if self.at_choice != NOBODY and what not in ("sage", "captured", *self.extras()):
            raise self.fail(say.month_over(seat=Seat(self.at_choice)))
        settlers[what](fact)

    def settlers(self) -> dict[str, Callable[[JsonObject], None]]:
        """The methods that settle facts, by the kinds of facts that this game has."""
        unseen = {"mizuten": self.mizuten}
        auction = {"bid": self.bid, "squeezed": self.squeezed}
        cancelling = {"cancel": self.cancel}
        return {
            **(unseen if self.rules.unseen and self.books.seats > PLACES else {}),
            **(auction if self.books.seats > PLACES else {}),
            "hand": self.hand,
            "annul": self.annul,
            **({"two_turned": self.two_turned} if self.must_cancel else {}),
            "tobikomi": self.tobikomi,
            "captured": self.captured,
            "sage": self.go_on,
            **(cancelling if self.rules.cancelling else {}),
            "nuke": self.nuke,
            "special": self.special,
            "points": self.points,
        }

    @property
    def must_cancel(self) -> bool:
        """Whether going on (下げ) in vain ends the month (deal) on the continuer's last card."""
        return self.rules.failed_going_on == FailedGoingOn.CANCELLED

    def extras(self) -> tuple[str, ...]:
        """The kinds of facts that may come after a yaku that ends the month (deal)."""
        return ("nuke",) if self.rules.extras_on_yaku_end else ()

    # ---------------------------------------------------------------- the auction

    def mizuten(self, fact: JsonObject) -> None:
        """Settle the fact that the dealer joined before seeing their cards (みずてん)."""
        if not self.bidding or self.number != 1 or not fact["seat"] == self.dealer == self.speaker:
            raise self.fail(say.mizuten_first())
        self.books.mizuten = self.dealer
        self.enter(IN)

    def bid(self, fact: JsonObject) -> None:
        """Settle a bid, in (出る) or out (下りる); forced bids and bids after joining unseen may be omitted."""
        seat, choice = int(fact["seat"]), BIDS.get(fact["bid"])
        books = self.books
        if choice == IN and seat == self.books.mizuten:
            return
        squeezing = books.entered == PLACES
        if (
            not self.bidding
            or choice is None
            or seat != self.speaker
            or squeezing
            or (auction_is_decided(books) and choice == OUT)
        ):
            raise self.fail(say.cannot_bid(seat=Seat(seat), bid=BID_WORDS[fact["bid"]]))
        self.enter(choice)

    def enter(self, choice: int) -> None:
        """Write a bid into the books, and ask the next seat."""
        enter_bid(self.books, self.rules, self.ledger, self.speaker, choice)
        self.pass_on()

    def pass_on(self) -> None:
        """Pass the turn to bid to the next seat."""
        books = self.books
        self.speaker = first_dealt(books, self.speaker + 1)
        self.bidding = books.entered + popcount(books.folded | books.squeezed) < popcount(books.dealt_in)

    def squeezed(self, fact: JsonObject) -> None:
        """Settle 追い込み (squeeze): the yaku and the shown cards of a seat put out because three were in."""
        seat, yaku, cards = int(fact["seat"]), from_keys(fact.get("yaku", [])), mask(fact.get("cards", ""))
        books = self.books
        if not self.bidding or seat != self.speaker or books.entered != PLACES:
            raise self.fail(say.not_squeezed(seat=Seat(seat)))
        if self.rules.squeeze_shows == 0 and (yaku or cards):
            raise self.fail(say.not_squeezed(seat=Seat(seat)))
        self.indices(yaku & HELD_SETS)
        if not squeezed_hand_can_show(cards, yaku, self.rules):
            raise self.fail(other_cards_shown(cards, yaku))
        if cards & self.elsewhere and not self.is_void:
            raise self.fail(say.lie_elsewhere(cards=Cards(letters(cards & self.elsewhere))))
        books.squeezed |= bit(seat)
        books.squeezed_yaku[seat] = yaku
        books.squeezed_cards[seat] = cards
        self.pass_on()

    @property
    def elsewhere(self) -> CardSet:
        """The cards that lie in no hand in play: brights on the field, and cards shown by squeezed seats."""
        return self.lights | sum(self.books.squeezed_cards)

    def indices(self, yaku: YakuSet) -> list[int]:
        """The table indices of captured yaku; an error names those that the rule set does not have."""
        indices = [index for index in range(len(self.rules.captured_cards)) if yaku & bit(FIRST_CAPTURED + index)]
        for index in indices:
            if self.rules.captured_cards[index] == 0:
                raise self.fail(say.not_played(yaku=in_words(bit(FIRST_CAPTURED + index))))
        return indices

    def close_auction(self) -> None:
        """Close the auction: enter forced seats, and squeeze out the others without yaku."""
        books = self.books
        if not self.bidding:
            return
        if not auction_is_decided(books):
            raise self.fail(say.bid_missing(seat=Seat(self.speaker)))
        while self.bidding:
            if books.entered == PLACES:
                books.squeezed |= bit(self.speaker)
                self.pass_on()
            else:
                self.enter(IN)

    def close_showing(self) -> None:
        """Pay squeezed seats and hand yaku, after all seats have shown."""
        self.showing = False
        pay_squeezed(self.books, self.rules, self.ledger)
        pay_hand_yaku(self.books, self.rules, self.ledger)

    # ---------------------------------------------------------------- the month

    def hand(self, fact: JsonObject) -> None:
        """Settle hand yaku that a seat has shown."""
        seat, yaku = int(fact["seat"]), from_keys(fact["yaku"])
        kinds = (yaku & SUIT_YAKU, yaku & ~SUIT_YAKU)
        if seat not in self.books.order:
            raise self.fail(say.not_in_play(seat=Seat(seat)))
        if not self.showing or self.books.shown[seat]:
            raise self.fail(say.shown_once())
        if yaku == 0:
            raise self.fail(say.yaku_missing())
        if any(kind & (kind - 1) for kind in kinds) or yaku & bit(Yaku.SUROKU):
            raise self.fail(say.no_hand(yaku=in_words(yaku)))
        never = yaku in NEVER_MEET or (yaku == MEET_BY_CHOICE and not self.rules.showing_free)
        if never and seat not in self.wrong_hands:
            raise self.fail(say.never_meet(yaku=in_words(yaku)))
        self.books.shown[seat] = yaku
        self.check_hands(say.no_month_left(yaku=in_words(yaku)))

    def annul(self, fact: JsonObject) -> None:
        """Annul wrong hand yaku, and return the payments for them (SAN 不慮の出来事 (4))."""
        seat = int(fact["seat"])
        yaku = self.books.shown[seat]
        if yaku == 0:
            raise self.fail(say.nothing_shown(seat=Seat(seat)))
        self.pay_back(seat)
        self.books.shown[seat] = 0
        self.books.dived[seat] = 0

    def pay_back(self, seat: int) -> None:
        """Return the payments for a seat's hand yaku and tobikomi (飛込み)."""
        books = self.books
        if books.shown[seat]:
            yaku = books.shown[seat]
            give_back(books, self.ledger, seat, hand_worth(books, self.rules, yaku), yaku, NOBODY)
            if yaku & SHISO and self.rules.four_three == FourThree.ENDS:
                self.pay_back_folded(seat)
        for month in range(12):
            if books.dived[seat] & bit(4 * month):
                bearer = books.dive_bearer[month]
                give_back(books, self.ledger, seat, attached_worth(books, self.rules), DIVING, bearer)

    def pay_back_folded(self, seat: int) -> None:
        """Return the payments of seats that folded for a four and a three (四三) (C-178)."""
        books, worth = self.books, hand_worth(self.books, self.rules, SHISO)
        for payee in range(books.seats):
            if books.folded & bit(payee):
                ledger_rows.pay(books.scores, self.ledger, seat, payee, worth, REFUND, SHISO, NOBODY, OWN)

    def tobikomi(self, fact: JsonObject) -> None:
        """Settle tobikomi (飛込み): the seat captured the fourth card of its shown three."""
        seat, month = int(fact["seat"]), int(fact["month"]) - 1
        books = self.books
        if not books.shown[seat] & self.rules.diving:
            raise self.fail(say.no_diving_three(seat=Seat(seat)))
        if popcount(books.dived[seat]) == (2 if books.shown[seat] & TWO_THREES else 1):
            raise self.fail(say.all_dived(seat=Seat(seat)))
        if any(books.dived[other] & bit(4 * month) for other in range(books.seats)):
            raise self.fail(say.month_dived(month=month + 1))
        books.dive_offender[month] = self.offender(fact, seat)
        if self.rules.dive_hatto == DiveHatto.NONE and books.dive_offender[month] != NOBODY:
            raise self.fail(say.no_hatto_on_dives())
        in_no_hand = self.elsewhere & month_cards(month) and not self.is_void and seat not in self.wrong_hands
        if books.dive_offender[month] != NOBODY and in_no_hand:
            raise self.fail(say.fourth_elsewhere(month=month + 1))
        books.dived[seat] |= bit(4 * month)
        self.check_hands(say.no_three_of(month=month + 1, yaku=in_words(books.shown[seat]), seat=Seat(seat)))
        self.check_piles()
        if self.rules.dive_at_once:
            pay_tobikomi(books, self.rules, self.ledger, seat, month)

    def check_hands(self, no_month: Message) -> None:
        """Check that hands with all shown yaku are possible; `no_month` is the error if no month is left."""
        books, elsewhere = self.books, self.elsewhere
        if self.is_void:
            return
        seats = [seat for seat in books.order if books.shown[seat] and seat not in self.wrong_hands]
        if not brights_suffice(books, self.rules, seats, elsewhere):
            raise self.fail(say.no_light_left())
        if not kasu_suffice(books, seats, elsewhere):
            raise self.fail(say.no_kasu_left(number=MOST_DREGS))
        if not months_possible(books, seats, elsewhere):
            raise self.fail(no_month)

    def check_piles(self) -> None:
        """Check that piles with all captured yaku and tobikomi (飛込み) are possible."""
        if not self.is_void and not piles_possible(self.books, self.rules):
            raise self.fail(say.cannot_lie())

    def two_turned(self, fact: JsonObject) -> None:
        """Note a seat that turned two stock cards: it knows one, and must go on with a yaku (SAN 不慮 (3), C-184)."""
        self.peeking |= bit(int(fact["seat"]))

    def offender(self, fact: JsonObject, seat: int) -> int:
        """The seat that fed a yaku by a hatto card, NOBODY if none did."""
        fed_by = fact["fed_by"]
        if fed_by is None:
            return NOBODY
        if fed_by == seat or fed_by not in self.books.order:
            raise self.fail(say.cannot_have_fed(seat=Seat(fed_by)))
        return int(fed_by)

    def captured(self, fact: JsonObject) -> None:
        """Settle captured yaku; those fed by different seats in one turn are separate facts."""
        seat, yaku = int(fact["seat"]), from_keys(fact["yaku"])
        books = self.books
        offender = self.offender(fact, seat)
        if self.at_choice not in (NOBODY, seat):
            raise self.fail(say.month_over(seat=Seat(self.at_choice)))
        longer = sum(self.rules.captured_extra[index] for index in self.indices(yaku & HELD_SETS))
        now = self.with_lights(books.made[seat], yaku)
        extra = int(fact["extra"])
        if extra > (MOST_EXTRA if longer else 0):
            raise self.fail(say.only_nanatan_longer(number=extra, most=MOST_EXTRA))
        surplus = extra if yaku & NANATAN else books.surplus[seat]
        added = added_yaku(books, seat, now, surplus)
        if yaku == 0:
            raise self.fail(say.yaku_missing())
        if added != yaku or yaku & bit(Yaku.SUJUROKU):
            raise self.fail(say.nothing_new(yaku=in_words(yaku), seat=Seat(seat)))
        hatto_fed = [0] * SEATS
        if offender != NOBODY:
            hatto_fed[offender] = yaku
            if yaku & ~self.rules.hatto:
                raise self.fail(say.no_hatto_protects(yaku=in_words(yaku & ~self.rules.hatto)))
        if seat not in books.order:
            raise self.fail(say.not_in_play(seat=Seat(seat)))
        complete(books, seat, now, surplus, hatto_fed)
        self.check_piles()
        if self.rules.collect_at_once:
            pay_captured(books, self.rules, self.ledger, seat, yaku, CAPTURED_YAKU, 1)
        if self.at_choice != seat:
            self.bound = bool(self.peeking & bit(seat)) and books.continuer in (NOBODY, seat)
            self.peeking &= ~bit(seat)
        self.at_choice = seat

    def go_on_unstated(self) -> None:
        """Let a bound seat go on, which a later fact shows although none says so; without one it was the last card."""
        declare_go_on(self.books, self.rules, self.at_choice)
        self.at_choice = NOBODY

    def with_lights(self, made: YakuSet, yaku: YakuSet) -> YakuSet:
        """All captured yaku of a seat with new ones, counted as by `captured_yaku.counted_yaku`."""
        now = made | yaku
        if not now & GOKO or (made & SHIKO and self.rules.brights_grow == BrightsGrow.ADDED):
            return now
        return now & ~(GOKO if made & SHIKO and self.rules.brights_grow == BrightsGrow.BARRED else SHIKO)

    def go_on(self, fact: JsonObject) -> None:
        """Settle the fact that a seat goes on (下げ)."""
        seat = int(fact["seat"])
        if seat != self.at_choice or self.books.continuer not in (NOBODY, seat):
            raise self.fail(say.cannot_sage(seat=Seat(seat)))
        if self.rules.going_on_needs_hope and not self.can_make_more(seat):
            raise self.fail(say.no_hope(seat=Seat(seat)))
        declare_go_on(self.books, self.rules, seat)
        self.at_choice = NOBODY

    def can_make_more(self, seat: int) -> bool:
        """True if another yaku is open to this seat, by the cards that the others must have captured (C-105)."""
        books, rules = self.books, self.rules
        others = sum(sure_cards(books, rules, other) for other in books.order if other != seat)
        return another_possible(0, others, books.made[seat], rules)

    def cancel(self, fact: JsonObject) -> None:
        """Settle 下げの取消し (a cancelled going on), the last fact of its deal except for those of `extras`."""
        if fact["seat"] != self.books.continuer:
            raise self.fail(say.only_sager_cancels())
        if self.bound:
            raise self.fail(say.bound_to_go_on(seat=Seat(self.books.continuer)))
        self.cancelled = True

    def nuke(self, fact: JsonObject) -> None:
        """Note 抜け (89 card points after a chaff hand yaku), which must agree with the points."""
        seat = int(fact["seat"])
        if not self.books.shown[seat] & NUKE_YAKU and seat != self.books.mizuten:
            raise self.fail(say.no_escape(seat=Seat(seat)))
        self.nukes |= bit(seat)

    def special(self, fact: JsonObject) -> None:
        """Note a special yaku (総八, 二八 or 素十六), with its points or cards."""
        seat, yaku, count = int(fact["seat"]), from_keys(fact["yaku"]), int(fact["count"])
        books = self.books
        valid = {
            bit(Yaku.SOHACHI): count == PAR and seat == books.order[0],
            bit(Yaku.FUTAHACHI): FUTAHACHI_POINTS <= count <= TOTAL_POINTS,
            bit(Yaku.SUJUROKU): SUJUROKU_CARDS <= count <= MOST_DREGS,
        }
        if not valid.get(yaku, False):
            raise self.fail(say.no_special(yaku=in_words(yaku), number=count, seat=Seat(seat)))
        if self.specials_by[seat] & yaku:
            raise self.fail(say.told_twice(yaku=in_words(yaku)))
        self.specials |= bit(seat)
        self.specials_by[seat] |= yaku
        if yaku == bit(Yaku.SUJUROKU):
            books.dregs[seat] = count
        elif yaku == bit(Yaku.FUTAHACHI):
            self.count_points(seat, count)
        else:
            for other in books.order:
                self.count_points(other, PAR)

    def count_points(self, seat: int, points: int) -> None:
        """Set the card points of a seat, which must agree with earlier facts."""
        books = self.books
        if books.points[seat] not in (0, points) or (self.points_told and books.points[seat] != points):
            raise self.fail(say.points_differ(seat=Seat(seat), found=books.points[seat], points=points))
        books.points[seat] = points

    def points(self, fact: JsonObject) -> None:
        """Settle the card points of all seats."""
        listed = [int(points) for points in fact["points"]]
        idle = [seat for seat in range(self.books.seats) if seat not in self.books.order]
        if len(listed) != self.books.seats:
            raise self.fail(say.points_number(number=len(listed), total=self.books.seats))
        if min(listed) < 0:
            raise self.fail(say.points_below(seat=Seat(listed.index(min(listed))), points=min(listed)))
        if sum(listed) != TOTAL_POINTS:
            raise self.fail(say.points_sum(number=TOTAL_POINTS, total=sum(listed)))
        if any(listed[seat] for seat in idle):
            raise self.fail(say.idle_points(seats=[Seat(other) for other in idle]))
        if self.points_told:
            raise self.fail(say.points_twice())
        for seat, points in enumerate(listed):
            self.count_points(seat, points)
        self.points_told = True

    def void(self) -> None:
        """Void the month (deal), which is dealt again, and return all its payments (SAN 不慮の出来事 (1), (2))."""
        books = self.books
        if self.number != len(self.facts):
            raise self.fail(say.void_last())
        payments: Counter[tuple[int, int, int]] = Counter()
        for row in ledger_rows.rows(self.ledger):
            _, payer, payee, points, reason, yaku, _, _ = row
            if reason == REFUND:
                payments[payee, payer, yaku] -= points
            else:
                payments[payer, payee, yaku] += points
        for (payer, payee, yaku), points in payments.items():
            ledger_rows.pay(books.scores, self.ledger, payee, payer, points, REFUND, yaku, NOBODY, OWN)
        books.month -= 1
        books.carry, books.next_dealer = self.before
        books.mizuten = NOBODY
        books.dealt_in = bit(books.seats) - 1

    def close(self) -> None:
        """Settle the end of the month (deal)."""
        st, books, rules, ledger = self.st, self.books, self.rules, self.ledger
        self.close_auction()
        if self.showing:
            self.close_showing()
        if not escapes_possible(books, rules, self.nukes):
            raise self.fail(say.too_many_escapes())
        if rules.four_three and four_threes(books):
            end_month(st, rules, ledger, FOUR_THREE, settle_four_three(books, rules, ledger))
        elif self.at_choice != NOBODY:
            books.escaped = self.nukes
            settle_stop(books, rules, ledger, self.at_choice)
            end_month(st, rules, ledger, YAKU, self.at_choice)
        elif self.cancelled or (self.bound and books.continuer != NOBODY):
            books.escaped = self.nukes
            settle_cancel(books, rules, ledger)
            end_month(st, rules, ledger, CANCEL, books.continuer)
        elif books.continuer != NOBODY and self.must_cancel:
            raise self.fail(say.ends_after_sage(seat=Seat(books.continuer)))
        else:
            self.play_out()

    def play_out(self) -> None:
        """Settle a month (deal) that was played out; if points count, they or a special yaku must be known."""
        books, rules = self.books, self.rules
        if not self.points_told and not self.specials and not failed_going_on_settles(books, rules):
            raise self.fail(say.no_end())
        if sum(books.points) > TOTAL_POINTS or sum(books.dregs) > MOST_DREGS:
            raise self.fail(say.too_many_cards())
        for place in range(PLACES):
            seat = books.order[place]
            special = 0 if failed_going_on_settles(books, rules) else special_yaku(books, seat)
            if special != self.specials_by[seat]:
                raise self.fail(say.special_differs(seat=Seat(seat)))
        counts = not self.points_told or points_possible(
            books, rules, specials_count=not failed_going_on_settles(books, rules)
        )
        if not counts or (self.specials and not specials_possible(books, rules)):
            raise self.fail(say.no_such_piles())
        self.check_escapes()
        why = why_played_out(books, rules)
        end_month(self.st, rules, self.ledger, why, settle_played_out(books, rules, self.ledger))

    def check_escapes(self) -> None:
        """Find the seats with 89 points or more; facts of nuke (抜け) must agree with them."""
        books, rules = self.books, self.rules
        above = sum(bit(seat) for seat in range(books.seats) if books.points[seat] > PAR)
        books.escaped = above if self.points_told else above | self.nukes
        undone = not failed_going_on_settles(books, rules) and special_winner(books, rules) != NOBODY
        escaping = [seat for seat in range(books.seats) if books.shown[seat] & NUKE_YAKU and not undone]
        due = sum(bit(seat) for seat in escaping if books.escaped & bit(seat))
        unseen = 0 if books.mizuten == NOBODY else bit(books.mizuten) & books.escaped
        if due & ~self.nukes or self.nukes & ~(due | unseen):
            raise self.fail(say.escapes_differ())


def other_cards_shown(cards: CardSet, yaku: YakuSet) -> Message:
    """The message that a squeezed hand with these yaku does not show these cards."""
    if cards == 0:
        return say.cards_missing(yaku=in_words(yaku))
    shown = Cards(letters(cards))
    return say.not_cards_of(cards=shown, yaku=in_words(yaku)) if yaku else say.not_all_cards(cards=shown)
