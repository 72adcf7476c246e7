"""Matches with a score keeper, who notes of each deal what people say: the facts of a `tally`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self, cast

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import NOBODY
from hachiya.games.game import Game
from hachiya.games.hachihachi.hand_yaku import NUKE_YAKU
from hachiya.games.hachihachi.settlement import failed_going_on_settles
from hachiya.games.hachihachi.special import FUTAHACHI, SOHACHI, SUJUROKU, special_yaku
from hachiya.games.hanafuda.cards import BRIGHTS, CARDS, CHAFF, RIBBONS, card_points, letters, mask
from hachiya.games.hanafuda.yaku import Yaku, keys
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.records.hanafuda.recorder import HanafudaRecorder
from hachiya.records.hanafuda.replay import HanafudaReplay
from tests.playing import Menu, choice, rng

Fact = dict[str, Any]
Event = Mapping[str, Any]
NANATAN = bit(Yaku.NANATAN)


@dataclass
class Notes:
    """One deal: its parts in the order of a tally, and the scores after it."""

    dealer: int = NOBODY
    lights: str = ""
    white: int | None = None
    auction: list[Fact] = field(default_factory=list)
    forced: int = 0
    """The number of last bids that follow from those before."""
    hands: list[Fact] = field(default_factory=list)
    turns: list[Fact] = field(default_factory=list)
    excuses: list[Event] = field(default_factory=list)
    """Payments to offenders who prove an exemption at the end."""
    end: list[Fact] = field(default_factory=list)
    piles: list[str] = field(default_factory=list)
    """By seat the cards of its pile, where they were counted."""
    points: Fact | None = None
    points_decide: bool = False
    standing: tuple[Any, ...] = ()

    def facts(self, random: Random) -> list[Fact]:
        """The deal as a table may tell it: facts that follow from others may be missing, and some order is free."""
        auction = [*self.auction]
        if self.forced and random.random() < 0.5:
            auction = auction[: -self.forced]
        while auction and auction[-1]["what"] == "squeezed" and not auction[-1].get("cards") and random.random() < 0.5:
            auction.pop()
        end = [*self.end]
        if self.points and (self.points_decide or random.random() < 0.5):
            end.append(self.points)
        random.shuffle(end)
        return [*auction, *random.sample(self.hands, len(self.hands)), *self.turns, *end]


def standing(table: Table) -> tuple[Any, ...]:
    """The scores and the next dealer between two deals."""
    books = table.state.books
    result = (list(books.result), books.winners) if table.over else ()
    return books.month, list(books.scores), books.next_dealer, getattr(books, "carry", 0), *result


class KeeperTable(Table):
    """A table of a game with flower cards, and the notes of its deals."""

    def __init__(self, game: Game, options: Mapping[str, str | int], seats: int, seed: int = 0) -> None:
        super().__init__(game, options, seats=seats, seed=seed)
        self.deals: list[Notes] = []
        self._notes = Notes()
        self._recorder = HanafudaRecorder(self, [""] * seats)

    def copy(self) -> Table:
        """Another table in the same position, without a score keeper."""
        other = Table.copy(self)
        other.__class__ = Table
        return other

    def draw_white(self, seat: int) -> list[list[int]]:
        """Draw the white card, and note its seat."""
        self._notes.white = seat
        return super().draw_white(seat)

    def deal(
        self, deck: Sequence[int] | None = None, second: Sequence[int] | None = None, *, white: int | None = None
    ) -> list[list[int]]:
        """Deal, and note what follows."""
        rows = super().deal(deck, second, white=white)
        self._note(rows, None)
        return rows

    def act(self, seat: int, action: int) -> list[list[int]]:
        """Take an action, and note what follows."""
        before = Piles.of(self)
        rows = super().act(seat, action)
        self._note(rows, before)
        return rows

    def _note(self, rows: list[list[int]], before: "Piles | None") -> None:
        """Note the result of a call; `before` is what piles had made then, None where no card was played."""
        notes = self._notes
        for event in cast(list[Any], self._recorder.events(rows)):
            kind = event["e"]
            if before and kind in ("stop", "cancel", "deal_end"):
                notes.turns += before.facts(self)
                before = None
            if kind == "deal":
                notes.dealer, notes.lights = event["dealer"], letters(mask(event["field"]) & BRIGHTS)
            elif kind == "mizuten" and event["yes"]:
                notes.auction.append({"what": "mizuten", "seat": event["seat"]})
            elif kind == "white_card":
                notes.white = event["seat"]
            elif kind == "bid":
                notes.auction.append({"what": "bid", "seat": event["seat"], "bid": event["bid"]})
                notes.forced = notes.forced + 1 if event["forced"] else 0
            elif kind == "squeezed":
                shown = {key: value for key, value in event.items() if key in ("yaku", "cards")}
                notes.auction.append({"what": "squeezed", "seat": event["seat"], **shown})
                notes.forced = 0
            elif kind == "show" and event["yaku"]:
                notes.hands.append({"what": "hand", "seat": event["seat"], "yaku": [*event["yaku"]]})
            elif kind in ("sage", "cancel"):
                notes.turns.append({"what": kind, "seat": event["seat"]})
            elif kind == "pay" and event["reason"] == "exempt":
                notes.excuses.append(event)
            elif kind == "deal_end":
                self._end(event)
        if before and self._notes is notes:
            notes.turns += before.facts(self)

    def _end(self, event: Event) -> None:
        notes = self._notes
        for pay in notes.excuses:
            excuse(notes.turns, pay)
        if self.game.name == "hachiju":
            self._end_deal(event)
        else:
            self._end_month(event["why"], event["captured"])
        notes.standing = standing(self)
        self.deals.append(notes)
        self._notes = Notes()

    def _end_deal(self, event: Event) -> None:
        """The last facts of a deal of hachiju, where chaff counts nothing."""
        if event["why"] == "played_out":
            piles = [card_points(mask(pile) & ~CHAFF) for pile in event["captured"]]
            self._notes.piles = event["captured"]
            self._notes.points = {"what": "points", "points": piles}
            self._notes.points_decide = not self.state.books.continuers

    def _end_month(self, why: str, piles: list[str]) -> None:
        """The last facts of a month of hachi-hachi."""
        notes, books, rules = self._notes, self.state.books, self.rules
        played_out = why in ("played_out", "special")
        if not played_out and not (rules.extras_on_yaku_end and why in ("yaku", "cancel")):
            return
        for seat in books.order:
            escapes = books.shown[seat] & NUKE_YAKU and why != "special"
            unseen = {"what": "mizuten", "seat": seat} in notes.auction
            if books.escaped & bit(seat) and (escapes or unseen):
                notes.end.append({"what": "nuke", "seat": seat})
            yaku = special_yaku(books, seat) if played_out and not failed_going_on_settles(books, rules) else 0
            for special, count in (SOHACHI, 88), (FUTAHACHI, books.points[seat]), (SUJUROKU, books.dregs[seat]):
                if yaku & special:
                    notes.end.append({"what": "special", "seat": seat, "yaku": keys(special), "count": count})
        if played_out:
            notes.piles = piles
            notes.points = {"what": "points", "points": list(books.points[: self.seats])}
            notes.points_decide = why == "played_out" and not failed_going_on_settles(books, rules)


@dataclass(frozen=True)
class Piles:
    """The yaku that piles have made at a moment."""

    made: Sequence[int]
    surplus: Sequence[int]
    dived: Sequence[int]
    standing_offender: int

    @classmethod
    def of(cls, table: Table) -> Self:
        """The yaku that piles have made now."""
        books = table.state.books
        nothing = [0] * len(books.made)
        surplus, dived = getattr(books, "surplus", nothing), getattr(books, "dived", nothing)
        return cls([*books.made], [*surplus], [*dived], getattr(books, "standing", NOBODY))

    def facts(self, table: Table) -> list[Fact]:
        """The months that have dived since then, the yaku that were completed, and the seats that fed them."""
        books, after = table.state.books, Piles.of(table)
        facts: list[Fact] = []
        for seat in range(table.seats):
            for first in members(after.dived[seat] & ~self.dived[seat]):
                fed_by = seat_or_none(books.dive_offender[first >> 2])
                facts.append({"what": "tobikomi", "seat": seat, "month": (first >> 2) + 1, "fed_by": fed_by})
        for seat in range(table.seats):
            added = after.made[seat] & ~self.made[seat]
            if after.surplus[seat] > self.surplus[seat]:
                added |= NANATAN
            by_feeder = {NOBODY: added}
            for other in books.order:
                if other not in (NOBODY, self.standing_offender) and hasattr(books, "hatto_borne"):
                    by_feeder[other] = books.hatto_borne[other] & added
                    by_feeder[NOBODY] &= ~by_feeder[other]
            for feeder, yaku in by_feeder.items():
                if yaku:
                    extra = after.surplus[seat] if yaku & NANATAN else 0
                    fact = {"what": "captured", "seat": seat, "yaku": keys(yaku), "extra": extra}
                    facts.append({**fact, "fed_by": seat_or_none(feeder)})
        return facts


def seat_or_none(seat: int) -> int | None:
    """A seat as it is written in facts."""
    return None if seat == NOBODY else seat


def excuse(turns: Sequence[Fact], pay: Event) -> None:
    """Note that a seat that is paid so is exempt."""
    for fact in turns:
        if fact["what"] == "tobikomi" and fact["fed_by"] == pay["to"] and fact["seat"] != pay["from"]:
            fact["fed_by"] = None
            return
    raise AssertionError(f"nobody is excused by {pay}")


# ------------------------------------------------------------------------------------- matches


def random_match(value: int, menu: Menu) -> KeeperTable:
    """A match with the table's own decks and random choices."""
    table = KeeperTable(find(menu.game), menu.options, menu.seats, value)
    lanes = rng(value)
    while not table.over:
        if table.awaits_deal:
            table.deal()
        else:
            for seat, action in choice(table, lanes):
                table.act(seat, action)
    return table


def rich_match(value: int, menu: Menu) -> KeeperTable:
    """A match with random choices, and decks in which similar cards are together: hands full of yaku."""
    table = KeeperTable(find(menu.game), menu.options, menu.seats)
    random, lanes = Random(value), rng(value)
    while not table.over:
        if table.awaits_deal:
            drawing = [*members(table.game.lots(table.state))]
            deck, second = rich_deck(random), random.sample(range(CARDS), CARDS)
            table.deal(deck, second, white=random.choice(drawing) if drawing else None)
        else:
            for seat, action in choice(table, lanes):
                table.act(seat, action)
    return table


def rich_deck(random: Random) -> list[int]:
    """A deck sorted by months or by kinds of cards, more or less, and cut."""
    months = random.sample(range(12), 12)
    by_month = random.random() < 0.5
    spread = random.choice((2, 4, 8, 16))

    def place(card: int) -> float:
        kind = 2 * bool(bit(card) & CHAFF) + bool(bit(card) & RIBBONS)
        return (4 * months[card >> 2] if by_month else 12 * kind) + spread * random.random()

    deck = sorted(range(CARDS), key=place)
    cut = random.randrange(CARDS)
    return deck[cut:] + deck[:cut]


def match_of(events: Sequence[Event]) -> KeeperTable:
    """A match from its record."""
    match = events[0]
    table = KeeperTable(find(match["game"]), match["options"], match["seats"])
    replay = HanafudaReplay(table, match["names"], False)
    replay.begin(match)
    for line, event in enumerate(events[1:], 2):
        replay.feed(line, event)
    assert replay.complete
    return table
