import { expect, test } from "vitest";
import type { StatisticsFigure, StatisticsTable } from "../src/protocol/messages";
import { digits, length, place, reach, sums } from "../src/statistics/figures";

const figure = (
  measure: StatisticsFigure["measure"],
  value: number | null,
  low: number | null = null,
  high: number | null = null,
): StatisticsFigure => ({ measure, value, low, high });

test("figures have the digits of their measure in the language's format", () => {
  expect(digits(figure("times", 12345), "en")).toBe("12,345");
  expect(digits(figure("share", 0.0627), "en")).toBe("6.27%");
  expect(digits(figure("share", 0.0000412), "en")).toBe("0.0041%");
  expect(digits(figure("share", 0), "ja")).toBe("0.00%");
  expect(digits(figure("number", 1.5), "en")).toBe("1.50");
  expect(digits(figure("kan", 1.25), "zh")).toBe("+1.25");
  expect(digits(figure("levels", -0.5), "en")).toBe("−0.50");
  expect(digits(figure("points", 0), "en")).toBe("0.00");
  expect(digits(figure("kan", null), "en")).toBe("–");
});

test("an interval is drawn around zero in the middle", () => {
  const spread = [figure("kan", -1, -4, 2), figure("kan", 0.5, 0, 1)];
  expect(reach(spread)).toBeCloseTo(4.4);
  expect(place(0, 4.4)).toBe(50);
  expect(place(-4.4, 4.4)).toBe(0);
  expect(place(2.2, 4.4)).toBe(75);
  expect(reach([figure("kan", 0, 0, 0)])).toBe(1);
});

test("bars are as long as their shares", () => {
  const row = (key: string, ...figures: StatisticsFigure[]) => ({ key, title: { key: "stats-share" }, figures });
  const table: StatisticsTable = {
    key: "hand-yaku",
    title: { key: "stats-hand-yaku" },
    columns: [],
    rows: [row("a", figure("times", 9), figure("share", 0.25), figure("share", 0.5)), row("b", figure("share", null))],
  };
  expect([0.5, 0.25, 0].map((share) => length(share, table))).toEqual([100, 50, 0]);
});

test("the points of a course are running sums", () => {
  expect(sums([1, -3, 0.5])).toEqual([1, -2, -1.5]);
  expect(sums([])).toEqual([]);
});
