/** The bars above a table: one for wide screens, one for a phone. */

import type { ComponentChildren } from "preact";
import { Home } from "../parts/Home";
import { Icon, type IconName } from "../parts/Icon";
import { LanguageSwitch } from "../parts/LanguageSwitch";
import type { Viewer } from "../protocol/messages";
import { gameName } from "../words/names";
import { say } from "../words/say";
import { ChatButton, Onlookers } from "./AttendanceSlots";
import { HintButton } from "./Hint";
import { type ReplayableGame, ReplayButton } from "./PaceStatus";
import "./Bars.css";

interface TopBarProps {
  game: ReplayableGame;
  table: { game: string; viewer: Viewer };
  /** The text beside the name of the game. */
  about?: ComponentChildren;
  onMenu: () => void;
  /** The tools of this family. */
  children: ComponentChildren;
}

export function TopBar({ game, table, about, onMenu, children }: TopBarProps) {
  return (
    <header class="bar">
      <Home />
      <p class="bar-t">
        <b class="mincho">{gameName(table.game)}</b>
        {about}
        {game.isReplay ? (
          <span class="slip">{say("desk-looks-back")}</span>
        ) : (
          table.viewer === "table" && <span class="slip">{say("desk-turn-watch")}</span>
        )}
        {!game.isReplay && <Onlookers viewer={table.viewer} />}
      </p>
      <nav aria-label={say("page-tools")}>
        <HintButton stays />
        <ChatButton />
        <ReplayButton game={game} />
        {children}
        <Tool icon="menu" name={say("desk-bar-menu")} onChoose={onMenu} />
        <LanguageSwitch />
      </nav>
    </header>
  );
}

interface ToolProps {
  icon: IconName;
  name: string;
  /** Whether the tool is shown only where its panel does not stand beside the table. */
  narrow?: boolean;
  onChoose: () => void;
}

/** A button of the bar; with little room its name is for screen readers only. */
export const Tool = ({ icon, name, narrow = false, onChoose }: ToolProps) => (
  <button type="button" class={`btn btn-quiet ${narrow ? "only-tab" : ""}`} aria-label={name} onClick={onChoose}>
    <Icon name={icon} />
    <span>{name}</span>
  </button>
);

/** Six things fit 360 px. */
export function PhoneBar({ onMenu, children }: { onMenu: () => void; children: ComponentChildren }) {
  return (
    <header class="ph-bar only-phone">
      <a class="dk" href="/" aria-label={say("page-brand-home")}>
        <Icon name="back" />
      </a>
      {children}
      <HintButton class="dk" stays />
      <PhoneTool icon="menu" name={say("desk-bar-menu")} onChoose={onMenu} />
    </header>
  );
}

export const PhoneTool = ({ icon, name, onChoose }: Omit<ToolProps, "narrow">) => (
  <button type="button" class="dk" aria-label={name} onClick={onChoose}>
    <Icon name={icon} />
  </button>
);
