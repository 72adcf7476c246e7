/** Which matches are looked for: what is chosen counts at once. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { LONGEST_NAME } from "../protocol/messages";
import { gameName } from "../words/names";
import { say } from "../words/say";
import type { Wanted } from "./wanted";
import { wantedOf } from "./wanted";

const GAMES = ["sannin", "nakayoshi", "shiragiku", "hachiju", "bashifen"];
/** How long after the last letter, in milliseconds. */
const TYPED = 250;

export function Search({ search }: { search: (wanted: Wanted | null) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useSignal(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = () => {
    clearTimeout(timer.current);
    const wanted = wantedOf(Object.fromEntries(new FormData(form.current!)) as Record<string, string>);
    asked.value = wanted !== null;
    search(wanted);
  };
  return (
    <form
      class="own-search"
      ref={form}
      role="search"
      aria-label={say("own-search")}
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
      onInput={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(look, TYPED);
      }}
      onReset={() => setTimeout(look)}
    >
      <label class="own-field">
        <span>{say("own-search-game")}</span>
        <select name="game">
          <option value="">{say("own-search-every")}</option>
          {GAMES.map((name) => (
            <option key={name} value={name}>
              {gameName(name)}
            </option>
          ))}
        </select>
      </label>
      <label class="own-field">
        <span>{say("own-search-with")}</span>
        <input type="text" name="opponent" maxLength={LONGEST_NAME} autocomplete="off" />
      </label>
      <label class="own-field">
        <span>{say("own-search-since")}</span>
        <input type="date" name="since" />
      </label>
      <label class="own-field">
        <span>{say("own-search-until")}</span>
        <input type="date" name="until" />
      </label>
      <button type="reset" class="btn" aria-disabled={!asked.value || undefined}>
        <Icon name="close" />
        {say("own-search-all")}
      </button>
    </form>
  );
}
