import { describe, expect, test } from "vitest";
import type { GameStatistics, OwnTable, StatisticsFigure, StatisticsTable } from "../src/protocol/messages";
import { digits, length, place, reach, sums } from "../src/statistics/figures";
import { dearestYaku, favouriteGame, favouriteYaku, lastMatches, rivalsAt } from "../src/statistics/glance";

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

describe("at a glance", () => {
  const head = (key: string) => ({ key, title: { key: "stats-times" } });
  const numbers = (key: string, columns: string[], rows: Record<string, number[]>): StatisticsTable => ({
    ...head(key),
    columns: columns.map(head),
    rows: Object.entries(rows).map(([row, values]) => ({
      ...head(row),
      figures: values.map((value) => figure("times", value)),
    })),
  });
  const games = [
    {
      game: "sannin",
      tables: [
        numbers("course", ["times"], { matches: [8], won: [1] }),
        numbers("made", ["times", "share"], { akatan: [2, 0], goko: [0, 0] }),
        numbers("hand-yaku", ["times", "shown"], { sanbon: [9, 4], none: [30, 0] }),
      ],
      course: [
        { at: 30, won: -2 },
        { at: 10, won: 5 },
      ],
    },
    { game: "bashifen", tables: [numbers("course", ["times"], { matches: [3] })], course: [{ at: 20, won: 1 }] },
  ] as unknown as GameStatistics[];

  test("the dearest yaku is worth most, the favourite was made most often, and what was never made is neither", () => {
    expect(dearestYaku(games)).toMatchObject({ game: "sannin", yaku: "akatan", cards: "BFJ", times: 2 });
    expect(favouriteYaku(games)).toMatchObject({ yaku: "sanbon", times: 4 });
    expect([dearestYaku([]), favouriteGame(games)]).toEqual([null, { game: "sannin", matches: 8 }]);
  });

  test("the last matches of all games stand in the order of their end", () => {
    expect(lastMatches(games).map(({ game, won }) => [game, won])).toEqual([
      ["sannin", 5],
      ["bashifen", 1],
      ["sannin", -2],
    ]);
  });

  test("bots of one rung are one opponent, and who is most often there comes first", () => {
    const table = (players: string[], names: string[], winners: number[]) =>
      ({ players, names, seat: 0, winners }) as unknown as OwnTable;
    expect(
      rivalsAt([
        table(["person", "adept", "adept"], ["Hana", "Adept 1", "Adept 2"], [0]),
        table(["person", "person", "adept"], ["Hana", "Rin", "Adept 1"], [1]),
      ]),
    ).toEqual([
      { bot: "adept", name: "Adept 2", matches: 2, won: 1 },
      { bot: null, name: "Rin", matches: 1, won: 0 },
    ]);
  });
});
