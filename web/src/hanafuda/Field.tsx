/** The stock, the cards on the field, and a card that waits for a choice. */

import { useContext } from "preact/hooks";
import { CardButton, Face, Fan } from "../cards/Card";
import { indexOf, UNKNOWN } from "../cards/deck";
import { Mark } from "../table/Hint";
import { HintContext } from "../table/hint";
import { nearestSeat } from "../table/seats";
import { cardName, money, yakuName } from "../words/names";
import { say } from "../words/say";
import { completedYaku, dangerText, withWarnings } from "./needs";
import { isOpen } from "./standing";
import { Carried, Pot } from "./Tanzaku";
import { useTable } from "./tableContext";
import "./Field.css";

/** The most cards that are drawn for the stock. */
const STACK = 3;

export function Field() {
  return (
    <section class="field" aria-labelledby="field-title">
      <h2 class="vh" id="field-title">
        {say("flowers-field")}
      </h2>
      <div class="drawn">
        <Stock />
        <Pending />
      </div>
      <Cloth />
    </section>
  );
}

function Stock() {
  const { view } = useTable();
  // The stock includes the cards of seats that do not play: before they are given back there is no stock.
  if (isOpen(view)) return <div class="stock" data-place="stock" />;
  const { stock } = view;
  return (
    <div class="stock">
      <div class="stack" data-place="stock" role="img" aria-label={say("flowers-stock-left", { n: stock })}>
        {stock > 0 && <Fan cards={UNKNOWN.repeat(Math.min(stock, STACK))} />}
      </div>
      <p aria-hidden="true">
        <b class="num">{stock}</b> {say("desk-stock")}
      </p>
      <Carried />
      <Pot />
    </div>
  );
}

function Cloth() {
  const { scene } = useTable();
  return (
    <ul class="cloth" data-turns style={{ "--cols": Math.max(...scene.rows.map((row) => row.length)) }}>
      {scene.rows.flatMap((row, place) =>
        [...row].map((card, index) => (
          <li key={card} style={{ "--at": index - (row.length - 1) / 2, "--row": place }}>
            <FieldCard card={card} />
          </li>
        )),
      )}
    </ul>
  );
}

function FieldCard({ card }: { card: string }) {
  const { scene, choice, view, table, people, game } = useTable();
  const hint = useContext(HintContext);
  const seat = nearestSeat(table);
  const lit = !game.replay.value && choice.lit.value.includes(card);
  const target = lit && (choice.picking.value || choice.playing.value);
  const meeting = scene.meeting?.takes.startsWith(card) ? scene.meeting.card : null;
  const partner = choice.partners.value.includes(card);
  const dangers = target ? choice.dangers(card) : [];
  // A card that would be taken now names the yaku that it completes.
  const completed = typeof table.viewer === "number" && (lit || partner) ? completedYaku(view, card, seat) : [];
  const name = target ? say("flowers-field-target", { card: cardName(card) }) : cardName(card);
  const mark = target && choice.picking.value ? hint?.mark([indexOf(card)]) : null;
  const isTaken = scene.meeting?.takes.includes(card);
  return (
    <>
      <CardButton
        card={card}
        label={withWarnings(name, [
          ...dangers.map((danger) => dangerText(danger, people)),
          ...(mark ? [mark.words] : []),
        ])}
        class={
          mark?.best
            ? "is-take is-advised"
            : lit || isTaken
              ? "is-take"
              : partner
                ? "is-partner"
                : card === scene.moved && !game.ready.value
                  ? "is-last"
                  : ""
        }
        disabled={!target}
        tabIndex={target ? 0 : -1}
        onChoose={() => choice.tapField(card)}
        onPoint={(at) => choice.point(card, at)}
        describedBy="card-note"
      >
        {dangers.length > 0 && (
          <span class="flag" aria-hidden="true">
            {say("flowers-hatto-flag")}
          </span>
        )}
        {mark && <Mark actions={[indexOf(card)]} />}
        {completed[0] && !dangers.length && (
          <span class="flag flag-made" aria-hidden="true">
            {yakuName([completed[0].yaku])} {money(completed[0].points)}
          </span>
        )}
      </CardButton>
      {meeting && (
        <div class="meets" data-card={meeting}>
          <Face card={meeting} named class="is-moved" />
        </div>
      )}
    </>
  );
}

function Pending() {
  const { pending } = useTable().view;
  return (
    <div class="pending" data-turns>
      {pending && (
        <div class="is-take" data-card={pending}>
          <Face card={pending} />
          <span class="vh">{say("flowers-pending-label", { card: cardName(pending) })}</span>
        </div>
      )}
    </div>
  );
}
