import { type FormEvent, useEffect, useState } from "react";
import { type DeclineReason, declineReasons, possibleDeclineReasons } from "~/domain/proposal";
import { suggestedReason } from "~/domain/suggested-reason";
import { DeclineMessage } from "~/features/proposals/pages/decline-message";
import { proposalsPath } from "~/paths";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { valueNamed } from "~/values/choices";
import { limits } from "~/values/limits";
import * as words from "~/words/proposalsDecision.generated";
import { nameOf, stepPath } from "./decide-texts";
import type { DecisionProps } from "./decision";
import * as css from "./decision.css";
import { WayOn } from "./way-on";

const constraint = { reason: { required: true }, note: { maxLength: limits.note } };

/** Declines with a reason and an optional note, with a preview as the applicant will read it. */
export function DeclineForm({ answer, ...page }: DecisionProps) {
  const { brief, proposal, back } = page;
  const { applicantUid } = proposal;
  const lastResult = answer?.lastResult;
  const suggested = suggestedReason(proposal.fit);
  const form = useForm({
    id: `decline-${brief.id}-${applicantUid}`,
    names: ["reason", "note"],
    lastResult,
    constraint,
    missing: { reason: words.noReason() },
    defaultValue: { reason: suggested ?? "" },
  });
  const { reason, note } = form.fields;
  const [said, setSaid] = useState({
    reason: valueNamed(declineReasons, reason.initialValue),
    note: text(note.initialValue),
  });
  const [live, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
    setSaid(readForm(form.props.id));
  }, [form.props.id]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.props.onInput(event);
    setSaid(readForm(form.props.id));
  }

  const address = proposalsPath(brief.id, applicantUid);
  const shown = live || answer?.shown?.preview === true;
  return (
    <Form
      method="post"
      // Carries the way back, so that a form that is answered with errors still knows it.
      action={stepPath(address, "decline", back)}
      {...form.props}
      onInput={onInput}
      className={css.step}
    >
      <WayOn {...page} />
      <ErrorSummary formErrors={form.errors} fields={[reason, note]} lastResult={lastResult} />
      <SelectField
        field={reason}
        label={words.reason()}
        options={possibleDeclineReasons(brief)}
        emptyLabel={suggested ? null : words.chooseReason()}
        wide
      />
      <TextArea
        field={note}
        label={words.note()}
        hint={words.noteHint()}
        rows={2}
        count={<Counter field={note} />}
      />
      <div className={css.act}>
        <IntentButton intent="decline" variant="danger">
          {words.declineNamed({ name: nameOf(proposal) })}
        </IntentButton>
        {!live && (
          <IntentButton intent="preview" variant="secondary">
            {words.preview()}
          </IntentButton>
        )}
      </div>
      <p>{words.toldLater()}</p>
      {shown && said.reason && (
        <div>
          <p>{words.willRead({ name: nameOf(proposal) })}</p>
          <DeclineMessage reason={said.reason} note={said.note.trim() || null} />
        </div>
      )}
    </Form>
  );
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The form's present values. */
function readForm(id: string): { reason: DeclineReason | null; note: string } {
  const form = document.getElementById(id);
  const data = form instanceof HTMLFormElement ? new FormData(form) : new FormData();
  return { reason: valueNamed(declineReasons, data.get("reason")), note: text(data.get("note")) };
}
