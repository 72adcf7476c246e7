/** The bars above the table: one for wide screens, one for a phone. */

import { Icon, Mon } from "../parts/Icon";
import { LanguageSwitch } from "../parts/LanguageSwitch";
import { ReplayButton } from "../table/Pace";
import { say, sayName } from "../words/say";
import { useWestern } from "./desk";
import { PointsBar } from "./Panels";
import { TrumpChip } from "./Trump";

export function TopBar() {
  const { table, view, game, sheet } = useWestern();
  return (
    <header class="bar">
      <a class="home" href="/" aria-label={say("brand.home")}>
        <Mon />
        <span>{say("brand")}</span>
      </a>
      <p class="bar-t">
        <b class="mincho">{sayName("game", table.game)}</b>
        {view.n > 0 && <span class="muted small">{say("bashifen.deal", { n: view.n })}</span>}
        {table.viewer === "table" && <span class="slip">{say("turn.watch")}</span>}
      </p>
      <nav aria-label={say("bar.tools")}>
        <ReplayButton game={game} />
        <button type="button" class="btn btn-quiet only-tab" aria-label={say("bashifen.bar.stages")} onClick={() => (sheet.value = "stages")}>
          <Icon name="lines" />
          <span>{say("bashifen.bar.stages")}</span>
        </button>
        <button type="button" class="btn btn-quiet only-tab" aria-label={say("bashifen.bar.points")} onClick={() => (sheet.value = "points")}>
          <Icon name="sheet" />
          <span>{say("bashifen.bar.points")}</span>
        </button>
        <button type="button" class="btn btn-quiet" aria-label={say("bar.menu")} onClick={() => (sheet.value = "menu")}>
          <Icon name="menu" />
          <span>{say("bar.menu")}</span>
        </button>
        <LanguageSwitch />
      </nav>
    </header>
  );
}

/** Five things fit 360 px: the last moves are in the menu. */
export function PhoneBar() {
  const { sheet } = useWestern();
  return (
    <header class="ph-bar only-phone">
      <a class="dk" href="/" aria-label={say("brand.home")}>
        <Icon name="back" />
      </a>
      <TrumpChip />
      <PointsBar />
      <button type="button" class="dk" aria-label={say("bashifen.bar.points")} onClick={() => (sheet.value = "points")}>
        <Icon name="sheet" />
      </button>
      <button type="button" class="dk" aria-label={say("bashifen.bar.stages")} onClick={() => (sheet.value = "stages")}>
        <Icon name="lines" />
      </button>
      <button type="button" class="dk" aria-label={say("bar.menu")} onClick={() => (sheet.value = "menu")}>
        <Icon name="menu" />
      </button>
    </header>
  );
}
