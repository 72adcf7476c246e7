"""The fitted policy weighs the features of a move and sees no hidden card."""

from typing import Any

from hachiya.bots.search.hanafuda import hachihachi, hachiju
from hachiya.bots.search.hanafuda.fitted import FEATURES, FIELD, GIFT, HAND, PILE, POINTS, THROWN, record_feature, weigh
from hachiya.engine.bits import members
from hachiya.engine.record import copy_into
from hachiya.games.hanafuda.cards import card, card_points, mask, month_of_card
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.sight import unseen
from hachiya.games.table import Table
from tests.playing import SANNIN, Menu, hidden_cards_dealt_anew, plain_hanafuda_menus, positions, rng

ROOMS: dict[str, Any] = {"hachihachi": hachihachi, "hachiju": hachiju}


def test_every_feature_has_a_weight() -> None:
    for room in ROOMS.values():
        assert len(room.WEIGHTS) == FEATURES
        assert sum(weight != 0 for weight in room.WEIGHTS) > FEATURES // 2


@plain_hanafuda_menus
def test_the_value_of_a_move_is_the_sum_of_its_weighted_features(menu: Menu) -> None:
    """The recorded features times the weights equal the value that is used in play."""
    room = ROOMS[menu.table(1).game.room]
    describe, worth = room.fitted_policy(record_feature).worth, room.fitted_policy(weigh).worth
    moves = 0
    for table in positions(4, menu):
        st = table.state
        if st.phase != Phase.PLAY:
            continue
        for hand_card in members(st.hands[st.turn]):
            lying = st.field & month_of_card(hand_card)
            takes = lying & -lying if lying.bit_count() == 2 else lying
            move = (unseen(st, st.turn), st.turn, hand_card, takes)
            changes = [0] * FEATURES
            assert describe(st, table.rules, changes, *move) == 0
            value = worth(st, table.rules, room.WEIGHTS, *move)
            assert value == sum(weight * change for weight, change in zip(room.WEIGHTS, changes, strict=True))
            gained = takes | 1 << hand_card if takes else 0
            assert [changes[PILE + each] for each in range(48)] == [gained >> each & 1 for each in range(48)]
            assert changes[HAND + hand_card] == -1
            assert (changes[POINTS], changes[THROWN]) == (card_points(gained), 0 if takes else 1)
            assert changes[FIELD + hand_card] == (0 if takes else 1)
            moves += 1
    assert moves > 100


@plain_hanafuda_menus
def test_a_move_does_not_depend_on_hidden_cards(menu: Menu) -> None:
    room, dealer = ROOMS[menu.table(1).game.room], rng(22)
    chosen = 0
    for table in positions(9, menu):
        if table.over or table.awaits_deal:
            continue
        other = Table(table.game, table.options, seats=table.seats)
        copy_into(other.state, hidden_cards_dealt_anew(table, table.turn, dealer))
        legal = table.game.legal(table.state)
        views = [table.game.observe(state, table.turn) for state in (table.state, other.state)]
        moves = {room.POLICY.choose(view, table.rules, legal, rng(1), room.WEIGHTS) for view in views}
        assert len(moves) == 1
        assert legal >> moves.pop() & 1
        chosen += 1
    assert chosen > 15


def test_the_fitted_policy_takes_the_bright_and_avoids_hatto() -> None:
    """The pine's bright is on the field; another seat needs a card in hand for 赤短."""
    table = SANNIN.table(1)
    while table.awaits_deal or table.state.phase != Phase.PLAY:
        if table.awaits_deal:
            table.deal()
        else:
            table.act(table.turn, table.legal()[-1])
    st = table.state
    seat = st.turn
    st.field = mask("ARVZdl")
    st.hands[seat] = mask("BGKOSWb")
    assert hachihachi.POLICY.choose(st, table.rules, st.hands[seat], rng(1), hachihachi.WEIGHTS) == card("B")
    changes = [0] * FEATURES
    other = st.books.order[1]
    st.field, st.hands[seat], st.captured[other] = mask("RVZdl"), mask("BGO"), mask("FJ")
    st.reach[other] = mask("B")
    hachihachi.fitted_policy(record_feature).worth(st, table.rules, changes, 0, seat, card("B"), 0)
    assert changes[GIFT] == 7
    assert hachihachi.POLICY.choose(st, table.rules, st.hands[seat], rng(1), hachihachi.WEIGHTS) != card("B")
