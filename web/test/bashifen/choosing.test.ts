import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Game } from "../../src/bashifen/game";
import type { AnyTableMessage } from "../../src/protocol/connection";
import type { Session } from "../../src/table/session";
import { cards, hand, view } from "../bashifen";

beforeEach(() => {
  const nothing = { addEventListener: () => {}, removeEventListener: () => {}, querySelectorAll: () => [] };
  vi.stubGlobal("document", { ...nothing, documentElement: {} });
});
afterEach(() => vi.unstubAllGlobals());

/** Whether seat 0 has a choice when it has to play a number of cards; `must` are in every play. */
function isChoosing(count: number, must: string, may: string): boolean {
  const ask = { cards: count, suit: "S" as const, of: [], least: 0, pairs: 0, must: cards(must), may: cards(may) };
  const session = { path: "/t/x/0", viewer: 0, sending: signal(false), ended: signal(false), momentShown: () => {} };
  const game = new Game(session as unknown as Session);
  const seats = { names: ["0", "1", "2", "3"], players: Array(4).fill("person"), stand_ins: Array(4).fill(null) };
  const seen = view({ suits: hand({ S: "AS AS 9S 9S 5S" }), ask, legal: [1] });
  const table = { game: "bashifen", options: {}, viewer: 0, told: [], record: [], past: [], sheet: {}, ...seats };
  game.arrive({ ...table, view: seen } as unknown as AnyTableMessage);
  return game.choosing.value;
}

test("one of two pairs must be chosen where as many kinds as cards may be played", () => {
  expect(isChoosing(2, "", "AS 9S")).toBe(true);
});

test("cards that every legal play has need no choice", () => {
  expect(isChoosing(2, "AS AS", "AS")).toBe(false);
  expect(isChoosing(3, "AS AS", "AS 9S 5S")).toBe(true);
});
