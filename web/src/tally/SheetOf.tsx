/** The score sheet of a tally, its deals to be corrected, and the ways to keep it elsewhere. */

import { useSignal } from "@preact/signals";
import { LevelTable } from "../bashifen/sheets/Levels";
import { ScoreTable } from "../hanafuda/sheets/ScoreTable";
import { csvFile, download } from "../parts/download";
import { Icon } from "../parts/Icon";
import { tallyRecord } from "../protocol/operations";
import { PrintedSheet } from "../replay/PrintedSheet";
import { csvOf, type SheetTable, sheetTableOf } from "../replay/sheetTable";
import { gameName, type People } from "../words/names";
import { list, say, sayMessage } from "../words/say";
import { dealName, wonText } from "./Banners";
import type { TallySession } from "./session";
import { pictureOfSheet } from "./sheetPicture";

export function SheetOf({ session, people }: { session: TallySession; people: People }) {
  const answer = session.shown.value!;
  const { sheet, names } = answer;
  return (
    <div class="ty-sheet">
      <h2>{say("flowers-sheet-title")}</h2>
      {"months" in sheet ? (
        <ScoreTable sheet={sheet} people={people} seats={names.map((_, seat) => seat)} />
      ) : (
        <LevelTable deals={sheet.deals} names={names} />
      )}
      <Deals session={session} />
      <Exports session={session} people={people} />
    </div>
  );
}

/** The closed deals with their facts; each can be corrected, or removed if it was never played. */
function Deals({ session }: { session: TallySession }) {
  const answer = session.shown.value!;
  return (
    <details class="ty-deals">
      <summary>{say("notebook-correct-deal")}</summary>
      <ol>
        {answer.deals.map(({ facts, won }, place) => (
          <li key={place}>
            <b>{dealName(answer, place + 1)}</b> <span class="small">{wonText(answer, won)}</span>
            <p class="small muted">
              {list(
                facts.map((fact) => sayMessage(fact, answer.names)),
                "",
              )}
            </p>
            <div class="row">
              <button
                type="button"
                class="btn"
                aria-label={say("notebook-correct-of", { deal: dealName(answer, place + 1) })}
                onClick={() => {
                  scrollTo(0, 0);
                  void session.reopen(place + 1);
                }}
              >
                {say("notebook-correct")}
              </button>
              <button
                type="button"
                class="btn btn-quiet"
                aria-label={say("notebook-drop-of", { deal: dealName(answer, place + 1) })}
                onClick={() => void session.step({ do: "remove", deal: place + 1 })}
              >
                {say("notebook-drop")}
              </button>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Exports({ session, people: { names } }: { session: TallySession; people: People }) {
  const { notebook, game, sheet } = session.shown.value!;
  const failed = useSignal(false);
  const paper = useSignal<SheetTable | null>(null);
  const record = async (spelling: "fuda" | "jsonl") => {
    const file = await tallyRecord({ notebook, spelling });
    failed.value = "why" in file;
    if (!("why" in file)) download(`${game}.${spelling}`, file);
  };
  const drawing = async () => {
    const image = await pictureOfSheet(sheetTableOf(names, sheet), gameName(game));
    failed.value = image === null;
    if (image) download(`${game}.png`, image);
  };
  return (
    <div class="row">
      {failed.value && (
        <p class="alert" role="alert">
          {say("replay-not-made")}
        </p>
      )}
      {(["fuda", "jsonl"] as const).map((spelling) => (
        <button key={spelling} type="button" class="btn" onClick={() => void record(spelling)}>
          <Icon name="save" />
          {say("replay-record", { spelling: `.${spelling}` })}
        </button>
      ))}
      <button
        type="button"
        class="btn"
        onClick={() => download(`${game}.csv`, csvFile(csvOf(sheetTableOf(names, sheet))))}
      >
        <Icon name="save" />
        {say("replay-csv")}
      </button>
      <button type="button" class="btn" onClick={() => void drawing()}>
        <Icon name="save" />
        {say("notebook-picture")}
      </button>
      <button type="button" class="btn" onClick={() => (paper.value = sheetTableOf(names, sheet))}>
        <Icon name="sheet" />
        {say("replay-print")}
      </button>
      {paper.value && (
        <PrintedSheet game={game} names={names} paper={paper.value} onPrinted={() => (paper.value = null)} />
      )}
    </div>
  );
}
