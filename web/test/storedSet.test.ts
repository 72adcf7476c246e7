import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedSet } from "../src/parts/storedSet";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: stored.set.bind(stored),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const wordsOf = ({ words }: ReturnType<typeof storedSet>) => [...words.value].sort();

test("tabs that add to a set keep what the others have added", () => {
  const [first, other] = [storedSet("puzzles"), storedSet("puzzles")];
  first.add("sannin-1");
  other.add("sannin-2");
  first.add("sannin-3");
  expect(wordsOf(first)).toEqual(["sannin-1", "sannin-2", "sannin-3"]);
  expect(wordsOf(other)).toEqual(["sannin-1", "sannin-2"]);
  expect(wordsOf(storedSet("puzzles"))).toEqual(["sannin-1", "sannin-2", "sannin-3"]);
  expect(wordsOf(storedSet("lessons"))).toEqual([]);
});

test("a set lasts as long as the page where storage is forbidden", () => {
  vi.stubGlobal("localStorage", undefined);
  const set = storedSet("puzzles");
  set.add("sannin-1");
  set.add("sannin-2");
  expect(wordsOf(set)).toEqual(["sannin-1", "sannin-2"]);
});
