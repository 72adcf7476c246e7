/** The question of a puzzle; after a choice the solution, with the worth of every choice and the reasons. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { PuzzleAnswer } from "../protocol/messages";
import { Pictured } from "../reasons/Pictured";
import { Reasons } from "../reasons/Reasons";
import { signed } from "../signed";
import { gameName } from "../words/names";
import { message, say, sayMessage } from "../words/say";
import { following, numberOf } from "./names";
import { isSameChoice } from "./positionLine";

interface SolutionProps {
  puzzle: PuzzleAnswer;
  chosen: readonly number[] | null;
  onAgain: () => void;
}

export function Solution({ puzzle, chosen, onAgain }: SolutionProps) {
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
      </header>
      <div class="pz-say" role="status">
        {chosen ? (
          <>
            <p class={right ? "pz-right" : "pz-wrong"}>
              <b>{say(right ? "insight-right" : "insight-wrong")}</b>{" "}
              <Pictured message={message("insight-solution", { choice: best.said })} names={names} />
            </p>
            <Reasons reasons={puzzle.reasons} names={names} />
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
          </>
        ) : (
          <p>{say("insight-find")}</p>
        )}
      </div>
      <div class="pz-go">
        <a class="btn btn-quiet" href="/puzzles">
          {say("insight-all-puzzles")}
        </a>
        {chosen && (
          <>
            <button type="button" class="btn" onClick={onAgain}>
              {say("insight-again")}
            </button>
            <a class="btn btn-go" ref={next} href={`/puzzles/${following(puzzle.name)}`}>
              {say("insight-next")}
            </a>
          </>
        )}
      </div>
    </section>
  );
}
