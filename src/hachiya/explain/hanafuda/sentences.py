"""Sentences for the events of the games with flower cards: who did what, how much was paid, why, by which clause."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from hachiya.explain.hanafuda.sheet_style import style_of
from hachiya.explain.money import signed_sum, unsigned_sum
from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import card, month_name
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import Yaku, from_keys, in_words
from hachiya.words.arguments import Cards, Seat, Sum, YakuKeys
from hachiya.words.message import Message, Sentence, Telling
from hachiya.words.names import name
from hachiya.words.say import hanafuda as say

Event = Mapping[str, Any]
Says = TypeVar("Says", bound=Callable[..., Message])


class _OfMoney(Protocol):
    def __call__(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum) -> Message: ...


class _OfYaku(Protocol):
    def __call__(self, *, payer: Seat | Message, payee: Seat | Message, money: Sum, yaku: YakuKeys) -> Message: ...


class _OfShare(Protocol):
    def __call__(self, *, other: Seat, payer: Seat | Message) -> Message: ...


SILENT = {"stock"}
"""Events without sentences: nobody at the table sees them."""

_WITH_YAKU: Mapping[str, _OfYaku] = {
    "hand_yaku": say.hand_yaku,
    "captured_yaku": say.captured_yaku,
    "sage_half": say.sage_half,
    "sage_return": say.sage_return,
    "tobikomi": say.tobikomi,
    "nuke": say.nuke,
    "special": say.special,
    "exempt": say.exempt,
}
_WITHOUT: Mapping[str, _OfMoney] = {
    "squeeze": say.squeeze,
    "mizuten": say.mizuten,
    "card_points": say.card_points,
    "gimmi": say.gimmi,
}
"""The message for a payment by its reason."""
_LIABLE: Mapping[str, _OfShare] = {"hatto": say.liable_hatto, "sage": say.liable_sage}


class HanafudaNarrator:
    """Turns the events of a match with flower cards into sentences; each event can be understood alone."""

    def __init__(self, game: Game) -> None:
        self.room = game.room
        self.unit = hanafuda(game).unit
        style = style_of(game, game.complete_options({}))
        self.wording = style.wording
        stone: _OfMoney = say.stone if style.next_dealer_owes else say.stone_of_winner
        self.without: Mapping[str, _OfMoney] = {**_WITHOUT, "stone": stone}
        self.methods: Mapping[str, Callable[[Event], Sequence[Message]]] = {
            "match": self.match,
            "draw_seats": self.draw_seats,
            "deal": self.opening,
            "tally": self.opening,
            "redeal": lambda _: [say.redeal()],
            "mizuten": self.mizuten,
            "white_card": self.white_card,
            "bid": self.bid,
            "squeezed": self.squeezed,
            "shima": self.shima,
            "show": self.show,
            "play": self.play,
            "turn": self.turn,
            "stop": self.stop,
            "sage": self.go_on,
            "cancel": self.cancel,
            "deal_end": self.deal_end,
            "match_end": self.match_end,
        }

    def tell(self, event: Event) -> Telling:
        """The sentences for an event; none for an event that nobody at the table sees."""
        if event["e"] in SILENT:
            return ()
        if event["e"] == "pay":
            return self.pay(event)
        return tuple(map(Sentence, self.methods[event["e"]](event)))

    def copy(self) -> "HanafudaNarrator":
        """The narrator itself, since it remembers nothing of earlier events."""
        return self

    def own(self, *wordings: Says) -> Says:
        """The wording for this game, of the two for hachi-hachi and for hachiju."""
        return wordings[self.wording]

    # ---------------------------------------------------------------- payments

    def pay(self, event: Event) -> Telling:
        """A payment: payer, payee, sum and reason, the seat whose share it is, and the clause."""
        messages = [self.payment(event), *self.share(event)]
        *before, last = messages
        return (*map(Sentence, before), Sentence(last, event["clause"]))

    def payment(self, event: Event) -> Message:
        """The payment without its share."""
        payer, payee, money = (
            self.account(event["from"]),
            self.account(event["to"]),
            unsigned_sum(event["points"], self.unit),
        )
        reason, yaku = event["reason"], _yaku(event["yaku"])
        if event["from"] == "board":
            return say.from_board(payer=payer, payee=payee, money=money)
        if event["from"] == "bank":
            return say.from_bank(payee=payee, money=money)
        if reason == "fold":
            return self.own(say.fold, say.fold_hachiju)(payer=payer, money=money)
        if reason == "pot":
            return self.own(say.pot, say.pot_hachiju)(payee=payee, money=money)
        if reason == "refund" and not event["yaku"]:
            return say.refund_all(payer=payer, payee=payee, money=money)
        if reason == "refund":
            return say.refund(payer=payer, payee=payee, money=money, yaku=yaku)
        if reason in self.without:
            return self.without[reason](payer=payer, payee=payee, money=money)
        return _WITH_YAKU[reason](payer=payer, payee=payee, money=money, yaku=yaku)

    def share(self, event: Event) -> list[Message]:
        """The seat whose share a payment is, or the part of the squeeze's compensation that it is."""
        if "liable" in event:
            return [_LIABLE[event["liable"]](other=Seat(event["for"]), payer=self.account(event["from"]))]
        if event["reason"] != "squeeze":
            return []
        keys = event["yaku"]
        if not keys:
            return [say.squeezed_for_cards()]
        for_hand = Yaku[keys[0].upper()] < Yaku.GOKO
        return [(say.squeezed_for_hand if for_hand else say.squeezed_for_captured)(yaku=_yaku(keys))]

    def account(self, account: int | str) -> Seat | Message:
        """A seat, or an account that is not a seat (pot, board, bank)."""
        return name("account", account, self.room) if isinstance(account, str) else Seat(account)

    def signed_sum(self, points: int) -> Sum:
        """A balance as a sum with its sign."""
        return signed_sum(points, self.unit)

    # ---------------------------------------------------------------- the match

    def match(self, event: Event) -> list[Message]:
        """The players and their game."""
        return [say.match(people=_seats(range(len(event["names"]))), game=name("game", event["game"]))]

    def draw_seats(self, event: Event) -> list[Message]:
        """The first dealer."""
        return [self.own(say.draw_seats, say.draw_seats_hachiju)(person=Seat(event["dealer"]))]

    def match_end(self, event: Event) -> list[Message]:
        """The final result and the winners."""
        results = [
            say.result_of(person=Seat(seat), money=self.signed_sum(points))
            for seat, points in enumerate(event["result"])
        ]
        winners = _seats(event["winners"])
        won = say.no_winner()
        if winners:
            won = say.winner(people=winners) if len(winners) == 1 else say.winners(people=winners)
        return [say.result(results=results), won]

    # ---------------------------------------------------------------- months and deals

    def opening(self, event: Event) -> list[Message]:
        """The opening of a deal or tally: month, dealer, field, the kinds carried on, and whether a tally is void."""
        messages = [self.own(say.month_opens, say.deal_opens_hachiju)(n=event["n"], person=Seat(event["dealer"]))]
        if "kind" in event:
            messages.append(say.field_is(kind=name("kind", event["kind"])))
        if any(fact["what"] == "void" for fact in event.get("facts", ())):
            return [*messages, self.own(say.void_month, say.void_deal_hachiju)()]
        kinds = [name("kind", kind) for kind in event.get("carry", ())]
        if len(kinds) > 1:
            messages.append(say.carried_on(kinds=kinds))
        elif kinds:
            messages.append(say.carried(kind=kinds[0]))
        return messages

    def shima(self, event: Event) -> list[Message]:
        """The sentence that all four cards of a suit (month) lie on the field (シマ)."""
        return [say.shima(month=month_name(card(event["cards"][0]) // 4), person=Seat(event["seat"]))]

    def deal_end(self, event: Event) -> list[Message]:
        """The reason why a deal ended, and the next dealer."""
        if event["winner"] is None:
            return [say.two_four_threes()]
        reasons = {
            "yaku": self.own(say.ended_by_yaku, say.ended_by_yaku_hachiju),
            "cancel": say.ended_by_cancel,
            "played_out": self.own(say.played_out, say.played_out_hachiju),
            "special": say.ended_by_special,
            "four_three": say.ended_by_four_three,
            "alone": self.own(say.ended_alone, say.ended_alone_hachiju),
        }
        messages = [reasons[event["why"]](person=Seat(event["winner"]))]
        if event["next_dealer"] is not None:
            messages.append(self.own(say.next_dealer, say.next_dealer_hachiju)(person=Seat(event["next_dealer"])))
        return messages

    # ---------------------------------------------------------------- the auction

    def mizuten(self, event: Event) -> list[Message]:
        """The sentence that the dealer comes in unseen (見ず転); none if the dealer does not."""
        return [say.mizuten_said(person=Seat(event["seat"]))] if event["yes"] else []

    def white_card(self, event: Event) -> list[Message]:
        """The seat that sits the deal out."""
        return [say.white_card(person=Seat(event["seat"]))]

    def bid(self, event: Event) -> list[Message]:
        """A bid: in, out or double."""
        person = Seat(event["seat"])
        bids = {
            "in": say.bid_in,
            "out": self.own(say.bid_out, say.bid_out_hachiju),
            "double": say.bid_double,
        }
        return [bids[event["bid"]](person=person), *([say.no_choice()] if event.get("forced") else [])]

    def squeezed(self, event: Event) -> list[Message]:
        """A seat that is put out, with the yaku and cards of its hand where it is paid for them."""
        messages = [self.own(say.squeezed, say.squeezed_hachiju)(person=Seat(event["seat"]))]
        if event.get("yaku"):
            messages.append(say.squeezed_holds(yaku=_yaku(event["yaku"])))
        if event.get("cards"):
            messages.append(say.squeezed_shows(cards=Cards(event["cards"])))
        return messages

    # ---------------------------------------------------------------- play

    def show(self, event: Event) -> list[Message]:
        """A hand yaku with the cards that are shown for it."""
        person, yaku = Seat(event["seat"]), _yaku(event["yaku"])
        if not event["yaku"]:
            return [say.shows_nothing(person=person)]
        if not event["cards"]:
            return [say.shows_closed(person=person, yaku=yaku)]
        return [say.shows(person=person, yaku=yaku, cards=Cards(event["cards"]))]

    def play(self, event: Event) -> list[Message]:
        """A hand card and the cards that it takes."""
        person, played = Seat(event["seat"]), Cards(event["card"])
        if event["takes"]:
            return [say.play_takes(person=person, card=played, takes=Cards(event["takes"]))]
        return [say.play_lays(person=person, card=played)]

    def turn(self, event: Event) -> list[Message]:
        """A stock card and the cards that it takes."""
        person, turned = Seat(event["seat"]), Cards(event["card"])
        if event["takes"]:
            return [say.turn_takes(person=person, card=turned, takes=Cards(event["takes"]))]
        return [say.turn_lays(person=person, card=turned)]

    def stop(self, event: Event) -> list[Message]:
        """The sentence that a seat stops (あがり)."""
        forced = [self.own(say.stop_forced, say.stop_forced_hachiju)()] if event.get("forced") else []
        return [say.stop(person=Seat(event["seat"]), yaku=_yaku(event["yaku"])), *forced]

    def go_on(self, event: Event) -> list[Message]:
        """The sentence that a seat goes on (下げ)."""
        forced = [say.no_choice()] if event.get("forced") else []
        return [say.sage(person=Seat(event["seat"]), yaku=_yaku(event["yaku"])), *forced]

    def cancel(self, event: Event) -> list[Message]:
        """The sentence that a seat cancels its going on (下げの取消し)."""
        forced = [say.cancel_forced()] if event.get("forced") else []
        return [say.cancel(person=Seat(event["seat"]), yaku=_yaku(event["yaku"])), *forced]


def _seats(seats: Sequence[int]) -> list[Seat]:
    return [*map(Seat, seats)]


def _yaku(keys: Sequence[str]) -> YakuKeys:
    return in_words(from_keys([*keys]))
