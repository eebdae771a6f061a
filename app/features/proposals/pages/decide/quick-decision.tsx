import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { MailTo } from "~/features/proposals/shared/mail-to";
import { proposalsPath } from "~/paths";
import { ClockTime } from "~/shell/format/moment";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/proposalsCompare.generated";
import { AcceptButton } from "./accept-button";
import type { DecisionBrief } from "./decide-reads.server";
import { nameOf, stepPath } from "./decide-texts";
import { oneButton, quick } from "./decision.css";

interface QuickDecisionProps {
  brief: Pick<DecisionBrief, "id" | "title" | "counts" | "seats" | "fillsAt">;
  proposal: Pick<
    ProposalCardFragment,
    "applicantUid" | "applicant" | "applicantState" | "contact" | "moves" | "tellsAt"
  >;
  /** The page of this button, to which the decision returns. */
  back: string;
}

/** Whether there is anything to do next about a proposal. */
export function hasNext({ contact, moves }: Pick<ProposalCardFragment, "contact" | "moves">): boolean {
  return contact !== null || moves.length > 0;
}

/**
 * The next decisions about a proposal in a comparison; for an accepted one, its author's address.
 * Each takes one press, except declining, which leads to the proposal, and accepting for the last
 * seat, which leads to the page that lists the applicants to be declined.
 */
export function QuickDecision({ brief, proposal, back }: QuickDecisionProps) {
  const { applicantUid, contact, moves, tellsAt } = proposal;
  const { formData, formAction } = useNavigation();
  if (contact) return <p>{words.writeTo({ address: <MailTo contact={contact} title={brief.title} /> })}</p>;
  if (moves.length === 0) return null;
  const address = proposalsPath(brief.id, applicantUid);
  // Other proposals have the same buttons, so match the form's address.
  const deciding = formAction === address ? formData?.get("intent") : null;
  // The buttons of all applicants read the same where the column isn't seen.
  const who = {
    name: nameOf(proposal),
    hidden: (said: ReactNode) => <span className={visuallyHidden}>{said}</span>,
  };
  const time = tellsAt && <ClockTime at={tellsAt} />;
  const send = (intent: string, label: ReactNode) => (
    <Form method="post" action={address} preventScrollReset className={oneButton}>
      <input type="hidden" name="back" value={back} />
      {intent === "undo" && tellsAt && <input type="hidden" name="tellsAt" value={tellsAt} />}
      <Button name="intent" value={intent} variant="secondary" pending={deciding === intent}>
        {label}
      </Button>
    </Form>
  );
  return (
    <div className={quick}>
      {moves.includes("SHORTLIST") && send("shortlist", <span>{words.shortlist(who)}</span>)}
      {moves.includes("ACCEPT") && (
        <AcceptButton
          brief={brief}
          proposal={proposal}
          back={back}
          variant={moves.includes("SHORTLIST") ? "quiet" : "secondary"}
        >
          <span>{words.accept(who)}</span>
        </AcceptButton>
      )}
      {moves.includes("DECLINE") && (
        <LinkButton to={`${stepPath(address, "decline", back)}#decide`} variant="quiet">
          <span>{words.decline(who)}</span>
        </LinkButton>
      )}
      {moves.includes("TAKE_BACK") && tellsAt && (
        <>
          {send("undo", brief.fillsAt ? words.undoAll() : <span>{words.undo(who)}</span>)}
          <span className={finePrint}>
            {brief.fillsAt ? words.undoAllUntil({ time }) : words.undoUntil({ time })}
          </span>
        </>
      )}
    </div>
  );
}
