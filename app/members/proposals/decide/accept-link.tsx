import { type MouseEvent, type ReactNode, useState } from "react";
import { proposalsPath } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { ButtonVariant } from "~/ui/themes/button-themes";
import { type Accepting, AcceptStep } from "./accept-step";
import { nameOf, stepPath } from "./decide-words";

interface AcceptLinkProps extends Accepting {
  variant: ButtonVariant;
  children: ReactNode;
}

/** Asks before a proposal is accepted: on a page of its own, and over this one where scripts run. */
export function AcceptLink({ variant, children, ...accepting }: AcceptLinkProps) {
  const { brief, proposal, back } = accepting;
  const [asking, setAsking] = useState(false);
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <LinkButton
        to={`${stepPath(proposalsPath(brief.id, proposal.applicantUid), "accept", back)}#decide`}
        variant={variant}
        preventScrollReset
        onClick={ask}
      >
        {children}
      </LinkButton>
      {asking && (
        <Dialog label={`Accept ${nameOf(proposal)}?`} onClose={() => setAsking(false)}>
          <AcceptStep {...accepting} onCancel={() => setAsking(false)} />
        </Dialog>
      )}
    </>
  );
}
