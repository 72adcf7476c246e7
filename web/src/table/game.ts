/** One table as this page knows it: what came from the server, shown moment by moment, and what the person does. */

import { batch, computed, signal } from "@preact/signals";
import { form } from "../money";
import { capture, type Origin } from "../motion/flip";
import { duration } from "../motion/time";
import { PACE, recall, remember, speed } from "../preferences";
import { Connection, browser, type Status } from "../protocol/connection";
import { played } from "../words/say";
import type { EntryMessage, Event, NackMessage, TableMessage, Viewer } from "../protocol/messages";
import { billRead, forgetTable, rememberTable } from "./remembered";
import { frames, sceneOf, type Frame, type Hold, type Scene } from "./scene";
import { settle, slotsAfter } from "./slots";

const HOLDS: Record<Exclude<Hold, "none" | "bill">, string> = { meet: "--m-beat", beat: "--m-beat", read: "--m-read" };

export interface Refusal {
  ja: string;
  en: string;
}

export class Game {
  readonly status = signal<Status>("connecting");
  readonly table = signal<TableMessage | null>(null);
  readonly scene = signal<Scene | null>(null);
  /** The record as far as it is shown. */
  readonly record = signal<readonly Event[]>([]);
  /** The number of the month whose bill lies on the table. */
  readonly bill = signal<number | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** Whether a choice of this seat is on its way. */
  readonly sending = signal(false);
  /** Whether everything that came is shown. */
  private readonly caughtUp = signal(true);

  /** Whether this seat may choose now. */
  readonly ready = computed(() => {
    const view = this.scene.value?.view;
    return !!view && this.caughtUp.value && !this.sending.value && view.turn === this.viewer && view.legal.length > 0;
  });

  /** Whether the year is over and everything is shown. */
  readonly over = computed(() => this.caughtUp.value && this.scene.value?.view.phase === "over");

  /** What this month's field does to values; null where fields count nothing. */
  readonly factor = computed(() => {
    const { kind } = this.scene.value!.view;
    return kind ? this.table.value!.fields[kind] : null;
  });

  /** Where cards of the present moment come from that were not to be seen before. */
  origin: Origin = () => null;

  private readonly connection: Connection;
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly path: string,
    readonly viewer: Viewer,
  ) {
    this.connection = new Connection(
      path,
      {
        status: (status) => (this.status.value = status),
        table: (message) => this.arrive(message),
        entry: (message) => this.enqueue(message),
        ack: (message) => {
          // Its entry is shown next, unless this is an answer to a choice sent twice.
          if (message.version <= this.connection.version) this.sending.value = false;
        },
        nack: (message) => this.refused(message),
      },
      browser(),
    );
  }

  start(): void {
    this.connection.start();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  stop(): void {
    this.connection.stop();
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  readonly hurry = () => this.connection.hurry();

  /** Choose; the server has the last word. */
  act(actions: number[]): void {
    if (!this.ready.value) return;
    this.refusal.value = null;
    this.sending.value = true;
    this.connection.act(actions);
  }

  /** Show at once what has come. */
  catchUp(): void {
    if (this.bill.value !== null || !this.queue.length) return;
    clearTimeout(this.timer);
    while (this.queue.length && this.bill.value === null) this.show(this.queue.shift()!);
    this.caughtUp.value = this.bill.value === null;
  }

  /** The bill has been read. */
  dismissBill(): void {
    if (this.bill.value === null) return;
    remember(billRead(this.path), String(this.bill.value));
    this.bill.value = null;
    this.next();
  }

  /** Everything anew: after connecting, or when entries were missed. */
  private arrive(message: TableMessage): void {
    clearTimeout(this.timer);
    this.queue = [];
    capture();
    batch(() => {
      this.origin = () => null;
      this.table.value = message;
      form.value = message.money;
      played.value = message.game;
      this.record.value = message.record;
      const slots = settle(slotsAfter(message.record), message.view.field);
      this.scene.value = { view: message.view, meeting: null, slots };
      this.sending.value = this.connection.busy;
      this.bill.value ??= unreadBill(message.record, Number(recall(billRead(this.path))));
      this.caughtUp.value = this.bill.value === null;
    });
    if (this.viewer !== "table") rememberTable(this.path, message);
  }

  private enqueue(message: EntryMessage): void {
    const before = this.queue.at(-1)?.view ?? this.scene.value?.view;
    if (!before) return;
    this.queue.push(...frames(before, message.record, message.view));
    if (this.caughtUp.value) this.next();
  }

  private next(): void {
    const frame = this.queue.shift();
    if (!frame) {
      this.caughtUp.value = true;
      if (this.scene.value?.view.phase === "over") forgetTable(this.path);
      return;
    }
    this.caughtUp.value = false;
    this.show(frame);
    if (frame.hold === "bill") return;
    const wait = document.hidden || frame.hold === "none" ? 0 : duration(HOLDS[frame.hold]) * PACE[speed.value];
    if (wait) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  private show(frame: Frame): void {
    capture();
    batch(() => {
      this.origin = originIn(frame);
      this.scene.value = sceneOf(frame, this.scene.value);
      this.sending.value = this.connection.busy;
      if (frame.told.length) this.record.value = [...this.record.value, ...frame.told];
      if (frame.hold === "bill") this.bill.value = frame.view.n;
    });
  }

  private refused(message: NackMessage): void {
    this.sending.value = false;
    this.refusal.value = message;
  }
}

/** A month that ended before this seat saw its bill: nobody has laid a card since. */
function unreadBill(record: readonly Event[], read: number): number | null {
  const end = record.findLastIndex((event) => event.e === "deal_end");
  if (end < 0 || record.slice(end).some((event) => event.e === "play")) return null;
  const deal = record.findLast((event, index) => event.e === "deal" && index < end);
  return deal?.e === "deal" && deal.n !== read ? deal.n : null;
}

/** The place that a card comes from, if it was closed before. */
function originIn(frame: Frame): Origin {
  const [event] = frame.told;
  if (event?.e === "play") return () => `hand-${event.seat}`;
  if (event?.e === "turn" || event?.e === "deal") return () => "stock";
  if (frame.view.phase === "pick_hand") return () => `hand-${frame.view.turn}`;
  return () => "stock";
}
