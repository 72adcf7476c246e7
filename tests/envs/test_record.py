"""What an observation says of cards and points can be recomputed from the seat's redacted record alone."""

from collections import Counter
from random import Random

from hypothesis import strategies as st

from hachiya.envs.layout import Layout
from hachiya.envs.observation import layout_of, observation
from hachiya.games.hanafuda.phases import Phase
from hachiya.records.redaction import redact_record, snapshot
from tests.hachihachi.test_sight import Onlooker, agrees
from tests.playing import BASHIFEN_MENUS, HANAFUDA_MENUS, Menu, positions, record
from tests.records.bashifen.test_redaction import Onlooker as BashifenOnlooker
from tests.records.bashifen.test_redaction import with_records
from tests.sampling import drawn

seeds = st.integers(0, 10_000)
UNSETTLED = (Phase.MIZUTEN, Phase.BID, Phase.PICK_HAND, Phase.PICK_STOCK)
"""The phases in which the record has not yet said where all open cards lie."""


@drawn(3, 30, seeds, st.sampled_from(HANAFUDA_MENUS))
def test_planes_of_flower_cards_follow_from_the_redacted_record(value: int, menu: Menu) -> None:
    seat = value % menu.seats
    events = record(value, menu)
    lines = iter(redact_record(events, seat))
    next(lines)
    onlooker = Onlooker(seat, menu.seats, menu.table(value).state.books.scores[0])
    compared = 0
    for table in positions(value, menu):
        if table.state.phase in UNSETTLED:
            continue
        seen = snapshot(table, seat)
        while not agrees(onlooker, seen):
            onlooker.read(dict(next(lines)))
        layout = layout_of(table.game)
        planes = layout.read(observation(table.game, table.state, seat))
        assert planes["field", None] == frozenset(onlooker.field)
        for place in range(menu.seats):
            other = (seat + place) % menu.seats
            hand = frozenset(onlooker.hands[other]) - {"?"}
            assert planes["hand", place] == (hand if place == 0 else frozenset(onlooker.exposed[other]))
            assert planes["captured", place] == frozenset(onlooker.captured[other])
            assert planes["score", place] == onlooker.scores[other]
        compared += 1
    assert compared > 8


def cards_of(layout: Layout, words: list[int], name: str, seat: int | None = None) -> Counter[str]:
    """A set of playing cards, of which a kind may stand twice."""
    cards: Counter[str] = Counter()
    for copies in ("one", "two"):
        members = layout.plane(f"{name}_{copies}", seat).read(words)
        assert isinstance(members, frozenset)
        cards.update(members)
    return cards


@drawn(2, 20, seeds, st.sampled_from(BASHIFEN_MENUS))
def test_planes_of_playing_cards_follow_from_the_redacted_record(value: int, menu: Menu) -> None:
    random = Random(value)
    for number, (table, events) in enumerate(with_records(value, menu)):
        if number % 7 or table.over:
            continue
        seat, drawn_cards = random.randrange(4), table.state.drawn
        onlooker = BashifenOnlooker(seat, redact_record(events, seat, drawn_cards), drawn_cards)
        layout, words = layout_of(table.game), observation(table.game, table.state, seat)
        assert cards_of(layout, words, "buried") == Counter(onlooker.buried)
        assert cards_of(layout, words, "turned") == Counter(onlooker.turned)
        assert cards_of(layout, words, "taken") == onlooker.point_cards
        assert layout.plane("points").read(words) == onlooker.points
        trick = {played["seat"]: Counter(played["cards"]) for played in onlooker.trick}
        for place in range(4):
            other = (seat + place) % 4
            hand = onlooker.own if place == 0 else onlooker.open[other]
            assert cards_of(layout, words, "hand", place) == +hand
            assert cards_of(layout, words, "trick", place) == trick.get(other, Counter())
            assert layout.plane("held", place).read(words) == onlooker.held[other]
            assert layout.plane("voids", place).read(words) == frozenset(
                {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}.get(suit, suit)
                for suit in onlooker.voids[other]
            )
