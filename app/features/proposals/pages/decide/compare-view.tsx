import { Link } from "@remix-run/react";
import { briefPath, proposalsPath } from "~/paths";
import { limits } from "~/platform/values/limits";
import { useTimes } from "~/shell/format/use-times";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import type { ComparePage } from "./compare-page.server";
import { CompareTable } from "./compare-table";
import { DecidedNotice } from "./decided-notice";
import { describePromise } from "./promise";
import { PromiseNotice } from "./promise-notice";

/** Up to four proposals side by side, the brief's requirements in the first column. */
export function CompareView(page: ComparePage) {
  const { brief, now, proposals, tooMany, missing, decided, back, ticked } = page;
  const all = `${proposalsPath(brief.id)}?${new URLSearchParams(ticked.map((uid) => ["with", uid]))}`;
  return (
    <>
      <PageHeading
        title="Compare"
        lede={
          <>
            Proposals for <Link to={briefPath(brief.id)}>{brief.title ?? "a brief without a title"}</Link>
          </>
        }
        action={
          <LinkButton to={all} variant="secondary">
            All proposals
          </LinkButton>
        }
      />
      <DecidedNotice briefId={brief.id} decided={decided} back={back} />
      <PromiseNotice promised={describePromise(brief, useTimes(), now)} />
      {tooMany > 0 && (
        <Notice kind="warning" title={`Up to ${limits.compared} fit side by side`}>
          These are the first {limits.compared} that you ticked; {tooMany} more {tooMany === 1 ? "is" : "are"}{" "}
          left out.
        </Notice>
      )}
      {missing > 0 && (
        <Notice kind="warning" title="Not all of them are here">
          {missing === 1 ? "One proposal" : `${missing} proposals`} can’t be read any more, or never were
          here, and {missing === 1 ? "is" : "are"} left out.
        </Notice>
      )}
      {proposals.length < 2 ? (
        <EmptyState
          title={proposals.length === 1 ? "Choose one more" : `Choose 2 to ${limits.compared}`}
          action={<LinkButton to={all}>Choose proposals</LinkButton>}
        >
          Tick 2 to {limits.compared} proposals in the list and press Compare: their answers, prices and dates
          are then side by side here.
        </EmptyState>
      ) : (
        <CompareTable {...page} />
      )}
    </>
  );
}
