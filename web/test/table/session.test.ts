import { beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL } from "../../src/protocol/messages";
import { Session } from "../../src/table/session";
import type { TableListener } from "../../src/table/tableLine";

let receive: (message: object) => void;
let sent: unknown[];

class Socket {
  static readonly OPEN = 1;
  readyState = Socket.OPEN;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};

  constructor() {
    receive = (message) => this.onmessage({ data: JSON.stringify(message) });
  }
  send(text: string) {
    sent.push(JSON.parse(text));
  }
  close() {}
}

let session: Session;
let heard: string[];
const hearer: TableListener = {
  arrive: (message) => void heard.push(`table ${message.version}`),
  enqueue: (message) => void heard.push(`entry ${message.version}`),
  catchUp: () => void heard.push("at once"),
};
const table = (version: number) => ({
  is: "table",
  protocol: PROTOCOL,
  version,
  family: "bashifen",
  view: {},
  record: [],
  past: [],
});
const entry = (version: number) => ({ is: "entry", version, changes: {}, record: [] });

beforeEach(() => {
  Object.assign(globalThis, { WebSocket: Socket, addEventListener: () => {}, removeEventListener: () => {} });
  Object.assign(globalThis, { document: { addEventListener: () => {}, removeEventListener: () => {} } });
  [heard, sent] = [[], []];
  session = new Session("/t/x/0", 0);
  session.start();
  return () => session.stop();
});

test("the first message names the game", () => {
  expect(session.family.value).toBeNull();
  receive(table(3));
  expect(session.family.value).toBe("bashifen");
});

test("a late listener receives the table and all events since", () => {
  receive(table(2));
  receive(table(3));
  receive(entry(4));
  session.attach(hearer);
  receive(entry(5));
  expect(heard).toEqual(["table 3", "entry 4", "entry 5"]);
});

test("the match is over as soon as its last entry arrives, whatever the page still shows", () => {
  receive(table(2));
  receive(entry(3));
  expect(session.attendance.over.value).toBe(false);
  receive({ ...entry(4), record: [{ e: "deal_end" }, { e: "match_end" }] });
  expect(session.attendance.over.value).toBe(true);
});

test("a session that was stopped before its start opens no line", () => {
  const opened = vi.fn();
  const listened = vi.fn();
  vi.stubGlobal(
    "WebSocket",
    class extends Socket {
      constructor() {
        super();
        opened();
      }
    },
  );
  vi.stubGlobal("addEventListener", listened);
  const left = new Session("/t/x/0", 0);
  left.stop();
  left.start();
  expect([opened, listened].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test("a choice is pending until it is answered", async () => {
  receive(table(3));
  session.act([5, 54]);
  expect(sent).toMatchObject([{ do: "act", version: 3, actions: [5, 54] }]);
  expect(session.sending.value).toBe(true);
  const { id } = sent[0] as { id: string };
  receive({ is: "nack", id, code: "illegal", say: { key: "table-over" }, version: 3, view: {} });
  expect(session.sending.value).toBe(false);
  await vi.waitFor(() => expect(session.refusal.value?.say.key).toBe("table-over"));
});

test("the reason of a refused command is shown to its sender", async () => {
  receive(table(3));
  const asked = session.attendance.actions.ask({ do: "chat", text: "so" });
  const { id } = sent[0] as { id: string };
  receive({ is: "nack", id, code: "phrases_only", say: { key: "meet-phrases-only" }, version: 3, view: {} });
  expect(await asked).toEqual({ why: "Only ready-made phrases are allowed at this table", code: "phrases_only" });
  expect(session.refusal.value).toBeNull();
});
