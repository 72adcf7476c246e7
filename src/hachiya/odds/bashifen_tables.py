"""The table of stage cards in 八十分."""

from hachiya.odds.stage_draws import DRAWS, STAGE_CARDS, joker_pair, stage_pair
from hachiya.odds.stage_draws import stage_cards as chance_of
from hachiya.odds.tables import Head, Table, probability, row
from hachiya.words.say import odds as say


def stage_cards(draws: int | None) -> tuple[Table, ...]:
    """How many stage cards a player holds after so many draws, or after each number of them."""
    columns = (
        *(Head(str(held), say.held(number=held)) for held in range(STAGE_CARDS + 1)),
        Head("pair", say.stage_pair()),
        Head("joker-pair", say.joker_pair()),
    )
    rows = tuple(
        row(
            Head(str(number), say.drawn(number=number)),
            (
                *(probability(chance_of(held, number)) for held in range(STAGE_CARDS + 1)),
                probability(stage_pair(number)),
                probability(joker_pair(number)),
            ),
        )
        for number in (range(DRAWS + 1) if draws is None else (draws,))
    )
    return (Table("draws", say.by_draws(), columns, rows),)
