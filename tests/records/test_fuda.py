"""The fuda format: exact lines, equality with JSON Lines, hand-written files, and errors with their columns."""

import contextlib
import io
import re
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hachiya.games.bashifen.cards import NAMES
from hachiya.records import fuda, jsonl
from hachiya.records.events import BASHIFEN, HANAFUDA, START, PartialEvent
from hachiya.records.fields import CARD_TYPES, Draws, HandsBySeat
from hachiya.records.grammar import EVENT_LINES, FACT_LINES, grammar_of
from hachiya.records.hanafuda.events import FACT_HINTS
from hachiya.records.load import load
from hachiya.records.replay import replays
from hachiya.words.errors import BadRecord, UnknownName
from hachiya.words.say import table as table_words
from tests.records.strategies import DEFAULTS, QUICK, SORTS, Sort, defaults, events, records

GAME_LINE = 'game sannin(multipliers=B, overtime=yes) v1 seats 3 names "Aki" "Ben" "Chie"'
MATCH = {
    "e": "match", "format": 1, "game": "sannin", "version": 1,
    "options": {"multipliers": "B", "overtime": "yes", "months": 12}, "seats": 3, "names": ["Aki", "Ben", "Chie"],
}  # fmt: skip


def read(text: str) -> list[tuple[int, Any]]:
    return list(fuda.loads(text, defaults))


def read_line(line: str, game: str = "sannin") -> Any:
    """The only event of a file with this line, which may have unknown cards."""
    entries = read(f"fuda 1\ngame {game} v1 viewer table\n{line}\n")
    assert [number for number, _ in entries] == [2, 3]
    return entries[1][1]


LINES: list[tuple[str, dict[str, Any]]] = [
    (GAME_LINE, MATCH),
    ('game sannin v2 seats 3 names "" "#" "\\"" viewer 1 id "x y" @0',
     {**MATCH, "version": 2, "options": {"multipliers": "A", "overtime": "no", "months": 12}, "names": ["", "#", '"'],
      "viewer": 1, "id": "x y", "t": 0}),
    ('game hachiju(deals=3) v1 seats 2 names "八" "十" viewer table',
     {**MATCH, "game": "hachiju", "options": {"deals": 3}, "seats": 2, "names": ["八", "十"], "viewer": "table"}),
    ("draw_seats 0:A 1:B 2:c / 0:E 1:k dealer 0",
     {"e": "draw_seats", "draws": [[[0, "A"], [1, "B"], [2, "c"]], [[0, "E"], [1, "k"]]], "dealer": 0}),
    ("3 mizuten yes", {"e": "mizuten", "seat": 3, "yes": True}),
    ("6 white_card 2", {"e": "white_card", "n": 2, "seat": 6}),
    ("deal 1 dealer 0 hands ABC DEF - field GHI kind grand carry grand large @17",
     {"e": "deal", "n": 1, "dealer": 0, "hands": ["ABC", "DEF", ""], "field": "GHI", "kind": "grand",
      "carry": ["grand", "large"], "t": 17}),
    ("deal 2 dealer 1 hands AB?? ???? field - carry -",
     {"e": "deal", "n": 2, "dealer": 1, "hands": ["AB??", "????"], "field": "", "carry": []}),
    ("redeal 1 why four_of_a_month hands AB CD field EFGH",
     {"e": "redeal", "n": 1, "why": "four_of_a_month", "hands": ["AB", "CD"], "field": "EFGH"}),
    ("2 bid double forced no", {"e": "bid", "seat": 2, "bid": "double", "forced": False}),
    ("3 squeezed", {"e": "squeezed", "seat": 3}),
    ("3 squeezed sanbon akatan cards ABC", {"e": "squeezed", "seat": 3, "yaku": ["sanbon", "akatan"], "cards": "ABC"}),
    ("stock kAB??", {"e": "stock", "cards": "kAB??"}),
    ("0 shima ABCD", {"e": "shima", "seat": 0, "cards": "ABCD"}),
    ("1 show aka tatesanbon cards RST", {"e": "show", "seat": 1, "yaku": ["aka", "tatesanbon"], "cards": "RST"}),
    ("1 show - cards -", {"e": "show", "seat": 1, "yaku": [], "cards": ""}),
    ("1 play A xC", {"e": "play", "seat": 1, "card": "A", "takes": "C"}),
    ("2 turn k x-", {"e": "turn", "seat": 2, "card": "k", "takes": ""}),
    ("1 stop akatan aotan forced yes", {"e": "stop", "seat": 1, "yaku": ["akatan", "aotan"], "forced": True}),
    ("1 sage akatan forced no", {"e": "sage", "seat": 1, "yaku": ["akatan"], "forced": False}),
    ("1 cancel akatan forced no", {"e": "cancel", "seat": 1, "yaku": ["akatan"], "forced": False}),
    ('pay 2>1 84 captured_yaku akatan clause "SAN A7"',
     {"e": "pay", "from": 2, "to": 1, "points": 84, "reason": "captured_yaku", "yaku": ["akatan"],
      "clause": "SAN A7"}),
    ('pay board>pot 1 stone - clause "C-33" for 0 liable hatto @3',
     {"e": "pay", "from": "board", "to": "pot", "points": 1, "reason": "stone", "yaku": [], "clause": "C-33",
      "for": 0, "liable": "hatto", "t": 3}),
    ("deal_end yaku winner none captured AB - C scores 204 -102 -102 next_dealer 2",
     {"e": "deal_end", "why": "yaku", "winner": None, "captured": ["AB", "", "C"], "scores": [204, -102, -102],
      "next_dealer": 2}),
    ("match_end totals 1 -1 0 result 12 -12 0 winners -",
     {"e": "match_end", "totals": [1, -1, 0], "result": [12, -12, 0], "winners": []}),
    (f"commit 4 sha256 {'0' * 64}", {"e": "commit", "n": 4, "sha256": "0" * 64}),
    (f"1 entropy 4 sha256 {'ab' * 32}", {"e": "entropy", "n": 4, "seat": 1, "sha256": "ab" * 32}),
    ('1 entropy 4 words "花 札"', {"e": "entropy", "n": 4, "seat": 1, "words": "花 札"}),
    (f"reveal 4 secret {'12' * 32}", {"e": "reveal", "n": 4, "secret": "12" * 32}),
    ('0 seat bot "mc200"', {"e": "seat", "seat": 0, "by": "bot", "name": "mc200"}),
    ('note "a \\\\ \\n # b"', {"e": "note", "text": "a \\ \n # b"}),
    ("tally 1 dealer 0 lights Ac kind large carry large\n"
     "  1 hand sanbon aka\n"
     "  0 annul\n"
     "  2 two_turned\n"
     "  2 tobikomi 7 fed_by 1\n"
     "  2 captured nanatan extra 2 fed_by 0\n"
     "  1 captured akatan\n"
     "  1 special sujuroku count 17\n"
     "  3 squeezed - cards AB\n"
     "  0 bid in\n"
     "  0 mizuten\n"
     "  points 118 62 84\n"
     "  void",
     {"e": "tally", "n": 1, "dealer": 0, "lights": "Ac", "kind": "large", "carry": ["large"], "facts": [
         {"what": "hand", "seat": 1, "yaku": ["sanbon", "aka"]},
         {"what": "annul", "seat": 0},
         {"what": "two_turned", "seat": 2},
         {"what": "tobikomi", "seat": 2, "month": 7, "fed_by": 1},
         {"what": "captured", "seat": 2, "yaku": ["nanatan"], "extra": 2, "fed_by": 0},
         {"what": "captured", "seat": 1, "yaku": ["akatan"], "extra": 0, "fed_by": None},
         {"what": "special", "seat": 1, "yaku": ["sujuroku"], "count": 17},
         {"what": "squeezed", "seat": 3, "yaku": [], "cards": "AB"},
         {"what": "bid", "seat": 0, "bid": "in"},
         {"what": "mizuten", "seat": 0},
         {"what": "points", "points": [118, 62, 84]},
         {"what": "void"},
     ]}),
]  # fmt: skip


PACK = [*NAMES, *NAMES]
BASHIFEN_LINES: list[tuple[str, dict[str, Any]]] = [
    ('game bashifen(overflow=open, win=ace) v1 seats 4 names "A" "B" "C" "D"',
     {"e": "match", "format": 1, "game": "bashifen", "version": 1, "options": {**DEFAULTS["bashifen"], "win": "ace",
      "overflow": "open"}, "seats": 4, "names": ["A", "B", "C", "D"]}),
    ("draw_seats 0:AS 1:AC 2:7H 3:LJ / 0:KH 1:KD dealer 3",
     {"e": "draw_seats", "draws": [[[0, "AS"], [1, "AC"], [2, "7H"], [3, "LJ"]], [[0, "KH"], [1, "KD"]]],
      "dealer": 3}),
    (f"deal 1 dealer none stage 0 0 trump_rank 2 first 2 draws {' '.join(PACK[:100])} widow {' '.join(PACK[100:])} @5",
     {"e": "deal", "n": 1, "dealer": None, "stage": [0, 0], "trump_rank": 2, "first": 2, "draws": PACK[:100],
      "widow": PACK[100:], "t": 5}),
    (f"deal 2 dealer 1 stage 14 10 trump_rank 10 first 1 draws {' '.join('?' * 100)} widow TC {' '.join('?' * 7)}",
     {"e": "deal", "n": 2, "dealer": 1, "stage": [14, 10], "trump_rank": 10, "first": 1, "draws": ["?"] * 100,
      "widow": ["TC", *"?" * 7]}),
    ("2 declare 2H 2H drawn 37", {"e": "declare", "seat": 2, "cards": ["2H", "2H"], "drawn": 37}),
    ("trumps H dealer 2 by declared", {"e": "trumps", "suit": "H", "dealer": 2, "by": "declared"}),
    ("trumps none dealer 0 by widow", {"e": "trumps", "suit": "none", "dealer": 0, "by": "widow"}),
    ("2 bury 3C 4C 3D 4D 6D 6D TS KS",
     {"e": "bury", "seat": 2, "cards": ["3C", "4C", "3D", "4D", "6D", "6D", "TS", "KS"]}),
    ("2 play AS KS KS @70", {"e": "play", "seat": 2, "cards": ["AS", "KS", "KS"], "t": 70}),
    ("trick 2 points 30", {"e": "trick", "winner": 2, "points": 30}),
    ("2 failed_lead", {"e": "failed_lead", "seat": 2}),
    ("deal_end points 85 widow_points 20 stage 2 0 dealer 1",
     {"e": "deal_end", "points": 85, "widow_points": 20, "stage": [2, 0], "dealer": 1}),
    ("tally 2 dealer 3 stage 2 4 points 120 failed_lead none",
     {"e": "tally", "n": 2, "dealer": 3, "stage": [2, 4], "points": 120, "failed_lead": None}),
    ("deal_end points 0 widow_points 0 stage 14 2 dealer none",
     {"e": "deal_end", "points": 0, "widow_points": 0, "stage": [14, 2], "dealer": None}),
    ("match_end winners 0 2", {"e": "match_end", "winners": [0, 2]}),
]  # fmt: skip


@pytest.mark.parametrize(("line", "event"), BASHIFEN_LINES, ids=[line[:40] for line, _ in BASHIFEN_LINES])
def test_every_bashifen_event_is_written_as_its_fuda_line(line: str, event: dict[str, Any]) -> None:
    assert fuda.dump_line(event, BASHIFEN, defaults) == line
    assert (read(f"fuda 1\n{line}\n")[0][1] if event["e"] == "match" else read_line(line, "bashifen")) == event


@pytest.mark.parametrize(("line", "event"), LINES, ids=[line.partition("\n")[0] for line, _ in LINES])
def test_every_flower_card_event_is_written_as_its_fuda_line(line: str, event: dict[str, Any]) -> None:
    assert fuda.dump_line(event, HANAFUDA, defaults) == line
    parsed = read(f"fuda 1\n{line}\n")[0][1] if event["e"] == "match" else read_line(line)
    assert parsed == event


def test_the_example_lines_cover_every_event() -> None:
    assert {event["e"] for _, event in LINES} == set(HANAFUDA.types)
    assert {event["e"] for _, event in BASHIFEN_LINES} == {"match", *(BASHIFEN.types.keys() - START.types.keys())}
    for family, forms in EVENT_LINES.items():
        assert {form.name for form in forms.values()} == set(family.types)
    assert set(FACT_LINES) == set(FACT_HINTS)


def test_no_key_can_be_read_as_a_card() -> None:
    for form in EVENT_LINES[BASHIFEN].values():
        assert not {*NAMES, "?", "-"} & set(form.named)
    for form in EVENT_LINES[HANAFUDA].values():
        if {HandsBySeat, Draws, *CARD_TYPES} & set(form.hints.values()):
            for key in form.named:
                assert list(key) != sorted(key), key


# ------------------------------------------------------------------------------------- identity


@QUICK
@given(st.data())
@pytest.mark.parametrize("sort", SORTS, ids=str)
def test_every_event_survives_writing_and_reading(sort: Sort, data: st.DataObject) -> None:
    event = data.draw(events(sort))
    assert after_match(sort, event) == event


def after_match(sort: Sort, event: PartialEvent) -> PartialEvent:
    """The event that is read from a line with this event in a record of its game."""
    line = fuda.dump_line(event, sort.family, defaults)
    partial: PartialEvent = read(f"fuda 1\ngame {sort.game} v1\n{line}\n")[1][1]
    return partial


@settings(max_examples=60, deadline=None)
@given(records())
@pytest.mark.slow
def test_a_record_survives_conversion_between_fuda_and_jsonl(record: list[PartialEvent]) -> None:
    text = fuda.dump(record, defaults)
    entries = [event for _, event in read(text)]
    assert entries == record
    assert fuda.dump(entries, defaults) == text
    again: list[Any] = [event for _, event in jsonl.loads(jsonl.dump(entries))]
    assert fuda.dump(again, defaults) == text


@QUICK
@given(st.data())
@pytest.mark.parametrize("sort", [s for s in SORTS if s.name not in {"match", "tally", "entropy"}], ids=str)
def test_a_partial_event_survives_writing_and_reading(sort: Sort, data: st.DataObject) -> None:
    event = data.draw(events(sort))
    needed = {"e", "seat", "t", *chain.from_iterable(grammar_of(event, sort.family).needs)}
    dropped = data.draw(st.sets(st.sampled_from(sorted(event))))
    partial = {key: value for key, value in event.items() if key in needed or key not in dropped}
    assert after_match(sort, partial) == partial


# ------------------------------------------------------------------------------------- by hand


def test_a_hand_written_bashifen_file_is_read() -> None:
    entries = read(f"""\
fuda 1
game bashifen v1
deal first 2 draws {DRAWS} widow {" ".join(PACK[100:])}  # cut: seat 2
2 declare 2H drawn 37
2 bury 3C 4C 3D 4D 6D 6D TS KS
2 play AS KS KS
trumps
trick
2 failed_lead
deal_end
match_end
""")
    assert [event for _, event in entries][1:] == [
        {"e": "deal", "first": 2, "draws": PACK[:100], "widow": PACK[100:]},
        {"e": "declare", "seat": 2, "cards": ["2H"], "drawn": 37},
        {"e": "bury", "seat": 2, "cards": ["3C", "4C", "3D", "4D", "6D", "6D", "TS", "KS"]},
        {"e": "play", "seat": 2, "cards": ["AS", "KS", "KS"]},
        {"e": "trumps"},
        {"e": "trick"},
        {"e": "failed_lead", "seat": 2},
        {"e": "deal_end"},
        {"e": "match_end"},
    ]


def test_a_hand_written_flower_card_file_is_read() -> None:
    text = """\
# two lines of comment
# and a blank one

fuda 1
game sannin v1        # the usual options
deal hands AB CD EF field GHIJKL   # no number, no dealer, no kind
stock MNOP
0 play A xC  #ok
1   turn   k
1 sage akatan
tally lights c
  # a comment among facts

  1 hand sanbon
0 stop
deal_end
match_end
"""
    entries = read(text)
    assert [number for number, _ in entries] == [5, 6, 7, 8, 9, 10, 11, 15, 16, 17]
    assert [event for _, event in entries] == [
        {
            "e": "match",
            "format": 1,
            "version": 1,
            "game": "sannin",
            "options": {"multipliers": "A", "overtime": "no", "months": 12},
        },
        {"e": "deal", "hands": ["AB", "CD", "EF"], "field": "GHIJKL"},
        {"e": "stock", "cards": "MNOP"},
        {"e": "play", "seat": 0, "card": "A", "takes": "C"},
        {"e": "turn", "seat": 1, "card": "k"},
        {"e": "sage", "seat": 1, "yaku": ["akatan"]},
        {"e": "tally", "lights": "c", "facts": [{"what": "hand", "seat": 1, "yaku": ["sanbon"]}]},
        {"e": "stop", "seat": 0},
        {"e": "deal_end"},
        {"e": "match_end"},
    ]


def test_yaku_are_read_by_key_name_or_reading_together_or_apart() -> None:
    for words in ("aka sanbon", "赤 三本", "あか さんぼん", "Aka 三本"):
        assert read_line(f"1 show {words} cards BFJ")["yaku"] == ["aka", "sanbon"]
    for word in ("赤三本", "あかさんぼん"):
        assert read_line(f"1 show {word} cards BFJ")["yaku"] == ["sanbon", "aka"]
    assert read_line("1 show 三本立三本 cards ABC")["yaku"] == ["sanbontatesanbon"]
    assert read_line("1 stop 猪鹿蝶 ななたん forced no")["yaku"] == ["inoshikacho", "nanatan"]
    assert read_line("pay 2>1 84 captured_yaku 赤短")["yaku"] == ["akatan"]
    assert read_line("tally lights -\n 1 hand 空素立三本\n")["facts"][0]["yaku"] == ["tatesanbon", "karasu"]
    with pytest.raises(BadRecord, match=r'Line 3, column 10: show yaku\[1\]: expected sanbon, .* not "三"'):
        read_line("1 show 赤 三 cards BFJ")
    with pytest.raises(BadRecord, match=r'Line 3, column 12: show yaku\[2\]: expected sanbon, .* not "三"'):
        read_line("1 show 赤三本 三 cards BFJ")


def test_sets_of_cards_are_read_in_any_order() -> None:
    assert read_line("deal hands vAB C?D field kBA")["hands"] == ["ABv", "CD?"]
    assert read_line("deal hands vAB CD field kBA")["field"] == "kBA"
    assert read_line("1 play A xDCB")["takes"] == "BCD"
    assert read_line("1 show aka cards JFB")["cards"] == "BFJ"
    with pytest.raises(BadRecord, match=r'expected .*each card once \(A is there twice\), not "BAA"'):
        read_line("deal hands BAA C field D")


def test_keys_are_read_in_any_order_and_scores_with_a_plus_sign() -> None:
    assert read_line("deal field A hands B C dealer 2") == {"e": "deal", "hands": ["B", "C"], "field": "A", "dealer": 2}
    assert read_line("match_end result +13 +71 -84") == {"e": "match_end", "result": [13, 71, -84]}


def test_concatenated_files_are_read() -> None:
    text = fuda.dump([MATCH, {"e": "match_end"}], defaults)
    assert [event for _, event in read(text + text)] == [MATCH, {"e": "match_end"}] * 2
    bashifen = [event for _, event in BASHIFEN_LINES if event["e"] in ("match", "declare", "play")]
    text += fuda.dump(bashifen, defaults) + text
    assert [event for _, event in read(text)] == [MATCH, {"e": "match_end"}, *bashifen, MATCH, {"e": "match_end"}]


# ------------------------------------------------------------------------------------- errors


@pytest.mark.parametrize(
    ("text", "line", "column", "en"),
    [
        (GAME_LINE, 1, 1, 'Expected "fuda 1" as the first line, not "game"'),
        ("fuda 2\n", 1, 1, 'Expected "fuda 1" (the version this program reads), not "fuda 2"'),
        ("fuda 1\n1 plya A\n", 2, 3, "Expected one of: game commit entropy reveal seat note draw_seats mizuten"),
        ("fuda 1\n1 # play\n", 2, 9, "Expected one of: game"),
        ("fuda 1\nplay A\n", 2, 1, 'Expected "0 play" …, not "play …"'),
        ("fuda 1\n1 deal hands A B field C\n", 2, 1, 'Expected "deal" …, not "1 …"'),
        ("fuda 1\n7 play A\n", 2, 1, "play seat: expected at most 6, not 7"),
        ("fuda 1\n1 play\n", 2, 7, "Expected play's card"),
        ("fuda 1\n1 play z\n", 2, 8, 'play card: expected one card (A–Z, a–v), not "z"'),
        ("fuda 1\n1 play A C\n", 2, 10, 'Expected "x", such as xB, not "C"'),
        ("fuda 1\n1 play A xBC\n", 2, 10, 'play takes: expected 0, 1 or 3 cards, not "BC"'),
        ("fuda 1\n1 play A xC B\n", 2, 13, 'Expected the end of the line, not "B"'),
        ("fuda 1\ndeal 1 hands AB zz field C\n", 2, 17, "deal hands[1]: expected cards A–Z, a–v"),
        ("fuda 1\ndeal 1 hands A ? field C\n", 2, 16, "Unknown cards (?) stand only"),
        ("fuda 1\ndeal 1 hands A B\n", 2, 17, "Expected deal's field"),
        ("fuda 1\ndeal 1 hands A B field C field D\n", 2, 26, "Expected field only once"),
        ("fuda 1\ndeal 1 dealer hands A B field C\n", 2, 32, "Expected a value for dealer"),
        ("fuda 1\ndeal 1 3 hands A B field C\n", 2, 8, 'Expected dealer hands field kind carry, not "3"'),
        ("fuda 1\ndeal x hands A B field C\n", 2, 6, 'deal n: expected an integer, not "x"'),
        ("fuda 1\n1 sage akatan forced maybe\n", 2, 22, 'Expected yes or no, not "maybe"'),
        ("fuda 1\n1 sage red\n", 2, 8, "sage yaku[0]: expected goko, shiko"),
        ("fuda 1\npay 2 1 84 stone\n", 2, 5, 'Expected from>to, such as 2>1 or 0>pot, not "2"'),
        ("fuda 1\npay 2>bank 84 stone\n", 2, 7, 'pay to: expected an integer or pot or board, not "bank"'),
        ("fuda 1\npay 2>1 8.5 stone\n", 2, 9, 'pay points: expected an integer, not "8.5"'),
        ("fuda 1\npay 2>1 8 stone clause SAN\n", 2, 24, 'Expected text in quotes ("…"), not "SAN"'),
        ('fuda 1\npay 2>1 8 "stone"\n', 2, 11, "Expected a word without quotes"),
        ("fuda 1\nnote\n", 2, 5, "Expected note's text"),
        ('fuda 1\nnote "abc\n', 2, 6, 'Expected a closing quote (")'),
        ('fuda 1\nnote "a\\q"\n', 2, 8, "Expected text quoted as in JSON"),
        ('fuda 1\nnote "\\ud800"\n', 2, 6, "expected text that UTF-8 can write"),
        ('fuda 1\nnote "x" @-1\n', 2, 10, "note t: expected at least 0, not -1"),
        ("fuda 1\ndraw_seats 0A dealer 0\n", 2, 12, 'Expected seat:card, such as 0:A, not "0A"'),
        ("fuda 1\ndraw_seats 0:A 1:BB dealer 0\n", 2, 16, 'draws[0][1][1]: expected one card (A–Z, a–v), not "BB"'),
        ("fuda 1\n0 entropy 1\n", 2, 12, '`entropy` needs either "sha256" or "words"'),
        ("fuda 1\n  1 hand sanbon\n", 2, 3, "Expected the facts of a tally only on indented lines"),
        ("fuda 1\ntally 1\n  1 hnd sanbon\n", 3, 5, "Expected one of: mizuten bid squeezed hand"),
        ("fuda 1\ntally 1\n  1 tobikomi 13\n", 3, 14, "tobikomi month: expected at most 12, not 13"),
        ("fuda 1\ntally 1\n  1 squeezed cards A?\n", 3, 20, "Unknown cards (?) stand only"),
        ("fuda 1\ngame\n", 2, 5, "Expected the name of a game"),
        ("fuda 1\ngame poker\n", 2, 6, 'match game: expected nakayoshi, sannin, shiragiku, hachiju or bashifen, not '),
        ("fuda 1\ngame shiragiku\n", 2, 6, "There is no game shiragiku"),
        ("fuda 1\ngame sannin(deals=3)\n", 2, 13, 'option of sannin (multipliers overtime months), not "deals"'),
        ("fuda 1\ngame sannin(overtime=yes, overtime=no)\n", 2, 27, "option of sannin (multipliers months)"),
        ("fuda 1\ngame sannin(overtime)\n", 2, 13, 'Expected option=value, …, not "overtime"'),
        ("fuda 1\ngame sannin(overtime=no v1\n", 2, 27, 'Expected a closing ")"'),
        ("fuda 1\ngame hachiju(deals=many)\n", 2, 20, 'Expected an integer, not "many"'),
        ("fuda 1\ngame sannin v1 seats 9\n", 2, 22, "match seats: expected at most 7, not 9"),
        ("fuda 1\ngame sannin\n", 2, 12, "Expected game's version"),
        ("fuda 1\ngame sannin 1\n", 2, 13, 'Expected "v", such as v1, not "1"'),
        ("\ufefffuda 1\n", 1, 1, "byte order mark"),
        ("\0\n", 1, 1, "Not UTF-8 text"),
        ("\x7fELF\n", 1, 1, 'Expected "fuda 1" as the first line'),
        ("x" * 1_000_001, 1, None, "The line is longer than"),
    ],
)  # fmt: skip
def test_each_error_names_line_and_column(text: str, line: int, column: int | None, en: str) -> None:
    def only_some(game: str) -> dict[str, str | int]:
        if game == "shiragiku":
            raise UnknownName(table_words.no_game(given=game, names=[]))
        return defaults(game)

    words = text.split("\n")[1:2]
    if text.startswith("fuda 1\n") and not words[0].startswith("game"):
        text, line = text.replace("fuda 1\n", "fuda 1\ngame sannin v1\n"), line + 1
    with pytest.raises(BadRecord) as caught:
        list(fuda.loads(text, only_some))
    assert en in caught.value.text("en")
    assert (caught.value.line, caught.value.column) == (line, column)
    assert not caught.value.text("ja").isascii()


DRAWS = " ".join(PACK[:100])
HANDS = " / ".join(" ".join(PACK[start : start + 25]) for start in range(0, 100, 25))


@pytest.mark.parametrize(
    ("line", "column", "en"),
    [
        ("1 play A xC", 8, 'play cards[0]: expected a card (2–9 T J Q K A with S H D C; LJ, BJ), not "A"'),
        ("1 play AS 10S", 11, 'play cards[1]: expected a card (2–9 T J Q K A with S H D C; LJ, BJ), not "10S"'),
        ("1 play AS 10", 11, 'play cards[1]: expected a card (2–9 T J Q K A with S H D C; LJ, BJ), not "10"'),
        ("1 play -", 8, "play cards: expected at least 1 card"),
        ("1 play AS AS AS", 8, "play cards: expected no card more than twice (AS is there 3 times)"),
        ("1 play AS ?", 11, "Unknown cards (?) stand only"),
        ("1 turn AS", 3, "Expected one of: game commit entropy reveal seat note draw_seats deal declare"),
        ("stock AS", 1, "Expected one of: game commit"),
        ("play AS", 1, 'Expected "0 play" …'),
        ("deal 1 draws AS widow KS", 14, "deal draws: expected exactly 100 cards (1 here)"),
        (f"deal 1 draws {DRAWS} widow KS", 320, "deal widow: expected exactly 8 cards (1 here)"),
        (f"deal 1 draws {DRAWS}", 313, "Expected deal's widow"),
        ("deal 1 stage 0 1 draws AS widow KS", 16, "deal stage[1]: expected a level (0 or 2 … 14), not 1"),
        ("1 declare 2H 2H 2S drawn 4", 11, "declare cards: expected at most 2 cards (3 here)"),
        (f"deal 1 draws {DRAWS} hands {HANDS} widow KS", 320, "Expected either draws or hands, not both"),
        ("deal 1 hands AS / KS / 2S / 3S widow KS", 14, "deal hands[0]: expected exactly 25 cards (1 here)"),
        (f"deal 1 hands {HANDS} / {HANDS} widow KS", 14, "deal hands: expected at most 4 entries"),
        (f"deal 1 hands {HANDS.replace('AC', '10C')} widow KS", 171, "expected a card (2–9"),
        ("deal 1 widow KS", 16, "Expected deal's draws"),
        ("1 declare 2H drawn 101", 20, "declare drawn: expected at most 100, not 101"),
        ("1 bury 2H 3H", 8, "bury cards: expected exactly 8 cards (2 here)"),
        ("trumps X", 8, 'trumps suit: expected S, H, D, C or none, not "X"'),
        ("trumps S by law", 13, "trumps by: expected declared, cut or widow"),
        ("trumps S dealer none", 17, 'trumps dealer: expected an integer, not "none"'),
        ("trick 4x points 3", 7, "trick winner: expected an integer"),
        ("failed_lead", 1, 'Expected "0 failed_lead" …'),
        ("deal_end yaku", 10, 'Expected points widow_points stage dealer, not "yaku"'),
        ("match_end totals 1", 11, 'Expected winners, not "totals"'),
        ("draw_seats 0:A dealer 0", 12, "draws[0][0][1]: expected a card (2–9"),
        ("game bashifen(multipliers=A) v1", 15, "Expected an option of bashifen (win start undeclared"),
    ],
)
def test_each_error_in_a_bashifen_record_names_its_column(line: str, column: int, en: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(f"fuda 1\ngame bashifen v1\n{line}\n")
    assert en in caught.value.text("en")
    assert (caught.value.line, caught.value.column) == (3, column)
    assert not caught.value.text("ja").isascii()


def test_only_common_lines_are_accepted_before_the_game_line() -> None:
    with pytest.raises(BadRecord, match="Line 2, column 3: Expected one of: game commit entropy reveal seat note, not"):
        read("fuda 1\n1 play A xC\n")


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=100))
def test_random_bytes_raise_bad_record_only(raw: bytes) -> None:
    for text in (raw, b"fuda 1\n" + raw, b"fuda 1\ngame sannin v1\n1 play " + raw, b"fuda 1\ngame " + raw):
        with contextlib.suppress(BadRecord):
            list(fuda.load(io.BytesIO(text), defaults))


WORDS = [word for line, _ in (*LINES, *BASHIFEN_LINES) for word in line.replace("\n", " ").split(" ")]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from([*WORDS, "\n", "\n ", "#", '"', "(", ")", ">", "@", "/"]), max_size=12))
def test_random_sequences_of_fuda_words_raise_bad_record_only(words: list[str]) -> None:
    for game in ("sannin", "bashifen"):
        with contextlib.suppress(BadRecord):
            read(f"fuda 1\ngame {game} v1\n" + " ".join(words))


@settings(max_examples=60, deadline=None)
@given(records(), st.data())
@pytest.mark.slow
def test_damaged_records_raise_bad_record_only(record: list[PartialEvent], data: st.DataObject) -> None:
    raw = bytearray(fuda.dump(record, defaults).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw)))
        raw[at : at + data.draw(st.integers(0, 5))] = data.draw(st.binary(max_size=3))
    with contextlib.suppress(BadRecord):
        list(fuda.load(io.BytesIO(bytes(raw)), defaults))


# ------------------------------------------------------------------------------------- either spelling


def test_load_detects_the_format(tmp_path: Path) -> None:
    text, lines = tmp_path / "a", tmp_path / "b"
    text.write_text("\n" + fuda.dump([MATCH], defaults), encoding="utf-8")
    lines.write_text(" " + jsonl.dump_line(MATCH, START) + "\n", encoding="utf-8")
    assert [
        (kind, [event for _, event in numbered]) for kind, numbered in (load(text, defaults), load(lines, defaults))
    ] == [
        ("fuda", [MATCH]),
        ("jsonl", [MATCH]),
    ]


@pytest.mark.parametrize("raw", [b"", b"\x7fELF\x02\x01\x01\x00", b"\x89PNG\r\n", b"\xff\xfe{\x00"])
def test_load_refuses_a_file_that_is_no_record(tmp_path: Path, raw: bytes) -> None:
    file = tmp_path / "a"
    file.write_bytes(raw)
    with pytest.raises(BadRecord):
        list(load(file, defaults)[1])


# ------------------------------------------------------------------------------------- the page about it

DOCS = Path(__file__).parents[2] / "docs" / "library"


def _examples(page: str) -> list[str]:
    return re.findall(r"^```fuda\n(.*?)^```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_every_example_of_the_notation_page_is_written_as_fuda_prints_it() -> None:
    for example in _examples("notation.md"):
        text = example if example.startswith("fuda") else f"fuda 1\ngame sannin v1 seats 3\n{example}"
        assert fuda.dump((event for _, event in read(text)), defaults) == text


def test_the_japanese_notation_page_has_the_same_examples() -> None:
    assert _examples("notation.md") == _examples("notation.ja.md")


def test_the_alternative_spellings_of_the_notation_page_are_read_alike() -> None:
    """Hands and yaku in another order and spelling, and hands in place of draws."""
    flowers, cards = _other_ways("notation.md")
    assert (flowers, cards) == tuple(_other_ways("notation.ja.md"))
    by_hand = _examples("notation.md")[-1]
    head = "fuda 1\ngame sannin v1\n"
    assert read(head + flowers) == read("\n".join(by_hand.splitlines()[: 2 + flowers.count("\n")]))
    (match,) = replays(read(cards), lenient=True)
    assert [event["drawn"] for event in match.events if event["e"] == "declare"] == [100, 100]
    drawn = next(event for event in _all_events() if event["e"] == "deal" and "draws" in event)
    dealt = next(event for _, event in read(cards) if event["e"] == "deal")
    hands = [drawn["draws"][(seat - drawn["first"]) % 4 :: 4] for seat in range(4)]
    assert [sorted(hand) for hand in dealt["hands"]] == [sorted(hand) for hand in hands]


def _other_ways(page: str) -> list[str]:
    return re.findall(r"^```text\n(.*?)^```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def _all_events() -> list[Any]:
    return [event for text in _examples("notation.md") if text.startswith("fuda") for _, event in read(text)]


def test_the_full_and_the_hand_written_example_describe_the_same_deal() -> None:
    full, by_hand = (read(text) for text in _examples("notation.md")[-2:])
    whole = iter([event for _, event in full])
    for _, event in by_hand:
        assert any(event.items() <= other.items() for other in whole), event
