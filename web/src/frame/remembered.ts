/** The tables at which this browser holds a seat, so that a person who has closed the page finds back. */

import { forget, recall, remember } from "../preferences";
import type { Viewer } from "../protocol/messages";

const MOST = 5;

export interface Remembered {
  path: string;
  game: string;
  /** The others at the table. */
  others: string[];
  month: number;
}

export function rememberedTables(): Remembered[] {
  try {
    const found: unknown = JSON.parse(recall("tables") ?? "[]");
    return Array.isArray(found) ? (found as Remembered[]) : [];
  } catch {
    return [];
  }
}

/** What is remembered of a table. */
export interface Rememberable {
  game: string;
  names: readonly string[];
  viewer: Viewer;
  view: { n: number; phase: string };
}

/** Put this table first, or forget it when its year is over. */
export function rememberTable(path: string, { game, names, viewer, view }: Rememberable): void {
  const rest = rememberedTables().filter((table) => table.path !== path);
  const others = names.filter((_, seat) => seat !== viewer);
  const mine = view.phase === "over" ? [] : [{ path, game, others, month: view.n }];
  remember("tables", JSON.stringify([...mine, ...rest].slice(0, MOST)));
}

/** The name under which is stored which month's bill has been read. */
export const billRead = (path: string): string => `bill${path}`;

export function forgetTable(path: string): void {
  forget(billRead(path));
  remember("tables", JSON.stringify(rememberedTables().filter((table) => table.path !== path)));
}
