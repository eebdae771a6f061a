import { BriefRow, BriefRows } from "~/features/briefs/shared/brief-row";
import { oneLine } from "~/features/briefs/shared/brief-row.css";
import { HirerLink } from "~/features/briefs/shared/hirer-link";
import { SkillLinks } from "~/features/market/shared/fit-gap";
import { FitMarks } from "~/features/market/shared/fit-marks";
import { lede } from "~/features/market/shared/lede.css";
import { bestFitPath, briefPath, paths, profileGapPath, proposalPath } from "~/paths";
import { useViewer } from "~/shell/page/use-viewer";
import { Card } from "~/ui/card";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { finePrint, small } from "~/ui/text.css";
import * as words from "~/words/dashboard.generated";
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
    <Card title={words.fittingBriefs()}>
      {briefs.length === 0 ? (
        <NoneFit lacking={lacking} />
      ) : (
        <BriefRows>
          {briefs.map((one) => (
            <FittingRow key={one.brief.id} {...one} now={now} mayPropose={mayPropose} />
          ))}
        </BriefRows>
      )}
      <Link className={touchTarget} to={lacking?.named === false ? paths.briefs : bestFitPath}>
        {words.allOpenBriefs()}
      </Link>
    </Card>
  );
}

interface FittingRowProps {
  brief: LoadedDashboard["briefs"][number]["brief"];
  fit: LoadedDashboard["briefs"][number]["fit"];
  now: string;
  mayPropose: boolean;
}

function FittingRow({ brief, fit, now, mayPropose }: FittingRowProps) {
  return (
    <BriefRow
      as="h3"
      brief={brief}
      to={briefPath(brief.id)}
      now={now}
      marks={<FitMarks fit={fit.lines} />}
      line={fit.skills && <p className={`${finePrint} ${oneLine}`}>{words.skills({ skills: fit.skills })}</p>}
      foot={
        mayPropose && (
          <Link to={proposalPath(brief.id)} className={`${touchTarget} ${small}`}>
            {words.writeProposal({
              title: brief.title ?? "",
              hidden: (said) => <span className={visuallyHidden}>{said}</span>,
            })}
          </Link>
        )
      }
      end={brief.hirer && <HirerLink hirer={brief.hirer} briefId={brief.id} />}
    />
  );
}

/** Why no brief is shown, and what would change that. */
function NoneFit({ lacking }: Pick<FittingBriefsProps, "lacking">) {
  const { named, asked } = lacking ?? { named: true, asked: [] };
  return (
    <>
      <p className={lede}>{named ? words.noBriefFits() : words.noSkillsNamed()}</p>
      <p className={small}>
        {asked.length > 0
          ? words.mostAsked({ skills: <SkillLinks skills={asked} back={paths.app} /> })
          : !named && <Link to={profileGapPath("skills", null, paths.app)}>{words.addSkills()}</Link>}
      </p>
    </>
  );
}
