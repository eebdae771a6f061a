import { nameControls } from "~/domain/fields/controls";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import * as css from "~/ui/choice.css";
import { type Field, FieldErrors } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import * as words from "~/words/proposalsOwn.generated";
import type { ToName } from "./proposal-form-answer";

interface TeamFieldsProps {
  own: ToName;
  fields: Readonly<Record<string, Field>>;
  /** No draft any more that could be saved on the way to another page. */
  isSent: boolean;
}

const controls = nameControls("team", proposalFields.team);

/**
 * Who of an agency would work on it: a box for each of its people, and for each name that was
 * chosen before and that the profile has lost since. A box posts its name, whichever its place is.
 */
export function TeamFields({ own, fields, isSent }: TeamFieldsProps) {
  const all = controls.flatMap((name) => fields[name] ?? []);
  const chosen = all.flatMap(({ initialValue }) => (typeof initialValue === "string" ? initialValue : []));
  const names = [...new Set([...own.people, ...chosen])];
  const [first] = all;
  if ((!own.isAgency || isSent) && names.length === 0) return null;
  return (
    <FormSection
      title={proposalFields.team.label()}
      lede={names.length > 0 ? words.teamText() : words.nameYourPeople()}
    >
      {names.length === 0 && (
        <div className={buttonRow}>
          <IntentButton intent="people" variant="quiet" formNoValidate>
            {words.addPeople()}
          </IntentButton>
        </div>
      )}
      {names.length > 0 && (
        <div className={css.choices}>
          {all.slice(0, names.length).map(({ id, name, formId, errors, errorId }, index) => (
            <label key={names[index]} className={css.choice}>
              <input
                type="checkbox"
                className={css.box}
                id={id}
                name={name}
                form={formId}
                value={names[index]}
                defaultChecked={chosen.includes(names[index] ?? "")}
                aria-invalid={Boolean(errors?.length)}
                aria-describedby={errors?.length ? errorId : undefined}
              />
              <span dir="auto" className={css.texts}>
                {names[index]}
              </span>
            </label>
          ))}
          {first && <FieldErrors field={first} />}
        </div>
      )}
    </FormSection>
  );
}
