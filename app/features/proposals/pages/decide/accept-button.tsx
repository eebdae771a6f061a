import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { proposalsPath, replyPath } from "~/paths";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";
import { IntentButton, LinkButton } from "~/ui/button";
import type { ButtonVariant } from "~/ui/themes/button-themes";
import { oneButton } from "./decision.css";
import { isLastSeat, type SeatsLeft } from "./last-seat";
import { type CardOrder, sortOf } from "./sort-cards";

interface AcceptButtonProps {
  brief: SeatsLeft & { id: string };
  proposal: Pick<ProposalCardFragment, "applicantUid">;
  /** The page that the hirer came from and goes back to; null for the proposal's own. */
  back: string | null;
  /** Of the list that it stands in. */
  order?: CardOrder;
  variant: ButtonVariant;
  children: ReactNode;
}

/** A yes in one press, since it can be undone for ten minutes; for the last seat by the page that says who hears a no. */
export function AcceptButton({
  brief,
  proposal,
  back,
  order = "date",
  variant,
  children,
}: AcceptButtonProps) {
  const { applicantUid } = proposal;
  if (isLastSeat(brief))
    return (
      <LinkButton
        to={replyPath(brief.id, { yes: applicantUid }, { back, ...sortOf(order) })}
        variant={variant}
      >
        {children}
      </LinkButton>
    );
  return (
    <Form
      method="post"
      action={proposalsPath(brief.id, applicantUid)}
      preventScrollReset
      className={oneButton}
    >
      {back && <input type="hidden" name="back" value={back} />}
      {order !== "date" && <input type="hidden" name="sort" value={order} />}
      <IntentButton intent="accept" variant={variant}>
        {children}
      </IntentButton>
    </Form>
  );
}
