/** What may be told of a seat next; and the last fact of the seat, as long as it can be changed. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { FactForm, FactName, Seat } from "../protocol/messages";
import { type People, plant, yakuName } from "../words/names";
import { say } from "../words/say";
import { CardsSheet } from "./CardsSheet";
import { formToChange, lastFact } from "./lastFact";
import { NumberChoice } from "./NumberChoice";
import { Squeezed } from "./Squeezed";
import type { TallySession } from "./session";

interface PanelProps {
  seat: Seat;
  session: TallySession;
  people: People;
}

/** Facts that have a seat alone, in the order of the panel. */
const PLAIN: readonly FactName[] = ["white", "dealer", "mizuten", "sage", "cancel", "failed_lead"];
/** Facts about what went wrong, and those that mostly follow from the points. */
const ODD: readonly FactName[] = ["nuke", "two_turned", "annul"];

export function SeatPanel({ seat, session, people }: PanelProps) {
  const { next } = session.shown.value!;
  const forms = (next?.forms ?? []).filter((form) => form.seat === seat || form.seats?.includes(seat));
  const of = (what: FactName) => forms.find((form) => form.what === what);
  const [bid, squeezed, hand, captured, tobikomi] = [
    of("bid"),
    of("squeezed"),
    of("hand"),
    of("captured"),
    of("tobikomi"),
  ];
  const changing = formToChange(session, seat);
  const specials = forms.filter(({ what }) => what === "special");
  const plain = (names: readonly FactName[]) => forms.filter(({ what }) => names.includes(what));
  const odd = plain(ODD);
  const panel = { seat, session, people };
  const shown = useRef<HTMLElement>(null);
  useEffect(() => shown.current!.scrollIntoView({ block: "nearest" }), []);
  return (
    <section class="ty-told" ref={shown} aria-labelledby="ty-told">
      <h2 id="ty-told">{people.names[seat]}</h2>
      {bid && (
        <div class="ty-row">
          {bid.bids?.map((name) => (
            <button
              key={name}
              type="button"
              class="btn btn-go"
              onClick={() => void session.enter(bid, { seat, bid: name })}
            >
              {say(`fact-bid-${name}` as "fact-bid-in")}
            </button>
          ))}
        </div>
      )}
      {squeezed && <Squeezed form={squeezed} {...panel} />}
      {changing && <LastFact form={changing} {...panel} />}
      {hand && (
        <Group title={say("fact-ask-hand")}>
          <Yaku form={hand} {...panel} />
          <ByCards form={hand} {...panel} />
        </Group>
      )}
      {captured && (
        <Group title={say("fact-ask-captured")}>
          <Yaku form={captured} {...panel} />
        </Group>
      )}
      {tobikomi && (
        <Group title={say("fact-ask-tobikomi")}>
          {tobikomi.months?.map((month) => (
            <button
              key={month}
              type="button"
              class="btn"
              onClick={() => void session.enter(tobikomi, { seat, month, fed_by: null })}
            >
              {say("picker-month", { n: month, plant: plant(month - 1) })}
            </button>
          ))}
        </Group>
      )}
      {plain(PLAIN).length > 0 && (
        <div class="ty-row">
          {plain(PLAIN).map((form) => (
            <Plain key={form.what} form={form} {...panel} />
          ))}
        </div>
      )}
      {(odd.length > 0 || specials.length > 0) && (
        <details class="ty-odd">
          <summary>{say("notebook-seldom")}</summary>
          <div class="ty-row">
            {specials.map((form) => (
              <NumberChoice
                key={form.yaku?.join()}
                label={yakuName(form.yaku ?? [])}
                form={form}
                choose={(count) => void session.enter(form, { seat, yaku: form.yaku ?? [], count })}
              />
            ))}
            {odd.map((form) => (
              <Plain key={form.what} form={form} {...panel} />
            ))}
          </div>
        </details>
      )}
      {forms.length === 0 && !changing && <p class="muted">{say("notebook-nothing")}</p>}
    </section>
  );
}

const Group = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <fieldset class="ty-group">
    <legend>{title}</legend>
    <div class="ty-row">{children}</div>
  </fieldset>
);

const Plain = ({ form, seat, session }: PanelProps & { form: FactForm }) => (
  <button type="button" class="btn" onClick={() => void session.enter(form, { seat })}>
    {say(`fact-ask-${form.what.replace("_", "-")}` as "fact-ask-sage")}
  </button>
);

/** Yaku by name: a tap tells one. */
const Yaku = ({ form, seat, session }: PanelProps & { form: FactForm }) => (
  <>
    {form.yaku?.map((key) => (
      <button key={key} type="button" class="btn" onClick={() => void session.enter(form, { seat, yaku: [key] })}>
        {yakuName([key])}
      </button>
    ))}
  </>
);

/** A hand by the cards that lie open. */
function ByCards({ form, seat, session }: PanelProps & { form: FactForm }) {
  const picking = useSignal(false);
  return (
    <>
      <button type="button" class="btn btn-quiet" onClick={() => (picking.value = true)}>
        {say("notebook-by-cards")}
      </button>
      {picking.value && (
        <CardsSheet
          title={say("notebook-shown-cards")}
          among={form.cards ?? ""}
          most={7}
          close={() => (picking.value = false)}
          enter={(cards) => session.enter(form, { seat, cards })}
          session={session}
        />
      )}
    </>
  );
}

/** The last fact of a seat: more yaku at once, ribbons above seven, and who threw the card. */
function LastFact({ form, seat, session, people }: PanelProps & { form: FactForm }) {
  const fact = lastFact(session.shown.value!);
  if (!fact || !("yaku" in fact || fact.what === "tobikomi")) return null;
  const yaku: readonly string[] = ("yaku" in fact && fact.yaku) || [];
  const fedBy = "fed_by" in fact ? (fact.fed_by ?? null) : null;
  const extra = "extra" in fact ? (fact.extra ?? 0) : 0;
  const replace = (part: { yaku?: string[]; fed_by?: number | null; extra?: number }) => {
    const chosen = part.yaku ?? [...yaku];
    if (fact.what === "tobikomi") return session.enter(form, { seat, month: fact.month, fed_by: fedBy, ...part }, true);
    if (!chosen.length) return session.step({ do: "undo" });
    if (fact.what === "hand") return session.enter(form, { seat, yaku: chosen }, true);
    const isFed = chosen.some((key) => form.protected?.includes(key));
    const isLong = chosen.some((key) => form.longer?.includes(key));
    return session.enter(
      form,
      { seat, yaku: chosen, fed_by: isFed ? fedBy : null, extra: isLong ? extra : 0, ...part },
      true,
    );
  };
  const isFeedable = fact.what === "tobikomi" || yaku.some((key) => form.protected?.includes(key));
  return (
    <div class="ty-last">
      {fact.what !== "tobikomi" && form.yaku && (
        <details>
          <summary>{say("notebook-last-yaku")}</summary>
          <div class="ty-row">
            {form.yaku.map((key) => (
              <button
                key={key}
                type="button"
                class="btn"
                aria-pressed={yaku.includes(key)}
                onClick={() =>
                  void replace({ yaku: yaku.includes(key) ? yaku.filter((other) => other !== key) : [...yaku, key] })
                }
              >
                {yakuName([key])}
              </button>
            ))}
          </div>
        </details>
      )}
      {isFeedable && form.fed_by && (
        <Group title={say("notebook-fed-by")}>
          {[null, ...form.fed_by].map((other) => (
            <button
              key={other}
              type="button"
              class="btn"
              aria-pressed={other === fedBy}
              onClick={() => void replace({ fed_by: other })}
            >
              {other === null ? say("notebook-nobody") : people.names[other]}
            </button>
          ))}
        </Group>
      )}
      {form.extra !== undefined && yaku.some((key) => form.longer?.includes(key)) && (
        <Group title={say("notebook-ribbons")}>
          {Array.from({ length: form.extra + 1 }, (_, number) => (
            <button
              key={number}
              type="button"
              class="btn"
              aria-pressed={number === extra}
              onClick={() => void replace({ extra: number })}
            >
              {7 + number}
            </button>
          ))}
        </Group>
      )}
    </div>
  );
}
