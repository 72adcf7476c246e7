/** A fact with a number: at once if there is only one, else by a field for it. */

import { useSignal } from "@preact/signals";
import type { FactForm } from "../protocol/messages";
import { say } from "../words/say";

interface NumberChoiceProps {
  label: string;
  form: FactForm;
  choose: (number: number) => void;
}

export function NumberChoice({ label, form: { least = 0, most = 0 }, choose }: NumberChoiceProps) {
  const number = useSignal(least);
  if (least === most)
    return (
      <button type="button" class="btn" onClick={() => choose(least)}>
        {label}
      </button>
    );
  return (
    <form
      class="ty-number"
      onSubmit={(event) => {
        event.preventDefault();
        choose(number.value);
      }}
    >
      <label class="fld">
        <span>{say("notebook-number-of", { what: label })}</span>
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          required
          value={number.value}
          onInput={({ currentTarget: { valueAsNumber } }) => {
            if (!Number.isNaN(valueAsNumber)) number.value = valueAsNumber;
          }}
        />
      </label>
      <button type="submit" class="btn" aria-label={say("notebook-tell-of", { what: label })}>
        {say("notebook-tell")}
      </button>
    </form>
  );
}
