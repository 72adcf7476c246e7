/** An address to share: shown whole, with a button that copies it. */

import { say } from "../words/say";
import { useCopying } from "./useCopying";
import "./Address.css";

export function Address({ href, label }: { href: string; label: string }) {
  const { field, copied, copy } = useCopying(href, label);
  return (
    <div class="address">
      {field}
      <button
        type="button"
        class="btn"
        aria-label={say(copied ? "page-copied-of" : "page-copy-of", { what: label })}
        onClick={copy}
      >
        {say(copied ? "page-copied" : "page-copy")}
      </button>
    </div>
  );
}
