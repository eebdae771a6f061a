import { Form, Link } from "@remix-run/react";
import { ownerCloseReasons } from "~/content/brief";
import type { WholeBrief } from "~/features/briefs/parts/next-step";
import { describeWaiting } from "~/features/proposals/parts/waiting-texts";
import { briefPath, proposalsPath } from "~/paths";
import { limits } from "~/platform/values/limits";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldGrid } from "~/ui/field-parts";
import { RadioGroup } from "~/ui/radio-group";
import { heading } from "~/ui/text.css";
import { ClosesOn, DecideOn, noDates } from "./brief-form-sections";
import * as css from "./own-brief.css";
import type { Ask } from "./own-brief.server";
import { noReason } from "./own-brief-texts";
import type { PossibleDays } from "./possible-days.server";

interface AskFirstProps {
  ask: Ask;
  /** The owner of a form that is sent without a session and kept. */
  uid: string;
  brief: WholeBrief;
  days: PossibleDays;
  answer: PostAnswer | undefined;
}

/**
 * Says what a move means, asks for what it needs, and does it: a page of its own, so that it needs
 * no JavaScript.
 */
export function AskFirst({ ask, uid, brief, days, answer }: AskFirstProps) {
  const { id, counts, closesOn: promised, decideOn, firstDates } = brief;
  const opensUntil = counts.total > 0 && promised && promised > days.today ? promised : days.today;
  const { title, text, yes, no } = questions[ask](brief);
  const lastResult = answer?.intent === ask ? answer.lastResult : undefined;
  const form = useForm({
    id: `${ask}-${id}`,
    names: ["reason", "closesOn", "decideOn"],
    lastResult,
    constraint: {
      reason: { required: true },
      closesOn: { required: true, min: opensUntil, max: days.lastToClose },
      decideOn: { required: true, min: decideOn ?? days.today, max: days.lastToDecide },
    },
    missing: { reason: noReason, ...noDates },
    defaultValue: { decideOn: decideOn ?? "" },
  });
  const { reason, closesOn, decideOn: decides } = form.fields;
  const fields = {
    close: [reason],
    reopen: firstDates ? [closesOn] : [closesOn, decides],
    shortlist: [],
    delete: [],
  }[ask];
  return (
    <section className={css.asking} aria-labelledby="ask">
      <h2 id="ask" className={heading}>
        {title}
      </h2>
      <p>{text}</p>
      {ask === "close" && describeWaiting(counts) && (
        <p>
          They hear it at once, and it can’t be undone. To give somebody a reason and a note of their own,{" "}
          <Link to={proposalsPath(id)}>decline them first</Link>.
        </p>
      )}
      <Form method="post" action={`${briefPath(id)}?ask=${ask}`} {...form.props} className={css.askForm}>
        <ErrorSummary formErrors={form.errors} fields={fields} lastResult={lastResult} />
        <input type="hidden" name="member" value={uid} />
        {ask === "close" && (
          <RadioGroup field={reason} label="Why does it close?" options={ownerCloseReasons} />
        )}
        {ask === "reopen" && (
          <FieldGrid>
            <ClosesOn controls={form.fields} latest={days.lastToClose} />
            {firstDates ? (
              <input type="hidden" name="decideOn" value={decideOn ?? ""} />
            ) : (
              <DecideOn controls={form.fields} latest={days.lastToDecide} />
            )}
          </FieldGrid>
        )}
        <div className={buttonRow}>
          <IntentButton intent={ask} variant={ask === "close" || ask === "delete" ? "danger" : "primary"}>
            {yes}
          </IntentButton>
          <LinkButton to={briefPath(id)} variant="quiet">
            {no}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}

function describeClosing(counts: WholeBrief["counts"]): string {
  const waiting = describeWaiting(counts);
  const copied = "A closed brief can’t be opened again, but copied.";
  return waiting
    ? `${waiting}. Each gets a no with the reason that you choose here. ${copied}`
    : `No one is waiting. ${copied}`;
}

const questions: Record<
  Ask,
  (brief: WholeBrief) => { title: string; text: string; yes: string; no: string }
> = {
  shortlist: () => ({
    title: "Take no more proposals?",
    text: "From then on you only review. You can take proposals again once. Those on the waiting list stay on it, and hear from you like everyone else.",
    yes: "Stop taking proposals",
    no: "Keep it open",
  }),
  reopen: ({ counts, firstDates }) => ({
    title: "Take proposals again",
    text:
      counts.total === 0
        ? "This can be done once. Choose a new last day; the reply date can only move to later."
        : firstDates
          ? "This can be done once. Choose a new last day; the reply date has moved once, so it stays. Everyone who waits is told."
          : `This can be done once. It is the one time that these dates can move, by up to ${limits.datesMoveBy} days: everyone who waits is told, and your record counts the first reply date.`,
    yes: "Open it again",
    no: "Leave it as it is",
  }),
  close: ({ counts }) => ({
    title: "Close it without filling it?",
    text: describeClosing(counts),
    yes: "Close it",
    no: "Keep it",
  }),
  delete: () => ({
    title: "Delete this draft?",
    text: "Only you have seen it. It can’t be brought back.",
    yes: "Delete the draft",
    no: "Keep it",
  }),
};
