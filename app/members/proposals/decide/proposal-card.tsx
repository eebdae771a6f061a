import { Link } from "@remix-run/react";
import { describeOffer } from "~/contract/price-words";
import { kindWords } from "~/members/words/member-words";
import { proposalsPath } from "~/paths";
import { DefinitionList } from "~/ui/definition-list";
import { finePrint } from "~/ui/text.css";
import { formatDay, formatTime } from "~/web/format/price";
import type { ProposalCardFragment } from "~/web/operations/operations.generated";
import { describeReason } from "../reason-words";
import type { DecisionBrief } from "./decide-reads.server";
import { describeFit, describeMustHaves, nameOf } from "./decide-words";
import * as css from "./proposal-card.css";
import { QuickDecision } from "./quick-decision";

interface ProposalCardProps {
  brief: Pick<DecisionBrief, "id" | "title" | "mustHaves">;
  proposal: ProposalCardFragment;
  /** The page that this stands on. */
  back: string;
  /** The form that its checkbox belongs to. */
  compare: string;
}

/** One proposal in a list: who, what they ask, how it fits, and what can be decided next. */
export function ProposalCard({ brief, proposal, back, compare }: ProposalCardProps) {
  const { applicantUid, applicant, kind, startOn, answers, fit, sentAt, reason } = proposal;
  const headline = applicant?.profile.headline;
  return (
    <article className={css.card}>
      <header className={css.head}>
        <div>
          <h3 className={css.name}>
            <Link className={css.link} to={proposalsPath(brief.id, applicantUid)} prefetch="intent">
              {nameOf(proposal)}
            </Link>
          </h3>
          <p className={finePrint}>{[kindWords[kind], headline].filter(Boolean).join(" · ")}</p>
        </div>
        <label className={css.pick}>
          <input className={css.box} type="checkbox" name="with" value={applicantUid} form={compare} />
          Compare
        </label>
      </header>
      <DefinitionList
        look="pairs"
        items={[
          ["Price", describeOffer(proposal)],
          ["Start", startOn ? formatDay(startOn) : "Not named"],
          ["Must-haves", describeMustHaves(brief.mustHaves, answers)],
          ["Fit", describeFit(fit)],
          ["Sent", sentAt && formatTime(sentAt)],
          ["Reason", reason && describeReason(reason)],
        ]}
      />
      <QuickDecision brief={brief} proposal={proposal} back={back} />
    </article>
  );
}
