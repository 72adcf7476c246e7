import { expect, test, vi } from "vitest";
import type { House, Question } from "../../src/protocol/house";
import { withStandIn } from "../../src/protocol/standIn";
import { answerInPlace } from "../../src/tab/answerInPlace";
import { type JudgeDoor, JudgeLine } from "../../src/tab/judgeLine";
import type { ToJudge } from "../../src/tab/messages";

const question = (name: string): Question => ({ name, address: "POST /api", args: { cards: "A" }, language: "ja" });
const outOfReach: House = {
  ask: () => Promise.reject(new TypeError("unreachable")),
  open: () => {
    throw new Error("no line");
  },
};

/** The response that a worker's answer makes, and what it was asked. */
async function responseOf(parts: object) {
  const sent: ToJudge[] = [];
  const door: JudgeDoor = { postMessage: (message) => sent.push(message), onmessage: null, onerror: null };
  const answer = answerInPlace(new JudgeLine(() => door), question("hand"));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const data = {
    is: "answer",
    id: 0,
    text: JSON.stringify({ text: null, file: null, refusal: null, ...parts }),
  } as const;
  door.onmessage?.({ data } as MessageEvent);
  return { sent, response: await answer };
}

test("a stand-in answers what it can where the server is out of reach", async () => {
  const open = vi.fn(
    async () =>
      async ({ name }: Question) =>
        new Response(name),
  );
  const house = withStandIn(outOfReach, open);
  expect(await (await house.ask(question("hand"))).text()).toBe("hand");
  expect(await (await house.ask(question("tally"))).text()).toBe("tally");
  await expect(house.ask(question("open_table"))).rejects.toThrow("unreachable");
  expect(open).toHaveBeenCalledTimes(1);
});

test("a server that answers needs no stand-in, and where there is none its failure stays", async () => {
  const open = vi.fn(async () => null);
  const answering = withStandIn({ ...outOfReach, ask: async () => new Response("server") }, open);
  expect(await (await answering.ask(question("hand"))).text()).toBe("server");
  expect(open).not.toHaveBeenCalled();
  await expect(withStandIn(outOfReach, open).ask(question("hand"))).rejects.toThrow("unreachable");
});

test("an operation is asked of the worker, whose answer is a text, a file or a refusal", async () => {
  const { sent, response } = await responseOf({ text: '{"games":[]}' });
  expect(sent).toEqual([{ is: "operation", id: 0, name: "hand", arguments: '{"cards":"A"}', language: "ja" }]);
  expect(await response.json()).toEqual({ games: [] });
  const file = (await responseOf({ file: ["text/plain", "fuda 1"] })).response;
  expect([file.headers.get("Content-Type"), await file.text()]).toEqual(["text/plain", "fuda 1"]);
  const refusal = (await responseOf({ refusal: '{"code":"bad_request"}' })).response;
  expect([refusal.ok, await refusal.json()]).toEqual([false, { code: "bad_request" }]);
});
