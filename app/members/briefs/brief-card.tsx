import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { describePlace, movedFrom } from "~/members/words/brief-words";
import { briefPath } from "~/paths";
import { DefinitionList } from "~/ui/definition-list";
import { titleLink } from "~/ui/link.css";
import { Tags } from "~/ui/tags";
import { heading } from "~/ui/text.css";
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
        <h2 className={heading}>
          <Link className={titleLink} to={to} prefetch="intent">
            {title ?? "A brief without a title yet"}
          </Link>
        </h2>
        {summary && <p className={css.summary}>{summary}</p>}
        <Tags items={skills} label="Skills" kind="small" />
      </div>
      <DefinitionList
        look="card"
        items={[
          ["Budget", budget && formatPrice(budget)],
          ["Place", describePlace(brief)],
          ["Closes", closesOn && formatDay(closesOn) + movedFrom(brief, "closesOn")],
          ["Answers by", decideOn && formatDay(decideOn) + movedFrom(brief, "decideOn")],
        ]}
      />
      {children && <div className={css.end}>{children}</div>}
    </article>
  );
}

/** Cards one under the other, as a list that says how many there are. */
export function BriefCards({ children }: { children: ReactNode }) {
  return <div className={css.cards}>{children}</div>;
}
