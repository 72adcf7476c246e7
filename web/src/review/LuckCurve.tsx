/** The match of one seat deal by deal: its gains, the gains that its cards would have brought among equals, and between
 * both its skill. */

import type { ReviewJson } from "../protocol/messages";
import { signed } from "../signed";
import { say, sayAt, sayMessage } from "../words/say";
import { lossesByDeal, runningSums } from "./figures";
import { ScrollingTable } from "./ScrollingTable";

const [WIDTH, HEIGHT] = [300, 120];

const LINES = ["won", "luck", "loss"] as const;
const LEGEND = { won: "review-won", luck: "review-luck", loss: "review-lost" } as const;

interface LuckCurveProps {
  review: ReviewJson;
  names: readonly string[];
  seat: number;
  /** The number of the present deal in the match, from 1. */
  deal: number;
}

export function LuckCurve({ review, names, seat, deal }: LuckCurveProps) {
  if (!review.deals.length) return null;
  const losses = lossesByDeal(review);
  const lines = {
    won: runningSums(review.deals.map(({ won }) => won[seat]!)),
    luck: runningSums(review.deals.map(({ luck }) => luck[seat]!)),
    loss: runningSums(losses.map((byseat) => -byseat[seat]!)),
  };
  const all = LINES.flatMap((line) => lines[line]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const height = (value: number) => (HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT).toFixed(1);
  const across = (place: number) => (place / review.deals.length) * WIDTH;
  const points = (values: readonly number[]) => values.map((value, at) => `${across(at)},${height(value)}`);
  const here = review.deals.findIndex(({ n }) => n === deal);
  return (
    <section class="rv-part" aria-labelledby="rv-course">
      <h3 id="rv-course">{say("insight-course")}</h3>
      <figure class="rv-curve">
        <figcaption>
          <b>{names[seat]}</b> <span class="num">{signed(lines.won.at(-1)!)}</span>{" "}
          <small class="num">
            ({signed(lines.luck.at(-1)!)}) {signed(lines.loss.at(-1)!)}
          </small>
        </figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {here >= 0 && (
            <path class="rv-here" d={`M${across(here)} 0H${across(here + 1)}V${HEIGHT}H${across(here)}z`} />
          )}
          <polygon class="rv-between" points={[...points(lines.won), ...points(lines.luck).reverse()].join(" ")} />
          <path class="rv-zero" d={`M0 ${height(0)}H${WIDTH}`} />
          {LINES.map((line) => (
            <polyline key={line} class={`rv-${line}`} points={points(lines[line]).join(" ")} />
          ))}
        </svg>
      </figure>
      <ul class="rv-legend small">
        {LINES.map((line) => (
          <li key={line}>
            <svg class="rv-sample" viewBox="0 0 40 10" aria-hidden="true">
              <polyline class={`rv-${line}`} points="0,5 40,5" />
            </svg>
            {sayMessage({ key: LEGEND[line], args: { unit: review.unit } })}
          </li>
        ))}
        <li>
          <svg class="rv-sample" viewBox="0 0 40 10" aria-hidden="true">
            <path class="rv-between" d="M0 0H40V10H0z" />
          </svg>
          {say("insight-between")}
        </li>
      </ul>
      <details>
        <summary>{say("figures-as-table")}</summary>
        <p class="small muted">{sayMessage({ key: "insight-course-about", args: { unit: review.unit } })}</p>
        <ScrollingTable title={say("figures-as-table")}>
          <thead>
            <tr>
              <th scope="col" />
              {names.map((name, other) => (
                <th key={other} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.deals.map((played, place) => (
              <tr key={played.n}>
                <th scope="row">{sayAt(review.game, "story-month", { n: played.n })}</th>
                {names.map((_, other) => (
                  <td key={other} class="num">
                    {signed(played.won[other]!)}{" "}
                    <small>
                      ({signed(played.luck[other]!)}) {signed(-losses[place]![other]!)}
                    </small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </details>
    </section>
  );
}
