/** 記入式: the texts of the score sheet's cells, from the server's data. */

import type { CellJson, Kind, MessageJson, RowJson } from "../protocol/messages";
import { sayMessage } from "../words/say";

export interface CellText {
  kan: string;
  rest: string;
  mark: string;
}

export interface RowText {
  head: string;
  field: string;
  cells: CellText[];
  remark: string;
}

/** The texts of a row in the current language; undone payments are in brackets. */
export function rowText(row: RowJson, names: readonly string[]): RowText {
  const words = (message: MessageJson | undefined) => (message ? sayMessage(message, names) : "");
  const number = (text = "") => (row.struck && text ? `(${text})` : text);
  const cell = ({ kan, rest, mark }: CellJson) => ({ kan: number(kan), rest: number(rest), mark: words(mark) });
  return {
    head: words(row.head),
    field: words(row.field),
    cells: row.cells.map(cell),
    remark: words(row.remark),
  };
}

/** The kind of field of a row, for its colour. */
export function fieldOf({ field }: RowJson): Kind | undefined {
  const kind = field?.args?.kind ?? field;
  return typeof kind === "object" && "key" in kind ? (kind.key.split(/[-.]/)[1] as Kind) : undefined;
}
