/** What the tables of all games share: the record and the view, shown moment by moment, and the act of the person. */

import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { capture } from "../motion/flip";
import { cueOf, hear } from "../motion/sound";
import { recall, remember, speed } from "../preferences";
import { changed } from "../protocol/changes";
import type { AnyEntryMessage, AnyTableMessage } from "../protocol/connection";
import type { Viewer } from "../protocol/messages";
import { peopleAt } from "../words/names";
import { plays } from "../words/say";
import { Again } from "./again";
import { billRead, lastDeal, tellRead, unreadBill } from "./bill";
import {
  type AnyEvent,
  type AnyTable,
  type AnyView,
  type Drawn,
  gathered,
  type Moment,
  NOWHERE,
  pauseAfter,
  type Still,
  type Ways,
} from "./moments";
import { waits } from "./moves";
import { announceTurn } from "./notifications";
import { playsThemselves } from "./seats";
import { isStepwise, type TableLine, type TableListener } from "./tableLine";
import { withTelling } from "./telling";
import { whenever, whenHidden } from "./whenever";

export abstract class Play<
  View extends AnyView,
  Event extends AnyEvent,
  Shown extends Moment<View, Event>,
  Table extends AnyTable<View, Event>,
  Scene extends { readonly view: View },
> implements TableListener
{
  readonly table = signal<Table | null>(null);
  /** Who sits at it, by the names of the language that is spoken now. */
  readonly people = computed(() => this.table.value && peopleAt(this.table.value));
  /** The record as far as it is shown. */
  readonly record = signal<readonly Event[]>([]);
  /** The score sheet as far as it is shown. */
  readonly sheet = signal<Table["sheet"] | null>(null);
  /** The number of the deal whose bill lies on the table. */
  readonly bill = signal<number | null>(null);
  /** The table as it is. */
  readonly scene = signal<Scene | null>(null);
  /** Whether the next move waits until the person goes on. */
  readonly waiting = signal(false);
  /** Whether everything that came is shown. */
  readonly caughtUp = signal(true);

  private readonly again = new Again<Scene, Event>(() => this.endReplay());
  /** What is shown again at the moment, instead of the table as it is; and whether there are moves to be. */
  readonly replay = this.again.replay;
  readonly replayable = this.again.possible;
  /** What is drawn. */
  readonly seen: ReadonlySignal<Scene | null> = computed(() => this.replay.value?.still.scene ?? this.scene.value);

  /** Whether this seat has to choose, even while it looks at what was; not where a bot stands in for it. */
  readonly asked = computed(() => {
    const view = this.scene.value?.view;
    if (!view || !this.caughtUp.value || this.isReplay || this.session.sending.value) return false;
    if (this.session.ended.value || !playsThemselves(this.table.value!)) return false;
    return (view.turn === this.viewer || view.turn === null) && view.legal.length > 0;
  });

  /** Whether it has more than one choice. */
  readonly choosing = computed(() => this.asked.value && this.hasChoice(this.scene.value!.view));

  /** Whether this seat may choose now. */
  readonly ready = computed(() => this.asked.value && !this.replay.value);

  /** Whether the match is over and everything is shown. */
  readonly over = computed(() => this.caughtUp.value && this.scene.value?.view.phase === "over");

  private present: Ways = NOWHERE;
  /** The score sheet after all that came. */
  private written: Table["sheet"] | null = null;
  protected queue: Shown[] = [];
  protected timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the person has gone on, so that one more move may be shown. */
  private allowed = false;
  /** Whether the card that this seat chose is what the stock card takes: then it has seen the card already. */
  private tookFromStock = false;
  private stopWatching: (() => void)[] = [];

  constructor(readonly session: TableLine) {}

  /** Listen; what is told already is heard first. */
  start(): void {
    this.session.attach(this);
    // Nobody sees cards move in a background tab: they do not queue up there.
    this.stopWatching = [
      whenHidden(() => this.catchUp()),
      effect(() => {
        if (speed.value !== "step" && this.waiting.value) this.step();
      }),
      tellRead(this),
      whenever(this.asked, () => announceTurn(this)),
    ];
  }

  stop(): void {
    clearTimeout(this.timer);
    this.again.stop();
    for (const end of this.stopWatching) end();
  }

  get path(): string {
    return this.session.path;
  }

  get isReplay(): boolean {
    return this.session.isReplay;
  }

  get viewer(): Viewer {
    return this.session.viewer;
  }

  /** Where the cards come from and go to that what is drawn now shows no more, or not before. */
  get ways(): Ways {
    return this.replay.value?.ways ?? this.present;
  }

  /** Choose; the server has the last word. */
  act(actions: number[]): void {
    if (!this.ready.value) return;
    this.tookFromStock = this.scene.value?.view.phase === "pick_stock";
    this.session.act(actions);
  }

  /** Show at once what has come; step by step nothing is passed over. */
  catchUp(): void {
    this.endReplay();
    if (this.stopped || !this.queue.length || isStepwise(this.session)) return;
    clearTimeout(this.timer);
    while (this.queue.length && !this.stopped) this.show(this.queue.shift()!, !this.queue.length);
  }

  /** Show the move that waits. */
  step(): void {
    if (!this.waiting.value) return;
    this.waiting.value = false;
    this.allowed = true;
    this.endReplay();
    this.next();
  }

  /** Go back to how the table looked, and show its last moves again. What may be chosen stays as it is. */
  replayLast(): void {
    this.endReplay();
    // Moves that come meanwhile wait until these are seen.
    if (!this.isReplay && !document.hidden && this.again.start()) clearTimeout(this.timer);
  }

  /** Back to the table as it is. */
  endReplay(): void {
    if (this.again.stop() && !this.stopped) this.next();
  }

  /** The bill has been read. */
  dismissBill(): void {
    if (this.bill.value === null) return;
    if (!this.isReplay) remember(billRead(this.path), String(this.bill.value));
    const waited = this.stopped;
    this.bill.value = null;
    if (waited) this.next();
  }

  /** Everything anew: after connecting, or when entries were missed. */
  arrive(message: AnyTableMessage): void {
    const snapshot = message as unknown as Table;
    const table = { ...snapshot, record: withTelling(snapshot.record, message) };
    clearTimeout(this.timer);
    this.queue = [];
    this.endReplay();
    capture();
    batch(() => {
      this.present = NOWHERE;
      this.waiting.value = false;
      this.table.value = table;
      plays(message);
      this.record.value = table.record;
      this.sheet.value = this.written = table.sheet;
      this.session.momentShown();
      this.scene.value = this.lay(table);
      if (!this.isReplay) this.bill.value ??= unreadBill(table.record, Number(recall(billRead(this.path))));
      this.caughtUp.value = !this.stopped;
    });
    if (!this.isReplay) this.again.begin([...this.seenBefore(table), this.stillOf({ events: [], hold: "none" })]);
  }

  enqueue(message: AnyEntryMessage): void {
    const before = this.queue.at(-1)?.view ?? this.scene.value?.view;
    if (!before) return;
    const { names, players, stand_ins } = message;
    if (names && players && stand_ins) this.table.value = { ...this.table.value!, names, players, stand_ins };
    const record = withTelling(message.record as unknown as Event[], message);
    const moments = this.moments(before, record, changed(before, message.changes));
    if (message.sheet) this.written = moments.at(-1)!.sheet = changed(this.written, message.sheet);
    this.queue.push(...moments);
    if (this.caughtUp.value && !this.replay.value) this.next();
  }

  /** The moments of one entry; the last one is as the server sees it. */
  protected abstract moments(before: View, record: readonly Event[], after: View): Shown[];

  /** Whether a seat that is asked can choose between several things. */
  protected abstract hasChoice(view: View): boolean;

  /** The whole table as it is. */
  protected abstract lay(table: Table): Scene;

  /** One moment of it, after another. */
  protected abstract draw(moment: Shown, before: Scene | null): Drawn<Scene>;

  /** What this seat saw before the page was opened: the last entries, moment by moment. */
  private seenBefore(table: Table): Still<Scene, Event>[] {
    let [view, end] = [table.view, table.record.length];
    const entries = table.past.map(({ events, changes }) => {
      const after = view;
      view = changed(after, changes);
      end -= events;
      return { before: view, record: table.record.slice(end, end + events), after };
    });
    let scene = this.lay({ ...table, view, record: table.record.slice(0, end) });
    const seen: Still<Scene, Event>[] = [{ scene, events: [], hold: "none", ...NOWHERE }];
    for (const { before, record, after } of entries.reverse()) {
      for (const moment of this.moments(before, record, after)) {
        const drawn = this.draw(moment, scene);
        scene = drawn.scene;
        seen.push({ scene, events: moment.events, hold: moment.hold, ...drawn.ways });
      }
    }
    return seen;
  }

  /** Whether nothing more is shown until something is read. */
  protected get stopped(): boolean {
    return false;
  }

  protected next(): void {
    const moment = this.queue[0];
    if (!moment) {
      this.caughtUp.value = true;
      return;
    }
    if (isStepwise(this.session) && waits(moment) && !this.isOwn(moment)) {
      if (!this.allowed) {
        batch(() => {
          this.caughtUp.value = false;
          this.waiting.value = true;
        });
        return;
      }
      this.allowed = false;
    }
    this.queue.shift();
    // Where nothing is to be waited for, what may be chosen does not go and come again.
    this.show(moment, !this.queue.length && moment.hold === "none");
    const [event] = moment.events;
    hear(event ? cueOf(event) : this.again.before?.hold === "meet" ? "taken" : null);
    if (this.stopped) return;
    const wait = document.hidden ? 0 : pauseAfter(moment.hold);
    if (wait) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  /** Whether the person has just done it. */
  private isOwn({ events: [event] }: Shown): boolean {
    return event?.seat === this.viewer && (event.e !== "turn" || this.tookFromStock);
  }

  private show(moment: Shown, last: boolean): void {
    capture(gathered(moment.events));
    batch(() => {
      const { scene, ways } = this.draw(moment, this.scene.value);
      this.scene.value = scene;
      this.present = ways;
      if (!this.isReplay && moment.events.some(({ e }) => e === "deal_end"))
        this.bill.value = lastDeal(this.record.value);
      if (moment.sheet) this.sheet.value = moment.sheet;
      this.session.momentShown();
      this.caughtUp.value = last && !this.stopped;
      if (moment.events.length) this.record.value = [...this.record.value, ...moment.events];
    });
    if (!this.isReplay) this.again.add(this.stillOf(moment));
  }

  private stillOf({ events, hold }: Pick<Still<Scene, Event>, "events" | "hold">): Still<Scene, Event> {
    return { scene: this.scene.value!, events, hold, ...this.present };
  }
}
