import { memo } from "react";
import { BriefCards, BriefRow } from "~/features/briefs/shared/brief-row";
import { oneLine } from "~/features/briefs/shared/brief-row.css";
import { describeRecordShortly } from "~/features/briefs/shared/brief-texts";
import { HirerLink } from "~/features/briefs/shared/hirer-link";
import { FitMarks } from "~/features/market/shared/fit-marks";
import { BriefChip, ProposalChip } from "~/features/market/shared/state-chip";
import { briefPath, proposalPath } from "~/paths";
import type { OpenBriefsQuery } from "~/shell/operations/operations.generated";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import * as words from "~/words/briefsOpen.generated";
import { BookmarkButton, useBookmarking } from "./bookmark-button";

type Brief = OpenBriefsQuery["openBriefs"]["nodes"][number];

interface TalentRowsProps {
  briefs: readonly Brief[];
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
}

/** Briefs as talent finds them. */
export function TalentRows({ briefs, now }: TalentRowsProps) {
  const back = useBookmarking();
  return (
    <BriefCards>
      {briefs.map((brief) => (
        <TalentRow key={brief.id} brief={brief} now={now} back={back} />
      ))}
    </BriefCards>
  );
}

interface TalentRowProps {
  brief: Brief;
  now: string;
  /** Of `useBookmarking`. */
  back: string | null;
}

/**
 * One brief, with its hirer and either their record of promises or what the reader did about it.
 */
const TalentRow = memo(function TalentRow({ brief, now, back }: TalentRowProps) {
  const { id, title, status, hirer, bookmarked, ownProposal, fit } = brief;
  const own = ownProposal && (
    <Link to={proposalPath(id)} className={touchTarget}>
      {words.yourProposal({
        hidden: (said) => <span className={visuallyHidden}>{said}</span>,
        status: <ProposalChip status={ownProposal.status} />,
      })}
    </Link>
  );
  return (
    <BriefRow
      brief={brief}
      to={briefPath(id)}
      now={now}
      marks={fit && <FitMarks fit={fit} />}
      chip={status !== "OPEN" && <BriefChip status={status} />}
      end={
        <>
          {own}
          {hirer && (
            <>
              <HirerLink hirer={hirer} briefId={id} />
              {!own && <span className={oneLine}>{describeRecordShortly(hirer)}</span>}
            </>
          )}
        </>
      }
      tool={
        back !== null && (
          <BookmarkButton id={id} title={title} bookmarked={bookmarked} back={back} look="icon" />
        )
      }
    />
  );
});
