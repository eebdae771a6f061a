import { isWritten } from "~/features/briefs/shared/brief-edits";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { proposalPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { SideBySide } from "~/shell/forms/both-versions";
import { formErrors } from "~/shell/forms/post-answer";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import * as words from "~/words/proposalsOwn.generated";
import type { ProposalFormAnswer, ReadVersion } from "./proposal-form-answer";

interface NewVersionProps {
  brief: WholeBrief;
  version: ReadVersion;
  answer: ProposalFormAnswer | undefined;
  /** The proposal is being changed, below. */
  isChanging: boolean;
}

/** Where a brief asks for something else than a sent proposal answers: both, and what to do. */
export function NewVersion({ brief, version, answer, isChanging }: NewVersionProps) {
  const { times, timed } = useTimed();
  const { id, ownProposal, writtenIn } = brief;
  const { state, answerBy, changes } = version;
  const moves = ownProposal?.moves ?? [];
  if (state === "CURRENT") return null;
  const [mayHold, mayChange] = [moves.includes("CONFIRM"), moves.includes("CHANGE")];
  const until = answerBy && state === "ASKED" ? times.until(answerBy) : null;
  return (
    <SideBySide
      id="new-version"
      title={state === "ASKED" ? words.askedAnewTitle() : words.forEarlierTitle()}
      which={[words.whenYouProposed(), words.askedNow()]}
      both={changes.map(({ field, label, from, to }) => ({
        ...{ name: field, label, before: from, after: to },
        ...(isWritten(field) && { lang: writtenIn }),
      }))}
      choice={
        (mayHold || mayChange) &&
        !isChanging && (
          <Form method="post">
            <ErrorSummary
              formErrors={answer?.intent === "confirm" ? formErrors(answer) : []}
              fields={[]}
              lastResult={answer?.intent === "confirm" ? answer.lastResult : undefined}
            />
            <input type="hidden" name="version" value={version.number} />
            <div className={buttonRow}>
              {mayHold && <IntentButton intent="confirm">{words.itStillHolds()}</IntentButton>}
              {mayChange && (
                <LinkButton to={`${proposalPath(id)}?change=on`} variant={mayHold ? "secondary" : "primary"}>
                  {words.changeIt()}
                </LinkButton>
              )}
            </div>
          </Form>
        )
      }
    >
      {timed(
        [
          until ? words.askedAnewText({ end: until }) : words.forEarlierText(),
          !mayHold && mayChange && words.mustHaveIsNew(),
        ]
          .filter(Boolean)
          .join(" "),
      )}
    </SideBySide>
  );
}
