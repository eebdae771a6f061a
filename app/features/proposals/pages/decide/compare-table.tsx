import type { ReactNode } from "react";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { kindLabels } from "~/domain/kind-labels";
import { FitChip, ProposalChip } from "~/features/market/shared/state-chip";
import { Pitch } from "~/features/proposals/shared/pitch";
import { describeReason } from "~/features/proposals/shared/reason-texts";
import { proposalsPath } from "~/paths";
import { formatDay, formatPrice } from "~/shell/format/price";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { Monogram } from "~/ui/monogram";
import { written } from "~/words/isolate";
import * as words from "~/words/proposalsCompare.generated";
import type { ComparePage } from "./compare-page.server";
import * as css from "./compare-table.css";
import type { WholeProposal } from "./decide-reads.server";
import { nameOf } from "./decide-texts";
import { MetText, TeamList } from "./proposal-text";
import { hasNext, QuickDecision } from "./quick-decision";
import { ShownIn } from "./shown-in";

/** Lines of the fit checklist that have a row of their own; must-haves have one each. */
const fitRows = ["SKILLS", "RATE", "DATES", "WORKPLACE"] as const;

/**
 * One aspect a row, one applicant a column; on a phone each aspect with its answers one under the
 * other.
 */
export function CompareTable({ brief, proposals, prices, costs, back }: ComparePage) {
  const noPrice = { text: words.notNamed(), asked: null };
  const row = (
    aspect: string,
    asked: string | null,
    cell: (proposal: WholeProposal) => ReactNode,
    lang: string | null = null,
  ) => <Row key={aspect} aspect={aspect} lang={lang} asked={asked} proposals={proposals} cell={cell} />;
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{words.caption({ count: proposals.length })}</caption>
      <thead>
        <tr>
          <td className={css.corner} />
          {proposals.map((proposal) => (
            <th key={proposal.applicantUid} scope="col" className={css.who}>
              <span className={css.person}>
                <Monogram
                  uid={proposal.applicantUid}
                  name={nameOf(proposal)}
                  face={proposal.applicant?.profile.face}
                  through={brief.id}
                  size="large"
                />
                <Link className={css.name} to={proposalsPath(brief.id, proposal.applicantUid)} dir="auto">
                  {nameOf(proposal)}
                </Link>
              </span>
              <span className={css.note}>{kindLabels[proposal.kind]()}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(words.status(), null, ({ status, reason }) => (
          <>
            <ProposalChip status={status} forHirer />
            {reason && <span className={css.note}>{describeReason(reason)}</span>}
          </>
        ))}
        {row(
          words.price(),
          brief.budget && words.budget({ budget: formatPrice(brief.budget) }),
          (proposal) => {
            const { text, asked } = prices[proposal.applicantUid] ?? noPrice;
            return (
              <>
                {text}
                {asked && <span className={css.note}>{asked}</span>}
              </>
            );
          },
        )}
        {costs.map(({ title, cells }) =>
          row(title, null, ({ applicantUid, rate }) => {
            const cost = cells[applicantUid];
            if (!cost) return rate ? words.costNeedsDays() : words.notNamed();
            return (
              <>
                {cost.text}
                {cost.how && <span className={css.note}>{cost.how}</span>}
              </>
            );
          }),
        )}
        {row(
          words.start(),
          brief.startOn && words.wishedStart({ day: formatDay(brief.startOn) }),
          ({ startOn }) => (startOn ? formatDay(startOn) : words.notNamed()),
        )}
        {brief.mustHaves.map((mustHave, index) =>
          row(
            mustHave,
            words.mustHave(),
            ({ answers, cases, applicant }) => (
              <>
                <MetText met={answers[index]?.met} />
                {answers[index]?.evidence && <span className={css.note}>{answers[index].evidence}</span>}
                <ShownIn
                  caseId={answers[index]?.caseId}
                  cases={cases}
                  lang={applicant?.profile.writtenIn ?? null}
                  briefId={brief.id}
                />
              </>
            ),
            brief.writtenIn,
          ),
        )}
        {fitRows.map((aspect) =>
          row(words.aspect({ aspect }), words.fit(), ({ fit }) => {
            const line = fit.find((one) => one.aspect === aspect);
            return (
              line && (
                <>
                  <FitChip aspect={line.aspect} state={line.state} />
                  <span className={css.note}>{line.detail}</span>
                </>
              )
            );
          }),
        )}
        {proposals.some(({ team }) => team.length > 0) &&
          row(proposalFields.team.label(), null, ({ team }) =>
            team.length > 0 ? <TeamList team={team} /> : words.notNamed(),
          )}
        {row(words.pitch(), null, ({ pitch }) => (
          <Pitch text={pitch ?? ""} />
        ))}
        {row(words.decision(), null, (proposal) =>
          hasNext(proposal) ? (
            <QuickDecision brief={brief} proposal={proposal} back={back} />
          ) : (
            words.nothingToDecide()
          ),
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  aspect: string;
  /** The language of the aspect, where the hirer named it and says so. */
  lang: string | null;
  /** The brief's requirement for this aspect. */
  asked: string | null;
  proposals: WholeProposal[];
  cell: (proposal: WholeProposal) => ReactNode;
}

function Row({ aspect, lang, asked, proposals, cell }: RowProps) {
  return (
    <tr className={css.row}>
      <th scope="row" className={css.aspect}>
        <span {...written(aspect, lang)}>{aspect}</span>
        {asked && <span className={css.note}>{asked}</span>}
      </th>
      {proposals.map((proposal) => (
        <td key={proposal.applicantUid} className={css.cell}>
          {/* Repeats the column's heading on a phone, which has no columns. */}
          <span className={css.cellName} aria-hidden="true" dir="auto">
            {nameOf(proposal)}
          </span>
          {cell(proposal)}
        </td>
      ))}
    </tr>
  );
}
