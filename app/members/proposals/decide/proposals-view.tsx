import { Form, Link } from "@remix-run/react";
import { limits } from "~/contract/limits";
import { briefPath, comparePath, proposalsPath } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { RestartedNotice } from "~/ui/older-link";
import { PageHeading } from "~/ui/page-heading";
import { countOf, countPeople, decisionStates, describeStatus, emptyWords } from "./decide-words";
import { DecidedNotice } from "./decided-notice";
import { PromiseNotice } from "./promise-notice";
import { ProposalCard } from "./proposal-card";
import type { ProposalsPage } from "./proposals-page.server";
import * as css from "./proposals-view.css";

const compareForm = "compare";

/** The proposals of a brief: a list of one state, or all states side by side. */
export function ProposalsView({ brief, promised, view, state, columns, back, restarted }: ProposalsPage) {
  const { counts } = brief;
  const title = brief.title ?? "A brief without a title";
  const shown = columns.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const address = (params: Record<string, string>) =>
    `${proposalsPath(brief.id)}?${new URLSearchParams(params)}`;
  return (
    <>
      <PageHeading
        title="Proposals"
        lede={
          <>
            For <Link to={briefPath(brief.id)}>{title}</Link>
          </>
        }
      />
      <DecidedNotice />
      <PromiseNotice promised={promised} />
      {restarted && <RestartedNotice />}
      {brief.hidden ? (
        <EmptyState
          title="You can’t read proposals now"
          action={<LinkButton to={briefPath(brief.id)}>Go to the brief</LinkButton>}
        >
          Your account is suspended. The proposals stay: you can read them when the suspension is lifted.
        </EmptyState>
      ) : counts.total === 0 ? (
        <EmptyState
          title="No proposals yet"
          action={<LinkButton to={briefPath(brief.id)}>Go to the brief</LinkButton>}
        >
          {brief.status === "DRAFT"
            ? "This brief is a draft. Once you publish it, the proposals for it will be here, the first to come first."
            : "Proposals for this brief will be here, the first to come first. We mail you when one comes."}
        </EmptyState>
      ) : (
        <>
          <nav aria-label="Proposals by status" className={css.nav[view]}>
            <ul className={css.tabs}>
              {decisionStates.map((one) => (
                <li key={one}>
                  <Link
                    className={css.tab}
                    aria-current={one === state ? "page" : undefined}
                    to={address({ view: "list", status: one })}
                    prefetch="intent"
                  >
                    {describeStatus(one)} <span className={css.count}>{countOf(brief, one)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className={css.others}>
            {describeLine(brief)}
            {view !== "columns" && (
              <Link
                className={view === "auto" ? css.otherOnPhone : css.other}
                to={address({ view: "columns" })}
              >
                Show every status
              </Link>
            )}
            {view !== "list" && (
              <Link
                className={view === "auto" ? css.otherOnDesktop : css.other}
                to={address({ view: "list", status: state })}
              >
                Show one status at a time
              </Link>
            )}
          </p>
          <div className={css.board[view]}>
            {columns.map((column) => (
              <section
                key={column.state}
                className={column.state === state ? css.column : css.otherColumn[view]}
                aria-labelledby={`state-${column.state}`}
              >
                <h2 className={css.columnTitle} id={`state-${column.state}`}>
                  {describeStatus(column.state)}{" "}
                  <span className={css.count}>{countOf(brief, column.state)}</span>
                </h2>
                {column.nodes.length === 0 && <p className={css.none}>{emptyWords[column.state]}</p>}
                {column.nodes.map((proposal) => (
                  <ProposalCard
                    key={proposal.applicantUid}
                    brief={brief}
                    proposal={proposal}
                    back={back}
                    compare={compareForm}
                  />
                ))}
                {column.next && (
                  <p className={css.more}>
                    <LinkButton
                      variant="secondary"
                      to={address({ view: "list", status: column.state, after: column.next })}
                    >
                      More of these
                    </LinkButton>
                  </p>
                )}
              </section>
            ))}
          </div>
          {shown > 1 && (
            <Form id={compareForm} method="get" action={comparePath(brief.id)} className={css.compare}>
              <p className={css.compareWords}>Tick up to {limits.compared} to see them side by side.</p>
              <Button variant="secondary">Compare</Button>
            </Form>
          )}
        </>
      )}
    </>
  );
}

/** Who is not in any of the lists. */
function describeLine({ status, counts: { waitlisted } }: ProposalsPage["brief"]): string {
  if (waitlisted === 0) return "";
  return status === "FILLED" || status === "CLOSED"
    ? `${countPeople(waitlisted, "was", "were")} in line when it ended, and you read nothing of them. `
    : `${waitlisted} more ${waitlisted === 1 ? "waits" : "wait"} in line: you read them as places are freed. `;
}
