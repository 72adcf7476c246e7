/** The score sheet of a match as rows of cells, for print and for CSV. */

import type { DealRowJson, LevelSheetJson, RowJson, ScoreSheetJson } from "../protocol/messages";
import { rowText } from "../table/rowText";
import { message, say, sayMessage, tell } from "../words/say";

/** A heading over a number of columns. */
export interface Heading {
  text: string;
  span: number;
}

export interface SheetTable {
  headings: Heading[];
  /** Groups of rows: those of a month or deal, and the foot. */
  groups: string[][][];
  /** The columns with numbers. */
  numbers: boolean[];
}

export type AnySheet = ScoreSheetJson | LevelSheetJson;

/** `names` are those of the seats. */
export const sheetTableOf = (names: readonly string[], sheet: AnySheet): SheetTable =>
  "months" in sheet ? ofMonths(names, sheet) : ofDeals(names, sheet);

/** 記入式: kan and points of each seat, or points alone. */
function ofMonths(names: readonly string[], { kan, over, months, foot }: ScoreSheetJson): SheetTable {
  const line = (row: RowJson): string[] => {
    const { head, field, cells, remark } = rowText(row, names);
    const seats = cells.flatMap(({ kan: many, rest, mark }) => [...(kan ? [many] : []), [rest, mark].join(" ").trim()]);
    return [[head, field].join(" ").trim(), ...seats, remark];
  };
  const span = kan ? 2 : 1;
  return {
    headings: [
      { text: sayMessage(over), span: 1 },
      ...names.map((text) => ({ text, span })),
      { text: say("sheet-remarks"), span: 1 },
    ],
    groups: [...months.map((rows) => rows.map(line)), foot.map(line)].filter((rows) => rows.length),
    numbers: [false, ...names.flatMap(() => Array.from({ length: span }, () => true)), false],
  };
}

const SIGNS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** 得点表: for each pair the level it played or its points, and its level after the deal. */
function ofDeals(names: readonly string[], { deals }: LevelSheetJson): SheetTable {
  const pair = (seat: number) => sayMessage(message("stages-pair", { people: [{ seat }, { seat: seat + 2 }] }), names);
  const line = ({ n, pairs, dacha, trumps, remarks }: DealRowJson): string[] => [
    String(n),
    ...pairs.map(({ played, after }) =>
      tell(
        [played, after].flatMap((say) => (say ? [{ say }] : [])),
        names,
      ),
    ),
    dacha === null ? "" : (names[dacha] ?? ""),
    trumps === "none" ? sayMessage(message("stages-no-suit")) : (SIGNS[trumps] ?? ""),
    remarks.length ? sayMessage(message("stages-remarks", { remarks }), names) : "",
  ];
  const texts = [say("stages-deal"), pair(0), pair(1), say("stages-dacha"), say("stages-trumps"), say("stages-remark")];
  return {
    headings: texts.map((text) => ({ text, span: 1 })),
    groups: deals.map((deal) => [line(deal)]),
    numbers: texts.map(() => false),
  };
}

/**
 * The table as CSV for spreadsheets: numbers in plain signs, with their marks among the remarks; nothing that
 * would be taken for a formula.
 */
export function csvOf({ headings, groups, numbers }: SheetTable): string {
  const head = headings.flatMap(({ text, span }) => [text, ...Array.from({ length: span - 1 }, () => "")]);
  const whose = headings.flatMap(({ text, span }) => Array.from({ length: span }, () => text));
  const line = (cells: readonly string[]) => `${cells.map(safe).join(",")}\r\n`;
  const row = (cells: readonly string[]) => {
    const marks: string[] = [];
    const plain = cells.map((text, column) => {
      if (!numbers[column]) return text;
      const [, number = "", mark = ""] = NUMBER_AND_MARK.exec(text)!;
      if (mark) marks.push(`${mark} ${whose[column]}`);
      return number.replace("\u2212", "-").replace("+", "");
    });
    return line([...plain.slice(0, -1), [plain.at(-1), ...marks].filter(Boolean).join(" ")]);
  };
  return [line(head), ...groups.flat().map(row)].join("");
}

/** The parts of a cell: a number and its mark, each of which may be missing. */
const NUMBER_AND_MARK = /^([+\u2212]?\d*)\s*(.*)$/s;

/** A cell of CSV: quoted if necessary, and never a formula. */
function safe(text: string): string {
  const plain = /^[=+@\t\r]/.test(text) || (/^-/.test(text) && !/^-\d+$/.test(text)) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
