import { useEffect, useId, useState } from "react";
import { Button } from "~/ui/button";
import { button } from "~/ui/button.css";
import { control, label } from "~/ui/field.css";
import { visuallyHidden } from "~/ui/hidden.css";
import { say } from "~/ui/said";
import * as words from "~/words/share.generated";
import * as css from "./share-address.css";

interface ShareAddressProps {
  /** Whole, with its origin, as it is sent. */
  address: string;
  /** What is shared, as the subject of a mail. */
  title: string;
  /** Above the address in a mail. */
  summary?: string | null;
}

/**
 * The address of a page of one's own: a field to copy from, a button that copies where scripts run,
 * and links that share it elsewhere.
 */
export function ShareAddress({ address, title, summary }: ShareAddressProps) {
  const id = useId();
  const body = [summary, address].filter(Boolean).join("\n\n");
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  const linkedIn = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`;
  const whatsApp = `https://wa.me/?${new URLSearchParams({ text: `${title}\n${address}` })}`;
  return (
    <div className={css.share} data-print="no">
      <div>
        <label className={label} htmlFor={id}>
          {words.address()}
        </label>
        <div className={css.line}>
          <input
            id={id}
            className={control}
            readOnly
            dir="ltr"
            value={decodeURI(address)}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={address} />
        </div>
      </div>
      <p className={css.ways}>
        <a className={button.quiet} href={mail}>
          {words.byMail()}
        </a>
        {[
          [linkedIn, "LinkedIn"],
          [whatsApp, "WhatsApp"],
        ].map(([to, name]) => (
          <a key={name} className={button.quiet} href={to} target="_blank" rel="noopener noreferrer">
            {words.on({ name: name ?? "" })} <span className={visuallyHidden}>{words.newTab()}</span>
          </a>
        ))}
      </p>
    </div>
  );
}

/** Shown only where scripts run and the browser has a clipboard. */
export function CopyButton({ text }: { text: string }) {
  const [able, setAble] = useState(false);
  const [copied, setCopied] = useState(false);
  // Browsers offer no clipboard to a page without HTTPS.
  useEffect(() => setAble(Boolean(navigator.clipboard)), []);
  if (!able) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        say(words.copiedSaid());
      },
      () => setAble(false),
    );
  return (
    <Button type="button" variant="secondary" onClick={copy}>
      {copied ? words.copied() : words.copy()}
    </Button>
  );
}
