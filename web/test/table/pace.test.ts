import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Game } from "../../src/hanafuda/game";
import { speed } from "../../src/preferences";
import type { AnyEntryMessage, AnyTableMessage } from "../../src/protocol/connection";
import type { Change, Earlier, View } from "../../src/protocol/messages";
import type { Session } from "../../src/table/session";
import { fixtures } from "../hanafuda";

type Entry = (typeof fixtures.months)[number][number];

const BEAT = 450;
const READ = 1100;
const hidden = { value: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    get hidden() {
      return hidden.value;
    },
    documentElement: {},
    querySelectorAll: () => [],
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal("getComputedStyle", () => ({
    getPropertyValue: (token: string) =>
      token === "--m-beat" ? `${BEAT}ms` : token === "--m-read" ? `${READ}ms` : "0ms",
  }));
  hidden.value = false;
  speed.value = "brisk";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const all = (view: View): Record<string, Change> =>
  Object.fromEntries(Object.entries(view).map(([part, value]) => [part, [value]]));

/** A seat at a table that receives entries; its choices are in `acts`. */
function sit(first: Entry, record = first.record, past: Earlier[] = []) {
  const viewer = first.view.hands.findIndex((hand) => !hand.includes("?"));
  const acts: number[][] = [];
  const session = {
    path: "/t/x/0",
    viewer,
    ...Object.fromEntries(["sending", "ended"].map((name) => [name, signal(false)])),
    ...Object.fromEntries(["attach", "momentShown", "billClosed"].map((name) => [name, vi.fn()])),
    act: (actions: number[]) => acts.push(actions),
  };
  const game = new Game(session as unknown as Session);
  game.start();
  const names = first.view.hands.map((_, seat) => `${seat}`);
  const table = {
    game: "sannin",
    options: {},
    ...{ names, players: names.map(() => "person"), stand_ins: names.map(() => null) },
    viewer,
    money: "kan",
    fields: {},
    record,
    past,
    told: [],
    sheet: {},
    view: first.view,
  };
  game.arrive(table as unknown as AnyTableMessage);
  const send = ({ record: events, view }: Entry) =>
    game.enqueue({ record: events, told: events.map(() => []), changes: all(view) } as unknown as AnyEntryMessage);
  return { game, acts, viewer, send };
}

const [month] = fixtures.months as [Entry[]];

/** Show entries one by one, until this seat is asked for a card or there are none. */
function playOn(at: ReturnType<typeof sit>, entries: readonly Entry[]) {
  for (const entry of entries) {
    at.send(entry);
    vi.runAllTimers();
  }
}

describe("step-by-step speed", () => {
  beforeEach(() => (speed.value = "step"));

  test("stops at every move once", () => {
    const at = sit(month[0]!);
    const { game, viewer } = at;
    const seen: string[] = [];
    for (const entry of month.slice(1)) {
      at.send(entry);
      vi.runAllTimers();
      while (game.waiting.value) {
        const before = game.record.value.length;
        expect(game.ready.value).toBe(false);
        // However long one waits, and however often one taps elsewhere.
        vi.advanceTimersByTime(60_000);
        game.catchUp();
        expect(game.record.value).toHaveLength(before);
        game.step();
        const moves = game.record.value.slice(before).filter(({ e }) => e === "play" || e === "turn");
        expect(moves.length).toBeLessThanOrEqual(1);
        seen.push(...moves.map((move) => JSON.stringify(move)));
        vi.runAllTimers();
      }
      if (game.bill.value !== null) break;
    }
    const record = month.flatMap((entry) => entry.record);
    expect(game.record.value).toEqual(record.slice(0, game.record.value.length));
    // The person's own card needs no step; the stock card after it does.
    const others = game.record.value.filter(
      (event) => event.e === "turn" || (event.e === "play" && event.seat !== viewer),
    );
    expect(seen).toEqual(others.map((move) => JSON.stringify(move)));
    expect(seen.length).toBeGreaterThan(10);
  });

  test("shows the own move at once and stops at the stock card after it", () => {
    const at = sit(month[0]!);
    const { game, viewer } = at;
    let own = 0;
    for (const entry of month.slice(1)) {
      const [event] = entry.record;
      const mine = event?.e === "play" && event.seat === viewer;
      if (mine) {
        expect(game.ready.value).toBe(true);
        game.act([0]);
      }
      at.send(entry);
      if (mine) {
        own += 1;
        expect(game.waiting.value).toBe(false);
        expect(game.record.value.at(-1)).toEqual(event);
        vi.runAllTimers();
        if (entry.record.some(({ e }) => e === "turn")) expect(game.waiting.value).toBe(true);
      }
      vi.runAllTimers();
      while (game.waiting.value) {
        game.step();
        vi.runAllTimers();
      }
      if (game.bill.value !== null) break;
    }
    expect(own).toBeGreaterThan(2);
  });

  test("releases waiting moves when the speed is changed", () => {
    const at = sit(month[0]!);
    const next = month.slice(1).find(({ record }) => record.some(({ e }) => e === "play"))!;
    for (const entry of month.slice(1, month.indexOf(next) + 1)) at.send(entry);
    vi.runAllTimers();
    while (!at.game.waiting.value) {
      at.send(month[month.indexOf(next) + 1]!);
      vi.runAllTimers();
    }
    const shown = at.game.record.value.length;
    speed.value = "brisk";
    expect(at.game.waiting.value).toBe(false);
    vi.runAllTimers();
    expect(at.game.waiting.value).toBe(false);
    expect(at.game.record.value.length).toBeGreaterThan(shown);
  });
});

test("moves do not queue up in a background tab", () => {
  hidden.value = true;
  const at = sit(month[0]!);
  for (const entry of month.slice(1, 20)) at.send(entry);
  expect(at.game.record.value).toEqual(month.slice(0, 20).flatMap(({ record }) => record));
});

describe("the replay of the last moves", () => {
  /** The views and moves of a replay until it ends. */
  function watch(game: Game) {
    const seen: { view: unknown; move: number; event: unknown }[] = [];
    game.replayLast();
    for (let tick = 0; game.replay.value && tick < 100; tick += 1) {
      const { move, events } = game.replay.value;
      seen.push({ view: game.shownScene.value!.view, move, event: events[0] });
      vi.advanceTimersToNextTimer();
    }
    return seen;
  }

  test("starts from the earlier table and ends at the present one", () => {
    const at = sit(month[0]!);
    playOn(at, month.slice(1, 14));
    const { game } = at;
    const scene = game.scene.value;
    const [record, asked] = [game.record.value, game.isAsked.value];
    const seen = watch(game);
    const moves = record.filter(({ e }) => e === "play" || e === "turn").slice(-3);
    expect(seen[0]!.move).toBe(0);
    expect(seen.at(-1)!.move).toBe(3);
    expect(seen.at(-1)!.view).toBe(scene!.view);
    const events = [1, 2, 3].map((move) => seen.find((moment) => moment.move === move)!.event);
    expect(events).toEqual(moves);
    // Before the first of them its card had not been laid.
    const [first] = moves;
    const { field, stock, hands } = seen[0]!.view as View;
    expect(field).not.toContain(first?.e === "play" || first?.e === "turn" ? first.card : "");
    const cards = (view: Pick<View, "stock" | "hands">) => view.stock + view.hands.join("").length;
    expect(cards({ stock, hands })).toBe(cards(scene!.view) + 3);
    // Nothing that counts has changed.
    expect(game.scene.value).toBe(scene);
    expect(game.record.value).toBe(record);
    expect(game.isAsked.value).toBe(asked);
    expect(game.replay.value).toBeNull();
  });

  test("disables choices and ends with the first tap", () => {
    const at = sit(month[0]!);
    const until = month.findIndex(({ view }, index) => index > 12 && view.phase === "play" && view.turn === at.viewer);
    playOn(at, month.slice(1, until + 1));
    expect(at.game.ready.value).toBe(true);
    at.game.replayLast();
    expect(at.game.ready.value).toBe(false);
    at.game.act([0]);
    expect(at.acts).toEqual([]);
    at.game.catchUp();
    expect(at.game.replay.value).toBeNull();
    expect(at.game.ready.value).toBe(true);
    expect(at.game.shownScene.value).toBe(at.game.scene.value);
  });

  test("is visible at instant speed, and new moves wait meanwhile", () => {
    speed.value = "instant";
    const at = sit(month[0]!);
    playOn(at, month.slice(1, 12));
    at.game.replayLast();
    vi.advanceTimersByTime(BEAT);
    expect(at.game.replay.value).not.toBeNull();
    const shown = at.game.record.value.length;
    at.send(month[12]!);
    expect(at.game.record.value).toHaveLength(shown);
    vi.runAllTimers();
    expect(at.game.replay.value).toBeNull();
    expect(at.game.record.value.length).toBe(shown + month[12]!.record.length);
  });

  test("crosses the border of two months", () => {
    const end = month.findIndex(({ record }) => record.some(({ e }) => e === "deal_end"));
    const deal = end + month.slice(end).findIndex(({ record }) => record.some(({ e }) => e === "deal"));
    if (deal < end) return;
    const at = sit(month[0]!);
    playOn(at, month.slice(1, deal + 1));
    at.game.dismissBill();
    vi.runAllTimers();
    const months = watch(at.game).map(({ view }) => (view as { n: number }).n);
    expect(months[0]).toBe(1);
    expect(months.at(-1)).toBe(at.game.scene.value!.view.n);
  });

  test("does not start where nothing was seen", () => {
    const { game } = sit(month[0]!);
    expect(game.replayable.value).toBe(false);
    game.replayLast();
    expect(game.replay.value).toBeNull();
  });

  test("shows what this seat has seen", () => {
    const at = sit(month[0]!);
    const seen = new Set<unknown>();
    at.game.scene.subscribe((scene) => void seen.add(scene));
    playOn(at, month.slice(1, 14));
    at.game.replayLast();
    while (at.game.replay.value) {
      expect(seen).toContain(at.game.shownScene.value);
      vi.advanceTimersToNextTimer();
    }
  });

  test("is available to a newcomer as far as the server remembers", () => {
    const until = 14;
    const record = month.slice(0, until).flatMap((entry) => entry.record);
    const entry = (at: number) => ({ events: month[at]!.record.length, changes: all(month[at - 1]!.view) });
    const { game } = sit(month[until - 1]!, record, [13, 12, 11].map(entry));
    const at = sit(month[0]!);
    playOn(at, month.slice(1, until));
    const drawn = (moments: ReturnType<typeof watch>) =>
      moments.map(({ view, move, event }) => {
        const { hands, field, captured, stock, scores } = view as View;
        return {
          hands: hands.map((hand) => [...hand].sort().join("")),
          field: [...field].sort(),
          captured,
          stock,
          scores,
          move,
          event,
        };
      });
    const late = drawn(watch(game));
    expect(late.length).toBeGreaterThan(3);
    expect(late.slice(0, -1)).toEqual(drawn(watch(at.game)).slice(0, late.length - 1));
  });
});
