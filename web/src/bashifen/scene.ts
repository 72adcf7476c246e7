/** What the table looks like from one moment to the next, and which card is which: two packs have each card twice. */

import type { Hold, Moment } from "../frame/moments";
import type { BashifenEvent, BashifenPlay, BashifenView, Group, PackCard, Shown, Trick } from "../protocol/messages";
import { DRAWS, pairOf, pointsOf, UNKNOWN, WIDOW, without } from "./pack";

/** A card that can be told from its double. */
export interface Held {
  id: string;
  card: PackCard;
}

export interface HeldGroup {
  suit: Group;
  cards: Held[];
}

export interface Played {
  seat: number;
  cards: Held[];
}

export interface Scene {
  view: BashifenView;
  /** The viewer's own cards. */
  hand: HeldGroup[];
  trick: Played[];
  /** Where cards come from that were not to be seen before, by id. */
  from: ReadonlyMap<string, string>;
}

export type Frame = Moment<BashifenView, BashifenEvent>;

/** The moments of one entry; the last one is as the server sees it. */
export function frames(before: BashifenView, record: readonly BashifenEvent[], after: BashifenView): Frame[] {
  const found: Frame[] = [];
  let view = before;
  for (const [index, event] of record.entries()) {
    view = follow(view, event);
    const next = record[index + 1];
    // Who wins a whole trick is seen before it is taken away.
    if (event.e === "play" && next?.e === "trick") view = { ...view, ahead: next.winner };
    // Whose turn it is then, nobody need know while the table is cleared.
    found.push({
      view: { ...view, ...(next ? { turn: null, legal: [] } : {}) },
      told: [event],
      hold: holdOf(event, next),
    });
  }
  const last = found.at(-1);
  if (last) last.view = after;
  else found.push({ view: after, told: [], hold: "none" });
  return found;
}

function holdOf(event: BashifenEvent, next: BashifenEvent | undefined): Hold {
  switch (event.e) {
    case "play":
      return next ? "read" : "beat";
    case "trick":
      return "beat";
    case "failed_lead":
    case "trumps":
      return "read";
    default:
      return "none";
  }
}

/** The view after one event. */
export function follow(view: BashifenView, event: BashifenEvent): BashifenView {
  switch (event.e) {
    case "deal":
      return {
        ...cleared(view),
        n: event.n,
        phase: "draw",
        dealer: event.dealer,
        stage: event.stage,
        trump_rank: event.trump_rank,
        first: event.first,
      };
    case "declare":
      return {
        ...view,
        declared: { seat: event.seat, cards: event.cards },
        open: change(view.open, event.seat, (open) => [...without(open, event.cards), ...event.cards]),
        // Whoever has confirmed is asked anew.
        confirmed: [],
      };
    case "trumps":
      return {
        ...view,
        phase: "bury",
        trumps: { suit: event.suit, by: event.by },
        dealer: event.dealer,
        drawn: DRAWS,
        confirmed: [],
      };
    case "bury":
      return {
        ...view,
        phase: "play",
        hands: change(view.hands, event.seat, (hand) =>
          without([...hand, ...unknown(DRAWS / 4 + WIDOW - hand.length)], event.cards),
        ),
        // Whether cards that lay open are buried nobody else knows.
        open: change(view.open, event.seat, () => []),
        suits: event.seat === view.viewer ? held(view, event.cards) : view.suits,
        buried: event.cards.filter((card) => card !== UNKNOWN),
      };
    case "play":
      return played(view, event);
    case "trick":
      return won(view, event);
    case "deal_end":
      return { ...view, phase: "deal", stage: event.stage, points: event.points };
    case "match_end":
      return { ...view, phase: "over", turn: null };
    default:
      return view;
  }
}

const unknown = (count: number): PackCard[] => Array.from({ length: Math.max(0, count) }, () => UNKNOWN);

/** Before the first card of a deal. */
function cleared(view: BashifenView): BashifenView {
  const none = view.hands.map(() => []);
  return {
    ...view,
    turn: null,
    trumps: null,
    drawn: 0,
    declared: null,
    confirmed: [],
    hands: none,
    open: none,
    suits: [],
    turned: [],
    buried: [],
    trick: [],
    ahead: null,
    points: 0,
    taken: [],
    voids: none,
    tops: { single: [], pairs: [] },
    ask: null,
    legal: [],
    choices: [],
  };
}

function played(view: BashifenView, { seat, cards }: BashifenPlay): BashifenView {
  return {
    ...view,
    hands: change(view.hands, seat, (hand) => without(hand, cards)),
    open: change(view.open, seat, (open) => without(open, cards)),
    suits: seat === view.viewer ? held(view, cards) : view.suits,
    trick: [...view.trick, { seat, cards }],
  };
}

/** The own groups without cards that have left the hand. */
const held = ({ suits }: BashifenView, gone: readonly PackCard[]): BashifenView["suits"] =>
  suits
    .map(({ suit, cards }) => ({
      suit,
      cards: without(
        cards,
        gone.filter((card) => cards.includes(card)),
      ),
    }))
    .filter(({ cards }) => cards.length > 0);

function won(view: BashifenView, { winner, points }: Trick): BashifenView {
  const mine = view.dealer !== null && pairOf(winner) !== pairOf(view.dealer);
  const taken = view.trick.flatMap(({ cards }) => cards).filter((card) => pointsOf(card) > 0);
  return {
    ...view,
    trick: [],
    ahead: null,
    ask: null,
    turn: winner,
    points: view.points + (mine ? points : 0),
    taken: mine ? [...view.taken, ...taken] : view.taken,
  };
}

const change = <T>(list: readonly T[], seat: number, how: (old: T) => T): T[] =>
  list.map((entry, index) => (index === seat ? how(entry) : entry));

let made = 0;

/** A new identity; the name stands first. */
function identity(card: PackCard): string {
  made += 1;
  return `${card}-${made}`;
}

/** Ids of cards that were in the hand, to be given to the same cards where they are now. */
class Ids {
  private readonly held: Held[];

  constructor(
    held: readonly Held[],
    private readonly picked: readonly string[],
  ) {
    this.held = [...held];
  }

  /** The ids of these cards, in their order: picked ones first if they leave the hand, last if they stay. */
  take(cards: readonly PackCard[], leave: boolean): (string | undefined)[] {
    const chosen = new Set<string>();
    for (const card of cards) {
      const doubles = this.held.filter((other) => other.card === card && !chosen.has(other.id));
      const one = doubles.find(({ id }) => this.picked.includes(id) === leave) ?? doubles[0];
      if (one) chosen.add(one.id);
    }
    const taken = this.held.filter(({ id }) => chosen.has(id));
    for (const one of taken) this.held.splice(this.held.indexOf(one), 1);
    return cards.map((card) => {
      const at = taken.findIndex((one) => one.card === card);
      return at < 0 ? undefined : taken.splice(at, 1)[0]!.id;
    });
  }
}

/** The scene of a moment. Cards that are seen before and after are the same; of two doubles the picked one is played. */
export function sceneOf(view: BashifenView, before: Scene | null, picked: readonly string[] = []): Scene {
  const sameDeal = before?.view.n === view.n;
  const old = sameDeal ? before.hand.flatMap(({ cards }) => cards) : [];
  const mine = new Ids(old, picked);
  const others = new Map(sameDeal ? before.trick.map((play) => [play.seat, play]) : []);
  const from = new Map<string, string>();
  const name = (cards: readonly PackCard[], ids: readonly (string | undefined)[], place: string): Held[] =>
    cards.map((card, index) => {
      const known = ids[index];
      if (known !== undefined) return { id: known, card };
      const id = identity(card);
      from.set(id, place);
      return { id, card };
    });
  const trick = view.trick.map(({ seat, cards }: Shown): Played => {
    const known = others.get(seat);
    if (known && same(known.cards, cards)) return known;
    const ids = seat === view.viewer ? mine.take(cards, true) : [];
    return { seat, cards: name(cards, ids, `seat-${seat}`) };
  });
  const ids = mine.take(
    view.suits.flatMap(({ cards }) => cards),
    false,
  );
  const hand = view.suits.map(({ suit, cards }) => ({
    suit,
    cards: name(cards, ids.splice(0, cards.length), "stock"),
  }));
  return { view, hand, trick, from };
}

const same = (held: readonly Held[], cards: readonly PackCard[]): boolean =>
  held.length === cards.length && held.every(({ card }, index) => card === cards[index]);
