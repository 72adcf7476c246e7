/** Checks that no selector is unused or missing, and that all styles change at the same few sizes. */

import { describe, expect, test } from "vitest";
import index from "../index.html?raw";
import { render, names as rulesNames } from "../rules.mjs";
import { type Names, namesIn, type Sheet, sheetOf } from "./sources";

const STYLES = import.meta.glob<string>("../src/**/*.css", { eager: true, query: "?raw", import: "default" });
const SOURCES = import.meta.glob<string>(["../src/**/*.{ts,tsx}", "!../src/words/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const sheets = Object.entries(STYLES).map(([path, text]) => ({ path, text, ...sheetOf(text) }));
const files = Object.entries(SOURCES).map(([path, text]) => namesIn(path, text));

const named = (pick: keyof Names) => new Set(files.flatMap((file) => [...file[pick]]));
const styled = (pick: keyof Sheet) => new Set(sheets.flatMap((sheet) => [...sheet[pick]]));
const missing = (names: Iterable<string>, ...sets: Set<string>[]) =>
  [...names].filter((name) => !sets.some((set) => set.has(name)));

/** The classes of the rendered rules. */
const written = new Set(
  [index, ...rulesNames().map((name) => render(name).html)].flatMap((html) =>
    [...html.matchAll(/class="([^"]+)/g)].flatMap(([, names]) => names!.split(" ")),
  ),
);
const classes = named("classes");
const beginnings = [...named("beginnings")];
const undrawn = (names: Iterable<string>) =>
  missing(names, classes, written).filter((name) => !beginnings.some((start) => name.startsWith(start)));

test("every styled or queried class is used by a component", () => {
  for (const { path, classes: own } of sheets) expect(undrawn(own), path).toEqual([]);
  expect(undrawn(named("sought"))).toEqual([]);
});

test("every class of a component is styled or queried", () => {
  expect(missing(classes, styled("classes"), named("sought"))).toEqual([]);
});

test("every styled data attribute is set", () => {
  expect(missing(styled("data"), named("data"))).toEqual([]);
});

test("every used custom property is set, and every set one is used", () => {
  const [sets, uses, properties] = [styled("sets"), styled("uses"), named("properties")];
  expect(missing(uses, sets, properties)).toEqual([]);
  expect(missing(sets, uses, properties)).toEqual([]);
  expect(missing(properties, uses, sets)).toEqual([]);
});

test("every style sheet is beside its component or is shared by all pages", () => {
  const imported = Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.matchAll(/^import "(\.[^"]+\.css)";$/gm)].map(([, sheet]) => {
      return { sheet: new URL(sheet!, `file:///test/${path}`).pathname.replace("/src/", "../src/"), path };
    }),
  );
  for (const { path } of sheets)
    expect(
      imported.map(({ sheet }) => sheet),
      path,
    ).toContain(path);
});

describe("media and container queries", () => {
  /** The sizes at which anything changes, in pixels. */
  const WIDTHS = [400, 600, 700, 900, 1200, 1400, 2200, 3200];
  const HEIGHTS = [480, 560, 740, 860, 1200, 1700];
  const sizes = (side: "width" | "height") =>
    [...styled("conditions")].flatMap((condition) => [
      ...[...condition.matchAll(new RegExp(`${side} [<>]=? (\\d+)px`, "g"))].map(([, size]) => Number(size)),
      ...[...condition.matchAll(new RegExp(`(\\d+)px [<>]=? ${side}`, "g"))].map(([, size]) => Number(size)),
    ]);

  test("use only a few sizes", () => {
    expect(new Set(sizes("width"))).toEqual(new Set(WIDTHS));
    expect(new Set(sizes("height"))).toEqual(new Set(HEIGHTS));
  });

  /** Styles of dialogs and pages, whose size is that of the window. */
  const OF_THE_WINDOW =
    /\/sheets\/|\/(Sheet|Decision|Bill|Result|Page|Room|RoomNav|PaceStatus|Term)\.css$|\/(start|rules|odds|style|lobby|waitingRoom|tally)\//;

  test("of a table depend on its container, not on the window", () => {
    const tables = sheets.filter(({ path }) => !OF_THE_WINDOW.test(path));
    expect(tables.length).toBeGreaterThan(40);
    for (const { path, text, conditions } of tables) {
      expect(
        [...conditions].filter((condition) => condition.startsWith("@media") && /width|height/.test(condition)),
        path,
      ).toEqual([]);
      if (!path.endsWith("table/TableLayout.css")) expect(text, path).not.toMatch(/\d[dsl]?v(w|h|i|b|min|max)\b/);
    }
  });
});
