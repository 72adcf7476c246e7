/** 記入式: the score sheet of the year as one writes it on paper. */

import { balance, columns, form } from "../../money";
import { type Line, type SheetMonth, sheet } from "../../settlement/sheet";
import { kindName, monthName, who, yakuName } from "../../words/names";
import { heard, say, sayName } from "../../words/say";
import { useTable } from "../desk";
import "./YearSheet.css";

export function YearSheet() {
  const { game, view, people } = useTable();
  const { months, start, kan, points } = sheet(game.record.value, view.scores);
  const seats = people.names.map((_, seat) => seat);
  if (!months.some(({ lines }) => lines.length)) return <p class="muted">{say("sheet.empty")}</p>;
  return (
    <>
      <div class="y-wrap" role="region" aria-label={say("sheet.title")} tabIndex={0}>
        <table class="sheet-t">
          <thead>
            <tr>
              <th scope="col">{say("sheet.month")}</th>
              {seats.map((seat) => (
                <th key={seat} scope="colgroup" colSpan={form.value.kan ? 2 : 1}>
                  {who(seat, people)}
                </th>
              ))}
              <th scope="col">{say("sheet.remark")}</th>
            </tr>
          </thead>
          <tbody>
            {start && (
              <tr>
                <th scope="row">{say("sheet.start")}</th>
                {start.map((begun, seat) => {
                  const [whole, rest] = columns(begun);
                  return <Pair key={seat} kan={balance(whole)} points={balance(rest)} />;
                })}
                <td class="rem" />
              </tr>
            )}
            {months.map((month) => (
              <MonthRow key={month.n} month={month} seats={seats} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say("sheet.sum")}</th>
              {seats.map((seat) => (
                <Pair key={seat} kan={balance(kan[seat] ?? 0) || "0"} points={balance(points[seat] ?? 0) || "0"} />
              ))}
              <td class="rem" />
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="small muted">
        {say("sheet.note", { unit: form.value.many[heard.value] })}{" "}
        {months.some(({ stone }) => stone !== null) && say("sheet.note.stone")}
      </p>
    </>
  );
}

const Pair = ({ kan, points }: { kan: string; points: string }) => (
  <>
    {form.value.kan && <td class="k">{kan}</td>}
    <td class="mn">{points}</td>
  </>
);

function MonthRow({ month, seats }: { month: SheetMonth; seats: number[] }) {
  const { n, kind, carried, watched, lines, stone } = month;
  const short = kind && say(`kind.${kind}.short`);
  return (
    <tr>
      <th scope="row">
        <b>{monthName(n)}</b>
        {kind && short && (
          <span class="f" data-field={kind}>
            <span aria-hidden="true">{carried ? say("sheet.twice", { kind: short }) : short}</span>
            <span class="vh">{kindName(kind)}</span>
          </span>
        )}
      </th>
      {seats.map((seat) => (
        <>
          {form.value.kan && (
            <td class="k">
              {lines.map((line, index) => (
                <span key={index}>{cell(line, line.kan[seat] ?? 0, false)}</span>
              ))}
            </td>
          )}
          <td class="mn">
            {lines.map((line, index) => (
              <span key={index}>
                {cell(line, line.points[seat] ?? 0, line.reason === "card_points" && !watched.includes(seat))}
              </span>
            ))}
            {stone === seat && (
              <i class="star" role="img" aria-label={say("sheet.stone")}>
                ＊
              </i>
            )}
          </td>
        </>
      ))}
      <td class="rem">
        {lines.map((line, index) => (
          <span key={index}>{remark(line, month)}</span>
        ))}
      </td>
    </tr>
  );
}

/** Nothing where nothing moved, but balances of card points always stand. */
function cell(line: Line, number: number, always: boolean): string {
  const text = balance(number) || (always ? "0" : "");
  return line.struck && text ? `(${text})` : text;
}

function remark(line: Line, { cancelled }: SheetMonth): string {
  let text = yakuName(line.yaku) || sayName("sheet", line.reason);
  if (line.yaku.length && line.reason === "squeeze") text = say("sheet.squeezed", { remark: text });
  if (line.reason === "sage_return") text = say("sheet.returned", { remark: text });
  if (line.reason === "exempt") text = say("sheet.exempt");
  if (line.hatto) text = say("sheet.hatto", { remark: text });
  if (line.reason === "sage_half") text = say(cancelled ? "sheet.cancel" : "sheet.sage", { remark: text });
  return text;
}
