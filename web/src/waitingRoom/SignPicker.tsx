/** The choice of a person's sign among twelve. */

import { useContext } from "preact/hooks";
import { SIGNS, Sign } from "../cards/Sign";
import { remember } from "../preferences";
import { AttendanceContext } from "../table/attendance";
import { plant } from "../words/names";
import { say } from "../words/say";

export function SignPicker({ chosen }: { chosen: number | null }) {
  const { actions } = useContext(AttendanceContext)!;
  const choose = (sign: number) => {
    remember("sign", String(sign));
    void actions.ask({ do: "sign", sign });
  };
  return (
    <section aria-labelledby="sign-title">
      <h2 id="sign-title">{say("company-sign")}</h2>
      <div class="signs" role="group" aria-labelledby="sign-title">
        {Array.from({ length: SIGNS }, (_, sign) => (
          <button
            key={sign}
            type="button"
            aria-label={plant(sign)}
            title={plant(sign)}
            aria-pressed={sign === chosen}
            onClick={() => choose(sign)}
          >
            <Sign sign={sign} />
          </button>
        ))}
      </div>
    </section>
  );
}
