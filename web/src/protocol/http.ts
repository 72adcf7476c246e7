/** What the page asks over HTTP. */

import { recall as kept } from "../preferences";
import { at } from "../reach";
import { spoken } from "../words/languages";
import { say } from "../words/say";
import type {
  DealAnswer,
  DrillAnswer,
  Examples,
  Games,
  HandAnswer,
  HintAnswer,
  Join,
  LessonAnswer,
  Lessons,
  NewTable,
  OddsAnswer,
  OddsTopics,
  OwnTables,
  Phrase,
  PuzzleAnswer,
  PuzzleShelves,
  ReelAnswer,
  Refusal,
  ReviewAnswer,
  Seated,
  Statistics,
  StatisticsOfBots,
  TakenIn,
  Viewer,
} from "./messages";
import { keepKeys, keepLink } from "./seatKey";

/** What went wrong, in words, and by its code where the server has answered. */
export interface Failure {
  why: string;
  /** The server has not answered: later it may. */
  unreachable?: true;
  code?: string;
}

const ask = <T>(path: string, body?: unknown): Promise<T | Failure> =>
  body === undefined ? answered(path, {}) : posted(path, "application/json", JSON.stringify(body));

const posted = <T>(path: string, type: string, body: BodyInit): Promise<T | Failure> =>
  answered(path, { method: "POST", headers: { "Content-Type": type }, body });

const answered = <T>(path: string, request: RequestInit): Promise<T | Failure> =>
  read(path, request, async (answer) => (answer.status === 204 ? {} : await answer.json()) as T);

async function read<T>(
  path: string,
  request: RequestInit,
  content: (answer: Response) => Promise<T>,
): Promise<T | Failure> {
  try {
    const headers = { "Accept-Language": spoken.value, ...request.headers };
    const answer = await fetch(at(path), { ...request, headers });
    if (answer.ok) return await content(answer);
    const { detail: why, code } = (await answer.json()) as Refusal;
    return { why, code };
  } catch {
    return { why: say("page-unreachable"), unreachable: true };
  }
}

export const games = () => ask<Games>("/api/games");

export const oddsTopics = () => ask<OddsTopics>("/api/odds");

export const oddsOf = (topic: string, game: string) => ask<OddsAnswer>(`/api/odds/${topic}/${game}`);

/** What whoever asks has done. */
export const ownStatistics = () => ask<Statistics>("/api/me/statistics");

export const statisticsOf = (bot: string) => ask<Statistics>(`/api/statistics/${bot}`);

export const statisticsOfBots = () => ask<StatisticsOfBots>("/api/statistics");

/** What seven cards make. */
export const handOf = (cards: string) => ask<HandAnswer>(`/api/hands/${cards}`);

const opened = async (asking: Promise<Seated | Failure>): Promise<Seated | Failure> => {
  const answer = await asking;
  if ("path" in answer) keepKeys(answer);
  return answer;
};

export const openTable = (wish: NewTable) => opened(ask<Seated>("/api/tables", { ...ownSign(), ...wish }));

export const openAgain = (path: string) => opened(ask<Seated>(`${path}/again`, {}));

/** A new table from a moment of the match at `path`, counted from 1; none: from before the own last choice. */
export const openFrom = (path: string, moment?: number) =>
  opened(ask<Seated>(`${path}/from`, moment === undefined ? {} : { moment }));

/** The same from a moment of a record that was sent, in this seat. */
export const openFromRecord = (key: string, match: number, seat: number, moment: number) =>
  opened(ask<Seated>(`/api/replays/${key}/${match}/from`, { seat, moment }));

/** Take a seat again by its key. */
export const recover = (path: string, token: string) => ask<object>(`${path}/recover`, { token });

/** A free seat at a table of the lobby. */
export const comeToTable = (table: string, name: string) =>
  opened(ask<Seated>(`/api/lobby/${table}`, { ...ownSign(), ...(name && { name }) }));

/** A seat with others who want this game now. */
export const quickMatch = (game: string, seats: number, name: string) =>
  opened(ask<Seated>("/api/lobby", { game, seats, ...ownSign(), ...(name && { name }) }));

/** Take an open seat by its invitation. */
export const joinTable = (table: string, seat: number, invitation: string, name: string) =>
  opened(ask<Seated>(`/t/${table}/${seat}/join`, { invitation, ...ownSign(), ...(name && { name }) }));

/** A new link to an open seat, for the host at `path`. */
export async function invite(path: string, table: string, seat: number): Promise<Failure | null> {
  const answer = await ask<Join>(`${path}/invite`, { seat });
  if ("why" in answer) return answer;
  keepLink(table, answer);
  return null;
}

/** Leave the seat at `path` for good. */
export async function giveUp(path: string): Promise<Failure | null> {
  const answer = await ask<Failure | object>(`${path}/give_up`, {});
  return "why" in answer ? answer : null;
}

const done = async (asking: Promise<object | Failure>): Promise<Failure | null> => {
  const answer = await asking;
  return "why" in answer ? answer : null;
};

/** Send the person of a seat away before the first deal, by the host at `path`; the seat has a new link. */
export async function removePerson(path: string, table: string, seat: number): Promise<Failure | null> {
  const answer = await ask<Join>(`${path}/remove`, { seat });
  if ("why" in answer) return answer;
  keepLink(table, answer);
  return null;
}

/** Bots for all open seats, by the host at `path`. */
export const fillWithBots = (path: string, bot: string) => done(ask(`${path}/fill`, { bot }));

/** Close the table before the first deal, by the host at `path`. */
export const closeTable = (path: string) => done(ask(`${path}/close`, {}));

/** The sign of the person at `path`. */
export const chooseSign = (path: string, sign: number) => done(ask(`${path}/sign`, { sign }));

/** End the match here, if all persons will; or no more. */
export const wouldEnd = (path: string, wish: boolean) => done(ask(`${path}/end`, { wish }));

/** Allow hints at the table, or not any more. */
export const allowHints = (path: string, wish: boolean) => done(ask(`${path}/hints`, { wish }));

/** Say something to all at the table. */
export const sayAtTable = (path: string, words: { phrase: string } | { text: string }) =>
  done(ask(`${path}/chat`, words));

/** Complain to the host of what was said. */
export const reportSaid = (path: string, number: number) => done(ask(`${path}/report`, { number }));

/** Silence a seat, or let it speak again, by the host at `path`. */
export const silence = (path: string, seat: number, silent: boolean) => done(ask(`${path}/silence`, { seat, silent }));

/** The sign that this browser's person has chosen, if any. */
function ownSign(): { sign?: number } {
  const sign = Number.parseInt(kept("sign") ?? "", 10);
  return sign >= 0 && sign < 12 ? { sign } : {};
}

/** A bot for an open seat, by the host at `path`. */
export const seatBot = (path: string, seat: number, bot: string) => ask<object>(`${path}/seat_bot`, { seat, bot });

/** Which of one's own tables; what is empty is not asked. */
export interface Wanted {
  game?: string | undefined;
  opponent?: string | undefined;
  /** Milliseconds since 1970; `until` is the first that is too late. */
  since?: number | undefined;
  until?: number | undefined;
  /** Where the stretch before has ended. */
  before?: string | undefined;
}

/** Twenty of one's own tables, the newest first. */
export function ownTables(state: "running" | "over", wanted: Wanted = {}): Promise<OwnTables | Failure> {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams([["state", state], ...asked.map(([name, value]) => [name, String(value)])]);
  return ask<OwnTables>(`/api/me/tables?${query}`);
}

/** This seat is mine: whoever has its key finds it again, and whoever finds it gets a key. */
export const mine = (path: string) => ask<object>(`${path}/mine`, {});

/** Take a seat from the own list. */
export const drop = (path: string) => ask<object>(`${path}/drop`, {});

/** What each choice of the own seat at `path` is worth; each further round is from more worlds. */
export const hintAt = (path: string, round: number) => ask<HintAnswer>(`${path}/hint/${round}`);

/** How far the review of a match is, and what it found. */
export const reviewOf = (key: string, match: number) => ask<ReviewAnswer>(`/api/reviews/${key}/${match}`);

export const puzzleShelves = () => ask<PuzzleShelves>("/api/puzzles");

export const puzzleOf = (name: string) => ask<PuzzleAnswer>(`/api/puzzles/${name}`);

export const drillOf = (kind: string, number: number) => ask<DrillAnswer>(`/api/drills/${kind}/${number}`);

/** A new recovery phrase. */
export const newPhrase = () => ask<Phrase>("/api/me/phrase", {});

/** Be the person of this phrase. */
export const recall = (phrase: string) => ask<object>("/api/me/recall", { phrase });

/** Be forgotten. */
export const forgetMe = () => ask<object>("/api/me/forget", {});

/** A part of a history, which begins with this line of its file; `name`: what its person is called there. */
export const bringMatches = (bytes: Uint8Array<ArrayBuffer>, line: number, name: string) =>
  posted<TakenIn>(
    `/api/me/history?${new URLSearchParams({ line: String(line), name })}`,
    "application/octet-stream",
    bytes,
  );

/** Which lessons there are, by game. */
export const lessons = () => ask<Lessons>("/api/lessons");

export const lessonOf = (game: string, name: string) => ask<LessonAnswer>(`/api/lessons/${game}/${name}`);

/** The examples beside the rules of a game, and the deal of one. */
export const examplesOf = (game: string) => ask<Examples>(`/api/examples/${game}`);

export const exampleOf = (game: string, name: string) => ask<DealAnswer>(`/api/examples/${game}/${name}`);

/** What a match of this house holds that is over, or a record that was sent before. */
export const reelOf = (key: string) => ask<ReelAnswer>(`/api/replays/${key}`);

/** A record from outside: the server verifies it, and keeps it for some minutes in memory. */
export const sendRecord = (bytes: Uint8Array<ArrayBuffer>) =>
  posted<ReelAnswer>("/api/replays", "application/octet-stream", bytes);

/** The record of a match, as a file. */
export const recordOf = (key: string, match: number, spelling: string): Promise<Blob | Failure> =>
  read(`/api/replays/${key}/${match}/record.${spelling}`, {}, (answer) => answer.blob());

/** One deal as a viewer saw it, or with all hands open; matches and deals count from 0. */
export const dealOf = (key: string, match: number, deal: number, viewer: Viewer, open: boolean) =>
  ask<DealAnswer>(`/api/replays/${key}/${match}/${deal}/${viewer}${open ? "?open" : ""}`);
