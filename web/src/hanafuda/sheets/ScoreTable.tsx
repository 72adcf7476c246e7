/** 記入式: the score sheet as on paper, of any match of a game with flower cards. */

import { Fragment } from "preact";
import type { RowJson, ScoreSheetJson, Seat } from "../../protocol/messages";
import { type CellText, fieldOf, rowText } from "../../table/rowText";
import { nameOf, type People } from "../../words/names";
import { say, sayMessage } from "../../words/say";
import "./YearSheet.css";

interface ScoreTableProps {
  sheet: ScoreSheetJson;
  people: People;
  /** The seats in the order of the columns. */
  seats: readonly Seat[];
}

export const ScoreTable = ({ sheet, people, seats }: ScoreTableProps) => (
  <div class="y-wrap" role="region" aria-label={say("flowers-sheet-title")} tabIndex={0}>
    <table class="sheet-t">
      <thead>
        <tr>
          <th scope="col">{sayMessage(sheet.over)}</th>
          {seats.map((seat) => (
            <th key={seat} scope="colgroup" colSpan={sheet.kan ? 2 : 1}>
              {nameOf(seat, people)}
            </th>
          ))}
          <th scope="col">{say("sheet-remarks")}</th>
        </tr>
      </thead>
      {sheet.months.map((rows, index) => (
        <tbody key={index}>
          {rows.map((row, line) => (
            <Row key={line} row={row} kan={sheet.kan} rows={line ? 0 : rows.length} people={people} seats={seats} />
          ))}
        </tbody>
      ))}
      <tfoot>
        {sheet.foot.map((row, line) => (
          <Row key={line} row={row} kan={sheet.kan} rows={1} people={people} seats={seats} />
        ))}
      </tfoot>
    </table>
  </div>
);

interface RowProps extends Pick<ScoreTableProps, "people" | "seats"> {
  row: RowJson;
  kan: boolean;
  /** The number of lines that the head of the line spans. */
  rows: number;
}

function Row({ row, kan, rows, people, seats }: RowProps) {
  const { head, field, cells, remark } = rowText(row, people.names);
  return (
    <tr>
      {rows > 0 && (
        <th scope={rows > 1 ? "rowgroup" : "row"} rowSpan={rows}>
          <b>{head}</b>
          {field && (
            <span class="f" data-field={fieldOf(row)}>
              {field}
            </span>
          )}
        </th>
      )}
      {seats.map((seat) => (
        <Fragment key={seat}>
          {kan && <td class="k">{cells[seat]?.kan}</td>}
          <Last cell={cells[seat]!} />
        </Fragment>
      ))}
      <td class="rem">{remark}</td>
    </tr>
  );
}

const Last = ({ cell: { rest, mark } }: { cell: CellText }) => (
  <td class="mn">
    {rest}
    {mark && <i class="mark">{mark}</i>}
  </td>
);
