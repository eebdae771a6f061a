import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { describePlace, movedFrom } from "~/members/words/brief-words";
import { briefPath } from "~/paths";
import { formatDay, formatPrice } from "~/web/format/price";
import type { BriefCardFragment } from "~/web/operations/operations.generated";
import * as css from "./brief-card.css";

interface BriefCardProps {
  brief: BriefCardFragment;
  /** Where its title leads; its own page by default. */
  to?: string;
  /** A line above the title: who asks, or the state. */
  above?: ReactNode;
  /** What stands below: places, buttons. */
  children?: ReactNode;
}

/** A brief in a list: what it asks, what it pays, and until when, under a thin rule. */
export function BriefCard({ brief, to = briefPath(brief.id), above, children }: BriefCardProps) {
  const { title, summary, skills, budget, closesOn, decideOn } = brief;
  return (
    <article className={css.card}>
      <div className={css.words}>
        {above && <p className={css.above}>{above}</p>}
        <h2 className={css.title}>
          <Link className={css.link} to={to} prefetch="intent">
            {title ?? "A brief without a title yet"}
          </Link>
        </h2>
        {summary && <p className={css.summary}>{summary}</p>}
        {skills.length > 0 && (
          <ul className={css.skills} aria-label="Skills">
            {skills.map((skill) => (
              <li key={skill} className={css.skill}>
                {skill}
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className={css.facts}>
        <Fact name="Budget" value={budget && formatPrice(budget)} />
        <Fact name="Place" value={describePlace(brief)} />
        <Fact name="Closes" value={closesOn && formatDay(closesOn) + movedFrom(brief, "closesOn")} />
        <Fact name="Answers by" value={decideOn && formatDay(decideOn) + movedFrom(brief, "decideOn")} />
      </dl>
      {children && <div className={css.end}>{children}</div>}
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null;
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Cards one under the other, as a list that says how many there are. */
export function BriefCards({ children }: { children: ReactNode }) {
  return <div className={css.cards}>{children}</div>;
}
