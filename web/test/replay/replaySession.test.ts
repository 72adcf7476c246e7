import { expect, test, vi } from "vitest";
import { LoadedRecord } from "../../src/replay/loadedRecord";
import { ReplaySession, type Table } from "../../src/replay/replaySession";

const OUTLINE = {
  key: "k",
  house: false,
  matches: [{ game: "sannin", family: "hanafuda", names: ["a", "b", "c"], deals: [{ n: 1, moments: 2, marks: [] }] }],
};
const entry = (version: number) => ({ is: "entry", version, changes: {}, record: [], told: [] });
const DEAL = { table: { version: 0, view: {}, sheet: {}, record: [], told: [] }, entries: [entry(1), entry(2)] };

const json = (content: object) => new Response(JSON.stringify(content));

/** A session of a record from outside; its deal is answered by `arrive`. */
async function opened() {
  let arrive = () => {};
  const deal = new Promise<Response>((answer) => {
    arrive = () => answer(json(DEAL));
  });
  vi.stubGlobal("fetch", (address: string) => (address === "/api/replays" ? Promise.resolve(json(OUTLINE)) : deal));
  const record = await LoadedRecord.open({ record: new Uint8Array(), fragment: "#z=" });
  const moved = vi.fn();
  const table = { arrive: vi.fn(), catchUp: vi.fn(), enqueue: vi.fn() };
  const place = { match: 0, deal: 0, at: 1, viewer: "table" as const, open: false };
  const session = new ReplaySession(record as LoadedRecord, place, moved);
  session.attach(table as unknown as Table);
  return { session, moved, table, arrive };
}

test("a deal that arrives is shown", async () => {
  const { session, moved, table, arrive } = await opened();
  arrive();
  await vi.waitFor(() => expect(moved).toHaveBeenCalledOnce());
  expect(table.arrive).toHaveBeenCalledOnce();
  session.stop();
});

test("a deal that arrives after the replay was left is not shown, and moves nothing", async () => {
  const { session, moved, table, arrive } = await opened();
  session.stop();
  arrive();
  await session.sheet(); // the same deal, which has arrived then
  await new Promise((done) => setTimeout(done));
  expect([table.arrive, table.catchUp, moved].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});
