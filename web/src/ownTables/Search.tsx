/** The search form of a person's matches; each change counts at once. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { LONGEST_NAME } from "../protocol/messages";
import { GAMES } from "../rooms/Games";
import { gameName } from "../words/names";
import { say } from "../words/say";
import type { TableFilter } from "./tableFilter";
import { filterOf } from "./tableFilter";

/** The pause after the last letter before the search begins, in milliseconds. */
const TYPING_PAUSE = 250;

export function Search({ search }: { search: (filter: TableFilter | null) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isFiltered = useSignal(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = () => {
    clearTimeout(timer.current);
    const filter = filterOf(Object.fromEntries(new FormData(form.current!)) as Record<string, string>);
    isFiltered.value = filter !== null;
    search(filter);
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
        timer.current = setTimeout(look, TYPING_PAUSE);
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
      <button type="reset" class="btn" aria-disabled={!isFiltered.value || undefined}>
        <Icon name="close" />
        {say("own-search-all")}
      </button>
    </form>
  );
}
