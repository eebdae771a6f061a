import { Link } from "@remix-run/react";
import { useViewer } from "~/features/accounts/parts/use-viewer";
import { BriefRow, BriefRows } from "~/features/briefs/parts/brief-row";
import { oneLine } from "~/features/briefs/parts/brief-row.css";
import { nameOf } from "~/features/briefs/parts/brief-texts";
import { lede } from "~/features/market/parts/lede.css";
import { SkillLinks } from "~/features/search/parts/fit-gap";
import { FitMarks } from "~/features/search/parts/fit-marks";
import { bestFitPath, briefPath, memberPath, paths, profileGapPath, proposalPath } from "~/paths";
import { visuallyHidden } from "~/ui/hidden.css";
import { touchTarget } from "~/ui/link.css";
import { Panel } from "~/ui/panel";
import { finePrint, small } from "~/ui/text.css";
import type { LoadedDashboard } from "./dashboard-page.server";

interface FittingBriefsProps {
  briefs: LoadedDashboard["briefs"];
  lacking: LoadedDashboard["lacking"];
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
}

/** Open briefs that ask for the reader's skills, the best fit first; where none does, why. */
export function FittingBriefs({ briefs, lacking, now }: FittingBriefsProps) {
  // Before the address is confirmed, members can only look.
  const mayPropose = useViewer()?.status === "ACTIVE";
  return (
    <Panel title="Briefs that fit you">
      {briefs.length === 0 ? (
        <NoneFit lacking={lacking} />
      ) : (
        <BriefRows>
          {briefs.map(({ brief, fit }) => (
            <BriefRow
              key={brief.id}
              as="h3"
              brief={brief}
              to={briefPath(brief.id)}
              now={now}
              marks={<FitMarks fit={fit.lines} />}
              line={fit.skills && <p className={`${finePrint} ${oneLine}`}>Skills: {fit.skills}</p>}
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
      <Link className={touchTarget} to={lacking?.named === false ? paths.briefs : bestFitPath}>
        See all open briefs
      </Link>
    </Panel>
  );
}

/** Why no brief is shown, and what would change that. */
function NoneFit({ lacking }: Pick<FittingBriefsProps, "lacking">) {
  const { named, asked } = lacking ?? { named: true, asked: [] };
  return (
    <>
      <p className={lede}>
        {named
          ? "No new brief fits your skills right now. The next one that does comes here."
          : "Briefs are found by your skills, and your profile names none yet."}
      </p>
      <p className={small}>
        {asked.length > 0 ? (
          <>
            Most asked for now: <SkillLinks skills={asked} back={paths.app} />. Add to your profile what you
            have.
          </>
        ) : (
          !named && <Link to={profileGapPath("skills", null, paths.app)}>Add your skills</Link>
        )}
      </p>
    </>
  );
}
