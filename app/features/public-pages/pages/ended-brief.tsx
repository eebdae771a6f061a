import * as row from "~/features/briefs/shared/brief-row.css";
import { paths } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { EndedBriefQuery, PublicBriefLineFragment } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import * as words from "~/words/publicPages.generated";
import { HirerLine } from "./hirer-line";
import { PublicBriefRow } from "./public-brief-row";

interface EndedBriefProps {
  /** With open ones of its discipline. */
  brief: NonNullable<EndedBriefQuery["endedBrief"]> & { others: PublicBriefLineFragment[] };
}

/** The page of a brief that took proposals once: how it stands, and what is open now. */
export function EndedBrief({ brief }: EndedBriefProps) {
  const { title, writtenIn, state, endedAt, decideBy, hirer, others } = brief;
  const { times, timed } = useTimed();
  return (
    <>
      <PageHeading
        title={title ?? words.untitledBrief()}
        lang={title && writtenIn}
        lede={
          endedAt
            ? timed(words.endedOn({ state, date: times.day(endedAt) }))
            : timed(words.inReview({ date: decideBy ? times.until(decideBy) : "" }))
        }
      />
      <HirerLine hirer={hirer} />
      {others.length > 0 && (
        <section>
          <h2>{words.openNow()}</h2>
          <div className={row.rows}>
            {others.map((other) => (
              <PublicBriefRow key={other.id} brief={other} level={3} />
            ))}
          </div>
        </section>
      )}
      <p>
        <LinkButton to={paths.publicBriefs}>{words.seeOpenBriefs()}</LinkButton>
      </p>
    </>
  );
}
