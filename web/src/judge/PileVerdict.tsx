/** A pile of captured cards: the yaku that it makes, how far others are, card points, and what it pays. */

import { useSignal } from "@preact/signals";
import { Face } from "../cards/Card";
import { Segments } from "../parts/Segments";
import { CardPicker } from "../picker/CardPicker";
import type { MoneyForm, PileAnswer, PileInGame, PileYaku } from "../protocol/messages";
import { pile } from "../protocol/operations";
import { money, yakuAbout, yakuName } from "../words/names";
import { say } from "../words/say";
import { GameVerdict } from "./GameVerdict";
import { Pays } from "./Pays";
import { TodayForm } from "./TodayForm";
import { paidToday, today, todayFirst } from "./today";
import { useVerdict } from "./useVerdict";
import { Verdicts } from "./Verdicts";

const SETS = ["pile", "others"] as const;
type SetName = (typeof SETS)[number];

export function PileVerdict() {
  const chosen = useSignal<Record<SetName, string>>({ pile: "", others: "" });
  const shown = useSignal<SetName>("pile");
  const { options } = today.value;
  const sets = chosen.value;
  const request = sets.pile ? { cards: sets.pile, others: sets.others, options } : null;
  const answer = useVerdict<PileAnswer>(request && JSON.stringify(request), () => pile(request!));
  const other = shown.value === "pile" ? "others" : "pile";
  return (
    <div class="jd">
      <div class="jd-cards">
        <span id="judge-sets" class="vh">
          {say("verdict-sets")}
        </span>
        <Segments
          labelledBy="judge-sets"
          values={SETS}
          chosen={shown.value}
          name={(set) => say(`verdict-set-${set}`, { n: sets[set].length })}
          choose={(set) => (shown.value = set)}
        />
        <CardPicker
          key={shown.value}
          label={say(`verdict-${shown.value}-cards`)}
          cards={sets[shown.value]}
          refusal={(card) => (sets[other].includes(card) ? say(`verdict-in-${other}`) : null)}
          onChange={(cards) => (chosen.value = { ...sets, [shown.value]: cards })}
        />
      </div>
      <Verdicts
        form={<TodayForm />}
        ask={say("verdict-pile-ask")}
        answer={answer.value}
        brief={({ games }) => briefOf(todayFirst(games, today.value)[0]!)}
      >
        {({ games }) =>
          todayFirst(games, today.value).map((judged, place) => (
            <GameVerdict key={judged.game} game={judged.game} brief={briefOf(judged)} isOpen={place === 0}>
              <Worth judged={judged} />
            </GameVerdict>
          ))
        }
      </Verdicts>
    </div>
  );
}

const madeIn = ({ yaku }: PileInGame): PileYaku[] => yaku.filter(({ lacks, possible }) => !lacks && possible);

/** The card points, and the yaku that are made with what each payer pays today. */
function briefOf(judged: PileInGame): string {
  const made = madeIn(judged).map(
    ({ yaku, pays }) => `${yakuName([yaku])} ${money(paidToday(pays, today.value), false, judged.money)}`,
  );
  return [say("verdict-points", { n: judged.points }), made.join(" / ") || say("verdict-no-yaku")].join(" · ");
}

/** The yaku that lacks least comes first; yaku that are out of reach come last. */
const nearestFirst = (rows: readonly PileYaku[]): PileYaku[] =>
  [...rows].sort((a, b) => Number(b.possible) - Number(a.possible) || a.lacks - b.lacks);

function Worth({ judged }: { judged: PileInGame }) {
  const { points, chaff, yaku, special, special_pays: specialPays, money: form } = judged;
  return (
    <>
      <p>
        <b class="num">{say("verdict-points", { n: points })}</b>
        <span class="muted"> · {say("verdict-chaff", { n: chaff })}</span>
      </p>
      <ul class="jd-yaku">
        {nearestFirst(yaku).map((row) => (
          <YakuRow key={row.yaku} row={row} form={form} />
        ))}
      </ul>
      {special.length > 0 && (
        <section class="jd-choice">
          <h3>{say("verdict-special")}</h3>
          <p>{special.map((key) => yakuName([key])).join(" · ")}</p>
          <Pays pays={specialPays} form={form} />
        </section>
      )}
    </>
  );
}

function YakuRow({ row, form }: { row: PileYaku; form: MoneyForm }) {
  const { yaku, have, open, lacks, possible, pays } = row;
  const isMade = possible && !lacks;
  const state = isMade
    ? say("flowers-worth-made")
    : possible
      ? say("flowers-worth-left", { n: lacks })
      : say("flowers-worth-impossible");
  return (
    <li class={isMade ? "is-made" : possible ? "" : "is-out"}>
      <h3>
        {yakuName([yaku])}
        <span class="slip">{state}</span>
        {possible && (
          <b class="num">{say("verdict-each", { money: money(paidToday(pays, today.value), false, form) })}</b>
        )}
      </h3>
      <p class="small">{yakuAbout([yaku])}</p>
      <div class="jd-row is-small">
        {[...have].map((card) => (
          <Face key={card} card={card} named />
        ))}
        {possible && !isMade && [...open].map((card) => <Face key={card} card={card} named class="is-mute" />)}
      </div>
    </li>
  );
}
