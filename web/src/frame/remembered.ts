/** The tables at which this browser holds a seat, so that a person who has closed the page finds back. */

import { forget, recall, remember } from "../preferences";
import type { MessageJson, TableMessage, Viewer } from "../protocol/messages";

const MOST = 5;

/** A table as it was when this page saw it last. */
export interface Remembered extends Pick<TableMessage, "names" | "players" | "game"> {
  path: string;
  viewer: number;
  /** The month or deal. */
  month: number;
  /** How this seat stands, once there is anything to say of it. */
  standing: MessageJson | null;
  /** Whose turn it was, if one's. */
  turn: number | null;
  /** When that was, in milliseconds since 1970. */
  when: number;
}

export function rememberedTables(): Remembered[] {
  try {
    const found: unknown = JSON.parse(recall("tables") ?? "[]");
    // What an older page has kept says too little.
    return Array.isArray(found) ? (found as Remembered[]).filter(({ when }) => typeof when === "number") : [];
  } catch {
    return [];
  }
}

/** What is remembered of a table. */
export interface Rememberable extends Pick<TableMessage, "names" | "players" | "game"> {
  viewer: Viewer;
}

/** What is remembered of how it stands. */
export interface RememberedView {
  n: number;
  phase: string;
  turn: number | null;
}

/** Put this table first, or forget it when its year is over. */
export function rememberTable<View extends RememberedView>(
  path: string,
  { game, names, players, viewer }: Rememberable,
  view: View,
  standing: (view: View, seat: number) => MessageJson | null,
): void {
  if (viewer === "table") return;
  const rest = rememberedTables().filter((table) => table.path !== path);
  const { n: month, phase, turn } = view;
  const stands = standing(view, viewer);
  const mine = { path, game, names, players, viewer, month, standing: stands, turn, when: Date.now() };
  remember("tables", JSON.stringify([...(phase === "over" ? [] : [mine]), ...rest].slice(0, MOST)));
}

/** The name under which is stored which month's bill has been read. */
export const billRead = (path: string): string => `bill${path}`;

export function forgetTable(path: string): void {
  forget(billRead(path));
  remember("tables", JSON.stringify(rememberedTables().filter((table) => table.path !== path)));
}
