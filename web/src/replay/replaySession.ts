/** The line of a replay: it goes to a moment, steps, and plays at a chosen speed. */

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { replaySpeed } from "../motion/pace";
import type { Failure } from "../protocol/ask";
import type { AnyEntryMessage, AnyTableMessage } from "../protocol/connection";
import type { MatchOutline, SentenceJson, Viewer } from "../protocol/messages";
import type { DealReplay } from "../table/dealReplay";
import type { TableLine, TableListener } from "../table/tableLine";
import type { LoadedRecord } from "./loadedRecord";
import { countOf, dealAt, momentsBefore, nearestPosition, type ReplayPosition } from "./position";
import type { AnySheet } from "./sheetTable";

/** The table that shows the replay, as far as it is used here. */
export interface Table extends TableListener {
  readonly caughtUp: ReadonlySignal<boolean>;
  readonly bill: { value: number | null };
  catchUp(): void;
}

/** The pauses after a moment and after a deal, in milliseconds. */
const REST = 650;
const REST_AFTER_DEAL = 2600;

export class ReplaySession implements TableLine {
  readonly isReplay = true;
  readonly ended = signal(false);
  readonly isStored = false;
  readonly sending = signal(false);
  readonly path: string;
  readonly place: ReadonlySignal<ReplayPosition>;
  /** Whether the replay plays by itself. */
  readonly playing = signal(false);
  /** The failure to fetch a deal, if any. */
  readonly failure = signal<Failure | null>(null);
  /** The sentences of the present moment. */
  readonly sentences = signal<readonly SentenceJson[]>([]);
  /** The number of the deal whose bill can be opened. */
  readonly billDeal = signal<number | null>(null);

  private readonly here: { value: ReplayPosition; peek(): ReplayPosition };
  private table: Table | null = null;
  private replay: DealReplay | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;
  /** The wanted position; its deal may still be loading. */
  private goal: ReplayPosition;
  private readonly stopWatching: () => void;

  /** `moved` is called with each position, and with whether it was chosen rather than stepped to. */
  constructor(
    readonly replays: LoadedRecord,
    place: ReplayPosition,
    private readonly moved: (place: ReplayPosition, chosen: boolean) => void,
  ) {
    this.goal = nearestPosition(place, replays.matches);
    this.here = signal(this.goal);
    this.place = this.here as ReadonlySignal<ReplayPosition>;
    this.path = "table" in replays.source ? `/t/${replays.source.table}/table` : "/replay/";
    this.stopWatching = effect(() => {
      const ready = this.playing.value && this.table?.caughtUp.value;
      clearTimeout(this.timer);
      if (!ready) return;
      const over = this.here.value.at === this.deal.moments;
      this.timer = setTimeout(() => void this.goOn(), (over ? REST_AFTER_DEAL : REST) / replaySpeed.peek());
    });
  }

  stop(): void {
    this.isStopped = true;
    this.playing.value = false;
    this.stopWatching();
    clearTimeout(this.timer);
    replaySpeed.value = 1;
  }

  get viewer(): Viewer {
    return this.here.peek().viewer;
  }

  get match(): MatchOutline {
    return this.replays.matches[this.here.value.match]!;
  }

  private get deal() {
    const { deals } = this.match;
    return deals[this.here.value.deal]!;
  }

  /** The number of the present moment in the match from 0, and the number of moments. */
  get count(): number {
    return countOf(this.match, this.here.value);
  }

  get counts(): number {
    return momentsBefore(this.match).at(-1)!;
  }

  /** The table at the present moment. */
  message(): AnyTableMessage | undefined {
    return this.replay?.at(this.here.peek().at);
  }

  /** The score sheet of the whole match; undefined if it cannot be fetched. */
  async sheet(): Promise<AnySheet | undefined> {
    const replay = await this.replays.deal({ ...this.here.peek(), deal: this.match.deals.length - 1 });
    return "why" in replay ? undefined : replay.at(replay.moments).sheet;
  }

  // ---------------------------------------------------------------- the table's line

  attach(listener: TableListener): void {
    this.table = listener as Table;
    void this.show(this.goal, false);
  }

  act(): void {}

  showEnd(): void {}

  billClosed(): void {}

  momentShown(): void {}

  // ---------------------------------------------------------------- navigation

  /** Go to a position that the person has chosen. */
  go(to: Partial<ReplayPosition>): void {
    void this.show(nearestPosition({ ...this.goal, ...to }, this.replays.matches), true);
  }

  /** Go to the position of the address. */
  follow(place: ReplayPosition): void {
    void this.show(nearestPosition(place, this.replays.matches), false);
  }

  /** Go to a moment by its number in the match. */
  scrub(count: number): void {
    const most = this.counts - 1;
    void this.show({ ...this.goal, ...dealAt(this.match, Math.max(0, Math.min(count, most))) }, false);
  }

  /** Go a moment on or back. */
  step(by: 1 | -1): void {
    this.scrub(countOf(this.match, this.goal) + by);
  }

  /** Go to the beginning of the next deal, or back to that of this deal or of the deal before. */
  stepDeal(by: 1 | -1): void {
    const { deal, at } = this.goal;
    if (by > 0 && deal === this.match.deals.length - 1) this.scrub(this.counts - 1);
    else this.go({ deal: by > 0 ? deal + 1 : at > 1 ? deal : deal - 1, at: 1 });
  }

  /** Start or stop playing; at the end playing starts from the beginning. */
  toggle(): void {
    if (!this.playing.peek() && this.count === this.counts - 1) this.scrub(0);
    this.playing.value = !this.playing.peek();
  }

  /** Open the bill of the deal. */
  openBill(): void {
    this.playing.value = false;
    if (this.table) this.table.bill.value = this.billDeal.value;
  }

  private async goOn(): Promise<void> {
    if (this.count === this.counts - 1) this.playing.value = false;
    else this.step(1);
  }

  /** Show a position: cards move to the next moment as in play; any other moment is shown at once. */
  private async show(place: ReplayPosition, chosen: boolean): Promise<void> {
    this.goal = place;
    if (!this.table) return;
    const replay = await this.replays.deal(place);
    if (place !== this.goal || this.isStopped) return;
    const before = this.here.peek();
    if ("why" in replay) {
      this.goal = before;
      this.failure.value = replay;
      this.playing.value = false;
      return;
    }
    this.failure.value = null;
    const follows = replay === this.replay && place.at === before.at + 1;
    const begins = this.replay !== null && place.at === 1 && isNext(before, place, this.replay.moments);
    this.replay = replay;
    this.here.value = place;
    this.table.catchUp();
    if (!follows) this.table.arrive(replay.at(follows || begins ? place.at - 1 : place.at));
    const entry = replay.entries[place.at - 1];
    if (entry && (follows || begins)) this.table.enqueue(entry);
    this.tellOf(entry, replay, place);
    this.moved(place, chosen);
    void this.replays.deal(this.following(place));
  }

  private tellOf(entry: AnyEntryMessage | undefined, replay: DealReplay, { at }: ReplayPosition): void {
    this.sentences.value = entry?.told.flat() ?? [];
    const billEntry = replay.entries.slice(0, at).findLast(({ bill }) => bill);
    this.billDeal.value = billEntry?.bill?.n ?? null;
  }

  /** Fetch the next deal ahead. */
  private following(place: ReplayPosition): ReplayPosition {
    const deal = Math.min(place.deal + 1, this.match.deals.length - 1);
    return { ...place, deal, at: 1 };
  }
}

/** Whether a position is the first moment of the next deal, from the same seat. */
const isNext = (place: ReplayPosition, next: ReplayPosition, moments: number): boolean =>
  place.at === moments &&
  next.deal === place.deal + 1 &&
  place.match === next.match &&
  place.viewer === next.viewer &&
  place.open === next.open;
