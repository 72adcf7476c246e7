"""Sentences for the events of bashifen: what was shown, played and won, and by which clause.

A record has one event for leads, follows, discards and ruffs, so the narrator follows a match from its start.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from hachiya.engine.ledger import NOBODY
from hachiya.explain.bashifen.cards import cards_in_words, level_message, rank_name
from hachiya.explain.bashifen.deals import pair_arguments
from hachiya.explain.bashifen.so_far import DealSoFar, trump_rank_of
from hachiya.games.bashifen.cards import LITTLE_JOKER, RANKS_A_SUIT, SUITS, UNKNOWN, kind_of, masks, points
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.game import rules_of
from hachiya.games.bashifen.scoring import TO_WIN, levels_won
from hachiya.games.bashifen.state import SEATS
from hachiya.games.bashifen.trumps import suit_of, trump_kinds
from hachiya.games.game import Game
from hachiya.words.arguments import Pack, Seat
from hachiya.words.message import Message, Sentence, Telling
from hachiya.words.names import name
from hachiya.words.say import bashifen as say

Event = Mapping[str, Any]

RULES = "BAS B2"
REBELLION, JOKERS = "BAS C-93", "BAS C-94"
NOBODY_DECLARED, NO_LEVEL_CARD = "BAS C-95", "BAS C-164"
WRONG_LEAD, ROTATION, WINNING = "BAS C-90", "BAS C-97", "BAS C-82"


class _Plays(Protocol):
    def __call__(self, *, person: Seat, cards: Pack | Message) -> Message: ...


class _Opens(Protocol):
    def __call__(
        self, *, n: int, pair: Sequence[Seat], rank: str, other: Sequence[Seat], stage: Message, person: Seat
    ) -> Message: ...


_WON = {"past_ace": say.won_past_ace, "ace": say.won_on_ace}
"""The message for a win, by the value of the option `win`."""


class BashifenNarrator:
    """Turns the events of one match of bashifen into sentences."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options = game.complete_options({})
        self.deal = DealSoFar()
        self.methods: Mapping[str, Callable[[Event], Telling]] = {
            "match": self.match,
            "draw_seats": self.draw_seats,
            "deal": self.opening,
            "declare": self.declare,
            "trumps": self.trumps,
            "bury": self.bury,
            "play": self.play,
            "trick": self.trick,
            "failed_lead": self.failed_lead,
            "deal_end": self.deal_end,
            "match_end": self.match_end,
            "tally": self.tally,
        }

    def tell(self, event: Event) -> Telling:
        """The sentences for the next event."""
        return self.methods[event["e"]](event)

    def copy(self) -> "BashifenNarrator":
        """A second narrator at the same event."""
        other = BashifenNarrator(self.game)
        other.options, other.deal = self.options, replace(self.deal)
        return other

    def rank(self) -> str:
        """The rank of the level cards."""
        return rank_name(self.deal.trump_rank)

    def cards_in_order(self, cards: Sequence[str]) -> Pack | Message:
        """The cards from the strongest down."""
        return cards_in_words(cards, self.deal.trump_rank, self.deal.trump_suit)

    # ---------------------------------------------------------------- before play

    def match(self, event: Event) -> Telling:
        """The sentence with the partners of the match."""
        self.options = self.game.complete_options(event["options"])
        return (
            Sentence(say.match(people=[*map(Seat, range(SEATS))], pair=pair_arguments(0), other=pair_arguments(1))),
        )

    def draw_seats(self, event: Event) -> Telling:
        """The sentence with the seat that draws first."""
        return (Sentence(say.draw_seats(person=Seat(event["dealer"]))),)

    def opening(self, event: Event) -> Telling:
        """The opening of a deal: the declarers (親) and their level; both are unknown in deal 1."""
        dealer = NOBODY if event["dealer"] is None else event["dealer"]
        self.deal = DealSoFar(trump_rank=event["trump_rank"], dealer=dealer, level=event["stage"])
        if dealer == NOBODY:
            return (Sentence(say.first_deal(n=event["n"], rank=self.rank(), person=Seat(event["first"]))),)
        return (self.opens(say.deal, event),)

    def tally(self, event: Event) -> Telling:
        """A deal recorded only by its result: the declarers (親), their level, and the seat that led wrongly."""
        rank = trump_rank_of(event)
        self.deal = DealSoFar(trump_rank=rank, dealer=event["dealer"], level=event["stage"])
        opens = self.opens(say.deal_told, event)
        if event["failed_lead"] is None:
            return (opens,)
        wrong = Sentence(say.threw_wrongly(person=Seat(event["failed_lead"])))
        return (opens, wrong, *self.failed_lead({"seat": event["failed_lead"]})[1:])

    def opens(self, make_message: _Opens, event: Event) -> Sentence:
        """The declarers (親) and their level, the opponents (子) and theirs, and the dealer (ダーチャ)."""
        dealer = self.deal.dealer
        message = make_message(
            n=event["n"],
            pair=pair_arguments(dealer),
            rank=self.rank(),
            other=pair_arguments(dealer + 1),
            stage=level_message(event["stage"][1 - dealer % 2]),
            person=Seat(dealer),
        )
        return Sentence(message)

    def declare(self, event: Event) -> Telling:
        """The cards shown, the declaration that they beat, and the trumps that they make."""
        deal, cards = self.deal, event["cards"]
        before, deal.declaration, deal.declarer = deal.declaration, cards, event["seat"]
        suit, clause, person, drawn = suit_shown(cards[0]), RULES, Seat(event["seat"]), event["drawn"]
        if not before:
            message = say.shows(drawn=drawn, person=person, cards=self.cards_in_order(cards))
        elif before == cards[:1]:  # only the player who showed the first card can hold the second
            message = say.reinforces(drawn=drawn, person=person, card=Pack((cards[0],)))
        else:
            message = say.rebels(drawn=drawn, person=person, cards=self.cards_in_order(cards))
            clause = JOKERS if suit == NO_SUIT else REBELLION
        stands = say.stands_without_suit(rank=self.rank()) if suit == NO_SUIT else say.stands(suit=suit_name(suit))
        return (Sentence(message), Sentence(stands, clause))

    def trumps(self, event: Event) -> Telling:
        """The trumps, the dealer (ダーチャ), and how both were decided."""
        deal = self.deal
        known_before, deal.dealer = deal.dealer != NOBODY, event["dealer"]
        deal.trump_suit = NO_SUIT if event["suit"] == "none" else SUITS.index(event["suit"])
        none, person, declarers = deal.trump_suit == NO_SUIT, Seat(deal.dealer), pair_arguments(deal.dealer)
        trumps = say.no_suit_trumps(rank=self.rank())
        if not none:
            trumps = say.trumps_are(suit=suit_name(deal.trump_suit), rank=self.rank())
        if event["by"] == "declared":
            if known_before:
                return (Sentence(trumps, RULES),)
            return (Sentence(trumps), Sentence(say.becomes_dacha(person=person, pair=declarers), RULES))
        turned = say.cut(person=person, pair=declarers) if event["by"] == "cut" else say.widow_turned()
        if none:
            return (Sentence(turned), Sentence(say.no_stage_card()), Sentence(trumps, NO_LEVEL_CARD))
        return (Sentence(turned), Sentence(trumps, NOBODY_DECLARED))

    def bury(self, event: Event) -> Telling:
        """The cards that the dealer (ダーチャ) buries, if they are known."""
        person, cards = Seat(event["seat"]), event["cards"]
        if UNKNOWN in cards:
            return (Sentence(say.buries_unseen(person=person)),)
        sentence = Sentence(say.buries(person=person, cards=self.cards_in_order(cards)))
        buried = points(*masks(cards))
        return (sentence, Sentence(say.points_buried(points=buried))) if buried else (sentence,)

    # ---------------------------------------------------------------- play

    def play(self, event: Event) -> Telling:
        """A lead, follow, discard or ruff; only the play itself where the deal is unknown."""
        deal, cards = self.deal, event["cards"]
        make_message: _Plays = say.plays
        if deal.dealer != NOBODY:
            make_message = self.kind_of_follow(cards) if deal.plays else kind_of_lead(cards)
            deal.lead = deal.lead if deal.plays else cards
            deal.plays += 1
        return (Sentence(make_message(person=Seat(event["seat"]), cards=self.cards_in_order(cards))),)

    def kind_of_follow(self, cards: Sequence[str]) -> _Plays:
        """The message for a follow in the suit led, a ruff (with enough pairs of trumps) or a discard (C-91, C-139)."""
        deal = self.deal
        trumps = trump_kinds(deal.trump_rank, deal.trump_suit)
        led = suit_of(trumps, kind_of(deal.lead[0]))
        suits = [suit_of(trumps, kind_of(card)) for card in cards]
        if led in suits:
            return say.plays
        ruffs = all(suit == NO_SUIT for suit in suits) and pairs_in(cards) >= pairs_in(deal.lead)
        return say.ruffs if ruffs else say.discards

    def trick(self, event: Event) -> Telling:
        """The winner of a trick, and the pair that gets its points."""
        deal, won, person = self.deal, event["points"], Seat(event["winner"])
        deal.plays, deal.winner = 0, event["winner"]
        if not won or deal.dealer == NOBODY:
            return (Sentence(say.wins(person=person)),)
        if not deal.is_ko(deal.winner):
            return (Sentence(say.wins_for_oya(person=person, points=won)),)
        deal.points += won
        return (Sentence(say.wins_for_ko(person=person, points=won, total=deal.points)),)

    def failed_lead(self, event: Event) -> Telling:
        """A wrong lead of top cards and its penalty."""
        self.deal.failed = event["seat"]
        if self.deal.dealer == NOBODY:
            return (Sentence(say.lead_was_wrong(), WRONG_LEAD),)
        rest = say.rest_to_ko if self.deal.widow_counts else say.rest_to_oya
        return (Sentence(say.lead_was_wrong()), Sentence(rest(pair=pair_arguments(event["seat"] + 1)), WRONG_LEAD))

    # ---------------------------------------------------------------- the end

    def deal_end(self, event: Event) -> Telling:
        """The opponents' points, the rise that follows from them, and the next dealer (ダーチャ)."""
        deal, won, buried = self.deal, event["points"], event.get("widow_points", 0)
        sentences = [Sentence(say.ko_has(points=won))]
        if buried and deal.widow_counts:
            sentences.append(Sentence(say.widow_twice(points=buried, twice=2 * buried)))
        if deal.dealer != NOBODY:
            sentences.append(Sentence(self.rise(event), RULES))
        if event["dealer"] is not None:
            sentences.append(Sentence(say.next_dacha(person=Seat(event["dealer"])), ROTATION))
        return tuple(sentences)

    def rise(self, event: Event) -> Message:
        """The pair that won the deal, and the number of levels that it rises."""
        dealer, won = self.deal.dealer, event["points"]
        winner = dealer if won < TO_WIN else dealer + 1
        more, winners = levels_won(won, rules_of(self.game.new_rules(self.options))), pair_arguments(winner)
        oya_wins, level_after = winner == dealer, level_message(event["stage"][winner % 2])
        if event["dealer"] is None:
            return (say.oya_passes if oya_wins else say.ko_passes)(pair=winners, steps=more)
        if more:
            return (say.oya_wins if oya_wins else say.ko_wins)(pair=winners, steps=more, stage=level_after)
        return say.ko_takes_over(pair=winners, stage=level_after)

    def match_end(self, event: Event) -> Telling:
        """The winners of the match."""
        return (Sentence(_WON[str(self.options["win"])](people=[*map(Seat, event["winners"])]), WINNING),)


def suit_name(suit: int) -> Message:
    """The message with the name of a suit."""
    return name("suit", SUITS[suit])


def kind_of_lead(cards: Sequence[str]) -> _Plays:
    """The message function for a lead: of one card or pair, or of several top cards."""
    is_pair = len(cards) == 2 and cards[0] == cards[1]
    return say.leads if len(cards) == 1 or is_pair else say.leads_tops


def suit_shown(card: str) -> int:
    """The suit that becomes trumps if this card is shown."""
    kind = kind_of(card)
    return NO_SUIT if kind >= LITTLE_JOKER else kind // RANKS_A_SUIT


def pairs_in(cards: Sequence[str]) -> int:
    """The number of pairs among these cards."""
    return masks(cards)[1].bit_count()
