import { afterEach, beforeEach, expect, test } from "vitest";
import { failureIn, giveUp } from "../src/protocol/answers";
import { PROTOCOL } from "../src/protocol/messages";

let sockets: Socket[];

class Socket {
  static readonly OPEN = 1;
  readyState = Socket.OPEN;
  sent: { do: string; id: string }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  closed = false;

  constructor() {
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
const before = globalThis.WebSocket;
const table = { is: "table", protocol: PROTOCOL, version: 3, view: {}, record: [] };

beforeEach(() => {
  sockets = [];
  Object.assign(globalThis, { WebSocket: Socket });
});
afterEach(() => void Object.assign(globalThis, { WebSocket: before }));

test("a seat is given up over a short connection", async () => {
  const done = giveUp("/t/x/0");
  const [line] = sockets as [Socket];
  line.tell(table);
  line.tell({ is: "chat", whole: true, free: false, host: 0, said: [] });
  await Promise.resolve();
  expect(line.sent.map((message) => message.do)).toEqual(["give_up"]);
  line.tell({ is: "ack", id: line.sent[0]!.id, version: 4 });
  expect(await done).toBeNull();
  expect([line.closed, sockets.length]).toEqual([true, 1]);
});

test("a refused give-up shows its reason", async () => {
  const done = giveUp("/t/x/0");
  const [line] = sockets as [Socket];
  line.tell(table);
  await Promise.resolve();
  const why = { key: "table-over" };
  line.tell({ is: "nack", id: line.sent[0]!.id, code: "not_running", say: why, version: 3, view: {} });
  expect(await done).toEqual({ why: "The match is over", code: "not_running" });
});

test.each([
  [4403, null],
  [4404, null],
  [4410, "It was begun under rules that have changed since. Its record is kept."],
  [1006, "The server does not answer. Is it running?"],
])("a connection closed with %i shows its reason", async (code, why) => {
  const done = giveUp("/t/x/0");
  sockets[0]!.onclose({ code });
  expect((await done)?.why ?? null).toBe(why);
  expect(sockets.length).toBe(1);
});

test("an outdated page says that it must be reloaded", async () => {
  expect((await failureIn("outdated"))?.why).toMatch(/^The server has been updated/);
});
