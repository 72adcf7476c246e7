import { expect, test } from "vitest";
import { OPEN } from "../../src/protocol/house";
import type { FromLine, ToLine } from "../../src/tab/messages";
import { PortLine } from "../../src/tab/portLine";

/** A line, the messages that the other end has got, what the page has heard, and a way to wait for all of it. */
function begin() {
  const { port1, port2 } = new MessageChannel();
  const line = new PortLine(port1);
  const heard: string[] = [];
  const arrived: ToLine[] = [];
  port2.onmessage = ({ data }) => arrived.push(data);
  line.onopen = () => heard.push("open");
  line.onmessage = ({ data }) => heard.push(data);
  line.onclose = ({ code }) => heard.push(`closed ${code}`);
  const tell = (message: FromLine) => port2.postMessage(message);
  /** Let everything arrive that is on its way: what is sent later over other ports has arrived. */
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      const later = new MessageChannel();
      await new Promise((resolve) => {
        later.port1.onmessage = resolve;
        later.port2.postMessage(round);
      });
      later.port1.close();
    }
  };
  return { line, heard, arrived, tell, settle, port2 };
}

test("a line opens, and carries texts both ways", async () => {
  const { line, heard, arrived, tell, settle, port2 } = begin();
  expect(line.readyState).not.toBe(OPEN);
  tell({ is: "open" });
  tell({ is: "text", text: "hello" });
  line.send("answer");
  await settle();
  expect(line.readyState).toBe(OPEN);
  expect(heard).toEqual(["open", "hello"]);
  expect(arrived).toEqual([{ is: "text", text: "answer" }]);
  port2.close();
});

test("a line that the house closes says its code once, and ends", async () => {
  const { line, heard, arrived, tell, settle } = begin();
  tell({ is: "open" });
  tell({ is: "closed", code: 4404 });
  tell({ is: "text", text: "late" });
  await settle();
  expect(heard).toEqual(["open", "closed 4404"]);
  line.close();
  await settle();
  expect(arrived).toEqual([{ is: "end" }]);
});

test("a line that the page closes hears nothing more", async () => {
  const { line, heard, arrived, tell, settle } = begin();
  tell({ is: "open" });
  await settle();
  line.close();
  tell({ is: "text", text: "late" });
  await settle();
  expect(heard).toEqual(["open"]);
  expect(arrived).toEqual([{ is: "end" }]);
  expect(line.readyState).not.toBe(OPEN);
});
