import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import { Game } from "../../src/hanafuda/game";
import type { AnyTableMessage } from "../../src/protocol/connection";
import type { Session } from "../../src/table/session";
import { fixtures } from "../hanafuda";

test("the own seat is not asked while a bot stands in", () => {
  const nothing = { addEventListener: () => {}, removeEventListener: () => {}, querySelectorAll: () => [] };
  vi.stubGlobal("document", { ...nothing, documentElement: {} });
  const { view, record } = fixtures.months.flat().find((entry) => entry.view.legal.length > 0)!;
  const session = {
    path: "/t/x/0",
    viewer: view.turn,
    sending: signal(false),
    ended: signal(false),
    attach: () => {},
    momentShown: () => {},
  };
  const game = new Game(session as unknown as Session);
  const names = view.hands.map((_, seat) => `${seat}`);
  const table = {
    game: "sannin",
    options: {},
    names,
    viewer: view.turn,
    money: "kan",
    fields: {},
    told: [],
    sheet: {},
  };
  const players = names.map(() => "person");
  const stand_ins = names.map(() => null);
  game.arrive({ ...table, players, stand_ins, record, past: [], view } as unknown as AnyTableMessage);
  expect(game.ready.value).toBe(true);
  game.table.value = { ...game.table.value!, stand_ins: [...stand_ins].with(view.turn!, "adept" as never) };
  expect(game.ready.value).toBe(false);
  vi.unstubAllGlobals();
});
