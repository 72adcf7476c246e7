/** The state of a table in any game: its record and view, shown moment by moment, and the person's choice. */

import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { capturePlaces } from "../motion/flip";
import { playSound, soundOf } from "../motion/sound";
import { recall, remember, speed } from "../preferences";
import { applyChange } from "../protocol/changes";
import type { AnyEntryMessage, AnyTableMessage } from "../protocol/connection";
import type { Viewer } from "../protocol/messages";
import { peopleAt } from "../words/names";
import { setCurrentGame } from "../words/say";
import { billKey, lastDeal, reportShown, unreadBill } from "./bill";
import { onBecomingTrue, onHidden } from "./effects";
import {
  type AnyEvent,
  type AnyTable,
  type AnyView,
  type CardPaths,
  type DrawnMoment,
  isNewDeal,
  type Moment,
  NO_PATHS,
  pauseAfter,
  type SeenMoment,
} from "./moments";
import { MoveReplay } from "./moveReplay";
import { waitsInSteps } from "./moves";
import { announceTurn } from "./notifications";
import { pastEntries } from "./pastEntries";
import { playsThemselves } from "./seats";
import { withSentences } from "./sentences";
import { isStepwise, type TableLine, type TableListener } from "./tableLine";

export abstract class TableGame<
  View extends AnyView,
  Event extends AnyEvent,
  Shown extends Moment<View, Event>,
  Table extends AnyTable<View, Event>,
  Scene extends { readonly view: View },
> implements TableListener
{
  readonly table = signal<Table | null>(null);
  /** The players, by their names in the current language. */
  readonly people = computed(() => this.table.value && peopleAt(this.table.value));
  /** The record as far as it is shown. */
  readonly record = signal<readonly Event[]>([]);
  /** The score sheet as far as it is shown. */
  readonly sheet = signal<Table["sheet"] | null>(null);
  /** The number of the deal whose bill is open. */
  readonly bill = signal<number | null>(null);
  /** The present scene. */
  readonly scene = signal<Scene | null>(null);
  /** Whether the next move waits until the person goes on. */
  readonly waiting = signal(false);
  /** Whether everything that has come is shown. */
  readonly caughtUp = signal(true);

  private readonly moveReplay = new MoveReplay<Scene, Event>(() => this.endReplay());
  /** The move that is replayed now, and whether there are moves to replay. */
  readonly replay = this.moveReplay.replay;
  readonly replayable = this.moveReplay.isAvailable;
  /** The scene that is drawn: the present one, or one of the replay. */
  readonly shownScene: ReadonlySignal<Scene | null> = computed(
    () => this.replay.value?.moment.scene ?? this.scene.value,
  );

  /** Whether this seat has to choose, even during a replay; false while a bot stands in for it. */
  readonly isAsked = computed(() => {
    const view = this.scene.value?.view;
    if (!view || !this.caughtUp.value || this.isReplay || this.session.sending.value) return false;
    if (this.session.ended.value || !playsThemselves(this.table.value!)) return false;
    return (view.turn === this.viewer || view.turn === null) && view.legal.length > 0;
  });

  /** Whether this seat has more than one choice. */
  readonly choosing = computed(() => this.isAsked.value && this.hasChoice(this.scene.value!.view));

  /** Whether this seat may choose now. */
  readonly ready = computed(() => this.isAsked.value && !this.replay.value);

  /** Whether the match is over and everything is shown. */
  readonly over = computed(() => this.caughtUp.value && this.scene.value?.view.phase === "over");

  private present: CardPaths = NO_PATHS;
  /** The score sheet after everything that has come. */
  private latestSheet: Table["sheet"] | null = null;
  protected queue: Shown[] = [];
  protected timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether one more move may be shown, because the person has gone on. */
  private stepAllowed = false;
  /** Whether this seat chose what the stock card takes: it has seen the stock card then. */
  private tookFromStock = false;
  private stopWatching: (() => void)[] = [];

  constructor(readonly session: TableLine) {}

  /** Attach to the line, which first sends what has come already. */
  start(): void {
    this.session.attach(this);
    // Nobody sees cards move in a background tab: no moments queue up there.
    this.stopWatching = [
      onHidden(() => this.catchUp()),
      effect(() => {
        if (speed.value !== "step" && this.waiting.value) this.step();
      }),
      reportShown(this),
      onBecomingTrue(this.isAsked, () => announceTurn(this)),
    ];
  }

  stop(): void {
    clearTimeout(this.timer);
    this.moveReplay.stop();
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

  /** The paths of cards that come into sight or go out of sight now. */
  get paths(): CardPaths {
    return this.replay.value?.paths ?? this.present;
  }

  /** Make a choice; the server decides whether it is accepted. */
  act(actions: number[]): void {
    if (!this.ready.value) return;
    this.tookFromStock = this.scene.value?.view.phase === "pick_stock";
    this.session.act(actions);
  }

  /** Show all that has come at once; step-by-step play skips nothing. */
  catchUp(): void {
    this.endReplay();
    if (this.isBlocked || !this.queue.length || isStepwise(this.session)) return;
    clearTimeout(this.timer);
    while (this.queue.length && !this.isBlocked) this.show(this.queue.shift()!, !this.queue.length);
  }

  /** Show the waiting move. */
  step(): void {
    if (!this.waiting.value) return;
    this.waiting.value = false;
    this.stepAllowed = true;
    this.endReplay();
    this.next();
  }

  /** Replay the last moves. The choices of this seat stay as they are. */
  replayLast(): void {
    this.endReplay();
    // Moves that come meanwhile wait until the replay has ended.
    if (!this.isReplay && !document.hidden && this.moveReplay.start()) clearTimeout(this.timer);
  }

  /** Return to the present scene. */
  endReplay(): void {
    if (this.moveReplay.stop() && !this.isBlocked) this.next();
  }

  /** The bill has been read. */
  dismissBill(): void {
    if (this.bill.value === null) return;
    if (!this.isReplay) remember(billKey(this.path), String(this.bill.value));
    const wasBlocked = this.isBlocked;
    this.bill.value = null;
    if (wasBlocked) this.next();
  }

  /** Start from a whole table: after connecting, or when entries were missed. */
  arrive(message: AnyTableMessage): void {
    const snapshot = message as unknown as Table;
    const table = { ...snapshot, record: withSentences(snapshot.record, message) };
    clearTimeout(this.timer);
    this.queue = [];
    this.endReplay();
    capturePlaces();
    batch(() => {
      this.present = NO_PATHS;
      this.waiting.value = false;
      this.table.value = table;
      setCurrentGame(message);
      this.record.value = table.record;
      this.sheet.value = this.latestSheet = table.sheet;
      this.session.momentShown();
      this.scene.value = this.lay(table);
      if (!this.isReplay) this.bill.value ??= unreadBill(table.record, Number(recall(billKey(this.path))));
      this.caughtUp.value = !this.isBlocked;
    });
    if (!this.isReplay)
      this.moveReplay.begin([...this.seenBefore(table), this.seenMoment({ events: [], hold: "none" })]);
  }

  enqueue(message: AnyEntryMessage): void {
    const before = this.queue.at(-1)?.view ?? this.scene.value?.view;
    if (!before) return;
    const { names, players, stand_ins } = message;
    if (names && players && stand_ins) this.table.value = { ...this.table.value!, names, players, stand_ins };
    const record = withSentences(message.record as unknown as Event[], message);
    const moments = this.moments(before, record, applyChange(before, message.changes));
    if (message.sheet) this.latestSheet = moments.at(-1)!.sheet = applyChange(this.latestSheet, message.sheet);
    this.queue.push(...moments);
    if (this.caughtUp.value && !this.replay.value) this.next();
  }

  /** The moments of an entry; the last one has the server's view. */
  protected abstract moments(before: View, record: readonly Event[], after: View): Shown[];

  /** Whether a seat that is asked can choose between several things. */
  protected abstract hasChoice(view: View): boolean;

  /** The scene of a table. */
  protected abstract lay(table: Table): Scene;

  /** The scene of a moment after another scene. */
  protected abstract draw(moment: Shown, before: Scene | null): DrawnMoment<Scene>;

  /** The moments of the last entries before the page was opened. */
  private seenBefore(table: Table): SeenMoment<Scene, Event>[] {
    const entries = pastEntries<View, Event>(table);
    const view = entries[0]?.before ?? table.view;
    const length = entries.reduce((sum, { record }) => sum + record.length, 0);
    let scene = this.lay({ ...table, view, record: table.record.slice(0, table.record.length - length) });
    const moments: SeenMoment<Scene, Event>[] = [{ scene, events: [], hold: "none", ...NO_PATHS }];
    for (const { before, record, after } of entries) {
      for (const moment of this.moments(before, record, after)) {
        const drawn = this.draw(moment, scene);
        scene = drawn.scene;
        moments.push({ scene, events: moment.events, hold: moment.hold, ...drawn.paths });
      }
    }
    return moments;
  }

  /** Whether nothing more is shown until the person has read something. */
  protected get isBlocked(): boolean {
    return false;
  }

  protected next(): void {
    const moment = this.queue[0];
    if (!moment) {
      this.caughtUp.value = true;
      return;
    }
    if (isStepwise(this.session) && waitsInSteps(moment) && !this.isOwnMove(moment)) {
      if (!this.stepAllowed) {
        batch(() => {
          this.caughtUp.value = false;
          this.waiting.value = true;
        });
        return;
      }
      this.stepAllowed = false;
    }
    this.queue.shift();
    // Without a pause the choices stay in place, instead of going and coming again.
    this.show(moment, !this.queue.length && moment.hold === "none");
    const [event] = moment.events;
    playSound(event ? soundOf(event) : this.moveReplay.before?.hold === "meet" ? "taken" : null);
    if (this.isBlocked) return;
    const wait = document.hidden ? 0 : pauseAfter(moment.hold);
    if (wait) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  /** Whether the viewer has just made this move. */
  private isOwnMove({ events: [event] }: Shown): boolean {
    return event?.seat === this.viewer && (event.e !== "turn" || this.tookFromStock);
  }

  private show(moment: Shown, last: boolean): void {
    capturePlaces(isNewDeal(moment.events));
    batch(() => {
      const { scene, paths } = this.draw(moment, this.scene.value);
      this.scene.value = scene;
      this.present = paths;
      if (!this.isReplay && moment.events.some(({ e }) => e === "deal_end"))
        this.bill.value = lastDeal(this.record.value);
      if (moment.sheet) this.sheet.value = moment.sheet;
      this.session.momentShown();
      this.caughtUp.value = last && !this.isBlocked;
      if (moment.events.length) this.record.value = [...this.record.value, ...moment.events];
    });
    if (!this.isReplay) this.moveReplay.add(this.seenMoment(moment));
  }

  private seenMoment({ events, hold }: Pick<SeenMoment<Scene, Event>, "events" | "hold">): SeenMoment<Scene, Event> {
    return { scene: this.scene.value!, events, hold, ...this.present };
  }
}
