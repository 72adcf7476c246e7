/** A field with a text that a button copies. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";

/** The field with a text, whether the text has been copied, and how to copy it. */
export function useCopying(text: string, label: string) {
  const input = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const copy = async () => {
    copied.value = await copyText(input.current!);
  };
  const select = () => input.current!.select();
  const field = <input ref={input} type="text" readOnly value={text} aria-label={label} onFocus={select} />;
  return { field, copied: copied.value, copy: () => void copy() };
}

/** Copy the text of a field; whether it could be copied. If not, it is selected, so that a person can copy it. */
async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Over plain http there is no clipboard, and a person may forbid it; the older way is left then.
    const before = document.activeElement as HTMLElement;
    field.focus();
    field.select();
    const isCopied = document.execCommand("copy");
    if (isCopied) before.focus();
    return isCopied;
  }
}
