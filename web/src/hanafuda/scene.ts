/** What the table looks like from one moment to the next: events taken one at a time, so that eyes can follow. */

import { together, UNKNOWN, without } from "../cards/deck";
import type { Hold, Moment } from "../frame/moments";
import type { BidMade, Deal, Event, Play, Seat, Squeezed, Stock, Turn, View } from "../protocol/messages";
import { hold, type Slots, settle } from "./slots";

/** What a deal lays on the table. */
type Dealing = Pick<Deal, "n" | "dealer" | "hands" | "field" | "kind" | "carry">;

/** A card that lies on what it takes, just before all of it goes to the pile. */
export interface Meeting {
  card: string;
  takes: string;
}

export interface Scene {
  view: View;
  meeting: Meeting | null;
  slots: Slots;
  /** Places of the cards in each hand. */
  hands: readonly Slots[];
  /** The card that was laid last. */
  moved: string | null;
}

/** One moment of this table. */
export interface Frame extends Moment<View, Event> {
  meeting: Meeting | null;
}

/** The moments of one entry; the last one is as the server sees it. */
export function frames(before: View, record: readonly Event[], after: View): Frame[] {
  const found: Frame[] = [];
  let view = before;
  for (const event of record) {
    if (event.e === "pay") {
      view = follow(view, event);
      const last = found.at(-1);
      if (last?.told.at(-1)?.e === "pay") {
        last.view = view;
        last.told.push(event);
      } else {
        found.push({ view, meeting: null, told: [event], hold: "beat" });
      }
      continue;
    }
    if ((event.e === "play" || event.e === "turn") && event.takes) {
      found.push({
        view: lift(view, event),
        meeting: { card: event.card, takes: event.takes },
        told: [event],
        hold: "meet",
      });
      view = follow(view, event);
      found.push({ view, meeting: null, told: [], hold: "beat" });
      continue;
    }
    view = follow(view, event);
    if (event.e === "redeal") {
      // What is thrown in lies open for a moment.
      found.push({ view, meeting: null, told: [event], hold: "read" }, { view, meeting: null, told: [], hold: "none" });
      continue;
    }
    if (event.e === "deal") {
      // What a month's yaku are worth no event tells; and where no stock follows, an auction does.
      const order = record.some(({ e }) => e === "stock") ? inTurn(event) : [];
      view = {
        ...view,
        captured_yaku: after.captured_yaku,
        progress: after.progress,
        unseen: after.unseen,
        order,
        phase: order.length ? "show" : "bid",
      };
      if (!order.length) view = { ...view, stock: after.stock };
    }
    // What comes next is known when the month ends: another one, or none.
    if (event.e === "deal_end") view = { ...view, phase: after.phase, turn: null };
    found.push({ view, meeting: null, told: [event], hold: holdOf(event) });
  }
  const last = found.at(-1);
  if (last) last.view = after;
  else found.push({ view: after, meeting: null, told: [], hold: "none" });
  return found;
}

function holdOf(event: Event): Hold {
  switch (event.e) {
    case "deal_end":
      return "bill";
    case "show":
      return event.yaku.length ? "read" : "none";
    case "mizuten":
      return event.yes ? "read" : "none";
    case "squeezed":
      return "read";
    case "bid":
      return "beat";
    case "stop":
    case "sage":
    case "cancel":
    case "deal":
      return "read";
    case "play":
    case "turn":
      return "beat";
    default:
      return "none";
  }
}

/** The scene of a moment; cards of the field and of a hand keep their places. */
export function sceneOf(
  { view, meeting, told = [] }: Pick<Frame, "view" | "meeting"> & { told?: readonly Event[] },
  before: Scene | null,
): Scene {
  const same = before?.view.n === view.n ? before : null;
  return {
    view,
    meeting,
    slots: settle(same?.slots ?? [], view.field),
    hands: view.hands.map((hand, seat) => hold(same?.hands[seat] ?? [], hand)),
    moved: lastLaid(told) ?? (view.field.includes(same?.moved ?? UNKNOWN) ? same!.moved : null),
  };
}

/** The moments of this month up to now, as its record tells them to who has just come. */
export function monthSoFar(record: readonly Event[], now: View): Frame[] {
  const month = record.slice(
    Math.max(
      0,
      record.findLastIndex(({ e }) => e === "deal"),
    ),
  );
  if (month[0]?.e !== "deal") return [];
  // What was paid since is taken back.
  let view = month.reduce(
    (before, event) => (event.e === "pay" ? follow(before, { ...event, points: -event.points }) : before),
    now,
  );
  const dealt = month[1]?.e === "stock" ? 2 : 1;
  const steps = [month.slice(0, dealt), ...month.slice(dealt).map((event) => [event])];
  return steps.flatMap((step) => {
    // The last moment of an entry is the server's; here one more stands behind it.
    const found = frames(view, [...step, { e: "note", text: "" }], now).slice(0, -1);
    const [event] = step;
    for (const frame of found)
      frame.view = { ...frame.view, turn: event && "seat" in event ? event.seat : null, legal: [], choices: [] };
    view = found.at(-1)?.view ?? view;
    return found;
  });
}

/** The card that the last of these moves has laid. */
export function lastLaid(record: readonly Event[]): string | null {
  const move = record.findLast(({ e }) => e === "play" || e === "turn" || e === "deal");
  return move?.e === "play" || move?.e === "turn" ? move.card : null;
}

/** The view after one event. */
export function follow(view: View, event: Event): View {
  switch (event.e) {
    case "deal":
      return dealt(view, event);
    case "redeal":
      return dealt(view, { ...event, dealer: view.leader ?? view.dealer });
    case "mizuten":
      return { ...view, mizuten: event.yes ? event.seat : null };
    case "bid":
      return said(view, event);
    case "squeezed":
      return { ...view, squeezed: putOut(view, event) };
    case "stock":
      return stocked(view, event);
    case "shima":
      return {
        ...view,
        field: without(view.field, event.cards),
        captured: change(view.captured, event.seat, (cards) => together(cards, event.cards)),
      };
    case "show":
      return {
        ...view,
        shown: change(view.shown, event.seat, () => event.yaku),
        exposed: change(view.exposed, event.seat, () => event.cards),
        hands: change(view.hands, event.seat, (hand) => open(hand, event.cards)),
      };
    case "play":
    case "turn":
      return laid(lift(view, event), event);
    case "stop":
    case "cancel":
      return { ...view, made: change(view.made, event.seat, () => event.yaku) };
    case "sage":
      return wentOn({ ...view, made: change(view.made, event.seat, () => event.yaku) }, event.seat);
    case "deal_end":
      // Who is left alone has won without a card: the others' hands are gone.
      return event.why === "alone" ? alone(view, event.winner) : view;
    case "pay":
      return {
        ...view,
        pot: view.pot + (event.to === "pot" ? event.points : 0) - (event.from === "pot" ? event.points : 0),
        scores: view.scores.map(
          (score, seat) => score + (event.to === seat ? event.points : 0) - (event.from === seat ? event.points : 0),
        ),
      };
    default:
      return view;
  }
}

/** The card has left the hand or the stock, and has taken nothing yet. */
function lift(view: View, { e, seat, card }: Play | Turn): View {
  if (card === view.pending) return { ...view, pending: null };
  if (e === "turn") return { ...view, stock: view.stock - 1 };
  return {
    ...view,
    hands: change(view.hands, seat, (hand) => (hand.includes(card) ? without(hand, card) : without(hand, UNKNOWN))),
    exposed: change(view.exposed, seat, (cards) => without(cards, card)),
  };
}

function laid(view: View, { seat, card, takes }: Play | Turn): View {
  if (!takes) return { ...view, field: together(view.field, card) };
  return {
    ...view,
    field: without(view.field, takes),
    captured: change(view.captured, seat, (cards) => together(cards, takes + card)),
  };
}

function said(view: View, { seat, bid }: BidMade): View {
  const { joined = [], rate = 1 } = view;
  if (bid === "double") return { ...view, rate: 2 * rate, doubler: seat, leader: seat, joined: [seat] };
  if (bid === "out") {
    const without = view.joined && { joined: joined.filter((other) => other !== seat) };
    return { ...view, ...without, folded: [...view.folded, seat].sort() };
  }
  return view.joined ? { ...view, joined: [...joined, seat].sort() } : { ...view, order: [...view.order, seat] };
}

/** Where several may go on, each is told. */
const wentOn = (view: View, seat: Seat): View =>
  view.sagers ? { ...view, sagers: [...new Set([...view.sagers, seat])].sort() } : { ...view, sager: seat };

const alone = (view: View, winner: Seat | null): View => ({
  ...view,
  order: winner === null ? [] : [winner],
  hands: view.hands.map((hand, seat) => (seat === winner ? hand : "")),
});

function dealt(view: View, deal: Dealing): View {
  return {
    ...view,
    ...(view.rate && { rate: 1, doubler: null, leader: deal.dealer, joined: [], sagers: [] }),
    ...(view.kind && { kind: deal.kind ?? view.kind, carry: deal.carry ?? [], sager: null }),
    n: deal.n,
    dealer: deal.dealer,
    order: [],
    folded: [],
    squeezed: [],
    pot: 0,
    phase: "show",
    turn: null,
    hands: deal.hands,
    exposed: deal.hands.map(() => ""),
    field: deal.field,
    pending: null,
    captured: deal.hands.map(() => ""),
    stock: 0,
    shown: deal.hands.map(() => []),
    made: deal.hands.map(() => []),
    legal: [],
    choices: [],
  };
}

/** All seats from the dealer on: where there is no auction, so they play. */
const inTurn = ({ dealer, hands }: Dealing): Seat[] => hands.map((_, step) => (dealer + step) % hands.length);

/** The hands of those who do not play go into the stock. */
function stocked(view: View, { cards }: Stock): View {
  // Where bids double, those in play sit in order from the last who has.
  const { joined, leader = 0, hands } = view;
  const around = hands.map((_, step) => (leader + step) % hands.length);
  const order = joined ? around.filter((seat) => joined.includes(seat)) : view.order;
  const given = hands.map((hand, seat) => (order.includes(seat) ? hand : ""));
  return { ...view, order, hands: given, stock: cards.length, phase: "show" };
}

const putOut = ({ squeezed }: View, { seat, yaku = [], cards = "" }: Squeezed): View["squeezed"] =>
  [...squeezed, { seat, yaku, cards }].sort((a, b) => a.seat - b.seat);

/** A hand of which these cards are known now. */
const open = (hand: string, cards: string): string =>
  hand.includes(UNKNOWN) ? cards + UNKNOWN.repeat(hand.length - cards.length) : hand;

const change = <T>(list: readonly T[], seat: Seat, how: (old: T) => T): T[] =>
  list.map((entry, index) => (index === seat ? how(entry) : entry));
