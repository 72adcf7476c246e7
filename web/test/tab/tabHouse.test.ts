import { beforeEach, expect, test } from "vitest";
import { chooseHouse } from "../../src/protocol/currentHouse";
import { serverHouse } from "../../src/protocol/serverHouse";
import { fileAt } from "../../src/tab/files";
import type { FromWorker, HouseProblem, ToWorker } from "../../src/tab/messages";
import { TabHouse, type WorkerDoor } from "../../src/tab/tabHouse";

let door: WorkerDoor;
let sent: ToWorker[];
let problems: HouseProblem[];
let events: string[];
let house: TabHouse;
const asked = () => sent.at(-1) as Extract<ToWorker, { is: "ask" }>;
const tell = (message: FromWorker) => door.onmessage?.({ data: message } as MessageEvent<FromWorker>);
const answer = (parts: Partial<Extract<FromWorker, { is: "answer" }>>) =>
  tell({ is: "answer", id: asked().id, text: "{}", file: null, refusal: null, ...parts });
const question = { name: "games", address: "GET /api/games", args: {}, language: "ja" };

beforeEach(() => {
  [sent, problems, events] = [[], [], []];
  door = { postMessage: (message) => sent.push(message), onmessage: null, onerror: null };
  house = new TabHouse(Promise.resolve(door), {
    ready: () => events.push("ready"),
    problem: (problem) => problems.push(problem),
    opened: () => events.push("opened"),
  });
});

test("an operation is asked by its name, with its arguments as JSON", async () => {
  const asking = house.ask({ ...question, name: "open_table", args: { game: "sannin", seat: undefined } });
  await Promise.resolve();
  expect(asked()).toEqual({ is: "ask", id: 0, name: "open_table", arguments: '{"game":"sannin"}', language: "ja" });
  answer({ text: '{"path":"/t/a/0"}' });
  expect(await (await asking).json()).toEqual({ path: "/t/a/0" });
  expect(events).toEqual(["opened"]);
});

test("answers come in any order", async () => {
  const [first, second] = [house.ask(question), house.ask(question)];
  await Promise.resolve();
  tell({ is: "answer", id: 1, text: '"second"', file: null, refusal: null });
  tell({ is: "answer", id: 0, text: '"first"', file: null, refusal: null });
  expect([await (await first).json(), await (await second).json()]).toEqual(["first", "second"]);
});

test("a refusal is an answer that is not ok", async () => {
  const asking = house.ask(question);
  await Promise.resolve();
  answer({ refusal: '{"code":"needs_server"}' });
  const refused = await asking;
  expect(refused.ok).toBe(false);
  expect(await refused.json()).toEqual({ code: "needs_server" });
});

test("a file is sent beside the arguments", async () => {
  const data = new TextEncoder().encode("record");
  void house.ask({ ...question, name: "send_record", args: { name: "a.jsonl", data } });
  await Promise.resolve();
  expect(asked().data).toBe(data);
  expect(asked().arguments).toBe('{"name":"a.jsonl"}');
});

test("a link to a file is answered by its operation", async () => {
  chooseHouse(house);
  try {
    const asking = fileAt("/t/abc/2/record.jsonl");
    await Promise.resolve();
    expect([asked().name, asked().arguments]).toEqual(["record", '{"table":"abc","viewer":"2"}']);
    answer({ file: ["abc.jsonl", "application/jsonl", new TextEncoder().encode("lines")] });
    const file = (await asking) as Blob;
    expect([await file.text(), file.type]).toEqual(["lines", "application/jsonl"]);
    expect(fileAt("/t/abc/2")).toBeNull();
  } finally {
    chooseHouse(serverHouse);
  }
});

test("an error of one question fails that question alone", async () => {
  const [first, second] = [house.ask(question), house.ask(question)];
  await Promise.resolve();
  tell({ is: "failure", id: 0, detail: "KeyError" });
  await expect(first).rejects.toThrow("KeyError");
  answer({ text: "1" });
  expect(await (await second).json()).toBe(1);
  expect(problems).toEqual([]);
});

test("a problem of the house fails all questions", async () => {
  const asking = house.ask(question);
  await Promise.resolve();
  tell({ is: "problem", problem: { kind: "storage", detail: "no database" } });
  await expect(asking).rejects.toThrow("no database");
  expect(problems).toEqual([{ kind: "storage", detail: "no database" }]);
});

test("a worker whose script cannot be fetched is a problem", async () => {
  await Promise.resolve();
  door.onerror?.({} as ErrorEvent);
  expect(problems.map(({ kind }) => kind)).toEqual(["fetching"]);
});
