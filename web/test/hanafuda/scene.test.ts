import { describe, expect, test } from "vitest";
import { NO_ROWS, rowsAfter, settleRows } from "../../src/hanafuda/rows";
import { momentsOf, sceneOf } from "../../src/hanafuda/scene";
import type { Event, View } from "../../src/protocol/messages";
import { fixtures } from "../hanafuda";

/** The parts of a view that are on the table, without the question to a seat. */
function lying(view: View) {
  const { exposed, field, captured, stock, shown, scores, pending, n, dealer, order, kind, carry } = view;
  const { mizuten, folded, squeezed, pot, rate, doubler, leader, joined, sager, sagers } = view;
  const hands = view.hands.map((hand) => [...hand].sort().join(""));
  const bidding = { order, mizuten, folded, squeezed, pot, rate, doubler, leader, joined, sager, sagers };
  return { hands, exposed, field, captured, stock, shown, scores, pending, n, dealer, kind, carry, ...bidding };
}

describe.each(fixtures.months)("a month", (...entries) => {
  test("events one by one lead to the server's view", () => {
    entries.forEach(({ record, view }, index) => {
      const before = entries[index - 1]?.view;
      if (!before || !record.length) return;
      // The last moment is the server's; let one more event stand behind it to see our own.
      const own = momentsOf(before, [...record, { e: "note", text: "" }], view).at(-2)!.view;
      // A turned card of which no event tells yet has left the stock in the server's view only.
      const stock = view.stock + Number(view.phase === "pick_stock");
      expect(lying(own), `entry ${index}`).toEqual(lying({ ...view, pending: null, stock }));
      expect(momentsOf(before, record, view).at(-1)!.view).toBe(view);
    });
  });

  test("a capturing card lies on its captured card first", () => {
    for (const [index, { record, view }] of entries.entries()) {
      const before = entries[index - 1]?.view;
      if (!before) continue;
      for (const frame of momentsOf(before, record, view).filter(({ meeting }) => meeting)) {
        expect(frame.hold).toBe("meet");
        for (const card of frame.meeting!.takes) expect(frame.view.field).toContain(card);
        expect(frame.view.field).not.toContain(frame.meeting!.card);
        expect(frame.view.hands.join("")).not.toContain(frame.meeting!.card);
      }
    }
  });

  test("every event belongs to exactly one moment", () => {
    for (const [index, { record, view }] of entries.entries()) {
      const before = entries[index - 1]?.view;
      if (before) expect(momentsOf(before, record, view).flatMap(({ events }) => events)).toEqual(record);
    }
  });
});

test("four of a month lie open for a moment before the redeal", () => {
  const [first] = fixtures.months.findLast((entries) => entries[0]!.view.rate)!;
  const { view } = first!;
  const redeal: Event = { e: "redeal", n: 1, why: "four_of_a_month", hands: view.hands, field: "ABCDEI" };
  const shown = momentsOf(view, [redeal], view);
  expect(shown.map((frame) => [frame.view.field, frame.hold])).toEqual([
    ["ABCDEI", "read"],
    [view.field, "none"],
  ]);
});

test("an entry without events still shows the new position", () => {
  const [first] = fixtures.months[0]!;
  expect(momentsOf(first!.view, [], first!.view)).toEqual([
    { view: first!.view, meeting: null, events: [], hold: "none" },
  ]);
});

test("a new month begins with new places", () => {
  const [first] = fixtures.months[0]!;
  const scene = sceneOf({ view: first!.view, meeting: null }, null);
  const next = { ...first!.view, n: 2, field: "AEIMQU" };
  expect(sceneOf({ view: next, meeting: null }, scene).rows).toEqual(["AIQ", "EMU"]);
});

describe("the rows of the field", () => {
  test("close ranks when cards leave, and a new card comes to the shorter row", () => {
    const dealt = settleRows(NO_ROWS, "AEIMQU");
    expect(dealt).toEqual(["AIQ", "EMU"]);
    const left = settleRows(dealt, "AIMU");
    expect(left).toEqual(["AI", "MU"]);
    expect(settleRows(left, "AIMUYc")).toEqual(["AIY", "MUc"]);
    expect(settleRows(["AI", "M"], "AIMY")).toEqual(["AI", "MY"]);
  });

  test("are never more than one card apart", () => {
    expect(settleRows(["AEI", "MQU"], "AEI")).toEqual(["AE", "I"]);
    expect(settleRows(["AEI", "MQU"], "MQU")).toEqual(["U", "MQ"]);
  });

  test("are the same for a later viewer", () => {
    for (const entries of fixtures.months) {
      const record = entries.flatMap((entry) => entry.record);
      let scene = sceneOf({ view: entries[0]!.view, meeting: null }, null);
      for (const [index, entry] of entries.entries()) {
        if (!index) continue;
        for (const frame of momentsOf(scene.view, entry.record, entry.view)) scene = sceneOf(frame, scene);
      }
      expect(rowsAfter(record)).toEqual(scene.rows);
    }
  });
});
