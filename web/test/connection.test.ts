import { beforeEach, describe, expect, test } from "vitest";
import { Connection, type Status } from "../src/protocol/connection";
import { PROTOCOL } from "../src/protocol/messages";

class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: { do: string; id?: string; version?: number }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
let sockets: Socket[];
let timers: { action: () => void; milliseconds: number }[];
let heard: string[];
let statuses: Status[];
let connection: Connection;
const now = () => sockets.at(-1)!;
const table = (version: number) => ({ is: "table", protocol: PROTOCOL, version, view: {}, record: [] });
const entry = (version: number) => ({ is: "entry", version, view: {}, record: [] });
/** Let the timer that was set last go off. */
const wait = () => timers.pop()!.action();

beforeEach(() => {
  [sockets, timers, heard, statuses] = [[], [], [], []];
  let ids = 0;
  const listener = {
    status: (status: Status) => void statuses.push(status),
    gathering: () => undefined,
    table: ({ version }: { version: number }) => void heard.push(`table ${version}`),
    entry: ({ version }: { version: number }) => void heard.push(`entry ${version}`),
    sideMessage: ({ is }: { is: string }) => void heard.push(is),
    caughtUp: () => void heard.push("caught up"),
    ack: ({ id }: { id: string }) => void heard.push(`ack ${id}`),
    nack: ({ code }: { code: string }) => void heard.push(`nack ${code}`),
  };
  connection = new Connection("/t/x/0", listener, {
    open(url) {
      sockets.push(new Socket(url));
      return now();
    },
    later(action, milliseconds) {
      const timer = { action, milliseconds };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    newId: () => {
      ids += 1;
      return `id${ids}`;
    },
    random: () => 0.5,
  });
  connection.start();
  now().open();
  now().tell(table(3));
});

test("entries are applied in order and old ones are skipped", () => {
  now().tell(entry(4));
  now().tell(entry(4));
  expect(heard).toEqual(["table 3", "entry 4"]);
  expect(connection.version).toBe(4);
});

test("a gap between versions requests the missing entries", () => {
  now().tell(entry(6));
  expect(now().sent).toEqual([{ do: "sync", version: 3 }]);
  now().tell(table(6));
  expect(heard).toEqual(["table 3", "table 6"]);
});

test("one choice is sent at a time until it is acknowledged", () => {
  connection.act([5]);
  connection.act([6]);
  expect(now().sent).toEqual([{ do: "act", id: "id1", version: 3, actions: [5] }]);
  now().tell({ is: "ack", id: "id1", version: 4 });
  expect(connection.busy).toBe(false);
});

test("an unacknowledged choice is sent again with its id", () => {
  connection.act([5]);
  now().close();
  wait();
  expect(now().url).toBe("/t/x/0/ws?version=3");
  now().open();
  expect(now().sent).toEqual([]);
  now().tell(table(4));
  expect(now().sent).toEqual([{ do: "act", id: "id1", version: 3, actions: [5] }]);
});

describe("a command beside the game", () => {
  const wish = { do: "wish", of: "end", wish: true } as const;
  const sent = { ...wish, id: "id1" };

  test("is answered by its id and is no choice", async () => {
    const [done, refused] = [connection.ask(wish), connection.ask({ do: "chat", phrase: "hello" })];
    connection.act([5]);
    expect(now().sent.map(({ id }) => id)).toEqual(["id1", "id2", "id3"]);
    const nack = { is: "nack", id: "id2", code: "silenced", version: 3, view: {} };
    now().tell(nack);
    now().tell({ is: "ack", id: "id1", version: 3 });
    expect([await done, await refused]).toEqual([null, nack]);
    expect([connection.busy, heard]).toEqual([true, ["table 3"]]);
  });

  test("is sent again once on each new connection until it is answered", async () => {
    const done = connection.ask(wish);
    now().close();
    wait();
    now().open();
    expect(now().sent).toEqual([]);
    now().tell({ is: "gathering", protocol: PROTOCOL });
    now().tell({ is: "gathering", protocol: PROTOCOL });
    expect(now().sent).toEqual([sent]);
    now().tell({ is: "ack", id: "id1", version: 0 });
    expect(await done).toBeNull();
    now().close();
    wait();
    now().open();
    now().tell(table(4));
    expect(now().sent).toEqual([]);
  });

  test("is not sent without a connection or before the table message", async () => {
    now().close();
    expect(await connection.ask(wish)).toBe("lost");
    wait();
    now().open();
    expect(await connection.ask(wish)).toBe("lost");
    now().tell(table(3));
    expect(now().sent).toEqual([]);
  });

  test("is answered with the reason where the connection has ended for good", async () => {
    const done = connection.ask({ do: "give_up" });
    now().close(4403);
    expect(await done).toBe("refused");
  });
});

test("a returning viewer receives the missing entries and sends unacknowledged choices again", () => {
  connection.act([5]);
  now().close();
  wait();
  now().open();
  now().tell({ is: "since", protocol: PROTOCOL, version: 5 });
  expect(now().sent).toEqual([{ do: "act", id: "id1", version: 3, actions: [5] }]);
  now().tell(entry(4));
  now().tell(entry(5));
  expect(heard).toEqual(["table 3", "entry 4", "entry 5"]);
  expect(connection.version).toBe(5);
});

test("many missed entries are applied at once, and later ones are animated", () => {
  now().tell({ is: "since", protocol: PROTOCOL, version: 10 });
  for (let version = 4; version <= 11; version += 1) now().tell(entry(version));
  expect(heard.slice(-3)).toEqual(["entry 10", "caught up", "entry 11"]);
});

test("a refusal ends the choice, and a stale one requests the missing entries", () => {
  connection.act([5]);
  now().tell({ is: "nack", id: "id1", code: "stale", version: 5, view: {} });
  expect(connection.busy).toBe(false);
  expect(now().sent.at(-1)).toEqual({ do: "sync", version: 3 });
});

test("reconnecting waits longer each time and starts over after a success", () => {
  const waits: number[] = [];
  for (let failure = 0; failure < 7; failure += 1) {
    now().close();
    waits.push(timers.at(-1)!.milliseconds);
    wait();
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000]);
  now().open();
  now().tell(table(3));
  now().close();
  expect(timers.at(-1)!.milliseconds).toBe(400);
});

test("a restarting server is retried soon for a while", () => {
  now().close(1012);
  for (let time = 0; time < 40; time += 1) {
    expect([statuses.at(-1), timers.at(-1)!.milliseconds]).toEqual(["moving", 500]);
    wait();
    now().close();
  }
  expect([statuses.at(-1), timers.at(-1)!.milliseconds]).toEqual(["lost", 400]);
  wait();
  now().open();
  now().tell(table(3));
  expect(statuses.at(-1)).toBe("open");
});

test("a hurried reconnection does not wait", () => {
  now().close();
  connection.hurry();
  expect(sockets).toHaveLength(2);
  connection.hurry();
  expect(sockets).toHaveLength(2);
});

test("a silent connection counts as lost", () => {
  wait();
  expect(now().sent).toEqual([{ do: "ping" }]);
  now().tell({ is: "pong" });
  wait();
  expect(now().sent).toHaveLength(2);
  expect(statuses.at(-1)).toBe("open");
  wait();
  expect(statuses.at(-1)).toBe("lost");
});

test("a hurry on an open connection sends a ping", () => {
  connection.hurry();
  expect(now().sent).toEqual([{ do: "ping" }]);
  expect(timers.at(-1)!.milliseconds).toBe(4000);
  wait();
  wait();
  expect(sockets).toHaveLength(2);
});

describe("the end of a connection", () => {
  test.each([
    [4404, "gone"],
    [4403, "refused"],
    [4410, "old"],
  ])("is final with close code %i: %s", (code, status) => {
    now().close(code);
    expect(statuses.at(-1)).toBe(status);
    expect(timers).toEqual([]);
  });

  test.each([
    [{ is: "fanfare" }],
    [{ ...table(3), protocol: PROTOCOL + 1 }],
    [{ is: "since", protocol: PROTOCOL + 1 }],
    [null],
  ])("is final after a message of another version of the page: %j", (message) => {
    now().tell(message!);
    expect(statuses.at(-1)).toBe("outdated");
    expect(timers).toEqual([]);
  });
});

test("a read bill is reported with the known version", () => {
  connection.start();
  now().open();
  now().tell(table(4));
  now().tell(entry(5));
  connection.reportRead();
  expect(now().sent).toEqual([{ do: "read", version: 5 }]);
});

test("presence messages have no version", () => {
  connection.start();
  now().open();
  now().tell(table(4));
  now().tell({ is: "presence", here: [0], watching: 0, same: [] });
  now().tell(entry(5));
  expect(heard.slice(-3)).toEqual(["table 4", "presence", "entry 5"]);
  expect(connection.version).toBe(5);
});
