/** The worker that judges choices: Python with the room `hachiya.tab.judge`, and `rules.wasm`. */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { FromJudge, ToJudge } from "./messages";
import { addLaterRooms, importModule, startPython, startThinker } from "./python";
import type { Thinker } from "./thinking";

/** The judge in Python (hachiya/tab/judge.py). */
interface Judge extends PyProxy {
  hint(position: string, version: number, round: number): Promise<string>;
  review(record: PyProxy, tell: (text: string) => void): Promise<string>;
  answer(name: string, args: string, language: string): Promise<string>;
}

interface Room extends PyProxy {
  start(thinker: Thinker): Judge;
}

async function start(): Promise<{ python: PyodideAPI; judge: Judge }> {
  const [python, thinker] = await Promise.all([startPython(), startThinker()]);
  await addLaterRooms(python);
  const room = importModule(python, "hachiya.tab.judge") as Room;
  return { python, judge: room.start(thinker) };
}

const post = (message: FromJudge): void => self.postMessage(message);

/** Be the worker: answer questions, of which the first ones wait for Python. */
export function judge(): void {
  const starting = start();
  self.onmessage = async ({ data }: MessageEvent<ToJudge>) => {
    const { id } = data;
    try {
      post({ is: "answer", id, text: await answer(await starting, data) });
    } catch (error) {
      post({ is: "failure", id, detail: String(error) });
    }
  };
}

async function answer({ python, judge }: Awaited<ReturnType<typeof start>>, question: ToJudge): Promise<string> {
  if (question.is === "hint") return judge.hint(question.position, question.version, question.round);
  if (question.is === "operation") return judge.answer(question.name, question.arguments, question.language);
  const record = python.toPy(question.record) as PyProxy;
  try {
    return await judge.review(record, (text) => post({ is: "progress", id: question.id, text }));
  } finally {
    record.destroy();
  }
}
