/** The yaku of a game in pictures. */

import { useEffect } from "preact/hooks";
import { Face } from "../cards/Card";
import { form } from "../money";
import { GALLERIES } from "../rooms/gallery";
import { money, yakuAbout, yakuName } from "../words/names";
import { say } from "../words/say";

export function Gallery({ game }: { game: string }) {
  const gallery = GALLERIES[game];
  useEffect(() => {
    if (gallery) form.value = gallery.money;
  }, [game]);
  if (!gallery) return null;
  return (
    <section class="r-yaku" id="yaku" aria-labelledby="yaku-heading">
      <h2 id="yaku-heading">{say("guide-rules-yaku")}</h2>
      <p class="muted small">{say(gallery.total ? "guide-rules-worth-rate" : "guide-rules-worth-field")}</p>
      <h3>{say("bill-group-captured")}</h3>
      <ul>
        {gallery.captured.map(({ yaku: key, cards, need, points, more, hatto }) => (
          <li key={key}>
            <h4>{yakuName([key])}</h4>
            <b class="num">{money(points)}</b>
            <div class="r-cards" style={{ "--of": cards.length }}>
              {[...cards].map((card) => (
                <Face key={card} card={card} named />
              ))}
            </div>
            <p class="small">
              {yakuAbout([key])}
              {need < cards.length && ` · ${say("guide-rules-need", { n: need })}`}
              {more > 0 && ` · ${say("guide-rules-more", { money: money(more) })}`}
              {hatto && ` · ${say("guide-rules-hatto")}`}
            </p>
          </li>
        ))}
      </ul>
      <h3>{say("bill-group-hand")}</h3>
      <p class="muted small">{say("guide-rules-example")}</p>
      <ul>
        {gallery.hand.map(({ yaku: key, cards, open, points }) => (
          <li key={key}>
            <h4>{yakuName([key])}</h4>
            <b class="num">{money(points)}</b>
            <div class="r-cards" style={{ "--of": cards.length }}>
              {[...cards].map((card) => (
                <Face key={card} card={card} named class={open.includes(card) ? "" : "is-mute"} />
              ))}
            </div>
            <p class="small">{yakuAbout([key])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
