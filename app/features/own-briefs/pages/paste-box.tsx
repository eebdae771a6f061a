import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { card } from "~/ui/card.css";
import { box } from "~/ui/choice.css";
import { Counter } from "~/ui/counter";
import type { Field } from "~/ui/field-parts";
import { useSaid } from "~/ui/said";
import { TextArea } from "~/ui/text-area";
import * as words from "~/words/briefsForm.generated";
import * as css from "./brief-editor.css";
import type { BriefFormData, FoundGroup } from "./brief-form-answer";

interface PasteBoxProps {
  /** Where its form is sent. Without JavaScript the answer is shown from what was asked for on. */
  action: string;
  field: Field;
  examples: BriefFormData["examples"];
  /** What was found in it; null before it was read. */
  found: readonly FoundGroup[] | null;
  isOpen: boolean;
}

/**
 * A box for a text in one piece, and what the server finds in it, to be accepted. Typing in it
 * saves no draft.
 */
export function PasteBox({ action, field, examples, found, isOpen }: PasteBoxProps) {
  const count = found?.reduce((sum, { lines }) => sum + lines.length, 0) ?? null;
  useSaid(count === null ? null : words.foundSaid({ count }));
  return (
    <details
      className={card}
      aria-label={words.pasteTitle()}
      open={isOpen || found !== null || Boolean(field.errors)}
      onInput={(event) => event.stopPropagation()}
    >
      <summary className={css.pasteTitle}>{words.pasteTitle()}</summary>
      <div className={css.pasteContent}>
        <TextArea
          field={field}
          label={words.pasteLabel()}
          hint={words.pasteHint()}
          rows={5}
          count={<Counter field={field} />}
        />
        <div className={buttonRow}>
          <IntentButton intent="read" formAction={`${action}#found`} variant="secondary">
            {words.pasteRead()}
          </IntentButton>
        </div>
        <div className={css.examples}>
          <p className={css.foundLabel}>{words.pasteExample()}</p>
          {examples.map(({ intent, label }) => (
            <IntentButton key={intent} intent={intent} formAction={`${action}#${field.id}`} variant="quiet">
              {label}
            </IntentButton>
          ))}
        </div>
        {found && <Found groups={found} />}
      </div>
    </details>
  );
}

function Found({ groups }: { groups: readonly FoundGroup[] }) {
  if (groups.length === 0)
    return (
      <p id="found" className={css.checkLede}>
        {words.foundNothing()}
      </p>
    );
  return (
    <section aria-labelledby="found">
      <h2 id="found" className={css.checkTitle}>
        {words.foundTitle()}
      </h2>
      <p className={css.checkLede}>{words.foundLede()}</p>
      {groups.map(({ field, label, lines }) => (
        <fieldset key={field} className={css.foundGroup}>
          <legend className={css.foundLabel}>{label}</legend>
          <div className={css.foundLines}>
            {lines.map(({ control, key, text }) => (
              <label key={key} className={css.foundLine}>
                <input type="checkbox" className={box} name={control} value={key} defaultChecked />
                <span dir="auto">{text}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={buttonRow}>
        <IntentButton intent="fill">{words.foundFill()}</IntentButton>
      </div>
    </section>
  );
}
