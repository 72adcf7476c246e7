/** Scenes of the table from moment to moment, with an identity for each card: two packs have every card twice. */

import type { BashifenEvent, BashifenView, Group, PackCard, Shown } from "../protocol/messages";
import type { Hold, Moment } from "../table/moments";

/** A card with an identity, which its double does not share. */
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
  /** The places from which cards come into sight, by id. */
  from: ReadonlyMap<string, string>;
}

export type BashifenMoment = Moment<BashifenView, BashifenEvent>;

/** The parts of a view that an event changes: they become as they are after the entry. */
const EVENT_PARTS: Partial<Record<BashifenEvent["e"], readonly (keyof BashifenView)[]>> = {
  play: ["hands", "open", "suits"],
  trick: ["trick", "ahead", "ask", "points", "taken"],
};

/** The moments of an entry; the last one has the server's view. */
export function momentsOf(
  before: BashifenView,
  record: readonly BashifenEvent[],
  after: BashifenView,
): BashifenMoment[] {
  const moments: BashifenMoment[] = [];
  let view = before;
  for (const [index, event] of record.entries()) {
    const next = record[index + 1];
    const parts = Object.fromEntries((EVENT_PARTS[event.e] ?? []).map((part) => [part, after[part]]));
    view = { ...view, ...parts, turn: null, legal: [] };
    // All cards of a trick and its winner are shown before it is taken away.
    if (event.e === "play") view = { ...view, trick: [...view.trick, event], ahead: winner(next) ?? view.ahead };
    moments.push({ view, events: [event], hold: holdOf(event, next) });
  }
  const last = moments.at(-1);
  if (last) last.view = after;
  else moments.push({ view: after, events: [], hold: "none" });
  return moments;
}

const winner = (event: BashifenEvent | undefined): number | null => (event?.e === "trick" ? event.winner : null);

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

let idCount = 0;

/** A new identity, which begins with the card's name. */
function identity(card: PackCard): string {
  idCount += 1;
  return `${card}-${idCount}`;
}

/** Ids of cards that were in the hand, for the same cards where they are now. */
class Ids {
  private readonly cards: Held[];

  constructor(
    held: readonly Held[],
    private readonly picked: readonly string[],
  ) {
    this.cards = [...held];
  }

  /** The ids of these cards, in their order: picked ones first if they leave the hand, last if they stay. */
  take(cards: readonly PackCard[], leave: boolean): (string | undefined)[] {
    const chosen = new Set<string>();
    for (const card of cards) {
      const doubles = this.cards.filter((other) => other.card === card && !chosen.has(other.id));
      const double = doubles.find(({ id }) => this.picked.includes(id) === leave) ?? doubles[0];
      if (double) chosen.add(double.id);
    }
    const matches = this.cards.filter(({ id }) => chosen.has(id));
    for (const match of matches) this.cards.splice(this.cards.indexOf(match), 1);
    return cards.map((card) => {
      const at = matches.findIndex((match) => match.card === card);
      return at < 0 ? undefined : matches.splice(at, 1)[0]!.id;
    });
  }
}

/** The scene of a moment. A card in sight keeps its identity; of two doubles the picked one is played. */
export function sceneOf(view: BashifenView, before: Scene | null, picked: readonly string[] = []): Scene {
  const sameDeal = before?.view.n === view.n;
  const old = sameDeal ? before.hand.flatMap(({ cards }) => cards) : [];
  const mine = new Ids(old, picked);
  const others = new Map(sameDeal ? before.trick.map((play) => [play.seat, play]) : []);
  const from = new Map<string, string>();
  const name = (cards: readonly PackCard[], ids: readonly (string | undefined)[], place: string): Held[] =>
    cards.map((card, index) => {
      const oldId = ids[index];
      if (oldId !== undefined) return { id: oldId, card };
      const id = identity(card);
      from.set(id, place);
      return { id, card };
    });
  const trick = view.trick.map(({ seat, cards }: Shown): Played => {
    const played = others.get(seat);
    if (played && haveSameNames(played.cards, cards)) return played;
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

const haveSameNames = (held: readonly Held[], cards: readonly PackCard[]): boolean =>
  held.length === cards.length && held.every(({ card }, index) => card === cards[index]);
