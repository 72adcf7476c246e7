/** The link to the chosen rules: as a QR code, to copy, and to share. */

import { addressOf, isLocalOnly } from "../addresses";
import { InfoSheet } from "../parts/Sheet";
import type { GameOffer } from "../protocol/messages";
import { ShareLink } from "../share/ShareLink";
import { type HouseRules, rulesPath } from "../table/houseRules";
import { gameName } from "../words/names";
import { say } from "../words/say";

interface RulesSheetProps {
  game: GameOffer;
  rules: HouseRules;
  close: () => void;
}

export function RulesSheet({ game, rules, close }: RulesSheetProps) {
  const path = rulesPath(game, rules);
  return (
    <InfoSheet id="share-rules" title={say("rules-share")} onClose={close}>
      <p>{say("rules-share-text")}</p>
      <ShareLink
        href={addressOf(path)}
        label={say("rules-share-link")}
        text={say("rules-share-said", { game: gameName(game.name) })}
      />
      {isLocalOnly() && <p class="small muted">{say("start-invite-local")}</p>}
      <p>
        <a href={path}>{say("rules-share-open")}</a>
      </p>
    </InfoSheet>
  );
}
