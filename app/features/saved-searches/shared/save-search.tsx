import { useId } from "react";
import { cadences, type SearchFilter } from "~/domain/saved-search";
import { paths } from "~/paths";
import { useViewer } from "~/shell/page/use-viewer";
import { IntentButton } from "~/ui/button";
import { select } from "~/ui/field.css";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import * as words from "~/words/savedSearches.generated";
import * as css from "./save-search.css";

/** Saves what a list is filtered by, and tells of what is new. Works without JavaScript. */
export function SaveSearch({ side, filter }: SearchFilter) {
  const id = useId();
  // Others get no e-mail.
  if (useViewer()?.status !== "ACTIVE") return null;
  const named = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== null);
  return (
    <Form method="post" action={paths.searches} className={css.form}>
      <input type="hidden" name="side" value={side} />
      {named.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={visuallyHidden} htmlFor={id}>
        {words.cadence()}
      </label>
      <div>
        <select id={id} name="cadence" className={select} defaultValue="DAILY">
          {cadences.map(([value]) => (
            <option key={value} value={value}>
              {words.cadenceOption({ cadence: value })}
            </option>
          ))}
        </select>
      </div>
      <IntentButton intent="save-search" variant="secondary">
        {words.saveThis()}
      </IntentButton>
    </Form>
  );
}
