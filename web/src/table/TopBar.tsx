/** The bars above the table: one for wide screens, one for a phone. */

import { Icon, Mon } from "../parts/Icon";
import { LanguageSwitch } from "../parts/LanguageSwitch";
import { Money } from "../parts/Money";
import { who } from "../words/names";
import { say, sayName } from "../words/say";
import { nearest, useTable } from "./desk";
import { ReplayButton } from "./Pace";
import { FieldChip } from "./Tanzaku";

export function TopBar() {
  const { table, game, sheet } = useTable();
  return (
    <header class="bar">
      <a class="home" href="/" aria-label={say("brand.home")}>
        <Mon />
        <span>{say("brand")}</span>
      </a>
      <p class="bar-t">
        <b class="mincho">{sayName("game", table.game)}</b>
        {table.viewer === "table" && <span class="slip">{say("turn.watch")}</span>}
      </p>
      <nav aria-label={say("bar.tools")}>
        <ReplayButton game={game} />
        <button type="button" class="btn btn-quiet only-tab" onClick={() => (sheet.value = "scores")}>
          <Icon name="lines" />
          <span>{say("bar.scores")}</span>
        </button>
        <button type="button" class="btn btn-quiet only-tab" onClick={() => (sheet.value = "yaku")}>
          <Icon name="book" />
          <span>{say("bar.yaku")}</span>
        </button>
        <button type="button" class="btn btn-quiet" onClick={() => (sheet.value = "unseen")}>
          <Icon name="eye" />
          <span>{say("unseen.title")}</span>
        </button>
        <button type="button" class="btn btn-quiet" onClick={() => (sheet.value = "year")}>
          <Icon name="sheet" />
          <span>{say("bar.sheet")}</span>
        </button>
        <button type="button" class="btn btn-quiet" onClick={() => (sheet.value = "menu")}>
          <Icon name="menu" />
          <span>{say("bar.menu")}</span>
        </button>
        <LanguageSwitch />
      </nav>
    </header>
  );
}

export function PhoneBar() {
  const { table, game, view, people, sheet } = useTable();
  const seat = nearest(table);
  return (
    <header class="ph-bar only-phone">
      <a class="dk" href="/" aria-label={say("brand.home")}>
        <Icon name="back" />
      </a>
      <FieldChip />
      <p class="ph-me">
        <small class="ph-l">{who(seat, people)}</small>
        <Money points={view.scores[seat] ?? 0} />
      </p>
      <ReplayButton game={game} small />
      <button type="button" class="dk" aria-label={say("bar.menu")} onClick={() => (sheet.value = "menu")}>
        <Icon name="menu" />
      </button>
    </header>
  );
}
