import { ownPaths } from "~/paths";
import { IntentButton } from "~/ui/button";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { action } from "~/ui/panel.css";
import { SecondThought } from "~/ui/second-thought";
import * as words from "~/words/cases.generated";

interface RemoveCaseProps {
  id: string;
  title: string;
}

/** Removes a case once its consequences were read: it can't be brought back. */
export function RemoveCase({ id, title }: RemoveCaseProps) {
  return (
    <SecondThought label={words.remove()} of={title}>
      <p>{words.removeHint()}</p>
      <Form method="post" action={ownPaths.cases} className={action}>
        <input type="hidden" name="case" value={id} />
        <IntentButton intent="remove" variant="danger">
          {words.removeNow({ title, hidden: (said) => <span className={visuallyHidden}>{said}</span> })}
        </IntentButton>
      </Form>
    </SecondThought>
  );
}
