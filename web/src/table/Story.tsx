/** The story of a match that is over: the reason of the win, highlights, and the scores as a chart and a table. */

import type { StoryJson } from "../protocol/messages";
import type { People } from "../words/names";
import { list, say, sayMessage } from "../words/say";
import "./Story.css";

interface StoryProps {
  story: StoryJson | undefined;
  people: People;
  /** The name of a deal by its number. */
  deal: (n: number) => string;
}

export function Story({ story, people, deal }: StoryProps) {
  if (!story) return null;
  return (
    <section class="story">
      {story.why.map((message) => (
        <p key={message.key}>{sayMessage(message, people.names)}</p>
      ))}
      <dl class="facts">
        {story.facts.map(({ title, what, n }) => (
          <div key={title.key}>
            <dt>
              {sayMessage(title)}
              {n !== undefined && ` · ${deal(n)}`}
            </dt>
            <dd>{sayMessage(what, people.names)}</dd>
          </div>
        ))}
      </dl>
      <Curve story={story} people={people} deal={deal} />
    </section>
  );
}

const [WIDTH, HEIGHT] = [300, 120];

function Curve({ story: { deals, lines }, people, deal }: StoryProps & { story: StoryJson }) {
  const names = lines.map(({ seats }) => list(seats.map((seat) => people.names[seat] ?? "")));
  const all = lines.flatMap(({ at }) => at);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const height = (at: number) => HEIGHT - ((at - low) / (high - low || 1)) * HEIGHT;
  const path = (at: readonly number[]) =>
    at.map((value, index) => `${(index / deals.length) * WIDTH},${height(value)}`).join(" ");
  return (
    <figure class="curve">
      <figcaption>
        <h3>{say("story-curve")}</h3>
        <ul>
          {lines.map(({ seats }, index) => (
            <li key={seats.join()}>
              <svg viewBox="0 0 24 4" aria-hidden="true" data-line={index} data-seat={seats[0]}>
                <path d="M0 2h24" />
              </svg>
              {names[index]}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg class="lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="zero" d={`M0 ${height(0)}H${WIDTH}`} />
        {lines.map(({ seats, at }, index) => (
          <polyline key={seats.join()} data-line={index} data-seat={seats[0]} points={path(at)} />
        ))}
      </svg>
      <details>
        <summary>{say("desk-story-figures")}</summary>
        <div class="figures" role="region" aria-label={say("story-curve")} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                {lines.map(({ seats }, index) => (
                  <th key={seats.join()} scope="col">
                    {names[index]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[undefined, ...deals].map((n, place) => (
                <tr key={place}>
                  <th scope="row">{n === undefined ? say("desk-story-start") : deal(n)}</th>
                  {lines.map(({ seats, said: words }) => (
                    <td key={seats.join()}>{sayMessage(words[place]!)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
