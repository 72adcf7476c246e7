/** 記入式: the score sheet of the year as on paper. */

import { Fragment } from "preact";
import type { RowJson, ScoreSheetJson } from "../../protocol/messages";
import { type CellText, fieldOf, rowText } from "../../table/rowText";
import { nearestSeat, seatOrder } from "../../table/seats";
import { nameOf } from "../../words/names";
import { say, sayMessage } from "../../words/say";
import { useTable } from "../tableContext";

import "./YearSheet.css";

export function YearSheet() {
  const { game, table, people } = useTable();
  const sheet = game.sheet.value;
  if (!sheet?.months.length) return <p class="muted">{say("flowers-sheet-empty")}</p>;
  return (
    <div class="y-wrap" role="region" aria-label={say("flowers-sheet-title")} tabIndex={0}>
      <table class="sheet-t">
        <thead>
          <tr>
            <th scope="col">{sayMessage(sheet.over)}</th>
            {seatOrder(nearestSeat(table), people.names.length).map((seat) => (
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
              <Row key={line} row={row} sheet={sheet} rows={line ? 0 : rows.length} />
            ))}
          </tbody>
        ))}
        <tfoot>
          {sheet.foot.map((row, line) => (
            <Row key={line} row={row} sheet={sheet} rows={1} />
          ))}
        </tfoot>
      </table>
    </div>
  );
}

/** A line; its head spans a number of lines. */
function Row({ row, sheet, rows }: { row: RowJson; sheet: ScoreSheetJson; rows: number }) {
  const { table, people } = useTable();
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
      {seatOrder(nearestSeat(table), people.names.length).map((seat) => (
        <Fragment key={seat}>
          {sheet.kan && <td class="k">{cells[seat]?.kan}</td>}
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
