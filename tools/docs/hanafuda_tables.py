"""Tables of the games with flower cards, made from their rule sets."""

from collections.abc import Callable

from hachiya.explain.money import unsigned_sum
from hachiya.games.game import Game
from hachiya.games.hachihachi.field import (
    GRAND_BRIGHTS,
    GRAND_OWED,
    LARGE_BRIGHTS,
    LARGE_OWED,
    NOTHING_OWED,
    carried_kinds,
    carry_of,
    field_kind_of,
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
    PAR,
    PLACES,
    Books,
    FieldKind,
    Rules,
)
from hachiya.games.hachihachi.worth import attached_worth, hand_worth
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, card_name, letters, mask, month_name
from hachiya.games.hanafuda.cards import card as card_of
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.hanafuda.yaku import in_words as yaku_in_words
from hachiya.games.registry import GAMES
from hachiya.games.unit import KAN
from hachiya.words.catalogue import catalogue
from hachiya.words.message import Message
from hachiya.words.names import name as name_of
from hachiya.words.say import document as say
from hachiya.words.voice import Voice
from hachiya.words.voice import say as in_words
from tools.docs.comparison import differences
from tools.docs.tables import Cell, options_table, table

EXAMPLE_HANDS = ("BCHhijm", "EFGkmuv", "DGKXeno", "DJOXmqu", "BFJNRVa", "CGKopqr")

HAND = {
    Yaku.SANBON: (say.three_but(), say.open_three()),
    Yaku.TATESANBON: (say.tatesanbon(), say.open_three()),
    Yaku.KUTTSUKI: (say.pairs(), say.open_six()),
    Yaku.TESHI: (say.four(), say.open_four()),
    Yaku.HANEKEN: (say.three_and_pairs(), say.open_seven()),
    Yaku.ICHINISHI: (say.four_and_pair(), say.open_seven()),
    Yaku.SHISO: (say.four_and_three(), say.open_seven()),
    Yaku.FUTASANBON: (say.threes(), say.open_six()),
    Yaku.SANBONTATESANBON: (say.three_and_tatesanbon(), say.open_six()),
    Yaku.FUTATATESANBON: (say.tatesanbon_twice(), say.open_six()),
    Yaku.AKA: (say.ribbons(), say.open_dregs()),
    Yaku.TANICHI: (say.one_ribbon(), say.open_six_dregs()),
    Yaku.TOICHI: (say.one_tane(), say.open_six_dregs()),
    Yaku.PIKAICHI: (say.one_light(), say.open_six_dregs()),
    Yaku.KARASU: (say.dregs_seven(), say.open_seven()),
}
"""What a hand yaku is, and which of its cards lie open."""
KINDS = {FieldKind.SMALL: say.small(), FieldKind.LARGE: say.large(), FieldKind.GRAND: say.grand()}

Lights = tuple[Message, tuple[int, ...], tuple[int, ...]]
"""What lies among the dealt cards: how many large lights, how many grand ones."""
OF_A_KIND: tuple[Lights, ...] = (
    (say.no_lights(), (0,), (0,)),
    (say.one_large(), (1,), (0,)),
    (say.large_or_more(), (2, 3), (0,)),
    (say.one_grand_any_large(), (0, 1, 2, 3), (1,)),
    (say.two_grand_any_large(), (0, 1, 2, 3), (2,)),
)
ONE_BY_ONE: tuple[Lights, ...] = (
    (say.no_lights(), (0,), (0,)),
    (say.one_large(), (1,), (0,)),
    (say.two_large(), (2,), (0,)),
    (say.one_grand(), (0,), (1,)),
    (say.grand_and_large(), (1,), (1,)),
    (say.two_grand(), (0,), (2,)),
)
FIELDS = {
    0: (OF_A_KIND, (NOTHING_OWED, LARGE_OWED, GRAND_OWED)),
    1: (ONE_BY_ONE, (NOTHING_OWED, LARGE_OWED, GRAND_OWED, GRAND_OWED + LARGE_OWED)),
}
"""By `carry_queue`: the rows and the columns of the table of the field."""


def yaku_name(yaku: int, lang: str) -> Message:
    """How a table calls one yaku: with its kana in a language that has them, else with its Japanese name."""
    key = Yaku(yaku).name.lower()
    name, meaning = name_of("yaku", key), name_of("yaku", key, part="meaning")
    kana = name_of("yaku", key, part="kana")
    aside = in_words(kana, lang) if catalogue(lang).find(kana.key) else in_words(name, "ja")
    if aside == in_words(name, lang):
        return say.yaku_alone(yaku=name, meaning=meaning)
    return say.yaku(yaku=name, aside=aside, meaning=meaning)


def coded(cards: int) -> str:
    """A set of cards as letters."""
    return " ".join(f"`{letter}`" for letter in letters(cards))


def named(cards: int) -> Cell:
    """A set of cards as letters and names."""
    return say.cards(cards=[say.card(letter=letter, card=card_name(card_of(letter))) for letter in letters(cards)])


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

    def cell(cards: int) -> Cell:
        return named(cards) if cards & (BRIGHTS | ANIMALS) else coded(cards)

    rows = []
    for month in range(12):
        cards = 15 << 4 * month
        kinds = (cell(cards & kind) for kind in (BRIGHTS, ANIMALS, RIBBONS, CHAFF))
        flower = say.flower(flower=month_name(month), japanese=in_words(month_name(month), "ja"))
        rows.append((str(month + 1), flower, *kinds))
    head = (
        say.head_month(),
        say.head_flower(),
        say.head_lights(),
        say.head_tane(),
        say.head_ribbons(),
        say.head_dregs(),
    )
    return table(head, rows, lang, (0,))


def menus_table(game: Game, lang: str) -> str:
    """What the field multiplies, by menu."""
    (option,) = (option for option in game.options if option.name == "multipliers")
    rows: list[tuple[Cell, ...]] = []
    for menu in option.values:
        rules: Rules = game.new_rules(game.complete_options({"multipliers": menu}))
        rows.append((str(menu), *(multiplies(rules.factor[kind], rules.raised[kind]) for kind in FieldKind)))
    return table((say.head_menu(), *KINDS.values()), rows, lang)


def multiplies(halves: int, kan: int) -> Message:
    """What a field does to what is paid: times so many halves, or so many kan more a yaku."""
    if kan:
        return say.kan_more(kan=kan)
    return say.once() if halves == 2 else say.times(times=f"{halves // 2}{'.5' * (halves % 2)}")


def kinds_of(carry: int) -> list[Message]:
    """What is carried, the dearest first."""
    return [name_of("kind", kind.name.lower(), part="title") for kind in map(FieldKind, carried_kinds(carry))]


def field_table(game: Game, lang: str) -> str:
    """What the dealt lights and what is carried make of a month."""
    queue = default_rules(game).carry_queue
    lights, carries = FIELDS[queue]
    rows = []
    for name, large, grand in lights:
        cells = []
        for carry in carries:
            fields = {field_of(some, more, carry, queue) for some in large for more in grand}
            ((kind, after),) = fields
            carried = kinds_of(after)
            cells.append(say.carrying(kind=KINDS[kind], kinds=carried) if carried else KINDS[kind])
        rows.append((name, *cells))
    heads = (say.carried(kinds=kinds_of(carry)) if carried_kinds(carry) else say.carried_nothing() for carry in carries)
    return table((say.head_dealt(), *heads), rows, lang)


def field_of(large: int, grand: int, carry: int, queue: int) -> tuple[FieldKind, int]:
    """Kind and carry of a month with so many lights of each sort on the dealt field."""
    dealt = mask(letters(LARGE_BRIGHTS)[:large] + letters(GRAND_BRIGHTS)[:grand])
    return FieldKind(field_kind_of(dealt, carry)), carry_of(dealt, carry, queue)


def auction_table(game: Game, lang: str) -> str:
    """下り賃 and 追い込み代, at 小場."""
    rules, unit, voice = default_rules(game), hanafuda(game).unit, Voice(lang)
    three = say.three_to_each()
    rows: list[tuple[Cell, ...]] = [
        (say.fold(number=number), voice.money(unsigned_sum(points, unit)), say.the_pot())
        for number, points in enumerate(rules.fold_points, 1)
    ]
    rows += [
        (say.squeeze_hand(), say.half(), three),
        (say.squeeze_whole(), say.half(), three),
        (
            say.squeeze_card(letters=coded(rules.squeeze_cards)),
            voice.money(unsigned_sum(rules.squeeze_points, unit)),
            three,
        ),
    ]
    return table((say.head_for(), say.head_how_much(), say.head_who_whom()), rows, lang)


def differences_table(game: Game, lang: str) -> str:
    """What this rule set does otherwise than the others."""
    others = [other for other in GAMES.values() if other is not game and other.room == game.room]
    names = (f"`{other.name}`" for other in (game, *others))
    return table((say.head_different(), *names), differences(game, others), lang)


def hand_table(game: Game, lang: str) -> str:
    """The hand yaku with their values at 小場."""
    rules = default_rules(game)
    rows = []
    for yaku in map(Yaku, range(HAND_YAKU)):
        if rules.hand_kan[yaku]:
            made, opened = HAND[yaku]
            if yaku == Yaku.SHISO and rules.four_three:
                made = say.ending(made=made)
            if yaku == Yaku.AKA and rules.showing_free:
                opened = say.open_ribbons_too(shown=opened)
            rows.append((yaku_name(yaku, lang), str(rules.hand_kan[yaku]), made, opened, attached(rules, yaku)))
    head = (
        say.head_hand_yaku(),
        say.head_kan(),
        say.head_seven(),
        say.head_laid_open(),
        say.head_followed(),
    )
    return table(head, rows, lang, (1,))


def attached(rules: Rules, yaku: int) -> Cell:
    """What may follow a hand yaku; nothing is followed by both."""
    follows = ((Yaku.TOBIKOMI, rules.diving), (Yaku.NUKE, NUKE_YAKU))
    names = [name_of("yaku", other.name.lower()) for other, after in follows if after >> yaku & 1]
    assert len(names) < 2
    return names[0] if names else ""


def hands_table(game: Game, lang: str) -> str:
    """Some hands, everything that each may show, and what stays hidden."""
    rules, books, voice = default_rules(game), level_books(), Voice(lang)
    rows = []
    for example in EXAMPLE_HANDS:
        hand = mask(example)
        shown = f"`{letters(hand)}`"
        possible = readings(hand) if rules.showing_free else 1 << WILLOWS_AS_KASU
        for reading in range(READINGS):
            if possible >> reading & 1:
                yaku, cards = hand_yaku(hand, reading), exposed(hand, reading)
                more = ribbons_to_expose(hand, reading) if rules.showing_free else 0
                hidden = letters(hand & ~cards)
                rows.append(
                    (
                        shown,
                        voice.yaku(yaku_in_words(yaku)),
                        str(hand_worth(books, rules, yaku) // KAN),
                        say.open_and_ribbons(letters=f"`{letters(cards)}`", more=more)
                        if more
                        else f"`{letters(cards)}`",
                        f"`{hidden}`" if hidden and not more else "",
                    )
                )
                shown = ""
    head = (say.head_hand(), say.head_shows(), say.head_kan(), say.head_open(), say.head_hidden())
    return table(head, rows, lang, (2,))


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
        name = yaku_name(yaku, lang)
        if option:
            name = say.yaku_with(named=name, option=option)
        wanted = say.some_of(number=need, letters=coded(cards)) if cards.bit_count() > need else named(cards)
        kan, extra = rules.captured_kan[index], rules.captured_extra[index]
        worth = say.kan_a_card(kan=kan, more=extra) if extra else str(kan)
        rows.append((name, worth, wanted, say.protected() if rules.hatto >> yaku & 1 else ""))
    return table((say.head_captured_yaku(), say.head_kan(), say.head_cards(), say.head_hatto()), rows, lang)


def special_table(game: Game, lang: str) -> str:
    """The special yaku, and what may follow a hand yaku, with their values at 小場."""
    rules = default_rules(game)
    auctioned = max(game.seats) > PLACES

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
    follows = str(attached_worth(level_books(), rules) // KAN)
    sohachi = say.sohachi_leader if auctioned else say.sohachi_dealer
    rows: list[tuple[Yaku, Cell, Message]] = [
        (Yaku.SOHACHI, str(level), sohachi(points=PAR)),
        (Yaku.FUTAHACHI, say.kan_a_point(kan=double, more=per_point), say.futahachi(points=FUTAHACHI_POINTS)),
        (Yaku.SUJUROKU, say.kan_a_card(kan=dregs, more=per_card), say.sujuroku(number=SUJUROKU_CARDS)),
        (Yaku.TOBIKOMI, follows, say.tobikomi(when=say.at_once() if rules.dive_at_once else say.at_the_end())),
        (Yaku.NUKE, follows, say.nuke(points=PAR + 1)),
    ]
    if rules.unseen:
        rows.append((Yaku.MIZUTEN, follows, say.mizuten(points=PAR + 1)))
    head = (say.head_special_yaku(), say.head_kan(), say.head_when())
    return table(head, ((yaku_name(yaku, lang), *more) for yaku, *more in rows), lang)


HACHIJU_HAND = {
    Yaku.SUROKU: (say.family_dregs(), say.dregs_six_willows(), say.open_six()),
    Yaku.KARASU: (say.family_dregs(), say.dregs_seven_willows(), say.open_seven()),
    Yaku.SANBON: (say.family_suit(), say.three(), say.open_three()),
    Yaku.KUTTSUKI: (say.family_suit(), say.pairs(), say.open_six()),
    Yaku.TESHI: (say.family_suit(), say.four(), say.open_four()),
    Yaku.HANEKEN: (say.family_suit(), say.three_and_pairs(), say.open_seven()),
    Yaku.FUTASANBON: (say.family_suit(), say.threes(), say.open_six()),
    Yaku.SHISO: (say.family_suit(), say.four_and_three(), say.open_seven()),
}
"""Of what family a hand yaku of hachiju is, what it is, and which of its cards lie open."""


def share_of(total: int) -> Message:
    """A total, and what each of two payers pays of it."""
    return say.total(points=total, each=total // 2)


def hachiju_hand_table(game: Game, lang: str) -> str:
    """The hand yaku of hachiju with their totals at rate 1."""
    rules = game.new_rules(game.complete_options({}))
    assert {index for index, points in enumerate(rules.hand_points) if points} == set(HACHIJU_HAND)
    rows = [
        (yaku_name(yaku, lang), family, share_of(rules.hand_points[yaku]), made, opened)
        for yaku, (family, made, opened) in HACHIJU_HAND.items()
    ]
    head = (
        say.head_hand_yaku(),
        say.head_family(),
        say.head_total(),
        say.head_seven(),
        say.head_laid_open(),
    )
    return table(head, rows, lang)


def hachiju_captured_table(game: Game, lang: str) -> str:
    """The captured yaku of hachiju with their totals at rate 1."""
    rules = game.new_rules(game.complete_options({}))
    rows = []
    for yaku, cards, need, points in zip(
        rules.captured_yaku, rules.captured_cards, rules.captured_need, rules.captured_points, strict=True
    ):
        more = cards.bit_count() > need
        wanted = say.some_or_more_of(number=need, letters=coded(cards)) if more else named(cards)
        rows.append((yaku_name(yaku, lang), share_of(points), wanted))
    return table((say.head_captured_yaku(), say.head_total(), say.head_cards()), rows, lang)


def hachiju_points_table(game: Game, lang: str) -> str:
    """What a captured card counts."""
    counts = hanafuda(game).terms(game.new_rules(game.complete_options({}))).card_points
    rows = (
        (say.light(), str(counts.light)),
        (say.tane(), str(counts.tane)),
        (say.ribbon(), str(counts.ribbon)),
        (say.dregs(), str(counts.plain)),
    )
    return table((say.head_card(), say.head_points()), rows, lang, (1,))


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
