"""The story of a match of 八十分: the lead, the greatest rise, the most points, the points of the kitty."""

from collections.abc import Sequence
from dataclasses import dataclass

from hachiya.explain.bashifen.cards import level_message
from hachiya.explain.bashifen.deals import Deal, Deals, Event, pair_arguments, seats_of_pair
from hachiya.explain.story import Fact, Line, Story, led_since
from hachiya.games.bashifen.scoring import TO_WIN, levels_won
from hachiya.games.bashifen.state import PAIRS, Rules
from hachiya.games.game import Game
from hachiya.words.say import story as say


@dataclass(frozen=True)
class Chapter:
    """The summary of a finished deal; a pair is known by its lower seat."""

    n: int
    before: Sequence[int]
    """The levels of both pairs; 0 is below 2."""
    after: Sequence[int]
    winners: int
    rise: int
    """The number of levels that the winners rose."""
    opponents: int
    points: int
    """The card points of the opponents, the kitty included."""
    kitty: int
    """The points that came from the kitty."""


def chapters(events: Sequence[Event]) -> list[Chapter]:
    """The summaries of all finished deals in these events."""
    match = Deals(events)
    return [_chapter(match.rules, deal, deal.end) for deal in match.deals if deal.end is not None]


def _chapter(rules: Rules, deal: Deal, end: Event) -> Chapter:
    opponents = 1 - deal.so_far.dealer % PAIRS
    winners = opponents if end["points"] >= TO_WIN else 1 - opponents
    buried = end.get("widow_points") or 0
    kitty = 2 * buried if deal.so_far.widow_counts else 0
    rise = levels_won(end["points"], rules)
    return Chapter(deal.n, deal.so_far.level, end["stage"], winners, rise, opponents, end["points"], kitty)


def lines(_game: Game, standings: Sequence[Sequence[int]]) -> list[Line]:
    """The chart of a match: the levels of both pairs at its start and after each deal."""
    return [
        Line(
            seats_of_pair(side),
            [levels[side] for levels in standings],
            [level_message(levels[side]) for levels in standings],
        )
        for side in range(PAIRS)
    ]


def story(game: Game, chapters: Sequence[Chapter], end: Event) -> Story:
    """The story of a match by the summaries of its deals and the event that ended it."""
    winners = end["winners"][0] % PAIRS
    standings = [chapters[0].before, *(chapter.after for chapter in chapters)]
    rise = max(chapters, key=lambda chapter: chapter.rise)
    facts = [Fact(say.rise(), say.rise_of(people=pair_arguments(rise.winners), steps=rise.rise), rise.n)]
    most = max(chapters, key=lambda chapter: chapter.points)
    facts.append(Fact(say.points(), say.points_of(people=pair_arguments(most.opponents), points=most.points), most.n))
    kitty = max(chapters, key=lambda chapter: chapter.kitty)
    if kitty.kitty:
        facts.append(
            Fact(say.kitty(), say.kitty_of(people=pair_arguments(kitty.opponents), points=kitty.kitty), kitty.n)
        )
    since = led_since(standings[1:], winners)
    if since is not None:
        facts.insert(0, Fact(say.lead(), say.lead_kept_by(people=pair_arguments(winners)), chapters[since].n))
    ahead = standings[-1][winners] - standings[-1][1 - winners]
    why = [say.why_levels(people=pair_arguments(winners), steps=ahead)] if ahead > 0 else []
    return Story(why, facts, [chapter.n for chapter in chapters], lines(game, standings))
