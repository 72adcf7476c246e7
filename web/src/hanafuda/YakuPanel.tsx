/** The captured yaku of a seat: the cards it has, the cards it can still get, and the cards that others hold. */

import { useSignal } from "@preact/signals";
import { Face } from "../cards/Card";
import { sameMonth } from "../cards/deck";
import { Furigana } from "../parts/Furigana";
import { Icon } from "../parts/Icon";
import { Segments } from "../parts/Segments";
import { Stack } from "../parts/Stack";
import { Term } from "../parts/Term";
import type { Seat, YakuProgress } from "../protocol/messages";
import { nearestSeat, seatOrder } from "../table/seats";
import { cardNames, money, seatLabel, yakuAbout, yakuName } from "../words/names";
import { list, say } from "../words/say";
import { isOpen } from "./standing";
import { useTable } from "./tableContext";
import { UnseenButton } from "./Unseen";
import "./YakuPanel.css";

export function YakuPanel() {
  const { table, view, people } = useTable();
  const own = nearestSeat(table);
  const chosen = useSignal<Seat | null>(null);
  const seats = seatOrder(own, table.names.length).filter((seat) => view.order.includes(seat));
  const seat = chosen.value !== null && seats.includes(chosen.value) ? chosen.value : seats[0];
  const rules = (
    <a class="rules-link" href={`/rules/${table.game}#yaku`} target="_blank" rel="noopener">
      <Icon name="book" />
      {say("page-rules-link")} <span class="vh">{say("page-rules-opens")}</span>
    </a>
  );
  return (
    <section class="yakus" aria-labelledby="yaku-title">
      <div class="panel-h">
        <h2 id="yaku-title">
          <Term of="captured_yaku">{say("flowers-worth-title")}</Term>
        </h2>
        <span class="side-note">{say("flowers-worth-note")}</span>
      </div>
      {isOpen(view) || seat === undefined ? (
        <>
          <Worths />
          {rules}
        </>
      ) : (
        <>
          <Segments
            labelledBy="yaku-title"
            values={seats}
            chosen={seat}
            name={(value) => seatLabel(value, people)}
            choose={(value) => (chosen.value = value)}
          />
          <Stack>
            <ul role="list">
              {/* A row is a place in the order: yaku change places, and no row is laid out anew. */}
              {nearestFirst(view.progress[seat] ?? []).map((progress, place) => (
                <Row key={place} seat={seat} progress={progress} />
              ))}
            </ul>
            <Beware />
            <UnseenButton />
            {rules}
          </Stack>
        </>
      )}
    </section>
  );
}

/** The yaku that lacks least comes first; yaku that are out of reach come last. */
const nearestFirst = (rows: readonly YakuProgress[]): YakuProgress[] =>
  [...rows].sort((a, b) => Number(b.possible) - Number(a.possible) || (a.possible ? a.lacks - b.lacks : 0));

/** All yaku with their values, before it is settled who plays. */
function Worths() {
  const { view } = useTable();
  return (
    <ul>
      {view.captured_yaku.map(({ yaku, cards, points }) => (
        <li key={yaku} class="yaku">
          <div class="y-top">
            <h3>{yakuName([yaku])}</h3>
            <b class="y-worth num">{money(points)}</b>
          </div>
          <div class="y-cards" style={{ "--of": cards.length }}>
            {[...cards].map((card) => (
              <Face key={card} card={card} named />
            ))}
          </div>
          <p class="y-why">{yakuAbout([yaku])}</p>
        </li>
      ))}
    </ul>
  );
}

function Row({ seat, progress }: { seat: Seat; progress: YakuProgress }) {
  const { choice, view, table } = useTable();
  const { yaku, have, open: openCards, blocked, lacks, possible, points } = progress;
  const state = !possible
    ? say("flowers-worth-impossible")
    : lacks
      ? say("flowers-worth-left", { n: lacks })
      : say("flowers-worth-made");
  const highlighted = choice.highlighted.value;
  const related = highlighted ? highlighted + (seat === table.viewer ? choice.takes(highlighted) : "") : "";
  const kind = !possible ? "dead" : lacks <= 1 ? "hot" : "";
  return (
    <li class={`yaku ${kind}`}>
      <div class="y-top">
        <h3>
          <Furigana text={yakuName([yaku])} />
        </h3>
        <span class="y-state">{state}</span>
        <b class="y-worth num">{money(points)}</b>
      </div>
      <div class="y-cards" style={{ "--of": have.length + openCards.length + blocked.length }}>
        <Cards cards={have} label={say("flowers-worth-have")} meant={related} />
        <Cards cards={openCards} label={say("flowers-worth-open")} meant={possible ? related : ""} class="is-need" />
        <Cards cards={blocked} label={say("flowers-worth-gone")} meant="" class="is-gone" />
      </div>
      <p class="y-why">{useReason(seat, progress) || yakuAbout([yaku])}</p>
    </li>
  );

  function Cards({
    cards,
    label,
    meant: lit,
    class: extra = "",
  }: {
    cards: string;
    label: string;
    meant: string;
    class?: string;
  }) {
    if (!cards) return null;
    return (
      <span class="y-part" role="group" aria-label={label}>
        {[...cards].map((card) => (
          <Face
            key={card}
            card={card}
            named
            class={
              lit.includes(card)
                ? "is-meant"
                : view.field.includes(card) && extra === "is-need"
                  ? "is-need on-field"
                  : extra
            }
          />
        ))}
      </span>
    );
  }
}

/** The reason why a yaku is out of reach, or the way to its last card. */
function useReason(seat: Seat, { open: openCards, blocked, lacks, possible }: YakuProgress): string {
  const { view, people, choice, table } = useTable();
  if (!possible) {
    const holders = view.captured.flatMap((pile, other) => {
      const cards = [...blocked].filter((card) => other !== seat && pile.includes(card)).join("");
      return cards ? [say("flowers-worth-holds", { who: seatLabel(other, people), cards: cardNames(cards) })] : [];
    });
    return holders.length ? list(holders) : say("flowers-worth-void");
  }
  if (lacks !== 1) return "";
  const lying = [...openCards].filter((card) => view.field.includes(card));
  if (seat !== table.viewer)
    return lying.length
      ? say("flowers-worth-lies", { cards: cardNames(lying.join("")) })
      : say("flowers-worth-lacks", { cards: cardNames(openCards) });
  for (const card of lying) {
    const own = [...choice.hand].find((other) => sameMonth(card, other));
    if (own) return say("flowers-worth-takes", { card: cardNames(card), own: cardNames(own) });
  }
  return lying.length
    ? say("flowers-worth-lies", { cards: cardNames(lying.join("")) })
    : say("flowers-worth-lacks", { cards: cardNames(openCards) });
}

/** The yaku of which others lack one card, and the own cards that would help them. */
function Beware() {
  const { view, people, choice, table } = useTable();
  if (typeof table.viewer !== "number") return null;
  const near = view.order.flatMap((seat) =>
    seat === table.viewer
      ? []
      : (view.progress[seat] ?? [])
          .filter(({ possible, lacks, open: openCards }) => possible && lacks === 1 && openCards)
          .map(({ yaku, open: openCards }) =>
            say("flowers-beware-near", {
              who: seatLabel(seat, people),
              yaku: yakuName([yaku]),
              cards: cardNames(openCards),
            }),
          ),
  );
  const hatto = [...choice.hand].filter((card) => choice.playing.value && choice.dangers(card).length);
  if (!near.length && !hatto.length) return null;
  return (
    <aside class="caution" aria-labelledby="beware-title">
      <h3 id="beware-title">
        <Icon name="warn" />
        {say("flowers-beware-title")}
      </h3>
      {near.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {hatto.length > 0 && <p>{say("flowers-beware-hatto", { cards: cardNames(hatto.join("")) })}</p>}
    </aside>
  );
}
