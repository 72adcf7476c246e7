/** A link for others: as a QR code, to copy, and to share. */

import { Icon } from "../parts/Icon";
import { useCopying } from "../parts/useCopying";
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
  const { field, copied, copy } = useCopying(href, label);
  const share = () => void navigator.share({ text, url: href }).catch(() => {});
  return (
    <div class="share-link">
      <QrCode address={href} label={say("invite-qr")} />
      <div>
        {field}
        <button type="button" class="btn btn-go big" onClick={copy}>
          <Icon name={copied ? "right" : "sheet"} />
          {say(copied ? "invite-copied" : "invite-copy")}
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
