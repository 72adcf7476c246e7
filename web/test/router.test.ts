import { expect, test } from "vitest";
import { milliseconds } from "../src/motion/time";
import { routeOf } from "../src/router";

test("each path opens its page", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/index.html")).toEqual({ page: "start" });
  expect(routeOf("/t/abc/2")).toEqual({ page: "table", path: "/t/abc/2", viewer: 2 });
  expect(routeOf("/t/abc/table/")).toEqual({ page: "table", path: "/t/abc/table", viewer: "table" });
  expect(routeOf("/t/abc")).toEqual({ page: "gone" });
  expect(routeOf("/rules/sannin")).toEqual({ page: "rules", game: "sannin" });
  expect(routeOf("/odds/bashifen/")).toEqual({ page: "odds", game: "bashifen" });
  expect(routeOf("/odds")).toEqual({ page: "odds", game: "sannin" });
  expect(routeOf("/glossary/")).toEqual({ page: "glossary", game: "sannin" });
  expect(routeOf("/rules/")).toEqual({ page: "rules", game: "sannin" });
  expect(routeOf("/review/abc-_1")).toEqual({ page: "replay", table: "abc-_1" });
  expect(routeOf("/review/")).toEqual({ page: "gone" });
  expect(routeOf("/tally")).toEqual({ page: "tally" });
  expect(routeOf("/puzzles")).toEqual({ page: "puzzles", name: "" });
  expect(routeOf("/puzzles/sannin-7")).toEqual({ page: "puzzles", name: "sannin-7" });
  expect(routeOf("/house/sannin")).toEqual({ page: "house", game: "sannin" });
  expect(routeOf("/house")).toEqual({ page: "gone" });
  expect(routeOf("/judge/")).toEqual({ page: "judge", cards: "hand" });
  expect(routeOf("/judge/trick")).toEqual({ page: "judge", cards: "trick" });
  expect(routeOf("/judge/cheese")).toEqual({ page: "gone" });
  expect(routeOf("/nowhere")).toEqual({ page: "gone" });
});

test("durations are parsed as a minifier may write them", () => {
  expect(["450ms", " .45s", "0s", ""].map(milliseconds)).toEqual([450, 450, 0, 0]);
});
