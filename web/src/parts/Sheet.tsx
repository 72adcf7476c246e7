/** A dialog, from below on a phone. The browser's <dialog> keeps the focus inside and gives it back. */

import { computed, signal } from "@preact/signals";
import { type ComponentChildren, createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words/say";
import { Icon } from "./Icon";
import "./Sheet.css";

/** Banners that every sheet shows at its top, because it covers the page. */
export const SheetBanners = createContext<ComponentChildren>(null);

const openSheets = signal(0);

/** Whether a sheet lies over the page, which is dimmed then. */
export const isDimmed = computed(() => openSheets.value > 0);

interface SheetProps {
  /** The id of the heading. */
  labelledBy: string;
  class?: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Sheet({ labelledBy, class: extra = "", onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const urgent = useContext(SheetBanners);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // The focus may go to a button at the foot, but a sheet is read from its top.
    element.scrollTop = 0;
    openSheets.value += 1;
    return () => {
      openSheets.value -= 1;
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet ${extra}`}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Chrome lets a page prevent only the first of several `cancel`s without a click between, and then closes it.
        dialog.current?.showModal();
        if (dialog.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {urgent}
      <div class="sheet-in">{children}</div>
    </dialog>
  );
}

/** A sheet with a heading and a button that closes it. */
export function InfoSheet({
  id,
  title,
  class: extra = "",
  onClose,
  children,
}: {
  id: string;
  title: string;
  class?: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  return (
    <Sheet labelledBy={id} class={`info ${extra}`} onClose={onClose}>
      <div class="i-top">
        <h2 id={id}>{title}</h2>
        <button type="button" class="btn btn-quiet" aria-label={say("page-close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Sheet>
  );
}
