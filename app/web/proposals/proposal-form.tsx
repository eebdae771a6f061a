import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { currencies } from "~/contract/currencies";
import { limits } from "~/contract/limits";
import { rateUnits } from "~/contract/profile";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { FormSection } from "~/ui/form-section";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { WholeBrief } from "~/web/briefs/next-step";
import { formatDay, formatPrice, formatTime } from "~/web/briefs/price";
import type { FormAnswer } from "~/web/forms/form-shape";
import { useForm } from "~/web/forms/use-form";
import { type Answer, alignAnswers } from "./align-answers";
import * as css from "./own-proposal.css";
import { answerFields, fieldNames } from "./proposal-fields";

interface ProposalFormProps {
  brief: WholeBrief;
  answer: { lastResult?: FormAnswer; gone?: Answer[] } | undefined;
  /** Whether it can still be kept and sent; where not, the text alone is shown. */
  maySend: boolean;
}

const yesOrNo = [
  ["yes", "Yes"],
  ["no", "No"],
] as const;

/** A proposal while it is written: it can be left half done, and sent when it is whole. */
export function ProposalForm({ brief, answer, maySend }: ProposalFormProps) {
  const { ownProposal: draft, mustHaves, budget, startOn, revision } = brief;
  const lastResult = answer?.lastResult;
  const { state, formData } = useNavigation();
  const pending = state === "idle" ? null : formData?.get("intent");
  // The text that was typed under another revision is not restored into this one's fields.
  const [id] = useState(`proposal-${brief.id}-${revision}`);
  const { answers, gone } = alignAnswers(mustHaves, draft?.answers ?? []);
  const form = useForm({
    id,
    names: fieldNames,
    lastResult,
    constraint,
    missing: {},
    defaultValue: defaultsOf(brief, answers),
  });
  const { pitch, rateMin, rateMax, currency, unit, startOn: start, links } = form.fields;
  const lost = [...(answer?.gone ?? []), ...gone].filter(({ evidence }) => evidence);
  if (!pitch || !rateMin || !rateMax || !currency || !unit || !start || !links) return null;
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary
        formErrors={form.errors}
        fields={fieldNames.flatMap((name) => form.fields[name] ?? [])}
        lastResult={lastResult}
      />
      {lost.length > 0 && (
        <Notice kind="warning" title="Must-haves that the hirer took out">
          <p>You had answered them. Take what you need from it; it isn’t sent.</p>
          {lost.map(({ mustHave, evidence }) => (
            <p key={mustHave} className={css.prose}>
              {mustHave}: {evidence}
            </p>
          ))}
        </Notice>
      )}
      <FormSection title="Your pitch">
        <TextArea
          field={pitch}
          label="What would you do, and why you?"
          hint={`${limits.pitch.least} to ${limits.pitch.most.toLocaleString("en")} characters. The hirer reads this first.`}
          rows={9}
        />
      </FormSection>
      {mustHaves.length > 0 && (
        <FormSection
          title="The must-haves"
          lede="Answer each. A no doesn’t keep you from sending: say what you bring instead."
        >
          {mustHaves.map((mustHave, index) => {
            const names = answerFields[index];
            const met = names && form.fields[names.met];
            const evidence = names && form.fields[names.evidence];
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
                />
              </div>
            );
          })}
        </FormSection>
      )}
      <FormSection
        title="Rate and start"
        lede={budget ? `The brief’s budget: ${formatPrice(budget)}.` : "The brief names no budget."}
      >
        <TextField field={rateMin} label="Rate from" inputMode="numeric" autoComplete="off" />
        <TextField
          field={rateMax}
          label="Rate to"
          hint="Leave it empty if it is one number."
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField field={currency} label="Currency" options={currencies} emptyLabel={null} />
        <SelectField field={unit} label="The rate is for" options={rateUnits} emptyLabel={null} />
        <TextField
          field={start}
          label="You can start on"
          type="date"
          hint={startOn ? `The brief asks for ${formatDay(startOn)}.` : undefined}
        />
      </FormSection>
      <FormSection title="Work to look at">
        <TextArea
          field={links}
          label="Links"
          hint={`Up to ${limits.links} addresses, one a line.`}
          rows={3}
        />
      </FormSection>
      {maySend && (
        <div className={css.end}>
          <p className={css.saved} role="status">
            {draft
              ? `Saved ${formatTime(draft.updatedAt)}. Only you see it until you send it.`
              : "Not saved yet."}
          </p>
          <p>{whatSendingDoes(brief)}</p>
          <div className={css.buttons}>
            <Button name="intent" value="send" pending={pending === "send"}>
              {isFull(brief) ? "Send, and wait in line" : "Send proposal"}
            </Button>
            <Button
              name="intent"
              value="save"
              variant="secondary"
              formNoValidate
              pending={pending === "save"}
            >
              Save draft
            </Button>
            {draft?.moves.includes("DELETE") && (
              <Button
                name="intent"
                value="delete"
                variant="quiet"
                formNoValidate
                pending={pending === "delete"}
              >
                Delete draft
              </Button>
            )}
          </div>
        </div>
      )}
    </Form>
  );
}

const constraint = {
  pitch: { required: true, maxLength: limits.pitch.most },
  ...Object.fromEntries(
    answerFields.flatMap(({ met, evidence }) => [
      [met, { required: true }],
      [evidence, { maxLength: limits.evidence }],
    ]),
  ),
};

const isFull = ({ cap, counts }: WholeBrief) => counts.places >= cap;

function whatSendingDoes(brief: WholeBrief): string {
  const { cap, counts, decideOn } = brief;
  const answer = decideOn ? ` You have an answer by the end of ${formatDay(decideOn)}, UTC.` : "";
  return isFull(brief)
    ? `All ${cap} places are taken. Yours will wait as number ${counts.waitlisted + 1} in line, and move up as places are freed.${answer}`
    : `Once it is sent it can’t be changed, but it can be taken back and sent again until the brief closes.${answer}`;
}

/** What the form begins with: the draft, and the budget's currency and unit. */
function defaultsOf({ ownProposal: draft, budget }: WholeBrief, answers: (Answer | null)[]) {
  const major = (minor: number) => String(minor / 100);
  const rate = draft?.rate;
  const defaults: Record<string, string> = {
    pitch: draft?.pitch ?? "",
    rateMin: rate ? major(rate.min) : "",
    rateMax: rate && rate.max !== rate.min ? major(rate.max) : "",
    currency: rate?.currency ?? budget?.currency ?? currencies[0][0],
    unit: (rate?.unit ?? budget?.unit) === "HOUR" ? "hour" : "day",
    startOn: draft?.startOn ?? "",
    links: draft?.links.join("\n") ?? "",
  };
  for (const [index, answer] of answers.entries()) {
    const names = answerFields[index];
    if (!names || !answer) continue;
    if (typeof answer.met === "boolean") defaults[names.met] = answer.met ? "yes" : "no";
    defaults[names.evidence] = answer.evidence ?? "";
  }
  return defaults;
}
