/** The sheets that a person opens: what stands beside the table on a wide screen, piles, the year, the menu. */

import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { SPEEDS, speed } from "../preferences";
import { LanguageSwitch } from "../parts/LanguageSwitch";
import { Segments } from "../parts/Segments";
import { seatKey } from "../table/seatKey";
import { useTable } from "../table/desk";
import { Log } from "../table/Log";
import { Piles, Sum } from "../table/Piles";
import { Scores } from "../table/Scores";
import { YakuPanel } from "../table/YakuPanel";
import { who } from "../words/names";
import { say } from "../words/say";
import { InfoSheet } from "./Sheet";
import { YearSheet } from "./YearSheet";

export function OpenSheet() {
  const { sheet, view, people } = useTable();
  const close = () => (sheet.value = null);
  const open = sheet.value;
  if (open === null) return null;
  if (typeof open === "object") {
    const cards = view.captured[open.piles] ?? "";
    return (
      <InfoSheet id="piles-title" title={say("piles.of", { who: who(open.piles, people) })} class="piles-sheet" onClose={close}>
        <Piles cards={cards} />
        <Sum cards={cards} />
      </InfoSheet>
    );
  }
  switch (open) {
    case "scores":
      return (
        <InfoSheet id="scores-sheet" title={say("bar.scores")} onClose={close}>
          <Scores />
          <button type="button" class="btn" onClick={() => (sheet.value = "year")}>
            <Icon name="sheet" />
            {say("bar.sheet")}
          </button>
          <Log />
        </InfoSheet>
      );
    case "yaku":
      return (
        <InfoSheet id="yaku-sheet" title={say("bar.yaku")} onClose={close}>
          <YakuPanel />
        </InfoSheet>
      );
    case "year":
      return (
        <InfoSheet id="year-title" title={say("sheet.title")} class="year-sheet" onClose={close}>
          <YearSheet />
        </InfoSheet>
      );
    case "menu":
      return <Menu onClose={close} />;
  }
}

function Menu({ onClose }: { onClose: () => void }) {
  const { game, sheet } = useTable();
  const key = seatKey(game.path);
  const watch = new URL(game.path.replace(/[^/]+$/, "table"), location.href).href;
  return (
    <InfoSheet id="menu-title" title={say("menu.title")} class="menu-sheet" onClose={onClose}>
      <div class="menu-part">
        <h3 id="menu-language">{say("menu.language")}</h3>
        <LanguageSwitch />
      </div>
      <div class="menu-part">
        <h3 id="menu-speed">{say("menu.speed")}</h3>
        <Segments labelledBy="menu-speed" values={SPEEDS} chosen={speed.value} name={(value) => say(`speed.${value}`)} choose={(value) => (speed.value = value)} />
      </div>
      {key && (
        <div class="menu-part">
          <h3>{say("menu.key")}</h3>
          <p class="small muted">{say("menu.key.why")}</p>
          <Address href={key} label={say("menu.key")} />
        </div>
      )}
      <div class="menu-part">
        <h3>{say("menu.watch")}</h3>
        <Address href={watch} label={say("menu.watch")} />
      </div>
      <div class="row">
        <button type="button" class="btn" onClick={() => (sheet.value = "year")}>
          <Icon name="sheet" />
          {say("bar.sheet")}
        </button>
        <a class="btn" href="/">
          {say("bar.leave")}
        </a>
      </div>
    </InfoSheet>
  );
}

function Address({ href, label }: { href: string; label: string }) {
  const copied = useSignal(false);
  const copy = () =>
    void navigator.clipboard.writeText(href).then(
      () => (copied.value = true),
      () => {},
    );
  return (
    <div class="address">
      <input type="text" readOnly value={href} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="btn" onClick={copy}>
        {say(copied.value ? "menu.key.copied" : "menu.key.copy")}
      </button>
    </div>
  );
}
