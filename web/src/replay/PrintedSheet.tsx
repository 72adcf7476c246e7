/** The score sheet for print; it is hidden on the screen. */

import { useEffect } from "preact/hooks";
import { gameName } from "../words/names";
import { list } from "../words/say";
import type { SheetTable } from "./sheetTable";
import "./PrintedSheet.css";

interface PaperSheetProps {
  game: string;
  names: readonly string[];
  paper: SheetTable;
  onPrinted: () => void;
}

export function PrintedSheet({ game, names, paper: { headings, groups, numbers }, onPrinted }: PaperSheetProps) {
  useEffect(() => {
    addEventListener("afterprint", onPrinted);
    print();
    return () => removeEventListener("afterprint", onPrinted);
  }, []);
  return (
    <article class="lb-paper" style={{ "--rows": groups.flat().length }}>
      <h1>{gameName(game)}</h1>
      <p>{list(names, "")}</p>
      <table>
        <thead>
          <tr>
            {headings.map(({ text, span }, index) => (
              <th key={index} scope="col" colSpan={span}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((rows, group) => (
          <tbody key={group}>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, column) => (
                  <td key={column} class={numbers[column] ? "lb-number" : ""}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </article>
  );
}
