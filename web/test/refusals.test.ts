import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { language } from "../src/preferences";
import { failureOfRefusal, fetchWords } from "../src/protocol/ask";
import { ReviewRequest } from "../src/review/request";
import { Hint } from "../src/table/hint";
import { currentLanguage, loadShelvesFor, offeredLanguages } from "../src/words/languages";
import { SHELVES, shelfOf } from "./catalogue";

let fetched: string[];
/** The shelf that cannot be fetched. */
let lost: string;
const before = offeredLanguages.value;

beforeEach(() => {
  fetched = [];
  lost = "statistics";
  offeredLanguages.value = [
    ...before,
    { code: "eo", tag: "eo", name: "eo", shelves: new Proxy({}, { get: (_, name) => String(name) }) as never },
  ];
  // Until the words of the wanted language are here, what was spoken goes on.
  language.value = "en";
  expect(currentLanguage.value).toBe("en");
  language.value = "eo";
  vi.stubGlobal("fetch", async (path: string) => {
    const name = path.split("/").at(-1)!;
    fetched.push(name);
    return { ok: name !== lost, status: 404, json: async () => (name in SHELVES ? shelfOf("en", name as never) : {}) };
  });
});
afterEach(() => {
  language.value = "";
  offeredLanguages.value = before;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the messages of a refusal are loaded before it is shown", async () => {
  const what = {
    key: "table-illegal",
    args: {
      seat: { seat: 0 },
      action: { key: "action-card", args: { card: { cards: "A" } } },
      legal: [{ key: "option-length" }, { key: "pairs-lead", args: { cards: { pack: ["SA"] } } }],
    },
  };
  await loadShelvesFor({ key: "record-at-line", args: { line: 3, what } });
  expect(fetched.sort()).toEqual(["bashifen", "flowers", "house", "records", "table"]);
  await loadShelvesFor({ key: "record-empty-file" });
  expect(fetched).toHaveLength(5);
});

test("a refusal whose messages cannot be loaded is shown like an unreachable server", async () => {
  expect(await failureOfRefusal({ say: { key: "stats-player" }, code: "unknown" })).toEqual({
    why: expect.stringContaining("does not answer"),
    unreachable: true,
  });
});

test("a hint whose words cannot be fetched says so", async () => {
  const hint = new Hint({
    path: "/t/x/0",
    viewer: 0,
    choosing: signal(true),
    record: signal([]),
    people: signal(null),
  });
  hint.toggle();
  await vi.waitFor(() => expect(hint.failure.value).toContain("does not answer"));
  expect(hint.open.value).toBe(true);
  hint.stop();
});

test("words that cannot be fetched are a failure like an unreachable server", async () => {
  expect(await fetchWords("house")).toBeNull();
  expect(await fetchWords("house", "statistics")).toMatchObject({ unreachable: true });
});

test("a review whose words cannot be fetched says so, and is asked for again", async () => {
  vi.useFakeTimers();
  const request = new ReviewRequest("key", 0);
  request.start();
  await vi.waitFor(() => expect(request.failure.value?.why).toContain("does not answer"));
  expect([request.wanted.value, request.hasWords.value]).toEqual([true, false]);
  lost = "";
  await vi.runOnlyPendingTimersAsync();
  await vi.waitFor(() => expect(request.answer.value).not.toBeNull());
  expect([request.hasWords.value, request.failure.value]).toEqual([true, null]);
  request.cancel();
});

test("a review that is cancelled and asked for again before the answer is asked for once at a time", async () => {
  vi.useFakeTimers();
  lost = "";
  const request = new ReviewRequest("key", 0);
  request.start();
  request.cancel();
  request.start();
  await vi.advanceTimersByTimeAsync(0);
  const asked = () => fetched.filter((name) => !(name in SHELVES)).length;
  const before = asked();
  await vi.advanceTimersByTimeAsync(700);
  expect(asked() - before).toBe(1);
  request.cancel();
});
