import { expect, test } from "vitest";
import { arrange, HIGH, layout, type Measures } from "../../src/bashifen/layout";

const PHONE: Measures = {
  width: 344,
  cards: [58, 56, 54, 54],
  slice: 30,
  loose: 46,
  gap: 8,
  height: 288,
  label: 0,
  centred: false,
};
const LAPTOP: Measures = {
  width: 698,
  cards: [83, 72, 60],
  slice: 33,
  loose: 62,
  gap: 14,
  height: 272,
  label: 31,
  centred: true,
};
const WIDE: Measures = { ...LAPTOP, width: 846 };

const counts = (groups: number[], measures: Measures) =>
  layout(groups, measures).rows.map(({ runs }) => runs.map(({ count }) => count));

/** The pixels that a row takes. */
const widths = (groups: number[], measures: Measures) => {
  const { rows, card } = layout(groups, measures);
  return rows.map(({ runs, step }) =>
    runs.reduce((sum, { count }) => sum + card + (count - 1) * step, (runs.length - 1) * measures.gap),
  );
};

test("a few cards lie in one row with wide gaps", () => {
  expect(layout([3, 2], WIDE)).toEqual({
    card: 83,
    rows: [
      {
        runs: [
          { group: 0, from: 0, count: 3 },
          { group: 1, from: 0, count: 2 },
        ],
        step: 62,
      },
    ],
  });
});

test("eighteen cards in four groups lie in one row on a wide screen and in two on a laptop", () => {
  expect(counts([7, 4, 4, 3], { ...WIDE, slice: 32, cards: [80] })).toEqual([[7, 4, 4, 3]]);
  expect(counts([7, 4, 4, 3], LAPTOP)).toEqual([
    [7, 4],
    [4, 3],
  ]);
});

test("rows are filled as evenly as the order of the groups allows", () => {
  expect(counts([10, 8, 8, 7], LAPTOP)).toEqual([
    [10, 8],
    [8, 7],
  ]);
});

test("a group too long for a row is cut into equal parts in order", () => {
  expect(layout([15], PHONE).rows.map(({ runs }) => runs)).toEqual([
    [{ group: 0, from: 0, count: 8 }],
    [{ group: 0, from: 8, count: 7 }],
  ]);
});

test.each([
  [[25], PHONE],
  [[11, 3, 4, 7], PHONE],
  [[10, 8, 8, 7], PHONE],
  [[33], PHONE],
  [[1, 1, 1, 1, 1], PHONE],
  [[9, 9, 9, 6], LAPTOP],
  [[36], WIDE],
])("every visible slice is at least a finger wide and every row fits the table: %j", (groups, measures) => {
  const { rows } = layout(groups, measures);
  for (const { step } of rows) expect(step).toBeGreaterThanOrEqual(measures.slice);
  for (const width of widths(groups, measures)) expect(width).toBeLessThanOrEqual(measures.width + 0.01);
  const laid = groups.map((_, group) =>
    rows
      .flatMap(({ runs }) => runs)
      .filter((run) => run.group === group)
      .reduce((sum, { count }) => sum + count, 0),
  );
  expect(laid).toEqual(groups);
});

test("an empty hand is an empty row", () => {
  expect(layout([], PHONE).rows.flatMap(({ runs }) => runs)).toEqual([]);
});

test.each([
  [[25], PHONE],
  [[10, 5, 5, 5], PHONE],
  [[10, 8, 8, 7], PHONE],
  [[7, 7, 7, 6, 6], PHONE],
  [[2, 1], PHONE],
  [[10, 5, 5, 5], LAPTOP],
  [[10, 8, 8, 7], LAPTOP],
  [[1], WIDE],
])(
  "the whole hand lies within its room, its lowest row at the bottom, of each row a corner is seen: %j",
  (groups, measures) => {
    const { runs, card, labelled, free } = arrange(groups, measures);
    const label = labelled ? measures.label : 0;
    for (const { left, top, count, step, visible } of runs) {
      expect(left).toBeGreaterThanOrEqual(-0.01);
      expect(left + card + (count - 1) * step).toBeLessThanOrEqual(measures.width + 0.01);
      expect(top - label).toBeGreaterThanOrEqual(free - 0.01);
      // Rank and suit stand in the upper half.
      expect(visible).toBeGreaterThanOrEqual(0.5 * card);
    }
    expect(Math.max(...runs.map(({ top }) => top)) + card * HIGH).toBeCloseTo(measures.height);
    expect(Math.min(...runs.map(({ top }) => top)) - label).toBeCloseTo(free);
  },
);

test("labels stand above rows that have room for them", () => {
  expect(arrange([10, 5, 5, 5], LAPTOP).labelled).toBe(true);
  expect(arrange([10, 5, 5, 5], { ...LAPTOP, height: 200 }).labelled).toBe(false);
  expect(arrange([10, 5, 5, 5], PHONE).labelled).toBe(false);
});

test("rows are aligned left or centred", () => {
  expect(arrange([2], PHONE).runs[0]!.left).toBe(0);
  const { runs, card } = arrange([2], WIDE);
  expect(runs[0]!.left).toBeCloseTo((WIDE.width - card - WIDE.loose) / 2);
});
