/** The course of the match for each seat: what it has won, and what its cards would have brought among equals. */

import type { ReviewJson } from "../protocol/messages";
import { said, say, sayAt } from "../words/say";
import { running, signed } from "./figures";
import { Wide } from "./Wide";

const [WIDTH, HEIGHT] = [300, 120];

export function Course({ review }: { review: ReviewJson }) {
  if (review.deals.length < 2) return null;
  const lines = review.seats.map((seat, number) => ({
    name: seat.name,
    won: running(review.deals.map(({ won }) => won[number]!)),
    luck: running(review.deals.map(({ luck }) => luck[number]!)),
  }));
  const all = lines.flatMap(({ won, luck }) => [...won, ...luck]);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const height = (value: number) => HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT;
  const points = (values: readonly number[]) =>
    values.map((value, at) => `${(at / (values.length - 1)) * WIDTH},${height(value).toFixed(1)}`).join(" ");
  return (
    <section class="rv-part" aria-labelledby="rv-course">
      <h2 id="rv-course">{say("insight-course")}</h2>
      <p class="small muted">{said({ key: "insight-course-about", args: { unit: review.unit } })}</p>
      <div class="rv-curves">
        {lines.map(({ name, won, luck }) => (
          <figure key={name}>
            <figcaption>
              <b>{name}</b> <span class="num">{signed(won.at(-1)!)}</span>{" "}
              <small class="num">({signed(luck.at(-1)!)})</small>
            </figcaption>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <path class="rv-zero" d={`M0 ${height(0)}H${WIDTH}`} />
              <polyline class="rv-luck" points={points(luck)} />
              <polyline points={points(won)} />
            </svg>
          </figure>
        ))}
      </div>
      <details>
        <summary>{say("figures-as-table")}</summary>
        <Wide title={say("figures-as-table")}>
          <thead>
            <tr>
              <th scope="col" />
              {review.seats.map((seat) => (
                <th key={seat.name} scope="col">
                  {seat.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.deals.map((deal) => (
              <tr key={deal.n}>
                <th scope="row">{sayAt(review.game, "story-month", { n: deal.n })}</th>
                {review.seats.map((seat, number) => (
                  <td key={seat.name} class="num">
                    {signed(deal.won[number]!)} <small>({signed(deal.luck[number]!)})</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Wide>
      </details>
    </section>
  );
}
