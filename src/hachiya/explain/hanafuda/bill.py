"""The bill of a month or deal: every payment with its reason and clause, why it ended, and the balances after it.

Everything on it comes from the events of one match. No rule is decided here.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypeVar

from hachiya.explain.hanafuda.sheet_style import style_of
from hachiya.explain.money import balance_without_plus, signed_sum, unsigned_sum
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import from_keys, in_words
from hachiya.games.registry import find
from hachiya.words.arguments import Seat, Sum, YakuKeys
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import bill as say
from hachiya.words.shape import OPTIONAL, shape

Event: TypeAlias = Mapping[str, Any]
Kind = Literal["small", "large", "grand"]
Liable = Literal["hatto", "sage"]
Says = TypeVar("Says", bound=Callable[..., Message])

_GROUPS = {
    "fold": "auction",
    "squeeze": "auction",
    "hand_yaku": "hand",
    "captured_yaku": "captured",
    "sage_half": "captured",
    "sage_return": "captured",
    "tobikomi": "captured",
}
"""The group of a payment by its reason; all other reasons belong to the group `end`."""
_ORDER = ("auction", "hand", "captured", "end")
_PLAIN: Mapping[str, Callable[[], Message]] = {
    "tobikomi": say.reason_tobikomi,
    "nuke": say.reason_nuke,
    "mizuten": say.reason_mizuten,
    "stone": say.reason_stone,
    "gimmi": say.reason_gimmi,
}
_OF_YAKU: Mapping[str, Callable[..., Message]] = {
    "squeeze": say.reason_squeeze,
    "sage_half": say.reason_sage_half,
    "sage_return": say.reason_sage_return,
    "refund": say.reason_refund,
    "exempt": say.reason_exempt,
}
_EXPLAINED: Mapping[str, Callable[..., Message]] = {
    "hand_yaku": say.reason_hand_yaku,
    "captured_yaku": say.reason_captured_yaku,
    "special": say.reason_special,
}
"""The message for a payment by its reason."""
_WITHOUT_YAKU: Mapping[str, Callable[[], Message]] = {
    "squeeze": say.reason_squeeze_cards,
    "refund": say.reason_refund_all,
}
"""The messages for payments that may concern no yaku."""
_LIABLE: Mapping[str, Callable[..., Message]] = {"hatto": say.liable_hatto, "sage": say.liable_sage}


@shape("PaymentJson")
@dataclass(frozen=True)
class Payment:
    """A payment with payer, payee, sum and reason; `share` names the seat whose share a `liable` payer pays."""

    payer: Seat | Message
    payee: Seat | Message
    money: Sum
    reason: Message
    clause: str
    share: Message | None = field(default=None, metadata=OPTIONAL)
    liable: Liable | None = field(default=None, metadata=OPTIONAL)
    """The reason why the payer is liable for another seat."""


@shape("GroupJson")
@dataclass(frozen=True)
class Group:
    """Payments of one kind under a title."""

    title: Message
    payments: list[Payment]


@shape("StandingJson")
@dataclass(frozen=True)
class Standing:
    """The gain of a seat in a month (deal), in points and as a sum, and the seat's balance after it."""

    points: int
    won: Sum
    total: Sum


@shape("BillJson")
@dataclass(frozen=True)
class Bill:
    """The bill of a finished month (deal); `settlement` has the payments after the last, `standing` is by seat."""

    n: int
    rate: int
    """The factor by which doubling multiplies every payment except fees."""
    title: Message
    made: list[str]
    """The yaku that ended the month."""
    captured: str
    """The cards that the winner captured."""
    groups: list[Group]
    standing: list[Standing]
    last: bool
    """Whether the month is the last of its match."""
    void: bool
    """Whether nobody has won, so that the year is void."""
    settlement: list[Payment]
    kind: Kind | None = field(default=None, metadata=OPTIONAL)
    """The kind of the field, in games whose fields have kinds."""


@shape("ShareJson")
@dataclass(frozen=True)
class Share:
    """The points that a seat has paid; `liable` is the reason why it paid the share of another seat too."""

    seat: int
    points: int
    liable: Liable | None = field(default=None, metadata=OPTIONAL)


@shape("SoFarJson")
@dataclass(frozen=True)
class GainsSoFar:
    """The points won by each seat in the latest deal (month) so far, and the payments for captured yaku by seat."""

    n: int
    won: list[Sum]
    collected: list[list[Share]]
    """A share for each payer; empty when the month is over."""


@dataclass
class MonthPayments:
    """The events of a month (deal) that concern payments."""

    deal: Event
    pays: list[Event] = field(default_factory=list)
    shown: list[Event] = field(default_factory=list)
    """The hand yaku that seats have shown."""
    rate: int = 1
    end: Event | None = None
    settlement: list[Event] = field(default_factory=list)


def bill(events: Iterable[Event]) -> Bill | None:
    """The bill of the last finished month (deal) in these events; None before the first is finished."""
    match = [*events]
    finished = [month for month in payments_by_month(match) if month.end is not None]
    return _Writer(match).bill(finished[-1]) if finished else None


def gains_so_far(events: Iterable[Event]) -> GainsSoFar | None:
    """The points won by each seat in the latest deal (month), finished or not; None while no deal has begun."""
    match = [*events]
    months = payments_by_month(match)
    return _Writer(match).gains_so_far(months[-1]) if months else None


def payments_of(match: Event, pays: Sequence[Event]) -> list[Group]:
    """The groups of these payments, which belong to one deal (month) of a match with this head."""
    return _Writer([match]).groups(pays)


def payments_by_month(events: Iterable[Event]) -> list[MonthPayments]:
    """The payments of a match by month (deal)."""
    months: list[MonthPayments] = []
    for event in events:
        what = event["e"]
        if what in ("deal", "tally"):
            months.append(MonthPayments(event))
        elif months and months[-1].end is not None:
            if what == "pay":
                months[-1].settlement.append(event)
        elif what == "pay":
            months[-1].pays.append(event)
        elif what == "show":
            months[-1].shown.append(event)
        elif what == "bid" and event["bid"] == "double":
            months[-1].rate *= 2
        elif what == "deal_end":
            months[-1].end = event
    return months


class _Writer:
    """Writes the bills of one match."""

    def __init__(self, events: Iterable[Event]) -> None:
        match = next(event for event in events if event["e"] == "match")
        game = find(match["game"])
        self.seats = len(match["names"])
        self.wording = style_of(game, game.complete_options(match["options"])).wording
        self.unit = hanafuda(game).unit

    def own(self, *wordings: Says) -> Says:
        """The wording for this game, of the two for hachi-hachi and for hachiju."""
        return wordings[self.wording]

    def bill(self, month: MonthPayments) -> Bill:
        """The bill of a finished month."""
        end = month.end
        assert end is not None
        winner, captured = end["winner"], end.get("captured")
        return Bill(
            month.deal["n"],
            month.rate,
            self.title(month, end),
            _ending_yaku(month, end),
            captured[winner] if captured and winner is not None else "",
            self.groups(month.pays),
            [
                Standing(won, signed_sum(won, self.unit), balance_without_plus(total, self.unit))
                for won, total in zip(gains(month.pays, self.seats), end["scores"], strict=True)
            ],
            end["next_dealer"] is None,
            winner is None,
            [*map(self.payment, month.settlement)],
            month.deal.get("kind"),
        )

    def gains_so_far(self, month: MonthPayments) -> GainsSoFar:
        """The points won by each seat in a deal (month), and the seats that have paid for captured yaku."""
        collected = [_collected(month.pays, seat) if month.end is None else [] for seat in range(self.seats)]
        return GainsSoFar(
            month.deal["n"], [signed_sum(won, self.unit) for won in gains(month.pays, self.seats)], collected
        )

    def title(self, month: MonthPayments, end: Event) -> Message:
        """The winner of a month and the reason of the win."""
        if end["winner"] is None:
            return say.title_void()
        who, yaku = Seat(end["winner"]), _yaku(_ending_yaku(month, end))
        if _flow_payment(month, end):
            return self.own(say.title_flow, say.title_flow_hachiju)(who=who, yaku=yaku)
        if end["why"] == "special":
            return say.title_special(who=Seat(_special(month, end)), yaku=yaku)
        if end["why"] in ("yaku", "cancel"):
            return (say.title_yaku if end["why"] == "yaku" else say.title_cancel)(who=who, yaku=yaku)
        titles = {
            "played_out": say.title_played_out,
            "four_three": say.title_four_three,
            "alone": say.title_alone,
        }
        return titles[end["why"]](who=who)

    def groups(self, pays: Sequence[Event]) -> list[Group]:
        """The payments by group, without empty groups."""
        titles = {
            "auction": say.group_auction,
            "hand": say.group_hand,
            "captured": say.group_captured,
            "end": self.own(say.group_end, say.group_end_hachiju),
        }
        payments: dict[str, list[Payment]] = defaultdict(list)
        for pay in pays:
            payments[_GROUPS.get(pay["reason"], "end")].append(self.payment(pay))
        return [Group(titles[group](), payments[group]) for group in _ORDER if payments[group]]

    def payment(self, pay: Event) -> Payment:
        """A payment as it stands on the bill."""
        share = _LIABLE[pay["liable"]](other=Seat(pay["for"])) if "liable" in pay else None
        money = unsigned_sum(pay["points"], self.unit)
        payer, payee = self.account(pay["from"]), self.account(pay["to"])
        return Payment(payer, payee, money, self.reason(pay), pay["clause"], share, pay.get("liable"))

    def account(self, account: int | str) -> Seat | Message:
        """A seat, or an account that is not a seat (pot, board, bank)."""
        if not isinstance(account, str):
            return Seat(account)
        accounts = {
            "pot": self.own(say.account_pot, say.account_pot_hachiju),
            "board": say.account_board,
            "bank": say.account_bank,
        }
        return accounts[account]()

    def reason(self, pay: Event) -> Message:
        """The message that gives the reason of a payment."""
        reason, keys = pay["reason"], pay["yaku"]
        if pay["from"] == "board":
            return say.reason_board()
        if pay["from"] == "bank":
            return say.reason_bank()
        own = {
            "fold": self.own(say.reason_fold, say.reason_fold_hachiju),
            "card_points": self.own(say.reason_card_points, say.reason_card_points_hachiju),
            "pot": self.own(say.reason_pot, say.reason_pot_hachiju),
            **_PLAIN,
            **({} if keys else _WITHOUT_YAKU),
        }
        if reason in own:
            return own[reason]()
        if reason in _OF_YAKU:
            return _OF_YAKU[reason](yaku=_yaku(keys))
        about = [name("yaku", key, part="meaning") for key in keys]
        return _EXPLAINED[reason](yaku=_yaku(keys), about=about)


def gains(pays: Iterable[Event], seats: int) -> list[int]:
    """The points that each seat has won or lost by these payments, month stones included."""
    balances = [0] * seats
    for pay in pays:
        for account, sign in ((pay["from"], -1), (pay["to"], 1)):
            if not isinstance(account, str):
                balances[account] += sign * pay["points"]
    return balances


def _collected(pays: Iterable[Event], seat: int) -> list[Share]:
    """The shares that the other seats have paid to `seat` for captured yaku."""
    shares: dict[int, Share] = {}
    for pay in pays:
        if pay["reason"] == "captured_yaku" and pay["to"] == seat and not isinstance(pay["from"], str):
            before = shares.get(pay["from"], Share(pay["from"], 0))
            liable = pay.get("liable", before.liable)
            shares[pay["from"]] = Share(pay["from"], before.points + pay["points"], liable)
    return [*shares.values()]


def _flow_payment(month: MonthPayments, end: Event) -> Event | None:
    """The payment for what was gone on with, where the month was played out: nothing came of it."""
    if end["why"] != "played_out":
        return None
    halves = (pay for pay in month.pays if pay["reason"] in ("sage_half", "sage_return"))
    return next((pay for pay in halves if pay["reason"] == "sage_return" or pay["to"] == end["winner"]), None)


def _special(month: MonthPayments, end: Event) -> int:
    """Who made the special yaku; the winner of the month may be one who has gone on in vain."""
    makers = (pay["to"] for pay in month.pays if pay["reason"] == "special")
    maker: int = next(makers, end["winner"])
    return maker


def _ending_yaku(month: MonthPayments, end: Event) -> list[str]:
    """The keys of the yaku that ended the month."""
    payment = _flow_payment(month, end)
    if payment:
        return [*payment["yaku"]]
    reason = {"special": "special", "cancel": "sage_half"}.get(end["why"], "captured_yaku")
    winner = _special(month, end) if end["why"] == "special" else end["winner"]
    paid = (pay["yaku"] for pay in month.pays if pay["reason"] == reason and pay["to"] == winner)
    return [*dict.fromkeys(key for yaku in paid for key in yaku)]


def _yaku(keys: Sequence[str]) -> YakuKeys:
    return in_words(from_keys([*keys]))
