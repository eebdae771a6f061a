import { Form } from "@remix-run/react";
import { waitingForReply } from "~/contract/proposal";
import { describeWaiting } from "~/members/words/waiting-words";
import { proposalsPath } from "~/paths";
import { Button, IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import type { ProposalCardFragment } from "~/web/operations/operations.generated";
import type { DecisionBrief } from "./decide-reads.server";
import { nameOf, stepPath } from "./decide-words";
import * as css from "./decision.css";

/** Which proposal is about to be accepted. */
export interface Accepting {
  brief: Pick<DecisionBrief, "id" | "counts" | "seats">;
  proposal: Pick<ProposalCardFragment, "applicantUid" | "applicant">;
  /** The page that the hirer came from and goes back to; null for the proposal's own. */
  back: string | null;
}

interface AcceptStepProps extends Accepting {
  /** Closes the question where it lies over a page. */
  onCancel?: () => void;
}

/** The second press of accepting: what follows from it, before it is done. There is no way back from it. */
export function AcceptStep({ brief, proposal, back, onCancel }: AcceptStepProps) {
  const name = nameOf(proposal);
  const { waitlisted, accepted } = brief.counts;
  const others = describeWaiting({ sent: waitingForReply(brief.counts) - 1, shortlisted: 0, waitlisted });
  const left = brief.seats - accepted - 1;
  const isLastSeat = left <= 0;
  const address = proposalsPath(brief.id, proposal.applicantUid);
  return (
    <Form
      method="post"
      // With the way back, so that it is still known where this is refused.
      action={stepPath(address, "accept", back)}
      preventScrollReset
      className={css.step}
    >
      {back && <input type="hidden" name="back" value={back} />}
      {isLastSeat && <input type="hidden" name="fills" value="yes" />}
      <div>
        <p>
          <strong>Accept {name}?</strong> They are told at once, and it can’t be undone. From then on you and
          they can see each other’s e-mail, to agree on the start.
        </p>
        {isLastSeat ? (
          <p>This fills the brief.{others && ` ${others}: each gets a no, because others were chosen.`}</p>
        ) : (
          <p>
            You can accept {left === 1 ? "one more" : `${left} more`} after this, and no one else is told
            anything yet.
          </p>
        )}
      </div>
      <div className={buttonRow}>
        <IntentButton intent="accept">
          {isLastSeat ? "Yes, accept and fill the brief" : "Yes, accept"}
        </IntentButton>
        {onCancel ? (
          <Button type="button" variant="quiet" onClick={onCancel}>
            Not yet
          </Button>
        ) : (
          <LinkButton to={address} variant="quiet" preventScrollReset>
            Not yet
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
