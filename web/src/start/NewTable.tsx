/** The games, each started by one press, and below them the options of a game. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Failure } from "../protocol/ask";
import type { GameOffer, Seated } from "../protocol/messages";
import { go } from "../router";
import { offerLesson } from "../table/LessonOffer";
import { say } from "../words/say";
import { readiness } from "./bots";
import { GameTiles } from "./GameTiles";
import { OptionsForm } from "./OptionsForm";
import { openShortMatch } from "./shortMatch";
import { openTableWith, settingsOf, usualBot } from "./tableSettings";

const OPTIONS = "options";

export function NewTable({ games }: { games: GameOffer[] }) {
  const unfolded = useSignal<string | null>(null);
  const opening = useSignal<string | null>(null);
  const failure = useSignal("");
  const below = useRef<HTMLDivElement>(null);
  const game = games.find(({ name }) => name === unfolded.value);

  useLayoutEffect(() => {
    if (!game) return;
    below.current?.scrollIntoView({ block: "nearest" });
    below.current?.focus({ preventScroll: true });
  }, [game?.name]);

  const open = async (offer: GameOffer, opened: () => Promise<Seated | Failure>) => {
    if (opening.value !== null) return;
    opening.value = offer.name;
    failure.value = "";
    const answer = await opened();
    opening.value = null;
    if ("why" in answer) failure.value = answer.why;
    else {
      offerLesson(offer.name, answer.path);
      go(answer.path);
    }
  };

  return (
    <>
      <GameTiles
        games={games}
        unfolded={unfolded}
        controls={OPTIONS}
        opening={opening.value}
        play={(offer) => void open(offer, () => openTableWith(offer, settingsOf(offer)))}
        playShort={(offer) => void open(offer, () => openShortMatch(offer))}
      />
      {failure.value && (
        <p class="alert" role="alert">
          {say("start-failed", { why: failure.value })}
        </p>
      )}
      {!game && <Readiness games={games} />}
      {game && (
        <div class="unfolded" id={OPTIONS} ref={below} tabIndex={-1}>
          <OptionsForm
            key={game.name}
            game={game}
            opening={opening.value !== null}
            open={(settings) => void open(game, () => openTableWith(game, settings))}
          />
        </div>
      )}
    </>
  );
}

/** The time until the usual opponents of all games are ready. */
function Readiness({ games }: { games: GameOffer[] }) {
  const waiting = games
    .flatMap((game) => game.bots.filter((bot) => bot.name === usualBot(game) && bot.ready_in !== 0))
    .sort((a, b) => (b.ready_in ?? Infinity) - (a.ready_in ?? Infinity));
  return waiting[0] ? <p class="small muted">{readiness(waiting[0], true)}</p> : null;
}
