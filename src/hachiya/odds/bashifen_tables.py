"""The table of the odds of level cards in 八十分."""

from hachiya.odds.level_draws import DRAWS, LEVEL_CARDS, joker_pair, level_pair
from hachiya.odds.level_draws import level_cards as chance_of
from hachiya.odds.tables import Head, Table, probability, row
from hachiya.words.say import odds as say


def level_cards(draws: int | None) -> tuple[Table, ...]:
    """The chances of each number of level cards after `draws` draws, or after each number of draws."""
    columns = (
        *(Head(str(held), say.held(number=held)) for held in range(LEVEL_CARDS + 1)),
        Head("pair", say.stage_pair()),
        Head("joker-pair", say.joker_pair()),
    )
    rows = tuple(
        row(
            Head(str(number), say.drawn(number=number)),
            (
                *(probability(chance_of(held, number)) for held in range(LEVEL_CARDS + 1)),
                probability(level_pair(number)),
                probability(joker_pair(number)),
            ),
        )
        for number in (range(DRAWS + 1) if draws is None else (draws,))
    )
    return (Table("draws", say.by_draws(), columns, rows),)
