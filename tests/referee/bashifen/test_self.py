"""The referee of 八十分 judged by itself: the maker's records, records with one thing changed, the worked examples."""

from __future__ import annotations

import copy
import random
from collections import Counter
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from tests.referee.hanafuda.sannin import Disagreement, Event

from .maker import DEFAULTS, KINDS, Maker, around, make, occurrences, run, story
from .referee import (
    DECK,
    LADDER,
    OPTIONS,
    RANKS,
    SUITS,
    Deal,
    Trumps,
    check,
    climbed,
    drew_highest,
    is_joker,
    is_top_cards,
    level,
    may_declare,
    pairs,
    play_match,
    points_of,
    steps,
    turned_suit,
)

pytestmark = pytest.mark.slow  # the referee is only to be judged again when it changes

A, B, C, D = range(4)
EIGHT = Trumps(8, "S")
MENUS = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]


def cards(text: str) -> list[str]:
    return text.split()


def hearts(ranks: str) -> list[str]:
    return [rank + "H" for rank in ranks]


# ------------------------------------------------------------------------------------------ the records


def test_accepts_its_maker() -> None:
    for seed, options in enumerate(MENUS):
        for style in ("plain", "rare"):
            events = make(seed, options, style)
            check(events)
            check(around(seed, events))


def test_everything_rare_occurs() -> None:  # noqa: PLR0915 - a table
    seen: Counter[str] = Counter()
    for seed in range(180):
        seen += occurrences(run(seed, MENUS[seed % 32], "rare" if seed % 9 else "plain"))
    kinds = ("single", "pair", "top cards", "top cards with pairs")
    wanted = [f"{k} ruffs of {kind}" for kind in kinds for k in range(4)]
    wanted += [f"{what} of {kind}" for what in ("over-ruff", "level ruffs") for kind in kinds[:3]]
    wanted += ["over-ruff of top cards with pairs", "ruffs: the higher card loses against the higher pair"]
    wanted += ["ruffs: more pairs lose", "ruffs: the highest card is one of a pair"]
    wanted += [f"won by the {who}" for who in ("leader", "next", "partner", "last")]
    wanted += [f"level {kind}s: equal stage cards" for kind in ("single", "pair")] + ["level singles: identical"]
    wanted += ["pair: higher cards do not beat it"]
    some = [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)]
    wanted += [f"declare: {KINDS[new]} over {KINDS[old]}" for new, old in some]
    wanted += [f"declare: {KINDS[n]} over {w} {KINDS[o]}" for n, o in some if o for w in ("their own", "another")]
    wanted += ["declare: pair of the same suit", "declare: pair of another suit", "declare: same, own"]
    wanted += ["declare: new, own", "declare: new, another", "declare: two at the same card"]
    wanted += ["declare: after some", "declare: after all", "declare: 親 changes in deal 1", "declare: by 子"]
    wanted += ["deal 1: the dealer did not draw first"]
    wanted += [f"trumps by {by}{none}" for by in ("declared", "cut", "widow") for none in ("", ", none")]
    wanted += ["turned: 1 stage cards", "turned: 2 stage cards", "turned: a joker first", "turned: a tie of two suits"]
    wanted += ["turned: no ace", "turned: an ace before the stage card", "turned: at once"]
    wanted += [
        f"turned: {what}, {o}" for what in ("no stage card", "jokers and no stage card") for o in OPTIONS["undeclared"]
    ]
    wanted += [f"played: {rank}" for rank in LADDER[1:]]
    wanted += [
        f"lead: {kind} of {suit}{none}"
        for kind in kinds[:3]
        for suit in ("trumps", "side suit")
        for none in ("", ", no trump suit")
    ]
    wanted += [f"follow: all trumps to {kind}, enough pairs True" for kind in kinds[1:]]
    wanted += [f"follow: all trumps to {kind}, enough pairs False" for kind in ("pair", "top cards with pairs")]
    wanted += [f"follow: {how} {kind}" for how in ("part-ruff of", "partly to") for kind in kinds[1:3]]
    wanted += ["follow: void, too few trumps", "follow: void, some trumps", "follow: ruff with more pairs to top cards"]
    wanted += [f"follow: void to {kind} of {suit}" for kind in kinds[1:3] for suit in ("trumps", "side suit")]
    wanted += [
        f"follow: pairs all of {have} for {need} to top cards" for have in range(3) for need in (1, 2) if have <= need
    ]
    wanted += ["follow: pairs some of 2 for 1 to pair", "follow: pairs some of 3 for 2 to top cards"]
    wanted += ["follow: more pairs than led", "follow: fewer pairs than led"]
    for fine in ("right", "wrong"):
        wanted += [f"top cards, {fine}: {n}" for n in ("few", "several", "many")]
        few = [(0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 0), (2, 1)]
        wanted += [f"top cards, {fine}: {twos} pairs and {ones} single" for twos, ones in few]
    wanted += ["top cards, right: a higher pair is parted", "top cards, right: higher cards lie alone"]
    wanted += ["top cards, right: an equal card is live", "top cards, right: an equal stage card of another suit"]
    wanted += ["top cards, right: nobody has the suit", "top cards, wrong: by a card", "top cards, wrong: by a pair"]
    wanted += ["top cards, wrong: trumps"]
    wanted += [f"failed lead by {side}{points}" for side in "親子" for points in ("", ", points buried")]
    wanted += ["failed lead by ダーチャ", "failed lead by their partner", "failed lead with the last cards"]
    wanted += [f"failed lead in trick {when}" for when in ("1", "2-9", "10 or later")]
    wanted += ["failed lead by the partner's cards only", "failed lead: 子 has nothing", "a joker buried"]
    wanted += [
        f"last trick of {number} to {side}{points}"
        for number in (1, 2, 3)
        for side in "親子"
        for points in ("", ", points buried")
    ]
    wanted += ["the doubling changes the result", "result: above 200", "result: exactly 80", "result: 75"]
    wanted += [f"result: 親 +{rise}" for rise in range(1, 6)] + [f"result: 子 +{rise}" for rise in range(7)]
    wanted += ["result: 子 +6, capped", *(f"result: 子 +{rise}, open" for rise in range(7, 11))]
    wanted += ["from 0: 親 wins", "from 0: 親 loses", "from 0: 子 stays", *(f"from 0: 子 +{k}" for k in range(7))]
    wanted += ["rotation: same pair", "rotation: other pair", "rotation: other pair, again"]
    wanted += ["rotation: the dealer's left"]
    wanted += [f"draw of {k} rounds" for k in (1, 2, 3)] + ["draw: others level draw again, too", "no draw"]
    wanted += [f"match: won by {side}, {win}" for side in "親子" for win in OPTIONS["win"]]
    wanted += ["match: won from 14, past_ace", "match: won from 13, past_ace", "match: won from 13, ace"]
    wanted += ["match: pair 0", "match: pair 1", "the next dealer is null", "the next dealer is a seat"]
    assert not [thing for thing in wanted if not seen[thing]]


def changed(rng: random.Random, value: Any) -> Any:
    """The value with one thing changed."""
    match value:
        case int():
            return value + rng.choice([-1, 1])
        case str() if value in DECK:
            return rng.choice([card for card in DECK if card != value])
        case str():
            return value + "s"
        case list() if isinstance(value[0], str) and rng.random() < 0.5:
            return value[:-1]
        case list():
            at = rng.randrange(len(value))
            return [*value[:at], changed(rng, value[at]), *value[at + 1 :]]
        case None:
            return 0
    raise AssertionError(value)


def failed_parts(events: list[Event]) -> set[int]:
    """The indices of deals that end with a failed lead: other cards may be as good there."""
    result: set[int] = set()
    start = 0
    for k, event in enumerate(events):
        if event["e"] == "deal":
            start = k
        if event["e"] == "failed_lead":
            result.update(range(start, k + 1))
    return result


def mutated(rng: random.Random, events: list[Event]) -> tuple[list[Event], str]:
    """A record with one line or one value changed, and what was done."""
    free = failed_parts(events)
    events = copy.deepcopy(events)
    first = 1 + (events[1]["e"] == "draw_seats")
    name = rng.choice(sorted({event["e"] for event in events[first:]}))
    at = rng.choice([k for k, event in enumerate(events) if event["e"] == name and k >= first])
    event = events[at]
    way = rng.randrange(8)
    if way == 2:
        other = rng.randrange(first, len(events))
        alike = name == events[other]["e"] and (event.get("seat") == events[other].get("seat") or name == "declare")
        if event == events[other] or (alike and name in ("play", "declare", "bury")):  # may be as good
            return mutated(rng, events)
        events[at], events[other] = events[other], event
        return events, f"swapped {event} and {events[at]}"
    if way < 2:
        if way == 0 and name == "declare":  # may have been needless
            return mutated(rng, events)
        events[at : at + 1] = [event] * 2 * way
        return events, f"{'doubled' if way else 'dropped'} {event}"
    if way == 3:
        key = rng.choice([k for k in event if k != "e"])
        was = event.pop(key)
        return events, f"took {key} {was!r} from {event}"
    if way == 4:
        event["more"] = 1
        return events, f"added a key to {event}"
    key = rng.choice([k for k in event if k != "e"])
    was = event[key]
    if name == "declare":  # another seat, another card or another moment may be as good
        event[key] = {"seat": was, "cards": [*event["cards"], "2H", "BJ"], "drawn": rng.choice([0, -1, 101])}[key]
        if key == "seat":
            event[key] = rng.choice([was + 4, -1, None, str(was), [was]])
    elif name in ("play", "bury") and key == "cards" and at in free:
        event[key] = rng.choice([was * 3, [*was[:-1], "XX"], [], "".join(was), None, [was], [*was[:-1], 7]])
    else:
        event[key] = changed(rng, was)
    return events, f"{key}: {was!r} became {event[key]!r} in {event}"


def accepts(events: list[Event]) -> bool:
    try:
        check(events)
    except Disagreement:
        return False
    return True


@pytest.mark.parametrize("seed", range(32))
def test_rejects_any_change(seed: int) -> None:
    rng = random.Random(seed)
    events = make(seed, MENUS[seed], "rare" if seed % 4 else "plain")
    assert accepts(events)
    for _ in range(60):
        spoiled, what = mutated(rng, events)
        assert not accepts(spoiled), what


def test_rejects_a_wrong_header() -> None:
    events = make(0)
    wrongs: list[dict[str, object]] = [
        {"game": "sannin"},
        {"format": 2},
        {"format": True},
        {"version": "1"},
        {"seats": 3},
        {"seats": "4"},
        {"names": ["P"]},
        {"names": [1, 2, 3, 4]},
        {"options": {}},
        {"options": []},
        {"options": DEFAULTS | {"win": "king"}},
        {"options": DEFAULTS | {"win": True}},
        {"options": DEFAULTS | {"length": "year"}},
        {"options": {key: DEFAULTS[key] for key in list(DEFAULTS)[1:]}},
        {"more": 1},
    ]
    for wrong in wrongs:
        assert not accepts([events[0] | wrong, *events[1:]]), wrong
    assert accepts([events[0] | {"id": "x", "version": 7}, *events[1:]])
    assert not accepts([])
    assert not accepts([*events, {"e": "deal"}])
    assert not accepts([*events, events[-1]])


def test_rejects_every_beginning() -> None:
    events = make(1, MENUS[3])
    for length in range(len(events)):
        with pytest.raises(Disagreement) as caught:
            check(events[:length])
        assert caught.value.index == length


def test_options_matter() -> None:
    """A record of one option is seldom one of another."""
    refused: Counter[str] = Counter()
    for seed in range(6):
        for key, (default, other) in OPTIONS.items():
            events = make(seed, {key: other})
            refused[key] += not accepts([events[0] | {"options": DEFAULTS | {key: default}}, *events[1:]])
            events = make(seed, {key: default})
            refused[key] += not accepts([events[0] | {"options": DEFAULTS | {key: other}}, *events[1:]])
    assert all(refused[key] for key in OPTIONS), refused
    assert refused["start"] == 12


def test_cards_of_a_set_stand_in_any_order() -> None:
    rng = random.Random(1)
    events = make(4)
    for event in events:
        if event["e"] in ("play", "bury", "declare"):
            rng.shuffle(event["cards"])
    check(events)
    at = next(k for k, event in enumerate(events) if event["e"] == "deal")
    for key in ("draws", "widow"):
        other = copy.deepcopy(events)
        other[at][key] = sorted(other[at][key])
        assert key == "widow" or not accepts(other)


def test_any_other_follow_is_judged_by_the_second_reading() -> None:
    """Other cards of the hand in place of those played: refused there if illegal, and not there if legal."""
    rng = random.Random(5)
    seen: Counter[bool] = Counter()
    for seed in range(12):
        maker = run(seed, MENUS[seed])
        plays = [k for k, event in enumerate(maker.events) if event["e"] == "play"]
        told = [(game, *each) for game in maker.games for each in story(game)]
        assert len(told) == len(plays)
        for at, (game, lead, before, hands) in rng.sample(list(zip(plays, told, strict=True)), 60):
            seat, said = before[-1]
            hand = hands[seat]
            assert maker.events[at] == {"e": "play", "seat": seat, "cards": said}
            if len(before) == 1:
                number = rng.choice([1, 2, 2, 3])
                others = rng.sample(hand, min(number, len(hand)))
                legal = len({game.trumps.suit_of(card) for card in others}) == 1
            else:
                others = rng.sample(hand, len(lead))
                if len(hand) > 12 and len(lead) > 4:
                    continue
                legal = fits(game.trumps, lead, hand, others)
            events = [*maker.events[:at], maker.events[at] | {"cards": others}]
            with pytest.raises(Disagreement) as caught:
                check(events)
            assert (caught.value.index > at) == legal, (game.trumps, lead, hand, others)
            seen[legal] += 1
    assert min(seen.values()) > 100


# ------------------------------------------------------------------------------------------ cards and trumps


def test_deck() -> None:
    """通常のトランプを2組, ジョーカーを4枚含めた計108枚; 計200点."""
    assert (len(DECK), len(set(DECK)), points_of(DECK)) == (108, 54, 200)
    assert Counter(points_of([card]) for card in DECK) == {0: 84, 5: 8, 10: 16}


def test_order_of_the_trumps() -> None:
    """■ランクスケール, and the other stage cards among themselves (B2)."""
    order = [["BJ"], ["LJ"], ["8S"], cards("8H 8D 8C"), *([rank + "S"] for rank in reversed(RANKS) if rank != "8")]
    strengths = [{EIGHT.strength(card) for card in alike} for alike in order]
    assert all(len(each) == 1 for each in strengths)
    assert strengths == sorted(strengths, key=max, reverse=True)
    assert len({max(each) for each in strengths}) == len(order)
    assert {EIGHT.suit_of(card) for alike in order for card in alike} == {"T"}
    assert [EIGHT.suit_of(card) for card in cards("AH 2D KC")] == ["H", "D", "C"]
    none = Trumps(8, "none")
    assert len({none.strength(suit + "") for suit in cards("8S 8H 8D 8C")}) == 1  # ステージカードは全て同じ強さ
    assert none.suit_of("AS") == "S"


@pytest.mark.parametrize("rank", range(2, 15))
def test_number_of_trumps(rank: int) -> None:
    """切札以外のスートは24枚ずつ、切札が36枚; without a trump suit 12 (C-157), also where A or K is the stage."""
    for suit in (*SUITS, "none"):
        number = Counter(map(Trumps(rank, suit).suit_of, DECK))
        assert number["T"] == (12 if suit == "none" else 36)
        assert all(number[side] == 24 for side in SUITS if side != suit)
    top = max((card for card in DECK if Trumps(rank, "S").suit_of(card) == "H"), key=Trumps(rank, "S").strength)
    assert top == ("KH" if rank == 14 else "AH")  # C-156


# ------------------------------------------------------------------------------------------ ●トップカードリード

REST = "A K K Q Q J J T T 9 9"


@pytest.mark.parametrize(
    ("lead", "live", "right"),
    [
        ("AK", "AKQ | QJJ | TT9", False),  # the other A beats the K
        ("AK", "KQQ | JJ | TT", True),  # AとKをまとめて: the other K is only equal
        ("AKQ", "KQ | JJ | TT", False),  # Kがもう1枚活きている
        ("AKK", "AQQ | JJ | TT", True),  # Aが1枚活きていますが、KがペアなのでA1枚では勝てない
        ("AKKQQ", "AJJ | TT | 99", True),
        ("AKKQ", "AQ | JJ | TT", False),  # A・K・K・Qでは出せない
        ("AKKQ", "Q | JJ | TT", True),
        ("AKKQQJ", "J | TT | 99", True),  # もう1枚のAがすでに使われていれば
        ("AKKQQJ", "AJ | TT | 99", False),
        ("QQJJ", "AK | AK | TT", True),  # parted pairs
        ("QQJJ", "AK | K | TT", True),
        ("QQJJ", "9 | TT | AA", False),
        ("QQJJ", "9 | KK | TT", False),
        ("QQA", "9 | KK | TT", False),  # the pair alone is beaten
        ("AA22", "AKQJT9 |  | 3", True),
        ("AA22", "33 | |", False),
        ("AA2", "3 | |", False),
        ("AA2", "2 | |", True),
        ("97653", " |  | ", True),  # 自分以外のプレーヤーが誰も持っていない
        ("97653", "4 |  | ", False),
        ("97653", " | 4 | ", False),  # the partner's hand counts
        ("9943", "2222 | 2 |", True),
        ("99443", "AK |  | 33", False),
        ("99443", "3 | 2 | 3", True),
        ("9944", "AKQJ | 76 | 32", True),
        ("9944", "AKQJ | 766 | 32", False),
    ],
)
def test_top_card_leads(lead: str, live: str, right: bool) -> None:
    """C-88, C-89: each part alone, against the other three hands."""
    hands = [[*hearts(each.strip()), "8H", "BJ", "BJ", "AS", "KD"] for each in live.split("|")]
    assert EIGHT.may_lead(hearts(lead))
    assert bool(EIGHT.beaten(hearts(lead), hands)) != right
    assert beaten_by_play(EIGHT, hearts(lead), hands) != right


@pytest.mark.parametrize(
    ("lead", "live", "right"),
    [
        ("8H 8D", "8C | AS |", True),  # equal stage cards do not beat each other (C-138)
        ("8H 8D", "8S | |", False),
        ("8H 8H 8D", "8D 8C 8C | LJ |", False),
        ("8H 8H 8D 8D", "8C 8C | LJ | BJ", True),
        ("8H 8H 8D 8D", "8S 8S | |", False),
        ("BJ LJ", "LJ | BJ |", False),
        ("BJ LJ", "LJ | 8S 8S | AS", True),
        ("BJ LJ LJ", "BJ | 8S 8S | AS", True),
        ("LJ LJ 8S 8S", "BJ | BJ | AS AS", True),
        ("LJ LJ 8S 8S", "BJ BJ | |", False),
        ("AS AS 2S 2S", "3S 4S | 8H 8D | 8C BJ LJ", True),  # two stage cards of two suits are no pair (C-86)
        ("AS AS 2S 2S", "3S 3S | |", False),
        ("AS AS 2S 2S", "8H 8H | |", False),
    ],
)
def test_top_card_leads_of_trumps(lead: str, live: str, right: bool) -> None:
    hands = [cards(each) + cards("AH AH KD") for each in live.split("|")]
    assert bool(EIGHT.beaten(cards(lead), hands)) != right
    assert beaten_by_play(EIGHT, cards(lead), hands) != right


def test_leads() -> None:
    """C-87, C-90: a pair lead is exactly two identical cards; other cards of one suit are top cards."""
    for lead, top in (("AH", False), ("AH AH", False), ("AH KH", True), ("AH AH KH", True), ("BJ LJ", True)):
        assert EIGHT.may_lead(cards(lead))
        assert is_top_cards(cards(lead)) == top
    assert is_top_cards(cards("8H 8D"))
    assert EIGHT.may_lead(cards("BJ 8H 2S"))
    assert not EIGHT.may_lead(cards("AH AD"))
    assert not EIGHT.may_lead(cards("AH 8H"))
    assert not EIGHT.may_lead(cards("AH 2S"))
    assert not Trumps(8, "none").may_lead(cards("AS 8S"))


def beaten_by_play(trumps: Trumps, lead: list[str], hands: list[list[str]]) -> bool:
    """Second reading: some part, led alone, can be beaten in its own suit by some cards of one hand."""
    parts = [[card] * number for card, number in Counter(lead).items()]
    suit = trumps.suit_of(lead[0])
    for part, hand in product(parts, hands):
        for follow in combinations([card for card in hand if trumps.suit_of(card) == suit], len(part)):
            if trumps.winner([(A, part), (B, list(follow))]) == B:
                return True
    return False


def test_top_cards_against_the_second_reading() -> None:
    rng = random.Random(3)
    seen: Counter[bool] = Counter()
    for _ in range(3000):
        trumps = Trumps(rng.choice([5, 8, 14]), rng.choice([*SUITS, "none"]))
        suit = rng.choice([*SUITS, "T"])
        alike = [card for card in DECK if trumps.suit_of(card) == suit]
        if not alike:
            continue
        dealt = rng.sample(alike, rng.randint(4, 10))
        lead = dealt[: rng.randint(2, 4)]
        hands: list[list[str]] = [[], [], []]
        for card in dealt[len(lead) :]:
            rng.choice(hands).append(card)
        wrong = bool(trumps.beaten(lead, hands))
        assert wrong == beaten_by_play(trumps, lead, hands), (trumps, lead, hands)
        seen[wrong] += 1
    assert min(seen.values()) > 300


# ------------------------------------------------------------------------------------------ follows


def fits(trumps: Trumps, lead: list[str], hand: list[str], given: list[str]) -> bool:
    """Second reading: of all choices of so many cards, one with most of the suit, and then with most needed pairs."""
    suit = trumps.suit_of(lead[0])
    wanted = sum(number == 2 for number in Counter(lead).values())

    def merit(choice: tuple[str, ...]) -> tuple[int, int]:
        alike = Counter(card for card in choice if trumps.suit_of(card) == suit)
        return alike.total(), min(wanted, sum(number == 2 for number in alike.values()))

    if len(given) != len(lead):
        return False
    return merit(tuple(given)) == max(map(merit, combinations(hand, len(lead))))


def test_follows_against_the_second_reading() -> None:
    rng = random.Random(7)
    seen: Counter[bool] = Counter()
    for _ in range(1200):
        trumps = Trumps(rng.choice([2, 8, 13]), rng.choice([*SUITS, "none"]))
        few = [card for card in DECK if card[0] in "A8K25BL"[: rng.randint(3, 7)]]
        rng.shuffle(few)
        suit = rng.choice([trumps.suit_of(card) for card in few])
        lead = trumps.of_suit(few, suit)[: rng.choice([1, 2, 3, 4, 5])]
        rest = list((Counter(few) - Counter(lead)).elements())
        hand = rng.sample(rest, min(len(rest), len(lead) + rng.randint(0, 4)))
        if len(hand) < len(lead):
            continue
        for given in {tuple(sorted(choice)) for choice in combinations(hand, len(lead))}:
            legal = trumps.may_follow(lead, hand, list(given))
            assert legal == fits(trumps, lead, hand, list(given)), (trumps, lead, hand, given)
            seen[legal] += 1
    assert min(seen.values()) > 1000


@pytest.mark.parametrize(
    ("lead", "hand", "follow", "legal"),
    [
        ("5H 5H", "KH 9H 9H", "9H 9H", True),  # D112
        ("5H 5H", "KH 9H 9H", "KH 9H", False),
        ("5H 5H", "KH 9H 9H 2H 2H", "2H 2H", True),  # 複数ある場合はどちらを出しても
        ("5H 5H", "KH 9H 7H AD", "KH 7H", True),
        ("5H 5H", "KH 9H 7H AD", "KH AD", False),
        ("5H 5H", "KH AD AD BJ", "KH BJ", True),
        ("5H 5H", "KH AD AD BJ", "AD AD", False),
        ("5H 5H", "8H 8H AD 2C", "AD 2C", True),  # stage cards are trumps, no hearts
        ("5H 5H", "8H 8H AD 2C", "8H AD", True),
        ("5H 5H", "AD AD 3C 2C", "AD 3C", True),  # 他のスートのペアカードを出す必要はありません
        ("AH KH KH", "9H 9H 7H 5H 3H", "7H 5H 3H", False),
        ("AH KH KH", "9H 9H 7H 5H 3H", "9H 9H 3H", True),
        ("AH KH KH", "9H 9H 7H 7H 3H", "9H 9H 7H", True),
        ("AH KH KH", "9H 9H 7H 7H 3H", "9H 7H 3H", False),
        ("AH KH KH", "9H 7H 3H 2H", "9H 3H 2H", True),
        ("AH KH KH", "9H 9H 3D 2D", "9H 9H 2D", True),
        ("AH KH KH", "9H 9H 3D 2D", "9H 3D 2D", False),
        ("AH KH KH QH QH", "9H 9H 7H 7H 6H 5H", "9H 9H 7H 7H 5H", True),
        ("AH KH KH QH QH", "9H 9H 7H 7H 6H 5H", "9H 9H 7H 6H 5H", False),
        ("AH KH KH QH QH", "9H 9H 7H 6H 5H 4H", "9H 9H 7H 6H 5H", True),
        ("AH KH KH QH QH", "9H 9H 7H 6H 5H 4H", "9H 7H 6H 5H 4H", False),
        ("AH KH QH JH", "9H 9H 7H 7H 6H", "9H 9H 7H 7H", True),  # more are allowed
        ("AH KH QH JH", "9H 9H 7H 7H 6H 5H", "9H 7H 6H 5H", True),
        ("AH", "9H 9H 7D", "9H", True),
        ("AH", "9H 9H 7D", "7D", False),
        ("AS", "8D BJ KH", "8D", True),  # ジョーカーとステージカードは常に切札
        ("AS", "8D BJ KH", "KH", False),
        ("AS AS", "8D 8H BJ LJ", "8D BJ", True),
        ("AS AS", "8D 8D BJ LJ", "8H BJ", False),
        ("AS AS", "8D 8D BJ LJ", "LJ BJ", False),
        ("5H 5H", "9H 9H 9D", "9H", False),
        ("5H", "9H 9H 9D", "9H 9H", False),
    ],
)
def test_follows(lead: str, hand: str, follow: str, legal: bool) -> None:
    """●複数枚リードに対してのフォローとラフ 1 to 4, C-92."""
    assert EIGHT.may_follow(cards(lead), cards(hand), cards(follow)) == legal
    if Counter(cards(follow)) <= Counter(cards(hand)):
        assert fits(EIGHT, cards(lead), cards(hand), cards(follow)) == legal


# ------------------------------------------------------------------------------------------ who wins


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("5H | 9H | AH | KH", C),
        ("5H | AH | AH | KH", B),  # 先にプレイしたカードが上位
        ("5H | AH | 2S | AD", C),
        ("5H | 8D | 8C | AS", B),  # other stage cards are equal
        ("5H | 8D | 8S | LJ", D),
        ("8D | 8H | 8C | AS", A),
        ("8D | 8S | BJ | BJ", C),
        ("5H 5H | 9H 9H | AH KH | 7H 7H", B),
        ("5H 5H | AH KH | AD AD | KD QD", A),
        ("5H 5H | 2S 2S | AS KS | AH AH", B),  # a ruff with a pair
        ("5H 5H | BJ LJ | AS KS | AH 9H", A),  # … and without
        ("5H 5H | 2S 2S | 8D 8D | 8C 8C", C),
        ("5H 5H | 8H 8D | 2S 2S | 8C 8D", C),
        ("5H 5H | 9H BJ | 2C 2C | 3H 2H", A),
        ("AH KH | 2S 3S | 4S 5S | QH JH", C),  # no pairs led: the highest card
        ("AH KH | 2S BJ | LJ 8S | QH JH", B),
        ("AH KH | 8D 8D | 8C 2S | QH JH", B),  # level with one of a pair: the earlier
        ("AH KH | 8C 2S | 8D 8D | QH JH", B),
        ("AH KH | AS AS | 8C 2S | QH JH", C),  # even one of a pair
        ("AH KH | 2S QH | 9D 9D | 7H 6H", A),  # たとえ切札を出してもトリックに勝つことはできません
        ("AH KH | AD AC | KD KC | 7H 6H", A),
        ("AH KH KH | 2S 3S 3S | 9H 7H 6H | BJ LJ 8S", B),
        ("AH KH KH | 2S 3S 4S | 9H 7H 6H | BJ LJ 8S", A),
        ("AH KH KH | 2S 3S 3S | AH QH QH | 4S 4S 2S", D),
        ("AH KH KH | BJ 3S 3S | AH QH QH | 4S 4S 2S", D),  # its other cards do not count
        ("AH KH KH QH QH | 3S 3S AS AS 4S | BJ BJ LJ LJ 8S | 9H 9H 7H 7H 6H", C),
        ("AH KH KH QH QH | 3S 3S AS AS 4S | BJ BJ LJ 8S 8H | 9H 9H 7H 7H 6H", B),
        ("AH KH KH QH QH | 3S 3S AS AS 4S | QS QS KS KS BJ | 9H 9H 7H 7H 6H", B),
        ("KH KH QH QH | 3S 3S AS AS | 8D 8D 2S 2S | 8C 8C 4S 4S", C),
        ("AS KS QS | 9S 7S 6S | AH KH KH | 5S 4S 3S", A),
        ("AH QH QH | AH JH JH | KH KH 9H | 2H 3H 4H", A),  # nobody can beat top cards in the suit
    ],
)
def test_winner(plays: str, winner: int) -> None:
    """C-91 and ●ペアリード."""
    assert EIGHT.winner([(seat, cards(each)) for seat, each in enumerate(plays.split("|"))]) == winner
    turned_round = [((seat + 2) % 4, cards(each)) for seat, each in enumerate(plays.split("|"))]
    assert EIGHT.winner(turned_round) == (winner + 2) % 4


def test_winner_without_a_trump_suit() -> None:
    none = Trumps(8, "none")
    for plays, winner in (
        ("5S | AS | 8H | 8S", C),  # 切札という5つ目のスート; all stage cards are equal
        ("5S | AS | 2H | AD", B),
        ("8H | 8S | LJ | 2S", C),
        ("8H 8H | 8S 8S | 8D 8C | BJ LJ", A),
        ("AS KS | 8H 8S | 8D 8D | BJ 2H", B),
    ):
        assert none.winner([(seat, cards(each)) for seat, each in enumerate(plays.split("|"))]) == winner


# ------------------------------------------------------------------------------------------ ■切札


def test_levels() -> None:
    assert [level(cards(each), 8) for each in ("", "8H", "8H 8H", "LJ LJ", "BJ BJ")] == [0, 1, 2, 3, 4]
    for wrong in ("7H", "8H 8D", "8H 8H 8H", "BJ", "LJ", "BJ LJ", "7H 7H", "BJ BJ LJ LJ", "8H BJ"):
        assert level(cards(wrong), 8) == 0


@pytest.mark.parametrize(
    ("new", "before", "legal"),
    [
        ("8H", "", True),
        ("8H", "8C", False),  # 早いもの勝ち
        ("8H", "8H", False),
        ("8H 8H", "", True),
        ("8H 8H", "8C", True),  # 反乱
        ("8H 8H", "8H", True),
        ("8S 8S", "8H 8H", False),  # D114
        ("8H 8H", "8H 8H", False),
        ("LJ LJ", "8H 8H", True),  # D114
        ("LJ LJ", "8H", True),
        ("BJ BJ", "8H", True),
        ("BJ BJ", "LJ LJ", True),
        ("LJ LJ", "BJ BJ", False),
        ("LJ LJ", "LJ LJ", False),
        ("8H 8H", "LJ LJ", False),
        ("8H", "LJ LJ", False),
        ("7H", "", False),
        ("BJ", "8H", False),
    ],
)
def test_declarations(new: str, before: str, legal: bool) -> None:
    for rebellion in OPTIONS["joker_rebellion"]:
        assert may_declare(cards(new), cards(before), 8, rebellion) == legal


def test_jokers_need_a_declaration_or_not() -> None:
    """C-94."""
    for pair in ("LJ LJ", "BJ BJ"):
        assert may_declare(cards(pair), [], 8, "any_time")
        assert not may_declare(cards(pair), [], 8, "over_declaration")


@pytest.mark.parametrize(
    ("widow", "suit", "without"),
    [
        ("AH AD 8C 8S 2H 2D 3H 3D", "C", "C"),  # それ以降のカードは表にしません
        ("BJ LJ 8S 8C 2H 2D 3H 3D", "S", "S"),
        ("2H 3D 4C KS QH JD 9D 9C", "S", "none"),
        ("BJ BJ LJ LJ 2H 3D 4C 3S", "C", "none"),  # C-137
        ("2H 3D KC KS QH KD 9D 9C", "C", "none"),  # 先に表になった方を優先
        ("2H 2D 2C 2S 8D 3H 3D 3C", "D", "D"),
    ],
)
def test_turned_widow(widow: str, suit: str, without: str) -> None:
    assert turned_suit(cards(widow), 8, "widow") == suit
    assert turned_suit(cards(widow), 8, "no_trumps") == without  # C-164


# ------------------------------------------------------------------------------------------ ■得点計算


def test_rises() -> None:
    """D106 and the rest of the table; above 200 (C-85)."""
    d106 = {0: 5, 10: 5, 15: 4, 30: 4, 35: 3, 50: 3, 55: 2, 70: 2, 75: 1}
    for points, rise in d106.items():
        assert steps(points, "capped") == (False, rise)
    for first, rise in ((80, 0), (100, 1), (120, 2), (140, 3), (160, 4), (180, 5)):
        for points in range(first, first + 20, 5):
            assert steps(points, "capped") == steps(points, "open") == (True, rise)
    for points in range(0, 80, 5):  # the formula of B2
        assert steps(points, "open") == (False, 1 - (points - 75) // 20)
    assert [steps(points, "capped")[1] for points in (200, 215, 220, 280)] == [6, 6, 6, 6]
    assert [steps(points, "open")[1] for points in (200, 215, 220, 240, 260, 275, 280)] == [6, 6, 7, 8, 9, 9, 10]


def test_ladder() -> None:
    """C-158, C-82: 2,3,4 … 10, J, Q, K, A and beyond."""
    assert climbed(2, 2, "past_ace") == (4, False)  # D108
    assert climbed(0, 1, "past_ace") == (2, False)
    assert climbed(0, 2, "past_ace") == (3, False)
    assert climbed(10, 1, "past_ace") == (11, False)
    assert climbed(9, 5, "past_ace") == (14, False)
    assert climbed(9, 5, "ace") == (14, True)
    assert climbed(13, 1, "past_ace") == (14, False)
    assert climbed(13, 2, "past_ace") == (14, True)
    assert climbed(14, 0, "past_ace") == (14, False)
    assert climbed(14, 1, "past_ace") == (14, True)
    assert climbed(12, 6, "past_ace") == (14, True)
    assert climbed(12, 1, "ace") == (13, False)


class Script:
    """A driver of matches without cards, or of positions."""

    def __init__(self, options: dict[str, str], points: list[int], first: int = A) -> None:
        self.options, self.points, self.first = DEFAULTS | options, points, first
        self.events: list[Event] = []
        self.plays: list[list[str]] = []

    def header(self) -> Event:
        return {"options": self.options}

    def drawn_first(self) -> int | None:
        return self.first

    def deal(self, game: Deal) -> tuple[int, list[str], list[str]]:
        raise NotImplementedError

    def declare(self) -> tuple[int, list[str], int] | None:
        raise NotImplementedError

    def bury(self, game: Deal) -> list[str]:
        raise NotImplementedError

    def play(self, seat: int, lead: list[str] | None) -> list[str]:
        assert (seat == A) >= (not self.events and lead is None)
        return self.plays.pop(0) if self.plays else []

    def need(self, truth: bool, expected: object) -> None:
        if not truth:
            raise Disagreement(len(self.events), expected, None)

    def say(self, event: Event) -> None:
        self.events.append(event)


def match_of(monkeypatch: pytest.MonkeyPatch, points: list[int], first: int = A, **options: str) -> list[Event]:
    """The ``deal_end`` lines of a match with these points for 子, deal by deal, until it ends or they end."""
    script = Script(options, list(points), first)

    def run_without_cards(game: Deal) -> None:
        game.dealer = first if game.dealer is None else game.dealer
        game.points = script.points.pop(0)

    monkeypatch.setattr(Deal, "run", run_without_cards)
    try:
        play_match(script)
    except IndexError:
        assert not script.points
    return script.events


def stages_and_dealers(events: list[Event]) -> list[tuple[list[int], int | None]]:
    return [(event["stage"], event["dealer"]) for event in events if event["e"] == "deal_end"]


def test_first_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """D108: 打2, 子 55 → 打4, and the partner; then lost, and regained by the one who was not ダーチャ (C-97)."""
    assert stages_and_dealers(match_of(monkeypatch, [55])) == [([4, 0], C)]
    # 山田 A: wins; 鈴木 C loses; 子 B, the next counter-clockwise of C is D
    assert stages_and_dealers(match_of(monkeypatch, [55, 80, 80])) == [([4, 0], C), ([4, 2], D), ([4, 2], A)]
    # 山田 A loses at once: 佐藤 B; wins: 斉藤 D
    events = match_of(monkeypatch, [80, 75, 80, 95, 80])
    assert stages_and_dealers(events) == [([2, 2], B), ([2, 3], D), ([2, 3], C), ([2, 3], B), ([2, 3], A)]


@pytest.mark.parametrize("first", range(4))
def test_rotation(monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    """C-97: inside a pair always the other one; the second pair begins with the neighbour."""
    rng = random.Random(first)
    points = [rng.choice([75, 80]) for _ in range(24)]
    lines = match_of(monkeypatch, points, first)
    dealers = [first, *(event["dealer"] for event in lines if event["e"] == "deal_end")]
    for pair in (0, 1):
        mine = [dealer for dealer in dealers if dealer is not None and dealer % 2 == pair]
        assert all(one != two for one, two in pairwise(mine))
    change = next(k for k in range(len(dealers)) if dealers[k] % 2 != first % 2)
    assert dealers[change] == (dealers[change - 1] + 1) % 4


def test_from_nothing_to_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-83."""
    assert stages_and_dealers(match_of(monkeypatch, [75])) == [([3, 0], C)]
    assert stages_and_dealers(match_of(monkeypatch, [80])) == [([2, 2], B)]
    assert stages_and_dealers(match_of(monkeypatch, [100])) == [([2, 2], B)]
    assert stages_and_dealers(match_of(monkeypatch, [120])) == [([2, 3], B)]
    assert stages_and_dealers(match_of(monkeypatch, [200])) == [([2, 7], B)]
    assert stages_and_dealers(match_of(monkeypatch, [0, 0])) == [([7, 0], C), ([12, 0], A)]
    assert stages_and_dealers(match_of(monkeypatch, [0, 120])) == [([7, 0], C), ([7, 3], D)]
    assert stages_and_dealers(match_of(monkeypatch, [75], B)) == [([0, 3], D)]
    assert stages_and_dealers(match_of(monkeypatch, [100], start="two")) == [([2, 3], B)]
    assert stages_and_dealers(match_of(monkeypatch, [80], start="two")) == [([2, 2], B)]
    assert stages_and_dealers(match_of(monkeypatch, [75], start="two")) == [([3, 2], C)]


def test_end_of_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-82, C-99: past A, or at A with the option; a pair that has won is written 14."""
    events = match_of(monkeypatch, [0, 0, 35, 0])  # 2, 7, 12, won
    assert events[-1] == {"e": "match_end", "winners": [A, C]}
    assert stages_and_dealers(events) == [([7, 0], C), ([12, 0], A), ([14, 0], None)]
    events = match_of(monkeypatch, [0, 0, 55, 80, 80])  # A is reached, lost, regained
    assert stages_and_dealers(events)[2:] == [([14, 0], C), ([14, 2], D), ([14, 2], A)]
    events = match_of(monkeypatch, [0, 0, 55, 75])
    assert stages_and_dealers(events)[2:] == [([14, 0], C), ([14, 0], None)]
    events = match_of(monkeypatch, [0, 0, 55, 80, 100])
    assert stages_and_dealers(events)[4:] == [([14, 2], None)]
    assert events[-1]["winners"] == [A, C]
    events = match_of(monkeypatch, [0, 0, 55], win="ace")
    assert stages_and_dealers(events)[2:] == [([14, 0], None)]
    assert events[-1]["winners"] == [A, C]
    events = match_of(monkeypatch, [200, 0, 0], overflow="open")  # 7, 12, past A
    assert stages_and_dealers(events) == [([2, 7], B), ([2, 12], D), ([2, 14], None)]
    assert events[-1]["winners"] == [B, D]
    assert stages_and_dealers(match_of(monkeypatch, [280], overflow="open")) == [([2, 11], B)]
    assert stages_and_dealers(match_of(monkeypatch, [280])) == [([2, 7], B)]


# ------------------------------------------------------------------------------------------ positions


def position(hands: str, plays: str, buried: str = "", taken: tuple[int, int] = (0, 0)) -> Deal:
    """Seat A is ダーチャ at stage 8 with spades; the hands as they are, then everything played."""
    script = Script({}, [])
    script.plays = [cards(each) for each in plays.split("|")]
    game = Deal(script, DEFAULTS, 2, A, [8, 3], trumps=EIGHT, buried=cards(buried), taken=list(taken))
    game.hands = [cards(each) for each in hands.split("|")]
    game.play()
    game.count()
    return game


def said(game: Deal) -> list[Event]:
    assert isinstance(game.driver, Script)
    return [event for event in game.driver.events if event["e"] != "play"]


def test_the_widow_counts_twice() -> None:
    """D110: 70 in tricks, the last trick and K 10 5 in the widow: 70 + 2 × 25 = 120."""
    game = position("2H | 3H | 4H | AH", "2H | 3H | 4H | AH", "KD TD 5D 2D 2C 3C 4C 6C", (40, 70))
    assert said(game) == [{"e": "trick", "winner": D, "points": 0}]
    assert game.points == 120
    assert steps(game.points, "capped") == (True, 2)
    game = position("2H | 3H | AH | KH", "2H | 3H | AH | KH", "KD TD 5D 2D 2C 3C 4C 6C", (40, 70))
    assert said(game) == [{"e": "trick", "winner": C, "points": 10}]
    assert game.points == 70  # nothing to count if 親 takes it
    game = position("2H 2H | 3H 3H | KH KH | AH AH", "2H 2H | 3H 3H | KH KH | AH AH", "KD TD 5D", (0, 0))
    assert (game.points, said(game)[0]["points"]) == (20 + 2 * 25, 20)  # twice, whatever the last trick has (C-100)


def test_the_winner_leads_and_the_next_follows() -> None:
    hands = "2H 5C | 3H AC | KH 2C | AH TC"
    game = position(hands, "2H | 3H | KH | AH | TC | 5C | AC | 2C", "", (0, 0))
    assert said(game) == [{"e": "trick", "winner": D, "points": 10}, {"e": "trick", "winner": B, "points": 15}]
    assert game.points == 25
    for plays in ("5C | 3H", "2H | AC", "2H 5C", "2H | 4H", "2H | 3H 3H", "", "2H | "):
        with pytest.raises(Disagreement):
            position(hands, plays)


def test_wrong_lead_by_the_dealer() -> None:
    """C-90: それ以降のトリックは全て負け: all that is not captured goes to 子, the widow twice."""
    hands = "AH QH 5C KC | KH 3C 3D TD | AS 5D 2C 4C | AH TC 6D 7D"
    game = position(hands, "AH QH", "TS 5S 2D 2C", (30, 60))
    assert said(game) == [{"e": "failed_lead", "seat": A}]
    assert game.taken == [30, 60 + (5 + 10) + (10 + 10) + 5 + 10]
    assert game.points == game.taken[1] + 2 * 15


def test_wrong_lead_by_the_others() -> None:
    """子 keeps only what it has captured."""
    hands = "2H KH 5C | AH KC QC | 3H 4D KD | 4H AC 5D"
    game = position(hands, "2H | AH | 3H | 4H | KC QC", "TS 5S 2D 2C", (30, 60))
    assert said(game) == [{"e": "trick", "winner": B, "points": 0}, {"e": "failed_lead", "seat": B}]
    assert game.points == 60
    hands = "2H KH 2D | AH 3S 2S | 3H KC 3D | 4H AC 5D"
    game = position(hands, "2H | AH | 3H | 4H | 3S 2S | KC 3D | AC 5D | KH 2D", "", (0, 0))
    assert game.points == 10 + 5 + 10  # two trumps that nobody can beat


def test_a_partner_counts_too() -> None:
    """C-88: three hands, the partner's among them; buried and own cards do not."""
    game = position("KH QH | 2H 3H | AH 4H | 5H 6H", "KH QH")
    assert said(game) == [{"e": "failed_lead", "seat": A}]
    plays = "KH QH | 2H 3H | JH 4H | 5H 6H"
    game = position(plays, plays, "AH AH KH QH")
    assert said(game) == [{"e": "trick", "winner": A, "points": 15}]


def test_a_wrong_lead_with_the_last_cards() -> None:
    game = position("KH QH | AH 3H | 2H 4H | 5H 6H", "KH QH", "KC", (50, 90))
    assert said(game) == [{"e": "failed_lead", "seat": A}]
    assert game.points == 90 + 10 + 5 + 20


def test_seven_small_trumps_ruff_seven_cards() -> None:
    """●テクニック: 切札7枚(ランクは何でも良い)."""
    plays = "2H 3H 4H 5H 6H 7H 9H | 2S 3S 4S 5S 6S 7S 9S | AD AC KD KC QD QC JD | AS KS QS JS BJ 8D 8C"
    game = position(plays, plays)
    assert said(game) == [{"e": "trick", "winner": D, "points": 5 + 5 + 20 + 10}]
    assert game.points == 40
    lead = "2H 2H 4H 5H 6H 7H 9H"
    rest = plays[plays.index("|") :]
    game = position(lead + rest, lead + rest)
    assert said(game)[0]["winner"] == A


# ------------------------------------------------------------------------------------------ whole matches


@pytest.mark.parametrize("seed", range(8))
def test_matches_add_up(seed: int) -> None:
    """Deal by deal: 200 points, the ladder upwards only, the 親 pair at 2 or more, its stage the trump rank."""
    maker: Maker = run(seed, MENUS[4 * seed % 31])
    before = [2 * (maker.options["start"] == "two")] * 2
    dealer = None
    deals = [event for event in maker.events if event["e"] == "deal"]
    ends = [event for event in maker.events if event["e"] == "deal_end"]
    for game, deal, end in zip(maker.games, deals, ends, strict=True):
        assert deal["stage"] == before
        assert deal["dealer"] == dealer
        assert all(new >= old for old, new in zip(before, end["stage"], strict=True))
        assert deal["trump_rank"] == max(2, before[game.leader % 2])
        assert end["stage"][game.leader % 2] >= 2
        before, dealer = end["stage"], end["dealer"]
        assert dealer is None or before[dealer % 2] >= 2
        if game.failed is None:
            assert sum(game.taken) + points_of(game.buried) == 200
            assert not any(game.hands)
        assert 0 <= end["points"] <= 200 + end["widow_points"]
        assert end["points"] % 5 == 0
    assert dealer is None
    assert maker.events[-1]["winners"][0] % 2 == (maker.games[-1].leader + steps(ends[-1]["points"], "open")[0]) % 2


def test_draws_and_declarations_of_the_records() -> None:
    """Cards are shown by seats that have drawn them."""
    for seed in range(10):
        deal: Event = {}
        for event in make(seed, MENUS[seed]):
            if event["e"] == "deal":
                deal = event
            if event["e"] == "declare":
                drawn = deal["draws"][: event["drawn"]]
                mine = [card for k, card in enumerate(drawn) if (deal["first"] + k) % 4 == event["seat"]]
                assert not Counter(event["cards"]) - Counter(mine)


def test_a_card_not_yet_drawn_cannot_be_shown() -> None:
    found = 0
    for seed in range(20):
        events = make(seed)
        for k, event in enumerate(events):
            if event["e"] != "declare" or events[k - 1]["e"] != "deal":
                continue
            deal = events[k - 1]
            mine = [at for at in range(100) if (deal["first"] + at) % 4 == event["seat"]]
            having = [at + 1 for at in mine if deal["draws"][at] == event["cards"][0]]
            earliest = having[len(event["cards"]) - 1]
            one = copy.deepcopy(events[: k + 1])
            for drawn in (earliest, earliest - 1):
                one[k]["drawn"] = drawn
                with pytest.raises(Disagreement) as caught:
                    check(one)
                assert caught.value.index == k + (drawn == earliest)
            found += 1
    assert found > 10


def test_declarations_stand_in_their_order() -> None:
    found = 0
    for seed in range(20):
        events = make(seed)
        for k, event in enumerate(events):
            if event["e"] == "declare" and events[k + 1]["e"] == "declare":
                spoiled = [*events[:k], events[k + 1], event, *events[k + 2 :]]
                assert not accepts(spoiled)
                late = copy.deepcopy(events)
                late[k]["drawn"] = late[k + 1]["drawn"] + 1
                assert not accepts(late)
                found += 1
    assert found > 10


# ------------------------------------------------------------------------------------------ the draw


def test_draw_of_the_first_card() -> None:
    """C-161: 大Jo > 小Jo > A … 2; those level in front draw again."""
    first = [[0, "5H"], [1, "BJ"], [2, "LJ"], [3, "AS"]]
    assert drew_highest([first], 1)
    assert not drew_highest([first], 2)
    assert drew_highest([[[3, "5H"], [1, "2H"], [0, "4S"], [2, "AC"]]], 2)
    assert not drew_highest([first[:3]], 1)
    assert not drew_highest([], 0)
    level_draw = [[0, "AH"], [1, "AS"], [2, "5H"], [3, "5S"]]
    assert not drew_highest([level_draw], 0)
    assert drew_highest([level_draw, [[0, "2H"], [1, "3S"]]], 1)
    assert drew_highest([level_draw, [[0, "2H"], [1, "3S"], [3, "KS"], [2, "AS"]]], 1)  # the others may, too
    assert not drew_highest([level_draw, [[0, "2H"], [1, "3S"], [3, "KS"]]], 1)
    assert not drew_highest([level_draw, [[0, "2H"], [2, "3S"]]], 2)
    assert not drew_highest([level_draw, [[0, "2H"]]], 0)
    assert not drew_highest([level_draw, [[0, "2H"], [1, "2H"]]], 0)
    assert drew_highest([level_draw, [[0, "2H"], [1, "2H"]], [[0, "2H"], [1, "BJ"]]], 1)
    big = [[0, "BJ"], [1, "BJ"], [2, "LJ"], [3, "5S"]]
    assert drew_highest([big, [[1, "2D"], [0, "2C"]], [[1, "2D"], [0, "3C"]]], 0)
    assert not drew_highest([[[0, "5H"], [1, "5H"], [2, "5H"], [3, "AS"]]], 3)  # there are two of each
    assert not drew_highest([first, [[0, "5H"]]], 1)
    assert not drew_highest("A", 0)
    assert not drew_highest([[["A", 0]]], 0)
    assert not drew_highest([[[0, ["5H"]]]], 0)
    assert not drew_highest([[[0, "XX"], [1, "2H"], [2, "3H"], [3, "4H"]]], 0)
    assert not drew_highest([[[0, "BJ"], [1, "2H"], [2, "3H"], [4, "4H"]]], 0)
    assert not drew_highest([[[0, "BJ"], [0, "2H"], [2, "3H"], [3, "4H"]]], 0)
    assert not drew_highest([[[0, "BJ"], [True, "2H"], [2, "3H"], [3, "4H"]]], 0)


def test_the_draw_binds_deal_one() -> None:
    found = 0
    for seed in range(12):
        events = make(seed)
        if events[1]["e"] != "draw_seats":
            continue
        found += 1
        check([events[0], *events[2:]])
        for dealer in range(4):
            if dealer != events[1]["dealer"]:
                assert not accepts([events[0], events[1] | {"dealer": dealer}, *events[2:]])
        assert not accepts([events[0], events[1], events[1], *events[2:]])
        assert not accepts([events[0], events[1] | {"more": 1}, *events[2:]])
        turned = [[[(seat + 1) % 4, card] for seat, card in each] for each in events[1]["draws"]]
        assert not accepts(
            [events[0], {"e": "draw_seats", "draws": turned, "dealer": (events[1]["dealer"] + 1) % 4}, *events[2:]]
        )
    assert found > 3


def test_pairs_are_identical_cards() -> None:
    """C-86."""
    assert pairs(cards("8H 8D BJ LJ AH AH KH")) == ["AH"]
    assert not is_joker("JS")


def test_dealer_of_deal_one() -> None:
    """切札を決めたプレーヤーがダーチャ: who declared last, or the first to draw (C-93, C-95)."""
    seen: Counter[tuple[bool, str, bool]] = Counter()
    for seed in range(60):
        events = make(seed)
        at = next(k for k, event in enumerate(events) if event["e"] == "trumps")
        spoken = [event["seat"] for event in events[:at] if event["e"] == "declare"]
        first = next(event["first"] for event in events if event["e"] == "deal")
        assert events[at]["dealer"] == (spoken[-1] if spoken else first)
        assert events[at]["by"] == ("declared" if spoken else "cut")
        assert events[at + 1]["seat"] == events[at + 2]["seat"] == events[at]["dealer"]
        seen[bool(spoken), events[at]["by"], bool(spoken) and spoken[0] != spoken[-1]] += 1
        for wrong in {*range(4)} - {events[at]["dealer"]}:
            assert not accepts([*events[:at], events[at] | {"dealer": wrong}, *events[at + 1 :]])
    assert len(seen) == 3
