/** The viewer's hand in rows, by suit, trumps first; a slice of each card is wide enough for a finger. */

import { useSignal } from "@preact/signals";
import { useContext, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { PackCard } from "../protocol/messages";
import { Mark } from "../table/Hint";
import { HintContext, useHintMark } from "../table/hint";
import { nearestSeat } from "../table/seats";
import { list, say } from "../words/say";
import { Card } from "./Card";
import { arrange, HIGH } from "./layout";
import { measures, type Room } from "./measures";
import { cardName, groupName } from "./names";
import { kindOf, pairsOf, suitInForce } from "./pack";
import { SuitMark } from "./Suits";
import type { Held } from "./scene";
import { useTable } from "./tableContext";
import "./Hand.css";

/** The size before it is measured. */
const UNKNOWN: Room = { hand: 320, width: 1440, height: 900 };

/** The room of the hand, and the arrangement of its cards. */
function useArrangement(sizes: readonly number[]) {
  const place = useRef<HTMLDivElement>(null);
  const room = useSignal(UNKNOWN);
  useLayoutEffect(() => {
    const hand = place.current!;
    const table = hand.closest<HTMLElement>(".table")!;
    const measure = () => {
      const now = { hand: hand.clientWidth, width: table.clientWidth, height: table.clientHeight };
      if (Object.entries(now).some(([side, size]) => room.value[side as keyof Room] !== size)) room.value = now;
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(hand);
    watch.observe(table);
    return () => watch.disconnect();
  }, []);
  const at = measures(room.value);
  const arrangement = useMemo(() => arrange(sizes, at), [sizes.join(), ...Object.values(at).flat()]);
  // Elements above follow the hand by a transform, so that the browser lays out nothing while cards come and go.
  useLayoutEffect(
    () => place.current!.closest<HTMLElement>(".ring")!.style.setProperty("--free", `${arrangement.free}px`),
    [arrangement.free],
  );
  return { place, arrangement, at };
}

export function Hand() {
  const { scene, view, choice } = useTable();
  const focusAt = useSignal<string | null>(null);
  const groups = scene.hand;
  const hint = useContext(HintContext);
  const best = hint?.answer.value?.choices[0]?.actions ?? [];
  const { place, arrangement, at } = useArrangement(groups.map(({ cards }) => cards.length));
  const all = groups.flatMap(({ cards }) => cards);
  const advised = choice.picking.value ? idsOf(all, best) : [];
  const focus = all.some(({ id }) => id === focusAt.value) ? focusAt.value : all[0]?.id;
  const leading = choice.picking.value && choice.leading;
  const doubles = pairsOf(all.map(({ card }) => card));
  const open = [...(view.open[nearestSeat(view)] ?? [])];
  const base = at.cards[0]!;
  const style = {
    "--ww": `${base}px`,
    "--cw": `${arrangement.card}px`,
    "--s": arrangement.card / base,
    height: `${at.height}px`,
  };
  return (
    <div
      class="w-hand"
      ref={place}
      role="group"
      aria-label={say("desk-hand")}
      style={style}
      data-place={`seat-${nearestSeat(view)}`}
    >
      {arrangement.runs.map(({ group, from, count, row, left, top, step, visible }) => {
        const { suit, cards } = groups[group]!;
        return (
          <div
            key={`${suit}-${from}`}
            data-row={row}
            role="group"
            aria-label={say("pairs-group", { group: groupName(suit, "words"), n: cards.length })}
          >
            {arrangement.labelled && (
              <p
                class="gl"
                aria-hidden="true"
                style={{
                  translate: `${left}px ${top - at.label}px`,
                  width: `${arrangement.card + (count - 1) * step}px`,
                }}
              >
                {suit === "trumps" ? <TrumpLabel /> : <SuitMark suit={suit} />}
                <b>{cards.length}</b>
              </p>
            )}
            {cards.slice(from, from + count).map((card, index) => (
              <CardButton
                key={card.id}
                card={card}
                style={{
                  translate: `${left + index * step}px ${top}px`,
                  width: `${index < count - 1 ? step : arrangement.card}px`,
                  height: `${visible}px`,
                  "--seen": visible / (arrangement.card * HIGH),
                }}
                focused={card.id === focus}
                advised={advised.includes(card.id) ? best : null}
                onFocus={() => (focusAt.value = card.id)}
                top={leading ? topOf(card.card, view.tops, doubles) : null}
                open={lies(open, card.card)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function TrumpLabel() {
  const { view } = useTable();
  const suit = suitInForce(view);
  return (
    <>
      {say("pairs-trumps")} {suit && suit !== "none" && <SuitMark suit={suit} />}
      {suit === "none" && <span>{say("pairs-trumps-none-short")}</span>}
    </>
  );
}

/** The first cards with the kinds of these actions. */
function idsOf(hand: readonly Held[], actions: readonly number[]): string[] {
  const rest = [...hand];
  return actions.flatMap((action) => {
    const at = rest.findIndex(({ card }) => kindOf(card) === action);
    return at < 0 ? [] : [rest.splice(at, 1)[0]!.id];
  });
}

/** Whether a card is among the open cards, each of which counts once. */
function lies(open: PackCard[], card: PackCard): boolean {
  const at = open.indexOf(card);
  if (at >= 0) open.splice(at, 1);
  return at >= 0;
}

/** Whether a card is certain to win: by itself, or only with its double. */
const topOf = (
  card: PackCard,
  tops: { single: PackCard[]; pairs: PackCard[] },
  doubles: readonly PackCard[],
): "single" | "pair" | null =>
  tops.single.includes(card) ? "single" : tops.pairs.includes(card) && doubles.includes(card) ? "pair" : null;

interface CardButtonProps {
  card: Held;
  style: Record<string, string | number>;
  focused: boolean;
  /** The best choice of the hint, if the card is a part of it. */
  advised: readonly number[] | null;
  onFocus: () => void;
  top: "single" | "pair" | null;
  open: boolean;
}

function CardButton({ card, style, focused, advised, onFocus, top, open }: CardButtonProps) {
  const { choice } = useTable();
  const play = advised ?? choice.actionsOf([card.card]);
  const mark = useHintMark(play);
  const picked = choice.isPicked(card.id);
  const picking = choice.picking.value;
  const fits = picked || choice.fits(card.card);
  const label = list(
    [cardName(card.card, "words"), mark?.words, top && say(`pairs-top-${top}`), open && say("pairs-open-card")].filter(
      (part) => typeof part === "string",
    ),
    "",
  );
  return (
    <button
      type="button"
      class={`wb ${picked ? "up" : advised ? "is-advised" : ""} ${picking && !fits ? "no" : ""} ${picking ? "" : "still"}`}
      style={style}
      data-card={card.id}
      data-code={card.card}
      data-top={top}
      aria-pressed={picking ? picked : undefined}
      aria-disabled={!picking || (!fits && !choice.leading) || undefined}
      tabIndex={focused ? 0 : -1}
      onFocusIn={onFocus}
      onClick={() => choice.tap(card)}
    >
      <span class="vh">{label}</span>
      <Card card={card.card} />
      {top && <span class="top" />}
      {open && <span class="known" />}
      {picking && <Mark actions={play} />}
    </button>
  );
}
