/** A button that lets a person choose a file. */

import { useRef } from "preact/hooks";

interface FileButtonProps {
  label: string;
  /** The endings of file names, without the dot. */
  endings: readonly string[];
  class: string;
  choose: (file: File) => void;
}

export function FileButton({ label, endings, class: look, choose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={look} onClick={() => input.current!.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={endings.map((ending) => `.${ending}`).join()}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) choose(file);
        }}
      />
    </>
  );
}
