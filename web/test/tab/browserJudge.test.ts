import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseHouse } from "../../src/protocol/currentHouse";
import type { Question } from "../../src/protocol/house";
import type { Judge } from "../../src/protocol/judge";
import { serverHouse } from "../../src/protocol/serverHouse";
import { BrowserJudge } from "../../src/tab/browserJudge";
import { type JudgeDoor, JudgeLine } from "../../src/tab/judgeLine";
import type { FromJudge, ToJudge } from "../../src/tab/messages";
import { canJudge } from "../../src/tab/openJudge";

let door: JudgeDoor;
let sent: ToJudge[];
let asked: Question[];
let judge: BrowserJudge;
const HINT = { table: "0123456789abcdef", own: 0, round: 1 };
const REVIEW = { key: "0123456789abcdef", match: 0 };
const house = { hint: async () => ({ why: "house" }), review: async () => ({ why: "house" }) } satisfies Judge;
const tell = (message: FromJudge) => door.onmessage?.({ data: message } as MessageEvent<FromJudge>);
const settled = () => vi.waitFor(() => expect(sent).not.toHaveLength(0));

beforeEach(() => {
  [sent, asked] = [[], []];
  door = { postMessage: (message) => sent.push(message), onmessage: null, onerror: null };
  judge = new BrowserJudge(new JudgeLine(() => door), house);
  const answers: Record<string, string> = {
    hint_position: '{"version":7,"position":"[1]"}',
    record_of_match: "record",
  };
  chooseHouse({
    ...serverHouse,
    ask: async (question) => {
      asked.push(question);
      return new Response(answers[question.name]);
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  chooseHouse(serverHouse);
});

test("a hint is made of the position that the house gives", async () => {
  const hint = judge.hint(HINT);
  await settled();
  expect(sent).toEqual([{ is: "hint", id: 0, version: 7, position: "[1]", round: 1 }]);
  tell({ is: "answer", id: 0, text: '{"worlds":9}' });
  expect(await hint).toEqual({ worlds: 9 });
  expect(asked.map(({ name, args }) => [name, args])).toEqual([["hint_position", { table: HINT.table, own: 0 }]]);
});

test("the house gives the hint where this browser fails", async () => {
  const hint = judge.hint(HINT);
  await settled();
  tell({ is: "failure", id: 0, detail: "BadPosition" });
  expect(await hint).toEqual({ why: "house" });
});

test("the house gives the hint while the worker starts for too long, and later where it thinks for too long", async () => {
  vi.useFakeTimers();
  const first = judge.hint(HINT);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toEqual({ why: "house" });
  tell({ is: "answer", id: 0, text: "{}" });
  const second = judge.hint(HINT);
  await vi.advanceTimersByTimeAsync(10_000);
  tell({ is: "answer", id: 1, text: '{"worlds":9}' });
  expect(await second).toEqual({ worlds: 9 });
  const third = judge.hint(HINT);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await third).toEqual({ why: "house" });
});

test("a review is made of the record, and each request gets its progress", async () => {
  const first = judge.review(REVIEW);
  await settled();
  expect(sent).toEqual([{ is: "review", id: 0, record: new TextEncoder().encode("record") }]);
  tell({ is: "progress", id: 0, text: '{"done":1}' });
  expect(await first).toEqual({ done: 1 });
  tell({ is: "progress", id: 0, text: '{"done":2}' });
  expect(await judge.review(REVIEW)).toEqual({ done: 2 });
  tell({ is: "answer", id: 0, text: '{"done":3}' });
  await vi.waitFor(async () => expect(await judge.review(REVIEW)).toEqual({ done: 3 }));
  expect(sent).toHaveLength(1);
});

test("the house makes a review that has failed here, or does not begin in time", async () => {
  const first = judge.review(REVIEW);
  await settled();
  tell({ is: "progress", id: 0, text: '{"done":1}' });
  await first;
  tell({ is: "failure", id: 0, detail: "" });
  await vi.waitFor(async () => expect(await judge.review(REVIEW)).toEqual({ why: "house" }));
  vi.useFakeTimers();
  const late = judge.review({ ...REVIEW, match: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await late).toEqual({ why: "house" });
  tell({ is: "progress", id: 1, text: '{"done":1}' });
  expect(await judge.review({ ...REVIEW, match: 1 })).toEqual({ why: "house" });
});

test("a worker whose script cannot be fetched is not asked again", async () => {
  const hint = judge.hint(HINT);
  await settled();
  door.onerror?.({ message: "" } as ErrorEvent);
  expect(await hint).toEqual({ why: "house" });
  expect(await judge.hint(HINT)).toEqual({ why: "house" });
  expect(sent).toHaveLength(1);
});

test.each([
  [{}, true],
  [{ deviceMemory: 4 }, true],
  [{ deviceMemory: 2 }, false],
  [{ connection: { saveData: true } }, false],
])("whether a browser judges on the device %o", (navigator, expected) => {
  const scope = { WebAssembly, BigInt64Array, Worker: class {}, navigator };
  expect(canJudge(scope as unknown as typeof globalThis)).toBe(expected);
  expect(canJudge({ ...scope, WebAssembly: undefined } as unknown as typeof globalThis)).toBe(false);
});
