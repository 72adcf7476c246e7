/** The games, of which each is played by one press; and the options of one of them, unfolded below. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { GameOffer } from "../protocol/messages";
import { go } from "../router";
import { say } from "../words/say";
import { readiness } from "./bots";
import { GameTiles } from "./GameTiles";
import { OptionsForm } from "./OptionsForm";
import { openWished, usualBot, type Wish, wishOf } from "./wish";

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

  const open = async (wanted: GameOffer, wish: Wish) => {
    if (opening.value !== null) return;
    opening.value = wanted.name;
    failure.value = "";
    const answer = await openWished(wanted, wish);
    opening.value = null;
    if ("why" in answer) failure.value = answer.why;
    else go(answer.path);
  };

  return (
    <>
      <GameTiles
        games={games}
        unfolded={unfolded}
        controls={OPTIONS}
        opening={opening.value}
        play={(wanted) => void open(wanted, wishOf(wanted))}
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
            open={(wish) => void open(game, wish)}
          />
        </div>
      )}
    </>
  );
}

/** When the usual opponents play themselves: of all games, the last to be ready. */
function Readiness({ games }: { games: GameOffer[] }) {
  const waiting = games
    .flatMap((game) => game.bots.filter((bot) => bot.name === usualBot(game) && bot.ready_in !== 0))
    .sort((a, b) => (b.ready_in ?? Infinity) - (a.ready_in ?? Infinity));
  return waiting[0] ? <p class="small muted">{readiness(waiting[0], true)}</p> : null;
}
