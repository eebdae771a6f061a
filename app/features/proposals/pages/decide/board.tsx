import { Form, Link, useLocation, useParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { isRunning } from "~/content/brief";
import { waitingForReply } from "~/content/proposal";
import * as choice from "~/features/market/parts/choice-links.css";
import { KeysHint } from "~/features/market/parts/keys-hint";
import { lede } from "~/features/market/parts/lede.css";
import { useOpenBeside } from "~/features/market/parts/use-open-beside";
import { countPeople } from "~/features/proposals/parts/waiting-texts";
import { briefPath, comparePath, proposalsPath, replyPath } from "~/paths";
import { limits } from "~/platform/values/limits";
import { useRuns } from "~/shell/client/use-runs";
import { useTimes } from "~/shell/format/use-times";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { touchTarget } from "~/ui/link.css";
import { RestartedNotice } from "~/ui/older-link";
import { PageHeading } from "~/ui/page-heading";
import { finePrint } from "~/ui/text.css";
import * as css from "./board.css";
import { BoardKeys } from "./board-keys";
import type { BoardPage, BoardSection } from "./board-page.server";
import { BoardRow } from "./board-row";
import { countOf, sectionTitles } from "./decide-texts";
import { DecidedNotice } from "./decided-notice";
import { NoneShown } from "./none-shown";
import { describePromise } from "./promise";
import { PromiseNotice } from "./promise-notice";
import { cardOrders, sortOf } from "./sort-cards";

const ticksForm = "ticks";

interface BoardProps {
  page: BoardPage;
  /**
   * The applicant shown beside the list if the address names none and no script runs; null for
   * none.
   */
  opened: string | null;
  /**
   * The whole proposal that the address names: beside the list where there is room, else alone. If
   * it names none, the first one, or null.
   */
  children: ReactNode;
}

/** The proposals of a brief by state, and the open one. */
export function Board({ page, opened, children }: BoardProps) {
  const { brief, now, sections, decided, restarted, first } = page;
  const { uid } = useParams();
  const promised = describePromise(brief, useTimes(), now);
  // A page with JavaScript goes to the address of the proposal it opens, or opens none where there
  // is no room.
  const read = useRuns() ? uid : (uid ?? opened ?? undefined);
  const shown = sections.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const isList = uid === undefined;
  const { search } = useLocation();
  useOpenBeside(isList && first !== null ? proposalsPath(brief.id, first) + search : null);
  const said = <DecidedNotice briefId={brief.id} decided={decided} shown={uid} />;
  const list = isList ? css.list : `${css.list} ${css.beside}`;
  // The head scrolls with the rows, so that a low window has room for both.
  const head = (
    <>
      <PageHeading
        title="Proposals"
        as={isList ? "h1" : "h2"}
        lede={
          <>
            For <Link to={briefPath(brief.id)}>{brief.title ?? "a brief without a title"}</Link>
          </>
        }
      />
      {promised &&
        (promised.urgent ? (
          <PromiseNotice promised={promised} />
        ) : (
          <p className={`${finePrint} ${lede}`}>
            {promised.title}. {promised.text}
          </p>
        ))}
      {restarted && <RestartedNotice />}
    </>
  );
  return (
    <div className={css.board}>
      {shown === 0 ? (
        <div className={list}>
          {head}
          {isList && said}
          <NoProposals brief={brief} />
        </div>
      ) : (
        <BoardKeys briefId={brief.id} className={list}>
          {head}
          {isList && said}
          <OrderLinks brief={brief} only={page.only} order={page.order} shown={uid} />
          {waitingForReply(brief.counts) > 0 && (
            <p className={`${css.keys} ${css.beside}`}>
              <KeysHint>
                , <kbd>s</kbd> shortlist, <kbd>d</kbd> decline
              </KeysHint>
            </p>
          )}
          <Sections {...page} shown={read} />
          {shown > 1 && <TicksBar brief={brief} order={page.order} />}
        </BoardKeys>
      )}
      {isList ? (
        <div className={`${css.side} ${css.beside}`}>{children ?? (shown > 0 && <NoneShown />)}</div>
      ) : (
        <div className={css.side}>
          {said}
          {children}
        </div>
      )}
    </div>
  );
}

function NoProposals({ brief }: Pick<BoardPage, "brief">) {
  const action = <LinkButton to={briefPath(brief.id)}>Go to the brief</LinkButton>;
  if (brief.hidden)
    return (
      <EmptyState title="You can’t read proposals now" action={action}>
        Your account is suspended. The proposals stay: you can read them when the suspension is lifted.
      </EmptyState>
    );
  return (
    <EmptyState title="No proposals yet" action={action}>
      {brief.status === "DRAFT"
        ? "This brief is a draft. Once you publish it, the proposals for it will be here, the first to come first."
        : "Proposals for this brief will be here, the first to come first. We e-mail you when one comes."}
    </EmptyState>
  );
}

function Sections({
  brief,
  only,
  sections,
  order,
  ticked,
  shown,
}: BoardPage & { shown: string | undefined }) {
  const { counts } = brief;
  // A single proposal can't be compared, and is declined on its own page.
  const isAlone = sections.flatMap(({ nodes }) => nodes).length === 1;
  const runs = isRunning(brief);
  return (
    <>
      {only && (
        <p>
          <Link className={touchTarget} to={proposalsPath(brief.id)}>
            Every status
          </Link>
        </p>
      )}
      {runs && !only && counts.sent === 0 && <p className={lede}>No new proposals.</p>}
      {sections
        .filter(({ nodes }) => nodes.length > 0)
        .map((section) => (
          <section key={section.state} aria-labelledby={`state-${section.state}`}>
            <div className={css.sectionHead}>
              <h2 id={`state-${section.state}`}>
                {sectionTitles[section.state]} <span className={css.count}>{howMany(brief, section)}</span>
              </h2>
            </div>
            <ol className={css.rows}>
              {section.nodes.map((proposal) => (
                <BoardRow
                  key={proposal.applicantUid}
                  briefId={brief.id}
                  proposal={proposal}
                  isShown={proposal.applicantUid === shown}
                  form={isAlone ? null : ticksForm}
                  isTicked={ticked.includes(proposal.applicantUid)}
                  order={order}
                  budget={brief.budget}
                />
              ))}
            </ol>
            {section.next && (
              <p className={css.sectionHead}>
                <LinkButton
                  variant="secondary"
                  to={`${proposalsPath(brief.id)}?${new URLSearchParams({ status: section.state, ...sortOf(order), after: section.next })}`}
                >
                  More of these
                </LinkButton>
              </p>
            )}
          </section>
        ))}
      {counts.waitlisted > 0 && (
        <section aria-labelledby="state-waitlisted">
          <h2 className={css.sectionHead} id="state-waitlisted">
            Waiting list <span className={css.count}>{counts.waitlisted}</span>
          </h2>
          <p className={finePrint}>
            {runs
              ? "You read them as places are freed."
              : `${countPeople(counts.waitlisted, "was", "were")} on the waiting list when it ended; you couldn’t read them.`}
          </p>
        </section>
      )}
    </>
  );
}

function howMany(brief: BoardPage["brief"], { state, nodes, next }: BoardSection): string {
  return String(countOf(brief, state) ?? `${nodes.length}${next ? "+" : ""}`);
}

/** Links that sort the waiting proposals: each order has its address. */
function OrderLinks({
  brief,
  only,
  order,
  shown,
}: Pick<BoardPage, "brief" | "only" | "order"> & { shown: string | undefined }) {
  if (waitingForReply(brief.counts) < 2) return null;
  return (
    <nav className={css.orders} aria-label="Sort by">
      <span className={touchTarget} aria-hidden="true">
        Sort by
      </span>
      {cardOrders.map(([value, label]) => (
        <Link
          key={value}
          className={choice.state}
          to={`${proposalsPath(brief.id, shown)}?${new URLSearchParams({ ...(only && { status: only }), ...sortOf(value) })}`}
          aria-current={value === order ? "true" : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/**
 * Appears when a proposal is ticked, and counts the ticks; by style sheet alone, so that it needs
 * no JavaScript. The ticks stay in this page’s address for the way back.
 */
function TicksBar({ brief: { id, counts }, order }: Pick<BoardPage, "brief" | "order">) {
  return (
    <Form
      id={ticksForm}
      method="get"
      action={comparePath(id)}
      className={css.compare}
      onSubmit={({ currentTarget }) => keepTicks(new FormData(currentTarget))}
    >
      {order !== "date" && <input type="hidden" name="sort" value={order} />}
      <p>
        <strong className={css.ticked} /> ticked
      </p>
      <Button variant="secondary" title={`Up to ${limits.compared} fit side by side`}>
        Compare
      </Button>
      {waitingForReply(counts) > 0 && (
        <span className={css.decline}>
          <Button variant="quiet" formAction={replyPath(id, { with: [] })}>
            Decline
          </Button>
        </span>
      )}
      <Button variant="quiet" type="reset">
        Clear
      </Button>
    </Form>
  );
}

function keepTicks(ticks: FormData): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("with");
  for (const uid of ticks.getAll("with")) address.searchParams.append("with", String(uid));
  window.history.replaceState(window.history.state, "", address);
}
