/** The field for a person's name. */

import type { Signal } from "@preact/signals";
import { LONGEST_NAME } from "../protocol/messages";
import { say } from "../words/say";

export const NameField = ({
  label,
  name,
  keep,
}: {
  label: string;
  name: Signal<string>;
  keep?: (name: string) => void;
}) => (
  <label class="fld">
    <span>{label}</span>
    <input
      type="text"
      name="name"
      autocomplete="nickname"
      maxLength={LONGEST_NAME}
      placeholder={say("page-guest")}
      value={name.value}
      onInput={(event) => {
        name.value = event.currentTarget.value;
        keep?.(name.value);
      }}
    />
  </label>
);
