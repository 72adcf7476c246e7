/** The score sheet of the year: two columns for each player, a line for each occasion of payment. */

import { columns } from "../money";
import type { Event, Kind, Pay, Seat } from "../protocol/messages";
import { type Month, months, startOf } from "./months";

/** One occasion of payment, by seat in kan and points. */
export interface Line {
  reason: string;
  yaku: string[];
  kan: number[];
  points: number[];
  hatto: boolean;
  /** Undone by a special yaku: it is shown and not counted. */
  struck: boolean;
}

interface Draft extends Line {
  /** Whom it was paid to; null where several win. */
  maker: Seat | null;
  /** Whose shares have been paid so far. */
  shares: Set<Seat | string>;
}

export interface SheetMonth {
  n: number;
  kind: Kind | undefined;
  /** Whether the same field is owed for a later month too. */
  carried: boolean;
  /** Who did not play. */
  watched: readonly Seat[];
  lines: Line[];
  /** The seat that owes the month stone. */
  stone: Seat | null;
  /** Whether the half of a sage was paid because it was cancelled. */
  cancelled: boolean;
}

export interface Sheet {
  months: SheetMonth[];
  /** What each seat began with, in points; null where that was nothing. */
  start: readonly number[] | null;
  /** Kan and points by seat, what is struck left aside. */
  kan: number[];
  points: number[];
}

/** What a special yaku undoes. */
const STRIKABLE = ["hand_yaku", "tobikomi", "exempt"];

/** `scores` are those of now, from which the beginning follows while the first month is played. */
export function sheet(record: readonly Event[], scores: readonly number[]): Sheet {
  const all = months(record);
  const found = all.map(written);
  const [first] = all;
  const start = first ? (first.end ? first.before : startOf(first, scores)) : [];
  const sum = (of: "kan" | "points", from: readonly number[]) =>
    from.map((begun, seat) =>
      found.reduce(
        (all, { lines }) => all + lines.reduce((part, line) => part + (line.struck ? 0 : (line[of][seat] ?? 0)), 0),
        begun,
      ),
    );
  const begun = start.map(columns);
  return {
    months: found,
    start: start.some(Boolean) ? start : null,
    kan: sum(
      "kan",
      begun.map(([kan]) => kan),
    ),
    points: sum(
      "points",
      begun.map(([, points]) => points),
    ),
  };
}

function written({ deal, pays, watched, end, before }: Month): SheetMonth {
  const lines: Draft[] = [];
  let stone: Seat | null = null;
  for (const pay of pays) {
    if (pay.reason === "stone") stone = typeof pay.from === "number" ? pay.from : stone;
    else if (pay.reason === "refund") strike(lines, pay);
    else write(lineFor(lines, pay, before.length), pay);
  }
  const counted = lines.some(({ reason }) => reason === "card_points");
  if (end?.why === "played_out" && !counted) lines.push(draft("card_points", null, before.length));
  return {
    n: deal.n,
    kind: deal.kind,
    carried: deal.carry?.some((kind) => kind === deal.kind) ?? false,
    watched,
    lines,
    stone,
    cancelled: !lines.some(({ reason }) => reason === "captured_yaku"),
  };
}

function draft(reason: string, maker: Seat | null, seats: number): Draft {
  const zeros = () => Array.from({ length: seats }, () => 0);
  return { reason, maker, yaku: [], kan: zeros(), points: zeros(), shares: new Set(), hatto: false, struck: false };
}

/** The line that a payment belongs to, a new one where it begins an occasion. */
function lineFor(lines: Draft[], pay: Pay, seats: number): Draft {
  const share = pay.for ?? pay.from;
  const maker = makerOf(lines, pay);
  const known = lines.find(
    (line) => line.reason === pay.reason && line.maker === maker && !(maker !== null && line.shares.has(share)),
  );
  if (known) return known;
  const line = draft(pay.reason, maker, seats);
  // The half of what was gone on with stands before what ended the month.
  const early = pay.reason === "sage_half" && lines.at(-1)?.reason === "captured_yaku";
  lines.splice(lines.length - Number(early), 0, line);
  return line;
}

function makerOf(lines: readonly Draft[], pay: Pay): Seat | null {
  if (pay.reason === "card_points") return null;
  if (pay.reason !== "exempt") return typeof pay.to === "number" ? pay.to : null;
  const dives = lines.filter((line) => line.reason === "tobikomi" && line.hatto && !line.struck);
  return dives.find(({ maker }) => maker !== pay.from && maker !== pay.to)?.maker ?? null;
}

function write(line: Draft, pay: Pay): void {
  const [kan, points] = pay.reason === "card_points" ? [0, pay.points] : columns(pay.points);
  for (const [account, sign] of [
    [pay.from, -1],
    [pay.to, 1],
  ] as const) {
    if (typeof account !== "number") continue;
    line.kan[account] = (line.kan[account] ?? 0) + sign * kan;
    line.points[account] = (line.points[account] ?? 0) + sign * points;
  }
  line.yaku = [...line.yaku, ...pay.yaku.filter((key) => !line.yaku.includes(key))];
  line.shares.add(pay.for ?? pay.from);
  line.hatto ||= pay.liable === "hatto";
}

function strike(lines: Draft[], { from, yaku }: Pay): void {
  for (const line of lines) {
    if (STRIKABLE.includes(line.reason) && line.maker === from && line.yaku.join() === yaku.join()) line.struck = true;
  }
}
