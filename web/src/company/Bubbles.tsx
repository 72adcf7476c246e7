/** What was just said, for some seconds above the table; a press on it opens all of it. And the talk itself. */

import { useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import { CompanyContext, type CompanyProps } from "../frame/company";
import { InfoSheet } from "../parts/Sheet";
import type { ChatLineJson } from "../protocol/messages";
import { peopleAt } from "../words/names";
import { say } from "../words/say";
import { Talk } from "./Talk";
import { Words } from "./Words";
import "./Talk.css";

/** Milliseconds that it stands. */
const STANDS = 6000;

export function Bubbles({ path, viewer }: CompanyProps) {
  const { latest, muted, sitting, talking } = useContext(CompanyContext)!;
  const shown = useSignal<ChatLineJson | null>(null);
  const line = latest.value;
  useEffect(() => {
    if (!line || line.seat === viewer || muted.peek().has(line.seat)) return;
    shown.value = line;
    const timer = setTimeout(() => (shown.value = null), STANDS);
    return () => clearTimeout(timer);
  }, [line]);
  const table = sitting.value;
  if (!table) return null;
  const { names } = peopleAt(table);
  if (talking.value)
    return (
      <InfoSheet id="talk-title" title={say("chat-title")} onClose={() => (talking.value = false)}>
        <Talk path={path} viewer={viewer} />
      </InfoSheet>
    );
  return (
    <div class="banners" role="status">
      {shown.value && (
        <button type="button" class="banner bubble" onClick={() => (talking.value = true)}>
          <span>
            <b>{names[shown.value.seat]}</b> <Words line={shown.value} />
          </span>
        </button>
      )}
    </div>
  );
}
