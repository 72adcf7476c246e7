/** The journal of the house in a tab: the lines and the summary of every table, in the browser's database (IndexedDB). */

import { end, result } from "../parts/database";

const DATABASE = "hachiya";
const VERSION = 1;
const LINES = "lines";
const SUMMARIES = "summaries";

/** The browser keeps nothing for this page. */
export class NoStorage extends Error {}

/** What the browser has kept is not what was written. */
export class DamagedJournal extends Error {}

/** What the house in Python uses of a journal; all texts are JSON. */
export interface JournalPort {
  /**
   * Store a commit: `removed` tables, then `lines` as `[table, number, text]`, and the new `summaries` by table. False,
   * and nothing is stored, if a line does not follow the last one of its table, because another tab was first.
   */
  commit(commit: string): Promise<boolean>;
  /** The texts of a table's lines, in their order. */
  lines(table: string): Promise<string>;
  /** The summaries of all tables, by table. */
  summaries(): Promise<string>;
}

interface Commit {
  removed: string[];
  lines: [table: string, number: number, text: string][];
  summaries: Record<string, string>;
}

interface Line {
  table: string;
  number: number;
  text: string;
}

export class Journal implements JournalPort {
  private database: Promise<IDBDatabase> | null = null;

  constructor(private readonly factory: IDBFactory | undefined) {}

  /** Open the database. Rejected with NoStorage if the browser does not allow it. */
  open = async (): Promise<void> => void (await this.opened());

  commit = async (commit: string): Promise<boolean> => {
    const { removed, lines, summaries } = JSON.parse(commit) as Commit;
    const database = await this.opened();
    // The browser has written to the disk before it says that a strict transaction is complete.
    const transaction = database.transaction([LINES, SUMMARIES], "readwrite", { durability: "strict" });
    const ended = end(transaction);
    const [lineStore, summaryStore] = [transaction.objectStore(LINES), transaction.objectStore(SUMMARIES)];
    for (const table of removed) {
      lineStore.delete(linesOf(table));
      summaryStore.delete(table);
    }
    for (const [table, number, text] of lines) {
      const last = await result(lineStore.openKeyCursor(linesOf(table), "prev"));
      const [, lastNumber] = (last?.key ?? [table, 0]) as [string, number];
      if (number !== lastNumber + 1) {
        transaction.abort();
        await ended.catch(() => {});
        return false;
      }
      lineStore.add({ table, number, text } satisfies Line);
    }
    for (const [table, summary] of Object.entries(summaries)) summaryStore.put(summary, table);
    await ended;
    return true;
  };

  lines = async (table: string): Promise<string> => {
    const store = (await this.opened()).transaction(LINES).objectStore(LINES);
    const lines = await result<Line[]>(store.getAll(linesOf(table)));
    if (lines.some(({ number, text }, index) => number !== index + 1 || typeof text !== "string"))
      throw new DamagedJournal(table);
    return JSON.stringify(lines.map(({ text }) => text));
  };

  summaries = async (): Promise<string> => {
    const store = (await this.opened()).transaction(SUMMARIES).objectStore(SUMMARIES);
    const [tables, summaries] = await Promise.all([result(store.getAllKeys()), result<string[]>(store.getAll())]);
    return JSON.stringify(Object.fromEntries(tables.map((table, index) => [table, summaries[index]])));
  };

  private opened(): Promise<IDBDatabase> {
    this.database ??= this.connect();
    return this.database;
  }

  private async connect(): Promise<IDBDatabase> {
    try {
      const request = this.factory!.open(DATABASE, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(LINES, { keyPath: ["table", "number"] });
        request.result.createObjectStore(SUMMARIES);
      };
      const database = await result(request);
      const forget = () => {
        this.database = null;
      };
      // The browser may close a database, and another tab may need it closed: the next use opens it again.
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    } catch (error) {
      this.database = null;
      throw new NoStorage(String(error));
    }
  }
}

const linesOf = (table: string) => IDBKeyRange.bound([table], [table, []]);
