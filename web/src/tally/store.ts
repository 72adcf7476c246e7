/** The tallies of this browser, in its database (IndexedDB); each is written to the disk at every fact. */

import { end, result } from "../parts/database";
import type { TallyResult } from "../protocol/messages";

const DATABASE = "hachiya-tallies";
const TALLIES = "tallies";

/** A tally as it is stored, with what the list of tallies shows. */
export interface StoredTally {
  id: string;
  notebook: string;
  game: string;
  names: string[];
  /** The number of closed deals. */
  deals: number;
  result: TallyResult | null;
  /** A closed deal that is being corrected: its place from 1, and the notebook in which it is open. */
  draft: { deal: number; notebook: string } | null;
  /** The times of the first and of the last change, in milliseconds; no two changes have the same time. */
  begun: number;
  changed: number;
}

let database: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  database ??= connect();
  return database;
}

async function connect(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TALLIES, { keyPath: "id" });
    const connection = await result(request);
    const forget = () => {
      database = null;
    };
    connection.onclose = forget;
    connection.onversionchange = () => {
      connection.close();
      forget();
    };
    return connection;
  } catch (error) {
    database = null;
    throw error;
  }
}

/** All tallies, the last changed first. Rejected if the browser does not store anything. */
export async function storedTallies(): Promise<StoredTally[]> {
  const store = (await opened()).transaction(TALLIES).objectStore(TALLIES);
  const all = await result<StoredTally[]>(store.getAll());
  return all.sort((a, b) => b.changed - a.changed);
}

/** The tally with this id; undefined if there is none. Rejected if the browser does not store anything. */
export const storedTally = async (id: string): Promise<StoredTally | undefined> =>
  result((await opened()).transaction(TALLIES).objectStore(TALLIES).get(id) as IDBRequest<StoredTally | undefined>);

/** Store a new tally. Rejected if it could not be written. */
export const storeTally = (tally: StoredTally): Promise<void> => write((store) => void store.put(tally));

/**
 * Store a tally in the place of its state of that time. False, and nothing is stored, if another tab has changed or
 * removed it since. Rejected if it could not be written.
 */
export const replaceTally = (tally: StoredTally, changed: number): Promise<boolean> =>
  write(async (store) => {
    const before = await result<StoredTally | undefined>(store.get(tally.id));
    const isSame = before?.changed === changed;
    if (isSame) store.put(tally);
    return isSame;
  });

/** Remove a tally. Rejected if it could not be removed. */
export const removeTally = (id: string): Promise<void> => write((store) => void store.delete(id));

async function write<Answer>(change: (store: IDBObjectStore) => Answer | Promise<Answer>): Promise<Answer> {
  // The browser has written to the disk before it says that a strict transaction is complete.
  const transaction = (await opened()).transaction(TALLIES, "readwrite", { durability: "strict" });
  const answer = await change(transaction.objectStore(TALLIES));
  await end(transaction);
  return answer;
}
