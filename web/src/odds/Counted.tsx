/** A table of odds: each number with a note and a bar. */

import type { MoneyForm, OddsCell, OddsTable } from "../protocol/messages";
import { money } from "../words/names";
import { say, sayMessage } from "../words/say";
import { isWide, length, oneIn, percent } from "./digits";

export function OddsFigures({ table, money: form }: { table: OddsTable; money: MoneyForm | null }) {
  const all = table.rows.flatMap(({ cells }) => cells);
  const title = sayMessage(table.title);
  return (
    <>
      <div class="o-wide" role="group" tabIndex={0} aria-label={title}>
        <table class="o-table">
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {table.columns.map((column) => (
                <th key={column.key} scope="col">
                  {sayMessage(column.title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{sayMessage(row.title)}</th>
                {row.cells.map((cell, index) => (
                  <td key={table.columns[index]!.key}>
                    <Figure cell={cell} form={form} />
                    <Bar hundredths={length(cell, all)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isWide(all) && <p class="small muted">{say("guide-odds-scale")}</p>}
    </>
  );
}

function Figure({ cell, form }: { cell: OddsCell; form: MoneyForm | null }) {
  const { measure, value, worth } = cell;
  if (measure === "months") return <b class="num">{value.toFixed(4)}</b>;
  if (measure === "points") return <b class="num">{say("guide-odds-points", { amount: value.toFixed(2) })}</b>;
  if (!value) return <span class="muted">–</span>;
  return (
    <>
      {worth !== null && form && <span>{money(worth, false, form)}</span>}
      <b class="num">{percent(value)}</b>
      <span class="num muted">{oneIn(value)}</span>
    </>
  );
}

const Bar = ({ hundredths }: { hundredths: number }) => (
  <svg class="o-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect width={hundredths} height="4" />
  </svg>
);
