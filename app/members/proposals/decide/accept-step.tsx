import { Form } from "@remix-run/react";
import { proposalsPath } from "~/paths";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { countPeople, nameOf, stepPath } from "./decide-words";
import * as css from "./decision.css";
import type { DecisionPage } from "./decision-page.server";

/** The second press of accepting: what it does, before it is done. There is no way back from it. */
export function AcceptStep({ brief, proposal, isLastSeat, back }: DecisionPage) {
  const name = nameOf(proposal);
  const { sent, shortlisted, waitlisted } = brief.counts;
  const others = sent + shortlisted + waitlisted - 1;
  const left = brief.seats - brief.counts.accepted - 1;
  const address = proposalsPath(brief.id, proposal.applicantUid);
  return (
    <Form
      method="post"
      // With the way back, so that it is still known where this is refused.
      action={stepPath(address, "accept", back)}
      className={css.step}
    >
      {back && <input type="hidden" name="back" value={back} />}
      {isLastSeat && <input type="hidden" name="fills" value="yes" />}
      <div>
        <p>
          <strong>Accept {name}?</strong> They are told at once, and it can’t be taken back. From then on you
          and they read each other’s e-mail address, to agree on the start.
        </p>
        {isLastSeat ? (
          <p>
            This is the last seat, so it fills the brief
            {others > 0
              ? `: ${countPeople(others, "who still waits is told", "who still wait are told")} that all places were given to others.`
              : "."}
          </p>
        ) : (
          <p>
            {left === 1 ? "One more seat stays" : `${left} more seats stay`} open, and nobody else is told
            anything yet.
          </p>
        )}
      </div>
      <div className={buttonRow}>
        <IntentButton intent="accept">
          {isLastSeat ? "Yes, accept and fill the brief" : "Yes, accept"}
        </IntentButton>
        <LinkButton to={address} variant="quiet" preventScrollReset>
          Not yet
        </LinkButton>
      </div>
    </Form>
  );
}
