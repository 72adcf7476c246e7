import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import type { HintAnswer, JudgedJson } from "../../src/protocol/messages";
import { Hint, spokenHint, worthText } from "../../src/table/hint";

const estimate = (mean: number) => ({ mean, low: mean - 0.1, high: mean + 0.1 });
const judged = (action: number, worth: number, lag: number, as_good = false): JudgedJson => ({
  actions: [action],
  said: { key: "action-flower", args: { card: { cards: "ABC"[action]! } } },
  worth: estimate(worth),
  lag: estimate(lag),
  as_good,
  why: [],
});

const answer = (more: boolean): HintAnswer => ({
  version: 1,
  worlds: 60,
  more,
  unit: { key: "stats-levels" },
  choices: [judged(0, 2.34, 0), judged(1, 2.3, 0.04, true), judged(2, -12.4, 14.7)],
  for_match: null,
});

function game() {
  return {
    path: "/t/x/0",
    viewer: 0,
    choosing: signal(true),
    record: signal<readonly unknown[]>([1, 2]),
    people: signal({ names: ["Aki", "Bea", "Cem"] }),
  };
}

/** Answer every request for a hint, first by one that has more to come. */
function answering() {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(answer(asked.length < 3)), { headers: { "content-type": "application/json" } });
  });
  return asked;
}

test("a hint is asked for until there is no more, and marks each choice", async () => {
  const asked = answering();
  const hint = new Hint(game());
  hint.toggle();
  await vi.waitFor(() => expect(hint.answer.value?.more).toBe(false));
  expect(asked).toHaveLength(3);
  expect(hint.mark([0])).toEqual({ text: "+2.3", words: "best choice, +2.3 levels", best: true });
  expect(hint.mark([1])).toEqual({ text: "≈", words: "as good as the best", best: false });
  expect(hint.mark([2])).toEqual({ text: "−15", words: "15 levels less than the best", best: false });
  expect(hint.mark([3])).toBeNull();
});

test("a hint goes when the choice is made, and a late answer is dropped", async () => {
  answering();
  const state = game();
  const hint = new Hint(state);
  hint.toggle();
  await vi.waitFor(() => expect(hint.answer.value).not.toBeNull());
  state.record.value = [1, 2, 3];
  expect([hint.open.value, hint.answer.value]).toEqual([false, null]);
  await new Promise((done) => setTimeout(done));
  expect(hint.answer.value).toBeNull();
  hint.toggle();
  state.choosing.value = false;
  expect(hint.open.value).toBe(false);
});

test("a screen reader hears what wins the match", () => {
  const for_match = { actions: [1], said: { key: "action-fold" }, more: estimate(0.126) };
  expect(spokenHint({ ...answer(false), for_match }, [])).toMatch(/To win the match: .*13 of 100 matches/);
  expect(spokenHint(answer(false), [])).not.toContain("match:");
});

test("values have a sign and meaningful digits", () => {
  expect([1.234, -0.5, 12.34, -152.3, 0.04, 0.001].map(worthText)).toEqual([
    "+1.2",
    "−0.5",
    "+12",
    "−152",
    "+0.04",
    "0",
  ]);
});
