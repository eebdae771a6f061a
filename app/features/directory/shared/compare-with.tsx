import { Button } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { select } from "~/ui/field.css";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import * as words from "~/words/directory.generated";

interface CompareWithProps {
  /** Open briefs of the viewer's own. */
  briefs: readonly { id: string; title: string | null }[];
  /** The list that led here. */
  back: string | null;
}

/** Chooses the brief that a member is compared with, and can then be invited to. */
export function CompareWith({ briefs, back }: CompareWithProps) {
  return (
    <Form className={buttonRow}>
      {back && <input type="hidden" name="back" value={back} />}
      <label className={visuallyHidden} htmlFor="for">
        {words.brief()}
      </label>
      <div>
        <select id="for" name="for" className={select}>
          {briefs.map(({ id, title }) => (
            <option key={id} value={id} dir="auto">
              {title}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" variant="secondary">
        {words.seeFit()}
      </Button>
    </Form>
  );
}
