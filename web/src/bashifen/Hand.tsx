/** The viewer's own cards in rows, by suit, trumps first; of each a slice wide enough for a finger. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { say } from "../words/say";
import { Card } from "./Card";
import { nearest, useWestern } from "./desk";
import { HIGH, lying, type Measures } from "./layout";
import { cardName, groupName } from "./names";
import { pairsOf } from "./pack";
import type { Held } from "./scene";
import { SuitMark } from "./Suits";
import type { PackCard } from "../protocol/messages";

/** How the hand lies on a screen, by the height and width that it has. */
function measures(width: number, { innerWidth, innerHeight }: { innerWidth: number; innerHeight: number }): Measures {
  if (innerHeight <= 480 && innerWidth > innerHeight) {
    return { width, height: Math.min(176, innerHeight * 0.42), cards: [64, 60, 52], slice: 30, loose: 58, gap: 8, label: 0, centred: true };
  }
  if (innerWidth <= 600) {
    const height = Math.max(200, Math.min(400, innerHeight - PHONE_REST));
    return { width, height, cards: [58, 56, 54, 54], slice: 30, loose: 46, gap: 8, label: 0, centred: false };
  }
  const tall = Math.max(0, Math.min(1, (innerHeight - 700) / 200));
  const large = innerWidth >= 2200 && innerHeight >= 1200 ? Math.min(innerWidth / 1600, innerHeight / 900) : 1;
  const sized = (least: number, more = 0) => Math.round((least + more * tall) * large);
  const cards = [sized(74, 18), sized(64, 16), sized(54, 10)];
  // An upright tablet has less width and more height.
  const upright = innerWidth <= 900 && innerHeight > 900;
  const label = upright ? 22 : Math.round((28 + 6 * tall) * Math.min(1.5, large));
  const rows = upright ? 3 : 2;
  const height = rows * (cards[rows - 1]! * HIGH + label) + 14;
  return { width, height, cards, slice: sized(33), loose: sized(62), gap: sized(14), label, centred: true };
}

/** What lies above the hand of a phone. */
const PHONE_REST = 362;

/** The hand's room, and where it lies there. */
function useLying(sizes: readonly number[]) {
  const place = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useLayoutEffect(() => {
    const element = place.current!;
    const measure = () => (width.value = element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    addEventListener("resize", measure);
    return () => {
      watch.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  const at = measures(width.value || 320, window);
  const found = useMemo(() => lying(sizes, at), [sizes.join(), ...Object.values(at).flat()]);
  // What lies above follows the hand by a transform: nothing is laid out anew while cards come and go.
  useLayoutEffect(() => place.current!.closest<HTMLElement>(".west")!.style.setProperty("--free", `${found.free}px`), [found.free]);
  return { place, found, at };
}

export function Hand() {
  const { scene, view, choice } = useWestern();
  const focusAt = useSignal<string | null>(null);
  const groups = scene.hand;
  const { place, found, at } = useLying(groups.map(({ cards }) => cards.length));
  const all = groups.flatMap(({ cards }) => cards);
  const focus = all.some(({ id }) => id === focusAt.value) ? focusAt.value : all[0]?.id;
  const leading = choice.picking.value && choice.leading;
  const doubles = pairsOf(all.map(({ card }) => card));
  const open = [...(view.open[nearest(view)] ?? [])];
  const base = at.cards[0]!;
  const style = { "--ww": `${base}px`, "--cw": `${found.card}px`, "--s": found.card / base, height: `${at.height}px` };
  return (
    <div class="w-hand" ref={place} role="group" aria-label={say("hand")} style={style} data-place={`seat-${nearest(view)}`}>
      {found.runs.map(({ group, from, count, row, left, top, step, shown }) => {
        const { suit, cards } = groups[group]!;
        return (
          <div class="w-grp" key={`${suit}-${from}`} data-row={row} role="group" aria-label={say("bashifen.group", { group: groupName(suit, "words"), n: cards.length })}>
            {found.labelled && (
              <p class="gl" aria-hidden="true" style={{ translate: `${left}px ${top - at.label}px`, width: `${found.card + (count - 1) * step}px` }}>
                {suit === "trumps" ? <TrumpLabel /> : <SuitMark suit={suit} />}
                <b>{cards.length}</b>
              </p>
            )}
            {cards.slice(from, from + count).map((held, index) => (
              <CardButton
                key={held.id}
                held={held}
                style={{ translate: `${left + index * step}px ${top}px`, width: `${index < count - 1 ? step : found.card}px`, height: `${shown}px` }}
                focused={held.id === focus}
                onFocus={() => (focusAt.value = held.id)}
                top={leading ? topOf(held.card, view.tops, doubles) : null}
                open={lies(open, held.card)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function TrumpLabel() {
  const { view } = useWestern();
  const suit = view.trumps?.suit;
  return (
    <>
      {say("bashifen.trumps")} {suit && suit !== "none" && <SuitMark suit={suit} />}
      {suit === "none" && <span>{say("bashifen.trumps.none.short")}</span>}
    </>
  );
}

/** Is one of these cards among those that lie open? It counts once for each. */
function lies(open: PackCard[], card: PackCard): boolean {
  const at = open.indexOf(card);
  if (at >= 0) open.splice(at, 1);
  return at >= 0;
}

/** Whether a card is certain to win: by itself, or only with its double. */
const topOf = (card: PackCard, tops: { single: PackCard[]; pairs: PackCard[] }, doubles: readonly PackCard[]): "single" | "pair" | null =>
  tops.single.includes(card) ? "single" : tops.pairs.includes(card) && doubles.includes(card) ? "pair" : null;

interface CardButtonProps {
  held: Held;
  style: Record<string, string>;
  focused: boolean;
  onFocus: () => void;
  top: "single" | "pair" | null;
  open: boolean;
}

function CardButton({ held, style, focused, onFocus, top, open }: CardButtonProps) {
  const { choice } = useWestern();
  const picked = choice.isPicked(held.id);
  const picking = choice.picking.value;
  const fits = picked || choice.fits(held.card);
  const label = [cardName(held.card, "words"), top && say(`bashifen.top.${top}`), open && say("bashifen.open.card")].filter(Boolean).join(say("comma"));
  return (
    <button
      type="button"
      class={`wb ${picked ? "up" : ""} ${picking && !fits ? "no" : ""} ${picking ? "" : "still"}`}
      style={style}
      data-card={held.id}
      data-top={top}
      aria-pressed={picking ? picked : undefined}
      aria-disabled={!picking || (!fits && !choice.leading) || undefined}
      tabIndex={focused ? 0 : -1}
      onFocusIn={onFocus}
      onClick={() => choice.tap(held)}
    >
      <span class="vh">{label}</span>
      <Card card={held.card} />
      {top && <span class="top" />}
      {open && <span class="known" />}
    </button>
  );
}
