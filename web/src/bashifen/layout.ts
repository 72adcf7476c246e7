/** The layout of up to 33 cards in rows, with a slice of every card that is wide enough for a finger. */

/** A run of cards of one group in one row. */
export interface Run {
  group: number;
  from: number;
  count: number;
}

export interface Row {
  runs: Run[];
  /** The distance between cards of a run, in pixels. */
  step: number;
}

export interface Measures {
  width: number;
  /** The room for the whole hand, the same from the first card to the last. */
  height: number;
  /** The height of the labels above a row, if there is room; 0 without labels. */
  label: number;
  /** Whether rows are centred. */
  centred: boolean;
  /** The width of a card with one, two, three and more rows. */
  cards: readonly number[];
  /** The least and the largest visible slice of a card. */
  slice: number;
  loose: number;
  /** The gap between groups. */
  gap: number;
}

export interface Layout {
  rows: Row[];
  card: number;
}

/** A run with its place, from the upper left of the room. */
export interface PlacedRun extends Run {
  row: number;
  left: number;
  top: number;
  step: number;
  /** The visible height of its cards. */
  visible: number;
}

export interface Arrangement {
  runs: PlacedRun[];
  card: number;
  labelled: boolean;
  /** The free height above. */
  free: number;
}

const MOST_ROWS = 8;
/** The height of a card by its width. */
export const HIGH = 1.4;
/** The gap between rows that do not overlap. */
const APART = 7;

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
      const need = Math.max(...all.map((other) => needed(other, card, measures)));
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

/** The places of a hand's cards: rows from below, which overlap if the room is low. */
export function arrange(groups: readonly number[], measures: Measures): Arrangement {
  const { width, height, gap, label, centred } = measures;
  const { rows, card } = layout(groups, measures);
  const high = card * HIGH;
  const labelled = label > 0 && rows.length * (high + label) + (rows.length - 1) * APART <= height;
  const above = labelled ? label : 0;
  const pitch = Math.min(high + above + APART, (height - high) / Math.max(1, rows.length - 1));
  const runs = rows.flatMap(({ runs: inRow, step }, row) => {
    const top = height - high - (rows.length - 1 - row) * pitch;
    const wide = (count: number) => card + (count - 1) * step;
    const total = inRow.reduce((sum, { count }) => sum + wide(count), Math.max(0, inRow.length - 1) * gap);
    let left = centred ? (width - total) / 2 : 0;
    return inRow.map((run) => {
      const placed = { ...run, row, left, top, step, visible: row < rows.length - 1 ? Math.min(high, pitch) : high };
      left += wide(run.count) + gap;
      return placed;
    });
  });
  return { runs, card, labelled, free: Math.max(0, height - high - (rows.length - 1) * pitch - above) };
}

/** The number of lines for the cards of a play. */
export const linesOf = (cards: number, most: number): number => Math.max(1, Math.ceil(cards / most));
