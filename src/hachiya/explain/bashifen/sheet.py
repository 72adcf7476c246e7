"""得点表: one row a deal, as the source keeps it: under 親 打 and its rank, under 子 its points; then the stages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hachiya.explain.bashifen import words
from hachiya.explain.bashifen.so_far import SoFar
from hachiya.explain.bashifen.speaker import CardSpeaker, rank_name
from hachiya.explain.columns import clean, left, right, width
from hachiya.games.bashifen.cards import SUIT_SIGNS, SUITS
from hachiya.games.bashifen.scoring import TO_WIN, steps
from hachiya.games.bashifen.state import NOBODY, PAIRS, SEATS
from hachiya.games.registry import find

Event = Mapping[str, Any]

_NAME_COLUMNS = 12


@dataclass
class _Deal:
    """What one row tells."""

    n: int
    so_far: SoFar
    suit: str = ""
    undeclared: bool = False
    end: Event | None = None


def sheet(events: Sequence[Event], lang: str) -> str:
    """The 得点表 of one match as plain text; a deal that is not over has what is known of it."""
    return _Writer(events, lang).text()


class _Writer(CardSpeaker):
    """Makes text of the events of a match."""

    def __init__(self, events: Sequence[Event], lang: str) -> None:
        match = next(event for event in events if event["e"] == "match")
        super().__init__([clean(name, _NAME_COLUMNS) for name in match["names"]], lang)
        game = find(match["game"])
        self.rules = game.new_rules(game.complete_options(match["options"]))
        self.deals: list[_Deal] = []
        self.winners: list[int] | None = None
        for event in events:
            self.take(event)

    def take(self, event: Event) -> None:
        """What an event adds to the sheet."""
        what = event["e"]
        if what == "deal":
            dealer = NOBODY if event["dealer"] is None else event["dealer"]
            self.deals.append(_Deal(event["n"], SoFar(event["trump_rank"], dealer=dealer)))
        elif what == "trumps":
            deal = self.deals[-1]
            deal.so_far.dealer, deal.suit, deal.undeclared = event["dealer"], event["suit"], event["by"] != "declared"
        elif what == "trick":
            self.deals[-1].so_far.winner = event["winner"]
        elif what == "failed_lead":
            self.deals[-1].so_far.failed = event["seat"]
        elif what == "deal_end":
            self.deals[-1].end = event
        elif what == "match_end":
            self.winners = event["winners"]

    def row(self, deal: _Deal) -> list[str]:
        """Its cells: number, by pair role and stage after, ダーチャ, trumps, remark."""
        dealer = deal.so_far.dealer
        cells = [str(deal.n)]
        for pair in range(PAIRS):
            cells += self.pair_cells(deal, pair) if dealer != NOBODY else ["", ""]
        cells.append(self.names[dealer] if dealer != NOBODY else "")
        cells.append({"none": self.say(words.SHEET_NO_SUIT), "": ""}.get(deal.suit) or self.sign(deal.suit))
        return [*cells, self.remark(deal)]

    def sign(self, suit: str) -> str:
        """A suit's sign, nothing before it is fixed."""
        return SUIT_SIGNS[SUITS.index(suit)] if suit else ""

    def pair_cells(self, deal: _Deal, pair: int) -> list[str]:
        """What the pair played or won, and where it stands then."""
        dealer, end = deal.so_far.dealer, deal.end
        oya = dealer % PAIRS == pair
        if end is None:
            return [self.say(words.SHEET_OYA, rank=rank_name(deal.so_far.trump_rank)) if oya else "", ""]
        role = words.SHEET_OYA if oya else words.SHEET_KO
        played = self.say(role, rank=rank_name(deal.so_far.trump_rank), points=end["points"])
        rises = steps(end["points"], self.rules) if oya == (end["points"] < TO_WIN) else 0
        after = words.SHEET_ROSE if rises else words.SHEET_AFTER
        stage = rank_name(end["stage"][pair]) if end["stage"][pair] else "0"
        if end["dealer"] is None and rises:
            stage = self.say(words.SHEET_WON)
        return [played, self.say(after, steps=rises, stage=stage)]

    def remark(self, deal: _Deal) -> str:
        """What was special about it."""
        remarks = []
        if deal.undeclared:
            remarks.append(self.say(words.SHEET_UNDECLARED))
        if deal.so_far.failed != NOBODY:
            remarks.append(self.say(words.SHEET_WRONG, name=self.names[deal.so_far.failed]))
        if deal.end and deal.end["widow_points"] and deal.so_far.widow_counts:
            remarks.append(self.say(words.SHEET_WIDOW, points=deal.end["widow_points"]))
        return self.say(words.SHEET_COMMA).join(remarks)

    def text(self) -> str:
        """The whole sheet."""
        between = self.say(words.SHEET_AND)
        pairs = [between.join(self.names[seat] for seat in range(pair, SEATS, PAIRS)) for pair in range(PAIRS)]
        rows = [self.row(deal) for deal in self.deals]
        number, *_ = heads = [self.say(words.SHEET_DEAL)]
        roles, afters = (
            max((width(row[at]) for row in rows for at in places), default=0) for places in ((1, 3), (2, 4))
        )
        group = max(roles + 1 + afters, *map(width, pairs))
        heads += [*pairs, self.say(words.SHEET_DACHA), self.say(words.SHEET_TRUMPS), self.say(words.SHEET_REMARK)]
        lines = [heads]
        for n, *cells, dacha, suit, remark in rows:
            groups = [f"{right(cells[at], roles)} {left(cells[at + 1], afters)}" for at in (0, 2)]
            lines.append([n, *groups, dacha, suit, remark])
        columns = [max(width(line[at]) for line in lines) for at in range(5)]
        columns[1] = columns[2] = group
        written = []
        for n, *cells, remark in lines:
            padded = [left(cell, columns[at]) for at, cell in enumerate(cells, 1)]
            written.append(" | ".join([right(n, max(columns[0], width(number))), *padded, remark]).rstrip())
        rule = "-" * max(map(width, written))
        foot = []
        if self.winners is not None:
            foot = [rule, self.say(words.SHEET_WINNERS, people=between.join(self.names[seat] for seat in self.winners))]
        return "\n".join([written[0], rule, *written[1:], *foot]) + "\n"
