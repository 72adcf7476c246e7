/** An address to share: shown whole, with a button that copies it. */

import { useSignal } from "@preact/signals";
import { say } from "../words/say";
import "./Address.css";

export function Address({ href, label }: { href: string; label: string }) {
  const copied = useSignal(false);
  const copy = () =>
    void navigator.clipboard.writeText(href).then(
      () => (copied.value = true),
      () => {},
    );
  return (
    <div class="address">
      <input type="text" readOnly value={href} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        class="btn"
        aria-label={say(copied.value ? "page-copied-of" : "page-copy-of", { what: label })}
        onClick={copy}
      >
        {say(copied.value ? "page-copied" : "page-copy")}
      </button>
    </div>
  );
}
