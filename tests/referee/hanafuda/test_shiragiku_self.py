"""The referee of しらぎく judged by itself: the maker's records, records with one thing changed, worked examples."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, pairwise, product
from typing import TYPE_CHECKING, Any

import pytest

from .sannin import DECK, KASU, SEATS, WILLOW, Disagreement, of_month, ordered, points_of
from .sannin_maker import around
from .shiragiku import (
    HAND_VALUE,
    OPTIONS,
    Deal,
    Dive,
    captured_yaku,
    card_point_lines,
    check,
    drew_earliest,
    field_kind,
    final_result,
    hand_yaku,
    in_kan,
    kasu_count,
    shares,
    special_yaku,
)
from .shiragiku_maker import make, occurrences, run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .sannin import Event

pytestmark = pytest.mark.slow  # the referee is only to be judged again when it changes

A, B, C = SEATS
MENUS = [
    (length, overtime, boars)
    for length, overtime, boars in product(OPTIONS["length"], OPTIONS["overtime"], OPTIONS["inoshikacho"])
]


# ------------------------------------------------------------------------------------------ the records


@pytest.mark.parametrize("style", ["plain", "rare", "ties"])
@pytest.mark.parametrize("menu", MENUS, ids="-".join)
def test_accepts_its_maker(style: str, menu: tuple[str, str, str]) -> None:
    for seed in range({"plain": 4, "rare": 2, "ties": 1}[style]):
        for seats in (3, 4 + seed):
            events = make(seed, *menu, style, seats)
            check(events)
            check(around(seed, events))
    check(make(0, *menu, style, version=1))


def test_what_many_seats_bring_occurs() -> None:
    seen: Counter[str] = Counter()
    for seed in range(48):
        seen += occurrences(run(seed, *MENUS[seed % 8], "rare", 4 + seed % 4))
    wanted = ("put out", "forced in", "the dealer sits out", "シマ, the dealer does not play first")
    assert not [thing for thing in wanted if not seen[thing]], seen


WANTED = {
    *(f"pay: {reason}" for reason in ("hand_yaku", "captured_yaku", "sage_return", "tobikomi", "nuke", "special")),
    *(f"pay: {reason}" for reason in ("refund", "card_points", "gimmi", "captured_yaku, liable sage")),
    "pay: tobikomi, liable hatto",
    *(f"captured_yaku: {key}, liable hatto" for key in ("shiko", "akatan", "aotan", "inoshikacho")),
    *(f"captured_yaku: {key}" for key in ("goko", "nanatan")),
    *(f"hand_yaku: {key}" for key in HAND_VALUE),
    *(f"special: {key}" for key in ("sohachi", "futahachi", "sujuroku")),
    *("carried: large into large", "carried: grand into grand", "carried: large into grand"),
    *("carry: large", "carry: grand", "draw_seats", "shima"),
    *("play takes three", "turn takes three", "hand: shiso", "winners: 1", "winners: 2", "winners: 3"),
    *("延長 of year", "延長 of half", "延長 of several deals", "pending but no 延長"),
    *("forced stop, the last card", "forced stop, 下げ of another", "上がり before the stock card"),
    *("second completion of the sager", "sage again", "second decision in one turn (C-152)", "a sager fed again"),
    *("五光 after 四光", "fed 四光 became 五光 (C-169)", "two yaku at once", "two yaku at once, one fed"),
    *("法度札 taken: liable", "法度札 taken: last card", "下げ before 法度: the sager pays"),
    *("failed 下げ, played out", "failed 下げ, another has more points", "半額返し of several yaku"),
    *("半額返し to the 法度 offender", "特殊役 after a failed 下げ", "特殊役 after a failed 下げ, of another"),
    *("飛込 fed with the last card", "飛込 fed with one left (C-173)", "飛込 beside a failed 下げ"),
    *(
        "飛込 void by 上がり",
        "飛込 void by 特殊役",
        "抜け void by 上がり",
        "抜け void by 特殊役",
        "two 飛込 of one hand",
    ),
    *(
        "抜け of a failed sager",
        "own 手役 refunded",
        "特殊役 of two seats",
        "two 特殊役 of one seat",
        "most points of two",
    ),
}


def test_everything_rare_occurs() -> None:
    seen: Counter[str] = Counter()
    for seed in range(56):
        seen += occurrences(run(seed, *MENUS[seed % 8], "rare"))
    for seed in range(16):
        seen += occurrences(run(seed, *MENUS[seed % 8], "ties"))
    assert not {thing for thing in WANTED if not seen[thing]}


def changed(rng: random.Random, value: Any) -> Any:
    """The value with one thing changed."""
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice([-1, 1])
        case str() if value and set(value) <= set(DECK) and len(value) != 5:
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
    at = rng.randrange(2, len(events))
    events = [*events[:at], dict(events[at]), *events[at + 1 :]]
    event = events[at]
    match rng.randrange(8):
        case 0:
            del events[at]
            return events, f"dropped {event}"
        case 1:
            events.insert(at, event)
            return events, f"doubled {event}"
        case 2:
            other = rng.randrange(2, len(events))
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
        case _:
            key = rng.choice([k for k in event if k not in ("e", "clause", "field")])
            was, event[key] = event[key], changed(rng, event[key])
            return events, f"{key}: {was!r} became {event[key]!r} in {event}"


def accepts(events: list[Event]) -> bool:
    try:
        check(events)
    except Disagreement:
        return False
    return True


@pytest.mark.parametrize("seed", range(20))
def test_rejects_any_change(seed: int) -> None:
    rng = random.Random(seed)
    events = make(seed, *MENUS[seed % 8], ("rare", "plain", "rare")[seed % 3])
    assert accepts(events)
    for _ in range(25):
        spoiled, what = mutated(rng, events)
        assert not accepts(spoiled), what


REASONS = ("sage_return", "refund", "special", "nuke", "tobikomi", "captured_yaku", "card_points", "gimmi")


@pytest.mark.parametrize("reason", REASONS)
def test_rejects_a_wrong_payment(reason: str) -> None:
    rng = random.Random(reason)
    tried = 0
    for seed in range(200):
        events = make(seed, "half", "no", "yes", "rare")
        lines = [k for k, e in enumerate(events) if e["e"] == "pay" and e["reason"] == reason]
        for at in rng.sample(lines, min(2, len(lines))):
            for key in ("from", "to", "points", "reason", "yaku"):
                spoiled = [*events[:at], dict(events[at]), *events[at + 1 :]]
                spoiled[at][key] = "pot" if key in ("from", "to") else changed(rng, spoiled[at][key])
                with pytest.raises(Disagreement) as caught:
                    check(spoiled)
                assert abs(caught.value.index - at) <= 12
            spoiled = [*events[:at], dict(events[at]), *events[at + 1 :]]
            spoiled[at]["clause"] = "SAN A9"
            assert not accepts(spoiled)
            for field in ("for", "liable"):
                spoiled = [*events[:at], dict(events[at]), *events[at + 1 :]]
                if spoiled[at].pop(field, None) is None:
                    spoiled[at][field] = {"for": 0, "liable": "hatto"}[field]
                assert not accepts(spoiled)
            tried += 1
        if tried >= 4:
            return
    pytest.fail(f"no {reason}")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "sannin"},
        {"seats": 4},
        {"format": 2},
        {"names": ["A", "B"]},
        {"version": 1, "options": {"length": "year", "overtime": "no"}},
        {"version": 3},
        {"options": {"length": "year", "overtime": "no", "inoshikacho": True}},
    ],
)
def test_rejects_a_wrong_head(change: Event) -> None:
    events = make(0, style="plain")
    with pytest.raises(Disagreement) as caught:
        check([events[0] | change, *events[1:]])
    assert caught.value.index == 0


def test_options_decide() -> None:
    """A record of one option is refused under another."""
    half = make(0, "half", style="plain")
    assert not accepts([half[0] | {"options": half[0]["options"] | {"length": "year"}}, *half[1:]])
    boars = next(e for e in (make(k, inoshikacho="yes") for k in range(20)) if "inoshikacho" in str(e[1:]))
    assert not accepts([boars[0] | {"options": boars[0]["options"] | {"inoshikacho": "no"}}, *boars[1:]])
    runs = (run(k, "half", "yes") for k in range(20))
    longer = next(each.events for each in runs if len(each.games) > 6)
    assert not accepts([longer[0] | {"options": longer[0]["options"] | {"overtime": "no"}}, *longer[1:]])


def test_order_among_simultaneous_payments_is_free() -> None:
    swaps = 0
    events = make(3)
    for at, (event, after) in enumerate(pairwise(events)):
        if event["e"] == "pay" == after["e"] and event["reason"] == after["reason"] != "special":
            check([*events[:at], after, event, *events[at + 2 :]])
            swaps += 1
    assert swaps > 20


def test_draw_of_the_first_dealer() -> None:
    """C-161: the earliest month; equal months again; seats as they sit."""
    assert drew_earliest([[[0, "A"], [2, "s"], [1, "E"]]]) == 0
    assert drew_earliest([[[0, "E"], [2, "s"], [1, "A"]]]) == 1
    assert drew_earliest([[[0, "A"], [1, "B"], [2, "s"]]]) is None
    assert drew_earliest([[[0, "A"], [1, "B"], [2, "s"]], [[0, "F"], [1, "B"]]]) == 1
    assert drew_earliest([[[0, "A"], [1, "B"], [2, "s"]], [[0, "F"], [2, "B"]]]) is None
    assert drew_earliest([[[0, "A"], [1, "E"], [2, "F"]]]) == 0
    assert drew_earliest([[[0, "A"], [1, "E"], [2, "F"]], [[1, "E"], [2, "I"]]]) == 0
    assert drew_earliest("A") is None
    assert drew_earliest([[["A", 0]]]) is None
    assert drew_earliest([]) is None


# ------------------------------------------------------------------------------------------ worked examples D-I


@pytest.mark.parametrize(
    ("number", "hand", "kan", "shown"),
    [
        ("D1", "AFdeflq", 2, "def"),
        ("D2", "ERSTglr", 3, "RST"),
        ("D3", "FGMPQSo", 4, "FGMPQS"),
        ("D4", "IJKLSUi", 6, "IJKL"),
        ("D5", "NOPghop", 7, "NOPghop"),
        ("D6", "BEFcdef", 8, "BEFcdef"),
        ("D7", "ghijlmn", 20, "ghijlmn"),
        ("D8", "EFGVWXs", 6, "EFGVWX"),
        ("D9", "MNPghik", 7, "MNPghi"),
        ("D10", "Yabctuv", 8, "Yabtuv"),
        ("D11", "BDJOmpq", 2, "DOmpq"),
        ("D12", "FKPWfor", 3, "KPWfor"),
        ("D13", "CGHSdeq", 3, "CGHSeq"),
        ("D14", "OPTXins", 4, "OPTXin"),
        ("D15", "KTabfpt", 4, "KTabfpt"),
        ("D16", "FRSTlmp", 5, "RSTmp"),
        ("D17", "GKqstuv", 10, "GKqstuv"),
        ("D18", "oCKLafm", 4, "CKLafmo"),
        ("D19", "FqKLafm", 3, "KLafmq"),
        ("D20", "opqrEGK", 11, "EGKopqr"),
        ("D21", "opqrtuv", 24, "opqrtuv"),
        ("D22", "BFJNRVZ", 2, ""),
        ("D23", "Fdefpqr", 6, "defpqr"),
    ],
)
def test_hands(number: str, hand: str, kan: int, shown: str) -> None:
    """worked examples D1-D23: what a hand is worth and what it shows."""
    yaku, cards = hand_yaku(hand)
    assert (sum(HAND_VALUE[key] for key in yaku), cards) == (kan, shown), number


@pytest.mark.parametrize(
    ("hand", "yaku"),
    [
        ("stuCGKn", "sanbon pikaichi"),  # 鳳凰 among them: not 立三本
        ("tuvCGKn", "tatesanbon karasu"),
        ("MNOCGKi", "tatesanbon"),
        ("BFJNoqr", "sanbon aka"),
        ("BFJNopq", "sanbon aka"),
        ("opqrBFJ", "teshi aka"),
        ("opqrABC", "shiso"),
        ("AEIMcQs", ""),
        ("CDGHKLO", "kuttsuki karasu"),
        ("BFJNRVq", "aka"),
    ],
)
def test_more_hands(hand: str, yaku: str) -> None:
    assert hand_yaku(hand)[0] == yaku.split()


def test_counts_of_a_sample_of_hands() -> None:
    """Exact counts over the hands of four whole months."""
    hands = Counter(tuple(hand_yaku(h)[0]) for h in combinations(DECK[:12] + DECK[40:44], 7))
    assert sum(hands.values()) == 11440
    assert sum(n for yaku, n in hands.items() if "shiso" in yaku) == 12 * 4
    assert sum(n for yaku, n in hands.items() if "haneken" in yaku) == 4 * 3 * 4 * 36
    assert not any("tate" in key for yaku in hands for key in yaku)


# ------------------------------------------------------------------------------------------ D-II


def lines_to_gains(lines: list[Event]) -> list[int]:
    gains = [0, 0, 0]
    for line in lines:
        gains[line["from"]] -= line["points"]
        gains[line["to"]] += line["points"]
    return gains


def in_twelve(*kan: int) -> list[int]:
    return [12 * each for each in kan]


def hand_lines(owner: int, factor: int, *yaku: str) -> list[Event]:
    return shares(
        owner, [(owner + 1) % 3, (owner + 2) % 3], {key: 12 * factor * HAND_VALUE[key] for key in yaku}, {}, "hand_yaku"
    )


def test_two_owners() -> None:
    """D24: 大場, A 三本, B 短一."""
    assert lines_to_gains(hand_lines(A, 2, "sanbon") + hand_lines(B, 2, "tanichi")) == in_twelve(2, 8, -10)


@pytest.mark.parametrize(
    ("fields", "kinds"),
    [
        (["AI", "", "osA", "c", "", "", ""], "large large grand grand small small small"),  # D26
        (["As", ""], "grand small"),  # D28
        (["os", "os", "AI", ""], "grand grand grand small"),  # D30
        (["AI", "o", ""], "large grand small"),
        (["AI", "AI", "c", ""], "large large large small"),
        (["AI", "os", "AI", "AI"], "large grand grand large"),
        (["AIo", ""], "grand small"),  # C-50
        (["AIc", "AIs", ""], "large grand small"),
        (["", "c", ""], "small large small"),
    ],
)
def test_carrying(fields: list[str], kinds: str) -> None:
    carried, found = "", []
    for lights in fields:
        kind, carried = field_kind(lights, carried)
        found.append(kind)
    assert found == kinds.split()


# ------------------------------------------------------------------------------------------ D-III


class Script:
    """A driver that plays given cards, and stops and sages by a given word list."""

    def __init__(self, cards: str, words: str = "") -> None:
        self.cards_to_play, self.words = list(cards), words.split()
        self.lines: list[Event] = []
        self.said: list[Event] = []

    def header(self) -> Event:
        raise NotImplementedError

    def first_dealer(self) -> int:
        raise NotImplementedError

    def opening(self, game: Deal) -> None:
        raise NotImplementedError

    def cards(self, n: int) -> tuple[list[str], str]:
        raise NotImplementedError

    def stock(self) -> str:
        raise NotImplementedError

    def choose(self, options: list[Event]) -> Event:
        chosen = options[0]
        if options[0]["e"] == "play":
            card = self.cards_to_play.pop(0)
            chosen = next(option for option in options if option["card"] == card)
        elif len(options) == 2 and options[0]["e"] == "stop":
            chosen = options[self.words.pop(0) == "sage"]
        self.said.append(chosen)
        return chosen

    def pays(self, group: list[Event]) -> None:
        self.lines += group
        self.said += group


def by_seat(*piles: set[str]) -> dict[int, set[str]]:
    return dict(enumerate(piles))


def position(
    played: str, hands: list[str], piles: list[str], stock: str, words: str = "", table: str = "", kind: str = "small"
) -> Deal:
    """The end of a deal, A (seat 0) to play when the stock holds a multiple of three cards."""
    options = {"length": "year", "overtime": "no", "inoshikacho": "yes"}
    game = Deal(Script(played, words), options, 1, A, "", [0, 0, 0])
    game.kind = kind
    game.order = [A, B, C]
    game.hands, game.piles = [set(h) for h in hands], by_seat(*map(set, piles))
    game.shown, game.collected = {seat: [] for seat in SEATS}, {seat: [] for seat in SEATS}
    game.fed = {seat: {} for seat in SEATS}
    game.table, game.stock = set(table), list(stock)
    return game


def saged(game: Deal, seat: int, yaku: str) -> Deal:
    """As if the seat had collected this from both and said 下げ."""
    game.sager, game.collected[seat] = seat, [yaku]
    kan = {"akatan": 7, "aotan": 7, "shiko": 10}[yaku]
    game.captured_flows = shares(seat, game.others(seat), {yaku: game.price(kan)}, {}, "captured_yaku")
    game.settle(game.captured_flows)
    return game


def script(game: Deal) -> Script:
    assert isinstance(game.driver, Script)
    return game.driver


def gains(game: Deal, *without: str) -> list[int]:
    return lines_to_gains([line for line in script(game).lines if line["reason"] not in without])


def played(game: Deal) -> Deal:
    game.play()
    return game


def test_red_ribbons_in_a_large_deal() -> None:
    """D32."""
    game = played(position("K", ["KC", "DE", "OP"], ["BF", "", ""], "aSbXEf", "stop", "J", "large"))
    assert (gains(game), game.why, game.next_dealer) == (in_twelve(28, -14, -14), "yaku", A)
    assert [event["e"] for event in script(game).said] == ["play", "pay", "pay", "stop", "deal_end"]


def test_two_yaku_with_the_stock_card() -> None:
    """D34: 七短 and 青短; the willow ribbon is none of the seven."""
    game = played(position("O", ["OC", "DE", "WX"], ["BFRVhq", "", ""], "mSbYKf", "stop", "Nl"))
    assert gains(game) == in_twelve(34, -17, -17)
    assert script(game).said[-2]["yaku"] == ["nanatan", "aotan"]
    assert captured_yaku(set("BFNRVhq"), [], True) == []
    assert captured_yaku(set("BFJNRVZhl"), [], True) == ["nanatan", "akatan", "aotan"]


def test_five_lights_after_four() -> None:
    """D36: 四光, 下げ, then 柳: 10 + 12, both kept in the list."""
    game = position("r", ["rC", "DE", "WX"], ["AIcs", "", ""], "aSbYKf", "stop", "o")
    assert gains(played(saged(game, A, "shiko"))) == in_twelve(44, -22, -22)
    assert script(game).said[-2]["yaku"] == ["goko", "shiko"]


@pytest.mark.parametrize("fed", [True, False])
def test_the_sager_pays_for_both(fed: bool) -> None:
    """D38, D50: A here is seat 2 with 赤短 and 下げ; seat 1 completes 青短, fed by seat 0 or not."""
    field, thrown = ("", "l") if fed else ("l", "C")
    game = position(thrown + "m", ["lDC"[not fed :], "mG", "WX"], ["", "Vh", "BFJ"], "KSaEOb", "", field)
    played(saged(game, C, "akatan"))
    assert gains(game) == [-42, 126, -84]
    said = script(game).said
    words = ["pay", "pay", "stop", "pay", "pay", "deal_end"]
    assert [event["e"] for event in said[-6:]] == words
    assert [line.get("liable") for line in said if line.get("reason") == "captured_yaku"][2:] == [None, "sage"]
    assert said[-4]["forced"] is True


def test_throwing_the_last_card() -> None:
    """D40, D42: from the hand it is 法度, from the stock it is not (B is seat 0, C seat 1)."""
    game = played(position("lm", ["lC", "mG", "WX"], ["", "Vh", ""], "KSaEOb", "stop"))
    assert (gains(game), game.next_dealer) == (in_twelve(-14, 14, 0), B)
    game = played(position("Cm", ["CD", "mG", "WX"], ["", "Vh", ""], "lSaEOb", "stop"))
    assert gains(game) == in_twelve(-7, 14, -7)


@pytest.mark.parametrize("taken", ["k", "kn"])
def test_only_the_card_itself(taken: str) -> None:
    """D44: another card of the month is no 法度札, even where it alone is left to take the last one."""
    game = played(position("ml", ["mC", "lG", "WX"], ["", "Vh", taken], "KSaEOb", "stop"))
    assert gains(game) == in_twelve(-7, 14, -7)


@pytest.mark.parametrize(("first", "result"), [("s", (-20, 0, 20)), ("l", (-14, 14, 0))])
def test_only_forbidden_cards_left(first: str, result: tuple[int, ...]) -> None:
    """D46, C-61: two cards left, both 法度札: liable whichever is played."""
    cards = "sGt" if first == "s" else "lm"
    game = position(cards, ["ls", "mG", "tE"], ["", "Vh", "AIc"], "KSaPWb", "stop")
    assert gains(played(game)) == in_twelve(*result)


def test_the_last_card_is_free() -> None:
    game = played(position("lm", ["l", "mG", "W"], ["", "Vh", ""], "Kaf", "stop"))
    assert gains(game) == in_twelve(-7, 14, -7)


def test_half_goes_back_to_the_offender() -> None:
    """D48; C-167: the sager deals next."""
    game = played(position("lmWCGX", ["lC", "mG", "WX"], ["", "Vh", ""], "KSaEOb", "sage"))
    assert gains(game, "card_points") == in_twelve(-7, 7, 0)
    assert (game.why, game.next_dealer) == ("played_out", B)
    back = [line for line in script(game).lines if line["reason"] == "sage_return"]
    assert [(line["from"], line["to"], line["points"], line["yaku"]) for line in back] == [(B, A, 84, ["aotan"])]


def test_five_lights_are_not_protected() -> None:
    """D52, C-169."""
    game = played(position("st", ["sC", "tG", "WX"], ["", "AIco", ""], "KSaEOb", "stop"))
    assert gains(game) == in_twelve(-12, 24, -12)
    assert script(game).said[-2]["yaku"] == ["goko"]
    game = played(position("srWCt", ["sCD", "rtG", "WXe"], ["", "AIc", ""], "KSaEjbPMf", "stop", "o"))
    assert gains(game) == in_twelve(-12, 24, -12)


def test_an_added_yaku_is_judged_by_itself() -> None:
    """C-56, C-66: the first was fed, the second was not; then stop."""
    game = played(position("lmWCY", ["lCD", "mYG", "WXe"], ["", "VhUk", ""], "KSPEOiLba", "sage stop", "Z"))
    assert gains(game) == in_twelve(-14 - 7, 14 + 14, -7)


def test_sage_with_the_last_hand_card() -> None:
    """C-12 as refined: asked while the own stock card is to come, forced with it; version 1: never."""
    game = position("lm", ["l", "m", "W"], ["", "Vh", ""], "Kaf", "stop")
    game.play()
    assert said_of(game, "stop") == [{"e": "stop", "seat": B, "yaku": ["aotan"], "forced": False}]
    game = position("lm", ["l", "m", "W"], ["", "Vh", ""], "Kaf", "stop")
    game.version = 1
    game.play()
    assert said_of(game, "stop") == [{"e": "stop", "seat": B, "yaku": ["aotan"], "forced": True}]
    game = position("lm", ["l", "m", "W"], ["", "VhBFN", ""], "aKf", "sage", "J")  # 赤短 and 七短 with the stock card
    game.play()
    assert [event["forced"] for event in said_of(game, "stop")] == [True]
    assert said_of(game, "stop")[0]["yaku"] == ["nanatan", "akatan", "aotan"]


def said_of(game: Deal, name: str) -> list[Event]:
    return [event for event in script(game).said if event["e"] == name]


# ------------------------------------------------------------------------------------------ D-IV


def piles_of(points: Sequence[int], first: str = "", seed: int = 0) -> list[set[str]]:
    """Three piles of the whole deck with these points and no 素十六; ``first`` belongs to A."""
    rng = random.Random(seed)
    while True:
        piles: list[set[str]] = [set(first), set(), set()]
        deck = rng.sample(sorted(set(DECK) - set(first)), 48 - len(first))
        for card in sorted(deck, key=lambda c: -points_of(c)):
            room = [points[s] - points_of(piles[s]) - points_of(card) for s in SEATS]
            fits = [s for s in SEATS if room[s] >= 0]
            if not fits:
                break
            piles[rng.choice(fits)].add(card)
        if [points_of(pile) for pile in piles] == list(points) and max(map(kasu_count, piles)) < 16:
            return piles


def ended(
    points: tuple[int, int, int],
    factor: int = 1,
    shown: dict[int, list[str]] | None = None,
    first: str = "",
    dives: Sequence[Dive] = (),
) -> Deal:
    """A deal played out with such points."""
    game = position("", ["", "", ""], ["", "", ""], "", kind={1: "small", 2: "large", 4: "grand"}[factor])
    game.piles, game.dives = by_seat(*piles_of(points, first)), list(dives)
    for seat, yaku in (shown or {}).items():
        game.shown[seat] = yaku
        game.hand_flows += hand_lines(seat, factor, *yaku)
    game.settle(game.hand_flows)
    game.played_out()
    return game


def test_diving_fed_from_the_hand() -> None:
    """D54."""
    fed = [Dive(A, 2, "H", thrower=B, offender=B)]
    assert gains(ended((90, 88, 86), 1, {A: ["sanbon"]}, "EFGH", fed)) == [74, -48, -26]


@pytest.mark.parametrize(
    ("order", "hands", "stock", "liable"),
    [
        ("HEXCFYDGZ", ["HCD", "EFG", "XYZ"], "KSaOMbpgj", True),  # the owner holds all three
        ("CEXDFYHGZPQi", ["HCDP", "EFGQ", "XYZi"], "KSaOMbpgjWnv", True),  # they hold one (C-173)
        ("CEXDFYHGZ", ["HCD", "EFG", "XYZ"], "KSaOMbpgj", False),  # the last card
        ("CEXDFYAGZ", ["ACD", "EFG", "XYZ"], "KSaOMHpgj", False),  # from the stock
    ],
)
def test_who_is_blamed_for_diving(order: str, hands: list[str], stock: str, liable: bool) -> None:
    """Seat 0 has the fourth card of B's (seat 1) triple."""
    game = position(order, hands, ["", "", ""], stock)
    game.shown[B], game.dives = ["sanbon"], [Dive(B, 2, "H")]
    game.play()
    lines = [line for line in script(game).lines if line["reason"] == "tobikomi"]
    found = [(line["from"], line["points"], line.get("for"), line.get("liable")) for line in lines]
    assert sorted(found, key=str) == (
        [(A, 12, C, "hatto"), (A, 12, None, None)] if liable else [(A, 12, None, None), (C, 12, None, None)]
    )


def test_diving_is_void_after_a_yaku() -> None:
    """D56: A 三本 with all four; B makes 青短 and stops."""
    game = position("CmX", ["CD", "mE", "XW"], ["EFGH", "Vh", ""], "KSaObi", "stop", "l")
    game.hands[B] = set("mS")
    game.shown[A], game.dives = ["sanbon"], [Dive(A, 2, "H")]
    game.settle(hand_lines(A, 1, "sanbon"))
    assert gains(played(game)) == in_twelve(-3, 12, -9)


def test_diving_twice() -> None:
    """D58: 二三本, both months."""
    dives = [Dive(A, 2, "H"), Dive(A, 6, "X")]
    assert gains(ended((90, 88, 86), 1, {A: ["futasanbon"]}, "EFGHUVWX", dives)) == [194, -96, -98]


def test_diving_after_a_failed_sage_counts() -> None:
    """C-54, and 飛込 of another than the sager is no matter of the sager (A7)."""
    game = position("", ["", "", ""], ["", "", ""], "")
    game.piles, game.dives = by_seat(*piles_of((90, 88, 86), "EFGH")), [Dive(A, 2, "H")]
    saged(game, C, "akatan").played_out()
    assert gains(game) == [-84 + 42 + 24 + 2, -84 + 42 - 12, 168 - 84 - 12 - 2]
    assert (game.why, game.next_dealer) == ("played_out", C)


def test_played_out() -> None:
    """D60, D66."""
    assert gains(ended((88, 89, 87), 1, {A: ["aka"]})) == [48, -23, -25]
    assert gains(ended((78, 89, 97), 1, {B: ["tanichi"]})) == [-58, 97, -39]
    assert gains(ended((78, 89, 97), 1, {B: ["pikaichi"]})) == [-58, 97, -39]
    assert gains(ended((100, 90, 74), 4)) == [48, 8, -56]
    assert ended((95, 95, 74)).next_dealer == A
    assert ended((74, 95, 95)).next_dealer == B


def test_seventeen_dregs() -> None:
    """D62: 大場, own 空素 refunded."""
    pile = set("CDGHKLOPSTWXaopqr")
    assert kasu_count(pile) == 17
    game = position("", ["", "", ""], ["", "", ""], "", kind="large")
    game.hand_flows = hand_lines(A, 2, "karasu")
    game.settle(game.hand_flows)
    game.piles = by_seat(pile, set(), set())
    game.played_out()
    assert (gains(game), game.why, game.next_dealer) == (in_twelve(56, -28, -28), "special", A)
    assert sum(line["points"] for line in script(game).lines if line["reason"] == "refund") == 192


def test_all_eighty_eight() -> None:
    """D64: 絶場, 喰付 of C refunded, A keeps the deal."""
    game = ended((88, 88, 88), 4, {C: ["kuttsuki"]})
    assert (gains(game), game.next_dealer) == (in_twelve(80, -40, -40), A)


def test_end_yaku() -> None:
    full = set(DECK)
    assert special_yaku(by_seat(full - set("Cs"), set(), set()), A) == {
        A: {"futahachi": 10 + 243 - 168, "sujuroku": 34 - 2}
    }
    kasu = sorted(KASU)
    assert special_yaku(by_seat(set(), set(kasu[:16]), set()), A) == {B: {"sujuroku": 12}}
    assert special_yaku(by_seat(set(), set(kasu[:15]), set()), A) == {}
    assert special_yaku(by_seat(set(), set(kasu[:15]) | {"o"}, set()), A) == {B: {"sujuroku": 12}}
    dregs = WILLOW | set("CDGHKLOPSTWX") | of_month(12)
    assert kasu_count(dregs) == 4 + 12 + 3


def test_end_yaku_after_a_failed_sage() -> None:
    """C-65, C-167: half back, then 素十六 of another; the sager deals."""
    game = position("", ["", "", ""], ["", "", ""], "")
    game.piles = by_seat(set(sorted(KASU)[:16]), set(), set("BFJ"))
    saged(game, C, "akatan").played_out()
    reasons = [line["reason"] for line in script(game).lines]
    assert reasons == ["captured_yaku", "captured_yaku", "sage_return", "sage_return", "special", "special"]
    assert gains(game) == [-42 + 288, -42 - 144, 84 - 144]
    assert (game.why, game.next_dealer) == ("special", C)


def test_half_of_several_yaku_in_one_line_or_two() -> None:
    """C-56; a record may split what is given back by share or by yaku."""
    game = position("", ["", "", ""], ["", "", ""], "")
    game.piles[B] = set("BFJVhl")
    saged(game, B, "akatan")
    game.fed[B]["aotan"] = A
    game.hands[B] = set("C")
    script(game).words = ["sage"]
    assert not game.collect_and_stop(B, ["aotan"], card_to_come=True)
    back = game.return_lines()
    assert [(line["to"], line["points"], line["yaku"]) for line in back] == [
        (A, 126, ["akatan", "aotan"]),
        (C, 42, ["akatan"]),
    ]


def test_a_split_return_is_accepted() -> None:
    split = 0
    for seed in range(60):
        events = make(seed, "half", "no", "yes", "rare")
        for at, event in enumerate(events):
            if event.get("reason") != "sage_return" or event["points"] % 4:
                continue
            half = event | {"points": event["points"] // 2}
            check([*events[:at], half, half, *events[at + 1 :]])
            fed = [e for e in events[:at] if e.get("liable") == "hatto" and e["reason"] == "captured_yaku"]
            if fed and (fed[-1]["from"], fed[-1]["to"]) == (event["to"], event["from"]):
                named = half | {"for": fed[-1]["for"], "liable": "hatto"}
                check([*events[:at], half, named, *events[at + 1 :]])
                assert not accepts([*events[:at], half, named | {"for": event["to"]}, *events[at + 1 :]])
                split += 1
        if split >= 2:
            return
    pytest.fail("no half given back to an offender")


def test_shima_counts_for_the_field_and_goes_to_the_dealer() -> None:
    """C-57, C-149."""
    for seed in range(40):
        events = make(seed, style="rare")
        for at, event in enumerate(events):
            if event["e"] == "shima":
                deal, four = events[at - 2], event["cards"]
                assert (event["seat"], ordered(of_month(DECK.index(four[0]) // 4 + 1))) == (deal["dealer"], four)
                end = next(e for e in events[at:] if e["e"] == "deal_end")
                assert set(four) <= set(end["captured"][event["seat"]])
                return
    pytest.fail("no four of a month")


# ------------------------------------------------------------------------------------------ D-VI


@pytest.mark.parametrize(
    ("points", "kan"), [(5, 0), (6, 1), (17, 1), (18, 2), (-5, 0), (-6, -1), (-17, -1), (-18, -2), (0, 0), (12, 1)]
)
def test_five_down_six_up(points: int, kan: int) -> None:
    """五捨六入, C-63."""
    assert in_kan(points) == kan


@pytest.mark.parametrize(
    ("totals", "result", "winners"),
    [
        ((150, 40, -10), (36, -18, -18), [A]),  # D82
        ((204, 204, -228), (22, 22, -44), [A, B]),  # D84
        ((209, -228, 199), (22, -44, 22), [A, C]),  # D84, equal only after rounding
        ((60, 60, 60), (0, 0, 0), [A, B, C]),
        ((61, 60, 59), (0, 0, 0), [A, B, C]),
        ((60, 72, 48), (-11, 22, -11), [B]),  # −5, −4, −6 貫
        ((60, 66, 54), (10, 10, -20), [A, B]),  # C-63: −54 is −5 貫, as −60 is
        ((58, 67, 55), (-11, 22, -11), [B]),  # −62, −53, −65 points
    ],
)
def test_match_end(totals: tuple[int, ...], result: tuple[int, ...], winners: list[int]) -> None:
    lines, found, who = final_result(totals)
    assert (found, who) == (in_twelve(*result), winners)
    assert lines_to_gains(lines) == found


def test_card_points_move_from_the_poor_to_the_rich() -> None:
    lines = card_point_lines(dict(enumerate((100, 90, 74))), 4)
    assert [(line["from"], line["to"], line["points"]) for line in lines] == [(C, A, 48), (C, B, 8)]
    assert card_point_lines(dict(enumerate((88, 88, 88))), 4) == []
