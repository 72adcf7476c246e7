/** What server and page tell each other of 八十分, until these types too are made from the server's. */

import type { NamesBySeat, Options, Seat, TableId, TableVersion, Viewer } from "../protocol/messages";

/** "2S" … "AC" by rank (T is 10) and suit, "LJ" and "BJ" for the jokers; "?" where it is not known. */
export type CardName = string;

export type Suit = "S" | "H" | "D" | "C";

/** A group of cards that follow each other: the trumps, or what of a suit is no trump. */
export type Group = "trumps" | Suit;

export type BashifenPhase = "deal" | "draw" | "bury" | "play" | "over";

/** By pair: seats 0 and 2, seats 1 and 3. */
export type ByPair = number[];

export interface TrumpsFixed {
  suit: Suit | "none";
  by: "declared" | "cut" | "widow";
}

export interface Shown {
  seat: Seat;
  cards: CardName[];
}

/** Cards of one group in the viewer's hand, the strongest first. */
export interface GroupOfHand {
  suit: Group;
  cards: CardName[];
}

/** Own kinds that surely nobody can beat, as a single and as a pair. */
export interface Tops {
  single: CardName[];
  pairs: CardName[];
}

/** What a play must be: so many cards (null: a lead), at least `least` from `of`, among these so many pairs. */
export interface Ask {
  cards: number | null;
  of: CardName[];
  least: number;
  pairs: number;
}

export interface BashifenChoice {
  action: number;
  does: "card" | "declare" | "pass" | "commit";
  en: string;
  ja: string;
  cards?: CardName[];
}

export interface BashifenView {
  viewer: Viewer;
  n: number;
  phase: BashifenPhase;
  turn: Seat | null;
  first: Seat;
  dealer: Seat | null;
  stage: ByPair;
  trump_rank: number;
  trumps: TrumpsFixed | null;
  drawn: number;
  declared: Shown | null;
  confirmed: Seat[];
  hands: CardName[][];
  open: CardName[][];
  suits: GroupOfHand[];
  turned: CardName[];
  buried: CardName[];
  trick: Shown[];
  ahead: Seat | null;
  points: number;
  taken: CardName[];
  voids: string[][];
  tops: Tops;
  ask: Ask | null;
  legal: number[];
  choices: BashifenChoice[];
}

export interface DealEvent {
  e: "deal";
  n: number;
  dealer: Seat | null;
  stage: ByPair;
  trump_rank: number;
  first: Seat;
  draws: CardName[];
  widow: CardName[];
}

export interface DeclareEvent {
  e: "declare";
  seat: Seat;
  cards: CardName[];
  drawn: number;
}

export interface TrumpsEvent {
  e: "trumps";
  suit: Suit | "none";
  dealer: Seat;
  by: "declared" | "cut" | "widow";
}

export interface BuryEvent {
  e: "bury";
  seat: Seat;
  cards: CardName[];
}

export interface PlayEvent {
  e: "play";
  seat: Seat;
  cards: CardName[];
}

export interface TrickEvent {
  e: "trick";
  winner: Seat;
  points: number;
}

export interface FailedLeadEvent {
  e: "failed_lead";
  seat: Seat;
}

export interface DealEndEvent {
  e: "deal_end";
  points: number;
  widow_points: number;
  stage: ByPair;
  dealer: Seat | null;
}

export interface MatchEndEvent {
  e: "match_end";
  winners: Seat[];
}

export interface DrawSeatsEvent {
  e: "draw_seats";
  draws: [Seat, CardName][][];
  dealer: Seat;
}

/** What carries no rule: the match itself, commitments of a fair shuffle, notes. */
export interface AroundEvent {
  e: "match" | "commit" | "entropy" | "reveal" | "seat" | "note";
}

export type BashifenEvent =
  | DrawSeatsEvent
  | DealEvent
  | DeclareEvent
  | TrumpsEvent
  | BuryEvent
  | PlayEvent
  | TrickEvent
  | FailedLeadEvent
  | DealEndEvent
  | MatchEndEvent
  | AroundEvent;

export interface BashifenTableMessage {
  is: "table";
  protocol: number;
  version: TableVersion;
  table: TableId;
  viewer: Viewer;
  game: "bashifen";
  options: Options;
  names: NamesBySeat;
  players: string[];
  record: BashifenEvent[];
  view: BashifenView;
}

export interface BashifenEntryMessage {
  is: "entry";
  version: TableVersion;
  record: BashifenEvent[];
  view: BashifenView;
}
