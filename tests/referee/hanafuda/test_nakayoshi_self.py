"""The referee of なかよし村 judged by itself: the maker's records, records with one thing changed, worked examples."""

from __future__ import annotations

import copy
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from .nakayoshi import (
    CAPTURED_VALUE,
    FACTOR,
    HAND_VALUE,
    OPTIONS,
    SETS,
    STAKE,
    Month,
    another_possible,
    board_shares,
    captured_yaku,
    check,
    drawn_first,
    field_kind,
    hand_yaku,
    kasu_count,
    prizes,
    special_yaku,
)
from .nakayoshi import SEATS as SEATS_OF
from .nakayoshi_maker import WISHES, around, make, occurrences, run
from .sannin import (
    DECK,
    KASU,
    LIGHTS,
    RIBBONS,
    TANES,
    WILLOW,
    Disagreement,
    Event,
    Yaku,
    month,
    of_month,
    points_of,
)

pytestmark = pytest.mark.slow  # the referee is only to be judged again when it changes

A, B, C = range(3)
Likeness = tuple[tuple[int, ...], int, int, int, int]  # sizes of the months, 立三本, lights, tanes, ribbons
COURSES = {  # every course of the auction: in, folded, squeezed, from the dealer on
    4: "fiii ifii iifi iiis",
    5: "ffiii fifii fiifi fiiis iffii ififi ifiis iiffi iifis iiiss",
    6: "fffiii ffifii ffiifi ffiiis fiffii fififi fifiis fiiffi fiifis fiiiss ifffii iffifi iffiis ififfi ififis "
    "ifiiss iifffi iiffis iifiss iiisss",
}


SEATS = SEATS_OF[2]


def option(seed: int) -> dict[str, str]:
    """The options in turn, the old ones first."""
    return {name: values[seed // 2**place % 2] for place, (name, values) in enumerate(OPTIONS.items())}


def any_option(seed: int) -> dict[str, str]:
    """The options at random, most of the new ones usual."""
    rng = random.Random(seed)
    return {name: values[rng.random() < 0.4] for name, values in OPTIONS.items()}


# ------------------------------------------------------------------------------------------ the records


@pytest.mark.parametrize("style", ["plain", "rare", "ties"])
@pytest.mark.parametrize("seats", SEATS)
def test_accepts_its_maker(style: str, seats: int) -> None:
    for seed in range({"plain": 4, "rare": 5, "ties": 3}[style]):
        events = make(seed, seats, any_option(seed), style)
        check(events)
        check(around(seed, events))


def test_everything_rare_occurs() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        seen += occurrences(run(seed, SEATS[seed % 5], option(seed // 4 % 4), "rare"))
    for seed in range(8):
        seen += occurrences(run(seed, SEATS[seed % 5], option(seed // 4 % 4), "ties"))
        seen += occurrences(run(seed, 3, {"length": "half", "extras_on_yaku_end": "no"}, "ties"))
        seen += occurrences(run(seed, 6, {"extras_on_yaku_end": "no"}, "plain"))
    for seats, courses in COURSES.items():
        assert sorted(courses.split()) == sorted(
            "".join("i" if k in inside else "s" if k > inside[2] else "f" for k in range(seats))
            for inside in combinations(range(seats), 3)
        )
    wanted = [f"course {course}" for courses in COURSES.values() for course in courses.split()]
    wanted += [f"course {course}, みずてん" for course in ["ifii", "iffii", "ififi", "iiffi", "ifffii", "iiisss"]]
    reasons = "fold squeeze pot hand_yaku captured_yaku sage_half tobikomi nuke mizuten special refund card_points"
    wanted += [f"pay: {reason}" for reason in [*reasons.split(), "gimmi"]]
    wanted += ["pay: captured_yaku, liable hatto", "pay: captured_yaku, liable sage", "pay: sage_half, liable hatto"]
    wanted += [f"stop, forced {forced}" for forced in (True, False)] + ["sage, forced False", "shima", "draw_seats"]
    wanted += [f"show: {key}" for key in HAND_VALUE]
    wanted += [f"{word}: {key}" for word in ("captured_yaku", "squeezed") for key in CAPTURED_VALUE]
    wanted += [f"special: {key}" for key in ("sohachi", "futahachi", "sujuroku")]
    wanted += [f"squeezed, parts: {parts}" for parts in ("000", "001", "011", "100", "101", "111")]
    wanted += [f"法度: {way}" for way in ("the card itself", "its month", "the other taken")]
    wanted += [f"法度 for {key}" for key in SETS] + [wish for wishes in WISHES.values() for wish in wishes]
    wanted += [
        "流れ",
        "no 下げ: nothing possible",
        "extras after 出来役",
        "extras after 流れ",
        "two 飛び込み of one seat",
    ]
    wanted += ["みずてん, folded pay", "みずてん, squeezed pay", "みずてん after 吹き消し", "points: tie at the top"]
    wanted += ["シマ, the dealer does not play first", "特殊役 of two seats", "carry of 2", "carry of 3"]
    wanted += ["match: 1 winners", "match: 2 winners", "match: 3 winners"]
    assert not [thing for thing in wanted if not seen[thing]]


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
    match rng.randrange(8):
        case 0:
            del events[at]
            return events, f"dropped {event}"
        case 1:
            events.insert(at, event)
            return events, f"doubled {event}"
        case 2:
            other = rng.randrange(first, len(events))
            alike = event["e"] == events[other]["e"] and event.get("seat") == events[other].get("seat")
            if event == events[other] or (alike and event["e"] in ("pay", "play")):  # may be as good
                return mutated(rng, events)
            events[at], events[other] = events[other], event
            return events, f"swapped {event} and {events[at]}"
        case 3:
            key = rng.choice([k for k in event if k != "e"])
            was = event.pop(key)
            return events, f"took {key} {was!r} from {event}"
        case 4:
            event["more"] = 1
            return events, f"added a key to {event}"
    key = rng.choice([k for k in event if k not in ("e", "clause")])
    was, event[key] = event[key], changed(rng, event[key])
    return events, f"{key}: {was!r} became {event[key]!r} in {event}"


def accepts(events: list[Event]) -> bool:
    try:
        check(events)
    except Disagreement:
        return False
    return True


@pytest.mark.parametrize("seed", range(24))
def test_rejects_any_change(seed: int) -> None:
    rng = random.Random(seed)
    events = make(
        seed, SEATS[seed % 5], any_option(seed) | {"length": "half"}, ("rare", "rare", "ties", "plain")[seed // 6]
    )
    assert accepts(events)
    for _ in range(20):
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
        {"seats": 2},
        {"seats": 5},
        {"names": ["P"]},
        {"names": [1, 2, 3, 4]},
        {"version": 3},
        {"version": 1},
        {"options": {"length": "year", "overtimes": "no"}},
        {"options": {"length": "year", "extras_on_yaku_end": True}},
        {"options": {"length": "short", "extras_on_yaku_end": "yes"}},
        {"options": {"length": "half", "extras_on_yaku_end": "yes"}},
        {"more": 1},
    ]
    for wrong in wrongs:
        assert not accepts([events[0] | wrong, *events[1:]]), wrong
    assert accepts([events[0] | {"id": "x", "options": {}}, *events[1:]])
    old = make(1, version=1)
    assert accepts([old[0] | {"id": "x"}, *old[1:]])
    assert not accepts([old[0] | {"options": {"length": "year"}}, *old[1:]])
    assert not accepts([old[0] | {"options": events[0]["options"]}, *old[1:]])
    assert not accepts([])
    assert not accepts(events[:1])
    assert not accepts([*events, {"e": "deal"}])


REASONS = ("fold", "squeeze", "pot", "hand_yaku", "captured_yaku", "sage_half", "tobikomi", "nuke", "mizuten")


@pytest.mark.parametrize("reason", [*REASONS, "special", "refund", "card_points", "gimmi"])
def test_rejects_a_wrong_payment(reason: str) -> None:
    rng = random.Random(reason)
    tried = 0
    for seed in range(200):
        events = make(seed, 4 + seed % 3, {"length": "half"}, "rare")
        lines = [k for k, e in enumerate(events) if e["e"] == "pay" and e["reason"] == reason]
        for at in rng.sample(lines, min(2, len(lines))):
            for key in ("from", "to", "points", "reason", "yaku"):
                spoiled = copy.deepcopy(events)
                spoiled[at][key] = "board" if key in ("from", "to") else changed(rng, spoiled[at][key])
                with pytest.raises(Disagreement) as caught:
                    check(spoiled)
                assert abs(caught.value.index - at) <= 24
            for name in ("for", "liable"):
                spoiled = copy.deepcopy(events)
                if spoiled[at].pop(name, None) is None:
                    spoiled[at][name] = {"for": 0, "liable": "hatto"}[name]
                with pytest.raises(Disagreement):
                    check(spoiled)
            tried += 1
        if tried >= 2:
            return
    pytest.fail(f"no {reason}")


def test_order_among_simultaneous_payments_is_free_and_position_is_not() -> None:
    events = make(3)
    at = next(
        k
        for k, e in enumerate(events)
        if e.get("reason") == events[k + 1].get("reason") == "hand_yaku" and e != events[k + 1]
    )
    check([*events[:at], events[at + 1], events[at], *events[at + 2 :]])
    at = next(k for k, e in enumerate(events) if e.get("reason") == "pot")
    assert not accepts([*events[:at], events[at + 1], events[at], *events[at + 2 :]])
    at = next(k for k, e in enumerate(events) if e.get("reason") == "fold")
    assert not accepts([*events[:at], events[at + 1], events[at], *events[at + 2 :]])


def test_draw_of_the_dealer() -> None:
    """C-161: the earliest month deals, whatever the seat; equal months drew again."""
    assert drawn_first([[[0, "E"], [1, "s"], [2, "A"]]], 2, 3)
    assert not drawn_first([[[0, "E"], [1, "s"], [2, "A"]]], 0, 3)
    assert not drawn_first([[[0, "E"], [2, "A"]]], 2, 3)
    assert not drawn_first([[[0, "A"], [1, "B"], [2, "s"]]], 0, 3)
    assert drawn_first([[[0, "A"], [1, "B"], [2, "s"]], [[0, "J"], [1, "F"]]], 1, 3)
    assert drawn_first([[[0, "A"], [1, "F"], [2, "E"]]], 0, 3)  # level behind the first: need not draw again
    assert drawn_first([[[0, "A"], [1, "F"], [2, "E"]], [[1, "A"], [2, "s"]]], 0, 3)  # but may
    assert not drawn_first([[[0, "A"], [1, "F"], [2, "M"]], [[1, "A"], [2, "s"]]], 0, 3)
    assert not drawn_first("A", 0, 3)
    assert not drawn_first([[["A", 0]]], 0, 3)
    assert not drawn_first([], 0, 3)


# ------------------------------------------------------------------------------------------ worked examples D-I


@pytest.mark.parametrize(
    ("number", "hand", "kan", "yaku", "shown"),
    [
        ("D1", "AFdeflq", 2, "sanbon", "def"),
        ("D2", "ERSTglr", 3, "tatesanbon", "RST"),
        ("D3", "FGMPQSo", 4, "kuttsuki", "FGMPQS"),
        ("D4", "IJKLSUi", 6, "teshi", "IJKL"),
        ("D5", "NOPghop", 7, "haneken", "NOPghop"),
        ("D6", "BEFcdef", 8, "ichinishi", "BEFcdef"),
        ("D7", "ghijlmn", 20, "shiso", "ghijlmn"),
        ("D8", "EFGVWXs", 6, "futasanbon", "EFGVWX"),
        ("D9", "MNPghik", 7, "sanbontatesanbon", "MNPghi"),
        ("D10", "Yabctuv", 8, "futatatesanbon", "Yabtuv"),
        ("D11", "BDJOmpq", 2, "aka", "DOmpq"),
        ("D12", "FKPWfor", 3, "tanichi", "KPWfor"),
        ("D13", "CGHSdeq", 3, "toichi", "CGHSeq"),
        ("D14", "OPTXins", 4, "pikaichi", "OPTXin"),
        ("D15", "KTabfpt", 4, "karasu", "KTabfpt"),
        ("D16", "FRSTlmp", 5, "tatesanbon aka", "RSTmp"),
        ("D17", "GKqstuv", 10, "teshi pikaichi", "GKqstuv"),
        ("D18", "oCKLafm", 4, "karasu", "CKLafmo"),
        ("D19", "FqKLafm", 3, "tanichi", "KLafmq"),
        ("D20", "opqrEGK", 11, "ichinishi toichi", "EGKopqr"),
        ("D21", "opqrtuv", 24, "shiso karasu", "opqrtuv"),
        ("D22", "BFJNRVZ", 2, "aka", ""),
        ("D23", "Fdefpqr", 6, "futasanbon", "defpqr"),
    ],
)
def test_hands(number: str, hand: str, kan: int, yaku: str, shown: str) -> None:
    """worked examples D1-D23: what a hand shows, and what it earns from each of two in a 小場."""
    game = position(hands=[hand, "", ""])
    game.show(A)
    game.settle(game.hand_lines)
    assert (game.scores, number) == ([24 * kan, -12 * kan, -12 * kan], number)
    assert game.shown[A] == tuple(yaku.split())
    assert said(game) == [{"e": "show", "seat": A, "yaku": yaku.split(), "cards": shown}]


def test_tate_of_paulownia_needs_the_three_kasu() -> None:
    """C-09: 桐のカス札3枚."""
    assert hand_yaku("stuAEIM")[0] == ("sanbon",)
    assert hand_yaku("tuvAEIM")[0] == ("tatesanbon",)
    assert hand_yaku("MNOAEIc")[0] == ("tatesanbon",)
    assert hand_yaku("MNOstuA")[0] == ("sanbontatesanbon",)


def test_counts_of_all_hands() -> None:
    """RULES E: every one of the C(48,7) hands, by classes of hands that look alike."""

    def features(cards: tuple[str, ...]) -> tuple[int, ...]:
        held = set(cards)
        tate = len(held) == 3 and (month(cards[0]) in (4, 5, 7) or held == set("tuv"))
        rest = held - WILLOW
        return len(held), tate, len(rest & LIGHTS), len(rest & TANES), len(rest & RIBBONS)

    classes: dict[Likeness, tuple[int, str]] = {((), 0, 0, 0, 0): (1, "")}
    for number in range(1, 13):
        after: dict[Likeness, tuple[int, str]] = {}
        for (sizes, *counts), (ways, example) in classes.items():
            for size in range(5):
                for cards in combinations(sorted(of_month(number)), size):
                    if sum(sizes) + size > 7:
                        continue
                    _, *more = features(cards)
                    bigger = tuple(sorted([*sizes, size][size == 0 :] if size else sizes))
                    tate, lights, tanes, ribbons = (a + b for a, b in zip(counts, more, strict=True))
                    key = (bigger, tate, min(lights, 2), min(tanes, 2), min(ribbons, 2))
                    known = after.get(key, (0, example + "".join(cards)))
                    after[key] = (known[0] + ways, known[1])
        classes = after
    table: Counter[Yaku] = Counter()
    for (sizes, *_), (ways, example) in classes.items():
        if sum(sizes) == 7:
            table[hand_yaku(example)[0]] += ways
    assert sum(table.values()) == 73_629_072
    rows = {
        "": (54461388, 4384404, 2414232, 2145984, 1053432, 826704),
        "sanbon": (4025772, 209436, 136548, 117240, 95964, 35040),
        "tatesanbon": (1497072, 94680, 54936, 52968, 5904, 10440),
        "kuttsuki": (1473048, 100512, 52758, 46896, 23916, 13590),
        "teshi": (118632, 768, 1782, 1584, 2454, 1500),
        "haneken": (84804, 4176, 2349, 2088, 1218, 405),
        "ichinishi": (29776, 144, 486, 432, 572, 270),
        "shiso": (500, 0, 9, 8, 10, 1),
        "futasanbon": (19702, 642, 504, 420, 492, 0),
        "sanbontatesanbon": (16424, 684, 420, 394, 78, 80),
        "futatatesanbon": (2154, 114, 66, 66, 0, 0),
    }
    for suit, numbers in rows.items():
        for kasu, number in zip(("", "aka", "tanichi", "toichi", "pikaichi", "karasu"), numbers, strict=True):
            assert table[tuple(key for key in (suit, kasu) if key)] == number, (suit, kasu)


# ------------------------------------------------------------------------------------------ D-II


def test_several_owners() -> None:
    """D24: 大場, A 三本, B 短一."""
    game = position(hands=["AFdeflq", "FKPWfor", "AEIMcQs"], kind="large")
    for seat in (A, B, C):
        game.show(seat)
    game.settle(game.hand_lines)
    assert game.scores == [24, 96, -120]


@pytest.mark.parametrize(
    ("number", "fields", "kinds", "left"),
    [
        ("D26", ["AI", "", "osA", "c", "", "", ""], "large large grand grand large large small", []),
        ("D28", ["As", ""], "grand large", []),
        ("D30", ["os", "os", "AI", ""], "grand grand grand grand", ["large", "large"]),
        ("C-01", ["AIc", "", "", ""], "large large large small", []),
        ("C-02", ["AI", "s", "", ""], "large grand large small", []),
        ("C-01", ["AIcos"], "grand", ["grand", "large", "large", "large"]),
    ],
)
def test_carrying(number: str, fields: list[str], kinds: str, left: list[str]) -> None:
    carried: list[str] = []
    found = []
    for lights in fields:
        kind, carried = field_kind(lights, carried)
        found.append(kind)
    assert (found, carried, number) == (kinds.split(), left, number)


# ------------------------------------------------------------------------------------------ D-III, D-IV


class Script:
    """A driver that plays given cards, and bids, stops and sages by a given word list."""

    def __init__(self, cards: str = "", words: str = "") -> None:
        self.cards_to_play, self.words = list(cards), words.split()
        self.lines: list[Event] = []
        self.said: list[Event] = []

    def header(self) -> Event:
        raise NotImplementedError

    def first_dealer(self) -> int:
        raise NotImplementedError

    def begin(self, game: Month) -> None:
        raise NotImplementedError

    def deal(self, game: Month) -> tuple[list[str], str]:
        raise NotImplementedError

    def stock(self, game: Month) -> str:
        raise NotImplementedError

    def choose(self, options: list[Event]) -> Event:
        chosen = options[0]
        if options[0]["e"] == "play":
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

    def offer(self, option: Event) -> bool:
        yes = bool(self.words) and self.words[0] == option["e"]
        if yes:
            self.said.append(option)
            self.words.pop(0)
        return yes

    def pays(self, group: list[Event]) -> None:
        self.lines += group


def script(game: Month) -> Script:
    assert isinstance(game.driver, Script)
    return game.driver


def said(game: Month) -> list[Event]:
    return script(game).said


def paid(game: Month, reason: str) -> list[tuple[object, ...]]:
    """(from, to, points, for, liable) of the lines with a reason, own shares without the last two."""
    lines = [line for line in script(game).lines if line["reason"] == reason]
    return [(x["from"], x["to"], x["points"], *([x["for"], x["liable"]] if "for" in x else [])) for x in lines]


def position(
    played: str = "",
    hands: list[str] | None = None,
    piles: list[str] | None = None,
    stock: str = "",
    words: str = "",
    table: str = "",
    kind: str = "small",
    **options: str,
) -> Month:
    """The rest of a month of three, A (seat 0) to play when the stock holds a multiple of three cards."""
    every = {name: values[0] for name, values in OPTIONS.items()} | options
    game = Month(Script(played, words), every, 1, A, [], [0, 0, 0])
    game.order, game.kind = [A, B, C], kind
    game.hands = [set(hand) for hand in hands or ["", "", ""]]
    game.piles = {seat: set(pile) for seat, pile in enumerate(piles or ["", "", ""])}
    game.told = {seat: [] for seat in game.order}
    game.bearers = {seat: {} for seat in game.order}
    game.shown = dict.fromkeys(game.order, ())
    game.triples = {seat: [] for seat in game.order}
    game.table, game.pile_of_stock = set(table), list(stock)
    return game


def sager(game: Month, seat: int, *yaku: str) -> Month:
    game.sager, game.told[seat] = seat, list(yaku)
    return game


def test_red_slips_in_a_large_month() -> None:
    """D32; the stop comes before the stock card (A6)."""
    game = position("J", ["JDl", "WXe", "GHf"], ["BF", "", ""], "KSaOEb", "stop", "L", "large")
    game.play()
    assert (game.scores, game.why, game.winner) == ([336, -168, -168], "yaku", A)
    assert [event["e"] for event in said(game)] == ["play", "stop", "deal_end"]


def test_two_yaku_in_one_turn() -> None:
    """D34: the sixth slip by the hand card, 10R by the stock card; 七短 and 青短."""
    game = position("K", ["KDC", "WXe", "fGH"], ["FNRVhq", "", ""], "maOEib", "stop", "Jl")
    game.play()
    assert (game.scores, game.told[A]) == ([34 * 12, -17 * 12, -17 * 12], ["nanatan", "aotan"])
    assert [event["e"] for event in said(game)] == ["play", "turn", "stop", "deal_end"]


def test_sage_between_hand_and_stock() -> None:
    """C-152: 赤短 by the hand card, 下げ, 青短 by the stock card; both count."""
    game = position("K", ["KDC", "WXe", "fGH"], ["BFVh", "", ""], "maOEib", "sage stop", "Jl")
    game.play()
    assert (game.scores, game.told[A]) == ([28 * 12, -14 * 12, -14 * 12], ["akatan", "aotan"])
    assert [event["e"] for event in said(game)] == ["play", "sage", "turn", "stop", "deal_end"]


def test_rain_after_four_lights() -> None:
    """D36, C-25: 11L gives nothing after 四光; 流れ pays half."""
    game = position("rCg", ["r", "C", "g"], ["AIcs", "", ""], "KSa", "", "o")
    sager(game, A, "shiko").play()
    assert (game.scores, game.why, game.winner) == ([120, -60, -60], "played_out", A)
    assert captured_yaku(set("AIcos")) == ["goko"]
    assert captured_yaku(set("AIcos"), ["shiko"]) == ["shiko"]


def test_sage_is_void_when_another_completes() -> None:
    """D38, D50 and C-146: the sager pays both shares, whoever fed."""
    for fed in (True, False):
        table, thrown = ("", "l") if fed else ("l", "C")
        game = position(thrown + "m", ["lDC"[not fed :], "mG", "WX"], ["", "Vh", "BFJ"], "KSaEOb", "", table)
        sager(game, C, "akatan").play()
        assert (game.scores, game.why, game.winner) == ([0, 168, -168], "yaku", B)
        assert paid(game, "captured_yaku") == [(C, B, 84), (C, B, 84, A, "sage")]
        assert said(game)[-2] == {"e": "stop", "seat": B, "yaku": ["aotan"], "forced": True}


def test_throwing_the_last_card() -> None:
    """D40 and D42: from the hand it is 法度, from the stock it is not (here B is seat 0, C seat 1)."""
    game = position("lm", ["lC", "mG", "WX"], ["", "Vh", ""], "KSaEOb", "stop")
    game.play()
    assert (game.scores, game.why, game.winner) == ([-168, 168, 0], "yaku", B)
    assert paid(game, "captured_yaku") == [(A, B, 84), (A, B, 84, C, "hatto")]
    game = position("Cm", ["CD", "mG", "WX"], ["", "Vh", ""], "lSaEOb", "stop")
    game.play()
    assert game.scores == [-84, 168, -84]


def test_throwing_a_card_of_the_month() -> None:
    """D44: any card of the same month, settled or not."""
    for taken in ("k", "kn", ""):
        game = position("ml", ["mC", "lG", "WX"], ["", "Vh", taken], "KSaEOb", "stop")
        game.play()
        assert game.scores == [-168, 168, 0]


def test_the_cheaper_card_is_no_excuse() -> None:
    """D46: only the last card of a hand is exempt in なかよし村."""
    game = position("sGt", ["ls", "mG", "tE"], ["", "Vh", "AIc"], "KSaPWb", "stop")
    game.play()
    assert game.scores == [-240, 0, 240]
    game = position("lm", ["ls", "mG", "tE"], ["", "Vh", "AIc"], "KSaPWb", "stop")
    game.play()
    assert game.scores == [-168, 168, 0]


def test_last_card_is_exempt() -> None:
    """C-24."""
    game = position("lm", ["l", "mG", "W"], ["", "Vh", ""], "Kaf", "stop")
    game.play()
    assert game.scores == [-84, 168, -84]


def test_half_penalty() -> None:
    """D48: 青短 by 法度, 下げ, nothing more."""
    game = position("lmWCGX", ["lC", "mG", "WX"], ["", "Vh", ""], "KSaEOb", "sage")
    game.play()
    assert (game.scores, game.why, game.winner) == ([-84, 84, 0], "played_out", B)
    assert paid(game, "sage_half") == [(A, B, 42), (A, B, 42, C, "hatto")]


def test_an_added_yaku_is_judged_by_itself() -> None:
    """C-15: 青短 was fed by A, 赤短 by nobody."""
    game = position("lmWCGX", ["lC", "mG", "WX"], ["", "VhBJ", ""], "KSaOFb", "sage stop")
    game.play()
    assert (game.scores, game.told[B]) == ([-84 * 3, 84 * 4, -84], ["akatan", "aotan"])
    assert paid(game, "captured_yaku") == [(A, B, 168), (A, B, 84, C, "hatto"), (C, B, 84)]


def test_five_lights() -> None:
    """D52 and C-169: judged on the yaku that is paid."""
    game = position("st", ["sC", "tG", "WX"], ["", "AIco", ""], "KSaEOb", "stop")
    game.play()
    assert game.scores == [-288, 288, 0]
    game = position("srWCtX", ["sCD", "rtG", "WXe"], ["", "AIc", ""], "KSaEjb", "stop", "o")
    game.play()
    assert (game.scores, game.notes["五光 made, 四光 fed (C-169)"]) == ([-144, 288, -144], 1)


def test_taking_the_other_card() -> None:
    """C-20 (ii): 10R lay there with 10K; A took 10K with 10T and left it."""
    game = position("km", ["kC", "mG", "WX"], ["", "Vh", ""], "KSaEOb", "n stop", "ln")
    assert game.hatto(A, "k", {"l"}) == []
    assert [(lies, mark.victim, mark.key) for lies, mark in game.hatto(A, "k", {"n"})] == [("l", B, "aotan")]
    game.play()
    assert game.scores == [-168, 168, 0]
    game = position("km", ["k", "mG", "WX"], ["", "Vh", ""], "KSaEOb", "n stop", "ln")  # the last card
    game.play()
    assert game.scores == [-84, 168, -84]
    game = position("CkX", ["CD", "kG", "WX"], ["", "", "Vh"], "KSaEOb", "n", "ln")  # turned: no 法度
    game.pile_of_stock = list("kSmEOb")
    script(game).cards_to_play, script(game).words = list("CGW"), ["n", "stop"]
    game.play()
    assert paid(game, "captured_yaku") == [(A, C, 84), (B, C, 84)]


def test_feeding_two_yaku_and_being_too_early() -> None:
    """One card for 赤短 and 四光; and a card thrown while two were lacking."""
    game = position("BA", ["BK", "AG", "WX"], ["", "FJIcs", ""], "dSaEOb", "stop")
    game.play()
    assert game.scores == [-24 * 17, 24 * 17, 0]
    game = position("lmWCiX", ["lCD", "miG", "WXe"], ["", "V", ""], "KSaEOb", "stop", "h")
    script(game).cards_to_play = list("liWCmX")
    game.play()
    assert paid(game, "captured_yaku") == [(A, B, 84), (C, B, 84)]


def test_when_sage_is_offered() -> None:
    """C-105, C-12 as refined, C-11."""
    assert another_possible(["akatan"], set("Vl"))  # 四光
    assert another_possible(["akatan"], set("VA"))  # 七短 with the eight others
    assert not another_possible(["akatan"], set("VhlA"))  # six slips left
    assert another_possible(["akatan"], set("Vho"))  # 四光 without the willow
    assert not another_possible(["shiko"], set("BVh"))  # 五光 does not count
    assert not another_possible(["goko"], set("BVh"))  # nor 四光 after it
    assert another_possible(["shiko"], set("BF"))  # 青短
    assert not another_possible(["shiko", "akatan", "aotan", "nanatan"], set())
    game = position("J", ["J", "W", "G"], ["BF", "", ""], "aEO", "stop", "L")  # the last card of the hand
    game.play()
    assert said(game)[1] == {"e": "stop", "seat": A, "yaku": ["akatan"], "forced": False}
    game = position("J", ["J", "W", "G"], ["BF", "", ""], "aEO", "", "L")
    game.version = 1
    game.play()
    assert said(game)[1] == {"e": "stop", "seat": A, "yaku": ["akatan"], "forced": True}
    game = position("W", ["W", "U", "G"], ["BF", "", ""], "IEO", "", "J")  # the stock card brings it: nothing follows
    game.play()
    assert said(game)[2] == {"e": "stop", "seat": A, "yaku": ["akatan"], "forced": True}
    game = position("J", ["J", "W", "G"], ["BFNRV", "", ""], "aEO", "sage", "Lh")  # 下げ, and the stock card adds 七短
    game.pile_of_stock[0] = "g"
    game.play()
    assert said(game)[3] == {"e": "stop", "seat": A, "yaku": ["nanatan", "akatan"], "forced": True}
    assert game.scores == [24 * 17, -12 * 17, -12 * 17]


def test_cancelling() -> None:
    """C-177: at an own turn with two cards or more, for half, extras by their option."""
    for extras, more in (("yes", 12), ("no", 0)):
        game = position("JWG", ["Jdk", "WYl", "GZm"], ["BF", "", ""], "aEOSTP", "sage cancel", "L", cancelling="yes",
                        extras_on_yaku_end=extras)  # fmt: skip
        with_triple(game, B, 4).piles[B] |= set("MNOP")
        game.pile_of_stock = list("aESTgk")
        game.play()
        assert said(game)[-2] == {"e": "cancel", "seat": A, "yaku": ["akatan"], "forced": False}
        assert game.scores == [84 - more, -42 + 2 * more, -42 - more]
        assert (game.why, game.winner) == ("cancel", A)
    game = position("JWG", ["J", "W", "G"], ["BF", "", ""], "aEO", "sage", "L", cancelling="yes")
    game.hands[A].add("d")
    script(game).cards_to_play = list("JWGd")
    game.pile_of_stock = list("aESTgk")
    game.hands = [set("Jd"), set("WY"), set("GZ")]
    script(game).cards_to_play = list("JWGdYZ")
    game.play()
    assert game.why == "played_out"


def test_lowest_take_the_board() -> None:
    """C-180."""
    assert board_shares([5, 5, 9], 13) == {0: 7, 1: 6}
    assert board_shares([5, 4, 9], 12) == {1: 12}
    assert board_shares([4, 4, 9], 1) == {0: 1}
    assert board_shares([4, 4, 9], 0) == {}


def test_the_new_options_occur() -> None:
    seen: Counter[str] = Counter()
    for seed in range(220):
        options = any_option(seed) | {
            ("cancelling", "yonsan", "dive_hatto")[seed % 3]: ("yes", "ends", "discard")[seed % 3]
        }
        seen += occurrences(run(seed, SEATS[seed % 5], options, "rare"))
    wanted = ["the dealer sits out", "四三 ends, folded pay", "四三 ends, somebody squeezed", "two 四三 end"]
    wanted += ["四三 with a カス yaku ends", "四三 squeezed", "飛び込み法度", "飛び込み法度 after another's 下げ"]
    wanted += ["取り消し of a fed yaku", "取り消し of two yaku", "cancel, forced False", "month: cancel"]
    assert not [thing for thing in wanted if not seen[thing]], seen


def with_triple(game: Month, seat: int, *months: int) -> Month:
    game.shown[seat] = ("sanbon" if len(months) == 1 else "futasanbon",)
    game.triples[seat] = list(months)
    return game


def hand_paid(game: Month, seat: int, key: str) -> Month:
    """The hand yaku were paid."""
    game.shown[seat] = (key,)
    other, third = game.others(seat)
    points = game.price(HAND_VALUE[key])
    for payer in (other, third):
        line = {"e": "pay", "from": payer, "to": seat, "points": points, "reason": "hand_yaku", "yaku": [key]}
        game.hand_lines.append(line)
    game.settle(list(game.hand_lines[-2:]))
    return game


def piles_of(*points: int, first: str = "") -> list[set[str]]:
    """Three piles of the whole deck with these points and no 素十六, ``first`` in that of seat 0."""
    rng = random.Random(0)
    while True:
        deck = rng.sample(sorted(set(DECK) - set(first)), 48 - len(first))
        piles: list[set[str]] = [set(first), set(), set()]
        for card in sorted(deck, key=lambda c: -points_of(c)):
            room = [points[s] - points_of(piles[s]) - points_of(card) for s in range(3)]
            fits = [s for s in range(3) if room[s] >= 0]
            if not fits:
                break
            piles[rng.choice(fits)].add(card)
        if [points_of(pile) for pile in piles] == list(points) and max(map(kasu_count, piles)) < 16:
            return piles


def played(game: Month, *points: int, first: str = "") -> Month:
    game.piles = dict(zip(game.order, piles_of(*points, first=first), strict=True))
    return game


def test_diving() -> None:
    """D54 and D58: each month 1 from each; the fourth card from a hand is no 法度."""
    game = with_triple(hand_paid(position(), A, "sanbon"), A, 2)
    played(game, 90, 88, 86, first="EFGH").played_out()
    assert game.scores == [74, -36, -38]
    game = with_triple(hand_paid(position(), A, "futasanbon"), A, 2, 6)
    played(game, 90, 88, 86, first="EFGHUVWX").played_out()
    assert game.scores == [194, -96, -98]
    game = position("HEXCFYDGZ", ["HCD", "EFG", "XYZ"], ["", "", ""], "KSaOMbpgj")
    with_triple(game, B, 2).play()
    assert sorted(paid(game, "tobikomi")) == [(A, B, 12), (C, B, 12)]


def test_extras_when_a_yaku_ends_the_month() -> None:
    """D56 and the option of C-08."""
    for extras, scores in (("yes", [-12, 132, -120]), ("no", [-36, 144, -108])):
        game = position("m", ["", "", ""], ["EFGH", "Vhl", ""], extras_on_yaku_end=extras)
        with_triple(hand_paid(game, A, "sanbon"), A, 2)
        game.told[B] = ["aotan"]
        game.end_by_yaku(B)
        assert game.scores == scores
    game = with_triple(position(piles=["EFGH", "Vhl", ""], extras_on_yaku_end="no"), A, 2)
    sager(game, B, "aotan").end_by_flow()  # played out: paid under either option
    assert game.scores == [24 - 42, 84 - 12, -42 - 12]


def test_escaping() -> None:
    """D60: 88 is not 抜け."""
    assert played(hand_paid(position(), A, "aka"), 88, 89, 87).scores == [48, -24, -24]
    game = played(hand_paid(position(), A, "aka"), 88, 89, 87)
    game.played_out()
    assert game.scores == [48, -23, -25]
    game = played(hand_paid(position(), A, "aka"), 89, 88, 87)
    game.played_out()
    assert game.scores == [48 + 24 + 1, -36, -37]
    game = played(hand_paid(position(), A, "pikaichi"), 89, 88, 87)  # 光一 has no 抜け
    game.played_out()
    assert game.scores == [97, -48, -49]


def test_sixteen_dregs_blow_out() -> None:
    """D62: 17 カス in a 大場; the maker's own カラス is paid back."""
    game = hand_paid(position(kind="large"), A, "karasu")
    pile = set(sorted(KASU | WILLOW, key=DECK.index)[-17:]) | {"A"}
    rest = sorted(set(DECK) - pile)
    game.piles = {A: pile, B: set(rest[::2]), C: set(rest[1::2])}
    assert kasu_count(pile) == 17
    game.played_out()
    assert (game.scores, game.why, game.winner) == ([56 * 12, -28 * 12, -28 * 12], "special", A)
    assert sorted(paid(game, "refund")) == [(A, B, 96), (A, C, 96)]


def test_all_eights() -> None:
    """D64: 絶場, A plays first, C had 喰付; also when the dealer is another."""
    game = hand_paid(position(kind="grand"), C, "kuttsuki")
    game.dealer = C
    played(game, 88, 88, 88).played_out()
    assert (game.scores, game.winner) == ([80 * 12, -40 * 12, -40 * 12], A)


def test_special_yaku() -> None:
    """C-27: each is paid; the dearer deals next, of equals the first in play order."""
    everything = set(DECK)
    rich, poor = everything - set("Cs"), set("Cs")
    assert special_yaku({A: rich, B: poor, C: set()}, B)[A] == {"futahachi": 10 + 243 - 168, "sujuroku": 12 + 2 * 10}
    game = position()
    game.end_by_special({B: {"futahachi": 12}, C: {"sujuroku": 12}})
    assert (game.scores, game.winner) == ([-288, 144, 144], B)
    game = position()
    game.end_by_special({A: {"sohachi": 10}, C: {"sujuroku": 12}})
    assert (game.scores, game.winner) == ([240 - 144, -120 - 144, 288 - 120], C)


def test_card_points() -> None:
    """D66; C-28."""
    game = played(position(kind="grand"), 100, 90, 74)
    game.played_out()
    assert game.scores == [48, 8, -56]
    for points, winner in (((95, 95, 74), A), ((74, 95, 95), B)):
        game = played(position(), *points)
        game.played_out()
        assert game.winner == winner


# ------------------------------------------------------------------------------------------ D-V


def table(seats: int, words: str, *hands: str, kind: str = "small", mizuten: bool = False) -> Month:
    """After the auction; P1 is seat 0 and deals."""
    game = position(kind=kind)
    game.driver, game.scores, game.order = Script("", words), [0] * seats, []
    game.hands = [set(hand) for hand in hands] or [set() for _ in range(seats)]
    game.mizuten = mizuten
    squeeze = game.auction()
    game.piles = {seat: set() for seat in game.order}
    game.told = {seat: [] for seat in game.order}
    game.bearers = {seat: {} for seat in game.order}
    game.shown = dict.fromkeys(game.order, ())
    game.triples = {seat: [] for seat in game.order}
    game.settle(squeeze)
    return game


def test_two_fold() -> None:
    """D70: fees 12 and 18 to the best of the points; P4, P5 forced."""
    game = table(5, "in out out")
    assert game.order == [0, 3, 4]
    assert [event["forced"] for event in said(game)] == [False, False, False, True, True]
    played(game, 100, 88, 76).played_out()
    assert (game.scores, game.pot) == ([42, -12, -18, 0, -12], 0)


def test_three_fold() -> None:
    """D72, C-04: the pot to the maker of 赤短."""
    game = table(6, "out out out")
    game.told[4] = ["akatan"]
    game.end_by_yaku(4)
    assert game.scores == [-12, -18, -24, -84, 222, -84]


def test_fees_count_twice_in_a_large_month() -> None:
    """C-03."""
    assert table(6, "out out out", kind="large").scores == [-24, -36, -48, 0, 0, 0]


def test_squeezed() -> None:
    """D74; C-18, C-19, C-165."""
    game = table(4, "in in in", "", "", "", "BFJPTis")
    assert game.scores == [-54, -54, -54, 162]
    assert said(game)[-1] == {"e": "squeezed", "seat": 3, "yaku": ["akatan"], "cards": "BFJs"}
    game = table(4, "in in in", "", "", "", "BFJVhlq")
    assert said(game)[-1]["yaku"] == ["aka", "akatan", "aotan"]
    assert said(game)[-1]["cards"] == "BFJVhlq"
    assert game.scores[3] == 3 * (12 + 84 + 18)
    game = table(4, "in in in", "", "", "", "BFJNRVZ", kind="large")
    assert said(game)[-1]["cards"] == "BFJNRVZ"
    assert game.scores[3] == 2 * 3 * (12 + 42 + 60 + 12)
    assert len(paid(game, "squeeze")) == 9
    game = table(4, "in in in", "", "", "", "AIcosEG")
    assert (said(game)[-1]["yaku"], game.scores[3]) == (["goko"], 3 * (72 + 15))
    game = table(4, "in in in", "", "", "", "CGPQaeg")
    assert said(game)[-1] == {"e": "squeezed", "seat": 3, "yaku": [], "cards": ""}
    assert game.scores == [0, 0, 0, 0]


def test_mizuten() -> None:
    """D76: 1貫 from all four others; the dealer's bid is forced."""
    game = table(5, "out in in", *([""] * 4), "CGPQaeg", mizuten=True)
    assert said(game)[0] == {"e": "bid", "seat": 0, "bid": "in", "forced": True}
    played(game, 95, 85, 84).played_out()
    assert game.scores == [67, -24, -15, -16, -12]
    game = table(4, "in in", *([""] * 3), "CGPQaeg", mizuten=True)
    played(game, 88, 89, 87).played_out()
    assert not paid(game, "mizuten")
    game = table(4, "in in", *([""] * 3), "CGPQaeg", mizuten=True)  # it stays after 吹き消し (C-16)
    hand_paid(game, 1, "aka")
    piles = piles_of(170, 50, 44)
    game.piles = dict(zip(game.order, piles, strict=True))
    game.played_out()
    assert (game.why, game.scores) == ("special", [2 * 144 + 36, -144 - 12, -144 - 12, -12])


def test_three_at_the_table() -> None:
    """D78: no auction, no みずてん; play begins with the dealer (C-143)."""
    events = make(0, 3)
    assert not {"mizuten", "bid", "squeezed"} & {event["e"] for event in events}
    assert not {"fold", "pot", "squeeze"} & {event.get("reason") for event in events}
    deals = [event for event in events if event["e"] == "deal"]
    shows = [event for event in events if event["e"] == "show"]
    assert [event["dealer"] for event in deals] == [event["seat"] for event in shows[::3]]
    assert [event["seat"] for event in shows[1::3]] == [(event["dealer"] + 1) % 3 for event in deals]


# ------------------------------------------------------------------------------------------ D-VI


def test_prizes() -> None:
    """D80; C-29, C-143."""
    assert prizes([0, 90, -100, 90, -200], "year") == {1: 150, 3: 150}
    assert prizes([5, 4, -9], "year") == {0: 180}
    assert prizes([5, 4, -9], "half") == {0: 108}
    assert prizes([7, 7, -50, 7, 7, 7], "half") == {0: 44, 1: 43, 3: 43, 4: 43, 5: 43}
    for seats in SEATS:
        assert sum(prizes([0] * seats, "half").values()) == 36 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_whole_matches_sum_to_zero(seats: int) -> None:
    for seed in range(4):
        options = option(seed)
        length = options["length"]
        events = make(seed, seats, options, "rare")
        last = events[-1]
        assert sum(last["result"]) == 0
        assert sum(last["totals"]) == -STAKE[length] * seats
        deals = [event for event in events if event["e"] == "deal"]
        ends = [event for event in events if event["e"] == "deal_end"]
        assert len(deals) == len(ends) == {"year": 12, "half": 6}[length]
        assert [event["next_dealer"] for event in ends] == [*(event["dealer"] for event in deals[1:]), None]
        assert {event["kind"] for event in deals} <= set(FACTOR)
        for end in ends:
            if end["why"] != "yaku":
                assert sum(map(len, end["captured"])) == 48
                assert sum(map(points_of, end["captured"])) == 264
