/** A record with its outline; its deals are fetched when they are shown. */

import type { Failure } from "../protocol/ask";
import type { MatchOutline, RecordOutline, Seated, Viewer } from "../protocol/messages";
import { recordOfMatch, recordOutline, replayedDeal, sendRecord } from "../protocol/operations";
import { openFrom, openFromRecord } from "../protocol/seats";
import { DealReplay } from "../table/dealReplay";
import type { ReplayPosition } from "./position";

/** The most deals that are kept. */
const MOST_DEALS = 8;

/** The table of a match, or a record from outside with the fragment of its address. */
export type Source = { table: string } | { record: Uint8Array<ArrayBuffer>; fragment: string };

let recordCount = 0;

export class LoadedRecord {
  private readonly deals = new Map<string, Promise<DealReplay | Failure>>();

  /** The number of this record among all that the page has loaded. */
  readonly id = ++recordCount;

  private constructor(
    readonly source: Source,
    private answer: RecordOutline,
  ) {}

  static async open(source: Source): Promise<LoadedRecord | Failure> {
    const answer = await outlineOf(source);
    return "why" in answer ? answer : new LoadedRecord(source, answer);
  }

  get matches(): readonly MatchOutline[] {
    return this.answer.matches;
  }

  /** The path of the replay with a query. */
  pathWith(search: string): string {
    return "table" in this.source
      ? `/replay/${this.source.table}${search}`
      : `/replay/${search}${this.source.fragment}`;
  }

  /** The key of the record on the server. */
  get key(): string {
    return this.answer.key;
  }

  /** Whether it is a match of this server. */
  get isStored(): boolean {
    return this.answer.house;
  }

  /** A deal as the viewer saw it. */
  deal({ match, deal, viewer, open }: ReplayPosition): Promise<DealReplay | Failure> {
    const name = [match, deal, viewer, open].join();
    const replay = this.deals.get(name) ?? this.fetch(match, deal, viewer, open);
    this.deals.delete(name);
    this.deals.set(name, replay);
    for (const old of [...this.deals.keys()].slice(0, -MOST_DEALS)) this.deals.delete(old);
    void replay.then((answer) => {
      if ("why" in answer) this.deals.delete(name);
    });
    return replay;
  }

  /** The record of a match, as a file. */
  record(match: number, spelling: "fuda" | "jsonl"): Promise<Blob | Failure> {
    return this.ask((key) => recordOfMatch({ key, match, spelling }));
  }

  /** Open a new table against bots after a moment of a match, in a seat. */
  playFrom(match: number, seat: number, moment: number): Promise<Seated | Failure> {
    if (this.isStored) return openFrom(`/t/${this.key}/${seat}`, moment);
    return this.ask((key) => openFromRecord({ key, match, seat, moment }));
  }

  private async fetch(match: number, deal: number, viewer: Viewer, open: boolean): Promise<DealReplay | Failure> {
    const answer = await this.ask((key) => replayedDeal({ key, match, deal, viewer: String(viewer), open }));
    return "why" in answer ? answer : new DealReplay(answer);
  }

  /** Ask the server; if it has forgotten the record, send the record again first. */
  private async ask<T extends object>(question: (key: string) => Promise<T | Failure>): Promise<T | Failure> {
    const answer = await question(this.answer.key);
    if (!("why" in answer) || answer.code !== "forgotten") return answer;
    const again = await outlineOf(this.source);
    if ("why" in again) return again;
    this.answer = again;
    return question(again.key);
  }
}

const outlineOf = (source: Source): Promise<RecordOutline | Failure> =>
  "table" in source ? recordOutline({ key: source.table }) : sendRecord({ data: source.record });
