"""Sets in which a kind stands once or twice, as two masks: put in, take out, what is left."""

from hachiya.engine.accel import hot_rule


@hot_rule
def add(one: int, two: int, card: int) -> tuple[int, int]:
    """With one card more; `card` is the bit of its kind."""
    return one | card, two | (one & card)


@hot_rule
def remove(one: int, two: int, less_one: int, less_two: int) -> tuple[int, int]:
    """Without the cards of another set, all of which it has."""
    return (one & ~less_one) | (two & ~less_two), two & ~less_one


@hot_rule
def together(one: int, two: int, more_one: int, more_two: int) -> tuple[int, int]:
    """Both sets in one; no kind is there more than twice."""
    return one | more_one, two | more_two | (one & more_one)


@hot_rule
def available(one: int, two: int, chosen_one: int, chosen_two: int) -> int:
    """The kinds of which a hand still has a card beside those chosen from it."""
    return (one & ~chosen_one) | (two & ~chosen_two)
