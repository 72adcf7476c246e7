/**
 * The worker of the house in a tab: it passes questions and lines to the room `hachiya.tab` in Python. By its name it is
 * another worker: the one that searches for the house, or the judge of a server's matches.
 */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { Journal, type JournalPort } from "./journal";
import { judge } from "./judging";
import { type AnswerFile, type FromLine, type FromWorker, JUDGE, type ToLine, type ToWorker } from "./messages";
import { problemOf } from "./problems";
import { addLaterRooms, importModule, isLater, startPython, startThinker } from "./python";
import { THINKER, type Thinker, think } from "./thinking";

interface Answer extends PyProxy {
  text: string | undefined;
  file: PyProxy | undefined;
  refusal: string | undefined;
}

interface LineInPython extends PyProxy {
  receive(text: string): void;
  end(): void;
}

/** The house in Python (hachiya/tab/page.py). */
interface Tab {
  ask(name: string, args: string, language: string): Promise<Answer>;
  ask_with_data(name: string, args: string, data: PyProxy, language: string): Promise<Answer>;
  connect(path: string, send: (text: string) => void, close: (code: number, reason: string) => void): LineInPython;
}

interface House {
  python: PyodideAPI;
  tab: Tab;
}

interface Page extends PyProxy {
  start(journal: JournalPort, thinker: Thinker): Promise<Tab>;
}

/** A journal that tells the page when something could not be stored or read. */
function watched(journal: Journal): JournalPort {
  const watch = <T>(answer: Promise<T>): Promise<T> => {
    answer.catch(report);
    return answer;
  };
  return {
    commit: (commit) => watch(journal.commit(commit)),
    lines: (table) => watch(journal.lines(table)),
    summaries: () => watch(journal.summaries()),
  };
}

async function start(): Promise<House> {
  const journal = new Journal(self.indexedDB);
  const [python, thinker] = await Promise.all([startPython(), startThinker(), journal.open()]);
  const page = importModule(python, "hachiya.tab.page") as Page;
  return { python, tab: await page.start(watched(journal), thinker) };
}

function report(error: unknown): void {
  post({ is: "problem", problem: problemOf(error) });
}

const post = (message: FromWorker): void => self.postMessage(message);

async function ask({ python, tab }: House, message: Extract<ToWorker, { is: "ask" }>): Promise<void> {
  const { id, name, arguments: args, language } = message;
  const data = message.data && (python.toPy(message.data) as PyProxy);
  const answer = await (data ? tab.ask_with_data(name, args, data, language) : tab.ask(name, args, language));
  data?.destroy();
  const file = (answer.file?.toJs() ?? null) as AnswerFile | null;
  post({ is: "answer", id, text: answer.text ?? "{}", file, refusal: answer.refusal ?? null });
  answer.file?.destroy();
  answer.destroy();
}

function open({ tab }: House, { path, port }: Extract<ToWorker, { is: "open" }>): void {
  const tell = (message: FromLine) => port.postMessage(message);
  tell({ is: "open" });
  const line = tab.connect(
    path,
    (text) => tell({ is: "text", text }),
    (code) => tell({ is: "closed", code }),
  );
  // The page ends every line, also one that the house has closed.
  port.onmessage = ({ data }: MessageEvent<ToLine>) => {
    if (data.is === "text") return line.receive(data.text);
    port.close();
    line.end();
    line.destroy();
  };
}

/** A step that is taken once; if it fails, the next one who asks takes it again. */
function repeatedUntilDone(step: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> | null = null;
  return () => {
    last ??= step().catch((error: unknown) => {
      last = null;
      throw error;
    });
    return last;
  };
}

function keepHouse(): void {
  const starting = start();
  const laterRooms = repeatedUntilDone(async () => addLaterRooms((await starting).python));
  starting.then(() => {
    post({ is: "ready" });
    laterRooms().catch(() => undefined); // whoever needs them tries again
  }, report);
  self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    const house = await starting;
    if (data.is === "open") return open(house, data);
    try {
      if (isLater(data.name)) await laterRooms();
      await ask(house, data);
    } catch (error) {
      post({ is: "failure", id: data.id, detail: String(error) });
      throw error;
    }
  };
}

if (self.name === THINKER) think();
else if (self.name === JUDGE) judge();
else keepHouse();
