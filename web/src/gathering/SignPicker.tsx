/** The own sign, of twelve. */

import { SIGNS, Sign } from "../cards/Sign";
import { remember } from "../preferences";
import { chooseSign } from "../protocol/atTable";
import { plant } from "../words/names";
import { say } from "../words/say";

export function SignPicker({ path, chosen }: { path: string; chosen: number | null }) {
  const choose = (sign: number) => {
    remember("sign", String(sign));
    void chooseSign(path, sign);
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
