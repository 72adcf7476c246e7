/** A record as this page has it: what it holds, and its deals, fetched when they are looked at. */

import { Film } from "../frame/film";
import type { Failure } from "../protocol/ask";
import type { ReelAnswer, ReelMatch, Seated, Viewer } from "../protocol/messages";
import { recordOfMatch, reel as reelOf, replayedDeal, sendRecord } from "../protocol/operations";
import { openFrom, openFromRecord } from "../protocol/seats";
import type { Place } from "./place";

/** So many deals are kept. */
const KEPT = 8;

export type Source = { table: string } | { record: Uint8Array<ArrayBuffer> };

let made = 0;

export class Reel {
  private readonly films = new Map<string, Promise<Film | Failure>>();

  /** What tells it from any other that this page has had. */
  readonly id = ++made;

  private constructor(
    readonly source: Source,
    private answer: ReelAnswer,
  ) {}

  static async open(source: Source): Promise<Reel | Failure> {
    const answer = await told(source);
    return "why" in answer ? answer : new Reel(source, answer);
  }

  get matches(): readonly ReelMatch[] {
    return this.answer.matches;
  }

  /** Under what the server has it. */
  get key(): string {
    return this.answer.key;
  }

  /** Whether it is a match of this house. */
  get house(): boolean {
    return this.answer.house;
  }

  /** A deal as this viewer saw it. */
  film({ match, deal, viewer, open }: Place): Promise<Film | Failure> {
    const name = [match, deal, viewer, open].join();
    const film = this.films.get(name) ?? this.fetch(match, deal, viewer, open);
    this.films.delete(name);
    this.films.set(name, film);
    for (const old of [...this.films.keys()].slice(0, -KEPT)) this.films.delete(old);
    void film.then((found) => {
      if ("why" in found) this.films.delete(name);
    });
    return film;
  }

  /** The record of a match, as a file. */
  record(match: number, spelling: "fuda" | "jsonl"): Promise<Blob | Failure> {
    return this.ask((key) => recordOfMatch({ key, match, spelling }));
  }

  /** A new table against bots after so many moments of a match, in this seat. */
  playFrom(match: number, seat: number, moment: number): Promise<Seated | Failure> {
    if (this.house) return openFrom(`/t/${this.key}/${seat}`, moment);
    return this.ask((key) => openFromRecord({ key, match, seat, moment }));
  }

  private async fetch(match: number, deal: number, viewer: Viewer, open: boolean): Promise<Film | Failure> {
    const answer = await this.ask((key) => replayedDeal({ key, match, deal, viewer: String(viewer), open }));
    return "why" in answer ? answer : new Film(answer);
  }

  /** The server keeps no file for long; this page does, and sends it again. */
  private async ask<T extends object>(question: (key: string) => Promise<T | Failure>): Promise<T | Failure> {
    const answer = await question(this.answer.key);
    if (!("why" in answer) || answer.code !== "forgotten") return answer;
    const again = await told(this.source);
    if ("why" in again) return again;
    this.answer = again;
    return question(again.key);
  }
}

const told = (source: Source): Promise<ReelAnswer | Failure> =>
  "table" in source ? reelOf({ key: source.table }) : sendRecord({ data: source.record });
