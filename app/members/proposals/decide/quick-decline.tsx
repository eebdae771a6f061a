import { Form, Link, useNavigation } from "@remix-run/react";
import { declineReasons } from "~/contract/proposal";
import { proposalsPath } from "~/paths";
import { smallDanger } from "~/ui/button.css";
import { visuallyHidden } from "~/ui/hidden.css";
import { touchTarget } from "~/ui/link.css";
import { nameOf, reasonNames, stepPath } from "./decide-words";
import * as css from "./decision.css";
import type { DecisionPage } from "./decision-page.server";
import { WayOn } from "./way-on";

/** Where its buttons are, for the key that leads to them. */
export const declineId = "decline";

/** A no with its reason in one press, since it can be undone for ten minutes; with a note on a page of its own. */
export function QuickDecline(page: DecisionPage) {
  const { brief, proposal, back } = page;
  const { formData } = useNavigation();
  const address = proposalsPath(brief.id, proposal.applicantUid);
  const name = nameOf(proposal);
  return (
    <Form
      method="post"
      action={address}
      className={css.decline}
      id={declineId}
      aria-labelledby="decline-title"
    >
      <input type="hidden" name="intent" value="decline" />
      <WayOn {...page} />
      <p id="decline-title" className={css.declineTitle}>
        Decline, because of
      </p>
      <div className={css.reasons}>
        {declineReasons.map(([reason, words]) => (
          <button
            key={reason}
            type="submit"
            name="reason"
            value={reason}
            className={smallDanger}
            title={words}
            aria-disabled={formData?.get("intent") === "decline" || undefined}
          >
            <span className={visuallyHidden}>Decline {name}: </span>
            {reasonNames[reason]}
          </button>
        ))}
      </div>
      <p className={css.until}>
        They hear it ten minutes later; until then you can undo it.{" "}
        <Link to={`${stepPath(address, "decline", back)}#decide`} className={touchTarget} preventScrollReset>
          Decline with a note
        </Link>
      </p>
    </Form>
  );
}
