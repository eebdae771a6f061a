import type { ReactNode } from "react";
import { briefPath, proposalsPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { limits } from "~/values/limits";
import { formatNumber } from "~/words/formats";
import * as words from "~/words/proposalsCompare.generated";
import type { ComparePage } from "./compare-page.server";
import { CompareTable } from "./compare-table";
import { DecidedNotice } from "./decided-notice";
import { describePromise } from "./promise";
import { PromiseNotice } from "./promise-notice";

/** Up to four proposals side by side, the brief's requirements in the first column. */
export function CompareView(page: ComparePage) {
  const { times, timed } = useTimed();
  const { brief, now, proposals, tooMany, missing, decided, back, ticked } = page;
  const all = `${proposalsPath(brief.id)}?${new URLSearchParams(ticked.map((uid) => ["with", uid]))}`;
  const link = (title: ReactNode) => <Link to={briefPath(brief.id)}>{title}</Link>;
  return (
    <>
      <PageHeading
        title={words.heading()}
        lede={
          brief.title === null
            ? words.forUntitled({ brief: link })
            : words.forBrief({ title: brief.title, brief: link })
        }
        action={
          <LinkButton to={all} variant="secondary">
            {words.all()}
          </LinkButton>
        }
      />
      <DecidedNotice briefId={brief.id} decided={decided} back={back} shown={proposals} />
      <PromiseNotice promised={describePromise(brief, times, now)} timed={timed} />
      {tooMany > 0 && (
        <Notice kind="warning" title={words.tooManyTitle({ most: limits.compared })}>
          {words.tooManyText({ most: formatNumber(limits.compared), left: tooMany })}
        </Notice>
      )}
      {missing > 0 && (
        <Notice kind="warning" title={words.missingTitle()}>
          {words.missingText({ missing })}
        </Notice>
      )}
      {proposals.length < 2 ? (
        <EmptyState
          title={proposals.length === 1 ? words.oneMore() : words.chooseUpTo({ most: limits.compared })}
          action={<LinkButton to={all}>{words.chooseProposals()}</LinkButton>}
        >
          {words.chooseText({ most: limits.compared })}
        </EmptyState>
      ) : (
        <CompareTable {...page} />
      )}
    </>
  );
}
