import { Link } from "@remix-run/react";
import { labelOf } from "~/contract/choices";
import { proposalStates } from "~/contract/proposal";
import { describePlaces, describeRecord, describeStatus, nameOf } from "~/members/words/brief-words";
import { memberPath, proposalPath } from "~/paths";
import { touchTarget } from "~/ui/link.css";
import type { OpenBriefsQuery } from "~/web/operations/operations.generated";
import { BriefCard, BriefCards } from "../brief-card";
import { SaveButton } from "./save-button";

type Brief = OpenBriefsQuery["openBriefs"]["nodes"][number];

/** Briefs as talent finds them. */
export function TalentCards({ briefs }: { briefs: readonly Brief[] }) {
  return (
    <BriefCards>
      {briefs.map((brief) => (
        <TalentCard key={brief.id} brief={brief} />
      ))}
    </BriefCards>
  );
}

/** Who asks and how they kept their word, what places are left, and what one did about it. */
function TalentCard({ brief }: { brief: Brief }) {
  const { id, title, status, hirer, saved, ownProposal } = brief;
  const above = hirer && (
    <>
      <Link to={memberPath(hirer.uid, id)} className={touchTarget}>
        {nameOf(hirer)}
      </Link>
      <span>{describeRecord(hirer)}</span>
    </>
  );
  return (
    <BriefCard brief={brief} above={above}>
      <span>{status === "OPEN" ? describePlaces(brief) : describeStatus(status)}</span>
      {ownProposal && (
        <Link to={proposalPath(id)} className={touchTarget}>
          Your proposal: {labelOf(proposalStates, ownProposal.status).toLowerCase()}
        </Link>
      )}
      <SaveButton id={id} title={title} saved={saved} />
    </BriefCard>
  );
}
