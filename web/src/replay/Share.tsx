/** Ways to share and download: link, record, score sheet, and a picture of the moment. */

import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { fullPath } from "../addresses";
import { Address } from "../parts/Address";
import { csvFile, download } from "../parts/download";
import { Icon } from "../parts/Icon";
import { ShuffleContext } from "../table/shuffle";
import { gameName } from "../words/names";
import { say, tell } from "../words/say";
import { dealName, namesOf } from "./names";
import { pictureOf, rowsOf } from "./picture";
import { searchOf } from "./position";
import type { ReplaySession } from "./replaySession";
import { csvOf, sheetTableOf } from "./sheetTable";

interface ShareProps {
  session: ReplaySession;
  /** Print the score sheet. */
  onPrint: () => void;
}

export function Share({ session, onPrint }: ShareProps) {
  const failed = useSignal(false);
  const shuffles = useContext(ShuffleContext);
  const { match, replays, place } = session;
  const name = match.game;
  const here = new URL(fullPath(replays.pathWith(searchOf(place.value))), location.href);

  const record = async (spelling: "fuda" | "jsonl") => {
    const file = await replays.record(place.value.match, spelling);
    if ("why" in file) failed.value = true;
    else download(`${name}.${spelling}`, file);
  };
  const check = () => {
    const match = place.value.match;
    shuffles?.show({
      path: null,
      reveal: null,
      record: async () => {
        const file = await replays.record(match, "jsonl");
        if ("why" in file) throw new Error(file.why);
        return file.text();
      },
    });
  };
  const csv = async () => {
    const sheet = await session.sheet();
    if (sheet) download(`${name}.csv`, csvFile(csvOf(sheetTableOf(namesOf(match), sheet))));
    else failed.value = true;
  };
  const drawing = async () => {
    const { deal, at: moment } = place.value;
    const where = { name: dealName(match, deal), n: moment, of: match.deals[deal]?.moments ?? 0 };
    const message = session.message();
    const names = namesOf(match);
    const caption = {
      title: `${gameName(name)} · ${say("replay-at", where)}`,
      text: tell(session.sentences.value, names),
    };
    const image = message && (await pictureOf(rowsOf(message, names, say("replay-middle")), caption));
    if (image) download(`${name}-${deal + 1}-${moment}.png`, image);
    else failed.value = true;
  };

  return (
    <section aria-labelledby="replay-share">
      <h3 id="replay-share">{say("replay-share")}</h3>
      <Address href={here.href} label={say("replay-link")} />
      {failed.value && (
        <p class="alert" role="alert">
          {say("replay-not-made")}
        </p>
      )}
      <div class="row">
        <button type="button" class="btn" onClick={check}>
          <Icon name="shuffle" />
          {say("desk-shuffle")}
        </button>
        {(["fuda", "jsonl"] as const).map((spelling) => (
          <button key={spelling} type="button" class="btn" onClick={() => void record(spelling)}>
            <Icon name="save" />
            {say("replay-record", { spelling: `.${spelling}` })}
          </button>
        ))}
        <button type="button" class="btn" onClick={onPrint}>
          <Icon name="sheet" />
          {say("replay-print")}
        </button>
        <button type="button" class="btn" onClick={() => void csv()}>
          <Icon name="save" />
          {say("replay-csv")}
        </button>
        <button type="button" class="btn" onClick={() => void drawing()}>
          <Icon name="save" />
          {say("replay-picture")}
        </button>
      </div>
    </section>
  );
}
