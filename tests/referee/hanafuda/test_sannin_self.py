"""The referee judged by itself: the maker's records, records with one thing changed, the worked examples."""

from __future__ import annotations

import copy
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from .sannin import (
    DECK,
    HAND_VALUE,
    SEATS,
    Bearer,
    Disagreement,
    Dive,
    Event,
    Month,
    Prices,
    captured_yaku,
    check,
    field_kind,
    final_result,
    kasu_count,
    ordered,
    points_of,
    readings,
    seated_in_order,
    shares,
    special_yaku,
)
from .sannin_maker import around, make, occurrences, run

pytestmark = pytest.mark.slow  # the referee is only to be judged again when it changes

A, B, C = SEATS
MENUS = "ABCDEF"


# ------------------------------------------------------------------------------------------ the records


@pytest.mark.parametrize("style", ["plain", "rare", "ties", "shiso"])
@pytest.mark.parametrize("menu", MENUS)
def test_accepts_its_maker(style: str, menu: str) -> None:
    for seed in range({"plain": 6, "rare": 3, "ties": 2, "shiso": 4}[style]):
        events = make(seed, menu, ("no", "yes")[seed % 2], style)
        check(events)
        check(around(seed, events))


def test_everything_rare_occurs() -> None:
    seen: Counter[str] = Counter()
    for seed in range(42):
        seen += occurrences(run(seed, MENUS[seed % 6], ("no", "yes")[seed % 2], "rare"))
    for seed in range(8):
        seen += occurrences(run(seed, MENUS[seed % 6], ("no", "yes")[seed % 2], "ties"))
        seen += occurrences(run(seed, "A", "no", "shiso"))
    reasons = ["captured_yaku", "sage_half", "tobikomi", "hand_yaku", "nuke", "special", "refund", "exempt"]
    wanted = [f"pay: {reason}" for reason in [*reasons, "card_points", "stone"]]
    wanted += [f"pay: {reason}, liable hatto" for reason in ("captured_yaku", "sage_half", "tobikomi")]
    wanted += [f"pay: {reason}, liable sage" for reason in ("captured_yaku", "tobikomi")]
    wanted += [f"{word}, forced {forced}" for word in ("stop", "cancel") for forced in (True, False)]
    wanted += [f"special: {key}" for key in ("sohachi", "futahachi", "sujuroku")]
    wanted += [
        "赤 with 3 open ribbons",
        "shima",
        "影札 taken",
        "四三: one",
        "四三: two at once",
        "longer 七短",
    ]
    wanted += [
        "法度札 taken: last card",
        "法度札 taken: only 法度札",
        "added yaku, unfed",
        "refund: tobikomi",
    ]
    wanted += ["year: last tie", "year: top tie", "year: 越年", "五光 for 四光", "added yaku, fed again"]
    assert not [thing for thing in wanted if not seen[thing]]


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
    events = copy.deepcopy(events)
    at = rng.randrange(2, len(events))
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
            keys = [k for k in event if k not in ("e", "clause", "field")]
            key = rng.choice(keys)
            if event["e"] == "show" and "aka" in event["yaku"] and key == "cards":
                return mutated(rng, events)  # another choice of open ribbons may be as good
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
    events = make(seed, MENUS[seed % 6], ("no", "yes")[seed % 2], ("rare", "shiso", "plain")[seed % 3])
    assert accepts(events)
    for _ in range(30):
        spoiled, what = mutated(rng, events)
        assert not accepts(spoiled), what


@pytest.mark.parametrize("reason", ["exempt", "refund", "special", "nuke", "sage_half", "stone", "tobikomi"])
def test_rejects_a_wrong_payment(reason: str) -> None:
    rng = random.Random(reason)
    tried = 0
    for seed in range(200):
        events = make(seed, "A", "no", "rare")
        lines = [k for k, e in enumerate(events) if e["e"] == "pay" and e["reason"] == reason]
        for at in rng.sample(lines, min(2, len(lines))):
            for key in ("from", "to", "points", "reason", "yaku"):
                spoiled = copy.deepcopy(events)
                spoiled[at][key] = "pot" if key in ("from", "to") else changed(rng, spoiled[at][key])
                with pytest.raises(Disagreement) as caught:
                    check(spoiled)
                assert abs(caught.value.index - at) <= 12
            for field in ("for", "liable"):
                spoiled = copy.deepcopy(events)
                if spoiled[at].pop(field, None) is None:
                    spoiled[at][field] = {"for": 0, "liable": "hatto"}[field]
                with pytest.raises(Disagreement):
                    check(spoiled)
            tried += 1
        if tried >= 2:
            return
    pytest.fail(f"no {reason}")


def test_order_among_simultaneous_payments_is_free_and_position_is_not() -> None:
    events = make(3, "A", "no", "rare")
    for at, event in enumerate(events):
        after = events[at + 1] if at + 1 < len(events) else {}
        if event["e"] == "pay" == after.get("e") and event["reason"] == after["reason"] == "hand_yaku":
            swapped = [*events[:at], after, event, *events[at + 2 :]]
            check(swapped)
            break
    at = next(k for k, e in enumerate(events) if e.get("reason") == "stone")
    late = [*events[:at], events[at + 1], events[at], *events[at + 2 :]]
    with pytest.raises(Disagreement):
        check(late)


def test_draw_of_seats() -> None:
    assert seated_in_order([[[0, "A"], [2, "s"], [1, "E"]]])
    assert not seated_in_order([[[0, "E"], [2, "s"], [1, "A"]]])
    assert not seated_in_order([[[0, "A"], [1, "B"], [2, "s"]]])
    assert seated_in_order([[[0, "A"], [1, "B"], [2, "s"]], [[0, "F"], [1, "J"]]])
    assert not seated_in_order([[[0, "A"], [1, "B"], [2, "s"]], [[1, "F"], [0, "J"]]])
    assert not seated_in_order([[[0, "A"], [1, "E"], [2, "s"]], [[0, "F"], [1, "J"]]])
    assert not seated_in_order("A")
    assert not seated_in_order([[["A", 0]]])


# ------------------------------------------------------------------------------------------ worked examples D-I


@pytest.mark.parametrize(
    ("number", "hand", "kan", "shown"),
    [
        ("D1", "AFdeflq", 2, "def"),
        ("D2", "ERSTglr", 3, "RST"),
        ("D3", "FGMPQSo", 4, "FGMPQS"),
        ("D4", "IJKLSUi", 6, "IJKL"),
        ("D5", "NOPghop", 7, "NOPghop"),
        ("D6", "BEFcdef", 9, "BEFcdef"),
        ("D7", "ghijlmn", 40, "ghijlmn"),
        ("D8", "EFGVWXs", 8, "EFGVWX"),
        ("D9", "MNPghik", 9, "MNPghi"),
        ("D10", "Yabctuv", 10, "Yabtuv"),
        ("D11", "BDJOmpq", 2, "DOmp DOmpq"),
        ("D12", "FKPWfor", 3, "KPWfor"),
        ("D13", "CGHSdeq", 3, "CGHSeq"),
        ("D14", "OPTXins", 4, "OPTXin"),
        ("D15", "KTabfpt", 4, "KTabfpt"),
        ("D16", "FRSTlmp", 5, "RSTmp"),
        ("D17", "GKqstuv", 10, "GKqstuv"),
        ("D18", "oCKLafm", 4, "CKLafmo CKLafm"),
        ("D19", "FqKLafm", 3, "KLafmq"),
        ("D20", "opqrEGK", 12, "EGKopqr"),
        ("D21", "opqrtuv", 44, "opqrtuv"),
        ("D22", "BFJNRVZ", 2, " ".join(map("".join, combinations("BFJNRVZ", 3)))),
        ("D23", "Fdefpqr", 8, "defpqr"),
    ],
)
def test_hands(number: str, hand: str, kan: int, shown: str) -> None:
    """worked examples D1-D23: the best reading, what it shows, and what it earns in a 小場."""
    values = {reading: sum(HAND_VALUE[key] for key in reading[0]) for reading in readings(set(hand))}
    best = {reading for reading in values if values[reading] == kan == max(values.values())}
    assert {cards for _, cards in best} == set(shown.split()), number


def test_willow_readings() -> None:
    """補足 (5), (6), D19, D23, C-168."""
    assert {yaku for yaku, _ in readings(set("FqKLafm"))} == {(), ("tanichi",), ("aka",)}
    assert {cards for yaku, cards in readings(set("FqKLafm")) if yaku == ("aka",)} == {"KLafm", "KLafmq"}
    assert {yaku for yaku, _ in readings(set("FRSTlmp"))} == {(), ("tatesanbon",), ("tatesanbon", "aka")}
    assert {yaku for yaku, _ in readings(set("Fdefpqr"))} == {(), ("futasanbon",)}
    assert {yaku for yaku, _ in readings(set("GKqstuv"))} == {(), ("teshi",), ("teshi", "pikaichi")}
    assert readings(set("AEIMcQs")) == {((), "")}
    hidden_most = {cards for yaku, cards in readings(set("BFJNqGS")) if yaku == ("aka",)}
    # Of five ribbons one lies open, whichever (補足 (6) 2); the willow's may lie open beside it (補足 (6) 1).
    assert hidden_most == {ordered("GS" + c) for c in "BFJNq"} | {ordered("GSq" + c) for c in "BFJN"}


def test_counts_of_a_sample_of_hands() -> None:
    """RULES E: 赤 with a triple and others, by exact counts over the hands of four whole months."""
    deck = DECK[:12] + DECK[40:44]
    best = Counter(max((len(y), y) for y, _ in readings(set(h)))[1] for h in combinations(deck, 7))
    assert sum(best.values()) == 11440
    assert best["shiso", "karasu"] == 0
    assert sum(n for yaku, n in best.items() if "shiso" in yaku) == 12 * 4


# ------------------------------------------------------------------------------------------ D-II


def lines_to_gains(lines: list[Event]) -> list[int]:
    gains = [0, 0, 0]
    for line in lines:
        gains[line["from"]] -= line["points"]
        gains[line["to"]] += line["points"]
    return gains


@pytest.mark.parametrize(
    ("menu", "gains"),
    [
        ("A", (24, 96, -120)),
        ("B", (24, 96, -120)),
        ("C", (18, 72, -90)),
        ("D", (24, 96, -120)),
        ("E", (12, 48, -60)),
        ("F", (24, 60, -84)),
    ],
)
def test_menus(menu: str, gains: tuple[int, ...]) -> None:
    """D24: 大場, A 三本, B 短一."""
    price = Prices(menu, "large").yaku
    lines = shares(A, {"sanbon": price(2)}, {}, "hand_yaku")
    lines += shares(B, {"tanichi": price(3)}, {}, "hand_yaku")
    assert tuple(lines_to_gains(lines)) == gains


def test_menu_f_in_a_grand_month() -> None:
    """Source: 絶場だったら立三本が5貫，青短が9貫（抜けと飛込みは増えない）."""
    prices = Prices("F", "grand")
    assert (prices.yaku(3), prices.yaku(7), prices.plain(1)) == (60, 108, 12)
    assert prices.card_points([100, 90, 74]) == [12, 2, -14]


@pytest.mark.parametrize(
    ("fields", "kinds"),
    [
        (["AI", "", "osA", "c", "", "", ""], "large large grand grand small small small"),
        (["As", ""], "grand small"),
        (["os", "os", "AI", ""], "grand grand grand small"),
        (["AI", "o", ""], "large grand small"),
        (["AI", "AI", "c", ""], "large large large small"),
        (["AI", "os", "AI", "AI"], "large grand grand large"),
    ],
)
def test_carrying(fields: list[str], kinds: str) -> None:
    """D26, D28, D30 and 補足 (3)."""
    carried, found = "", []
    for lights in fields:
        kind, carried = field_kind(lights, carried)
        found.append(kind)
    assert found == kinds.split()


# ------------------------------------------------------------------------------------------ D-III, D-IV


class Script:
    """A driver that plays given cards, and stops, sages and cancels by a given word list."""

    def __init__(self, cards: str, words: str = "") -> None:
        self.cards_to_play, self.words = list(cards), words.split()
        self.lines: list[Event] = []

    def header(self) -> Event:
        raise NotImplementedError

    def first_dealer(self) -> int:
        raise NotImplementedError

    def begin(self, game: Month) -> None:
        raise NotImplementedError

    def cards(self, n: int) -> tuple[list[str], str, str]:
        raise NotImplementedError

    def choose(self, options: list[Event]) -> Event:
        if options[0]["e"] == "play":
            card = self.cards_to_play.pop(0)
            return next(option for option in options if option["card"] == card)
        if len(options) == 2 and options[0]["e"] == "stop":
            return options[self.words.pop(0) == "sage"]
        return options[0]

    def offer(self, option: Event) -> bool:
        return bool(self.words) and option["e"] == self.words[0]

    def pays(self, group: list[Event]) -> None:
        self.lines += group


def position(
    played: str,
    hands: list[str],
    piles: list[str],
    stock: str,
    words: str = "",
    table: str = "",
    kind: str = "",
) -> Month:
    """The end of a month, A (seat 0) to play when the stock holds a multiple of three cards."""
    game = Month(Script(played, words), "A", 1, A, "", [0, 0, 0])
    game.kind = kind or "small"
    game.hands, game.piles = [set(h) for h in hands], [set(p) for p in piles]
    game.table, game.stock = set(table), list(stock)
    return game


def gains(game: Month) -> list[int]:
    """Without the month stone."""
    assert game.next_dealer is not None
    return [score + (seat == game.next_dealer) for seat, score in enumerate(game.scores)]


def test_throwing_the_last_card() -> None:
    """D40 and D42: from the hand it is 法度, from the stock it is not (here B is seat 0, C seat 1)."""
    game = position("lm", ["lC", "mG", "WX"], ["", "Vh", ""], "KSaEOb", "stop")
    game.play()
    assert (gains(game), game.why, game.next_dealer) == ([-168, 168, 0], "yaku", B)
    game = position("Cm", ["CD", "mG", "WX"], ["", "Vh", ""], "lSaEOb", "stop")
    game.play()
    assert gains(game) == [-84, 168, -84]


def test_partner_of_a_settled_card() -> None:
    """D44: only when the other two of the month are taken (影札 of a 決まり札)."""
    for taken, result in (("k", [-84, 168, -84]), ("kn", [-168, 168, 0])):
        game = position("ml", ["mC", "lG", "WX"], ["", "Vh", taken], "KSaEOb", "stop")
        game.play()
        assert gains(game) == result


@pytest.mark.parametrize(("first", "result"), [("s", [-288, 0, 288]), ("l", [-84, 168, -84])])
def test_cheaper_card_first(first: str, result: list[int]) -> None:
    """D46: two 法度札 left; the dearer first is liable, the cheaper first is exempt."""
    second = "t" if first == "s" else "m"
    rest = "GH" if first == "s" else ""
    game = position(first + rest[:1] + second, ["ls", "mG", "tE"], ["", "Vh", "AIc"], "KSaPWb", "stop stop")
    game.play()
    assert gains(game) == result


@pytest.mark.parametrize(("first", "blamed"), [("B", False), ("l", True)])
def test_equal_cards_of_the_player_before_go_first(first: str, blamed: bool) -> None:
    """法度 1: equal worth, the card of the player before (seat 2) must go first."""
    played = {"B": "BGC", "l": "lm"}[first]
    game = position(played, ["Bl", "mG", "CK"], ["", "Vh", "FJ"], "iSaPWb", "stop")
    game.play()
    line = [line for line in lines_of(game) if line["from"] == A and line["reason"] == "captured_yaku"]
    assert any(each.get("liable") == "hatto" for each in line) == blamed


def lines_of(game: Month) -> list[Event]:
    driver = game.driver
    assert isinstance(driver, Script)
    return driver.lines


def test_last_card_is_exempt() -> None:
    game = position("lm", ["l", "mG", "W"], ["", "Vh", ""], "Kaf", "stop")
    game.play()
    assert gains(game) == [-84, 168, -84]


def test_half_penalty_and_added_yaku() -> None:
    """D48; 法度 2: half with half, and the added yaku too."""
    game = position("lmWCGX", ["lC", "mG", "WX"], ["", "Vh", ""], "KSaEOb", "sage")
    game.play()
    assert (gains(game), game.why, game.next_dealer) == ([-84, 84, 0], "cancel", B)
    game = position("lmWCYX", ["lCD", "mGY", "WXe"], ["", "VhUk", ""], "KSPEOi", "sage stop", "Z")
    game.play()
    assert gains(game) == [-24 * (7 + 6), 24 * (7 + 6), 0]


def test_sager_pays_for_all() -> None:
    """D38, D50: A (seat 2) has 赤短 and 下げ; B (seat 1) completes 青短, fed by seat 0 or not."""
    for fed in (True, False):
        field, thrown = ("", "l") if fed else ("l", "C")
        game = position(thrown + "m", ["lDC"[not fed :], "mG", "WX"], ["", "Vh", "BFJ"], "KSaEOb", "", field)
        game.sager, game.told[C] = C, {"akatan": 7}
        game.play()
        assert gains(game) == [-42, 168 - 42, -168 + 84]


def test_five_lights() -> None:
    """D52 and D36: 五光 takes the place of 四光."""
    game = position("st", ["sC", "tG", "WX"], ["", "AIco", ""], "KSaEOb", "stop")
    game.play()
    assert gains(game) == [-480, 480, 0]
    game = position("Crg", ["CD", "rG", "WX"], ["", "AIcs", ""], "KSaEOb", "stop", "o")
    game.sager, game.told[B] = B, {"shiko": 12}
    game.play()
    assert gains(game) == [-240, 480, -240]
    game = position("st", ["sCD", "rtG", "WXe"], ["", "AIc", ""], "KSrEOb", "stop", "o")
    game.driver = Script("srWCtX", "stop")
    game.stock = list("KSaEjb")
    game.play()
    assert (gains(game), game.notes["四光 fed, 五光 made, not liable (C-169)"]) == ([-240, 480, -240], 1)


def test_many_yaku_at_once() -> None:
    """D34, month 5 of the sheet, C-120."""
    assert captured_yaku(set("BFNRVhlq")) == {"nanatan": 11, "aotan": 7}
    assert captured_yaku(set("AIcosEQUYgk")) == {"goko": 20, "goun": 12, "inoshikacho": 6}
    assert captured_yaku(set("BFJNRVZhlq"))["nanatan"] == 13


def with_dive(game: Month) -> Month:
    game.shown[B] = ("sanbon",)
    game.dives = [Dive(B, 2)]
    return game


def test_diving_fed_from_the_hand() -> None:
    """D54: seat 0 plays the fourth card while B holds all three; and with B's cards given one by one."""
    game = position("HEXCFYDGZ", ["HCD", "EFG", "XYZ"], ["", "", ""], "KSaOMbpgj")
    with_dive(game).play()
    dive = [line for line in lines_of(game) if line["reason"] == "tobikomi"]
    assert [(x["from"], x["to"], x["points"], x.get("for"), x.get("liable")) for x in dive] == [
        (A, B, 12, None, None),
        (A, B, 12, C, "hatto"),
    ]
    game = position("CEXDFYHGZ", ["HCD", "EFG", "XYZ"], ["", "", ""], "KSaOMbpgj")  # inaction
    with_dive(game).play()
    dive = [line for line in lines_of(game) if line["reason"] == "tobikomi"]
    assert [line["from"] for line in dive] == [A, A]
    game = position("CEXDFYAGZ", ["ACD", "EFG", "XYZ"], ["", "", ""], "KSaOMHpgj")  # from the stock
    with_dive(game).play()
    dive = [line for line in lines_of(game) if line["reason"] == "tobikomi"]
    assert sorted(line["from"] for line in dive) == [A, C]


def test_diving_after_sage_and_exempt() -> None:
    """Month 8 of the sheet; C-162."""
    game = position("HEXCFYDGZ", ["HCD", "EFG", "XYZ"], ["", "", "BJF"], "KSaOMbpgj")
    game.sager, game.told[C] = C, {"akatan": 7}
    with_dive(game).play()
    dive = [line for line in lines_of(game) if line["reason"] == "tobikomi"]
    assert [(x["from"], x.get("for"), x.get("liable")) for x in dive] == [(C, None, None), (C, A, "sage")]
    game = position("HEXlFYsGZ", ["Hls", "EFG", "XYZ"], ["", "", "VhAIc"], "KSaOMbpgj")
    with_dive(game).play()
    lines = [(x["reason"], x["from"], x["to"]) for x in lines_of(game)]
    assert lines[:3] == [("tobikomi", A, B), ("tobikomi", A, B), ("exempt", C, A)]


def piles_of(*points: int, seed: int = 0) -> list[set[str]]:
    """Three piles of the whole deck with these points and no 素十六."""
    rng = random.Random(seed)
    while True:
        deck = rng.sample(DECK, 48)
        piles: list[set[str]] = [set(), set(), set()]
        for card in sorted(deck, key=lambda c: -points_of(c)):
            room = [points[s] - points_of(piles[s]) - points_of(card) for s in SEATS]
            fits = [s for s in SEATS if room[s] >= 0]
            if not fits:
                break
            piles[rng.choice(fits)].add(card)
        if [points_of(pile) for pile in piles] == list(points) and max(map(kasu_count, piles)) < 16:
            return piles


def ended(points: tuple[int, int, int], menu: str = "A", kind: str = "small", **shown: str) -> Month:
    """A month played out with such points; ``shown`` gives yaku by seat name."""
    game = Month(Script(""), menu, 1, A, "", [0, 0, 0])
    game.kind, game.piles = kind, piles_of(*points)
    for name, key in shown.items():
        game.shown["abc".index(name)] = (key,)
    game.played_out()
    return game


def test_played_out() -> None:
    """D60, D66, D68, month 2 of the sheet."""
    assert gains(ended((88, 89, 87), a="aka")) == [0, 1, -1]
    assert gains(ended((78, 89, 97), b="tanichi")) == [-22, 25, -3]
    assert gains(ended((100, 90, 74), kind="grand")) == [48, 8, -56]
    assert gains(ended((93, 91, 80), "C", "large")) == [6, 3, -9]
    assert gains(ended((96, 83, 85), "C", "large")) == [9, -6, -3]
    assert ended((95, 95, 74)).next_dealer == A
    assert ended((74, 95, 95)).next_dealer == B


def test_special_yaku() -> None:
    """D62, D64: 吹き消し, 総八."""
    game = Month(Script(""), "A", 1, A, "", [0, 0, 0])
    game.kind, game.piles = "grand", piles_of(88, 88, 88)
    game.hand_flows = Counter({(C, A, ("kuttsuki",), 0): 192, (C, B, ("kuttsuki",), 0): 192})
    game.scores[:] = [-192, -192, 384]
    game.played_out()
    assert (gains(game), game.next_dealer) == ([960, -480, -480], A)
    pile = set("CDGHKLOPSTWXabefijmnr") - set("CDGHW") | {"q"}
    assert special_yaku([pile, set(), set()], A)[A]["sujuroku"] == 12 + 2 * (kasu_count(pile) - 16)
    assert special_yaku([set(DECK) - set("Cs"), set(), set()], A)[A]["futahachi"] == 10 + 243 - 168


# ------------------------------------------------------------------------------------------ D-VI, D-IX


@pytest.mark.parametrize(
    ("totals", "board", "dealer", "shiso", "stones", "result", "winners"),
    [
        ((280, 611, -903), 12, A, (), [(C, 12)], (13, 71, -84), [B]),  # D86
        ((-72, 252, -184), 4, A, (A,), [(A, 4)], (14, 11, -25), [A]),  # D88
        ((497, 187, -696), 12, A, (), [(C, 12)], (62, 5, -67), [A]),  # D90
        ((100, 100, -212), 12, B, (), [(C, 12)], (-1, 27, -26), [B]),
        ((-4, -4, -4), 12, A, (), [], (0, 0, 0), []),
        ((188, -100, -100), 12, A, (), [(B, 6), (C, 6)], (34, -17, -17), [A]),
        ((187, -100, -100), 13, A, (), [(A, 1), (B, 6), (C, 6)], (34, -17, -17), [A]),
        ((900, 20, -920), 0, A, (A, B), [], (0, 0, 0), []),
    ],
)
def test_year_end(
    totals: tuple[int, ...],
    board: int,
    dealer: int,
    shiso: tuple[int, ...],
    stones: list[tuple[int, int]],
    result: tuple[int, ...],
    winners: list[int],
) -> None:
    expected = (stones, [12 * kan for kan in result], winners)
    assert final_result(totals, board, dealer, shiso) == expected


Entry = tuple[str, int | None, tuple[int, ...], Bearer | None, bool]


def yaku(kind: str, winner: int, *kan: int, bearer: Bearer | None = None, half: bool = False) -> Entry:
    return kind, winner, kan, bearer, half


def points(kind: str, *piles: int) -> Entry:
    return kind, None, piles, None, False


SHEET: list[tuple[list[Entry], tuple[int, ...]]] = [
    ([yaku("large", C, 2)], (-48, -48, 96)),
    ([yaku("large", B, 7)], (-216, 288, -72)),
    ([yaku("small", B, 3), yaku("small", B, 1), points("small", 78, 89, 97)], (-274, 385, -111)),
    ([yaku("large", A, 2, 3), yaku("large", A, 1), yaku("large", A, 1)], (62, 217, -279)),
    ([points("large", 118, 62, 84)], (122, 165, -287)),
    ([yaku("large", A, 14)], (794, -171, -623)),
    ([yaku("small", C, 7, 10)], (590, -375, -215)),
    ([yaku("grand", A, 2), points("grand", 121, 39, 104)], (914, -667, -247)),
    ([yaku("small", B, 4), yaku("small", A, 2)], (914, -595, -319)),
    ([yaku("small", A, 1, bearer=Bearer(B, "hatto")), points("small", 101, 76, 87)], (951, -631, -320)),
    ([yaku("small", B, 3), yaku("small", B, 1, bearer=Bearer(C, "sage"))], (915, -535, -380)),
    ([yaku("small", C, 7, half=True)], (873, -577, -296)),
    ([points("small", 88, 103, 73)], (873, -562, -311)),
    ([yaku("grand", B, 2), yaku("grand", B, 12)], (201, 782, -983)),
    ([yaku("large", B, 3), yaku("large", B, 7, half=True)], (45, 1094, -1139)),
    ([yaku("large", A, 6, bearer=Bearer(B, "sage"))], (333, 806, -1139)),
    ([yaku("large", A, 2), yaku("large", C, 6)], (285, 614, -899)),
]


def test_the_year_sheet() -> None:
    """D-IX line by line; source 記入式について."""
    totals = [0, 0, 0]
    for entries, expected in SHEET:
        for kind, winner, numbers, bearer, half in entries:
            prices = Prices("A", kind)
            if winner is None:
                change = prices.card_points(numbers)
            else:
                worth = {str(k): prices.yaku(kan) // (2 if half else 1) for k, kan in enumerate(numbers)}
                change = lines_to_gains(shares(winner, worth, dict.fromkeys(worth, bearer), "hand_yaku"))
            totals = [total + step for total, step in zip(totals, change, strict=True)]
        assert tuple(totals) == expected
    after_stones = [total - stones for total, stones in zip(totals, (5, 3, 4), strict=True)]
    assert final_result(after_stones, 12, A, ())[1] == [13 * 12, 71 * 12, -84 * 12]
