import { useState } from "react";
import { answerControls } from "~/content/fields/controls";
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

/**
 * Each must-have with its two questions. Its text is posted with the answer, since the hirer may
 * change it meanwhile.
 */
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
          <MustHave
            key={mustHave}
            mustHave={mustHave}
            asked={names.asked}
            met={met}
            evidence={evidence}
            place={`(${index + 1} of ${mustHaves.length})`}
          />
        );
      })}
    </FormSection>
  );
}

interface MustHaveProps {
  mustHave: string;
  /** The name of the hidden control with the must-have's text. */
  asked: string;
  met: Field;
  evidence: Field;
  /** Its number among the must-haves, so that labels of different fields differ. */
  place: string;
}

/**
 * The second question appears with an answer to the first. Without JavaScript it names the answer
 * for which it is needed.
 */
function MustHave({ mustHave, asked, met, evidence, place }: MustHaveProps) {
  const [chosen, setChosen] = useState<string>();
  const asksInstead = chosen === "no";
  const field = chosen === undefined ? evidence : { ...evidence, required: !asksInstead, due: undefined };
  return (
    <div
      className={css.mustHave}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) setChosen(target.value);
      }}
    >
      <input type="hidden" name={asked} value={mustHave} />
      <RadioGroup field={met} label={mustHave} options={yesOrNo} inline />
      <div className={evidence.initialValue ? undefined : css.evidence}>
        <TextArea
          field={field}
          label={`${asksInstead ? "What do you bring instead?" : "Where have you done this?"} ${place}`}
          hint="A sentence is enough."
          rows={2}
          count={<Counter field={evidence} />}
        />
      </div>
    </div>
  );
}
