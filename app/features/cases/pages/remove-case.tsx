import { Form } from "@remix-run/react";
import { ownPaths } from "~/own-paths";
import { IntentButton } from "~/ui/button";
import { visuallyHidden } from "~/ui/hidden.css";
import { action } from "~/ui/panel.css";
import { SecondThought } from "~/ui/second-thought";
import * as words from "~/words/cases.generated";

interface RemoveCaseProps {
  id: string;
  uid: string;
  title: string;
}

/** Removes a case once its consequences were read: it can't be brought back. */
export function RemoveCase({ id, uid, title }: RemoveCaseProps) {
  return (
    <SecondThought label={words.remove()} of={title}>
      <p>{words.removeHint()}</p>
      <Form method="post" action={ownPaths.cases} className={action}>
        <input type="hidden" name="case" value={id} />
        <input type="hidden" name="member" value={uid} />
        <IntentButton intent="remove" variant="danger">
          {words.removeNow({ title, hidden: (said) => <span className={visuallyHidden}>{said}</span> })}
        </IntentButton>
      </Form>
    </SecondThought>
  );
}
