/**
 * Scenes of the table from moment to moment: events are shown one at a time, so that eyes can follow. The server says
 * where an event leads: a part of the view becomes as it is after the entry when its event is shown, and
 * cards lie where the event puts them.
 */

import { together, UNKNOWN, without } from "../cards/deck";
import type { Deal, Event, Pay, Play, Redeal, Seat, Turn, View } from "../protocol/messages";
import type { Hold, Moment } from "../table/moments";
import { NO_ROWS, type Rows, settleRows } from "./rows";

/** A card on the cards that it takes, before all of them go to the pile. */
export interface Meeting {
  card: string;
  takes: string;
}

/** A yaku that has just been shown or made. */
export interface AnnouncedYaku {
  seat: Seat;
  yaku: readonly string[];
  cards: string;
}

export interface Scene {
  view: View;
  announced: AnnouncedYaku | null;
  meeting: Meeting | null;
  /** The cards of the field. */
  rows: Rows;
  /** The card that was laid last. */
  moved: string | null;
}

/** A moment of this table. */
export interface HanafudaMoment extends Moment<View, Event> {
  meeting: Meeting | null;
}

/** The parts of a view that an event changes. */
const EVENT_PARTS: Partial<Record<Event["e"], readonly (keyof View)[]>> = {
  mizuten: ["mizuten"],
  white_card: ["white"],
  bid: ["order", "folded", "rate", "doubler", "leader", "joined"],
  squeezed: ["squeezed"],
  stock: ["order", "hands", "stock", "phase"],
  show: ["shown", "exposed", "hands"],
  play: ["hands", "exposed"],
  turn: ["stock"],
  stop: ["made"],
  sage: ["made", "sager", "sagers"],
  cancel: ["made"],
  // What comes next is known when a month ends: another one, or none.
  deal_end: ["order", "hands", "phase"],
};
/** The parts of a view that are by seat. */
const BY_SEAT: ReadonlySet<keyof View> = new Set<keyof View>(["hands", "exposed", "shown", "made"]);

/** The moments of an entry; the last one has the server's view. */
export function momentsOf(before: View, record: readonly Event[], after: View): HanafudaMoment[] {
  const moments: HanafudaMoment[] = [];
  let view = before;
  record.forEach((event, index) => {
    const last = moments.at(-1);
    view = viewAt(view, event, after, record.slice(index + 1));
    if (event.e === "pay" && last?.events.at(-1)?.e === "pay") {
      last.view = view;
      last.events.push(event);
    } else if ((event.e === "play" || event.e === "turn") && event.takes) {
      moments.push({ view, meeting: { card: event.card, takes: event.takes }, events: [event], hold: "meet" });
      view = afterLanding(view, event);
      moments.push({ view, meeting: null, events: [], hold: "beat" });
    } else {
      if (event.e === "play" || event.e === "turn") view = afterLanding(view, event);
      moments.push({ view, meeting: null, events: [event], hold: holdOf(event) });
      // Cards that are thrown in are shown open for a moment, and a new yaku has a moment of its own.
      if (event.e === "redeal" || moments.at(-1)!.hold === "yaku")
        moments.push({ view, meeting: null, events: [], hold: "none" });
    }
  });
  const last = moments.at(-1);
  if (last) last.view = after;
  else moments.push({ view: after, meeting: null, events: [], hold: "none" });
  return moments;
}

/** The view at an event, before its card has landed; `rest` are the events after it. */
function viewAt(view: View, event: Event, after: View, rest: readonly Event[]): View {
  switch (event.e) {
    case "deal":
    case "redeal":
      return dealt(view, event, after);
    case "shima":
      return take(view, event.seat, event.cards);
    case "pay":
      return paid(view, event);
    case "deal_end":
      return { ...view, ...parts(view, event, after, rest), turn: null };
    default:
      return { ...view, ...parts(view, event, after, rest), pending: null };
  }
}

/** The parts of the view that an event changes, as they are after the entry. */
function parts(view: View, event: Event, after: View, rest: readonly Event[]): Partial<View> {
  const of = (part: keyof View) => {
    const value = after[part];
    if (!BY_SEAT.has(part)) return value;
    const later = rest
      .filter(({ e }) => EVENT_PARTS[e]?.includes(part))
      .map((other) => ("seat" in other ? other.seat : null));
    const isTold = (seat: Seat) => ("seat" in event ? event.seat === seat : !later.includes(seat));
    return (value as unknown[]).map((now, seat) => (isTold(seat) ? now : (view[part] as unknown[])[seat]));
  };
  return Object.fromEntries(
    (EVENT_PARTS[event.e] ?? []).filter((part) => part in after).map((part) => [part, of(part)]),
  );
}

/** The view after the deal: cards in all hands and on the field. */
function dealt({ scores, pot }: View, { hands, field }: Deal | Redeal, after: View): View {
  const none = hands.map(() => "");
  const nothing = hands.map(() => []);
  const table = { hands, field, exposed: none, captured: none, shown: nothing, made: nothing, pending: null };
  return { ...after, ...table, squeezed: [], folded: [], scores, pot, turn: null, legal: [], choices: [] };
}

/** The view after a card has landed: it lies on the field, or in the pile with the cards it takes. */
function afterLanding(view: View, { seat, card, takes }: Play | Turn): View {
  if (!takes) return { ...view, field: together(view.field, card) };
  return take(view, seat, takes, card);
}

const take = (view: View, seat: Seat, cards: string, beside = ""): View => ({
  ...view,
  field: without(view.field, cards),
  captured: view.captured.map((pile, owner) => (owner === seat ? together(pile, cards + beside) : pile)),
});

/** The view after a payment. */
function paid(view: View, { from, to, points }: Pay): View {
  const moved = (account: Seat | "pot") => (to === account ? points : 0) - (from === account ? points : 0);
  return { ...view, pot: view.pot + moved("pot"), scores: view.scores.map((score, seat) => score + moved(seat)) };
}

function holdOf(event: Event): Hold {
  switch (event.e) {
    case "deal_end":
      return "bill";
    case "show":
      return event.yaku.length ? "yaku" : "none";
    case "mizuten":
      return event.yes ? "read" : "none";
    case "squeezed":
    case "redeal":
      return "read";
    case "bid":
      return "beat";
    case "stop":
    case "sage":
      return "yaku";
    case "cancel":
    case "deal":
      return "read";
    case "play":
    case "turn":
    case "pay":
      return "beat";
    default:
      return "none";
  }
}

/** The scene of a moment; cards of the field keep their rows. */
export function sceneOf(
  { view, meeting, events = [] }: Pick<HanafudaMoment, "view" | "meeting"> & { events?: readonly Event[] },
  before: Scene | null,
): Scene {
  const previous = before?.view.n === view.n ? before : null;
  return {
    view,
    announced: madeBy(view, events),
    meeting,
    rows: settleRows(previous?.rows ?? NO_ROWS, view.field),
    moved: lastLaid(events) ?? (view.field.includes(previous?.moved ?? UNKNOWN) ? previous!.moved : null),
  };
}

/** The yaku that these events announce, with its cards. */
function madeBy({ captured, captured_yaku }: View, events: readonly Event[]): AnnouncedYaku | null {
  const event = events.find(({ e }) => e === "show" || e === "stop" || e === "sage");
  if (event?.e === "show") return event.yaku.length ? event : null;
  if (event?.e !== "stop" && event?.e !== "sage") return null;
  const { seat, yaku } = event;
  const makes = captured_yaku.filter((entry) => yaku.includes(entry.yaku)).flatMap(({ cards }) => [...cards]);
  return { seat, yaku, cards: [...(captured[seat] ?? "")].filter((card) => makes.includes(card)).join("") };
}

/** The card that the last move has laid. */
export function lastLaid(record: readonly Event[]): string | null {
  const move = record.findLast(({ e }) => e === "play" || e === "turn" || e === "deal");
  return move?.e === "play" || move?.e === "turn" ? move.card : null;
}
