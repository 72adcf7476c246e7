/** What the server and the page tell each other (docs/protocol.md), and the events of a record. */

export type Seat = number;
/** A seat's number, or "table" for those who look on. */
export type Viewer = Seat | "table";
/** Who pays or is paid: a seat, or something that is none. */
export type Account = Seat | "pot" | "board" | "bank";
export type FieldKind = "small" | "large" | "grand";
export type Phase =
  | "deal"
  | "show"
  | "expose"
  | "play"
  | "pick_hand"
  | "pick_stock"
  | "decide"
  | "cancel"
  | "over";

/** A legal action. */
export interface Choice {
  action: number;
  /** 赤 of five ribbons and more: which may lie open, and how many of them must. Their actions follow in order. */
  ribbons?: { of: string; count: number };
}

export interface View {
  viewer: Viewer;
  /** The month, from 1. */
  n: number;
  dealer: Seat;
  /** The seats in the order of play. */
  order: Seat[];
  kind: FieldKind;
  carry: FieldKind[];
  phase: Phase;
  turn: Seat | null;
  /** By seat: known cards first, then a `?` for each unknown one. */
  hands: string[];
  exposed: string[];
  field: string;
  pending: string | null;
  captured: string[];
  stock: number;
  shown: string[][];
  made: string[][];
  sager: Seat | null;
  /** Points by seat. */
  scores: number[];
  /** The actions of this viewer, if it is his turn. */
  legal: number[];
  /** More about some of them. */
  choices: Choice[];
}

export interface PayEvent {
  e: "pay";
  from: Account;
  to: Account;
  points: number;
  reason: string;
  yaku: string[];
  clause: string;
  for?: Seat;
  liable?: "hatto" | "sage";
}
export interface DealEvent {
  e: "deal";
  n: number;
  dealer: Seat;
  hands: string[];
  field: string;
  kind: FieldKind;
  carry: FieldKind[];
}
export interface LaidEvent {
  e: "play" | "turn";
  seat: Seat;
  card: string;
  takes: string;
}
export interface DeclaredEvent {
  e: "stop" | "sage" | "cancel";
  seat: Seat;
  yaku: string[];
  forced: boolean;
}
export interface DealEndEvent {
  e: "deal_end";
  why: "yaku" | "cancel" | "played_out" | "special" | "four_three" | "alone";
  winner: Seat | null;
  captured?: string[];
  scores: number[];
  next_dealer: Seat | null;
}
export interface MatchEndEvent {
  e: "match_end";
  totals: number[];
  result: number[];
  winners: Seat[];
}

/** The events that the page knows; a record may hold others, which it passes over. */
export type Event =
  | { e: "match"; game: string; options: Record<string, string>; names: string[] }
  | { e: "draw_seats"; draws: [Seat, string][][]; dealer: Seat }
  | DealEvent
  | { e: "stock"; cards: string }
  | { e: "shima"; seat: Seat; cards: string }
  | { e: "show"; seat: Seat; yaku: string[]; cards: string }
  | LaidEvent
  | DeclaredEvent
  | PayEvent
  | DealEndEvent
  | MatchEndEvent;

export interface TableMessage {
  is: "table";
  protocol: number;
  version: number;
  table: string;
  viewer: Viewer;
  game: string;
  options: Record<string, string>;
  names: string[];
  /** "person", or a bot's name. */
  players: string[];
  record: Event[];
  view: View;
}
export interface EntryMessage {
  is: "entry";
  version: number;
  record: Event[];
  view: View;
}
export interface AckMessage {
  is: "ack";
  id: string;
  version: number;
}
export interface NackMessage {
  is: "nack";
  /** Null where the message could not be read. */
  id: string | null;
  code: string;
  en: string;
  ja: string;
  version: number;
  view: View;
}
export type ServerMessage = TableMessage | EntryMessage | AckMessage | NackMessage | { is: "pong" };

export interface ActMessage {
  do: "act";
  id: string;
  version: number;
  actions: number[];
}
export type ClientMessage = ActMessage | { do: "sync"; version: number } | { do: "ping" };

/** `GET /api/games`. */
export interface GameOption {
  name: string;
  values: string[];
  en: string;
  ja: string;
  clause: string;
}
export interface Game {
  name: string;
  ja: string;
  seats: number[];
  options: GameOption[];
  bots: string[];
}

/** The answer to `POST /api/tables` and to `POST …/again`. */
export interface Opened {
  table: string;
  seat: Seat;
  path: string;
  /** The seat's key: path#recovery is the way back to it. */
  recovery: string;
}

/** An error over HTTP (application/problem+json). */
export interface Problem {
  title: string;
  detail: string;
  detail_ja: string;
  status: number;
  code: string;
}
