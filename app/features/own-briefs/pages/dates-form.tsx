import { briefPath, editBriefPath } from "~/paths";
import { BothVersions } from "~/shell/forms/both-versions";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldGrid } from "~/ui/field-parts";
import { Form } from "~/ui/form";
import * as words from "~/words/briefsForm.generated";
import * as css from "./brief-editor.css";
import type { BriefFormAnswer, BriefFormData } from "./brief-form-answer";
import { ClosesOn, DecideOn, noDates } from "./brief-form-sections";

interface DatesFormProps {
  data: BriefFormData;
  answer: BriefFormAnswer | undefined;
}

/**
 * The two dates of a brief that has proposals: all that may still change, once, and only to later.
 */
export function DatesForm({ data, answer }: DatesFormProps) {
  const { id, typed, saved, days, takesProposals } = data;
  const form = useForm({
    id: `dates-${id}`,
    names: ["closesOn", "decideOn"],
    lastResult: answer?.lastResult,
    constraint: {
      closesOn: { required: true, min: typed.closesOn, max: days.lastToClose },
      decideOn: { required: true, min: typed.decideOn, max: days.lastToDecide },
    },
    missing: noDates(),
    defaultValue: typed,
  });
  const { closesOn, decideOn } = form.fields;
  const shown = takesProposals ? [closesOn, decideOn] : [decideOn];
  // The form was opened while the brief took proposals and sent after it closed: the field is gone,
  // but its errors must still be shown.
  const ofNoField = takesProposals ? [] : (closesOn.errors ?? []);
  return (
    <>
      {answer?.both && answer.both.length > 0 && (
        <BothVersions title={words.typedIsHere()} both={answer.both}>
          {words.typedBesideDates()}
        </BothVersions>
      )}
      <Form method="post" action={editBriefPath(id)} {...form.props} className={css.narrowForm}>
        <ErrorSummary
          formErrors={[...(form.errors ?? []), ...ofNoField]}
          fields={shown}
          lastResult={answer?.lastResult}
        />
        <input type="hidden" name="revision" value={(answer ? answer.revision : saved?.revision) ?? ""} />
        <FieldGrid>
          {takesProposals && <ClosesOn controls={form.fields} latest={days.lastToClose} />}
          <DecideOn controls={form.fields} latest={days.lastToDecide} />
        </FieldGrid>
        <div className={buttonRow}>
          <IntentButton intent="dates">{words.saveDates()}</IntentButton>
          <LinkButton to={briefPath(id)} variant="quiet">
            {words.leaveDates()}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
