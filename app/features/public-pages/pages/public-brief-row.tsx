import type { ReactNode } from "react";
import { addressOfBrief } from "~/domain/public-address";
import * as row from "~/features/briefs/shared/brief-row.css";
import { describeRecordShortly } from "~/features/briefs/shared/brief-texts";
import { factsInLine } from "~/features/briefs/shared/facts-in-line";
import { PriceLine } from "~/features/briefs/shared/price-line";
import { publicBriefPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { PublicBriefLineFragment } from "~/shell/operations/operations.generated";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { Tags } from "~/ui/tags";
import { written } from "~/words/isolate";
import * as words from "~/words/publicPages.generated";

/** A public brief in a list. Its days are dates, so that a page that is kept stays true. */
interface PublicBriefRowProps {
  brief: PublicBriefLineFragment & { named?: string[] };
  level?: 2 | 3;
  /** The hirer's face, where the page isn't about them. */
  mark?: ReactNode;
}

export function PublicBriefRow({ brief, level = 2, mark }: PublicBriefRowProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const { title, budget, summary, skills, named, hirer } = brief;
  const lang = brief.writtenIn ?? undefined;
  const { times, timed } = useTimed();
  return (
    <article className={row.row}>
      <Heading className={row.title}>
        <Link
          className={titleLink}
          to={publicBriefPath(addressOfBrief(brief))}
          {...written(title ?? "", lang)}
        >
          {title}
        </Link>
      </Heading>
      <PriceLine of={budget} />
      <p className={row.facts}>{timed(factsInLine(brief, times))}</p>
      {summary && (
        <p {...written(summary, lang)} className={row.summary}>
          {summary}
        </p>
      )}
      <div className={row.foot}>
        <Tags items={skills} label={words.skills()} lang={lang} named={named} kind="small" />
        <div className={row.endLine}>
          {mark}
          <span>
            <bdi>{hirer.name}</bdi> · {describeRecordShortly(hirer)}
          </span>
        </div>
      </div>
    </article>
  );
}
