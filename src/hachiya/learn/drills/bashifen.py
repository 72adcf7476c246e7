"""Drills with playing cards: legal follows to a lead, and safe throws."""

from collections.abc import Sequence
from typing import Any

from hachiya.bots.search.bashifen.endings import is_legal
from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.rng import below
from hachiya.games.bashifen.cards import ACE, LOWEST_RANK, PACK, SUITS, kinds, names
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.leads import begin_lead, certain_tops, is_surely_right
from hachiya.games.bashifen.sets import add
from hachiya.games.bashifen.state import SEATS, Phase, State
from hachiya.games.bashifen.tricks import lead
from hachiya.games.bashifen.trumps import cards_of, stronger_kinds, suit_of, trump_kinds
from hachiya.games.registry import find
from hachiya.learn.drills.drill import RngState, Shown, shuffled
from hachiya.words.arguments import Pack
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import drill as say

HELD = 14
"""Cards in a hand; all cards that no seat holds have been played."""
TRIES = 60
Answer = tuple[Message, Sequence[Shown], Message, Sequence[Message], Sequence[Message]]


def follow_question(rng: RngState) -> Answer:
    """Make the question which of several plays is a legal follow to a pair or a throw."""
    rules: Any = find("bashifen").new_rules(find("bashifen").complete_options({}))
    while True:
        st = _random_deal(rng)
        cards_one, cards_two = _high_cards(st, 0, rng)
        if not cards_one:
            continue
        begin_lead(st, 0)
        st.chosen_one, st.chosen_two = cards_one, cards_two
        lead(st, rules, ledger.new(0))
        if st.phase != Phase.PLAY:
            continue  # the lead was wrong
        legal, wrong = _candidates(st, rng)
        if legal and len(wrong) >= 3:
            break
    suit = cards_of(st.trumps, st.lead_suit)
    own = kinds(st.hand_one[1] & suit, st.hand_two[1] & suit)
    why = say.must_follow(
        number=len(own), whole=st.lead_cards, pairs=(st.hand_two[1] & suit).bit_count(), more=st.lead_pairs
    )
    shown = [
        _trumps(st),
        Shown(say.led(), _pack(cards_one, cards_two)),
        Shown(say.hand(), _pack(st.hand_one[1], st.hand_two[1])),
    ]
    return say.what_follows(), shown, _cards(*legal[0]), [_cards(*play) for play in wrong[:3]], [why]


def throw_question(rng: RngState) -> Answer:
    """Make the question whether a throw is safe: whether the seat knows that nobody can beat any part of it."""
    is_safe = below(rng, 2) == 0
    while True:
        st = _random_deal(rng)
        cards_one, cards_two = _high_cards(st, 0, rng)
        if cards_one and cards_one != cards_two and is_surely_right(st, 0, cards_one, cards_two) == is_safe:
            break
    suit = suit_of(st.trumps, kinds(cards_one, 0)[0])
    of_suit = cards_of(st.trumps, suit)
    gone = Shown(say.gone(), _pack(st.gone_one & of_suit, st.gone_two & of_suit))
    shown = [_trumps(st), Shown(say.hand(), _pack(st.hand_one[0] & of_suit, st.hand_two[0] & of_suit)), gone]
    shown.append(Shown(say.throw(), _pack(cards_one, cards_two)))
    singles, pairs = certain_tops(st, 0, suit)
    unsafe = kinds(cards_one & ~cards_two & ~singles, 0) + kinds(cards_two & ~pairs, 0)
    tells = [say.all_safe()] if is_safe else [say.not_safe(cards=Pack(tuple(names(bit(unsafe[0]), 0))))]
    answers = (say.safe(), say.may_fail()) if is_safe else (say.may_fail(), say.safe())
    return say.is_it_safe(), shown, answers[0], [answers[1]], tells


def _random_deal(rng: RngState) -> State:
    """A state in the middle of a deal: random hands, with all other cards played."""
    st = State()
    st.phase = Phase.PLAY
    st.books.dealer = st.books.next_dealer = 3
    st.books.trump_rank = LOWEST_RANK + below(rng, ACE - LOWEST_RANK + 1)
    st.books.trump_suit = below(rng, NO_SUIT + 1)
    st.trumps = trump_kinds(st.books.trump_rank, st.books.trump_suit)
    pack = shuffled(range(PACK), rng)
    for seat in range(SEATS):
        for card in pack[HELD * seat : HELD * (seat + 1)]:
            st.hand_one[seat], st.hand_two[seat] = add(st.hand_one[seat], st.hand_two[seat], bit(card // 2))
        st.held[seat] = HELD
    for card in pack[HELD * SEATS :]:
        st.gone_one, st.gone_two = add(st.gone_one, st.gone_two, bit(card // 2))
    return st


def _high_cards(st: State, seat: int, rng: RngState) -> tuple[int, int]:
    """Two to four of the highest cards of a random suit in a hand; none if it has too few."""
    own = cards_of(st.trumps, below(rng, NO_SUIT + 1))
    cards_one, cards_two = st.hand_one[seat] & own, st.hand_two[seat] & own
    ordered = sorted(kinds(cards_one, 0), key=lambda kind: (stronger_kinds(st, kind) & own).bit_count())
    size = 2 + below(rng, 3)
    throw = 0, 0
    for kind in ordered:
        for _ in range(1 + (cards_two >> kind & 1)):
            if throw[0].bit_count() + throw[1].bit_count() < size:
                throw = add(*throw, bit(kind))
    enough = throw[0].bit_count() + throw[1].bit_count() == size
    return throw if enough else (0, 0)


def _candidates(st: State, rng: RngState) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Random plays of as many cards as were led: legal and illegal ones, all different."""
    suit = cards_of(st.trumps, st.lead_suit)
    hand = kinds(st.hand_one[1], st.hand_two[1])
    candidates: dict[tuple[int, int], bool] = {}
    for _ in range(TRIES):
        near = shuffled([kind for kind in hand if suit >> kind & 1], rng) + shuffled(hand, rng)
        play = 0, 0
        for kind in near[below(rng, 3) :]:
            held = st.hand_one[1] >> kind & 1, st.hand_two[1] >> kind & 1
            there = play[0] >> kind & 1, play[1] >> kind & 1
            if sum(play[part].bit_count() for part in (0, 1)) < st.lead_cards and sum(there) < sum(held):
                play = add(*play, bit(kind))
        candidates[play] = is_legal(st, *play)
    legal_plays = [play for play, legal in candidates.items() if legal]
    return legal_plays, [play for play, legal in candidates.items() if not legal]


def _trumps(st: State) -> Shown:
    rank = names(bit(st.books.trump_rank - LOWEST_RANK), 0)[0][0].replace("T", "10")
    suit = name("suit", SUITS[st.books.trump_suit]) if st.books.trump_suit < NO_SUIT else say.no_suit()
    return Shown(say.trumps(suit=suit, rank=rank))


def _pack(cards_one: int, cards_two: int) -> Pack:
    return Pack(tuple(names(cards_one, cards_two)))


def _cards(cards_one: int, cards_two: int) -> Message:
    return say.cards(cards=_pack(cards_one, cards_two))
