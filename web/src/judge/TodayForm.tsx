/** The choice of what is played today: the game, the field or the rate, and the options that payments depend on. */

import { Segments } from "../parts/Segments";
import { JUDGED_OPTIONS, type OptionOffer } from "../protocol/messages";
import { useOffers } from "../table/useOffers";
import { gameName, kindName, rateName } from "../words/names";
import { named, say } from "../words/say";
import { FIELD_KINDS, RATED, RATES, setToday, today } from "./today";

const GAMES = ["sannin", "nakayoshi", "shiragiku", "hachiju"];

export function TodayForm() {
  const offers = useOffers();
  const { game, kind, rate } = today.value;
  const own = offers.value.find(({ name }) => name === game)?.options ?? [];
  return (
    <section class="jd-today" aria-label={say("verdict-today")}>
      <label class="fld">
        <span>{say("verdict-game")}</span>
        <select value={game} onChange={({ currentTarget: { value } }) => setToday({ game: value })}>
          {GAMES.map((name) => (
            <option key={name} value={name}>
              {gameName(name)}
            </option>
          ))}
        </select>
      </label>
      {game === RATED ? (
        <div class="fld">
          <span id="judge-rate">{say("verdict-rate")}</span>
          <Segments
            labelledBy="judge-rate"
            values={RATES}
            chosen={rate}
            name={rateName}
            choose={(value) => setToday({ rate: value })}
          />
        </div>
      ) : (
        <div class="fld">
          <span id="judge-kind">{say("verdict-kind")}</span>
          <Segments
            labelledBy="judge-kind"
            values={FIELD_KINDS}
            chosen={kind}
            name={kindName}
            choose={(value) => setToday({ kind: value })}
          />
        </div>
      )}
      {own
        .filter(({ name }) => JUDGED_OPTIONS.includes(name))
        .map((option) => (
          <OptionChoice key={option.name} option={option} />
        ))}
    </section>
  );
}

function OptionChoice({ option }: { option: OptionOffer }) {
  const { options } = today.value;
  if (!Array.isArray(option.values)) return null;
  return (
    <label class="fld">
      <span>{named("option", option.name)}</span>
      <select
        value={options[option.name] ?? option.usual}
        onChange={({ currentTarget: { value } }) => setToday({ options: { ...options, [option.name]: value } })}
      >
        {option.values.map((value) => (
          <option key={value} value={value}>
            {named("option", `${option.name}-${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
