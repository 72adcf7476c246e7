/** Sheets over the table: a lead that may fail, the end of a deal and of the match, and those that a person opens. */

import { Icon } from "../parts/Icon";
import { AfterMatch } from "../sheets/AfterMatch";
import { MenuSheet } from "../sheets/MenuSheet";
import { InfoSheet, LookAtTable, Sheet } from "../sheets/Sheet";
import { who } from "../words/names";
import { list, say } from "../words/say";
import { doubts } from "./act";
import { Cards } from "./Card";
import { uncertain } from "./demand";
import { useWestern } from "./desk";
import { pairNames, pairOfRest, stageName, trumpName } from "./names";
import { DRAWS, pairOf, TO_WIN } from "./pack";
import { Ladder, LastTrick, Log, Taken, TrumpsOut } from "./Panels";
import { Suited } from "./Suits";
import type { BashifenDeal, BashifenDealEnd, BashifenEvent, Trumps } from "../protocol/messages";

/** Several cards of which one may be beaten: asked once, before it is too late. */
export function WarningSheet() {
  const { choice, view } = useWestern();
  const chosen = choice.chosen.value;
  const { pairs, singles } = uncertain(chosen, view.tops);
  const close = () => (choice.warning.value = false);
  return (
    <Sheet labelledBy="warning-title" class="decide small-sheet" onClose={close}>
      <div class="d-top">
        <div>
          <h2 id="warning-title">{say("bashifen.warning.title")}</h2>
          <p class="warning-cards">
            <Cards cards={chosen} />
          </p>
        </div>
      </div>
      <div class="choice">
        <p>
          <Suited text={say("bashifen.warning.doubt", { cards: doubts(pairs, singles, "signs") })} words={say("bashifen.warning.doubt", { cards: doubts(pairs, singles, "words") })} />
        </p>
        <p class="alert">{say("bashifen.warning.price")}</p>
        <button type="button" class="btn btn-go" autofocus onClick={close}>
          {say("bashifen.warning.back")}
        </button>
        <button type="button" class="btn" onClick={() => choice.send()}>
          {say("bashifen.warning.do")}
        </button>
      </div>
    </Sheet>
  );
}

/** What a deal was, from its first card to its end. */
export interface Told {
  deal: BashifenDeal;
  trumps: Trumps | undefined;
  end: BashifenDealEnd;
  record: readonly BashifenEvent[];
}

export function dealTold(record: readonly BashifenEvent[], n: number): Told | null {
  const from = record.findIndex((event) => event.e === "deal" && event.n === n);
  const deal = record[from];
  if (deal?.e !== "deal") return null;
  const to = record.findIndex((event, index) => index > from && event.e === "deal_end");
  const end = record[to];
  if (end?.e !== "deal_end") return null;
  const within = record.slice(from, to);
  return { deal, trumps: within.find((event) => event.e === "trumps"), end, record: within };
}

export function DealSheet() {
  const { game, view, people } = useWestern();
  const told = dealTold(game.record.value, game.bill.value ?? 0);
  if (!told?.trumps) return null;
  const { deal, trumps, end, record } = told;
  const [oya, ko] = [pairOf(trumps.dealer), 1 - pairOf(trumps.dealer)];
  const won = end.points >= TO_WIN;
  const failed = record.findLast((event) => event.e === "failed_lead");
  const toKo = pairOfRest(record) === ko;
  const widow = toKo ? 2 * end.widow_points : 0;
  const close = () => game.dismissBill();
  return (
    <Sheet labelledBy="deal-title" class="bill deal-sheet" onClose={close}>
      <div class="s-top">
        <div class="s-ttl">
          <p class="muted small">
            <Suited text={say("bashifen.end.sub", { n: deal.n, suit: trumpName(trumps.suit, "signs"), rank: stageName(deal.trump_rank) })} words={say("bashifen.end.sub", { n: deal.n, suit: trumpName(trumps.suit, "words"), rank: stageName(deal.trump_rank) })} />
          </p>
          <h2 id="deal-title">{say(won ? "bashifen.end.ko" : "bashifen.end.oya", { pair: pairNames(won ? ko : oya, people) })}</h2>
        </div>
        <p class="s-big">
          {end.points}
          <small> / {TO_WIN}</small>
        </p>
      </div>
      <div class="deal-body">
        {failed && (
          <p class="alert">{say("bashifen.end.failed", { who: who(failed.seat, people), pair: pairNames(1 - pairOf(failed.seat), people) })}</p>
        )}
        <table class="sum-t">
          <caption class="vh">{say("bashifen.points")}</caption>
          <tbody>
            <tr>
              <th scope="row">
                {say("bashifen.end.tricks")}
                <small>{pairNames(ko, people)}</small>
              </th>
              <td>{end.points - widow}</td>
            </tr>
            <tr>
              <th scope="row">
                {say("bashifen.widow")}
                <small>{say(toKo ? (end.widow_points ? "bashifen.end.widow.twice" : "bashifen.end.widow.empty") : "bashifen.end.widow.oya", { points: end.widow_points })}</small>
              </th>
              <td>{widow ? `+${widow}` : "0"}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say("bashifen.points")}</th>
              <td>{end.points}</td>
            </tr>
          </tfoot>
        </table>
        <section aria-labelledby="steps-title">
          <h3 id="steps-title" class="vh">
            {say("bashifen.stages")}
          </h3>
          <ul class="steps">
            {[oya, ko].map((pair) => (
              <Steps key={pair} pair={pair} before={deal.stage[pair] ?? 0} after={end.stage[pair] ?? 0} next={end.dealer} />
            ))}
          </ul>
        </section>
        <p>
          {end.dealer === null
            ? say("bashifen.end.last")
            : say(won ? "bashifen.end.next.change" : "bashifen.end.next", { who: who(end.dealer, people), pair: pairNames(pairOf(end.dealer), people), rank: stageName(Math.max(2, end.stage[pairOf(end.dealer)] ?? 2)) })}
        </p>
      </div>
      <footer class="s-foot">
        {view.phase === "draw" && view.n > deal.n && <p class="small muted">{say("bashifen.end.drawing", { n: view.drawn, all: DRAWS })}</p>}
        <button type="button" class="btn btn-go" autofocus onClick={close}>
          {say(end.dealer === null ? "bill.result" : "bashifen.end.go")}
        </button>
      </footer>
    </Sheet>
  );
}

/** What the ladder does for one pair. */
function Steps({ pair, before, after, next }: { pair: number; before: number; after: number; next: number | null }) {
  const { people } = useWestern();
  // From below 2 a pair comes to stand on 2 without having risen.
  const steps = before ? after - before : null;
  return (
    <li>
      <span>
        {next !== null && <span class={pairOf(next) === pair ? "seal" : "seal seal-line"}>{say(pairOf(next) === pair ? "bashifen.oya" : "bashifen.ko")}</span>} {pairNames(pair, people)}
      </span>
      <b>
        {stageName(before)} <span aria-hidden="true">→</span>
        <span class="vh">{say("bashifen.end.to")}</span> {stageName(after)}
      </b>
      <span class={steps ? "gain" : "muted"}>{steps ? `+${steps}` : steps === 0 && say("bashifen.end.stays")}</span>
    </li>
  );
}

export function MatchSheet() {
  const { game, table, people, aside } = useWestern();
  const end = game.record.value.findLast((event) => event.e === "match_end");
  const last = game.record.value.findLast((event) => event.e === "deal_end");
  if (end?.e !== "match_end") return null;
  const close = () => (aside.value = true);
  const winner = pairOf(end.winners[0] ?? 0);
  return (
    <Sheet labelledBy="result-title" class="result small-sheet" onClose={close}>
      <div class="d-top">
        <div>
          <p class="muted">{say("result.title")}</p>
          <h2 id="result-title">{say("result.winner", { who: list(end.winners.map((seat) => who(seat, people))) })}</h2>
        </div>
      </div>
      <div class="choice">
        <p>{say(table.options["win"] === "ace" ? "bashifen.result.ace" : "bashifen.result.past")}</p>
        {last?.e === "deal_end" && (
          <table class="result-t">
            <thead>
              <tr>
                <th scope="col">{say("bashifen.pair")}</th>
                <th scope="col" class="am">
                  {say("bashifen.stages")}
                </th>
              </tr>
            </thead>
            <tbody>
              {[winner, 1 - winner].map((pair) => (
                <tr key={pair} class={people.viewer !== "table" && pairOf(people.viewer) === pair ? "you" : ""}>
                  <th scope="row">{pairNames(pair, people)}</th>
                  <td class="am big">{pair === winner && table.options["win"] !== "ace" ? say("bashifen.result.beyond") : stageName(last.stage[pair] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <AfterMatch path={game.path} viewer={people.viewer} />
      </div>
      <LookAtTable onClose={close} />
    </Sheet>
  );
}

export function OpenSheet() {
  const { game, sheet } = useWestern();
  const close = () => (sheet.value = null);
  const replay = () => {
    close();
    game.replayLast();
  };
  switch (sheet.value) {
    case "stages":
      return (
        <InfoSheet id="stages-sheet" title={say("bashifen.bar.stages")} onClose={close}>
          <Ladder />
          <Log />
        </InfoSheet>
      );
    case "points":
      return (
        <InfoSheet id="points-sheet" title={say("bashifen.bar.points")} onClose={close}>
          <Taken />
          <LastTrick />
          <TrumpsOut />
        </InfoSheet>
      );
    case "menu":
      return (
        <MenuSheet
          path={game.path}
          onClose={close}
        >
          <button type="button" class="btn only-phone" onClick={replay}>
            <Icon name="again" />
            {say("replay.button")}
          </button>
        </MenuSheet>
      );
    default:
      return null;
  }
}
