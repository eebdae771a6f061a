import type { ReactNode } from "react";
import { possibleCloseReasons } from "~/domain/brief";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { describeWaiting } from "~/features/proposals/shared/waiting-texts";
import { briefPath, proposalsPath } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldGrid } from "~/ui/field-parts";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { RadioGroup } from "~/ui/radio-group";
import { heading } from "~/ui/text.css";
import { limits } from "~/values/limits";
import * as words from "~/words/briefsOwn.generated";
import { ClosesOn, DecideOn, noDates } from "./brief-form-sections";
import * as css from "./own-brief.css";
import type { Ask } from "./own-brief.server";
import type { PossibleDays } from "./possible-days.server";

interface AskFirstProps {
  ask: Ask;
  brief: WholeBrief;
  days: PossibleDays;
  answer: PostAnswer | undefined;
}

/**
 * Says what a move means, asks for what it needs, and does it: a page of its own, so that it needs
 * no JavaScript.
 */
export function AskFirst({ ask, brief, days, answer }: AskFirstProps) {
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
    missing: { reason: words.noCloseReason(), ...noDates() },
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
        <p>{words.closeTold({ decline: (said) => <Link to={proposalsPath(id)}>{said}</Link> })}</p>
      )}
      {ask === "close" && <ToldOfClosing brief={brief} />}
      <Form method="post" action={`${briefPath(id)}?ask=${ask}`} {...form.props} className={css.askForm}>
        <ErrorSummary formErrors={form.errors} fields={fields} lastResult={lastResult} />
        {ask === "close" && (
          <RadioGroup field={reason} label={words.whyClose()} options={possibleCloseReasons(counts)} />
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

/** Who else is told, and which questions end without an answer. */
function ToldOfClosing({ brief: { unansweredQuestions } }: Pick<AskFirstProps, "brief">) {
  const { nodes = [], pageInfo } = unansweredQuestions ?? {};
  const answer = (said: ReactNode) => <Link to="#questions">{said}</Link>;
  return (
    <>
      {nodes.length > 0 && (
        <p>
          {pageInfo?.hasNextPage
            ? words.closeManyQuestions({ answer })
            : words.closeQuestions({ count: nodes.length, answer })}
        </p>
      )}
      <p>{words.closeFollowers()}</p>
    </>
  );
}

function describeClosing(counts: WholeBrief["counts"]): string {
  const waiting = describeWaiting(counts);
  return waiting ? words.closeWaiting({ waiting }) : words.closeNoneWaiting();
}

const questions: Record<
  Ask,
  (brief: WholeBrief) => { title: string; text: string; yes: string; no: string }
> = {
  shortlist: () => ({
    title: words.askShortlist(),
    text: words.askShortlistText(),
    yes: words.stopTaking(),
    no: words.keepOpen(),
  }),
  reopen: ({ counts, firstDates }) => ({
    title: words.askReopen(),
    text:
      counts.total === 0
        ? words.askReopenNone()
        : firstDates
          ? words.askReopenMoved()
          : words.askReopenFirst({ days: limits.datesMoveBy }),
    yes: words.openAgain(),
    no: words.leaveClosed(),
  }),
  close: ({ counts }) => ({
    title: words.askClose(),
    text: describeClosing(counts),
    yes: words.closeNow(),
    no: words.keepIt(),
  }),
  delete: () => ({
    title: words.askDelete(),
    text: words.askDeleteText(),
    yes: words.deleteNow(),
    no: words.keepIt(),
  }),
};
