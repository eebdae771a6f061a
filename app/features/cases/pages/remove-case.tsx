import { Form } from "@remix-run/react";
import { ownPaths } from "~/own-paths";
import { IntentButton } from "~/ui/button";
import { visuallyHidden } from "~/ui/hidden.css";
import { action } from "~/ui/panel.css";
import { SecondThought } from "~/ui/second-thought";

interface RemoveCaseProps {
  id: string;
  uid: string;
  title: string;
}

/** Removes a case once its consequences were read: it can't be brought back. */
export function RemoveCase({ id, uid, title }: RemoveCaseProps) {
  return (
    <SecondThought label="Remove" of={title}>
      <p>It can’t be brought back. Proposals that name it will say that you no longer show it.</p>
      <Form method="post" action={ownPaths.cases} className={action}>
        <input type="hidden" name="case" value={id} />
        <input type="hidden" name="member" value={uid} />
        <IntentButton intent="remove" variant="danger">
          Yes, remove the case<span className={visuallyHidden}>: {title}</span>
        </IntentButton>
      </Form>
    </SecondThought>
  );
}
