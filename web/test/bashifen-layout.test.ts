import { expect, test } from "vitest";
import { layout, type Measures } from "../src/bashifen/layout";

const PHONE: Measures = { width: 344, cards: [58, 56, 54, 54], slice: 30, loose: 46, gap: 8 };
const LAPTOP: Measures = { width: 698, cards: [83, 72, 60], slice: 33, loose: 62, gap: 14 };
const WIDE: Measures = { ...LAPTOP, width: 846 };

const counts = (groups: number[], measures: Measures) => layout(groups, measures).rows.map(({ runs }) => runs.map(({ count }) => count));

/** The pixels that a row takes. */
const taken = (groups: number[], measures: Measures) => {
  const { rows, card } = layout(groups, measures);
  return rows.map(({ runs, step }) => runs.reduce((sum, { count }) => sum + card + (count - 1) * step, (runs.length - 1) * measures.gap));
};

test("few cards lie in one row, wide apart", () => {
  expect(layout([3, 2], WIDE)).toEqual({
    card: 83,
    rows: [{ runs: [{ group: 0, from: 0, count: 3 }, { group: 1, from: 0, count: 2 }], step: 62 }],
  });
});

test("eighteen cards in four groups lie in one row of a wide screen, in two of a laptop", () => {
  expect(counts([7, 4, 4, 3], { ...WIDE, slice: 32, cards: [80] })).toEqual([[7, 4, 4, 3]]);
  expect(counts([7, 4, 4, 3], LAPTOP)).toEqual([[7, 4], [4, 3]]);
});

test("rows are filled as evenly as the order of the groups allows", () => {
  expect(counts([10, 8, 8, 7], LAPTOP)).toEqual([[10, 8], [8, 7]]);
});

test("a group too long for a row is cut into equal parts, in order", () => {
  expect(layout([15], PHONE).rows.map(({ runs }) => runs)).toEqual([[{ group: 0, from: 0, count: 8 }], [{ group: 0, from: 8, count: 7 }]]);
});

test.each([
  [[25], PHONE],
  [[11, 3, 4, 7], PHONE],
  [[10, 8, 8, 7], PHONE],
  [[33], PHONE],
  [[1, 1, 1, 1, 1], PHONE],
  [[9, 9, 9, 6], LAPTOP],
  [[36], WIDE],
])("no slice is narrower than a finger and no row wider than the table: %j", (groups, measures) => {
  const { rows } = layout(groups, measures);
  for (const { step } of rows) expect(step).toBeGreaterThanOrEqual(measures.slice);
  for (const width of taken(groups, measures)) expect(width).toBeLessThanOrEqual(measures.width + 0.01);
  const laid = groups.map((_, group) => rows.flatMap(({ runs }) => runs).filter((run) => run.group === group).reduce((sum, { count }) => sum + count, 0));
  expect(laid).toEqual(groups);
});

test("an empty hand is an empty row", () => {
  expect(layout([], PHONE).rows.flatMap(({ runs }) => runs)).toEqual([]);
});
