import { describe, expect, test } from "vitest";
import { dealSoFar, grouped } from "../../src/bashifen/past";
import { frames } from "../../src/bashifen/scene";
import type {
  BashifenEntryMessage,
  BashifenEvent,
  BashifenTableMessage,
  BashifenView,
} from "../../src/protocol/messages";
import { cards, hand } from "../bashifen";
import content from "../bashifen_fixtures.json";

type Told = [BashifenTableMessage, ...BashifenEntryMessage[]];

/** What of a view is seen again. */
const again = ({ suits, trick, hands, open, points, taken, trumps, dealer }: BashifenView) => ({
  suits,
  trick,
  open,
  points,
  taken,
  trumps,
  dealer,
  counts: hands.map(({ length }) => length),
});

describe.each(["seat", "table"] as const)("a reloaded page, as %s", (viewer) => {
  const [table, ...entries] = (content as unknown as Record<string, Told>)[viewer]!;
  // In the file tricks are left out from the middle of the deal.
  const first = entries.slice(
    0,
    entries.findIndex(({ view }) => view.phase === "play" && view.hands.every(({ length }) => length <= 22)),
  );

  test("tells the moves as they were seen", () => {
    const record: BashifenEvent[] = [...table.record];
    const live: BashifenView[] = [];
    let before = table.view;
    let compared = 0;
    for (const { record: events, view } of first) {
      const seen = frames(before, events, view).map((frame) => frame.view);
      if (before.phase === "play") live.push(...seen);
      before = view;
      record.push(...events);
      if (!live.length) continue;
      const found = dealSoFar(record, view).map((frame) => frame.view);
      expect(found.map(again)).toEqual(live.map(again));
      compared += found.length;
    }
    expect(compared).toBeGreaterThan(20);
  });

  test("tells nothing before the widow is buried", () => {
    expect(dealSoFar(table.record, table.view)).toEqual([]);
  });
});

test("a hand by groups, the strongest first", () => {
  const held = cards("3H 7S AS BJ 7H KS 7D LJ AH 2C");
  const trumps = { suit: "H", by: "declared" } as const;
  expect(grouped(held, { trumps, trump_rank: 7 })).toEqual(
    hand({ trumps: "BJ LJ 7H 7S 7D AH 3H", S: "AS KS", C: "2C" }),
  );
  expect(grouped(cards("3H 7D 7S BJ"), { trumps: { ...trumps, suit: "none" }, trump_rank: 7 })).toEqual(
    hand({ trumps: "BJ 7S 7D", H: "3H" }),
  );
});
