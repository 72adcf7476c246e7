/** The sums of match after match, as a chart and as a table. */

import type { GameStatistics, StatisticsFigure } from "../protocol/messages";
import { languageTag } from "../words/languages";
import { say } from "../words/say";
import { Heads, ScrollingTable } from "./Figures";
import { signed, sums } from "./figures";

const [WIDTH, HEIGHT] = [600, 140];

const UNITS: Partial<Record<StatisticsFigure["measure"], "stats-kan" | "stats-points" | "stats-levels">> = {
  kan: "stats-kan",
  points: "stats-points",
  levels: "stats-levels",
};

export function Course({ course, tables }: GameStatistics) {
  if (course.length < 2) return null;
  const unit = say(UNITS[tables[0]!.rows[0]!.figures[0]!.measure] ?? "stats-points");
  const all = [0, ...sums(course.map(({ won }) => won))];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const height = (sum: number) => (HEIGHT - ((sum - low) / (high - low || 1)) * HEIGHT).toFixed(1);
  const about = say("figures-course-about", { unit, n: course.length });
  const day = new Intl.DateTimeFormat(languageTag.value, { dateStyle: "medium" });
  return (
    <figure class="st-course">
      <figcaption>
        <h3>{say("figures-course")}</h3>
        <p class="small muted">{about}</p>
      </figcaption>
      <div class="st-curve">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="st-zero" d={`M0 ${height(0)}H${WIDTH}`} />
          <polyline
            points={all.map((sum, at) => `${((at / course.length) * WIDTH).toFixed(1)},${height(sum)}`).join(" ")}
          />
        </svg>
        <span class="num small" aria-hidden="true">
          {signed(high, languageTag.value)}
        </span>
        <span class="num small" aria-hidden="true">
          {signed(low, languageTag.value)}
        </span>
      </div>
      <details>
        <summary>{say("figures-as-table")}</summary>
        <ScrollingTable title={about}>
          <Heads first={say("figures-when")} heads={[say("figures-brought", { unit }), say("figures-sum")]} />
          <tbody>
            {course.map(({ at, won }, index) => (
              <tr key={index}>
                <th scope="row">{day.format(at)}</th>
                <td class="num">{signed(won, languageTag.value)}</td>
                <td class="num">{signed(all[index + 1]!, languageTag.value)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </details>
    </figure>
  );
}
