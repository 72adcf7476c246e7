/** The review of every seat: sum won, luck, skill, and loss by choices, in all and by kind of decision. */

import type { AccuracyJson, ReviewJson } from "../protocol/messages";
import { signed } from "../signed";
import { say, sayMessage } from "../words/say";
import { KINDS, share } from "./figures";
import { ScrollingTable } from "./ScrollingTable";

interface SeatsProps {
  review: ReviewJson;
  names: readonly string[];
}

export function Seats({ review, names }: SeatsProps) {
  const { seats } = review;
  const kinds = KINDS.filter((kind) => seats.some((seat) => kind in seat.kinds));
  return (
    <>
      <section class="rv-part" aria-labelledby="rv-seats">
        <h3 id="rv-seats">{say("insight-seats")}</h3>
        <ScrollingTable title={say("insight-seats")}>
          <thead>
            <tr>
              <th scope="col">{say("stats-player")}</th>
              <th scope="col">{sayMessage({ key: "review-won", args: { unit: review.unit } })}</th>
              <th scope="col">{say("review-luck")}</th>
              <th scope="col">{say("review-skill")}</th>
              <th scope="col">{say("review-lost")}</th>
              <th scope="col">{say("review-good")}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat, number) => (
              <tr key={number}>
                <th scope="row">{names[number]}</th>
                <td class="num">{signed(seat.won)}</td>
                <td class="num">{signed(seat.luck)}</td>
                <td class="num">
                  {seat.deals ? signed(seat.skill.mean) : "–"}
                  {seat.skill.low !== null && seat.skill.high !== null && (
                    <small>
                      {say("insight-interval", { low: signed(seat.skill.low), high: signed(seat.skill.high) })}
                    </small>
                  )}
                </td>
                <td class="num">{seat.loss.toFixed(1)}</td>
                <Accuracy accuracy={seat} />
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </section>
      <section class="rv-part" aria-labelledby="rv-kinds">
        <h3 id="rv-kinds">{say("review-by-kind")}</h3>
        <ScrollingTable title={say("review-by-kind")}>
          <thead>
            <tr>
              <th scope="col">{say("stats-player")}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {say(`review-kind-${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat, number) => (
              <tr key={number}>
                <th scope="row">{names[number]}</th>
                {kinds.map((kind) =>
                  seat.kinds[kind] ? (
                    <Accuracy key={kind} accuracy={seat.kinds[kind]} lost />
                  ) : (
                    <td key={kind} class="num">
                      –
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </section>
    </>
  );
}

/** The share of decisions that were as good as the best, their number, and what the other decisions lost. */
function Accuracy({ accuracy, lost = false }: { accuracy: AccuracyJson; lost?: boolean }) {
  return (
    <td class="num">
      {share(accuracy.good, accuracy.decisions)}
      <small>
        {say("insight-of", { n: accuracy.decisions })}
        {lost && accuracy.loss > 0 && ` ${signed(-accuracy.loss)}`}
      </small>
    </td>
  );
}
