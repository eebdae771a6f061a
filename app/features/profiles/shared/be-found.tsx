import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Form } from "~/ui/form";
import { Step } from "~/ui/step";
import { quiet } from "~/ui/text.css";
import * as words from "~/words/profiles.generated";

/** Asked once, when a profile is complete: whether members may find it. `action`: its page. */
export function BeFound({ action }: { action: string }) {
  return (
    <Step title={words.beFoundTitle()}>
      <p className={quiet}>{words.beFoundText()}</p>
      <Form method="post" action={action} preventScrollReset className={buttonRow}>
        <IntentButton intent="be-found">{words.beFound()}</IntentButton>
        <IntentButton intent="stay-hidden" variant="secondary">
          {words.stayHidden()}
        </IntentButton>
      </Form>
    </Step>
  );
}
