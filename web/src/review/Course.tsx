/** A chart of the match for each seat: its gains, the gains that its cards would have brought among equals, and its
 * losses by choices. */

import type { ReviewJson } from "../protocol/messages";
import { signed } from "../signed";
import { say, sayAt, sayMessage } from "../words/say";
import { lossesByDeal, runningSums } from "./figures";
import { ScrollingTable } from "./ScrollingTable";

const [WIDTH, HEIGHT] = [300, 120];

const LINES = ["won", "luck", "loss"] as const;
const LEGEND = { won: "review-won", luck: "review-luck", loss: "review-lost" } as const;

interface CourseProps {
  review: ReviewJson;
  names: readonly string[];
}

export function Course({ review, names }: CourseProps) {
  if (review.deals.length < 2) return null;
  const losses = lossesByDeal(review);
  const lines = review.seats.map((_, number) => ({
    name: names[number]!,
    won: runningSums(review.deals.map(({ won }) => won[number]!)),
    luck: runningSums(review.deals.map(({ luck }) => luck[number]!)),
    loss: runningSums(losses.map((deal) => -deal[number]!)),
  }));
  const all = lines.flatMap(({ won, luck, loss }) => [...won, ...luck, ...loss]);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const height = (value: number) => HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT;
  const points = (values: readonly number[]) =>
    values.map((value, at) => `${(at / (values.length - 1)) * WIDTH},${height(value).toFixed(1)}`).join(" ");
  return (
    <section class="rv-part" aria-labelledby="rv-course">
      <h2 id="rv-course">{say("insight-course")}</h2>
      <p class="small muted">{sayMessage({ key: "insight-course-about", args: { unit: review.unit } })}</p>
      <ul class="rv-legend small">
        {LINES.map((line) => (
          <li key={line}>
            <svg class="rv-sample" viewBox="0 0 40 10" aria-hidden="true">
              <polyline class={`rv-${line}`} points="0,5 40,5" />
            </svg>
            {sayMessage({ key: LEGEND[line], args: { unit: review.unit } })}
          </li>
        ))}
      </ul>
      <div class="rv-curves">
        {lines.map(({ name, won, luck, loss }, number) => (
          <figure key={number}>
            <figcaption>
              <b>{name}</b> <span class="num">{signed(won.at(-1)!)}</span>{" "}
              <small class="num">
                ({signed(luck.at(-1)!)}) {signed(loss.at(-1)!)}
              </small>
            </figcaption>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <path class="rv-zero" d={`M0 ${height(0)}H${WIDTH}`} />
              <polyline class="rv-luck" points={points(luck)} />
              <polyline class="rv-loss" points={points(loss)} />
              <polyline class="rv-won" points={points(won)} />
            </svg>
          </figure>
        ))}
      </div>
      <details>
        <summary>{say("figures-as-table")}</summary>
        <ScrollingTable title={say("figures-as-table")}>
          <thead>
            <tr>
              <th scope="col" />
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.deals.map((deal, place) => (
              <tr key={deal.n}>
                <th scope="row">{sayAt(review.game, "story-month", { n: deal.n })}</th>
                {names.map((_, seat) => (
                  <td key={seat} class="num">
                    {signed(deal.won[seat]!)}{" "}
                    <small>
                      ({signed(deal.luck[seat]!)}) {signed(-losses[place]![seat]!)}
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
