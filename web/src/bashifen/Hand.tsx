/** The viewer's own cards in rows, by suit, trumps first; of each a slice wide enough for a finger. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { say } from "../words/say";
import { Card } from "./Card";
import { nearest, useWestern } from "./desk";
import { layout, type Layout, type Measures } from "./layout";
import { cardName, groupName } from "./names";
import { pairsOf } from "./pack";
import type { Held } from "./scene";
import { SuitMark } from "./Suits";
import type { PackCard } from "../protocol/messages";

/** How the hand lies on a screen, by the height and width that it has. */
function measures(width: number, { innerWidth, innerHeight }: { innerWidth: number; innerHeight: number }): Measures {
  if (innerHeight <= 480 && innerWidth > innerHeight) return { width, cards: [64, 60, 52], slice: 30, loose: 58, gap: 8 };
  if (innerWidth <= 600) return { width, cards: [58, 56, 54, 54], slice: 30, loose: 46, gap: 8 };
  const tall = Math.max(0, Math.min(1, (innerHeight - 700) / 200));
  const card = (least: number, more: number) => Math.round(least + more * tall);
  return { width, cards: [card(74, 18), card(64, 16), card(54, 12)], slice: 33, loose: 62, gap: 14 };
}

/** As many rows are kept free as a whole hand takes, so that nothing moves while it is drawn. */
const WHOLE = [10, 5, 5, 5];

function useLayout(sizes: readonly number[], keep: boolean) {
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
  const found: Layout = useMemo(() => layout(sizes, at), [sizes.join(), width.value, innerHeight]);
  const rows = keep ? layout(WHOLE, at).rows.length : found.rows.length;
  return { place, found, rows: Math.max(rows, found.rows.length) };
}

export function Hand() {
  const { scene, view, choice } = useWestern();
  const at = useSignal<string | null>(null);
  const groups = scene.hand;
  const { place, found, rows } = useLayout(
    groups.map(({ cards }) => cards.length),
    view.phase === "draw",
  );
  const all = groups.flatMap(({ cards }) => cards);
  const focus = all.some(({ id }) => id === at.value) ? at.value : all[0]?.id;
  const leading = choice.picking.value && choice.leading;
  const doubles = pairsOf(all.map(({ card }) => card));
  const open = [...(view.open[nearest(view)] ?? [])];
  return (
    <div class="w-hand" ref={place} role="group" aria-label={say("hand")} data-rows={found.rows.length} style={{ "--ww": `${found.card}px`, "--rows": rows }} data-place={`seat-${nearest(view)}`}>
      {found.rows.map((row, index) => (
        <div class="w-row" key={index} style={{ "--step": `${row.step}px` }}>
          {row.runs.map(({ group, from, count }) => {
            const { suit, cards } = groups[group]!;
            return (
              <div class="w-grp" key={`${suit}-${from}`} role="group" aria-label={say("bashifen.group", { group: groupName(suit, "words"), n: cards.length })} style={{ "--n": count }}>
                <p class="gl" aria-hidden="true">
                  {suit === "trumps" ? <TrumpLabel /> : <SuitMark suit={suit} />}
                  <b>{cards.length}</b>
                </p>
                <div class="wr">
                  {cards.slice(from, from + count).map((held) => (
                    <CardButton
                      key={held.id}
                      held={held}
                      focused={held.id === focus}
                      onFocus={() => (at.value = held.id)}
                      top={leading ? topOf(held.card, view.tops, doubles) : null}
                      open={lies(open, held.card)}
                    />
                  ))}
                </div>
              </div>
            );
          })}
        </div>
      ))}
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
  focused: boolean;
  onFocus: () => void;
  top: "single" | "pair" | null;
  open: boolean;
}

function CardButton({ held, focused, onFocus, top, open }: CardButtonProps) {
  const { choice } = useWestern();
  const picked = choice.isPicked(held.id);
  const picking = choice.picking.value;
  const fits = picked || choice.fits(held.card);
  const label = [cardName(held.card, "words"), top && say(`bashifen.top.${top}`), open && say("bashifen.open.card")].filter(Boolean).join(say("comma"));
  return (
    <button
      type="button"
      class={`wb ${picked ? "up" : ""} ${picking && !fits ? "no" : ""} ${picking ? "" : "still"}`}
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
