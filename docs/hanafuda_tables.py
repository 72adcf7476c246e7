"""Tables of the games with flower cards, made from their rule sets."""

from collections.abc import Callable

from comparison import differences
from tables import Words, options_table, say, table

from hachiya.explain.money import spoken
from hachiya.games.game import Game
from hachiya.games.hachihachi.field import (
    GRAND_LIGHTS,
    GRAND_OWED,
    LARGE_LIGHTS,
    LARGE_OWED,
    NOTHING_OWED,
    carry_of,
    kind_of,
    owed,
)
from hachiya.games.hachihachi.hand_yaku import (
    NUKE_YAKU,
    READINGS,
    WILLOWS_AS_KASU,
    exposed,
    hand_yaku,
    readings,
    ribbons_to_expose,
)
from hachiya.games.hachihachi.special import (
    FUTAHACHI,
    FUTAHACHI_POINTS,
    SOHACHI,
    SUJUROKU,
    SUJUROKU_CARDS,
    special_points,
    special_yaku,
)
from hachiya.games.hachihachi.state import (
    CAPTURED_YAKU,
    FIRST_CAPTURED,
    HAND_YAKU,
    KAN,
    PAR,
    PLACES,
    Books,
    Kind,
    Rules,
)
from hachiya.games.hachihachi.worth import attached_worth, hand_worth
from hachiya.games.hanafuda.cards import ANIMALS, DREGS, LIGHTS, RIBBONS, card_name, letters, mask, month_name
from hachiya.games.hanafuda.cards import card as card_of
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.hanafuda.yaku import in_words as yaku_in_words
from hachiya.games.registry import GAMES
from hachiya.words.names import name as name_of
from hachiya.words.voice import Voice
from hachiya.words.voice import say as in_words

EXAMPLE_HANDS = ("BCHhijm", "EFGkmuv", "DGKXeno", "DJOXmqu", "BFJNRVa", "CGKopqr")

# What a hand yaku is, and which of its cards lie open.
HAND = {
    Yaku.SANBON: (Words("同じ月の札3枚（立三本を除く）", "three of a month, but no tatesanbon"), "three"),
    Yaku.TATESANBON: (
        Words(
            "藤・菖蒲・萩のどれか3枚、または桐のカス3枚",
            "any three of wisteria, iris or clover, or the three plain cards of paulownia",
        ),
        "three",
    ),
    Yaku.KUTTSUKI: (Words("同じ月の2枚が3組", "three pairs"), "six"),
    Yaku.TESHI: (Words("同じ月の札4枚", "all four of a month"), "four"),
    Yaku.HANEKEN: (Words("3枚と、2枚が2組", "three of a month and two pairs"), "seven"),
    Yaku.ICHINISHI: (Words("4枚と2枚", "all four of a month and a pair"), "seven"),
    Yaku.SHISO: (
        Words("4枚と3枚", "all four of a month and three of another"),
        "seven",
    ),
    Yaku.FUTASANBON: (Words("3枚が2組", "two threes"), "six"),
    Yaku.SANBONTATESANBON: (Words("三本と立三本", "a three and a tatesanbon"), "six"),
    Yaku.FUTATATESANBON: (Words("立三本が2組", "two tatesanbon"), "six"),
    Yaku.AKA: (Words("短冊2枚以上、残りはカス", "two ribbons or more, the rest plain"), "ribbons"),
    Yaku.TANICHI: (Words("短冊1枚、残りはカス", "one ribbon, the rest plain"), "plain"),
    Yaku.TOICHI: (Words("タネ1枚、残りはカス", "one tane, the rest plain"), "plain"),
    Yaku.PIKAICHI: (Words("光1枚、残りはカス", "one light, the rest plain"), "plain"),
    Yaku.KARASU: (Words("7枚ともカス", "seven plain cards"), "seven"),
}
OPEN = {
    "three": Words("その3枚", "the three"),
    "four": Words("その4枚", "the four"),
    "six": Words("その6枚", "the six"),
    "seven": Words("7枚すべて", "all seven"),
    "plain": Words("カス6枚", "the six plain"),
    "ribbons": Words("カス", "the plain cards"),
}
FOUR_THREE_ENDS = Words("。その年が終わる", "; ends the year")
FROM_THE_FIFTH = Words("と、5枚目からの短冊", ", and ribbons from the fifth on")
KINDS = {
    Kind.SMALL: Words("小場", "small 小場"),
    Kind.LARGE: Words("大場", "large 大場"),
    Kind.GRAND: Words("絶場", "grand 絶場"),
}
CARRIED = {Kind.LARGE: Words("大場", "large"), Kind.GRAND: Words("絶場", "grand")}

# What lies among the dealt cards: how many large lights, how many grand ones.
Lights = tuple[Words, tuple[int, ...], tuple[int, ...]]
OF_A_KIND: tuple[Lights, ...] = (
    (Words("なし", "none"), (0,), (0,)),
    (Words("大場の光1枚", "one large"), (1,), (0,)),
    (Words("大場の光2枚以上", "two or three large"), (2, 3), (0,)),
    (Words("絶場の光1枚", "one grand, any large"), (0, 1, 2, 3), (1,)),
    (Words("絶場の光2枚", "two grand, any large"), (0, 1, 2, 3), (2,)),
)
ONE_BY_ONE: tuple[Lights, ...] = (
    (Words("なし", "none"), (0,), (0,)),
    (Words("大場の光1枚", "one large"), (1,), (0,)),
    (Words("大場の光2枚", "two large"), (2,), (0,)),
    (Words("絶場の光1枚", "one grand"), (0,), (1,)),
    (Words("絶場1枚と大場1枚", "one grand, one large"), (1,), (1,)),
    (Words("絶場の光2枚", "two grand"), (0,), (2,)),
)
FIELDS = {
    0: (OF_A_KIND, (NOTHING_OWED, LARGE_OWED, GRAND_OWED)),
    1: (ONE_BY_ONE, (NOTHING_OWED, LARGE_OWED, GRAND_OWED, GRAND_OWED + LARGE_OWED)),
}
"""By `carry_queue`: the rows and the columns of the table of the field."""


def yaku_name(yaku: int, lang: str) -> str:
    """How a table calls one yaku."""
    key = Yaku(yaku).name.lower()
    kanji, kana = in_words(name_of("yaku", key), "ja"), in_words(name_of("yaku", key, part="kana"), "ja")
    reading = "" if kana == kanji else f"（{kana}）"
    english = in_words(name_of("yaku", key, part="meaning"), "en")
    return say(f"{kanji}{reading}", f"{key} {kanji}: {english}", lang)


def flower_of(month: int, lang: str) -> str:
    """What grows in a month, in English with its Japanese name."""
    flower = in_words(month_name(month), "ja")
    return say(flower, f"{in_words(month_name(month), 'en')} {flower}", lang)


def coded(cards: int) -> str:
    """A set of cards as letters."""
    return " ".join(f"`{letter}`" for letter in letters(cards))


def named(cards: int, lang: str) -> str:
    """A set of cards as letters and names."""
    found = (f"`{letter}` {in_words(card_name(card_of(letter)), lang)}" for letter in letters(cards))
    return say("、", ", ", lang).join(found)


def default_rules(game: Game) -> Rules:
    """The rule set with its default options."""
    rules: Rules = game.new_rules(game.complete_options({}))
    return rules


def level_books() -> Books:
    """Books of a month at 小場 in which everyone has 88 points."""
    books = Books()
    books.order[:] = range(PLACES)
    books.points[:PLACES] = [PAR] * PLACES
    return books


def cards_table(_game: Game, lang: str) -> str:
    """The deck by month and kind of card."""

    def cell(cards: int) -> str:
        return named(cards, lang) if cards & (LIGHTS | ANIMALS) else coded(cards)

    rows = []
    for month in range(12):
        cards = 15 << 4 * month
        kinds = (cell(cards & kind) for kind in (LIGHTS, ANIMALS, RIBBONS, DREGS))
        rows.append((str(month + 1), flower_of(month, lang), *kinds))
    if lang == "ja":
        head = ("月", "花", "光（20点）", "タネ（10点）", "短冊（5点）", "カス（1点）")
    else:
        head = ("month", "flower", "light, 20", "tane, 10", "ribbon, 5", "plain (kasu), 1")
    return table(head, rows, (0,))


def menus_table(game: Game, lang: str) -> str:
    """What the field multiplies, by menu."""
    (option,) = (option for option in game.options if option.name == "multipliers")
    rows = []
    for menu in option.values:
        rules: Rules = game.new_rules(game.complete_options({"multipliers": menu}))
        cells = []
        for kind in Kind:
            halves, kan = rules.factor[kind], rules.raised[kind]
            times = f"{halves // 2}{'.5' * (halves % 2)}"
            if kan:
                cells.append(say(f"役代に{kan}貫増", f"+{kan} kan a yaku", lang))
            else:
                cells.append(say("等倍" if halves == 2 else f"{times}倍", f"×{times}", lang))
        rows.append((str(menu), *cells))
    head = (say("メニュー", "menu", lang), *(say(*KINDS[kind], lang) for kind in Kind))
    return table(head, rows)


def carried(carry: int, lang: str) -> str:
    """What is carried, the dearest first."""
    found = [say(*CARRIED[kind], lang) for kind in owed(carry)]
    return say("・", ", ", lang).join(found) or say("なし", "nothing", lang)


def field_table(game: Game, lang: str) -> str:
    """What the dealt lights and what is carried make of a month."""
    queue = default_rules(game).carry_queue
    lights, carries = FIELDS[queue]
    rows = []
    for name, large, grand in lights:
        cells = []
        for carry in carries:
            found = {field_of(some, more, carry, queue) for some in large for more in grand}
            ((kind, after),) = found
            said = say(*KINDS[kind], lang)
            if after != NOTHING_OWED:
                said += say(f"、次へ{carried(after, lang)}", f", carries {carried(after, lang)}", lang)
            cells.append(said)
        rows.append((say(*name, lang), *cells))
    heads = (say(f"持ち越し: {carried(carry, lang)}", f"carried: {carried(carry, lang)}", lang) for carry in carries)
    return table((say("配られた光札", "lights dealt", lang), *heads), rows)


def field_of(large: int, grand: int, carry: int, queue: int) -> tuple[Kind, int]:
    """Kind and carry of a month with so many lights of each sort on the dealt field."""
    dealt = mask(letters(LARGE_LIGHTS)[:large] + letters(GRAND_LIGHTS)[:grand])
    return Kind(kind_of(dealt, carry)), carry_of(dealt, carry, queue)


def auction_table(game: Game, lang: str) -> str:
    """下り賃 and 追い込み代, at 小場."""
    rules = default_rules(game)
    pot = say("場", "the pot", lang)
    fees = [
        (
            say(f"{number}人目に下りる人", f"who folds as number {number}", lang),
            Voice(lang).money(spoken(points, hanafuda(game).unit)),
            pot,
        )
        for number, points in enumerate(rules.fold_points, 1)
    ]
    three = say("出た3人から、追い込まれた人へ", "each of the three in play, to each seat put out", lang)
    squeeze = [
        (say("手役", "hand yaku", lang), say("役代の半分", "half of its value", lang), three),
        (
            say("出来役のつかみ（出来役の札が全部ある）", "a whole captured yaku in the hand", lang),
            say("役代の半分", "half of its value", lang),
            three,
        ),
        (
            say(f"{coded(rules.squeeze_cards)} の1枚", f"each of {coded(rules.squeeze_cards)}", lang),
            Voice(lang).money(spoken(rules.squeeze_points, hanafuda(game).unit)),
            three,
        ),
    ]
    head = ("何に", "いくら", "誰から誰へ") if lang == "ja" else ("for", "how much", "to whom")
    return table(head, [*fees, *squeeze])


def differences_table(game: Game, lang: str) -> str:
    """What this rule set does otherwise than the others."""
    others = [other for other in GAMES.values() if other is not game and other.room == game.room]
    names = (f"`{other.name}`" for other in (game, *others))
    return table((say("違うところ", "what", lang), *names), differences(game, others, lang))


def hand_table(game: Game, lang: str) -> str:
    """The hand yaku with their values at 小場."""
    rules = default_rules(game)
    rows = []
    for yaku in map(Yaku, range(HAND_YAKU)):
        if rules.hand_kan[yaku]:
            what, open_cards = HAND[yaku]
            attached = [
                name_of("yaku", other.name.lower())
                for other, after in ((Yaku.TOBIKOMI, rules.diving), (Yaku.NUKE, NUKE_YAKU))
                if after >> yaku & 1
            ]
            ends = yaku == Yaku.SHISO and rules.four_three_ends
            more = yaku == Yaku.AKA and rules.showing_free
            made = say(*what, lang) + (say(*FOUR_THREE_ENDS, lang) if ends else "")
            opened = say(*OPEN[open_cards], lang) + (say(*FROM_THE_FIFTH, lang) if more else "")
            said = " ".join(in_words(message, lang) for message in attached)
            kan = str(rules.hand_kan[yaku])
            rows.append((yaku_name(yaku, lang), kan, made, opened, said))
    if lang == "ja":
        head = ("手役", "貫", "配られた7枚", "公開する札", "付くもの")
    else:
        head = ("hand yaku", "kan", "the seven cards", "laid open", "may be followed by")
    return table(head, rows, (1,))


def hands_table(game: Game, lang: str) -> str:
    """Some hands, everything that each may show, and what stays hidden."""
    rules, books = default_rules(game), level_books()
    rows = []
    for example in EXAMPLE_HANDS:
        hand = mask(example)
        shown = f"`{letters(hand)}`"
        found = readings(hand) if rules.showing_free else 1 << WILLOWS_AS_KASU
        for reading in range(READINGS):
            if found >> reading & 1:
                yaku, cards = hand_yaku(hand, reading), exposed(hand, reading)
                more = ribbons_to_expose(hand, reading) if rules.showing_free else 0
                opened = f"`{letters(cards)}`"
                opened += say(f"と短冊{more}枚", f" and {more} ribbons", lang) if more else ""
                hidden = letters(hand & ~cards)
                kan = str(hand_worth(books, rules, yaku) // KAN)
                rows.append(
                    (
                        shown,
                        Voice(lang).yaku(yaku_in_words(yaku)),
                        kan,
                        opened,
                        f"`{hidden}`" if hidden and not more else "",
                    )
                )
                shown = ""
    head = ("手札", "手役", "貫", "公開", "非公開") if lang == "ja" else ("hand", "shows", "kan", "open", "hidden")
    return table(head, rows, (2,))


def rules_with(game: Game, index: int) -> tuple[Rules, str]:
    """The rule set in which a captured yaku is played: by default, else with the option that brings it."""
    usual = default_rules(game)
    if usual.captured_cards[index]:
        return usual, ""
    for option in game.options:
        for value in option.values:
            rules: Rules = game.new_rules(game.complete_options({option.name: value}))
            if rules.captured_cards[index]:
                return rules, f"`{option.name}={value}`"
    return usual, ""


def captured_table(game: Game, lang: str) -> str:
    """The captured yaku with their cards and values at 小場."""
    rows = []
    for index in range(CAPTURED_YAKU):
        rules, option = rules_with(game, index)
        yaku, cards, need = FIRST_CAPTURED + index, rules.captured_cards[index], rules.captured_need[index]
        if not cards:
            continue
        wanted = named(cards, lang)
        if cards.bit_count() > need:
            wanted = say(f"{coded(cards)} のうち{need}枚", f"{need} of {coded(cards)}", lang)
        kan, extra = rules.captured_kan[index], rules.captured_extra[index]
        more = say(f"（1枚増すごとに{extra}貫増）", f", +{extra} a further card", lang) if extra else ""
        only = say(f"（{option}）", f" ({option})", lang) if option else ""
        protected = say("適用", "yes", lang) if rules.hatto >> yaku & 1 else ""
        rows.append((f"{yaku_name(yaku, lang)}{only}", f"{kan}{more}", wanted, protected))
    head = ("出来役", "貫", "札", "法度") if lang == "ja" else ("captured yaku", "kan", "cards", "hatto")
    return table(head, rows)


def special_table(game: Game, lang: str) -> str:
    """The special yaku, and what may follow a hand yaku, with their values at 小場."""
    rules = default_rules(game)
    auctioned = max(game.seats) > PLACES
    when = (
        Words("すぐに払う", "paid at once")
        if rules.dive_at_once
        else Words("月の終わりに払う", "paid at the month's end")
    )

    def kan(yaku: int, points: int, dregs: int) -> int:
        books = level_books()
        books.points[0], books.dregs[0] = points, dregs
        if yaku != SOHACHI:
            books.points[1] -= points - PAR + 1
        assert special_yaku(books, 0) == yaku
        return special_points(books, rules, 0) // KAN

    level = kan(SOHACHI, PAR, 0)
    double = kan(FUTAHACHI, FUTAHACHI_POINTS, 0)
    per_point = kan(FUTAHACHI, FUTAHACHI_POINTS + 1, 0) - double
    dregs = kan(SUJUROKU, PAR, SUJUROKU_CARDS)
    per_card = kan(SUJUROKU, PAR, SUJUROKU_CARDS + 1) - dregs
    attached = attached_worth(level_books(), rules) // KAN
    point_ja, point_en = f"（1点増すごとに{per_point}貫増）", f", +{per_point} a further point"
    card_ja, card_en = f"（1枚増すごとに{per_card}貫増）", f", +{per_card} a further card"
    said = {
        Yaku.SOHACHI: (
            Words(f"{level}", f"{level}"),
            Words(
                f"3人とも{PAR}点。{'最初に打つ人' if auctioned else '胴'}がもらう",
                f"all three have {PAR} points; paid to {'who plays first' if auctioned else 'the dealer'}",
            ),
        ),
        Yaku.FUTAHACHI: (
            Words(f"{double}{point_ja}", f"{double}{point_en}"),
            Words(f"1人で{FUTAHACHI_POINTS}点以上", f"{FUTAHACHI_POINTS} points or more"),
        ),
        Yaku.SUJUROKU: (
            Words(f"{dregs}{card_ja}", f"{dregs}{card_en}"),
            Words(
                f"カス{SUJUROKU_CARDS}枚以上。柳は4枚ともカスに数える",
                f"{SUJUROKU_CARDS} plain cards or more; all four willows count as plain",
            ),
        ),
        Yaku.TOBIKOMI: (
            Words(f"{attached}", f"{attached}"),
            Words(
                f"公開した3枚の月を4枚とも自分で取る。{when.ja}",
                f"the owner of a shown three captures all four of the month; {when.en}",
            ),
        ),
        Yaku.NUKE: (
            Words(f"{attached}", f"{attached}"),
            Words(
                f"赤・短一・十一・空素を公開して{PAR + 1}点以上取る",
                f"aka, tanichi, toichi or karasu was shown, and its owner has {PAR + 1} points or more",
            ),
        ),
    }
    if auctioned:
        said[Yaku.MIZUTEN] = (
            Words(f"{attached}", f"{attached}"),
            Words(
                f"手札を見ずに出た胴が{PAR + 1}点以上取る。卓のほかの全員が払う",
                f"the dealer came in unseen and has {PAR + 1} points or more; everyone else at the table pays",
            ),
        )
    rows = ((yaku_name(yaku, lang), say(*worth, lang), say(*what, lang)) for yaku, (worth, what) in said.items())
    return table(("特殊役", "貫", "条件") if lang == "ja" else ("special yaku", "kan", "when"), rows)


# What a hand yaku of hachiju is, and what it lays open.
HACHIJU_HAND = {
    Yaku.SUROKU: (Words("カス役", "kasu"), Words("カス6枚（柳もカス）", "six plain cards, willows too"), "six"),
    Yaku.KARASU: (Words("カス役", "kasu"), Words("7枚ともカス（柳もカス）", "seven plain cards, willows too"), "seven"),
    Yaku.SANBON: (Words("組役", "suit"), Words("同じ月の札3枚", "three of a month"), "three"),
    Yaku.KUTTSUKI: (Words("組役", "suit"), Words("同じ月の2枚が3組", "three pairs"), "six"),
    Yaku.TESHI: (Words("組役", "suit"), Words("同じ月の札4枚", "all four of a month"), "four"),
    Yaku.HANEKEN: (Words("組役", "suit"), Words("3枚と、2枚が2組", "three of a month and two pairs"), "seven"),
    Yaku.FUTASANBON: (Words("組役", "suit"), Words("3枚が2組", "two threes"), "six"),
    Yaku.SHISO: (Words("組役", "suit"), Words("4枚と3枚", "all four of a month and three of another"), "seven"),
}


def share_of(total: int, lang: str) -> str:
    """A total, and what each of two payers pays of it."""
    return say(f"{total}点（{total // 2}点ずつ）", f"{total} ({total // 2} each)", lang)


def hachiju_hand_table(game: Game, lang: str) -> str:
    """The hand yaku of hachiju with their totals at rate 1."""
    rules = game.new_rules(game.complete_options({}))
    assert {index for index, points in enumerate(rules.hand_points) if points} == set(HACHIJU_HAND)
    rows = [
        (
            yaku_name(yaku, lang),
            say(*family, lang),
            share_of(rules.hand_points[yaku], lang),
            say(*what, lang),
            say(*OPEN[opened], lang),
        )
        for yaku, (family, what, opened) in HACHIJU_HAND.items()
    ]
    if lang == "ja":
        head = ("手役", "系統", "サシの全額（三人）", "配られた7枚", "公開する札")
    else:
        head = ("hand yaku", "family", "total (of three)", "the seven cards", "laid open")
    return table(head, rows)


def hachiju_captured_table(game: Game, lang: str) -> str:
    """The captured yaku of hachiju with their totals at rate 1."""
    rules = game.new_rules(game.complete_options({}))
    rows = []
    for yaku, cards, need, points in zip(
        rules.captured_yaku, rules.captured_cards, rules.captured_need, rules.captured_points, strict=True
    ):
        wanted = named(cards, lang)
        if cards.bit_count() > need:
            wanted = say(f"{coded(cards)} のうち{need}枚以上", f"{need} or more of {coded(cards)}", lang)
        rows.append((yaku_name(yaku, lang), share_of(points, lang), wanted))
    head = ("出来役", "サシの全額（三人）", "札") if lang == "ja" else ("captured yaku", "total (of three)", "cards")
    return table(head, rows)


def hachiju_points_table(game: Game, lang: str) -> str:
    """What a captured card counts."""
    counts = hanafuda(game).terms(game.new_rules(game.complete_options({}))).card_points
    kinds = {
        "light": Words("光札", "light 光"),
        "tane": Words("タネ札", "tane タネ"),
        "ribbon": Words("短冊札", "ribbon 短冊"),
        "plain": Words("カス札", "plain, kasu カス"),
    }
    head = ("札", "点") if lang == "ja" else ("card", "points")
    return table(head, [(say(*words, lang), str(getattr(counts, kind))) for kind, words in kinds.items()], (1,))


TABLES: dict[str, Callable[[Game, str], str]] = {
    "options": options_table,
    "cards": cards_table,
    "menus": menus_table,
    "field": field_table,
    "hand yaku": hand_table,
    "hands": hands_table,
    "captured yaku": captured_table,
    "special yaku": special_table,
    "auction": auction_table,
    "hachiju hand yaku": hachiju_hand_table,
    "hachiju captured yaku": hachiju_captured_table,
    "card points": hachiju_points_table,
    "differences": differences_table,
}
