/** The rules of a table in words, as an address gives them, and what can be done by them. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { addressOf, isLocalOnly, tabWorker } from "../addresses";
import { Icon } from "../parts/Icon";
import { Loading } from "../parts/Loading";
import { Page } from "../parts/Page";
import { useTitle } from "../parts/title";
import { GamePrint } from "../prints/GamePrint";
import type { Failure } from "../protocol/ask";
import type { GameOffer, OptionOffer, Options } from "../protocol/messages";
import { games } from "../protocol/operations";
import { go } from "../router";
import { ShareLink } from "../share/ShareLink";
import { isOffered } from "../table/gameOptions";
import { type Doubt, type HouseRules as Rules, rulesOf, rulesPath, tallyPath } from "../table/houseRules";
import { gameName } from "../words/names";
import { currentGame, named, say } from "../words/say";
import { openTableWith, PERSON, settingsOf, usualBot } from "./tableSettings";
import "./HouseRules.css";

export function HouseRules({ game, none }: { game: string; none: ComponentChildren }) {
  const answer = useSignal<readonly GameOffer[] | Failure | null>(null);
  useEffect(() => {
    void games().then((offers) => (answer.value = offers));
  }, []);
  useLayoutEffect(() => {
    currentGame.value = game;
  }, [game]);
  const offers = answer.value;
  if (!offers) return <Loading />;
  if ("why" in offers)
    return (
      <Page>
        <main id="main" class="page-m" tabIndex={-1}>
          <p class="alert" role="alert">
            {offers.why}
          </p>
        </main>
      </Page>
    );
  const offer = offers.find(({ name }) => name === game);
  return offer ? <RulesOfGame game={offer} /> : none;
}

function RulesOfGame({ game }: { game: GameOffer }) {
  const { doubts, ...rules } = rulesOf(game, location.search);
  useTitle(say("rules-of", { game: gameName(game.name) }));
  return (
    <Page>
      <main id="main" class="page-m house-rules" tabIndex={-1}>
        <GamePrint game={game.name} />
        <div class="hr-words">
          <h1>{say("rules-title")}</h1>
          <p class="hr-game mincho">
            {gameName(game.name)}
            {game.seats.length > 1 && <span class="muted"> · {say("rules-players", { n: rules.seats })}</span>}
          </p>
          {doubts.length > 0 && (
            <ul class="alert hr-doubts" role="alert">
              {doubts.map((doubt) => (
                <li key={JSON.stringify(doubt)}>{doubtText(game, doubt)}</li>
              ))}
            </ul>
          )}
          <dl class="hr-list">
            {game.options
              .filter((option) => isOffered(option, rules.options))
              .map((option) => (
                <Rule key={option.name} option={option} options={rules.options} />
              ))}
          </dl>
          <p>
            <a href={`/rules/${game.name}`}>{say("page-rules-of", { game: gameName(game.name) })}</a>
          </p>
        </div>
        <div class="hr-ways">
          <Ways game={game} rules={rules} />
          <section aria-labelledby="rules-share">
            <h2 id="rules-share">{say("rules-share")}</h2>
            <ShareLink
              href={addressOf(rulesPath(game, rules))}
              label={say("rules-share-link")}
              text={say("rules-share-said", { game: gameName(game.name) })}
            />
            {isLocalOnly() && <p class="small muted">{say("start-invite-local")}</p>}
          </section>
        </div>
      </main>
    </Page>
  );
}

/** An option with its value in words, and what it decides. */
function Rule({ option, options }: { option: OptionOffer; options: Options }) {
  const value = options[option.name]!;
  return (
    <div class={value === option.usual ? "" : "is-own"}>
      <dt>{named("option", option.name)}</dt>
      <dd>
        <b>{Array.isArray(option.values) ? named("option", `${option.name}-${value}`) : value}</b>
        {value === option.usual && <span class="slip">{say("rules-usual")}</span>}
        {Array.isArray(option.values) && <small class="muted">{named("option", option.name, "meaning")}</small>}
      </dd>
    </div>
  );
}

function doubtText(game: GameOffer, { text, ...doubt }: Doubt): string {
  if (doubt.about === "option") return say("rules-no-option", { game: gameName(game.name), given: text });
  if (doubt.about === "seats") return say("rules-no-seats", { game: gameName(game.name), given: text });
  return say("rules-no-value", { option: named("option", doubt.option), given: text });
}

/** What can be done by these rules: keep the score of real cards, or open a table. */
function Ways({ game, rules }: { game: GameOffer; rules: Rules }) {
  const isOpening = useSignal(false);
  const failure = useSignal("");
  const open = async (opponent: string) => {
    if (isOpening.value) return;
    isOpening.value = true;
    const opponents = Array<string>(rules.seats - 1).fill(opponent);
    const opened = await openTableWith(game, { ...settingsOf(game), options: rules.options, opponents, lobby: false });
    isOpening.value = false;
    if ("why" in opened) failure.value = say("start-failed", { why: opened.why });
    else go(opened.path);
  };
  return (
    <section class="hr-do" aria-labelledby="rules-ways">
      <h2 id="rules-ways">{say("rules-ways")}</h2>
      <a class="btn btn-go big" href={tallyPath(game, rules)}>
        <Icon name="sheet" />
        {say("rules-tally")}
      </a>
      <button type="button" class="btn" aria-disabled={isOpening.value} onClick={() => void open(PERSON)}>
        <Icon name="people" />
        {say(tabWorker ? "rules-here" : "rules-friends")}
      </button>
      <button type="button" class="btn" aria-disabled={isOpening.value} onClick={() => void open(usualBot(game))}>
        <Icon name="play" />
        {say("rules-bots")}
      </button>
      {failure.value && (
        <p class="alert" role="alert">
          {failure.value}
        </p>
      )}
    </section>
  );
}
