import { expect, test } from "vitest";
import { DamagedJournal, NoStorage } from "../../src/tab/journal";
import { MissingPart, problemOf } from "../../src/tab/problems";

test.each([
  ["fetching", new MissingPart("rooms.zip: 404")],
  ["storage", new NoStorage("InvalidStateError")],
  ["damaged", new DamagedJournal("a")],
  ["full", new DOMException("no room", "QuotaExceededError")],
  ["failed", new TypeError("x is undefined")],
  ["failed", "a text"],
])("an error is the problem %s", (kind, error) => {
  expect(problemOf(error)).toEqual({ kind, detail: String(error) });
});
