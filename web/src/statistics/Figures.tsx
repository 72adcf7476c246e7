/** A table of statistics: numbers with intervals and bars. */

import type { ComponentChildren } from "preact";
import type { StatisticsFigure, StatisticsTable } from "../protocol/messages";
import { languageTag } from "../words/languages";
import { say, sayMessage } from "../words/say";
import { digits, isDrawn, isSpread, length, reach, signed } from "./figures";
import { Share, Spread } from "./Plots";

export function Figures({ table }: { table: StatisticsTable }) {
  const title = sayMessage(table.title);
  const odds = table.columns.findIndex(({ key }) => key === "odds");
  const spread = table.rows.some(({ figures }) => figures.some(isSpread));
  return (
    <>
      <ScrollingTable title={title}>
        <caption>{title}</caption>
        <Heads heads={table.columns.map((column) => sayMessage(column.title))} />
        <tbody>
          {table.rows.map(({ key, title, figures }) => (
            <tr key={key}>
              <th scope="row">{sayMessage(title)}</th>
              {figures.map((figure, index) => (
                <Cell key={table.columns[index]!.key} figure={figure} reach={reach(figures.filter(isSpread))}>
                  {table.columns[index]!.key === "share" && isDrawn(key) && figure.value !== null && (
                    <Share
                      long={length(figure.value, table)}
                      odds={odds < 0 ? null : length(figures[odds]!.value ?? 0, table)}
                    />
                  )}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {spread && <p class="small muted">{say("figures-own-scale")}</p>}
      {odds >= 0 && <p class="small muted">{say("figures-odds-mark")}</p>}
    </>
  );
}

/** A table that may be wider than the page and scrolls by itself. */
export const ScrollingTable = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="st-wide" role="group" tabIndex={0} aria-label={title}>
    <table class="st-table">{children}</table>
  </div>
);

export const Heads = ({ first, heads }: { first?: string; heads: readonly string[] }) => (
  <thead>
    <tr>
      {first === undefined ? <td /> : <th scope="col">{first}</th>}
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

/** A number with its drawing; `reach` is the length of an interval's line to either side. */
export function Cell(props: { figure: StatisticsFigure; reach: number; children?: ComponentChildren }) {
  const { figure, children } = props;
  return (
    <td>
      <b class="num">{digits(figure, languageTag.value)}</b>
      {isSpread(figure) && (
        <>
          <span class="num muted small">
            {say("figures-interval", {
              low: signed(figure.low!, languageTag.value),
              high: signed(figure.high!, languageTag.value),
            })}
          </span>
          <Spread figure={figure} reach={props.reach} />
        </>
      )}
      {children}
    </td>
  );
}
