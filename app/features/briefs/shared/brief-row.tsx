import type { ReactNode } from "react";
import { isRunning } from "~/domain/brief";
import type { Times } from "~/domain/times";
import { useTimed } from "~/shell/format/use-timed";
import type { BriefDetailsFragment, BriefLineFragment } from "~/shell/operations/operations.generated";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { Tags } from "~/ui/tags";
import * as words from "~/words/briefs.generated";
import { besideEachOther, written } from "~/words/isolate";
import * as css from "./brief-row.css";
import { describePlace } from "./brief-texts";
import { PriceLine } from "./price-line";

interface BriefRowProps {
  brief: BriefLineFragment & Partial<Pick<BriefDetailsFragment, "summary" | "skills"> & { named: string[] }>;
  /** Where its title leads. */
  to: string;
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
  /** Its state, or that of a proposal for it: a chip beside the price. */
  chip?: ReactNode;
  /** How its reader fits it, in five marks. */
  marks?: ReactNode;
  /** In place of the summary. */
  line?: ReactNode;
  /** In place of its skills. */
  foot?: ReactNode;
  /** The end of the last line: the hirer. */
  end?: ReactNode;
  /** An action on the brief, at the end of its title. */
  tool?: ReactNode;
  /** `h3` if its list has a heading. */
  as?: "h2" | "h3";
}

/**
 * A brief in a list: its title, its price, its facts in one line, the beginning of its summary, its
 * skills.
 */
export function BriefRow(props: BriefRowProps) {
  const { brief, to, now, chip, marks, line, foot, end, tool, as: Title = "h2" } = props;
  const { title, budget, summary, skills = [], named } = brief;
  const lang = brief.writtenIn ?? undefined;
  const { times, timed } = useTimed();
  return (
    <article className={css.row}>
      <Title className={css.title}>
        <Link className={titleLink} to={to} {...(title && written(title, lang))}>
          {title ?? words.untitledDraft()}
        </Link>
      </Title>
      <PriceLine of={budget}>{chip}</PriceLine>
      <p className={css.facts}>
        <span>{timed(describeFacts(brief, times, now))}</span>
        {marks}
      </p>
      {line ??
        (summary && (
          <p {...written(summary, lang)} className={css.summary}>
            {summary}
          </p>
        ))}
      <div className={css.foot}>
        {foot ?? <Tags items={skills} label={words.skills()} lang={lang} named={named} kind="small" />}
        {end && <div className={css.end}>{end}</div>}
      </div>
      {tool && <div className={css.tool}>{tool}</div>}
    </article>
  );
}

/** Rows one under the other, within a block that has a heading. */
export function BriefRows({ children }: { children: ReactNode }) {
  return <div className={css.rows}>{children}</div>;
}

/** The same as cards: a page’s own list. */
export function BriefCards({ children }: { children: ReactNode }) {
  return <div className={css.cards}>{children}</div>;
}

/**
 * A brief in one line, without its price: "Remote · closes in 20 days · reply by 12 March · 2 of 25
 * places".
 */
export function describeFacts(brief: BriefLineFragment, times: Times, now: string): string {
  const { status, cap, counts, closesAt, decideBy } = brief;
  const runs = isRunning(brief);
  const closes = status === "OPEN" && closesAt ? times.daysTo(closesAt, now) : null;
  return besideEachOther([
    describePlace(brief),
    closes && words.closesWhen({ when: closes }),
    runs && decideBy && words.replyByDay({ day: times.shortUntil(decideBy, now) }),
    status === "OPEN" && words.placesShort({ taken: String(counts.places), cap }),
    status === "OPEN" && counts.waitlisted > 0 && words.waitingShort({ waiting: counts.waitlisted }),
  ]);
}
