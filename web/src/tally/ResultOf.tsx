/** The end of a match: the winners, and the final score of every seat. */

import { levelName } from "../bashifen/names";
import type { TallyAnswer } from "../protocol/messages";
import { money, type People, seatLabel } from "../words/names";
import { list, say } from "../words/say";

export function ResultOf({ answer: { result, money: form }, people }: { answer: TallyAnswer; people: People }) {
  const { scores, winners } = result!;
  const places = scores.map((points, seat) => ({ points, seat })).sort((a, b) => b.points - a.points);
  return (
    <section class="ty-result" aria-labelledby="ty-result">
      <h1 id="ty-result">{say("desk-result-winner", { who: list(winners.map((seat) => seatLabel(seat, people))) })}</h1>
      <ol>
        {places.map(({ points, seat }) => (
          <li key={seat}>
            <b class="of-seat" data-seat={seat}>
              {seatLabel(seat, people)}
            </b>{" "}
            <span>{form ? money(points, true) : levelName(points)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
