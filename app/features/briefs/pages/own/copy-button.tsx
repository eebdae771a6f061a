import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { say } from "~/ui/said";

/** Copies a text. Only where scripts run and the browser lets a page do that; elsewhere the text itself is there to copy. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [able, setAble] = useState(false);
  const [copied, setCopied] = useState(false);
  // There is no clipboard on a page that isn’t served safely.
  useEffect(() => setAble(Boolean(navigator.clipboard)), []);
  if (!able) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        say("Copied.");
      },
      () => setAble(false),
    );
  return (
    <Button type="button" variant="secondary" onClick={copy}>
      {copied ? "Copied" : children}
    </Button>
  );
}
