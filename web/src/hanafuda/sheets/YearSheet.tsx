/** 記入式: the score sheet of the year as one writes it on paper. */

import { balance, columns, form } from "../../money";
import { type Line, type SheetMonth, sheet } from "../../settlement/sheet";
import { kindName, monthName, who, yakuName } from "../../words/names";
import { message, named, said, say } from "../../words/say";
import { useTable } from "../desk";
import "./YearSheet.css";

export function YearSheet() {
  const { game, view, people } = useTable();
  const { months, start, kan, points } = sheet(game.record.value, view.scores);
  const seats = people.names.map((_, seat) => seat);
  if (!months.some(({ lines }) => lines.length)) return <p class="muted">{say("flowers-sheet-empty")}</p>;
  return (
    <>
      <div class="y-wrap" role="region" aria-label={say("flowers-sheet-title")} tabIndex={0}>
        <table class="sheet-t">
          <thead>
            <tr>
              <th scope="col">{say("flowers-sheet-month")}</th>
              {seats.map((seat) => (
                <th key={seat} scope="colgroup" colSpan={form.value.kan ? 2 : 1}>
                  {who(seat, people)}
                </th>
              ))}
              <th scope="col">{say("flowers-sheet-remark")}</th>
            </tr>
          </thead>
          <tbody>
            {start && (
              <tr>
                <th scope="row">{say("flowers-sheet-start")}</th>
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
              <th scope="row">{say("flowers-sheet-sum")}</th>
              {seats.map((seat) => (
                <Pair key={seat} kan={balance(kan[seat] ?? 0) || "0"} points={balance(points[seat] ?? 0) || "0"} />
              ))}
              <td class="rem" />
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="small muted">
        {say("flowers-sheet-note", { unit: named("unit", form.value.unit) })}{" "}
        {months.some(({ stone }) => stone !== null) && say("flowers-sheet-note-stone")}
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
  const short = kind && named("kind", kind, "short");
  return (
    <tr>
      <th scope="row">
        <b>{monthName(n)}</b>
        {kind && short && (
          <span class="f" data-field={kind}>
            <span aria-hidden="true">
              {carried ? said(message("sheet-field-twice", { kind: { key: `kind-${kind}.short` } })) : short}
            </span>
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
              <i class="star" role="img" aria-label={say("flowers-sheet-stone")}>
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
  let text = yakuName(line.yaku) || nameOf(line.reason);
  if (line.yaku.length && line.reason === "squeeze") text = say("flowers-sheet-squeezed", { remark: text });
  if (line.reason === "sage_return") text = say("flowers-sheet-returned", { remark: text });
  if (line.reason === "exempt") text = say("flowers-sheet-exempt");
  if (line.hatto) text = say("flowers-sheet-hatto", { remark: text });
  if (line.reason === "sage_half")
    text = say(cancelled ? "flowers-sheet-cancel" : "flowers-sheet-sage", { remark: text });
  return text;
}

function nameOf(reason: string): string {
  switch (reason) {
    case "fold":
    case "squeeze":
    case "pot":
      return say(`flowers-sheet-${reason}`);
    case "card_points":
      return say("flowers-sheet-card-points");
    default:
      return "";
  }
}
