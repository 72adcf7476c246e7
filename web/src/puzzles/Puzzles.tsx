/** All puzzles: today's first, then those of each game by theme and difficulty, and the drills. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fullPath } from "../addresses";
import { Segments } from "../parts/Segments";
import { useTitle } from "../parts/title";
import type { PuzzleEntry, PuzzleShelf, PuzzleShelves } from "../protocol/messages";
import { Room } from "../rooms/Room";
import { gameName } from "../words/names";
import { say } from "../words/say";
import { Bars } from "./Level";
import { numberOf } from "./names";
import type { Pack } from "./pack";
import { DIFFICULTIES, isSelected, type Selection, searchOf, selectionOf, type Theme, themesOf } from "./selection";
import { fetchShelves } from "./shelves";
import { solved } from "./solved";
import { Today } from "./Today";
import "./puzzles.css";

const DRILLS = ["points", "yaku", "settlement", "follows", "throws"] as const;

export function Puzzles({ pack }: { pack: Pack }) {
  const shelves = useSignal<PuzzleShelves>([]);
  const failure = useSignal("");
  const selection = useSignal<Selection>(selectionOf(location.search));
  useTitle(say("insight-puzzles"));
  useEffect(() => {
    void fetchShelves().then((answer) => {
      if ("why" in answer) failure.value = answer.why;
      else shelves.value = answer;
    });
  }, []);
  const select = (change: Partial<Selection>) => {
    selection.value = { ...selection.value, ...change };
    history.replaceState(null, "", fullPath(`/puzzles${searchOf(selection.value)}`));
  };
  const chosen = shelves.value.map((shelf) => ({
    ...shelf,
    puzzles: shelf.puzzles.filter((entry) => isSelected(entry, selection.value)),
  }));
  return (
    <Room room="puzzles" class="puzzles" title={say("insight-puzzles")} lead={say("insight-puzzles-lead")}>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
      <section aria-labelledby="pz-today">
        <h2 id="pz-today">{say("insight-today")}</h2>
        <pack.PackCanvas>
          <ul class="pz-days">
            {shelves.value.map((shelf) => (
              <li key={shelf.game}>
                <Today shelf={shelf} pack={pack} />
              </li>
            ))}
          </ul>
        </pack.PackCanvas>
      </section>
      <section aria-labelledby="pz-all">
        <h2 id="pz-all">{say("insight-all-puzzles")}</h2>
        <Chooser themes={themesOf(shelves.value)} selection={selection.value} select={select} />
        {chosen.every(({ puzzles }) => !puzzles.length) && <p class="muted">{say("insight-none-fits")}</p>}
        {chosen.map((shelf) => (
          <Game key={shelf.game} shelf={shelf} query={searchOf(selection.value)} />
        ))}
      </section>
      <section aria-labelledby="pz-drills">
        <h2 id="pz-drills">{say("insight-drills")}</h2>
        <ul class="pz-list">
          {DRILLS.map((kind) => (
            <li key={kind}>
              <a class="btn" href={`/puzzles/drill-${kind}`}>
                {say(`drill-title-${kind}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Room>
  );
}

interface ChooserProps {
  themes: readonly Theme[];
  selection: Selection;
  select: (change: Partial<Selection>) => void;
}

/** The choice of theme and difficulty. */
function Chooser({ themes, selection, select }: ChooserProps) {
  return (
    <div class="pz-chooser">
      <div>
        <p id="pz-difficulty">{say("insight-difficulty")}</p>
        <Segments
          labelledBy="pz-difficulty"
          values={[0, ...DIFFICULTIES]}
          chosen={selection.difficulty ?? 0}
          name={(level) => (level ? say(`insight-difficulty-${level}`) : say("insight-any"))}
          choose={(level) => select({ difficulty: level || null })}
        />
      </div>
      <div>
        <p id="pz-theme">{say("insight-theme")}</p>
        <div class="pz-chips" role="group" aria-labelledby="pz-theme">
          {[null, ...themes].map((theme) => (
            <button
              key={theme}
              type="button"
              class="pz-chip"
              aria-pressed={theme === selection.theme}
              onClick={() => select({ theme })}
            >
              {theme ? say(`insight-theme-${theme}`) : say("insight-any")}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The selected puzzles of a game. */
function Game({ shelf: { game, puzzles }, query }: { shelf: PuzzleShelf; query: string }) {
  if (!puzzles.length) return null;
  const n = puzzles.filter(({ name }) => solved.value.has(name)).length;
  return (
    <section aria-labelledby={`pz-${game}`}>
      <h3 id={`pz-${game}`}>
        {gameName(game)} <small class="muted">{say("insight-solved-of", { n, of: puzzles.length })}</small>
      </h3>
      <ol class="pz-numbers">
        {puzzles.map((entry) => (
          <li key={entry.name}>
            <a
              href={`/puzzles/${entry.name}${query}`}
              data-solved={solved.value.has(entry.name)}
              aria-label={labelOf(entry)}
            >
              {numberOf(entry.name)}
              <Bars difficulty={entry.difficulty} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function labelOf({ name, difficulty }: PuzzleEntry): string {
  const number = numberOf(name);
  const level = say(`insight-difficulty-${difficulty}`);
  return solved.value.has(name)
    ? say("insight-number-solved", { number, level })
    : say("insight-number-level", { number, level });
}
