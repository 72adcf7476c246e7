"""The referee of 八十 judged by itself: the maker's records, records with one thing changed, the worked examples."""

from __future__ import annotations

import copy
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from .hachiju import (
    CAPTURED_VALUE,
    HAND_VALUE,
    SEATS,
    SETS,
    Deal,
    captured_yaku,
    check,
    drawn_first,
    points_of,
    readings,
    winners_of,
)
from .hachiju_maker import around, make, occurrences, run
from .sannin import DECK, KASU, WILLOW, Disagreement, Event, Yaku, month, of_month

pytestmark = pytest.mark.slow  # the referee is only to be judged again when it changes

A, B, C, D = range(4)
P1, P2, P3, P4, P5, P6 = range(6)
REASONS = ("fold", "pot", "hand_yaku", "captured_yaku", "sage_half", "card_points")


# ------------------------------------------------------------------------------------------ the records


@pytest.mark.parametrize("style", ["plain", "rare", "ties"])
@pytest.mark.parametrize("seats", SEATS)
def test_accepts_its_maker(style: str, seats: int) -> None:
    for seed in range({"plain": 2, "rare": 4, "ties": 2}[style]):
        events = make(seed, seats, 1 + seed % 2 if style == "ties" else 12, style)
        check(events)
        check(around(seed, events))


@pytest.mark.parametrize(("seats", "deals"), [(2, 100), (6, 100), (3, 1), (2, 1)])
def test_accepts_any_length(seats: int, deals: int) -> None:
    events = make(0, seats, deals, "plain")
    check(events)
    assert sum(event["e"] == "deal_end" for event in events) == deals


def test_everything_rare_occurs() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        seen += occurrences(run(seed, SEATS[seed % 5], 12, "rare"))
    for seed in range(20):
        seen += occurrences(run(seed, SEATS[seed % 5], 1, "ties"))
    for seed in range(5):
        seen += occurrences(run(seed, SEATS[seed], 12, "plain"))
    wanted = [f"pay: {reason}" for reason in REASONS]
    wanted += ["deal: alone of 1", *(f"deal: {why} of {size}" for why in ("yaku", "played_out") for size in (2, 3))]
    wanted += [f"{k} of {n} at rate {rate}" for n in SEATS for k in (2, 3) if k <= n for rate in (1, 2, 4)]
    wanted += [f"{k} squeezed, {f} folded" for k, f in [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0)]]
    wanted += [f"0 squeezed, {folded} folded" for folded in range(5)]
    wanted += [f"squeezed, had said {word}" for word in (None, "in", "double")]
    wanted += [f"{word} by one who had said {was}" for word in ("in", "out") for was in (None, "in", "double")]
    wanted += [f"double by one who had said {was}" for was in (None, "in")]
    wanted += [f"{word} at rate {rate} with three in" for word in ("out", "double") for rate in (1, 2)]
    wanted += ["alone at rate 1, had said None", "alone at rate 1, had said in"]
    wanted += ["alone at rate 2, had said double", "alone at rate 4, had said double"]
    wanted += ["the 仮親 folded, nobody doubled", "the 仮親 moved", "the winner did not deal"]
    wanted += [f"{k} redeals in a row" for k in range(3)] + ["match: begins with a redeal"]
    wanted += ["redeal of 2 months", "redeal of 3 months"]
    wanted += [f"draw of {k} rounds" for k in (1, 2)] + ["draw decided by card points"]
    families = ("sanbon", "kuttsuki", "teshi", "haneken", "futasanbon", "shiso")
    wanted += [f"show: {key}" for key in [*HAND_VALUE, "nothing"]]
    wanted += [f"show: {key} {kasu}" for key in families for kasu in ("suroku", "karasu")]
    wanted += [f"shown {k} of {n} families" for n in range(3) for k in range(n + 1)]
    wanted += [f"{source} card meets {k}" for source in ("hand", "stock") for k in range(4)]
    wanted += ["made by the hand card", "two yaku at once", "void: two yaku of one sager"]
    wanted += [f"{word}: {key}" for word in ("stop", "sage", "captured_yaku", "sage_half") for key in CAPTURED_VALUE]
    wanted += ["stop, forced True", "stop, forced False", "sage, forced False"]
    wanted += [f"{word}, other sagers: {k}" for word in ("stop", "sage") for k in range(3)]
    wanted += [f"{word} again, other sagers: {k}" for word in ("stop", "sage") for k in range(2)]
    wanted += [f"half values for {k} of {size}" for size in (2, 3) for k in range(1, size + 1)]
    wanted += ["sagers: tie at the top", "sagers: the dearest is not the first"]
    wanted += [f"points of {size}: {k} level at the top" for size in (2, 3) for k in range(1, size + 1)]
    wanted += ["サシ: cards left on the field", "three took 240 points"]
    wanted += [f"pot {20 * k} by {why}" for why in ("yaku", "played_out") for k in range(5)]
    wanted += [f"pot {20 * k} by alone" for k in range(1, 6)]
    wanted += [f"match: {k} winners" for k in (1, 2, 3)]
    assert not [thing for thing in wanted if not seen[thing]]
    assert seen["three took 240 points"] == seen["deal: played_out of 3"]
    assert not seen["alone at rate 2, had said in"]


def changed(rng: random.Random, value: Any) -> Any:
    """The value with one thing changed."""
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice([-1, 1])
        case str() if value and set(value) <= set(DECK):
            at = rng.randrange(len(value))
            return value[:at] + rng.choice([c for c in DECK if c != value[at]]) + value[at + 1 :]
        case str():
            return value + "s"
        case list() if value and isinstance(value[0], str) and rng.random() < 0.5:
            return value[:-1]
        case list() if value:
            at = rng.randrange(len(value))
            return [*value[:at], changed(rng, value[at]), *value[at + 1 :]]
        case list():
            return ["akatan"]
        case None:
            return 0
    raise AssertionError(value)


def mutated(rng: random.Random, events: list[Event]) -> tuple[list[Event], str]:
    """A record with one line or one value changed, and what was done."""
    events = copy.deepcopy(events)
    first = 1 + (events[1]["e"] == "draw_seats")
    at = rng.randrange(first, len(events))
    event = events[at]
    way = rng.randrange(8)
    if way < 3 and event["e"] == "redeal":  # may be missing, and may come twice
        return mutated(rng, events)
    if way == 2:
        other = rng.randrange(first, len(events))
        alike = event["e"] == events[other]["e"] and event.get("seat") == events[other].get("seat")
        if event == events[other] or (alike and event["e"] in ("pay", "play")):  # may be as good
            return mutated(rng, events)
        events[at], events[other] = events[other], event
        return events, f"swapped {event} and {events[at]}"
    if way < 2:
        events[at : at + 1] = [event] * 2 * way
        return events, f"{'doubled' if way else 'dropped'} {event}"
    if way == 3:
        key = rng.choice([k for k in event if k != "e"])
        was = event.pop(key)
        return events, f"took {key} {was!r} from {event}"
    if way == 4:
        event["more"] = 1
        return events, f"added a key to {event}"
    key = rng.choice([k for k in event if k not in ("e", "clause")])
    if key in ("hands", "field"):  # a card that nobody plays may be any other that was not dealt
        seat, last = rng.randrange(len(event["hands"])), event["field"][-1]
        event["hands"][seat] = event["hands"][seat][:-1] + last
        return events, f"{last} dealt twice in {event}"
    was, event[key] = event[key], changed(rng, event[key])
    return events, f"{key}: {was!r} became {event[key]!r} in {event}"


def accepts(events: list[Event]) -> bool:
    try:
        check(events)
    except Disagreement:
        return False
    return True


@pytest.mark.parametrize("seed", range(30))
def test_rejects_any_change(seed: int) -> None:
    rng = random.Random(seed)
    style = ("rare", "rare", "ties", "plain", "rare", "rare")[seed // 5]
    events = make(seed, SEATS[seed % 5], 2 if style == "ties" else 4, style)
    assert accepts(events)
    for _ in range(24):
        spoiled, what = mutated(rng, events)
        assert not accepts(spoiled), what


def test_rejects_a_wrong_header() -> None:
    events = make(0)
    wrongs: list[dict[str, object]] = [
        {"game": "sannin"},
        {"format": 2},
        {"format": True},
        {"version": "1"},
        {"seats": 7},
        {"seats": 1},
        {"seats": 4},
        {"names": ["P"]},
        {"names": [1, 2, 3]},
        {"options": {}},
        {"options": {"deals": 11}},
        {"options": {"deals": "12"}},
        {"options": {"deals": 0}},
        {"options": {"deals": 101}},
        {"options": {"deals": 12, "length": "year"}},
        {"more": 1},
    ]
    for wrong in wrongs:
        assert not accepts([events[0] | wrong, *events[1:]]), wrong
    one = make(0, 3, 1)
    assert not accepts([one[0] | {"options": {"deals": True}}, *one[1:]])
    assert accepts([events[0] | {"id": "x", "version": 7}, *events[1:]])
    assert not accepts([])
    assert not accepts(events[:1])
    assert not accepts([*events, {"e": "deal"}])


@pytest.mark.parametrize("reason", REASONS)
def test_rejects_a_wrong_payment(reason: str) -> None:
    rng = random.Random(reason)
    tried = 0
    for seed in range(50):
        events = make(seed, SEATS[seed % 5], 6, "rare")
        lines = [k for k, e in enumerate(events) if e["e"] == "pay" and e["reason"] == reason]
        for at in rng.sample(lines, min(2, len(lines))):
            for key in ("from", "to", "points", "reason", "yaku", "clause"):
                spoiled = copy.deepcopy(events)
                spoiled[at][key] = "board" if key in ("from", "to", "clause") else changed(rng, spoiled[at][key])
                with pytest.raises(Disagreement) as caught:
                    check(spoiled)
                assert abs(caught.value.index - at) <= 5
            spoiled = copy.deepcopy(events)
            spoiled[at] |= {"for": 0, "liable": "sage"}
            assert not accepts(spoiled)
            tried += 1
        if tried >= 6:
            return
    pytest.fail(f"no {reason}")


def test_order_among_simultaneous_payments_is_free_and_position_is_not() -> None:
    events = make(6)
    for reason in ("hand_yaku", "captured_yaku"):
        at = next(
            k
            for k, e in enumerate(events)
            if e.get("reason") == events[k + 1].get("reason") == reason and e != events[k + 1]
        )
        check([*events[:at], events[at + 1], events[at], *events[at + 2 :]])
    for reason in ("pot", "fold"):
        at = next(k for k, e in enumerate(events) if e.get("reason") == reason)
        assert not accepts([*events[:at], events[at + 1], events[at], *events[at + 2 :]])
        assert not accepts([*events[: at - 1], events[at], events[at - 1], *events[at + 1 :]])


def test_redeal_just_when_a_month_lies_there_whole() -> None:
    """② 場に同じ月の札が4枚出た場合は配り直し; the same 仮親 deals (C-80)."""
    events = next(e for e in (make(seed, 4) for seed in range(20)) if any(x["e"] == "redeal" for x in e))
    at = next(k for k, e in enumerate(events) if e["e"] == "redeal")
    check([*events[:at], events[at], *events[at:]])
    check([*events[:at], *events[at + 1 :]])
    three = events[at]["field"]
    spare = next(c for c in DECK if c not in three and c not in "".join(events[at]["hands"]))
    whole = next(c for c in three if of_month(month(c)) <= set(three))
    assert not accepts([*events[:at], events[at] | {"field": three.replace(whole, spare)}, *events[at + 1 :]])
    deal = next(k for k, e in enumerate(events) if e["e"] == "deal")
    as_deal = events[deal] | {"hands": events[at]["hands"], "field": three}
    assert not accepts([*events[:deal], as_deal, *events[deal + 1 :]])


def test_draw_of_the_first_dealer() -> None:
    """① and C-161: the earliest month, then the higher card points; only equal カス draw again."""
    assert drawn_first([[[0, "E"], [1, "s"], [2, "A"]]], 2, 3)
    assert not drawn_first([[[0, "E"], [1, "s"], [2, "A"]]], 0, 3)
    assert not drawn_first([[[0, "E"], [2, "A"]]], 2, 3)
    assert drawn_first([[[0, "C"], [1, "B"], [2, "D"]]], 1, 3)  # a ribbon before two カス
    assert not drawn_first([[[0, "C"], [1, "B"], [2, "D"]], [[0, "A"], [2, "E"]]], 0, 3)
    assert drawn_first([[[0, "c"], [1, "d"]]], 0, 2)  # 20 before 10
    assert drawn_first([[[0, "q"], [1, "p"], [2, "s"], [3, "o"]]], 3, 4)  # willows as they are: 20, 10, 5, 0
    assert not drawn_first([[[0, "C"], [1, "D"], [2, "s"]]], 0, 3)
    assert drawn_first([[[0, "C"], [1, "D"], [2, "s"]], [[0, "J"], [1, "F"]]], 1, 3)
    assert not drawn_first([[[0, "C"], [1, "D"], [2, "s"]], [[0, "J"], [1, "F"], [2, "A"]]], 2, 3)
    assert drawn_first([[[0, "C"], [1, "D"]], [[0, "t"], [1, "u"]], [[1, "F"], [0, "A"]]], 0, 2)
    assert drawn_first([[[0, "t"], [1, "u"], [2, "v"]], [[0, "H"], [1, "K"], [2, "G"]], [[0, "I"], [2, "J"]]], 0, 3)
    assert drawn_first([[[0, "A"], [1, "G"], [2, "H"]]], 0, 3)  # level, but not in front
    assert not drawn_first("A", 0, 3)
    assert not drawn_first([[["A", 0]]], 0, 3)
    assert not drawn_first([], 0, 3)
    assert not drawn_first([[[0, "A"], [1, "A"]]], 0, 2)


# ------------------------------------------------------------------------------------------ hands


@pytest.mark.parametrize(
    ("hand", "points", "yaku", "shown"),
    [
        ("AFdeflq", 40, "sanbon", "def"),
        ("MNOcgkt", 40, "sanbon", "MNO"),  # no 立三本
        ("IJKLSUi", 200, "teshi", "IJKL"),
        ("BEFcdef", 200, "teshi", "cdef"),  # 一二四 is no yaku of its own (C-76)
        ("FGMPQSo", 80, "kuttsuki", "FGMPQS"),
        ("NOPghop", 200, "haneken", "NOPghop"),
        ("EFGVWXs", 200, "futasanbon", "EFGVWX"),
        ("ghijlmn", 600, "shiso", "ghijlmn"),
        ("CGKOSWA", 60, "suroku", "CGKOSW"),
        ("CGKOSWo", 100, "karasu", "CGKOSWo"),  # 空素 by the willow light (C-75)
        ("CGKopqA", 100, "sanbon suroku", "CGKopq"),
        ("ADGKopq", 100, "sanbon suroku", "DGKopq"),
        ("CDGtuvA", 260, "futasanbon suroku", "ACDGtuv"),
        ("pqrtuvA", 260, "futasanbon suroku", "pqrtuv"),
        ("pqrtuvC", 300, "futasanbon karasu", "Cpqrtuv"),
        ("opqrstu", 660, "shiso suroku", "opqrstu"),
        ("opqrtuv", 700, "shiso karasu", "opqrtuv"),
        ("GKqstuv", 260, "teshi suroku", "GKqstuv"),
        ("CGHopqr", 300, "teshi karasu", "CGHopqr"),
        ("CDGHKLM", 140, "kuttsuki suroku", "CDGHKL"),
        ("CDGHtuv", 300, "haneken karasu", "CDGHtuv"),
        ("ACEGIMQ", 0, "", ""),
        ("BCDHJKa", 40, "sanbon", "BCD"),
    ],
)
def test_hands(hand: str, points: int, yaku: str, shown: str) -> None:
    """④: what a hand may show at best, what it earns in all, and what it exposes."""
    best, cards = readings(hand)[-1]
    assert (" ".join(best), sum(HAND_VALUE[key] for key in best), cards) == (yaku, points, shown)


def test_announcing_is_free() -> None:
    """④ 手役の発表は義務ではなく; the best or nothing per family, and one family alone (C-76)."""
    assert readings("AEIMQUY") == [((), "")]
    assert readings("AFdeflq") == [((), ""), (("sanbon",), "def")]
    assert readings("CDGtuvA") == [
        ((), ""),
        (("futasanbon",), "ACDtuv"),
        (("suroku",), "CDGtuv"),
        (("futasanbon", "suroku"), "ACDGtuv"),
    ]


def test_counts_of_all_hands() -> None:
    """RULES E: every one of the C(48,7) hands, by classes of hands that look alike."""
    classes: dict[tuple[tuple[int, ...], int], tuple[int, str]] = {((), 0): (1, "")}
    for number in range(1, 13):
        after: dict[tuple[tuple[int, ...], int], tuple[int, str]] = {}
        for (sizes, others), (ways, example) in classes.items():
            for size in range(min(4, 7 - sum(sizes)) + 1):
                for cards in combinations(sorted(of_month(number)), size):
                    more = len(set(cards) - KASU - WILLOW)
                    key = (tuple(sorted([*sizes, size] if size else sizes)), min(others + more, 2))
                    known = after.get(key, (0, example + "".join(cards)))
                    after[key] = (known[0] + ways, known[1])
        classes = after
    table: Counter[Yaku] = Counter()
    for (sizes, _), (ways, example) in classes.items():
        if sum(sizes) == 7:
            table[readings(example)[-1][0]] += ways
    assert sum(table.values()) == 73_629_072
    kumi: Counter[str] = Counter()
    kasu: Counter[str] = Counter()
    for yaku, ways in table.items():
        kumi.update({key: ways for key in yaku if key not in ("suroku", "karasu")})
        kasu.update({key: ways for key in yaku if key in ("suroku", "karasu")})
    assert kumi == {
        "sanbon": 4620000 + 1716000,
        "kuttsuki": 1710720,
        "teshi": 126720 + 31680,
        "haneken": 95040,
        "futasanbon": 21760 + 18080 + 2400,
        "shiso": 528,
    }
    assert kasu == {"suroku": 2664090 + 2368080 + 1184040, "karasu": 888030}
    assert table["shiso", "suroku"] == 9 + 8 + 10
    assert table["shiso", "karasu"] == 1
    assert table["haneken", "karasu"] == 405
    assert table["teshi", "karasu"] == 1500 + 270
    assert table["kuttsuki", "suroku"] == 52758 + 46896 + 23916


# ------------------------------------------------------------------------------------------ 出来役


def test_captured_yaku() -> None:
    """⑥: every set needs all its cards, whatever the willows do; all compound."""
    for key, cards in SETS.items():
        assert captured_yaku(cards) == [key]
        for card in cards:
            assert captured_yaku(cards - {card} | WILLOW) == []
    assert captured_yaku(set("AIcos")) == ["shiko"]
    assert captured_yaku(set("BFNRVhq")) == []
    assert captured_yaku(set("BFNRVhZ")) == ["nanatan"]
    assert captured_yaku(set("BFJNRVZhlq")) == ["nanatan", "akatan", "aotan"]
    dregs = sorted(KASU | WILLOW)
    assert len(dregs) == 27
    assert captured_yaku(set(dregs[:15])) == []
    assert captured_yaku(set(dregs[-15:]) | set("ABE")) == []
    assert captured_yaku(set(dregs[:16])) == ["sujuroku"]
    assert captured_yaku(set(DECK)) == list(CAPTURED_VALUE)
    assert sum(CAPTURED_VALUE.values()) == 400 + 400 + 200 + 200 + 200 + 600


def test_card_points_of_the_deck() -> None:
    """RULES: 240 = 3 x 80; the willows count as what they are (C-159)."""
    assert points_of(DECK) == 240
    assert points_of(KASU) == 0
    assert [points_of(card) for card in "opqr"] == [20, 10, 5, 0]


# ------------------------------------------------------------------------------------------ positions


class Script:
    """A driver that plays given cards, and bids, shows, stops and takes by a given word list."""

    def __init__(self, cards: str = "", words: str = "") -> None:
        self.cards_to_play, self.words = list(cards), words.split()
        self.lines: list[Event] = []
        self.said: list[Event] = []

    def header(self) -> Event:
        raise NotImplementedError

    def first_dealer(self) -> int:
        raise NotImplementedError

    def begin(self, game: Deal) -> None:
        raise NotImplementedError

    def deal(self, game: Deal) -> tuple[list[str], str]:
        raise NotImplementedError

    def stock(self, game: Deal) -> str:
        raise NotImplementedError

    def choose(self, options: list[Event]) -> Event:
        chosen = options[0]
        if chosen["e"] == "show":
            chosen = options[-1]
        elif chosen["e"] == "play":
            card = self.cards_to_play.pop(0)
            choices = [each for each in options if each["card"] == card]
            chosen = choices[0]
            if len(choices) > 1:
                taken = self.words.pop(0)
                chosen = next(each for each in choices if each["takes"] == taken)
        elif len(options) > 1:
            word = self.words.pop(0)
            chosen = next(each for each in options if word in (each["e"], each.get("bid"), each.get("takes")))
        self.said.append(chosen)
        return chosen

    def pays(self, group: list[Event]) -> None:
        self.lines += group


def script(game: Deal) -> Script:
    assert isinstance(game.driver, Script)
    return game.driver


def said(game: Deal) -> list[Event]:
    return script(game).said


def paid(game: Deal, reason: str) -> list[tuple[object, object, object]]:
    """(from, to, points) of the lines with a reason."""
    return [(x["from"], x["to"], x["points"]) for x in script(game).lines if x["reason"] == reason]


def position(
    size: int = 3,
    hands: str = "",
    piles: str = "",
    table: str = "",
    stock: str = "",
    cards: str = "",
    words: str = "",
    rate: int = 1,
) -> Deal:
    """A deal without those who folded; A (seat 0) is the 仮親.  Hands and piles by seat, ``-`` is nothing."""
    game = Deal(Script(cards, words), 1, A, [0] * size, rate=rate)
    game.order = list(range(size))
    game.hands = [set(hand) - {"-"} for hand in hands.split() or "-" * size]
    game.piles = {seat: set(pile) - {"-"} for seat, pile in enumerate(piles.split() or "-" * size)}
    game.told = {seat: captured_yaku(pile) for seat, pile in game.piles.items()}
    game.table, game.pile_of_stock = set(table), list(stock)
    return game


def folder(game: Deal) -> Deal:
    """Another seat, which has folded."""
    game.scores.append(0)
    game.folded.append(len(game.scores) - 1)
    game.settle([{"e": "pay", "from": game.folded[0], "to": "pot", "points": 20, "reason": "fold"}])
    return game


def told(game: Deal, seat: int, *yaku: str) -> Deal:
    game.told[seat] = list(yaku)
    return game


# ------------------------------------------------------------------------------------------ worked examples D92-D104


@pytest.mark.parametrize(
    ("number", "rate", "hands", "scores"),
    [
        ("D92", 1, ["AFdeflq", "CGKOSWA"], [-20, 20]),
        ("D92, rate 4", 4, ["AFdeflq", "CGKOSWA"], [-80, 80]),
        ("D94", 1, ["CGKopqA", "AEIMQUY", "BFJNRVZ"], [100, -50, -50]),
        ("D94, rate 2", 2, ["CGKopqA", "AEIMQUY", "BFJNRVZ"], [200, -100, -100]),
        ("two owners", 1, ["CGKopqA", "AFdeflq", "BFJNRVZ"], [80, -10, -70]),
    ],
)
def test_hand_yaku_payments(number: str, rate: int, hands: list[str], scores: list[int]) -> None:
    game = position(len(hands), " ".join(hands), rate=rate)
    game.show_hands()
    assert (game.scores, number) == (scores, number)


def test_hand_yaku_are_paid_gross() -> None:
    """docs/record.md: each owner's lines stand, 差額 is the page's; both families in one line."""
    game = position(2, "AFdeflq CGKOSWA")
    game.show_hands()
    assert paid(game, "hand_yaku") == [(B, A, 40), (A, B, 60)]
    game = position(3, "CGKopqA AEIMQUY BFJNRVZ")
    game.show_hands()
    assert paid(game, "hand_yaku") == [(B, A, 50), (C, A, 50)]
    assert [line["yaku"] for line in script(game).lines] == [["sanbon", "suroku"]] * 2


def test_two_yaku_take_the_pot() -> None:
    """D96: 赤短 and 七短, 上がり."""
    game = told(folder(position()), A, "nanatan", "akatan")
    game.end_by_yaku(A)
    assert (game.scores, game.why, game.winner) == ([620, -300, -300, -20], "yaku", A)
    assert said(game)[-1]["captured"] == ["", "", "", ""]
    assert said(game)[-1]["next_dealer"] == A


def test_one_sager_at_the_end() -> None:
    """D98: half values; C-77."""
    game = told(folder(position()), A, "akatan")
    game.end_by_halves()
    assert (game.scores, game.why, game.winner) == ([120, -50, -50, -20], "played_out", A)


def test_sage_is_void_when_another_stops() -> None:
    """D100: A 赤短 下げ, B 青短 上がり."""
    game = position(3, "KC mG DP", "BF Vh -", "Jl", "XHMQUY", "KmD", "sage stop")
    game.play()
    assert (game.scores, game.why, game.winner) == ([-100, 200, -100], "yaku", B)
    assert [event["e"] for event in said(game)] == ["play", "turn", "sage", "play", "turn", "stop", "deal_end"]
    assert said(game)[2] == {"e": "sage", "seat": A, "yaku": ["akatan"], "forced": False}
    assert said(game)[5] == {"e": "stop", "seat": B, "yaku": ["aotan"], "forced": False}


def test_points_of_two() -> None:
    """D102: 95 against 70 at rate 4."""
    game = position(2, "", "AIcoBVq sEMQUYC", rate=4)
    assert [points_of(game.piles[seat]) for seat in (A, B)] == [95, 70]
    game.card_points()
    assert (game.scores, game.why, game.winner) == ([100, -100], "played_out", A)
    assert paid(game, "card_points") == [(B, A, 100)]


def test_double_after_three_are_in() -> None:
    """D104: P4 doubles; P1 comes again, P2 folds, P3 comes again."""
    game = auction(4, "in in in double in out in")
    assert game.scores == [0, -20, 0, 0]
    assert (game.dealer, game.order, game.rate, game.pot) == (P4, [P4, P1, P3], 2, 20)


# ------------------------------------------------------------------------------------------ ③ 出降り


def auction(seats: int, words: str, dealer: int = P1) -> Deal:
    game = Deal(Script("", words), 1, dealer, [0] * seats, hands=[set() for _ in range(seats)])
    game.auction()
    assert not script(game).words
    return game


def asked(game: Deal) -> list[tuple[int, str]]:
    """Who said what, in order."""
    return [(event["seat"], str(event.get("bid", event["e"]))) for event in said(game) if "seat" in event]


def test_three_in_leave_out_or_double() -> None:
    """③ 「出る」を宣言することはできません; at rate 2 too, where the doubler is one of three (C-71)."""
    with pytest.raises(StopIteration):
        auction(4, "in in in in")
    with pytest.raises(StopIteration):
        auction(5, "double in in in")
    game = auction(4, "in in in out")
    assert (game.order, game.scores) == ([P1, P2, P3], [0, 0, 0, -20])
    game = auction(5, "double in in out out")
    assert (game.order, game.rate, game.pot) == ([P1, P2, P3], 2, 40)
    game = auction(5, "double in in double in in", P3)
    assert (game.order, game.rate, game.pot, game.squeezed) == ([P1, P2, P3], 4, 0, [P4, P5])
    assert not any(event.get("forced") for event in said(game))


def test_no_third_double() -> None:
    """③ 「ダブル」を宣言することはできません; the doubler does not speak again (C-69)."""
    game = auction(3, "double double in in")
    assert (game.order, game.rate, game.dealer) == ([P2, P3, P1], 4, P2)
    with pytest.raises(StopIteration):
        auction(3, "double double double")
    game = auction(2, "double double out")
    assert (game.why, game.winner, game.scores, game.rate) == ("alone", P2, [-20, 20], 4)


def test_put_out_free_at_rate_four() -> None:
    """③ 補償 0 点降り賃 0 点: whoever has not folded when three are in (C-73)."""
    game = auction(6, "in in in double double in out in")
    assert asked(game)[-5:] == [(P6, "in"), (P1, "out"), (P2, "in"), (P3, "squeezed"), (P4, "squeezed")]
    assert (game.order, game.scores, game.rate) == ([P5, P6, P2], [-20, 0, 0, 0, 0, 0], 4)
    game = auction(4, "double double in in")
    assert asked(game)[-1] == (P1, "squeezed")  # the first doubler
    assert (game.order, game.scores, game.squeezed) == ([P2, P3, P4], [0, 0, 0, 0], [P1])
    assert said(game)[-1] == {"e": "squeezed", "seat": P1}


def test_nobody_else_is_left() -> None:
    """③ 残った一人が降り賃を総取り; they need not speak (C-72), the cards are not played."""
    game = auction(3, "out out")
    assert (game.why, game.winner, game.scores) == ("alone", P3, [-20, -20, 40])
    assert [event["e"] for event in said(game)] == ["bid", "bid", "deal_end"]
    assert paid(game, "pot") == [("pot", P3, 40)]
    assert said(game)[-1]["captured"] == ["", "", ""]
    game = auction(6, "in double out out out out out")
    assert (game.winner, game.scores, game.rate) == (P2, [-20, 100, -20, -20, -20, -20], 2)
    game = auction(2, "out")
    assert (game.winner, game.scores) == (P2, [-20, 20])  # C-74
    game = auction(2, "in out", P2)
    assert (game.winner, game.scores) == (P2, [-20, 20])


def test_two_at_the_table() -> None:
    """C-74, C-160: 出る, 出る makes サシ勝負; there is no pot then."""
    game = auction(2, "in in", P2)
    assert (game.order, game.pot, game.rate) == ([P2, P1], 0, 1)
    game = auction(2, "in double in")
    assert (game.order, game.pot, game.rate) == ([P2, P1], 0, 2)


def test_in_then_out_pays_once() -> None:
    """C-70."""
    game = auction(3, "in in double out in")
    assert (game.order, game.scores, game.rate) == ([P3, P2], [-20, 0, 0], 2)


def test_the_fee_is_never_doubled() -> None:
    """③ 降り賃は 20 点のままです."""
    assert auction(4, "double double out out in").scores == [0, 0, -20, -20]


def test_the_dealer_folds() -> None:
    """C-72: 仮親の位置から is from the first participant counter-clockwise."""
    game = auction(5, "out in in out in", P4)
    assert (game.order, game.dealer) == ([P5, P1, P3], P4)


def count_courses(seats: int, rate: int, inside: int, folded: int, waiting: int) -> int:
    """Auctions from here on, counted without seats: who is in, out, and still to speak."""
    if not waiting or folded == seats - 1 or (inside == 3 and rate == 4):
        return 1
    ways = count_courses(seats, rate, inside, folded + 1, waiting - 1)
    if inside < 3:
        ways += count_courses(seats, rate, inside + 1, folded, waiting - 1)
    if rate < 4:
        ways += count_courses(seats, 2 * rate, 1, folded, seats - folded - 1)
    return ways


@pytest.mark.parametrize(("seats", "number"), [(2, 11), (3, 61), (4, 282), (5, 1021)])
def test_every_auction(seats: int, number: int) -> None:
    """All courses: two or three play, or one takes the pot; everyone else paid 20 or was put out."""

    class Unsaid(Exception):
        pass

    class Walk(Script):
        def choose(self, options: list[Event]) -> Event:
            if len(options) > 1 and not self.words:
                raise Unsaid([option["bid"] for option in options])
            return super().choose(options)

    todo, found = [""], 0
    while todo:
        words = todo.pop()
        game = Deal(Walk("", words), 1, found % seats, [0] * seats)
        try:
            game.auction()
        except Unsaid as more:
            todo += [f"{words} {word}" for word in more.args[0]]
            continue
        found += 1
        assert game.rate == 2 ** words.count("double")
        assert len(game.folded) == words.count("out")
        if game.why:
            assert len(game.folded) == seats - 1
            assert game.scores[game.winner] == 20 * (seats - 1)
        else:
            assert len(game.order) in (2, 3)
            assert sorted([*game.order, *game.folded, *game.squeezed]) == list(range(seats))
            assert game.pot == 20 * len(game.folded) == -sum(game.scores)
            assert not game.squeezed or (game.rate == 4 and len(game.order) == 3)
            turns = [(seat - game.dealer) % seats for seat in game.order]
            assert turns == sorted(turns)
            assert game.rate == 1 or turns[0] == 0
    assert found == number == count_courses(seats, 1, 0, 0, seats)


def test_stock_of_folded_hands() -> None:
    """③ 降りた人の手札を山札の残りと混ぜて: 21 cards for three, 28 for two."""
    for seats in SEATS:
        events = make(1, seats, 30, "plain")
        sizes = Counter(len(event["cards"]) for event in events if event["e"] == "stock")
        assert sizes.keys() == ({28} if seats == 2 else {21, 28})


# ------------------------------------------------------------------------------------------ ⑤ ⑥ play


def test_choice_of_two_and_all_of_three() -> None:
    """⑤, C-101, C-102: by a hand card and by a stock card."""
    game = position(2, "Ca Xb", "- -", "ABUVWEFG", "QH", "CX", "B")
    game.hand_card(A)
    assert (game.piles[A], game.table) == (set("BC"), set("AUVWEFG"))
    game.stock_card(A)
    assert game.table == set("AUVWEFGQ")
    game.hand_card(B)
    assert game.piles[B] == set("UVWX")
    game.stock_card(B)
    assert game.piles[B] == set("UVWXEFGH")
    game = position(2, "D -", "- -", "EF", "H", "", "F")
    game.stock_card(A)
    assert (game.piles[A], game.table) == (set("FH"), set("E"))


def test_decision_stands_behind_the_stock_card() -> None:
    """⑥ 手札と場札を合わせて役ができた場合でも、山札をめくった後に: both yaku of a turn are one decision."""
    game = position(3, "KC TG DP", "BFVh - -", "Jl", "nHMQUY", "K", "stop")
    game.play()
    assert [event["e"] for event in said(game)] == ["play", "turn", "stop", "deal_end"]
    assert (game.scores, game.told[A]) == ([400, -200, -200], ["akatan", "aotan"])


def test_last_turn_stops_by_itself() -> None:
    """C-78: an empty hand cannot 下げ; the pot and the full value are theirs."""
    game = folder(position(3, "K m D", "BF Vh -", "Jl", "XHMQUY", "K"))
    game.play()
    assert said(game)[2] == {"e": "stop", "seat": A, "yaku": ["akatan"], "forced": True}
    assert game.scores == [220, -100, -100, -20]


def test_sager_goes_on_and_stops_or_goes_on() -> None:
    """⑥ 再び上がるか下げるかを選択; all their yaku count (C-79: those of others are void)."""
    hands, piles = "Kma CTG DPQ", "BFVh YkU -"
    stop = {"e": "stop", "seat": A, "yaku": ["akatan", "aotan"], "forced": False}
    game = position(3, hands, piles, "Jl", "XHMtus", "KCDm", "sage stop")
    game.play()
    assert (said(game)[-2], game.scores) == (stop, [400, -200, -200])
    game = position(3, hands, piles, "Jl", "XHMtusWEIf", "KCDmTPa", "sage sage")
    with pytest.raises(IndexError):  # the cards run out
        game.play()
    assert stop | {"e": "sage"} in said(game)
    game = position(3, "Km CT DP", piles, "Jl", "XHMtus", "KCDm", "sage")
    game.play()
    assert (said(game)[-2], game.scores) == (stop | {"forced": True}, [400, -200, -200])


def test_sagers_pay_each_other_at_the_end() -> None:
    """⑥ 下げた人全員が…半額を受け取り; the dearest takes the pot, of equals the first from the 仮親 (C-81)."""
    game = folder(position(rate=2))
    told(told(game, B, "akatan"), C, "aotan").end_by_halves()
    assert paid(game, "sage_half") == [(A, B, 100), (C, B, 100), (A, C, 100), (B, C, 100)]
    assert (game.scores, game.winner) == ([-200, 120, 100, -20], B)
    game = folder(position())
    told(told(told(game, A, "akatan"), B, "aotan"), C, "sujuroku").end_by_halves()
    assert (game.scores, game.winner) == ([50 + 50 - 50 - 150, 50 + 50 - 50 - 150, 300 - 50 - 50 + 20, -20], C)
    game = position()
    game.order = [C, A, B]
    told(told(game, A, "akatan", "aotan"), C, "nanatan").end_by_halves()
    assert (game.scores, game.winner) == ([100, -200, 100], C)
    game = position(2)
    told(told(game, A, "akatan"), B, "shiko").end_by_halves()
    assert (game.scores, game.winner) == ([-100, 100], B)
    assert paid(game, "sage_half") == [(B, A, 100), (A, B, 200)]


def test_sixteen_dregs_in_play() -> None:
    """素十六 is an 出来役: it may be stopped on, willows are カス in it, and it adds to others."""
    fifteen = "CDGHKLOPSTWXopq"
    game = position(3, "ae mg id", f"{fifteen} - -", "bv", "tHMQUY", "a", "stop")
    game.play()
    assert (game.scores, game.told[A], game.why) == ([600, -300, -300], ["sujuroku"], "yaku")
    game = told(position(2, rate=4), B, "shiko", "sujuroku")
    game.end_by_yaku(B)
    assert game.scores == [-4000, 4000]


def test_a_yaku_leaves_no_card_points() -> None:
    """⑦ 誰にも出来役が完成しないで; and サシ counts what was taken only (C-80)."""
    events = make(3, 2, 20, "rare")
    for at, event in enumerate(events):
        if event["e"] == "deal_end":
            reasons = [e.get("reason") for e in events[max(0, at - 4) : at] if e["e"] == "pay"]
            assert not {"card_points"} & set(reasons) or not {"sage_half", "captured_yaku"} & set(reasons)


def test_points_of_three() -> None:
    """⑦ 札点から 80 点を引いたものの 2 倍; ties go to the first from the 仮親."""
    for points, gains, winner in (
        ((100, 90, 50), [40, 20, -60], A),
        ((60, 90, 90), [-40, 20, 20], B),
        ((80, 80, 80), [0, 0, 0], A),
        ((20, 60, 160), [-120, -40, 160], C),
    ):
        game = folder(position(rate=2))
        game.piles = dict(enumerate(piles_of(*points)))
        game.card_points()
        pot = [20 * (seat == winner) for seat in range(3)]
        assert game.scores == [*(2 * gain + more for gain, more in zip(gains, pot, strict=True)), -20]
        assert (game.winner, game.why) == (winner, "played_out")


def test_a_tie_of_two_pays_nothing_and_passes_the_deal() -> None:
    """⑦ 同点の場合は、仮親の位置から反時計回りに順番が早い方の勝ち."""
    game = folder(position(2, "", "AE sM"))
    game.order = [B, A]
    game.card_points()
    assert (game.scores, game.winner, paid(game, "card_points")) == ([0, 20, -20], B, [])


def piles_of(*points: int) -> list[set[str]]:
    """The whole deck in piles of given card points."""
    piles: list[set[str]] = [set() for _ in points]
    for card in sorted(DECK, key=lambda c: -points_of(c)):
        room = [goal - points_of(pile) for goal, pile in zip(points, piles, strict=True)]
        piles[room.index(max(room))].add(card)
    assert [points_of(pile) for pile in piles] == list(points)
    return piles


# ------------------------------------------------------------------------------------------ matches


def test_winners() -> None:
    """C-67: the highest total wins, ties share."""
    assert winners_of([0, 0]) == [0, 1]
    assert winners_of([-20, 40, -20]) == [1]
    assert winners_of([30, -60, 30]) == [0, 2]


@pytest.mark.parametrize("seats", SEATS)
def test_whole_matches_sum_to_zero(seats: int) -> None:
    for seed in range(3):
        events = make(seed, seats, 10, "rare")
        assert sum(events[-1]["result"]) == 0
        assert events[-1]["result"] == events[-1]["totals"]
        deals = [event for event in events if event["e"] == "deal"]
        ends = [event for event in events if event["e"] == "deal_end"]
        assert len(deals) == len(ends) == 10
        assert [event["next_dealer"] for event in ends] == [*(event["dealer"] for event in deals[1:]), None]
        for end in ends:
            assert sum(end["scores"]) == 0
            if end["why"] == "played_out" and sum(map(bool, end["captured"])) == 3:
                assert sum(map(len, end["captured"])) == 48
                assert sum(map(points_of, end["captured"])) == 240
