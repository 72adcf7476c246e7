"""Events of bashifen as sentences: what was shown, played and won, and by which clause.

A lead and a follow are the same event, and so are a discard and a ruff: the teller follows a match from its start.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hachiya.engine.ledger import NOBODY
from hachiya.explain.bashifen import words
from hachiya.explain.bashifen.so_far import SoFar
from hachiya.explain.bashifen.speaker import CardSpeaker, rank_name
from hachiya.games.bashifen.cards import LITTLE_JOKER, RANKS_A_SUIT, SUIT_NAMES, SUITS, UNKNOWN, kind_of, masks, points
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.scoring import TO_WIN, steps
from hachiya.games.bashifen.state import DRAWS, SEATS
from hachiya.games.bashifen.trumps import suit_of, trump_kinds
from hachiya.games.game import Game
from hachiya.games.words import Words

Event = Mapping[str, Any]

RULES = "BAS B2"
REBELLION, JOKERS = "BAS C-93", "BAS C-94"
NOBODY_DECLARED, NO_STAGE_CARD = "BAS C-95", "BAS C-164"
WRONG_LEAD, ROTATION, WINNING = "BAS C-90", "BAS C-97", "BAS C-82"


def teller(names: Sequence[str], game: Game, lang: str) -> Callable[[Event], str | None]:
    """Tells the events of one match in order; `names` are the persons by seat."""
    return Teller(names, game, lang).tell


class Teller(CardSpeaker):
    """One match in one language, as far as it has been told."""

    def __init__(self, names: Sequence[str], game: Game, lang: str) -> None:
        super().__init__(names, lang)
        self.game = game
        self.options = game.complete_options({})
        self.deal = SoFar()
        self.tellers: Mapping[str, Callable[[Event], str]] = {
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
        }

    def tell(self, event: Event) -> str:
        """The next event in words."""
        return self.tellers[event["e"]](event)

    def pair(self, seat: int) -> str:
        """A seat and its partner, the lower seat first."""
        return self.people(sorted((seat % SEATS, (seat + 2) % SEATS)))

    def rank(self) -> str:
        """The rank of the stage cards."""
        return rank_name(self.deal.trump_rank)

    def cards_in_order(self, cards: Sequence[str]) -> str:
        """Cards from the strongest down."""
        return self.cards(cards, self.deal.trump_rank, self.deal.trump_suit)

    # ---------------------------------------------------------------- before play

    def match(self, event: Event) -> str:
        """Who plays with whom."""
        self.options = self.game.complete_options(event["options"])
        return self.say(words.MATCH, people=self.people(range(SEATS)), pair=self.pair(0), other=self.pair(1))

    def draw_seats(self, event: Event) -> str:
        """Who draws first."""
        return self.say(words.DRAW_SEATS, person=self.person(event["dealer"]))

    def opening(self, event: Event) -> str:
        """Who is 親, what is played; in deal 1 neither is known."""
        dealer = NOBODY if event["dealer"] is None else event["dealer"]
        self.deal = SoFar(trump_rank=event["trump_rank"], dealer=dealer, stage=event["stage"])
        if dealer == NOBODY:
            return self.say(words.FIRST_DEAL, n=event["n"], rank=self.rank(), person=self.person(event["first"]))
        return self.say(
            words.DEAL,
            n=event["n"],
            oya=self.pair(dealer),
            rank=self.rank(),
            ko=self.pair(dealer + 1),
            stage=self.stage(event["stage"][1 - dealer % 2]),
            person=self.person(dealer),
        )

    def declare(self, event: Event) -> str:
        """What is shown, over what, and what trumps are if it stands."""
        deal, cards = self.deal, event["cards"]
        before, deal.shown, deal.shown_by = deal.shown, cards, event["seat"]
        suit, clause = suit_shown(cards[0]), RULES
        if not before:
            template = words.SHOWS
        elif before == cards[:1]:  # none but who has shown it can have the other one
            template = words.REINFORCES
        else:
            template, clause = words.REBELS, JOKERS if suit == NO_SUIT else REBELLION
        when = words.ALL_DRAWN if event["drawn"] == DRAWS else words.DRAWN
        told = self.say(when, drawn=event["drawn"]) + self.say(
            template, person=self.person(event["seat"]), cards=self.cards_in_order(cards), card=self.card(cards[0])
        )
        stands = words.STANDS_WITHOUT_SUIT if suit == NO_SUIT else words.STANDS
        return self.together(told, self.say(stands, suit=self.suit(suit), rank=self.rank())) + self.clause(clause)

    def trumps(self, event: Event) -> str:
        """Trumps, ダーチャ, and how both were found."""
        deal = self.deal
        known_before, deal.dealer = deal.dealer != NOBODY, event["dealer"]
        deal.trump_suit = NO_SUIT if event["suit"] == "none" else SUITS.index(event["suit"])
        none = deal.trump_suit == NO_SUIT
        named = self.say(
            words.NO_SUIT_TRUMPS if none else words.TRUMPS_ARE, suit=self.suit(deal.trump_suit), rank=self.rank()
        )
        who = {"person": self.person(deal.dealer), "oya": self.pair(deal.dealer)}
        if event["by"] == "declared":
            made = "" if known_before else self.say(words.BECOMES_DACHA, **who)
            return self.together(named, made) + self.clause(RULES)
        turned = self.say(words.CUT if event["by"] == "cut" else words.WIDOW, **who)
        bare = self.say(words.NO_STAGE_CARD) if none else ""
        return self.together(turned, bare, named) + self.clause(NO_STAGE_CARD if none else NOBODY_DECLARED)

    def bury(self, event: Event) -> str:
        """What ダーチャ lays face down, as far as it is known."""
        person, cards = self.person(event["seat"]), event["cards"]
        if UNKNOWN in cards:
            return self.say(words.BURIES_UNSEEN, person=person)
        told = self.say(words.BURIES, person=person, cards=self.cards_in_order(cards))
        buried = points(*masks(cards))
        return self.together(told, self.say(words.POINTS_BURIED, points=buried) if buried else "")

    # ---------------------------------------------------------------- play

    def play(self, event: Event) -> str:
        """A lead, a follow, a discard or a ruff; a lead by itself, where nothing is known of the deal."""
        deal, cards = self.deal, event["cards"]
        template = words.PLAYS
        if deal.dealer != NOBODY:
            template = self.kind_of_follow(cards) if deal.plays else self.kind_of_lead(cards)
            deal.lead = deal.lead if deal.plays else cards
            deal.plays += 1
        return self.say(template, person=self.person(event["seat"]), cards=self.cards_in_order(cards))

    def kind_of_lead(self, cards: Sequence[str]) -> Words:
        """One card or a pair, or top cards."""
        is_pair = len(cards) == 2 and cards[0] == cards[1]
        return words.LEADS if len(cards) == 1 or is_pair else words.LEADS_TOPS

    def kind_of_follow(self, cards: Sequence[str]) -> Words:
        """Of the suit led, all trumps with pairs enough for a ruff, or neither (RULES C-91, C-139)."""
        deal = self.deal
        trumps = trump_kinds(deal.trump_rank, deal.trump_suit)
        led = suit_of(trumps, kind_of(deal.lead[0]))
        suits = [suit_of(trumps, kind_of(card)) for card in cards]
        if led in suits:
            return words.FOLLOWS
        ruffs = all(suit == NO_SUIT for suit in suits) and pairs_in(cards) >= pairs_in(deal.lead)
        return words.RUFFS if ruffs else words.DISCARDS

    def trick(self, event: Event) -> str:
        """Who has won it, and whose its points are."""
        deal, won = self.deal, event["points"]
        deal.plays, deal.winner = 0, event["winner"]
        template = words.WINS
        if won and deal.dealer != NOBODY:
            template = words.WINS_FOR_OYA
            if deal.is_ko(deal.winner):
                deal.points += won
                template = words.WINS_FOR_KO
        return self.say(template, person=self.person(deal.winner), points=won, total=deal.points)

    def failed_lead(self, event: Event) -> str:
        """A wrong lead of top cards, and what it costs."""
        self.deal.failed = event["seat"]
        pair = self.pair(event["seat"] + 1)
        rest = words.REST_TO_KO if self.deal.widow_counts else words.REST_TO_OYA
        lost = self.say(rest, pair=pair) if self.deal.dealer != NOBODY else ""
        return self.together(self.say(words.LEAD_WAS_WRONG), lost) + self.clause(WRONG_LEAD)

    # ---------------------------------------------------------------- the end

    def deal_end(self, event: Event) -> str:
        """The points of 子, what they do to the stages, and who is ダーチャ next."""
        deal, won, buried = self.deal, event["points"], event["widow_points"]
        told = [self.say(words.KO_HAS, points=won)]
        if buried and deal.widow_counts:
            told.append(self.say(words.WIDOW_TWICE, points=buried, twice=2 * buried))
        if deal.dealer != NOBODY:
            told.append(self.risen(event) + self.clause(RULES))
        if event["dealer"] is not None:
            told.append(self.say(words.NEXT_DACHA, person=self.person(event["dealer"])) + self.clause(ROTATION))
        return self.together(*told)

    def risen(self, event: Event) -> str:
        """Who has won the deal, and by how many stages it rises."""
        dealer, won = self.deal.dealer, event["points"]
        winner = dealer if won < TO_WIN else dealer + 1
        more = steps(won, self.game.new_rules(self.options))
        oya_wins, over = winner == dealer, event["dealer"] is None
        if over:
            template = words.OYA_PASSES if oya_wins else words.KO_PASSES
        elif more:
            template = words.OYA_WINS if oya_wins else words.KO_WINS
        else:
            template = words.KO_TAKES_OVER
        stage = self.stage(event["stage"][winner % 2])
        return self.say(template, oya=self.pair(winner), ko=self.pair(winner), steps=more, stage=stage)

    def match_end(self, event: Event) -> str:
        """Who has won."""
        told = self.say(words.WINNERS[str(self.options["win"])], people=self.people(event["winners"]))
        return told + self.clause(WINNING)

    def suit(self, suit: int) -> str:
        """A suit by name."""
        return "" if suit == NO_SUIT else self.say(SUIT_NAMES[suit])


def suit_shown(card: str) -> int:
    """The suit that a shown card makes trumps."""
    kind = kind_of(card)
    return NO_SUIT if kind >= LITTLE_JOKER else kind // RANKS_A_SUIT


def pairs_in(cards: Sequence[str]) -> int:
    """How many pairs there are among cards."""
    return masks(cards)[1].bit_count()
