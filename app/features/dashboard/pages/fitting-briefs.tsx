import { Link } from "@remix-run/react";
import { useViewer } from "~/features/accounts/parts/use-viewer";
import { BriefRow, BriefRows } from "~/features/briefs/parts/brief-row";
import { oneLine } from "~/features/briefs/parts/brief-row.css";
import { nameOf } from "~/features/briefs/parts/brief-texts";
import { lede } from "~/features/market/parts/lede.css";
import { bestFitPath, briefPath, memberPath, proposalPath } from "~/paths";
import { visuallyHidden } from "~/ui/hidden.css";
import { touchTarget } from "~/ui/link.css";
import { Panel } from "~/ui/panel";
import { finePrint, small } from "~/ui/text.css";
import type { LoadedDashboard } from "./dashboard-page.server";
import { FitChips } from "./fit-chips";

interface FittingBriefsProps {
  briefs: LoadedDashboard["briefs"];
  /** ISO date (UTC). */
  today: string;
}

/**
 * Open briefs that ask for the reader's skills, the best fit first; where none does, the newest
 * ones.
 */
export function FittingBriefs({ briefs, today }: FittingBriefsProps) {
  // Before the address is confirmed, members can only look.
  const mayPropose = useViewer()?.status === "ACTIVE";
  const skills = briefs.flatMap(({ fit }) => fit.lines.filter(({ aspect }) => aspect === "SKILLS"));
  const isFit = skills.some(({ state }) => state === "MET" || state === "NEARLY");
  const isUnfit = !isFit && skills.some(({ state }) => state === "NOT_MET");
  return (
    <Panel title={isFit ? "Briefs that fit you" : isUnfit ? "Other open briefs" : "New briefs"}>
      {isUnfit && <p className={lede}>None fits your skills now. These are open to you all the same.</p>}
      {briefs.length === 0 ? (
        <p className={finePrint}>No open brief yet. New ones come here first.</p>
      ) : (
        <BriefRows>
          {briefs.map(({ brief, fit }) => (
            <BriefRow
              key={brief.id}
              as="h3"
              brief={brief}
              to={briefPath(brief.id)}
              today={today}
              line={<FitChips fit={fit} />}
              foot={
                mayPropose && (
                  <Link to={proposalPath(brief.id)} className={`${touchTarget} ${small}`}>
                    Write a proposal
                    <span className={visuallyHidden}>: {brief.title}</span>
                  </Link>
                )
              }
              end={
                brief.hirer && (
                  <Link to={memberPath(brief.hirer.uid, brief.id)} className={touchTarget}>
                    <span className={oneLine}>{nameOf(brief.hirer)}</span>
                  </Link>
                )
              }
            />
          ))}
        </BriefRows>
      )}
      <Link className={touchTarget} to={bestFitPath}>
        See all open briefs
      </Link>
    </Panel>
  );
}
