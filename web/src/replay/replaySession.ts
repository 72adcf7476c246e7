/** Shows a match again at a table: goes to a moment, steps, plays at a chosen speed. */

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { DealReplay } from "../frame/dealReplay";
import type { TableLine, TableListener } from "../frame/tableLine";
import { replaySpeed } from "../motion/pace";
import type { Failure } from "../protocol/ask";
import type { AnyEntryMessage, AnyTableMessage } from "../protocol/connection";
import type { MatchOutline, SentenceJson, Viewer } from "../protocol/messages";
import type { LoadedRecord } from "./loadedRecord";
import { countOf, dealAt, momentsBefore, nearestPosition, type ReplayPosition } from "./position";
import type { AnySheet } from "./sheetTable";

/** The table that shows it: what of it is needed here. */
export interface Table extends TableListener {
  readonly caughtUp: ReadonlySignal<boolean>;
  readonly bill: { value: number | null };
  catchUp(): void;
}

/** How long the next moment waits once one is shown, and once a deal is over, in milliseconds. */
const REST = 650;
const REST_AFTER_DEAL = 2600;

export class ReplaySession implements TableLine {
  readonly isReplay = true;
  readonly ended = signal(false);
  readonly isStored = false;
  readonly sending = signal(false);
  readonly path: string;
  readonly place: ReadonlySignal<ReplayPosition>;
  /** Whether it goes on by itself. */
  readonly playing = signal(false);
  /** What stands in the way. */
  readonly failure = signal<Failure | null>(null);
  /** What the moment that is seen tells. */
  readonly sentences = signal<readonly SentenceJson[]>([]);
  /** The number of the deal whose bill can be looked at. */
  readonly billDeal = signal<number | null>(null);

  private readonly here: { value: ReplayPosition; peek(): ReplayPosition };
  private table: Table | null = null;
  private replay: DealReplay | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where it is to be, though the deal may still be on its way. */
  private goal: ReplayPosition;
  private readonly stopWatching: () => void;

  /** `moved` is told of each place, and whether it was chosen rather than stepped to. */
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

  /** Where it is, counted through the match from 0; and how many moments there are. */
  get count(): number {
    return countOf(this.match, this.here.value);
  }

  get counts(): number {
    return momentsBefore(this.match).at(-1)!;
  }

  /** The table as it is seen now. */
  message(): AnyTableMessage | undefined {
    return this.replay?.at(this.here.peek().at);
  }

  /** The score sheet of the whole match; undefined where it cannot be fetched. */
  async sheet(): Promise<AnySheet | undefined> {
    const replay = await this.replays.deal({ ...this.here.peek(), deal: this.match.deals.length - 1 });
    return "why" in replay ? undefined : replay.at(replay.moments).sheet;
  }

  // ---------------------------------------------------------------- what a table asks of a line

  attach(listener: TableListener): void {
    this.table = listener as Table;
    void this.show(this.goal, false);
  }

  act(): void {}

  showEnd(): void {}

  billClosed(): void {}

  momentShown(): void {}

  // ---------------------------------------------------------------- going about

  /** To another place, which a person has chosen. */
  go(to: Partial<ReplayPosition>): void {
    void this.show(nearestPosition({ ...this.goal, ...to }, this.replays.matches), true);
  }

  /** As the address says. */
  follow(place: ReplayPosition): void {
    void this.show(nearestPosition(place, this.replays.matches), false);
  }

  /** To a moment that is counted through the match. */
  scrub(count: number): void {
    const most = this.counts - 1;
    void this.show({ ...this.goal, ...dealAt(this.match, Math.max(0, Math.min(count, most))) }, false);
  }

  /** A moment on or back. */
  step(by: 1 | -1): void {
    this.scrub(countOf(this.match, this.goal) + by);
  }

  /** To the beginning of the next deal; back to that of this one, or of the one before. */
  stepDeal(by: 1 | -1): void {
    const { deal, at } = this.goal;
    if (by > 0 && deal === this.match.deals.length - 1) this.scrub(this.counts - 1);
    else this.go({ deal: by > 0 ? deal + 1 : at > 1 ? deal : deal - 1, at: 1 });
  }

  /** Go on by itself, or stop doing so; at the end it begins anew. */
  toggle(): void {
    if (!this.playing.peek() && this.count === this.counts - 1) this.scrub(0);
    this.playing.value = !this.playing.peek();
  }

  /** Lay the bill of the deal on the table. */
  openBill(): void {
    this.playing.value = false;
    if (this.table) this.table.bill.value = this.billDeal.value;
  }

  private async goOn(): Promise<void> {
    if (this.count === this.counts - 1) this.playing.value = false;
    else this.step(1);
  }

  /** Show this place: the next moment moves the cards as play does, any other is laid as it was. */
  private async show(place: ReplayPosition, chosen: boolean): Promise<void> {
    this.goal = place;
    if (!this.table) return;
    const replay = await this.replays.deal(place);
    if (place !== this.goal) return;
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
    const billed = replay.entries.slice(0, at).findLast(({ bill }) => bill);
    this.billDeal.value = billed?.bill?.n ?? null;
  }

  /** The deal that will be wanted next. */
  private following(place: ReplayPosition): ReplayPosition {
    const deal = Math.min(place.deal + 1, this.match.deals.length - 1);
    return { ...place, deal, at: 1 };
  }
}

/** Whether the other place is the first moment of the next deal, seen alike. */
const isNext = (place: ReplayPosition, next: ReplayPosition, moments: number): boolean =>
  place.at === moments &&
  next.deal === place.deal + 1 &&
  place.match === next.match &&
  place.viewer === next.viewer &&
  place.open === next.open;
