import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LessonSession, type Point } from "../../src/lessons/lessonSession";
import { litSelectors } from "../../src/lessons/lights";
import type { AnyEntryMessage, AnyTableMessage } from "../../src/protocol/connection";
import type { LessonAnswer } from "../../src/protocol/messages";

/** Entries 2 and 4 are the pupil's, of which the last has one way only. */
const CHOSEN = [null, [12], null, [13, 14], null];
const answer = {
  lesson: {
    game: "sannin",
    name: "deck",
    start: 1,
    end: 5,
    steps: [
      { at: 1, lit: ["field"] },
      { at: 1, lit: [] },
      { at: 5, lit: ["A"] },
    ],
    chosen: CHOSEN,
    panels: [],
    judged: { 1: [{ actions: [11], why: [{ side: "for", say: { key: "language-and" } }] }] },
  },
  table: {
    family: "hanafuda",
    viewer: 0,
    version: 0,
    record: [],
    told: [],
    view: { legal: [1, 2], phase: "play" },
    sheet: null,
  },
  entries: CHOSEN.map((_, at) => ({ version: at + 1, record: [], told: [], changes: {} })),
} as unknown as LessonAnswer;

class FakeTable {
  readonly caughtUp = signal(true);
  readonly shown: (AnyTableMessage | AnyEntryMessage)[] = [];
  arrive = (message: AnyTableMessage) => this.shown.push(message);
  enqueue = (message: AnyEntryMessage) => this.shown.push(message);
  catchUp() {}
}

let table: FakeTable;
let session: LessonSession;

beforeEach(() => {
  vi.useFakeTimers();
  table = new FakeTable();
  session = new LessonSession(answer, () => {});
  session.attach(table);
});
afterEach(() => {
  session.stop();
  vi.useRealTimers();
});

const versions = () => table.shown.map(({ version }) => version);

test("a lesson shows its text, asks for choices, and plays the other seats' moves", () => {
  expect(session.point.value).toEqual({ step: 1, wants: null, lit: ["field"] });
  expect(session.sending.value).toBe(true);
  session.act([12]);
  expect(versions()).toEqual([1]);
  session.goOn();
  expect(session.point.value).toEqual({ step: 2, wants: [12], lit: [] });
  expect(session.sending.value).toBe(false);
  session.goOn();
  expect(session.point.value!.step).toBe(2);
  session.act([12]);
  expect(session.point.value).toBeNull();
  vi.runAllTimers();
  expect(versions()).toEqual([1, 2, 3]);
  expect(session.point.value).toEqual({ step: null, wants: [13, 14], lit: [] });
});

test("a wrong choice changes nothing, is counted, and has the reasons against it", () => {
  session.goOn();
  session.act([11]);
  session.act([10]);
  expect([session.mistakes.value, versions()]).toEqual([2, [1]]);
  expect(session.reasons.value).toEqual([]);
  session.act([11]);
  expect(session.reasons.value.map(({ side }) => side)).toEqual(["for"]);
  session.act([12]);
  vi.runAllTimers();
  expect(session.mistakes.value).toBe(0);
});

test("cards are chosen in any order, and a finished lesson can begin again", () => {
  session.goOn();
  session.act([12]);
  vi.runAllTimers();
  session.act([14, 13]);
  vi.runAllTimers();
  expect(versions()).toEqual([1, 2, 3, 4, 5]);
  expect(session.point.value).toEqual({ step: 3, wants: null, lit: ["A"] });
  expect(session.over.value).toBe(true);
  session.begin();
  expect([session.over.value, session.point.value!.step, versions().at(-1)]).toEqual([false, 1, 1]);
});

test("places are highlighted by name, cards by letter or name, and choices to be made", () => {
  const point: Point = { step: 1, wants: [4, 56], lit: ["stock", "A"] };
  expect(litSelectors(point, "hanafuda")).toEqual([".field .stock", '[data-card="A"]', '[data-card="E"]']);
  expect(litSelectors({ ...point, lit: ["KS"], wants: [34, 53, 55] }, "bashifen")).toEqual([
    '[data-code="KS"]',
    '.wb[data-code="TD"]',
    '[data-action="34"]',
    '.wb[data-code="BJ"]',
    '[data-action="53"]',
    '[data-action="55"]',
  ]);
  expect(litSelectors(null, "hanafuda")).toEqual([]);
});
