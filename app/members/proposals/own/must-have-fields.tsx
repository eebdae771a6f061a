import { answerControls } from "~/contract/content/controls";
import { Counter } from "~/ui/counter";
import type { Field } from "~/ui/field-parts";
import { FormSection } from "~/ui/form-section";
import { RadioGroup } from "~/ui/radio-group";
import { TextArea } from "~/ui/text-area";
import * as css from "./own-proposal.css";

interface MustHaveFieldsProps {
  mustHaves: readonly string[];
  fields: Readonly<Record<string, Field>>;
}

const yesOrNo = [
  ["yes", "Yes"],
  ["no", "No"],
] as const;

/** Each must-have with its two questions. What was asked goes with the answer: the hirer may change it meanwhile. */
export function MustHaveFields({ mustHaves, fields }: MustHaveFieldsProps) {
  if (mustHaves.length === 0) return null;
  return (
    <FormSection
      title="The must-haves"
      lede="Answer each. You can send with a no: say what you bring instead."
    >
      {mustHaves.map((mustHave, index) => {
        const names = answerControls()[index];
        const met = names && fields[names.met];
        const evidence = names && fields[names.evidence];
        if (!met || !evidence) return null;
        return (
          <div key={mustHave} className={css.mustHave}>
            <input type="hidden" name={names.asked} value={mustHave} />
            <RadioGroup field={met} label={mustHave} options={yesOrNo} inline />
            <TextArea
              field={evidence}
              label={`Where have you done this? (${index + 1} of ${mustHaves.length})`}
              hint="A sentence is enough; needed with a yes."
              rows={2}
              count={<Counter field={evidence} />}
            />
          </div>
        );
      })}
    </FormSection>
  );
}
