/** The buttons for the thumb: take back, card points, close the deal, and what is seldom needed. */

import { type Signal, useSignal } from "@preact/signals";
import { canCall } from "../motion/calling";
import { Icon } from "../parts/Icon";
import { InfoSheet } from "../parts/Sheet";
import { aloud } from "../preferences";
import { say } from "../words/say";
import type { TallySession } from "./session";
import type { Subject } from "./subject";

export function Dock({ session, subject }: { session: TallySession; subject: Signal<Subject> }) {
  const isOpen = useSignal(false);
  const { next, facts, undoable } = session.shown.value!;
  const isDraft = session.draft.value !== null;
  const points = next?.forms.find(({ what }) => what === "points" || what === "opponents");
  const voidForm = next?.forms.find(({ what }) => what === "void");
  const lacks = next?.lacks;
  return (
    <footer class="ty-dock">
      <div class="ty-dock-b">
        <button
          type="button"
          class="btn"
          disabled={isDraft ? !facts.length : !undoable}
          onClick={() => void session.step({ do: "undo" })}
        >
          <Icon name="back" />
          {say("notebook-undo")}
        </button>
        {points && (
          <button
            type="button"
            class="btn"
            aria-pressed={subject.value === "points"}
            onClick={() => (subject.value = subject.value === "points" ? null : "points")}
          >
            {say(points.what === "opponents" ? "fact-ask-opponents" : "fact-ask-points")}
          </button>
        )}
        {next && !isDraft && lacks === null && (
          <button type="button" class="btn btn-go" onClick={() => void session.step({ do: "close" })}>
            {say("notebook-close")}
          </button>
        )}
        <button type="button" class="btn" aria-label={say("notebook-more")} onClick={() => (isOpen.value = true)}>
          <Icon name="menu" />
        </button>
      </div>
      {isOpen.value && (
        <InfoSheet id="ty-more" title={say("notebook-more")} onClose={() => (isOpen.value = false)}>
          <div class="ty-menu">
            {canCall && (
              <label class="chk">
                <input
                  type="checkbox"
                  checked={aloud.value === "on"}
                  onChange={() => (aloud.value = aloud.value === "on" ? "off" : "on")}
                />
                {say("notebook-aloud")}
              </label>
            )}
            {voidForm && (
              <>
                <button
                  type="button"
                  class="btn"
                  onClick={() => {
                    isOpen.value = false;
                    void session.enter(voidForm, {});
                  }}
                >
                  {say("fact-ask-void")}
                </button>
                <p class="small muted">{say("notebook-void-about")}</p>
              </>
            )}
            <a class="btn" href="/tally">
              {say("notebook-matches")}
            </a>
          </div>
        </InfoSheet>
      )}
    </footer>
  );
}
