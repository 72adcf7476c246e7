"""What hand yaku bring: their worth by rule set, and what they are paid with on average (RULES A2, A5, B1)."""

from collections.abc import Iterable
from fractions import Fraction

from hachiya.games.hachihachi.state import KAN, Kind
from hachiya.games.hachihachi.state import Rules as FieldRules
from hachiya.games.hachiju.state import Rules as DoublingRules
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.odds import fields
from hachiya.odds.hands import HACHIHACHI, HACHIJU, HAND, Family, Hand, Pair, hands

PAYERS = 2
"""Those who pay, of three in play."""

Rules = FieldRules | DoublingRules


def family_of(rules: Rules) -> Family:
    """The hand yaku of a rule set's family."""
    return HACHIJU if isinstance(rules, DoublingRules) else HACHIHACHI


def _yaku(pair: Pair) -> list[Yaku]:
    return [yaku for yaku in pair if yaku is not None]


def worth(rules: Rules, pair: Pair) -> int:
    """Points that a hand is paid: by each payer in a small field; in 八十 by all of them together at rate 1."""
    if isinstance(rules, DoublingRules):
        return sum(rules.hand_points[yaku] for yaku in _yaku(pair))
    return sum(rules.hand_kan[yaku] * KAN for yaku in _yaku(pair))


def worth_in(rules: FieldRules, pair: Pair, kind: Kind) -> Fraction:
    """The same in a field of any kind."""
    raised = len(_yaku(pair)) * rules.raised[kind] * KAN
    return Fraction((worth(rules, pair) + raised) * rules.factor[kind], 2)


def weight(rules: Rules, hand: Hand) -> int:
    """How often a hand is played, beside others: in 八十 the fuller fields beside it are dealt anew."""
    return fields.not_dealt_anew(hand) if isinstance(rules, DoublingRules) else 1


def weighed(rules: Rules, held: Iterable[tuple[Hand, int]]) -> dict[Pair, Fraction]:
    """How likely each pair of yaku is among hands, of each of which there are so many."""
    family = family_of(rules)
    found: dict[Pair, int] = {}
    for hand, number in held:
        pair = family.suit_yaku(hand), family.kasu_yaku(hand)
        found[pair] = found.get(pair, 0) + number * weight(rules, hand)
    total = sum(found.values())
    return {pair: Fraction(number, total) for pair, number in found.items()}


def base_income(rules: Rules, chances: dict[Pair, Fraction]) -> Fraction:
    """Points that a player gets from all payers together for hand yaku, in a small field or at rate 1."""
    payers = 1 if isinstance(rules, DoublingRules) else PAYERS
    return sum((chance * worth(rules, pair) * payers for pair, chance in chances.items()), Fraction(0))


def income_of_a_month(rules: FieldRules, owed: fields.Chances) -> Fraction:
    """The same in a month into which this is carried: whoever holds a light makes 大場 and 絶場 rarer."""
    kinds = {lights: fields.kinds_of(rules, owed, lights) for lights in fields.dealt()}
    found = Fraction(0)
    for held, paid in _paid(rules).items():
        for lights, chance in fields.dealt(held.large, held.grand, HAND).items():
            found += chance * sum(kinds[lights][kind] * paid[kind] for kind in Kind)
    return PAYERS * found / sum(hands().values())


def _paid(rules: FieldRules) -> dict[fields.Lights, dict[Kind, Fraction]]:
    """What a payer pays in each kind of field for all hands together, by the lights that they hold."""
    found: dict[fields.Lights, dict[Kind, Fraction]] = {}
    for hand, number in hands().items():
        pair = HACHIHACHI.suit_yaku(hand), HACHIHACHI.kasu_yaku(hand)
        paid = found.setdefault(fields.Lights(hand.large, hand.grand), dict.fromkeys(Kind, Fraction(0)))
        for kind in Kind:
            paid[kind] += number * worth_in(rules, pair, kind)
    return found


def income_of_a_year(rules: FieldRules) -> Fraction:
    """The mean of all months of a year, in points a month."""
    months = fields.year(rules).months
    mean: dict[fields.Lights, Fraction] = {}
    for month in months:
        for owed, chance in month.owed.items():
            mean[owed] = mean.get(owed, Fraction(0)) + chance / len(months)
    return income_of_a_month(rules, mean)
