/** What a person does at a table beside the game. */

import { failureOf, post } from "./ask";

/** Leave the seat at `path` for good. */
export const giveUp = (path: string) => failureOf(post(`${path}/give_up`, {}));

/** The sign of the person at `path`. */
export const chooseSign = (path: string, sign: number) => failureOf(post(`${path}/sign`, { sign }));

/** End the match here, if all persons will; or no more. */
export const wouldEnd = (path: string, wish: boolean) => failureOf(post(`${path}/end`, { wish }));

/** Allow hints at the table, or not any more. */
export const allowHints = (path: string, wish: boolean) => failureOf(post(`${path}/hints`, { wish }));

/** Say something to all at the table. */
export const sayAtTable = (path: string, words: { phrase: string } | { text: string }) =>
  failureOf(post(`${path}/chat`, words));

/** Silence a seat, or let it speak again, by the host at `path`. */
export const silence = (path: string, seat: number, silent: boolean) =>
  failureOf(post(`${path}/silence`, { seat, silent }));
