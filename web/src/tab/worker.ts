/**
 * The worker of the house in a tab. It fetches the parts that lie beside it, starts Python with them, and passes
 * questions and lines to the room `hachiya.tab`.
 *
 * A service worker may answer the address of this script from its store, and then the query of the address is lost:
 * the names of the parts are therefore written into the script when it is built.
 */

import type { loadPyodide, PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { Journal, type JournalPort } from "./journal";
import type { AnswerFile, FromLine, FromWorker, ToLine, ToWorker } from "./messages";
import { MissingPart, problemOf } from "./problems";
import { THINKER, Thinker, think } from "./thinking";

/** The addresses of the parts from the root of the site, by `make site`. */
declare const PARTS: {
  python: string;
  standard: string;
  packages: string;
  rooms: string;
  rules: string;
  root: string;
};

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

const ROOT = new URL(PARTS.root, self.location.href);
const addressOf = (part: string): string => new URL(part, ROOT).href;

/** Pyodide's own list of packages is empty: the house brings its packages itself. */
const NO_PACKAGES = { info: { abi_version: "2026_0", arch: "wasm32", platform: "", version: "" }, packages: {} };

async function fetchPart(part: string): Promise<ArrayBuffer> {
  const answer = await fetch(addressOf(part)).catch((error: unknown) => {
    throw new MissingPart(`${part}: ${error}`);
  });
  if (!answer.ok) throw new MissingPart(`${part}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function startPython(): Promise<PyodideAPI> {
  const archives = [PARTS.packages, PARTS.rooms].map(fetchPart);
  const module = import(/* @vite-ignore */ addressOf(`${PARTS.python}pyodide.mjs`)).catch((error: unknown) => {
    throw new MissingPart(String(error));
  });
  const python = await ((await module) as { loadPyodide: typeof loadPyodide }).loadPyodide({
    indexURL: addressOf(PARTS.python),
    stdLibURL: addressOf(PARTS.standard),
    lockFileContents: NO_PACKAGES as never,
    packages: [],
    env: { HACHIYA_PURE: "1" },
  });
  const extractDir = python.runPython("import site; site.getsitepackages()[0]") as string;
  for (const archive of archives) python.unpackArchive(await archive, "zip", { extractDir });
  return python;
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
  const rules = fetchPart(PARTS.rules).then((bytes) => Thinker.load(bytes));
  const [python, thinker] = await Promise.all([startPython(), rules, journal.open()]);
  const page = python.pyimport("hachiya.tab.page") as Page;
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

function keepHouse(): void {
  const starting = start();
  starting.then(() => post({ is: "ready" }), report);
  self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    const house = await starting;
    if (data.is === "open") return open(house, data);
    try {
      await ask(house, data);
    } catch (error) {
      post({ is: "failure", id: data.id, detail: String(error) });
      throw error;
    }
  };
}

if (self.name === THINKER) think();
else keepHouse();
