/** A link for others: as a QR code, to copy, and to share. */

import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { say } from "../words/say";
import { QrCode } from "./QrCode";
import "./ShareLink.css";

interface ShareLinkProps {
  href: string;
  label: string;
  /** What is said with the link where it is shared. */
  text: string;
}

export function ShareLink({ href, label, text }: ShareLinkProps) {
  const copied = useSignal(false);
  const copy = () =>
    void navigator.clipboard.writeText(href).then(
      () => (copied.value = true),
      () => {},
    );
  const share = () => void navigator.share({ text, url: href }).catch(() => {});
  return (
    <div class="share-link">
      <QrCode address={href} label={say("invite-qr")} />
      <div>
        <input type="text" readOnly value={href} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="btn btn-go big" onClick={copy}>
          <Icon name={copied.value ? "right" : "sheet"} />
          {say(copied.value ? "invite-copied" : "invite-copy")}
        </button>
        {"share" in navigator && (
          <button type="button" class="btn" onClick={share}>
            <Icon name="next" />
            {say("invite-share")}
          </button>
        )}
      </div>
    </div>
  );
}
