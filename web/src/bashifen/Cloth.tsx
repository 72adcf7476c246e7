/** The middle of the table: cards drawn, the widow, the trick. */

import { Term } from "../parts/Term";
import { who } from "../words/names";
import { list, say } from "../words/say";
import { Card, Cards } from "./Card";
import { nearest, PLACES, sideOf, useWestern } from "./desk";
import { linesOf } from "./layout";
import { cardNames, declares } from "./names";
import { DRAWS, sumOf, WIDOW } from "./pack";
import type { Played } from "./scene";
import { Suited } from "./Suits";

export function Cloth() {
  const { view, choice } = useWestern();
  if (view.phase === "draw") return <Drawing />;
  if (view.phase === "bury") return choice.picking.value ? <Burying /> : <Buried />;
  if (view.phase === "play" || view.trick.length) return <Trick />;
  return <Between />;
}

/** The stock, how many are drawn, what stands, who has confirmed. */
function Drawing() {
  const { view, people } = useWestern();
  const { declared, drawn, confirmed } = view;
  const done = drawn >= DRAWS;
  const waits = people.names.map((_, seat) => seat).filter((seat) => !confirmed.includes(seat));
  return (
    <section class="cloth-w drawing" aria-label={say("bashifen.drawing")}>
      <div class="draw-stock">
        <span class={`draw-pile ${done ? "spent" : ""}`} data-place="stock" aria-hidden="true">
          <Card card="?" />
          {!done && <Card card="?" />}
        </span>
        <p>
          <b class="num">{done ? WIDOW : DRAWS - drawn}</b> {say(done ? "bashifen.widow" : "stock")}
        </p>
        <span class="draw-bar" role="img" aria-label={say("bashifen.drawn", { n: drawn })}>
          <i style={{ width: `${(100 * drawn) / DRAWS}%` }} />
        </span>
      </div>
      <div class="stands" key={declared ? declared.seat + declared.cards.join() : ""}>
        {declared ? (
          <>
            <Cards cards={declared.cards} class="stands-c" />
            <p class="stands-t">
              <b>{who(declared.seat, people)}</b> <Term of="declare">{say("bashifen.declared")}</Term>
            </p>
            <p class="small">
              <Suited text={declares(declared.cards, "signs")} words={declares(declared.cards, "words")} />
            </p>
          </>
        ) : (
          <>
            <span class="w empty" aria-hidden="true" />
            <p class="small muted">{say(view.n > 1 ? "bashifen.undeclared" : "bashifen.undeclared.first")}</p>
          </>
        )}
      </div>
      <p class="waits small">
        {done && (waits.length ? say("bashifen.waits", { who: list(waits.map((seat) => who(seat, people))) }) : say("bashifen.confirmed.all"))}
      </p>
    </section>
  );
}

/** The eight places of the widow. */
function Burying() {
  const { view, choice } = useWestern();
  const chosen = choice.chosen.value;
  const points = sumOf(chosen);
  return (
    <section class="cloth-w burying" aria-labelledby="bury-title">
      <div class="bury-t">
        <h2 id="bury-title">
          <Term of="widow">{say("bashifen.bury.title")}</Term>
        </h2>
        <span class="num" role="status" aria-label={say("bashifen.bury.chosen", { n: chosen.length, most: WIDOW })}>
          {chosen.length} / {WIDOW}
        </span>
      </div>
      <div class="slots-w" aria-hidden="true" data-place="stock">
        {Array.from({ length: WIDOW }, (_, index) => {
          const card = chosen[index];
          return card ? <Card key={index} card={card} /> : <span key={index} class="w empty" />;
        })}
      </div>
      <p class={`bury-n ${points ? "warns" : ""}`}>{say(points ? "bashifen.bury.points" : "bashifen.bury.none", { points, twice: 2 * points })}</p>
      {view.turned.length > 0 && <Turned />}
    </section>
  );
}

/** Another one buries. */
function Buried() {
  const { view, people } = useWestern();
  return (
    <section class="cloth-w burying" aria-label={say("bashifen.widow")}>
      <p class="bury-who">{view.dealer !== null && say("bashifen.bury.waits", { who: who(view.dealer, people) })}</p>
      <div class="slots-w" aria-hidden="true" data-place="stock">
        {Array.from({ length: WIDOW }, (_, index) => (
          <Card key={index} card="?" />
        ))}
      </div>
      {view.turned.length > 0 && <Turned />}
    </section>
  );
}

function Turned() {
  const { view } = useWestern();
  return (
    <p class="turned small">
      {say("bashifen.turned")} <Cards cards={view.turned} />
    </p>
  );
}

function Trick() {
  const { scene, view, table, people } = useWestern();
  const own = nearest(table);
  const most = Math.max(1, ...scene.trick.map(({ cards }) => cards.length));
  return (
    <section class="cloth-w trick" aria-label={say("bashifen.trick")} data-size={most > 4 ? "many" : most > 2 ? "some" : "few"}>
      {PLACES.map((place, step) => {
        const seat = (own + step) % 4;
        const play = scene.trick.find((one) => one.seat === seat);
        return (
          <div key={place} class={`at-${place} put`} data-name={who(seat, people)}>
            {play ? <Put play={play} /> : <span class={`slot ${view.turn === seat ? "next" : ""}`} aria-hidden="true" />}
          </div>
        );
      })}
    </section>
  );
}

/** What one seat has played to the trick. */
function Put({ play }: { play: Played }) {
  const { scene, view, people } = useWestern();
  const ahead = view.ahead === play.seat;
  const count = play.cards.length;
  const lines = linesOf(count, count > 10 ? 6 : 5);
  const line = Math.ceil(count / lines);
  const led = scene.trick[0] === play;
  const words = say(led ? "bashifen.put.led" : "bashifen.put", { who: who(play.seat, people), cards: cardNames(play.cards.map(({ card }) => card), "words") });
  return (
    <figure class={ahead ? "ahead" : ""} style={{ "--line": line, "--lines": lines }} data-side={sideOf(view, play.seat)}>
      <span class="vh">
        {words}
        {ahead && say("bashifen.ahead.words")}
      </span>
      {Array.from({ length: lines }, (_, index) => (
        <span class="put-line" key={index} aria-hidden="true">
          {play.cards.slice(index * line, (index + 1) * line).map(({ id, card }) => (
            <Card key={id} id={id} card={card} />
          ))}
        </span>
      ))}
      {led && (
        <span class="led slip" aria-hidden="true">
          {say("bashifen.leads")}
        </span>
      )}
      {ahead && (
        <figcaption class="slip slip-gold" aria-hidden="true">
          {say("bashifen.ahead")}
        </figcaption>
      )}
    </figure>
  );
}

/** Between two deals. */
function Between() {
  const { view } = useWestern();
  return (
    <section class="cloth-w between">
      <span class="draw-pile" data-place="stock" aria-hidden="true">
        <Card card="?" />
        <Card card="?" />
      </span>
      <p>{say(view.phase === "over" ? "turn.over" : "bashifen.between")}</p>
    </section>
  );
}
