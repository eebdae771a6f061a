import { Link } from "@remix-run/react";
import { labelOf } from "~/contract/choices";
import { proposalStates } from "~/contract/proposal";
import { describePlaces, describeRecord, describeStatus, nameOf } from "~/members/words/brief-words";
import { memberPath, proposalPath } from "~/paths";
import { cardLink } from "~/ui/card-link.css";
import type { OpenBriefsQuery } from "~/web/operations/operations.generated";
import { BriefCard } from "../brief-card";
import { SaveButton } from "./save-button";

/** A brief as talent finds it: who asks and how they kept their word, what places are left, and what one did about it. */
export function TalentCard({ brief }: { brief: OpenBriefsQuery["openBriefs"]["nodes"][number] }) {
  const { id, title, status, hirer, saved, ownProposal } = brief;
  const above = hirer && (
    <>
      <Link to={memberPath(hirer.uid, id)} className={cardLink}>
        {nameOf(hirer)}
      </Link>
      <span>{describeRecord(hirer)}</span>
    </>
  );
  return (
    <BriefCard brief={brief} above={above}>
      <span>{status === "OPEN" ? describePlaces(brief) : describeStatus(status)}</span>
      {ownProposal && (
        <Link to={proposalPath(id)} className={cardLink}>
          Your proposal: {labelOf(proposalStates, ownProposal.status).toLowerCase()}
        </Link>
      )}
      <SaveButton id={id} title={title} saved={saved} />
    </BriefCard>
  );
}
