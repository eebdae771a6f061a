import { useNavigate } from "@remix-run/react";
import { useContext, useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { PageMember } from "~/ui/form";
import * as words from "~/words/shellPasskeys.generated";
import * as css from "./passkey-button.css";

interface PasskeyButtonProps {
  what: "add" | "sign-in";
  /** Where to go after signing in. */
  redirect: string;
  variant?: "primary" | "secondary";
  children: string;
}

/**
 * Asks the device for a passkey. That needs JavaScript: the button does nothing until its script
 * runs.
 */
export function PasskeyButton({ what, redirect, variant = "primary", children }: PasskeyButtonProps) {
  const [isAlive, setAlive] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const member = useContext(PageMember) ?? "";
  useEffect(() => setAlive(true), []);
  async function press() {
    setPending(true);
    setProblem(null);
    try {
      const { askPasskey } = await import("~/shell/client/passkeys.client");
      const to = await askPasskey(what, redirect, member);
      // Signing in starts another session: load the whole document again.
      if (what === "sign-in") window.location.assign(to);
      else navigate(to, { preventScrollReset: true });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setPending(false);
    }
  }
  return (
    <>
      <ErrorSummary formErrors={problem ? [problem] : []} fields={[]} lastResult={undefined} />
      <noscript>
        <p>{words.passkeyNeedsScript()}</p>
      </noscript>
      <div className={css.press}>
        <Button type="button" variant={variant} pending={pending} disabled={!isAlive} onClick={press}>
          {children}
        </Button>
      </div>
    </>
  );
}
