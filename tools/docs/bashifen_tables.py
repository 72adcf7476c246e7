"""Tables of bashifen, made from its rules: what they say is computed, never typed."""

from collections.abc import Callable, Iterable, Sequence

from hachiya.engine.bits import bit
from hachiya.engine.ledger import new
from hachiya.games.bashifen.cards import (
    ACE,
    KINDS,
    LITTLE_JOKER,
    LOWEST_RANK,
    NAMES,
    RANKS,
    RANKS_A_SUIT,
    SUIT_SIGNS,
    kind_of,
    pack_of,
    points,
)
from hachiya.games.bashifen.drawing import declarations
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.kitty import turn_kitty
from hachiya.games.bashifen.match import next_dealer_of, pair_of
from hachiya.games.bashifen.scoring import TO_WIN, end_deal, levels_won
from hachiya.games.bashifen.state import NOBODY, PAIRS, Action, Declaration, Phase, State
from hachiya.games.bashifen.trumps import strength, suit_of, trump_kinds
from hachiya.games.game import Game
from hachiya.words.message import Message
from hachiya.words.say import document as say
from tools.docs.tables import Cell, options_table, table

EIGHT = 8
HEARTS = SUIT_SIGNS.index("♥")
MOST_POINTS = 280
"""The widow can hold 80 of the 200 points, and counts twice."""
LEDGER_ROWS = 8


def sign(kind: int) -> str:
    """A card as the page writes it: ♥10, BJ."""
    if kind >= LITTLE_JOKER:
        return NAMES[kind]
    return f"{SUIT_SIGNS[kind // RANKS_A_SUIT]}{rank_name(kind % RANKS_A_SUIT + LOWEST_RANK)}"


def rank_name(rank: int) -> str:
    """A rank or level as people say it."""
    return RANKS[rank - LOWEST_RANK].replace("T", "10") if rank >= LOWEST_RANK else str(rank)


def table_of(game: Game, **options: str) -> State:
    """A new match."""
    st: State = game.new_state()
    game.start(st, game.new_rules(game.complete_options(options)), 4, 0, 0, 0)
    return st


def points_table(_game: Game, lang: str) -> str:
    """What cards count."""
    kings = {rank: bit(kind_of(f"{rank}S")) for rank in "KT5"}
    pack = (1 << KINDS) - 1
    rows: list[tuple[Cell, ...]] = [
        (rank_name(RANKS.index(rank) + LOWEST_RANK), str(points(card, 0)), "8", str(8 * points(card, 0)))
        for rank, card in kings.items()
    ]
    rows.append((say.in_all(), "", "24", str(points(pack, pack))))
    head = (say.head_card(), say.head_points(), say.head_in_pack(), say.head_together())
    return table(head, rows, lang, (1, 2, 3))


def ranking(rank: int, trump_suit: int, suit: int) -> tuple[str, str]:
    """The cards of one suit (or of trumps), the strongest first, and how many there are in the pack."""
    trumps = trump_kinds(rank, trump_suit)
    by_strength: dict[int, list[int]] = {}
    for kind in range(KINDS):
        if suit_of(trumps, kind) == suit:
            by_strength.setdefault(strength(rank, trump_suit, kind), []).append(kind)
    equal = [by_strength[power] for power in sorted(by_strength, reverse=True)]
    return " > ".join(" = ".join(map(sign, cards)) for cards in equal), str(2 * sum(map(len, equal)))


def strength_table(_game: Game, lang: str) -> str:
    """Which card beats which, for some trumps."""
    rows = []
    for rank, trump_suit in ((EIGHT, HEARTS), (EIGHT, NO_SUIT), (ACE, HEARTS)):
        strongest, number = ranking(rank, trump_suit, NO_SUIT)
        side, of_side = ranking(rank, trump_suit, 0)
        rows.append((rank_name(rank), trumps_of(trump_suit), strongest, number, side, of_side))
    head = (
        say.head_stage(),
        say.head_trump_suit(),
        say.head_trumps(),
        say.head_how_many(),
        say.head_side_suit(),
        say.head_how_many(),
    )
    return table(head, rows, lang, (3, 5))


def trumps_of(suit: int) -> Cell:
    """The sign of the trump suit, if there is one."""
    return SUIT_SIGNS[suit] if suit != NO_SUIT else say.no_trumps()


def may_show(game: Game, declaration: Declaration, action: int) -> Message:
    """May this be shown over what stands? Also, with which option it may not."""
    may = []
    for option in ("any_time", "over_declaration"):
        st = table_of(game, joker_rebellion=option)
        st.declaration = declaration
        st.hand_one[0] = st.hand_two[0] = (1 << KINDS) - 1
        may.append(declarations(st, 0) >> action & 1)
    if may == [1, 0]:
        return say.may_any_time()
    return say.may() if may[0] else say.may_not()


def declarations_table(game: Game, lang: str) -> str:
    """What may be shown over what."""
    stands = {
        Declaration.NONE: say.stands_nothing(),
        Declaration.SINGLE: say.stands_card(),
        Declaration.PAIR: say.stands_pair(),
        Declaration.LITTLE_JOKERS: say.stands_little_jokers(),
        Declaration.BIG_JOKERS: say.stands_big_jokers(),
    }
    shown = {
        Declaration.SINGLE: kind_of("2S"),
        Declaration.PAIR: Action.PAIR,
        Declaration.LITTLE_JOKERS: Action.LITTLE_JOKERS,
        Declaration.BIG_JOKERS: Action.BIG_JOKERS,
    }
    rows = ((text, *(may_show(game, over, action) for action in shown.values())) for over, text in stands.items())
    return table((say.head_stands(), *(stands[declaration] for declaration in shown)), rows, lang)


WIDOWS = (
    "KC 5D 8H 8S AS 3C JD 9H",
    "4S LJ QD TC QH 9S 7H 3C",
)
"""Widows as they are turned where nobody has declared, at level 8."""


def turned(game: Game, kitty: Sequence[str], undeclared: str) -> State:
    """The state after nobody has declared, with this widow."""
    st = table_of(game, undeclared=undeclared)
    rest = [NAMES[kind] for kind in range(KINDS) for _ in range(2)]
    for name in kitty:
        rest.remove(name)
    st.deck[:] = pack_of([*kitty, *rest])
    st.books.trump_rank = EIGHT
    turn_kitty(st, game.new_rules(game.complete_options({"undeclared": undeclared})), new(LEDGER_ROWS))
    return st


def undeclared_table(game: Game, lang: str) -> str:
    """What the turned widow makes trumps."""
    rows = []
    for written in WIDOWS:
        kitty = written.split()
        trumps = []
        for undeclared in ("widow", "no_trumps"):
            st = turned(game, kitty, undeclared)
            trumps.append(trumps_of(st.books.trump_suit))
        cards = " ".join(sign(kind_of(name)) for name in kitty[: st.turned])
        usual, other = trumps
        rows.append((cards, usual if usual == other else say.trumps_or(trumps=usual, other=other)))
    return table((say.head_turned(), say.head_made_trumps()), rows, lang)


def span(low: int, high: int) -> Cell:
    """Points from … to …."""
    return str(low) if low == high else say.span(low=low, high=high)


def grouped(game: Game, overflow: str, begin: int, end: int) -> Iterable[tuple[int, int, bool, int]]:
    """Points of 子 that do the same: the lowest, the highest, does 子 win, how many levels the winners rise."""
    rules = game.new_rules(game.complete_options({"overflow": overflow}))
    groups: list[tuple[int, int, bool, int]] = []
    for won in range(begin, end + 1, 5):
        result = (won >= TO_WIN, levels_won(won, rules))
        if groups and groups[-1][2:] == result:
            groups[-1] = (groups[-1][0], won, *result)
        else:
            groups.append((won, won, *result))
    return groups


def result_table(game: Game, lang: str) -> str:
    """What the points of 子 are worth."""
    rows = (
        (span(low, high), say.ko() if ko_wins else say.oya(), f"+{rises}")
        for low, high, ko_wins, rises in grouped(game, "capped", 0, MOST_POINTS)
    )
    return table((say.head_ko_points(), say.head_winner(), say.head_stages()), rows, lang, (2,))


def overflow_table(game: Game, lang: str) -> str:
    """What the points of 子 are worth from 200 on, where the table goes on."""
    rows = ((span(low, high), f"+{rises}") for low, high, _, rises in grouped(game, "open", 200, MOST_POINTS))
    return table((say.head_ko_points(), say.head_stages()), rows, lang, (1,))


RESULTS = ((2, 0, 55), (2, 0, 85), (2, 0, 100), (6, 3, 130), (9, 12, 20), (11, 14, 80), (12, 3, 60), (13, 5, 60))
"""Levels of 親 and 子, and the points of 子."""


def after_deal(game: Game, declarers: int, opponents: int, won: int) -> State:
    """The state after a deal in which seat 0 was ダーチャ."""
    st = table_of(game)
    st.books.level[:] = [declarers, opponents]
    st.books.dealer = 0
    st.books.points = won
    end_deal(st, game.new_rules(game.complete_options({})), new(LEDGER_ROWS))
    return st


def levels_table(game: Game, lang: str) -> str:
    """Some results, and where they bring both pairs."""
    rows = []
    for declarers, opponents, won in RESULTS:
        st = after_deal(game, declarers, opponents, won)
        over = st.phase == Phase.OVER
        after: list[Cell] = [rank_name(level) for level in st.books.level]
        deals: Cell = "–"
        if over:
            after[st.books.winners] = say.won()
        else:
            pair = pair_of(st.books.next_dealer)
            deals = (say.same_pair, say.other_pair)[pair](stage=rank_name(st.books.level[pair]))
        rows.append((rank_name(declarers), rank_name(opponents), str(won), *after, deals))
    head = (
        say.head_oya_on(),
        say.head_ko_on(),
        say.head_ko_points(),
        say.head_oya_then(),
        say.head_ko_then(),
        say.head_next_oya(),
    )
    return table(head, rows, lang, (2,))


DEALS_WON_BY_OYA = (True, False, True, False, True, False)


def rotation_table(game: Game, lang: str) -> str:
    """Who is ダーチャ in a row of deals that A begins."""
    st = table_of(game)
    books = st.books
    books.dealer = 0
    rows = []
    for number, oya_wins in enumerate(DEALS_WON_BY_OYA, 1):
        declarers = pair_of(books.dealer)
        books.last_dealer[declarers] = books.dealer
        winners = declarers if oya_wins else PAIRS - 1 - declarers
        seat = "ABCD"[books.dealer]
        rows.append((str(number), seat, ("A, C", "B, D")[declarers], say.oya() if oya_wins else say.ko()))
        books.dealer = next_dealer_of(books, winners)
    assert NOBODY not in books.last_dealer
    head = (say.head_deal(), say.head_dacha(), say.head_oya(), say.head_won_by())
    return table(head, rows, lang, (0,))


TABLES: dict[str, Callable[[Game, str], str]] = {
    "options": options_table,
    "points": points_table,
    "strength": strength_table,
    "declarations": declarations_table,
    "undeclared": undeclared_table,
    "result": result_table,
    "overflow": overflow_table,
    "stages": levels_table,
    "rotation": rotation_table,
}
