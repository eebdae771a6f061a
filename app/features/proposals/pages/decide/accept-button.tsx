import type { ReactNode } from "react";
import { proposalsPath, replyPath } from "~/paths";
import type { ProposalCardFragment } from "~/shell/operations/operations.generated";
import { IntentButton, LinkButton } from "~/ui/button";
import { Form } from "~/ui/form";
import type { ButtonVariant } from "~/ui/themes/button-themes";
import { oneButton } from "./decision.css";
import { isLastSeat, type SeatsLeft } from "./last-seat";
import { type CardOrder, sortOf } from "./sort-cards";

interface AcceptButtonProps {
  brief: SeatsLeft & { id: string };
  proposal: Pick<ProposalCardFragment, "applicantUid">;
  /** The page that the hirer came from and goes back to; null for the proposal's own. */
  back: string | null;
  /** The order of the list that the button is in. */
  order?: CardOrder;
  variant: ButtonVariant;
  children: ReactNode;
}

/**
 * Accepts in one press, since that can be undone for ten minutes. For the last seat it leads to the
 * page that lists the applicants to be declined.
 */
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
