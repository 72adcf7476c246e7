/** How a hand of up to 33 cards lies in rows, so that of every card a slice wide enough for a finger is seen. */

/** A run of cards of one group in one row. */
export interface Run {
  group: number;
  from: number;
  count: number;
}

export interface Row {
  runs: Run[];
  /** How far cards of a run lie apart, in pixels. */
  step: number;
}

export interface Measures {
  width: number;
  /** The width of a card where there are one, two, three rows, and more. */
  cards: readonly number[];
  /** The least that is seen of a card, and the most. */
  slice: number;
  loose: number;
  /** Between groups. */
  gap: number;
}

export interface Layout {
  rows: Row[];
  card: number;
}

const MOST_ROWS = 8;

const cardAt = (rows: number, { cards }: Measures): number => cards[Math.min(rows, cards.length) - 1]!;

/** The fewest rows in which all groups fit, filled as evenly as their order allows. */
export function layout(groups: readonly number[], measures: Measures): Layout {
  for (let count = 1; ; count += 1) {
    const card = cardAt(count, measures);
    const runs = split(groups, card, measures);
    const rows = arranged(runs, count, card, measures);
    if (rows || count >= MOST_ROWS) return { rows: (rows ?? [runs]).map((row) => spread(row, card, measures)), card };
  }
}

/** Groups as runs; one that is too long for a row is cut into equal parts. */
function split(groups: readonly number[], card: number, { width, slice }: Measures): Run[] {
  const most = Math.max(1, Math.floor((width - card) / slice) + 1);
  return groups.flatMap((size, group) => {
    const parts = Math.max(1, Math.ceil(size / most));
    return Array.from({ length: parts }, (_, part) => {
      const from = Math.round((size * part) / parts);
      return { group, from, count: Math.round((size * (part + 1)) / parts) - from };
    });
  });
}

/** The width that a row needs at least. */
const needed = (runs: readonly Run[], card: number, { slice, gap }: Measures): number =>
  runs.reduce((sum, { count }) => sum + card + (count - 1) * slice, Math.max(0, runs.length - 1) * gap);

/** The runs in `count` rows, so that the fullest row is as empty as can be; null if they do not fit. */
function arranged(runs: readonly Run[], count: number, card: number, measures: Measures): Run[][] | null {
  let best: Run[][] | null = null;
  let fullest = measures.width;
  const place = (from: number, rows: Run[][]) => {
    const last = rows.length === count - 1;
    for (let to = last ? runs.length : from; to <= runs.length; to += 1) {
      const row = runs.slice(from, to);
      if (needed(row, card, measures) > fullest) return;
      if (!last) {
        place(to, [...rows, row]);
        continue;
      }
      const all = [...rows, row];
      const need = Math.max(...all.map((one) => needed(one, card, measures)));
      if (!best || need < fullest) [best, fullest] = [all, need];
    }
  };
  place(0, []);
  return best === null ? null : (best as Run[][]).filter((row) => row.length > 0);
}

function spread(runs: Run[], card: number, { width, slice, loose, gap }: Measures): Row {
  const laps = runs.reduce((sum, { count }) => sum + count - 1, 0);
  const room = width - runs.length * card - Math.max(0, runs.length - 1) * gap;
  return { runs, step: Math.max(slice, Math.min(loose, laps ? room / laps : loose)) };
}

/** Cards of one play side by side: in how many lines they lie. */
export const linesOf = (cards: number, most: number): number => Math.max(1, Math.ceil(cards / most));
