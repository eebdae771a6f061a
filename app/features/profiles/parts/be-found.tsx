import { Form } from "@remix-run/react";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Step } from "~/ui/step";
import { quiet } from "~/ui/text.css";

/** Asked once, when a profile is complete: whether members may find it. `action`: its page. */
export function BeFound({ action }: { action: string }) {
  return (
    <Step title="Let hirers find you?">
      <p className={quiet}>
        Your profile is complete, and hidden: only people you deal with can read it. With a yes, every member
        with a confirmed e-mail can find and read it, and hirers can write to you first. Visitors and search
        engines can’t. You can change this in your profile at any time.
      </p>
      <Form method="post" action={action} preventScrollReset className={buttonRow}>
        <IntentButton intent="be-found">Yes, let members find me</IntentButton>
        <IntentButton intent="stay-hidden" variant="secondary">
          No, stay hidden
        </IntentButton>
      </Form>
    </Step>
  );
}
