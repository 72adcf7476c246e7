import { expect, test } from "vitest";
import type { MatchOutline } from "../../src/protocol/messages";
import { fragmentOf, namesRecord, recordOf } from "../../src/replay/fragment";
import { countOf, dealAt, nearestPosition, positionOf, searchOf } from "../../src/replay/position";

const deal = (n: number, moments: number) => ({ n, moments, marks: [], over: true });
const match = {
  deals: [deal(1, 3), deal(2, 0), deal(3, 2)],
  names: ["a", "b", "c"],
} as unknown as MatchOutline;

test("an address is written from a position and parsed back", () => {
  for (const place of [
    { match: 0, deal: 0, at: 1, viewer: "table" as const, open: false },
    { match: 1, deal: 4, at: 7, viewer: 2, open: true },
  ])
    expect(positionOf(searchOf(place))).toEqual(place);
});

test("an address of a missing position gives the nearest one", () => {
  const lost = nearestPosition(positionOf("?match=9&deal=99&at=99&seat=6"), [match]);
  expect(lost).toEqual({ match: 0, deal: 2, at: 2, viewer: "table", open: false });
  expect(nearestPosition(positionOf("?deal=x&at=-3&seat=table"), [match])).toMatchObject({
    deal: 0,
    at: 1,
    viewer: "table",
  });
});

test("moments are counted through the match and back", () => {
  for (const [count, place] of [
    [0, { deal: 0, at: 1 }],
    [2, { deal: 0, at: 3 }],
    [3, { deal: 2, at: 1 }],
    [4, { deal: 2, at: 2 }],
  ] as const) {
    expect(dealAt(match, count)).toEqual(place);
    expect(countOf(match, place)).toBe(count);
  }
});

test("a record survives being put into an address", async () => {
  const record = new TextEncoder().encode('{"e":"match"}\n'.repeat(500));
  const fragment = await fragmentOf(record, "match.jsonl");
  expect(namesRecord(fragment)).toBe(true);
  expect(fragment.length).toBeLessThan(200);
  expect(await recordOf(fragment)).toEqual(record);
});

test("a record that is too long for an address is named there by its file", async () => {
  const record = Uint8Array.from({ length: 100_000 }, (_, at) => (at * at * 31) >> (at % 7));
  const fragment = await fragmentOf(record, "十 matches.jsonl");
  expect(fragment).toBe("#file=%E5%8D%81%20matches.jsonl");
  expect(namesRecord(fragment)).toBe(true);
  expect(await recordOf(fragment)).toBeNull();
  expect(["", "#main"].map(namesRecord)).toEqual([false, false]);
});

test("an address with no valid record, or too much, gives no record", async () => {
  expect(await recordOf("#z=AAAA")).toBeNull();
  expect(await recordOf("#z=%%%")).toBeNull();
  const bomb = new Uint8Array(3_000_000);
  const packed = new Uint8Array(
    await new Response(new Blob([bomb]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer(),
  );
  expect(await recordOf(`#z=${btoa(String.fromCharCode(...packed))}`)).toBeNull();
});
