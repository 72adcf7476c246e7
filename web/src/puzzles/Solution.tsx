/** The question of a puzzle; after a choice the solution, with the worth of every choice and the reasons. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { PuzzleAnswer } from "../protocol/messages";
import { Pictured } from "../reasons/Pictured";
import { Reasons } from "../reasons/Reasons";
import { signed } from "../signed";
import { gameName } from "../words/names";
import { message, named, say, sayMessage } from "../words/say";
import { Level } from "./Level";
import { numberOf } from "./names";
import { isSameChoice } from "./positionLine";
import { Steps } from "./Steps";
import type { Neighbours } from "./selection";
import { solved } from "./solved";
import "./answers.css";

interface SolutionProps {
  puzzle: PuzzleAnswer;
  /** The puzzles before and after this one. */
  around: Neighbours | null;
  chosen: readonly number[] | null;
  onAgain: () => void;
}

export function Solution({ puzzle, around, chosen, onAgain }: SolutionProps) {
  const best = puzzle.choices[0]!;
  const right = chosen !== null && isSameChoice(chosen, best.actions);
  const { names } = puzzle.deal.table;
  const next = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (chosen) next.current?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <section class="pz" data-told={chosen !== null} aria-labelledby="puzzle-title">
      <header class="pz-h">
        <h2 id="puzzle-title">
          {say("insight-puzzle", { game: gameName(puzzle.game), number: numberOf(puzzle.name) })}
        </h2>
        <p class="pz-note">
          <Level difficulty={puzzle.difficulty} />
          {solved.value.has(puzzle.name) && <span class="slip">{say("insight-solved")}</span>}
        </p>
      </header>
      <div class="pz-say" role="status">
        {chosen ? (
          <div class="pz-answer">
            <div>
              <p class={right ? "pz-right" : "pz-wrong"}>
                <b>{say(right ? "insight-right" : "insight-wrong")}</b>{" "}
                <Pictured message={message("insight-solution", { choice: best.said })} names={names} />
              </p>
              <Reasons reasons={puzzle.reasons} names={names} />
            </div>
            <div>
              <ol class="pz-worths">
                {puzzle.choices.map((choice) => (
                  <li
                    key={choice.actions.join()}
                    aria-current={isSameChoice(choice.actions, chosen) ? "true" : undefined}
                  >
                    <Pictured message={choice.said} names={names} />{" "}
                    <span class="num">
                      {sayMessage({ key: "learn-amount", args: { number: signed(choice.worth), unit: puzzle.unit } })}
                    </span>
                  </li>
                ))}
              </ol>
              <Facts puzzle={puzzle} />
            </div>
          </div>
        ) : (
          <p>{say("insight-find")}</p>
        )}
      </div>
      <div class="pz-go">
        <a class="btn btn-quiet" href={`/puzzles${location.search}`}>
          {say("insight-all-puzzles")}
        </a>
        {chosen && (
          <button type="button" class="btn" onClick={onAgain}>
            {say("insight-again")}
          </button>
        )}
        {around && <Steps around={around} isNextMain={chosen !== null} next={next} />}
      </div>
    </section>
  );
}

/** What the puzzle is about, and how often each rung of the bots has found the solution. */
const Facts = ({ puzzle: { themes, solved: counts, tries } }: { puzzle: PuzzleAnswer }) => (
  <div class="pz-facts">
    <p>
      {themes.map((theme) => (
        <span key={theme} class="slip">
          {say(`insight-theme-${theme}`)}
        </span>
      ))}
    </p>
    <dl title={say("insight-rungs", { of: tries })}>
      <dt class="vh">{say("insight-rungs", { of: tries })}</dt>
      {Object.entries(counts).map(([bot, count]) => (
        <dd key={bot} style={{ "--share": count / tries }}>
          {named("bot", bot)} <b class="num">{count}</b>
        </dd>
      ))}
    </dl>
  </div>
);
