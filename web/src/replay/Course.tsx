/** A slider over the chart of scores, with marks. */

import { Strip } from "../review/Strip";
import { list, say, sayMessage, tell } from "../words/say";
import type { MatchReview } from "./matchReview";
import { dealName, markName, namesOf } from "./names";
import { momentsBefore } from "./position";
import type { ReplaySession } from "./replaySession";
import "../table/Story.css";
import "./Course.css";

const HEIGHT = 100;

export function Course({ session, review }: { session: ReplaySession; review: MatchReview }) {
  const { match, count, counts } = session;
  const starts = momentsBefore(match);
  const { deal, at } = session.place.value;
  const last = Math.max(1, counts - 1);
  const across = (moment: number) => (Math.min(moment, last) / last) * 100;
  const all = match.lines.flatMap((line) => line.at);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const height = (value: number) => HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT;
  const name = dealName(match, deal);
  const sentence = tell(session.sentences.value, namesOf(match));
  const where = { name, n: at, of: match.deals[deal]?.moments ?? 0 };
  return (
    <div class="lb-course">
      <p class="lb-where" aria-hidden="true">
        <b>{name}</b>
        <span>
          {at}/{where.of}
        </span>
        <span class="lb-standing">{standings(session)}</span>
      </p>
      {review.review.value && (
        <Strip marks={review.marks.value} counts={counts} count={count} go={({ moment }) => review.go(moment)} />
      )}
      <div class="lb-track curve">
        <svg class="lines" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {starts.slice(1, -1).map((start) => (
            <path key={start} class="lb-bound" d={`M${across(start)} 0V${HEIGHT}`} />
          ))}
          <path class="zero" d={`M0 ${height(0)}H100`} />
          {match.lines.map((line, index) => (
            <polyline
              key={line.seats.join()}
              data-line={index}
              data-seat={line.seats[0]}
              points={line.at.map((value, place) => `${across(starts[place] ?? counts)},${height(value)}`).join(" ")}
            />
          ))}
        </svg>
        {match.deals.flatMap(({ marks }, number) =>
          marks.map((mark, index) => (
            <i
              key={`${number}-${index}`}
              class="lb-mark"
              data-what={mark.what}
              style={{ insetInlineStart: `${across(starts[number]! + mark.at - 1)}%` }}
              title={`${dealName(match, number)} ${markName(match, mark)}`}
            />
          )),
        )}
        <input
          type="range"
          min={0}
          max={counts - 1}
          value={count}
          aria-label={say("replay-course")}
          aria-valuetext={sentence ? say("replay-at-told", { ...where, told: sentence }) : say("replay-at", where)}
          onInput={({ currentTarget }) => session.scrub(Number(currentTarget.value))}
        />
      </div>
    </div>
  );
}

/** The scores before the deal. */
function standings(session: ReplaySession): string {
  const { match } = session;
  const { deal } = session.place.value;
  const names = namesOf(match);
  return list(
    match.lines.map(({ seats, said: standing }) => {
      const now = standing[Math.min(deal, standing.length - 1)];
      return `${list(
        seats.map((seat) => names[seat] ?? ""),
        "",
      )} ${now ? sayMessage(now) : ""}`;
    }),
    "",
  );
}
