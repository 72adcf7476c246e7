import { IDBFactory } from "fake-indexeddb";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { chooseHouse } from "../../src/protocol/currentHouse";
import type { FactForm, FactKeys } from "../../src/protocol/messages";
import { serverHouse } from "../../src/protocol/serverHouse";
import { type Step, TallySession } from "../../src/tally/session";
import { removeTally, type StoredTally, storedTally, storeTally } from "../../src/tally/store";

/** A house whose deals are any facts: they are closed at once, and never refused. */
interface Notebook {
  deals: FactKeys[][];
  facts: FactKeys[];
}

function after({ deals, facts }: Notebook, step: Step): Notebook {
  if (step.do === "enter") return { deals, facts: [...facts, step.fact] };
  if (step.do === "undo") return { deals, facts: facts.slice(0, -1) };
  if (step.do === "close") return { deals: [...deals, facts], facts: [] };
  if (step.do === "reopen") return { deals: deals.slice(0, step.deal - 1), facts: deals[step.deal - 1]! };
  if (step.do === "correct" && step.deal > deals.length) return { deals, facts: step.facts };
  if (step.do === "correct") return { deals: deals.with(step.deal - 1, step.facts), facts };
  return { deals, facts };
}

const TALLY: StoredTally = {
  id: "match",
  notebook: JSON.stringify({ deals: [], facts: [] } satisfies Notebook),
  game: "sannin",
  names: ["Aki", "Ben", "Chie"],
  deals: 0,
  result: null,
  draft: null,
  begun: 1,
  changed: 1,
};
const FORM: FactForm = { what: "sage", seat: 0 };

let isBroken = false;
/** The notebook that the house cannot be asked about. */
let unasked = "";
let session: TallySession;

beforeAll(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  chooseHouse({
    ...serverHouse,
    ask: async ({ args }) => {
      const { notebook, step } = args as { notebook: string; step: Step };
      if (notebook === unasked) throw new Error("no line");
      const { deals, facts } = after(JSON.parse(notebook), step);
      return Response.json({
        notebook: JSON.stringify({ deals, facts }),
        ...{ game: "sannin", options: {}, names: TALLY.names, money: null, result: null, news: [], changes: [] },
        next: null,
        deals: isBroken ? undefined : deals,
        facts: facts.map((fact) => ({ fact })),
      });
    },
  });
});
beforeEach(async () => {
  isBroken = false;
  unasked = "";
  await storeTally(TALLY);
  session = await opened();
});
afterEach(() => removeTally(TALLY.id));
afterAll(() => chooseHouse(serverHouse));

async function opened(): Promise<TallySession> {
  const tab = new TallySession((await storedTally(TALLY.id))!);
  await tab.open();
  return tab;
}
const enter = async (tab: TallySession, ...seats: number[]) => {
  for (const seat of seats) expect(await tab.enter(FORM, { seat })).toBe(true);
};
const seatsOf = (tab: TallySession) =>
  tab.shown.value!.facts.map(({ fact }) => ("seat" in fact ? fact.seat : undefined));

test("a correction that is finished twice is done once, and the next step is taken", async () => {
  await enter(session, 0, 1);
  await session.step({ do: "close" });
  await session.reopen(1);
  await session.drop(0);
  expect(await Promise.all([session.finishDraft(), session.finishDraft()])).toEqual([true, false]);
  await enter(session, 2);
  expect(JSON.parse(session.whole.value!.notebook).deals).toEqual([[{ what: "sage", seat: 1 }]]);
});

test("a step is taken after one whose answer cannot be read", async () => {
  isBroken = true;
  await expect(session.step({ do: "close" })).rejects.toThrow(TypeError);
  isBroken = false;
  await enter(session, 2);
});

test.each([
  ["two facts", [0, 1, 2], [0, 1], [2]],
  ["the last two", [0, 1, 2], [2, 1], [0]],
  ["one fact twice", [0, 1, 2], [0, 0], [1, 2]],
  ["the later of two equal facts", [0, 1, 0], [2], [0, 1]],
  ["two equal facts", [0, 1, 0], [0, 2], [1]],
])("%s are taken back quickly", async (_, entered, places, left) => {
  await enter(session, ...entered);
  await Promise.all(places.map((place) => session.drop(place)));
  expect(seatsOf(session)).toEqual(left);
});

test("of two tabs the one that comes second shows what the first has stored, and goes on from there", async () => {
  const other = await opened();
  await enter(session, 0, 1);
  expect(await other.enter(FORM, { seat: 2 })).toBe(false);
  expect(other.refusal.value).toContain("another tab");
  expect(seatsOf(other)).toEqual([0, 1]);
  await enter(other, 2);
  expect(other.refusal.value).toBe("");
  expect(seatsOf(await opened())).toEqual([0, 1, 2]);
});

test("a correction in another tab is shown with its draft", async () => {
  await enter(session, 0, 1);
  await session.step({ do: "close" });
  const other = await opened();
  await session.reopen(1);
  await session.drop(0);
  expect(await other.reopen(1)).toBe(false);
  expect(seatsOf(other)).toEqual([1]);
  expect(await other.finishDraft()).toBe(true);
  expect(await session.leaveDraft()).toBe(false);
  expect(session.draft.value).toBeNull();
  expect(JSON.parse(session.whole.value!.notebook).deals).toEqual([[{ what: "sage", seat: 1 }]]);
});

test("a tally that another tab has removed is not stored again", async () => {
  await removeTally(TALLY.id);
  expect(await session.enter(FORM, { seat: 0 })).toBe(false);
  expect(session.refusal.value).toContain("no such match");
  expect(await storedTally(TALLY.id)).toBeUndefined();
});

test("a correction about which the house cannot be asked is kept until it can", async () => {
  await enter(session, 0, 1);
  await session.step({ do: "close" });
  await session.reopen(1);
  await session.drop(0);
  unasked = (await storedTally(TALLY.id))!.draft!.notebook;
  const other = await opened();
  expect(other.whole.value).toBeNull();
  expect(other.refusal.value).toContain("does not answer");
  unasked = "";
  expect(seatsOf(await opened())).toEqual([1]);
});
