/** What the page asks over HTTP. */

import { language } from "../preferences";
import { keepKey } from "../table/seatKey";
import { say } from "../words/say";
import type { Game, Opened, Problem } from "./messages";

/** What went wrong, in words. */
export interface Failure {
  why: string;
}

async function ask<T>(path: string, body?: unknown): Promise<T | Failure> {
  const request: RequestInit =
    body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(path, request);
    if (answer.ok) return (answer.status === 204 ? {} : await answer.json()) as T;
    const problem = (await answer.json()) as Problem;
    return { why: language.value === "ja" ? problem.detail_ja : problem.detail };
  } catch {
    return { why: say("start.unreachable") };
  }
}

export async function games(): Promise<Game[] | Failure> {
  const answer = await ask<Game[] | { games: Game[] }>("/api/games");
  return "games" in answer ? answer.games : answer;
}

export interface Wish {
  game: string;
  options: Record<string, string>;
  name: string;
  opponents: string[];
}

const opened = async (asking: Promise<Opened | Failure>): Promise<Opened | Failure> => {
  const answer = await asking;
  if ("path" in answer) keepKey(answer);
  return answer;
};

export const openTable = (wish: Wish) => opened(ask<Opened>("/api/tables", wish));

export const openAgain = (path: string) => opened(ask<Opened>(`${path}/again`, {}));

/** Take a seat again by its key. */
export const recover = (path: string, token: string) => ask<object>(`${path}/recover`, { token });
